"""The page that leads to keeping the app: in three languages, for three systems, at any door."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from types import SimpleNamespace

import pytest
from flask.testing import FlaskClient

from client.app.texts import book_of
from server import create_app
from server.house.house import House
from server.network import certificates
from server.web import keep

PICTURES = sorted((Path(keep.__file__).parent / "pictures").glob("*.svg"))
COLOURS = set(
    re.findall(
        r"#[0-9a-f]{6}",
        (Path(__file__).parents[2] / "docs" / "ART.md").read_text("utf-8"),
    )
)
SAME = ("android", "computer", "test.no")
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile"
Open = Callable[..., str]


@pytest.fixture
def doors(tmp_path: Path) -> SimpleNamespace:
    """Where the page is told that it is: two addresses and a name."""
    return SimpleNamespace(
        addresses=["192.168.1.20", "10.0.0.5"],
        given=None,
        announcement=SimpleNamespace(is_heard=True),
        host="unke.local",
        guests="http://192.168.1.20:8653",
        port=8653,
        secure_port=8654,
        authority=certificates.authority(tmp_path, "laptop"),
        plain=lambda host: f"http://{host}:8653",
        secure=lambda host: f"https://{host}:8654",
    )


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, "test")
    yield made
    made.close()


@pytest.fixture
def page(tmp_path: Path, house: House, doors: SimpleNamespace) -> Open:
    client: FlaskClient = create_app(tmp_path, house, doors).test_client()  # type: ignore[arg-type]

    def get(query: str = "", agent: str = ANDROID, **headers: str) -> str:
        answer = client.get("/keep" + query, headers={"User-Agent": agent, **headers})
        assert answer.status_code == 200
        get.policy = answer.headers["Content-Security-Policy"]  # type: ignore[attr-defined]
        return unescape(answer.text)

    return get


@pytest.mark.parametrize("language", keep.LANGUAGES)
def test_every_language_says_everything(page: Open, language: str) -> None:
    english, words = keep.sentences("en"), keep.sentences(language)
    assert list(words) == list(english)
    for key, text in words.items():
        assert text.count("%s") == english[key].count("%s"), key
        assert language == "en" or key in SAME or text != english[key], key


@pytest.mark.parametrize("language", keep.LANGUAGES)
def test_where_to_go_in_the_app_is_called_as_the_app_calls_it(language: str) -> None:
    app, words = book_of("client.app.words", language), keep.sentences(language)
    assert f"{app['settings']} › {app['settings.fetch']}" in words["games.ios"]


@pytest.mark.parametrize("language", keep.LANGUAGES)
def test_every_sentence_is_on_the_page(
    page: Open, house: House, doors: SimpleNamespace, language: str
) -> None:
    text = page(f"?lang={language}") + page(f"?lang={language}", IPHONE)
    text += page(f"?lang={language}", "a computer")
    for key, sentence in keep.sentences(language).items():
        if key != "profile":  # which is in the profile
            parts = [part for part in sentence.split("%s") if part]
            assert all(part in text for part in parts), key
    assert "%s" not in re.sub(r'data-text="[^"]*"', "", text)


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "de-AT,de;q=0.9,en;q=0.5", "de"),
        ("", "it", "it"),
        ("", "fr", "en"),
        ("", "", "en"),
        ("?lang=it", "de", "it"),
        ("?lang=xx", "de", "de"),
    ],
)
def test_it_speaks_as_the_browser_likes_or_as_was_chosen(
    page: Open, query: str, accepted: str, language: str
) -> None:
    assert f'<html lang="{language}"' in page(query, **{"Accept-Language": accepted})


def test_each_system_finds_its_own_way_open(page: Open) -> None:
    for agent, system in ((ANDROID, "Android"), (IPHONE, "iPhone and iPad"), ("", "Computer")):
        opened = re.findall(r"<details open>\s*<summary>([^<]*)", page("", agent))
        assert opened == [system]


def test_the_fingerprint_is_there_to_be_compared(page: Open, doors: SimpleNamespace) -> None:
    assert doors.authority.fingerprint in page()


def test_it_tries_the_ways_that_there_are_and_may_load_nothing_else(page: Open) -> None:
    ways = re.findall(r'data-way="(\w+)" data-origin="([^"]*)"', page())
    assert ways == [
        ("address", "https://192.168.1.20:8654"),
        ("found", "http://unke.local:8653"),
        ("name", "https://unke.local:8654"),
    ]
    policy = dict(part.split(" ", 1) for part in page.policy.split("; "))  # type: ignore[attr-defined]
    assert policy["img-src"] == " ".join(["'self'", *(origin for _, origin in ways)])
    assert policy["script-src"] == policy["connect-src"] == "'self'"


def test_it_tries_the_address_at_which_the_phone_is(page: Open) -> None:
    assert 'data-origin="https://10.0.0.5:8654"' in page("", Host="10.0.0.5:8653")


def test_without_a_name_there_is_the_address(page: Open, doors: SimpleNamespace) -> None:
    doors.announcement.is_heard = False
    assert re.findall(r'data-way="(\w+)"', page()) == ["address"]


def test_a_certificate_from_elsewhere_needs_no_trust(page: Open, doors: SimpleNamespace) -> None:
    doors.authority, doors.given, doors.host = None, object(), "unke.example.org"
    text = page()
    assert "unke.crt" not in text and "mobileconfig" not in text
    assert 'data-origin="https://unke.example.org:8654"' in text


def test_on_this_computer_alone_there_is_nothing_to_trust(tmp_path: Path, house: House) -> None:
    client = create_app(tmp_path, house).test_client()
    assert "unke.crt" not in client.get("/keep").text
    assert client.get("/unke.crt").status_code == 404
    assert client.get("/unke.mobileconfig").status_code == 404


def test_everything_that_the_page_names_is_there(page: Open) -> None:
    named = set(re.findall(r'(?:src|href)="keep/([^"]+)"', page() + page("", IPHONE)))
    files = {*keep.FILES, "unke.svg", "apple-touch-icon.png"}  # those two come from the app
    assert named == files - {"door-shut.svg"} | {"door-shut.svg"}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_pictures_are_of_the_family(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text) <= 2500
    assert set(re.findall(r"#[0-9a-f]{3,6}", text)) <= COLOURS
    for word in ("<text", "<style", "<script", "href", "id=", "opacity", "Gradient"):
        assert word not in text


def test_its_colours_are_the_apps_by_day_and_by_night() -> None:
    style = keep.style().decode()
    used = set(re.findall(r"var\((--[a-z-]+)\)", style))
    light, dark = style.split("@media (prefers-color-scheme: dark)", 1)
    assert used <= set(re.findall(r"^ *(--[a-z-]+):", light, re.MULTILINE)) | {"--focus"}
    assert "--ground: #121b2d" in dark and "data-theme" not in style
    own = keep.FILES["keep.css"].decode()
    assert not re.search(r"#[0-9a-f]{3,6}\b", own)  # it names no colour that tokens.css does not
