"""Composes the families among Dschunke's pictures: junks, strips, and cards that show junks.

    python -m server.art.dschunke      writes them to static/games/dschunke/art/

The single pictures there are drawn by hand, the four crates among them, of which strips are made.
"""

from math import cos, radians, sin
from pathlib import Path

ART = Path(__file__).parents[2] / "static" / "games" / "dschunke" / "art"
ICON = "junk-orange"

INK, PAPER, WOOD, HOLE, DECKS = "#2a1a12", "#f6ead2", "#8a5a33", "#643f22", "#b98a58"
SEATS = ("red", "blue", "green", "yellow")

# Clockwise round the ring: the goods aboard, the colour of the cloth and that of its pattern.
JUNKS = {
    "grey": ("all", "#9a938a", "#6f6961"),
    "orange": ("spices", "#e8772e", "#ffd166"),
    "purple": ("vegetables", "#7b4a86", "#b48abd"),
    "brown": ("fish", "#4f3119", "#b98a58"),
    "white": ("rice", "#fffaf0", "#b9c2c7"),
}

# The goods once more, round (0, 0), so plain that they are known on a disc of 20 pixels.
EMBLEMS = {
    "all": """<circle cx="-5" cy="-5" r="4.5" fill="#fffaf0"/>
<circle cx="5" cy="-5" r="4.5" fill="#e8772e"/>
<circle cx="-5" cy="5" r="4.5" fill="#8a5a33"/>
<circle cx="5" cy="5" r="4.5" fill="#7b4a86"/>""",
    "spices": """<path d="M-8 2L-6.5 9H6.5L8 2Z" fill="#e0cba2"/>
<path d="M0 -11C2 -5 7 -3 8 2H-8C-7 -3 -2 -5 0 -11Z" fill="#e8772e"/>
<path d="M-8 3H8" stroke-width="5"/>
<path d="M-8 3H8" stroke="#fffaf0"/>""",
    "vegetables": """<path d="M-6 -4C-8 8 0 10 3 9C8 8 10 3 8 -1C6 -6 -2 -7 -6 -4Z" fill="#7b4a86"/>
<path d="M-10 -10L-2 -8L2 -4L-3 -3L-4 1L-8 -3Z" fill="#5e8c3a"/>""",
    "fish": """<path d="M-11 0C-6 -8 3 -8 6 -1L11 -6V7L6 2C3 8 -6 8 -11 0Z" fill="#8a5a33"/>
<path d="M-5.5 -1V-1" stroke="#fffaf0" stroke-width="3"/>""",
    "rice": """<path d="M-8 -1C-8 -11.5 8 -11.5 8 -1Z" fill="#fffaf0"/>
<path d="M-10 -1H10C9.5 4 6 7 4 9H-4C-6 7 -9.5 4 -10 -1Z" fill="#c7ced2"/>
<path d="M-6 3H6" stroke="#2f6f8f" stroke-width="2.5"/>""",
}

# A junk lies bow up on 132 x 160; the square from (30, 46) to (102, 118) is its open hold.
HULL = (
    "M66 7C92 17 118 48 120 88C121 114 117 136 110 152"
    "Q66 159 22 152C15 136 11 114 12 88C14 48 40 17 66 7Z"
)
DECK = (
    "M66 15C87 25 111 52 113 88C114 112 110 132 105 146"
    "Q66 152 27 146C22 132 18 112 19 88C21 52 45 25 66 15Z"
)
AWNING = "M20 125Q66 117 112 125L110 150Q66 157 22 150Z"
AWNING_PATTERNS = {
    "grey": ("M34 124V151M45 123V152M87 123V152M98 124V151M22 132H110M23 143H109", 3),
    "orange": ("M32 127V148M44 126V150M88 126V150M100 127V148", 6),
    "purple": (
        "M21 129Q28 138 35 129Q42 138 49 129M83 129Q90 138 97 129Q104 138 111 129"
        "M23 141Q30 150 37 141Q44 150 51 141M81 141Q88 150 95 141Q102 150 109 141",
        3,
    ),
    "brown": ("M23 145L33 129L44 145L54 130M109 145L99 129L88 145L78 130", 4),
    "white": ("M23 132H109M24 145H108", 4),
}

