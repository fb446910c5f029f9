"""Parcels: what strangers send to fill a server's memory, or to keep it reading.

    python -m tests.bench.strangers.parcels PORT SECONDS [FROM]

sends them for so many seconds, COUNT at the same time, from one address of this computer's loop.
"""

import socket
import sys
import threading
import time

HERE = "127.0.0.1"
COUNT = 20
SIZE = 8_000_000
EMOJI = '"\N{FROG FACE}'.encode()
"""One letter of four bytes: where text is kept, all others then take four, too."""
PATIENCE = 10
"""Seconds that a flood waits for a server that does not read or answer any more."""


def send(port: int, address: str = HERE, size: int = SIZE, forwarded: str = "") -> int:
    """Send a parcel that is as large as allowed; the status of the answer."""
    fields = {
        "Host": HERE,
        "Content-Type": "application/json",
        "Content-Length": str(size),
        "Connection": "close",
        **({"X-Forwarded-For": forwarded} if forwarded else {}),
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    body = EMOJI + b"x" * (size - len(EMOJI) - 1) + b'"'
    with socket.create_connection((HERE, port), PATIENCE, (address, 0)) as sock:
        try:
            sock.sendall(f"POST /api/parcels HTTP/1.1\r\n{lines}\r\n".encode() + body)
        except ConnectionError:  # refused before it has read all
            pass
        return int(sock.recv(4096).split()[1])


def flood(port: int, seconds: float, address: str = HERE) -> None:
    """Many at once, again and again."""
    end = time.monotonic() + seconds

    def again_and_again() -> None:
        while time.monotonic() < end:
            try:
                send(port, address)
            except (OSError, IndexError):
                time.sleep(0.001)

    threads = [threading.Thread(target=again_and_again) for _ in range(COUNT)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    flood(int(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:])
