"""Dschunke in English."""

GOOD = "One of four kinds of goods. The market says what it brings in this round."

WORDS = {
    "game.title": "Dschunke",
    "game.motto": "Load five junks, be seen, and bluff at the market",
    "course.market": "market",
    "course.actions": "actions",
    "course.supply": "supply",
    "course.sale": "sale",
    "course.merchants": "merchants move on",
    "ask.rounds": "The round goes on.",
    "wait.rounds": "The round goes on.",
    "ask.picks": "Which goods do you put into the pool?",
    "wait.picks": "{seats} chooses goods for the pool.",
    "ask.strips": "Whose strip do you place?",
    "wait.strips": "{seats} chooses a strip to place.",
    "ask.place": "On which junk does {strip}’s strip go?",
    "wait.place": "{seats} places {strip}’s strip.",
    "ask.swap": "Swap one or two goods?",
    "wait.swap": "{seats} may swap goods.",
    "ask.choose": "Which goods do you take instead? Number: {number}",
    "wait.choose": "{seats} takes goods for those given back.",
    "ask.search": "A special card for you: from which pile?",
    "wait.search": "{seats} chooses a pile of special cards.",
    "ask.keep": "Which card do you keep?",
    "wait.keep": "{seats} looks through the {pile}.",
    "ask.turns": "Everybody takes an action.",
    "wait.turns": "Everybody takes an action.",
    "ask.additional": "Play a special card {moment}?",
    "wait.additional": "{seats} may play a special card.",
    "ask.lift": "From which junk do you move a strip?",
    "wait.lift": "{seats} moves a strip.",
    "ask.drop": "From the {junk}: where does your strip go?",
    "wait.drop": "{seats} moves a strip from the {junk}.",
    "ask.action": "Your action: which merchant or assistant?",
    "wait.action": "{seats} chooses a merchant or an assistant.",
    "ask.where": "{trade}: on which junk?",
    "wait.where": "{seats} chooses a junk ({trade}).",
    "ask.draw": "What do you take? Still to take: {left}",
    "wait.draw": "{seats} draws goods. Still to take: {left}",
    "ask.roam": "Where do you send the merchant? ({merchant})",
    "wait.roam": "{seats} sends a merchant on ({merchant}).",
    "ask.supply": "Your supply: what do you take? Still to take: {left}",
    "wait.supply": "{seats} takes supplies. Still to take: {left}",
    "ask.sale": "What do you offer, unseen?",
    "wait.sale": "Still making an offer: {seats}",
    "ask.reveal": "The offers are turned up.",
    "wait.reveal": "The offers are turned up.",
    "ask.decide": "The goods are paid for.",
    "wait.decide": "The goods are paid for.",
    "verb.pool": "Into the pool",
    "verb.pick": "Place this strip",
    "verb.place": "Place here",
    "verb.give": "Give back",
    "verb.skip": "Not now",
    "verb.choose": "Take these",
    "verb.search": "Look through this pile",
    "verb.cash": "Take 3 Yen instead",
    "verb.keep": "Keep this card",
    "verb.play": "Play this card",
    "verb.lift": "Move from here",
    "verb.drop": "Put it here",
    "verb.use": "Use",
    "verb.go": "Go here",
    "verb.take": "Take",
    "verb.offer": "Offer",
    "verb.offer.none": "Offer nothing",
    "fact.pooled": "{0} puts into the pool: {1*}.",
    "fact.dealt": "Goods dealt to everybody: {0}.",
    "fact.placed": "{0} places {1}’s strip on the {2}.",
    "fact.posted": "Turned up: the {0} on the {1}.",
    "fact.began": "Round {0}. First: {1}.",
    "fact.counted": "In stock: rice {0}, fish {1}, vegetables {2}, spices {3}.",
    "fact.left": "Cards left: {1} ({0}).",
    "fact.priced": "The market pays: rice {0}, fish {1}, vegetables {2}, spices {3}.",
    "fact.gave": "{0} gives back: {1*}.",
    "fact.took": "{0} takes: {1*}.",
    "fact.took_blind": "{0} takes a card from the mixed pile.",
    "fact.emptied": "None left: {0}.",
    "fact.mixed": "A new mixed pile is made of: {0*}.",
    "fact.announced": "{0} has {1} Yen.",
    "fact.searched": "{0} looks through the {1}.",
    "fact.turned": "{0} takes a special card from the {1}: {2}.",
    "fact.kept": "{0} keeps a card from the {1} face down.",
    "fact.missed": "No special card is left for {0}.",
    "fact.cashed": "{0} takes {1} Yen instead of a special card.",
    "fact.played": "{0} plays a special card: {1}.",
    "fact.used": "{0} chooses the {1} on the {2}.",
    "fact.sent": "{0} chooses the {1}.",
    "fact.loaded": "{0} loads strips on the {1}: {2}.",
    "fact.earned": "{0} sells crates on the {1}: {2} Yen.",
    "fact.drew": "{0} draws goods on the {1}: {2}.",
    "fact.lapsed": "All stocks are empty. {0} goes without: {1}.",
    "fact.moved": "{0} moves a strip from the {1} to the {2}.",
    "fact.arrived": "The {0} goes to the {1}.",
    "fact.offered": "{0} offers: {1*}.",
    "fact.offered.none": "{0} offers nothing.",
    "fact.bluffed": "It does not count: {0} takes it all back.",
    "fact.returned": "{0} takes back: {1*}.",
    "fact.tied": "A tie ({0}): {1*}.",
    "fact.sold": "{0} sells {1} at the market: {2} Yen.",
    "fact.won": "{0} wins a special card ({1}).",
    "fact.shared": "{0} gets a share ({1}): {2} Yen.",
    "fact.void": "Because of the tie nobody gets the special card ({0}).",
    "fact.ended": "Ten rounds are over: now everything is counted.",
    "first.announced": (
        "An event on the tracks: everybody says how much money they have, which is a secret "
        "otherwise."
    ),
    "first.arrived": (
        "At the end of the round every merchant goes to the next junk clockwise, and all can be "
        "used again."
    ),
    "first.bluffed": (
        "Different kinds, or one that has been sold, count as nothing, and all the goods go back "
        "to the hand."
    ),
    "first.covered": (
        "What comes on top lies crosswise and covers one crate of every strip below; only crates "
        "in sight count."
    ),
    "first.ended": (
        "Crates in sight on all five junks bring 25 Yen; otherwise it is 4 for each junk where "
        "there are some."
    ),
    "first.kept": (
        "Face-down special cards work once, right before or after your action, or they count at "
        "the end."
    ),
    "first.mixed": "The mixed pile lies face down: you see only afterwards what you have taken.",
    "first.more": (
        "With two players each junk brings 2 Yen to whoever has more crates in sight there, and "
        "all five bring 5 more."
    ),
    "first.pair": (
        "With two players an offer may have two kinds; three or four are a bluff, and all of it "
        "comes back."
    ),
    "first.played": (
        "Only 1 such card may be played in a round, right before or after your action; then it is "
        "out of the game."
    ),
    "first.roam": (
        "Whoever has used a merchant sends it to a junk without one; at the end of the round "
        "only an unused one moves on."
    ),
    "first.searched": (
        "Everybody sees which pile somebody looks through to keep 1 card; nobody else sees what is "
        "in it."
    ),
    "first.sent": (
        "An assistant works on a junk without a merchant, but mostly brings less than a merchant "
        "would."
    ),
    "first.sold": (
        "Whoever offers the most of a kind sells it; those who have offered fewer lose theirs "
        "for nothing."
    ),
    "first.tied": (
        "Those who tie share the Yen, rounded down, and nobody gets a special card, unless "
        "somebody has “Wins ties”."
    ),
    "story.void": "So nobody gets the special card.",
    "item.rice": "rice",
    "item.rice.help": GOOD,
    "item.fish": "fish",
    "item.fish.help": GOOD,
    "item.vegetables": "vegetables",
    "item.vegetables.help": GOOD,
    "item.spices": "spices",
    "item.spices.help": GOOD,
    "item.mixed": "mixed pile",
    "item.mixed.help": "Face down: you see what you took before you choose again.",
    "item.some": "some",
    "item.none": "none",
    "item.yen": "{0} Yen",
    "item.grey": "grey junk",
    "item.grey.help": "Without goods of its own: whoever draws here takes any kind.",
    "item.orange": "orange junk",
    "item.orange.help": "Spices are drawn here.",
    "item.purple": "purple junk",
    "item.purple.help": "Vegetables are drawn here.",
    "item.brown": "brown junk",
    "item.brown.help": "Fish is drawn here.",
    "item.white": "white junk",
    "item.white.help": "Rice is drawn here.",
    "item.merchant": "merchant, face down",
    "item.merchant.help": "Turned up when the last strip has been placed.",
    "item.merchant-green": "green merchant",
    "item.merchant-green.help": "Loads two of your strips on its junk.",
    "item.merchant-yellow": "yellow merchant",
    "item.merchant-yellow.help": "Pays 1 Yen for each of your crates in sight there, at least 3.",
    "item.merchant-purple": "purple merchant",
    "item.merchant-purple.help": "Gives goods, 1 for each of your crates in sight, at least 3.",
    "item.assistant-lower": "assistant “3/4”",
    "item.assistant-lower.help": (
        "Does what the square says, on a junk without a merchant. A number with a minus comes off "
        "what a merchant would bring; at least 1 is left."
    ),
    "item.assistant-upper": "assistant “4”",
    "item.assistant-upper.help": (
        "Does what the square says, on a junk without a merchant. A number with a minus comes off "
        "what a merchant would bring; at least 1 is left."
    ),
    "item.track": "track of squares",
    "item.track.help": (
        "A square for each round: what the assistant does there, and events. A card: everybody "
        "takes a special card. A Yen: everybody says how much money they have. With two "
        "players there are just events."
    ),
    "item.start": "start junk",
    "item.start.help": "Whoever has it is first in this round. Then it is passed to the left.",
    "item.trade-load": "Load strips",
    "item.trade-sell": "Sell crates",
    "item.trade-draw": "Draw goods",
    "item.before": "before your action",
    "item.after": "after your action",
    "item.pile-square": "square pile",
    "item.pile-circle": "circle pile",
    "item.pile-triangle": "triangle pile",
    "item.pile-star": "star pile",
    "item.pile.help": (
        "Special cards, face down. Whoever takes one chooses a pile, looks through it and keeps "
        "one card."
    ),
    "item.seat.help": "A strip of three crates in this player’s colour, for you to place.",
    "item.special": "special card",
    "item.special.help": "Works always, once, or at the end of the game.",
    "item.supply": "Extra goods",
    "item.supply.help": "Open, for good: in phase 3 you take one more of any goods.",
    "item.ties": "Wins ties",
    "item.ties.help": "Open, for good: in a tie between offers you alone win the sale.",
    "item.swap": "Swap goods",
    "item.swap.help": "Open, for good: after each market card, swap one or two goods.",
    "item.load": "Load a strip",
    "item.load.help": "Once, before or after your action: load one strip on any junk.",
    "item.draw": "Draw on any junk",
    "item.draw.help": "Once, before or after your action: draw goods on any junk.",
    "item.move": "Move a strip",
    "item.move.help": "Once, before or after your action: move a strip of yours that lies on top.",
    "item.because-only": ", as nothing else is left",
    "option.start_hands": "Goods at the start",
    "option.start_hands.help": (
        "There are printed rules with either; all goods are shuffled before dealing."
    ),
    "option.start_hands.chosen": "Chosen",
    "option.start_hands.chosen.help": "In turn everybody openly chooses what goes into the pool.",
    "option.start_hands.dealt": "Dealt",
    "option.start_hands.dealt.help": (
        "The same number of each kind is shuffled; eight for everybody."
    ),
    "option.start_layout": "Strips at the start",
    "option.start_layout.help": "How the first strips and the merchants get onto the junks.",
    "option.start_layout.fixed": "Fixed",
    "option.start_layout.fixed.help": "As on the plan: the quickest way to begin.",
    "option.start_layout.neighbour": "From the neighbour",
    "option.start_layout.neighbour.help": (
        "A printed variant: you place three strips of whoever plays before you."
    ),
    "option.start_layout.free": "Free",
    "option.start_layout.free.help": "A printed variant: everybody places strips of all others.",
    "option.merchants": "Used merchants",
    "option.merchants.help": "Where a merchant goes after its work.",
    "option.merchants.fixed": "One junk on",
    "option.merchants.fixed.help": "At the end of the round all go on clockwise.",
    "option.merchants.roaming": "Sent on",
    "option.merchants.roaming.help": "A printed variant: whoever used one sends it on.",
    "option.box": "Cards and tracks",
    "option.box.help": "Do you own the game? Then type in what your cards and tracks say.",
    "option.box.reconstructed": "Reconstructed",
    "option.box.reconstructed.help": "Not all printed values could be found out; these are ours.",
    "option.first": "Who begins?",
    "option.first.help": "The start junk is passed to the left after every round.",
    "option.first.lot": "Draw lots",
    "score.money": "Money",
    "score.met": "Special card: {0}",
    "score.unmet": "Special card, not met: {0}",
    "score.junk": "In sight: {0}",
    "score.all": "In sight on all five junks",
    "score.majority": "Most crates in sight: {0}",
    "score.majorities": "Most crates on all five junks",
    "score.goods": "Goods in hand (more win a tie): {0}",
    "score.all.row": "All five junks",
    "score.goods.row": "Tie: more goods",
    "score.majorities.row": "All five junks",
    "score.met.row": "Special cards",
    "score.unmet.row": "Cards not met",
    "deed.fleet": "Whole fleet",
    "deed.fleet.help": "Crates in sight, or the most of them, on all five junks.",
    "deed.contract": "Major contract",
    "deed.contract.help": "A special card for two junks met.",
    "deed.contracts": "Order book",
    "deed.contracts.help": "Two or more special cards met at the end.",
    "deed.bluff": "Poker face",
    "deed.bluff.help": "Bluffed at the market, and won the game.",
    "deed.stall": "Market day",
    "deed.stall.help": "Won three kinds of goods in one sale.",
    "deed.trader": "Market crier",
    "deed.trader.help": "Got paid twenty times at the market.",
    "deed.cellar": "Ace up the sleeve",
    "deed.cellar.help": "Five special cards in one game.",
    "deed.haul": "Rich haul",
    "deed.haul.help": "Nine goods drawn at once.",
    "deed.crates": "Bulk buyer",
    "deed.crates.help": "9 Yen at once for crates on a junk.",
    "deed.bystander": "Not for sale",
    "deed.bystander.help": "Won with at most eight payments at the market.",
    "deed.landslide": "Full sails",
    "deed.landslide.help": "Won by 15 Yen or more.",
    "deed.hair": "By a hair",
    "deed.hair.help": "Won by 1 Yen at most.",
    "source.strips": "strips",
    "source.market": "market",
    "source.sales": "crates sold",
    "source.cards": "special cards",
    "option.handicap": "Head start",
    "option.handicap.help": "Extra Yen at the end for whoever is younger or new to the game.",
    "score.handicap": "Head start",
}

