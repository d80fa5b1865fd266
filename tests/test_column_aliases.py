"""Aliases of columns with Iceberg's names, everywhere columns are selected."""

import json

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.tables import ALIASES

NAMED = ("data", "delete")


@pytest.fixture(params=["iceberg_v3_deletion_vectors", "pk_deletion_vectors"])
def location(data, request):
    return str(data / request.param)


def _meant(row, alias):
    """The value of an alias: that of its column, or 0 in a row of another content."""
    return row[alias.column] if alias.content in (None, row.get("content")) else 0


@pytest.mark.parametrize("relation", ALIASES)
def test_alias_returns_the_values_of_its_column_in_rows_of_its_content(location, relation, capsys):
    table = arrowmeta.open(location, allow_moved_paths=True)
    aliases = ALIASES[relation]
    own = table.relation(relation).to_pylist()
    expected = [[_meant(row, one) for one in aliases.values()] for row in own]

    for found in (
        table.relation(relation, columns=list(aliases)),
        getattr(table, relation)(list(aliases)),
        table.reader(relation, list(aliases)).read_all(),
        table.sql(f"SELECT {', '.join(aliases)} FROM {relation}"),
    ):
        assert found.column_names == list(aliases)
        rows = [dict(zip(aliases, values, strict=True)) for values in expected]
        assert sorted(map(repr, found.to_pylist())) == sorted(map(repr, rows))

    select = ",".join(aliases)
    assert main([relation, location, "--allow-moved-paths", "--select", select, "-o", "json"]) == 0
    assert [list(row) for row in json.loads(capsys.readouterr().out)] == [
        list(aliases) for _ in rows
    ]


def test_alias_and_column_can_be_selected_together(location):
    found = arrowmeta.open(location, allow_moved_paths=True).manifests(
        columns=["manifest_length", "content", "length"]
    )
    assert found.column_names == ["manifest_length", "content", "length"]
    assert found["manifest_length"] == found["length"]


@pytest.mark.parametrize("relation", ["manifests", "all_manifests"])
def test_files_of_delete_manifests_are_counted_as_delete_files_only(data, relation):
    table = arrowmeta.open(data / "iceberg_v3_deletion_vectors", allow_moved_paths=True)
    kinds = ("added", "existing", "deleted")
    names = [f"{kind}_{what}_files_count" for kind in kinds for what in ("data", "delete")]
    of_content = {"data": set(), "deletes": set()}
    for row in table.relation(relation, ["content", *names]).to_pylist():
        counts = [tuple(row[f"{kind}_{what}_files_count"] for kind in kinds) for what in NAMED]
        of_content[row["content"]].add(tuple(counts))
    assert all(of_content.values())
    assert all(data != (0, 0, 0) and delete == (0, 0, 0) for data, delete in of_content["data"])
    assert all(data == (0, 0, 0) and delete != data for data, delete in of_content["deletes"])


def test_paimon_has_no_delete_manifests_and_counts_index_manifests_as_no_files(data):
    table = arrowmeta.open(data / "pk_deletion_vectors")
    columns = ["content", "added_files_count", "added_data_files_count"]
    columns += ["existing_data_files_count", "added_delete_files_count"]
    found = table.manifests(columns).to_pylist()
    assert {row["content"] for row in found} == {"data", "index"}
    for row in found:
        is_data = row["content"] == "data"
        assert row["added_data_files_count"] == (row["added_files_count"] if is_data else 0)
        assert row["existing_data_files_count"] == (None if is_data else 0)
        assert row["added_delete_files_count"] == 0
