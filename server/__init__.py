"""The family's own server: the app, and over the network its tables."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from server.house import House


def create_app(folder: Path, house: "House | None" = None) -> "Flask":
    """A Flask app that serves the app built into this folder, and a house's tables if given."""
    # Not at the top: the command line answers before anything is installed.
    from flask import Flask

    from server import shell

    app = Flask(__name__, static_folder=None)
    if house:
        from server import live, lobby

        lobby.install(app, house)
        live.install(app, house)
        app.wsgi_app = live.behind(app.wsgi_app, house)  # type: ignore[method-assign, assignment]
    shell.install(app, folder)
    return app
