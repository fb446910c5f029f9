"""What outlives the server, and the file that it lies in."""
