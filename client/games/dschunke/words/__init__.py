"""What is said on Dschunke's board besides what the rules call things."""
