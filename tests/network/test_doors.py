"""Two doors, one house: what comes out of either, and that neither can be held shut."""

import http.client
import json
import plistlib
import socket
import ssl
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server.build.folder import write
from server.network import certificates
from tests.network import papers
from tests.network.house import NAME, House

FILES = {
    "index.html": b"<!doctype html><title>Unke</title>",
    "sw.js": b"// nothing",
    "manifest.json": b"{}",
    "icons/unke.0123456789.svg": b"<svg/>",
    "icons/apple-touch-icon.0123456789.png": b"\x89PNG",
}
BOTH = pytest.mark.parametrize("door", ["http", "https"])
ANSWERS = [
    "/", "/keep", "/keep?lang=it", "/keep/keep.js", "/keep/door-open.svg", "/unke.crt",
    "/unke.mobileconfig", "/healthz", "/api/tables", "/nothing", "/keep/nothing", "/api/nothing",
]  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    write(folder / "app", FILES, compressed=False)
    with House(folder / "data", folder / "app") as started:
        yield started
        assert started.stop() == 0
        assert "Traceback" not in started.said(), started.said()


class Answer:
    """What a door says; read without a library that is kinder than a browser."""

    def __init__(
        self, house: House, door: str, path: str, body: bytes | None = None, **headers: str
    ) -> None:
        line: http.client.HTTPConnection
        if door == "https":
            line = http.client.HTTPSConnection(
                "127.0.0.1", house.secure_port, context=house.trust, timeout=20
            )
        else:
            line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        line.request("GET" if body is None else "POST", path, body, named)
        answer = line.getresponse()
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()
        line.close()

    def json(self) -> Any:
        return json.loads(self.body)


@BOTH
@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_is_guarded(house: House, door: str, path: str) -> None:
    answer = Answer(house, door, path)
    assert answer.status in (200, 400, 404)  # never to another door
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Strict-Transport-Security" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers
    is_probe = path == "/keep/door-open.svg"
    policy = answer.headers["Cross-Origin-Resource-Policy"]
    assert policy == ("cross-origin" if is_probe else "same-origin")


@BOTH
@pytest.mark.parametrize(
    "path",
    [
        "/authority.pem", "/certificates/authority.pem", "/../certificates/authority.pem",
        "/keep/../../data/certificates/authority.pem", "/keep/%2e%2e/%2e%2e/parcels.py",
        "/keep/page.html", "/keep/__init__.py", "/keep/words/en.py", "/keep/profile.py",
        "/unke.db", "/unke.toml", "/name", "/running", "/server/network/doors.py", "/.git/config",
    ],
)  # fmt: skip
def test_nothing_else_comes_out(house: House, door: str, path: str) -> None:
    answer = Answer(house, door, path)
    assert answer.status == 404
    for secret in (b"PRIVATE KEY", b"import", b"limits", b"SQLite", NAME.split(".")[0].encode()):
        assert secret not in answer.body


@BOTH
@pytest.mark.parametrize(
    ("path", "body", "headers"),
    [
        ("/api/parcels/fetch", b"[1, 2", {}),
        ("/api/parcels/fetch", b'{"parcel": 7}', {}),
        ("/api/parcels/fetch", b"\xff\xfe", {}),
        ("/api/parcels", b"{}", {"Origin": "null"}),
        ("/keep?lang=../../../etc", None, {"Accept-Language": ";;q=,\u00e9"}),
        ("/keep", None, {"Accept-Language": "x" * 5000}),
        ("/keep/" + "a" * 5000, None, {}),
        ("/%ff%zz%00", None, {}),
    ],
)
def test_nonsense_gets_no_stack_trace(
    house: House, door: str, path: str, body: bytes | None, headers: dict[str, str]
) -> None:
    answer = Answer(house, door, path, body, **headers)
    assert answer.status != 500
    for word in (b"Traceback", b'File "', b".py"):
        assert word not in answer.body


@BOTH
def test_a_table_is_reached_through_either_door(house: House, door: str) -> None:
    port, trust = (house.secure_port, house.trust) if door == "https" else (house.port, None)
    key = Answer(house, door, "/api/devices", b"{}").json()["key"]
    scheme = "wss" if trust else "ws"
    with connect(f"{scheme}://127.0.0.1:{port}/live", ssl=trust, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1, "key": key, "version": "test"}))
        assert json.loads(line.recv(timeout=10))["type"] == "welcome"


def test_the_secure_door_shows_what_the_plain_one_gives_out(house: House) -> None:
    given = Answer(house, "http", "/unke.crt")
    assert given.headers["Content-Type"] == "application/x-x509-ca-cert"
    own = certificates.authority(house.data, "nobody")
    assert given.body == own.der
    trust = ssl.create_default_context(cadata=given.body)
    with urllib.request.urlopen(house.secure + "/healthz", context=trust, timeout=10) as answer:
        assert answer.status == 200
    for name in ("127.0.0.1", "localhost", NAME):
        with socket.create_connection(("127.0.0.1", house.secure_port), timeout=10) as line:
            trust.wrap_socket(line, server_hostname=name).close()


