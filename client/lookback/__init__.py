"""Any moment of a game, looked at again: its position, its moves, and what one knew then.

Its words come with it.
"""

from client.app import texts

texts.learn("client.lookback.words")
