"""What a page of the rules states in numbers."""

import re
from typing import Any


def numbers(text: Any) -> list[int]:
    """The numbers in a text as digits; a track's name such as “3/4” is none."""
    words = text if isinstance(text, str) else " ".join(text[1:])
    return sorted(int(number) for number in re.findall(r"\d+", words.replace("3/4", "")))
