"""Halunken und Spelunken as it looks."""

from client.app import texts

texts.learn("client.games.halunken.words")
