"""A stage for screens: the app's real loop, with a page that is looked at instead of painted."""

from types import ModuleType
from typing import Any

from client.app.effects import ANSWERS, ANY, EFFECTS
from client.app.history import History

MESSAGES = ("tap", "hold", "input", "change", "submit", "dismiss", "swipe")
REFUSED = {"script", "style", "iframe", "object", "embed", "base", "meta", "link"}


class Rehearsal(History):
    """The loop, but effects are checked and kept instead of done."""

    def act(self, scene: Any, effect: Any) -> None:
        check_effect(effect)
        if effect[0] == "soon":
            self.put(scene, effect[1])
        else:
            self.page.effects.append(tuple(effect))


class Stage:
    """A screen that has been opened with some words; `tree` is what it shows, `effects` what it
    has asked for in answer to the last message.
    """

    def __init__(self, screen: ModuleType, *words: str) -> None:
        self.screen_module = screen
        self.effects: list[tuple[Any, ...]] = []
        self.tree: list[Any] = []
        self.title = ""
        self.error: Exception | None = None
        name = screen.__name__.rpartition(".")[2]
        self.loop = Rehearsal(self, None, (name,))
        self.loop.show([name, *words], 1)
        self.settle()

    # What the loop wants of a page

    def screen(self, address: list[str]) -> ModuleType:
        return self.screen_module

    def draw(self, tree: list[Any], key: int, title: str, focus: str) -> None:
        check(tree)
        if any(place[0] == "dialog" for place in elements(tree)):
            back = getattr(self.screen_module, "back", None)
            assert back and back(self.model), "Back does not close what is open"
        self.tree, self.title = tree, title

    def later(self, work: Any) -> None:
        pass

    def report(self, error: Exception, where: list[str], message: list[Any]) -> str:
        self.error = error
        return repr(error)

    # What a test does

    def settle(self) -> None:
        self.loop.flush()
        if self.error:
            raise self.error

    @property
    def model(self) -> Any:
        return self.loop.stage.model

    def send(self, *message: Any) -> None:
        """Send a message, as an answer or the page would."""
        self.effects.clear()
        self.loop.send(list(message))
        self.settle()

    def hear(self, kind: str, *details: Any) -> None:
        """News from the page: reaches a screen that names it in HEARS."""
        self.effects.clear()
        self.loop.hear(kind, *details)
        self.settle()

    def tap(self, *message: Any) -> None:
        """Tap on what sends this message; it must be there, once at least, and usable."""
        found = [place for place in elements(self.tree) if place[1].get("tap") == list(message)]
        assert found, f"nothing sends {list(message)}; there is {self.taps()}"
        usable = [p for p in found if not p[1].get("disabled") and not p[1].get("aria_disabled")]
        assert usable, f"{list(message)} is switched off"
        self.send(*message)

    def taps(self) -> list[list[Any]]:
        """All messages that can be sent by tapping."""
        return [
            place[1]["tap"]
            for place in elements(self.tree)
            if place[1].get("tap") and not place[1].get("disabled")
        ]

    def answer(self, name: str, value: Any, problem: str = "") -> None:
        """Answer the effect of this name that the screen has asked for last."""
        asked = [effect for effect in self.effects if effect[0] == name]
        assert asked, f"{name} was not asked for, but {self.effects}"
        reply = asked[-1][1 + EFFECTS[name][1]]
        self.send(*reply, value, problem)

    def find(self, tag: str = "", **attributes: Any) -> list[list[Any]]:
        """The elements of a tag with these attributes, as they stand in the tree."""
        return [
            place
            for place in elements(self.tree)
            if tag in ("", place[0])
            and all(place[1].get(name) == attributes[name] for name in attributes)
        ]

    def read(self, place: list[Any]) -> str:
        """What stands in a part of the tree, letter by letter."""
        return "".join(words(place))

    def text(self, place: list[Any] | None = None) -> str:
        """All that can be read, in a part of the tree or all of it."""
        return " ".join(words(self.tree if place is None else place))


def is_element(child: Any) -> bool:
    return isinstance(child, list) and len(child) == 3 and isinstance(child[1], dict)


def elements(child: Any) -> list[list[Any]]:
    """All elements in a tree, itself first."""
    if is_element(child):
        return [child, *elements(list(child[2]))]
    if isinstance(child, list | tuple):
        return [found for one in child for found in elements(one)]
    return []


def words(child: Any) -> list[str]:
    if is_element(child):
        named = [
            str(child[1][name]) for name in ("aria_label", "alt", "value") if child[1].get(name)
        ]
        return named + words(list(child[2]))
    if isinstance(child, list | tuple):
        return [found for one in child for found in words(one)]
    return [] if child is None or isinstance(child, bool) else [str(child)]


def check(tree: Any) -> None:
    """Complain about what the page would not draw, or not as it is meant."""
    assert is_element(tree), "a view returns one element"
    assert tree[1].get("data_screen"), "a view's root says data_screen"
    for tag, attributes, children in elements(tree):
        assert isinstance(tag, str) and tag not in REFUSED
        for name, value in attributes.items():
            assert not name.startswith("on"), f"{tag} has {name}: messages go into tap"
            if name == "style":
                assert value is None or isinstance(value, dict), f"{tag}: style is a dict"
            elif name in MESSAGES and value not in (None, True, False):
                assert isinstance(value, list) and isinstance(value[0], str), f"{tag}: {name}"
                check_json(value)
            else:
                assert value is None or isinstance(value, str | int | bool), f"{tag}: {name}"
        keys: list[Any] = []
        for child in flat(children):
            if is_element(child) and child[1].get("key") is not None:
                assert child[1]["key"] not in keys, f"{tag}: two children have {child[1]['key']!r}"
                keys.append(child[1]["key"])
            else:
                assert is_element(child) or child is None or isinstance(child, str | int), child


def flat(children: Any) -> list[Any]:
    found = []
    for child in children:
        if isinstance(child, list | tuple) and not is_element(child):
            found += flat(child)
        else:
            found.append(child)
    return found


def check_json(value: Any) -> None:
    """Messages travel as JSON: no tuples, no objects."""
    if isinstance(value, list):
        for item in value:
            check_json(item)
    elif isinstance(value, dict):
        for name in value:
            assert isinstance(name, str)
            check_json(value[name])
    else:
        assert value is None or isinstance(value, str | int | bool), value


def check_effect(effect: Any) -> None:
    """An effect has to be one that exists, with as much as it needs."""
    assert isinstance(effect, tuple | list) and isinstance(effect[0], str), effect
    assert effect[0] in EFFECTS, f"there is no effect {effect[0]}"
    _, count, *traits = EFFECTS[effect[0]]
    if effect[0] == "soon":
        check_json(effect[1])
    if count == ANY:
        assert all(isinstance(word, str) for word in effect[1:]), effect
        return
    assert len(effect) - 1 in (count, count + (ANSWERS in traits)), effect
    if len(effect) == count + 2:
        assert isinstance(effect[-1], list) and isinstance(effect[-1][0], str), effect
