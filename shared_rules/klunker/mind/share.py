"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    3: (
        (0, 255, 150),
        (6, 281, 174),
        (15, 313, 211),
        (29, 343, 268),
        (51, 342, 358),
        (73, 283, 449),
    ),
    4: (
        (0, 386, 175),
        (5, 398, 188),
        (13, 412, 210),
        (26, 422, 244),
        (46, 406, 297),
        (66, 350, 350),
    ),
    5: (
        (0, 365, 163),
        (5, 411, 191),
        (12, 468, 230),
        (24, 545, 297),
        (41, 609, 391),
        (59, 619, 490),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
