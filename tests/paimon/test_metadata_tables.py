import os
from datetime import UTC, datetime

import pytest

from arrowmeta.io.storage import Storage
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS, options_table
from arrowmeta.paimon.history import History
from arrowmeta.paimon.metadata_tables import (
    consumers_table,
    history_table,
    refs_table,
    schemas_table,
    snapshots_table,
    sort_orders_table,
    specs_table,
)
from arrowmeta.paimon.schema import DataField, DataType, TableSchema, read_schemas
from tests import corpus
from tests.paimon.tables import corpus_truth, refuse, schema_json, snapshot_json, write, write_table


def history(root):
    return History.of(Storage.open(root))


def schema_of(relation):
    return SCHEMAS[relation](TableShape())


def test_snapshots_have_columns_and_a_summary(tmp_path):
    write_table(tmp_path, ())
    write(
        tmp_path / "snapshot" / "snapshot-1",
        snapshot_json(
            1,
            totalRecordCount=9,
            deltaRecordCount=3,
            changelogRecordCount=0,
            watermark=5,
            indexManifest="i",
            nextRowId=12,
            writerVersion="x",
            properties={"app": "etl"},
        ),
    )
    write(tmp_path / "snapshot" / "snapshot-2", snapshot_json(2, operation="MERGE"))
    table = snapshots_table(history(tmp_path), refuse).select(schema_of("snapshots").names)
    first, second = table.to_pylist()
    assert table.schema == schema_of("snapshots")
    summary = dict(first.pop("summary"))
    assert first == {
        "snapshot_id": 1,
        "parent_id": None,
        "sequence_number": None,
        "schema_id": 0,
        "committed_at": datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC),
        "operation": "APPEND",
        "commit_user": "somebody",
        "manifest_list": None,
        "total_record_count": 9,
        "delta_record_count": 3,
        "base_manifest_list": "manifest-list-1-0",
        "delta_manifest_list": "manifest-list-1-1",
        "changelog_manifest_list": None,
        "index_manifest": "i",
        "watermark": 5,
    }
    assert summary == {
        "app": "etl",
        "commit_kind": "APPEND",
        "commit_identifier": "7",
        "changelog_record_count": "0",
        "next_row_id": "12",
        "version": "3",
        "writer_version": "x",
    }
    assert (second["parent_id"], second["operation"]) == (1, "MERGE")
    assert dict(second["summary"])["commit_kind"] == "APPEND"


def test_refs_are_tags_then_branches(tmp_path):
    write_table(tmp_path, (1, 2))
    write(
        tmp_path / "tag" / "tag-v1",
        snapshot_json(1, tagCreateTime=[2024, 5, 1, 12, 30, 0, 999999999], tagTimeRetained=86400.0),
    )
    write_table(tmp_path / "branch" / "branch-dev", (1, 7))
    write_table(tmp_path / "branch" / "branch-new", ())
    table = refs_table(history(tmp_path), refuse)
    assert table.schema == schema_of("refs")
    shown = table.select(["name", "type", "snapshot_id", "retention_ms", "schema_id"])
    assert [tuple(row.values()) for row in shown.to_pylist()] == [
        ("v1", "tag", 1, 86_400_000, 0),
        ("dev", "branch", 7, None, 0),
        ("new", "branch", None, None, None),
    ]
    assert table["created_at"][0].as_py() == datetime(2024, 5, 1, 12, 30, 0, 999000)
    assert [moment and moment.second for moment in table["committed_at"].to_pylist()] == [
        1,
        7,
        None,
    ]


def test_branch_created_at_is_mtime_of_its_folder(tmp_path):
    write_table(tmp_path, ())
    write_table(tmp_path / "branch" / "branch-dev", ())
    os.utime(tmp_path / "branch" / "branch-dev", (1000, 1000))
    created = refs_table(history(tmp_path), refuse)["created_at"].to_pylist()
    assert created == [datetime(1970, 1, 1, 0, 16, 40)]


def test_damaged_tag_or_branch_leaves_other_refs_readable(tmp_path):
    write_table(tmp_path, (1,))
    write(tmp_path / "tag" / "tag-bad", "{")
    write(tmp_path / "tag" / "tag-good", snapshot_json(1))
    write(tmp_path / "branch" / "branch-dev" / "snapshot" / "snapshot-4", "{")
    damage = []
    table = refs_table(history(tmp_path), damage.append)
    assert table.select(["name", "snapshot_id"]).to_pylist() == [
        {"name": "good", "snapshot_id": 1},
        {"name": "dev", "snapshot_id": 4},
    ]
    assert [error.path.rpartition("/")[2] for error in damage] == ["tag-bad", "snapshot-4"]


