"""The Python data source `arrowmeta`: a relation of a table, read by Spark; and table functions.

The snapshot is chosen when a DataFrame or view is loaded and stays the same as long as it lives;
where the user gives a schema, Spark does not ask at load, and it is chosen by the first query.

There is no filter pushdown on purpose: Spark keeps a pushed filter inside the loaded relation,
and answers later queries on the same DataFrame or view with it.

There is a table function for each relation, `SELECT * FROM arrowmeta_files('warehouse/orders')`.
Its first argument, `path`, is the table; further ones are options of the data source by name, as
`where => 'dt = 1'`. One task reads all rows; with the data source, several tasks read a large
relation.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.functions import udtf
from pyspark.sql.types import StructType
from pyspark.sql.udtf import AnalyzeArgument, AnalyzeResult

from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.model.damage import without_warnings
from arrowmeta.model.reading import LIVE_RELATIONS, Dead, deleted_files, deleting_manifests
from arrowmeta.model.scan import Batches
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, SCHEMAS
from arrowmeta.spark.arrow import (
    exactly,
    in_worker,
    read_pieces,
    to_arrow,
    to_spark_schema,
    to_struct_type,
    without_traceback,
)
from arrowmeta.spark.options import ReadOptions, canonical, check_known
from arrowmeta.spark.reading import (
    FILES,
    Piece,
    Pinned,
    Reading,
    manifest_pieces,
    pieces_to_read,
)
from arrowmeta.spark.stream import CHANGES_RELATION, ChangeReader, changes_schema
from arrowmeta.tables.table import Table

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from arrowmeta.pruning.search import Query

try:
    from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
except ImportError:  # Spark 3.5 reads with `mapInArrow`, see `frames`.
    DataSource = DataSourceReader = InputPartition = object


class ArrowMetaDataSource(DataSource):  # type: ignore[misc]  # PySpark is not typed for us
    """`spark.read.format("arrowmeta")`; the options are those of `ReadOptions`."""

    # Spark makes one source per load, at the latest for its first query, and keeps it. So the
    # snapshot is chosen here; schema() is not called if the user gives a schema.
    # It runs in a process without a session, unless a function of `frames` passes its own.
    def __init__(
        self, options: Mapping[str, Any] | ReadOptions, session: SparkSession | None = None
    ) -> None:
        with without_traceback():
            self.request = options if isinstance(options, ReadOptions) else ReadOptions.of(options)
            source = self.request.source()
            self.pinned = Pinned.of(self.request.opening, source.snapshot_id)
            self.where = _query(source, self.request, self.pinned, session)
            self.columns = to_spark_schema(_columns_of(source, self.request))

    @classmethod
    def name(cls) -> str:
        """Return what `format(...)` and `USING` call it."""
        return "arrowmeta"

    def schema(self) -> StructType:
        """Return the columns of the relation, or those that are asked for."""
        return to_struct_type(self.columns)

    def reader(self, schema: StructType, session: SparkSession | None = None) -> RelationReader:
        """Return the reader of the columns of `schema`, which may be the user's own.

        What is large is read by tasks of the session; without one, it is read here.
        """
        with without_traceback():
            if self.request.relation == CHANGES_RELATION:
                raise UsageError(f"{CHANGES_RELATION} is a stream: use spark.readStream")
            return RelationReader(self, _chosen(self.columns, schema), session)

    def streamReader(self, schema: StructType) -> ChangeReader:  # noqa: N802  # Spark's name
        """Return the reader of changes; other relations are no streams."""
        try:
            if self.request.relation != CHANGES_RELATION:
                raise UsageError(
                    f"{self.request.relation} is no stream: use spark.read, or the relation "
                    f"{CHANGES_RELATION}"
                )
            return ChangeReader(self.request, _chosen(self.columns, schema))
        except UsageError as error:
            return ChangeReader(self.request, self.columns, error)


def with_defaults(defaults: Mapping[str, str]) -> type[ArrowMetaDataSource]:
    """Return the source with options for loads that do not name them."""

    class Configured(ArrowMetaDataSource):
        def __init__(self, options: dict[str, str]) -> None:
            super().__init__({**defaults, **canonical(options)})

    return Configured if defaults else ArrowMetaDataSource


class RelationReader(DataSourceReader):  # type: ignore[misc]
    """Reads columns of a relation: entries and files in several tasks, others in one.

    Attributes:
        pieces: what each task reads.
        columns: those that Spark expects, exactly.
    """

    # What is read here is sent to each executor once, with the reader, and not with each task.
    def __init__(
        self, of: ArrowMetaDataSource, columns: pa.Schema, session: SparkSession | None
    ) -> None:
        request, self.pinned, self.columns = of.request, of.pinned, columns
        with without_warnings():
            source = of.pinned.table().source
            is_merged = request.relation in LIVE_RELATIONS and source.deletes_are_replayed
            # Without trust in the counts, one task looks at all entries.
            is_cut = request.trust_delete_counts or not is_merged
            n_bytes = request.bytes_per_task if is_cut else sys.maxsize
            self.pieces = pieces_to_read(source, request.relation, of.where, n_bytes)
            dead = None  # what one task reads, it merges
            if is_merged and len(self.pieces) > 1:
                dead = _dead(source, of, self.pieces, session)
        self.reading = Reading(request.relation, request.statuses, of.where, dead)

    def partitions(self) -> Sequence[InputPartition]:
        """Return a partition for each piece."""
        return [InputPartition(piece) for piece in self.pieces or [Piece(())]]

    def read(self, partition: InputPartition) -> Batches:
        """Read the part of the relation that comes from a piece of the table."""
        with in_worker():
            yield from self.rows(partition.value)

    def rows(self, piece: Piece) -> Batches:
        """Read the rows of a piece as Spark takes them."""
        batches = self.reading.read(self.pinned.table(), self.columns.names, piece)
        return exactly(batches, self.columns, self.pinned.opening.location)


def _dead(
    source: Source, of: ArrowMetaDataSource, pieces: Sequence[Piece], session: SparkSession | None
) -> Dead:
    """Return what entries of any piece delete, which tasks of the session read if it is much."""
    deleting = among = deleting_manifests(source)
    if of.where is not None:
        # The files that manifests which cannot match the condition delete do not matter.
        among = sorted(
            {at for piece in pieces for at in piece.ordinals or ()}.intersection(deleting)
        )
    shares = manifest_pieces(source, of.request.bytes_per_task, among)
    if session is None or len(shares) < 2:
        return Dead.of(deleted_files(source, among), deleting)
    pinned = of.pinned

    def read(piece: Piece) -> list[pa.RecordBatch]:
        return deleted_files(pinned.table().source, piece.ordinals).to_batches()

    files = to_arrow(read_pieces(session, "deleted_entries", shares, read, FILES))
    return Dead.of(files.cast(FILES), deleting)


def _query(
    source: Source, request: ReadOptions, pinned: Pinned, session: SparkSession | None
) -> Query | None:
    """Return the query of the option `where`; in a session it has its meaning by default.

    Raises:
        PredicateError: it does not fit the columns of the table.
    """
    where = request.where
    if where is None:
        return None
    from arrowmeta.pruning.plan import Planner
    from arrowmeta.pruning.search import Query
    from arrowmeta.spark.conditions import session_condition

    try:
        if session is None or request.dialect or request.time_zone:
            reader, dialect = Planner(source).reader, request.dialect or "spark"
            return Query(reader.read(where, dialect, request.time_zone))
        with without_warnings():
            return session_condition(session, source, pinned, where, request.bytes_per_task)
    except PredicateError as error:
        names = set(_columns_of(source, request).names) & set(re.findall(r"\w+", where))
        if of_relation := names - set(source.shape.columns.names):
            advice = "the option where is about rows of the table: filter the DataFrame by"
            raise PredicateError(f"{error}; {advice} {min(of_relation)}") from error
        raise


def _columns_of(source: Source, request: ReadOptions) -> pa.Schema:
    if request.relation == CHANGES_RELATION:
        columns = changes_schema(source.shape)
    elif request.relation == DAMAGE_RELATION:
        columns = DAMAGE
    else:
        columns = Table(source, request.opening).schema_of(request.relation)
    if request.columns is None:
        return columns
    # Internal columns, which decide whether an entry is live, can be selected by name.
    known = source.schema_of("entries") if request.relation == "entries" else columns
    return _select(known, request.columns, f"{request.relation} has no column")


def _chosen(known: pa.Schema, declared: StructType) -> pa.Schema:
    """Return the columns that a schema declares; UsageError for other names or types."""
    chosen = _select(known, declared.names, "the schema names a column that is not there:")
    for pair in zip(declared, to_struct_type(chosen), strict=True):
        if _bare(pair[0].jsonValue()) != _bare(pair[1].jsonValue()):
            declaration, actual = (
                f"{field.name} {field.dataType.simpleString()}{' NOT NULL' * (not field.nullable)}"
                for field in pair
            )
            raise UsageError(
                f"the schema declares {declaration}, but the column is {actual}; "
                "load it as it is and cast it afterwards"
            )
    return chosen


def _bare(described: Any) -> Any:
    """Return Spark's description of a column without metadata, in which users have comments."""
    if isinstance(described, dict):
        return {name: _bare(part) for name, part in described.items() if name != "metadata"}
    return [_bare(part) for part in described] if isinstance(described, list) else described


