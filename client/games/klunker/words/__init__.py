"""What is said on Klunker's board besides what the rules call things."""
