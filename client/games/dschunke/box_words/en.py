"""The form for the own box, in English."""

WORDS = {
    "box": "Your own box",
    "box.about": "Do you own Dschunke? Type in what is printed on your cards and your board.",
    "box.afresh": "Here are the reconstructed values again. They are not saved yet.",
    "box.bad.count": "{0}: {1} entries are needed, but there are {2}.",
    "box.bad.entry": "{0}, entry {1}: “{2}” cannot be right.",
    "box.bad.parts": "Such a text has 4 parts with a / between them; this one has {0}.",
    "box.cell": "Card {0}, {1}",
    "box.copied": "The text is on the clipboard.",
    "box.copy": "Copy",
    "box.event.": "–",
    "box.event.S": "S",
    "box.event.Y": "Y",
    "box.fault.price": "Each of the four is a number from 0 to 9, or S.",
    "box.fault.same": "These must be two different junks.",
    "box.fault.twice": "This pair is in the list above already.",
    "box.fault.word": "This cannot be right.",
    "box.faulty": "Please check these again: {0}",
    "box.field.event": "Square {0}: event",
    "box.field.five": "Card {0}: five crates here",
    "box.field.number": "Square {0}: number",
    "box.field.trade": "Square {0}: action",
    "box.field.two": "Card {0}: two crates here",
    "box.forget": "Forget mine",
    "box.forgotten": "Your values have been forgotten.",
    "box.help.lower": (
        "The ten squares of the track “3/4”: the action, its number, and the event (S: special "
        "card, Y: money is declared)."
    ),
    "box.help.market": (
        "Ten cards, in any order: what each kind of goods brings, 0 to 9 Yen, or S for a special "
        "card."
    ),
    "box.help.pairs": (
        "The five cards for 12 Yen: five crates on the upper junk, two on the lower one."
    ),
    "box.help.text": (
        "All values as one text: to keep it, to send it to somebody, or to use one that you were "
        "sent."
    ),
    "box.help.upper": (
        "The ten squares of the track “4”, for four players: the action, its number, and the event "
        "(S: special card, Y: money is declared)."
    ),
    "box.ours.lower": (
        "For now these are our reconstruction; only square 1 and the event of square 5 are certain."
    ),
    "box.ours.market": "For now these are our reconstruction; only cards 1 and 2 are certain.",
    "box.ours.pairs": "For now these are our reconstruction; none of them is certain.",
    "box.ours.upper": "For now these are our reconstruction; none of it is certain.",
    "box.part.lower": "Track 3/4",
    "box.part.market": "Market",
    "box.part.pairs": "12 Yen",
    "box.part.text": "Text",
    "box.part.upper": "Track 4",
    "box.parts": "Parts",
    "box.read": "Use this text",
    "box.reset": "Reconstructed values",
    "box.save": "Save",
    "box.saved": "Saved. You can choose these values when you set up a game.",
    "box.share": "Share",
    "box.taken": "These values are in the form now. They are not saved yet.",
    "box.uncopied": "The clipboard cannot be used here. Select the text and copy it.",
    "box.unsaved": "The device could not save it.",
    "box.yours": "These are the values that you have saved.",
}
