"""Pieces that several screens show: pure functions from what is known to a tree."""
