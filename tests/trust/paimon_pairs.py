"""Members of Paimon's metadata that say one thing twice, each edited by itself.

Every edit leaves the file decodable, so that only the other member can tell of it. For each edit of
each table the answers are compared with those of the undamaged table, and classified in the terms
of `docs/security.md`: right, declared, told or silent. An answer is right if no file is lost by a
plan, and nothing else differs, or is said to be unknown. `python -m tests.trust.paimon_pairs`
prints the silent edits and the counts; it takes names of tables.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from tests.case_tables import CASES
from tests.reconcile.copies import PaimonCopy, Record

DATA = Path(__file__).parents[1] / "data"
TABLES = (
    DATA / "pk_all_types",
    DATA / "pk_deletion_vectors",
    DATA / "pk_tags_branches",
    DATA / "append_schema_evolution",
    DATA / "append_partition_types",
    DATA / "append_global_index",
    CASES / "paimon_rows_in_parts",
    CASES / "paimon_stored_row_ids" / "all_stats",
)

#: Edits that stay silent, by member, with the reason: nothing else in the metadata tells.
EXCUSED = {
    "entry _FILE._VALUE_STATS._NULL_COUNTS none_null": (
        "a column without bounds may have no nulls, with metadata.stats-mode = counts"
    ),
    "append_partition_types entry _PARTITION swapped": (
        "without statistics only the folder repeats it: storage tells"
    ),
    "entry _FILE._FILE_SIZE more": "the data file tells, if storage is listed",
    "entry _FILE._FILE_SIZE less": "the data file tells, if storage is listed",
}


class Outcome(NamedTuple):
    """One edit of one table."""

    table: str
    member: str
    verdict: str
    differs: tuple[str, ...]


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
SNAPSHOT: dict[str, Any] = dict.fromkeys(
    (
        "totalRecordCount",
        "deltaRecordCount",
        "schemaId",
        "baseManifestListSize",
        "deltaManifestListSize",
        "nextRowId",
    ),
    _NUMBER,
)
LIST: dict[tuple[str, ...], tuple[Change, ...]] = {
    **{
        (name,): _NUMBER
        for name in (
            "_FILE_SIZE",
            "_NUM_ADDED_FILES",
            "_NUM_DELETED_FILES",
            "_SCHEMA_ID",
            "_MIN_BUCKET",
            "_MAX_BUCKET",
            "_MIN_LEVEL",
            "_MAX_LEVEL",
            "_TOTAL_BUCKETS",
            "_MIN_ROW_ID",
            "_MAX_ROW_ID",
        )
    },
    **{("_PARTITION_STATS", name): changes for name, changes in (*_STATS, _COUNTS)},
}
ENTRY: dict[tuple[str, ...], tuple[Change, ...]] = {
    **{(name,): _NUMBER for name in ("_BUCKET", "_TOTAL_BUCKETS")},
    ("_KIND",): (lambda rows, path, value: 1 - value,),
    ("_PARTITION",): (_swapped,),
    **{
        ("_FILE", name): _NUMBER
        for name in (
            "_FILE_SIZE",
            "_ROW_COUNT",
            "_DELETE_ROW_COUNT",
            "_SCHEMA_ID",
            "_LEVEL",
            "_MIN_SEQUENCE_NUMBER",
            "_MAX_SEQUENCE_NUMBER",
            "_FIRST_ROW_ID",
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
INDEX: dict[tuple[str, ...], tuple[Change, ...]] = {
    **{(name,): _NUMBER for name in ("_BUCKET", "_FILE_SIZE", "_ROW_COUNT")},
    ("_PARTITION",): (_swapped,),
    ("_DELETIONS_VECTORS_RANGES",): (_shorter,),
}


def _edit_first(path: tuple[str, ...], change: Change, rows: list[Record]) -> None:
    value = change(rows, path, _at(rows[0], path))
    if value is None:
        raise LookupError
    _set(rows[0], path, value)


def edits(source: Path) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """Yield the name of each edit, and what makes it in a copy; `LookupError` if it cannot."""

    def snapshot(name: str, change: Change, root: Path) -> None:
        import json

        copy = PaimonCopy(root)
        value = json.loads(copy.snapshot().read_text()).get(name)
        changed = change([], (), value) if isinstance(value, int) else None
        if changed is None:
            raise LookupError
        copy.edit_snapshot(**{name: changed})

    def role_of(root: Path) -> str:
        from tests.reconcile.copies import read

        return "delta" if read(PaimonCopy(root).list_path("delta")) else "base"

    def listed(path: tuple[str, ...], change: Change, root: Path) -> None:
        PaimonCopy(root).edit_list(role_of(root), partial(_edit_first, path, change))

    def entry(path: tuple[str, ...], change: Change, root: Path) -> None:
        PaimonCopy(root).edit_manifest(role_of(root), partial(_edit_first, path, change))

    def index(path: tuple[str, ...], change: Change, root: Path) -> None:
        import json

        if not json.loads(PaimonCopy(root).snapshot().read_text()).get("indexManifest"):
            raise LookupError
        PaimonCopy(root).edit_index(partial(_edit_first, path, change))

    for name, changes in SNAPSHOT.items():
        for change in changes:
            yield f"snapshot {name} {_word(change)}", partial(snapshot, name, change)
    for what, members, edit in (
        ("list", LIST, listed),
        ("entry", ENTRY, entry),
        ("index", INDEX, index),
    ):
        for path, changes in members.items():
            for change in changes:
                yield f"{what} {'.'.join(path)} {_word(change)}", partial(edit, path, change)


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


def answers(table: arrowmeta.Table, asked: list[str]) -> dict[str, Any]:
    """The answers that are compared."""
    columns = ["file_name", "partition_path", "bucket", "record_count", "file_size_in_bytes"]
    given: dict[str, Any] = {
        "files": sorted(map(repr, table.files(columns).to_pylist())),
        "count": table.aggregate("count(*)").column(0).to_pylist(),
        "deleted": sorted(map(repr, table.partitions().to_pylist())),
    }
    for where in asked:
        given[where] = set(table.plan(where).files["file_name"].to_pylist())
    return given


def classified(source: Path, edit: Callable[[Path], None], whole: Mapping[str, Any]) -> Any:
    """Return the verdict of one edit, and the answers that differ."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(shutil.copytree(source, Path(folder) / source.name))
        edit(root)
        table = arrowmeta.open(root)
        try:
            found = answers(table, whole["asked"])
            differs = tuple(name for name in found if _is_wrong(found[name], whole[name]))
            if not differs:
                return "right", ()
            if table.damage.num_rows:
                return "declared", differs
            findings = {
                (row["check_name"], row["detail"], row["actual"])
                for row in table.reconcile().to_pylist()
            }
        except ArrowMetaError:
            return "declared", ("error",)
        is_told = {name for name, *_ in findings} - {name for name, *_ in whole["findings"]}
        return ("told" if is_told or findings - whole["findings"] else "silent"), differs