def test_damaged_snapshot_leaves_other_snapshots_readable(tmp_path):
    write_table(tmp_path, (1, 2, 3))
    write(tmp_path / "snapshot" / "snapshot-2", "{")
    for relation in (snapshots_table, lambda *args: history_table(args[0], 3, args[1])):
        damage = []
        assert relation(history(tmp_path), damage.append)["snapshot_id"].to_pylist() == [1, 3]
        assert len(damage) == 1


@pytest.mark.parametrize(
    ("opened", "ancestors"), [(None, []), (1, [1]), (2, [1, 2]), (3, [1, 2, 3])]
)
def test_history_marks_ancestors_of_opened_snapshot(tmp_path, opened, ancestors):
    write_table(tmp_path, (1, 2, 3))
    rows = history_table(history(tmp_path), opened, refuse).to_pylist()
    assert [row["snapshot_id"] for row in rows] == [1, 2, 3]
    assert [row["parent_id"] for row in rows] == [None, 1, 2]
    assert [row["made_current_at"].second for row in rows] == [1, 2, 3]
    assert [row["snapshot_id"] for row in rows if row["is_current_ancestor"]] == ancestors


def test_consumers_show_next_snapshot_and_report_damage(tmp_path):
    write_table(tmp_path, (1,))
    write(tmp_path / "consumer" / "consumer-etl-1", {"nextSnapshot": 7})
    write(tmp_path / "consumer" / "consumer-torn", "")
    write(tmp_path / "consumer" / "consumer-none", {})
    write(tmp_path / "consumer" / "README", "no consumer")
    damage = []
    rows = consumers_table(history(tmp_path), damage.append)
    assert rows.schema == schema_of("consumers")
    assert rows.to_pylist() == [{"consumer_id": "etl-1", "next_snapshot_id": 7}]
    assert sorted(error.path.rpartition("-")[2] for error in damage) == ["none", "torn"]


def test_schemas_have_one_row_for_each_field(tmp_path):
    write_table(tmp_path, ())
    write(tmp_path / "schema" / "schema-1", schema_json(1, primaryKeys=[]))
    table = history(tmp_path)
    rows = schemas_table(read_schemas(table, refuse), ())
    assert rows.schema == schema_of("schemas")
    assert len(rows) == 6
    shown = rows.select(rows.column_names[:9])
    assert [tuple(row.values()) for row in shown.to_pylist()[1:4]] == [
        (0, 1, 1, "k", "BIGINT", False, False, True, None),
        (0, 2, 2, "v", "STRING", True, False, False, "the value"),
        (1, 0, 0, "pt", "INT", False, True, False, None),
    ]


def test_schemas_show_key_positions_and_options_per_schema(tmp_path):
    write(tmp_path / "schema" / "schema-0", schema_json(options={"bucket": "2"}))
    write(
        tmp_path / "schema" / "schema-1",
        schema_json(1, options={"bucket": "4"}, comment="second", timeMillis=5000),
    )
    table = history(tmp_path)
    rows = schemas_table(read_schemas(table, refuse), ("table_options",)).to_pylist()
    assert [row["partition_key_position"] for row in rows[:3]] == [0, None, None]
    assert [row["primary_key_position"] for row in rows[:3]] == [1, 0, None]
    assert [dict(row["table_options"])["bucket"] for row in rows] == ["2"] * 3 + ["4"] * 3
    assert [row["table_comment"] for row in rows[2:4]] == [None, "second"]
    assert rows[3]["updated_at"] == datetime(1970, 1, 1, 0, 0, 5, tzinfo=UTC)


def test_options_are_ordered_by_key(tmp_path):
    write(tmp_path / "schema" / "schema-0", schema_json(version=2, options={"z": "1", "a": "2"}))
    table = history(tmp_path)
    options = options_table(read_schemas(table, refuse)[-1].options)
    assert options.schema == schema_of("options")
    assert options.to_pylist() == [
        {"key": "a", "value": "2"},
        {"key": "file.format", "value": "orc"},
        {"key": "z", "value": "1"},
    ]


def test_table_without_snapshots_has_empty_relations(tmp_path):
    write_table(tmp_path, ())
    for relation in (snapshots_table, refs_table):
        assert relation(history(tmp_path), refuse).num_rows == 0


