"""Puzzles: positions in which one move is best, though rules of thumb would rather make another."""
