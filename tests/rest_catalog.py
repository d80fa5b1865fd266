"""A server of Iceberg's REST catalog protocol over the tables of folders, for tests.

It answers what clients need to find and load tables: configuration, namespaces, tables. Some tables
may be refused, or never be answered.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qsl, unquote

from tests.processes import served


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

    def found(parts: list[str], query: str) -> tuple[int, object]:
        """Return the status and the body of the answer to a request."""
        match parts:
            case ["config"]:
                return 200, {"defaults": {}, "overrides": {}}
            case ["namespaces"]:
                return 200, {"namespaces": [] if "parent=" in query else [["db"]]}
            case ["namespaces", "db", "tables"]:
                listed = [{"namespace": ["db"], "name": name} for name in sorted(tables)]
                return 200, {"identifiers": listed}
            case ["namespaces", "db", "tables", name]:
                if name in silent:
                    ends.wait(60)
                if name == denied:
                    return refusal(403, "ForbiddenException", f"{name} is not for you")
                if name not in tables:
                    return refusal(404, "NoSuchTableException", f"Table does not exist: {name}")
                return 200, {
                    "metadata-location": (locations or {}).get(name, str(tables[name])),
                    "metadata": json.loads(tables[name].read_text()),
                    "config": dict(vended or {}),
                }
        return refusal(404, "NoSuchNamespaceException", "Namespace does not exist")

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # tokens are all that there is to ask for
            form = dict(parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
            if f"{form.get('client_id')}:{form.get('client_secret')}" == credential:
                self._answer(200, {"access_token": "a-token", "token_type": "bearer"})
            else:
                self._answer(*refusal(401, "NotAuthorizedException", "wrong credential"))

        def do_GET(self) -> None:
            path, _, query = self.path.partition("?")
            if credential and self.headers.get("Authorization") != "Bearer a-token":
                self._answer(*refusal(401, "NotAuthorizedException", "no token"))
            else:
                self._answer(*found([unquote(part) for part in path.split("/")[2:]], query))

        def _answer(self, code: int, body: object) -> None:
            text = json.dumps(body).encode()
            self.send_response(code)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: object) -> None:
            """Keep the test's output clean."""

    with served(Handler) as uri:
        try:
            yield uri
        finally:
            ends.set()


def refusal(code: int, kind: str, message: str) -> tuple[int, object]:
    return code, {"error": {"message": message, "type": kind, "code": code}}
