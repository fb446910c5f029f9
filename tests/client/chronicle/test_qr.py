"""QR codes are the same, module by module, as those that a library makes with the same choices."""

import pytest
import segno

from client.chronicle import qr


@pytest.mark.parametrize("version", range(1, qr.LARGEST + 1))
def test_a_full_code_is_that_of_a_library(version: int) -> None:
    """(One that is not full it pads in another way, after the end of the text.)"""
    length = qr.room(version) - (2 if version < 10 else 3)
    text = ("https://unke.local/#chronicle/take/" + "aZ09-_" * 300)[:length]
    assert qr.version_for(length) == version
    known = segno.make(text, error="l", mode="byte", version=version, mask=0, boost_error=False)
    found = qr.matrix(version, qr.codewords([ord(letter) for letter in text], version))
    assert found == [list(row) for row in known.matrix]


def test_behind_a_short_text_stands_what_readers_skip() -> None:
    assert qr.codewords([104], 1)[:6] == [0x40, 0x16, 0x80, 236, 17, 236]


def test_what_is_too_long_has_no_code() -> None:
    assert qr.drawn("a" * 1274) is None


def test_a_code_is_drawn_with_a_quiet_zone() -> None:
    drawn = qr.drawn("unke")
    assert drawn is not None
    assert drawn["size"] == 21 + 8
    assert drawn["path"].startswith("M4 4h7v1h-7z")
