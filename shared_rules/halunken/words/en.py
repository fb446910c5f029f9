"""Halunken und Spelunken in English."""

WORDS = {
    "game.title": "Halunken und Spelunken",
    "game.motto": "Eight hours, fourteen taverns, one crew to sign on",
    "course.auction": "auction",
    "course.cards": "cards",
    "course.captains": "captains",
    "course.black_jack": "Black Jack",
    "ask.captains": "Where does your captain begin?",
    "wait.captains": "{seats} is choosing a tavern to begin at.",
    "ask.black_jack": "Where does Black Jack begin?",
    "wait.black_jack": "{seats} is choosing where Black Jack begins.",
    "ask.auction": "Bid a scoundrel for Black Jack, or pass?",
    "wait.auction": "{seats} bids for Black Jack or passes.",
    "ask.cards": "Which card do you lay face down?",
    "ask.cards.send": "Which of Black Jack’s cards do you lay face down?",
    "wait.cards": "Choosing a movement card: {seats}",
    "ask.turned": "All cards lie open.",
    "wait.turned": "All cards lie open.",
    "ask.rum": "{piece}’s Rum: which number?",
    "wait.rum": "{seats} is naming a number for the Rum.",
    "ask.moves": "The captains are on their way.",
    "wait.moves": "The captains are on their way.",
    "ask.rob": "Which scoundrel do you take from {victim}?",
    "wait.rob": "{seats} is robbing {victim}.",
    "ask.harbour": "You have found Black Jack: whom do you take?",
    "wait.harbour": "{seats} has found Black Jack and takes a scoundrel.",
    "ask.aside": "Black Jack makes room for you: to which side?",
    "wait.aside": "{seats} is choosing to which side Black Jack makes room.",
    "ask.prowl": "Black Jack robs {victim}: whom do you take?",
    "wait.prowl": "{seats} and Black Jack are robbing {victim}.",
    "ask.toll": "Black Jack wants a scoundrel: whom do you give?",
    "wait.toll": "{seats} has to give Black Jack a scoundrel.",
    "verb.place": "Begin here",
    "verb.bid": "Bid",
    "verb.decline": "Pass",
    "verb.sail": "Play for the captain",
    "verb.send": "Play for Black Jack",
    "verb.name": "This number",
    "verb.rob": "Rob",
    "verb.take": "Take from the harbour",
    "verb.push": "Push him there",
    "verb.forgo": "Take nobody",
    "verb.give": "Give away",
    "fact.placed": "{0} begins at {1} and finds {2}.",
    "fact.opened": "Every tavern turns up its top scoundrel.",
    "fact.posted": "{0} puts Black Jack at {1}.",
    "fact.started": "Round {0}",
    "fact.bid": "{0} bids {1}.",
    "fact.passed": "{0} passes.",
    "fact.ignored": "Nobody bids: Black Jack works for himself.",
    "fact.hired": "{0} pays {1} and controls Black Jack.",
    "fact.revealed": "{0} plays: {1}.",
    "fact.cancelled": "Equal cards ({0}): {1*} stay where they are.",
    "fact.named": "{0}’s Rum counts as {1}.",
    "fact.sailed": "{0} moves by {3}: {1} → {2}.",
    "fact.took": "{0} takes {2} at {1}.",
    "fact.missed": "{0} finds nobody at {1}.",
    "fact.robbed": "{0} robs {1}: {2}.",
    "fact.spared": "{0} has too few scoundrels for {1} to rob.",
    "fact.pushed": "{0} is pushed on: {1} → {2}.",
    "fact.forwent": "{0} takes nobody.",
    "fact.prowled": "Black Jack prowls: {0} → {1}.",
    "fact.given": "{0} gives Black Jack: {1}.",
    "fact.enlisted": "{0} takes from the harbour: {1}.",
    "fact.scored": "{0} scores {1} points; doubled: {2}.",
    "fact.dealt": "Game {0} begins with {1}.",
    "first.cancelled": (
        "Equal cards cancel each other: these captains stay, and each takes the top scoundrel "
        "where he stands, before anybody moves."
    ),
    "first.found": (
        "Whoever finds Black Jack takes a scoundrel from the harbour, then pushes Black Jack to "
        "the next free tavern on either side."
    ),
    "first.given": (
        "If nobody controls Black Jack, every captain whom he passes or reaches gives up 1 "
        "scoundrel, however few he has."
    ),
    "first.hired": (
        "The highest bid goes to the harbour, and whoever made it controls Black Jack for this "
        "round."
    ),
    "first.meeting": (
        "A captain who meets another with as many scoundrels as he has, or more, robs him of "
        "one, whichever he likes."
    ),
    "first.missed": "In a dark tavern nobody is left: whoever ends there goes away empty-handed.",
    "first.order": (
        "The lowest number moves first; all go clockwise, and taverns where somebody stands "
        "count, too."
    ),
    "first.prowl": (
        "Whoever controls Black Jack robs every captain on his way of one scoundrel; those who "
        "have fewer are spared."
    ),
    "first.pushed": (
        "Robbed or not, whoever stood there goes on to the next free tavern, takes nothing there "
        "and robs nobody."
    ),
    "first.raid": (
        "With two players Black Jack robs only where his number ends, and only if his controller "
        "wants to."
    ),
    "first.rum": (
        "Rum counts as a number from 1 to 7 that is on no other card of this round; several Rums "
        "cancel each other."
    ),
    "first.scored": "The colour of which a crew has the most scoundrels counts twice.",
    "first.spared": "Whoever has fewer scoundrels than the robber keeps them all.",
    "item.red": "red {0}",
    "item.red.help": (
        "The number is what this scoundrel is worth. At the end the colour of which you have "
        "the most scoundrels counts twice. Reds: 4 to 11, and 15."
    ),
    "item.purple": "purple {0}",
    "item.purple.help": (
        "The number is what this scoundrel is worth. At the end the colour of which you have "
        "the most scoundrels counts twice. Purples: 3 to 11, and 14."
    ),
    "item.green": "green {0}",
    "item.green.help": (
        "The number is what this scoundrel is worth. At the end the colour of which you have "
        "the most scoundrels counts twice. Greens: 2 to 11, and 13."
    ),
    "item.yellow": "yellow {0}",
    "item.yellow.help": (
        "The number is what this scoundrel is worth. At the end the colour of which you have "
        "the most scoundrels counts twice. Yellows: 1 to 12."
    ),
    "item.suit-red": "red",
    "item.suit-purple": "purple",
    "item.suit-green": "green",
    "item.suit-yellow": "yellow",
    "item.tavern": "tavern {0}",
    "item.tavern.help": (
        "Three scoundrels drink in each tavern. A captain who arrives signs on the one at the "
        "door; then the next one is turned up. In a dark house nobody is left."
    ),
    "item.tavern-1": "tavern 1 (Anchor)",
    "item.tavern-2": "tavern 2 (Mermaid)",
    "item.tavern-3": "tavern 3 (Barrel)",
    "item.tavern-4": "tavern 4 (Parrot)",
    "item.tavern-5": "tavern 5 (Skull)",
    "item.tavern-6": "tavern 6 (Fish)",
    "item.tavern-7": "tavern 7 (Crown)",
    "item.tavern-8": "tavern 8 (Bell)",
    "item.tavern-9": "tavern 9 (Star)",
    "item.tavern-10": "tavern 10 (Moon)",
    "item.tavern-11": "tavern 11 (Key)",
    "item.tavern-12": "tavern 12 (Rose)",
    "item.tavern-13": "tavern 13 (Whale)",
    "item.tavern-14": "tavern 14 (Lighthouse)",
    "item.step": "card {0}",
    "item.step.help": (
        "Moves a captain this many taverns clockwise; the lowest number goes first. Equal "
        "cards cancel each other: nobody moves, everybody takes the scoundrel where they "
        "stand. Each card is played once."
    ),
    "item.rum": "Rum",
    "item.rum.help": (
        "Becomes any number from 1 to 7 once all cards are up, except one that another card shows. "
        "Two Rums cancel each other."
    ),
    "item.number.help": (
        "A number that your Rum may become: that many taverns clockwise, and the lowest number "
        "moves first."
    ),
    "item.captain-red": "red captain",
    "item.captain-green": "green captain",
    "item.captain-yellow": "yellow captain",
    "item.captain-blue": "blue captain",
    "item.seat.help": (
        "A captain who finds another one at the tavern robs him of one scoundrel, whichever he "
        "likes, unless the other has fewer. Then the other is pushed on to the next free tavern."
    ),
    "item.black-jack": "Black Jack",
    "item.black-jack.help": (
        "Whoever wins the auction controls him: from every captain on his way who has no fewer "
        "scoundrels, the controller takes one. If nobody does, everybody on his way gives one "
        "to the harbour. A captain who finds him takes one from there."
    ),
    "item.deck": "Black Jack’s cards",
    "item.deck.help": (
        "The numbers that Black Jack still has, each good for one round. With two players his "
        "controller chooses one; otherwise, and when nobody controls him, it is drawn blindly."
    ),
    "item.harbour": "harbour",
    "item.harbour.help": (
        "Scoundrels who were paid or given to Black Jack. A captain who ends the move where "
        "Black Jack stands takes one of them."
    ),
    "item.ship": "ship",
    "item.ship.help": (
        "It lies in the middle of the harbour, with the cards that were turned up last."
    ),
    "item.crew": "crew",
    "item.crew.help": (
        "Scoundrels who have been signed on. Their values are added up, and the colour with the "
        "most scoundrels counts twice (×2)."
    ),
    "item.because-beaten": ": nobody in the crew beats {0}",
    "item.because-nobody": ": there is nobody in the crew",
    "item.because-only": ", as nobody else is there",
    "item.because-last": ", the last card",
    "item.because-lowest": ", the lowest number left, as nobody controls him",
    "option.mode": "Which game?",
    "option.mode.help": "Black Jack is for those who know the introductory game.",
    "option.mode.standard": "With Black Jack",
    "option.mode.standard.help": "Bid for the dark lord of the harbour, or he robs everybody.",
    "option.mode.introductory": "Without Black Jack",
    "option.mode.introductory.help": "Quick to learn: for the first game, and with children.",
    "option.black_jack": "Whom does Black Jack rob?",
    "option.black_jack.help": (
        "With two players, when somebody controls him. The printed rules can be read both ways."
    ),
    "option.black_jack.lands": "Where he lands",
    "option.black_jack.lands.help": "The captain on whose tavern his own number ends: as printed.",
    "option.black_jack.passes": "On his way",
    "option.black_jack.passes.help": (
        "Every captain whom he passes or reaches, as with more players."
    ),
    "option.match": "How many games?",
    "option.match.help": "Points are added up; in each game somebody else begins.",
    "option.match.1": "One game",
    "option.match.3": "Three games",
    "option.first": "Who begins?",
    "option.first.help": "Whoever begins is the first to choose a tavern.",
    "option.first.lot": "Draw lots",
    "score.game": "Game {0}: {1}",
    "score.red": "Red",
    "score.purple": "Purple",
    "score.green": "Green",
    "score.yellow": "Yellow",
    "score.doubled": "Doubled: {0}",
    "story.prowled": "Black Jack prowls to {1}.",
    "story.pushed": "{0} is pushed on to {2}.",
    "story.revealed": "{0}: {1}.",
    "story.sailed": "{0} moves by {3} to {2}.",
    "story.took": "{0} takes {2}.",
    "deed.robber": "Terror of the coast",
    "deed.robber.help": "Five scoundrels robbed in one game.",
    "deed.untouched": "Unscathed",
    "deed.untouched.help": "Robbed by nobody, nothing given to Black Jack.",
    "deed.revenge": "Tit for tat",
    "deed.revenge.help": "Three times robbed somebody who had robbed you first.",
    "deed.catch": "The big fish",
    "deed.catch.help": "The red 15 taken or robbed.",
    "deed.rainbow": "Motley crew",
    "deed.rainbow.help": "8 points or more in each colour.",
    "deed.devoted": "True colours",
    "deed.devoted.help": "A colour worth 40 points or more, and doubled.",
    "deed.hundred": "A hundred",
    "deed.hundred.help": "100 points or more in one game.",
    "deed.boss": "Black Jack’s boss",
    "deed.boss.help": "Won the auction four times in one game.",
    "deed.jack": "Poacher",
    "deed.jack.help": "Three scoundrels taken from Black Jack.",
    "deed.collision": "On collision course",
    "deed.collision.help": "Five cards cancelled in one game.",
    "deed.landslide": "Full sails",
    "deed.landslide.help": "Won by 30 points or more.",
    "deed.hair": "By a hair",
    "deed.hair.help": "Won by 1 or 2 points.",
    "source.red": "red",
    "source.purple": "purple",
    "source.green": "green",
    "source.yellow": "yellow",
    "source.doubled": "doubled",
    "option.handicap": "Head start",
    "option.handicap.help": (
        "Extra points at the end for whoever is younger or new to the game, once in a match."
    ),
    "score.handicap": "Head start",
}
