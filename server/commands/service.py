"""Print a systemd unit with which Unke starts by itself, on a Raspberry Pi for example.

    unke service | sudo tee /etc/systemd/system/unke.service
    sudo systemctl enable --now unke

It runs as the user who printed it, with the options given here (--port, --data, --cert, ...), and
--lan unless it is --behind-proxy.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from server.commands import Failure, play
from server.source import SOURCE

NEEDS: list[str] = []

UNIT = """\
[Unit]
Description=Unke: board games for the phones at home
Wants=network-online.target
After=network-online.target time-sync.target

[Service]
ExecStart={command}
User={user}
Restart=on-failure
RestartSec=5
TimeoutStopSec=15
Environment=PYTHONUNBUFFERED=1
NoNewPrivileges=yes
PrivateTmp={private}
ProtectSystem=full
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
LockPersonality=yes

[Install]
WantedBy=multi-user.target
"""


def arguments(parser: ArgumentParser) -> None:
    play.arguments(parser)


def run(args: Namespace) -> int:
    if sys.platform == "win32":
        raise Failure("systemd is Linux's; docs/HOME.md says what to do on Windows")
    import pwd

    args.lan = args.lan or not args.behind_proxy
    play.check(args)
    words = [*program(), "play", "--no-open", *options(args)]
    user = pwd.getpwuid(os.getuid()).pw_name
    # Its own /tmp would hide what lies in everybody's.
    shared = any(word.startswith("/tmp/") for word in words)
    unit = UNIT.format(
        command=" ".join(map(quoted, words)), user=user, private="no" if shared else "yes"
    )
    print(unit, end="")
    return 0


def program() -> list[str]:
    """How this very Unke is started: from its source, or as it was installed."""
    launcher = SOURCE / "unke"
    if launcher.is_file():
        return [str(launcher)]
    return [sys.executable, "-P", "-m", "server"]


def options(args: Namespace) -> list[str]:
    found = ["--lan"] if args.lan else []
    for name, value in (
        ("--port", None if args.port == play.PORT else args.port),
        ("--https-port", args.https_port),
        ("--data", args.data),
        ("--database", args.database or None),
        ("--cert", args.cert),
        ("--key", args.key),
        ("--behind-proxy", args.behind_proxy),
    ):
        if value is not None:
            found += [name, str(value.resolve() if isinstance(value, Path) else value)]
    return found


def quoted(word: str) -> str:
    """A word as systemd reads it."""
    plain = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{plain}"' if plain != word or " " in word else word
