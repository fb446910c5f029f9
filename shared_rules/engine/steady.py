"""Steady: how bots think in a challenge, so that equal views meet equal answers on every device.

Nobody looks at a clock: so many games are played on, however long that takes. Where chance decides,
it is a digest of the code, the seat and what that seat may know.
"""

from .plain import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import View

PLAYOUTS = 60
"""The experts' budget; the other levels do with less anyway. On a slow phone it is some seconds."""


def seed_for(code: str, view: "View") -> str:
    """The chance of a bot that is asked with this view."""
    return digest([code, view["seat"], view])


class Budget:
    """So many playouts, and not one more: its `spent` ends a search (bot.choose)."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.left = playouts

    def spent(self) -> bool:
        self.left -= 1
        return self.left < 0
