"""Indexes of real files compared with their data: no value that is present is ruled out."""

from __future__ import annotations

import logging
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

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
from tests.reference.truth import paimon_tables

LOG = logging.getLogger(__name__)


class IndexedFile(NamedTuple):
    """A live data file with indexes: its entry, and the container of its indexes."""

    table: RealTable
    entry: dict[str, Any]
    container: Container

    def may_match(self, column, op, literals):
        """Whether no index of a column rules the literals out; each of them has to be readable."""
        spans = tuple(span for span in self.container.spans if span.column == column)
        alone = replace(self.container, spans=spans)
        asking.read_all(alone, literals.type)
        spans = tuple(replace(span, column="c") for span in spans)
        return asking.may_match(replace(alone, spans=spans), op, literals)

    def columns(self):
        """The names and values of the indexed columns, if the file exists."""
        path = Path(self.entry["file_path"])
        if path.exists():
            data = read_data_file(path)
            schema = self.table.schemas()[self.entry["schema_id"]]
            types = {column.name: parse_type(column.type) for column in schema.columns}
            for name in dict.fromkeys(span.column for span in self.container.spans):
                yield name, data[name].combine_chunks().cast(to_arrow(types[name]))


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
    rows = opened.files(facts).to_pylist()
    if not any(entry["embedded_index"] or entry["extra_files"] for entry in rows):
        return
    for entry in opened.files([*facts, "lower_bounds", "upper_bounds"]).to_pylist():
        paths = map(Path, index_paths(entry["file_path"], entry["extra_files"]))
        blobs = [path.read_bytes() for path in paths if path.exists()]
        if entry["embedded_index"] is not None:
            blobs.append(entry["embedded_index"])
        yield from (IndexedFile(table, entry, read_container(blob)) for blob in blobs)


def absent(values):
    """Values close to those of a column that the column does not have."""
    present = set(values.to_pylist()) - {None}
    one = pa.scalar(1, pa.int64())
    if pa.types.is_temporal(values.type):
        unit = values.type.unit if pa.types.is_timestamp(values.type) else None
        one = pa.scalar(1, pa.duration(unit) if unit else values.type)
    near: set[Any] = set()
    for value in present:
        match value:
            case str():
                near |= {value + "x", value[:-1], "x" + value, ""}
            case bool():
                near |= {not value}
            case _ if pa.types.is_temporal(values.type):
                near |= set(pc.add(pa.array([value], values.type), one).to_pylist())
            case _:
                near |= {value - 1, value + 1, -value - 1}
    return sorted(near - present)


@pytest.mark.parametrize("_", [None] if paimon_tables() else NO_CORPUS)
def test_index_answers_match_data_file_values(_):
    asked: Counter[tuple[str, str]] = Counter()
    for file, name, values in ((f, *column) for f in indexed_files() for column in f.columns()):
        kinds = ",".join(s.index_type for s in file.container.spans if s.column == name)
        present = [value for value in pc.unique(values).to_pylist() if value is not None]
        missing = absent(values)
        keeps_no_nanoseconds = values.type == pa.timestamp("ns")

        def claim(op, *literals, expected, file=file, name=name, values=values, kinds=kinds):
            found = file.may_match(name, op, pa.array(literals, values.type))
            is_cut = values.type == pa.timestamp("ns")
            is_right = found >= expected if is_cut else found is expected
            assert is_right, f"{file.table} {file.entry['file_path']} {name} {op} {literals}"
            asked[kinds, op] += 1

        claim("IS NULL", expected=values.null_count > 0)
        claim("IS NOT NULL", expected=bool(present))
        if not present:
            continue
        claim("IN", *missing, expected=False)
        claim("IN", *missing, *present, expected=True)
        if not keeps_no_nanoseconds:
            claim("NOT IN", *present, expected=False)
        for value in sample(present, 2) + sample(missing, 2):
            claim("=", value, expected=value in present)
            if not keeps_no_nanoseconds:
                claim("<>", value, expected=set(present) != {value})
            claim("<", value, expected=min(present) < value)
            claim("<=", value, expected=min(present) <= value)
            claim(">", value, expected=max(present) > value)
            claim(">=", value, expected=max(present) >= value)
            if isinstance(value, str):
                starts = any(other.startswith(value) for other in present)
                claim("STARTS WITH", value, expected=starts)
    LOG.info("claims proved: %s", dict(asked))
    assert {kind for kind, _ in asked} >= {"bitmap", "bsi"}
    assert sum(asked.values()) > 500


@pytest.mark.parametrize("_", [None] if paimon_tables() else NO_CORPUS)
def test_bloom_filters_keep_file_bounds_and_reject_most_absent_values(_):
    asked = kept = 0
    for file in indexed_files():
        for span in file.container.spans:
            bounds = [file.entry[part][span.column] for part in ("lower_bounds", "upper_bounds")]
            if span.index_type != "bloom-filter" or None in bounds:
                continue
            for value in bounds:
                assert file.may_match(span.column, "=", pa.array([value]))
            for n in range(40):
                other = max(bounds) + (f"-{n}" if isinstance(bounds[0], str) else n + 1)
                kept += file.may_match(span.column, "=", pa.array([other]))
                asked += 1
    LOG.info("%s of %s values that are not there were kept", kept, asked)
    assert asked > 1000
    assert kept < asked / 5
