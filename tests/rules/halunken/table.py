"""Builds positions of Halunken und Spelunken that read like sentences."""

from shared_rules.halunken.cards import ORDER, SCOUNDRELS
from shared_rules.halunken.game import Halunken

from ..acting import facts, play


def halunken(
    captains=(1, 5, 9),
    crews=(),
    taverns=None,
    black_jack=None,
    harbour="",
    control=None,
    starter=0,
    rounds=2,
    played=(),
    deck=None,
    phase="cards",
    first=0,
    robs=None,
    **options,
):
    """Captains in front of taverns by number, in the second round, about to choose their cards.

    `taverns` names all cards of a tavern, the top first ({3: ""} is empty); the scoundrels that
    are not named lie in the other taverns. With phase "auction" the round begins with that, with
    "moves" it ends at once. `robs` is the option of two players by which Black Jack robs.
    """
    seats = len(captains)
    if robs:
        options["black_jack"] = robs
    if seats > 2:
        options["mode"] = "standard" if black_jack else "introductory"
    game = Halunken.new(seats, {"first": first, **options}, 1)
    game.captains = [tavern - 1 for tavern in captains]
    game.crews = [sorted(crew, key=ORDER.get) for crew in words(crews, seats)]
    game.played = words(played, seats)
    game.harbour = sorted(harbour.split(), key=ORDER.get)
    fill_taverns(game, {number: cards.split() for number, cards in (taverns or {}).items()})
    if black_jack:
        game.black_jack = black_jack - 1
    if deck is not None:
        kept = deck.split()
        game.drawn = [card for card in game.deck if card not in kept]
        game.deck = kept
    game.control, game.starter, game.rounds = control, starter, rounds
    game.agenda = []
    if phase == "cards":
        game.call("cards", list(range(seats)))
    else:
        game.rounds -= phase == "auction"
        game.call("moves", [], standing=[], order=[], numbers=[])
        game.settle()
    return game


def duel(captains=(1, 5), crews=(), black_jack=10, control=0, **position):
    """Two players; seat 0 controls Black Jack, who is far from both captains."""
    return halunken(captains, crews, black_jack=black_jack, control=control, **position)


def words(texts, seats):
    return [text.split() for text in texts] + [[] for _ in range(seats - len(texts))]


def fill_taverns(game, named):
    rest = SCOUNDRELS[:]
    for zone in [*game.crews, game.harbour, *named.values()]:
        for scoundrel in zone:
            rest.remove(scoundrel)
    others = [number for number in range(1, 15) if number not in named]
    for place, scoundrel in enumerate(rest):
        named.setdefault(others[place % len(others)], []).append(scoundrel)
    for number, cards in named.items():
        game.tops[number - 1] = cards[0] if cards else None
        game.piles[number - 1] = cards[:0:-1]


def placed(*scoundrels, first=0, **options):
    """A new game in which the captains went to taverns 1, 2, ... and found these scoundrels."""
    game = Halunken.new(len(scoundrels), {"first": first, **options}, 1)
    rest = [scoundrel for scoundrel in SCOUNDRELS if scoundrel not in scoundrels]
    for space in range(14):
        game.piles[space] = [rest.pop() for _ in range(2 if space < len(scoundrels) else 3)]
    for seat, scoundrel in enumerate(scoundrels):
        game.piles[seat].append(scoundrel)
    for step in range(len(scoundrels)):
        seat = (first + step) % len(scoundrels)
        game = play(game, f"{seat} place tavern-{seat + 1}")
    return game


def lay(game, *cards, send=None):
    """Everybody lays a card, by seat: 3 for step-3, "rum"; `send` is the one for Black Jack."""
    lines = [f"{seat} sail {card_of(card)}" for seat, card in enumerate(cards)]
    if send is not None:
        lines.append(f"{game.control} send {card_of(send)}")
    return play(game, *lines)


def card_of(card):
    return f"step-{card}" if type(card) is int else card


def where(game):
    """The taverns in front of which the captains stand."""
    return [space + 1 for space in game.captains]


def lair(game):
    """The tavern in front of which Black Jack stands."""
    return game.black_jack + 1


def choices(game, seat):
    """All that a seat may name now."""
    return [item for offer in game.offers(seat) for item in offer.among]


def moves(game):
    """The facts about captains and Black Jack who moved, in order."""
    return facts(game, "sailed", "prowled")
