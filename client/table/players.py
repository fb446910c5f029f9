"""The row of players: who is asked, and each one's few public numbers; a tap shows the rest."""

from client.app.texts import say
from client.app.tree import button, classes, div, img, span


def players_row(scene, board, waiting: list[int], seen=None):
    """All seats in their order, the viewer's own marked; `seen` is what each one's numbers are
    read from, where that is not what the viewer sees."""
    row = []
    for seat in range(scene.seats):
        badge = board.badge(seen[seat] if seen else scene, seat)
        shown = seat, sign_of(scene.players[seat]), seat in waiting, badge
        row.append(scene.part(f"player {seat}", player, *shown))
    return div(
        row,
        class_=f"players of-{scene.seats}",
        role="group",
        aria_label=say("players"),
        data_thing="players",
    )


def player(scene, seat: int, sign: str, is_waiting: bool, badge):
    name = scene.names[seat]
    return button(
        span(
            span(name, class_="name"),
            img(src=f"art/common/glyph-{sign}.svg", alt="", class_="glyph") if sign else None,
            class_="who",
        ),
        span(badge, class_="badge"),
        type="button",
        tap=["overlay", "seat", seat],
        class_=classes(
            "player",
            "seat-" + scene.colour(seat),
            seat == scene.me and "is-me",
            is_waiting and "is-asked",
            sign in ("network-off", "moon") and "is-away",
        ),
        data_thing=f"seat-{seat}",
        key=seat,
    )


def sign_of(player: dict) -> str:
    """A bot's sign, or that of a phone that is dark or not there; who is here needs none."""
    state = player["state"] if "state" in player else ""
    if player["kind"] != "person" or state == "standin":
        return "bot"
    if state == "asleep":
        return "moon"
    return "network-off" if state in ("away", "free") else ""
