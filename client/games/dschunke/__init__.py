"""Dschunke as it looks."""

from client.app import texts

texts.learn("client.games.dschunke.words")
