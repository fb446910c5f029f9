"""The portraits of the 42 scoundrels, put together from drawn parts.

    python -m server.art.halunken            writes static/games/halunken/art/<suit>-<value>.svg

portrait_parts/cast.txt says who has which parts; portrait_parts/*.svg are the parts, one sheet a
subject. On a sheet a colour may be a word (skin, hair-light, coat-dark) that the person decides,
and `out=""` marks what shows beyond the frame and so needs a paper edge around it.
"""

import re
from functools import cache
from pathlib import Path

PARTS = Path(__file__).with_name("portrait_parts")
ART = Path(__file__).parents[2] / "static" / "games" / "halunken" / "art"
ICON = "captain-red"

# base, shadow, highlight; as in docs/ART.md, and what only people have
COLOURS = {
    "brick": ("#c8452f", "#96301f", "#e87a5c"),
    "ochre": ("#e0a030", "#b0721a", "#ffd166"),
    "lamp": ("#ffd166", "#e0a030", "#fff0bf"),
    "moss": ("#5e8c3a", "#41652a", "#9cc268"),
    "teal": ("#2f8f83", "#1e655d", "#7cc4b8"),
    "sea": ("#2f6f8f", "#1f4d66", "#74afc8"),
    "night": ("#1d2b44", "#121b2d", "#3b4f74"),
    "plum": ("#7b4a86", "#56315f", "#b48abd"),
    "rose": ("#dd7f8a", "#b4545f", "#f5bcbc"),
    "wood": ("#8a5a33", "#643f22", "#b98a58"),
    "stone": ("#9a938a", "#6f6961", "#c9c3b9"),
    "orange": ("#e8772e", "#b4541a", "#f8a869"),
    "paper": ("#f6ead2", "#e0cba2", "#fffaf0"),
    "ink": ("#2a1a12", "#2a1a12", "#643f22"),
    "coal": ("#4d3b37", "#382927", "#77625a"),
    "pale": ("#f3cfae", "#dba582", "#fff0de"),
    "fair": ("#e9b48a", "#c98a5a", "#f6d3b0"),
    "tanned": ("#c98a5a", "#9c6238", "#e9b48a"),
    "dark": ("#8a5638", "#623a25", "#b57a50"),
    "seasick": ("#c3cf8f", "#96a766", "#dde5b4"),
}
COATS = {"red": "brick", "purple": "plum", "green": "moss", "yellow": "ochre"}
LIVELY_BROWS = ("orange", "wood")

ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#2a1a12"'
    ' stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'
)
# Heads are drawn a little small, so that the parts have room on their sheets. Who carries a ship
# on her hair has to keep it low.
HEAD = ' transform="translate(-4 -3)scale(1.08)"'
LOW_HEAD = ' transform="translate(3 8)scale(.94)"'


def portrait(name: str) -> str:
    """The picture of one scoundrel."""
    suit = name.split("-")[0]
    colours, parts = cast()[name]
    head = LOW_HEAD if "frigate" in parts else HEAD
    edges: dict[bool, str] = {False: "", True: ""}
    body, open_head = "", False
    for part in [suit, *parts]:
        on_coat, drawing = drawn()[f"{suit}-{part}" if part in ("slim", "broad") else part]
        if open_head == on_coat:
            body += "</g>" if on_coat else f'<g stroke-width="2.8"{head}>'
            open_head = not on_coat
        body += drawing
        edges[open_head] += "".join(re.findall(r'<path out="" [^>]*?d="([^"]*)"', drawing))
    body += "</g>" if open_head else ""
    edge = f'<path d="{edges[False]}"/>'
    if edges[True]:
        edge += f'<path{head} d="{edges[True]}"/>'
    colour = palette(coat=COATS[suit], **colours)
    body = re.sub(r'="([a-z-]+)"', lambda word: f'="{colour.get(word[1], word[1])}"', body)
    body = body.replace(' out=""', "").replace(' fill="none"', "")
    return f'{ROOT}<g fill="#f6ead2" stroke="#f6ead2" stroke-width="8">{edge}</g>{body}</svg>\n'


def palette(**people: str) -> dict[str, str]:
    """What the colour words of the sheets mean for one person."""
    colours = {}
    for word, name in people.items():
        tones = zip(("", "-dark", "-light"), COLOURS[name], strict=True)
        colours.update({word + tone: value for tone, value in tones})
    rosy = people["skin"] == "fair"
    colours["nose"] = COLOURS["rose"][0] if rosy else colours["skin"]
    colours["brow"] = colours["hair-dark"] if people["hair"] in LIVELY_BROWS else COLOURS["ink"][0]
    return colours


@cache
def drawn() -> dict[str, tuple[bool, str]]:
    """Every part by its name: whether it is of the coat (and not of the head), and its markup."""
    parts = {}
    for sheet in sorted(PARTS.glob("*.svg")):
        for name, body in re.findall(r'<g id="([^"]+)">(.*?)</g>', sheet.read_text("utf-8"), re.S):
            parts[name] = (sheet.stem == "coats", re.sub(r">\s+<", "><", body.strip()))
    return parts


@cache
def cast() -> dict[str, tuple[dict[str, str], list[str]]]:
    """Every scoundrel by name: what has which colour, and the parts."""
    people = {}
    for line in (PARTS / "cast.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, colours, parts = line.split(": ")
            words = dict(zip(("skin", "hair", "cloth", "trim"), colours.split(", "), strict=True))
            people[name] = (words, parts.split())
    return people


def main() -> None:
    for name in cast():
        (ART / f"{name}.svg").write_text(portrait(name), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
