"""What a program does on another host; each prints one line.

    python -m tests.network.guest play ADDRESS       two phones: one makes a table, one comes
    python -m tests.network.guest find NAME          who answers to NAME over multicast
    python -m tests.network.guest get ADDRESS        the digest of what stands there

Over https it trusts the authority that SSL_CERT_FILE names, as Python does by itself.
"""

import hashlib
import subprocess
import sys
import urllib.error

from tests.network.places import fetch
from tests.server.phone import Phone, play_all, sit_down


def play(address: str) -> str:
    anna, bert = Phone(address, "Anna").connect(), Phone(address, "Bert").connect()
    table = anna.make("halunken", ["person", "person"])
    code = anna.enter(table).table["code"]
    assert bert.http("GET", f"/api/codes/{code}")["table"] == table
    sit_down(table, [anna, bert])
    play_all([anna, bert])
    return "over" if anna.over and bert.over else "not over"


def find(name: str) -> str:
    from zeroconf import IPVersion, Zeroconf

    from server.network.announcing import who_is

    words = ["ip", "-4", "-o", "address", "show", "eth0"]
    own = subprocess.check_output(words, text=True).split()[3].partition("/")[0]
    multicast = Zeroconf(interfaces=[own], ip_version=IPVersion.V4Only)
    try:
        return who_is(multicast, name, [])
    finally:
        multicast.close()


def get(address: str) -> str:
    try:
        return hashlib.sha256(fetch(address)).hexdigest()
    except urllib.error.URLError as error:
        return str(error.reason)


if __name__ == "__main__":
    action, argument = sys.argv[1:]
    print({"play": play, "find": find, "get": get}[action](argument))