# The sail is a fan of panels round the foot of the mast.
MAST = "M70 40"
PANELS = 5


def number(value: float) -> str:
    """A coordinate, to half a unit, in as few characters as possible."""
    return f"{round(value * 2) / 2:g}"


def fan(panel: float, reach: float = 1) -> str:
    """A point of the sail: so many panels from its lower edge, `reach` of the way to its rim."""
    angle = radians(186 - 72 * panel / PANELS)
    return f"{number(70 + 63 * reach * cos(angle))} {number(40 - 37 * reach * sin(angle))}"


def scallops(first: int, last: int, reach: float, bulge: float) -> str:
    """A line with a bow for every panel, from where the pen is, on the way from first to last."""
    return "".join(
        f"Q{fan(panel + 0.5, reach * bulge)} {fan(panel + 1, reach)}"
        for panel in range(first, last)
    )


def panels(first: int, last: int) -> str:
    return f"{MAST}L{fan(first)}{scallops(first, last, 1, 1.13)}Z"


def sail_pattern(junk: str) -> str:
    tone = JUNKS[junk][2]
    if junk == "orange":
        return f'<path d="{panels(1, 2)}{panels(3, 4)}" fill="{tone}" stroke="none"/>'
    if junk == "brown":
        line = "M" + "L".join(fan(k / 2, 0.94 if k % 2 else 0.66) for k in range(2 * PANELS + 1))
    else:
        bulge, reaches = (0.72, (0.78, 0.98)) if junk == "purple" else (1.05, (0.55, 0.8))
        line = "".join(f"M{fan(0, at)}{scallops(0, PANELS, at, bulge)}" for at in reaches)
    return f'<path d="{line}" fill="none" stroke="{tone}"/>'


def sail(junk: str, rib: float) -> str:
    ribs = "".join(f"{MAST}L{fan(panel)}" for panel in range(1, PANELS))
    return f"""<path d="{panels(0, PANELS)}" fill="{JUNKS[junk][1]}"/>
{sail_pattern(junk)}
<path d="{ribs}" stroke-width="{rib:.1f}"/>
<path d="{panels(0, PANELS)}" fill="none"/>"""


def emblem(junk: str, y: float, scale: float, line: float) -> str:
    """The junk's goods on a disc amidships."""
    return f"""<circle cx="66" cy="{y:g}" r="{number(12.5 * scale)}" fill="{PAPER}"/>
<g transform="translate(66 {y:g}) scale({scale:g})" stroke-width="{line:.1f}">
{EMBLEMS[JUNKS[junk][0]]}
</g>"""


def junk_picture(junk: str) -> str:
    _, cloth, tone = JUNKS[junk]
    pattern, width = AWNING_PATTERNS[junk]
    planks = "M66 44V21M54 44V28M78 44V28M90 44V37M25 74V112M107 74V112"
    return f"""<path d="{HULL}" fill="#7cc4b8" stroke="#7cc4b8" stroke-width="9"/>
<path d="{HULL}" fill="{cloth}"/>
<path d="{DECK}" fill="{DECKS}" stroke-width="2"/>
<path d="{planks}" stroke="{WOOD}" stroke-width="2"/>
<path d="M28.5 44.5H103.5V119.5H28.5Z" fill="{HOLE}"/>
<path d="M30 46H102V50H34V118H30Z" fill="{INK}" stroke="none"/>
<path d="M54 51V117M78 51V117" stroke="{WOOD}" stroke-width="2"/>
<path d="{AWNING}" fill="{cloth}"/>
<path d="{pattern}" fill="none" stroke="{tone}" stroke-width="{width}"/>
<path d="{AWNING}" fill="none"/>
{emblem(junk, 137, 1.4, 2)}
{sail(junk, 2)}
<circle cx="70" cy="38" r="5" fill="{WOOD}" stroke-width="2.5"/>"""


# On a card the junk is small: all of its hull takes the colour, its goods are larger, the sail is
# to the right (upper left belongs to a numeral), and crates lie in the hold like a die's eyes.
CRATES = {
    2: ((31, 95), (79, 47)),
    4: ((31, 47), (79, 47), (31, 95), (79, 95)),
    5: ((31, 47), (79, 47), (55, 71), (31, 95), (79, 95)),
    9: tuple((x, y) for y in (47, 71, 95) for x in (31, 55, 79)),
}


