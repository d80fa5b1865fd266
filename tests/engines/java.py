"""Java programs over the jars of an engine: compiled once, asked in lines of JSON or text.

The jars are named in a variable, separated by commas; `python -m tests.engines` fetches those of
every version.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.java import Engine, command, missing

_HERE = Path(__file__).parent


class Java:
    """A process that runs a program, one line of its input and output for each request."""

    def __init__(self, program: Path, jars: str) -> None:
        options = ("-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
        self._process = subprocess.Popen(
            command(program, jars.split(","), *options),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
            encoding="utf-8",
        )

    def line(self, request: str) -> str:
        """Return the answer to a line."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{request}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the process has ended"
        return answer.rstrip("\n")

    def ask(self, *fields: object) -> str:
        """Return the answer to fields that tabs separate."""
        return self.line("\t".join(map(str, fields)))

    def call(self, what: str, path: Path, **fields: Any) -> Any:
        """Return the answer to a request in JSON.

        Raises:
            EngineError: the engine refused.
        """
        answer = json.loads(self.line(json.dumps({"do": what, "path": path.as_uri(), **fields})))
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer["answer"]

    def close(self) -> None:
        """End the program."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


class EngineError(Exception):
    """What an engine says when it refuses a request."""


@contextmanager
def running(engine: Engine) -> Iterator[Java]:
    """Run an engine's program over the jars that are named; skip the test without them."""
    if not (jars := os.environ.get(engine.variable)):
        pytest.skip(f"no jars: name them in {engine.variable}, or run `python -m tests.engines`")
    if reason := missing():
        pytest.skip(reason)
    java = Java(_HERE / f"{engine.name.capitalize()}Engine.java", jars)
    yield java
    java.close()
