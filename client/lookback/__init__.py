"""Any moment of a game, looked at again: its position, its moves, and what one knew then."""
