"""What the build writes down for phones, in place of these two lines (server/build/games.py).

A phone cannot look into folders, and to show a title it should not have to read all that a game
says. Where nothing has been built, whoever asks looks (extras.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

EXTRAS: "Any" = None
"""By game the extras that it has."""
TITLES: "Any" = None
"""By language and game the title and the motto."""
