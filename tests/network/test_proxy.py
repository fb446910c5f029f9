"""Behind another server: the examples of docs/HOME.md, tried out with Caddy and nginx."""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.network import papers
from tests.network.places import ROOT, must_have
from tests.server.home import free_port

NAME = "unke.example.org"
NGINX = """\
user {user};
worker_processes 1;
error_log stderr;
pid {folder}/pid;
daemon off;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    fastcgi_temp_path {folder};
    uwsgi_temp_path {folder};
    scgi_temp_path {folder};
    {site}
}}
"""


def example(kind: str) -> str:
    """What the documentation shows."""
    text = (ROOT / "docs" / "HOME.md").read_text("utf-8")
    (found,) = re.findall(rf"```{kind}\n(.*?)```", text, re.S)
    return str(found)


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    certificate, key = folder / f"{NAME}.crt", folder / f"{NAME}.key"
    site = example("nginx").replace("127.0.0.1:8653", f"127.0.0.1:{behind}")
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace(f"/etc/ssl/{NAME}.crt", str(certificate))
    site = site.replace(f"/etc/ssl/{NAME}.key", str(key))
    file = folder / "nginx.conf"
    user = "root" if os.geteuid() == 0 else "nobody"
    file.write_text(NGINX.format(folder=folder, site=site, user=user))
    return ["nginx", "-c", str(file), "-e", "stderr"]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    certificate, key = folder / f"{NAME}.crt", folder / f"{NAME}.key"
    site = example("caddy").replace("127.0.0.1:8653", f"127.0.0.1:{behind}")
    site = site.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls {certificate} {key}")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 30
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert process.poll() is None and time.monotonic() < end
            time.sleep(0.05)


@pytest.fixture(scope="module")
def behind(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Unke behind a proxy; her port."""
    port, data = free_port(), tmp_path_factory.mktemp("behind")
    (data / "unke.toml").write_text("[limits]\nguesses_a_minute = 1\n")
    words = ["play", "--no-open", "--port", str(port), "--data", str(data)]
    command = [sys.executable, "-m", "server", *words, "--behind-proxy", NAME]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        wait_for(port, process)
        yield port
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0


def asked(
    sock: socket.socket, path: str, method: str = "GET", body: bytes = b"{}", **headers: str
) -> tuple[int, str]:
    line = http.client.HTTPConnection(NAME)
    line.sock = sock
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    line.request(method, path, body if method == "POST" else None, named)
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_phone_plays_through_it(
    proxy: Callable[[Path, int, int], list[str]], behind: int, tmp_path: Path
) -> None:
    must_have(proxy.__name__, bool(shutil.which(proxy.__name__)))
    certificate, _ = papers.write(tmp_path, NAME)
    port = free_port()
    trust = ssl.create_default_context(cafile=str(certificate))

    def line() -> socket.socket:
        plain = socket.create_connection(("127.0.0.1", port), timeout=20)
        return trust.wrap_socket(plain, server_hostname=NAME)

    home = {**os.environ, "HOME": str(tmp_path)}
    command = proxy(tmp_path, port, behind)
    with subprocess.Popen(command, env=home, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port, process)
            own = {"Host": f"{NAME}:{port}", "Origin": f"https://{NAME}:{port}"}
            status, page = asked(line(), "/", Host=own["Host"])
            assert (status, "<title>Unke</title>" in page) == (200, True)
            status, text = asked(line(), "/api/devices", "POST", **own)
            assert status == 201, text
            parcel = b"x" * 1_000_000
            assert asked(line(), "/api/parcels", "POST", parcel, **own)[0] == 201
            assert asked(line(), "/nothing", "POST", parcel, **own)[0] == 405
            foreign = {"Host": own["Host"], "Origin": "https://evil.example"}
            assert asked(line(), "/api/devices", "POST", **foreign)[0] == 403
            plain = socket.create_connection(("127.0.0.1", port), timeout=20)
            address = f"wss://{NAME}:{port}/live"
            with connect(address, sock=plain, ssl=trust, origin=own["Origin"]) as live:  # type: ignore[arg-type]
                key = json.loads(text)["key"]
                hello = {"type": "hello", "protocol": 1, "key": key, "version": "test"}
                live.send(json.dumps(hello))
                assert json.loads(live.recv(timeout=10))["type"] == "welcome"
        finally:
            process.terminate()


def test_phones_are_told_apart_by_what_the_proxy_says(behind: int) -> None:
    def guess(phone: str) -> int:
        sock = socket.create_connection(("127.0.0.1", behind), timeout=10)
        return asked(sock, "/api/codes/XXXX", Host=NAME, X_Forwarded_For=phone)[0]

    assert [guess("10.0.0.1"), guess("10.0.0.1"), guess("10.0.0.2")] == [404, 429, 404]


def test_it_leads_to_the_proxys_door(behind: int) -> None:
    sock = socket.create_connection(("127.0.0.1", behind), timeout=10)
    assert f'data-origin="https://{NAME}"' in asked(sock, "/keep", Host=NAME)[1]


@pytest.mark.parametrize(
    "words",
    [["--lan", "--behind-proxy", NAME], ["--cert", "a"], ["--cert", "a", "--key", "b"]],
)
def test_what_cannot_be_meant_together_is_said(words: list[str]) -> None:
    command = [sys.executable, "-m", "server", "play", "--no-open", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("unke: --")
