"""Plans of expiry and of repairs, with the statements to run. Nothing is run or written.

`plan_expiry` returns what the engine's own expiry would delete, and the call to run; the rules are
those of the engine and belong to the formats: `iceberg.relations` and `paimon.expiry`.

`plan_repairs` takes an open table and a listing of its storage; returns a `RepairPlan`: missing and
duplicate files, lost manifests with the snapshots that still have their entries, orphans with age
and size, and statements of engines.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta import Table
from arrowmeta.apps.output.formats import templates
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.location import identifier_of
from arrowmeta.io.storage import Storage
from arrowmeta.kernels.buffers import total
from arrowmeta.model.damage import SURPLUS
from arrowmeta.model.expiry import EXPIRABLE, WITHOUT_FILE, ExpiryRequest, in_order, snapshot_rows
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.reconcile.comparison import storage_paths
from arrowmeta.reconcile.findings import confirmed_findings, refuse_at_risk, remedies_for
from arrowmeta.reconcile.storage import Stored, list_storage
from arrowmeta.tables.methods import Relations
from arrowmeta.text import counted, printable
from arrowmeta.views.connection import ask

#: Maximum number of files whose size is looked up in an object store.
_MOST_LOOKUPS = 1000
_NO_FILES = pa.array(WITHOUT_FILE, pa.string())


class Expiry(Struct, frozen=True):
    """Plan of an expiry: what the engine's own expiry deletes, by its own rules.

    Attributes:
        expirable: what goes, one row each, in the order of `arrowmeta.model.expiry.KINDS`:
            `snapshot` with ids and times, `ref`, then files with sizes: `data`,
            `position_deletes`, `equality_deletes`, `deletion_vector`, `index`, `changelog_file`,
            `manifest`, `index_manifest`, `manifest_list`, `statistics`, `partition_statistics`,
            `changelog`. An unknown size is null.
        n_kept: number of snapshots that are kept.
        statement: SQL for Spark that runs the expiry, with a placeholder for the table name; None
            if the engine has no procedure that does this.
        remarks: what to know before running it.
    """

    expirable: pa.Table
    n_kept: int
    statement: str | None
    remarks: tuple[str, ...] = ()

    @property
    def n_snapshots(self) -> int:
        """Number of snapshots that expire."""
        return int(pc.sum(pc.equal(self.expirable["kind"], "snapshot")).as_py() or 0)

    @property
    def n_files(self) -> int:
        """Number of files that are deleted."""
        return self._files.num_rows

    @property
    def n_bytes(self) -> int | None:
        """Bytes of the files that are deleted and whose size is known; None if none is known."""
        sizes = self._files["size_in_bytes"]
        return None if 0 < len(sizes) == sizes.null_count else total(sizes)

    @property
    def n_unknown_sizes(self) -> int:
        """Number of files whose size is unknown, which `n_bytes` leaves out."""
        return int(self._files["size_in_bytes"].null_count)

    @property
    def _files(self) -> pa.Table:
        has_no_file = pc.is_in(self.expirable["kind"], value_set=_NO_FILES)
        return self.expirable.filter(pc.invert(has_no_file))


def plan_expiry(source: Source, request: ExpiryRequest) -> Expiry:
    """Plan the expiry of snapshots of a table or branch.

    Raises:
        UsageError: the engine refuses; metadata cannot be read, which may refer to files that are
            needed; or a finding of severity `error` stands.
    """
    pinned = source.pinned()
    branches: dict[str | None, Source] = {None: pinned}
    branches |= {other.branch or "main": other for other in pinned.other_branches()}
    expiry = pinned.expiry(replace(request, table=identifier_of(source.location)))
    # All metadata is read, whatever the rules of the format need.
    all_files = snapshot_files(pinned)
    files = expiry.files(
        lambda branch: all_files if branch is None else snapshot_files(branches[branch])
    )
    refuse_at_risk(pinned, confirmed_findings(source), "a plan of expiry")
    _refuse_other_spellings(all_files["file_path"], files["path"])
    expirable = _with_sizes(in_order([snapshot_rows(expiry), files]), pinned.storage)
    remarks = (*expiry.remarks, *_lost(branches, all_files, expirable))
    return Expiry(expirable, len(expiry.kept), expiry.statement, remarks)


def snapshot_files(source: Source) -> pa.Table:
    """Return the files that are live in each snapshot."""
    return ask(source, {"snapshot_files": "FROM snapshot_files"})["snapshot_files"]


def _refuse_other_spellings(paths: pa.ChunkedArray, gone: pa.ChunkedArray) -> None:
    """Raise if a file goes that is needed under another spelling, as engines compare text.

    Spec: Spark, ExpireSnapshotsSparkAction.expireFiles (Iceberg 1.12).
    """
    is_gone = pc.is_in(paths, value_set=gone.combine_chunks())
    needed = storage_paths(paths.filter(pc.invert(is_gone)))
    lost = storage_paths(paths.filter(is_gone))
    both = lost.filter(pc.is_in(lost, value_set=needed.combine_chunks()))
    if len(both):
        raise UsageError(
            f"a plan of expiry is refused: the engine would delete {both[0]}, which snapshots that "
            "are kept need under another spelling of its path. Rewrite their manifests first"
        )


def _with_sizes(expirable: pa.Table, storage: Storage) -> pa.Table:
    """Look up the sizes that metadata does not record, unless they take too many requests."""
    sizes = expirable["size_in_bytes"].combine_chunks()
    is_unknown = pc.and_not(sizes.is_null(), pc.is_in(expirable["kind"], value_set=_NO_FILES))
    paths = expirable["path"].filter(is_unknown).to_pylist()
    if not paths or (len(paths) > _MOST_LOOKUPS and not storage.is_local):
        return expirable
    stored = pa.array(storage.sizes(paths), pa.int64())
    completed = pc.replace_with_mask(sizes, is_unknown.combine_chunks(), stored)
    at = EXPIRABLE.get_field_index("size_in_bytes")
    return expirable.set_column(at, EXPIRABLE.field(at), completed)


def _lost(
    branches: Mapping[str | None, Source], all_files: pa.Table, expirable: pa.Table
) -> Iterator[str]:
    """Yield which branches and tags need files that go, as Paimon does not look at them."""
    gone = expirable["path"].combine_chunks()
    for name, branch in branches.items():
        if name is None and branch.branch is None:
            continue  # Its own tags keep their files.
        what = f"tags of branch {branch.branch} need" if name is None else f"branch {name} needs"
        try:
            needed = _of_tags(branch, all_files) if name is None else _of_branch(branch)
        except ArrowMetaError as error:
            yield f"branch {name} cannot be read, which may need files of these: {error}"
            continue
        if n_lost := pc.sum(pc.is_in(gone, value_set=needed)).as_py():
            yield f"{what} {counted(n_lost, 'file')} of these: Paimon looks at tags of main only"
        if name is not None and branch.damage().num_rows:
            yield f"branch {name} cannot be read in full, and may need more files of these"


def _of_tags(source: Source, files: pa.Table) -> pa.Array:
    """Return the data files that tags of a branch need, of all its `snapshot_files`."""
    refs = Relations(source).relation("refs", ["type", "snapshot_id"])
    tags = refs.filter(pc.equal(refs["type"], "tag"))["snapshot_id"].drop_null()
    ids = files["snapshot_ids"].combine_chunks()
    is_tagged = pc.is_in(pc.list_flatten(ids), value_set=tags.combine_chunks())
    places = pc.unique(pc.list_parent_indices(ids).filter(is_tagged))
    return files["file_path"].combine_chunks().take(places)


def _of_branch(source: Source) -> pa.Array:
    """Return the files and manifests that a branch needs."""
    manifests = Relations(source).relation("all_manifests", ["manifest_path"])["manifest_path"]
    files = snapshot_files(source)["file_path"]
    return pa.chunked_array([*files.chunks, *manifests.chunks], pa.string()).combine_chunks()


# -- repairs --------------------------------------------------------------------------------------

#: One row per file with a problem.
REPAIRS = to_schema(
    "kind: string!, path: string!, size_in_bytes: int64, recoverable_from: list<int64>, "
    "proof: string!"
)

_TEXT = (pkgutil.get_data("arrowmeta.apps.repair", "kinds.txt") or b"").decode()
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
        environment = templates("arrowmeta.apps.repair")
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
    listing = list_storage(table.source) if storage is True else storage
    all_findings = table.reconcile(listing)
    damage = [row for row in table.damage.to_pylist() if row["kind"] not in SURPLUS]
    findings = [row for row in all_findings.to_pylist() if row["check_name"] in _KIND_OF]
    errors = [row["check_name"] for row in all_findings.to_pylist() if row["severity"] == "error"]
    if not damage and (_KIND_OF.keys() - {_MISSING}).isdisjoint(errors):
        refuse_at_risk(table.source, all_findings, "a plan of repairs", {_MISSING})
    is_sound = not damage and set(errors) <= {_MISSING, _ELSEWHERE}
    if not is_sound:  # a file that is called an orphan could be live
        findings = [row for row in findings if row["check_name"] != _ORPHAN]
    missing = {row["subject"] for row in findings if row["check_name"] == _MISSING}
    live = set(table.files(["file_path"])["file_path"].to_pylist())
    history = table.snapshots(["snapshot_id", "committed_at"])
    history = history.sort_by([("committed_at", "descending"), ("snapshot_id", "descending")])
    latest_first = history["snapshot_id"].to_pylist()
    without = _snapshots_without(table, missing, latest_first) if missing else {}
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


def _snapshots_without(
    table: Table, paths: set[str], latest_first: Sequence[int]
) -> dict[str, list[int]]:
    """Return for each file the snapshots that do not need it."""
    files = snapshot_files(table.source)
    named = files.filter(pc.is_in(files["file_path"], value_set=pa.array(sorted(paths))))
    needed = {row["file_path"]: set(row["snapshot_ids"]) for row in named.to_pylist()}
    return {
        path: [number for number in latest_first if number not in ids]
        for path, ids in needed.items()
    }


def _last_whole(
    table: Table,
    latest_first: Sequence[int],
    candidates: Sequence[Sequence[int]],
    storage: Stored,
) -> int | None:
    """Return the latest complete snapshot; None if there is none among the latest ones.

    `candidates` are the snapshots without each of the problems.
    """
    common = set.intersection(*map(set, candidates)) - {table.source.snapshot_id}
    for snapshot_id in [number for number in latest_first if number in common][:_MOST_SNAPSHOTS]:
        try:
            other = table.at(snapshot_id=snapshot_id)
            names = other.reconcile(storage)["check_name"].to_pylist()
        except ArrowMetaError:
            continue
        if other.complete and _MISSING not in names:
            return snapshot_id
    return None


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
    remedies = remedies_for(table.source, findings, engine=engine, only=names)
    for remedy in remedies.to_pylist():
        mark = "#" if remedy["engine"] == "pyiceberg" else "--"
        yield (
            f"In {remedy['engine']}: {printable(remedy['effect'])}",
            f"{remedy['statement']}\n{mark} first, this must be true: {remedy['precondition']}",
        )
