"""Kinds of damage that tests plant in copies of tables of any writer, and read again repaired.

Each takes a copy and changes its files. One that is about something that the table does not have,
such as a deletion vector, raises `NotHereError`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.reconcile.copies import IcebergCopy, PaimonCopy, Record, read


class NotHereError(Exception):
    """The table has nothing that this damages."""


# -- Iceberg ------------------------------------------------------------------------------------


def is_live(entry: Record) -> bool:
    return bool(entry["status"] != 2)


def manifest_of(table: IcebergCopy, content: int = 0, skip: int = 0) -> int:
    """Return the position of a manifest with live entries among those of its content."""
    listed = [row for row in read(table.list_path) if row.get("content", 0) == content]
    for at, row in enumerate(listed):
        if any(map(is_live, read(table.file(row["manifest_path"])))):
            if not skip:
                return at
            skip -= 1
    raise NotHereError


def row_of(rows: list[Record], table: IcebergCopy, content: int = 0) -> Record:
    """Return the row of the first manifest with live entries in a list."""
    name = table.manifest(content, manifest_of(table, content)).name
    return next(row for row in rows if row["manifest_path"].endswith(name))


def live_entry(rows: list[Record]) -> Record:
    return next(filter(is_live, reversed(rows)))


def edit_entries(
    edit: Callable[[list[Record]], Any], content: int = 0
) -> Callable[[IcebergCopy], None]:
    return lambda t: t.edit_manifest(content, edit, manifest_of(t, content))


def edit_row(edit: Callable[[Record], Any], content: int = 0) -> Callable[[IcebergCopy], None]:
    return lambda t: t.edit_list(lambda rows: edit(row_of(rows, t, content)) and None)


def in_two_manifests(table: IcebergCopy) -> None:
    first, second = manifest_of(table), manifest_of(table, skip=1)
    other = live_entry(read(table.manifest(0, second)))
    table.edit_manifest(0, lambda rows: [*rows, other], first)


def lost_manifest(content: int = 0) -> Callable[[IcebergCopy], None]:
    return lambda t: t.manifest(content, manifest_of(t, content)).unlink()


def cut_manifest(table: IcebergCopy) -> None:
    path = table.manifest(0, manifest_of(table))
    path.write_bytes(path.read_bytes()[:-40])


def change_bounds(lower: bytes, upper: bytes) -> Callable[[list[Record]], None]:
    """Change the bounds of `id`, whose field is the first of each test's tables."""

    def edit(rows: list[Record]) -> None:
        file = live_entry(rows)["data_file"]
        for name, value in (("lower_bounds", lower), ("upper_bounds", upper)):
            bounds = [_pair(one) for one in file[name] or ()]
            if not any(key == 1 for key, _ in bounds):
                raise NotHereError
            changed = [(key, value if key == 1 else old) for key, old in bounds]
            is_map = isinstance(file[name][0], tuple)
            file[name] = changed if is_map else [{"key": k, "value": v} for k, v in changed]

    return edit


def _pair(one: Any) -> tuple[int, bytes]:
    return one if isinstance(one, tuple) else (one["key"], one["value"])


def narrow_partitions(row: Record) -> None:
    known = [one for one in row["partitions"] or () if one["lower_bound"] is not None]
    if not known:
        raise NotHereError
    for one in known:
        for name in ("lower_bound", "upper_bound"):
            one[name] = b"\x7f" * len(one[name])


def other_ref(metadata: Record) -> None:
    metadata.setdefault("refs", {})["nowhere"] = {"snapshot-id": 42, "type": "tag"}


def low_sequence_number(metadata: Record) -> None:
    if metadata.get("last-sequence-number", 0) < 2:
        raise NotHereError
    metadata["last-sequence-number"] = 1


def dangling_vector(rows: list[Record]) -> list[Record]:
    file = live_entry(rows)["data_file"]
    if file.get("content_offset") is None:
        raise NotHereError
    other = {"referenced_data_file": f"{file['file_path']}-unknown", "content_offset": 10**6}
    return [*rows, {**live_entry(rows), "data_file": {**file, **other}}]


def count_of(kind: str, number: int) -> Callable[[Record], None]:
    def edit(row: Record) -> None:
        (name,) = {f"{kind}_files_count", f"{kind}_data_files_count"} & row.keys()
        row[name] = number

    return edit


