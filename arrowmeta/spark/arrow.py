"""Arrow data in the types that Spark takes, as DataFrames and back, and functions over their rows.

These are the types that `createDataFrame`, `mapInArrow` and a Python data source all accept, in
every supported version of Spark. A type of relations that Spark lacks becomes the nearest one that
keeps the value:

    unsigned integers           the next wider signed one; uint64 becomes decimal(20, 0)
    views, large, fixed size    string, binary, list
    dictionary                  their values
    decimals                    decimal128; text beyond 38 digits
    timestamps                  microseconds (nanoseconds are floored); zoned ones in UTC
    times of day                text such as 12:34:56.000001, which keeps every digit and the order
    uuid                        text; other extension types become their storage

Everything becomes nullable, as in any other source of Spark, and field metadata is dropped. The
null type and structs without fields stay as they are: Spark computes with both, but refuses to
write a struct without fields to Parquet. What no relation has, such as unions, intervals and
encodings by runs, is refused: cast it first.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sized
from typing import TYPE_CHECKING, Any, TypeAlias

import pyarrow as pa
import pyarrow.types as pat

from arrowmeta.errors import ArrowMetaError, UnsupportedError, UsageError
from arrowmeta.kernels.buffers import filled, to_flags
from arrowmeta.model.scan import Batches

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.types import StructType

#: Rows of a partition; Spark's own partitions of 10,000 rows would be a task each.
_ROWS_PER_PARTITION = 250_000
#: Rows that a function is given at once.
_AT_ONCE = 64
_BATCH_LIMIT = "spark.sql.execution.arrow.maxRecordsPerBatch"
_DESCRIPTION = "spark.job.description"

Location: TypeAlias = str | os.PathLike[str]
#: A row of a frame, by column.
Row: TypeAlias = dict[str, Any]

MAX_DECIMAL_DIGITS = 38
LOCAL_MICROS = pa.timestamp("us")
UTC_MICROS = pa.timestamp("us", tz="UTC")


_AS_IT_IS = (
    *(pa.null(), pa.bool_(), pa.int8(), pa.int16(), pa.int32(), pa.int64()),
    *(pa.float32(), pa.float64(), pa.string(), pa.binary(), pa.date32()),
    *(pa.duration("us"), LOCAL_MICROS, UTC_MICROS),
)
_TIMES = (pa.time32("s"), pa.time32("ms"), pa.time64("us"), pa.time64("ns"))
#: Types that a cast converts, if at all.
_TAKEN = {
    **dict(zip(_AS_IT_IS, _AS_IT_IS, strict=True)),
    **dict.fromkeys((pa.large_string(), pa.string_view(), *_TIMES), pa.string()),
    **dict.fromkeys((pa.large_binary(), pa.binary_view()), pa.binary()),
    pa.uint8(): pa.int16(),
    pa.uint16(): pa.int32(),
    pa.uint32(): pa.int64(),
    pa.uint64(): pa.decimal128(20, 0),
}


def to_struct_type(schema: pa.Schema) -> StructType:
    """Return Spark's own schema of `schema`, which `to_spark_schema` has made."""
    from pyspark.sql.pandas.types import from_arrow_schema

    # Left to Spark, a timestamp without a zone is one in the session's zone, and moves.
    return from_arrow_schema(schema, prefer_timestamp_ntz=True)


def to_spark_schema(schema: pa.Schema) -> pa.Schema:
    """Return the Arrow schema in which Spark takes data of `schema`.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type for which there is no conversion.
    """
    return to_spark_table(pa.Table.from_batches([], schema)).schema


def to_spark_table(data: pa.Table | pa.RecordBatch) -> pa.Table:
    """Return `data` with the schema that `to_spark_schema` gives; a column that fits is not copied.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type without conversion, or a value outside the range of Spark's type.
    """
    table = pa.Table.from_batches([data]) if isinstance(data, pa.RecordBatch) else data
    names = table.column_names
    _check_unique(names, "the table")
    return pa.Table.from_arrays([*map(_to_spark_column, names, table.columns)], names)


def _to_spark_column(name: str, column: pa.ChunkedArray) -> pa.ChunkedArray:
    try:
        chunks = column.chunks or [pa.nulls(0, column.type)]
        return pa.chunked_array([to_spark_array(chunk) for chunk in chunks])
    except (UnsupportedError, UsageError) as error:
        raise type(error)(f"column {name!r}: {error}") from None
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
        raise UnsupportedError(
            f"column {name!r}: values of {column.type} do not fit into "
            f"{to_spark_type(column.type)}, in which Spark takes them: {error}"
        ) from error


