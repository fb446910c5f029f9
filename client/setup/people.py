"""People of this device: who has played here, with colour, head start and what they like.

Nobody has an account: a name that has sat down once is a chip in setup, and one tap has that person
sit. Who plays alone finds the app as they left it. Who is the same person as somebody else, or is
not to be remembered, is said in the chronicle (client/chronicle/persons.py).
"""

from client.app import settings
from client.app.texts import say
from client.app.tree import button, div, span
from client.setup.handicap import GIVEN
from client.setup.seating import PERSON

HABIT = "people"
LIKED = ("language", "pace", "coach", "motion")
"""The settings that are somebody's own, not the room's."""
MOST = 12
KNOWN, SAME = "known", "same"
FORGOTTEN = "@"


def key_of(name: str) -> str:
    """By what a person is known: two spellings that differ in capitals are one."""
    return FORGOTTEN + name.strip().lower()


def known(habit: dict | None) -> list[dict]:
    """Who has played here, the latest first."""
    return (habit or {}).get(KNOWN, [])


def remembered(habit: dict | None, seats: list[dict], is_shared: bool) -> dict:
    """The habit when these have sat down."""
    same = dict((habit or {}).get(SAME, {}))
    others = known(habit)
    people = []
    for seat in seats:
        name = seat["name"].strip()
        if seat["kind"] != PERSON or not name:
            continue
        key = key_of(name)
        if same.get(key) == FORGOTTEN:
            same.pop(key)  # who sits down again is remembered again
        before = [other for other in others if key_of(other["name"]) == key]
        others = [other for other in others if key_of(other["name"]) != key]
        person = {"name": name, "colour": seat["colour"], GIVEN: seat.get(GIVEN, {})}
        if not is_shared:
            person["likes"] = {setting: settings.now[setting] for setting in LIKED}
        elif before:
            person["likes"] = before[0].get("likes", {})
        people.append(person)
    return {KNOWN: (people + others)[:MOST], SAME: same}


def without(habit: dict | None, name: str) -> dict:
    """The habit when somebody is proposed no more; what the chronicle has stays there."""
    others = [other for other in known(habit) if key_of(other["name"]) != key_of(name)]
    return {KNOWN: others, SAME: (habit or {}).get(SAME, {})}


def forgetting(setup, place: int):
    """The way to propose somebody no more."""
    seat = setup.seating.seats[place]
    names = [key_of(person["name"]) for person in known(setup.habits.get(HABIT))]
    if seat["kind"] != PERSON or key_of(seat["name"]) not in names:
        return None
    text = say("setup.forget", seat["name"].strip())
    return button(text, type="button", tap=["forget", place], class_="quiet")


def persons(seats: list[dict]) -> int:
    return len([seat for seat in seats if seat["kind"] == PERSON])


def place_of(seating, person: dict) -> int:
    """Where somebody sits; -1: nowhere."""
    playing = seating.playing()
    for place in range(len(playing)):
        seat = playing[place]
        if seat["kind"] == PERSON and key_of(seat["name"]) == key_of(person["name"]):
            return place
    return -1


def free_place(seating) -> int:
    """Where one more person can sit: where nobody has given a name, else instead of a bot."""
    playing = seating.playing()
    for place in range(len(playing)):
        if playing[place]["kind"] == PERSON and not playing[place]["name"].strip():
            return place
    for place in range(len(playing)):
        if playing[place]["kind"] != PERSON:
            return place
    return -1


def sit(seating, person: dict) -> bool:
    """Have somebody sit down, or get up again; whether they have sat down."""
    place = place_of(seating, person)
    if place >= 0:
        seat = seating.seats[place]
        seat["name"] = ""
        seat.pop(GIVEN, None)
        if persons(seating.playing()) > 1:
            seating.set_kind(seat, seating.bot)
            seat.pop("person", None)
        return False
    place = free_place(seating)
    if place < 0:
        return False
    seat = seating.seats[place]
    seating.set_kind(seat, PERSON)
    seating.rename(place, person["name"])
    if person["colour"] in seating.colours():
        seating.paint(place, person["colour"])
    seat[GIVEN] = dict(person.get(GIVEN, {}))
    return True


def as_liked(person: dict, seats: list[dict]) -> list[tuple]:
    """The app as somebody left it, if nobody else uses this phone."""
    if persons(seats) > 1:
        return []
    likes = person.get("likes", {})
    return [
        ("set", name, likes[name])
        for name in LIKED
        if name in likes
        and settings.admits(name, likes[name])
        and likes[name] != settings.now[name]
    ]


def chips(setup):
    """Everybody who has played here: who is pressed sits at the table."""
    people = known(setup.habits.get(HABIT))
    if not people:
        return None
    full = free_place(setup.seating) < 0
    row = [chip(setup.seating, people[number], number, full) for number in range(len(people))]
    return div(row, class_="choices known", role="group", aria_label=say("setup.known"))


def chip(seating, person: dict, number: int, full: bool):
    there = place_of(seating, person) >= 0
    return button(
        span(class_="dot seat-" + person["colour"]),
        person["name"],
        type="button",
        tap=["known", number],
        aria_pressed=there,
        disabled=full and not there,
        class_="choice",
        key=person["name"],
    )
