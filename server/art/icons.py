"""Draws the icons: the pictures of bitmaps that the manifest and iOS want, from the SVG sources.

Run `python -m server.art.icons` after a change of the sources and commit what it draws. It takes
Chromium, which building the app doesn't.
"""

from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
PAPER = "#f6ead2"

# icon: source, its pixels, share of them that the picture takes, ground ("" leaves it transparent)
ICONS = {
    "unke-192.png": ("icons/unke.svg", 192, 1.0, ""),
    "unke-512.png": ("icons/unke.svg", 512, 1.0, ""),
    "unke-maskable-512.png": ("icons/unke-maskable.svg", 512, 1.0, ""),
    "unke-monochrome-512.png": ("icons/unke-mono.svg", 512, 1.0, ""),
    "apple-touch-icon.png": ("icons/unke-maskable.svg", 180, 1.0, ""),
    "klunker-96.png": ("art/klunker/tiara.svg", 96, 0.8, PAPER),
    "halunken-96.png": ("art/halunken/captain-red.svg", 96, 0.8, PAPER),
    "dschunke-96.png": ("art/dschunke/junk-orange.svg", 96, 0.8, PAPER),
}

PAGE = """<style>
html, body {{ margin: 0; height: 100%; background: {ground} }}
body {{ display: grid; place-items: center }}
svg {{ width: {share:.0%}; height: {share:.0%} }}
</style>{picture}"""


def draw(chromium: str, arguments: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        for icon, (source, pixels, share, ground) in ICONS.items():
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
