"""The questions of Halunken und Spelunken, by the names under which the agenda knows them."""

from .auction import Auction
from .black_jack import Aside, Harbour, Prowl, Toll
from .captains import Rob
from .placing import BlackJack, Captains
from .rounds import Cards, Moves, Rum, Turned

PHASES = {
    "captains": Captains(),
    "black_jack": BlackJack(),
    "auction": Auction(),
    "cards": Cards(),
    "turned": Turned(),
    "rum": Rum(),
    "moves": Moves(),
    "rob": Rob(),
    "harbour": Harbour(),
    "aside": Aside(),
    "prowl": Prowl(),
    "toll": Toll(),
}
