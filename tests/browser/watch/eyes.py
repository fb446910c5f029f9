"""What axe has to complain about, by day and by night."""

import json
from typing import Any

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.phases import at_rest

# By night the markup is the same: what can be otherwise has to do with colours.
OF_COLOURS = ["color-contrast", "link-in-text-block"]
RULES: dict[str, Any] = {"light": {}, "dark": {"runOnly": OF_COLOURS}}


def complaints(page: Page, part: str = "html") -> dict[str, str]:
    """What axe has to say of a part of the page, in each theme."""
    page.evaluate(Axe().axe_script)
    found = {}
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        at_rest(page)
        options = json.dumps({"resultTypes": ["violations"], **rules})
        results = AxeResults(page.evaluate(f"part => axe.run(part, {options})", part))
        if results.violations_count:
            found[theme] = results.generate_report()
    return found
