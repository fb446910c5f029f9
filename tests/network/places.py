"""A network of its own for a test: hosts as network namespaces on one switch.

Nothing of it is seen outside. It takes root, and a system that lets root make namespaces; elsewhere
these tests are skipped. Programs may not be missing if UNKE_ALL_BROWSERS says so.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NET = "10.213.77"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def must_have(what: str, there: bool) -> None:
    """Skip the test where something is missing that not everybody has."""
    if not there:
        if os.environ.get("UNKE_ALL_BROWSERS"):
            pytest.fail(f"{what} is missing", pytrace=False)
        pytest.skip(f"needs {what}")


class Host:
    """A computer or a phone with one address."""

    def __init__(self, network: "Network", name: str, number: int) -> None:
        self.space = f"{network.switch}-{name}"
        self.address = f"{NET}.{number}"
        ip("netns", "add", self.space)
        port = ["link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", self.space]
        ip("-n", network.switch, *port)
        ip("-n", network.switch, "link", "set", name, "master", "switch", "up")
        ip("-n", self.space, "link", "set", "lo", "up")
        self.move(self.address)
        ip("-n", self.space, "link", "set", "eth0", "up")
        ip("-n", self.space, "route", "add", "default", "via", f"{NET}.254")

    def move(self, address: str) -> None:
        """Have one more address."""
        ip("-n", self.space, "address", "add", f"{address}/24", "dev", "eth0")

    def knows(self, name: str, address: str) -> None:
        """Have a name in its list of hosts, as if its system asked the network for it."""
        self.etc.mkdir(parents=True, exist_ok=True)
        (self.etc / "hosts").write_text(f"127.0.0.1 localhost\n{address} {name}\n")

    @property
    def etc(self) -> Path:
        """What iproute2 lays over /etc on this host."""
        return Path("/etc/netns") / self.space

    def command(self, *words: str | Path) -> list[str]:
        return ["ip", "netns", "exec", self.space, *map(str, words)]

    def start(self, *words: str | Path, log: Path, **environ: str) -> subprocess.Popen[bytes]:
        with log.open("ab") as file:
            return subprocess.Popen(
                self.command(*words), cwd=ROOT, env={**os.environ, **environ},
                stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT,
            )  # fmt: skip

    def python(self, *words: str | Path, **environ: str) -> str:
        """What a Python program says that runs on this host."""
        done = subprocess.run(
            self.command(sys.executable, *words), cwd=ROOT, env={**os.environ, **environ},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()


class Network:
    """A switch and the hosts that hang on it."""

    def __init__(self) -> None:
        self.switch = f"unke{os.getpid()}"
        self.hosts: list[Host] = []
        ip("netns", "add", self.switch)
        ip("-n", self.switch, "link", "add", "switch", "type", "bridge", "mcast_snooping", "0")
        ip("-n", self.switch, "link", "set", "switch", "up")

    def host(self, name: str) -> Host:
        self.hosts.append(Host(self, name, len(self.hosts) + 1))
        return self.hosts[-1]

    def remove(self) -> None:
        for host in self.hosts:
            shutil.rmtree(host.etc, ignore_errors=True)
        for space in [*(host.space for host in self.hosts), self.switch]:
            subprocess.run(["ip", "netns", "delete", space], capture_output=True)


def require() -> None:
    """Skip the test where namespaces cannot be made."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux makes networks")
    must_have("iproute2", bool(shutil.which("ip")))
    name = f"unke{os.getpid()}-try"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode == 0
    subprocess.run(["ip", "netns", "delete", name], capture_output=True)
    if not made:
        pytest.skip("this system lets not even root make networks")


class Laptop:
    """A host on which `unke play --lan` runs."""

    def __init__(self, host: Host, data: Path, *options: str, port: int = 8653) -> None:
        self.host = host
        self.data = data
        self.options = options
        self.port = port
        self.log = data / "log"
        data.mkdir(parents=True, exist_ok=True)

    def start(self) -> "Laptop":
        self.log.unlink(missing_ok=True)
        words = [sys.executable, "-m", "server", "play", "--no-open", "--data", self.data]
        self.process = self.host.start(
            *words, "--port", str(self.port), *(self.options or ["--lan"]), log=self.log
        )
        end = time.monotonic() + 60
        while "Ctrl-C" not in self.said():
            assert self.process.poll() is None and time.monotonic() < end, self.said()
            time.sleep(0.05)
        return self

    def said(self) -> str:
        return self.log.read_text("utf-8", errors="replace") if self.log.exists() else ""

    def waits_for(self, word: str) -> None:
        """Until the log says it."""
        end = time.monotonic() + 30
        while word not in self.said():
            assert time.monotonic() < end, self.said()
            time.sleep(0.1)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


def fetch(address: str) -> bytes:
    """What stands at an address; for programs that run on a host."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        content: bytes = answer.read()
        return content
