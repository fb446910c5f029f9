"""What comes from outside is checked, counted and refused here, whatever it is about."""
