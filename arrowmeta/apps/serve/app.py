"""The server as an ASGI application, and as a process: `arrowmeta serve`.

`application` puts routes, errors and access together; `run` serves it with uvicorn, and prints its
address as the first line of standard output.

A program sends the token as `Authorization: Bearer`. A browser opens `/?token=...` once, and gets a
cookie with a session of this process, which other sites cannot use, and servers at other ports do
not get. Without `--host` the server answers only to names of the own machine, so that a page of
another site cannot reach it under a name of its own (DNS rebinding). What is not read is sent by
pages of this server or by programs, as JSON (cross-site request forgery).
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
import sys
import warnings
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode, urlsplit

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from arrowmeta.apps.serve.iceberg_rest import PREFIX, IcebergRest
from arrowmeta.apps.serve.pages import Pages, message_page, wants_page
from arrowmeta.apps.serve.survey import Journal, Survey
from arrowmeta.apps.serve.tables import RequestError, Tables, Work, error_answer, say, to_answer
from arrowmeta.errors import ArrowMetaError, UsageError

_LOOPBACK = ("127.0.0.1", "::1", "localhost")
#: Connections that may wait to be accepted.
_BACKLOG = 512
#: Connections at a time, and seconds in which a request has to arrive, header and body, and some
#: of an answer to be read.
_MOST_CONNECTIONS, REQUEST_SECONDS = 512, 20.0
#: Seconds that requests have to end in once the server is told to stop.
_LAST_SECONDS = 5
#: Types of the protocol for errors of HTTP.
_TYPES = {404: "NotFoundException", 405: "UnsupportedOperationException"}

#: Names of the own machine.
_OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; "
    "img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


def application(
    locations: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    token: str | None,
    is_open: bool = False,
) -> ASGIApp:
    """Return the server as an ASGI application.

    Args:
        locations: folders with tables, or tables.
        options: those of `arrowmeta.open`.
        token: what requests have to send; None for no token.
        is_open: whether requests may use any name of the server.

    Raises:
        UsageError: neither a location nor a catalog, or tables of one name in two locations.
    """
    tables = Tables(locations, options or {})
    if len(locations) > 1:
        tables.check_names()
    work = Work()
    rest = IcebergRest(tables, work, Journal.of_store(options or {}))
    pages = Pages(tables, work, rest, Survey(tables, work))
    errors = (HTTPException, ArrowMetaError, OSError, RequestError, Exception)
    handlers: dict[Any, Any] = dict.fromkeys(errors, _refused)
    app = Starlette(routes=[*rest.routes, *pages.routes], exception_handlers=handlers)
    return Guard(app, token, is_open=is_open)


async def _refused(request: Request, error: Exception) -> Response:
    """Answer with an error: as a page, if a browser asked for one."""
    answer = _of_http(request, error) if isinstance(error, HTTPException) else to_answer(error)
    if not wants_page(request):
        return answer
    message = json.loads(bytes(answer.body))["error"]["message"]
    return message_page("Not shown", message, answer.status_code)


def _of_http(request: Request, error: HTTPException) -> Response:
    """Answer a request without a route, or with another method than its route has."""
    status, kind = error.status_code, _TYPES.get(error.status_code, "BadRequestException")
    is_write = request.method not in ("GET", "HEAD")
    if status in (404, 405) and is_write:
        status, kind = 406, "UnsupportedOperationException"
    message = "the server is read-only" if is_write else error.detail
    message = f"{request.method} {request.url.path}: {message}"
    return error_answer(status, kind, message)


class Guard:
    """Application that lets requests with the token through to another one.

    Args:
        token: None lets everyone in.
        is_open: whether requests may use any name of the server.
    """

    def __init__(self, app: ASGIApp, token: str | None, *, is_open: bool = False) -> None:
        self._app = app
        self._token = token
        self._is_open = is_open
        self._session = secrets.token_urlsafe(24)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        app = self._refusal(Request(scope)) or self._app
        await app(scope, receive, with_headers)

    def _refusal(self, request: Request) -> Response | None:
        headers = request.headers
        name = re.sub(":[0-9]*$", "", headers.get("host", ""))
        if not self._is_open and name not in _OWN_NAMES:
            return error_answer(403, "ForbiddenException", "this name is not one of the server")
        origin = headers.get("origin")
        is_read = request.method in ("GET", "HEAD", "OPTIONS")
        if not is_read and origin is not None and urlsplit(origin).netloc != headers.get("host"):
            return error_answer(403, "ForbiddenException", "the request is of another site")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if request.method == "POST" and kind != "application/json":
            message = "the body has to be of the type application/json"
            return error_answer(415, "BadRequestException", message)
        if self._token is None:
            return None
        path: str = request.scope["path"]
        # Browsers send the cookies of a host to all of its ports.
        cookie = f"arrowmeta_session_{(request.scope.get('server') or ('', 0))[1]}"
        token = request.query_params.get("token")
        is_page = not path.startswith(f"{PREFIX}/")  # for programs, cookies do not count
        if is_page and request.method == "GET" and token is not None and self._is_token(token):
            query = request.query_params.multi_items()
            rest = urlencode([(key, value) for key, value in query if key != "token"])
            answer = RedirectResponse(path + (f"?{rest}" if rest else ""), 303)
            is_secure = request.scope["scheme"] == "https"
            answer.set_cookie(
                cookie, self._session, httponly=True, samesite="strict", secure=is_secure
            )
            return answer
        bearer = headers.get("authorization", "")
        if bearer[:7].lower() == "bearer " and self._is_token(bearer[7:].strip()):
            return None
        session = request.cookies.get(cookie, "")
        if is_page and secrets.compare_digest(session.encode(), self._session.encode()):
            return None
        return error_answer(401, "NotAuthorizedException", "the token is missing or wrong")

    def _is_token(self, text: str) -> bool:
        assert self._token is not None
        return secrets.compare_digest(text.encode(), self._token.encode())


class _TimedProtocol(H11Protocol):
    """HTTP/1.1 in which requests have to arrive, and answers to be read, in time."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        if self._waiting is not None:
            self._waiting.cancel()

    def pause_writing(self) -> None:
        """Wait for a client to read: until then its answer takes memory."""
        super().pause_writing()
        self._check_read()

    def _check_read(self, before: int = 0) -> None:
        left = self.transport.get_write_buffer_size()
        if left and left == before:
            self.transport.abort()
        elif left:
            self.loop.call_later(REQUEST_SECONDS, self._check_read, left)

    def _watch(self) -> None:
        is_whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if is_whole and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif not is_whole and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)


