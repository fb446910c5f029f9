"""Klunker's opponents in English."""

WORDS = {
    "name.beginner": "Kiki",
    "about.beginner": "Loves whatever glitters and rarely counts what it costs.",
    "name.solid": "Gustav",
    "about.solid": "Has run the shop for forty years, by rules that have always held.",
    "name.strong": "Opal",
    "about.strong": "Thinks the round through before she touches a jewel.",
    "name.expert": "Karat",
    "about.expert": "Weighs every window twice and never forgets what has been sold.",
    "why.completes": "That makes four of a kind ({0}), which bring {1}.",
    "hint.completes": "That makes four of a kind in your safe ({0}) and brings you {1}.",
    "why.joins": (
        "It joins others of its kind in the safe ({0}): {1} of them now. Four would bring {2}."
    ),
    "hint.joins": (
        "It joins others of its kind in your safe ({0}): you would have {1}. As things are, four "
        "bring you {2}."
    ),
    "why.begins": (
        "It begins a new kind in the safe ({0}) and makes room in the hand. Kinds there now: {1}."
    ),
    "hint.begins": (
        "It begins a new kind in your safe ({0}) and makes room in your hand. Kinds in your "
        "safe then: {1}."
    ),
    "why.early": "Passing now means choosing with {1}. Worth having: {0}.",
    "hint.early": "If you pass now, you choose with {1}. Worth having: {0}.",
    "why.early_set": (
        "Passing now means choosing with {1}. {0} would complete four of a kind ({2}), which "
        "bring {3}."
    ),
    "hint.early_set": (
        "If you pass now, you choose with {1}. {0} would complete your four of a kind ({2}): "
        "they bring you {3}."
    ),
    "why.no_use": "Nothing left in the hand would improve the safe: {0*}.",
    "hint.no_use": "Nothing left in your hand would improve your safe: {0*}.",
    "why.better_kept": (
        "What is left in the hand is worth more there than in the safe, for now: {0*}."
    ),
    "hint.better_kept": (
        "What is left in your hand is worth more to you there than in your safe, for now: {0*}."
    ),
    "why.stays": "What is left in the hand stays there: {0*}.",
    "hint.stays": "What is left stays in your hand: {0*}.",
    "why.fills_set": "{0} completes four of a kind ({1}), which bring {2}. It costs 1 banknote.",
    "hint.fills_set": (
        "{0} completes your four of a kind ({1}): they bring you {2}. It costs you 1 banknote."
    ),
    "why.fills_own": (
        "Their own window completes four of a kind ({0}), which bring {1}. It costs nothing."
    ),
    "hint.fills_own": (
        "Your own window completes your four of a kind ({0}): they bring you {1}. It costs you "
        "nothing."
    ),
    "why.fits": "{0} fits what lies in the safe ({1*}). It costs 1 banknote.",
    "hint.fits": "{0} fits what lies in your safe ({1*}). It costs you 1 banknote.",
    "why.fits_own": "Their own window fits what lies in the safe ({0*}), and costs nothing.",
    "hint.fits_own": "Your own window fits what lies in your safe ({0*}), and costs you nothing.",
    "why.free": "Their own window costs nothing: {0*}.",
    "hint.free": "Your own window costs you nothing: {0*}.",
    "why.promises": "{0} promises the most for the 1 banknote that it costs: {1*}.",
    "hint.promises": "{0} promises you the most for the 1 banknote that it costs you: {1*}.",
    "why.new_kinds": "{0} has only kinds that the safe lacks: {1*}.",
    "hint.new_kinds": "{0} has only kinds that your safe lacks: {1*}.",
    "why.nothing_worth": (
        "No window is worth having at its price, and whoever declines begins the next round."
    ),
    "hint.nothing_worth": (
        "No window is worth its price to you, and if you decline you begin the next round."
    ),
    "why.begins_next": "Whoever declines begins the next round.",
    "hint.begins_next": "If you decline, you begin the next round.",
    "why.keeps_all": "Everything in the hand is better kept: {0*}.",
    "hint.keeps_all": "Everything in your hand is better kept: {0*}.",
    "why.adds_nothing": "All that is in the hand stays there: {0*}.",
    "hint.adds_nothing": "All that is in your hand stays there: {0*}.",
    "why.for_oneself": (
        "Buying their own window makes {1} of a kind in the safe ({0}). Nobody else would gain "
        "more."
    ),
    "hint.for_oneself": (
        "If you buy your own window, you have {1} of a kind in your safe ({0}). Nobody else "
        "would gain more."
    ),
    "why.for_sale": (
        "With this window {0} would have {2} of a kind ({1}): that is worth more to {0} than "
        "the 1 banknote it costs."
    ),
    "hint.for_sale": (
        "With your window {0} would have {2} of a kind ({1}). That is worth more to {0} than the 1 "
        "banknote it costs, which goes to you."
    ),
    "why.sells_set": (
        "{0} has {2} of a kind ({1}): this window would complete the four and bring {3}. It "
        "costs {0} 1 banknote."
    ),
    "hint.sells_set": (
        "{0} has {2} of a kind ({1}): your window would complete the four and bring {0} {3}. It "
        "costs {0} 1 banknote, which goes to you."
    ),
    "why.keeps": "It keeps together what belongs together ({0}): in the hand {1}, in the safe {2}.",
    "hint.keeps": (
        "You keep together what belongs together ({0}): in your hand {1}, in your safe {2}."
    ),
    "why.makes_room": "New cards come for those that are played, while the deck lasts: {0*}.",
    "hint.makes_room": "You draw new cards for those that you play, while the deck lasts: {0*}.",
    "why.on_show": "Only what is shown can be bought: {0*}.",
    "hint.on_show": "Only what you show can be bought from you: {0*}.",
    "why.only_choice": "There is nothing else to do.",
    "hint.only_choice": "It is the only thing that you can do now.",
    "look.safe": "Look into your safe: what in your hand would go well there?",
    "look.windows": "Look at the windows: what would each be worth to your safe?",
    "look.collectors": "Look into the others’ safes: who collects what you could show?",
    "look.hand": "Look at your hand: what in it belongs together?",
    "look.no_choice": "Look at what you can do: there is only one thing.",
}
