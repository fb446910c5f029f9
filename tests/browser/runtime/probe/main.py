"""Takes the place of client/main.py: the same loop with the probe's screens, open to tests."""

from browser import window
from javascript import JSON

from client import dom, effects
from client.app.history import History

loop = History(dom, effects.perform, ("home", "probe", "lost"))


def send(text):
    loop.send(JSON.parse(text))


window.send = send
dom.begin(loop)
