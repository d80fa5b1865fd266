"""Java programs over the jars of an engine: compiled once, asked in lines of JSON or text.

The jars are named in a variable, separated by commas; `make engines` fetches those of every
version. Classes of Hadoop and Jackson are among the jars of PySpark. The JDK is that of
`JAVA_HOME`, else the one on the `PATH`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.writers.environment import cache_folder

_FROM_PYSPARK = ("hadoop-client-*", "slf4j-api-*", "snappy-*", "jackson-*", "avro-*", "jcl-over-*")
_COMPILE_SECONDS = 300


class Engine(NamedTuple):
    """A library of an engine.

    Attributes:
        name: its name.
        program: what is compiled over its jars.
        variable: variable that names the jars.
        artifacts: what brings all other jars.
        versions: those that are tested, newest first.
    """

    name: str
    program: Path
    variable: str
    artifacts: tuple[str, ...]
    versions: tuple[str, ...]


_HERE = Path(__file__).parent

ENGINES = {
    "iceberg": Engine(
        "iceberg",
        _HERE / "IcebergEngine.java",
        "ARROWMETA_ICEBERG_JARS",
        ("org.apache.iceberg:iceberg-data", "org.apache.iceberg:iceberg-parquet"),
        ("1.12.0", "1.10.1"),
    ),
    "paimon": Engine(
        "paimon",
        _HERE / "PaimonEngine.java",
        "ARROWMETA_PAIMON_JARS",
        ("org.apache.paimon:paimon-bundle",),
        ("1.4.2", "1.3.1", "1.1.1"),
    ),
}


def tool(name: str) -> str | None:
    """Return the path of `java` or `javac`."""
    home = os.environ.get("JAVA_HOME")
    return (home and shutil.which(f"{home}/bin/{name}")) or shutil.which(name)


def missing() -> str | None:
    """Return why no program can be compiled here."""
    if tool("javac") is None or tool("java") is None:
        return "no JDK: JAVA_HOME names none, and javac is not on the PATH"
    if importlib.util.find_spec("pyspark") is None:
        return "no PySpark, whose jars have the classes of Hadoop"
    return None


class Java:
    """A process that runs a program, one line of its input and output for each request."""

    def __init__(self, program: Path, jars: str) -> None:
        classes = _classes(jars)
        path = f"{_compiled(program, classes)}{os.pathsep}{classes}"
        self._process = subprocess.Popen(
            [
                *(str(tool("java")), "-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                "-Duser.timezone=UTC",
                *("-cp", path, program.stem),
            ],
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
        pytest.skip(f"no jars: name them in {engine.variable}, or run `make engines`")
    if reason := missing():
        pytest.skip(reason)
    java = Java(engine.program, jars)
    yield java
    java.close()


def _classes(jars: str) -> str:
    import pyspark

    beside = Path(pyspark.__file__).parent / "jars"
    needed = [path for name in _FROM_PYSPARK for path in sorted(beside.glob(name))]
    return os.pathsep.join([*jars.split(","), *map(str, needed)])


def _compiled(program: Path, classes: str) -> Path:
    """Return the folder of a program's classes, compiling it if it or the jars are new."""
    known = program.read_bytes() + classes.encode()
    folder = cache_folder() / f"{program.stem}-{hashlib.sha256(known).hexdigest()[:16]}"
    if not (folder / f"{program.stem}.class").exists():
        command = [str(tool("javac")), "-nowarn", "-Xlint:none", "-d", str(folder), "-cp", classes]
        subprocess.run(
            [*command, str(program)], check=True, timeout=_COMPILE_SECONDS, capture_output=True
        )
    return folder
