"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 1086, 567),
        (1, 1019, 599),
        (2, 939, 630),
        (4, 738, 693),
        (6, 483, 756),
        (9, 0, 851),
    ),
    3: (
        (0, 1066, 1003),
        (1, 1125, 1103),
        (2, 1176, 1204),
        (4, 1250, 1404),
        (7, 1297, 1705),
        (10, 1266, 2006),
    ),
    4: (
        (0, 1029, 674),
        (1, 1192, 809),
        (2, 1341, 944),
        (4, 1597, 1213),
        (7, 1873, 1618),
        (10, 2022, 2022),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
