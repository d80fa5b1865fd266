"""Edits of single members of Iceberg metadata: see `tests.trust.pairs`, and docs/pairs.md."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path as Folder
from typing import Any

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import IcebergCopy, Record, rewrite_header
from tests.trust.edits import Change, Path, assignments, edit_first, members
from tests.trust.pairs import Edit

TABLES = (
    DATA / "iceberg_v1_to_v2",
    DATA / "iceberg_v2_position_deletes",
    DATA / "iceberg_v2_equality_deletes",
    DATA / "iceberg_v3_deletion_vectors",
    CASES / "iceberg_expire_branches",
)

_SIZE = "a listing of the storage tells; the summary has one total, which writers count differently"
_EXPIRED = "an entry may name a snapshot that has expired"
#: Edits that may be silent, and why.
EXCUSED: dict[str, str] = {
    "snapshot timestamp-ms less": "a snapshot may become current long after it was made",
    "entry sequence_number less of data": "a rewritten file keeps its older number",
    "entry snapshot_id more of data": _EXPIRED,
    "entry snapshot_id more of deletes": _EXPIRED,
    "entry file_size_in_bytes more of data": _SIZE,
    "entry file_size_in_bytes more of deletes": _SIZE,
    "entry file_size_in_bytes less of data": _SIZE,
    "entry file_size_in_bytes less of deletes": _SIZE,
    "entry file_size_in_bytes negative of deletes": "-1 is unknown: Paimon publishes it",
}

#: Keys of the headers of manifests and manifest lists, and what they say then.
HEADERS = {
    "manifest": {"content": "deletes", "partition-spec-id": "7", "format-version": "1"},
    "list": {
        "snapshot-id": "42",
        "parent-snapshot-id": "42",
        "sequence-number": "77",
        "first-row-id": "99",
        "format-version": "1",
    },
}


def of_list(path: Path, change: Change, root: Folder) -> None:
    IcebergCopy(root).edit_list(partial(edit_first, path, change))


def of_entry(path: Path, change: Change, content: int, root: Folder) -> None:
    """Change a member of the first live entry of a manifest."""

    def edit(rows: list[Record]) -> None:
        live = next((row for row in rows if row["status"] != 2), None)
        if live is None:
            raise LookupError
        edit_first(path, change, [live, *(row for row in rows if row is not live)])

    IcebergCopy(root).edit_manifest(content, edit)


def all_null(root: Folder) -> None:
    """Make all values of each column null, beside their bounds."""

    def change(rows: list[Record]) -> None:
        for row in rows:
            if not row["data_file"]["value_counts"]:
                raise LookupError
            row["data_file"]["null_value_counts"] = row["data_file"]["value_counts"]

    IcebergCopy(root).edit_manifest(0, change)


def of_header(key: str, value: str, kind: str, root: Folder) -> None:
    """Change a key of the header of a manifest list, or of a manifest."""
    table = IcebergCopy(root)

    def change(keys: dict[str, str]) -> None:
        if keys.get(key, value) == value:
            raise LookupError
        keys[key] = value

    rewrite_header(table.list_path if kind == "list" else table.manifest(0), change)


def of_metadata(change: Callable[[Record], Any], root: Folder) -> None:
    IcebergCopy(root).edit_metadata(change)


def of_snapshot(change: Callable[[Record], Any], root: Folder) -> None:
    IcebergCopy(root).edit_snapshot(change)


def _first(path: Path, change: Change, record: Record) -> None:
    edit_first(path, change, [record])


def older_main(metadata: Record) -> None:
    metadata["refs"]["main"]["snapshot-id"] = metadata["snapshots"][0]["snapshot-id"]


def edits() -> dict[str, Edit]:
    """Return the edits by the kind of file, member and change."""
    found: dict[str, Edit] = {"metadata refs.main older": partial(of_metadata, older_main)}
    for kind, of_kind in (("metadata", of_metadata), ("snapshot", of_snapshot)):
        for name, assign in assignments("iceberg", kind):
            found[f"{kind} {name}"] = partial(of_kind, assign)
    for name, word, path, change in members("iceberg", "summary"):
        edit = partial(_first, path, change)
        found[f"snapshot {name} {word}"] = partial(of_snapshot, edit)
    for kind, headers in HEADERS.items():
        for key, value in headers.items():
            found[f"{kind} header {key}"] = partial(of_header, key, value, kind)
    for name, word, path, change in members("iceberg", "list"):
        found[f"list {name} {word}"] = partial(of_list, path, change)
    for name, word, path, change in members("iceberg", "entry"):
        for content, kind in ((0, "data"), (1, "deletes")):
            title = f"entry {name.removeprefix('data_file.')} {word} of {kind}"
            found[title] = partial(of_entry, path, change, content)
    found["entry null_value_counts all beside bounds"] = all_null
    return found


def conditions(table: arrowmeta.Table) -> list[str]:
    """Conditions that files are dropped by, from their bounds."""
    asked: dict[str, None] = {}
    for row in table.data_files(["lower_bounds", "upper_bounds"]).to_pylist()[:2]:
        for name in list(row["lower_bounds"] or {})[:2]:
            column = '"{}"'.format('"."'.join(name.split(".")))
            for sign, bounds in ((">=", "upper_bounds"), ("<=", "lower_bounds")):
                if isinstance(value := row[bounds][name], int | float):
                    asked[f"{column} {sign} {value}"] = None
            asked[f"{column} IS NULL"] = None
    return list(asked)


FILE_COLUMNS = (
    *("content", "file_path", "partition_path", "record_count", "file_size_in_bytes"),
    *("sequence_number", "first_row_id", "equality_ids"),
)


def answers(table: arrowmeta.Table) -> dict[str, Any]:
    """Return what is compared beside plans."""
    deletes = table.sql("SELECT data_file_path, delete_file_path FROM applicable_deletes")
    return {
        "snapshot": [table.snapshot_id],
        "files": sorted(map(repr, table.files(list(FILE_COLUMNS)).to_pylist())),
        "partitions": sorted(map(repr, table.partitions().to_pylist())),
        "refs": sorted(map(repr, table.refs().to_pylist())),
        "deletes": set(map(repr, deletes.to_pylist())),
        "count(*)": table.aggregate("count(*)").column(0)[0].as_py(),
    }