def to_spark_type(kind: pa.DataType) -> pa.DataType:
    """Return the Arrow type in which Spark takes values of another."""
    return to_spark_array(pa.nulls(0, kind)).type


def to_spark_array(array: pa.Array) -> pa.Array:
    """Return `array` in the type in which Spark takes it; itself if that is its own type."""
    kind = array.type
    if kind in _TAKEN:
        return array if _TAKEN[kind] == kind else array.cast(_TAKEN[kind])
    if isinstance(kind, pa.UuidType):  # first: an extension type answers for its storage
        return pa.array([value and str(value) for value in array.to_pylist()], pa.string())
    if isinstance(kind, pa.BaseExtensionType):
        return to_spark_array(array.storage)
    if pat.is_dictionary(kind):
        # Converted before they are repeated: less work, and view types cannot be taken from.
        return to_spark_array(array.dictionary).take(array.indices)
    if pat.is_timestamp(kind):
        target = LOCAL_MICROS if kind.tz is None else UTC_MICROS
        if kind.unit != "ns":
            return array.cast(target)
        # A cast rounds towards 1970, and Arrow's division overflows at the least numbers.
        numbers = array.view(pa.int64())
        micros = filled(numbers, 0) // 1000
        return pa.array(micros, mask=~to_flags(numbers.is_valid())).view(target)
    if pat.is_struct(kind):
        return _to_spark_struct(array)
    if isinstance(kind, pa.MapType | pa.ListType | pa.LargeListType | pa.FixedSizeListType):
        return _to_spark_list(array)
    if pat.is_decimal(kind):
        # Arrow allows scales below zero and above the precision; Spark allows neither.
        scale = max(kind.scale, 0)
        precision = max(kind.precision - min(kind.scale, 0), scale)
        is_text = precision > MAX_DECIMAL_DIGITS
        return array.cast(pa.string() if is_text else pa.decimal128(precision, scale))
    if pat.is_fixed_size_binary(kind):
        return array.cast(pa.binary())
    raise UnsupportedError(f"Arrow type {kind} is of no relation: cast it first")


def _to_spark_struct(array: pa.StructArray) -> pa.Array:
    names = [field.name for field in array.type.fields]
    _check_unique(names, "a struct")
    children = [to_spark_array(array.field(at)) for at in range(len(names))]
    target = pa.struct([*zip(names, (child.type for child in children), strict=True)])
    if target == array.type:
        return array
    # Built from buffers, because from_arrays loses the length of a struct without fields.
    _, validity = array.is_valid().buffers()
    validities, n_nulls = [validity], array.null_count
    return pa.Array.from_buffers(target, len(array), validities, n_nulls, children=children)


def _to_spark_list(array: pa.Array) -> pa.Array:
    """Return a map, or any list, as Spark takes it."""
    kind = array.type
    if pat.is_map(kind):
        target = pa.map_(to_spark_type(kind.key_type), to_spark_type(kind.item_type))
    else:
        target = pa.list_(pa.field("element", to_spark_type(kind.value_type)))
    if target == kind:
        return array
    if not (pat.is_map(kind) or pat.is_list(kind)):
        array = array.cast(pa.list_(kind.value_field))
    array = pa.concat_arrays([array])  # of a slice, whose children begin elsewhere
    mask = array.is_null() if array.null_count else None
    if pat.is_map(kind):
        keys, items = to_spark_array(array.keys), to_spark_array(array.items)
        return pa.MapArray.from_arrays(array.offsets, keys, items, type=target, mask=mask)
    values = to_spark_array(array.values)
    return pa.ListArray.from_arrays(array.offsets, values, type=target, mask=mask)


