"""A proxy in front of an S3 server, which injects faults of storage and network."""

from __future__ import annotations

import http.client
import random
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Literal

Fault = Literal["reset", "503", "403", "hang", "truncated", "long HEAD", "drip"]
FAULTS: tuple[Fault, ...] = ("reset", "503", "403", "hang", "truncated")

#: Returns the fault of a request, by its method and path.
Choice = Callable[[str, str], Fault | None]

#: Pieces of an answer that drips, and the seconds before each.
DRIPS, DRIP_SECONDS = 6, 0.1

_ERRORS = {"503": ("SlowDown", "reduce your request rate"), "403": ("AccessDenied", "not allowed")}


class FaultProxy:
    """Forwards requests to a server, or answers with the fault that `choose` returns.

    Attributes:
        endpoint: where it listens.
        choose: returns the fault of a request; None for an answer of the server.
        n_faults: how many answers were faults.
        asked: path and headers of each request.
    """

    def __init__(self, server: str) -> None:
        self.choose: Choice = lambda method, path: None
        self.n_faults = 0
        self.asked: list[tuple[str, Message]] = []
        self._server = server
        self._ended = threading.Event()
        self._lock = threading.Lock()
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:  # the name that http.server wants
                proxy._answer(self)

            do_HEAD = do_GET  # noqa: N815

            def log_message(self, *_: object) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        self.endpoint = f"127.0.0.1:{self._http.server_port}"
        threading.Thread(target=self._http.serve_forever, daemon=True).start()

    def at_random(self, seed: int, rate: float, *faults: Fault) -> None:
        """Inject one of the faults into a share of requests."""
        dice = random.Random(seed)

        def choose(method: str, path: str) -> Fault | None:
            with self._lock:
                return dice.choice(faults) if dice.random() < rate else None

        self.choose = choose

    def close(self) -> None:
        """End all requests, including hanging ones."""
        self._ended.set()
        self._http.shutdown()
        self._http.server_close()

    def _answer(self, request: BaseHTTPRequestHandler) -> None:
        fault = self.choose(request.command, request.path)
        with self._lock:
            self.asked.append((request.path, request.headers))
            self.n_faults += fault is not None
        if fault == "reset":
            # Closed without waiting for sent data, so that the client gets a reset.
            linger = struct.pack("ii", 1, 0)
            request.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            request.connection.close()
            request.close_connection = True
        elif fault == "hang":
            self._ended.wait()
            request.close_connection = True
        elif fault in _ERRORS:
            code, message = _ERRORS[fault]
            text = f"<Error><Code>{code}</Code><Message>{message}</Message></Error>"
            headers = [("Content-Type", "application/xml")]
            self._send(request, int(fault), headers, text.encode(), len(text))
        else:
            self._pass_on(request, fault)

    def _pass_on(self, request: BaseHTTPRequestHandler, fault: Fault | None) -> None:
        server = http.client.HTTPConnection(self._server, timeout=60)
        server.request(request.command, request.path, headers=dict(request.headers))
        answer = server.getresponse()
        content = answer.read()
        length = int(answer.headers.get("Content-Length") or len(content))
        skipped = ("content-length", "connection", "transfer-encoding")
        headers = [one for one in answer.getheaders() if one[0].lower() not in skipped]
        server.close()
        if fault == "long HEAD" and request.command == "HEAD":
            length += 100
        if fault == "truncated":
            content, request.close_connection = content[: len(content) // 2], True
        n_pieces = DRIPS if fault == "drip" else 1
        self._send(request, answer.status, headers, content, length, n_pieces)

    def _send(
        self,
        request: BaseHTTPRequestHandler,
        status: int,
        headers: list[tuple[str, str]],
        content: bytes,
        length: int,
        n_pieces: int = 1,
    ) -> None:
        request.send_response(status)
        is_head = request.command == "HEAD"
        for name, value in headers if status < 400 or not is_head else ():
            request.send_header(name, value)  # Azure's client parses XML, if it is announced
        request.send_header("Content-Length", str(length))
        request.end_headers()
        if is_head:
            return
        step = -(-len(content) // n_pieces) or 1
        for start in range(0, len(content), step):
            if n_pieces > 1 and self._ended.wait(DRIP_SECONDS):
                return
            request.wfile.write(content[start : start + step])


@contextmanager
def running_proxy(server: str) -> Iterator[FaultProxy]:
    """Run a proxy until the block ends."""
    proxy = FaultProxy(server)
    try:
        yield proxy
    finally:
        proxy.close()