def test_iphones_get_it_as_a_profile(house: House) -> None:
    answer = Answer(house, "http", "/unke.mobileconfig?lang=de")
    assert answer.headers["Content-Type"] == "application/x-apple-aspen-config"
    profile = plistlib.loads(answer.body)
    (payload,) = profile["PayloadContent"]
    assert payload["PayloadType"] == "com.apple.security.root"
    assert payload["PayloadContent"] == Answer(house, "http", "/unke.crt").body
    assert Answer(house, "http", "/unke.mobileconfig?lang=de").body == answer.body
    assert "zu Hause" in profile["PayloadDescription"]


def test_who_does_not_trust_it_leaves_quietly(house: House) -> None:
    strict = ssl.create_default_context()
    with socket.create_connection(("127.0.0.1", house.secure_port), timeout=10) as line:
        with pytest.raises(ssl.SSLCertVerificationError):
            strict.wrap_socket(line, server_hostname=NAME)
    with socket.create_connection(("127.0.0.1", house.secure_port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")  # has not seen the s in https
        try:
            assert b"200" not in line.recv(100)
        except ConnectionResetError:
            pass
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    with pytest.warns(DeprecationWarning):
        old.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", house.secure_port), timeout=10) as line:
        with pytest.raises(OSError):
            old.wrap_socket(line)


@BOTH
def test_thirty_silent_connections_hold_no_door_shut(house: House, door: str) -> None:
    port = house.secure_port if door == "https" else house.port
    silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(30)]
    begun = time.monotonic()
    for _ in range(5):
        assert Answer(house, door, "/").status == 200
    assert time.monotonic() - begun < 5
    for line in silent:
        line.close()


def test_what_a_proxy_would_say_is_not_believed_without_one(house: House) -> None:
    foreign = {"Host": "evil.example", "Origin": "https://evil.example"}
    forwarded = {"X_Forwarded_Host": "127.0.0.1", "X_Forwarded_For": "10.9.9.9"}
    answer = Answer(house, "http", "/api/devices", b"{}", **foreign, **forwarded)
    assert answer.json()["error"] == "origin"


# Parcels


def test_games_go_in_by_one_door_and_come_out_by_the_other_once(house: House) -> None:
    text = json.dumps({"shelves": {"tables": [["a", '{"é": 1}']]}, "settings": {}}).encode()
    sent = Answer(house, "http", "/api/parcels", text)
    assert sent.status == 201
    name = sent.json()["parcel"]
    assert len(name) == 8 and sent.json()["seconds"] >= 600
    typed = json.dumps({"parcel": f"{name[:4]} {name[4:]}".lower()}).encode()
    fetched = Answer(house, "https", "/api/parcels/fetch", typed)
    assert (fetched.status, fetched.body) == (200, text)
    assert fetched.headers["Cache-Control"] == "no-store"
    again = Answer(house, "https", "/api/parcels/fetch", typed)
    assert (again.status, again.json()["error"]) == (404, "no-ticket")


def test_only_the_last_parcel_of_a_phone_waits(house: House) -> None:
    first = Answer(house, "http", "/api/parcels", b"1").json()["parcel"]
    last = Answer(house, "http", "/api/parcels", b"2").json()["parcel"]
    for name, status in ((first, 404), (last, 200)):
        body = json.dumps({"parcel": name}).encode()
        assert Answer(house, "http", "/api/parcels/fetch", body).status == status


def test_a_strangers_page_neither_sends_nor_fetches(house: House) -> None:
    foreign = {"Origin": "https://evil.example"}
    for path in ("/api/parcels", "/api/parcels/fetch"):
        assert Answer(house, "http", path, b"{}", **foreign).json()["error"] == "origin"


def test_parcels_have_an_end(house: House, tmp_path: Path) -> None:
    """Who says that more comes is told so before he has sent it."""
    answer = Answer(house, "http", "/api/parcels", b"x" * 9_000, Content_Length="8000001")
    assert (answer.status, answer.json()["error"]) == (413, "large")


def test_guessing_names_is_slow(tmp_path: Path) -> None:
    with House(tmp_path / "data", tmp_path, guesses_a_minute=3) as strict:
        guesses = [
            Answer(strict, "http", "/api/parcels/fetch", b'{"parcel": "BCDFGHJK"}').status
            for _ in range(5)
        ]
        assert guesses == [404, 404, 404, 429, 429]
        assert strict.stop() == 0


# A certificate from elsewhere


def shown(house: House, name: str, file: Path) -> bytes:
    """What the door shows to who trusts this certificate."""
    trust = ssl.create_default_context(cafile=str(file))
    with socket.create_connection(("127.0.0.1", house.secure_port), timeout=10) as line:
        with trust.wrap_socket(line, server_hostname=name) as secured:
            return secured.getpeercert(binary_form=True) or b""


def test_a_certificate_from_elsewhere_is_shown_and_followed(tmp_path: Path) -> None:
    name = "unke.example.org"
    house = House(tmp_path / "data", tmp_path)
    house.given = papers.write(tmp_path, name)
    with house:
        first = shown(house, name, house.given[0])
        assert not (house.data / certificates.FOLDER).exists()  # nothing is to be trusted besides
        assert Answer(house, "http", "/unke.crt").status == 404
        house.given[1].write_text("half a key")  # while it is being renewed
        papers.write(tmp_path, name)
        end = time.monotonic() + 10
        while True:
            try:
                assert shown(house, name, house.given[0]) != first
                break
            except ssl.SSLCertVerificationError:
                assert time.monotonic() < end
                time.sleep(0.1)
        assert house.stop() == 0
