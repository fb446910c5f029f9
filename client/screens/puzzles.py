"""The puzzles of a game: what they are about, how hard they are, and which have been solved."""

from client.app import settings
from client.app.glyph import glyph
from client.app.texts import say, title_of
from client.app.tree import button, classes, div, h1, h2, header, li, main, ol, p, section, span
from client.puzzles.collection import following, puzzles_of
from client.puzzles.progress import Progress
from shared_rules import GAMES
from shared_rules.engine.words import words_of
from shared_rules.extras import extra, has

HEARS = ("settings", "returned")


class Collected:
    """The model: the game's puzzles, and what has been solved of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.puzzles = puzzles_of(game) if game else []
        self.progress = Progress(game)
        self.is_known = False
        """Whether what has been solved has been read."""


def init(words):
    game = words[0] if words else ""
    if game not in GAMES or not has(game, "puzzles"):
        return Collected(""), [("home",)]
    model = Collected(game)
    return model, [model.progress.load()]


def on_progress(model, kept: dict | None, problem: str):
    model.progress.read(kept)
    model.is_known = True


def on_returned(model):
    return [model.progress.load()]


def on_open(model, ident: str):
    return [("go", "puzzle", model.game, ident)]


def on_back(model):
    return [("back",)]


def title(model):
    return f"{title_of(model.game)}: {say('puzzles.title')}" if model.game else ""


def view(model):
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            div(
                span(title_of(model.game), class_="game") if model.game else None,
                h1(say("puzzles.title"), tabindex=-1),
                class_="titles",
            ),
            class_="head",
        ),
        p(say("puzzles.about")),
        streak(model) if model.is_known else None,
        [chapter(model, theme) for theme in extra(model.game, "puzzles").THEMES]
        if model.game
        else None,
        div(way_on(model), class_="thumb") if model.is_known else None,
        class_="page puzzles",
        data_screen="puzzles",
    )


def streak(model):
    """How many are solved, and how many answers in a row were right."""
    progress = model.progress
    known = [puzzle for puzzle in model.puzzles if puzzle.ident in progress.solved]
    return div(
        p(
            span(say("puzzles.solved.of", len(known), len(model.puzzles))),
            span(say("puzzles.row", progress.row)) if progress.row else None,
            class_="standing",
        ),
        p(say("puzzles.row.help"), class_="muted small") if progress.row else None,
    )


def chapter(model, theme: str):
    """The puzzles with one theme; none, if there are none."""
    puzzles = [puzzle for puzzle in model.puzzles if puzzle.theme == theme]
    if not puzzles:
        return None
    words = words_of(model.game, settings.now["language"], "puzzles")
    return section(
        h2(words["theme." + theme]),
        ol([entry(model, puzzle) for puzzle in puzzles], class_="puzzles-list"),
        key=theme,
    )


def entry(model, puzzle):
    """A puzzle by its number, with as many points as it is hard, and a tick if it is solved."""
    is_solved = puzzle.ident in model.progress.solved
    name = [say("puzzles.puzzle", puzzle.number), say(f"puzzles.level.{puzzle.level}")]
    if is_solved:
        name.append(say("puzzles.solved"))
    return li(
        button(
            span(puzzle.number, class_="number"),
            span("●" * puzzle.level + "○" * (3 - puzzle.level), class_="level"),
            glyph("check") if is_solved else None,
            type="button",
            tap=["open", puzzle.ident],
            aria_label=", ".join(name),
            class_=classes("puzzle", is_solved and "is-solved"),
        ),
        key=puzzle.ident,
    )


def way_on(model):
    """The easiest one that has not been solved."""
    progress = model.progress
    puzzle = following(model.puzzles, progress.solved)
    key = "puzzles.on" if progress.solved else "puzzles.begin"
    if puzzle.ident in progress.solved:
        key = "puzzles.repeat"
    return button(
        say(key, puzzle.number), type="button", tap=["open", puzzle.ident], class_="confirm"
    )
