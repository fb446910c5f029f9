"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    3: (
        (0, 220, 131),
        (6, 260, 163),
        (15, 310, 212),
        (29, 362, 287),
        (51, 384, 406),
        (73, 331, 524),
    ),
    4: (
        (0, 382, 173),
        (5, 394, 186),
        (13, 408, 207),
        (26, 418, 242),
        (46, 401, 294),
        (66, 347, 347),
    ),
    5: (
        (0, 359, 156),
        (5, 403, 182),
        (12, 458, 219),
        (24, 531, 282),
        (41, 588, 372),
        (59, 589, 467),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
