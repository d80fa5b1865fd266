"""A server of Iceberg's REST catalog protocol over the tables of folders, for tests.

It answers what clients need to find and load tables: configuration, namespaces, tables. Some tables
may be refused, or never be answered.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, unquote


@contextmanager
def rest_catalog(
    tables: Mapping[str, Path],
    *,
    silent: frozenset[str] = frozenset(),
    denied: str = "",
    vended: Mapping[str, str] | None = None,
    locations: Mapping[str, str] | None = None,
    credential: str | None = None,
) -> Iterator[str]:
    """Serve tables of the namespace `db`, given by their metadata files; yield the URI.

    Args:
        tables: metadata files by the name of the table.
        silent: tables that are never answered.
        denied: a table that may not be loaded.
        vended: properties for the FileIO of each table: its credentials.
        locations: where metadata files are, if not where `tables` have them.
        credential: `ID:SECRET` that a client needs for a token; it needs none by default.
    """
    ends = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # tokens are all that there is to ask for
            form = dict(parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
            if f"{form.get('client_id')}:{form.get('client_secret')}" == credential:
                self._answer({"access_token": "a-token", "token_type": "bearer"})
            else:
                self._refuse(401, "NotAuthorizedException", "wrong credential")

        def do_GET(self) -> None:
            if credential and self.headers.get("Authorization") != "Bearer a-token":
                self._refuse(401, "NotAuthorizedException", "no token")
                return
            parts = [unquote(part) for part in self.path.partition("?")[0].split("/")[2:]]
            match parts:
                case ["config"]:
                    self._answer({"defaults": {}, "overrides": {}})
                case ["namespaces"]:
                    inner = "parent=" in self.path
                    self._answer({"namespaces": [] if inner else [["db"]]})
                case ["namespaces", "db", "tables"]:
                    found = [{"namespace": ["db"], "name": name} for name in sorted(tables)]
                    self._answer({"identifiers": found})
                case ["namespaces", "db", "tables", name] if name in silent:
                    ends.wait(60)
                case ["namespaces", "db", "tables", name] if name == denied:
                    self._refuse(403, "ForbiddenException", f"{name} is not for you")
                case ["namespaces", "db", "tables", name] if name in tables:
                    self._answer(
                        {
                            "metadata-location": (locations or {}).get(name, str(tables[name])),
                            "metadata": json.loads(tables[name].read_text()),
                            "config": dict(vended or {}),
                        }
                    )
                case ["namespaces", "db", "tables", name]:
                    self._refuse(404, "NoSuchTableException", f"Table does not exist: {name}")
                case _:
                    self._refuse(404, "NoSuchNamespaceException", "Namespace does not exist")

        def _refuse(self, code: int, kind: str, message: str) -> None:
            self._answer({"error": {"message": message, "type": kind, "code": code}}, code)

        def _answer(self, body: object, code: int = 200) -> None:
            text = json.dumps(body).encode()
            self.send_response(code)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: object) -> None:
            """Keep the test's output clean."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        ends.set()
        server.shutdown()
        server.server_close()
