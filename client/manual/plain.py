"""The rules of a game that has no pages: what its words say of it, in the same form as pages.

`rules.<name>` in the words is a paragraph each, in their order; then come the options, the things
that need an explanation, and what counts in the end.
"""

from client.app.texts import game_words, say
from shared_rules import GAMES


class Plain:
    """What client/games/<game>/pages would be: PAGES, RULES and TEXTS."""

    def __init__(self, game: str) -> None:
        self.words = game_words(game)
        self.PAGES: tuple = ()
        self.RULES: dict[str, str] = {}
        self.TEXTS: dict = {}
        self.play(game)
        self.options(game)
        self.rows("things", say("rules.things"), self.things(), "item.")
        self.rows("score", say("score"), self.reasons(), "score.")

    def page(self, name: str, title: str, sections: dict) -> None:
        leaf = tuple([(section, "") for section in sections])
        self.PAGES += ((name, leaf),)
        self.TEXTS[name] = title
        for section in sections:
            self.TEXTS[name + "." + section] = sections[section]

    def play(self, game: str) -> None:
        """How it is played, and all that is asked in it."""
        told = [self.words[key] for key in self.words if key.startswith("rules.")]
        self.page("play", say("rules"), {"play": ("", self.words["game.motto"], *told)})
        for phase in GAMES[game].PHASES:
            self.RULES["ask." + phase] = "play.play"
        for key in self.words:
            if key.startswith(("verb.", "item.")):
                self.RULES[key.removesuffix(".none").removesuffix(".help")] = "play.play"

    def options(self, game: str) -> None:
        sections = {}
        for option in GAMES[game].OPTIONS:
            stem = "option." + option["key"]
            told = [self.words[stem], self.words[stem + ".help"]]
            for value in option.get("values", ()):
                key = f"{stem}.{value}"
                if key + ".help" in self.words:
                    told.append(f"- *{self.words[key]}*: {self.words[key + '.help']}")
            sections[option["key"]] = tuple(told)
            self.RULES[stem] = "options." + option["key"]
        if sections:
            self.page("options", say("setup.options"), sections)

    def rows(self, name: str, title: str, found: dict, stem: str) -> None:
        """A page that is one list."""
        if found:
            self.page(name, title, {name: ("", *["- " + found[key] for key in found])})
        for key in found:
            self.RULES[stem + key] = name + "." + name

    def things(self) -> dict:
        """What has an explanation, by the names of the items."""
        found = {}
        for key in self.words:
            if key.startswith("item.") and key.endswith(".help"):
                item = key[len("item.") : -len(".help")]
                name = self.words.get("item." + item, item).replace("{0}", "…")
                found[item] = f"*{name}*: {self.words[key]}"
        return found

    def reasons(self) -> dict:
        """The lines of the score sheet."""
        found = {}
        for key in self.words:
            if key.startswith("score."):
                found[key[len("score.") :]] = self.words[key].replace("{0}", "…")
        return found
