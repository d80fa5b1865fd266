"""Relations over every table of a warehouse, and a store filled with their entries, by Spark.

Takes a directory, or a catalog and a namespace. The driver lists the tables (`Opener`). The tasks
of one stage open them, choose snapshots and cut manifests into pieces of about the same size
(`pin_tables`); those of the next stage read the pieces (`TableRows`). A table that cannot be read
has no rows but one in the relation `damage`; the others are read. Settings and credentials are in
no row: functions of the stages have them, see `docs/decisions/spark_credentials.md`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.local_files import decoder_version
from arrowmeta.io.location import absolute
from arrowmeta.io.requests import DaemonPool
from arrowmeta.kernels.buffers import text_array
from arrowmeta.model.damage import Work, heard_by, standing
from arrowmeta.model.nouns import count_severities, counted
from arrowmeta.model.reading import LIVE_RELATIONS, Dead, deleted_files
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.store_entries import fill, forget_others
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, SCHEMAS
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.spark.arrow import Row, in_stage, map_rows, n_parts, spread, to_arrow, to_spark
from arrowmeta.spark.options import (
    OF_EVERY_TABLE,
    CatalogTable,
    ReadOptions,
    canonical,
    check_known,
    configured,
)
from arrowmeta.spark.reading import (
    Piece,
    Pinned,
    Reading,
    balanced_runs,
    deleted_count,
    is_split,
    most_sent,
    sizes_of,
)
from arrowmeta.tables.discovery import MAX_DEPTH, find_tables
from arrowmeta.tables.locate import CatalogClient, Opening
from arrowmeta.tables.table import Table
from arrowmeta.tables.uniform import TABLE_COLUMN, to_uniform, uniform_schema

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from arrowmeta.reconcile.findings import Evidence

DEFAULT_RELATIONS = ("files",)
FINDINGS_RELATION = "findings"

#: Columns that relations do not have: see `TableRows`.
ACCEPTED, VERSION = "accepted", "table_version"
#: Name of no table: of the rows that are about pieces, as JSON.
MESSAGES = "arrowmeta_told"

TABLES = to_schema("name: string, location: string")
_OPENED = to_schema("snapshot_id: int64, is_open: bool, version: string, deleted_count: int64")
#: A table at the snapshot that everything is read of, null for a table without one: where the
#: pieces of its manifests end. `error` says why it could not be opened or cut, or not in full.
#: `deleted_count` is of entries that may delete files of other pieces, and null where none may.
PINNED = pa.schema([*TABLES, *_OPENED, *to_schema("error: string, ends: list<int64>")])
#: Some manifests of a table, from one ordinal up to another; null where it is read as a whole.
PIECES = pa.schema([*TABLES, *_OPENED, *to_schema("first: int64, past: int64")])
#: Stands for deleted entries that are not counted.
_MANY = 2**62

#: Deleted entries of a table, read by one task and sent to those of its pieces.
_DELETED = to_schema("name: string, deleted: binary, surplus: list<int64>")

_COUNTED = to_schema(
    "manifest_count: int64, decoded_manifest_count: int64, decoded_size_in_bytes: int64, "
    "skipped_manifest_count: int64, entry_count: int64, error: string"
)
#: What was done for a table: nothing.
_NOTHING: Row = dict.fromkeys(_COUNTED.names[:-1], 0) | {"error": None}
_FILLED = pa.schema([TABLES.field("name"), *_COUNTED])
#: One row per table; `error` says why a table could not be read, or not in full.
INDEXED = pa.schema([*TABLES, PINNED.field("snapshot_id"), *_COUNTED])

#: How many tables a task opens at a time.
_AT_ONCE = 16


def warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    **options: Any,
) -> dict[str, DataFrame]:
    """Load relations of all tables under a directory or in a catalog, as one DataFrame each.

    The column `table` is the table's path below the warehouse, or its identifier. As tables differ
    in their columns, structs by column are maps here. The relation `damage` has a row for whatever
    cannot be read. The snapshot of each table is chosen now, by a first round of tasks, and is that
    of all frames.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too; with the option `catalog`, the
            namespace, all by default.
        relations: their names, as those of `arrowmeta.open(...).relation`, and `damage`.
        max_depth: how many folders below the warehouse a table may lie.
        accepted: a TOML file of known findings, as of `arrowmeta.check`: `findings` and `damage`
            then have the column `accepted` with the reason, which is null for new ones.
        options: `catalog`, as of `arrowmeta.discover`, which the driver asks; and those for opening
            the tables, as `path_map` and `allow_moved_paths`. With `store`, several relations are
            made of one decode: the manifests that it lacks are decoded first.

    Raises:
        UsageError: no such relation or option, or neither a directory nor a catalog.
        NotATableError, StorageError: the catalog has no such namespace, or does not answer.

    Examples:
        >>> frames = warehouse(spark, "warehouse", ["data_files", "partitions"])
        >>> frames["data_files"].groupBy("table").sum("file_size_in_bytes").show()
    """
    known = None if accepted is None else Accepted.of(accepted)
    return pinned_frames(spark, warehouse, relations, max_depth, known, options)[1]


def pinned_frames(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    relations: Sequence[str],
    max_depth: int,
    accepted: Accepted | None,
    options: Mapping[str, Any],
) -> tuple[list[Row], dict[str, DataFrame]]:
    """Return the rows of `PINNED` and the frames of `warehouse`, which has the arguments."""
    check_relations(relations)
    opener = Opener.of({**configured(spark, OF_EVERY_TABLE), **options}, warehouse)
    pinned = pin_tables(spark, opener, opener.listed(max_depth))
    if opener.opening.store and len(relations) > 1:
        decode_into_store(spark, opener, pinned)
    frames = {name: TableRows(name, opener, accepted).frame(spark, pinned) for name in relations}
    return pinned, frames


def index(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    *,
    store: str | os.PathLike[str],
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Decode the manifests of all tables of a warehouse that a store does not have yet.

    A run that was interrupted goes on where it was.

    Args:
        spark: the session.
        warehouse: as of `warehouse`.
        max_depth: as of `warehouse`.
        options: as of `warehouse`.
        store: a folder or URI that executors can write to.

    Returns:
        One row per table: how many manifests its snapshot has, how many were decoded now and of how
        many bytes, how many skipped because they are damaged, and how many entries the store has.

    Raises:
        UsageError, NotATableError, StorageError: as of `warehouse`.

    Examples:
        >>> arrowmeta.spark.index(spark, "warehouse", store="s3://bucket/arrowmeta-store")
    """
    given = {**configured(spark, OF_EVERY_TABLE), **options, "store": store}
    opener = Opener.of(given, warehouse)
    pinned = pin_tables(spark, opener, opener.listed(max_depth))
    filled = decode_into_store(spark, opener, pinned)
    rows = []
    for row in pinned:
        done = filled.get(row["name"], _NOTHING)
        rows.append({**row, **done, "error": row["error"] or done["error"]})
    return pa.Table.from_pylist(rows, INDEXED)


