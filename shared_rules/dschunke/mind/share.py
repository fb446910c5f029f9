"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 1083, 569),
        (1, 1016, 601),
        (2, 936, 632),
        (4, 735, 695),
        (6, 481, 759),
        (9, 0, 853),
    ),
    3: (
        (0, 1074, 1031),
        (1, 1135, 1134),
        (2, 1188, 1238),
        (4, 1267, 1444),
        (7, 1322, 1753),
        (10, 1301, 2063),
    ),
    4: (
        (0, 1094, 704),
        (1, 1214, 810),
        (2, 1321, 916),
        (4, 1501, 1127),
        (7, 1684, 1444),
        (10, 1761, 1761),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
