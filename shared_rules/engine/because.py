"""Because: why something was done for a seat that was not asked, as there was nothing to choose.

It is the last item of the fact that tells it: ["passed", "seat-1", "because-beaten-13"]. A game's
words for it (item.because-...) follow what the fact says by itself.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Fact

STEM = "because-"


def says_why(fact: "Fact") -> bool:
    """Whether a fact tells why nobody was asked."""
    last = fact[-1]
    return type(last) is str and last.startswith(STEM)


def bare(fact: "Fact") -> "Fact":
    """The fact by itself."""
    return fact[:-1] if says_why(fact) else fact
