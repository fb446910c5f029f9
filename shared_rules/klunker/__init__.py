"""Klunker: jewellers who fill their windows, their safes and their purses."""
