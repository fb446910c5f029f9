"""What all games are made of, and what they can do without knowing more of themselves."""
