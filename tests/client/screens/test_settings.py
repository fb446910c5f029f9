"""The settings' screen: what can be set there is set at once, and what is shipped is named."""

from collections.abc import Iterator

import pytest

from client.app import settings as values
from client.app.texts import table_of
from client.screens import settings
from tests.client.phone import Phone


@pytest.fixture(autouse=True)
def as_they_were() -> Iterator[None]:
    before = dict(values.now)
    yield
    values.now.update(before)


@pytest.mark.parametrize("name", list(values.CHOICES))
def test_every_choice_of_every_setting_can_be_set(name: str) -> None:
    for value in values.CHOICES[name]:
        if type(value) is bool:
            values.now[name] = not value  # a switch goes to and fro
        phone = Phone(settings)
        phone.tap("set", name, value)
        assert ("set", name, value, ["done"]) in phone.done
        assert not phone.find(role="alert")


def test_a_language_that_is_not_there_is_owned_up_to() -> None:
    phone = Phone(settings)
    phone.send("done", None, "absent")
    assert phone.find(role="alert") and table_of("en")["settings.speechless"] in phone.text()
    phone.tap("set", "language", "it")
    assert not phone.find(role="alert")


def test_what_is_set_is_marked() -> None:
    values.now.update(language="it", sound=False)
    phone = Phone(settings)
    pressed = [place[1]["key"] for place in phone.find(aria_pressed=True)]
    assert pressed == ["it", "system", "once"]
    checked = [place[1]["aria_checked"] for place in phone.find(role="switch")]
    assert checked == [True, True, False, True, True, False, False, True]
    # motion, a stop at what concerns one, the curtain before everything, hints, sound, vibration


@pytest.mark.parametrize("language", values.CHOICES["language"])
def test_each_language_calls_itself_by_its_own_name(language: str) -> None:
    values.now["language"] = language
    text = Phone(settings).text()
    assert table_of(language)["settings.language"] in text
    assert "Italiano" in text and "English" in text and "Deutsch" in text


def test_what_was_switched_on_is_heard_and_felt() -> None:
    values.now.update(sound=False, vibration=False)
    phone = Phone(settings)
    phone.tap("set", "sound", True)
    phone.tap("set", "vibration", True)
    assert phone.told("sound") and phone.told("vibrate")


def test_the_browser_is_asked_to_keep_the_tables_once() -> None:
    phone = Phone(settings)
    assert "may clear your tables" in phone.text()
    phone.tap("keep")
    assert ("persist", ["kept"]) in phone.done
    assert "has promised" in phone.text()


def test_a_browser_that_refuses_is_not_asked_again() -> None:
    phone = Phone(settings)
    phone.send("keep")
    phone.send("kept", False, "")
    assert "would not promise" in phone.text()
    assert ["keep"] not in phone.taps()


def test_where_all_is_safe_nothing_is_asked() -> None:
    class Safe(Phone):
        def answered(self, name, *said):
            return (True, "") if name == "persisted" else super().answered(name, *said)

    assert ["keep"] not in Safe(settings).taps()


@pytest.mark.parametrize(
    ("host", "secure", "is_there"),
    [("family", True, True), ("family", False, False), ("files", True, False)],
)
def test_an_app_that_stays_may_fetch_what_the_browser_has(
    host: str, secure: bool, is_there: bool
) -> None:
    class Kept(Phone):
        def answered(self, name, *said):
            if name == "about":
                return ({"version": "1", "host": host, "secure": secure}, "")
            return super().answered(name, *said)

    links = [place[1]["href"] for place in Kept(settings).find("a")]
    assert links == (["keep?lang=en"] if is_there else [])


def test_the_version_and_the_licences_of_what_is_shipped_can_be_read() -> None:
    phone = Phone(settings)
    assert "1.2.3" in phone.text() and "MIT" in phone.text()
    phone.tap("licences")
    assert "Redistribution and use" in phone.text()
    assert "Damien P. George" in phone.text()
    phone.tap("close")
    assert not phone.find("dialog")
