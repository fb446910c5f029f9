"""Halunken's lesson in English."""

TEXTS = {
    "start": "Fourteen taverns",
    "night": (
        "Ahoy, Captain! Tonight you’re looking for a crew, and so are {1} and {2}. After eight "
        "rounds the most valuable crew wins."
    ),
    "place": (
        "Three face-down scoundrels sit in each tavern. Begin at number 5: the top one is yours."
    ),
    "place.place": "Not a bad guess! But begin at number 5 today: I know somebody there.",
    "doors": (
        "Green 6 is yours, and now the top ones show their faces. The number is what they’re "
        "worth: look, a green 11 at number 9!"
    ),
    "cards": (
        "Your cards say how many taverns you go on, clockwise: 1 to 7, and Rum. Each is good for "
        "one round only."
    ),
    "sail": "It’s four taverns to number 9. Tap card 4, then the green button!",
    "sail.sail": (
        "Green goes with green, you’ll soon see why. It’s four taverns to the green 11: card 4."
    ),
    "order": (
        "The lowest number goes first: {2} with the 2, then you, then {1}. And the green 11 has "
        "signed on with you!"
    ),
    "twelve": "The next prize: a yellow 12 at number 12, three taverns on. Lay card 3!",
    "twelve.sail": (
        "It’s three taverns to the yellow 12: take card 3. You’re in for a little surprise, too …"
    ),
    "equal": (
        "Well, well: {1} laid a 3, too! Equal cards cancel each other, so you both stay – but each "
        "takes the scoundrel at the door."
    ),
    "double": (
        "What luck, your third green! The colour of which you have most counts twice (×2): the "
        "green 8 brings 16, the yellow 12 only 12."
    ),
    "meeting": "Somebody’s there",
    "ahead": (
        "Round 4. Two taverns ahead stands {2} with five scoundrels, and you have four: there’s "
        "something to be had!"
    ),
    "meet": "Low numbers move early. With card 2 you get to {2} before she leaves.",
    "meet.sail": "She’s two taverns ahead, and only card 2 gets you there. Go on, it pays!",
    "count": (
        "First you took the purple 6. Now count, five against five: whoever has as many as you, or "
        "more, is robbed; whoever has fewer is not."
    ),
    "rob": (
        "Which one? The yellow 12 is tempting, but green counts twice for you: take the green 10."
    ),
    "rob.rob": "That one counts only once. The green 10 brings you 20: grab it!",
    "pushed": (
        "Whoever is met makes room: {2} had to move one on. So her 6 didn’t lead to the red 11 but "
        "to number 5, where all is dark."
    ),
    "rum": "With six you’re a fat prize. Lay the Rum: you name its number once all cards are up.",
    "rum.sail": "Save that one. Rum is better now: first you see what the others do.",
    "danger": (
        "{1}’s 2 leads straight to you, and farewell, green 11! If you move first, he finds nobody."
    ),
    "name": (
        "Name a number that no other card shows. Only 1 comes before his 2, and next door waits a "
        "green 9."
    ),
    "name.name": "Too late: {1} with his 2 would get there first, rob you and push you on. Name 1!",
    "away": (
        "Gone just in time, and with a green 9! {1} found your place empty and couldn’t rob "
        "anybody."
    ),
    "end": "The last cards",
    "two": (
        "Round 7. {1} has robbed you of the green 11 after all, and {2} leads, 109 to 83. You have "
        "two cards left, 2 and 5."
    ),
    "thirteen": (
        "The other card moves you in the last round. Five taverns on waits a green 13: play the 5."
    ),
    "thirteen.sail": (
        "The 2 gets you a mere purple 5. The 5 gets you the green 13, and that counts twice."
    ),
    "itself": (
        "The last round plays itself: everybody had one card left. And your 2 led you to {2}, nine "
        "scoundrels against nine!"
    ),
    "turn": (
        "116 to 115 for her! Take the purple 14: then her weak yellows count twice, not her "
        "purples."
    ),
    "turn.rob": "That hurts her less. Take the purple 14: then she has more yellows than purples.",
    "over": (
        "You have 129 points, and {2} has fallen from 116 to 75! Eight rounds are over: have a "
        "look at the score sheet."
    ),
    "jack": "Black Jack comes ashore",
    "lord": (
        "Here comes Black Jack, the dark lord of the harbour. He belongs to nobody, but whoever "
        "pays him a scoundrel robs with him for one round."
    ),
    "bid": (
        "{1} offers the red 4, {2} passes. Outbid him: your yellow 5 will do, and you’ll miss it "
        "least."
    ),
    "bid.bid": "Far too much! A yellow 5 beats his 4, and you don’t need more.",
    "bid.decline": "Not this time: he’s going to be useful. The yellow 5 beats the red 4.",
    "errand": (
        "Black Jack is yours! First the captains move as always: card 2 takes you to the green 11."
    ),
    "errand.sail": "Two taverns on waits the green 11, and you collect greens: card 2.",
    "prowl": (
        "He turned up a card and prowled past {1} and {2}. You rob one from each who has as many "
        "as you or more."
    ),
    "booty": (
        "You have three, {1} has four, so choose! Greens count twice for you: the green 8, of "
        "course."
    ),
    "booty.rob": "That one counts only once. The green 8 brings you 16.",
    "spared": (
        "{2} got away: now you have four, and she only has three. Few scoundrels are the best "
        "protection."
    ),
    "toll": "If nobody pays",
    "decline": (
        "Round 5, you bid first. {1} and {2} have three each, you have five: there’s nobody to "
        "rob, so pass!"
    ),
    "decline.bid": "What for? They have fewer than you, so you couldn’t rob anybody. Pass!",
    "alone": (
        "Nobody has paid him. So now he works for himself, and every captain on his way has to "
        "give one away."
    ),
    "risk": (
        "The green 6 at number 8 is right in his way, but he’ll only get your lowest one. Play the "
        "5!"
    ),
    "risk.sail": (
        "Nothing else brings 12. Go five taverns on to the green 6: all he gets is your yellow 1."
    ),
    "give": "There he is! You may choose whom you give him: the yellow 1 won’t be missed.",
    "give.give": "He’d be a real loss! Give away the yellow 1.",
    "waiting": (
        "{1} and {2} had to give one, too. All of them wait in the harbour now, for the captain "
        "who finds Black Jack."
    ),
    "found": "Found!",
    "seven": (
        "The last round. Your last card is the 7, and seven taverns on stands Black Jack: you’ll "
        "find him!"
    ),
    "hire": "{1} and {2} have passed, so you get him for next to nothing. Bid your purple 3!",
    "hire.bid": "Nobody else is bidding: the purple 3 is enough.",
    "hire.decline": "Don’t let him go: {2} is ahead, and he can rob her for you. Bid the purple 3!",
    "take": "Found him! Now choose one from the harbour. The green 7 counts twice!",
    "take.take": "The green 7 brings you 14, more than anybody else there.",
    "push": (
        "Now he makes room, to whichever side you like. Just behind {2}, at number 10, he can’t "
        "miss her: push him there!"
    ),
    "push.push": "From number 8 a small card wouldn’t get him past {2}. Push him to number 10!",
    "fifteen": "There he went, past {2}! Her reds count twice: take the red 15, it hurts her most.",
    "fifteen.rob": "The red 15 brings you more, and costs her 30. Take that one!",
    "known": (
        "125 to 97! Now you know Black Jack: pay him when others have more than you, and find him "
        "when the harbour is full."
    ),
    "pair": "Just the two of you",
    "third": (
        "With two players Black Jack is a third captain: he has cards like yours, and whoever pays "
        "him lays one for him, too."
    ),
    "pay": (
        "{1} passes. Pay with the yellow 1: you won’t miss it, and few scoundrels are a good "
        "protection."
    ),
    "pay.bid": "Far too much! {1} has passed, so the yellow 1 will do.",
    "pay.decline": (
        "Then he’d work for himself, and perhaps against you. The yellow 1 is all he costs!"
    ),
    "own": (
        "This time you lay two cards, the first for yourself: card 2 takes you to the green 13."
    ),
    "own.sail": "Greens count twice for you, and two taverns on waits the green 13: card 2.",
    "send": "And one for Black Jack: {1} is three taverns ahead of him, so lay the 3.",
    "send.send": (
        "That would take him past {1}: with two players he only robs where he stops. Lay the 3!"
    ),
    "leave": (
        "There he is! You may rob now, but don’t: with eight you’d be robbed, as {1}’s last card "
        "leads right to you. “Take nobody”!"
    ),
    "leave.rob": (
        "Then you’d have eight, and at the end {1} could rob you of the green 13. “Take nobody”!"
    ),
    "cheap": (
        "{1} got the red 15! But Black Jack’s last card, the 6, leads right to where {1} will be. "
        "Pay with the purple 3."
    ),
    "cheap.bid": "You can have him for less: the purple 3 will do.",
    "cheap.decline": "Don’t leave him to {1}! Pay with the purple 3.",
    "strike": (
        "{1} found you and got nothing: you had fewer. And now Black Jack has found him: take the "
        "red 15!"
    ),
    "strike.rob": "The red 15 brings you more, and costs him 30. Take that one!",
    "strike.forgo": "Now it pays: nobody can rob you any more. Take the red 15!",
    "few": (
        "117 to 79! With two players it all comes down to counting: whoever has fewer scoundrels "
        "can’t be robbed."
    ),
}
