"""The two doors, and the network that they open to."""
