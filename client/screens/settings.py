"""Settings: language, look and sound of the app, where the tables are safe, and what it is."""

from client.app import notices, settings
from client.app.glyph import glyph
from client.app.overlay import overlay
from client.app.switches import choice, paces, sample, switch
from client.app.texts import say
from client.app.tree import a, button, div, h1, h2, header, main, p, section
from client.shelf.transfers import Transfers
from shared_rules.languages import LANGUAGES

HEARS = ("installable", "settings", "version")
THEMES = (("system", None), ("light", "sun"), ("dark", "moon"))


class Preferences:
    """The model; what is set stands in client/app/settings.py."""

    def __init__(self) -> None:
        self.about: dict = {"version": "", "host": "family"}
        self.kept: bool | None = None
        """Whether the browser has promised to keep what is stored, None until it has answered."""
        self.asked = False
        self.installable = False
        self.version = False
        self.licences = False
        self.speechless = False
        """Whether a language was wanted whose words are not to be had."""
        self.transfers = Transfers()


def init(params):
    return Preferences(), [("about", ["about"]), ("persisted", ["kept"])]


def on_set(model, name: str, value):
    return [("set", name, value, ["done"]), *sample(name, value)]


def on_done(model, value, problem: str):
    model.speechless = problem == "absent"


def on_about(model, about: dict, problem: str):
    model.about = about


def on_kept(model, kept, problem: str):
    model.kept = bool(kept)


def on_keep(model):
    model.asked = True
    return [("persist", ["kept"])]


def on_transfers(model, *message):
    return model.transfers.hear(["transfers", *message])


def on_installable(model):
    model.installable = True


def on_version(model):
    model.version = True


def on_install(model):
    model.installable = False
    return [("install",)]


def on_update(model):
    return [("update",)]


def on_back(model):
    return [("back",)]


def on_licences(model):
    model.licences = True


def on_close(model):
    model.licences = False


def back(model):
    return ["close"] if model.licences else None


def title(model):
    return say("settings")


def view(model):
    return main(
        header(
            button(
                glyph("back"), type="button", tap=["back"], aria_label=say("back"), class_="icon"
            ),
            h1(say("settings")),
            class_="head",
        ),
        notices.version() if model.version else None,
        notices.transfers(model.transfers),
        div(
            section(h2(say("settings.language")), languages(model.speechless)),
            section(h2(say("settings.look")), themes()),
            section(
                h2(say("settings.moving")),
                switch("motion", "play"),
                p(say("settings.motion.help"), class_="muted small"),
                paces(),
                switch("stops", "hand-over"),
            ),
            section(
                h2(say("settings.together")),
                switch("curtain", "curtain"),
                p(say("settings.curtain.help"), class_="muted small"),
            ),
            section(
                h2(say("settings.advice")),
                switch("coach", "hint"),
                switch("warn", "warning"),
                switch("firsts", "book"),
            ),
            section(
                h2(say("settings.senses")),
                switch("sound", "sound-on"),
                switch("vibration", "vibrate"),
            ),
            section(h2(say("settings.tables")), tables(model)),
            section(h2(say("settings.install")), install(model), class_="installing"),
            section(h2(say("settings.about")), about(model)),
            class_="cards",
        ),
        licences() if model.licences else None,
        class_="page settings",
        data_screen="settings",
    )


def languages(speechless: bool):
    row = []
    for code in LANGUAGES:
        row.append(choice("language", code, LANGUAGES[code], lang=code))
    return div(
        div(row, class_="choices", role="group", aria_label=say("settings.language")),
        p(say("settings.speechless"), role="alert") if speechless else None,
        class_="stack",
    )


def themes():
    row = []
    for theme, sign in THEMES:
        row.append(choice("theme", theme, sign and glyph(sign), say("settings." + theme)))
    return div(row, class_="choices", role="group", aria_label=say("settings.look"))


def tables(model):
    """Whether the tables are safe here, and how they get elsewhere and back."""
    rows = []
    if model.kept is not None:
        rows.append(p(say("settings.kept" if model.kept else "settings.unkept")))
    if model.kept is False and not model.asked:
        rows.append(plain("save", say("settings.keep"), ["keep"]))
    elif model.kept is False:
        rows.append(p(say("settings.refused"), class_="muted"))
    rows.append(plain("export", say("settings.export"), ["transfers", "all"], model.transfers.busy))
    rows.append(p(say("home.share.secret"), class_="muted small"))
    rows.append(plain("import", say("home.import"), ["transfers", "import"], model.transfers.busy))
    if model.about["host"] == "family" and model.about.get("secure"):
        rows.append(fetch())
    return div(rows, class_="stack")


def fetch():
    """To the server's page where an installed app gets what the browser's tab has saved."""
    address = "keep?lang=" + settings.now["language"]
    return a(glyph("import"), say("settings.fetch"), href=address, class_="plain", key="fetch")


def plain(sign: str, text: str, message: list, is_off: bool = False):
    return button(
        glyph(sign), text, type="button", tap=message, disabled=is_off, class_="plain", key=sign
    )


def install(model):
    if model.installable:
        return div(
            p(say("home.install")),
            plain("install", say("home.install.do"), ["install"]),
            class_="stack",
        )
    return div(p(say("home.install")), p(say("settings.install.how")), class_="stack")


def about(model):
    return div(
        p(say("settings.version", model.about["version"])),
        p(say("home.files")) if model.about["host"] == "files" else None,
        p(say("settings.licence")),
        button(say("settings.licences"), type="button", tap=["licences"], class_="quiet"),
        class_="stack",
    )


def licences():
    from client.app.licences import BRYTHON, MICROPYTHON

    return overlay(
        "Brython",
        *[p(text, lang="en") for text in BRYTHON],
        h2("MicroPython"),
        *[p(text, lang="en") for text in MICROPYTHON],
        name="licences",
    )
