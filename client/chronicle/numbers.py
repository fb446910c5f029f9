"""Numbers as people read them: averages with a tenth, percentages, days."""

from client.app.texts import say
from client.chronicle.calendar import date_of


def tenths(whole: int, number: int) -> int:
    """An average in tenths, rounded."""
    return (20 * whole + number) // (2 * number) if number else 0


def average(whole: int, number: int) -> str:
    """An average with its tenth: "1.8"."""
    value = tenths(whole, number)
    sign = "-" if value < 0 else ""
    value = abs(value)
    return sign + say("chronicle.decimal", value // 10, value % 10)


def percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole) if whole else 0


def day(when: int) -> str:
    """A day, as one says it in the language."""
    year, month, number = date_of(when)
    return say("chronicle.day", year, month, number)
