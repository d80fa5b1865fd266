"""Indexes of real files compared with their data: no value that is present is ruled out."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from tests import corpus
from tests.corpus import sample
from tests.paimon.data_files import RealTable, read_data_file
from tests.paimon.file_index import asking

LOG = logging.getLogger(__name__)
#: By default tables with bit-sliced and Bloom indexes.
FAMILIES = {"paimon: bsi", "paimon: bloom"}
ROOTS = [
    entry.folder
    for entry in corpus.entries("paimon", every=True)
    if corpus.is_all() or FAMILIES & entry.families
]
FACTS = ["file_path", "extra_files", "embedded_index", "schema_id", "lower_bounds", "upper_bounds"]
pytestmark = pytest.mark.skipif(not ROOTS, reason="ARROWMETA_CORPUS is not set")


class IndexedFile(NamedTuple):
    """A live data file with indexes: its entry, and the container of its indexes."""

    table: RealTable
    entry: dict[str, Any]
    container: Any

    def may_match(self, column, op, literals):
        """Whether no index of a column rules the literals out; each of them has to be readable."""
        alone = asking.indexes_of(self.container, column)
        asking.read_all(alone, literals.type)
        return asking.may_match(alone, op, literals)

    def columns(self):
        """The names and values of the indexed columns, if the file exists."""
        path = Path(self.entry["file_path"])
        if path.exists():
            data = read_data_file(path)
            fields = self.table.schemas()[self.entry["schema_id"]]["fields"]
            types = {field["name"]: asking.arrow_type(field["type"]) for field in fields}
            for name in dict.fromkeys(span.column for span in self.container.spans):
                yield name, data[name].combine_chunks().cast(types[name])


@cache
def indexed_files() -> list[IndexedFile]:
    return [
        IndexedFile(table, entry, found)
        for table in map(RealTable, ROOTS)
        for entry in table.open().files(FACTS).to_pylist()
        for found in asking.containers_of(entry)
    ]


def absent(present: set[Any], unit: Any) -> list[Any]:
    """Values close to those of a column that the column does not have."""
    near: set[Any] = set()
    for value in present:
        match value:
            case str():
                near |= {value + "x", value[:-1], "x" + value, ""}
            case bool():
                near |= {not value}
            case date() | datetime() | float():
                near |= {value + unit}
            case _:
                near |= {value - 1, value + 1, -value - 1}
    return sorted(near - present)


def claims(values: pa.Array) -> Iterator[tuple[str, tuple[Any, ...], bool]]:
    """Yield questions about a column, and whether some row answers them."""
    present = [value for value in pc.unique(values).to_pylist() if value is not None]
    is_date, is_float = pa.types.is_date(values.type), pa.types.is_floating(values.type)
    unit = timedelta(days=1) if is_date else 1 if is_float else timedelta(milliseconds=1)
    missing = absent(set(present), unit)
    yield "IS NULL", (), values.null_count > 0
    yield "IS NOT NULL", (), bool(present)
    if not present:
        return
    yield "NOT IN", tuple(present), False
    yield "IN", tuple(missing), False
    yield "IN", (*missing, *present), True
    for value in sample(present, 2) + sample(missing, 2):
        yield "=", (value,), value in present
        yield "<>", (value,), set(present) != {value}
        yield "<", (value,), min(present) < value
        yield "<=", (value,), min(present) <= value
        yield ">", (value,), max(present) > value
        yield ">=", (value,), max(present) >= value
        if isinstance(value, str):
            yield "STARTS WITH", (value,), any(other.startswith(value) for other in present)


def test_index_answers_match_data_file_values():
    asked: Counter[tuple[str, str]] = Counter()
    for file, name, values in ((f, *column) for f in indexed_files() for column in f.columns()):
        kinds = ",".join(s.index_type for s in file.container.spans if s.column == name)
        is_cut = values.type == pa.timestamp("ns")  # the index keeps no nanoseconds
        for op, literals, expected in claims(values):
            if not (is_cut and op in ("<>", "NOT IN")):
                found = file.may_match(name, op, pa.array(literals, values.type))
                subject = f"{file.table} {file.entry['file_path']} {name} {op} {literals}"
                assert (found >= expected) if is_cut else (found is expected), subject
                asked[kinds, op] += 1
    LOG.info("claims proved: %s", dict(asked))
    assert {kind for kind, _ in asked} >= {"bitmap", "bsi"}
    assert sum(asked.values()) > 500


def test_bloom_filters_keep_file_bounds_and_reject_most_absent_values():
    asked = kept = 0
    for file in indexed_files():
        for span in file.container.spans:
            bounds = [file.entry[part][span.column] for part in ("lower_bounds", "upper_bounds")]
            if span.index_type != "bloom-filter" or None in bounds:
                continue
            assert all(file.may_match(span.column, "=", pa.array([value])) for value in bounds)
            for n in range(40):
                other = max(bounds) + (f"-{n}" if isinstance(bounds[0], str) else n + 1)
                kept += file.may_match(span.column, "=", pa.array([other]))
                asked += 1
    LOG.info("%s of %s values that are not there were kept", kept, asked)
    assert asked > 1000
    assert kept < asked / 5
