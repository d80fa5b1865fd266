"""What does not add up in a table's metadata: all checks of `/sql`, in one reading.

Reads what the checks need in one pass, asks them one after another, and, for a table that others
write to, repeats what a commit in between may have made look wrong: only findings of a state that
stayed the same are returned.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.checks import check_names, columns_read
from arrowmeta.catalog.connection import Place, make_base_relations, make_schemas
from arrowmeta.catalog.relation import LazyRelation, own_errors
from arrowmeta.catalog.sql_files import CHECKS, STEPS, SqlFile, files_behind
from arrowmeta.catalog.statistics_faults import faults_among, looked_at
from arrowmeta.duck.quoting import quoted_name
from arrowmeta.duck.session import answered
from arrowmeta.duck.workspace import workspace
from arrowmeta.errors import UsageError
from arrowmeta.model.entries import column_field
from arrowmeta.model.evidence import STATISTICS_FAULTS
from arrowmeta.model.source import BATCH_SIZE, Source, read_relation
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.reconcile.storage import Reopen, look_outside

#: Views of other folders that many checks use.
_SHARED = ("live_entries",)

_GRAVEST_FIRST = ("error", "warning", "info")
_ORDER = ("gravity", "check_name", "subject", "snapshot_id", "detail")


def find_contradictions(source: Source, outside: Mapping[str, pa.Table] | None = None) -> pa.Table:
    """Return the findings of all checks, the gravest first.

    Args:
        source: the snapshot; other snapshots that its metadata has are checked, too.
        outside: what was found outside of the metadata: base relations of
            `model.evidence.OUTSIDE`. Without any, nothing is checked against it.

    Raises:
        UsageError: the table was moved, so that none of its files is where the metadata says.
    """
    check_not_moved(source)
    wanted = check_names(source.format, outside=bool(outside))
    read = _read_ahead(source, wanted)
    # Reading deletion vectors can show damage, too.
    met = {
        **read,
        "deletion_vectors": read_relation(source, "deletion_vectors"),
        "damage": source.damage(),
        # Several checks ask for it, and the size of each file is asked of the storage.
        "metadata_files": read_relation(source, "metadata_files"),
    }
    found = ask_views(source, wanted, {**met, **(outside or {})})
    schema = SCHEMAS["findings"](source.shape)
    return _in_order(pa.concat_tables([found[name].cast(schema) for name in wanted]))


def check_not_moved(source: Source) -> None:
    """Refuse a table of which nothing can be checked, because it was moved.

    Raises:
        UsageError: the table was moved.
    """
    if source.moved_from is not None:
        raise UsageError(
            f"the table was moved from {source.moved_from} to {source.location}: "
            "pass allow_moved_paths=True"
        )


def _in_order(found: pa.Table) -> pa.Table:
    gravity = pc.index_in(found["severity"], value_set=pa.array(_GRAVEST_FIRST))
    ranked = found.append_column("gravity", gravity)
    return found.take(pc.sort_indices(ranked, [(name, "ascending") for name in _ORDER]))


def ask_views(
    source: Source, wanted: Sequence[str], known: Mapping[str, pa.Table | LazyRelation]
) -> dict[str, pa.Table]:
    """Return the rows of some views of `/sql`: checks, and steps that checks share.

    Args:
        source: a snapshot.
        wanted: the names of the views.
        known: base relations that are there already, and need not be read from the source; also
            steps that need not be worked out.
    """
    files = files_behind(frozenset(wanted))
    fields = source.shape.by_partition().names

    def answer() -> dict[str, pa.Table]:
        answers: dict[str, pa.Table] = {}
        with workspace() as work, own_errors():
            place = Place(work.database)
            make_schemas(work.session, work.database, [place.name])
            make_base_relations(work.session, place, source, files, known)
            # One after another: together, the checks would have all their hash tables in memory.
            for file in files:
                if _is_step(file):
                    _keep(work.session, place, file, fields, known)
                    query = f"FROM {quoted_name(file.name)}"
                elif file.folder == CHECKS:  # nothing is made of them: no view is needed
                    query = file.query(fields, place.base_schema)
                else:
                    work.session.execute(file.statement(fields, place.base_schema))
                    continue
                if file.name in wanted:
                    answers[file.name] = work.session.sql(query).to_arrow_table()
        return answers

    return answered(answer)


def columns_behind(source: Source, relation: str, views: Collection[str]) -> tuple[str, ...]:
    """Return the columns of `entries` or `all_entries` that some views read.

    They are decoded in one pass: a column that is missing here would take a pass of its own.
    """
    # The entries of the snapshot may be all there are, and then stand for `all_entries`.
    relations = ("entries", "all_entries") if relation == "entries" else (relation,)
    known = tuple(source.schema_of(relation).names)
    read = (name for one in relations for name in columns_read(frozenset(views), one, known))
    return tuple(dict.fromkeys(read))


def _read_ahead(source: Source, checks: Sequence[str]) -> dict[str, pa.Table | LazyRelation]:
    """Decode what checks look at, as base relations: entries in one pass if all can be read."""
    columns = columns_behind(source, "entries", checks)
    n_damaged = source.damage().num_rows
    entries, faults = _in_one_pass(source, columns)
    read: dict[str, pa.Table | LazyRelation] = {
        "entries": _relation(source, "entries", entries),
        "statistics_faults": faults,
    }
    if source.damage().num_rows > n_damaged:
        # Where statistics are damaged, the other columns of their blocks are still there.
        read = {"entries": _kept(source, "entries", columns)}
    of_all = relation_of_all(source)
    if of_all in read:
        return read | {"all_entries": read[of_all]}
    return read | {"all_entries": _kept(source, of_all, columns_behind(source, of_all, checks))}


def _in_one_pass(source: Source, columns: Sequence[str]) -> tuple[pa.Table, pa.Table]:
    """Decode the entries; return what checks look at, and what is wrong with statistics."""
    known = source.schema_of("entries")
    schema = pa.schema([column_field(known, name) for name in columns])
    batches: list[pa.RecordBatch] = []
    faults: list[pa.RecordBatch] = []
    names = list(dict.fromkeys([*columns, *looked_at(source)]))
    for batch in source.batches("entries", names, BATCH_SIZE):
        faults += faults_among(batch, source)
        batches.append(batch.select(columns))
    return (
        pa.Table.from_batches(batches, schema),
        pa.Table.from_batches(faults, STATISTICS_FAULTS),
    )


def _kept(source: Source, relation: str, columns: Sequence[str]) -> LazyRelation:
    """Decode what checks look at in a relation of entries, which the source then keeps."""
    for _ in source.batches(relation, columns):
        pass
    return _relation(source, relation)


def _relation(source: Source, relation: str, read: pa.Table | None = None) -> LazyRelation:
    """Return a relation of entries, of which some columns may have been read."""

    def columns_of(columns: Sequence[str]) -> Iterator[pa.RecordBatch] | pa.Table:
        if read is not None and set(columns) <= set(read.column_names):
            return read.select(columns)
        return source.batches(relation, columns)

    return LazyRelation(source.schema_of(relation), columns_of)


def relation_of_all(source: Source) -> str:
    """Return the relation that has the entries of all snapshots.

    Where the open snapshot has every manifest that any snapshot has, its entries are all entries.
    """
    is_all = _manifests(source, "all_manifests") == _manifests(source, "manifests")
    return "entries" if is_all else "all_entries"


def _manifests(source: Source, relation: str) -> set[tuple[str, str]]:
    """Return path and content of the manifests that have entries."""
    columns = ("manifest_path", "content")
    rows = [row for batch in source.batches(relation, columns) for row in batch.to_pylist()]
    return {(row["manifest_path"], row["content"]) for row in rows if row["content"] != "index"}


def _is_step(file: SqlFile) -> bool:
    """Tell whether several checks share a view, so that it is worth to be worked out once."""
    return file.folder == STEPS or file.name in _SHARED


def _keep(
    session: duckdb.DuckDBPyConnection,
    place: Place,
    step: SqlFile,
    partition_fields: Sequence[str],
    known: Collection[str],
) -> None:
    """Make a table of a step, or take what is known of it."""
    query = step.query(partition_fields, place.base_schema)
    if step.name in known:
        query = f"FROM {place.base_schema}.base_{step.name}"
    session.execute(f"CREATE TABLE {step.name} AS\n{query}")


#: What tells a finding of one answer in another one.
_IDENTITY = ("check_name", "subject", "snapshot_id", "actual")
#: The check whose subjects are files that could not be read.
_UNREADABLE = "metadata_unreadable"


@dataclass(frozen=True)
class _Look:
    """An answer, and the states of the table that it is of."""

    states: list[Source]
    findings: pa.Table


def confirmed_findings(
    source: Source,
    reopen: Reopen | None = None,
    storage: bool | pa.Table = False,
    footers: bool = False,
) -> pa.Table:
    """Return the findings of all checks, the gravest first; see `find_contradictions`.

    Args:
        source: the snapshot.
        reopen: opens branches; needed to look at storage.
        storage: whether to list storage; or a listing that the caller made.
        footers: whether to read the footers of data files.
    """
    check_not_moved(source)
    look = partial(_look, reopen=reopen, storage=storage, footers=footers)
    # Whether metadata is true is asked of the manifests, not of a copy of them.
    first = look(source.with_store(None).pinned())
    if not first.findings.num_rows:
        return first.findings
    later = first.states[-1].again()
    if all(state.is_as(later) for state in first.states):
        _tell_damage(source, first)
        return first.findings
    second = look(later)
    both = _Look(second.states, _in_both(first.findings, second.findings))
    _tell_damage(source, both)
    return both.findings


def _look(
    source: Source, *, reopen: Reopen | None, storage: bool | pa.Table, footers: bool
) -> _Look:
    if reopen is None:
        return _Look([source], find_contradictions(source))
    after, outside = look_outside(source, reopen, storage, footers)
    states = [source] if after is source else [source, after]
    return _Look(states, find_contradictions(after, outside))


def _in_both(first: pa.Table, second: pa.Table) -> pa.Table:
    known = set(zip(*(first[name].to_pylist() for name in _IDENTITY), strict=True))
    rows = zip(*(second[name].to_pylist() for name in _IDENTITY), strict=True)
    return second.filter(pa.array([row in known for row in rows], pa.bool_()))


def _tell_damage(source: Source, look: _Look) -> None:
    """Let the source know of files that are damaged, which may raise."""
    unreadable = look.findings.filter(pc.equal(look.findings["check_name"], _UNREADABLE))
    source.take_damage(look.states[-1], set(unreadable["subject"].to_pylist()))
