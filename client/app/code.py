"""A QR code as it stands in a page: drawn from a path, black on white whatever the theme."""

from client.app.tree import path, svg


def code(drawn: dict, text: str):
    """`drawn` has its size in modules and their path; `text` says where it leads."""
    size = str(drawn["size"])
    return svg(
        path(d=drawn["path"]),
        viewBox=f"0 0 {size} {size}",
        role="img",
        aria_label=text,
        class_="code",
        shape_rendering="crispEdges",
    )
