"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 19, 122),
        (1, 21, 153),
        (2, 22, 183),
        (3, 21, 214),
        (6, 12, 306),
        (8, 0, 367),
    ),
    3: (
        (0, 108, 263),
        (1, 202, 460),
        (2, 306, 657),
        (3, 421, 854),
        (6, 833, 1446),
        (8, 1161, 1840),
    ),
    4: (
        (0, 164, 191),
        (1, 168, 191),
        (2, 171, 191),
        (3, 174, 191),
        (6, 185, 191),
        (8, 191, 191),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
