"""What is said about how a game went, in English."""

WORDS = {
    "review": "How it went",
    "review.apart": "Where the result comes from, in points of a hundred",
    "review.apart.help": (
        "Decisions: what one’s own were worth beside the expert’s. Others: what theirs have "
        "brought. Luck: all the rest, cards and what sealed answers met. “?” is not sure "
        "enough yet."
    ),
    "review.best": "Best move",
    "review.better": "Better: {0}",
    "review.better.yet": "Looking more closely…",
    "review.changed": "This game was played by older rules, so its moves can no longer be weighed.",
    "review.clean": "No decision that gave anything away for certain.",
    "review.decisions": "Decisions",
    "review.fair": "A decision is judged only by what one could know at the time.",
    "review.first": "Weighing every move…",
    "review.look": "Look at it on the table",
    "review.luck": "Luck",
    "review.luck.skill": "Luck and skill",
    "review.mindless": "Nobody knows this game well enough to judge its moves.",
    "review.move": "Move {0}",
    "review.others": "Others",
    "review.percent": "{0}%",
    "review.place": "Place in the game",
    "review.player": "Player",
    "review.plot": "Everybody’s chances of winning, as an onlooker would have seen them",
    "review.result": "Result",
    "review.running": "Only after the end: whoever looks back sees everybody’s cards.",
    "review.skill": "Decisions",
    "review.start": "Start",
    "review.stop": "Stop",
    "review.stopped": "Stopped. What is known stands below.",
    "review.sure": "All weighed.",
    "review.table": "The chances as a table",
    "review.turns": "What decided it",
    "review.unsure": "?",
    "review.worst": "Costliest move, {0}",
}
