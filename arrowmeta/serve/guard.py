"""Who may ask: a token for every request, the names that the server is called by, and headers.

A program sends the token as `Authorization: Bearer`. A browser opens `/?token=...` once, and gets a
cookie with a session of this process, which other sites cannot use, and servers at other ports do
not get. Without `--host` the server answers only to names of the own machine, so that a page of
another site cannot reach it under a name of its own (DNS rebinding). What is not read is sent by
pages of this server or by programs, as JSON (cross-site request forgery).
"""

from __future__ import annotations

import re
import secrets
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arrowmeta.serve.work import error_answer

#: Name of the cookie, before the port: browsers send the cookies of a host to all of its ports.
COOKIE = "arrowmeta_session_"
#: Paths of programs, for which cookies do not count.
_OF_PROGRAMS = ("/iceberg/",)
_OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; "
    "img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


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

        refusal = self._refusal(scope)
        app = self._app if refusal is None else refusal
        await app(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        name = re.sub(":[0-9]*$", "", headers.get("host", ""))
        if not self._is_open and name not in _OWN_NAMES:
            return error_answer(403, "ForbiddenException", "this name is not one of the server")
        origin = headers.get("origin")
        is_read = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not is_read and origin is not None and urlsplit(origin).netloc != headers.get("host"):
            return error_answer(403, "ForbiddenException", "the request is of another site")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if scope["method"] == "POST" and kind != "application/json":
            message = "the body has to be of the type application/json"
            return error_answer(415, "BadRequestException", message)
        if self._token is None:
            return None
        cookie = f"{COOKIE}{(scope.get('server') or ('', 0))[1]}"
        query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        given = dict(query).get("token")
        is_page = not scope["path"].startswith(_OF_PROGRAMS)
        if is_page and scope["method"] == "GET" and given is not None and self._is_token(given):
            rest = urlencode([(key, value) for key, value in query if key != "token"])
            answer = RedirectResponse(scope["path"] + (f"?{rest}" if rest else ""), 303)
            is_secure = scope["scheme"] == "https"
            answer.set_cookie(
                cookie, self._session, httponly=True, samesite="strict", secure=is_secure
            )
            return answer
        bearer = headers.get("authorization", "")
        if bearer[:7].lower() == "bearer " and self._is_token(bearer[7:].strip()):
            return None
        if is_page and secrets.compare_digest(_cookie(headers, cookie), self._session.encode()):
            return None
        return error_answer(401, "NotAuthorizedException", "the token is missing or wrong")

    def _is_token(self, given: str) -> bool:
        assert self._token is not None
        return secrets.compare_digest(given.encode(), self._token.encode())


def _cookie(headers: Headers, name: str) -> bytes:
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return b""
    return cookies[name].value.encode() if name in cookies else b""
