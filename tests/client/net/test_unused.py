"""Who plays on one phone does not wait for the network: nothing of it is even imported."""

import subprocess
import sys

ALONE = "home setup table result look settings rules"


def test_no_screen_for_one_phone_imports_anything_of_the_network() -> None:
    names = ", ".join("client.screens." + name for name in ALONE.split())
    program = f"import sys, {names}; print([n for n in sys.modules if n.startswith('client.net')])"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout.strip() == "[]", said.stderr
