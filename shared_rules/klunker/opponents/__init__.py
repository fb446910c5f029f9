"""Klunker's four opponents: who they are, and what they say about their moves."""
