"""How unlike two small pictures look: to every eye, on light and dark, at a glance."""

from base64 import b64encode
from itertools import combinations, product
from math import dist

from playwright.sync_api import Browser

# Above what one picture differs from itself, moved, turned by 8 degrees or a tenth smaller (at
# most 5.9), and far above what colours of one lightness make (at most 0.6).
UNLIKE = 6
SIZE = 40
BLOCK = 4
SIGHTS = ["achromatopsia", "protanopia", "deuteranopia"]
GROUNDS = ["#f6ead2", "#121b2d"]
# Two pictures are not unlike because one lies a little further to the left.
SHIFTS = list(product((-1, 0, 1), repeat=2))

# The page turns its own screenshot into numbers: Python has no decoder for PNG.
PIXELS = """async ([shot, size, block]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + shot;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const pictures = [];
  for (let x = 0; x < image.width; x += size) {
    const [data, blocks] = [pen.getImageData(x, 0, size, size).data, []];
    for (let top = 0; top < size; top += block) for (let left = 0; left < size; left += block) {
      const sum = [0, 0, 0];
      for (let i = 0; i < block * block; i++) {
        const at = 4 * ((top + Math.floor(i / block)) * size + left + i % block);
        for (let k = 0; k < 3; k++) {
          const part = data[at + k] / 255;
          sum[k] += part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        }
      }
      blocks.push(sum.map(total => total / (block * block)));
    }
    pictures.push(blocks);
  }
  return pictures;
}"""

Colour = tuple[float, float, float]
Blocks = list[Colour]
# What each sight sees of each picture on each ground.
Looks = dict[tuple[str, str], list[Blocks]]


def perceived(red: float, green: float, blue: float) -> Colour:
    """Linear light as Oklab, times 100: equal distances look equally far apart."""
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        100 * (0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short),
        100 * (1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short),
        100 * (0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short),
    )


def look(browser: Browser, pictures: list[str]) -> Looks:
    """Draws SVG sources at 40 px side by side; each look is averaged into blocks of 4 px."""
    looks: Looks = {}
    images = "".join(
        f'<img width="{SIZE}" height="{SIZE}" style="object-fit:contain;float:left"'
        f' src="data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}">'
        for picture in pictures
    )
    page = browser.new_page(viewport={"width": SIZE * len(pictures), "height": SIZE})
    emulation = page.context.new_cdp_session(page)
    for ground in GROUNDS:
        page.set_content(f'<body style="margin:0;background:{ground}">{images}')
        page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        for sight in SIGHTS:
            emulation.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            shot = b64encode(page.screenshot()).decode()
            looks[ground, sight] = [
                [perceived(*colour) for colour in blocks]
                for blocks in page.evaluate(PIXELS, [shot, SIZE, BLOCK])
            ]
    page.close()
    return looks


def apart(one: Blocks, other: Blocks) -> float:
    """The mean distance of two looks, block by block, when shifted to where it is least."""
    side = SIZE // BLOCK
    least = float("inf")
    for right, down in SHIFTS:
        total, count = 0.0, 0
        width = side - abs(right)
        for y in range(max(0, -down), side - max(0, down)):
            here = y * side + max(0, -right)
            there = (y + down) * side + max(0, right)
            total += sum(map(dist, one[here : here + width], other[there : there + width]))
            count += width
        least = min(least, total / count)
    return least


def unlike(looks: Looks, one: int, other: int) -> float:
    """How unlike two pictures of the row are to the eye, on the ground, that tells them worst."""
    return min(apart(look[one], look[other]) for look in looks.values())


def mistaken(browser: Browser, pictures: dict[str, str], least: float = UNLIKE) -> set[str]:
    """Which of some pictures, by name, are less unlike than that."""
    names = list(pictures)
    looks = look(browser, list(pictures.values()))
    return {
        f"{names[one]} and {names[other]}: {distance:.1f}"
        for one, other in combinations(range(len(names)), 2)
        if (distance := unlike(looks, one, other)) < least
    }
