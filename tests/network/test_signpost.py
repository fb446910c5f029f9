"""What the terminal shows: where to go, and a code that a camera reads in every terminal."""

import io
import os
import pty
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import segno

from server.commands import play
from server.network import certificates, signpost

ADDRESS = "http://192.168.1.20:8653/"


@pytest.fixture
def doors(tmp_path: Path) -> SimpleNamespace:
    return SimpleNamespace(
        addresses=["192.168.1.20", "10.0.0.5"],
        announcement=SimpleNamespace(is_heard=True, name="unke-k7.local", rival=""),
        authority=certificates.authority(tmp_path, "laptop"),
        guests=ADDRESS.rstrip("/"),
        host="unke-k7.local",
        plain=lambda host: f"http://{host}:8653",
        secure=lambda host: f"https://{host}:8654",
    )


def seen(text: str) -> list[list[int]]:
    """The code as a camera sees it: a dark module is 1."""
    halves = {sign: pair for pair, sign in signpost.HALVES.items()}
    rows: list[list[int]] = []
    for line in text.splitlines():
        assert line.startswith(signpost.BLACK_ON_WHITE) and line.endswith(signpost.PLAIN)
        signs = line.removeprefix(signpost.BLACK_ON_WHITE).removesuffix(signpost.PLAIN)
        rows += [[halves[sign][0] for sign in signs], [halves[sign][1] for sign in signs]]
    return rows


def test_the_code_is_the_address_in_a_quiet_frame() -> None:
    rows = seen(signpost.code(ADDRESS))
    matrix = [[int(bool(bit)) for bit in row] for row in segno.make(ADDRESS, error="m").matrix]
    size = len(matrix)
    assert [row[2 : 2 + size] for row in rows[2 : 2 + size]] == matrix
    assert sum(map(sum, rows)) == sum(map(sum, matrix))


def shown(doors: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a person sees who sits at a terminal."""
    master, slave = pty.openpty()
    with open(slave, "w", encoding="utf-8") as terminal, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", terminal)
        play.show(doors)  # type: ignore[arg-type]
        terminal.flush()
        text = b""
        while not text.endswith(b"\n\r\n"):
            text += os.read(master, 65536)
    os.close(master)
    return text.decode().replace("\r\n", "\n")


def test_a_terminal_shows_all_addresses_the_fingerprint_and_the_code(
    doors: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = shown(doors, monkeypatch)
    for line in (
        "http://192.168.1.20:8653", "http://10.0.0.5:8653", "http://unke-k7.local:8653",
        "http://192.168.1.20:8653/keep",
    ):  # fmt: skip
        assert f"  {line}\n" in text
    assert "https://unke-k7.local:8654\n" in text
    assert doors.authority.fingerprint in text.replace(":\n  ", ":")
    assert signpost.code(ADDRESS) in text


def test_a_log_is_spared_the_code(doors: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr(sys, "stdout", log)
    play.show(doors)  # type: ignore[arg-type]
    assert "http://192.168.1.20:8653" in log.getvalue()
    assert "█" not in log.getvalue()


def test_without_a_network_it_says_so(doors: SimpleNamespace) -> None:
    doors.addresses = []
    assert "in no network" in signpost.signpost(doors)  # type: ignore[arg-type]


def test_a_name_that_another_has_is_not_promised(doors: SimpleNamespace) -> None:
    doors.announcement = SimpleNamespace(is_heard=False, name="unke-k7.local", rival="10.0.0.9")
    text = signpost.signpost(doors)  # type: ignore[arg-type]
    assert "http://unke-k7.local:8653" not in text
    assert "another computer" in text
