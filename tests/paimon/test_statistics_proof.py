"""Statistics compared with the data: every bound and count shown is correct for the file.

Each live data file that exists is read by other software and compared, by current column name,
with what `files` says of it: bounds equal the real minimum and maximum or, where the writer cut
texts, contain them; null counts are the real ones; keys are those of the first and last row.
"""

from __future__ import annotations

import logging
import os
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from tests.paimon.data_files import FileSchema, RealTable, read_data_file, real_tables

#: Counts of what was proved and skipped: `pytest --log-cli-level INFO` shows them.
LOG = logging.getLogger(__name__)

_EPOCH_2015 = 1_420_070_400 * 10**9
_NANOS = {"s": 10**9, "ms": 10**6, "us": 10**3, "ns": 1}

#: Why something is not compared; anything else that cannot be is a failure.
FILE_MISSING = "data file not kept, or outside of the table"
NESTED = "nested column: no order"
ORC_SECOND = "ORC times before 2015 with milliseconds, which pyarrow reads a second late"
ORC_LOCAL_ZONE = "ORC column with local time zone, which pyarrow shifts"
WRITER_LOST_NANOS = "pypaimon cuts bounds of TIMESTAMP(7..9) to microseconds"
WRITER_NAN = "pypaimon takes NaN for null in bounds and counts"
NOT_WRITTEN = "column of the file's schema that is not in the file"


@dataclass
class Proof:
    """What was compared, what could not be, and what is wrong."""

    proved: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def claim(self, kind, holds, subject):
        """Count a claim, or say what is wrong with it."""
        if holds:
            self.proved[kind] += 1
        else:
            self.wrong.append(f"{kind}: {subject}")


@dataclass(frozen=True)
class DataFile:
    """A live data file: what the metadata says of it, and what it holds."""

    table: RealTable
    facts: dict[str, Any]
    schema: FileSchema
    data: pa.Table
    exactness: dict[str, str]

    def __str__(self):
        return f"{self.table} {self.facts['file_name']}"

    @property
    def is_orc(self):
        return self.facts["file_format"].as_py() == "orc"

    @property
    def is_by_pypaimon(self):
        return self.table.root.name.startswith("pp_")


@cache
def known_tables():
    """What the metadata of all tables says, asked once for all formats of data files."""
    return [
        KnownTable(table, opened.files(), exactness_by_file(opened), table.schemas())
        for table in real_tables()
        for opened in (table.open(),)
    ]


def live_data_files(file_format, proof):
    for table, files, exactness, schemas in known_tables():
        for row in range(files.num_rows):
            if files["file_format"][row].as_py() != file_format:
                continue
            path = Path(files["file_path"][row].as_py())
            if not path.exists():
                proof.skipped[FILE_MISSING] += 1
                continue
            facts = {name: files[name][row] for name in files.column_names}
            schema = schemas[facts["schema_id"].as_py()]
            yield DataFile(table, facts, schema, read_data_file(path), exactness[str(path)])


class KnownTable(NamedTuple):
    """A table, its live files, what is exact about each, and its schemas by id."""

    table: RealTable
    files: pa.Table
    exactness: dict[str, dict[str, str]]
    schemas: dict[int, FileSchema]


