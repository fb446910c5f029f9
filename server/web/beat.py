"""Beat: a socket's signs of life, which say when the next is due and whether anybody looks on."""

from typing import TYPE_CHECKING, Any

from server.guard import fields

if TYPE_CHECKING:
    from server.house.house import House
    from server.web.sockets import Socket

PONG = '{"type":"pong"}'


def answer(house: "House", line: "Socket", message: dict[str, Any]) -> None:
    """A ping: it may promise the next one sooner than the server asks, never later."""
    slowest = house.limits.beat
    line.beat = max(1, min(slowest, fields.number(message, "beat", slowest)))
    is_asleep = fields.flag(message, "asleep", False)
    if is_asleep != line.asleep:
        house.messages.take(line)  # all at the table are told
        if line.at:
            line.at.look_away(line, is_asleep)
        line.asleep = is_asleep
    line.send(PONG)
