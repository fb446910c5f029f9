"""What it takes to add something: so many files, and then it is there for everybody.

All changes are made in one copy, which is built once.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PHONE
from tests.browser.hosts import Host
from tests.games.tree import Tree

LAGOON = Path(__file__).parent / "lagoon"
RULES = "shared_rules/lagoon/"

PHASE = '''
class Boast(Phase):
    """Whoever has a pearl shows it round, or not."""

    def offers(self, game: "Lagoon", seat: int) -> list[Offer]:
        return [Offer("boast"), Offer("hush")]

    def boast(self, game: "Lagoon", seat: int) -> None:
        game.note("boasted", f"seat-{seat}")
        game.done()

    def hush(self, game: "Lagoon", seat: int) -> None:
        game.done()


def next_diver('''
TAKEN = """        game.note("took", f"seat-{seat}", pearl)
"""
SCREEN = '''"""Hello: says good day."""

from client.app.texts import say
from client.app.tree import h1, main


def init(params):
    return {}, ()


def view(model):
    return main(h1(say("hello.title")), data_screen="hello")
'''
BOOKS = ("client/app/words", "client/net/words", "server/web/keep/words")
"""Where the app, the network and the page that leads to keeping the app have their texts."""


def add_words(tree: Tree, folder: str, **texts: dict[str, str]) -> None:
    """Say something more in some languages, at the end of the file."""
    for language, words in texts.items():
        name = f"{folder}/{language}.py"
        rows = "".join(f"    {key!r}: {text!r},\n" for key, text in words.items())
        tree.write(name, tree.read(name).rstrip().removesuffix("}") + rows + "}\n")


def option(tree: Tree) -> list[str]:
    tree.replace(
        RULES + "game.py",
        '{"key": "first"}]',
        '{"key": "boats", "values": [0, 1]}, {"key": "first"}]',
    )
    words = {
        "option.boats": "Boats", "option.boats.help": "Whether boats bring more pearls.",
        "option.boats.0": "None", "option.boats.0.help": "As the tide brings them.",
        "option.boats.1": "One", "option.boats.1.help": "Boats are nice to look at.",
    }  # fmt: skip
    add_words(tree, RULES + "words", en=words, de=words)
    return tree.counted()


def question(tree: Tree) -> list[str]:
    phases = RULES + "phases.py"
    tree.replace(phases, "\ndef next_diver(", PHASE)
    tree.replace(phases, '"catch": Catch()}', '"catch": Catch(), "boast": Boast()}')
    tree.replace(
        phases, TAKEN + "        next_diver(game)\n",
        TAKEN + '        game.now["seats"] = []\n        game.call("boast", [seat])\n',
    )  # fmt: skip
    words = {
        "ask.boast": "Do you show your pearl round?", "wait.boast": "{seats} has a pearl.",
        "verb.boast": "Show it", "verb.hush": "Say nothing", "fact.boasted": "{0} shows a pearl.",
    }  # fmt: skip
    add_words(tree, RULES + "words", en=words, de=words)
    return tree.counted()


def screen(tree: Tree) -> list[str]:
    tree.write("client/screens/hello.py", SCREEN)
    tree.replace("client/main.py", '    "tv",\n', '    "tv",\n    "hello",\n')
    hello = {"hello.title": "Good day"}
    add_words(tree, "client/app/words", en=hello, de=hello, it=hello)
    return tree.counted()


def language(tree: Tree) -> list[str]:
    """Its texts are English ones here, but for one that says which language it is."""
    for folder in BOOKS:
        tree.write(f"{folder}/fr.py", tree.read(f"{folder}/en.py"))
    tree.replace("client/app/words/fr.py", "'Good day'", "'Bonjour'")
    tree.replace("shared_rules/languages.py", '"Deutsch"}', '"Deutsch", "fr": "Français"}')
    return tree.counted()


def setting(tree: Tree) -> list[str]:
    days = "    days: int = 90\n"
    tree.replace("server/guard/limits.py", days, days + "    jars: int = 3\n")
    return tree.counted()


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tree, dict[str, list[str]], str]:
    """The tree with all of it, what each change has touched, and what the build said."""
    tree = Tree(tmp_path_factory.mktemp("counts") / "tree")
    tree.register("lagoon", LAGOON)
    touched = {"game": tree.counted()}
    for change in (option, question, screen, language, setting):
        touched[change.__name__] = change(tree)
    return tree, touched, tree.unke("build", str(tree.root / "app"))


@pytest.fixture(scope="module")
def app(counts: tuple[Tree, dict[str, list[str]], str]) -> Iterator[str]:
    with Host(counts[0].root / "app") as host:
        yield host.address


def test_so_many_files_are_touched(counts: tuple[Tree, dict[str, list[str]], str]) -> None:
    words = [RULES + "words/de.py", RULES + "words/en.py"]
    assert counts[1] == {
        "game": ["shared_rules/__init__.py", RULES],
        "option": [RULES + "game.py", *words],
        "question": [RULES + "phases.py", *words],
        "screen": [
            *[f"client/app/words/{code}.py" for code in ("de", "en", "it")],
            "client/main.py", "client/screens/hello.py",
        ],
        "language": [*[f"{folder}/fr.py" for folder in BOOKS], "shared_rules/languages.py"],
        "setting": ["server/guard/limits.py"],
    }  # fmt: skip


def test_people_and_bots_answer_the_question_and_choose_the_option(
    counts: tuple[Tree, dict[str, list[str]], str],
) -> None:
    tree = counts[0]
    said = tree.unke("simulate", "lagoon", "--games", "20", "--option", "boats=1")
    assert "boast" in said and "hush" in said
    files = [
        *(f"tests/client/screens/test_{name}.py" for name in ("setup", "table")),
        *("tests/client/table/test_kept_parts.py", "tests/client/story/test_told.py"),
        *("tests/client/manual/test_pages.py", "tests/rules/test_words.py"),
    ]
    assert tree.passes(*files, "-k", "lagoon") > 30


def test_the_setting_can_be_named(counts: tuple[Tree, dict[str, list[str]], str]) -> None:
    tree = counts[0]
    tree.write("unke.toml", "[limits]\njars = 7\n")
    said = tree.run("tests.games.said")
    assert said.stdout.split() == ["7"], said.stderr


def test_the_build_tells_who_does_not_speak_the_language(
    counts: tuple[Tree, dict[str, list[str]], str],
) -> None:
    assert "shared_rules.klunker.words does not speak 'fr', but English." in counts[2]


def test_the_screen_opens_in_the_new_language(browser: Browser, app: str) -> None:
    page = browser.new_context(locale="fr-FR").new_page()
    page.goto(app + "#hello")
    page.wait_for_selector("[data-screen=hello] h1:text('Bonjour')")
    page.context.close()


def test_the_option_is_explained_where_a_game_is_set_up(browser: Browser, app: str) -> None:
    page = browser.new_context(**PHONE).new_page()
    page.goto(app + "#setup/lagoon")
    page.click('[data-tap=\'["option","boats"]\']')
    page.wait_for_selector("dialog :text('Boats are nice to look at.')")
    page.context.close()