def run(
    locations: Sequence[str],
    options: Mapping[str, Any],
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    token: str | None = None,
    needs_token: bool = True,
) -> None:
    """Serve until interrupted; print the address, and on standard error the way in.

    Args:
        locations: folders with tables, or tables.
        options: those of `arrowmeta.open`.
        host: address to listen at.
        port: 0 for any that is free.
        token: None for one that is drawn.
        needs_token: whether requests need the token.

    Raises:
        UsageError: neither a location nor a catalog, or nothing can listen there.
    """
    if token == "":
        raise UsageError("the token is empty: --no-token lets everyone in")
    token = (token or secrets.token_urlsafe(24)) if needs_token else None
    is_open = host not in _LOOPBACK
    app = application(locations, options, token=token, is_open=is_open)
    # Of tables that are opened again and again.
    warnings.simplefilter("ignore")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
            listening.listen(_BACKLOG)  # before the address is told
        except OSError as error:
            raise UsageError(f"cannot listen at {host}:{port}: {error}") from error
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{listening.getsockname()[1]}/"
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()
        _say_hello(address, token, is_open=is_open)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            backlog=_BACKLOG,
            server_header=False,
            timeout_graceful_shutdown=_LAST_SECONDS,
            http=_TimedProtocol,
            ws="none",
            limit_concurrency=_MOST_CONNECTIONS,
        )
        uvicorn.Server(config).run(sockets=[listening])


def _say_hello(address: str, token: str | None, *, is_open: bool) -> None:
    if token is None:
        say("no token: everyone who reaches this address can read the tables")
    else:
        # Not by `say`, which removes tokens: this one has to be known.
        sys.stderr.write(f"arrowmeta: in a browser: {address}?token={token}\n")
    say(f"as a catalog: uri={address}iceberg" + (f" token={token}" if token else ""))
    if is_open:
        say("warning: other machines can reach this address, and nothing is encrypted")
