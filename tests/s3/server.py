"""An S3 server of moto in its own process, which records every request.

Run as `python -m tests.s3.server`: prints its port, and serves until its standard input ends. Below
`/_control` it answers what `tests.s3.client` asks: which requests there were, and how long to wait
before each answer.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import parse_qsl

CONTROL = "/_control"


class Recorder:
    """Forwards requests to moto and records them."""

    def __init__(self, app: Callable[..., Iterable[bytes]]) -> None:
        self._app = app
        self._requests: list[dict[str, Any]] = []
        self._latency = 0.0
        self._n_under_way = 0
        self._most_at_once = 0

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        query = dict(parse_qsl(environ.get("QUERY_STRING", ""), keep_blank_values=True))
        if path.startswith(CONTROL):
            return self._control(path.removeprefix(CONTROL), query, start_response)
        one = {
            "method": environ["REQUEST_METHOD"],
            "path": path.lstrip("/"),
            "query": query,
            "range": environ.get("HTTP_RANGE"),
        }
        self._requests.append(one)
        self._n_under_way += 1
        self._most_at_once = max(self._most_at_once, self._n_under_way)
        try:
            if self._latency:
                time.sleep(self._latency)
            return self._app(environ, start_response)
        finally:
            self._n_under_way -= 1

    def _control(self, what: str, query: dict[str, str], start_response: Any) -> list[bytes]:
        answer: Any = None
        if what == "/requests":
            answer = self._requests
        elif what == "/clear":
            self._requests = []
            self._most_at_once = 0
        elif what == "/most_at_once":
            answer = self._most_at_once
        elif what == "/latency":
            self._latency = float(query["seconds"])
        start_response("200 OK", [("Content-Type", "application/json")])
        return [json.dumps(answer).encode()]


def main() -> None:
    # Here, since tests import this module for its constant.
    from moto.server import create_backend_app
    from werkzeug.serving import WSGIRequestHandler, make_server

    class Handler(WSGIRequestHandler):
        protocol_version = "HTTP/1.1"  # keeps connections open, as S3 does

        def log(self, type: str, message: str, *args: Any) -> None:
            pass

    # Moto's own dispatcher of services lists its folder of modules twice for every request.
    app = Recorder(create_backend_app("s3"))
    server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.port, flush=True)  # noqa: T201
    sys.stdin.read()


if __name__ == "__main__":
    main()