def exactness_by_file(table):
    """What `column_stats` says of the bounds of each column of each file."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for row in table.column_stats(columns=["file_path", "column_name", "exactness"]).to_pylist():
        found[row["file_path"]][row["column_name"]] = row["exactness"]
    return found


def comparable(scalar):
    """A value that compares across units, widths and zones."""
    if not scalar.is_valid:
        return None
    if pa.types.is_timestamp(scalar.type):
        return scalar.value * _NANOS[scalar.type.unit]
    if pa.types.is_time(scalar.type):
        return scalar.value * _NANOS[scalar.type.unit] // _NANOS["ms"]
    return scalar.as_py()


def truncated_to(schema, column):
    """The length that the writer cuts the bounds of a column to; None if it keeps them whole."""
    table_wide = schema.options.get("metadata.stats-mode", "truncate(16)")
    mode = schema.options.get(f"fields.{column.name}.stats-mode", table_wide)
    found = re.fullmatch(r"truncate\((\d+)\)", mode)
    return int(found[1]) if found else None


def is_cut_below(bound, real, length):
    """Tell whether a lower bound is the beginning of the real minimum."""
    return length is not None and len(real) > length and bound == real[:length]


def is_cut_above(bound, real, length):
    """Tell whether an upper bound is a beginning of the real maximum with its last unit raised."""
    if length is None or len(real) <= length or not 0 < len(bound) <= length:
        return False
    raised = ord(bound[-1]) if isinstance(bound, str) else bound[-1]
    kept = ord(real[len(bound) - 1]) if isinstance(real, str) else real[len(bound) - 1]
    return bound[:-1] == real[: len(bound) - 1] and raised > kept


def is_late_in_orc(file, column, upper):
    """Tell whether pyarrow reads a column's maximum a second late.

    Times count from 2015 in ORC, and its two libraries disagree on what is before with a fraction.
    """
    if not (file.is_orc and column.bare_type.startswith("TIMESTAMP")):
        return False
    has_fraction = upper < _EPOCH_2015 and upper % _NANOS["s"] >= _NANOS["ms"]
    return has_fraction and comparable(pc.max(file.data[column.name])) == upper + _NANOS["s"]


def prove_column(proof, file, column, name):
    """Compare one column's statistics under its current name with the file's column."""
    values = file.data[column.name]
    lower, upper, nulls = (
        comparable(file.facts[part][name])
        for part in ("lower_bounds", "upper_bounds", "null_value_counts")
    )
    subject = f"{file} {name}: {lower!r} to {upper!r}, {nulls} nulls"
    has_nan = pa.types.is_floating(values.type) and pc.any(pc.is_nan(values)).as_py()
    if file.is_by_pypaimon and has_nan:
        proof.skipped[WRITER_NAN] += 1
        return
    if name != column.name:
        proof.proved["under another name"] += 1
    if nulls is None:
        proof.proved["null count unknown"] += 1
    else:
        proof.claim("null count", nulls == values.null_count, f"{subject}; {values.null_count}")
    if lower is None and upper is None:
        proof.proved["bounds unknown"] += 1
    elif has_nan and (lower is None or upper is None):
        # Writers of Avro files record NaN as upper bound, which is no bound.
        span = pc.min_max(file.data[column.name])
        known = {comparable(span["min"]): lower, comparable(span["max"]): upper}
        is_real = all(bound in (None, real) for real, bound in known.items())
        proof.claim("NaN bound", is_real and file.exactness[name] == "unknown", subject)
    elif pa.types.is_nested(values.type):
        proof.skipped[NESTED] += 1
    elif file.is_orc and "LOCAL" in column.bare_type:
        proof.skipped[ORC_LOCAL_ZONE] += 1
    elif is_late_in_orc(file, column, upper):
        proof.skipped[ORC_SECOND] += 1
    elif file.is_by_pypaimon and column.bare_type == "TIMESTAMP(9)":
        proof.skipped[WRITER_LOST_NANOS] += 1
        span = pc.min_max(file.data[column.name])
        is_real = (lower, upper) == (comparable(span["min"]), comparable(span["max"]))
        proof.claim("exactness", is_real or file.exactness[name] == "truncated", subject)
    else:
        prove_bounds(proof, file, column, name, (lower, upper), subject)


def prove_bounds(proof, file, column, name, bounds, subject):
    """Compare bounds with the real minimum and maximum."""
    span = pc.min_max(file.data[column.name])
    real = comparable(span["min"]), comparable(span["max"])
    subject = f"{subject}; really {real[0]!r} to {real[1]!r}"
    if bounds == real:
        proof.proved["bounds exact"] += 1
        # Long texts and nanoseconds that are whole may have been cut for all the metadata tells.
        is_doubtful = isinstance(real[0], str | bytes) or column.bare_type == "TIMESTAMP(9)"
        proof.claim("exactness", is_doubtful or file.exactness[name] == "exact", subject)
        return
    if not isinstance(real[0], str | bytes):
        proof.claim("bounds exact", False, subject)
        return
    length = truncated_to(file.schema, column)
    is_lower = bounds[0] == real[0] or is_cut_below(bounds[0], real[0], length)
    is_upper = bounds[1] == real[1] or is_cut_above(bounds[1], real[1], length)
    proof.claim("bounds truncated", is_lower and is_upper, subject)
    proof.claim("exactness", file.exactness[name] == "truncated", subject)


def prove_keys(proof, file, names):
    """Compare the keys of a file with those of its rows, which are ordered by them."""
    columns = [(names[column.id], f"_KEY_{column.name}") for column in file.schema.key_columns]
    physical = [(today, name) for today, name in columns if name in file.data.column_names]
    if len(physical) < len(columns):
        proof.skipped[NOT_WRITTEN] += 1
        return
    for fact, at in (("min_key", 0), ("max_key", file.data.num_rows - 1)):
        ours = [comparable(file.facts[fact][today]) for today, _ in columns]
        real = [comparable(file.data[name][at]) for _, name in physical]
        proof.claim("key", ours == real, f"{file} {fact}: {ours}; really {real}")


@pytest.mark.sampled(2)
@pytest.mark.spec("paimon: statistics of a file")
@pytest.mark.parametrize("file_format", ["parquet", "orc", "avro"])
def test_statistics_match_data_files(file_format):
    if file_format != "parquet" and not os.environ.get("ARROWMETA_CORPUS"):
        pytest.skip("the bundled tables have Parquet files only, and ARROWMETA_CORPUS is not set")
    proof = Proof()
    for file in live_data_files(file_format, proof):
        names = {column.id: column.name for column in file.table.current_schema().columns}
        proof.claim(
            "record count", file.facts["record_count"].as_py() == file.data.num_rows, str(file)
        )
        for column in file.schema.columns:
            if column.id not in names:
                proof.proved["dropped since"] += 1
            elif column.name not in file.data.column_names:
                proof.skipped[NOT_WRITTEN] += 1
            else:
                prove_column(proof, file, column, names[column.id])
        prove_keys(proof, file, names)
    LOG.info("%s: proved %s, skipped %s", file_format, dict(proof.proved), dict(proof.skipped))
    assert not proof.wrong, "\n".join(proof.wrong)
    assert proof.proved["bounds exact"] > 0
    assert proof.proved["null count"] > 0
    assert proof.proved["exactness"] > 0
    assert file_format != "parquet" or proof.proved["under another name"] > 0
    del proof.skipped[FILE_MISSING]
    assert proof.skipped.total() < proof.proved.total() / 20, proof.skipped
