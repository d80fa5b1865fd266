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
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.advice.accepted import Accepted
from arrowmeta.catalog.live_files import LIVE_RELATIONS
from arrowmeta.columns.buffers import text_array
from arrowmeta.columns.names import meant
from arrowmeta.errors import UsageError
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.progress import Work, heard_by
from arrowmeta.model.shape import to_schema
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening.discovery import MAX_DEPTH
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass
from arrowmeta.relations.uniform import TABLE_COLUMN, to_uniform, uniform_schema
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.arrow_frames import map_rows, to_arrow, to_spark
from arrowmeta.spark.deleted import (
    DeletedEntries,
    identities_in,
    identity_columns,
    joined_columns,
    most_sent,
    without_deleted,
)
from arrowmeta.spark.frames import in_stage
from arrowmeta.spark.openings import (
    PIECES,
    PINNED,
    TABLES,
    Opener,
    n_parts,
    ordinals_of,
    pieces_of,
    pin_tables,
    spread,
)
from arrowmeta.spark.options import OF_EVERY_TABLE, configured
from arrowmeta.spark.pieces import Piece
from arrowmeta.spark.reading import Reading, is_split
from arrowmeta.warehouse.index import fill_store, forget_others

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

DEFAULT_RELATIONS = ("files",)
FINDINGS_RELATION = "findings"

#: Columns that relations do not have: see `TableRows`.
ACCEPTED, VERSION = "accepted", "table_version"
#: Name of no table: of the rows that are about pieces, as JSON.
TOLD = "arrowmeta_told"

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
) -> tuple[list[dict[str, Any]], dict[str, DataFrame]]:
    """Return the rows of `PINNED` and the frames of `warehouse`, which has the arguments."""
    check_relations(relations)
    opener = Opener.of(configured(spark, OF_EVERY_TABLE) | options, warehouse)
    pinned = pin_tables(spark, opener, opener.listed(max_depth))
    if opener.opening.store and len(relations) > 1:
        fill(spark, opener, pinned)
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
        spark: as of `warehouse`.
        warehouse: as of `warehouse`.
        store: a folder or URI that executors can write to.
        max_depth: as of `warehouse`.
        **options: as of `warehouse`.

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
    filled = fill(spark, opener, pinned)
    rows = []
    for row in pinned:
        done = {**dict.fromkeys(_COUNTS, 0), **filled.get(row["name"], {})}
        rows.append({**row, **done, "error": row["error"] or done.get("error")})
    return pa.Table.from_pylist(rows, INDEXED)


def check_relations(relations: Sequence[str]) -> None:
    """Check that all names are of relations.

    Raises:
        UsageError: there is such a name.
    """
    if isinstance(relations, str):
        raise UsageError(f"relations must be a list of names, got {relations!r}")
    known = [*SCHEMAS, DAMAGE_RELATION]
    for name in relations:
        if name not in known:
            hint = meant(name, known)
            raise UsageError(f"no relation {name!r}{hint}; there are {', '.join(known)}")


# -- relations --------------------------------------------------------------------------------


