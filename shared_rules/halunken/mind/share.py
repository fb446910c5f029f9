"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 28, 128),
        (1, 26, 136),
        (2, 23, 144),
        (3, 20, 152),
        (6, 9, 176),
        (8, 0, 191),
    ),
    3: (
        (0, 95, 166),
        (1, 121, 207),
        (2, 146, 248),
        (3, 173, 290),
        (6, 256, 414),
        (8, 314, 497),
    ),
    4: (
        (0, 164, 169),
        (1, 185, 190),
        (2, 206, 212),
        (3, 228, 233),
        (6, 294, 296),
        (8, 338, 338),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
