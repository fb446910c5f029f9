"""Print a recorded game move by move, in words.

With --seat it shows what that seat could know: its own cards and answers, and what everybody saw.
Otherwise it shows everything, all hands open. Each move stands under what its player held.

With --verify it tells instead whether the cards were those of a sealed shuffle, and the four words
that were to be compared aloud when they were dealt.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure
from shared_rules.engine.game import Game
from shared_rules.engine.plain import written
from shared_rules.engine.record import BadRecord, Record
from shared_rules.engine.types import Fact, Item, Move, Plain
from shared_rules.engine.words import listed, name, say, told, words_of
from shared_rules.languages import LANGUAGES
from shared_rules.seal.check import flaws
from shared_rules.seal.seal import DEALER, WHO, Seal

NEEDS: list[str] = []


def arguments(parser: ArgumentParser) -> None:
    here = os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    language = here[:2] if here[:2] in LANGUAGES else "en"
    parser.add_argument("file", metavar="FILE", help="a saved or exported table; - is stdin")
    parser.add_argument("--seat", type=int, metavar="N", help="show what seat N knows, from 0 on")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=language, help="%(default)s if not given"
    )
    parser.add_argument(
        "--verify", action="store_true", help="check the sealed shuffle that the cards came from"
    )


FLAWS = {
    "unreadable": "what it says of its shuffle cannot be read",
    "left": "the part of {0} was left out: it has not been shown",
    "broken": "the part of {0} is not the one that was committed to",
    "seed": "the cards were not dealt from these parts: the seed is another one",
}
"""What is wrong with a sealed shuffle, in a sentence."""


def verify(record: Record) -> None:
    """Tell that all cards were those of the sealed shuffle. Raises BadRecord if they were not."""
    if not record.seal:
        raise BadRecord("this game has no sealed shuffle, or it is not over")
    found = flaws(record.seal, record.seed)
    if found:
        said = [FLAWS[word].format(owner(record, who)) for word, who in found]
        raise BadRecord("; ".join(said))
    record.replay()
    seal = Seal.read(record.seal)
    print("The cards were those of the sealed shuffle, and every move was played with them.")
    print("Taking part: " + ", ".join(owner(record, share[WHO]) for share in seal.shares))
    print("These words must be those that you compared aloud at the start:")
    print("    " + " ".join(seal.words()))


def owner(record: Record, who: str) -> str:
    """Whose share it is; "" if something is wrong with more than one share."""
    if not who:
        return ""
    if who == DEALER:
        return "the dealer"
    seats = [int(seat) for seat in who.split(",")]
    if not all(seat < len(record.players) for seat in seats):
        raise BadRecord("a share belongs to a seat that there is not")
    return " and ".join(record.players[seat]["name"] for seat in seats)


class Telling:
    """Tells a record to one seat, or to somebody who may see everything (None)."""

    def __init__(self, record: Record, language: str, seat: int | None) -> None:
        self.record = record
        self.words = words_of(record.key, language)
        self.seat = seat
        players = [player["name"] for player in record.players]
        self.names = players or [f"seat {seat}" for seat in range(record.seats)]
        self.before: Game | None = None

    def setup(self) -> None:
        record = self.record
        # who knows the seed can deal all hands
        seed = f", seed {record.seed}" if self.seat is None else ""
        print(f"{self.words['game.title']}, rules {record.rules}{seed}")
        for key, value in sorted(record.options.items()):
            chosen = self.words.get(f"option.{key}.{value}", str(value))
            if key == "first" and isinstance(value, int):
                chosen = self.names[value]
            print(f"{self.words[f'option.{key}']} {chosen}")
        for seat in range(record.seats):
            kind = f" ({record.players[seat]['kind']})" if record.players else ""
            print(f"{seat}: {self.names[seat]}{kind}")

    def watch(self, number: int, game: Game) -> None:
        """Tell the move that led to this position."""
        if self.before:
            seat, move = self.record.moves[number - 1]
            print(f"\n{number}. {self.names[seat]}{self.held(self.before, seat)}")
            if self.is_open_to_us(seat) and not is_told(move, game.facts):
                print(f"   {self.move(move)}")
            for fact in game.facts:
                print(f"   {told(self.words, fact, self.names)}")
        self.before = game

    def is_open_to_us(self, seat: int) -> bool:
        return self.seat in (None, seat)

    def held(self, game: Game, seat: int) -> str:
        """What a player had to choose from, which nobody else sees."""
        if not self.is_open_to_us(seat):
            return ""
        zones = [
            f"{zone}: {self.zone(content)}" for zone, content in sorted(game.private(seat).items())
        ]
        return f" ({'; '.join(zones)})" if zones else ""

    def zone(self, content: Plain) -> str:
        if isinstance(content, list) and all(type(item) in (str, int) for item in content):
            return listed(self.words, content, self.names) or "-"
        return written(content)

    def move(self, move: Move) -> str:
        verb, items = move[0], move[1:]
        if not items:
            return self.words.get(f"verb.{verb}.none") or self.words[f"verb.{verb}"]
        return f"{self.words[f'verb.{verb}']}: {listed(self.words, items, self.names)}"

    def end(self, game: Game) -> None:
        waiting = game.waiting_for()
        if waiting:
            print("\nwaiting for " + ", ".join(self.names[seat] for seat in waiting))
            return
        outcome = game.outcome()
        print()
        for place, seat in sorted(zip(outcome["places"], range(game.seats), strict=True)):
            print(f"{place}. {self.names[seat]}: {outcome['scores'][seat]}")
            for reason, points, *items in outcome["sheet"][seat]:
                print(f"   {points:>4}  {self.reason(reason, items)}")

    def reason(self, reason: str, items: list[Item]) -> str:
        text = self.words[f"score.{reason}"]
        if items and "{0}" not in text:
            return f"{text}: {listed(self.words, items, self.names)}"
        return say(self.words, f"score.{reason}", *(name(self.words, i, self.names) for i in items))


def is_told(move: Move, facts: list[Fact]) -> bool:
    """Whether the facts say all that the move said."""
    public = [item for fact in facts for item in fact[1:]]
    return bool(facts) and all(item in public for item in move[1:])


def run(args: Namespace) -> int:
    try:
        text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text("utf-8")
        record = Record.read(text)
        if args.seat is not None and not 0 <= args.seat < record.seats:
            raise Failure(f"there is no seat {args.seat}, only 0 to {record.seats - 1}")
        record.same_rules()
        if args.verify:
            verify(record)
            return 0
        telling = Telling(record, args.language, args.seat)
        telling.setup()
        telling.end(record.replay(telling.watch))
    except UnicodeDecodeError:
        raise Failure(f"{args.file}: this is no text") from None
    except BadRecord as error:
        raise Failure(f"{args.file}: {error}") from None
    return 0
