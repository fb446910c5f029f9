"""The curtain between two players on one phone: it says whose turn it is, and nothing else."""

from client.app.texts import say
from client.app.tree import button, div, h1, img, main, p, span


def curtain(players: list[dict], called: int, may_undo: list[int], menu=None):
    """Opens by pressing for half a second, by Enter, or by a second press.

    `may_undo` are the seats at this phone whose last move is not final yet; `menu` may be open.
    """
    player = players[called]
    again = []
    for seat in may_undo:
        text = say("curtain.undo", players[seat]["name"])
        again.append(button(text, type="button", tap=["undo", seat], class_="quiet"))
    return main(
        img(src="art/common/curtain.svg", alt="", class_="folds"),
        div(
            h1(say("curtain.title", player["name"])),
            p(say("curtain.hand")),
            button(
                span(say("curtain.open")),
                type="button",
                tap=["open"],
                hold=True,
                class_="confirm open",
            ),
            div(again, button(say("menu"), type="button", tap=["overlay", "menu"], class_="quiet")),
            class_="plate seat-" + player["colour"],
        ),
        menu,
        class_="curtain",
        data_screen="curtain",
    )
