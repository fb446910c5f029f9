"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 985, 520),
        (1, 973, 577),
        (2, 936, 635),
        (4, 790, 751),
        (6, 547, 866),
        (9, 0, 1039),
    ),
    3: (
        (0, 1074, 993),
        (1, 1184, 1142),
        (2, 1280, 1291),
        (4, 1432, 1589),
        (7, 1560, 2036),
        (10, 1566, 2482),
    ),
    4: (
        (0, 1117, 683),
        (1, 1234, 785),
        (2, 1339, 888),
        (4, 1509, 1092),
        (7, 1667, 1400),
        (10, 1707, 1707),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
