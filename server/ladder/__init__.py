"""The ladder: who beats whom, measured over many games and kept in docs/opponents/."""