def _check_unique(names: Iterable[str], owner: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise UsageError(
                f"{owner} has two fields named {name!r}, which Spark cannot distinguish; "
                "rename one of them first"
            )


# -- frames --------------------------------------------------------------------------------------


def to_spark(spark: SparkSession, data: pa.Table | pa.RecordBatch) -> DataFrame:
    """Return an Arrow result as a DataFrame; types that Spark lacks are converted.

    `arrowmeta.spark.arrow` lists the conversions. The data passes through the driver: for many rows
    of a relation, load the data source.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type without conversion, or a value outside the range of Spark's type.

    Examples:
        >>> to_spark(spark, t.files()).createOrReplaceTempView("files")
    """
    table = to_spark_table(data).combine_chunks()
    if not table.num_rows:  # Spark cannot take nested columns without a chunk
        table = table.schema.empty_table()
    # Spark documents that a limit of 0 or less is none, and then makes batches of 0 rows here.
    if not has_data_sources(spark) or int(spark.conf.get(_BATCH_LIMIT)) <= 0:
        return map_rows(spark.range(0, 1, 1, 1), lambda _: table.to_batches(), table.schema)
    frame = spark.createDataFrame(table, schema=to_struct_type(table.schema))
    return frame.coalesce(1 + table.num_rows // _ROWS_PER_PARTITION)


def to_arrow(frame: DataFrame) -> pa.Table:
    """Return the rows of a frame; Spark 3.5 has no `toArrow`."""
    if hasattr(frame, "toArrow"):
        return frame.toArrow()
    from pyspark.sql.pandas.types import to_arrow_schema

    return pa.Table.from_batches(frame._collect_as_arrow(), to_arrow_schema(frame.schema))


def map_rows(
    frame: DataFrame,
    function: Callable[[list[Row]], Iterable[pa.RecordBatch | pa.Table]],
    schema: pa.Schema,
    name: str = "read_tables",
) -> DataFrame:
    """Apply a function to some rows of a frame at a time; it returns rows of a schema.

    Spark takes both in its own types. `name` is what its plans show.
    """

    def read_all(batches: Batches) -> Batches:
        for batch in batches:
            for at in range(0, batch.num_rows, _AT_ONCE):
                for found in function(batch.slice(at, _AT_ONCE).to_pylist()):
                    yield from to_spark_table(found).to_batches()

    return map_batches(frame, read_all, schema, name)


def map_batches(
    frame: DataFrame, function: Callable[[Batches], Batches], schema: pa.Schema, name: str
) -> DataFrame:
    """Apply a function to the batches of each partition; it takes and returns Spark's own types."""

    def read_all(batches: Batches) -> Batches:
        with in_worker():
            yield from function(batches)

    read_all.__name__ = name
    return frame.mapInArrow(read_all, to_struct_type(to_spark_schema(schema)))


def spread(spark: SparkSession, rows: pa.Table) -> DataFrame:
    """Return a frame of some rows, with a partition for each row up to the maximum of tasks."""
    return to_spark(spark, rows).repartition(n_parts(spark, rows))


def n_parts(spark: SparkSession, rows: Sized) -> int:
    """Return the number of tasks for some rows, at most the session's shuffle partitions."""
    wanted = spark.conf.get("spark.sql.shuffle.partitions") or ""
    # Databricks may choose for each query: "auto". Spark's default is 200.
    most = int(wanted) if wanted.isdecimal() else 200
    return max(1, min(most, len(rows)))


def has_data_sources(spark: SparkSession) -> bool:
    """Tell whether a session is one of Spark 4; Spark 3.5 takes no Arrow tables either."""
    return hasattr(spark, "dataSource")


@contextlib.contextmanager
def in_stage(spark: SparkSession, description: str) -> Iterator[None]:
    """Name the jobs that start in this block, as Spark's page and its progress bar show them."""
    context = getattr(spark, "sparkContext", None)  # Spark Connect has none
    before = context and context.getLocalProperty(_DESCRIPTION)
    if context:
        context.setLocalProperty(_DESCRIPTION, f"arrowmeta: {description}")
    try:
        yield
    finally:
        if context:
            context.setLocalProperty(_DESCRIPTION, before)


@contextlib.contextmanager
def without_traceback() -> Iterator[None]:
    """Have Spark show errors of this package as one sentence, without a Python traceback."""
    try:
        yield
    except ArrowMetaError:
        main = getattr(sys.modules["__main__"], "__spec__", None)
        if main is not None and main.name.startswith("pyspark."):
            os.environ["SPARK_HIDE_TRACEBACK"] = "1"  # the worker ends with this error
        raise


@contextlib.contextmanager
def in_worker() -> Iterator[None]:
    """Run a task without tracebacks."""
    with without_traceback():
        yield
    _settle()


@functools.cache
def _settle() -> None:
    # Spark collects garbage after each task, which takes as long as a small task with a compiler
    # in memory.
    gc.collect()
    gc.freeze()