def check_relations(relations: Sequence[str]) -> None:
    """Raise UsageError unless all names are of relations."""
    if isinstance(relations, str):
        raise UsageError(f"relations must be a list of names, got {relations!r}")
    check_known(relations, [*SCHEMAS, DAMAGE_RELATION], "no relation")


# -- tables -----------------------------------------------------------------------------------


class Opener(Struct, frozen=True):
    """How the tables of a warehouse are found, opened and cut; a part of functions of stages.

    Attributes:
        name: of the warehouse, in messages.
        opening: the arguments of `arrowmeta.open`, of which the location is another for each.
        bytes_per_task: how many bytes of manifests make a piece.
        in_catalog: each table with the credentials that its catalog vends, or the error; None for
            the tables of a directory.
    """

    name: str
    opening: Opening
    bytes_per_task: int
    in_catalog: Mapping[str, CatalogTable | ArrowMetaError] | None = None

    def __repr__(self) -> str:
        return f"Opener({self.name!r})"  # without the credentials of tables

    @classmethod
    def of(cls, options: Mapping[str, Any], warehouse: str | os.PathLike[str] | None) -> Opener:
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
        # Otherwise each table would fail, and the answer would be empty.
        opening.check()
        if catalog is None:
            return cls(f"the warehouse {opening.location}", opening, request.bytes_per_task)
        client = CatalogClient.of(catalog, opening.limits)
        namespace, name = os.fspath(warehouse or ""), f"catalog {client.name}"
        if namespace:
            name = f"the namespace {namespace} of {name}"
        tables = dict(client.tables(namespace, CatalogTable.of))
        return cls(name, opening, request.bytes_per_task, tables)

    def listed(self, max_depth: int, before: Mapping[str, str] = MappingProxyType({})) -> pa.Table:
        """Return name and location of each table, without opening them.

        Args:
            max_depth: how many folders below the directory a table may lie.
            before: earlier locations, for tables that the catalog could not load.
        """
        if self.in_catalog is None:
            found = find_tables(self.opening.storage(), max_depth)
            places = {".".join(name): table.location for name, table in found.items()}
        else:
            places = {
                name: table.place if isinstance(table, CatalogTable) else before.get(name, name)
                for name, table in self.in_catalog.items()
            }
        return pa.Table.from_arrays([[*places], [*places.values()]], schema=TABLES)

    def opening_of(self, row: Row) -> Opening:
        """Return how a task opens a table: with one thread by default.

        Raises:
            ArrowMetaError: the catalog could not load it.
        """
        opening = self.opening.replaced(threads=self.opening.threads or 1)
        if self.in_catalog is None:
            return opening.replaced(location=row["location"])
        table = self.in_catalog[row["name"]]
        if isinstance(table, ArrowMetaError):
            raise table
        return table.of_opening(opening)

    def table(self, row: Row) -> Table:
        """Open a table at the snapshot that it was pinned at.

        Raises:
            UsageError: it could not be opened then.
        """
        opening = self.opening_of(row)
        if not row["is_open"]:
            opening.source()
            raise UsageError("it could not be opened when it was loaded; load it again")
        return Pinned.of(opening, row["snapshot_id"]).table()

    def pin(self, row: Row) -> Row:
        """Choose the snapshot of a table and cut its manifests; return its row of `PINNED`.

        If the version is still that of the row, they are not read, and it has no `ends`.
        """
        chosen: Row = {"is_open": False, "ends": []}
        try:
            source = self.opening_of(row).source()
            chosen |= {"snapshot_id": source.snapshot_id, "is_open": True}
            chosen["version"] = version_of(source)
            if chosen["version"] == row["version"]:
                return row | chosen
            sizes = sizes_of(source.scan().manifests)
            chosen["ends"] = [run.stop for run in balanced_runs(sizes, self.bytes_per_task)]
            if source.deletes_are_replayed and len(chosen["ends"]) > 1:
                n_deleted = deleted_count(source)
                chosen["deleted_count"] = _MANY if n_deleted is None else n_deleted
            # Of a list that cannot be read, no manifests are known.
            chosen["error"] = next(iter(source.damage()["reason"].to_pylist()), None)
        except Exception as error:  # the other tables have to be read
            chosen["error"] = f"{type(error).__name__}: {error}"
        return row | chosen


