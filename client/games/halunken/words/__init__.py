"""What is said on Halunken und Spelunken's board besides what the rules call things."""
