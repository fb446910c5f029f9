"""The network around the computer: ports, addresses, firewalls, the name."""

import json
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from zeroconf import Error as MulticastError
from zeroconf import IPVersion, Zeroconf

from server.doctor import FINE, NOTE, WRONG, Finding, Patient
from server.network import addresses, announcing
from server.network.certificates import may_bear

UFW = Path("/etc/ufw/ufw.conf")


def ports(patient: Patient) -> Iterator[Finding]:
    about = f"port {patient.port}"
    if patient.is_running:
        try:
            address = f"http://127.0.0.1:{patient.port}/healthz"
            with urllib.request.urlopen(address, timeout=5) as answer:
                healthy = json.load(answer)
            yield Finding(FINE, about, f"Unke {healthy['version']} is running and healthy")
        except (OSError, ValueError, KeyError) as error:
            cure = "if it runs at another port, say --port; else see what it logs, start it anew"
            yield Finding(WRONG, about, f"Unke runs with these data, but not here: {error}", cure)
        return
    for port in (patient.port, patient.secure_port):
        if is_free(port):
            yield Finding(FINE, f"port {port}", "free; Unke is not running")
        else:
            cure = "stop what has it: phones that keep the app know no other port"
            yield Finding(WRONG, f"port {port}", "something else has taken it", cure)


def is_free(port: int) -> bool:
    try:
        socket.create_server(("", port)).close()
        return True
    except OSError:
        return False


def addresses_found(patient: Patient) -> Iterator[Finding]:
    found = addresses.here()
    if not found:
        cure = "join a Wi-Fi or plug in a cable"
        yield Finding(WRONG, "network", "this computer is in none", cure)
        return
    yield Finding(FINE, "network", "reached at " + ", ".join(found))
    if not any(map(may_bear, found)):
        cure = "https works by the name alone; a router of your own gives private addresses"
        yield Finding(NOTE, "network", f"{found[0]} is no private address", cure)
    elif patient.is_running and not answers(found[0], patient.port):
        cure = "start it with --lan, if phones are to come"
        yield Finding(NOTE, "network", "Unke is open to this computer only", cure)


def answers(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), timeout=3).close()
        return True
    except OSError:
        return False


def firewall(patient: Patient) -> Iterator[Finding]:
    """What can be seen of one from inside; the last word has a phone that tries."""
    open_ports = [f"{patient.port}/tcp", f"{patient.secure_port}/tcp", "5353/udp"]
    try:
        with_ufw = "ENABLED=yes" in UFW.read_text("utf-8")
    except OSError:
        with_ufw = False
    if with_ufw:
        status = said("ufw", "status")
        shut = [port for port in open_ports if port not in status]
        cure = "sudo ufw allow " + " && sudo ufw allow ".join(shut)
        if status and not shut:
            yield Finding(FINE, "firewall", "ufw lets the phones in")
        else:
            state = WRONG if status else NOTE
            yield Finding(state, "firewall", f"ufw is on; is it open for {', '.join(shut)}?", cure)
    elif said("firewall-cmd", "--state").strip() == "running":
        shut = [p for p in open_ports if said("firewall-cmd", f"--query-port={p}").strip() != "yes"]
        if shut:
            wanted = " ".join(f"--add-port={port}" for port in shut)
            cure = f"sudo firewall-cmd --permanent {wanted} && sudo firewall-cmd --reload"
            yield Finding(WRONG, "firewall", f"firewalld is shut for {', '.join(shut)}", cure)
        else:
            yield Finding(FINE, "firewall", "firewalld lets the phones in")
    elif drops(said("nft", "list", "ruleset")):
        cure = f"let {', '.join(open_ports)} in"
        yield Finding(NOTE, "firewall", "nftables drops what it does not know", cure)
    elif sys.platform in ("win32", "darwin"):
        cure = "when the system asks whether Python may be reached from the network, allow it"
        yield Finding(NOTE, "firewall", "this system has one of its own", cure)
    else:
        yield Finding(FINE, "firewall", "none seen on this computer")


def drops(rules: str) -> bool:
    """Whether a ruleset of nftables begins with a no for what comes in."""
    return any("hook input" in line and "policy drop" in line for line in rules.splitlines())


def said(program: str, *words: str) -> str:
    """What a program says, nothing if it is not there or may not speak."""
    path = shutil.which(program)
    if not path:
        return ""
    try:
        done = subprocess.run([path, *words], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""


def name(patient: Patient) -> Iterator[Finding]:
    host = announcing.kept(patient.folder)
    ours = addresses.here()
    if not host or not ours:
        if not host:
            yield Finding(NOTE, "name", "none yet; it is chosen when Unke first runs with --lan")
        return
    try:
        multicast = Zeroconf(interfaces=ours, ip_version=IPVersion.V4Only)
    except (OSError, MulticastError) as error:
        cure = "phones come by the address; see that UDP port 5353 is not blocked"
        yield Finding(WRONG, "name", f"nothing can be asked by multicast: {error}", cure)
        return
    try:
        address = announcing.who_is(multicast, host, [])
    finally:
        multicast.close()
    if address in ours:
        yield Finding(FINE, "name", f"{host}.local is this computer")
    elif address:
        cure = f"stop the other one, or give up this name: delete {patient.folder / 'name'}"
        yield Finding(WRONG, "name", f"{host}.local is another computer, at {address}", cure)
    elif patient.is_running:
        cure = "start Unke with --lan; a guest Wi-Fi may also keep names from being heard"
        yield Finding(WRONG, "name", f"nobody answers to {host}.local", cure)
    else:
        yield Finding(FINE, "name", f"{host}.local is free for when Unke runs")
