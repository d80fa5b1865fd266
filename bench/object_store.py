"""A folder served by the S3 protocol on this machine, as benchmarks read it: counted, and delayed.

Answers GET, HEAD and ListObjectsV2 of one bucket from memory, and checks no signature. It is quick
enough that the clients, and the latency that it is told to have, are what takes time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote
from xml.sax.saxutils import escape

BUCKET = "bench"
REGION = "us-east-1"


class Request(NamedTuple):
    """A request that was answered.

    Attributes:
        kind: `GET`, `HEAD` or `LIST`.
        key: the object, or the prefix that is listed.
    """

    kind: str
    key: str


class ObjectStore:
    """Serves the files below a folder as `s3://bench/<path>`.

    Attributes:
        endpoint: `127.0.0.1` and the port.
        latency: seconds before each answer.
        delays: further seconds for keys below a prefix; infinite for those never answered.
        requests: what was asked so far.
    """

    def __init__(self, folder: Path) -> None:
        self.latency = 0.0
        self.delays: dict[str, float] = {}
        self.requests: list[Request] = []
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._connected, "127.0.0.1", 0)
        )
        self.endpoint = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop serving."""

        def stop() -> None:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.call_soon(self._loop.stop)

        self._loop.call_soon_threadsafe(stop)
        self._thread.join()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                headers = dict(line.lower().split(": ", 1) for line in rest if ": " in line)
                method, target, _ = first.split(" ")
                writer.write(await self._answer(method, target, headers))
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            writer.close()

    async def _answer(self, method: str, target: str, headers: dict[str, str]) -> bytes:
        path, _, query = target.partition("?")
        key = unquote(path).lstrip("/").partition("/")[2]
        asked = dict(parse_qsl(query, keep_blank_values=True))
        is_listing = "list-type" in asked
        prefix = asked.get("prefix", "")
        self.requests.append(Request("LIST", prefix) if is_listing else Request(method, key))
        of_key = (more for below, more in self.delays.items() if (prefix or key).startswith(below))
        if seconds := self.latency + sum(of_key):
            await asyncio.sleep(seconds)
        if is_listing:
            return _response("200 OK", self._listed(prefix, asked.get("delimiter", "")))
        file = self._folder / key
        content = _read(file, file.stat().st_mtime_ns) if file.is_file() else None
        if content is None:
            code = b"<Error><Code>NoSuchKey</Code><Message>no such key</Message></Error>"
            return _response("404 Not Found", b"" if method == "HEAD" else code)
        if method == "HEAD":
            return _response("200 OK", b"", len(content))
        if "range" in headers:
            first, _, last = headers["range"].removeprefix("bytes=").partition("-")
            part = content[int(first) : int(last) + 1]
            where = f"Content-Range: bytes {first}-{last}/{len(content)}\r\n"
            return _response("206 Partial Content", part, more=where)
        return _response("200 OK", content)

    def _listed(self, prefix: str, delimiter: str) -> bytes:
        folder = self._folder / prefix.rpartition("/")[0]
        below = folder.iterdir() if delimiter else folder.rglob("*")
        contents, folders = "", ""
        for place in sorted(below) if folder.is_dir() else []:
            key = escape(str(place.relative_to(self._folder)))
            if not key.startswith(prefix):
                continue
            if place.is_file():
                contents += (
                    f"<Contents><Key>{key}</Key><Size>{place.stat().st_size}</Size>"
                    "<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>"
                )
            elif delimiter:
                folders += f"<CommonPrefixes><Prefix>{key}/</Prefix></CommonPrefixes>"
        return (
            f"<ListBucketResult><Name>{BUCKET}</Name><Prefix>{escape(prefix)}</Prefix>"
            f"<KeyCount>{contents.count('<Key>') + folders.count('<Prefix>')}</KeyCount>"
            f"<IsTruncated>false</IsTruncated>{contents}{folders}</ListBucketResult>"
        ).encode()


@cache
def _read(path: Path, changed_at: int) -> bytes:
    """Return the bytes of a file as of its last change."""
    return path.read_bytes()


def _response(status: str, content: bytes, length: int | None = None, more: str = "") -> bytes:
    head = (
        f"HTTP/1.1 {status}\r\n{more}"
        f"Content-Length: {len(content) if length is None else length}\r\n"
        'ETag: "0"\r\nLast-Modified: Thu, 01 Jan 2026 00:00:00 GMT\r\n\r\n'
    )
    return head.encode() + content


@contextmanager
def running_store(folder: Path) -> Iterator[ObjectStore]:
    """Serve a folder until the block ends."""
    store = ObjectStore(folder)
    try:
        yield store
    finally:
        store.close()
