"""Servers for the tests: the family's own and a host of plain files; both can be stopped."""

import functools
import logging
import threading
from collections.abc import Iterable
from http.server import HTTPServer, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from werkzeug.serving import make_server

from server import create_app


class Door:
    """A server on 127.0.0.1 that always opens at the same port again."""

    port = 0

    def __init__(self) -> None:
        self.asked: list[str] = []  # the paths, in the order in which they were asked for

    def made(self) -> Any:
        raise NotImplementedError

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        self.server = self.made()
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, args=[0.05], daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


class Host(Door):
    """The family's own server, with the app from a folder; another folder may take its place."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.serve(folder)

    def serve(self, folder: Path) -> None:
        self.folder = folder
        self.app = create_app(folder)
        self.broken: set[str] = set()  # paths that fail

    def made(self) -> Any:
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        return make_server("127.0.0.1", self.port, self.answer, threaded=True)

    def answer(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        self.asked.append(path)
        if path in self.broken:
            start("500 INTERNAL SERVER ERROR", [("Content-Length", "0")])
            return []
        return self.app(environ, start)


class PlainHost(Door):
    """A host of plain files that knows nothing of the app: no compression, no headers of ours."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def made(self) -> HTTPServer:
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *words: object) -> None:
                asked.append(self.path)

        handler = functools.partial(Handler, directory=str(self.folder))
        return ThreadingHTTPServer(("127.0.0.1", self.port), handler)
