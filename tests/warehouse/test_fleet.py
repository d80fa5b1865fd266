from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import duckdb
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.tables.uniform import Fleet
from tests.bundled import DATA

NAMES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors", "pk_tags_branches")


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("store")
    for name in NAMES:
        arrowmeta.index(DATA / name, store=folder, allow_moved_paths=True)
    return folder


def each(make: Callable[[arrowmeta.Table], object]) -> dict[str, object]:
    locations = [str(DATA / name) for name in NAMES]
    return {
        where: make(arrowmeta.open(where, allow_moved_paths=True, store=False))
        for where in locations
    }


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["files", "entries", "partitions", "snapshots", "manifests"])
def test_row_counts_per_table_equal_those_of_each_table(store, relation):
    fleet = Fleet(store, allow_moved_paths=True)
    answer = fleet.sql(f"SELECT table_location, count(*) AS n FROM {relation} GROUP BY 1")
    counts = {row["table_location"]: row["n"] for row in answer.to_pylist()}
    assert counts == each(lambda table: table.relation(relation).num_rows)
    assert fleet.failures == {}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("relation", SCHEMAS)
def test_every_relation_can_be_queried_over_a_store(store, relation):
    answer = Fleet(store, allow_moved_paths=True).sql(f"FROM {relation}")
    assert answer.column_names[0] == "table_location"


def test_fleet_query_reads_only_its_columns(store, monkeypatch):
    read: list[tuple[str, list[str]]] = []
    relation = Fleet.relation
    monkeypatch.setattr(
        Fleet, "relation", lambda self, *asked: read.append(asked) or relation(self, *asked)
    )
    Fleet(store, allow_moved_paths=True).sql(
        "SELECT sum(record_count) FROM files WHERE file_size_in_bytes > 0"
    )
    ((name, columns),) = read
    assert (name, set(columns)) == ("files", {"record_count", "file_size_in_bytes"})


def test_structs_by_column_become_maps_across_tables(store):
    answer = Fleet(store, allow_moved_paths=True).sql(
        "SELECT DISTINCT table_location, partition['pt'] AS pt FROM partitions"
    )
    expected = {
        (where, str(row["partition"]["pt"]))
        for where, rows in each(lambda table: table.partitions().to_pylist()).items()
        for row in rows
        if "pt" in row["partition"]
    }
    found = {(row["table_location"], row["pt"]) for row in answer.to_pylist() if row["pt"]}
    assert found == expected


def test_join_of_relations_reads_both_for_all_tables(store):
    answer = Fleet(store, allow_moved_paths=True).sql(
        "SELECT count(*) AS n FROM files JOIN manifests USING (table_location, manifest_path)"
    )
    assert answer["n"].to_pylist() == [sum(each(lambda table: table.files().num_rows).values())]


def test_deleted_table_is_reported_and_others_are_queried(tmp_path, capsys):
    table, store = tmp_path / "table", tmp_path / "store"
    shutil.copytree(DATA / NAMES[0], table)
    for location in (table, DATA / NAMES[2]):
        arrowmeta.index(location, store=store)
    shutil.rmtree(table)
    query = "SELECT DISTINCT table_location FROM files"
    assert main(["sql", "--store", str(store), query, "-o", "json"]) == 3
    said = capsys.readouterr()
    assert json.loads(said.out) == [{"table_location": str(DATA / NAMES[2])}]
    assert str(table) in said.err


def test_store_can_be_queried_from_any_working_directory(tmp_path, monkeypatch):
    shutil.copytree(DATA / NAMES[0], tmp_path / "table")
    monkeypatch.chdir(tmp_path)
    arrowmeta.index("table", store="store")
    monkeypatch.chdir(DATA)
    fleet = Fleet(tmp_path / "store")
    (row,) = fleet.sql("SELECT table_location, count(*) AS n FROM files GROUP BY 1").to_pylist()
    assert row["table_location"] == str(tmp_path / "table")
    assert not fleet.failures


def test_table_indexed_by_path_and_by_uri_is_one_table(tmp_path):
    arrowmeta.index(DATA / NAMES[0], store=tmp_path)
    arrowmeta.index((DATA / NAMES[0]).as_uri(), store=tmp_path)
    assert Fleet(tmp_path).locations == [str(DATA / NAMES[0])]


def test_table_with_an_unreadable_description_is_reported(tmp_path, capsys):
    for name in (NAMES[0], NAMES[2]):
        arrowmeta.index(DATA / name, store=tmp_path)
    (description,) = tmp_path.glob(f"tables/{NAMES[0]}-*/*/table.json")
    description.write_text("{")
    query = "SELECT DISTINCT table_location FROM files"
    assert main(["sql", "--store", str(tmp_path), query, "-o", "json"]) == 3
    said = capsys.readouterr()
    assert json.loads(said.out) == [{"table_location": str(DATA / NAMES[2])}]
    assert description.parent.name in said.err


def test_fleet_query_cannot_read_files(store):
    with pytest.raises(duckdb.Error):
        Fleet(store).sql("SELECT * FROM read_text('/etc/hostname')")


def test_queries_of_the_store_page_return_correct_results(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "store.md").read_text()
    small, shared, stats = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    # A clone: Iceberg records where its files are, and both name the same.
    original = DATA / "iceberg_v3_deletion_vectors"
    clone = Path(shutil.copytree(original, tmp_path / "clone"))
    store = tmp_path / "store"
    for table in (original, clone, DATA / "pk_tags_branches"):
        arrowmeta.index(table, store=store, allow_moved_paths=True)
    fleet = Fleet(store, allow_moved_paths=True)
    without = {
        str(where): arrowmeta.open(where, allow_moved_paths=True, store=False)
        for where in (original, clone, DATA / "pk_tags_branches")
    }
    assert {row["table_location"]: row["small_files"] for row in fleet.sql(small).to_pylist()} == {
        where: table.data_files().num_rows for where, table in without.items()
    }
    paths = set(without[str(original)].files()["file_path"].to_pylist())
    assert {row["file_path"]: row["tables"] for row in fleet.sql(shared).to_pylist()} == {
        path: sorted([str(original), str(clone)]) for path in paths
    }
    found = fleet.sql(stats).to_pylist()
    assert {row["table_location"] for row in found} == set(without)
    for row in found:
        table = without[row["table_location"]]
        bounds = [
            (one["lower"], one["upper"])
            for one in table.column_stats().to_pylist()
            if one["column_name"] == row["column_name"]
        ]
        lengths = [len((a + b).encode()) for a, b in bounds if a is not None and b is not None]
        assert row["bound_bytes"] == (sum(lengths) if lengths else None)
    assert fleet.failures == {}
