"""Screens that only Dschunke has: `#dschunke-box` is screens/box.py."""
