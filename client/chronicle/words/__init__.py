"""What the chronicle says, a table for each language."""