def _is_wrong(found: Any, right: Any) -> bool:
    """A plan may keep more files, and a count may be unknown."""
    if isinstance(right, set):
        return not right <= found
    if isinstance(right, list) and right and isinstance(right[0], dict):
        return any(
            row != of_right and row.get("exact") is not False
            for row, of_right in zip(found, right, strict=True)
        )
    return bool(found != right)


def run(
    tables: Sequence[Path] = TABLES,
    only: Callable[[int], bool] | None = None,
    told: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """Return the outcome of the edits that apply, and pass each to `told`.

    `only` selects some by their number.
    """
    outcomes = []
    for source in tables:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table = arrowmeta.open(source)
            asked = conditions(table)
            whole = answers(table, asked) | {"asked": asked}
            whole["findings"] = {
                (row["check_name"], row["detail"], row["actual"])
                for row in table.reconcile().to_pylist()
            }
            for number, (member, edit) in enumerate(edits(source)):
                if only is not None and not only(number):
                    continue
                try:
                    verdict, differs = classified(source, edit, whole)
                except (LookupError, KeyError):
                    continue
                outcomes.append(Outcome(source.name, member, verdict, differs))
                if told is not None:
                    told(outcomes[-1])
    return outcomes


def is_excused(outcome: Outcome) -> bool:
    """Whether an edit may stay silent."""
    return not EXCUSED.keys().isdisjoint((outcome.member, f"{outcome.table} {outcome.member}"))


def show(outcome: Outcome) -> None:
    """Print an edit that is silent."""
    if outcome.verdict == "silent" or "-v" in sys.argv:
        mark = "excused" if is_excused(outcome) else ""
        words = (outcome.table, outcome.member, outcome.verdict, outcome.differs[:3], mark)
        sys.stdout.write(" ".join(map(str, words)) + "\n")


if __name__ == "__main__":
    chosen = [table for table in TABLES if table.name in sys.argv[1:]]
    found = run(chosen or TABLES, told=show)
    sys.stdout.write(f"{Counter(outcome.verdict for outcome in found)} of {len(found)}\n")
