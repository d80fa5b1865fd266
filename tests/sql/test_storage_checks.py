"""Checks against storage: cases just inside and outside of what they report."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import duckdb
import pyarrow as pa

from arrowmeta.catalog.sql_files import check_names, sql_files
from arrowmeta.model.evidence import DAMAGE, OUTSIDE
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import base_schema
from tests.sql.given_source import with_file_id

VIEWS = ("counted", "storage_path", "live_entries", "files_elsewhere")
CHECKS = (
    "file_in_other_folder",
    "missing_in_storage",
    "orphan_in_storage",
    "size_differs_in_storage",
    "footer_differs",
    "footer_bounds_contradict",
)
ENTRIES = base_schema("entries", TableShape())
BASE = {"entries": ENTRIES, "all_entries": ENTRIES, "damage": DAMAGE, **OUTSIDE}
PLAIN = {"status": "added", "content": "data", "manifest_path": "m", "manifest_pos": 0}


def entry(path: str, size: int = 1, **fields: Any) -> dict[str, Any]:
    name = path.rpartition("/")[2]
    return {"file_path": path, "file_name": name, "file_size_in_bytes": size, **fields}


def stored(path: str, size: int | None = 1, **fields: Any) -> dict[str, Any]:
    old = {"last_modified": datetime(2020, 1, 1, tzinfo=UTC), "may_be_orphan": True}
    below = path.removeprefix("/t") if path.startswith("/t/") else None
    return {"file_path": path, "size": size, "below": below, **old, **fields}


def found(table_format: str = "paimon", **rows: list[dict[str, Any]]) -> set[tuple[str, str]]:
    """Return check and subject of the findings; entries are also those of all snapshots."""
    given_entries = enumerate(rows.get("entries", []))
    entries = [with_file_id(PLAIN | {"entry_id": at} | entry) for at, entry in given_entries]
    about = [{"format": table_format, "deletes_are_replayed": table_format == "paimon"}]
    given = {"all_entries": entries} | rows | {"entries": entries}
    with duckdb.connect(config={"threads": 1}) as con:
        con.register("base_table", pa.Table.from_pylist(about))
        for name, schema in BASE.items():
            con.register(f"base_{name}", pa.Table.from_pylist(given.get(name, []), schema))
        for file in sql_files():
            if file.name in (*VIEWS, *CHECKS):
                con.execute(file.definition)
        return {
            told
            for check in CHECKS
            for told in con.execute(f"SELECT check_name, subject FROM {check}").fetchall()
        }


def test_storage_checks_consider_only_live_files() -> None:
    dead = entry("/t/dead", extra_files=["extra"])
    entries = [dead, dead | {"status": "deleted"}, entry("/t/a", extra_files=["b"])]
    assert found(entries=entries, storage=[stored("/t/c", may_be_orphan=False)]) == {
        ("missing_in_storage", "/t/a"),
        ("missing_in_storage", "/t/b"),
    }
    # Content and size of a deleted file are not checked.
    said = {
        "storage": [stored(f"/t/{name}", 2) for name in ("dead", "a", "b", "empty")],
        "footers": [{"file_path": path, "reason": "gone"} for path in ("/t/dead", "/t/a")],
        "footer_faults": [
            {"entry_id": at, "column_name": "x", "expected": "", "actual": ""} for at in (0, 2)
        ],
    }
    assert found(entries=[*entries, entry("/t/empty", 0)], **said) == {
        ("size_differs_in_storage", "/t/a"),
        ("size_differs_in_storage", "/t/empty"),
        ("footer_differs", "/t/a"),
        ("footer_bounds_contradict", "/t/a"),
    }


def test_unknown_sizes_and_counts_are_not_compared_with_storage() -> None:
    entries = [entry("/t/a", record_count=5), entry("/t/b", record_count=None), entry("/t/c", -1)]
    entries.append(entry("/t/d", 2))
    storage = [stored("/t/a"), stored("/t/b", None), stored("/t/c"), stored("/t/d", 2)]
    footers = [
        {"file_path": "/t/a", "record_count": 5},
        {"file_path": "/t/b", "record_count": 5},
        {"file_path": "/t/c", "record_count": None},
    ]
    assert found(entries=entries, storage=storage, footers=footers) == set()
    other = [footers[0] | {"record_count": 4}]
    vector = entry("/t/a", record_count=1, content="deletion_vector")
    assert found(entries=entries, footers=other) == {("footer_differs", "/t/a")}
    assert found("iceberg", entries=[vector], footers=other) == set()


def test_file_of_any_snapshot_is_not_an_orphan() -> None:
    everything = [entry("/t/x/old", status="deleted", extra_files=["old.index"])]
    used = [
        {"file_path": "/t/manifest/m", "file_name": "m", "extra_files": None},
        {"file_path": "/t/y/f", "file_name": "f", "extra_files": ["f.index"]},
    ]
    rows = {"all_entries": everything, "used_files": used}
    paths = ("/t/x/old", "/t/x/old.index", "/t/manifest/m", "/t/y/f", "/t/y/f.index")
    there = [stored(path) for path in paths]
    for table_format in ("paimon", "iceberg"):
        lost = [*there, stored("/t/lost"), stored("/t/young", may_be_orphan=False)]
        assert found(table_format, storage=lost, **rows) == {("orphan_in_storage", "/t/lost")}
        damage = [{"path": "m", "kind": "manifest", "reason": "r"}]
        assert found(table_format, storage=lost, damage=damage, **rows) == set()
        # The table's folder is elsewhere, with the same paths below it.
        moved = [stored(f"/mnt{path}", below=path.removeprefix("/t")) for path in paths]
        assert found(table_format, storage=moved, **rows) == set()


def test_used_name_in_another_folder_is_orphan_only_in_iceberg() -> None:
    rows = {"all_entries": [entry("/t/x/f")], "storage": [stored("/t/z/f")]}
    assert found(**rows) == set()
    assert found("iceberg", **rows) == {("orphan_in_storage", "/t/z/f")}


def test_table_metadata_and_hints_are_not_orphans() -> None:
    names = ("v1.metadata.json", "v1.metadata.json.gz", "version-hint.text", "version-hint.txt")
    there = [stored(f"/t/metadata/{name}") for name in names]
    beside = "/t/metadata/v1.metadata.json.bak"
    assert found("iceberg", storage=[*there, stored(beside)]) == {("orphan_in_storage", beside)}


def test_checks_that_read_storage_through_a_step_run_only_with_storage() -> None:
    assert set(CHECKS).isdisjoint(check_names("paimon"))
    assert set(CHECKS) <= set(check_names("paimon", outside=True))
