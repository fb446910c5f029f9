"""What the server gives out: the built files, compressed, cached as long as they stay the same."""

import base64
import gzip
import hashlib
import re
from pathlib import Path

import brotli
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server import create_app
from server.build.folder import write

SCRIPT = b"const toad = 'a small amphibian'\n" * 50
HASHED = "unke.0123456789.js"
FILES = {
    "index.html": b"<!doctype html><style>\nh1 { margin: 0 }</style><script>\ntoad()</script>"
    + b"<title>Unke</title>" * 30,
    "sw.js": SCRIPT,
    "manifest.json": b'{"name": "Unke"}',
    HASHED: SCRIPT,
    "icons/unke-192.0123456789.png": b"\x89PNG",
    "art-0123456789/klunker/tiara.svg": b"<svg/>",
}


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    folder = tmp_path / "app"
    write(folder, FILES, compressed=True)
    (tmp_path / "secret.js").write_text("not for you", encoding="utf-8")
    (folder / "notes.txt").write_text("not part of the app", encoding="utf-8")
    return create_app(folder).test_client()


def get(client: FlaskClient, name: str, **headers: str) -> TestResponse:
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    return client.get("/" + name, headers=named)


@pytest.mark.parametrize("name", FILES)
def test_every_file_comes_as_it_was_built(client: FlaskClient, name: str) -> None:
    answer = get(client, name)
    assert answer.status_code == 200
    assert answer.data == FILES[name]


def test_the_page_is_at_the_root(client: FlaskClient) -> None:
    assert get(client, "").data == FILES["index.html"]
    assert get(client, "?game=klunker").data == FILES["index.html"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("manifest.json", "application/manifest+json"),
        ("icons/unke-192.0123456789.png", "image/png"),
        ("art-0123456789/klunker/tiara.svg", "image/svg+xml"),
    ],
)
def test_the_types_do_not_depend_on_the_computer(client: FlaskClient, name: str, kind: str) -> None:
    assert get(client, name).headers["Content-Type"] == kind


@pytest.mark.parametrize(
    ("accepted", "encoding", "decode"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("br;q=0, gzip", "gzip", gzip.decompress),
        ("identity", None, bytes),
        ("", None, bytes),
    ],
)
def test_it_is_compressed_as_the_browser_likes_it(
    client: FlaskClient, accepted: str, encoding: str | None, decode: type
) -> None:
    answer = get(client, HASHED, Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) == len(answer.data)
    assert decode(answer.data) == SCRIPT


def test_what_has_a_hash_is_kept_for_ever(client: FlaskClient) -> None:
    for name in (HASHED, "art-0123456789/klunker/tiara.svg", "icons/unke-192.0123456789.png"):
        caching = get(client, name).headers["Cache-Control"]
        assert caching == "public, max-age=31536000, immutable"


def test_what_has_none_is_asked_for_again(client: FlaskClient) -> None:
    for name in ("", "index.html", "sw.js", "manifest.json"):
        assert get(client, name).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
def test_what_is_unchanged_is_not_sent_again(client: FlaskClient, accepted: str) -> None:
    etag = get(client, "sw.js", Accept_Encoding=accepted).headers["ETag"]
    answer = get(client, "sw.js", Accept_Encoding=accepted, If_None_Match=etag)
    assert answer.status_code == 304
    assert answer.data == b""
    assert answer.headers["ETag"] == etag
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_every_form_has_its_own_etag(client: FlaskClient) -> None:
    etags = {get(client, "sw.js", Accept_Encoding=form).headers["ETag"] for form in ("br", "gzip")}
    assert len(etags | {get(client, "sw.js").headers["ETag"]}) == 3


def test_a_changed_file_has_another_etag(client: FlaskClient, tmp_path: Path) -> None:
    write(tmp_path / "app", {**FILES, "sw.js": b"newer"}, compressed=True)
    newer = create_app(tmp_path / "app").test_client()
    assert get(newer, "sw.js").headers["ETag"] != get(client, "sw.js").headers["ETag"]


def test_head_tells_the_same_without_the_content(client: FlaskClient) -> None:
    full, head = get(client, HASHED), client.head("/" + HASHED)
    assert head.data == b""
    assert head.headers["Content-Length"] == str(len(SCRIPT))
    assert dict(head.headers) == dict(full.headers)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/%2e%2e/secret.js",
        "/..%2fsecret.js",
        "/icons/../../secret.js",
        "/icons/..%5c..%5csecret.js",
        "//secret.js",
        "/./index.html",
        "/notes.txt",
        "/icons/",
        "/unke.0123456789.js.br",
        "/nothing.js",
    ],
)
def test_nothing_else_comes_out(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (308, 404)  # 308: the same path, tidied up
    assert b"not for you" not in answer.data


def test_what_does_not_run_may_do_nothing(client: FlaskClient) -> None:
    for path in ("/art-0123456789/klunker/tiara.svg", "/manifest.json"):
        headers = client.get(path).headers
        assert headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_nothing_can_be_put_in(client: FlaskClient, method: str) -> None:
    assert client.open("/index.html", method=method).status_code == 405


@pytest.mark.parametrize("path", ["/", "/" + HASHED, "/nothing"])
def test_what_runs_carries_the_policy(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert re.fullmatch("'self' 'unsafe-eval'( 'sha256-[^']+')?", policy["script-src"])
    loose = ("'unsafe-inline'", "'unsafe-hashes'", "http:", "https:", "ws:", "data:", "blob:", "*")
    for allowed in policy.values():
        assert not any(word in allowed.split() for word in loose)
    assert "'unsafe-eval'" not in " ".join(v for k, v in policy.items() if k != "script-src")
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("tag", ["style", "script"])
def test_what_stands_in_the_page_is_allowed_by_its_hash_alone(
    client: FlaskClient, tag: str
) -> None:
    answer = client.get("/")
    own = re.search(f"<{tag}>(.*?)</{tag}>", answer.get_data(as_text=True), re.DOTALL)
    assert own
    hashed = base64.b64encode(hashlib.sha256(own[1].encode()).digest()).decode()
    policy = answer.headers["Content-Security-Policy"]
    allowed = next(part for part in policy.split("; ") if part.startswith(f"{tag}-src"))
    assert allowed.split()[-1] == f"'sha256-{hashed}'"
