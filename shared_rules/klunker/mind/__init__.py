"""How a bot weighs moves, and what it says about them."""
