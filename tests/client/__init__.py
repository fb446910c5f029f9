"""The client's pure parts, on CPython: no browser is needed to open a screen and tap on it."""
