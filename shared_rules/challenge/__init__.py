"""A challenge: the same cards against the same bots for everybody who has the code."""
