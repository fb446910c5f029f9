"""How to play Dschunke, in English."""

TEXTS = {
    "goal": "What it is about",
    "goal.goal": (
        "",
        "You trade on a floating market: you load your crates onto five junks, keep them in sight, "
        "do business with the merchants, and sell goods with sealed offers and a straight face.",
        "After 10 rounds, whoever has the *most Yen* wins.",
    ),
    "goal.round": (
        "A round has six phases",
        "# *Market*: the new prices, sometimes an event.",
        "# *Actions*: one for each of you.",
        "# *Supply*: take goods.",
        "# *Sale*: sealed offers.",
        "# Merchants and assistants move on.",
        "# The start junk is passed to the left.",
    ),
    "table": "On the table",
    "table.market": (
        "The floating market",
        "Five junks in a ring. Four have goods of their own: *orange* spices, *purple* vegetables, "
        "*brown* fish, *white* rice. The *grey* one has none: there you may take any kind.",
        "The three hats are the merchants. In the middle is the market with this round’s prices.",
    ),
    "table.yours": (
        "What is yours",
        "20 *strips* of three crates each, 2 supply cards, and goods in your hand. Which goods "
        "and how much money you have is your secret.",
    ),
    "table.corners": (
        "All around",
        "At the top: the round, the assistants’ tracks, and who is *first* in this round. At the "
        "bottom: four piles of special cards.",
    ),
    "hold": "The hold",
    "hold.strips": (
        "Strips across strips",
        "A hold is three by three. Strips lie side by side until there are 3. The next ones go "
        "across on top, and each covers one crate of every strip below it.",
    ),
    "hold.sight": (
        "Crates in sight",
        "Only what can be *seen* counts: when you sell, when you draw goods, and at the end. The "
        "numbers beside the hold say who has how many in sight; never more than 9 in all.",
    ),
    "start": "How it starts",
    "start.hands": (
        "The first goods",
        "- *Chosen*: in turn, everybody openly puts 8 goods of their choice into a pool (with "
        "three players 6). It is shuffled and dealt out again.",
        "- *Dealt*: 8 of each kind (with three players 6) are shuffled, and everybody gets 8.",
    ),
    "start.layout": (
        "The first strips",
        "Everybody’s strips lie on the junks already, and three of the junks have a merchant, all "
        "according to plan. If you like, you can place the first strips yourselves.",
        "> ways.layout Placing them yourselves",
    ),
    "start.first": (
        "Who is first?",
        "You draw lots for who gets the start junk first, or agree on somebody. In phase 6 it is "
        "passed to the left. After round 10 nothing moves any more.",
    ),
    "market": "Phase 1: market",
    "market.prices": (
        "The market card",
        "It says what each kind of goods will bring in this round’s sale: Yen, or a *special "
        "card*.",
        "Then anybody with an open swap card may swap goods.",
        "> ways.box What is reconstructed here",
    ),
    "market.events": (
        "Events",
        "Some squares on the assistants’ tracks have a sign. A *card*: everybody takes a special "
        "card, each from a different pile. A *Yen*: everybody says how much money they have.",
    ),
    "merchants": "Phase 2: one action",
    "merchants.one": (
        "In turn, one each",
        "Use *one* merchant or assistant. Each works only once a round. A merchant works on the "
        "junk where it stands.",
    ),
    "merchants.load": (
        "Green loads",
        "2 of your strips onto this junk. Not fewer, unless you have fewer left.",
    ),
    "merchants.turning": (
        "Moving on",
        "In phase 5 every merchant goes to the next junk clockwise, every assistant to the next "
        "square. All of them can be used again.",
    ),
    "merchants.sell": (
        "Yellow pays",
        "1 Yen for each crate of yours in sight on this junk, and always at least 3.",
    ),
    "merchants.draw": (
        "Purple gives goods",
        "Goods, 1 for each crate of yours in sight, and always at least 3. They are of the junk’s "
        "own kind while there are any, then of any kind; on grey you choose from the start. You "
        "have to take them all.",
    ),
    "assistants": "Assistants",
    "assistants.where": (
        "What they do, and where",
        "The square on which an assistant stands says what it does: load, draw or sell. You "
        "choose the junk, but only one *without a merchant*; a merchant that has been used is "
        "still there.",
        "Assistants do *less*: they mostly load only 1 strip, and the number on the square comes "
        "off what a merchant would bring you. You always get at least 1.",
    ),
    "assistants.tracks": (
        "The tracks",
        "With 4 players there are two assistants, with 3 only the one on track “3/4”. You can see "
        "the next squares coming.",
        "> ways.box What is reconstructed here",
    ),
    "supply": "Phase 3: supply",
    "supply.supply": (
        "Goods of your choice",
        "In turn, everybody takes goods, 1 for each supply card: 2 to begin with. Special cards "
        "can bring more. What has run out cannot be taken.",
    ),
    "supply.count": (
        "No counting",
        "In phases 3 and 4 nobody may count the stocks: you only see whether there is *some* or "
        "*none*.",
    ),
    "sale": "Phase 4: sale",
    "sale.offer": (
        "Sealed offers",
        "Everybody secretly offers any number of goods of *one kind*, or none. Then all offers are "
        "turned up.",
    ),
    "sale.most": (
        "Most goods win",
        "Whoever offers *the most* of a kind gets what the market pays for it. The goods of all "
        "valid offers go back to the stocks, the losers’, too. This kind then counts as sold for "
        "this round.",
    ),
    "sale.ties": (
        "A tie",
        "Those who tie share the Yen, rounded down. A special card goes to nobody. But whoever "
        "has the card “Wins ties” wins alone.",
    ),
    "sale.bluff": (
        "Bluffing",
        "You may also offer different kinds, or what has been sold already. It counts as nothing "
        "at all, and you take everything back. Who knows what the others will make of it?",
    ),
    "sale.again": (
        "Once more",
        "Offers go on until all four kinds are sold, or until nobody makes a valid one.",
    ),
    "special": "Special cards",
    "special.take": (
        "Taking a card",
        "There are 30, in four piles. Choose a pile, which everybody sees, look through it, and "
        "keep 1 card. What else is in there is known only to those who have looked.",
    ),
    "special.sorts": (
        "Three sorts",
        "- *Always*: lies open at once and stays.",
        "- *Once*: face down until you play it.",
        "- *At the end*: face down until the game is over.",
    ),
    "special.when": (
        "Before or after",
        "Right before or right after your action, and only 1 a round. It works on a junk with a "
        "merchant, too. Then the card is out of the game.",
        "Whoever has face-down cards is asked, so the question gives nothing away.",
    ),
    "always": "Special cards: always",
    "always.supply": ("Extra goods", "6 cards. In phase 3 you take 1 more of any goods."),
    "always.ties": ("Wins ties", "1 card. If you are among those who tie, you win alone."),
    "always.swap": (
        "Swap goods",
        "2 cards. After each market card you may give back 1 or 2 goods and take as many others "
        "of any kind, in the open.",
    ),
    "once": "Special cards: once",
    "once.load": ("Load a strip", "2 cards. Put 1 of your strips on any junk."),
    "once.draw": ("Draw on any junk", "2 cards. Like the purple merchant, on any junk."),
    "once.move": (
        "Move a strip",
        "2 cards. One of your strips that lies in the *top* layer goes on top of another junk.",
    ),
    "once.sell": (
        "Sell on a junk",
        "5 cards, one for each junk. Like the yellow merchant, on just this junk.",
    ),
    "final": "Special cards: at the end",
    "final.eight": (
        "Four crates",
        "5 cards, one for each junk. 8 Yen if at the end you have *4 or more* crates in sight "
        "there.",
    ),
    "final.twelve": (
        "Five and two",
        "5 cards. 12 Yen if you have *5 or more* crates in sight on the upper junk of the card "
        "and *2 or more* on the lower one.",
        "The same crates may count for several cards.",
        "> ways.box What is reconstructed here",
    ),
    "final.last": (
        "The last round",
        "Whoever wins a special card in round 10 may take 3 Yen instead.",
    ),
    "end": "End and score",
    "end.score": (
        "The score sheet",
        "After round 10 you add up your money, the cards for the end that you have met (one not "
        "met brings 0), and your crates in sight.",
    ),
    "end.junks": (
        "Crates in sight",
        "4 Yen for every junk where at least 1 crate of yours can be seen. If you are seen on "
        "*all five*, it is 25 Yen instead.",
    ),
    "end.tie": (
        "A tie",
        "Whoever has more goods left in hand wins. If that is equal, too, you share the win.",
    ),
    "two": "With two players",
    "two.start": (
        "The start",
        "6 goods of each kind are shuffled and 8 dealt to each of you. Only merchants can be "
        "used: the assistant just shows rounds and events.",
    ),
    "two.roam": (
        "Merchants are sent on",
        "Whoever has used a merchant sends it to a junk without one. At the end of the round only "
        "the unused merchant moves on, to the next junk without one.",
    ),
    "two.mixed": (
        "The mixed pile",
        "The 8 goods left over lie face down on the grey junk. You may take from there in phase "
        "3, and in your action wherever you may take any kind. When they are gone, a new pile is "
        "made with 3 of each kind. Swap cards do not touch it.",
    ),
    "two.sale": (
        "Two kinds at once",
        "An offer may have up to 2 kinds. Goods already sold in this round simply come back. If 3 "
        "or 4 kinds are left then, it was a bluff, and everything comes back.",
    ),
    "two.score": (
        "The score",
        "Not 4 and 25, but 2 Yen for each junk where you have *more* crates in sight than the "
        "other, and 5 more if that is so on all five.",
        "Cards for the end bring 3 Yen instead of 8, and 4 instead of 12.",
    ),
    "ways": "Other ways to play",
    "ways.layout": (
        "Strips at the start",
        "- *Fixed*: strips and merchants begin where the plan has them.",
        "- *From the neighbour* (3 or 4 players): in turn you place 3 strips of the player before "
        "you, at most 3 on a junk.",
        "- *Free*: in turn you place strips of the others: with two players 5, with three 2 of "
        "each, with four 1 of each. At most 3 on a junk and 1 of a colour (with two players 2).",
        "Unless you choose “Fixed”, you draw lots for where the merchants stand.",
    ),
    "ways.roam": (
        "Used merchants",
        "With two players always, otherwise if you like: whoever has used a merchant sends it at "
        "once to a junk without one. In phase 5 only unused ones move on, to the next junk "
        "without one. So nobody knows in advance where they will be.",
    ),
    "ways.box": (
        "What is reconstructed",
        "Not everything that is printed on the cards and the board could be found out. So these "
        "are *ours*:",
        "- eight of the ten market cards",
        "- the assistants’ squares, except the first of “3/4” and the event of round 5",
        "- which junks are paired on the 12-Yen cards",
        "- the order of the junks in the ring",
        "Do you own the game? Then type in what your cards and tracks say, and choose it under "
        "“Cards and tracks” when you set up a game.",
        "> dschunke-box Type in your own values",
    ),
    "picture.harbour": "The first round with four players.",
    "picture.yours": "Strips, supply cards, goods, money.",
    "picture.strips": "One strip; three of them; and a green one across.",
    "picture.sight": "One green strip across leaves red 4 crates and blue 2. Two leave 2 and 1.",
    "picture.prices": "Rice 1, fish 2, vegetables 4; spices a special card.",
    "picture.sell": "Five crates in sight: 5 Yen.",
    "picture.draw": "Only two crates in sight, but 3 fish.",
    "picture.squares": "Load 1 strip; in the next rounds draw 1 less, then sell for 1 less.",
    "picture.offers": "Red sells the fish for 2 Yen. Blue’s two are lost. Green gets a card.",
    "picture.bluff": "Two kinds: yellow sells nothing and keeps everything.",
    "picture.twelve": "5 on purple, 2 on brown.",
    "picture.seen": "Red is in sight on both, blue as well; green only on the grey junk.",
    "picture.pair": "Rice and fish at the same time.",
}
