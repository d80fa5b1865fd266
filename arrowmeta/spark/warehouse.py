"""Relations over every table of a warehouse, and a store filled with their entries, by Spark.

The driver lists the tables. The tasks of one stage open them, choose snapshots and cut manifests
into pieces of about the same size; those of the next stage read the pieces. A table that cannot be
read has no rows but one in the relation `damage`; the others are read.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.advice.accepted import Accepted
from arrowmeta.catalog.live import LIVE_RELATIONS, Dead, deleted_files
from arrowmeta.columns.buffers import text_array
from arrowmeta.errors import UsageError
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.progress import Work, heard_by
from arrowmeta.model.scan import Batches
from arrowmeta.model.shape import to_schema
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening.discovery import MAX_DEPTH
from arrowmeta.output.nouns import count_severities, counted
from arrowmeta.output.state import standing
from arrowmeta.records import dataclass
from arrowmeta.relations.uniform import TABLE_COLUMN, to_uniform, uniform_schema
from arrowmeta.spark.arrow import Row, in_stage, map_rows, n_parts, spread, to_arrow, to_spark
from arrowmeta.spark.openings import (
    PIECES,
    PINNED,
    TABLES,
    Opener,
    ordinals_of,
    pieces_of,
    pin_tables,
)
from arrowmeta.spark.options import OF_EVERY_TABLE, check_known, configured
from arrowmeta.spark.reading import (
    FILES,
    Piece,
    Reading,
    is_split,
    joined_columns,
    most_sent,
    without_deleted,
)
from arrowmeta.store.entries import fill, forget_others
from arrowmeta.table import Table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from arrowmeta.reconcile.findings import Evidence

    #: A table that is read, with what its checks read.
    _Read = tuple[Table, Evidence]

DEFAULT_RELATIONS = ("files",)
FINDINGS_RELATION = "findings"

#: Columns that relations do not have: see `TableRows`.
ACCEPTED, VERSION = "accepted", "table_version"
#: Name of no table: of the rows that are about pieces, as JSON.
MESSAGES = "arrowmeta_told"

#: Deleted entries of a table, read by one task and sent to those of its pieces.
_DELETED = to_schema("name: string, deleted: binary, surplus: list<int64>")

_COUNTED = to_schema(
    "manifest_count: int64, decoded_manifest_count: int64, decoded_size_in_bytes: int64, "
    "skipped_manifest_count: int64, entry_count: int64, error: string"
)
_COUNTS = _COUNTED.names[:-1]
_FILLED = pa.schema([TABLES.field("name"), *_COUNTED])
#: One row per table; `error` says why a table could not be read, or not in full.
INDEXED = pa.schema([*TABLES, PINNED.field("snapshot_id"), *_COUNTED])


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
    options: dict[str, Any],
) -> tuple[list[Row], dict[str, DataFrame]]:
    """Return the rows of `PINNED` and the frames of `warehouse`, which has the arguments."""
    check_relations(relations)
    opener = Opener.of(configured(spark, OF_EVERY_TABLE) | options, warehouse)
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
    filled, none = decode_into_store(spark, opener, pinned), dict.fromkeys(_COUNTS, 0)
    rows = []
    for row in pinned:
        done = none | filled.get(row["name"], {})
        rows.append({**row, **done, "error": row["error"] or done.get("error")})
    return pa.Table.from_pylist(rows, INDEXED)


def check_relations(relations: Sequence[str]) -> None:
    """Raise UsageError unless all names are of relations."""
    if isinstance(relations, str):
        raise UsageError(f"relations must be a list of names, got {relations!r}")
    check_known(relations, [*SCHEMAS, DAMAGE_RELATION], "no relation")


# -- relations --------------------------------------------------------------------------------


@dataclass(frozen=True)
class TableRows:
    """How stages read one relation of many tables, in columns that all of them share.

    Attributes:
        relation: its name.
        opener: how the tables are opened.
        accepted: known findings, which are told in a column; None for no such column.
        has_messages: whether each piece ends with a row of the table `MESSAGES` about it, see
            `read`, and the column `VERSION` has the table's version.
        is_joined: whether Spark leaves out entries that are dead; see `without_deleted`.
    """

    relation: str
    opener: Opener
    accepted: Accepted | None = None
    has_messages: bool = False
    is_joined: bool = False

    @property
    def columns(self) -> pa.Schema:
        """The columns of the rows."""
        more = [ACCEPTED] if self.has_findings else []
        more += [VERSION] if self.has_messages else []
        fields = [*uniform_schema(self.relation), *(pa.field(name, pa.string()) for name in more)]
        return joined_columns(pa.schema(fields)) if self.is_joined else pa.schema(fields)

    @property
    def has_findings(self) -> bool:
        """Whether there is a column of accepted findings."""
        return self.accepted is not None and self.relation in (FINDINGS_RELATION, DAMAGE_RELATION)

    def frame(self, spark: SparkSession, rows: Sequence[Row]) -> DataFrame:
        """Return the rows of pinned tables as a frame."""
        is_damage, is_cut = self.relation == DAMAGE_RELATION, is_split(self.relation)
        limit = most_sent(spark)
        sent, few, many = list[Row](), list[Row](), list[Row]()
        for row in rows:
            n_deleted = row["deleted_count"] if self.relation in LIVE_RELATIONS else None
            pieces = pieces_of(row) if is_cut else []
            is_whole = not is_cut or (self.has_messages and not pieces)
            if is_damage or (row["is_open"] and is_whole):
                pieces.append(row)
            if n_deleted is not None and n_deleted > limit:
                many += pieces
            else:
                few += pieces
                sent += [] if n_deleted is None else [row]
        frame = to_spark(spark, pa.Table.from_pylist(few, PIECES))
        if sent:
            stage = spread(spark, pa.Table.from_pylist(sent, PINNED))
            deleted = map_rows(stage, partial(_send_deleted, self.opener), _DELETED)
            # Those of many tables together do not go through the driver.
            is_small = sum(row["deleted_count"] for row in sent) <= limit
            frame = frame.join(deleted.hint("broadcast" if is_small else "merge"), "name", "left")
        joined = map_rows(frame.repartition(n_parts(spark, few)), self.read, self.columns)
        if not many:
            return joined
        frame = spread(spark, pa.Table.from_pylist(many, PIECES))
        job = replace(self, is_joined=True)
        entries = map_rows(frame, job.read, job.columns)
        of_table = pa.schema([self.columns.field(TABLE_COLUMN), *FILES])
        deleted = map_rows(frame, partial(_read_deleted, self.opener), of_table)
        live = without_deleted(entries, deleted, self.columns.names, [TABLE_COLUMN])
        return joined.unionByName(live)

    def read(self, pieces: Iterable[Row]) -> Batches:
        """Read pieces of tables, as far as that is possible; damage says why it was not.

        With `has_messages`, a row about each piece has its table, rows, damage and new findings,
        by severity. Findings of small tables are asked for together.
        """
        from arrowmeta.reconcile.findings import together  # loads DuckDB

        small: list[tuple[tuple[Row, Table], Evidence]] = []
        for piece in pieces:
            known = self._evidence(piece) if self.relation == FINDINGS_RELATION else None
            if known is not None and known[1].is_small:
                small.append(((piece, known[0]), known[1]))
            else:
                yield from self._read(piece, known)
        for (piece, table), evidence in together(small):
            yield from self._read(piece, (table, evidence) if evidence else None)

    def _evidence(self, piece: Row) -> _Read | None:
        from arrowmeta.reconcile.findings import evidence_of

        with contextlib.suppress(Exception):  # `_read` says why
            table = self.opener.table(piece)
            return table, evidence_of(table.source)
        return None

    def _read(self, piece: Row, known: _Read | None) -> Batches:
        names, damage = uniform_schema(self.relation).names[1:], DAMAGE.empty_table()
        counts = Counter[str]()
        try:
            table = known[0] if known else self.opener.table(piece)
            if known:
                from arrowmeta.reconcile.findings import confirmed_findings

                findings = confirmed_findings(table.source, first=known[1])
                batches = iter(findings.select(names).to_batches())
            else:
                # What could not be read ahead is read again, to say why.
                dead = Dead(surplus=()) if self.is_joined else None
                if piece.get("deleted") is not None:
                    dead = Dead(piece["deleted"], surplus=tuple(piece["surplus"]))
                reading = Reading(self.relation, dead=dead, is_joined=self.is_joined)
                batches = reading.read(table, names, Piece(ordinals_of(piece)))
            for batch in batches:
                yield from self._completed(batch, piece, counts)
            if self.has_messages:
                damage = table.source.damage()
        except Exception as error:  # whatever is wrong with a table, the others have to be read
            damage, counts["failed"] = table_damage(piece["location"], error), 1
            if self.relation == DAMAGE_RELATION:
                for batch in damage.to_batches():
                    yield from self._completed(batch, piece, counts)
        if self.has_messages:
            message = json.dumps({"name": piece["name"], **counts, "damage": damage.to_pylist()})
            yield pa.RecordBatch.from_pylist(
                [{TABLE_COLUMN: MESSAGES, VERSION: message}], self.columns
            )

    def _completed(self, batch: pa.RecordBatch, piece: Row, counts: Counter[str]) -> Batches:
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
        for name in self.columns.names[rows.num_columns :]:
            rows = rows.append_column(name, batch[name])
        yield from rows.to_batches()


def _send_deleted(opener: Opener, rows: Iterable[Row]) -> Batches:
    """Read the deleted entries of tables for all of their pieces."""
    for row in rows:
        with contextlib.suppress(Exception):  # its pieces then have no rows
            source = opener.table(row).source
            dead = Dead.of(deleted_files(source)).with_surplus(source)
            sent = {"name": row["name"], "deleted": dead.files, "surplus": dead.surplus}
            yield pa.RecordBatch.from_pylist([sent], _DELETED)


def _read_deleted(opener: Opener, pieces: Iterable[Row]) -> Batches:
    """Read the files that entries delete in pieces; an error of storage ends the query."""
    for piece in pieces:
        try:
            source = opener.table(piece).source
        except Exception:  # as where its entries are read, so that it has no rows
            continue
        files = deleted_files(source, ordinals_of(piece))
        names = pa.repeat(text_array([piece["name"]])[0], files.num_rows)
        yield from files.add_column(0, TABLE_COLUMN, names).to_batches()


def table_damage(location: str, error: Exception) -> pa.Table:
    """Return the row of damage of a table that cannot be read at all."""
    row = {name: getattr(error, name, None) for name in ("path", "block", "row", "byte", "reason")}
    reason = f"{type(error).__name__}: {row['reason'] or error}"
    row |= {"path": row["path"] or location, "kind": "table", "reason": reason, "is_read": False}
    return pa.Table.from_pylist([row], DAMAGE)


def counts_of(damage: list[Row], findings: Counter[str] | None) -> dict[str, Any]:
    """Return columns about rows that are not accepted: `damage`, `findings` and the state by them.

    Args:
        damage: rows of the relation.
        findings: their number by severity; None if the checks did not run.
    """
    state = standing(pa.Table.from_pylist(damage, DAMAGE), findings).state
    n_findings = (findings or Counter())["error"] + (findings or Counter())["warning"]
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
    pieces = [piece for row in rows for piece in pieces_of(row)]
    if not pieces:
        return {}
    frame = spread(spark, pa.Table.from_pylist(pieces, PIECES))
    n_tables = counted(len({piece["name"] for piece in pieces}), "table")
    with in_stage(spark, f"decode manifests of {n_tables}"):
        done = to_arrow(map_rows(frame, partial(_fill, opener, is_own), _FILLED))
    totals = [*((name, "sum") for name in _COUNTS), ("error", "min")]
    by_name = done.group_by("name").aggregate(totals).rename_columns(_FILLED.names)
    return {row["name"]: row for row in by_name.to_pylist()}


def _fill(opener: Opener, is_own: bool, pieces: Iterable[Row]) -> Batches:
    for piece in pieces:
        yield pa.RecordBatch.from_pylist([_filled(opener, is_own, piece)], _FILLED)


def _filled(opener: Opener, is_own: bool, piece: Row) -> Row:
    decoded: list[Work] = []
    row = {"name": piece["name"], **dict.fromkeys(_COUNTS, 0)}
    try:
        source = opener.table(piece).source
        with heard_by(lambda _, work: decoded.append(work)):
            row |= fill(source, ordinals_of(piece))
        if is_own and piece["first"] == 0:
            forget_others(source)
    except Exception as error:  # the other tables have to be read
        return row | {"error": f"{type(error).__name__}: {error}"}
    return row | {"decoded_size_in_bytes": sum(work.n_bytes for work in decoded)}