def other_entry(rows: list[Record]) -> list[Record]:
    entry = live_entry(rows)
    return [*rows, {**entry, "data_file": {**entry["data_file"], "file_size_in_bytes": 1}}]


def totals(snapshot: Record) -> None:
    snapshot["summary"]["total-records"] = "999"


#: Damage of Iceberg tables.
ICEBERG: dict[str, Callable[[IcebergCopy], Any]] = {
    "an entry twice": edit_entries(lambda rows: [*rows, live_entry(rows)]),
    "an entry of deletes twice": edit_entries(lambda rows: [*rows, live_entry(rows)], 1),
    "an entry twice with another size": edit_entries(other_entry),
    "a file in two manifests": in_two_manifests,
    "a manifest listed twice": lambda t: t.edit_list(lambda rows: [*rows, row_of(rows, t)]),
    "a missing manifest": lost_manifest(),
    "a missing manifest of deletes": lost_manifest(1),
    "a manifest that is cut": cut_manifest,
    "a missing manifest list": lambda t: t.list_path.unlink(),
    "a length in the list": edit_row(lambda row: row.update(manifest_length=1)),
    "a count of rows in the list": edit_row(lambda row: row.update(added_rows_count=999)),
    "a count of files in the list": edit_row(count_of("added", 99)),
    "partitions that the list leaves out": edit_row(narrow_partitions),
    "a total in the summary": lambda t: t.edit_snapshot(totals),
    "a last sequence number that is too low": lambda t: t.edit_metadata(low_sequence_number),
    "a reference to no snapshot": lambda t: t.edit_metadata(other_ref),
    "inverted bounds": edit_entries(change_bounds(b"\x09" + b"\0" * 7, b"\1" + b"\0" * 7)),
    "bounds of another length": edit_entries(change_bounds(b"\0" * 3, b"\1" * 3)),
    "a count of rows in a file": edit_entries(
        lambda rows: live_entry(rows)["data_file"].update(record_count=999)
    ),
    "a vector of no file": edit_entries(dangling_vector, 1),
}


# -- Paimon -------------------------------------------------------------------------------------


def deleted_names(table: PaimonCopy) -> set[str]:
    return {
        entry["_FILE"]["_FILE_NAME"]
        for role in ("delta", "base")
        for at in range(len(read(table.list_path(role))))
        for entry in read(table.manifest(role, at))
        if entry["_KIND"] == 1
    }


def added(rows: list[Record], deleted: set[str]) -> Record | None:
    """Return the last entry of a manifest that adds a file which none deletes."""
    for entry in reversed(rows):
        if entry["_KIND"] == 0 and entry["_FILE"]["_FILE_NAME"] not in deleted:
            return entry
    return None


def places(table: PaimonCopy) -> Iterator[tuple[str, int, Record]]:
    """Yield role and position of manifests that add a live file, and its entry; delta first."""
    deleted = deleted_names(table)
    for role in ("delta", "base"):
        for at in range(len(read(table.list_path(role)))):
            if (entry := added(read(table.manifest(role, at)), deleted)) is not None:
                yield role, at, entry


def change_entries(edit: Callable[[list[Record], Record], Any]) -> Callable[[PaimonCopy], None]:
    """Change the entries of a manifest; `edit` takes them, and that of a live file."""

    def change(table: PaimonCopy) -> None:
        role, at, chosen = next(places(table))

        def of(rows: list[Record]) -> Any:
            name = chosen["_FILE"]["_FILE_NAME"]
            entry = next(
                one for one in rows if one["_KIND"] == 0 and one["_FILE"]["_FILE_NAME"] == name
            )
            return edit(rows, entry)

        table.edit_manifest(role, of, at)

    return change


def change_row(**fields: Any) -> Callable[[PaimonCopy], None]:
    def change(table: PaimonCopy) -> None:
        role, at, _ = next(places(table))
        table.edit_list(role, lambda rows: rows[at].update(fields) and None)

    return change


def listed_twice(table: PaimonCopy) -> None:
    role, at, _ = next(places(table))
    table.edit_list(role, lambda rows: [*rows, rows[at]])


def in_two_paimon_manifests(table: PaimonCopy) -> None:
    first, second, *_ = [*places(table), None, None]
    if second is None or first is None:
        raise NotHereError
    entry = first[2]
    table.edit_manifest(second[0], lambda rows: [*rows, entry], second[1])


