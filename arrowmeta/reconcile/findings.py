"""Run the checks of `/sql` over one snapshot: the relation `findings`.

Decodes all columns that the checks read in one pass, then runs the checks one by one. If the table
changed in the meantime, the checks run again, and only findings of both runs are returned. Main
name: `confirmed_findings`.
"""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import TypeVar

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError
from arrowmeta.kernels.buffers import text_scalar
from arrowmeta.model.damage import SURPLUS, HeaderLog, stacklevel
from arrowmeta.model.reading import batches_of, cached_columns, evidence_table, read_relation
from arrowmeta.model.source import BATCH_SIZE, Source, is_unchanged
from arrowmeta.model.tables import EVIDENCE, FINDINGS, SCHEMAS
from arrowmeta.reconcile.storage import Reopen, Stored, look_outside, read_again
from arrowmeta.text import counted, quoted_name
from arrowmeta.views.connection import (
    MOST_COPIED,
    MOST_TOGETHER,
    NUMBER,
    Relations,
    ask,
    ask_together,
    base_relation,
)
from arrowmeta.views.relation import LazyRelation
from arrowmeta.views.sql_files import CHECKS, check_names, columns_read, files_behind, sql_file
from arrowmeta.views.statistics import entries_and_faults

#: Columns of findings that checks return.
CHECK_ROWS = FINDINGS.remove(FINDINGS.get_field_index("partition_path"))

T = TypeVar("T")

_GRAVEST_FIRST = ("error", "warning", "info")
#: All columns: DuckDB returns rows in any order.
_ORDER = ("gravity", "check_name", "subject", "snapshot_id", "detail", "expected", "actual")

#: Maximum number of rows of a relation of a small table, which is asked together with others.
_MOST_ROWS = 2_000


class Evidence(Struct, frozen=True):
    """What checks read of a table.

    Attributes:
        source: the snapshot, pinned.
        checks: names of the checks.
        relations: the base relations that the checks read, by name; those of few rows in memory.
        answers: rows of the checks, and of other views, by name, once they were asked; those of
            checks without findings may be absent.
    """

    source: Source
    checks: Sequence[str]
    relations: Relations
    answers: Mapping[str, pa.Table] | None = None

    @property
    def is_small(self) -> bool:
        """Whether the checks can be asked together with those of other tables."""
        return all(
            isinstance(rows, pa.Table) and rows.num_rows <= _MOST_ROWS
            for rows in self.relations.values()
        )


def _pinned(source: Source) -> Source:
    """Return the snapshot pinned, with its manifests, not a store of decoded entries."""
    return replace(source.pinned(), store=None, headers=HeaderLog())


def evidence_of(source: Source, views: Sequence[str] = (), files: Sequence[str] = ()) -> Evidence:
    """Return what the checks of a table, and some more views, read of its metadata.

    Args:
        source: the snapshot.
        views: names of the other views.
        files: columns of `files` that will be read of the source of the result, which decodes them
            in the same pass if the table is small.
    """
    return _evidence(_pinned(source), {}, views, files)


def evidence_if_small(
    source: Source, views: Sequence[str] = (), files: Sequence[str] = ()
) -> Evidence | None:
    """Return what the checks of a small table read, as `evidence_of`; None for a larger one."""
    pinned = _pinned(source)
    pinned.scan()  # first, as without this question, since damage is told in the order it is met
    counts = pinned.scan("all_entries").manifests
    there = (name for name in _COUNTS if name in counts.column_names)
    if sum(pc.sum(counts[name]).as_py() or 0 for name in there) > _MOST_ROWS:
        return None
    evidence = _evidence(pinned, {}, views, files)
    return evidence if evidence.is_small else None


def _in_memory(data: LazyRelation, columns: Sequence[str]) -> pa.Table | LazyRelation:
    """Return columns of a relation, or the relation if it has more than `MOST_COPIED` rows."""
    # Of relations that users do not see, columns are not listed.
    reader = data.scanner(columns or data.schema.names).to_reader()
    batches: list[pa.RecordBatch] = []
    n_left = MOST_COPIED
    for batch in reader:
        n_left -= batch.num_rows
        if n_left < 0:
            return data
        batches.append(batch)
    return pa.Table.from_batches(batches, reader.schema)


#: Numbers of entries of a manifest; Paimon has none of existing entries.
_COUNTS = ("added_files_count", "existing_files_count", "deleted_files_count")


