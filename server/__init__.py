"""The family's own server: the app, and (over the network) its tables."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask


def create_app(folder: Path) -> "Flask":
    """A Flask app that serves the app built into this folder."""
    # Not at the top: the command line answers before anything is installed.
    from flask import Flask

    from server import shell

    app = Flask(__name__, static_folder=None)
    shell.install(app, folder)
    return app
