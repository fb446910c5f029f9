"""A table on the network: its seats, its game, and what is agreed on at it."""
