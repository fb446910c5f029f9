"""Addresses: how this computer can be reached from the network that it is in.

Only IPv4: every phone at home has it, and nobody has to type the other kind.
"""

import ipaddress
import re
import socket

import ifaddr

VIRTUAL = re.compile(r"docker|br-|veth|virbr|vmnet|vboxnet|lx[cd]|podman|cni|flannel|u?tun|wg")
"""Networks inside of this computer, or to somewhere far away: no phone is in them."""


def here() -> list[str]:
    """The addresses at which phones find this computer; the likeliest comes first."""
    found = []
    for adapter in ifaddr.get_adapters():
        if not VIRTUAL.match(adapter.name):
            found += [ip.ip for ip in adapter.ips if isinstance(ip.ip, str)]
    usable = [ip for ip in found if not ipaddress.ip_address(ip).is_loopback]
    first = towards_the_world()
    return sorted(usable, key=lambda ip: (ip != first, ipaddress.ip_address(ip).is_link_local, ip))


def towards_the_world() -> str:
    """The address from which this computer would speak to others; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
            return str(probe.getsockname()[0])
        except OSError:  # there is no way out: a network without a router, or none
            return ""


def hostname() -> str:
    """What this computer calls itself, without its domain; nothing if that is no name for a net."""
    name = socket.gethostname().partition(".")[0].lower()
    return name if re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", name) else ""
