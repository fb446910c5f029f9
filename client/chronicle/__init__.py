"""The chronicle: all games that have ended on this device or its tables, and what they come to.

It is a part of its own that home does without. What it is made of, annals, is written beside each
table that ends (client/shelf/annal.py).
"""

from client.app import texts

texts.learn("client.chronicle.words")
