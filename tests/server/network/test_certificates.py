"""The server's own certificates: what phones demand of them, and when they are made anew."""

import ipaddress
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.x509.oid import ExtendedKeyUsageOID
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from server.network import certificates
from server.network.certificates import DAY, Authority

NAMES = ["unke.local", "localhost", "192.168.1.20", "127.0.0.1"]


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return certificates.authority(tmp_path, "laptop")


def door(folder: Path) -> x509.Certificate:
    return certificates.read(folder / certificates.FOLDER / certificates.DOOR)[0]


def at(monkeypatch: pytest.MonkeyPatch, when: datetime) -> None:
    monkeypatch.setattr(certificates, "now", lambda: when)


def test_the_authority_is_made_once(tmp_path: Path, authority: Authority) -> None:
    again = certificates.authority(tmp_path, "another name")
    assert again.fingerprint == authority.fingerprint
    assert authority.name == "Unke laptop"


def test_keys_are_their_owners_alone(tmp_path: Path, authority: Authority) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    folder = tmp_path / certificates.FOLDER
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    (folder / certificates.AUTHORITY).chmod(0o644)  # as a careless copy leaves it
    certificates.authority(tmp_path, "laptop")
    assert stat.S_IMODE((folder / certificates.AUTHORITY).stat().st_mode) == 0o600


def test_the_authority_can_vouch_for_what_is_at_home_alone(authority: Authority) -> None:
    extensions = authority.certificate.extensions
    limits = extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    assert limits.value.excluded_subtrees is None
    permitted = limits.value.permitted_subtrees or []
    assert {type(name) for name in permitted} == {x509.DNSName, x509.IPAddress}
    for name in permitted:
        if isinstance(name, x509.IPAddress):
            assert ipaddress.ip_network(name.value).is_private
        else:
            assert name.value in ("local", "localhost", "lan", "home", "home.arpa", "internal")
    basic = extensions.get_extension_for_class(x509.BasicConstraints)
    assert (basic.critical, basic.value.ca, basic.value.path_length) == (True, True, 0)


@pytest.mark.parametrize("name", ["bank.example", "8.8.8.8", "local.example", "192.169.0.1"])
def test_a_strangers_name_gets_no_certificate(
    tmp_path: Path, authority: Authority, name: str
) -> None:
    certificates.renew(tmp_path, authority, [*NAMES, name])
    assert certificates.names_of(door(tmp_path)) == set(NAMES)


def test_what_the_authority_must_not_sign_is_not_believed(authority: Authority) -> None:
    """Not even if its key is stolen: another verifier than ours reads the limits."""
    key = authority.key
    forged = (
        certificates.signed_by(
            authority.certificate.subject, authority.certificate.subject, key.public_key(),
            certificates.now(), certificates.now() + 9 * DAY,
        )
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("bank.example")]), False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False)
        .add_extension(x509.BasicConstraints(False, None), True)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), False
        )
        .sign(key, certificates.hashes.SHA256())
    )  # fmt: skip
    store = Store([authority.certificate])
    verifier = PolicyBuilder().store(store).build_server_verifier(x509.DNSName("bank.example"))
    with pytest.raises(VerificationError):
        verifier.verify(forged, [])


@pytest.mark.parametrize("name", NAMES)
def test_a_verifier_believes_the_door_under_each_of_its_names(
    tmp_path: Path, authority: Authority, name: str
) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    store = Store([authority.certificate])
    subject = certificates.general(name)
    assert isinstance(subject, x509.DNSName | x509.IPAddress)
    PolicyBuilder().store(store).build_server_verifier(subject).verify(door(tmp_path), [])


def test_phones_like_how_long_the_door_is_good(tmp_path: Path, authority: Authority) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    leaf = door(tmp_path)
    life = leaf.not_valid_after_utc - leaf.not_valid_before_utc
    assert life == timedelta(days=397)
    assert leaf.not_valid_before_utc <= datetime.now(UTC) - timedelta(hours=23)
    usage = leaf.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(usage) == [ExtendedKeyUsageOID.SERVER_AUTH]


def test_it_stays_the_same_as_long_as_it_will_do(tmp_path: Path, authority: Authority) -> None:
    assert certificates.renew(tmp_path, authority, NAMES)
    assert not certificates.renew(tmp_path, authority, NAMES)
    assert not certificates.renew(tmp_path, authority, NAMES[1:])


def test_a_new_address_brings_a_new_one(tmp_path: Path, authority: Authority) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    assert certificates.renew(tmp_path, authority, ["unke.local", "192.168.1.99"])
    assert certificates.names_of(door(tmp_path)) == {"unke.local", "192.168.1.99"}


def test_it_is_renewed_a_month_before_its_end(
    tmp_path: Path, authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    end = door(tmp_path).not_valid_after_utc
    at(monkeypatch, end - 31 * DAY)
    assert not certificates.renew(tmp_path, authority, NAMES)
    at(monkeypatch, end - 29 * DAY)
    assert certificates.renew(tmp_path, authority, NAMES)
    assert door(tmp_path).not_valid_after_utc > end + 300 * DAY


def test_a_clock_that_was_wrong_is_made_up_for(
    tmp_path: Path, authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = certificates.now()
    at(monkeypatch, right + 500 * DAY)
    certificates.renew(tmp_path, authority, NAMES)
    at(monkeypatch, right)
    assert certificates.renew(tmp_path, authority, NAMES)
    assert door(tmp_path).not_valid_before_utc <= right


def test_a_computer_without_a_clock_does_not_think_it_is_1970(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime(1970, 1, 1, tzinfo=UTC)

    monkeypatch.setattr(certificates, "datetime", Stopped)
    assert certificates.now() == certificates.OLDEST


def test_half_a_file_is_made_anew_but_never_the_authority(
    tmp_path: Path, authority: Authority
) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    folder = tmp_path / certificates.FOLDER
    (folder / certificates.DOOR).write_bytes((folder / certificates.DOOR).read_bytes()[:300])
    assert certificates.renew(tmp_path, authority, NAMES)
    (folder / certificates.AUTHORITY).write_bytes(b"torn off")
    with pytest.raises(ValueError):  # the phones trust the old one: a person has to decide
        certificates.authority(tmp_path, "laptop")


def test_another_authoritys_door_is_not_taken(tmp_path: Path, authority: Authority) -> None:
    certificates.renew(tmp_path, authority, NAMES)
    stranger = certificates.authority(tmp_path / "elsewhere", "laptop")
    assert certificates.lacks(door(tmp_path), stranger, NAMES) == "it is not the authority's"


def test_what_goes_to_phones_holds_no_key(authority: Authority) -> None:
    x509.load_der_x509_certificate(authority.der)
    with pytest.raises(ValueError):
        serialization.load_der_private_key(authority.der, None)
