"""Klunker's pages, and where each of its things is explained."""

PAGES = (
    ("goal", (("goal", "cover"), ("round", ""))),
    ("table", (("shop", "own_shop"),), (("jewels", "jewels"), ("start", ""))),
    ("windows", (("fill", "filling"),)),
    ("safe", (("store", "storing"),), (("pass", "tickets"),)),
    ("sale", (("four", "prices"),), (("several", "sets"), ("necklaces", "necklaces"))),
    ("buying", (("buy", "buying"),), (("must", ""), ("nothing", ""))),
    ("end", (("refill", ""), ("end", ""), ("score", "riches"))),
)

RULES = {
    "ask.windows": "windows.fill",
    "ask.safes": "safe.store",
    "ask.purchases": "buying.buy",
    "ask.sales": "sale.several",
    "verb.show": "windows.fill",
    "verb.store": "safe.store",
    "verb.leave": "safe.pass",
    "verb.buy": "buying.buy",
    "verb.decline": "buying.nothing",
    "item.piercing": "sale.four",
    "item.earring": "sale.four",
    "item.tooth": "sale.four",
    "item.shoe": "sale.four",
    "item.tiara": "sale.four",
    "item.monocle": "sale.four",
    "item.necklace": "sale.necklaces",
    "item.banknote": "table.jewels",
    "item.purchase": "safe.pass",
    "item.window": "windows.fill",
    "item.safe": "safe.store",
    "item.start": "buying.nothing",
    "option.first": "table.start",
    "score.notes": "end.score",
    "score.left": "end.score",
}
