"""Halunken und Spelunken’s opponents in English."""

WORDS = {
    "name.beginner": "Moses",
    "about.beginner": "The ship’s boy sails wherever it smells best.",
    "name.solid": "Tjark",
    "about.solid": "An old boatswain who knows every tavern and trusts his rules.",
    "name.strong": "Grete",
    "about.strong": "Her own captain; she guesses what the others have up their sleeves.",
    "name.expert": "Morgan",
    "about.expert": "Plays ten rounds in his head before he lays one card.",
    "why.finds": "{0}: {1} waits there; points for the crew: {2}.",
    "hint.finds": "{0}: {1} waits there for you; points for your crew: {2}.",
    "why.robs": "{0}: {1} could be robbed there, of {2} for example; points for the crew: {3}.",
    "hint.robs": "{0}: there you could rob {1}, of {2} for example; points for your crew: {3}.",
    "why.harbour": (
        "{0}: Black Jack is there with the harbour’s scoundrels. {1} would bring points: {2}."
    ),
    "hint.harbour": (
        "{0}: Black Jack is there with the harbour’s scoundrels. {1} would bring you points: {2}."
    ),
    "why.nothing_better": "{0} is empty, but nothing better is in reach.",
    "hint.nothing_better": "{0} is empty, but nothing better is in your reach.",
    "why.empty": "{0} is empty for now.",
    "why.any_number": (
        "Rum can go any distance, say to {0}: {1} waits there; points for the crew: {2}."
    ),
    "hint.any_number": (
        "Rum takes you any distance, say to {0}: {1} waits there; points for your crew: {2}."
    ),
    "why.any_robbery": (
        "Rum can go any distance, say to {0}: {1} could be robbed there, of {2} for example; "
        "points for the crew: {3}."
    ),
    "hint.any_robbery": (
        "Rum takes you any distance, say to {0}: there you could rob {1}, of {2} for example; "
        "points for your crew: {3}."
    ),
    "why.open_number": "Rum leaves open how far it goes until all cards are seen.",
    "hint.open_number": "With Rum you decide how far it goes when you have seen all cards.",
    "why.prowls": "Black Jack goes on by {0}, to {1}.",
    "hint.prowls": "You send Black Jack on by {0}, to {1}.",
    "why.worth_bidding": (
        "It costs {0} (points: {1}), and Black Jack could rob {2}, whose crew numbers {3}; their "
        "own numbers {4}."
    ),
    "hint.worth_bidding": (
        "It costs you {0} (points: {1}), and Black Jack could rob {2} for you: that crew numbers "
        "{3}, yours {4}."
    ),
    "why.guards": "It costs {0} (points: {1}), and Black Jack never robs whoever controls him.",
    "hint.guards": (
        "It costs you {0} (points: {1}), and Black Jack never robs you while you control him."
    ),
    "why.too_dear": (
        "{0} bids {1}. To outbid that would cost more than Black Jack is likely to bring."
    ),
    "hint.too_dear": (
        "{0} bids {1}. To outbid that would cost you more than Black Jack is likely to bring."
    ),
    "why.not_worth": (
        "Even {0}, who would be missed least (points: {1}), is more than Black Jack is likely "
        "to bring."
    ),
    "hint.not_worth": (
        "Even {0}, whom you would miss least (points: {1}), is more than Black Jack is likely "
        "to bring you."
    ),
    "why.pays_nobody": "This way no scoundrel is paid for Black Jack.",
    "hint.pays_nobody": "This way you pay no scoundrel for Black Jack.",
    "why.missed_least": "{0} is missed the least; points lost: {1}.",
    "hint.missed_least": "You miss {0} the least; points that you lose: {1}.",
    "why.gives": "Points lost with {0}: {1}.",
    "hint.gives": "Points that you lose with {0}: {1}.",
    "why.steals_best": "{0} brings the most: in points, {1} won, and {2} loses {3}.",
    "hint.steals_best": "{0} brings you the most: in points, you win {1} and {2} loses {3}.",
    "why.steals": "{0}: in points, {1} won, and {2} loses {3}.",
    "hint.steals": "{0}: in points, you win {1} and {2} loses {3}.",
    "why.enlists_best": "{0} brings the most; points: {1}.",
    "hint.enlists_best": "{0} brings you the most; points: {1}.",
    "why.enlists": "Points won with {0}: {1}.",
    "hint.enlists": "Points that you win with {0}: {1}.",
    "why.reaches": "Black Jack now needs at least {1} to get to {0}: this is enough.",
    "why.keeps_away": "Black Jack now needs at least {1} to get to {0}: this is not enough.",
    "why.lands": "Black Jack now needs exactly {1} to stop at {0}: this takes him right there.",
    "why.lands_elsewhere": (
        "Black Jack now needs exactly {1} to stop at {0}: this takes him elsewhere."
    ),
    "why.keeps_few": "This keeps the crew small: {0}. Whoever has fewer is not robbed.",
    "hint.keeps_few": "This keeps your crew small: {0}. Whoever has more cannot rob you.",
    "why.ahead_of_him": "{0}: from there {1} is the first on his way, {2} ahead.",
    "why.in_reach": "At most seven taverns ahead of it: {0*}.",
    "why.nobody_ahead": "No captain stands within seven taverns ahead of it.",
    "look.taverns": "Look at the taverns ahead: what lies there, and who is in the way?",
    "look.crew": "Look at the crews: where does which scoundrel count most?",
    "look.black_jack": "Look at Black Jack: whom does he reach, and whose crew is larger?",
    "look.places": "Look where the others stand: who would be a little way ahead?",
}
