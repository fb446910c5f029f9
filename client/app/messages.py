"""Messages: who hears one has a function of its name, and nobody keeps a list of names.

A message is a list, [NAME, *details]. Whoever hears it, a screen's module or an object like a host,
has `on_NAME` for it, which returns effects, or nothing; without one it means nothing there.
"""


def hears(hearer, name: str) -> bool:
    """Whether messages of this name mean something there."""
    return hasattr(hearer, "on_" + name)


def heard(hearer, message: list, *before) -> list:
    """The effects of a message; `before` comes before its details."""
    work = getattr(hearer, "on_" + message[0], None)
    effects = work(*before, *message[1:]) if work else None
    return [] if effects is None else effects
