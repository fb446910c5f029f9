"""Before a game: who sits where, what is agreed on, and the dealing."""
