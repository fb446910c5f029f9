"""The client's runtime in a real page, with screens made to show what it does."""
