"""The Chromium or Chrome that the tests drive: found, or installed where there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from server.commands import Failure

# The pages behind Chromium's own address bar, which nobody sees here, cost every new window more
# than the app does. Only the last list of features counts, so Playwright's own come first.
WITHOUT = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(WITHOUT),
]
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
PLACES = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    *(
        os.path.join(os.environ[folder], "Google", "Chrome", "Application", "chrome.exe")
        for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        if folder in os.environ
    ),
]


def runs(program: str) -> bool:
    """Whether it starts: a placeholder for a snap, or one whose libraries are missing, does not."""
    if os.name == "nt":
        return Path(program).is_file()  # there, --version opens a window
    try:
        asked = subprocess.run([program, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


WHERE = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)


def downloaded() -> str:
    """Where Playwright puts the one that it downloads; asked in a process of its own, because
    Playwright may not be asked twice in one."""
    return subprocess.check_output([sys.executable, "-c", WHERE], text=True).strip()


def find() -> str | None:
    wanted = os.environ.get("UNKE_CHROMIUM")
    if wanted:
        if not runs(wanted):
            raise Failure(f"UNKE_CHROMIUM is {wanted}, but that doesn't start")
        return wanted
    installed = filter(None, [*map(shutil.which, NAMES), *PLACES])
    return next(filter(runs, installed), None) or next(filter(runs, [downloaded()]), None)


def attempt(*command: str) -> None:
    print("unke: no Chromium here, trying: " + " ".join(command), file=sys.stderr, flush=True)
    subprocess.call(command, stdin=subprocess.DEVNULL)


def ensure() -> str:
    found = find()
    if not found:
        attempt(sys.executable, "-m", "playwright", "install", "chromium")
        found = find()
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        attempt("apt-get", "update", "-qq")
        attempt("apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium")
        found = find()
    if not found:
        raise Failure("the tests need Chromium or Chrome: install one, or name it in UNKE_CHROMIUM")
    return found
