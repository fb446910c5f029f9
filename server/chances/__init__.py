"""Chances: what a search's standing has turned out to be worth, measured over games of bots."""
