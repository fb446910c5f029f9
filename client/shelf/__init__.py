"""The tables that this phone keeps, and how they leave it and come in."""
