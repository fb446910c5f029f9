"""Settings: what can be chosen, and what survives being written down."""

from typing import Any

import pytest

from client.app import settings


@pytest.fixture(autouse=True)
def as_they_were() -> Any:
    before = dict(settings.now)
    yield
    settings.now.update(before)


@pytest.mark.parametrize("name", list(settings.ALL))
def test_every_choice_survives_being_written_and_read(name: str) -> None:
    for choice in settings.ALL[name]:
        assert settings.admits(name, choice)
        settings.read(name, settings.written(choice))
        assert settings.now[name] is choice


@pytest.mark.parametrize(
    ("name", "value"), [("sound", 1), ("sound", "on"), ("theme", "pink"), ("colour", "red")]
)
def test_other_values_are_refused(name: str, value: object) -> None:
    assert not settings.admits(name, value)


@pytest.mark.parametrize("name", settings.LISTS)
def test_a_list_of_names_survives_being_written_and_read(name: str) -> None:
    for told in ("rum", "rum robbed", ""):
        assert settings.admits(name, told)
        settings.read(name, settings.written(told))
        assert settings.now[name] == told
    assert not settings.admits(name, 3)


def test_what_makes_no_sense_is_not_taken_over() -> None:
    settings.read("theme", "dark")
    settings.read("theme", "pink")
    assert settings.now["theme"] == "dark"
