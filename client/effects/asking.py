"""Asking the server that the app came from, over HTTP."""

from browser import window
from javascript import JSON

PATIENCE = 10000
"""Milliseconds that an answer may take."""
base = window.location.pathname.rpartition("/")[0]
"""Where the app lies on its server."""


def fetch(method: str, path: str, body, key: str, answer) -> None:
    """Ask over HTTP; what comes is an object if it is JSON, else text."""
    headers = {}
    if key:
        headers["Authorization"] = "Bearer " + key
    options: dict = {"method": method, "headers": headers, "cache": "no-store"}
    if body is not None:
        is_text = isinstance(body, str)
        headers["Content-Type"] = "text/plain" if is_text else "application/json"
        options["body"] = body if is_text else JSON.stringify(body)
    controller = window.AbortController.new()
    options["signal"] = controller.signal
    timer = window.setTimeout(lambda: controller.abort(), PATIENCE)

    def on_response(response):
        is_json = "json" in (response.headers.get("Content-Type") or "")
        well = response.ok

        def on_text(text: str) -> None:
            window.clearTimeout(timer)
            if well:
                answer(JSON.parse(text) if is_json else text, "")
            elif is_json:
                refusal = JSON.parse(text)
                answer(refusal, refusal["error"])
            else:
                answer(None, "absent")

        return response.text().then(on_text)

    def on_error(error) -> None:
        window.clearTimeout(timer)
        answer(None, "network")

    window.fetch(base + path, options).then(on_response).catch(on_error)
