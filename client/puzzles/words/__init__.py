"""The words of the puzzles, a module for each language."""
