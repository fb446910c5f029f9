"""What every screen builds on: trees, words, settings, and the loop that runs the screens."""
