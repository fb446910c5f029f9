"""The sheet that says that something is wrong in the app, and how to go on."""

from client.app import settings
from client.app.tree import button, div, h1, main, p

HOME = "trouble-home"
COPY = "trouble-copy"

WORDS = {
    "it": (
        "Qualcosa è andato storto",
        "È un errore dell’app, non tuo. La partita è salva: è rimasta all’ultima mossa fatta.",
        "Ai tavoli",
        "Copia il rapporto d’errore",
        "Il rapporto dice dov’è l’errore e può nominare la carta che stavi giocando.",
    ),
    "en": (
        "Something went wrong",
        "It is the app’s fault, not yours. Your game is safe, as it was after the last move.",
        "Back to the tables",
        "Copy the error report",
        "The report says where the error is, and it may name the card that you were playing.",
    ),
    "de": (
        "Da ist etwas schiefgegangen",
        "Der Fehler liegt an der App, nicht an dir. Die Partie ist bis zum letzten Zug gesichert.",
        "Zu den Tischen",
        "Fehlerbericht kopieren",
        "Der Bericht nennt die Stelle und vielleicht die Karte, die du spielen wolltest.",
    ),
}


def view() -> list:
    """The sheet, in the language that is set."""
    heading, comfort, home, copy, hint = WORDS.get(settings.now["language"], WORDS["en"])
    return main(
        div(
            h1(heading),
            p(comfort),
            button(home, tap=[HOME], class_="primary"),
            button(copy, tap=[COPY]),
            p(hint),
            class_="trouble",
            role="alert",
        ),
        data_screen="trouble",
    )
