"""A table as one sees and plays it, wherever it is kept."""
