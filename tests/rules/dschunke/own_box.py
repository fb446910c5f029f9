"""A box of Dschunke that somebody has typed in: as odd as the rules of boxes allow."""

from shared_rules.dschunke.box import box_text

OWN = {
    "market": ["0129", "SS34", "1234", "4321", "S999", "9S99", "99S9", "999S", "5555", "1111"],
    "lower": ["load1", "draw+2", "sell-1", "load3:Y", "draw-9:S"] + ["sell:Y"] * 5,
    "upper": ["draw:S"] * 10,
    "pairs": ["grey-white", "grey-brown", "white-grey", "brown-white", "orange-purple"],
}
OWN_BOX = box_text(OWN)
