"""Statistics compared with the data: every bound and count shown is correct for the file.

Each live data file that exists is read by other software and compared, by current column name,
with what `files` says of it: bounds equal the real minimum and maximum or, where the writer cut
texts, contain them; null counts are the real ones; keys are those of the first and last row.
"""

from __future__ import annotations

import logging
import os
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from tests.paimon.tables import RealTable, bare_type, read_data_file, real_tables

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


class Proof:
    """What was compared, what could not be, and what is wrong."""

    def __init__(self) -> None:
        self.proved: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.wrong: list[str] = []

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
    schema: dict[str, Any]
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
    opened = [(table, table.open()) for table in real_tables()]
    return [(table, one.files(), exactness_of(one), table.schemas()) for table, one in opened]


def exactness_of(table):
    """What `column_stats` says of the bounds of each file and column."""
    names = ["file_path", "column_name", "exactness"]
    found: dict[str, dict[str, str]] = {}
    for path, column, exactness in zip(
        *table.column_stats(names).to_pydict().values(), strict=True
    ):
        found.setdefault(path, {})[column] = exactness
    return found


def live_data_files(file_format, proof):
    for table, files, exactness, schemas in known_tables():
        for row in range(files.num_rows):
            facts = {name: files[name][row] for name in files.column_names}
            path = Path(facts["file_path"].as_py())
            if facts["file_format"].as_py() != file_format:
                continue
            if not path.exists():
                proof.skipped[FILE_MISSING] += 1
                continue
            schema = schemas[facts["schema_id"].as_py()]
            yield DataFile(table, facts, schema, read_data_file(path), exactness.get(str(path), {}))


def comparable(scalar):
    """A value that compares across units, widths and zones."""
    if not scalar.is_valid:
        return None
    if pa.types.is_timestamp(scalar.type):
        return scalar.value * _NANOS[scalar.type.unit]
    if pa.types.is_time(scalar.type):
        return scalar.value * _NANOS[scalar.type.unit] // _NANOS["ms"]
    return scalar.as_py()


def is_cut_below(bound, real, length):
    """Tell whether a lower bound is the beginning of the real minimum."""
    return length is not None and len(real) > length and bound == real[:length]


def is_cut_above(bound, real, length):
    """Tell whether an upper bound is a beginning of the real maximum with its last unit raised."""
    if length is None or len(real) <= length or not 0 < len(bound) <= length:
        return False
    raised, kept = bound[-1], real[len(bound) - 1]
    return bound[:-1] == real[: len(bound) - 1] and raised > kept


def is_late_in_orc(file, column, upper):
    """Tell whether pyarrow reads a column's maximum a second late.

    Times count from 2015 in ORC, and its two libraries disagree on what is before with a fraction.
    """
    if not (file.is_orc and bare_type(column).startswith("TIMESTAMP")):
        return False
    has_fraction = upper < _EPOCH_2015 and upper % _NANOS["s"] >= _NANOS["ms"]
    return has_fraction and comparable(pc.max(file.data[column["name"]])) == upper + _NANOS["s"]


def prove_column(proof, file, column, name):
    """Compare one column's statistics under its current name with the file's column."""
    values, kind = file.data[column["name"]], bare_type(column)
    parts = ("lower_bounds", "upper_bounds", "null_value_counts")
    lower, upper, nulls = (comparable(file.facts[part][name]) for part in parts)
    subject = f"{file} {name}: {lower!r} to {upper!r}, {nulls} nulls"
    has_nan = pa.types.is_floating(values.type) and pc.any(pc.is_nan(values)).as_py()
    if file.is_by_pypaimon and has_nan:
        proof.skipped[WRITER_NAN] += 1
        return
    proof.proved["under another name"] += name != column["name"]
    if nulls is None:
        proof.proved["null count unknown"] += 1
    else:
        proof.claim("null count", nulls == values.null_count, f"{subject}; {values.null_count}")
    if lower is None and upper is None:
        proof.proved["bounds unknown"] += 1
        return
    if pa.types.is_nested(values.type):
        proof.skipped[NESTED] += 1
        return
    span = pc.min_max(values)
    real = comparable(span["min"]), comparable(span["max"])
    if has_nan and (lower is None or upper is None):
        # Writers of Avro files record NaN as upper bound, which is no bound.
        is_real = lower in (None, real[0]) and upper in (None, real[1])
        proof.claim("NaN bound", is_real and file.exactness[name] == "unknown", subject)
    elif file.is_orc and "LOCAL" in kind:
        proof.skipped[ORC_LOCAL_ZONE] += 1
    elif is_late_in_orc(file, column, upper):
        proof.skipped[ORC_SECOND] += 1
    elif file.is_by_pypaimon and kind == "TIMESTAMP(9)":
        proof.skipped[WRITER_LOST_NANOS] += 1
        is_exact = (lower, upper) == real
        proof.claim("exactness", is_exact or file.exactness[name] == "truncated", subject)
    else:
        subject = f"{subject}; really {real[0]!r} to {real[1]!r}"
        prove_bounds(proof, file, column, name, (lower, upper), real, subject)


