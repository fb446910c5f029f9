"""Heartbeat: signs of life, which say when the next is due and whether anybody looks on."""

from typing import TYPE_CHECKING

from server.guard import fields
from server.guard.messages import Message

if TYPE_CHECKING:
    from server.house.house import House
    from server.web.socket import Socket

PONG = '{"type":"pong"}'


def answer(house: "House", socket: "Socket", message: Message) -> None:
    """A ping: it may promise the next one sooner than the server asks, never later."""
    slowest = house.limits.beat
    socket.beat = max(1, min(slowest, fields.number(message, "beat", slowest)))
    is_asleep = fields.flag(message, "asleep", False)
    if is_asleep != socket.asleep:
        house.messages.take(socket)  # all at the table are told
        if socket.at:
            house.repeated(socket.at.look_away, socket, is_asleep)
        socket.asleep = is_asleep
    socket.send(PONG)
