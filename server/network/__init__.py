"""How phones find this computer, and the doors through which they come in."""
