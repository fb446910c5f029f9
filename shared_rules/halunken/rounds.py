"""A round: everybody lays a movement card, all are turned up, then all move, lowest first."""

from ..engine.offer import Offer
from ..engine.phase import CURTAIN, OPEN, Phase
from .black_jack import draw, prowl, use
from .captains import sail
from .cards import RUM, SUITS, doubled, number_on, worth
from .taverns import seat_of, take_top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Halunken

ROUNDS = 8


def begin_round(game: "Halunken") -> None:
    """Every round begins with the auction for Black Jack, if he is in the game."""
    game.rounds += 1
    game.control = None
    game.note("started", game.rounds)
    if game.with_black_jack():
        bids = [None] * game.seats
        game.goto("auction", [], turn=game.starter, out=[], bids=bids, leader=None)
    else:
        ask_for_cards(game)


def ask_for_cards(game: "Halunken") -> None:
    """In the last round nobody is asked: everybody sees which card is left to each."""
    game.goto("cards", [] if game.rounds == ROUNDS else game.round_from(0))


class Cards(Phase):
    """In secret, everybody chooses a movement card; with two players, Black Jack's controller
    then chooses one of his, too."""

    sealed = True
    cover = CURTAIN

    def answers(self, game: "Halunken", seat: int) -> int:
        return 2 if game.seats == 2 and game.control == seat else 1

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        if game.now["sealed"][seat]:
            return [Offer("send", game.deck)]
        return [Offer("sail", game.hand(seat))]

    def resolve(self, game: "Halunken") -> None:
        sealed = game.now["sealed"]
        pieces, cards = [], []
        for seat in range(game.seats):
            card, why = game.hand(seat)[0], ["because-last"]
            if sealed[seat]:
                card, why = sealed[seat][0][1], []
            game.played[seat].append(card)
            game.note("revealed", f"seat-{seat}", card, *why)
            pieces.append(f"seat-{seat}")
            cards.append(card)
        if game.seats == 2:
            pieces.append("black-jack")
            cards.append(black_jacks_card(game, sealed))
        game.goto("turned", [], pieces=pieces, cards=cards)


def black_jacks_card(game: "Halunken", sealed: "list[list[list[str]]]") -> str:
    """With two players: the card that Black Jack's controller chose or, without one, any."""
    if game.control is None:
        return draw(game)
    card = sealed[game.control][1][1] if sealed[game.control] else game.deck[0]
    use(game, card)
    return card


class Turned(Phase):
    """All cards lie open: what follows from them is seen after they have been. Nobody is asked."""

    def resolve(self, game: "Halunken") -> None:
        compare(game, game.now["pieces"], game.now["cards"])


def compare(game: "Halunken", pieces: list[str], cards: list[str]) -> None:
    """Equal cards cancel each other, Rum and Rum too; a single Rum is given a number."""
    standing: list[int] = []
    rum = ""
    game.goto("moves", [], standing=standing, order=[], numbers=[])
    if game.with_black_jack() and game.seats > 2:
        join(game, "black-jack", 0)
    for place in range(len(cards)):
        card = cards[place]
        if cards.count(card) > 1:
            if pieces[place] != "black-jack":
                standing.append(seat_of(pieces[place]))
            if cards.index(card) == place:
                equal = [pieces[i] for i in range(len(cards)) if cards[i] == card]
                game.note("cancelled", card, *equal)
        elif card == RUM:
            rum = pieces[place]
        else:
            join(game, pieces[place], number_on(card))
    if rum:
        ask_for_number(game, rum, cards)


def join(game: "Halunken", piece: str, number: int) -> None:
    """Put a piece among those that are to move, lowest number first.

    The number 0 stands for the one that Black Jack turns up when all captains have moved.
    """
    order, numbers = game.now["order"], game.now["numbers"]
    place = 0
    while place < len(numbers) and 0 < numbers[place] < number:
        place += 1
    order.insert(place, piece)
    numbers.insert(place, number)


def ask_for_number(game: "Halunken", piece: str, cards: list[str]) -> None:
    """A single Rum is any number up to seven that lies on no other card of this round."""
    lying = [number_on(card) for card in cards]
    numbers = [number for number in range(1, 8) if number not in lying]
    namer = game.control if piece == "black-jack" else seat_of(piece)
    if namer is None:
        name(game, piece, numbers[0], "because-lowest")
    else:
        game.call("rum", [namer], piece=piece, choices=numbers)


def name(game: "Halunken", piece: str, number: int, *why: str) -> None:
    game.note("named", piece, number, *why)
    join(game, piece, number)


class Rum(Phase):
    """Which number is the Rum of this `piece`?"""

    cover = OPEN

    def offers(self, game: "Halunken", seat: int) -> list[Offer]:
        return [Offer("name", game.now["choices"])]

    def name(self, game: "Halunken", seat: int, number: int) -> None:
        piece = game.now["piece"]
        game.done()
        name(game, piece, number)


class Moves(Phase):
    """Whoever was cancelled takes the card where he stands (`standing`); then the others move.

    Nobody is asked here; what has to be asked is called from here. `order` and `numbers` are the
    pieces that are still to move and how far.
    """

    def resolve(self, game: "Halunken") -> None:
        now = game.now
        if now["standing"]:
            take_top(game, now["standing"].pop(0))
        elif now["order"] and not now["numbers"][0]:
            now["numbers"][0] = number_on(draw(game))
        elif now["order"]:
            piece, number = now["order"].pop(0), now["numbers"].pop(0)
            if piece == "black-jack":
                prowl(game, number)
            else:
                sail(game, seat_of(piece), number)
        elif game.rounds < ROUNDS:
            begin_round(game)
        else:
            end_game(game)


def end_game(game: "Halunken") -> None:
    """Count the points; begin the next game of the match, if there is one."""
    for seat in range(game.seats):
        crew = game.crews[seat]
        game.note("scored", f"seat-{seat}", worth(crew), "suit-" + SUITS[doubled(crew)])
    if game.number == game.options["match"]:
        game.done()
        return
    game.past.append(game.crews)
    game.number += 1
    game.first = (game.first + 1) % game.seats
    game.lay_out()
    game.note("dealt", game.number, f"seat-{game.first}")
    game.goto("captains", [game.first])