@dataclass(frozen=True)
class TableRows:
    """How stages read one relation of many tables, in columns that all of them share.

    Attributes:
        relation: its name.
        opener: how the tables are opened.
        accepted: known findings, which are told in a column; None for no such column.
        is_told: whether each piece ends with a row of the table `TOLD` about it, see `told`, and
            the column `VERSION` has the table's version.
    """

    relation: str
    opener: Opener
    accepted: Accepted | None = None
    is_told: bool = False

    @property
    def columns(self) -> pa.Schema:
        """The columns of the rows."""
        more = [ACCEPTED] if self.has_findings else []
        more += [VERSION] if self.is_told else []
        known = uniform_schema(self.relation)
        return pa.schema([*known, *(pa.field(name, pa.string()) for name in more)])

    @property
    def has_findings(self) -> bool:
        """Whether there is a column of accepted findings."""
        return self.accepted is not None and self.relation in (FINDINGS_RELATION, DAMAGE_RELATION)

    def frame(self, spark: SparkSession, rows: Sequence[dict[str, Any]]) -> DataFrame:
        """Return the rows of pinned tables as a frame."""
        is_damage, is_live = self.relation == DAMAGE_RELATION, self.relation in LIVE_RELATIONS
        is_cut = is_split(self.relation)
        pieces: list[dict[str, Any]] = []
        for row in rows:
            pieces += pieces_of(row) if is_cut else []
            has_no_piece = not row["ends"] and self.is_told
            if is_damage or (row["is_open"] and (not is_cut or has_no_piece)):
                pieces.append(row)
        counts = {row["name"]: row["deleted_count"] for row in rows if is_live}
        limit = most_sent(spark)
        sent = {name: n for name, n in counts.items() if n is not None and n <= limit}
        joined = {name for name, n in counts.items() if n is not None and n > limit}
        others = [piece for piece in pieces if piece["name"] not in joined]
        frame = to_spark(spark, pa.Table.from_pylist(others, PIECES))
        if sent:
            tables = [row for row in rows if row["name"] in sent]
            stage = spread(spark, pa.Table.from_pylist(tables, PINNED))
            deleted = map_rows(stage, partial(_send_deleted, self.opener), _DELETED)
            # Those of many tables together do not go through the driver.
            how = "broadcast" if sum(sent.values()) <= limit else "merge"
            frame = frame.join(deleted.hint(how), "name", "left")
        frame = frame.repartition(n_parts(spark, others))
        found = map_rows(frame, self.read, self.columns)
        if not joined:
            return found
        of_joined = [piece for piece in pieces if piece["name"] in joined]
        return found.unionByName(self._joined(spark, of_joined))

    def _joined(self, spark: SparkSession, pieces: list[dict[str, Any]]) -> DataFrame:
        """Return live files of tables that have too many deleted entries for a task."""
        frame = spread(spark, pa.Table.from_pylist(pieces, PIECES))
        read = partial(self.read, is_joined=True)
        entries = map_rows(frame, read, joined_columns(self.columns))
        of_table = pa.schema([self.columns.field(TABLE_COLUMN), *identity_columns()])
        deleted = map_rows(frame, partial(_read_deleted, self.opener), of_table)
        return without_deleted(entries, deleted, self.columns.names, [TABLE_COLUMN])

    def read(self, piece: dict[str, Any], *, is_joined: bool = False) -> Iterator[pa.RecordBatch]:
        """Read a piece of a table, as far as that is possible; damage says why it was not."""
        columns = joined_columns(self.columns) if is_joined else self.columns
        names, damage = uniform_schema(self.relation).names[1:], DAMAGE.empty_table()
        counts = Counter[str]()
        try:
            table, deleted = self.opener.table(piece), None
            if is_joined:
                deleted = DeletedEntries.left_to_spark()
            elif self.relation in LIVE_RELATIONS and piece["deleted_count"] is not None:
                # Those that could not be read ahead are read here, to say why.
                sent = piece["deleted"]
                deleted = sent and DeletedEntries.of_stream(sent, piece["surplus"])
            reading = Reading(self.relation, deleted=deleted, is_joined=is_joined)
            for batch in reading.read(table, names, Piece(ordinals_of(piece))):
                yield from self._completed(batch, piece, columns, counts)
            if self.is_told:
                damage = table.source.damage()
        except Exception as error:  # whatever is wrong with a table, the others have to be read
            damage, counts["failed"] = table_damage(piece["location"], error), 1
            if self.relation == DAMAGE_RELATION:
                for batch in damage.to_batches():
                    yield from self._completed(batch, piece, columns, counts)
        if self.is_told:
            told = json.dumps({"name": piece["name"], **counts, "damage": damage.to_pylist()})
            row = pa.Table.from_pylist([{TABLE_COLUMN: TOLD, VERSION: told}], columns)
            yield from to_spark_table(row).to_batches()

    def _completed(
        self, batch: pa.RecordBatch, piece: dict[str, Any], columns: pa.Schema, counts: Counter[str]
    ) -> Iterator[pa.RecordBatch]:
        """Return rows with the columns that the relation lacks, and count them."""
        names = uniform_schema(self.relation).names[1:]
        rows = pa.Table.from_batches(
            [to_uniform(batch.select(names), self.relation, piece["name"])]
        )
        counts["rows"] += rows.num_rows
        if self.has_findings and self.accepted is not None:
            reasons = self.accepted.reasons(rows, piece["name"])
            rows = rows.append_column(ACCEPTED, reasons)
            new = rows.filter(reasons.is_null())
            if self.relation == FINDINGS_RELATION:
                new = new.filter(pc.not_equal(new["severity"], "info"))
            counts["new"] += new.num_rows
        if self.is_told:
            version = pa.repeat(text_array([piece["version"]])[0], rows.num_rows)
            rows = rows.append_column(VERSION, version)
        for name in columns.names[rows.num_columns :]:
            rows = rows.append_column(name, batch[name])
        yield from to_spark_table(rows).to_batches()


def _send_deleted(opener: Opener, row: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    """Read the deleted entries of a table for all of its pieces."""
    with contextlib.suppress(Exception):  # its pieces then have no rows
        found = DeletedEntries.of(opener.table(row).source, finds_surplus=True)
        if found is not None:
            sent = {"deleted": found.to_stream(), "surplus": found.surplus}
            yield pa.RecordBatch.from_pylist([{"name": row["name"], **sent}], _DELETED)


def _read_deleted(opener: Opener, piece: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    """Read the identities of deleted entries in a piece; an error of storage ends the query."""
    try:
        source = opener.table(piece).source
    except Exception:  # as where its entries are read, so that it has no rows
        return
    found = identities_in(source, Piece(ordinals_of(piece)))
    names = pa.repeat(text_array([piece["name"]])[0], found.num_rows)
    yield from to_spark_table(found.add_column(0, TABLE_COLUMN, names)).to_batches()


def table_damage(location: str, error: Exception) -> pa.Table:
    """Return the row of damage of a table that cannot be read at all."""
    row = {name: getattr(error, name, None) for name in ("path", "block", "row", "byte", "reason")}
    reason = f"{type(error).__name__}: {row['reason'] or error}"
    row |= {"path": row["path"] or location, "kind": "table", "reason": reason}
    return pa.Table.from_pylist([row], DAMAGE)


# -- the store --------------------------------------------------------------------------------


def fill(
    spark: SparkSession, opener: Opener, rows: Iterable[dict[str, Any]], *, is_own: bool = False
) -> dict[str, dict[str, Any]]:
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


def _fill(opener: Opener, is_own: bool, piece: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    counts, error = (0,) * len(_COUNTS), None
    decoded: list[Work] = []
    try:
        with heard_by(lambda _, done: decoded.append(done)):
            source = opener.table(piece).source
            done = fill_store(source, ordinals_of(piece))
        if is_own and piece["first"] == 0:
            forget_others(source)
        n_bytes = sum(work.n_bytes for work in decoded)
        counts = (done.manifests, done.added, n_bytes, done.left_out, done.entries)
    except Exception as failure:  # the other tables have to be read
        error = f"{type(failure).__name__}: {failure}"
    filled = {"name": piece["name"], "error": error, **dict(zip(_COUNTS, counts, strict=True))}
    yield pa.RecordBatch.from_pylist([filled], _FILLED)
