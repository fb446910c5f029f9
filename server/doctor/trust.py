"""Certificates: whether they are there, private, in time, and shown at the https door."""

import os
import ssl
import stat
import urllib.request
from collections.abc import Iterator
from datetime import timedelta

from server.doctor import FINE, NOTE, WRONG, Finding, Patient
from server.network import addresses, announcing, certificates

LAST_YEAR = timedelta(days=365)


def files(patient: Patient) -> Iterator[Finding]:
    """A look at the keys before anything is opened that would mend them."""
    if os.name == "nt":
        return
    for path in sorted((patient.folder / certificates.FOLDER).glob("*.pem")):
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            cure = f"chmod 600 {path}; if strangers use this computer, delete it and trust anew"
            yield Finding(WRONG, "key", f"others can read {path}", cure)


def authority(patient: Patient) -> Iterator[Finding]:
    path = patient.folder / certificates.FOLDER / certificates.AUTHORITY
    if not path.exists():
        yield Finding(NOTE, "authority", "none yet; it is made when Unke first runs with --lan")
        return
    try:
        certificate, _ = certificates.parsed(path)
    except (OSError, ValueError) as error:
        cure = f"bring {path} back from a backup; or delete it, and have every phone trust anew"
        yield Finding(WRONG, "authority", str(error), cure)
        return
    end = certificate.not_valid_after_utc
    since = certificate.not_valid_before_utc
    if since > certificates.now():
        cure = "see whether the date is right"
        yield Finding(WRONG, "authority", f"good only from {since:%Y-%m-%d} on", cure)
    elif end < certificates.now() + LAST_YEAR:
        cure = f"delete {path}, start Unke, and have every phone trust the new one"
        yield Finding(WRONG, "authority", f"ends on {end:%Y-%m-%d}", cure)
    else:
        yield Finding(FINE, "authority", f"good until {end:%Y-%m-%d}")


def door(patient: Patient) -> Iterator[Finding]:
    folder = patient.folder / certificates.FOLDER
    if not (folder / certificates.AUTHORITY).exists():
        return
    try:
        certificate, _ = certificates.parsed(folder / certificates.DOOR)
        own = certificates.Authority(*certificates.parsed(folder / certificates.AUTHORITY))
    except (OSError, ValueError) as error:
        cure = "start Unke with --lan: it makes a new one by itself"
        yield Finding(WRONG, "certificate", f"cannot be read: {error}", cure)
        return
    host = announcing.kept(patient.folder)
    wanted = [f"{host}.local"] if host else []
    wanted += filter(certificates.may_bear, addresses.here())
    lack = certificates.lacks(certificate, own, wanted)
    end = f"good until {certificate.not_valid_after_utc:%Y-%m-%d}"
    if lack:
        state = WRONG if patient.is_running else NOTE
        cure = "Unke mends that by itself" + (" within seconds" * patient.is_running)
        yield Finding(state, "certificate", lack, cure)
    else:
        yield Finding(FINE, "certificate", end)
    if patient.is_running:
        yield shown(patient, own)


def shown(patient: Patient, own: certificates.Authority) -> Finding:
    """Whether the door opens for a phone that trusts the authority."""
    about = f"port {patient.secure_port}"
    trust = ssl.create_default_context(cadata=own.der)
    try:
        address = f"https://127.0.0.1:{patient.secure_port}/healthz"
        with urllib.request.urlopen(address, timeout=5, context=trust):
            return Finding(FINE, about, "https opens for who trusts the authority")
    except OSError as error:
        cure = "start Unke with --lan; with --cert it is that certificate's affair"
        return Finding(NOTE, about, f"https does not open: {error}", cure)
