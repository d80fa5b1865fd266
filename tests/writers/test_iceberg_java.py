"""Tables written by Iceberg's Java library on Spark, compared with its metadata tables.

Its jars are for one version of Spark, and in no package index by themselves:
`docs/how_to/spark.md` says how to get some. With a PySpark that they are for:

    PYTHONPATH=... ARROWMETA_ICEBERG_JARS=A.jar,B.jar pytest tests/writers/test_iceberg_java.py
"""

from __future__ import annotations

import base64
import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests.writers.readable_metrics import METRICS

PROGRAM = Path(__file__).with_name("iceberg_java_program.py")
VARIABLE = "ARROWMETA_ICEBERG_JARS"

Facts = dict[str, dict[str, Any]]
Row = dict[str, Any]

CONTENT = ["data", "position_deletes", "equality_deletes"]
STATUS = ["existing", "added", "deleted"]
SAME = (
    *("file_path", "file_size_in_bytes", "record_count", "spec_id", "sort_order_id"),
    *("split_offsets", "equality_ids", "first_row_id", "referenced_data_file"),
    *("content_offset", "content_size_in_bytes"),
)

pytestmark = pytest.mark.spark


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("iceberg_java")


@pytest.fixture(scope="module")
def facts(target: Path) -> Facts:
    if not (jars := os.environ.get(VARIABLE)):
        pytest.skip(f"no jars of Iceberg for Spark: name them in {VARIABLE}")
    subprocess.run([sys.executable, str(PROGRAM), jars, str(target)], check=True)
    return json.loads((target / "facts.json").read_text(encoding="utf-8"))


def each_table(target: Path, facts: Facts) -> Iterator[tuple[str, arrowmeta.Table, dict[str, Any]]]:
    for name, known in facts.items():
        yield name, arrowmeta.open(target / "db" / name, strict=True), known["relations"]


def plain(value: Any) -> Any:
    """Return a value as JSON of Spark has it."""
    match value:
        case float() if math.isnan(value):
            return "NaN"
        case Decimal():
            return float(value)
        case datetime():
            return value.replace(tzinfo=None).isoformat(timespec="milliseconds")
        case date():
            return value.isoformat()
        case bytes():
            return base64.b64encode(value).decode()
        case _:
            return value


