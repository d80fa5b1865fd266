"""Ground truth of the corpus: where it is, and our values in its canonical form."""

from __future__ import annotations

import gzip
import json
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

#: The parameters of a test over the corpus where there is none: one that says so.
NO_CORPUS = [pytest.param(None, marks=pytest.mark.skip("ARROWMETA_CORPUS is not set"))]


@dataclass(frozen=True)
class CorpusTable:
    """A table, or a branch of one, with what independent readers found in it."""

    name: str
    folder: Path
    branch: str | None
    truth: dict[str, Any]

    def __str__(self) -> str:
        return self.name if self.branch is None else f"{self.name}-{self.branch}"


@cache
def paimon_tables() -> tuple[CorpusTable, ...]:
    """Every Paimon table of the corpus; none where there is no corpus."""
    return tuple(
        CorpusTable(truth["table"], folder, truth.get("branch"), truth)
        for folder, truth in _truths("paimon", "table")
    )


@cache
def iceberg_tables() -> tuple[CorpusTable, ...]:
    """Every Iceberg table of the corpus; none where there is no corpus."""
    return tuple(
        CorpusTable(truth["name"], folder, None, truth)
        for folder, truth in _truths("iceberg", "name")
    )


def _truths(table_format: str, name: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    root = os.environ.get("ARROWMETA_CORPUS")
    if not root:
        return
    corpus = Path(root)
    lines = (corpus / "INDEX.jsonl").read_text(encoding="utf-8").splitlines()
    folders = {entry["name"]: entry["path"] for entry in map(json.loads, lines)}
    for path in sorted((corpus / "truth").glob("*.json*")):
        if path.name.startswith("_"):
            continue
        content = path.read_bytes()
        text = gzip.decompress(content) if path.suffix == ".gz" else content
        truth = json.loads(text)
        if truth.get("format") == table_format:
            yield corpus / folders[truth[name]], truth


def canonical_column(array: pa.ChunkedArray) -> list[Any]:
    """Return values as the truth writes them."""
    kind = array.type
    if pa.types.is_timestamp(kind):
        per_milli = {"ms": 1, "us": 1_000, "ns": 1_000_000}[kind.unit]
        return [
            None
            if value is None
            # The reader behind the truth cuts nanoseconds to microseconds.
            else f"{value // per_milli}.{value % per_milli * 1_000 // per_milli:03d}000"
            for value in array.cast(pa.timestamp(kind.unit)).cast(pa.int64()).to_pylist()
        ]
    if pa.types.is_time(kind):
        return array.cast(pa.int32()).to_pylist()
    return [canonical(value) for value in array.to_pylist()]


def canonical(value: Any) -> Any:
    """Return one value of another type as the truth writes it."""
    if isinstance(value, bool | int | str) or value is None:
        return value
    if isinstance(value, float):
        if math.isnan(value):
            return "NaN"
        if math.isinf(value):
            return "Infinity" if value > 0 else "-Infinity"
        return repr(value)
    if isinstance(value, bytes):
        return value.hex()
    return format(value, "f") if isinstance(value, Decimal) else str(value)
