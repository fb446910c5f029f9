"""View trees: an element is plain data, [tag, attributes, children], and text is always text."""

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Element = list
    Child = Element | tuple | str | int | bool | None
    Message = list


def element(tag: str) -> "Callable[..., Element]":
    """The function that makes elements of one tag: attributes by keyword, children by position."""

    def make(*children: "Child", **attributes: object) -> "Element":
        return [tag, attributes, children]

    return make


def classes(*names: "Any", **switches: object) -> str:
    """A class attribute: the names, and of the switches those that are on (`_` is written `-`).

    `classes("card", lit and "is-lit")` is ten times quicker in Brython than the same with a
    switch: walking through a dict, like `str.join`, ends in an exception there.
    """
    chosen = ""
    for name in names:
        if name:
            chosen += " " + name
    if switches:
        for name in switches:
            if switches[name]:
                chosen += " " + name.replace("_", "-")
    return chosen[1:]


a = element("a")
article = element("article")
aside = element("aside")
br = element("br")
button = element("button")
caption = element("caption")
dd = element("dd")
details = element("details")
dialog = element("dialog")
div = element("div")
dl = element("dl")
dt = element("dt")
em = element("em")
fieldset = element("fieldset")
figcaption = element("figcaption")
figure = element("figure")
footer = element("footer")
form = element("form")
h1 = element("h1")
h2 = element("h2")
h3 = element("h3")
header = element("header")
hr = element("hr")
img = element("img")
input_ = element("input")
label = element("label")
legend = element("legend")
li = element("li")
main = element("main")
nav = element("nav")
ol = element("ol")
option = element("option")
output = element("output")
p = element("p")
progress = element("progress")
section = element("section")
select = element("select")
small = element("small")
span = element("span")
strong = element("strong")
summary = element("summary")
table = element("table")
tbody = element("tbody")
td = element("td")
textarea = element("textarea")
th = element("th")
thead = element("thead")
tr = element("tr")
ul = element("ul")

svg = element("svg")
circle = element("circle")
ellipse = element("ellipse")
g = element("g")
image = element("image")
line = element("line")
path = element("path")
polygon = element("polygon")
rect = element("rect")
text = element("text")
title_ = element("title")
tspan = element("tspan")
use = element("use")
