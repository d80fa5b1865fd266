"""Kinds of damage that tests plant in copies of tables of any writer, and read again repaired.

Each takes a copy and changes its files. One that is about something that the table does not have,
such as a deletion vector, raises `NotHereError`.
"""

import json
from functools import partial

from tests.reconcile.changes import change
from tests.reconcile.copies import read


class NotHereError(Exception):
    """The table has nothing that this damages."""


def first(found):
    """Return the first of what is found."""
    for one in found:
        return one
    raise NotHereError


def text(words):
    """Return a damage in the words of `tests/cases/README.md`."""
    return lambda table: change(table, words)


# -- Iceberg ------------------------------------------------------------------------------------


def manifests_of(table, content):
    """Yield positions of manifests with live entries among those of their content."""
    listed = [row for row in read(table.list_path) if row.get("content", 0) == content]
    for at, row in enumerate(listed):
        if any(one["status"] != 2 for one in read(table.file(row["manifest_path"]))):
            yield at


def manifest_of(table, content=0):
    return first(manifests_of(table, content))


def live_entry(rows):
    return first(one for one in reversed(rows) if one["status"] != 2)


def entries(edit, content=0):
    """Change the entries of a manifest; `edit` takes them, and the last live one."""

    def damage(table):
        at = manifest_of(table, content)
        table.edit_manifest(content, lambda rows: edit(rows, live_entry(rows)), at)

    return damage


def again(**changed):
    """Add the live entry again, with other fields of its file."""
    return lambda rows, one: [*rows, {**one, "data_file": {**one["data_file"], **changed}}]


def file(**changed):
    return lambda rows, one: one["data_file"].update(changed)


def in_list(edit):
    """Change a list; `edit` takes its rows, and that of a manifest with live entries."""

    def damage(table):
        name = table.manifest(0, manifest_of(table)).name
        table.edit_list(
            lambda rows: edit(rows, first(r for r in rows if r["manifest_path"].endswith(name)))
        )

    return damage


def row(**changed):
    return in_list(lambda rows, one: one.update(changed))


def count_of_files(rows, row):
    (name,) = {"added_files_count", "added_data_files_count"} & row.keys()
    row[name] = 99


def in_two_manifests(table):
    at, other, *_ = [*manifests_of(table, 0), None, None]
    if other is None:
        raise NotHereError
    entry = live_entry(read(table.manifest(0, other)))
    table.edit_manifest(0, lambda rows: [*rows, entry], at)


def of_manifest(words, content=0):
    role = ("data", "delete")[content]
    return lambda t: change(t, f"{role} manifest {manifest_of(t, content)}: {words}")


def bounds(lower, upper):
    """Change the bounds of `id`, whose field is the first of each test's tables."""

    def edit(rows, entry):
        file = entry["data_file"]
        for name, value in (("lower_bounds", lower), ("upper_bounds", upper)):
            old = file[name] or ()
            pairs = dict(one if isinstance(one, tuple) else one.values() for one in old)
            if 1 not in pairs:
                raise NotHereError
            changed = (pairs | {1: value}).items()
            is_map = isinstance(old[0], tuple)
            file[name] = [*changed] if is_map else [{"key": k, "value": v} for k, v in changed]

    return entries(edit)


def narrow_partitions(rows, row):
    known = [one for one in row["partitions"] or () if one["lower_bound"] is not None]
    for one in known or first(known):
        for name in ("lower_bound", "upper_bound"):
            one[name] = b"\x7f" * len(one[name])


def low_sequence_number(metadata):
    if metadata.get("last-sequence-number", 0) < 2:
        raise NotHereError
    metadata["last-sequence-number"] = 1


def dangling_vector(rows, entry):
    if entry["data_file"].get("content_offset") is None:
        raise NotHereError
    path = f"{entry['data_file']['file_path']}-unknown"
    return again(referenced_data_file=path, content_offset=10**6)(rows, entry)


NOWHERE = {"nowhere": {"snapshot-id": 42, "type": "tag"}}

#: Damage of Iceberg tables.
ICEBERG = {
    "an entry twice": entries(again()),
    "an entry of deletes twice": entries(again(), 1),
    "an entry twice with another size": entries(again(file_size_in_bytes=1)),
    "a file in two manifests": in_two_manifests,
    "a manifest listed twice": in_list(lambda rows, one: [*rows, one]),
    "a missing manifest": of_manifest("missing"),
    "a missing manifest of deletes": of_manifest("missing", 1),
    "a manifest that is cut": of_manifest("shorter by 40"),
    "a missing manifest list": text("list: missing"),
    "a length in the list": row(manifest_length=1),
    "a count of rows in the list": row(added_rows_count=999),
    "a count of files in the list": in_list(count_of_files),
    "partitions that the list leaves out": in_list(narrow_partitions),
    "a total in the summary": text("snapshot: summary.total-records = '999'"),
    "a last sequence number that is too low": lambda t: t.edit_metadata(low_sequence_number),
    "a reference to no snapshot": lambda t: t.edit_metadata(
        lambda metadata: metadata.setdefault("refs", {}).update(NOWHERE)
    ),
    "inverted bounds": bounds(b"\x09" + b"\0" * 7, b"\1" + b"\0" * 7),
    "bounds of another length": bounds(b"\0" * 3, b"\1" * 3),
    "a count of rows in a file": entries(file(record_count=999)),
    "a vector of no file": entries(dangling_vector, 1),
}


