"""A client of the S3 test server: uploads folders and counts requests."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pyarrow.fs as pafs

from tests.s3.server import CONTROL

BUCKET = "warehouse"
ACCESS_KEY = "test-key"
SECRET_KEY = "test-secret"
REGION = "us-east-1"


class Request(NamedTuple):
    """A request that the server has answered."""

    method: str
    path: str
    query: dict[str, str]
    range: str | None

    @property
    def is_listing(self) -> bool:
        return self.method == "GET" and "list-type" in self.query


class S3Server:
    """A server on 127.0.0.1 with one bucket, `BUCKET`."""

    def __init__(self, port: int) -> None:
        self.endpoint = f"127.0.0.1:{port}"
        self.filesystem(allow_bucket_creation=True).create_dir(BUCKET)

    def filesystem(self, **options: Any) -> pafs.S3FileSystem:
        """Return a filesystem on the server."""
        settings = {
            "access_key": ACCESS_KEY,
            "secret_key": SECRET_KEY,
            "region": REGION,
            "scheme": "http",
            "endpoint_override": self.endpoint,
        }
        return pafs.S3FileSystem(**{**settings, **options})

    def uri(self, path: str, **query: str) -> str:
        """Return a URI that `pyarrow.fs` resolves, of a path such as `upload` returns."""
        options = {"scheme": "http", "endpoint_override": self.endpoint, "region": REGION}
        where = f"{ACCESS_KEY}:{SECRET_KEY}@{path}"
        return f"s3://{where}?{urlencode({**options, **query})}"

    def upload(self, folder: Path, name: str) -> str:
        """Copy a folder to the bucket; return its path on `filesystem()`."""
        to = f"{BUCKET}/{name}"
        pafs.copy_files(str(folder), to, pafs.LocalFileSystem(), self.filesystem())
        return to

    @property
    def requests(self) -> list[Request]:
        """The requests since the last `clear`."""
        return [Request(**one) for one in self._control("/requests")]

    @property
    def most_at_once(self) -> int:
        """The maximum number of concurrent requests since the last `clear`."""
        return int(self._control("/most_at_once"))

    def clear(self) -> None:
        """Forget the requests so far."""
        self._control("/clear")

    @contextmanager
    def latency(self, seconds: float) -> Iterator[None]:
        """Delay each response."""
        self._control("/latency", seconds=str(seconds))
        try:
            yield
        finally:
            self._control("/latency", seconds="0")

    def _control(self, what: str, **query: str) -> Any:
        url = f"http://{self.endpoint}{CONTROL}{what}?{urlencode(query)}"
        with urllib.request.urlopen(url, timeout=30) as answer:
            return json.loads(answer.read())


def storage_options(endpoint: str) -> dict[str, str]:
    """Return the options of `arrowmeta.open` for the server, or for a proxy before it."""
    return {
        "s3.endpoint": f"http://{endpoint}",
        "s3.access-key-id": ACCESS_KEY,
        "s3.secret-access-key": SECRET_KEY,
        "s3.region": REGION,
    }


def command(endpoint: str, *words: str) -> list[str]:
    """Return the words of a command of Python over the server, or over a proxy before it."""
    given = [
        f"--storage-option={name}={value}" for name, value in storage_options(endpoint).items()
    ]
    return ["-m", "arrowmeta", *words, *given]


def counted(requests: list[Request]) -> Counter[tuple[str, str]]:
    """Count requests by what they ask: `LIST`, `GET` or `HEAD`, and of which path."""
    return Counter(
        ("LIST", r.query.get("prefix", "")) if r.is_listing else (r.method, r.path)
        for r in requests
    )


@contextmanager
def running_server() -> Iterator[S3Server]:
    """Run a server until the block ends."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.s3.server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    try:
        yield S3Server(int(process.stdout.readline()))
    finally:
        process.stdin.close()
        process.stdout.close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
