"""Edits of single members of Paimon's metadata: see `tests.trust.pairs`, and docs/pairs.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy, Record, read
from tests.trust.pairs import Edit

TABLES = (
    *(DATA / name for name in ("pk_all_types", "pk_deletion_vectors", "pk_tags_branches")),
    *(DATA / f"append_{name}" for name in ("schema_evolution", "partition_types", "global_index")),
    CASES / "paimon_rows_in_parts",
    CASES / "paimon_stored_row_ids" / "all_stats",
)

#: Edits that may be silent, and why; some of one table.
EXCUSED = {
    "entry _FILE._VALUE_STATS._NULL_COUNTS none_null": (
        "a column without bounds may have no nulls, with metadata.stats-mode = counts"
    ),
    "entry _FILE._FILE_SIZE more": "the data file tells, if storage is listed",
    "entry _FILE._FILE_SIZE less": "the data file tells, if storage is listed",
}


def _other(rows: list[Record], path: tuple[str, ...]) -> Any:
    """The value of a member in another row; None if all are the same."""
    values = [_at(row, path) for row in rows]
    return next((value for value in values[1:] if value not in (values[0], None)), None)


def _at(row: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        row = None if row is None else row.get(name)
    return row


def _set(row: Record, path: tuple[str, ...], value: Any) -> None:
    for name in path[:-1]:
        row = row[name]
    row[path[-1]] = value


#: What an edit makes of a member, given its rows, path and value; None if it does not apply.
Change = Callable[[list[Record], tuple[str, ...], Any], Any]


def _more(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return None if value is None else value + 7


def _less(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return value - 1 if isinstance(value, int) and value > 0 else None


def _swapped(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return _other(rows, path)


def _opposite(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    """The value of the member at the other end of the range."""
    ends = {"_MIN": "_MAX", "_MAX": "_MIN"}
    name = path[-1]
    other = _at(rows[0], (*path[:-1], ends[name[:4]] + name[4:]))
    return None if other == value else other


def _all_null(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    count = _at(rows[0], ("_FILE", "_ROW_COUNT"))
    if count is None:
        count = rows[0]["_NUM_ADDED_FILES"] + rows[0]["_NUM_DELETED_FILES"]
    return [count] * len(value) if value else None


def _shorter(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return value[:-1] if value else None


def _none_null(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return [0] * len(value) if value and any(value) else None


def _dropped(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return [] if value else None


def _named(rows: list[Record], path: tuple[str, ...], value: Any) -> Any:
    return [*(value or []), "no-such-file"]


_STATS = [("_MIN_VALUES", (_swapped, _opposite)), ("_MAX_VALUES", (_swapped, _opposite))]
_COUNTS = ("_NULL_COUNTS", (_all_null, _shorter, _none_null))
_NUMBER = (_more, _less)

#: Members of the snapshot, of rows of its manifest lists, of entries, and of index manifests.
Members = dict[tuple[str, ...], tuple[Change, ...]]
SNAPSHOT: Members = {
    (name,): _NUMBER
    for name in (
        *("totalRecordCount", "deltaRecordCount", "schemaId", "nextRowId"),
        *("baseManifestListSize", "deltaManifestListSize"),
    )
}
LIST: Members = {
    **{
        (f"_{name}",): _NUMBER
        for name in (
            *("FILE_SIZE", "NUM_ADDED_FILES", "NUM_DELETED_FILES", "SCHEMA_ID", "TOTAL_BUCKETS"),
            *(f"{end}_{of}" for of in ("BUCKET", "LEVEL", "ROW_ID") for end in ("MIN", "MAX")),
        )
    },
    **{("_PARTITION_STATS", name): changes for name, changes in (*_STATS, _COUNTS)},
}
ENTRY: Members = {
    **{(name,): _NUMBER for name in ("_BUCKET", "_TOTAL_BUCKETS")},
    ("_KIND",): (lambda rows, path, value: 1 - value,),
    ("_PARTITION",): (_swapped,),
    **{
        ("_FILE", f"_{name}"): _NUMBER
        for name in (
            *("FILE_SIZE", "ROW_COUNT", "DELETE_ROW_COUNT", "SCHEMA_ID", "LEVEL"),
            *("MIN_SEQUENCE_NUMBER", "MAX_SEQUENCE_NUMBER", "FIRST_ROW_ID"),
        )
    },
    **{("_FILE", name): (_swapped, _opposite) for name in ("_MIN_KEY", "_MAX_KEY")},
    **{
        ("_FILE", stats, name): changes
        for stats in ("_KEY_STATS", "_VALUE_STATS")
        for name, changes in (*_STATS, _COUNTS)
    },
    ("_FILE", "_VALUE_STATS_COLS"): (_shorter,),
    ("_FILE", "_WRITE_COLS"): (_shorter,),
    ("_FILE", "_EXTRA_FILES"): (_named,),
    ("_FILE", "_CREATION_TIME"): (lambda rows, path, value: None,),
}
INDEX: Members = {
    **{(name,): _NUMBER for name in ("_BUCKET", "_FILE_SIZE", "_ROW_COUNT")},
    ("_PARTITION",): (_swapped,),
    ("_DELETIONS_VECTORS_RANGES",): (_shorter,),
}


def _edit_first(path: tuple[str, ...], change: Change, rows: list[Record]) -> None:
    value = change(rows, path, _at(rows[0], path))
    if value is None:
        raise LookupError
    _set(rows[0], path, value)


def _role(root: Path) -> str:
    return "delta" if read(PaimonCopy(root).list_path("delta")) else "base"


def _snapshot(path: tuple[str, ...], change: Change, root: Path) -> None:
    copy = PaimonCopy(root)
    snapshot = json.loads(copy.snapshot().read_text())
    _edit_first(path, change, [snapshot])
    copy.edit_snapshot(**snapshot)


def _listed(path: tuple[str, ...], change: Change, root: Path) -> None:
    PaimonCopy(root).edit_list(_role(root), partial(_edit_first, path, change))


def _entry(path: tuple[str, ...], change: Change, root: Path) -> None:
    PaimonCopy(root).edit_manifest(_role(root), partial(_edit_first, path, change))


def _index(path: tuple[str, ...], change: Change, root: Path) -> None:
    PaimonCopy(root).edit_index(partial(_edit_first, path, change))


def edits() -> dict[str, Edit]:
    """Return the edits by the kind of file, member and change."""
    return {
        f"{kind} {'.'.join(path)} {_word(change)}": partial(edit, path, change)
        for kind, members, edit in (
            ("snapshot", SNAPSHOT, _snapshot),
            ("list", LIST, _listed),
            ("entry", ENTRY, _entry),
            ("index", INDEX, _index),
        )
        for path, changes in members.items()
        for change in changes
    }


def _word(change: Change) -> str:
    return getattr(change, "__name__", "").strip("_").replace("<lambda>", "changed")


def conditions(table: arrowmeta.Table) -> list[str]:
    """Conditions on the bounds of files, which a plan answers from statistics."""
    found = []
    rows = table.files(["lower_bounds", "upper_bounds", "null_value_counts"]).to_pylist()[:4]
    for row in rows:
        for name in list(row["lower_bounds"] or {})[:4]:
            for bound in ("lower_bounds", "upper_bounds"):
                value = row[bound][name]
                if isinstance(value, int | str) and not isinstance(value, bool):
                    literal = f"'{value}'" if isinstance(value, str) else str(value)
                    found.append(f'"{name}" = {literal}')
            found.append(f'"{name}" IS NULL')
            found.append(f'"{name}" IS NOT NULL')
    if "_ROW_ID" in str(table.options):
        found.append("_ROW_ID = 1")
    return list(dict.fromkeys(found))[:12]


def answers(table: arrowmeta.Table) -> dict[str, Any]:
    """Return what is compared beside plans."""
    columns = ["file_name", "partition_path", "bucket", "record_count", "file_size_in_bytes"]
    return {
        "files": sorted(map(repr, table.files(columns).to_pylist())),
        "count": table.aggregate("count(*)").column(0)[0].as_py(),
        "deleted": sorted(map(repr, table.partitions().to_pylist())),
    }
