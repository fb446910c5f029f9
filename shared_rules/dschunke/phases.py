"""All questions that Dschunke puts, by name."""

from .actions import Action, Draw, Roam, Turns, Where
from .additional import Additional, Drop, Lift
from .market import Choose, Swap
from .rounds import Rounds
from .sale import Decide, Reveal, Sale
from .setup import Picks, Place, Strips
from .special import Keep, Search
from .supply import Supply

PHASES = {
    "rounds": Rounds(),
    "picks": Picks(),
    "strips": Strips(),
    "place": Place(),
    "swap": Swap(),
    "choose": Choose(),
    "search": Search(),
    "keep": Keep(),
    "turns": Turns(),
    "additional": Additional(),
    "lift": Lift(),
    "drop": Drop(),
    "action": Action(),
    "where": Where(),
    "draw": Draw(),
    "roam": Roam(),
    "supply": Supply(),
    "sale": Sale(),
    "reveal": Reveal(),
    "decide": Decide(),
}
