"""Lagoon: divers who take the pearls of the shore, or hold their breath for better ones."""
