"""How to play Klunker, in English."""

TEXTS = {
    "goal": "What it is about",
    "goal.goal": (
        "",
        "You are jewellers in the same street. At the end, whoever has the *most banknotes* wins.",
        "Jewels alone earn nothing. Money comes from *four of a kind* in your safe, and from "
        "neighbours who buy what is in your window.",
    ),
    "goal.round": (
        "A round in three steps",
        "# Everybody puts jewels into their own *window*.",
        "# One by one, jewels go into the *safe*; or you pass and take a purchase card.",
        "# In the order of these cards, everybody buys a whole *window*.",
        "Then all hands are filled up again.",
    ),
    "table": "On the table",
    "table.shop": (
        "A shop",
        "On velvet, the *window*: what stands there is for sale. Behind the steel door, the "
        "*safe*: here jewels wait until there are four of a kind. Everybody may look into both.",
        "The bell marks the *start player*. The numbers beside the names say who has how many "
        "banknotes and cards.",
    ),
    "table.jewels": (
        "94 jewels",
        "There are 14 of each of six kinds, and 10 necklaces. The back of every card is a "
        "*banknote*: what is sold turns over and becomes money.",
    ),
    "table.start": (
        "The start",
        "Everybody gets 1 card as a first banknote, and nobody may ever look at its other side. "
        "Then come 6 jewels for the hand.",
        "Lots are drawn for the start player, or you name one: by tradition the youngest.",
    ),
    "windows": "Step 1: the window",
    "windows.fill": (
        "",
        "The start player begins, the others follow clockwise: put as many jewels from your hand "
        "into your window as you like, all at once. None or all will do, too.",
        "Only if your window is *empty* must at least 1 go in.",
        "A window holds any number. What is in it stays until somebody buys it, perhaps you.",
    ),
    "safe": "Step 2: the safe",
    "safe.store": (
        "One at a time",
        "From the start player on, round and round the table: *store* 1 jewel from your hand in "
        "your safe, or *pass*.",
        "You never have to store. But if you have no cards left, you must pass.",
    ),
    "safe.pass": (
        "Passing",
        "There is one purchase card for each of you. Whoever passes takes the lowest one left and "
        "is done with this step. Passing early means buying early; the others may go on storing.",
        "The last one left may store jewel after jewel. When all purchase cards are taken, the "
        "buying begins.",
    ),
    "sale": "Four of a kind",
    "sale.four": (
        "Sold at once",
        "As soon as the 4th of a kind lies in your safe, stored or bought, these four are sold.",
        "It pays to keep a tidy safe: with 1 kind in it you get 4 banknotes, with 2 kinds 3, with "
        "3 kinds 2, with more just 1. What you sell counts as a kind, too.",
        "Of the four cards, as many as you are paid are turned over and become banknotes. The "
        "others leave the game.",
        "If there are more than 4 of a kind, all the surplus together counts as one more kind.",
    ),
    "sale.several": (
        "Several sets of four",
        "If you buy so much that several sets of four are complete, they are sold one after the "
        "other, and each time the kinds are counted anew. The app finds the order that pays most.",
        "If 9 of a kind lie there and nothing else, four bring 3 banknotes, and the next four 3 "
        "again: each time there is a surplus.",
    ),
    "sale.necklaces": (
        "Necklaces",
        "4 necklaces always bring 4 banknotes, whatever else lies in the safe. As long as they "
        "are not sold, they count as a kind like any other.",
    ),
    "buying": "Step 3: buying",
    "buying.buy": (
        "A whole window",
        "In the order of the purchase cards, each of you buys 1 window with everything in it. "
        "Somebody else’s costs 1 banknote, paid to its owner, whether it is full or nearly empty. "
        "*Your own is free.*",
        "The jewels go into your safe at once, and sets of four are sold at once.",
    ),
    "buying.must": (
        "Who must buy?",
        "Anybody with jewels in their own window must buy: either that one or another. If yours "
        "is empty, you may also buy *nothing*.",
        "Without a banknote you can only take your own window; if that is empty, you buy nothing. "
        "An empty window cannot be bought.",
    ),
    "buying.nothing": (
        "Buying nothing",
        "This *ends the buying for all*, even for those who have not had their turn yet. And it "
        "makes you the start player. If everybody buys, the start player stays the same.",
    ),
    "end": "End and score",
    "end.refill": (
        "The next round",
        "The purchase cards go back. From the start player on, every hand is filled up to 6.",
    ),
    "end.end": (
        "The end",
        "If the deck cannot fill all the hands, the game is over on the spot. Nothing more is "
        "dealt.",
    ),
    "end.score": (
        "The score sheet",
        "Each banknote counts 1 point. Jewels in hand, window and safe are worth nothing.",
        "In a tie, whoever has *fewer cards left* in window and safe together wins. If that is "
        "equal, too, you share the win.",
    ),
    "picture.own_shop": (
        "Anna’s shop: three jewels for sale, three gold teeth and an earring in the safe."
    ),
    "picture.jewels": (
        "Tongue piercing, earring, gold tooth, shoe, tiara, monocle, necklace; the numbers say "
        "how many there are."
    ),
    "picture.filling": "Anna and Ben have filled their windows.",
    "picture.storing": "One more gold tooth, and Anna’s four are sold.",
    "picture.tickets": "The first to pass takes the 1.",
    "picture.prices": "Four gold teeth beside more and more other kinds.",
    "picture.sets": "With three kinds the shoes bring 2; after that the earrings bring 3.",
    "picture.necklaces": "Four kinds, and yet four banknotes.",
    "picture.buying": "Carla buys first, then Ben, then Anna.",
    "picture.riches": "Five banknotes: 5 points.",
}
