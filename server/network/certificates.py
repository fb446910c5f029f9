"""Certificates: an authority of this server's own, and the certificate of its https door.

A phone that is to keep the app has to trust the door, and nobody sells certificates for addresses
at home. So the server makes an authority once; its owner's phones trust that. The authority can
vouch for local names and private addresses alone: that stands in it, and the phones check it.
"""

import ipaddress
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

FOLDER = "certificates"
AUTHORITY = "authority.pem"
DOOR = "door.pem"
"""Each file has a certificate and its key, so that they are always of one piece."""

DAY = timedelta(days=1)
YEARS = 10 * 365 * DAY
"""How long phones trust the authority."""
LIFE = 397 * DAY
"""How long a door's certificate is good for; phones take none that lasts much longer."""
EARLY = 30 * DAY
"""So long before its end it is made anew."""
OLDEST = datetime(2026, 1, 1, tzinfo=UTC)
"""It cannot be earlier than this; a Raspberry Pi without a clock may think so when it starts."""
DOMAINS = ("local", "localhost", "lan", "home", "home.arpa", "internal")
"""Endings of names that nobody can buy."""
NETWORKS = [
    ipaddress.ip_network("10.0.0.0/8"),
    ipaddress.ip_network("172.16.0.0/12"),
    ipaddress.ip_network("192.168.0.0/16"),
    ipaddress.ip_network("169.254.0.0/16"),
    ipaddress.ip_network("127.0.0.0/8"),
]


def now() -> datetime:
    """The time, or the earliest that it can be."""
    return max(datetime.now(UTC).replace(microsecond=0), OLDEST)


@dataclass(frozen=True)
class Authority:
    """What phones are asked to trust."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @property
    def name(self) -> str:
        """How it is called in a phone's list."""
        (attribute,) = self.certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
        return str(attribute.value)

    @property
    def der(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """SHA-256, as phones show it."""
        return self.certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def authority(folder: Path, owner: str) -> Authority:
    """The authority that lies in the folder, made if there is none; `owner` says whose it is."""
    file = folder / FOLDER / AUTHORITY
    if file.exists():
        return Authority(*read(file))
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Unke {owner}"[:64])])
    certificate = (
        signed_by(name, name, key.public_key(), now(), now() + YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage("key_cert_sign", "crl_sign"), critical=True)
        .add_extension(x509.NameConstraints(permitted(), None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    write(file, certificate, key)
    return Authority(certificate, key)


def permitted() -> list[x509.GeneralName]:
    """What the authority may vouch for."""
    names: list[x509.GeneralName] = [x509.DNSName(name) for name in DOMAINS]
    return [*names, *map(x509.IPAddress, NETWORKS)]


def may_bear(name: str) -> bool:
    """Whether a name or an address is one of those."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return any(name == end or name.endswith("." + end) for end in DOMAINS)
    return any(address in network for network in NETWORKS)


def renew(folder: Path, by: Authority, names: Iterable[str]) -> bool:
    """See to it that the door has a certificate for these names and addresses, good for long.

    Returns whether a new one was made.
    """
    wanted = sorted(filter(may_bear, names))
    file = folder / FOLDER / DOOR
    try:
        if not lacks(read(file)[0], by, wanted):
            return False
    except (OSError, ValueError):
        pass  # there is none, or not a whole one
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        signed_by(
            x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, wanted[-1][:64])]),
            by.certificate.subject,
            key.public_key(),
            now(),
            min(now() - DAY + LIFE, by.certificate.not_valid_after_utc),
        )
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage("digital_signature"), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(list(map(general, wanted))), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(by.key.public_key()), critical=False
        )
        .sign(by.key, hashes.SHA256())
    )
    write(file, certificate, key)
    return True


def lacks(certificate: x509.Certificate, by: Authority, wanted: Iterable[str]) -> str:
    """What is wrong with a door's certificate, nothing if it will do."""
    try:
        certificate.verify_directly_issued_by(by.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return "it is not the authority's"
    if certificate.not_valid_before_utc > now():
        return "it is not valid yet"
    if certificate.not_valid_after_utc < now() + EARLY:
        return "it ends soon"
    missing = sorted(set(wanted) - names_of(certificate))
    return f"it does not name {', '.join(missing)}" if missing else ""


def names_of(certificate: x509.Certificate) -> set[str]:
    """The names and addresses that a certificate is for."""
    try:
        found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return set()
    addresses = map(str, found.get_values_for_type(x509.IPAddress))
    return {*found.get_values_for_type(x509.DNSName), *addresses}


def general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def signed_by(
    subject: x509.Name,
    issuer: x509.Name,
    key: ec.EllipticCurvePublicKey,
    since: datetime,
    until: datetime,
) -> x509.CertificateBuilder:
    """What every certificate has; from a day back on, for phones whose clock is late."""
    builder = x509.CertificateBuilder(issuer_name=issuer, subject_name=subject, public_key=key)
    builder = builder.serial_number(x509.random_serial_number())
    return builder.not_valid_before(since - DAY).not_valid_after(until)


def usage(*allowed: str) -> x509.KeyUsage:
    every = (
        "digital_signature", "content_commitment", "key_encipherment", "data_encipherment",
        "key_agreement", "key_cert_sign", "crl_sign", "encipher_only", "decipher_only",
    )  # fmt: skip
    return x509.KeyUsage(**{name: name in allowed for name in every})


# Files


def read(file: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """A certificate and its key; if others could read that, they cannot any more."""
    file.chmod(0o600)
    return parsed(file)


def parsed(file: Path) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """A certificate and its key, if they are of one piece."""
    content = file.read_bytes()
    key = serialization.load_pem_private_key(content, None)
    certificate = x509.load_pem_x509_certificate(content)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != (
        certificate.public_key()
    ):
        raise ValueError(f"{file} is not of one piece")
    return certificate, key


def write(file: Path, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    """Whole or not at all, and never readable by others."""
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    content = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    content += certificate.public_bytes(pem)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
        new.write(content)
        new.flush()
        os.fsync(new.fileno())
    os.replace(beside, file)
