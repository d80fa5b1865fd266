"""All whom we compare with: which version, where it runs, and what it can answer.

Each answers in a process of its own, started by `ask`, and says in numbers what it found.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from bench import java
from bench.columns import DAYS, dates
from bench.environments import EnvironmentUnavailableError, environment_python, jars, rust_program
from bench.job import Job

ROOT = Path(__file__).parent.parent
_READERS = Path(__file__).parent / "readers"

BOTH = ("paimon", "iceberg")
_PAIMON, _ICEBERG = BOTH[:1], BOTH[1:]

#: Plans of everything, of one partition and of a range of keys.
PLANS = ("everything", "one partition", "1 % of the keys")
QUESTIONS = (*PLANS, "files", "partitions", "snapshots", "entries", "six columns")
_KEYS = 1 << 40


@dataclass(frozen=True)
class Peer:
    """A library to ask.

    Attributes:
        name: as printed.
        reader: the module of `bench.readers`; or a program there, in Java or Rust.
        formats: what it reads.
        questions: what it answers, of `QUESTIONS`.
        packages: what to install, with versions; none for the environment that runs this.
        max_entries: of the largest table that it is asked about.
    """

    name: str
    reader: str
    formats: tuple[str, ...]
    questions: tuple[str, ...]
    packages: tuple[str, ...] = ()
    max_entries: int = 1_000_000

    @cached_property
    def command(self) -> list[str]:
        """The process to start, which is made ready now unless it is kept.

        Raises:
            EnvironmentUnavailableError: it cannot be had here.
        """
        if self.reader.endswith(".java"):
            if reason := java.missing():
                raise EnvironmentUnavailableError(reason)
            engine = java.ENGINES[self.formats[0]]
            paths = map(str, jars(engine.artifacts, engine.versions[0]))
            return java.command(_READERS / "java" / self.reader, paths)
        if self.reader.startswith("rust"):
            return [str(rust_program(_READERS / self.reader))]
        python = environment_python(*self.packages) if self.packages else sys.executable
        return [str(python), "-m", "bench.measure", self.reader]

    @property
    def versions(self) -> str:
        """Which versions it has."""
        if self.reader.endswith(".java"):
            return java.ENGINES[self.formats[0]].versions[0]
        named = self.packages or tuple(f"{name}=={version(name)}" for name in _OURS)
        return ", ".join(name.replace("==", " ") for name in named)


#: Packages of our own environment whose versions matter.
_OURS = ("arrowmeta", "numba", "numpy", "pyarrow", "duckdb")
OURS = Peer("arrowmeta", "arrowmeta", BOTH, QUESTIONS)

#: Some libraries take minutes for a million entries.
_SLOW = 100_000
_PYARROW = "pyarrow==26.0.1"
_DATAFUSION = ("datafusion==55.0.0", _PYARROW)
PYICEBERG = Peer(
    "PyIceberg",
    "pyiceberg",
    _ICEBERG,
    (*PLANS, "files", "partitions", "snapshots", "entries"),
    ("pyiceberg==0.12.0", _PYARROW),
    _SLOW,
)
POLARS_ICEBERG = Peer(
    "polars-iceberg",
    "polars_iceberg",
    _ICEBERG,
    PLANS,
    ("polars==2.1.0", "polars-iceberg==0.1.0", "pyiceberg==0.12.0", _PYARROW),
)
PYPAIMON = Peer(
    "pypaimon",
    "pypaimon",
    _PAIMON,
    (*PLANS, "files", "partitions", "snapshots", "entries"),
    ("pypaimon==2.1.0",),
    _SLOW,
)
PYPAIMON_RUST = Peer(
    "pypaimon-rust",
    "pypaimon_rust",
    _PAIMON,
    (*PLANS, "files", "partitions", "snapshots"),
    ("pypaimon-rust==0.4.0", _PYARROW),
)
PEERS = (
    OURS,
    Peer("arrowmeta read_avro", "arrowmeta_avro", BOTH, ("entries", "six columns")),
    Peer(
        "arrowmeta's limit: decompression alone",
        "limit",
        BOTH,
        ("entries",),
        ("zstandard==0.25.0", "deflate==0.9.0"),
    ),
    PYPAIMON,
    PYPAIMON_RUST,
    Peer("Paimon Java", "PaimonPlanner.java", _PAIMON, (*PLANS, "snapshots")),
    PYICEBERG,
    Peer(
        "pyiceberg-core",
        "pyiceberg_core",
        _ICEBERG,
        ("entries",),
        ("pyiceberg-core==0.11.0",),
        _SLOW,
    ),
    POLARS_ICEBERG,
    Peer(
        "iceberg crate",
        "rust_iceberg",
        _ICEBERG,
        (*PLANS, "snapshots"),
        ("iceberg==0.10.1",),
        _SLOW,
    ),
    Peer("Iceberg Java", "IcebergPlanner.java", _ICEBERG, (*PLANS, "snapshots")),
    Peer(
        "DuckDB",
        "duckdb",
        _ICEBERG,
        ("files", "snapshots"),
        (
            "duckdb==1.5.5",
            "duckdb-extension-avro==1.5.5",
            "duckdb-extension-iceberg==1.5.5",
            _PYARROW,
        ),
        _SLOW,
    ),
    Peer("DataFusion", "datafusion", _ICEBERG, ("files",), _DATAFUSION),
    Peer("DataFusion", "datafusion", BOTH, ("entries", "six columns"), _DATAFUSION),
    Peer(
        "polars-avro",
        "polars",
        BOTH,
        ("entries", "six columns"),
        ("polars-avro==0.13.0", "polars==2.1.0", _PYARROW),
    ),
    Peer(
        "fastavro",
        "fastavro",
        BOTH,
        ("entries",),
        ("fastavro==1.13.1", "backports.zstd==1.8.0", _PYARROW),
        _SLOW,
    ),
)


def job(question: str, format: str, location: str, small: str = "") -> Job:
    """Return a question of `QUESTIONS`: a day and keys from the middle of what there is."""
    asked = Job("plan" if question in PLANS else question, format, location, small)
    if question == "one partition":
        day = dates(np.array([DAYS[len(DAYS) // 2]])).tobytes().decode()
        return replace(asked, day=day)
    if question == "1 % of the keys":
        return replace(asked, low=_KEYS // 2, high=_KEYS // 2 + _KEYS // 100)
    return asked


def ask(peer: Peer, asked: Job) -> dict[str, Any]:
    """Return what a process of a peer answers; with `error` instead, why it did not.

    `process_wall` and `process_cpu` are the seconds of the whole process.
    """
    try:
        command = peer.command
    except EnvironmentUnavailableError as error:
        return {"error": f"skipped: {error}"}
    before, start = _cpu_of_children(), time.perf_counter()
    done = subprocess.run(
        command,
        input=json.dumps(asdict(asked)),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=_environment(asked.threads),
        check=False,
    )
    wall, cpu = time.perf_counter() - start, _cpu_of_children() - before
    if done.returncode == 0 and done.stdout:
        answer = json.loads(done.stdout.splitlines()[-1])
        return {**answer, "process_wall": wall, "process_cpu": cpu}
    last = (done.stderr.splitlines() or ["no message"])[-1]
    return {"error": f"ended with {done.returncode}: {last}"}


def _environment(threads: int) -> dict[str, str]:
    """Return variables of processes: compiled modules are kept, as after an installation."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"POLARS_MAX_THREADS": str(threads)}


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def difference(found: Mapping[str, int], known: Mapping[str, int]) -> str:
    """Say where numbers differ; a library may have others, and not all of them."""
    wrong = [
        f"{key} {value:,}, not {known[key]:,}"
        for key, value in found.items()
        if value != known.get(key, value)
    ]
    return "; ".join(wrong)
