"""Klunker's lesson in English."""

TEXTS = {
    "start": "A window and a safe",
    "street": (
        "Welcome to the jewellers’ street! This shop is yours, the others are {1}’s and {2}’s. At "
        "the end, whoever has the most banknotes wins."
    ),
    "hand": (
        "Here is your hand. Four of a kind in your safe become money – and you already hold two "
        "gold teeth!"
    ),
    "show": (
        "First everybody dresses the window: what you can do without. Tap the shoe and the tiara, "
        "then the green button."
    ),
    "show.show": (
        "Whoever buys your window gets everything in it. Keep your two gold teeth back, and put "
        "in the shoe and the tiara."
    ),
    "bait": "Look at that: {1} is selling two gold teeth. With your two that would be four!",
    "store": (
        "Now the safe: one jewel at a time, round the table. Bring your first gold tooth to safety."
    ),
    "store.store": "That would only clutter your safe. Store a gold tooth.",
    "store.leave": "Not yet! Both your teeth must be in the safe before you go shopping.",
    "again": "{1} and {2} have stored too. Now your second gold tooth.",
    "again.store": "A second kind would spoil the price later. Store the other gold tooth.",
    "again.leave": "One more! The second tooth isn’t in the safe yet.",
    "pass": (
        "Two teeth are safe, two are in {1}’s window. Now be quick: whoever passes first buys "
        "first. Pass!"
    ),
    "pass.store": (
        "Better not: every other kind in your safe makes the four teeth cheaper. Pass, so that "
        "you buy first."
    ),
    "card": "There it is, purchase card 1: you choose before everybody else.",
    "buy": "Buy {1}’s window: it costs 1 banknote, which {1} gets. Tap the window with the teeth.",
    "buy.buy": "There are no gold teeth in there. The ones you need are in {1}’s window.",
    "four": (
        "Four gold teeth in your safe: sold at once, for 4 banknotes! You paid 1, so that is 3 "
        "more than before."
    ),
    "tidy": (
        "You got all 4 because nothing else lay in your safe. With two kinds in it you get 3, with "
        "three kinds 2, with more just 1."
    ),
    "sold": "Your window has pleased somebody: {1} pays you 1 banknote. That’s money, too!",
    "refill": (
        "{2} took his own window: that is free. Now all hands are filled up to six, and a new "
        "round begins."
    ),
    "nothing": "Buying nothing",
    "later": (
        "Three rounds later. You are waiting for a fourth shoe, and it’s time to buy: {1} holds "
        "card 1, you have 2, {2} has 3."
    ),
    "gustav": (
        "Oh dear: three monocles in {2}’s safe, the fourth in {2}’s own window. As soon as it’s "
        "his turn, he cashes in!"
    ),
    "decline": (
        "But your window is empty, so you may buy nothing – and that ends the buying for "
        "everybody. Do it!"
    ),
    "decline.buy": (
        "That costs you 1 banknote and clutters your safe. Buy nothing instead: it’s free, and "
        "annoys {2}."
    ),
    "bell": (
        "{2} didn’t get his turn! And whoever buys nothing gets the bell: you begin the next round."
    ),
    "end": "The last round",
    "empty": (
        "Round 9, the deck is empty: this is the last one. You have 9 banknotes, {2} has 12. Can "
        "you still catch up?"
    ),
    "necklaces": (
        "Necklaces are special: four of them always bring 4, however untidy your safe is. Two "
        "stand in your window, one lies in the safe."
    ),
    "add": (
        "What you need is still in your window: nobody has bought it. You don’t have to add "
        "anything: tap “Add nothing”."
    ),
    "add.show": "Don’t make your window any more tempting! Tap “Add nothing”.",
    "third": "Now the necklace from your hand into the safe.",
    "third.store": "Only necklaces help now. Store the necklace.",
    "third.leave": "Wait: without this necklace there are only three.",
    "early": "Two in the safe, two in your own window. Pass now, before somebody takes them away!",
    "early.store": "While you store, somebody else may get card 1 and your necklaces. Pass!",
    "own": "You go first. Buy your own window: that costs nothing at all.",
    "own.buy": "Nothing there helps you. Your necklaces stand in your own window.",
    "over": (
        "Four necklaces, 4 banknotes – you’ve overtaken {2}! The hands can’t be filled any more, "
        "so the game is over. Have a look at the score sheet."
    ),
}
