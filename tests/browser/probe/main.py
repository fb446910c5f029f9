"""Takes the place of client/main.py: the same loop with the probe's screens."""

from client import dom, effects
from client.loop import Loop

loop = Loop(dom, effects.perform, ("home", "probe", "lost"))
dom.begin(loop)
