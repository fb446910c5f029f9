"""A second host plays at the laptop's tables: by address and by name, over http and over https."""

import hashlib
import time
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from tests.network.places import NET, ROOT, Host, Laptop, Network

GUEST = ("-m", "tests.network.guest")


@pytest.fixture(scope="module")
def authority(laptop: Laptop, phone: Host, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The certificate as a phone fetches it, in a file."""
    file = tmp_path_factory.mktemp("phone") / "unke.pem"
    script = (
        "import sys; from tests.network.places import fetch;"
        f"print(fetch('http://{laptop.host.address}:8653/unke.crt').hex())"
    )
    content = bytes.fromhex(phone.python("-c", script))
    file.write_bytes(x509.load_der_x509_certificate(content).public_bytes(Encoding.PEM))
    return str(file)


@pytest.fixture(scope="module")
def named(laptop: Laptop, phone: Host) -> str:
    """The laptop's name, which this phone has looked up."""
    address = phone.python(*GUEST, "find", "unke")
    assert address == laptop.host.address
    phone.knows("unke.local", address)
    return "unke.local"


def test_the_terminal_says_where_to_go(laptop: Laptop) -> None:
    said = laptop.said()
    address = laptop.host.address
    for line in (
        "http://127.0.0.1:8653",
        f"  http://{address}:8653",
        "  http://unke.local:8653",
        f"  http://{address}:8653/keep",
    ):
        assert f"{line}\n" in said
    assert "https://unke.local:8654" in said


def test_it_joins_by_the_address(laptop: Laptop, phone: Host) -> None:
    assert phone.python(*GUEST, "play", f"http://{laptop.host.address}:8653") == "over"


def test_it_joins_by_the_address_over_https(laptop: Laptop, phone: Host, authority: str) -> None:
    address = f"https://{laptop.host.address}:8654"
    assert phone.python(*GUEST, "play", address, SSL_CERT_FILE=authority) == "over"


def test_it_joins_by_the_name_over_https(named: str, phone: Host, authority: str) -> None:
    address = f"https://{named}:8654"
    assert phone.python(*GUEST, "play", address, SSL_CERT_FILE=authority) == "over"


def test_both_doors_give_out_the_same_app(
    laptop: Laptop, phone: Host, authority: str, built: Path
) -> None:
    page = hashlib.sha256((built / "index.html").read_bytes()).hexdigest()
    for address in (f"http://{laptop.host.address}:8653/", f"https://{laptop.host.address}:8654/"):
        assert phone.python(*GUEST, "get", address, SSL_CERT_FILE=authority) == page


def test_who_does_not_trust_the_certificate_is_not_let_in(laptop: Laptop, phone: Host) -> None:
    address = f"https://{laptop.host.address}:8654/healthz"
    assert "CERTIFICATE_VERIFY_FAILED" in phone.python(*GUEST, "get", address)


def test_a_second_laptop_has_a_name_of_its_own(
    network: Network, laptop: Laptop, phone: Host, tmp_path: Path
) -> None:
    other = Laptop(network.host("other"), tmp_path / "data").start()
    try:
        name = (tmp_path / "data" / "name").read_text().strip()
        assert name.startswith("unke-") and len(name) == 7
        assert f"http://{name}.local:8653" in other.said()
        assert phone.python(*GUEST, "find", name) == other.host.address
        assert phone.python(*GUEST, "find", "unke") == laptop.host.address
    finally:
        assert other.stop() == 0
    again = other.start()
    try:
        assert (tmp_path / "data" / "name").read_text().strip() == name
    finally:
        assert again.stop() == 0


@pytest.mark.slow
def test_a_new_address_gets_a_certificate_while_running(
    laptop: Laptop, phone: Host, authority: str
) -> None:
    address = f"{NET}.99"
    laptop.host.move(address)
    end = time.monotonic() + 30
    door = f"https://{address}:8654/keep/door-open.svg"
    picture = hashlib.sha256(
        (ROOT / "server/web/keep/pictures/door-open.svg").read_bytes()
    ).hexdigest()
    while (said := phone.python(*GUEST, "get", door, SSL_CERT_FILE=authority)) != picture:
        assert "IP address mismatch" in said
        assert time.monotonic() < end
    assert "the network has changed" in laptop.said()
