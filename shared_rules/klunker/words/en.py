"""Klunker in English."""

FOUR = (
    "Four of these in one safe are sold at once. The fewer kinds lie there, the more "
    "banknotes they bring."
)

WORDS = {
    "game.title": "Klunker",
    "game.motto": "Jewels in the window, four of a kind in the safe",
    "course.windows": "windows",
    "course.safes": "safes",
    "course.purchases": "buying",
    "ask.windows": "Which jewels go into your window?",
    "wait.windows": "{seats} is filling a window.",
    "ask.safes": "Store a jewel, or pass?",
    "wait.safes": "{seats} stores a jewel or passes.",
    "ask.purchases": "Which window do you buy?",
    "wait.purchases": "{seats} is choosing a window to buy.",
    "ask.sales": "Full sets of four are sold.",
    "wait.sales": "Full sets of four are sold.",
    "verb.show": "Put in the window",
    "verb.show.none": "Add nothing",
    "verb.store": "Store in the safe",
    "verb.leave": "Pass",
    "verb.buy": "Buy",
    "verb.decline": "Buy nothing",
    "fact.showed": "{0} puts into the window: {1*}.",
    "fact.showed.none": "{0} leaves the window as it is.",
    "fact.stored": "{0} stores: {1}.",
    "fact.left": "{0} passes and takes {1}.",
    "fact.bought": "{0} buys {1}: {2*}.",
    "fact.bought.own": "{0} buys their own window: {2*}.",
    "fact.sold": "{0} sells four of a kind ({1}) for banknotes: {2}.",
    "fact.declined": "{0} buys nothing; that ends the buying.",
    "fact.dealt": "The hands are filled up to six; jewels dealt: {0}.",
    "fact.ended": "The deck cannot fill all hands: the game is over.",
    "first.dealt": "Windows and safes stay as they are; only the hands are filled up to 6 again.",
    "first.declined": (
        "Buying nothing ends the buying for everybody, and whoever does so begins the next round."
    ),
    "first.ended": "Only banknotes count now; jewels in hand, window and safe are worth nothing.",
    "first.kept": (
        "Only an empty window must get a jewel; if there are some in it, nothing need be added."
    ),
    "first.left": (
        "Whoever passes takes the lowest purchase card left: who passes early buys early."
    ),
    "first.necklaces": "Four necklaces always bring 4 banknotes, whatever else lies in the safe.",
    "first.neighbour": (
        "Somebody else’s window costs 1 banknote, which its owner gets, full or nearly empty as "
        "it may be."
    ),
    "first.own": "Your own window costs nothing, and what was in it goes into your safe.",
    "first.sold": (
        "Four of a kind in a safe are sold at once; the fewer other kinds lie there, the more "
        "banknotes they bring."
    ),
    "item.piercing": "tongue piercing",
    "item.piercing.help": FOUR,
    "item.earring": "earring",
    "item.earring.help": FOUR,
    "item.tooth": "gold tooth",
    "item.tooth.help": FOUR,
    "item.shoe": "shoe",
    "item.shoe.help": FOUR,
    "item.tiara": "tiara",
    "item.tiara.help": FOUR,
    "item.monocle": "monocle",
    "item.monocle.help": FOUR,
    "item.necklace": "necklace",
    "item.necklace.help": "Four necklaces always bring 4 banknotes. There are only 10 of them.",
    "item.banknote": "banknote",
    "item.banknote.help": (
        "Each is worth 1 point at the end. Until then it buys somebody else’s window."
    ),
    "item.notes": "{0} banknotes",
    "item.notes-1": "1 banknote",
    "item.purchase": "purchase card {0}",
    "item.purchase.help": "Taken by passing. In the order of these cards the windows are bought.",
    "item.window": "{seat}’s window",
    "item.window.help": (
        "What stands here is for sale, all together: for 1 banknote, or free for the owner."
    ),
    "item.safe": "{seat}’s safe",
    "item.safe.help": (
        "Here jewels wait until there are four of a kind; then they are sold at once."
    ),
    "item.start": "start player",
    "item.start.help": (
        "The bell: its owner is the first to fill a window and to store. Whoever buys nothing "
        "gets it."
    ),
    "item.because-empty": ", with no cards left in hand",
    "option.first": "Who begins?",
    "option.first.help": "By tradition the youngest at the table.",
    "option.first.lot": "Draw lots",
    "score.notes": "Banknotes",
    "score.left": "Cards left in safe and window (fewer win a tie)",
    "score.left.row": "Tie: fewer cards left",
    "deed.four": "Top price",
    "deed.four.help": "Four of a kind sold for 4 banknotes, and they were no necklaces.",
    "deed.necklaces": "Strings of pearls",
    "deed.necklaces.help": "Four necklaces sold.",
    "deed.twins": "Double sale",
    "deed.twins.help": "Two sets sold with one jewel or one window.",
    "deed.assortment": "Full range",
    "deed.assortment.help": "Five different kinds sold in one game.",
    "deed.landslide": "In a class of your own",
    "deed.landslide.help": "Won by 5 banknotes or more.",
    "deed.hair": "By a hair",
    "deed.hair.help": "Won outright with no more banknotes than the runner-up.",
    "deed.magnet": "Window dresser",
    "deed.magnet.help": "Own window sold to others three times.",
    "deed.bargain": "Clearance sale",
    "deed.bargain.help": "A window of seven jewels or more bought.",
    "deed.monk": "Self-made",
    "deed.monk.help": "Won without buying anybody else’s window.",
    "deed.tidy": "Swept clean",
    "deed.tidy.help": "Nothing left in safe and window at the end.",
    "deed.bell": "Closing time",
    "deed.bell.help": "Ended the buying twice in one game.",
    "deed.rich": "Well-heeled",
    "deed.rich.help": "12 banknotes or more at the end.",
    "source.windows": "own window sold",
    "option.handicap": "Head start",
    "option.handicap.help": (
        "Banknotes from outside the game, for whoever is younger or new to it. They can be spent "
        "like any others."
    ),
    "score.handicap": "Head start",
}
