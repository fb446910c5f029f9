"""How to play Halunken und Spelunken, in English."""

TEXTS = {
    "goal": "What it is about",
    "goal.goal": (
        "",
        "An English harbour, about 1750. You are captains, and tonight you sign on a crew in the "
        "taverns: scoundrels, all of them.",
        "For 8 rounds you go from tavern to tavern. Then the *most valuable crew* wins.",
    ),
    "goal.games": (
        "Two ways to play",
        "*Without Black Jack* is quickly learnt: all you need is what comes before “Black Jack”. "
        "It is for 3 or 4 players, and for children, too.",
        "*With Black Jack* the dark lord of the harbour joins in. He can be bought, and he robs. "
        "With 2 players he always does.",
    ),
    "table": "On the table",
    "table.harbour": (
        "The harbour",
        "14 taverns stand in a ring, with 3 scoundrels in each. Only the top one shows his face; "
        "the little cards at the door say how many are below him. An empty tavern goes dark.",
        "In the middle: the ship, and the cards turned up last.",
    ),
    "table.scoundrels": (
        "42 scoundrels",
        "The number is what a scoundrel is worth. There are four colours: *red* 4 to 11 and 15, "
        "*purple* 3 to 11 and 14, *green* 2 to 11 and 13, *yellow* 1 to 12.",
    ),
    "table.start": (
        "The start",
        "In turn, everybody puts their captain in front of a free tavern and takes its top "
        "scoundrel, whoever that is: all still lie face down.",
        "Then every tavern turns up its top card.",
    ),
    "cards": "Cards and moves",
    "cards.cards": (
        "Your cards",
        "You have 8 cards: 1 to 7, and Rum. In each round everybody lays one face down, and all "
        "are turned up together.",
        "Each card is played only once, and played cards stay face up: so you can see what the "
        "others still have.",
    ),
    "cards.order": (
        "Who moves first?",
        "The *lowest number*, and so on upwards. Captains move clockwise, as many taverns as the "
        "card says; occupied ones count, too.",
    ),
    "cards.equal": (
        "Equal cards",
        "They cancel each other: these captains *stay*. But before anybody moves, each of them "
        "takes the top scoundrel of the tavern where he stands. Sometimes that is just what you "
        "want.",
    ),
    "cards.rum": (
        "Rum",
        "When all cards are up, you name a number from 1 to 7 for your Rum, one that is on no "
        "other card of this round, not even on a cancelled one. It also says when you move. Two "
        "Rums or more cancel each other.",
    ),
    "arrival": "At the tavern",
    "arrival.take": (
        "Signing on",
        "Where your captain ends his move, you take the top scoundrel and put him face up with "
        "your crew. Then the next one is turned up. In a dark house there is nobody to take.",
    ),
    "arrival.meeting": (
        "Somebody is there",
        "First take the tavern’s scoundrel. Now count: if the captain you meet has *as many "
        "scoundrels as you, or more*, you must rob him of one, whichever you choose. If he has "
        "fewer, he keeps them all.",
    ),
    "arrival.push": (
        "Making room",
        "Robbed or not, the other one is pushed clockwise to the next free tavern. There he takes "
        "nothing and robs nobody. If he has yet to move, he starts from there.",
        "A tavern where Black Jack stands is not free, either.",
    ),
    "score": "Counting the crews",
    "score.score": (
        "What a crew is worth",
        "All the values, added up by colour. And the colour of which you have the *most "
        "scoundrels* counts twice: the line “Doubled” adds it once more.",
        "If several colours are tied for the most, the app doubles the one that pays most.",
    ),
    "score.end": (
        "The end",
        "After 8 rounds all cards have been played. Whoever has the most points wins; in a tie you "
        "share the win.",
    ),
    "score.match": (
        "A match of three",
        "If you like, you play 3 games, each set up anew and begun by the next player. The points "
        "are added up; the score sheet shows each game separately.",
    ),
    "jack": "Black Jack",
    "jack.jack": (
        "The dark lord",
        "The black piece belongs to nobody. Whoever pays him controls him for one round and robs "
        "with him. If nobody pays, he robs *everybody*.",
        "His cards, 1 to 12, lie face down on the ship. Everybody can see which of them are left; "
        "4 will never be turned up.",
    ),
    "jack.round": (
        "A round with him",
        "# Auction: who controls him?",
        "# Cards, and the captains move.",
        "# Last of all, Black Jack prowls.",
    ),
    "jack.start": (
        "Where he begins",
        "Whoever took the lowest scoundrel at the start puts Black Jack in front of a free "
        "tavern. Whoever took the highest begins the auction.",
        "If values are equal, yellow ranks above green, green above purple, purple above red.",
    ),
    "auction": "The auction",
    "auction.bid": (
        "Bidding",
        "Clockwise: bid 1 scoundrel of your crew, with a higher *value* than the last bid, or "
        "pass. Colours do not matter. Whoever raises takes the earlier bid back.",
        "If you pass, you are out for this round. If nobody in your crew is high enough, you must "
        "pass.",
    ),
    "auction.pay": (
        "Paying",
        "The highest bid goes to the *harbour*, and whoever made it controls Black Jack for this "
        "round. If all pass, nobody does.",
        "Whoever controlled him last begins the next auction; as long as nobody has, whoever took "
        "the highest scoundrel at the start.",
    ),
    "prowl": "Black Jack prowls",
    "prowl.move": (
        "His way",
        "When all captains are done, his next card is turned up. That is how far he goes, "
        "clockwise. If a captain stands there, he goes on to the next free tavern. He takes "
        "nothing from taverns.",
    ),
    "prowl.hired": (
        "If you control him",
        "*You* rob every captain whom he passes or reaches of 1 scoundrel of your choice, one "
        "captain after the other. Those who have *fewer than you* at that moment are spared, and "
        "so is your own captain.",
    ),
    "prowl.alone": (
        "If nobody does",
        "Every captain whom he passes or reaches gives 1 scoundrel, however few he has; each "
        "chooses which one. They go to the harbour.",
    ),
    "prowl.found": (
        "The harbour’s reward",
        "If your captain ends his move where Black Jack stands, take the tavern’s scoundrel, and "
        "then 1 of your choice from the *harbour*, however many you have. If the harbour is "
        "empty, there is nothing to get.",
        "Then Black Jack makes room: you push him to the next free tavern on *either side*.",
    ),
    "two": "With two players",
    "two.auction": (
        "A third captain",
        "Black Jack has the 8 cards of a captain whom nobody plays, 1 to 7 and Rum, open to both "
        "of you. He is auctioned in each round; if the first to bid passes, the other may still "
        "bid.",
    ),
    "two.three": (
        "Three pieces move",
        "Whoever controls him lays *two* cards: one for their captain, one for Black Jack. The "
        "other lays one. All three are turned up together, and the lowest moves first.",
        "Equal cards cancel here, too, even your own two: then your captain stays and takes, and "
        "Black Jack stays and robs nobody. You name the number of his Rum.",
    ),
    "two.alone": (
        "Nobody has bid",
        "When both have chosen, one of his cards is drawn blindly. If it is a Rum, and the only "
        "one, it counts as the lowest number that is on no other card.",
    ),
    "two.raid": (
        "He robs for you",
        "If you control Black Jack and his number ends where the *other* captain stands, you "
        "*may* rob that crew of 1 scoundrel, unless it is smaller than yours. Then he goes on to "
        "the next free tavern.",
        "You can also agree that he robs all along his way: whomever he passes or reaches.",
    ),
    "two.meeting": (
        "Finding him",
        "If your move ends where Black Jack stands and the *other* player controls him, take the "
        "tavern’s scoundrel. Then you *may* take 1 from the harbour, or 1 from the other player if "
        "they have as many as you or more.",
        "Whoever controls him takes from the harbour. If nobody controls him, both do, and he robs "
        "as with more players.",
    ),
    "picture.harbour": "Black Jack stands in front of tavern 9; in number 5 nobody is left.",
    "picture.order": "Green first, then red, then blue.",
    "picture.equal": "Red and blue stay; only green moves.",
    "picture.rum": "Green may choose any of these.",
    "picture.meeting": "Red now has three, and blue three: red robs one.",
    "picture.push": "Blue makes room: on to the next free tavern.",
    "picture.crew": "Three greens: 19 points count twice. 6 + 5 + 38 = 49.",
    "picture.bids": "Blue’s 8 beats red’s 3.",
    "picture.prowl": "Six taverns clockwise: whoever stands in the way is in for it.",
    "picture.recruits": "Green has found him and chooses from the harbour.",
}
