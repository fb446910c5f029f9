"""`unke doctor` finds what is wrong, says what to do, and nothing else."""

import dataclasses
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from server.doctor import FINE, NOTE, WRONG, Finding, Patient, body, network, trust
from server.network import addresses, announcing, certificates
from server.network.announcing import Announcement
from server.store.store import Store
from tests.network.house import House
from tests.server.home import free_port

HERE = "127.0.8.1"
Check = Callable[[Patient], Iterator[Finding]]


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Patient:
    """A healthy one, which is not running."""
    Store(tmp_path).close()
    authority = certificates.authority(tmp_path, "laptop")
    monkeypatch.setattr(addresses, "here", lambda: [HERE])
    certificates.renew(tmp_path, authority, [HERE])
    return Patient(tmp_path, free_port(), free_port(), is_running=False)


def states(check: Check, patient: Patient) -> list[str]:
    found = list(check(patient))
    assert all(finding.cure for finding in found if finding.state == WRONG)
    return [finding.state for finding in found]


def running(patient: Patient) -> Patient:
    return Patient(patient.folder, patient.port, patient.secure_port, is_running=True)


def test_nothing_is_wrong_with_a_healthy_one(patient: Patient) -> None:
    for check in (body.clock, body.data, body.database, network.ports, network.addresses_found):
        assert set(states(check, patient)) == {FINE}, check
    for check in (trust.files, trust.authority, trust.door):
        assert set(states(check, patient)) <= {FINE}, check


def test_a_clock_that_is_late(patient: Patient) -> None:
    for path in patient.folder.glob("unke.db*"):
        os.utime(path, (time.time() + 90_000,) * 2)
    assert states(body.clock, patient) == [WRONG]


def test_data_that_cannot_be_written(patient: Patient) -> None:
    (patient.folder / "file").write_text("")
    in_the_way = Patient(patient.folder / "file" / "data", 1, 2, is_running=False)
    assert WRONG in states(body.data, in_the_way)


def test_a_disk_that_is_full(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body, "ROOM", 10**18)
    assert states(body.data, patient) == [FINE, WRONG]


def test_a_database_that_is_broken(patient: Patient) -> None:
    file = patient.folder / "unke.db"
    file.write_bytes(b"not a database, but long enough to be looked at" * 100)
    assert states(body.database, patient) == [WRONG]


def test_a_database_of_a_later_version(patient: Patient) -> None:
    with closing(sqlite3.connect(patient.folder / "unke.db")) as stored:
        stored.execute("PRAGMA user_version = 999")
    assert states(body.database, patient) == [WRONG]


def test_a_port_that_is_taken(patient: Patient) -> None:
    with socket.create_server(("", 0)) as taken:
        patient = dataclasses.replace(patient, port=taken.getsockname()[1])
        assert states(network.ports, patient) == [WRONG, FINE]


def test_a_server_that_does_not_answer(patient: Patient) -> None:
    assert states(network.ports, running(patient)) == [WRONG]


def test_no_network(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "here", list)
    assert states(network.addresses_found, patient) == [WRONG]


def test_a_public_address(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "here", lambda: ["203.0.113.5"])
    assert states(network.addresses_found, patient) == [FINE, NOTE]


def test_firewalls(patient: Patient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As these programs answer; they are not everywhere."""
    answers: dict[str, str] = {}
    monkeypatch.setattr(network, "said", lambda program, *words: answers.get(program, ""))
    monkeypatch.setattr(network, "UFW", tmp_path / "ufw.conf")
    assert states(network.firewall, patient) == [FINE]
    answers["nft"] = "chain input {\n type filter hook input priority 0; policy drop;\n}"
    assert states(network.firewall, patient) == [NOTE]
    answers["firewall-cmd"] = "running\n"
    assert states(network.firewall, patient) == [WRONG]
    (tmp_path / "ufw.conf").write_text("ENABLED=yes\n")
    assert states(network.firewall, patient) == [NOTE]  # on, but only root may ask it
    answers["ufw"] = f"{patient.port}/tcp ALLOW Anywhere\n"
    (finding,) = network.firewall(patient)
    assert finding.state == WRONG
    assert f"allow {patient.secure_port}/tcp" in finding.cure
    answers["ufw"] += f"{patient.secure_port}/tcp ALLOW Anywhere\n5353/udp ALLOW Anywhere\n"
    assert states(network.firewall, patient) == [FINE]


def test_a_name_that_is_ours_anothers_or_nobodys(
    patient: Patient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def examine() -> None:
        assert states(network.name, patient) == [NOTE]
        host = f"unke{time.monotonic_ns() % 10**9}"
        (patient.folder / announcing.FILE).write_text(host)
        assert states(network.name, patient) == [FINE]
        assert states(network.name, running(patient)) == [WRONG]
        announcement = Announcement(patient.folder)
        announcement.start([HERE], patient.port)
        try:
            # On a busy computer the first question may be over before there is an answer.
            found = [states(network.name, running(patient)) for _ in range(3)]
            assert [FINE] in found
            monkeypatch.setattr(addresses, "here", lambda: ["127.0.8.2"])
            assert states(network.name, running(patient)) == [WRONG]
        finally:
            announcement.stop()

    # In a thread of its own: a browser of other tests has its loop in this one, which zeroconf
    # would take for its own.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(examine).result()


def test_a_key_that_others_can_read(patient: Patient) -> None:
    file = patient.folder / certificates.FOLDER / certificates.AUTHORITY
    file.chmod(0o640)
    assert states(trust.files, patient) == [WRONG]
    assert file.stat().st_mode & 0o777 == 0o640  # a doctor only looks


def test_an_authority_that_is_broken_or_ends(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = certificates.now()
    for days in (-3, 9.5 * 365):
        moment = right + timedelta(days=days)
        monkeypatch.setattr(certificates, "now", lambda moment=moment: moment)
        assert states(trust.authority, patient) == [WRONG]
    (patient.folder / certificates.FOLDER / certificates.AUTHORITY).write_text("torn")
    assert states(trust.authority, patient) == [WRONG]
    assert states(trust.door, patient) == [WRONG]


def test_a_certificate_that_does_not_fit(patient: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "here", lambda: ["192.168.7.7"])
    (finding,) = trust.door(patient)
    assert (finding.state, "192.168.7.7" in finding.what) == (NOTE, True)


def test_the_command_tells_about_a_running_server(tmp_path: Path) -> None:
    with House(tmp_path / "data", tmp_path) as house:
        done = subprocess.run(
            [
                sys.executable, "-m", "server", "doctor", "--data", str(house.data),
                "--port", str(house.port), "--https-port", str(house.secure_port),
            ],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert house.stop() == 0
    assert "is running and healthy" in done.stdout, done.stderr
    assert "https opens for who trusts the authority" in done.stdout
    wrong = done.stdout.count("WRONG")
    assert done.returncode == (1 if wrong else 0)


def test_the_command_ends_with_1_if_something_is_wrong(tmp_path: Path) -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        words = ["doctor", "--data", str(tmp_path), "--port", str(port)]
        done = subprocess.run(
            [sys.executable, "-m", "server", *words], capture_output=True, text=True, timeout=60
        )
    assert done.returncode == 1
    assert f"WRONG port {port}: something else has taken it\n      -> stop" in done.stdout
    assert list(tmp_path.iterdir()) == []
