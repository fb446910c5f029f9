"""Counts: what /metrics says of a server that is one of several, besides what it says at home."""

from prometheus_client import CollectorRegistry, Counter


class ClubCounts:
    """What goes between the servers, and how often they were in each other's way."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def counter(name: str, about: str) -> Counter:
            return Counter(name, about, registry=registry)

        self.notifications = counter("unke_notifications", "Notifications sent, of many signals")
        self.sent = counter("unke_signals_sent", "Tables of which others were told a change")
        self.heard = counter("unke_signals_heard", "Changes that others have told of")
        self.made_good = counter("unke_signals_made_good", "Changes found that nobody has told of")
        self.conflicts = counter("unke_conflicts", "Things done again: others had been quicker")
