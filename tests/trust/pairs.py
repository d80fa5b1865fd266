"""Members that say one thing twice, each edited by itself: `python -m tests.trust.pairs`.

Every edit leaves the file decodable, so that only the other member can tell of it. The answers are
compared with those of the unedited table:

- right: no answer differs; a plan may have more files or deletes, and a number may be said to be
  inexact;
- declared: an `ArrowMetaError`, or the table is not complete;
- told: an answer differs, and `reconcile` has findings that it has not for the unedited table;
- silent: an answer differs, and nothing says so.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import arrowmeta
from arrowmeta.errors import ArrowMetaError

VERDICTS = ("right", "declared", "told", "silent")

#: Changes a copy of a table; `LookupError` if the table does not have the member.
Edit = Callable[[Path], None]


class Outcome(NamedTuple):
    """How an edit ended.

    Attributes:
        member: what was edited, and how.
        differs: answers that differ.
    """

    table: str
    member: str
    verdict: str
    differs: tuple[str, ...] = ()


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


def answers(table: arrowmeta.Table, asked: Iterable[str]) -> dict[str, Any]:
    """Return what is compared: plans and deletes as sets, aggregates as structs, else rows."""
    given: dict[str, Any] = {
        "snapshot": [table.snapshot_id],
        "files": sorted(map(repr, table.files(list(FILE_COLUMNS)).to_pylist())),
        "partitions": sorted(map(repr, table.partitions().to_pylist())),
        "refs": sorted(map(repr, table.refs().to_pylist())),
        "deletes": table.sql("SELECT data_file_path, delete_file_path FROM applicable_deletes"),
        "count(*)": table.aggregate("count(*)").column(0)[0].as_py(),
    }
    given["deletes"] = set(map(repr, given["deletes"].to_pylist()))
    for where in asked:
        given[where] = set(table.plan(where).files["file_path"].to_pylist())
    return given


def _is_wrong(found: Any, right: Any) -> bool:
    if isinstance(right, set):
        return not right <= found
    if isinstance(right, dict):
        return found != right and found["exact"]
    return bool(found != right)


def findings(table: arrowmeta.Table) -> set[tuple[str, ...]]:
    rows = table.reconcile(footers=True).to_pylist()
    shown = ("check_name", "subject", "expected", "actual", "detail")
    return {tuple(str(row[name]) for name in shown) for row in rows}


def outcomes(
    source: Path, edits: Mapping[str, Edit], only: Callable[[int], bool] = lambda number: True
) -> Iterator[Outcome]:
    """Yield how the edits of a table end that apply to it.

    Args:
        only: whether to try the edit of a number.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table = arrowmeta.open(source, allow_moved_paths=True)
        asked = conditions(table)
        right, known = answers(table, asked), findings(table)
        for number, (member, edit) in enumerate(edits.items()):
            if not only(number):
                continue
            with tempfile.TemporaryDirectory() as folder:
                root = Path(shutil.copytree(source, Path(folder) / source.name))
                try:
                    edit(root)
                except LookupError:
                    continue
                yield Outcome(source.name, member, *_verdict(root, asked, right, known))


def _verdict(
    root: Path, asked: list[str], right: Mapping[str, Any], known: set[tuple[str, ...]]
) -> tuple[str, tuple[str, ...]]:
    try:
        table = arrowmeta.open(root, allow_moved_paths=True)
        found = answers(table, asked)
        differs = tuple(name for name in right if _is_wrong(found[name], right[name]))
        if not differs:
            return "right", ()
        is_told = table.complete and bool(findings(table) - known)
    except ArrowMetaError:
        return "declared", ()
    if not table.complete:
        return "declared", differs
    return ("told" if is_told else "silent"), differs


def lines(found: Iterable[Outcome]) -> Iterator[str]:
    """Yield rows of the table of the page: a row for each kind of member."""
    rows: dict[str, Counter[str]] = {}
    for outcome in found:
        rows.setdefault(outcome.member.partition(" ")[0], Counter())[outcome.verdict] += 1
    rows["all"] = sum(rows.values(), Counter())
    for kind, counts in rows.items():
        yield f"| {kind} | {' | '.join(str(counts[verdict]) for verdict in VERDICTS)} |"


def main() -> None:
    from tests.trust.iceberg_pairs import EXCUSED, TABLES, edits

    found: list[Outcome] = []
    chosen = [table for table in TABLES if table.name in sys.argv]
    for table in chosen or TABLES:
        for outcome in outcomes(table, edits()):
            found.append(outcome)
            if outcome.verdict == "silent" or "-v" in sys.argv:
                reason = EXCUSED.get(outcome.member, "")
                shown = (
                    outcome.verdict,
                    outcome.table,
                    outcome.member,
                    str(outcome.differs),
                    reason,
                )
                sys.stdout.write("\t".join(shown) + "\n")
                sys.stdout.flush()
    sys.stdout.write("".join(f"{line}\n" for line in lines(found)))


if __name__ == "__main__":
    main()
