"""Dschunke’s opponents in English."""

WORDS = {
    "name.beginner": "Lin",
    "about.beginner": "Is at the market for the first time and takes what looks nice.",
    "name.solid": "Bao",
    "about.solid": "Trades the way his uncle taught him: steady profit, no adventures.",
    "name.strong": "Mei",
    "about.strong": "Keeps count of the goods in every hand, and offers just enough.",
    "name.expert": "Tao",
    "about.expert": "Sees the whole harbour before the first junk has been loaded.",
    "why.saves_goods": (
        "No offer is likely to bring more than the goods are worth: {1} × {0} would win {3} in "
        "{2} of 100 cases."
    ),
    "hint.saves_goods": (
        "No offer is likely to bring you more than your goods are worth: {1} × {0} would win "
        "you {3} in {2} of 100 cases."
    ),
    "why.nothing_to_sell": "What is in the hand cannot be sold any more in this round: {0*}.",
    "hint.nothing_to_sell": "What is in your hand cannot be sold any more in this round: {0*}.",
    "why.keeps_goods": "This way all goods stay in the hand: {0}.",
    "hint.keeps_goods": "This way you keep all your goods: {0}.",
    "why.all_of_it": (
        "All of a kind ({0}: {1}) is surer to win ({2}%) than just a part. The market gives {3}."
    ),
    "hint.all_of_it": (
        "All that you have of a kind ({0}: {1}) is surer to win ({2}%) than just a part. The "
        "market gives you {3}."
    ),
    "why.likely": "{1} × {0} is likely to be enough ({2}%). The market gives {3}.",
    "hint.likely": "{1} × {0} is likely to be enough ({2}%). The market gives you {3}.",
    "why.may_win": "{1} × {0} may be enough ({2}%). The market gives {3}.",
    "hint.may_win": "{1} × {0} may be enough ({2}%). The market would give you {3}.",
    "why.bluffs": "It shows something and sells nothing: {0*}.",
    "hint.bluffs": "You show something and sell nothing: {0*}.",
    "why.goes_anywhere": "The {0} is free to work on any junk without a merchant.",
    "hint.goes_anywhere": "With the {0} you are free to work on any junk without a merchant.",
    "why.shows_first": "No crate of their own was in sight on the {0} before; now: {1}.",
    "hint.shows_first": "You have no crate in sight on the {0} yet; then: {1}.",
    "why.shows_more": "More crates in sight on the {0}: {1} instead of {2}.",
    "hint.shows_more": "More of your crates are in sight on the {0}: {1} instead of {2}.",
    "why.in_sight": "Crates of their own in sight on the {0} then: {1}.",
    "hint.in_sight": "Your crates in sight on the {0} then: {1}.",
    "why.in_sight_of": "{0}: crates of {1} in sight then: {2}.",
    "why.sells_best": "None of the possible junks pays more now than the {0}: {1}.",
    "hint.sells_best": "None of the possible junks pays you more now than the {0}: {1}.",
    "why.sells": "The {0} pays {1} now.",
    "hint.sells": "The {0} pays you {1} now.",
    "why.draws_best": "None of the possible junks gives more goods now than the {0}: {1}.",
    "hint.draws_best": "None of the possible junks gives you more goods now than the {0}: {1}.",
    "why.draws": "Goods that the {0} gives now: {1}.",
    "hint.draws": "Goods that the {0} gives you now: {1}.",
    "why.has_none": "One of each kind is good to have, and there is none of this: {0}.",
    "hint.has_none": "One of each kind is good to have, and you have none of this: {0}.",
    "why.pays_now": "The market pays well for it in this round ({0}): {1}.",
    "hint.pays_now": "The market pays you well for it in this round ({0}): {1}.",
    "why.collects": "Some of it is in the hand already ({0}: {1}).",
    "hint.collects": "You have some of it already ({0}: {1}).",
    "why.unseen": "Nobody else sees which kind comes from the mixed pile.",
    "hint.unseen": "Nobody but you sees which kind comes from the mixed pile.",
    "why.swaps": "For what goes back, other goods may be chosen: {0*}.",
    "hint.swaps": "For what you give back, you may choose other goods: {0*}.",
    "why.no_swap": "The goods in the hand stay as they are.",
    "hint.no_swap": "Your goods stay as they are.",
    "why.for_the_end": "It counts at the end: {0}.",
    "hint.for_the_end": "It counts for you at the end: {0}.",
    "why.for_ever": "It helps in every round that is left: {0}.",
    "hint.for_ever": "It helps you in every round that is left: {0}.",
    "why.once": "It can be played once, when it suits: {0}.",
    "hint.once": "You can play it once, when it suits you: {0}.",
    "why.now_or_never": "After this round it would be worth nothing: {0}.",
    "why.better_now": "It brings more now than waiting would: {0}.",
    "hint.better_now": "It brings you more now than waiting would: {0}.",
    "why.one_more": "It is one more action in this round: {0}.",
    "hint.one_more": "It gives you one more action in this round: {0}.",
    "why.later": "Later it can bring more: {0*}.",
    "hint.later": "Later it can bring you more: {0*}.",
    "why.no_card": "There is no card that could be played now.",
    "hint.no_card": "You have no card that you could play now.",
    "why.plays_none": "No card is given up for now: {0*}.",
    "hint.plays_none": "You give up no card for now: {0*}.",
    "why.one_of_pile": "Any one card of the {0} may be kept.",
    "hint.one_of_pile": "You may keep any one card of the {0}.",
    "why.certain": "3 Yen are certain; a card may bring nothing.",
    "hint.certain": "You are certain of 3 Yen; a card may bring you nothing.",
    "why.seen_there": "A strip is worth the most on the {0}; crates in sight there then: {1}.",
    "hint.seen_there": (
        "Your strip is worth the most on the {0}; your crates in sight there then: {1}."
    ),
    "why.moves_on": "The merchant may not stay, so it goes on: {0}.",
    "hint.moves_on": "The merchant may not stay, so you send it on: {0}.",
    "why.all_placed": (
        "All of these strips have to be placed sooner or later, so one is as good as the "
        "other: {0*}."
    ),
    "hint.all_placed": (
        "You have to place all of these strips sooner or later, so one is as good as the "
        "other: {0*}."
    ),
    "why.dealt_out": (
        "What is chosen now is shuffled and dealt to everybody, so any choice is as good: {0*}."
    ),
    "hint.dealt_out": (
        "What you choose now is shuffled and dealt to everybody, so any choice is as good: {0*}."
    ),
    "why.only_choice": "There is nothing else to do.",
    "hint.only_choice": "It is the only thing that you can do now.",
    "look.market": "Look at the market: what does it pay, and who has how much of it?",
    "look.junks": "Look at the junks: where can your crates be seen, where not yet?",
    "look.goods": "Look at your goods: what is missing, what do you have plenty of?",
    "look.cards": "Look at the rounds to come: when does a card bring the most?",
    "look.no_matter": "Compare what you could do: all of it is equally good here.",
    "look.no_choice": "Look at what you can do: there is only one thing.",
}
