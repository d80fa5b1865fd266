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
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import arrowmeta
from arrowmeta.errors import ArrowMetaError

VERDICTS = ("right", "declared", "told", "silent")

#: Changes a copy of a table; `LookupError` if the table does not have the member.
Edit = Callable[[Path], None]
#: Plans and deletes as sets, aggregates as structs, else rows.
Answers = Callable[[arrowmeta.Table], dict[str, Any]]


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
    source: Path, of_format: ModuleType, only: Container[int] | None = None
) -> Iterator[Outcome]:
    """Yield how the edits of a table end that apply to it.

    Args:
        of_format: `tests.trust.iceberg_pairs` or `tests.trust.paimon_pairs`.
        only: numbers of the edits to try; None for all.
    """

    def answers(table: arrowmeta.Table) -> dict[str, Any]:
        plans = {where: set(table.plan(where).files["file_name"].to_pylist()) for where in asked}
        return of_format.answers(table) | plans

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table = arrowmeta.open(source, allow_moved_paths=True)
        asked = of_format.conditions(table)
        right, known = answers(table), findings(table)
        for number, (member, edit) in enumerate(of_format.edits().items()):
            if only is not None and number not in only:
                continue
            with tempfile.TemporaryDirectory() as folder:
                root = Path(shutil.copytree(source, Path(folder) / source.name))
                try:
                    edit(root)
                except LookupError:
                    continue
                yield Outcome(source.name, member, *_verdict(root, answers, right, known))


def _verdict(
    root: Path, answers: Answers, right: Mapping[str, Any], known: set[tuple[str, ...]]
) -> tuple[str, tuple[str, ...]]:
    try:
        table = arrowmeta.open(root, allow_moved_paths=True)
        found = answers(table)
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


def reason(outcome: Outcome, of_format: ModuleType) -> str | None:
    """Return why an edit may be silent; None if it may not."""
    excused: Mapping[str, str] = of_format.EXCUSED
    return excused.get(outcome.member, excused.get(f"{outcome.table} {outcome.member}"))


def main() -> None:
    from tests.trust import iceberg_pairs, paimon_pairs

    for of_format in (iceberg_pairs, paimon_pairs):
        found: list[Outcome] = []
        chosen = [table for table in of_format.TABLES if table.name in sys.argv]
        for table in chosen or of_format.TABLES:
            for outcome in outcomes(table, of_format):
                found.append(outcome)
                if outcome.verdict == "silent" or "-v" in sys.argv:
                    shown = (*outcome, reason(outcome, of_format) or "")
                    sys.stdout.write("\t".join(map(str, shown)) + "\n")
        sys.stdout.write("".join(f"{line}\n" for line in lines(found)))


if __name__ == "__main__":
    main()
