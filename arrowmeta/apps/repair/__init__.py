"""Plans of repairs with the statements to run, and repaired metadata written beside a table.

`plan_repairs` takes an open table and a listing of its storage; returns a `RepairPlan`: missing and
duplicate files, lost manifests with the snapshots that still have their entries, orphans with age
and size, and statements of engines. `write_repaired` writes metadata into another folder.
"""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta import Table, facts
from arrowmeta.apps.output.formats import templates
from arrowmeta.apps.output.rows import to_schema
from arrowmeta.apps.repair.iceberg import IcebergRepair
from arrowmeta.apps.repair.paimon import PaimonRepair
from arrowmeta.apps.repair.snapshot import Repair
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.text import printable, quoted_text

#: What `Table.reconcile` takes as the storage.
Stored: TypeAlias = bool | pa.Table | str | os.PathLike[str]


def write_repaired(table: Table, folder: str) -> Repair:
    """Write repaired metadata of the open snapshot into a folder.

    Args:
        folder: path or URI outside of the table.

    Raises:
        UsageError: nothing is wrong, a right value is not known, or the folder is the table's.
        UnsupportedError: fastavro is not installed.
    """
    kind = PaimonRepair if table.format == "paimon" else IcebergRepair
    return kind(table, folder).run()


# -- plans ----------------------------------------------------------------------------------------

#: One row per file with a problem.
REPAIRS = to_schema(
    "kind: string!, path: string!, size_in_bytes: int64, recoverable_from: list<int64>, "
    "proof: string!"
)

_TEXT = (pkgutil.get_data(__name__, "kinds.txt") or b"").decode()
#: Kinds of repairs, most severe first, with what `kinds.txt` tells of them.
_KINDS: dict[str, dict[str, str]] = {
    kind: dict(line.split(": ", 1) for line in lines.splitlines())
    for kind, lines in re.findall(
        r"^\[(\w+)\]\n((?:.+\n)+)", re.sub(r"\n +", " ", _TEXT), re.MULTILINE
    )
}
_MISSING = "missing_in_storage"
_ORPHAN = "orphan_in_storage"
#: In `remedies`, for the snapshot that lacks nothing.
_WHOLE = "last_whole_snapshot"
_ELSEWHERE = "file_in_other_folder"
_KIND_OF = {
    check: kind for kind, facts in _KINDS.items() for check in facts.get("checks", "").split()
}
#: Kinds of damage with which nothing is lost.
_SURPLUS = ("repeated manifest", "repeated entries", "row total")
#: The snapshots that have the files that findings are about.
_NEEDED = "FROM snapshot_files SEMI JOIN findings ON file_path = subject"
_BYTES = re.compile(r"([0-9]+) bytes?")
#: Fewer files are named, even if all are missing.
_MANY = 10
#: Maximum number of files per kind on the page; data formats have all.
_MOST_NAMED = 1_000
_MOST_SNAPSHOTS = 5


class RepairPlan(Struct, frozen=True):
    """Plan of repairs.

    Attributes:
        title: the table, in one line.
        repairs: one row per file: `REPAIRS`.
        statements: pairs of purpose and statement.
        is_complete: whether all metadata could be read, and no finding of severity `error` stands
            but files that are missing or in other folders; otherwise, no file is reported as an
            orphan.
        is_copy: whether none of many live files is in storage, as for a copy of the metadata.
    """

    title: str
    repairs: pa.Table
    statements: tuple[tuple[str, str], ...]
    is_complete: bool
    is_copy: bool = False

    def to_markdown(self) -> str:
        """Return the plan as a Markdown page."""
        environment = templates(__name__)
        environment.filters |= {"code": _code, "plain": _plain}
        by_kind = groupby(self.repairs.to_pylist(), itemgetter("kind"))
        groups = [(kind, list(rows)) for kind, rows in by_kind]
        page = environment.get_template("plan.md")
        return page.render(plan=self, groups=groups, kinds=_KINDS, most_named=_MOST_NAMED)


def _code(text: str) -> str:
    """Return text as Markdown code, whatever it contains."""
    text = printable(text)
    ticks = "`" * (max(map(len, re.findall("`+", text)), default=0) + 1)
    return f"{ticks}{text}{ticks}" if len(ticks) == 1 else f"{ticks} {text} {ticks}"


def _plain(text: str) -> str:
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", printable(text))


