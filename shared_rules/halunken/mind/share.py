"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 32, 131),
        (1, 30, 139),
        (2, 27, 147),
        (3, 24, 155),
        (6, 11, 179),
        (8, 0, 196),
    ),
    3: (
        (0, 92, 163),
        (1, 110, 194),
        (2, 130, 224),
        (3, 150, 255),
        (6, 213, 346),
        (8, 257, 407),
    ),
    4: (
        (0, 165, 178),
        (1, 178, 190),
        (2, 190, 201),
        (3, 202, 212),
        (6, 241, 245),
        (8, 268, 268),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
