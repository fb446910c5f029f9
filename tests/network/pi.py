"""A Pi that is always on: a systemd of its own, which starts Unke when it starts and keeps it.

It is the first process of namespaces of its own, knows no unit but the one that is tried, and sees
no network but its own address. It takes root, unshare and nsenter (util-linux), and systemd.
"""

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.network.places import must_have

SYSTEMD = Path("/usr/lib/systemd/systemd")
ADDRESS = "192.168.213.7"
BOOT = f"""
set -e
mount -t proc proc /proc
umount -l /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
for folder in /run /etc/systemd/system /usr/lib/systemd/system /usr/lib/systemd/system-generators
do mount -t tmpfs tmpfs $folder
done
cd /etc/systemd/system
cp "$1" unke.service
mkdir unke.service.d multi-user.target.wants
printf '[Service]\\nRestartSec=0.1\\n' > unke.service.d/quick.conf
ln -s ../unke.service multi-user.target.wants/
for target in sysinit basic multi-user
do printf '[Unit]\\nDefaultDependencies=no\\n' > $target.target
done
ip link set lo up
ip link add eth0 type veth peer name switch
ip address add {ADDRESS}/24 dev eth0
ip link set eth0 up
ip link set switch up
exec env -i container=unke PATH="$PATH" {SYSTEMD} --system --unit=multi-user.target
"""
SPACES = ("mount", "pid", "net", "uts", "ipc", "cgroup")


def groups() -> Path | None:
    """Where the second kind of control groups is mounted."""
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split()
        if kind == "cgroup2":
            return Path(place)
    return None


def require() -> None:
    must_have("root", os.geteuid() == 0)
    must_have("systemd", SYSTEMD.is_file())
    for program in ("unshare", "nsenter", "ip", "systemctl", "curl"):
        must_have(program, bool(shutil.which(program)))
    must_have("cgroup2", groups() is not None)


class Pi:
    """It is on from the first to the last line of a with."""

    def __init__(self, unit: Path) -> None:
        self.unit = unit
        mounted = groups()
        assert mounted
        self.group = mounted / f"unke-{os.getpid()}"

    def __enter__(self) -> Self:
        self.group.mkdir()
        join = f"echo $$ > {self.group}/cgroup.procs; exec "
        spaces = " ".join("--" + space for space in SPACES)
        unshare = f"unshare --fork --kill-child --propagation private {spaces}"
        self.process = subprocess.Popen(
            ["sh", "-c", join + unshare + ' sh -c "$1" boot "$2"', "join", BOOT, str(self.unit)],
            stdin=subprocess.DEVNULL,
        )
        try:
            while not self.is_on():
                assert self.process.poll() is None
                time.sleep(0.02)
        except BaseException:
            self.switch_off()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.switch_off()

    def switch_off(self) -> None:
        """Pull the plug; nothing is left of it."""
        self.process.kill()
        self.process.wait(10)
        end = time.monotonic() + 10
        while self.group.exists() and time.monotonic() < end:
            for folder, _, _ in os.walk(self.group, topdown=False):
                try:
                    os.rmdir(folder)
                except OSError:  # its processes are still ending
                    time.sleep(0.05)

    @property
    def first(self) -> str:
        """The number of its first process, as others see it; "" before there is one."""
        pid = self.process.pid
        return Path(f"/proc/{pid}/task/{pid}/children").read_text().strip()

    def is_on(self) -> bool:
        first = self.first
        return bool(first) and Path(f"/proc/{first}/comm").read_text() == "systemd\n"

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run a program there."""
        into = ["nsenter", f"--target={self.first}", "--mount", "--pid", "--net"]
        return subprocess.run([*into, *words], capture_output=True, text=True, timeout=60)

    def systemctl(self, *words: str) -> str:
        return self.run("systemctl", *words).stdout.strip()
