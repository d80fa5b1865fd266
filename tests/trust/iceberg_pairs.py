"""Edits of single members of Iceberg metadata: see `tests.trust.pairs`, and docs/pairs.md."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import IcebergCopy, Record, read, rewrite_header
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

#: Returns another value for one, given the values of the member in all rows.
Change = Callable[[Any, list[Any]], Any]


def more(value: Any, _: list[Any]) -> Any:
    return value + 7 if isinstance(value, int) else _none()


def less(value: Any, _: list[Any]) -> Any:
    return value - 1 if isinstance(value, int) and value > 0 else _none()


def zero(value: Any, _: list[Any]) -> Any:
    return 0 if value else _none()


def negative(value: Any, _: list[Any]) -> Any:
    return -1 if isinstance(value, int) and value != -1 else _none()


def null(value: Any, _: list[Any]) -> Any:
    return None if value is not None else _none()


def swapped(value: Any, values: list[Any]) -> Any:
    return next((copy.deepcopy(one) for one in values if one not in (value, None)), None) or _none()


def other(value: Any, _: list[Any]) -> Any:
    return f"{value}x" if isinstance(value, str) else _none()


def _none() -> Any:
    raise LookupError


def counts(to: Callable[[Record, int], int]) -> Change:
    """Change each count of a map by field id."""

    def change(value: Any, _: list[Any]) -> Any:
        return [{**item, "value": to(item, item["value"])} for item in value or _none()]

    return change


def first_byte(value: Any, _: list[Any]) -> Any:
    """Change the first byte of each bound that has one."""
    items = [item for item in value or () if item["value"]] or _none()
    changed = {item["key"]: bytes([item["value"][0] ^ 0x40]) + item["value"][1:] for item in items}
    return [{**item, "value": changed.get(item["key"], item["value"])} for item in value]


NUMBER = {"more": more, "less": less, "zero": zero, "negative": negative}
#: Changes of members of rows of a manifest list, of entries, and of the files of entries.
LIST: dict[str, dict[str, Change]] = {
    **dict.fromkeys(
        (
            *("manifest_length", "sequence_number", "min_sequence_number", "added_snapshot_id"),
            *(f"{one}_files_count" for one in ("added", "existing", "deleted")),
            *(f"{one}_rows_count" for one in ("added", "existing", "deleted")),
            "first_row_id",
        ),
        NUMBER,
    ),
    "content": {"other": lambda value, _: 1 - value},
    "partition_spec_id": {"more": more},
    "partitions": {
        "without bounds": lambda value, _: [
            {**one, "lower_bound": None, "upper_bound": None} for one in value or _none()
        ],
        "ends swapped": lambda value, _: [
            {**one, "lower_bound": one["upper_bound"], "upper_bound": one["lower_bound"]}
            for one in value or _none()
        ],
        "nulls denied": lambda value, _: [
            {**one, "contains_null": not one["contains_null"]} for one in value or _none()
        ],
        "swapped": swapped,
    },
}
ENTRY: dict[str, dict[str, Change]] = {
    "status": {"other": lambda value, _: {0: 1, 1: 0, 2: 0}[value], "deleted": lambda value, _: 2},
    "snapshot_id": {"more": more, "null": null},
    "sequence_number": {"more": more, "less": less, "null": null},
    "file_sequence_number": {"more": more, "less": less, "null": null},
}
FILE: dict[str, dict[str, Change]] = {
    "content": {"other": lambda value, _: {0: 2, 1: 0, 2: 0}[value]},
    "file_path": {"swapped": swapped},
    "file_format": {"other": lambda value, _: "ORC"},
    "partition": {"swapped": swapped},
    "record_count": NUMBER,
    "file_size_in_bytes": NUMBER,
    "value_counts": {
        "more": counts(lambda _, n: n + 7),
        "less": counts(lambda _, n: n - 1),
        "zero": counts(lambda _, n: 0),
        "negative": counts(lambda _, n: -5),
    },
    "null_value_counts": {
        "more": counts(lambda _, n: n + 10**6),
        "negative": counts(lambda _, n: -5),
    },
    "nan_value_counts": {
        "more": counts(lambda _, n: n + 10**6),
        "negative": counts(lambda _, n: -5),
    },
    "lower_bounds": {"first byte": first_byte, "swapped": swapped},
    "upper_bounds": {"first byte": first_byte, "swapped": swapped},
    "equality_ids": {"other": lambda value, _: [99] if value else _none()},
    "sort_order_id": {"more": more},
    "first_row_id": {"more": more, "null": null},
    "referenced_data_file": {"other": other, "swapped": swapped, "null": null},
    "content_offset": {"more": more, "less": less},
    "content_size_in_bytes": {"more": more, "less": less},
}


def _in_row(rows: list[Record], at: int, path: tuple[str, ...], change: Change) -> None:
    *parents, name = path

    def holder(row: Record) -> Record:
        for parent in parents:
            row = row[parent]
        return row

    if at >= len(rows) or name not in holder(rows[at]):
        raise LookupError
    values = [holder(row)[name] for row in rows]
    holder(rows[at])[name] = change(values[at], values)


def of_list(path: tuple[str, ...], change: Change, at: int, root: Path) -> None:
    IcebergCopy(root).edit_list(partial(_in_row, at=at, path=path, change=change))


def of_entry(path: tuple[str, ...], change: Change, content: int, root: Path) -> None:
    table = IcebergCopy(root)
    rows = read(table.manifest(content))
    live = next((at for at, row in enumerate(rows) if row["status"] != 2), len(rows))
    table.edit_manifest(content, partial(_in_row, at=live, path=path, change=change))


def all_null(root: Path) -> None:
    """Make all values of each column null, beside their bounds."""

    def change(rows: list[Record]) -> None:
        for row in rows:
            row["data_file"]["null_value_counts"] = row["data_file"]["value_counts"] or _none()

    IcebergCopy(root).edit_manifest(0, change)


def of_header(key: str, value: str, is_list: bool, root: Path) -> None:
    """Change a key of the header of a manifest list, or of a manifest."""
    table = IcebergCopy(root)
    path = table.list_path if is_list else table.manifest(0)

    def change(keys: dict[str, str]) -> None:
        if keys.get(key, value) == value:
            raise LookupError
        keys[key] = value

    rewrite_header(path, change)


def of_metadata(change: Callable[[Record], Any], root: Path) -> None:
    IcebergCopy(root).edit_metadata(change)


def of_snapshot(change: Callable[[Record], Any], root: Path) -> None:
    IcebergCopy(root).edit_snapshot(change)


def _number(name: str, by: int) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        if not isinstance(record.get(name), int):
            raise LookupError
        record[name] += by

    return change


def _total(name: str, value: str) -> Callable[[Record], None]:
    def change(snapshot: Record) -> None:
        if name not in snapshot["summary"]:
            raise LookupError
        snapshot["summary"][name] = value

    return change


def _current(value: Any) -> Callable[[Record], None]:
    def change(metadata: Record) -> None:
        if "refs" not in metadata:
            raise LookupError
        metadata["current-snapshot-id"] = value

    return change


def _ref(metadata: Record) -> None:
    (metadata.get("refs") or _none())["main"]["snapshot-id"] = metadata["snapshots"][0][
        "snapshot-id"
    ]


METADATA = {
    "current-snapshot-id -1": _current(-1),
    "current-snapshot-id null": _current(None),
    "current-snapshot-id unknown": _current(42),
    "refs.main older": _ref,
    "last-sequence-number less": _number("last-sequence-number", -1),
    "next-row-id less": _number("next-row-id", -1),
    "last-column-id less": _number("last-column-id", -1),
    "last-partition-id less": _number("last-partition-id", -1),
    "last-updated-ms less": _number("last-updated-ms", -(10**6)),
    "current-schema-id more": _number("current-schema-id", 7),
    "default-spec-id more": _number("default-spec-id", 7),
    "default-sort-order-id more": _number("default-sort-order-id", 7),
    "snapshot-log without the last": lambda metadata: (
        metadata.get("snapshot-log") or _none()
    ).pop(),
}
SNAPSHOT = {
    **{
        f"{name} {word}": _number(name, by)
        for name in ("sequence-number", "timestamp-ms")
        for word, by in (("more", 10**6), ("less", -1))
    },
    "parent-snapshot-id more": _number("parent-snapshot-id", 1),
    "schema-id more": _number("schema-id", 7),
    "first-row-id more": _number("first-row-id", 7),
    "added-rows less": _number("added-rows", -1),
    **{
        f"summary.{name} {value}": _total(name, value)
        for name in (
            "total-data-files",
            "total-records",
            "total-delete-files",
            "total-position-deletes",
            "total-equality-deletes",
            "total-files-size",
            "added-data-files",
            "added-records",
        )
        for value in ("999", "0")
    },
}
HEADERS = {"content": "deletes", "partition-spec-id": "7", "format-version": "1"}
LIST_HEADERS = {
    "snapshot-id": "42",
    "parent-snapshot-id": "42",
    "sequence-number": "77",
    "first-row-id": "99",
    "format-version": "1",
}


def edits() -> dict[str, Edit]:
    """Return the edits by the kind of file, member and change."""
    found: dict[str, Edit] = {
        f"metadata {name}": partial(of_metadata, change) for name, change in METADATA.items()
    }
    found |= {f"snapshot {name}": partial(of_snapshot, change) for name, change in SNAPSHOT.items()}
    for is_list, headers in ((True, LIST_HEADERS), (False, HEADERS)):
        kind = "list" if is_list else "manifest"
        found |= {
            f"{kind} header {key}": partial(of_header, key, value, is_list)
            for key, value in headers.items()
        }
    for name, changes in LIST.items():
        for word, change in changes.items():
            found[f"list {name} {word}"] = partial(of_list, (name,), change, 0)
    for path, changes in (
        *(((name,), changes) for name, changes in ENTRY.items()),
        *((("data_file", name), changes) for name, changes in FILE.items()),
    ):
        for word, change in changes.items():
            for content, kind in ((0, "data"), (1, "deletes")):
                found[f"entry {path[-1]} {word} of {kind}"] = partial(
                    of_entry, path, change, content
                )
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
