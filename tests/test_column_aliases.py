"""Aliases of columns with Iceberg's names, everywhere columns are selected."""

import json

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.tables import ALIASES


@pytest.fixture(params=["iceberg_v3_deletion_vectors", "pk_deletion_vectors"])
def location(data, request):
    return str(data / request.param)


@pytest.mark.parametrize("relation", ALIASES)
def test_alias_returns_the_same_values_as_its_column(location, relation, capsys):
    table = arrowmeta.open(location, allow_moved_paths=True)
    aliases = ALIASES[relation]
    own = table.relation(relation, columns=list(aliases.values()))
    expected = [row.values() for row in map(dict, own.to_pylist())]

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