# -- Paimon -------------------------------------------------------------------------------------


def places(table):
    """Yield role and position of manifests that add a live file, and its entry; delta first."""
    manifests = [
        (role, at, read(table.manifest(role, at)))
        for role in ("delta", "base")
        for at in range(len(read(table.list_path(role))))
    ]
    kinds = [(one["_KIND"], one["_FILE"]["_FILE_NAME"]) for *_, rows in manifests for one in rows]
    for role, at, rows in manifests:
        for entry in reversed(rows):
            if entry["_KIND"] == 0 and (1, entry["_FILE"]["_FILE_NAME"]) not in kinds:
                yield role, at, entry
                break


def paimon_entries(edit):
    """Change the entries of a manifest; `edit` takes them, and that of a live file."""

    def damage(table):
        role, at, chosen = first(places(table))
        key = (0, chosen["_FILE"]["_FILE_NAME"])

        def changed(rows):
            found = (one for one in rows if (one["_KIND"], one["_FILE"]["_FILE_NAME"]) == key)
            return edit(rows, first(found))

        table.edit_manifest(role, changed, at)

    return damage


def paimon_again(rows, row, kind=0, **changed):
    return [*rows, {**row, "_KIND": kind, "_FILE": {**row["_FILE"], **changed}}]


def other_level(rows, row):
    return paimon_again(rows, row, _LEVEL=row["_FILE"]["_LEVEL"] + 1)


def inverted_bounds(rows, row):
    stats = row["_FILE"]["_VALUE_STATS"]
    low, high = stats["_MIN_VALUES"], stats["_MAX_VALUES"]
    if low == high:
        raise NotHereError
    stats.update(_MIN_VALUES=high, _MAX_VALUES=low)


def in_paimon_list(edit):
    """Change a list; `edit` takes its rows, and the position of a manifest with a live file."""

    def damage(table):
        role, at, _ = first(places(table))
        table.edit_list(role, lambda rows: edit(rows, at))

    return damage


def paimon_row(**changed):
    return in_paimon_list(lambda rows, at: rows[at].update(changed))


def level_range(rows, at):
    if rows[at].get("_MAX_LEVEL") is None:
        raise NotHereError
    rows[at].update(_MIN_LEVEL=5, _MAX_LEVEL=5)


def partition_range(table):
    role, at, entry = first(places(table))
    of = entry["_PARTITION"]
    if of[:4] == bytes(4):
        raise NotHereError
    others = (row["_PARTITION"] for r, n, _ in places(table) for row in read(table.manifest(r, n)))
    other = first(one for one in others if one != of)
    ends = {"_MIN_VALUES": other, "_MAX_VALUES": other}
    table.edit_list(role, lambda rows: rows[at]["_PARTITION_STATS"].update(ends))


def in_two_paimon_manifests(table):
    one, other, *_ = [*places(table), None, None]
    if one is None or other is None:
        raise NotHereError
    table.edit_manifest(other[0], lambda rows: [*rows, one[2]], other[1])


def of_paimon_manifest(words):
    def damage(table):
        role, at, _ = first(places(table))
        change(table, f"{role} manifest {at}: {words}")

    return damage


def other_bucket(table):
    options = json.loads(max(table.root.glob("schema/schema-*")).read_text())["options"]
    if options.get("bucket", "-1") == "-1":  # then any bucket is one of the table
        raise NotHereError
    paimon_entries(lambda rows, row: row.update(_BUCKET=99))(table)


def vectors(edit):
    """Change an index file with deletion vectors; `edit` takes its entry."""

    def damage(table):
        try:
            table.edit_index(
                lambda rows: edit(first(r for r in rows if r.get("_DELETIONS_VECTORS_RANGES")))
            )
        except (KeyError, TypeError):
            raise NotHereError from None

    return damage


def more_vectors(row, **changed):
    ranges = row["_DELETIONS_VECTORS_RANGES"]
    row["_DELETIONS_VECTORS_RANGES"] = [*ranges, {**ranges[0], **changed}]


lost = of_paimon_manifest("missing")

#: Damage of Paimon tables.
PAIMON = {
    "an entry twice": paimon_entries(paimon_again),
    "a file in two manifests": in_two_paimon_manifests,
    "a manifest listed twice": in_paimon_list(lambda rows, at: [*rows, rows[at]]),
    "a delete of no file": paimon_entries(
        partial(paimon_again, kind=1, _FILE_NAME="data-never-added-0.parquet")
    ),
    "a missing manifest": lost,
    "a manifest that is cut": of_paimon_manifest("shorter by 40"),
    "a missing list": text("base list: missing"),
    "a length in the list": paimon_row(_FILE_SIZE=1),
    "a count of deleted files in the list": paimon_row(_NUM_DELETED_FILES=7),
    "a count of added files in the list": paimon_row(_NUM_ADDED_FILES=99),
    "partitions that the list leaves out": partition_range,
    "levels that the list leaves out": in_paimon_list(level_range),
    "a total of the snapshot": text("snapshot: totalRecordCount = 1"),
    "inverted bounds": paimon_entries(inverted_bounds),
    "a file at two levels": paimon_entries(other_level),
    "a bucket out of range": other_bucket,
    "a vector of no file": vectors(partial(more_vectors, f0="data-unknown.parquet")),
    "a vector listed twice": vectors(more_vectors),
    "a count of vectors": vectors(lambda row: row.update(_ROW_COUNT=99)),
}
