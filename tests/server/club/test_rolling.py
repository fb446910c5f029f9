"""Both servers are started anew, one after the other, and whoever plays goes on: docs/CLUB.md."""

import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.source import SOURCE
from shared_rules.engine.chance import Chance
from tests.network.places import must_have
from tests.server.club.company import same
from tests.server.home import Home, free_port
from tests.server.phone import Gone, Phone, sit_down

OwnPair = Callable[..., list[Home]]
LONGEST = 5.0
"""Seconds without a move at most. On a quiet computer it is less than one."""


@pytest.fixture
def homes(own_pair: OwnPair) -> list[Home]:
    return own_pair(drain=2)


@pytest.fixture
def caddy(homes: list[Home], tmp_path: Path) -> Iterator[str]:
    """The address of the example in docs/CLUB.md."""
    must_have("caddy", bool(shutil.which("caddy")))
    page = (SOURCE / "docs" / "CLUB.md").read_text("utf-8")
    found = re.search(r"```caddy\n(.*?)```", page, re.DOTALL)
    assert found
    address = f"http://127.0.0.1:{free_port()}"
    site = found[1].replace("unke.example.org", address)
    for home, port in zip(homes, ("8653", "8654"), strict=True):
        assert f":{port}" in site
        site = site.replace(f":{port}", f":{home.port}")
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    own = {**os.environ, "HOME": str(tmp_path)}
    with subprocess.Popen(command, env=own, stderr=subprocess.DEVNULL) as process:
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", int(address[17:])), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < end
                time.sleep(0.05)
        yield address
        process.send_signal(signal.SIGTERM)
        process.wait(10)


def test_servers_are_started_anew_under_those_who_play(homes: list[Home], caddy: str) -> None:
    phones = [Phone(caddy, name).connect() for name in ("Anna", "Bert")]
    sit_down(phones[0].make("dschunke", ["person", "person"]), phones)
    done = threading.Event()

    def roll() -> None:
        for home in homes:
            home.stop()
            home.start()
            time.sleep(1.5)  # until the proxy sends anybody there again
        done.set()

    rolling = threading.Thread(target=roll)
    rolling.start()
    chance, last, waits, breaks = Chance(1), time.monotonic(), [0.0], 0
    while not (done.is_set() and breaks >= 2) and not any(phone.over for phone in phones):
        for phone in phones:
            try:
                if phone.socket is None:
                    phone.connect()
                if phone.settle().random_act(chance):
                    waits.append(time.monotonic() - last)
                    last = time.monotonic()
                    time.sleep(0.1)
            except (Gone, OSError):
                breaks += phone.socket is not None
                phone.socket = None
                time.sleep(0.05)
    rolling.join()
    assert breaks >= 2  # each of them was asked to go elsewhere
    print(f"the longest wait for a move: {max(waits):.2f} s")
    assert max(waits) < LONGEST
    same(phones)
    for phone in phones:
        phone.close()
