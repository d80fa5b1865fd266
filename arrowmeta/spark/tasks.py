"""Tasks of Spark: what each reads, and how it opens exactly what was chosen at load.

A task is a table, a relation and a share: some manifests of the snapshot, or None where one task
reads the relation. The manifests are cut into shares of about the same size (`shares_of`), by the
lengths that manifest lists record: runs of neighbours, in the order in which one machine reads
them. A share is read from the snapshot as if it had no other manifests.

A `Reader` is how tasks read one relation of tables, as a frame. Where several tasks read live files
of Paimon, the identities of all entries are shuffled first, as bytes (`Identities`). What the rule
of live files leaves out, beside the entries of other tasks, is then left out by one anti join.

`Tables` is how tables are opened. It is a part of the functions of a stage, and has all settings
and credentials; rows of Spark name a table and the pin of its snapshot only, see
`docs/decisions/spark_credentials.md`. A task does not look for the latest state of its table.

Errors of the metadata (`OF_METADATA`) are damage where the user asks for it; every other error
fails the task, which Spark repeats, and then the query.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    PredicateError,
    SnapshotNotFoundError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.io.local_files import decoder_version
from arrowmeta.io.location import absolute, table_folder
from arrowmeta.kernels.buffers import (
    filled,
    number_array,
    text_array,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.kernels.byte_strings import LIVE, SURPLUS
from arrowmeta.kernels.rows import FILE_ID, mark_live, words_of
from arrowmeta.model.damage import DamagedMetadataWarning, without_warnings
from arrowmeta.model.reading import LIVE_RELATIONS, batches_of, is_deleted, is_of
from arrowmeta.model.scan import Batches, EntryFilter, table_of
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, DECIDING_COLUMNS
from arrowmeta.predicate.tree import Tree
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.spark.arrow import Row, map_batches, map_rows, n_parts, spread, to_spark_schema
from arrowmeta.spark.options import (
    ABOUT_DAMAGE,
    OF_EVERY_TABLE,
    ReadOptions,
    canonical,
    check_known,
)
from arrowmeta.tables.discovery import find_tables
from arrowmeta.tables.locate import CatalogClient, ForeignTable, Opening
from arrowmeta.tables.table import Table
from arrowmeta.tables.uniform import TABLE_COLUMN, to_uniform
from arrowmeta.text import to_bytes

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from arrowmeta.reconcile.findings import Evidence

#: Errors about the content of a table; all others are of what reads it.
OF_METADATA = (
    *(CorruptMetadataError, UnsupportedError, LimitError),
    *(NotATableError, SnapshotNotFoundError),
)
#: Cost of opening a file, as bytes read.
_BYTES_TO_OPEN = 32 << 10
_LARGEST_LENGTH = 1 << 40
#: How many times larger than all manifests of delete files a share of a plan is, at least.
_TIMES_DELETES = 4
#: Rows handed to Spark at a time; a row of a wide table's statistics takes kilobytes.
BATCH_ROWS = 16_384
#: Name of the relation of findings, and its column, also of `damage`, with the reason for which a
#: row is accepted.
FINDINGS_RELATION, ACCEPTED = "findings", "accepted"
_DELETE_FILES = pa.field("delete_files", pa.list_(pa.string()))
_ENTRY = pa.field("entry_id", pa.int64())
#: Statuses of entries that do not delete a file.
_ADDED = ("added", "existing")
_REPEATED = (
    "several manifest entries add the same file, and none deletes it; reconcile says which. "
    "With strict=false the first counts"
)
#: Tasks whose entries are merged by one: about half a million in shares of the default size.
_MERGED_AT_ONCE = 16
#: About what Spark holds of a deleted entry that it broadcasts.
_BYTES_BROADCAST = 64


# -- what a task reads ----------------------------------------------------------------------------


def _damage(source: Source, share: Sequence[int] | None) -> pa.Table:
    """Return the damage that reading entries meets; that to lists is of the first share."""
    source.scan()  # reads the manifest lists
    n_before = source.damage().num_rows if share and share[0] > 0 else 0
    for _ in source.scan().batches(source.schema_of("entries").names, None, BATCH_ROWS):
        pass
    return source.damage().slice(n_before)


def _are_of(relation: str, statuses: Sequence[str], entries: pa.RecordBatch) -> NDArray[np.bool_]:
    mask = to_flags(pc.is_in(entries["status"], text_array([*statuses])))
    return mask & is_of(relation, entries["content"]) if relation in LIVE_RELATIONS else mask


def _planned(source: Source, condition: Tree, names: Sequence[str]) -> pa.Table:
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.search import Query

    plan = Planner(source).plan_query(Query(condition))
    entries = plan.found([name for name in names if name != _DELETE_FILES.name]).entries
    files = plan.table([name for name in names if name != _ENTRY.name])
    return files.append_column(_ENTRY, entries[_ENTRY.name]) if _ENTRY.name in names else files


# -- shares -----------------------------------------------------------------------------------


def is_split(relation: str) -> bool:
    """Tell whether tasks share a relation: one that comes from manifests one by one."""
    return relation in ("entries", DAMAGE_RELATION) or relation in LIVE_RELATIONS


def shares_of(
    source: Source, bytes_per_task: int, ordinals: Sequence[int] | None = None
) -> list[list[int]]:
    """Return all manifests of the snapshot, or some of them, in balanced shares, in order."""
    chosen = range(source.scan().manifests.num_rows) if ordinals is None else ordinals
    return [
        [*chosen[run.start : run.stop]]
        for run in balanced_runs(_sizes(source, chosen), bytes_per_task)
    ]


def _sizes(source: Source, ordinals: Sequence[int]) -> NDArray[np.int64]:
    # The length is recorded in a list and may be wrong.
    lengths = np.clip(filled(whole(source.scan().manifests["length"]), 0), 0, _LARGEST_LENGTH)
    return lengths[np.array(ordinals, dtype=np.int64)] + _BYTES_TO_OPEN


def shares_of_plan(
    source: Source, condition: Tree, bytes_per_task: int, *, has_deletes: bool
) -> list[list[int]]:
    """Return the manifests that may match a condition in shares.

    One task reads all where files are kept or dropped together, as with keys in Paimon. Each reads
    all manifests of delete files if the plan has these, so that a share is larger than they are.
    """
    from arrowmeta.pruning.evaluator import Evaluator
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.search import Query, choose_manifests

    rules = Planner(source).rules
    choice = choose_manifests(source, rules, Query(condition), Evaluator())
    is_grouped = rules.stats_rule(condition).group is not None
    of_deletes = {*range(source.scan().manifests.num_rows)}.difference(choice.ordinals.tolist())
    of_deletes = of_deletes if has_deletes else set()
    size = max(bytes_per_task, _TIMES_DELETES * sum(_sizes(source, sorted(of_deletes)).tolist()))
    size = sys.maxsize if is_grouped else size
    shares = shares_of(source, size, sorted(choice.chosen_ordinals))
    return [[*share, *of_deletes] for share in shares]


def balanced_runs(sizes: NDArray[np.int64], size_per_run: int) -> list[range]:
    """Cut positions into runs of neighbours of about `size_per_run`.

    A run is larger than the mean by at most one of its sizes.
    """
    if not len(sizes):
        return []
    ends = np.cumsum(sizes)
    total = int(ends[-1])
    n_runs = min(-(-total // size_per_run), len(sizes))
    # A position goes to the run in which its middle lies.
    run = ((ends - sizes / 2) * (n_runs / total)).astype(np.int64)
    cuts = [0, *(np.flatnonzero(np.diff(run)) + 1).tolist(), len(sizes)]
    return [range(start, past) for start, past in pairwise(cuts)]


# -- tables -----------------------------------------------------------------------------------

TABLES = to_schema("name: string, location: string")
#: A table at the snapshot that everything is read of: the pin, null if the table could not be
#: opened, and the shares of its manifests. `version` tells its state from others, `error` why it
#: could not be read, or not in full; `deleted_count` is of entries, by the manifest lists.
PINNED = to_schema(
    "name: string, location: string, snapshot_id: int64, pin: string, version: string, "
    "deleted_count: int64, error: string"
).append(pa.field("shares", pa.list_(pa.list_(pa.int64()))))
#: A task of a table; without a share, it reads the whole table.
TASKS = pa.schema([*TABLES, *to_schema("pin: string, error: string, share: list<int64>")])


class CatalogTable(NamedTuple):
    """A table as its catalog describes it. Many of these are read faster than as many `Opening`."""

    location: str
    format: Literal["paimon", "iceberg"]
    branch: str | None
    table_options: dict[str, str]

    @classmethod
    def of(cls, table: ForeignTable) -> CatalogTable:
        """Return it with a location that executors, which have other directories, can open."""
        return cls(absolute(table.uri), table.format, table.branch, dict(table.options))

    @property
    def place(self) -> str:
        """Where the table is, whichever metadata file is its latest."""
        return table_folder(self.location) if self.format == "iceberg" else self.location


class Tables(Struct, frozen=True):
    """How the tables of a warehouse are found, opened and cut; a part of functions of stages.

    Attributes:
        name: of the warehouse, in messages.
        opening: the arguments of `arrowmeta.open`, of which the location is another for each.
        bytes_per_task: how many bytes of manifests make a share.
        is_lenient: whether errors of the metadata are damage.
        in_catalog: each table with the credentials that its catalog vends, or the error; None for
            the tables of a directory.
    """

    name: str
    opening: Opening
    bytes_per_task: int
    is_lenient: bool = False
    in_catalog: Mapping[str, CatalogTable | ArrowMetaError] | None = None

    def __repr__(self) -> str:
        return f"Tables({self.name!r})"  # without the credentials of tables

    @classmethod
    def of(
        cls,
        options: Mapping[str, Any],
        warehouse: str | os.PathLike[str] | None,
        *,
        is_lenient: bool = False,
    ) -> Tables:
        """Read options as those of the data source, for tables of a warehouse; ask the catalog.

        Raises:
            UsageError: an option that does not exist, is of one table only, or has a value that
                no table could be opened with; or neither a directory nor a catalog.
            NotATableError, StorageError: the catalog has no such namespace, or does not answer.
        """
        given = canonical(options)
        if of_one := sorted(set(given) - set(OF_EVERY_TABLE)):
            raise UsageError(
                f"no option {', '.join(of_one)} for a warehouse; "
                f"there are {', '.join(sorted(OF_EVERY_TABLE))}"
            )
        catalog = given.pop("catalog", None)
        if catalog is None and warehouse is None:
            raise UsageError("no warehouse given: name a directory, or a catalog")
        # Tables of a catalog have locations of their own.
        location = absolute(warehouse if catalog is None and warehouse else ".")
        request = ReadOptions.of({**given, "path": location})
        opening = request.opening
        # Otherwise each table would fail.
        opening.check()
        settings = opening, request.bytes_per_task, is_lenient
        if catalog is None:
            return cls(f"the warehouse {opening.location}", *settings)
        client = CatalogClient.of(catalog, opening.limits)
        namespace, name = os.fspath(warehouse or ""), f"catalog {client.name}"
        if namespace:
            name = f"the namespace {namespace} of {name}"
        return cls(name, *settings, dict(client.tables(namespace, CatalogTable.of)))

    def listed(self, max_depth: int) -> pa.Table:
        """Return name and location of each table, without opening them.

        Args:
            max_depth: how many folders below the directory a table may lie.
        """
        if self.in_catalog is None:
            found = find_tables(self.opening.storage(), max_depth)
            places = {".".join(name): table.location for name, table in found.items()}
        else:
            places = {
                name: table.place if isinstance(table, CatalogTable) else name
                for name, table in self.in_catalog.items()
            }
        return pa.Table.from_arrays([[*places], [*places.values()]], schema=TABLES)

    def opening_of(self, row: Row) -> Opening:
        """Return how a task opens a table: with one thread by default.

        Raises:
            ArrowMetaError: the catalog could not load it.
        """
        # Every core of an executor has a task of its own, so that one thread is enough.
        opening = self.opening.replaced(threads=self.opening.threads or 1)
        if self.in_catalog is None:
            return opening.replaced(location=row["location"])
        table = self.in_catalog[row["name"]]
        if isinstance(table, ArrowMetaError):
            raise table
        return opening.replaced(**table._asdict())

    def table(self, row: Row) -> Table:
        """Open a table at its pin."""
        opening, pin = self.opening_of(row), json.loads(row["pin"])
        source = opening.source_of(pin)
        for facts in pin["met"]:
            source.damage_log.add(facts.pop("kind"), None, CorruptMetadataError(**facts))
        return Table(source, opening)

    def pin(self, row: Row) -> Row:
        """Choose the snapshot of a table and cut its manifests; return its row of `PINNED`.

        If the version is still that of the row, they are not read, and it has no shares.
        """
        pinned: Row = dict.fromkeys(PINNED.names) | row | {"shares": []}
        try:
            source = self.opening_of(row).source()
            pinned |= {"snapshot_id": source.snapshot_id, "version": version_of(source)}
            if pinned["version"] != row.get("version"):
                pinned |= pinned_facts(source, self.bytes_per_task)
            # Of a list that cannot be read, no manifests are known.
            pinned["error"] = next(iter(source.damage()["reason"].to_pylist()), None)
            pinned["pin"] = pin_of(source)
        except OF_METADATA as error:
            if not self.is_lenient:
                raise
            pinned["error"] = f"{type(error).__name__}: {error}"
        return pinned


def pin_of(source: Source) -> str:
    """Return the pin of a snapshot as text, with the damage that was met in looking for it."""
    return json.dumps({**source.pin, "met": source.damage().to_pylist()})


def pinned_facts(source: Source, bytes_per_task: int) -> Row:
    """Return the shares of a snapshot, and how many deleted entries it counts."""
    counts = source.scan().manifests["deleted_files_count"]
    n_deleted = (pc.sum(counts).as_py() or 0) if source.deletes_are_replayed else 0
    return {"shares": shares_of(source, bytes_per_task), "deleted_count": n_deleted}


def version_of(source: Source) -> str:
    """Return a digest of everything that the rows of a snapshot depend on.

    The snapshot's id is not enough: it may be used again after a rollback.
    """
    facts = f"{decoder_version()}\n{source.storage.location}\n{source.identity}"
    return hashlib.sha256(facts.encode()).hexdigest()


def table_damage(table: Row, error: Exception | None = None) -> pa.Table:
    """Return the row of damage of a pinned table that cannot be read: when it is pinned, or now."""
    row: Row = {
        name: getattr(error, name, None) for name in ("path", "block", "row", "byte", "reason")
    }
    reason = f"{type(error).__name__}: {row['reason'] or error}" if error else table["error"]
    row |= {"path": row["path"] or table["location"], "kind": "table", "reason": reason}
    return pa.Table.from_pylist([row | {"is_read": False}], DAMAGE)


# -- how tasks read -------------------------------------------------------------------------------


class Reader(Struct, frozen=True):
    """How tasks read one relation of tables.

    Attributes:
        tables: how they are opened.
        relation: its name.
        columns: what Spark is given. Those of a warehouse begin with `table`, and are the same for
            all tables; those of one table are of its own types.
        statuses: of the entries; None for all.
        condition: the files are data files that may match it, as of a plan; None for all files.
        accepted: known findings, which are told in a column; None for no such column.
    """

    tables: Tables
    relation: str
    columns: pa.Schema
    statuses: tuple[str, ...] | None = None
    condition: Tree | None = None
    accepted: Accepted | None = None

    @property
    def names(self) -> list[str]:
        """The columns of the relation among those that Spark is given."""
        return [name for name in self.columns.names if name not in (TABLE_COLUMN, ACCEPTED)]

    @property
    def is_of_many(self) -> bool:
        """Whether the rows are of a warehouse."""
        return bool(self.tables.name)

    def tasks(self, pinned: Sequence[Row]) -> list[Row]:
        """Return the rows of `TASKS` for pinned tables.

        Files that one task reads are merged by it.
        """
        rows = list[Row]()
        for row in pinned:
            facts = {name: row[name] for name in ("name", "location", "pin", "error")}
            shares = row["shares"] if is_split(self.relation) else [None]
            if self.relation in LIVE_RELATIONS and len(shares) == 1:
                shares = [None]
            if self.relation == DAMAGE_RELATION:  # of the lists, or of the table
                shares = shares or [[]]
            elif row["pin"] is None:
                shares = []
            rows += [{**facts, "share": share} for share in shares]
        return rows

    def frame(self, spark: SparkSession, pinned: Sequence[Row]) -> DataFrame:
        """Return the rows of pinned tables as a frame."""
        tasks = self.tasks(pinned)
        cut = {task["name"] for task in tasks if task["share"] is not None}
        merged = [row for row in pinned if row["name"] in cut and replays_deletes(row)]
        if self.relation not in LIVE_RELATIONS or not merged:
            return self._frame(spark, tasks)
        dead = self._dead(spark, merged)
        n_bytes = sum(row["deleted_count"] for row in merged) * _BYTES_BROADCAST
        limit = spark.conf.get("spark.sql.autoBroadcastJoinThreshold", None) or "10MB"
        # Before a shuffle of all files shows it; there is no size for -1.
        if n_bytes <= (to_bytes(limit) or 0):
            dead = dead.hint("broadcast")
        by_entry = replace(self, columns=self.columns.append(_ENTRY))
        key = [TABLE_COLUMN, _ENTRY.name] if self.is_of_many else [_ENTRY.name]
        rows = by_entry._frame(spark, tasks).join(dead, key, "left_anti")
        return rows.select(*(rows[f"`{name}`"] for name in self.columns.names))

    def _dead(self, spark: SparkSession, merged: Sequence[Row]) -> DataFrame:
        """Return the entries of files that others delete, or have added before."""
        # If they cannot be read, files that are deleted would be live.
        tables = replace(self.tables, is_lenient=False)
        divisor = -(-sum(len(row["shares"]) for row in merged) // _MERGED_AT_ONCE)
        entries = Identities(tables, "entries", _IDENTITIES, divisor=divisor)
        parts = entries._frame(spark, entries.tasks(merged))
        parts = parts.repartition(n_parts(spark, range(divisor)), TABLE_COLUMN, "part")
        is_strict = self.tables.opening.strict is not False
        return map_batches(parts, partial(_merged, is_strict=is_strict), _DEAD, "merge_entries")

    def _frame(self, spark: SparkSession, tasks: list[Row]) -> DataFrame:
        name = f"arrowmeta_{self.relation}"
        if self.is_of_many:
            frame = spread(spark, pa.Table.from_pylist(tasks, TASKS))
            return map_rows(frame, self.read, self.columns, name)

        def read(rows: Sequence[Row]) -> Iterator[pa.Table]:
            return self.read([tasks[row["id"]] for row in rows])

        # In the order of the manifests.
        numbers = spark.range(0, len(tasks), 1, max(1, len(tasks)))
        return map_rows(numbers, read, self.columns, name)

    def read(self, rows: Sequence[Row]) -> Iterator[pa.Table]:
        """Read tasks: rows of `TASKS`. Findings of small tables are asked for together."""
        with quiet(self.relation):
            pairs: Iterable[tuple[Row, Evidence | None]] = ((row, None) for row in rows)
            if self.relation == FINDINGS_RELATION and self.is_of_many:
                from arrowmeta.reconcile.findings import together  # loads DuckDB

                pairs = together(map(self._with_evidence, rows))
            for row, evidence in pairs:
                yield from self._read(row, evidence)

    def _with_evidence(self, row: Row) -> tuple[Row, Evidence | None]:
        from arrowmeta.reconcile.findings import evidence_of

        try:
            table = self.tables.table(row)
            return {**row, "table": table}, evidence_of(table.source)
        except OF_METADATA:
            if not self.tables.is_lenient:
                raise
            return row, None  # it is read again, by whom tells why

    def _read(self, row: Row, evidence: Evidence | None = None) -> Iterator[pa.Table]:
        if row["pin"] is None:
            yield self._completed(table_damage(row), row["name"])
            return
        try:
            if evidence is not None:
                from arrowmeta.reconcile.findings import confirmed_findings

                findings = confirmed_findings(row["table"].source, first=evidence)
                batches: Iterable[pa.RecordBatch] = findings.select(self.names).to_batches()
            else:
                batches = self.batches(self.tables.table(row), row["share"])
            for batch in batches:
                yield self._completed(pa.Table.from_batches([batch]), row["name"])
        except OF_METADATA as error:
            if not self.tables.is_lenient:
                raise
            if self.relation == DAMAGE_RELATION:
                damage = table_damage(row, error).select(self.names)
                yield self._completed(damage, row["name"])

    def batches(self, table: Table, share: Sequence[int] | None) -> Batches:
        """Read the relation of a table at its snapshot, or of the manifests of a share.

        Files of a plan have `delete_files`, too. If `entry_id` is asked for, files are all that
        entries of the share add: by it, those that other entries delete are left out afterwards.
        """
        names, is_live = self.names, self.relation in LIVE_RELATIONS
        source = table.source if share is None else table.source.only(share)
        if self.relation == DAMAGE_RELATION:
            return iter(_damage(source, share).select(names).to_batches())
        if self.condition is not None:
            return iter(_planned(source, self.condition, names).to_batches(BATCH_ROWS))
        is_added = is_live and _ENTRY.name in names
        if statuses := _ADDED if is_added else self.statuses:
            only = EntryFilter(("status", "content"), partial(_are_of, self.relation, statuses))
            return source.scan().batches(names, only, BATCH_ROWS)
        if self.relation == "entries" or is_live:
            return batches_of(source, self.relation, names, BATCH_ROWS)
        return iter(table.reader(self.relation, names, batch_size=BATCH_ROWS))

    def _completed(self, rows: pa.Table, table: str) -> pa.Table:
        """Return rows of a table with the columns of all tables, where they are of a warehouse."""
        if not self.is_of_many:
            return rows
        of_files = [name for name in rows.column_names if name == _ENTRY.name]
        batches = rows.drop_columns(of_files).to_batches()
        uniform = [to_uniform(batch, self.relation, table) for batch in batches]
        fields = [field for field in self.columns if field.name not in (ACCEPTED, _ENTRY.name)]
        completed = pa.Table.from_batches(uniform, pa.schema(fields))
        for name in of_files:
            completed = completed.append_column(name, rows[name])
        if self.accepted is not None:
            reasons = self.accepted.reasons(completed, table)
            completed = completed.append_column(ACCEPTED, reasons)
        return completed


#: Parts of the entries of a table, as bytes.
_IDENTITIES = to_schema(f"{TABLE_COLUMN}: string, part: int64, entries: binary")
_DEAD = to_schema(f"{TABLE_COLUMN}: string, {_ENTRY.name}: int64")


class Identities(Reader, frozen=True):
    """Reads which file each entry adds or deletes: three numbers, `file_id` and the entry.

    The entry is inverted if it deletes the file. All of a file are in one part. As bytes, they are
    no rows that Spark takes apart.

    Attributes:
        divisor: number of the parts of each table.
    """

    divisor: int = 1

    def _read(self, row: Row, _: Evidence | None = None) -> Iterator[pa.Table]:
        source = self.tables.table(row).source.only(row["share"])
        rows = table_of(source.scan(), DECIDING_COLUMNS, EntryFilter())
        entries = to_numbers(whole(rows["entry_id"]))
        numbers = np.empty((len(entries), 3), np.uint64)
        numbers[:, :2] = words_of(rows["file_id"])
        numbers[:, 2] = np.where(is_deleted(rows["status"]), ~entries, entries).view(np.uint64)
        of_row, parts = numbers[:, 0] % np.uint64(self.divisor), range(self.divisor)
        packed = [numbers[of_row == part].tobytes() for part in parts]
        yield pa.Table.from_arrays(
            [[row["name"]] * self.divisor, parts, packed], schema=_IDENTITIES
        )


def _merged(batches: Batches, *, is_strict: bool) -> Batches:
    """Return the entries that add files and are not live, of whole parts of `Identities`."""
    parts = defaultdict[str, list[bytes]](list)
    for batch in batches:
        for row in batch.to_pylist():
            parts[row[TABLE_COLUMN]].append(row["entries"])
    for table, packed in parts.items():
        numbers = np.frombuffer(b"".join(packed), np.uint64).reshape(-1, 3)
        entries = numbers[:, 2].view(np.int64)
        order = np.argsort(np.where(entries < 0, ~entries, entries))
        entries, words = entries[order], np.ascontiguousarray(numbers[order, :2])
        ids = pa.Array.from_buffers(FILE_ID, len(words), [None, pa.py_buffer(words)])
        marks = mark_live(ids, entries < 0, replays=True)
        if is_strict and (marks == SURPLUS).any():
            raise CorruptMetadataError(_REPEATED, path=table or None)
        dead = number_array(entries[(marks != LIVE) & (entries >= 0)])
        yield pa.RecordBatch.from_arrays([pa.repeat(table, len(dead)), dead], schema=_DEAD)


def replays_deletes(row: Row) -> bool:
    """Tell whether entries of a pinned table delete those of other manifests: it is of Paimon."""
    return row["pin"] is not None and "branch" in json.loads(row["pin"])


def quiet(relation: str) -> AbstractContextManager[None]:
    """Do without warnings of damage where the answer tells of it."""
    is_told = relation in ABOUT_DAMAGE
    return without_warnings(DamagedMetadataWarning) if is_told else nullcontext()


# -- one table ------------------------------------------------------------------------------------


def opened(
    request: ReadOptions, columns: pa.Schema | None = None, *, has_deletes: bool = False
) -> tuple[Reader, Row]:
    """Open a table, with warnings of damage unless it is asked for; return what is read of it.

    Args:
        columns: those that Spark expects; by default those of the request.
        has_deletes: whether files have the column `delete_files`.
    """
    with quiet(request.relation):
        source = request.opening.source()
        known = columns_of(source, request)
        fields = [*known, *([_DELETE_FILES] if has_deletes else [])]
        condition = condition_of(source, request)
        row: Row = {"name": "", "location": request.opening.location}
        row |= pinned_facts(source, request.bytes_per_task) if is_split(request.relation) else {}
        if condition is not None:
            n_bytes = request.bytes_per_task
            row["shares"] = shares_of_plan(source, condition, n_bytes, has_deletes=has_deletes)
        row |= {"pin": pin_of(source), "error": None}
    reader = Reader(
        Tables("", request.opening, request.bytes_per_task),
        request.relation,
        to_spark_schema(pa.schema(fields)) if columns is None else columns,
        request.statuses,
        condition,
    )
    return reader, row


def condition_of(source: Source, request: ReadOptions) -> Tree | None:
    """Return the condition of the option `where`.

    Raises:
        PredicateError: it does not fit the columns of the table.
    """
    if request.where is None:
        return None
    from arrowmeta.pruning.plan import Planner

    try:
        return Planner(source).reader.read(request.where, request.dialect, request.time_zone)
    except PredicateError as error:
        of_relation = [name for name in columns_of(source, request).names if name in request.where]
        of_relation = [name for name in of_relation if name not in source.shape.columns.names]
        if of_relation:
            advice = "the option where is about rows of the table: filter the DataFrame by"
            raise PredicateError(f"{error}; {advice} {of_relation[0]}") from error
        raise


def columns_of(source: Source, request: ReadOptions) -> pa.Schema:
    """Return the columns of a load."""
    columns = DAMAGE
    if request.relation != DAMAGE_RELATION:
        columns = Table(source, request.opening).schema_of(request.relation)
    if request.columns is None:
        return columns
    # Internal columns, which decide whether an entry is live, can be selected by name.
    known = source.schema_of("entries") if request.relation == "entries" else columns
    return selected(known, request.columns, f"{request.relation} has no column")


def selected(schema: pa.Schema, names: Sequence[str], complaint: str) -> pa.Schema:
    """Return some columns; UsageError, with a complaint, for a name that is not there."""
    check_known(names, schema.names, complaint)
    return pa.schema([schema.field(name) for name in names])
