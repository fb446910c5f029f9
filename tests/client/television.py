"""The table's screen in tests: opened in a house, and its timers, which ring when they are told."""

from client.screens import tv
from tests.client.people import code_of, move, started, waited_for
from tests.client.wired import Wire, Wired, everybody
from tests.server.home import Home


def screen(home: Home, *words: str) -> Wired:
    return Wired(Wire(home.address), tv, *words)


def later(screen: Wired, *message: object) -> None:
    """The time has come for what begins so."""
    due = [timer for timer in screen.timers if timer[: len(message)] == list(message)]
    assert due, f"nothing waits to be {message}, but {screen.timers}"
    for timer in due:
        screen.timers.remove(timer)
        screen.send(*timer)


def look_round(screen: Wired) -> None:
    later(screen, "tables", "again")


def showing(home: Home, code: str) -> Wired:
    """A screen that has come to its table."""
    shown = screen(home, code)
    shown.until(lambda: shown.model.host.seating)
    return shown


def played_out(home: Home) -> tuple[list[Wired], Wired]:
    """A game with a screen beside it, and its last move just made."""
    phones = started(home)
    shown = showing(home, code_of(phones[0]))
    while not (phone := waited_for(phones)).model.host.over:
        move(phone)
    everybody([*phones, shown], lambda phone: phone.model.host.over)
    return phones, shown
