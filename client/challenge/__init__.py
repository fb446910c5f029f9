"""Challenges: the same cards against the same bots, for whoever has the code; results compared."""