def findings_and_views(
    source: Source, first: Evidence, views: Sequence[str]
) -> tuple[pa.Table, Mapping[str, pa.Table]]:
    """Return the findings of a table, and views that were read with the checks.

    Args:
        source: the table, in which damage is recorded.
        first: what the checks and the views have read, and perhaps the answers.
        views: names of the views.
    """
    if first.answers is None:
        answers = ask_views(first.source, [*first.checks, *views], first.relations)
        first = replace(first, answers=answers)
    return confirmed_findings(source, first=first), first.answers or {}


def has_few_entries(source: Source) -> bool:
    """Return whether a table has no more entries than are copied into memory."""
    manifests = read_relation(source, "manifests", ["content", *_COUNTS])
    of_files = manifests.filter(pc.not_equal(manifests["content"], text_scalar("index")))
    n_entries = sum(pc.sum(of_files[name]).as_py() or 0 for name in _COUNTS)
    return not of_files[_COUNTS[0]].null_count and n_entries <= MOST_COPIED


#: Snapshots of a table that is checked beside another question.
_FEW_SNAPSHOTS = 100


def are_checks_quick(source: Source) -> bool:
    """Return whether the checks of a table take little beside a question that reads its manifests.

    It has few entries and snapshots, and lies on a disk: they send no requests.
    """
    if not source.storage.is_local or source.store is not None or not has_few_entries(source):
        return False
    return read_relation(source, "snapshots", ["snapshot_id"]).num_rows <= _FEW_SNAPSHOTS


def _evidence(
    source: Source,
    outside: Mapping[str, pa.Table],
    views: Sequence[str] = (),
    files: Sequence[str] = (),
) -> Evidence:
    checks = check_names(source.format, outside=bool(outside))
    asked = [*checks, *views]
    read = _read_ahead(source, asked, cached_columns(source, files) if files else ())
    # Several checks read the second, and it requests the size of each file from the storage.
    read |= {name: read_relation(source, name) for name in ("deletion_vectors", "metadata_files")}
    read |= {name: evidence_table(source, name) for name in EVIDENCE}
    read |= outside
    for relation in {name for file in files_behind(asked) for name in file.reads}:
        if relation not in (*read, "damage"):
            data = base_relation(source, relation, BATCH_SIZE)
            read[relation] = _in_memory(data, columns_read(asked, relation, data.schema.names))
    read["damage"] = source.damage()  # last, since reading the others can find more
    return Evidence(source, checks, read)


class AskedApartWarning(RuntimeWarning):
    """Small tables could not be asked together, which takes longer; their answers are the same."""


#: What a query over many tables raises because of one of them: DuckDB or Arrow refuse its columns,
#: or the tables are too many for the memory.
_OF_A_TABLE = (duckdb.Error, pa.ArrowException, ArrowMetaError)


