"""Networks: what counts as one place on the internet, whatever address it shows at the moment."""

import ipaddress

PREFIX = 64
"""Bits of an IPv6 address that name a network; in it every phone has as many as it likes."""


def network_of(address: str) -> str:
    """An IPv4 address as it is, of an IPv6 address its /64; what is no address stays as it is."""
    try:
        there = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(there, ipaddress.IPv4Address):
        return str(there)
    if there.ipv4_mapped:
        return str(there.ipv4_mapped)
    return str(ipaddress.ip_network((int(there), PREFIX), strict=False))