def prove_bounds(proof, file, column, name, bounds, real, subject):
    """Compare bounds with the real minimum and maximum."""
    is_text = isinstance(real[0], str | bytes)
    if bounds == real or not is_text:
        proof.claim("bounds exact", bounds == real, subject)
        # Long texts and nanoseconds that are whole may have been cut for all the metadata tells.
        is_doubtful = is_text or bare_type(column) == "TIMESTAMP(9)"
        proof.claim("exactness", is_doubtful or file.exactness[name] == "exact", subject)
        return
    options = file.schema["options"]
    mode = options.get("metadata.stats-mode", "truncate(16)")
    mode = options.get(f"fields.{column['name']}.stats-mode", mode)
    found = re.fullmatch(r"truncate\((\d+)\)", mode)
    length = int(found[1]) if found else None
    is_lower = bounds[0] == real[0] or is_cut_below(bounds[0], real[0], length)
    is_upper = bounds[1] == real[1] or is_cut_above(bounds[1], real[1], length)
    proof.claim("bounds truncated", is_lower and is_upper, subject)
    proof.claim("exactness", file.exactness[name] == "truncated", subject)


def prove_keys(proof, file, names):
    """Compare the keys of a file with those of its rows, which are ordered by them."""
    schema = file.schema
    keys = [name for name in schema["primaryKeys"] if name not in schema["partitionKeys"]]
    ids = {field["name"]: field["id"] for field in schema["fields"]}
    if any(f"_KEY_{name}" not in file.data.column_names for name in keys):
        proof.skipped[NOT_WRITTEN] += 1
        return
    for fact, at in (("min_key", 0), ("max_key", file.data.num_rows - 1)):
        ours = [comparable(file.facts[fact][names[ids[name]]]) for name in keys]
        real = [comparable(file.data[f"_KEY_{name}"][at]) for name in keys]
        proof.claim("key", ours == real, f"{file} {fact}: {ours}; really {real}")


@pytest.mark.sampled(2)
@pytest.mark.spec("paimon: statistics of a file")
@pytest.mark.parametrize("file_format", ["parquet", "orc", "avro"])
def test_statistics_match_data_files(file_format):
    if file_format != "parquet" and not os.environ.get("ARROWMETA_CORPUS"):
        pytest.skip("the bundled tables have Parquet files only, and ARROWMETA_CORPUS is not set")
    proof = Proof()
    for file in live_data_files(file_format, proof):
        schemas = file.table.schemas()
        names = {field["id"]: field["name"] for field in schemas[max(schemas)]["fields"]}
        is_right = file.facts["record_count"].as_py() == file.data.num_rows
        proof.claim("record count", is_right, str(file))
        for column in file.schema["fields"]:
            if column["id"] not in names:
                proof.proved["dropped since"] += 1
            elif column["name"] not in file.data.column_names:
                proof.skipped[NOT_WRITTEN] += 1
            else:
                prove_column(proof, file, column, names[column["id"]])
        prove_keys(proof, file, names)
    LOG.info("%s: proved %s, skipped %s", file_format, dict(proof.proved), dict(proof.skipped))
    assert not proof.wrong, "\n".join(proof.wrong)
    for kind in ("bounds exact", "null count", "exactness"):
        assert proof.proved[kind] > 0
    assert file_format != "parquet" or proof.proved["under another name"] > 0
    del proof.skipped[FILE_MISSING]
    assert proof.skipped.total() < proof.proved.total() / 20, proof.skipped
