"""The merge of entries in SQL; `tests/catalog/test_live.py` compares it with that in Python."""

from __future__ import annotations

import pytest

from arrowmeta.catalog.database import connect_sources
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from tests.sql.given_source import GivenSource, views_of


def live(entries: list[dict], deletes_are_replayed: bool = True) -> list[int]:
    source = GivenSource({"entries": entries}, deletes_are_replayed=deletes_are_replayed)
    with views_of(source, "live_entries") as con:
        found = con.execute("SELECT entry_id FROM live_entries").fetchall()
    return sorted(row[0] for row in found)


def entry(status: str, **identity: object) -> dict:
    plain = {
        "partition_bytes": b"",
        "bucket": 0,
        "level": 0,
        "file_name": "a",
        "extra_files": [],
        "embedded_index": None,
        "external_path": None,
    }
    return {"status": status} | plain | identity


def test_all_files_lists_each_file_once_from_first_manifest() -> None:
    named = [("a", "deleted"), ("a", "added"), ("a", "existing"), ("b", "deleted")]
    rows = [
        entry(status, file_path=name, content="data") | {"entry_id": at, "manifest_path": f"m{at}"}
        for at, (name, status) in enumerate(named)
    ]
    rows.append(rows[1] | {"entry_id": 4, "level": 5, "manifest_path": "m4"})
    listed = [
        {"manifest_path": path, "reference_snapshot_id": snapshot_id, "content": "data"}
        for snapshot_id, paths in ((1, ("m1",)), (2, ("m0", "m1", "m2", "m3", "m4")))
        for path in paths
    ]
    given = GivenSource({"all_entries": rows, "all_manifests": listed})
    with views_of(given, "all_files") as con:
        found = con.execute("SELECT file_path, level, manifest_path FROM all_files").fetchall()
    assert sorted(found) == [("a", 0, "m1"), ("a", 5, "m4")]


def test_all_files_lists_no_file_that_is_deleted_in_every_snapshot() -> None:
    rows = [
        entry(status, file_path="a", content="data", entry_id=at, manifest_path=f"m{at}")
        for at, status in enumerate(("added", "deleted"))
    ]
    listed = [
        {"manifest_path": f"m{at}", "reference_snapshot_id": 2, "content": "data"} for at in (0, 1)
    ]
    for manifests, expected in ((listed, []), (listed[:1], [("a",)])):
        given = GivenSource({"all_entries": rows, "all_manifests": manifests})
        with views_of(given, "all_files") as con:
            assert con.execute("SELECT file_path FROM all_files").fetchall() == expected


def test_views_bind_over_empty_table() -> None:
    con = connect_sources({None: GivenSource()})
    names = "SELECT table_name, list(column_name ORDER BY column_index) FROM duckdb_columns()"
    own = "schema_name IN (current_schema(), 'base of main')"
    views = dict(con.execute(f"{names} WHERE {own} GROUP BY ALL").fetchall())
    of_findings = {"findings", "readers", "remedies"}  # computed by another layer
    for name in SCHEMAS.keys() - of_findings:
        assert views[name] == SCHEMAS[name](TableShape()).names
    assert {f"base_{name}" for name in BASE_RELATIONS} <= views.keys()


#: Fields of the identity of a file, with other values than `entry` gives them.
OTHERS: dict[str, object] = {
    "partition_bytes": b"\x01",
    "bucket": 1,
    "level": 5,
    "file_name": "b",
    "extra_files": ["a.index"],
    "embedded_index": b"\x00",
    "external_path": "s3://b/a",
}


@pytest.mark.spec("paimon: FileEntry.Identifier")
def test_delete_entry_of_other_identity_leaves_file_live() -> None:
    named = [({"file_name": f"a{at}"}, {name: OTHERS[name]}) for at, name in enumerate(OTHERS)]
    apart = [
        one
        for name, differs in named
        for one in (entry("added", **name), entry("deleted", **name | differs))
    ]
    assert live(apart) == list(range(0, 2 * len(OTHERS), 2))
    alike = [entry(status, **name | differs) for name, differs in named for status in BOTH]
    assert live(alike) == []


BOTH = ("added", "deleted")


def test_delete_entry_with_same_null_field_deletes_file() -> None:
    fields = sorted(entry("added").keys() - {"status", "file_name"})
    assert (
        live([entry(one, file_name=name, **{name: None}) for name in fields for one in BOTH]) == []
    )


def test_delete_entry_applies_in_any_order() -> None:
    assert live([entry("deleted"), entry("added")]) == []


def test_deletes_that_are_not_replayed_leave_files_live() -> None:
    assert live([entry("existing"), entry("deleted")], deletes_are_replayed=False) == [0]
