"""Messages: JSON objects, as they travel in both directions."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import orjson

from server.guard.refusals import Refusal

Message: TypeAlias = dict[str, Any]
"""A JSON object; docs/PROTOCOL.md says what is in each."""


def read(text: str | bytes) -> Message:
    """A JSON object; a Refusal if it is none."""
    try:
        value = orjson.loads(text)
    except ValueError:  # half an emoji and too deep nesting as well
        raise Refusal("malformed", "this is not JSON") from None
    if type(value) is not dict:
        raise Refusal("malformed", "a message is a JSON object")
    return value


def dumps(message: Mapping[str, object]) -> str:
    """A message as it travels; keys in order, because the order in which they came could tell."""
    return orjson.dumps(message, option=orjson.OPT_SORT_KEYS).decode()