def delete_of_nothing(rows: list[Record], row: Record) -> list[Record]:
    file = {**row["_FILE"], "_FILE_NAME": "data-never-added-0.parquet"}
    return [*rows, {**row, "_KIND": 1, "_FILE": file}]


def lost(table: PaimonCopy) -> None:
    role, at, _ = next(places(table))
    table.manifest(role, at).unlink()


def cut(table: PaimonCopy) -> None:
    role, at, _ = next(places(table))
    path = table.manifest(role, at)
    path.write_bytes(path.read_bytes()[:-40])


def inverted_bounds(rows: list[Record], row: Record) -> None:
    stats = row["_FILE"]["_VALUE_STATS"]
    low, high = stats["_MIN_VALUES"], stats["_MAX_VALUES"]
    if low == high:
        raise NotHereError
    stats.update(_MIN_VALUES=high, _MAX_VALUES=low)


def partition_range(table: PaimonCopy) -> None:
    role, at, entry = next(places(table))
    of = entry["_PARTITION"]
    if of[:4] == bytes(4):
        raise NotHereError

    def edit(rows: list[Record]) -> None:
        others = (
            one["_PARTITION"]
            for role, at, _ in places(table)
            for one in read(table.manifest(role, at))
        )
        other = next((one for one in others if one != of), None)
        if other is None:
            raise NotHereError
        rows[at]["_PARTITION_STATS"].update(_MIN_VALUES=other, _MAX_VALUES=other)

    table.edit_list(role, edit)


def level_range(table: PaimonCopy) -> None:
    role, at, _ = next(places(table))
    if read(table.list_path(role))[at].get("_MAX_LEVEL") is None:
        raise NotHereError
    change_row(_MIN_LEVEL=5, _MAX_LEVEL=5)(table)


def other_level(rows: list[Record], row: Record) -> list[Record]:
    return [*rows, {**row, "_FILE": {**row["_FILE"], "_LEVEL": row["_FILE"]["_LEVEL"] + 1}}]


def other_bucket(table: PaimonCopy) -> None:
    options = json.loads(max(table.root.glob("schema/schema-*")).read_text())["options"]
    if options.get("bucket", "-1") == "-1":  # then any bucket is one of the table
        raise NotHereError
    change_entries(lambda rows, row: row.update(_BUCKET=99))(table)


def edit_vectors(edit: Callable[[Record], None]) -> Callable[[PaimonCopy], None]:
    def change(rows: list[Record]) -> None:
        for row in rows:
            if row.get("_DELETIONS_VECTORS_RANGES"):
                edit(row)
                return
        raise NotHereError

    def of(table: PaimonCopy) -> None:
        try:
            table.edit_index(change)
        except (KeyError, TypeError):
            raise NotHereError from None

    return of


def more_vectors(**fields: Any) -> Callable[[Record], None]:
    def edit(row: Record) -> None:
        ranges = row["_DELETIONS_VECTORS_RANGES"]
        row["_DELETIONS_VECTORS_RANGES"] = [*ranges, {**ranges[0], **fields}]

    return edit


#: Damage of Paimon tables.
PAIMON: dict[str, Callable[[PaimonCopy], Any]] = {
    "an entry twice": change_entries(lambda rows, row: [*rows, row]),
    "a file in two manifests": in_two_paimon_manifests,
    "a manifest listed twice": listed_twice,
    "a delete of no file": change_entries(delete_of_nothing),
    "a missing manifest": lost,
    "a manifest that is cut": cut,
    "a missing list": lambda t: t.list_path("base").unlink(),
    "a length in the list": change_row(_FILE_SIZE=1),
    "a count of deleted files in the list": change_row(_NUM_DELETED_FILES=7),
    "a count of added files in the list": change_row(_NUM_ADDED_FILES=99),
    "partitions that the list leaves out": partition_range,
    "levels that the list leaves out": level_range,
    "a total of the snapshot": lambda t: t.edit_snapshot(totalRecordCount=1),
    "inverted bounds": change_entries(inverted_bounds),
    "a file at two levels": change_entries(other_level),
    "a bucket out of range": other_bucket,
    "a vector of no file": edit_vectors(more_vectors(f0="data-unknown.parquet")),
    "a vector listed twice": edit_vectors(more_vectors()),
    "a count of vectors": edit_vectors(lambda row: row.update(_ROW_COUNT=99)),
}
