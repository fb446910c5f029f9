"""Serves the built app, and nothing else: from memory, compressed, by hash for ever."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, request

from server.build import PAGE, policy
from server.build.parts import HASHED
from server.web.qr import is_loopback

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
MANIFEST = "application/manifest+json"
ENCODINGS = {".br": "br", ".gz": "gzip"}


@dataclass
class File:
    """A file of the app in every form in which it can travel."""

    name: str
    etag: str
    forms: dict[str, bytes] = field(default_factory=dict)  # by encoding, "identity" the plain one

    @property
    def type(self) -> str:
        return MANIFEST if self.name == "manifest.json" else TYPES[Path(self.name).suffix]

    @property
    def caching(self) -> str:
        return "public, max-age=31536000, immutable" if HASHED.search(self.name) else "no-cache"

    def answer(self) -> Response:
        encoding = request.accept_encodings.best_match([*self.forms], "identity")
        response = Response(self.forms[encoding], content_type=self.type)
        response.headers["Cache-Control"] = self.caching
        response.set_etag(f"{self.etag}-{encoding}")
        if self.name.endswith(".html"):
            own = policy.of(self.forms["identity"].decode())
            response.headers["Content-Security-Policy"] = policy.as_header(own)
        if len(self.forms) > 1:
            response.vary.add("Accept-Encoding")
        if encoding != "identity":
            response.content_encoding = encoding
        response.make_conditional(request)
        return response


def shelf(folder: Path) -> dict[str, File]:
    """Every file in the folder by its address."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in TYPES:
            name, content = path.relative_to(folder).as_posix(), path.read_bytes()
            file = files[name] = File(name, hashlib.sha256(content).hexdigest()[:20])
            file.forms["identity"] = content
            for suffix, encoding in ENCODINGS.items():
                variant = path.with_name(path.name + suffix)
                if variant.is_file():
                    file.forms[encoding] = variant.read_bytes()
    return files


def install(app: Flask, folder: Path) -> None:
    shell = Blueprint("shell", __name__)
    files = shelf(folder)

    @shell.get("/")
    @shell.get("/<path:name>")
    def file(name: str = PAGE) -> Response:
        if name not in files:
            abort(404)
        return files[name].answer()

    @app.after_request
    def guard(response: Response) -> Response:
        for name, value in policy.headers(response.mimetype or "").items():
            response.headers.setdefault(name, value)
        if not (request.is_secure or is_loopback(request.host_url)):
            response.headers.pop(policy.ISOLATION, None)  # browsers ignore it there, and complain
        return response

    app.register_blueprint(shell)