def fields_of(struct: Row | None, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the fields that are not null, those of nested structs by their path."""
    for name, value in (struct or {}).items():
        if isinstance(value, dict):
            yield from fields_of(value, f"{prefix}{name}.")
        elif value is not None:
            yield prefix + name, plain(value)


def of_spark(value: Any, like: Any) -> Any:
    """Return a value of Spark's JSON in the type that `like` has; floats have fewer digits."""
    if isinstance(like, float) and isinstance(value, int | float):
        return like if math.isclose(value, like, rel_tol=1e-6) else float(value)
    if isinstance(value, str) and len(value) > 19 and value[10] == "T":
        return value.removesuffix("Z")
    return value


def fields_like(theirs: Row, ours: Row) -> Row:
    return {
        name: of_spark(value, ours.get(name)) for name, value in theirs.items() if value is not None
    }


def by_key(rows: list[Row]) -> dict[str, Row]:
    return {f"{row['file_path']} {row.get('content_offset')}": row for row in rows}


def test_files_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    n_files = 0
    for name, table, known in each_table(target, facts):
        ours, theirs = by_key(table.files().to_pylist()), by_key(known["files"])
        assert ours.keys() == theirs.keys(), name
        for key, row in theirs.items():
            own, n_files = ours[key], n_files + 1
            is_vector = row["file_format"] == "PUFFIN"
            content = "deletion_vector" if is_vector else CONTENT[row["content"]]
            assert own["content"] == content, (name, key)
            for column in SAME:
                assert own[column] == row.get(column), (name, key, column)
            values = dict(fields_of(own["partition"]))
            assert fields_like(row.get("partition", {}), values) == values, (name, key)
    assert n_files > 300


def test_statistics_of_data_files_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    n_values = 0
    for name, table, known in each_table(target, facts):
        ours = by_key(table.data_files().to_pylist())
        for key, row in by_key(known["files"]).items():
            if row["content"]:
                continue
            for field, column in METRICS.items():
                own = dict(fields_of(ours[key][column]))
                metrics = row["readable_metrics"]
                theirs = {path: metric.get(field) for path, metric in metrics.items()}
                # Those of map keys, map values and elements have no place in a struct by column.
                theirs = {path: theirs[path] for path in theirs if path in own or "." not in path}
                assert fields_like(theirs, own) == own, (name, key, column)
                n_values += len(own)
    assert n_values > 10_000


def test_entries_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    columns = ("snapshot_id", "sequence_number", "file_sequence_number")
    for name, table, known in each_table(target, facts):
        for relation in ("entries", "all_entries"):
            ours = {
                (row["status"], *(row[column] for column in columns), row["file_path"])
                for row in table.relation(relation).to_pylist()
            }
            theirs = {
                (
                    STATUS[row["status"]],
                    *(row.get(column) for column in columns),
                    row["data_file"]["file_path"],
                )
                for row in known[relation]
            }
            assert ours == theirs, (name, relation)


def test_manifests_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    for name, table, known in each_table(target, facts):
        ours = {
            row["manifest_path"]: [
                *(row["length"], row["partition_spec_id"], row["added_snapshot_id"]),
                *(row[f"{kind}_files_count"] for kind in ("added", "existing", "deleted")),
            ]
            for row in table.manifests().to_pylist()
        }
        theirs = {
            row["path"]: [
                *(row["length"], row["partition_spec_id"], row["added_snapshot_id"]),
                *(
                    row[f"{kind}_{'delete' if row['content'] else 'data'}_files_count"]
                    for kind in ("added", "existing", "deleted")
                ),
            ]
            for row in known["manifests"]
        }
        assert ours == theirs, name
        paths = set(table.relation("all_manifests")["manifest_path"].to_pylist())
        assert paths == {row["path"] for row in known["all_manifests"]}, name


def test_partitions_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    for name, table, known in each_table(target, facts):
        ours = sorted(
            (row["file_count"], row["record_count"], row["delete_file_count"])
            for row in table.partitions().to_pylist()
        )
        theirs = sorted(
            (
                row["file_count"],
                row["record_count"],
                row["position_delete_file_count"] + row["equality_delete_file_count"],
            )
            for row in known["partitions"]
        )
        assert ours == theirs, name


def test_snapshots_and_refs_equal_those_of_iceberg(target: Path, facts: Facts) -> None:
    for name, table, known in each_table(target, facts):
        columns = ("snapshot_id", "parent_id", "operation", "manifest_list")
        ours = {tuple(row[one] for one in columns) for row in table.snapshots().to_pylist()}
        assert ours == {tuple(row.get(one) for one in columns) for row in known["snapshots"]}, name
        refs = {(row["name"], row["type"], row["snapshot_id"]) for row in table.refs().to_pylist()}
        assert refs == {
            (row["name"], row["type"].lower(), row["snapshot_id"]) for row in known["refs"]
        }, name


def test_plans_keep_all_files_with_matching_rows(target: Path, facts: Facts) -> None:
    n_kept = n_files = 0
    for name, known in facts.items():
        table = arrowmeta.open(target / "db" / name, strict=True)
        for predicate, matching in known["matching"].items():
            kept = set(table.plan(predicate).files["file_path"].to_pylist())
            assert set(matching) <= kept, (name, predicate)
            n_kept += len(kept)
            n_files += table.data_files(columns=["file_path"]).num_rows
    assert n_kept < n_files / 2


def test_reconcile_finds_nothing_in_tables_of_iceberg(target: Path, facts: Facts) -> None:
    for name in facts:
        assert arrowmeta.open(target / "db" / name).reconcile().num_rows == 0, name
