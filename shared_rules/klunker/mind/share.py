"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    3: (
        (0, 190, 155),
        (6, 227, 193),
        (15, 276, 250),
        (29, 336, 339),
        (51, 388, 479),
        (73, 391, 619),
    ),
    4: (
        (0, 413, 188),
        (5, 426, 203),
        (13, 441, 225),
        (26, 452, 262),
        (46, 435, 319),
        (66, 377, 377),
    ),
    5: (
        (0, 368, 183),
        (5, 417, 213),
        (12, 479, 257),
        (24, 566, 331),
        (41, 651, 436),
        (59, 691, 548),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
