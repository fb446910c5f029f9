"""What happens at a table, told step by step: the clock of the steps, and the sentences."""