def pin_tables(
    spark: SparkSession, opener: Opener, tables: pa.Table, versions: Mapping[str, str] | None = None
) -> list[Row]:
    """Open tables on the executors; return the rows of `PINNED`, by name.

    They come to the driver, because a task that runs again would open what is the latest by then.
    Those that still have a version, by name, are not cut.
    """

    def pin(rows: Sequence[Row]) -> Iterator[pa.Table]:
        # Opening a table is mostly waiting for its store, which may not answer.
        with DaemonPool(_AT_ONCE) as pool:
            for row in pool.map(opener.pin, rows):
                yield pa.Table.from_pylist([row], PINNED)

    known = [(versions or {}).get(name) for name in tables["name"].to_pylist()]
    tables = tables.append_column("version", pa.array(known, pa.string()))
    with in_stage(spark, f"open {counted(tables.num_rows, 'table')}"):
        pinned = to_arrow(map_rows(spread(spark, tables), pin, PINNED))
    return pinned.sort_by("name").to_pylist()


def version_of(source: Source) -> str:
    """Return a digest of everything that the rows of a snapshot depend on.

    The snapshot's id is not enough: it may be used again after a rollback.
    """
    facts = f"{decoder_version()}\n{source.storage.location}\n{source.identity}"
    return hashlib.sha256(facts.encode()).hexdigest()


def _pieces_of(row: Row) -> list[Row]:
    """Return the pieces of the manifests of a pinned table, as rows of `PIECES`."""
    cuts = zip([0, *row["ends"]], row["ends"], strict=False)
    return [row | {"first": first, "past": past} for first, past in cuts]


def _ordinals_of(piece: Row) -> range | None:
    """Return the ordinals of the manifests of a piece; None for the whole table."""
    return None if piece["first"] is None else range(piece["first"], piece["past"])


# -- relations --------------------------------------------------------------------------------


