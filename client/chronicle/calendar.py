"""Years, months and days of a point in time, reckoned without a clock.

In UTC, so that the same game belongs to the same year on every phone.
"""

DAY = 86_400_000


def date_of(when: int) -> tuple[int, int, int]:
    """Year, month and day of so many milliseconds since 1970."""
    days = when // DAY + 719468  # since the first of March of the year 0
    era = days // 146097
    day = days - era * 146097
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    day -= 365 * year + year // 4 - year // 100
    march = (5 * day + 2) // 153
    month = march + 3 if march < 10 else march - 9
    return year + era * 400 + (1 if month < 3 else 0), month, day - (153 * march + 2) // 5 + 1


def year_of(when: int) -> int:
    return date_of(when)[0]


def month_of(when: int) -> str:
    """A month as it is sorted: "2026-07"."""
    year, month, _ = date_of(when)
    return str(year) + "-" + two(month)


def iso(when: int) -> str:
    """A day as tables write it: "2026-07-31"."""
    year, month, day = date_of(when)
    return str(year) + "-" + two(month) + "-" + two(day)


def two(number: int) -> str:
    return ("0" if number < 10 else "") + str(number)
