"""Profile: the authority in the wrapping in which iPhones and iPads take it."""

import plistlib
import uuid

from server.network.certificates import Authority


def of(authority: Authority, words: dict[str, str]) -> bytes:
    """A configuration profile; an authority always makes the same one, which replaces itself."""
    inner, outer = (
        str(uuid.uuid5(uuid.NAMESPACE_URL, f"{authority.fingerprint} {part}")).upper()
        for part in ("certificate", "profile")
    )
    return plistlib.dumps(
        {
            "PayloadContent": [
                {
                    "PayloadCertificateFileName": "unke.crt",
                    "PayloadContent": authority.der,
                    "PayloadDisplayName": authority.name,
                    "PayloadIdentifier": f"unke.certificate.{inner}",
                    "PayloadType": "com.apple.security.root",
                    "PayloadUUID": inner,
                    "PayloadVersion": 1,
                }
            ],
            "PayloadDescription": words["profile"],
            "PayloadDisplayName": authority.name,
            "PayloadIdentifier": f"unke.profile.{outer}",
            "PayloadRemovalDisallowed": False,
            "PayloadType": "Configuration",
            "PayloadUUID": outer,
            "PayloadVersion": 1,
        }
    )