def junk_on_card(junk: str, x: int, y: int, scale: float, crates: int) -> str:
    _, cloth, tone = JUNKS[junk]
    line = 2.2 / scale
    boxes = "".join(f"M{left} {top}h22v22h-22Z" for left, top in CRATES[crates])
    return f"""<g transform="translate({x} {y}) scale({scale})" stroke-width="{line:.1f}">
<path d="{HULL}" fill="{cloth}"/>
<path d="{DECK}" fill="none" stroke="{tone}" stroke-width="{line * 1.4:.1f}"/>
<path d="M30 46H102V118H30Z" fill="{HOLE}"/>
<path d="{boxes}" fill="#ffd166" stroke-width="{line * 0.8:.1f}"/>
<g transform="matrix(-1 0 0 1 132 0)">
{sail(junk, line * 0.7)}
</g>
{emblem(junk, 135, 1.9, line / 2.2)}
</g>"""


# The foot of a card says when it counts: once when played (an arrow), or when the sun goes down.
FOOT = "M3.5 109H92.5V121A7.5 7.5 0 0 1 85 128.5H11A7.5 7.5 0 0 1 3.5 121Z"
ONCE = f"""<path d="{FOOT}" fill="#e8772e" stroke="none"/>
<path d="M34 119H58M52 112L60 119L52 126" fill="none" stroke="{PAPER}" stroke-width="4"/>"""
END = f"""<path d="{FOOT}" fill="#1d2b44" stroke="none"/>
<path d="M36 124A12 10 0 0 1 60 124ZM24 124H72" fill="#ffd166" stroke="#ffd166"/>"""
COIN = '<circle cx="21" cy="21" r="15" fill="#ffd166"/>'
COINS = """<path d="M56 88V97C56 105 90 105 90 97V88Z" fill="#e0a030"/>
<path d="M56 92C56 100 90 100 90 92" fill="none" stroke-width="2"/>
<ellipse cx="73" cy="87" rx="17" ry="7" fill="#ffd166"/>
<path d="M68 85H78V89H68Z" fill="#e0a030" stroke-width="2"/>"""


def card(foot: str, *drawn: str) -> str:
    frame = f"""<rect x="2" y="2" width="92" height="128" rx="9" fill="{PAPER}"/>
{foot}
<path d="M2 108.5H94"/>
<rect x="2" y="2" width="92" height="128" rx="9" fill="none"/>"""
    return svg(96, 132, 3, "\n".join((frame, *drawn)))


def strip(seat: str) -> str:
    """Three crates, tied together with two ropes."""
    crate = "\n".join((ART / f"crate-{seat}.svg").read_text("utf-8").splitlines()[1:-1])
    others = (f'<g transform="translate({x})">\n{crate}\n</g>' for x in (32, 64))
    ropes = """<path d="M32 3V29M64 3V29" stroke-width="6"/>
<path d="M32 3V29M64 3V29" stroke="#e0cba2" stroke-width="3"/>"""
    return svg(96, 32, 2, "\n".join((crate, *others, ropes)))


def svg(width: int, height: int, line: int, drawn: str) -> str:
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" \
stroke="{INK}" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round">
{drawn}
</svg>
"""


def pictures() -> dict[str, str]:
    """Every composed picture by its name."""
    drawn = {f"strip-{seat}": strip(seat) for seat in SEATS}
    for junk in JUNKS:
        drawn[f"junk-{junk}"] = svg(132, 160, 3, junk_picture(junk))
        drawn[f"sell-{junk}"] = card(ONCE, junk_on_card(junk, 5, 7, 0.57, 9), COINS)
        drawn[f"eight-{junk}"] = card(END, junk_on_card(junk, 16, 11, 0.57, 4), COIN)
    for first, second in zip(JUNKS, [*JUNKS][1:] + [*JUNKS][:1], strict=True):
        ships = junk_on_card(first, 38, 6, 0.41, 5), junk_on_card(second, 7, 47, 0.35, 2)
        drawn[f"twelve-{first}"] = card(END, *ships, COIN)
    return drawn


if __name__ == "__main__":
    for name, picture in pictures().items():
        (ART / f"{name}.svg").write_text(picture, "utf-8")