def plan_repairs(table: Table, storage: Stored = True, engine: str | None = None) -> RepairPlan:
    """Return a plan for repairing a table.

    Args:
        table: open at the snapshot in question.
        storage: whether to list its storage; or a listing, see `Table.reconcile`.
        engine: engine of the statements; None for all.

    Raises:
        UsageError: a finding of severity `error` stands, and the plan repairs none; or no statement
            of the engine is known.
    """
    listing = table.list_storage() if storage is True else storage
    all_findings = table.reconcile(listing)
    damage = [row for row in table.damage.to_pylist() if row["kind"] not in _SURPLUS]
    findings = [row for row in all_findings.to_pylist() if row["check_name"] in _KIND_OF]
    errors = [row["check_name"] for row in all_findings.to_pylist() if row["severity"] == "error"]
    if not damage and (_KIND_OF.keys() - {_MISSING}).isdisjoint(errors):
        risks = table.sql("FROM risks ORDER BY ALL", relations={"findings": all_findings})
        if reasons := [row["reason"] for row in risks.to_pylist() if row["check_name"] != _MISSING]:
            raise UsageError(
                f"a plan of repairs is refused while there is {', '.join(reasons)}, which "
                "`reconcile` lists: files that are needed may not be seen. Correct the metadata, "
                "or roll back to a snapshot without errors, and plan again"
            )
    is_sound = not damage and set(errors) <= {_MISSING, _ELSEWHERE}
    if not is_sound:  # a file that is called an orphan could be live
        findings = [row for row in findings if row["check_name"] != _ORPHAN]
    of_missing = all_findings.filter(pc.field("check_name") == _MISSING)
    missing = set(of_missing["subject"].to_pylist())
    live = set(table.files(["file_path"])["file_path"].to_pylist())
    latest_first = table.snapshots("snapshot_id", sort=["-committed_at", "-snapshot_id"])
    latest_first = latest_first["snapshot_id"].to_pylist()
    needed = table.sql(_NEEDED, relations={"findings": of_missing}).to_pylist() if missing else []
    without = {
        row["file_path"]: [number for number in latest_first if number not in ids]
        for row in needed
        for ids in [set(row["snapshot_ids"])]
    }
    rows = [("lost", row["path"], None, row["recoverable_from"], row["reason"]) for row in damage]
    rows += [_of_finding(finding, without.get(finding["subject"])) for finding in findings]
    rows.sort(key=lambda row: ([*_KINDS].index(row[0]), row[1]))
    candidates = [ids for _, _, _, ids, _ in rows if ids is not None]
    safe = _last_whole(table, latest_first, candidates, listing) if candidates else None
    is_copy = len(missing) >= _MANY and live <= missing
    return RepairPlan(
        repr(table).strip("<>"),
        pa.Table.from_pylist([dict(zip(REPAIRS.names, row, strict=True)) for row in rows], REPAIRS),
        () if is_copy else tuple(_statements(table, all_findings, is_sound, safe, engine)),
        is_sound,
        is_copy,
    )


def _of_finding(finding: Mapping[str, Any], without: Sequence[int] | None) -> tuple[Any, ...]:
    """Return the row of `REPAIRS` for a finding; `without` are snapshots that do not need it."""
    kind, actual, detail = _KIND_OF[finding["check_name"]], finding["actual"], finding["detail"]
    expected = actual if kind == "orphan" else finding["expected"]
    size = _BYTES.fullmatch(expected or "")
    proofs = {
        "missing": f"{expected or 'a file'} expected, not in storage",
        "elsewhere": f"is in {actual}",
        "orphan": f"{expected}, {detail}",
        "duplicate": f"live {actual} times, {detail}",
    }
    return kind, finding["subject"], int(size[1]) if size else None, without, proofs[kind]


def _last_whole(
    table: Table, latest_first: Sequence[int], candidates: Sequence[Sequence[int]], storage: Stored
) -> int | None:
    """Return the latest complete snapshot; None if there is none among the latest ones.

    `candidates` are the snapshots without each of the problems.
    """
    common = set.intersection(*map(set, candidates)) - {table.snapshot_id}
    for snapshot_id in [number for number in latest_first if number in common][:_MOST_SNAPSHOTS]:
        try:
            other = table.at(snapshot_id=snapshot_id)
            names = other.reconcile(storage)["check_name"].to_pylist()
        except ArrowMetaError:
            continue
        if other.complete and _MISSING not in names:
            return snapshot_id
    return None


def remedies_for(
    table: Table,
    findings: pa.Table,
    *,
    engine: str | None = None,
    views: Mapping[str, pa.Table] | None = None,
) -> pa.Table:
    """Return the relation `remedies` as it follows from findings.

    Args:
        table: the table.
        findings: its relation `findings`, also of checks of storage.
        engine: the engine of the statements; None for all.
        views: rows of views that have been read before, by name.

    Raises:
        UsageError: no statement is known for the engine and tables of this format.
    """
    checks = facts("remedy_checks").filter(pc.field("format") == table.format)
    engines = checks["engine"].to_pylist()
    if engine is not None and engine not in engines:
        raise UsageError(
            f"no statement of {engine!r} is known for tables of {table.format}: "
            f"only of {', '.join(engines)}"
        )
    condition = "true" if engine is None else f"engine = {quoted_text(engine)}"
    relations = {**(views or {}), "findings": findings}
    return table.sql(f"FROM remedies WHERE {condition}", relations=relations)


def _statements(
    table: Table, findings: pa.Table, is_sound: bool, safe: int | None, engine: str | None
) -> Iterator[tuple[str, str]]:
    """Yield the purpose of each statement against findings, and the statement.

    Spec: Iceberg 1.10, Spark procedures; Paimon 1.3, Spark and Flink procedures; PyIceberg 0.10,
    ManageSnapshots.

    Args:
        safe: snapshot to go back to; None for none.
    """
    names = _KIND_OF.keys() - (set() if is_sound else {_ORPHAN})
    if safe is not None:
        row = {"check_name": _WHOLE, "severity": "info", "subject": str(safe)}
        findings = pa.concat_tables([findings, pa.Table.from_pylist([row], findings.schema)])
        names |= {_WHOLE}
    remedies = remedies_for(table, findings, engine=engine).to_pylist()
    for remedy in (row for row in remedies if row["check_name"] in names):
        mark = "#" if remedy["engine"] == "pyiceberg" else "--"
        yield (
            f"In {remedy['engine']}: {printable(remedy['effect'])}",
            f"{remedy['statement']}\n{mark} first, this must be true: {remedy['precondition']}",
        )
