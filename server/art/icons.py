"""Draws the icons: the pictures of bitmaps that the manifest and iOS want, from the SVG sources.

Run `python -m server.art.icons` after a change of the sources and commit what it draws. It takes
Chromium, which building the app doesn't.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from shared_rules import GAMES

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
PAPER = "#f6ead2"

# icon: source, its pixels, share of them that the picture takes, ground ("" leaves it transparent)
ICONS = {
    "unke-192.png": ("icons/unke.svg", 192, 1.0, ""),
    "unke-512.png": ("icons/unke.svg", 512, 1.0, ""),
    "unke-maskable-512.png": ("icons/unke-maskable.svg", 512, 1.0, ""),
    "unke-monochrome-512.png": ("icons/unke-mono.svg", 512, 1.0, ""),
    "apple-touch-icon.png": ("icons/unke-maskable.svg", 180, 1.0, ""),
}
# a game's is one of its own pictures, ICON in server/art/<game>.py
GAME_ICON = (96, 0.8, PAPER)

PAGE = """<style>
html, body {{ margin: 0; height: 100%; background: {ground} }}
body {{ display: grid; place-items: center }}
svg {{ width: {share:.0%}; height: {share:.0%} }}
</style>{picture}"""


def of_games() -> dict[str, tuple[str, int, float, str]]:
    """The icons of the games that have chosen one, for the shortcuts of the installed app."""
    found = {}
    for game in GAMES:
        if find_spec(f"server.art.{game}"):
            picture = import_module(f"server.art.{game}").ICON
            found[f"{game}-96.png"] = (f"games/{game}/art/{picture}.svg", *GAME_ICON)
    return found


def draw(chromium: str, arguments: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        for icon, (source, pixels, share, ground) in {**ICONS, **of_games()}.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            picture = (STATIC / source).read_text("utf-8")
            html = PAGE.format(ground=ground or "transparent", share=share, picture=picture)
            page.set_content("<!doctype html>" + html)
            page.screenshot(path=STATIC / "icons" / icon, omit_background=not ground)
            page.close()
        browser.close()


if __name__ == "__main__":
    from tests.chromium import ARGUMENTS, ensure

    draw(ensure(), ARGUMENTS)
