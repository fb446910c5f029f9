"""What the page says, a file for each language; every one says all."""
