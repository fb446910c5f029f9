"""Halunken und Spelunken: captains who crew their ships in fourteen taverns by night."""
