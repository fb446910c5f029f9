"""What a standing is worth in victory (engine/share.py). `./unke chances` writes it."""

SHARES = {
    2: (
        (0, 704, 612),
        (1, 765, 748),
        (2, 791, 884),
        (4, 739, 1156),
        (6, 548, 1428),
        (9, 0, 1837),
    ),
    3: (
        (0, 1353, 884),
        (1, 1337, 928),
        (2, 1313, 972),
        (4, 1242, 1060),
        (7, 1075, 1193),
        (10, 836, 1326),
    ),
    4: (
        (0, 1030, 598),
        (1, 1092, 664),
        (2, 1142, 731),
        (4, 1211, 863),
        (6, 1237, 996),
        (9, 1196, 1196),
    ),
}
"""By seats: when so much is left, which standing wins half, and how much more three of four."""
