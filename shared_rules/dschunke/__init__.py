"""Dschunke: traders who load five junks, draw goods and sell them in sealed offers."""
