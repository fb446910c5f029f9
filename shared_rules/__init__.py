"""The rules of the games: they run on CPython, in Brython and in any small Python.

`GAMES[key]` is a game's class; its module is imported when it is first asked for.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Games:
    """The only registry: the folders' names, in the order in which they are shown."""

    keys = ("klunker", "halunken", "dschunke")

    def __iter__(self) -> "Iterator[str]":
        return iter(self.keys)

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def __getitem__(self, key: str) -> "Any":
        """The class of a game, which bears its name: Klunker in shared_rules/klunker/game.py."""
        if key not in self.keys:
            raise KeyError(f"there is no game {key!r}")
        name = key[0].upper() + key[1:]
        return getattr(__import__("shared_rules." + key + ".game", None, None, [name]), name)


GAMES = Games()
