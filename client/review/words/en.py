"""What is said about how a game went, in English."""

WORDS = {
    "review": "How it went",
    "review.apart": "Where the result comes from, in percentage points",
    "review.apart.help": (
        "Decisions: what each player’s own were worth compared with the expert’s. Others: what "
        "theirs brought. Luck: all the rest, the cards and what hidden choices ran into. “?” is "
        "not certain enough yet."
    ),
    "review.best": "Best move",
    "review.better": "Better: {0}",
    "review.better.yet": "Looking more closely…",
    "review.changed": (
        "This game was played under older rules, so its moves can no longer be weighed."
    ),
    "review.clean": "No decision that clearly gave anything away.",
    "review.decisions": "Decisions",
    "review.fair": "A decision is judged only by what could be known at the time.",
    "review.first": "Weighing every move…",
    "review.look": "Look at it on the table",
    "review.luck": "Luck",
    "review.luck.skill": "Luck and skill",
    "review.mindless": "Nobody knows this game well enough to judge its moves.",
    "review.move": "Move {0}",
    "review.others": "Others",
    "review.percent": "{0}%",
    "review.place": "Point in the game",
    "review.player": "Player",
    "review.plot": "Everybody’s chances of winning, as an onlooker would have seen them",
    "review.result": "Result",
    "review.running": "Only after the end: whoever looks back sees everybody’s cards.",
    "review.skill": "Decisions",
    "review.start": "Start",
    "review.stop": "Stop",
    "review.stopped": "Stopped. What is known so far is below.",
    "review.sure": "All weighed.",
    "review.table": "The chances as a table",
    "review.turns": "What decided it",
    "review.unsure": "?",
    "review.worst": "Costliest move, {0}",
}
