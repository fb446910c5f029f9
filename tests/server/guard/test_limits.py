"""Every limit of the server is a setting that the protocol tells of."""

from dataclasses import fields

import pytest

from server.guard.limits import Limits
from server.source import SOURCE


@pytest.mark.parametrize("name", [field.name for field in fields(Limits)])
def test_the_protocol_tells_of_a_limit(name: str) -> None:
    told = (SOURCE / "docs" / "PROTOCOL.md").read_text("utf-8").partition("## Limits")[2]
    assert f"`{name}`" in told