def together(
    tables: Iterable[tuple[T, Evidence | None]],
    views: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> Iterator[tuple[T, Evidence | None]]:
    """Yield tables with their evidence, in order; that of small tables has the answers of checks.

    Args:
        tables: with evidence, if they are checked; as many as are asked together are read ahead.
        views: names of further views, and of their columns.
    """
    remaining = iter(tables)
    while group := list(islice(remaining, MOST_TOGETHER)):
        evidence = [item for _, item in group]
        small: dict[tuple[str, ...], dict[int, Evidence]] = {}
        for number, item in enumerate(evidence):
            if item is not None and item.is_small:
                small.setdefault(tuple(item.checks), {})[number] = item
        for checks, some in small.items():
            columns = {**dict.fromkeys(checks, CHECK_ROWS.names), **views}
            asked = {
                name: f"SELECT {', '.join(map(quoted_name, names))} FROM {name}"
                for name, names in columns.items()
            }
            failures: list[Exception] = []
            answered = _asked_together(list(some.values()), asked, failures)
            for number, item in zip(some, answered, strict=True):
                evidence[number] = item
            if failures:
                warning = _apart(answered, failures[0])
                warnings.warn(warning, stacklevel=stacklevel())
        yield from zip([table for table, _ in group], evidence, strict=True)


def _asked_together(
    evidence: Sequence[Evidence], asked: Mapping[str, str], failures: list[Exception]
) -> list[Evidence]:
    """Return evidence of small tables with answers; without, if a table must be asked alone."""
    try:
        fields = [item.source.shape.by_partition().names for item in evidence]
        answered = ask_together(fields, [item.relations for item in evidence], asked)
    except _OF_A_TABLE as error:
        failures.append(error)
        if len(evidence) == 1:
            return list(evidence)
        half = len(evidence) // 2
        halves = evidence[:half], evidence[half:]
        return [item for some in halves for item in _asked_together(some, asked, failures)]
    answers: list[dict[str, pa.Table]] = [{} for _ in evidence]
    for name, rows in answered.items():
        for number in rows[NUMBER].unique().to_pylist():
            of_table = rows.filter(pc.equal(rows[NUMBER], number))
            answers[number][name] = of_table.drop_columns([NUMBER])
    return [replace(item, answers=a) for item, a in zip(evidence, answers, strict=True)]


def _apart(group: Sequence[Evidence], cause: Exception) -> AskedApartWarning:
    alone = [item.source.location for item in group if item.answers is None]
    those = f", {counted(len(alone), 'table')} alone ({alone[0]} first)" if alone else ""
    return AskedApartWarning(
        f"the checks of {counted(len(group), 'small table')} failed together, so that they ran "
        f"over fewer at a time{those}: {type(cause).__name__}: {cause}"
    )


def _checked(evidence: Evidence) -> pa.Table:
    """Return the findings in the rows of checks."""
    answers = evidence.answers
    if answers is None:
        answers = ask_views(evidence.source, evidence.checks, evidence.relations)
    rows = [answers[name].cast(CHECK_ROWS) for name in evidence.checks if name in answers]
    findings = pa.concat_tables([pa.Table.from_batches([], CHECK_ROWS), *rows])
    return in_order(with_partition_paths(evidence.source, findings))


def with_partition_paths(source: Source, rows: pa.Table) -> pa.Table:
    """Return the rows of checks as findings, with the partition of subjects that are files.

    Decodes two columns of all entries if there are findings.
    """
    if not rows.num_rows:
        return pa.Table.from_batches([], FINDINGS)
    subjects = rows["subject"].combine_chunks().drop_null().unique()
    schema = pa.schema([("file_path", pa.string()), ("partition_path", pa.string())])
    files = pa.Table.from_batches([], schema)
    if len(subjects):
        batches = batches_of(source, relation_of_all(source), files.column_names)
        some = [batch.filter(pc.is_in(batch["file_path"], value_set=subjects)) for batch in batches]
        files = pa.Table.from_batches(some).cast(schema) if some else files
        files = files.group_by(files.column_names, use_threads=False).aggregate([])
        counts = files["file_path"].value_counts()
        once = counts.field("values").filter(pc.equal(counts.field("counts"), 1))
        files = files.filter(pc.is_in(files["file_path"], value_set=once))
    at = pc.index_in(rows["subject"], value_set=files["file_path"].combine_chunks())
    return rows.append_column(FINDINGS.field("partition_path"), files["partition_path"].take(at))


def in_order(findings: pa.Table) -> pa.Table:
    """Return findings sorted by all columns, errors first."""
    if not findings.num_rows:
        return findings
    gravity = pc.index_in(findings["severity"], value_set=pa.array(_GRAVEST_FIRST))
    ranked = findings.append_column("gravity", gravity)
    return findings.take(pc.sort_indices(ranked, [(name, "ascending") for name in _ORDER]))


def ask_views(source: Source, views: Sequence[str], relations: Relations) -> dict[str, pa.Table]:
    """Return the rows of checks, shared steps, and other views in order, over base relations."""
    asked = {name: f"FROM {name}{_order(name)}" for name in views}
    return ask(source, asked, relations, of_source=False)


def _order(view: str) -> str:
    file = sql_file(view)
    return "" if file.folder == CHECKS or file.declared("Evaluated") else " ORDER BY ALL"


def columns_behind(source: Source, relation: str, views: Collection[str]) -> tuple[str, ...]:
    """Return the columns of `entries` or `all_entries` that views read, to decode in one pass.

    Missing columns would be decoded in a second pass.
    """
    # If the snapshot has all manifests, its entries are also `all_entries`.
    relations = ("entries", "all_entries") if relation == "entries" else (relation,)
    names = source.schema_of(relation).names
    read = (name for base in relations for name in columns_read(views, base, names))
    return tuple(dict.fromkeys(read))


def _read_ahead(
    source: Source, checks: Sequence[str], cached: Sequence[str] = ()
) -> dict[str, pa.Table | LazyRelation]:
    """Decode the base relations that checks read; entries in one pass if there is no damage.

    Args:
        source: the snapshot.
        checks: names of checks, and of other views.
        cached: columns of entries for the cache of the source.
    """
    columns = list(dict.fromkeys(["entry_id", *columns_behind(source, "entries", checks)]))
    n_damaged = source.damage().num_rows
    decoded = list(dict.fromkeys([*columns, *cached]))
    entries, faults = entries_and_faults(source, source.scan(), decoded)
    read: dict[str, pa.Table | LazyRelation] = {}
    if source.damage().num_rows > n_damaged:
        # If statistics are damaged, the other columns of their blocks are still readable.
        read["entries"] = _cached(source, "entries", columns)
    else:
        source.remember(entries)
        is_small = entries.num_rows <= MOST_COPIED
        of_source = base_relation(source, "entries")
        read["entries"] = entries.select(columns) if is_small else of_source
        read["statistics_faults"] = faults
    of_all = relation_of_all(source)
    if of_all == "entries":
        return read | {"all_entries": read["entries"]}
    return read | {"all_entries": _cached(source, of_all, columns_behind(source, of_all, checks))}


def _cached(source: Source, relation: str, columns: Sequence[str]) -> pa.Table | LazyRelation:
    """Decode columns of a relation of entries into the cache; return them if these are few rows.

    With damage, other columns of a block may be readable, so that each check reads its own.
    """
    for _ in batches_of(source, relation, columns):
        pass
    rows = base_relation(source, relation)
    return rows if source.damage().num_rows else _in_memory(rows, columns)


def relation_of_all(source: Source) -> str:
    """Return the name of the relation with the entries of all snapshots.

    It is `entries` if the open snapshot has all manifests.
    """
    is_all = _manifests(source, "all_manifests") == _manifests(source, "manifests")
    return "entries" if is_all else "all_entries"


def _manifests(source: Source, relation: str) -> set[tuple[str, str]]:
    """Return path and content of the manifests of files."""
    columns = ("manifest_path", "content")
    rows = [row for batch in batches_of(source, relation, columns) for row in batch.to_pylist()]
    return {(row["manifest_path"], row["content"]) for row in rows if row["content"] != "index"}


#: Columns that identify a finding.
_IDENTITY = ("check_name", "subject", "snapshot_id", "actual")
#: Checks whose subjects are damaged files.
_OF_DAMAGE = pa.array(["metadata_unreadable", "metadata_contradictory"])


def confirmed_findings(
    source: Source,
    reopen: Reopen | None = None,
    storage: Stored = False,
    footers: bool = False,
    first: Evidence | None = None,
) -> pa.Table:
    """Return the findings of all checks, errors first.

    Args:
        source: the snapshot; other snapshots in its metadata are checked, too.
        reopen: opens branches; needed for checks of storage.
        storage: whether to list storage; or a listing by the caller.
        footers: whether to read the footers of data files.
        first: what a first run, without storage, has read and perhaps answered.
    """
    look = partial(_look, reopen=reopen, storage=storage, footers=footers)
    states, findings = ([first.source], _checked(first)) if first else look(_pinned(source))
    if not findings.num_rows:
        return findings
    later = read_again(states[-1])
    if not all(is_unchanged(state, later) for state in states):
        states, of_second = look(later)
        findings = _in_both(findings, of_second)
    _tell_damage(source, states[-1], findings)
    return findings


def findings_relation(source: Source) -> LazyRelation:
    """Return the findings as a base relation, of which each scan runs the checks."""
    return LazyRelation(SCHEMAS["findings"](source.shape), lambda _: confirmed_findings(source))


def _look(
    source: Source, *, reopen: Reopen | None, storage: Stored, footers: bool
) -> tuple[list[Source], pa.Table]:
    """Return the state of the table before and after a run of all checks, and their findings."""
    if reopen is None:
        return [source], _checked(_evidence(source, {}))
    after, outside = look_outside(source, reopen, storage, footers)
    states = [source] if after is source else [source, after]
    return states, _checked(_evidence(after, outside))


def _in_both(first: pa.Table, second: pa.Table) -> pa.Table:
    identities = set(zip(*(first[name].to_pylist() for name in _IDENTITY), strict=True))
    rows = zip(*(second[name].to_pylist() for name in _IDENTITY), strict=True)
    return second.filter(pa.array([row in identities for row in rows], pa.bool_()))


def _tell_damage(source: Source, checked: Source, findings: pa.Table) -> None:
    """Record damage of a run in the log of the source, which raises if strict."""
    damaged = findings.filter(pc.is_in(findings["check_name"], value_set=_OF_DAMAGE))
    met = checked.damage()
    met = met.filter(pc.is_in(met["kind"], value_set=pa.array(SURPLUS)))
    paths = {*damaged["subject"].to_pylist(), *met["path"].to_pylist()}
    source.damage_log.take(checked.damage_log, paths)
