"""How a game has ended for the people at one phone: what is cheered, and what is only said."""

from client.app.texts import joined, say

WON, LOST = "won", "lost"


def mood(places: list[int], persons: list[int]) -> str:
    """Lost if nobody at this phone has won; who only watches is glad with the winner."""
    for seat in persons:
        if places[seat] == 1:
            return WON
    return LOST if persons else WON


def own_seat(persons: list[int]) -> int | None:
    """Whose phone it is: nobody's where several play, who are not spoken to as one."""
    return persons[0] if len(persons) == 1 else None


def verdict(places: list[int], names: list[str], persons: list[int]) -> list[str]:
    """Who has won, in a sentence; to a single person also what that means for them."""
    own = own_seat(persons)
    winners = [names[seat] for seat in range(len(names)) if places[seat] == 1 and seat != own]
    if mood(places, persons) == LOST:
        key = "result.beaten" if len(winners) == 1 else "result.beaten.several"
        said = [say(key, joined(winners))]
        return said if own is None else [*said, say("result.lost", places[own])]
    if own is not None:
        return [say("result.won.with", joined(winners)) if winners else say("result.won")]
    return [say("result.winner" if len(winners) == 1 else "result.winners", joined(winners))]
