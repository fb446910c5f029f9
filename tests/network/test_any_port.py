"""A port that the system chooses: both doors say which."""

import re
from pathlib import Path

from tests.network.places import Laptop, Network

OPENS = """
import socket, ssl, sys

trust = ssl.create_default_context()
trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
with socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=10) as door:
    print(trust.wrap_socket(door).version())
"""


def test_any_free_port_is_any_for_both_doors(network: Network, built: Path, tmp_path: Path) -> None:
    host = network.host("any")
    laptop = Laptop(host, tmp_path / "data", "--lan", port=0).start()
    try:
        said = laptop.said()
        assert re.search(r"http://127\.0\.0\.1:(\d+)\n", said)
        ports = {way: int(port) for way, port in re.findall(r"(https?)://[\w.-]+:(\d+)", said)}
        assert len(set(ports.values())) == 2 and min(ports.values()) > 1023, said
        assert host.python("-c", OPENS, str(ports["https"])).startswith("TLS")
        address = f"http://{host.address}:{ports['http']}/healthz"
        fetch = "import sys; from tests.network.places import fetch; print(fetch(sys.argv[1]))"
        assert '"ok":true' in host.python("-c", fetch, address)
    finally:
        assert laptop.stop() == 0
