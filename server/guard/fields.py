"""Fields: what comes from outside, read with a check of every kind and length."""

from server.guard.messages import Message
from server.guard.refusals import Refusal
from shared_rules.engine.types import Move


def missing(key: str, kind: str) -> Refusal:
    return Refusal("malformed", f"{key} must be {kind}")


def text(message: Message, key: str, most: int = 40, default: str | None = None) -> str:
    value = message.get(key, default)
    if type(value) is not str or not value and default is None or len(value) > most:
        raise missing(key, f"a text of at most {most} letters")
    return value


def number(message: Message, key: str, default: int | None = None) -> int:
    value = message.get(key, default)
    if type(value) is not int or not 0 <= value < 2**53:
        raise missing(key, "a number")
    return value


def flag(message: Message, key: str, default: bool | None = None) -> bool:
    value = message.get(key, default)
    if type(value) is not bool:
        raise missing(key, "true or false")
    return value


def numbers(message: Message, key: str) -> list[int]:
    value = message.get(key)
    if type(value) is not list or len(value) > 10 or any(type(item) is not int for item in value):
        raise missing(key, "a list of numbers")
    return value


def objects(message: Message, key: str, most: int) -> list[Message]:
    value = message.get(key)
    if type(value) is not list or len(value) > most or any(type(x) is not dict for x in value):
        raise missing(key, f"a list of at most {most} objects")
    return value


def move(message: Message) -> Move:
    """A verb and items; the rules find out whether they make sense."""
    value = message.get("move")
    if type(value) is not list or not 0 < len(value) <= 200:
        raise missing("move", "a list")
    if type(value[0]) is not str or any(type(item) not in (str, int) for item in value):
        raise missing("move", "a verb, then texts and numbers")
    return value
