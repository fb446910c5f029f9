"""The pad on which people tap and scribble: what counts there."""

ENOUGH = 40
"""So many things that a finger or a key does; when and where, nobody can foresee."""
GAP = 40
"""Milliseconds between two places of one stroke: neighbours tell little."""
KINDS = ("pointerdown", "pointermove", "pointerup", "keydown", "keyup", "click")
