"""Tables that Iceberg's Java library writes, beside what it reads, plans and expires.

    ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/engines/test_iceberg.py

`python -m tests.engines` runs every table with the jars of each version.
"""

import os
import re
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from urllib.parse import urlsplit

import pyarrow as pa
import pytest

import arrowmeta
from bench.java import ENGINES
from tests.engines.iceberg_tables import DrawnTable

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

#: Conditions of each table, and of each of its tags and branches.
N_CONDITIONS, N_CONDITIONS_OF_REF = 12, 4
CONTENTS = {
    "DATA": "data",
    "POSITION_DELETES": "position_deletes",
    "EQUALITY_DELETES": "equality_deletes",
}
FACTS = ("record_count", "file_size_in_bytes", "spec_id", "sequence_number")
COUNTS = ("null_value_counts", "value_counts", "nan_value_counts", "column_sizes")


def versions():
    """Format versions that the jars write: 4 from Iceberg 1.12 on."""
    found = re.search(r"iceberg-\D*-1\.(\d+)", os.environ.get(ENGINES["iceberg"].variable, ""))
    return (1, 2, 2, 3, 3, 4) if found and int(found[1]) >= 12 else (1, 2, 2, 3, 3)


def converted(value, kind):
    """Return a JSON value of the engine as Arrow gives it in Python."""
    if value is None:
        return None
    if pa.types.is_decimal(kind):
        return Decimal(value)
    if pa.types.is_date(kind):
        return datetime.fromisoformat(value).date()
    if pa.types.is_timestamp(kind):
        return datetime.fromisoformat(value)
    if pa.types.is_binary(kind):
        return bytes.fromhex(value)
    return value


def check_files(table, theirs):
    """Compare live files with those of the engine; return the number of values."""
    files = table.files()
    ours = {(row["file_path"], row["content_offset"]): row for row in files.to_pylist()}
    assert ours.keys() == {(row["file_path"], row["content_offset"]) for row in theirs}
    bounds = {field.name: field.type for field in files.schema.field("lower_bounds").type}
    partition = {field.name: field.type for field in files.schema.field("partition").type}
    n_values = 0
    for row in theirs:
        own = ours[row["file_path"], row["content_offset"]]
        is_vector = row["file_path"].endswith(".puffin")
        assert own["content"] == ("deletion_vector" if is_vector else CONTENTS[row["content"]])
        for name in FACTS:
            assert own[name] == row[name], (row["file_path"], name)
        if row["content"] == "DATA":
            assert own["file_sequence_number"] == row["file_sequence_number"]
            assert own["first_row_id"] == row["first_row_id"]
        for name, value in row["partition"]:
            if name in partition:
                assert own["partition"][name] == converted(value, partition[name]), name
                n_values += 1
        if row["content"] != "DATA":
            continue
        for side in ("lower_bounds", "upper_bounds"):
            known = {one: value for one, value in own[side].items() if value is not None}
            wanted = {
                one: converted(v, bounds[one]) for one, v in row[side].items() if one in bounds
            }
            assert known == wanted, (row["file_path"], side)
            n_values += len(known)
        for name in COUNTS:
            known = {one: value for one, value in own[name].items() if value is not None}
            wanted = {one: value for one, value in row[name].items() if one in bounds}
            assert known == wanted, (row["file_path"], name)
            n_values += len(known)
    return n_values


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(24))
def test_drawn_table(iceberg, tmp_path, figures, seed):
    """Values, plans, findings and expiry of one table, which expiry changes last."""
    drawn = DrawnTable(iceberg, tmp_path / "t", seed, versions())
    table = arrowmeta.open(drawn.root, strict=True)
    figures["tables"] += 1
    for row in table.snapshots().to_pylist():
        at = table.at(snapshot_id=row["snapshot_id"])
        known = iceberg.call("files", drawn.root, snapshot=row["snapshot_id"])
        figures["values"] += check_files(at, known)
        figures["snapshots"] += 1
    check_plans(drawn, table, drawn.conditions(N_CONDITIONS), figures)
    for ref, names in drawn.refs.items():
        figures["tags and branches"] += 1
        conditions = drawn.conditions(N_CONDITIONS_OF_REF, names)
        check_plans(drawn, table.at(ref=ref), conditions, figures, ref)
    assert errors(table) == []
    check_expiry(iceberg, drawn, figures)


def errors(table):
    """Return findings but remarks, such as delete files that apply to no data file any more."""
    findings = table.reconcile(storage=True).to_pylist()
    return [row for row in findings if row["severity"] != "info"]


def check_plans(drawn, table, conditions, figures, ref=None):
    """Compare plans of the current snapshot, or of a tag or branch that the table is at."""
    for condition in conditions:
        kept = set(table.plan(condition.sql).files["file_path"].to_pylist())
        asked = {"where": condition.tree, "ref": ref}
        planned = set(drawn.java.call("plan", drawn.root, **asked))
        matching = set(drawn.java.call("matching", drawn.root, **asked))
        assert matching <= kept, condition.sql
        figures["plans"] += 1
        figures["files with matching rows"] += len(matching)
        figures["files kept by arrowmeta"] += len(kept)
        figures["files kept by the engine"] += len(planned)
        assert len(kept) <= len(planned), condition.sql


def check_expiry(java, drawn, figures):
    drawn.keep_apart()
    table = arrowmeta.open(drawn.root, strict=True)
    retain = drawn.random.randint(1, 3)
    far = datetime.now(UTC) + timedelta(days=1)
    plan = table.expire(far, retain_last=retain)
    ours = {
        urlsplit(row["path"]).path
        for row in plan.expirable.to_pylist()
        if row["kind"] not in ("snapshot", "ref")
    }
    millis = int(far.timestamp() * 1000)
    theirs = java.call("expire", drawn.root, older_than=millis, retain_last=retain)
    assert ours == {urlsplit(path).path for path in theirs}
    figures["expired files"] += len(ours)
    assert errors(arrowmeta.open(drawn.root, strict=True)) == []