class TableRows(Struct, frozen=True):
    """How stages read one relation of many tables, in columns that all of them share.

    Attributes:
        relation: its name.
        opener: how the tables are opened.
        accepted: known findings, which are told in a column; None for no such column.
        has_messages: whether each piece ends with a row of the table `MESSAGES` about it, see
            `read`, and the column `VERSION` has the table's version.
    """

    relation: str
    opener: Opener
    accepted: Accepted | None = None
    has_messages: bool = False

    @property
    def columns(self) -> pa.Schema:
        """The columns of the rows."""
        more = [ACCEPTED] * self.has_findings + [VERSION] * self.has_messages
        return pa.schema([*uniform_schema(self.relation), *((name, pa.string()) for name in more)])

    @property
    def has_findings(self) -> bool:
        """Whether there is a column of accepted findings."""
        return self.accepted is not None and self.relation in (FINDINGS_RELATION, DAMAGE_RELATION)

    def frame(self, spark: SparkSession, rows: Sequence[Row]) -> DataFrame:
        """Return the rows of pinned tables as a frame.

        Tables with more deleted entries than a session broadcasts are read as one piece.
        """
        limit, pieces, sent = most_sent(spark), list[Row](), list[Row]()
        for row in rows:
            n_deleted = row["deleted_count"] if self.relation in LIVE_RELATIONS else None
            is_sent = n_deleted is not None and n_deleted <= limit
            is_cut = is_split(self.relation) and (n_deleted is None or is_sent)
            of_table = _pieces_of(row) if is_cut else []
            is_whole = not is_cut or (self.has_messages and not of_table)
            if self.relation == DAMAGE_RELATION or (row["is_open"] and is_whole):
                of_table.append(row)
            pieces += of_table
            sent += [row] * is_sent
        frame = to_spark(spark, pa.Table.from_pylist(pieces, PIECES))
        if sent:
            stage = spread(spark, pa.Table.from_pylist(sent, PINNED))
            deleted = map_rows(stage, partial(_send_deleted, self.opener), _DELETED)
            # Those of many tables together do not go through the driver.
            is_small = sum(row["deleted_count"] for row in sent) <= limit
            frame = frame.join(deleted.hint("broadcast" if is_small else "merge"), "name", "left")
        return map_rows(frame.repartition(n_parts(spark, pieces)), self.read, self.columns)

    def read(self, pieces: Iterable[Row]) -> Iterator[pa.Table]:
        """Read pieces of tables, as far as that is possible; damage says why it was not.

        With `has_messages`, a row about each piece has its table, rows, damage and new findings,
        by severity. Findings of small tables are asked for together.
        """
        from arrowmeta.reconcile.findings import evidence_of, together  # loads DuckDB

        def opened(piece: Row) -> tuple[tuple[Row, Table | None], Evidence | None]:
            with contextlib.suppress(Exception):  # it is read again, to say why
                table = self.opener.table(piece)
                return (piece, table), evidence_of(table.source)
            return (piece, None), None

        if self.relation == FINDINGS_RELATION:
            for (piece, table), evidence in together(map(opened, pieces)):
                yield from self._read(piece, table, evidence)
        else:
            for piece in pieces:
                yield from self._read(piece)

    def _read(
        self, piece: Row, table: Table | None = None, evidence: Evidence | None = None
    ) -> Iterator[pa.Table]:
        damage, counts = DAMAGE.empty_table(), Counter[str]()
        try:
            table = self.opener.table(piece) if table is None else table
            for rows in self._rows_of(table, piece, evidence):
                yield self._completed(rows, piece, counts)
            if self.has_messages:
                damage = table.source.damage()
        except Exception as error:  # whatever is wrong with a table, the others have to be read
            damage, counts["failed"] = table_damage(piece["location"], error), 1
            if self.relation == DAMAGE_RELATION:
                yield self._completed(damage.to_batches()[0], piece, counts)
        if self.has_messages:
            message = json.dumps({"name": piece["name"], **counts, "damage": damage.to_pylist()})
            row = {TABLE_COLUMN: MESSAGES, VERSION: message}
            yield pa.Table.from_pylist([row], self.columns)

    def _rows_of(
        self, table: Table, piece: Row, evidence: Evidence | None
    ) -> Iterable[pa.RecordBatch]:
        names = uniform_schema(self.relation).names[1:]
        if evidence is not None:
            from arrowmeta.reconcile.findings import confirmed_findings

            findings = confirmed_findings(table.source, first=evidence)
            return findings.select(names).to_batches()
        dead = None
        if piece.get("deleted") is not None:
            dead = Dead(piece["deleted"], surplus=tuple(piece["surplus"]))
        reading = Reading(self.relation, dead=dead)
        return reading.read(table, names, Piece(_ordinals_of(piece)))

    def _completed(self, batch: pa.RecordBatch, piece: Row, counts: Counter[str]) -> pa.Table:
        """Return rows with the columns that the relation lacks, and count them."""
        names = uniform_schema(self.relation).names[1:]
        uniform = to_uniform(batch.select(names), self.relation, piece["name"])
        rows = pa.Table.from_batches([uniform])
        counts["rows"] += rows.num_rows
        if self.has_findings and self.accepted is not None:
            reasons = self.accepted.reasons(rows, piece["name"])
            rows = rows.append_column(ACCEPTED, reasons)
            if self.relation == FINDINGS_RELATION:
                counts.update(count_severities(rows.filter(reasons.is_null())))
        if self.has_messages:
            version = pa.repeat(text_array([piece["version"]])[0], rows.num_rows)
            rows = rows.append_column(VERSION, version)
        return rows


