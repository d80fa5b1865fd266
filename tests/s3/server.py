"""A small S3 server in its own process, which keeps objects in memory and records every request.

Run as `python -m tests.s3.server`: prints its port, and serves until its standard input ends. Below
`/_control` it answers what `tests.s3.client` asks: which requests there were, and how long to wait
before each answer. Signatures are not checked.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
import threading
import time
import uuid
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import BinaryIO, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit
from xml.sax.saxutils import escape

CONTROL = "/_control"


class Stored(NamedTuple):
    """An object."""

    content: bytes
    modified: float

    @property
    def etag(self) -> str:
        return f'"{hashlib.md5(self.content, usedforsecurity=False).hexdigest()}"'


class Answer(NamedTuple):
    """Status, content and headers of an answer."""

    status: int = 200
    content: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


def xml(root: str, *parts: str, status: int = 200) -> Answer:
    text = f'<?xml version="1.0" encoding="UTF-8"?><{root}>{"".join(parts)}</{root.split()[0]}>'
    return Answer(status, text.encode(), (("Content-Type", "application/xml"),))


def tag(name: str, value: object) -> str:
    return f"<{name}>{escape(str(value))}</{name}>"


def error(status: int, code: str) -> Answer:
    return xml("Error", tag("Code", code), tag("Message", code), status=status)


def unchunked(stream: BinaryIO) -> bytes:
    """Return chunks up to the empty one; each has its size and, in S3, a signature before it."""
    chunks = []
    while size := int(stream.readline().partition(b";")[0], 16):
        chunks.append(stream.read(size))
        stream.readline()
    return b"".join(chunks)


class Bucket:
    """Objects by key, and parts of those that are uploaded."""

    def __init__(self) -> None:
        self.objects: dict[str, Stored] = {}
        self.parts: dict[str, dict[int, bytes]] = {}

    def put(self, key: str, content: bytes) -> Answer:
        self.objects[key] = stored = Stored(content, time.time())
        return Answer(headers=(("ETag", stored.etag),))

    def get(self, key: str, span: str | None) -> Answer:
        if (stored := self.objects.get(key)) is None:
            return error(404, "NoSuchKey")
        told = (
            ("ETag", stored.etag),
            ("Last-Modified", formatdate(stored.modified, usegmt=True)),
            ("Accept-Ranges", "bytes"),
            ("Content-Type", "application/octet-stream"),
        )
        if span is None:
            return Answer(200, stored.content, told)
        size = len(stored.content)
        first, last = re.fullmatch(r"bytes=(\d*)-(\d*)", span).groups()  # type: ignore[union-attr]
        start = int(first) if first else max(0, size - int(last))
        end = min(size, int(last) + 1) if first and last else size
        if start >= size:
            return error(416, "InvalidRange")
        of = ("Content-Range", f"bytes {start}-{end - 1}/{size}")
        return Answer(206, stored.content[start:end], (*told, of))

    def listed(self, query: dict[str, str]) -> Answer:
        prefix, delimiter = query.get("prefix", ""), query.get("delimiter", "")
        after = query.get("continuation-token") or query.get("start-after", "")
        most = int(query.get("max-keys") or 1000)
        found: dict[str, Stored | None] = {}  # None for a common prefix
        for key in sorted(one for one in self.objects if one.startswith(prefix)):
            head, cut, _ = key[len(prefix) :].partition(delimiter) if delimiter else (key, "", "")
            name = f"{prefix}{head}{cut}" if cut else key
            if name > after:
                found[name] = None if cut else self.objects[key]
        names = list(found)[:most]
        is_cut = len(found) > most
        parts = [tag("KeyCount", len(names)), tag("IsTruncated", str(is_cut).lower())]
        parts += [tag("Prefix", prefix), tag("MaxKeys", most)]
        if is_cut:
            parts.append(tag("NextContinuationToken", names[-1]))
        for name in names:
            if (stored := found[name]) is None:
                parts.append(f"<CommonPrefixes>{tag('Prefix', name)}</CommonPrefixes>")
                continue
            at = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(stored.modified))
            facts = {"Key": name, "LastModified": at, "ETag": stored.etag}
            facts |= {"Size": str(len(stored.content)), "StorageClass": "STANDARD"}
            parts.append(f"<Contents>{''.join(map(tag, facts, facts.values()))}</Contents>")
        return xml('ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"', *parts)

    def answer(self, method: str, key: str, query: dict[str, str], handler: Handler) -> Answer:
        if method in ("GET", "HEAD"):
            return self.get(key, handler.headers.get("Range")) if key else self.listed(query)
        if method == "DELETE":
            self.parts.pop(query.get("uploadId", ""), None)
            self.objects.pop(key, None)
            return Answer(204)
        content = handler.content()
        if method == "POST" and "delete" in query:
            for name in re.findall(r"<Key>(.*?)</Key>", content.decode()):
                self.objects.pop(name.replace("&lt;", "<").replace("&amp;", "&"), None)
            return xml("DeleteResult")
        if method == "POST" and "uploads" in query:
            self.parts[identity := uuid.uuid4().hex] = {}
            return xml("InitiateMultipartUploadResult", tag("Key", key), tag("UploadId", identity))
        if method == "POST":
            parts = self.parts.pop(query["uploadId"])
            self.put(key, b"".join(parts[number] for number in sorted(parts)))
            done = tag("Key", key), tag("ETag", self.objects[key].etag)
            return xml("CompleteMultipartUploadResult", *done)
        if "uploadId" in query:
            self.parts[query["uploadId"]][int(query["partNumber"])] = content
            return Answer(headers=(("ETag", Stored(content, 0).etag),))
        if "x-amz-copy-source" in handler.headers:
            _, _, source = unquote(handler.headers["x-amz-copy-source"]).lstrip("/").partition("/")
            self.put(key, self.objects[source].content)
            return xml("CopyObjectResult", tag("ETag", self.objects[key].etag))
        if handler.headers.get("If-None-Match") == "*" and key in self.objects:
            return error(412, "PreconditionFailed")
        return self.put(key, content)


class Server:
    """The buckets, and what is recorded."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}
        self.requests: list[dict[str, object]] = []
        self.latency = 0.0
        self.n_under_way = self.most_at_once = 0

    def answer(self, handler: Handler) -> Answer:
        target = urlsplit(handler.path)
        path, query = unquote(target.path), dict(parse_qsl(target.query, keep_blank_values=True))
        if path.startswith(CONTROL):
            return self.control(path.removeprefix(CONTROL), query)
        method, span = handler.command, handler.headers.get("Range")
        path = path.lstrip("/")
        self.requests.append({"method": method, "path": path, "query": query, "range": span})
        self.n_under_way += 1
        self.most_at_once = max(self.most_at_once, self.n_under_way)
        try:
            if self.latency:
                time.sleep(self.latency)
            name, _, key = path.partition("/")
            if method == "PUT" and not key:
                handler.content()
                self.buckets.setdefault(name, Bucket())
                return Answer()
            bucket = self.buckets.get(name)
            if bucket is None:
                return error(404, "NoSuchBucket")
            if method == "HEAD" and not key:
                return Answer(headers=(("x-amz-bucket-region", "us-east-1"),))
            return bucket.answer(method, key, query, handler)
        finally:
            self.n_under_way -= 1

    def control(self, what: str, query: dict[str, str]) -> Answer:
        answer: object = None
        if what == "/requests":
            answer = self.requests
        elif what == "/clear":
            self.requests, self.most_at_once = [], 0
        elif what == "/most_at_once":
            answer = self.most_at_once
        elif what == "/latency":
            self.latency = float(query["seconds"])
        return Answer(content=json.dumps(answer).encode())


