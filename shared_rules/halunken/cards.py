"""The 42 scoundrels, what a crew of them is worth, and the movement cards."""

SUITS = ("red", "purple", "green", "yellow")
"""The colours, rising: of equal values, yellow ranks highest."""

VALUES = (
    (4, 5, 6, 7, 8, 9, 10, 11, 15),
    (3, 4, 5, 6, 7, 8, 9, 10, 11, 14),
    (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13),
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
)

SCOUNDRELS = [f"{SUITS[suit]}-{value}" for suit in range(4) for value in VALUES[suit]]
"""Every scoundrel, in the order in which crews lie."""

ORDER = {SCOUNDRELS[place]: place for place in range(len(SCOUNDRELS))}
VALUE = {scoundrel: int(scoundrel.split("-")[1]) for scoundrel in SCOUNDRELS}
SUIT = {scoundrel: SUITS.index(scoundrel.split("-")[0]) for scoundrel in SCOUNDRELS}

RUM = "rum"
STEPS = [f"step-{number}" for number in range(1, 8)] + [RUM]
"""A captain's movement cards."""

LONG_STEPS = [f"step-{number}" for number in range(1, 13)]
"""Black Jack's own movement cards, with three and four players."""

NUMBERS = {card: int(card[len("step-") :]) for card in LONG_STEPS}
NUMBERS[RUM] = 0


def enlist(scoundrel: str, crew: list[str]) -> None:
    """Put a scoundrel into a crew, which lies sorted by colour and value."""
    place = 0
    while place < len(crew) and ORDER[crew[place]] < ORDER[scoundrel]:
        place += 1
    crew.insert(place, scoundrel)


def rank(scoundrel: str) -> list[int]:
    """What decides between two scoundrels: the value, then the colour."""
    return [VALUE[scoundrel], SUIT[scoundrel]]


def number_on(card: str) -> int:
    """How far a movement card goes; Rum has no number of its own."""
    return NUMBERS[card]


def sums(crew: list[str]) -> list[int]:
    """The values of a crew, added up by colour."""
    points = [0] * len(SUITS)
    for scoundrel in crew:
        points[SUIT[scoundrel]] += VALUE[scoundrel]
    return points


def doubled(crew: list[str]) -> int:
    """The colour that counts twice: the one with most cards; of several, the one that pays most."""
    counts = [0] * len(SUITS)
    for scoundrel in crew:
        counts[SUIT[scoundrel]] += 1
    points = sums(crew)
    best = 0
    for suit in range(1, len(SUITS)):
        if [counts[suit], points[suit]] > [counts[best], points[best]]:
            best = suit
    return best


def worth(crew: list[str]) -> int:
    """The points that a crew brings."""
    points = sums(crew)
    return sum(points) + points[doubled(crew)]