NAMES = (
    ("grey", "grey"),
    ("orange", "orange"),
    ("purple", "purple"),
    ("brown", "brown"),
    ("white", "white"),
)


def name_cards() -> None:
    """The special cards that name junks, in the ring's order."""
    for place in range(len(NAMES)):
        junk, one = NAMES[place]
        WORDS["item.sell-" + junk] = f"Sell on {one}"
        WORDS["item.sell-" + junk + ".help"] = (
            "Once, before or after your action: 1 Yen for each of your crates in sight on the "
            f"{one} junk, at least 3."
        )
        WORDS["item.eight-" + junk] = f"4 crates on {one}"
        WORDS["item.eight-" + junk + ".help"] = (
            "At the end: 8 Yen (two players: 3) for 4 or more of your crates in sight on the "
            f"{one} junk."
        )
        for step in range(1, len(NAMES)):
            other, two = NAMES[(place + step) % len(NAMES)]
            card = "item.twelve-" + junk + ("" if step == 1 else "-" + other)
            WORDS[card] = f"5 crates on {one}, 2 on {two}"
            WORDS[card + ".help"] = (
                "At the end: 12 Yen (two players: 4) for 5 or more of your crates in sight on the "
                f"{one} junk and 2 or more on the {two} one."
            )


name_cards()
