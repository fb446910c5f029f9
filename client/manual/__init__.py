"""How to play: the pages of each game's rules."""
