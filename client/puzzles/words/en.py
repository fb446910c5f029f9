"""The words of the puzzles in English."""

WORDS = {
    "puzzles.about": (
        "Positions from games of strong bots. One move is better than all others, and it is not "
        "the one that comes to mind first."
    ),
    "puzzles.again": "Back to the table",
    "puzzles.all": "All puzzles",
    "puzzles.answer": "Answer",
    "puzzles.begin": "Begin with puzzle {0}",
    "puzzles.best": "How many games in 100 are won after the best moves, as Unke reckons:",
    "puzzles.ended": "Two slips in a row: the streak starts again.",
    "puzzles.forgiven": "One slip is forgiven. Your streak still stands: {0}",
    "puzzles.level.1": "easy",
    "puzzles.level.2": "medium",
    "puzzles.level.3": "hard",
    "puzzles.next": "Next puzzle",
    "puzzles.on": "Go on with puzzle {0}",
    "puzzles.other": "Your move is not among them: {0}",
    "puzzles.out": "{0} out of 100",
    "puzzles.puzzle": "Puzzle {0}",
    "puzzles.repeat": "All solved. Once more from puzzle {0}",
    "puzzles.right": "Right!",
    "puzzles.row": "Streak: {0}",
    "puzzles.row.help": (
        "Your first answer to a puzzle counts. Days off do not end a streak, nor does one slip: "
        "only two in a row do."
    ),
    "puzzles.solved": "solved",
    "puzzles.solved.of": "{0} of {1} solved",
    "puzzles.tempting": "Comes to mind first: {0}",
    "puzzles.title": "What would you do?",
    "puzzles.wrong": "Not the best move",
    "puzzles.yours": "your move",
}
