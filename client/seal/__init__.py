"""A sealed shuffle on this phone: its share in it, and the check at the end."""
