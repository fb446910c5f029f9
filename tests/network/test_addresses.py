"""Where this computer is: the addresses that phones may use, and what it is called."""

import socket
from types import SimpleNamespace

import pytest

from server.network import addresses

ADAPTERS = {
    "lo": ["127.0.0.1"],
    "docker0": ["172.17.0.1"],
    "veth12": ["172.18.0.1"],
    "wlan0": ["192.168.1.20", ("fe80::1", 0, 2)],
    "eth0": ["10.0.0.5"],
    "eth1": ["169.254.7.7"],
}


@pytest.fixture(autouse=True)
def computer(monkeypatch: pytest.MonkeyPatch) -> None:
    """One with a Wi-Fi, two cables, and networks of its own inside."""
    found = [
        SimpleNamespace(name=name, ips=[SimpleNamespace(ip=ip) for ip in ips])
        for name, ips in ADAPTERS.items()
    ]
    monkeypatch.setattr(addresses.ifaddr, "get_adapters", lambda: found)


def test_the_way_to_the_world_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "towards_the_world", lambda: "192.168.1.20")
    assert addresses.here() == ["192.168.1.20", "10.0.0.5", "169.254.7.7"]


def test_without_one_addresses_that_were_given_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "towards_the_world", lambda: "")
    assert addresses.here() == ["10.0.0.5", "192.168.1.20", "169.254.7.7"]


@pytest.mark.parametrize(
    ("called", "name"),
    [
        ("laptop", "laptop"),
        ("Annas-Laptop.fritz.box", "annas-laptop"),
        ("M\u00fcllers Mac", ""),
        ("", ""),
        ("under_score", ""),
    ],
)
def test_only_a_name_for_a_net_is_one(
    called: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: called)
    assert addresses.hostname() == name