SERVER = Server()


class Handler(BaseHTTPRequestHandler):
    """Answers with what `SERVER` says."""

    protocol_version = "HTTP/1.1"  # keeps connections open, as S3 does
    wbufsize = -1

    def content(self) -> bytes:
        """Return the content of the request without the chunks of HTTP and of S3."""
        content: BinaryIO = self.rfile
        if self.headers.get("Transfer-Encoding") == "chunked":
            content = io.BytesIO(unchunked(content))
            while self.rfile.readline().strip():  # trailers
                pass
        else:
            content = io.BytesIO(content.read(int(self.headers.get("Content-Length") or 0)))
        is_signed = self.headers.get("x-amz-content-sha256", "").startswith("STREAMING-")
        return unchunked(content) if is_signed else content.read()

    def do_GET(self) -> None:  # the name that http.server wants
        answer = SERVER.answer(self)
        self.send_response(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if answer.status != 204:
            self.send_header("Content-Length", str(len(answer.content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.content)
        self.wfile.flush()

    do_HEAD = do_PUT = do_POST = do_DELETE = do_GET  # noqa: N815

    def log_message(self, *_: object) -> None:
        pass


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main() -> None:
    http = _Http(("127.0.0.1", 0), Handler)
    threading.Thread(target=http.serve_forever, daemon=True).start()
    print(http.server_port, flush=True)  # noqa: T201
    sys.stdin.read()


if __name__ == "__main__":
    main()
