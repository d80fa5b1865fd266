"""Ground truth of the corpus: where it is, and our values in its canonical form."""

from __future__ import annotations

import gzip
import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa

import arrowmeta
from tests import corpus


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
def paimon_tables(*, every: bool | None = None) -> tuple[CorpusTable, ...]:
    """The sampled Paimon tables of the corpus, or `every` one; none without a corpus."""
    return tuple(_tables("paimon", every))


@cache
def iceberg_tables(*, every: bool | None = None) -> tuple[CorpusTable, ...]:
    """The sampled Iceberg tables of the corpus, or `every` one; none without a corpus."""
    return tuple(_tables("iceberg", every))


def _tables(table_format: str, every: bool | None) -> Iterator[CorpusTable]:
    for entry in corpus.entries(table_format, every=every):
        folder = entry.folder.parent.parent / "truth"
        # A table's name may begin with that of another one.
        for path in sorted(folder.glob(f"{entry.name}*.json*")):
            name, _, branch = path.name.partition(".")[0].partition("__branch_")
            if name == entry.name:
                content = path.read_bytes()
                text = gzip.decompress(content) if path.suffix == ".gz" else content
                yield CorpusTable(name, entry.folder, branch or None, json.loads(text))


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


def reversed_columns(table: arrowmeta.Table) -> set[str]:
    """The columns with a lower bound above the upper one, by which other planners drop files."""
    rows = table.files(columns=["lower_bounds", "upper_bounds"]).to_pylist()
    return {
        name
        for row in rows
        for name, lower in (row["lower_bounds"] or {}).items()
        if _is_reversed(lower, row["upper_bounds"][name])
    }


def _is_reversed(lower: Any, upper: Any) -> bool:
    if isinstance(lower, dict) and isinstance(upper, dict):
        return any(_is_reversed(lower[name], upper[name]) for name in lower)
    return None not in (lower, upper) and bool(lower > upper)
