"""Games that only the tests know: copied into a tree of their own, they have to work there."""
