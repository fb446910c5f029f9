"""What every screen builds on: the loop, history, effects, settings, words."""
