"""Pointing: the places that Unke speaks of are marked in the tree of a table.

A place is a path of `data-thing`, from the outside in, as for flights (static/app/motion.js). What
is not pointed at stays the very same lists, which the page need not look into.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MARK = " is-pointed"


def pointed(tree: list, places: tuple) -> list:
    """The tree with these places marked."""
    for place in places:
        tree = marked(tree, place.split(" "))
    return tree


def marked(child: "Any", path: list[str]) -> "Any":
    """A part of a tree, with the place of a path in it marked; itself, if that is not there."""
    if not isinstance(child, list | tuple):
        return child
    if len(child) == 3 and isinstance(child[1], dict):
        tag, attributes, inside = child
        left = path
        if str(attributes.get("data_thing", "")) == path[0]:
            left = path[1:]
            if not left:
                name = (attributes.get("class_") or "") + MARK
                return [tag, {**attributes, "class_": name.strip()}, inside]
        found = marked(inside, left)
        return child if found is inside else [tag, attributes, found]
    row = [marked(one, path) for one in child]
    for place in range(len(row)):
        if row[place] is not child[place]:
            return row
    return child
