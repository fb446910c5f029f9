"""The family's own server: the app, and over the network its tables."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from server.house.house import House
    from server.network.doors import Doors


def create_app(
    folder: Path,
    house: "House | None" = None,
    doors: "Doors | None" = None,
    proxy: str = "",
) -> "Flask":
    """A Flask app that serves the app built into this folder, and a house's tables if given.

    `doors` say where in the network it is; `proxy` is the name of the server that it stands behind.
    """
    # Not at the top: the command line answers before anything is installed.
    from flask import Flask

    from server.web import shell

    app = Flask(__name__, static_folder=None)
    if house:
        from server.web import api, crowds, keep, live

        keep.install(app, folder, house, doors, proxy)
        api.install(app, house)
        live.install(app, house)
        inner = live.behind(app.wsgi_app, house)
        most = house.limits.connections_of_an_address
        app.wsgi_app = crowds.counted(inner, most)  # type: ignore[method-assign, assignment]
    if doors:
        app.config["GUESTS"] = lambda: doors.guests
    if proxy:
        from werkzeug.middleware.proxy_fix import ProxyFix

        app.config["GUESTS"] = lambda: f"https://{proxy}"
        app.wsgi_app = ProxyFix(app.wsgi_app, x_host=1)  # type: ignore[method-assign]
    shell.install(app, folder)
    return app
