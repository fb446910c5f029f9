"""The family's own server: the app, and (over the network) its tables."""

from pathlib import Path

from flask import Flask

from server import shell


def create_app(folder: Path) -> Flask:
    """A Flask app that serves the app built into this folder."""
    app = Flask(__name__, static_folder=None)
    shell.install(app, folder)
    return app
