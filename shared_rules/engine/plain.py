"""Plain values (JSON without floats): copied, digested, written and read.

Small Pythons have no json module, or pay half a second for it, so the little we need stands here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Plain


def copied(value: "Plain") -> "Plain":
    """A copy that shares no list and no dict with the original.

    A list that begins with a word or a number holds nothing else, so it is copied in one go; what
    a game keeps is checked for that by a test.
    """
    if type(value) is list:
        if value and (type(value[0]) is str or type(value[0]) is int):
            return value[:]
        twin = []
        for item in value:
            twin.append(copied(item) if type(item) is list or type(item) is dict else item)
        return twin
    twins = {}
    for key in value:
        item = value[key]
        twins[key] = copied(item) if type(item) is list or type(item) is dict else item
    return twins


# Two remainders just below 2^31; the factors keep every product below 2^53, where numbers of all
# Pythons are exact and quick.
FIRST, SECOND = 2147483647, 2147483629
FACTOR, OTHER = 2000003, 1500007
words: dict[str, int] = {}


def digest(value: "Plain") -> str:
    """Sixteen hexadecimal digits that any change of the value changes."""
    first, second = blended(value, 1, 1)
    return hexadecimal(first) + hexadecimal(second)


def blended(value: "Plain", first: int, second: int) -> tuple[int, int]:
    kind = type(value)
    if kind is list:
        for item in value:
            first, second = blended(item, first, second)
        code = 3
    elif kind is dict:
        for key in sorted(value):
            first, second = blended(key, first, second)
            first, second = blended(value[key], first, second)
        code = 5
    elif kind is str:
        code = words.get(value, 0)
        if not code:
            code = 7
            for letter in value:
                code = (code * 65599 + ord(letter)) % FIRST
            if len(words) < 2000:
                words[value] = code
    elif kind is int:
        code = 11 + value
    elif value is None:
        code = 1
    else:
        code = 8 if value else 9
    return (first * FACTOR + code) % FIRST, (second * OTHER + code) % SECOND


def hexadecimal(number: int) -> str:
    digits = "%x" % number
    return "0" * (8 - len(digits)) + digits


def written(value: "Plain") -> str:
    """The value as JSON, on one line, keys in order."""
    parts: list[str] = []
    write(value, parts)
    return "".join(parts)


def write(value: "Plain", parts: list[str]) -> None:
    kind = type(value)
    if kind is list:
        parts.append("[")
        for place in range(len(value)):
            if place:
                parts.append(",")
            write(value[place], parts)
        parts.append("]")
    elif kind is dict:
        comma = "{"
        for key in sorted(value):
            parts.append(comma)
            write(key, parts)
            parts.append(":")
            write(value[key], parts)
            comma = ","
        parts.append("}" if value else "{}")
    elif kind is str:
        parts.append('"' + escaped(value) + '"')
    elif value is None:
        parts.append("null")
    elif value is True or value is False:
        parts.append("true" if value else "false")
    else:
        parts.append(str(value))


def escaped(text: str) -> str:
    if "\\" in text:
        text = text.replace("\\", "\\\\")
    if '"' in text:
        text = text.replace('"', '\\"')
    for letter in text:
        if letter < " ":
            return "".join(
                ["\\u00" + hexadecimal(ord(sign))[-2:] if sign < " " else sign for sign in text]
            )
    return text


class Unreadable(ValueError):
    """A text that is not what `written` writes."""


def read(text: str) -> "Plain":
    """The value that a JSON text means; floats and anything deeper than 32 are refused."""
    value, place = value_at(text, spaces(text, 0), 0)
    if spaces(text, place) != len(text):
        raise Unreadable(f"something follows the end at {place}")
    return value


def spaces(text: str, place: int) -> int:
    while place < len(text) and text[place] in " \t\r\n":
        place += 1
    return place


def value_at(text: str, place: int, depth: int) -> "tuple[Plain, int]":
    if depth > 32:
        raise Unreadable("nested too deeply")
    sign = text[place : place + 1]
    if sign == "[":
        return list_at(text, place + 1, depth + 1)
    if sign == "{":
        return dict_at(text, place + 1, depth + 1)
    if sign == '"':
        return string_at(text, place + 1)
    for word, value in (("null", None), ("true", True), ("false", False)):
        if text[place : place + len(word)] == word:
            return value, place + len(word)
    end = place + 1 if sign == "-" else place
    while end < len(text) and "0" <= text[end] <= "9":
        end += 1
    digits = text[place:end].lstrip("-")
    if not digits or len(digits) > 30 or digits[0] == "0" and digits != "0":
        raise Unreadable(f"no value at {place}")
    return int(text[place:end]), end


def list_at(text: str, place: int, depth: int) -> "tuple[list[Plain], int]":
    items: "list[Plain]" = []
    place = spaces(text, place)
    if text[place : place + 1] == "]":
        return items, place + 1
    while True:
        value, place = value_at(text, spaces(text, place), depth)
        items.append(value)
        place = spaces(text, place)
        sign = text[place : place + 1]
        if sign == "]":
            return items, place + 1
        if sign != ",":
            raise Unreadable(f"a list is not closed at {place}")
        place += 1


def dict_at(text: str, place: int, depth: int) -> "tuple[dict[str, Plain], int]":
    items: "dict[str, Plain]" = {}
    place = spaces(text, place)
    if text[place : place + 1] == "}":
        return items, place + 1
    while True:
        place = spaces(text, place)
        if text[place : place + 1] != '"':
            raise Unreadable(f"a key is missing at {place}")
        key, place = string_at(text, place + 1)
        place = spaces(text, place)
        if text[place : place + 1] != ":":
            raise Unreadable(f"a colon is missing at {place}")
        items[key], place = value_at(text, spaces(text, place + 1), depth)
        place = spaces(text, place)
        sign = text[place : place + 1]
        if sign == "}":
            return items, place + 1
        if sign != ",":
            raise Unreadable(f"an object is not closed at {place}")
        place += 1


ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", '"': '"', "\\": "\\", "/": "/"}


def string_at(text: str, place: int) -> tuple[str, int]:
    parts: list[str] = []
    while True:
        end = text.find('"', place)
        if end < 0:
            raise Unreadable("a text is not closed")
        slash = text.find("\\", place, end)
        if slash < 0:
            parts.append(text[place:end])
            return "".join(parts), end + 1
        parts.append(text[place:slash])
        sign = text[slash + 1 : slash + 2]
        if sign == "u":
            code = code_at(text, slash)
            place = slash + 6
            if 0xD800 <= code < 0xDC00 and text[place : place + 2] == "\\u":
                code = 0x10000 + ((code - 0xD800) << 10) + (code_at(text, place) - 0xDC00)
                place += 6
            parts.append(chr(code))
        elif sign in ESCAPES and sign:
            parts.append(ESCAPES[sign])
            place = slash + 2
        else:
            raise Unreadable(f"a letter is misspelt at {slash}")


def code_at(text: str, slash: int) -> int:
    """The number in a \\u escape."""
    digits = text[slash + 2 : slash + 6]
    if len(digits) < 4 or digits.strip("0123456789abcdefABCDEF"):
        raise Unreadable(f"a letter is misspelt at {slash}")
    return int(digits, 16)
