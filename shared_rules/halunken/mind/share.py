"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 28, 117),
        (1, 28, 131),
        (2, 27, 146),
        (3, 24, 160),
        (6, 12, 204),
        (8, 0, 233),
    ),
    3: (
        (0, 101, 169),
        (1, 115, 190),
        (2, 128, 211),
        (3, 142, 232),
        (6, 184, 296),
        (8, 213, 338),
    ),
    4: (
        (0, 169, 175),
        (1, 181, 186),
        (2, 192, 197),
        (3, 204, 208),
        (6, 239, 241),
        (8, 263, 263),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
