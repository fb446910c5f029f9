"""What is said about challenges, in English."""

WORDS = {
    "challenge.about": (
        "Everybody who has this code plays the same cards against the same bots. What is drawn "
        "later comes in a fixed order, too: the same moves get the same replies."
    ),
    "challenge.again": "Play once more",
    "challenge.again.help": (
        "You know the cards by now: in the chronicle, only the first time counts for each name."
    ),
    "challenge.bad.file": "Nothing in it belongs to this challenge.",
    "challenge.bad.game": "This code is for a game that this app does not have.",
    "challenge.bad.length": "A code has 16 characters; this one has {0}.",
    "challenge.bad.letter": "“{0}” is not in any code.",
    "challenge.bad.mistyped": "Something is mistyped: check it once more, character by character.",
    "challenge.bad.newer": "This code comes from a newer version of Unke. Update the app first.",
    "challenge.bad.older": (
        "This code is from an older version of Unke, with other rules or other bots: it could not "
        "be played the same way any more."
    ),
    "challenge.bad.own": (
        "A challenge is played with the standard box and without a head start: change that in the "
        "setup."
    ),
    "challenge.bad.setup": "There is no such game.",
    "challenge.bad.size": "That is more than fits into a code.",
    "challenge.calendar": "Calendar",
    "challenge.code": "Code",
    "challenge.compare": "Side by side",
    "challenge.compare.choose": "Choose two results to see where they parted ways.",
    "challenge.compare.gone": (
        "Which decision that was can only be shown while one of the two games is on this phone."
    ),
    "challenge.copied": "The link is on the clipboard.",
    "challenge.copy": "Copy the link",
    "challenge.copy.bad": "The link could not be copied.",
    "challenge.day": "Deal of the day, {0}",
    "challenge.day.short": "{0}: {1}",
    "challenge.earlier": "Previous month",
    "challenge.file": "As a file",
    "challenge.from.file": "Results from a file",
    "challenge.later": "Next month",
    "challenge.look": "Look at it on the table",
    "challenge.make": "Make one of your own",
    "challenge.make.help": ("Choose a game, set it up as you like it, and tap “Challenge” there."),
    "challenge.month": "{0} {1}",
    "challenge.months": (
        "January February March April May June July August September October November December"
    ),
    "challenge.name": "Who plays?",
    "challenge.news": "{0} new results",
    "challenge.news.0": "Nothing new: all these results were here already.",
    "challenge.news.1": "1 new result",
    "challenge.open": "Open",
    "challenge.parted": "Decision {0} was the first that differed",
    "challenge.place": "Place {0}",
    "challenge.point": "{0} point",
    "challenge.points": "{0} points",
    "challenge.qr": "QR code of this challenge",
    "challenge.qr.how": (
        "Another phone’s camera opens this challenge, with the result if one has been picked."
    ),
    "challenge.qr.none": "This result is too long for a QR code. A file can hold it.",
    "challenge.result": "Result",
    "challenge.results": "Results",
    "challenge.same": "All decisions were the same ({0})",
    "challenge.same.before": "Identical decisions before that: {0}",
    "challenge.share": "Challenge somebody, or exchange results",
    "challenge.today": "Today",
    "challenge.trust": (
        "Whoever has a code could look into its cards beforehand: you play on trust. No other "
        "table is ever dealt from a code."
    ),
    "challenge.try": "{0}, try {1}",
    "challenge.type": "Type a code",
    "challenge.type.help": "16 characters; capitals, spaces and hyphens do not matter.",
    "challenge.unplayed": "not played",
    "challenge.weekdays": "Mon Tue Wed Thu Fri Sat Sun",
    "challenge.you": "You",
    "challenges": "Challenges",
    "challenges.about": (
        "A challenge is a game that others can play as well, with the same cards against the same "
        "bots. Each day brings one for every game, the same everywhere."
    ),
}
