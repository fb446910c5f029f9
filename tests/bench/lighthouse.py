"""What Lighthouse says of the first visit on a phone, beside two yardsticks from the same server.

One is a page of a single line with the same picture, the other loads brython.js and nothing else.
npm fetches Lighthouse, into ~/.cache/unke.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from server.build import FAMILY, build, folder, npm
from tests.bench import app, opened
from tests.browser.hosts import Host
from tests.chromium import ARGUMENTS, find

VERSION = "11"
PATIENCE = 300  # seconds that npm has
ROUNDS = 5
AUDITS = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}

PERFORMANCE = 95  # of a hundred; in all other categories all of it
LCP = 1.5  # times the page with the same picture
TBT = 150  # ms
CLS = 0.02

PICTURE = "picture.html"
PICTURE_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Picture</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="{icon}">
<h1>Unke</h1><img src="{picture}" alt="" width="328" height="184"></html>
"""

Report = dict[str, Any]


def prepare(target: Path) -> None:
    """The app with both yardsticks."""
    app.prepare(target)
    page = PICTURE_PAGE.format(
        icon=next(target.glob("icons/unke.*.svg")).relative_to(target).as_posix(),
        picture=next(target.glob("art-*/klunker/cover.svg")).relative_to(target).as_posix(),
    ).encode()
    folder.put(target / PICTURE, page)
    for suffix in folder.VARIANTS:
        folder.put(target / (PICTURE + suffix), folder.squeeze(page, suffix))


def report(lighthouse: Path, address: str) -> Report:
    """One visit, with a browser that has never been there."""
    flags = " ".join(["--headless=new", *ARGUMENTS])
    with tempfile.TemporaryDirectory() as place:
        written = Path(place) / "report.json"
        command = ["node", str(lighthouse / "cli" / "index.js"), address, "--quiet"]
        command += ["--output=json", f"--output-path={written}", f"--chrome-flags={flags}"]
        subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": find()})
        told: Report = json.loads(written.read_text("utf-8"))
        return told


def figures(reports: list[Report]) -> dict[str, float]:
    """The median of each figure, by its name."""
    names = {
        name: median(100 * (one["categories"][name]["score"] or 0) for one in reports)
        for name in reports[0]["categories"]
    }
    for short, audit in AUDITS.items():
        names[short] = median(one["audits"][audit]["numericValue"] for one in reports)
    return names


def told(name: str, found: dict[str, float], spread: list[float]) -> None:
    print(
        f"  {name:<18}{found['performance']:>4.0f}   FCP {found['FCP']:>6,.0f} ms   "
        f"LCP {found['LCP']:>6,.0f} ms   TBT {found['TBT']:>5,.0f} ms   CLS {found['CLS']:.3f}"
        f"   (LCP from {min(spread):,.0f} to {max(spread):,.0f})"
    )


def judged(home: dict[str, float], picture: dict[str, float]) -> bool:
    """Print the bars, and say whether all are kept."""
    well = [
        app.within("LCP / the page with the picture", home["LCP"] / picture["LCP"], LCP, "times"),
        app.within("blocking", home["TBT"], TBT, "ms"),
        app.within("CLS", home["CLS"], CLS, "times"),
    ]
    for name in home:
        if name in AUDITS:
            continue
        wanted = PERFORMANCE if name == "performance" else 100
        kept = home[name] >= wanted
        well.append(kept)
        verdict = "" if kept else "TOO LITTLE, "
        print(f"  {name:<36}{home[name]:>10,.0f} of 100  ({verdict}at least {wanted} wanted)")
    return all(well)


def measure(lighthouse: Path, served: Path) -> bool:
    with Host(served) as host:
        pages = {"Unke": "", "the picture": PICTURE, "bare Brython": app.YARDSTICK}
        reports: dict[str, list[Report]] = {name: [] for name in pages}
        for _ in range(ROUNDS):  # in turns: what else the computer does hits all of them
            for name, page in pages.items():
                reports[name].append(report(lighthouse, host.address + page))
    first = reports["Unke"][0]
    print(
        f"Lighthouse {first['lighthouseVersion']}, mobile, the median of {ROUNDS} visits in turns"
    )
    found = {name: figures(each) for name, each in reports.items()}
    for name, each in reports.items():
        told(name, found[name], [one["audits"][AUDITS["LCP"]]["numericValue"] for one in each])
    return judged(found["Unke"], found["the picture"])


def main() -> int:
    lighthouse = npm.brought("lighthouse", "lighthouse", VERSION, PATIENCE)
    if lighthouse is None:
        print("npm could not fetch Lighthouse.")
        return 1
    build(opened.APP, FAMILY)
    with tempfile.TemporaryDirectory() as served:
        prepare(Path(served))
        return 0 if measure(lighthouse, Path(served)) else 1
