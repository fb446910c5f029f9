"""Draws what is put together from parts: icons, portraits, families of pictures."""
