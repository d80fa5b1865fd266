"""The way from bytes to an answer, in ten steps: the tests to read first.

Each test takes the table `orders` of the demo, a Paimon table, one step further, and does by hand
what the package does: read them from top to bottom, then docs/architecture.md.
"""

import json
import shutil
from pathlib import Path

import fastavro
import pyarrow as pa
import pytest

import arrowmeta

ORDERS = Path(arrowmeta.__file__).parent / "demo" / "tables" / "orders"
WHERE = "pt = 'p1' AND k > 100"


def manifest_lists():
    """The manifest lists of the latest snapshot: files of before, and changes of this commit."""
    snapshot = json.loads((ORDERS / "snapshot" / "snapshot-5").read_text())
    names = [snapshot["baseManifestList"], snapshot["deltaManifestList"]]
    return [ORDERS / "manifest" / name for name in names]


def manifests():
    """The manifests that these lists name."""
    tables = [arrowmeta.read_avro(path) for path in manifest_lists()]
    names = [name for table in tables for name in table["_FILE_NAME"].to_pylist()]
    return [ORDERS / "manifest" / name for name in names]


@pytest.fixture(scope="module")
def table():
    return arrowmeta.open(ORDERS)


def test_1_an_avro_file_becomes_arrow_columns():
    path = manifests()[0]
    columns = arrowmeta.read_avro(path)
    with path.open("rb") as file:
        rows = list(fastavro.reader(file))
    assert columns.column_names == list(rows[0])
    assert columns["_KIND"].to_pylist() == [row["_KIND"] for row in rows]


def test_2_bytes_in_a_column_are_rows_of_paimon():
    columns = arrowmeta.read_avro(manifests()[0])
    partitions = arrowmeta.decode_binary_rows(
        columns["_PARTITION"], pa.schema([("pt", pa.string())])
    )
    assert set(partitions.field("pt").to_pylist()) == {"p0", "p1", "p2"}


def test_3_a_snapshot_names_lists_and_lists_name_manifests(table):
    paths = table.manifests()["manifest_path"].to_pylist()
    assert [Path(path).name for path in paths] == [path.name for path in manifests()]


def test_4_entries_say_which_files_commits_added_and_deleted(table):
    kinds = [
        kind for path in manifests() for kind in arrowmeta.read_avro(path)["_KIND"].to_pylist()
    ]
    statuses = table.entries()["status"].to_pylist()
    assert statuses == [{0: "added", 1: "deleted"}[kind] for kind in kinds]


def test_5_a_file_is_live_if_it_was_added_and_not_deleted(table):
    entries = table.entries(columns=["file_path", "status"]).to_pylist()
    added = {row["file_path"] for row in entries if row["status"] == "added"}
    deleted = {row["file_path"] for row in entries if row["status"] == "deleted"}
    assert deleted
    assert set(table.files()["file_path"].to_pylist()) == added - deleted


def test_6_statistics_of_a_file_are_values_of_the_types_of_its_columns(table):
    lower = table.files()["lower_bounds"].combine_chunks()
    assert lower.type.field("k").type == pa.int32()
    assert lower.type.field("dec1").type == pa.decimal128(9, 2)
    assert all(bounds["k"] is not None for bounds in lower.to_pylist())


def test_7_a_plan_keeps_the_files_whose_partition_and_bounds_may_match(table):
    may_match = [
        file["file_path"]
        for file in table.files().to_pylist()
        if file["partition"]["pt"] == "p1" and file["upper_bounds"]["k"] > 100
    ]
    assert table.plan(WHERE).files["file_path"].to_pylist() == may_match
    assert 0 < len(may_match) < table.files().num_rows


def test_8_a_plan_explains_which_stage_dropped_what(table):
    plan = table.plan(WHERE)
    reasons = plan.why().to_pylist()
    assert {row["file_path"] for row in reasons} == set(plan.files["file_path"].to_pylist())
    assert {row["column_name"]: row["reason"] for row in reasons} == {
        "pt": "one value",
        "k": "bounds overlap",
    }
    assert "partitions" in str(plan.explain())


def test_9_sql_python_and_plans_give_one_answer(table):
    in_sql = table.sql("SELECT file_path FROM plan_files($$" + WHERE + "$$) ORDER BY file_path")
    in_python = sorted(table.plan(WHERE).files["file_path"].to_pylist())
    assert in_sql["file_path"].to_pylist() == in_python


def test_10_damage_is_named_and_the_rest_is_returned(tmp_path):
    copy = Path(shutil.copytree(ORDERS, tmp_path / "orders"))
    (copy / "manifest" / manifests()[-1].name).unlink()
    damaged = arrowmeta.open(copy)
    with pytest.warns(UserWarning, match="the file is missing"):
        left = damaged.entries().num_rows
    assert 0 < left < arrowmeta.open(ORDERS).entries().num_rows
    assert [Path(row["path"]).name for row in damaged.damage.to_pylist()] == [manifests()[-1].name]
    with pytest.raises(arrowmeta.CorruptMetadataError):
        arrowmeta.open(copy, strict=True).entries()
