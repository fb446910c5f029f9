"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    3: (
        (0, 249, 148),
        (6, 275, 172),
        (15, 307, 209),
        (29, 336, 266),
        (51, 337, 355),
        (73, 280, 444),
    ),
    4: (
        (0, 442, 208),
        (5, 440, 216),
        (13, 434, 228),
        (26, 418, 249),
        (46, 376, 280),
        (66, 312, 312),
    ),
    5: (
        (0, 364, 161),
        (5, 409, 189),
        (12, 466, 227),
        (24, 541, 293),
        (41, 603, 386),
        (59, 611, 484),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