def _send_deleted(opener: Opener, rows: Iterable[Row]) -> Iterator[pa.Table]:
    """Read the deleted entries of tables for all of their pieces."""
    for row in rows:
        with contextlib.suppress(Exception):  # its pieces then have no rows
            source = opener.table(row).source
            dead = Dead.of(deleted_files(source)).with_surplus(source)
            sent = {"name": row["name"], "deleted": dead.files, "surplus": dead.surplus}
            yield pa.Table.from_pylist([sent], _DELETED)


def table_damage(location: str, error: Exception) -> pa.Table:
    """Return the row of damage of a table that cannot be read at all."""
    row = {name: getattr(error, name, None) for name in ("path", "block", "row", "byte", "reason")}
    reason = f"{type(error).__name__}: {row['reason'] or error}"
    row |= {"path": row["path"] or location, "kind": "table", "reason": reason, "is_read": False}
    return pa.Table.from_pylist([row], DAMAGE)


def counts_of(damage: list[Row], findings: Counter[str] | None) -> Row:
    """Return columns about rows that are not accepted: `damage`, `findings` and the state by them.

    Args:
        damage: rows of the relation.
        findings: their number by severity; None if the checks did not run.
    """
    state = standing(pa.Table.from_pylist(damage, DAMAGE), findings).state
    severities = findings or Counter()
    n_findings = severities["error"] + severities["warning"]
    return {"damage": len(damage), "findings": n_findings, "state": state}


# -- the store --------------------------------------------------------------------------------


def decode_into_store(
    spark: SparkSession, opener: Opener, rows: Iterable[Row], *, is_own: bool = False
) -> dict[str, Row]:
    """Decode manifests into the store of `opener`; return what was done, by name of the table.

    Args:
        spark, opener: as of `pin_tables`.
        rows: pinned tables.
        is_own: whether no other program uses the store: what no snapshot has is deleted.
    """
    pieces = [piece for row in rows for piece in _pieces_of(row)]
    if not pieces:
        return {}
    frame = spread(spark, pa.Table.from_pylist(pieces, PIECES))
    n_tables = counted(len({piece["name"] for piece in pieces}), "table")
    with in_stage(spark, f"decode manifests of {n_tables}"):
        done = to_arrow(map_rows(frame, partial(_fill, opener, is_own), _FILLED))
    totals = [(f.name, "sum" if f.type == pa.int64() else "min") for f in _COUNTED]
    by_name = done.group_by("name").aggregate(totals).rename_columns(_FILLED.names)
    return {row["name"]: row for row in by_name.to_pylist()}


def _fill(opener: Opener, is_own: bool, pieces: Iterable[Row]) -> Iterator[pa.Table]:
    for piece in pieces:
        yield pa.Table.from_pylist([_filled(opener, is_own, piece)], _FILLED)


def _filled(opener: Opener, is_own: bool, piece: Row) -> Row:
    decoded: list[Work] = []
    row = {"name": piece["name"], **_NOTHING}
    try:
        source = opener.table(piece).source
        with heard_by(lambda _, work: decoded.append(work)):
            row |= fill(source, _ordinals_of(piece))
        if is_own and piece["first"] == 0:
            forget_others(source)
    except Exception as error:  # the other tables have to be read
        return row | {"error": f"{type(error).__name__}: {error}"}
    return row | {"decoded_size_in_bytes": sum(work.n_bytes for work in decoded)}
