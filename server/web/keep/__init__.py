"""Keep: the page that leads a phone from a guest's tab to an installed app.

It is plain HTML from the server, because it has to work where the app is not to be trusted yet:
fetching and trusting the certificate, seeing whether it worked, installing, bringing the games.
"""

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from flask import Blueprint, Flask, Response, abort, render_template, request

from server.build import policy
from server.guard import fields, messages
from server.guard.refusals import Refusal
from server.house.parcels import SECONDS
from server.network.certificates import may_bear
from server.source import SOURCE
from server.web import origins
from server.web.api import answer, refused
from server.web.keep import profile
from server.web.shell import TYPES
from shared_rules.languages import LANGUAGES

if TYPE_CHECKING:
    from server.house.house import House
    from server.network.doors import Doors

NAMES = {"en": LANGUAGES["en"], **LANGUAGES}
"""English first."""
FOLDER = Path(__file__).parent
FILES = {
    path.name: path.read_bytes()
    for path in [*FOLDER.glob("*.css"), *FOLDER.glob("*.js"), *FOLDER.glob("pictures/*.svg")]
}
TOKENS = (FOLDER / "tokens.css", SOURCE / "static" / "style" / "tokens.css")
"""The app's colours and measures, where a package has them and where the source does."""
DARK = re.compile(r':root\[data-theme="dark"\] (\{.*?\n\})', re.DOTALL)
PROBE = "door-open.svg"
"""The picture that a page of the http door may show from the https door: if it can, all is well."""


def sentences(language: str) -> dict[str, str]:
    """Everything that the page says."""
    found: dict[str, str] = import_module(f"server.web.keep.words.{language}").WORDS
    return found


def spoken() -> str:
    """The language that was asked for, else the browser's."""
    wanted = request.args.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    return request.accept_languages.best_match([*NAMES], "en") or "en"


def system() -> str:
    """Which of the ways to trust a certificate is likely to be this phone's."""
    agent = request.headers.get("User-Agent", "")
    if any(word in agent for word in ("iPhone", "iPad", "iPod")):
        return "ios"
    return "android" if "Android" in agent else "computer"


def icons(built: Path) -> dict[str, bytes]:
    """The app's own icons by their plain names; in the app they bear a hash."""
    found = [*built.glob("icons/unke.*.svg"), *built.glob("icons/apple-touch-icon.*.png")]
    return {f"{path.name.split('.')[0]}{path.suffix}": path.read_bytes() for path in found}


def style() -> bytes:
    """The page's style, with the app's colours; dark as the phone has it, for here is no choice."""
    tokens = next(path for path in TOKENS if path.is_file()).read_text("utf-8")
    tokens = DARK.sub(r"@media (prefers-color-scheme: dark) {\n:root \1\n}", tokens)
    return tokens.encode() + FILES["keep.css"]


def install(
    app: Flask, built: Path, house: "House", doors: "Doors | None", proxy: str = ""
) -> None:
    keep = Blueprint("keep", __name__, template_folder=".")
    parcels = house.parcels
    files = {**FILES, "keep.css": style(), **icons(built)}

    @keep.get("/keep")
    def page() -> Response:
        language = spoken()
        ways = where(doors, request.host.partition(":")[0], proxy)
        text = render_template(
            "page.html",
            language=language,
            languages=NAMES,
            w=sentences(language),
            system=system(),
            authority=doors.authority if doors else None,
            ways=ways,
            ports=(doors.port, doors.secure_port) if doors else (80, 443),
        )
        response = Response(text, content_type=TYPES[".html"])
        response.headers["Cache-Control"] = "no-store"
        allowed = {**policy.POLICY, "script-src": "'self'"}
        allowed["img-src"] = " ".join(["'self'", *(way["origin"] for way in ways)])
        response.headers["Content-Security-Policy"] = policy.as_header(allowed)
        return response

    @keep.get("/keep/<name>")
    def file(name: str) -> Response:
        if name not in files:
            abort(404)
        response = Response(files[name], content_type=TYPES[Path(name).suffix])
        response.headers["Cache-Control"] = "no-cache"
        response.add_etag()
        if name == PROBE:
            response.headers["Cache-Control"] = "no-store"
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        response.make_conditional(request)
        return response

    @keep.get("/unke.crt")
    def certificate() -> Response:
        if not doors or not doors.authority:
            abort(404)
        return download(doors.authority.der, "application/x-x509-ca-cert", "unke.crt")

    @keep.get("/unke.mobileconfig")
    def mobileconfig() -> Response:
        if not doors or not doors.authority:
            abort(404)
        content = profile.of(doors.authority, sentences(spoken()))
        return download(content, "application/x-apple-aspen-config", "unke.mobileconfig")

    def asked() -> str:
        """Whose address asks, if it may."""
        origins.check(request.environ, house.limits.names)
        address = request.remote_addr or ""
        house.requests.take(address)
        return address

    @keep.post("/api/parcels")
    def send() -> Response:
        sender, is_typed = asked(), request.args.get("by") != "link"
        name = parcels.send(house.bodies.content(house.limits.parcel), sender, is_typed)
        return answer({"parcel": name, "seconds": SECONDS}, 201)

    @keep.post("/api/parcels/fetch")
    def fetch() -> Response:
        fetcher = asked()
        name = fields.text(messages.read(house.bodies.text(house.limits.request)), "parcel")
        packed = parcels.fetch(name, fetcher)
        headers = {"Cache-Control": "no-store"}
        return Response(packed, content_type="application/json", headers=headers)

    @keep.errorhandler(Refusal)
    def refuse(refusal: Refusal) -> Response:
        house.counts.refusals.labels(refusal.word).inc()
        return refused(refusal)

    app.register_blueprint(keep)


def download(content: bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, content_type=kind, headers=headers)


def where(doors: "Doors | None", here: str, proxy: str) -> list[dict[str, str]]:
    """The ways to this server that a page at the address `here` tries, the best one last."""
    if proxy:
        return [{"key": "name", "host": proxy, "origin": f"https://{proxy}"}]
    if not doors:
        return []
    ways = []
    addresses = [] if doors.given else list(filter(may_bear, doors.addresses))
    if addresses:
        address = here if here in addresses else addresses[0]
        ways.append({"key": "address", "host": address, "origin": doors.secure(address)})
    if doors.given or doors.announcement.is_heard:
        ways.append({"key": "found", "host": doors.host, "origin": doors.plain(doors.host)})
        ways.append({"key": "name", "host": doors.host, "origin": doors.secure(doors.host)})
    return ways
