"""Parts of the Python that come when they are wanted: games, the network."""

from browser import window

from client.app.parts import games_in

MISSING = "missing"
"""The problem: without the network something is not here."""

unke = window.unke


def do_bring(asker: int, answer, parts: list[str]) -> None:
    bring(parts, lambda: answer(True), lambda: answer(None, MISSING))


def bring(parts: list[str], then, otherwise) -> None:
    """Go on when these parts are here, which may be at once, or when they cannot be had."""
    absent = [part for part in parts if not unke.has(part)]
    if not absent:
        then()
        return
    coming = window.Promise.all([unke.bring(part) for part in absent])
    coming.then(lambda done: then(), lambda error: otherwise())


def playable(answer, text: str = ""):
    """An answer that waits for the games of what it brings, or of this text."""

    def wait(value: object, problem: str = "") -> None:
        games = games_in(text or value)
        bring(games, lambda: answer(value, problem), lambda: answer(None, MISSING))

    return wait
