"""Dschunke's lesson in English."""

TEXTS = {
    "begin": "Before the first round",
    "harbour": (
        "Welcome to the floating market! Load five junks with crates and sell goods: after ten "
        "rounds, whoever has the most Yen wins."
    ),
    "pool": (
        "First, goods: everybody puts six into a pool, then they are shuffled and dealt out. Put "
        "in whichever six you like!"
    ),
    "strip": "Now the first strips of crates. You never place your own! Take one of {1}’s.",
    "strip.pick": "{2}’s strip comes next. Take {1}’s first.",
    "junk": (
        "Three strips fill a layer, and the next ones cover it. So not on top of yours: put it on "
        "the orange junk!"
    ),
    "junk.place": (
        "Then the layer with your strip would be full, and the next one would cover your crates. "
        "The orange junk is better!"
    ),
    "sight": "Crates in sight",
    "crates": (
        "Round 2: all strips and merchants are in place. The numbers beside the brown junk say how "
        "many of each player’s crates are in sight."
    ),
    "load": (
        "Your turn: the green merchant loads two of your strips. Tap that hat, then the green "
        "button."
    ),
    "load.use": (
        "Load first: that’s what you will live on for the next few rounds. Tap the green hat."
    ),
    "cover": (
        "Your strips lie across the old ones: 7 crates of yours are in sight, and just 1 each of "
        "{1}’s and {2}’s. What is covered counts for nothing!"
    ),
    "once": (
        "Green loads, purple gives goods, yellow pays 1 Yen for each crate in sight, but never "
        "less than 3. And each works only once a round."
    ),
    "trade": "Your cargo pays",
    "extra": (
        "Two rounds later yellow is on the brown junk! Right before or after your action you may "
        "play a special card: tap yours."
    ),
    "extra.skip": "Save it? It won’t get much better than this: play the card!",
    "where": (
        "It brings goods, 1 for each of your crates in sight: on the brown junk that is 7 fish."
    ),
    "where.go": "Fewer of your crates are in sight there. The brown junk gives you the most!",
    "sell": (
        "Seven fish! And now your action: for the very same seven crates the yellow merchant pays "
        "7 Yen."
    ),
    "sell.use": "That brings less. The yellow merchant pays you 7 Yen for your 7 crates.",
    "stall": "Offers and bluffs",
    "most": (
        "At the stall everybody secretly offers goods of one kind; whoever offers most wins. What "
        "you offer is gone, even if you lose."
    ),
    "spices": (
        "Spices bring 4 Yen today. Offer all three: tap them three times, then the green button."
    ),
    "spices.offer": "Spices pay best today. Offer all three of them, and nothing else.",
    "tie": (
        "A tie, as {1} had three, too: you share the 4 Yen! If it were for a special card, nobody "
        "would get it."
    ),
    "bluff": (
        "Rice brings a special card, and {2} has just two. Bluff: offer your three with the "
        "vegetables: two kinds don’t count!"
    ),
    "bluff.offer": (
        "A bluff takes two kinds: all three rice, so that everybody sees them, and the vegetables."
    ),
    "rice": (
        "You take it all back. But {2} has seen your three rice and won’t risk it now, so one is "
        "enough: offer 1 rice!"
    ),
    "rice.offer": "What you offer is gone. {2} won’t risk it now: 1 rice is enough.",
    "pile": "The special card is yours! Go and choose it: tap the pile with the star.",
    "pile.search": "Take the one with the star today: there’s something in it for your brown junk.",
    "keep": (
        "This one brings 8 Yen at the end if 4 of your crates are in sight on the brown junk. You "
        "have 7 already: keep it!"
    ),
    "keep.keep": (
        "Nice, too. But the card for 4 crates on the brown junk is as good as earned: that’s 8 Yen!"
    ),
    "tricks": "Swapping and moving",
    "give": (
        "Round 7. Your open card “Swap goods” works in every round. Fish brings just 1 Yen today: "
        "give back both!"
    ),
    "give.give": "Those are worth more today. Give back the two fish, which bring just 1 Yen.",
    "give.skip": "It costs nothing, and next time you may do it again. Give back both fish!",
    "choose": "Vegetables bring 4 Yen today. Take two: with yours that makes four!",
    "choose.choose": "Vegetables are what you collect today: they bring 4 Yen. Take two of them!",
    "move": (
        "The yellow merchant is on the orange junk. Play your face-down card: it moves a strip."
    ),
    "move.skip": "With this card your action brings 2 Yen more. Play it!",
    "lift": "Take one off the brown junk: you have two on top there, and one is enough.",
    "lift.lift": (
        "You’d better leave that one. On the brown junk there are two of yours on top: take one of "
        "them!"
    ),
    "drop": "And now onto the orange junk, where the yellow merchant pays.",
    "drop.drop": "Nobody pays you there now. The yellow merchant is on the orange junk!",
    "six": (
        "6 crates in sight instead of 4, and of {2}’s just 3 instead of 5. Now quick, to the "
        "yellow merchant!"
    ),
    "six.use": "That brings you less. The yellow merchant pays 6 Yen for your 6 crates.",
    "last": "The last round",
    "five": (
        "The last round! At the end each junk where you are in sight brings 4 Yen, but all five "
        "bring 25. The grey one is the only one where you are covered."
    ),
    "helper": (
        "There’s no merchant there, so you need the assistant. Today it loads just one strip, but "
        "one will do!"
    ),
    "helper.use": (
        "Merchants only work where they stand. Only the assistant can get you onto the grey junk."
    ),
    "grey": "Where does the strip go? On the grey junk!",
    "grey.go": "You are in sight there already. Only the grey junk is missing.",
    "wait": (
        "Everybody with face-down cards is asked, so the question gives nothing away. Yours counts "
        "at the end: “Not now”."
    ),
    "take": (
        "Two goods of your choice for everybody. Take vegetables: today they bring the special "
        "card, and you have two!"
    ),
    "take.take": "You’d have too few of those to win. Collect vegetables!",
    "more": "And one more makes four.",
    "more.take": "Stay with the vegetables: the most of one kind wins.",
    "all": (
        "The last sale: there’s no point in saving now. Tap the vegetables four times, and offer "
        "them all."
    ),
    "all.offer": "Don’t save! After this the game is over: offer all four vegetables.",
    "cash": (
        "You’ve won! In the last round you may have money instead of the card: “Take 3 Yen "
        "instead”."
    ),
    "cash.search": "You’d have to find just the right card. “Take 3 Yen instead”: that’s for sure!",
    "over": (
        "25 for all five junks, 8 for your card, and 3 on top: you’ve overtaken {1} and {2}! Have "
        "a look at the score sheet."
    ),
}
