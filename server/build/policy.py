"""What the pages may load and do: the content security policy and its companions."""

import re

from server.build.parts import integrity

# Brython compiles Python into functions, so it needs 'unsafe-eval'; nothing else is loosened.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ONLY_IN_HEADERS = ("frame-ancestors",)


def as_header(policy: dict[str, str] = POLICY) -> str:
    return "; ".join(f"{name} {value}" for name, value in policy.items())


def of(page: str) -> dict[str, str]:
    """A page's policy: a style or script that stands in it is allowed by its hash, and no other."""
    own = dict(POLICY)
    for tag in ("style", "script"):
        for text in re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL):
            own[f"{tag}-src"] += f" '{integrity(text.encode())}'"
    return own


def as_meta(page: str) -> str:
    """The same for a host whose headers are not ours."""
    allowed = {name: value for name, value in of(page).items() if name not in ONLY_IN_HEADERS}
    content = "; ".join(f"{name} {value}" for name, value in allowed.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


ISOLATION = "Cross-Origin-Opener-Policy"
RUNNING = ("text/html", "text/javascript")
PAGE_HEADERS = {"Content-Security-Policy": as_header(), ISOLATION: "same-origin"}
"""For what runs: pages, and scripts, because a worker obeys the headers that it came with."""
PART_HEADERS = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""For pictures, styles and data, two dozen at the first visit: what they need is short."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def headers(mimetype: str) -> dict[str, str]:
    return HEADERS | (PAGE_HEADERS if mimetype in RUNNING else PART_HEADERS)