def _select(schema: pa.Schema, names: Sequence[str], complaint: str) -> pa.Schema:
    check_known(names, schema.names, complaint)
    return pa.schema([schema.field(name) for name in names])


# -- table functions ------------------------------------------------------------------------------

_PREFIX = "arrowmeta_"


@dataclass
class Analyzed(AnalyzeResult):  # type: ignore[misc]
    """What a call reads, at the snapshot that was chosen when the query was analyzed."""

    source: ArrowMetaDataSource | None = None


def register_functions(spark: SparkSession, defaults: Mapping[str, str]) -> None:
    """Register the functions, with default options."""
    for relation in (*SCHEMAS, DAMAGE_RELATION):
        spark.udtf.register(_PREFIX + relation, udtf(_handler(relation, dict(defaults))))


def _handler(relation: str, defaults: dict[str, str]) -> type:
    class Handler:
        def __init__(self, analyzed: Analyzed) -> None:
            self.source: Any = analyzed.source

        @staticmethod
        def analyze(path: AnalyzeArgument, **options: AnalyzeArgument) -> AnalyzeResult:
            with without_traceback():
                if not path.isConstantExpression or path.value is None:
                    refusal = "takes the location of a table as a constant"
                    raise UsageError(f"{_PREFIX}{relation} {refusal}")
                given = canonical({name: argument.value for name, argument in options.items()})
                if "relation" in given:
                    refusal = "has no option relation: its name says which"
                    raise UsageError(f"{_PREFIX}{relation} {refusal}")
                asked = {**defaults, **given, "path": path.value, "relation": relation}
                source = ArrowMetaDataSource(asked)
                return Analyzed(source.schema(), source=source)

        # Spark matches arguments by name.
        def eval(self, path: str, **options: Any) -> Iterator[tuple[Any, ...]]:
            reader = self.source.reader(self.source.schema())
            for partition in reader.partitions():
                for batch in reader.read(partition):
                    # Spark takes maps as dictionaries only.
                    for row in batch.to_pylist(maps_as_pydicts="lossy"):
                        yield tuple(row.values())

    return Handler