@pytest.mark.parametrize("root", corpus.tables("paimon"))
def test_every_schema_snapshot_and_ref_of_the_corpus_is_read(root):
    table = history(root)
    for branch in [table, *map(table.branch, table.branch_names())]:
        truth = corpus_truth(root, branch.layout.branch)
        rows = {row["snapshot_id"]: row for row in snapshots_table(branch, refuse).to_pylist()}
        if truth is None:  # of branches of some writers
            assert branch.layout.branch != "main"
            continue
        assert list(rows) == truth["snapshot_ids"]
        assert branch.latest_id() == max(rows, default=None)
        for seen in truth.get("raw", []):
            row = rows[seen["snapshot_id"]]
            assert row["operation"] == seen["kind"]
            assert row["schema_id"] == seen["schema_id"]
            assert row["total_record_count"] == seen["total_record_count"]
            assert row["delta_record_count"] == seen["delta_record_count"]
        schemas = read_schemas(branch, refuse)
        assert len(schemas_table(schemas, ())) == sum(len(schema.fields) for schema in schemas)
        assert len(refs_table(branch, refuse)) == len(branch.tag_names()) + len(
            branch.branch_names()
        )


def schema(options, primary_keys=("dt", "k", "k2")):
    names = ("dt", "k", "k2", "v")
    fields = tuple(DataField(at, name, DataType("INT")) for at, name in enumerate(names))
    return TableSchema(0, fields, ("dt",), primary_keys, options)


@pytest.mark.parametrize(
    ("options", "primary_keys", "expected"),
    [
        ({"bucket": "4"}, ("dt", "k", "k2"), [("k, k2", "bucket", "bucket[4]")]),
        ({"bucket": "4", "bucket-key": "k2"}, ("dt", "k", "k2"), [("k2", "bucket", "bucket[4]")]),
        (
            {"bucket": "2", "bucket-key": "k", "bucket-function.type": "mod"},
            (),
            [("k", "bucket", "mod[2]")],
        ),
        ({"bucket": "-1"}, ("dt", "k"), [("k", "bucket", "bucket[dynamic]")]),
        ({"bucket": "-2"}, ("dt", "k"), [("k", "bucket", "bucket[postpone]")]),
        ({"bucket": "-1"}, (), []),
        ({}, (), []),
    ],
)
def test_specs_are_partition_keys_and_the_bucket(options, primary_keys, expected):
    table = specs_table(schema(options, primary_keys))
    assert table.schema == schema_of("specs")
    key, *bucket = table.to_pylist()
    assert key == {
        "spec_id": None,
        "field_id": 0,
        "source_column": "dt",
        "name": "dt",
        "transform": "identity",
        "is_default": True,
        "position": 0,
    }
    assert [(row["source_column"], row["name"], row["transform"]) for row in bucket] == expected


def test_sort_orders_are_key_columns_then_sequence_fields():
    options = {"sequence.field": "v, dt", "sequence.field.sort-order": "descending"}
    table = sort_orders_table(schema(options))
    assert table.schema == schema_of("sort_orders")
    rows = [(row["source_column"], row["direction"], row["position"]) for row in table.to_pylist()]
    assert rows == [("k", "asc", 0), ("k2", "asc", 1), ("v", "desc", 2), ("dt", "desc", 3)]
    assert sort_orders_table(schema(options, primary_keys=())).num_rows == 0


@pytest.mark.parametrize(
    ("options", "keys", "expected"),
    [
        ({"pk-clustering-override": "true", "clustering.columns": "v, dt"}, ["k"], ["v", "dt"]),
        ({"pk-clustering-override": "true", "sink.clustering.by-columns": "v"}, ["k"], ["v"]),
        ({"pk-clustering-override": "true", "clustering.strategy": "zorder"}, ["k"], []),
        ({"pk-clustering-override": "false", "clustering.columns": "v"}, ["k"], ["k"]),
        ({"clustering.incremental": "true", "clustering.columns": "v"}, ["k"], ["k"]),
        ({"clustering.incremental": "true", "clustering.columns": "v"}, [], ["v"]),
        ({"clustering.incremental": "true"}, [], []),
        ({"clustering.columns": "v"}, [], []),
        ({"clustering.incremental": "true", "clustering.columns": "v,dt"}, [], ["zorder(v, dt)"]),
        (
            {"clustering.incremental": "true", "clustering.columns": "a,b,c,d,e"},
            [],
            ["hilbert(a, b, c, d, e)"],
        ),
        (
            {
                "clustering.incremental": "TRUE",
                "clustering.columns": "v,dt",
                "sink.clustering.strategy": "Order",
            },
            [],
            ["v", "dt"],
        ),
    ],
)
def test_clustered_files_are_sorted_by_clustering_columns(options, keys, expected):
    rows = sort_orders_table(schema(options, tuple(keys))).to_pylist()
    found = [
        row["source_column"]
        if row["transform"] == "identity"
        else f"{row['transform']}({row['source_column']})"
        for row in rows
    ]
    assert found == expected
    assert all(row["is_default"] and row["direction"] == "asc" for row in rows)
