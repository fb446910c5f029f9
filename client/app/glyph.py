"""The app's own small signs."""

from client.app.tree import img


def glyph(name: str):
    return img(src=f"art/common/glyph-{name}.svg", alt="", class_="glyph")
