"""Indexes of real files compared with their data: no value that is present is ruled out."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from msgspec.structs import replace

from arrowmeta.paimon.file_index import Container, read_container
from arrowmeta.paimon.relations import index_paths
from arrowmeta.paimon.schema import parse_type, to_arrow
from tests import corpus
from tests.corpus import NO_CORPUS, sample
from tests.paimon.data_files import RealTable, read_data_file, real_tables
from tests.paimon.file_index import asking
from tests.paimon.file_index.asking import read_all
from tests.reference.truth import paimon_tables

LOG = logging.getLogger(__name__)


def may_match(container, column, op, literals):
    """Whether no index of a column rules the literals out; each of them has to be readable."""
    alone = Container(
        container.data, tuple(span for span in container.spans if span.column == column)
    )
    read_all(alone, literals.type)
    spans = tuple(replace(span, column="c") for span in alone.spans)
    return asking.may_match(replace(alone, spans=spans), op, literals)


@dataclass(frozen=True)
class IndexedColumn:
    """A column of an existing data file, and the container of its indexes."""

    subject: str
    name: str
    index_types: tuple[str, ...]
    container: Container
    values: pa.Array

    @property
    def keeps_no_nanoseconds(self):
        return self.values.type == pa.timestamp("ns")

    def may_match(self, op, *literals):
        array = pa.array(literals, self.values.type)
        return may_match(self.container, self.name, op, array)


@dataclass(frozen=True)
class IndexedFile:
    """A live data file with indexes: its entry, and the container of its indexes."""

    table: RealTable
    entry: dict[str, Any]
    container: Container

    def columns(self):
        """The indexed columns with their values, if the file exists."""
        path = Path(self.entry["file_path"])
        if not path.exists():
            return
        data = read_data_file(path)
        schema = self.table.schemas()[self.entry["schema_id"]]
        types = {column.name: parse_type(column.type) for column in schema.columns}
        for name in dict.fromkeys(span.column for span in self.container.spans):
            kinds = tuple(span.index_type for span in self.container.spans if span.column == name)
            values = data[name].combine_chunks().cast(to_arrow(types[name]))
            subject = f"{self.table} {path.name} {name}"
            yield IndexedColumn(subject, name, kinds, self.container, values)


@cache
def indexed_files():
    """The indexed files of every table, by default of those with bit-sliced and Bloom indexes."""
    tables = real_tables(every=True)
    if not corpus.is_all():
        wanted = {"paimon: bsi", "paimon: bloom"}
        every = corpus.entries("paimon", every=True)
        roots = [entry.folder for entry in every if wanted & entry.families]
        tables = [table for table in tables if table.root in roots]
    return tuple(file for table in tables for file in _indexed_files(table))


def _indexed_files(table):
    opened = table.open()
    facts = ["file_path", "extra_files", "embedded_index", "schema_id"]
    if not any(entry["embedded_index"] or entry["extra_files"] for entry in rows(opened, facts)):
        return
    for entry in rows(opened, [*facts, "lower_bounds", "upper_bounds"]):
        paths = map(Path, index_paths(entry["file_path"], entry["extra_files"]))
        blobs = [path.read_bytes() for path in paths if path.exists()]
        if entry["embedded_index"] is not None:
            blobs.append(entry["embedded_index"])
        yield from (IndexedFile(table, entry, read_container(blob)) for blob in blobs)


def rows(table, columns):
    return table.files(columns).to_pylist()


def may_equal(container, column, value):
    literals = pa.array([value])
    return may_match(container, column, "=", literals)


def absent(values):
    """Values close to those of a column that the column does not have."""
    present = set(values.to_pylist()) - {None}
    near: set[Any] = set()
    for value in present:
        match value:
            case str():
                near |= {value + "x", value[:-1], "x" + value, ""}
            case bool():
                near |= {not value}
            case int() | Decimal():
                near |= {value - 1, value + 1, -value - 1}
            case _:
                near |= set(pc.add(pa.array([value], values.type), _step(values.type)).to_pylist())
    return sorted(near - present)


def _step(arrow_type):
    if pa.types.is_timestamp(arrow_type):
        return pa.scalar(1, pa.duration(arrow_type.unit))
    return pa.scalar(1, arrow_type)


@pytest.mark.parametrize("_", [None] if paimon_tables() else NO_CORPUS)
def test_index_answers_match_data_file_values(_):
    asked: Counter[tuple[str, str]] = Counter()
    for column in (column for file in indexed_files() for column in file.columns()):
        values, kinds = column.values, ",".join(column.index_types)
        present = [value for value in pc.unique(values).to_pylist() if value is not None]
        missing = absent(values)

        def claim(kind, op, *literals, expected, column=column):
            if column.keeps_no_nanoseconds and op in ("<>", "NOT IN"):
                return
            found = column.may_match(op, *literals)
            is_right = found >= expected if column.keeps_no_nanoseconds else found is expected
            assert is_right, f"{column.subject} {op} {literals}"
            asked[kind, op] += 1

        claim(kinds, "IS NULL", expected=values.null_count > 0)
        claim(kinds, "IS NOT NULL", expected=bool(present))
        if not present:
            continue
        claim(kinds, "NOT IN", *present, expected=False)
        claim(kinds, "IN", *missing, expected=False)
        claim(kinds, "IN", *missing, *present, expected=True)
        for value in sample(present, 2) + sample(missing, 2):
            claim(kinds, "=", value, expected=value in present)
            claim(kinds, "<>", value, expected=set(present) != {value})
            claim(kinds, "<", value, expected=min(present) < value)
            claim(kinds, "<=", value, expected=min(present) <= value)
            claim(kinds, ">", value, expected=max(present) > value)
            claim(kinds, ">=", value, expected=max(present) >= value)
            if isinstance(value, str):
                starts = any(other.startswith(value) for other in present)
                claim(kinds, "STARTS WITH", value, expected=starts)
    LOG.info("claims proved: %s", dict(asked))
    assert {kind for kind, _ in asked} >= {"bitmap", "bsi"}
    assert sum(asked.values()) > 500


@pytest.mark.parametrize("_", [None] if paimon_tables() else NO_CORPUS)
def test_bloom_filters_keep_file_bounds_and_reject_most_absent_values(_):
    wrong = asked = kept = 0
    for file in indexed_files():
        for span in file.container.spans:
            bounds = [file.entry[part][span.column] for part in ("lower_bounds", "upper_bounds")]
            if span.index_type != "bloom-filter" or None in bounds:
                continue
            for value in bounds:
                wrong += not may_equal(file.container, span.column, value)
            for n in range(40):
                other = max(bounds) + (f"-{n}" if isinstance(bounds[0], str) else n + 1)
                kept += may_equal(file.container, span.column, other)
                asked += 1
    LOG.info("%s of %s values that are not there were kept", kept, asked)
    assert wrong == 0
    assert asked > 1000
    assert kept < asked / 5
