"""Contradictions between the partition or bucket of a file and the statistics of its columns.

All rows of a file have its partition values, so these are those of any value in the file. Takes
entries; returns masks of entries with what is expected and found. Main names:
`partition_contradictions`, `contradicts_partition`, `bucket_contradictions`.

Spec: Iceberg v3, Partition Transforms; Paimon 1.x, core/bucket/BucketFunction.java.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import UsageError
from arrowmeta.kernels.buffers import (
    flag_array,
    int_array,
    null_array,
    number_array,
    text_scalar,
    to_flags,
)
from arrowmeta.kernels.rows import is_uncut, only_value
from arrowmeta.model.shape import PartitionSource, TableShape, is_ordered
from arrowmeta.model.source import Source

if TYPE_CHECKING:
    from arrowmeta.iceberg.partition_spec import Transform

_TIMES = ("year", "month", "day", "hour")
_MICROS_OF_HOUR = 3_600_000_000


class Contradiction(NamedTuple):
    """Entries whose partition, bucket or statistics are impossible.

    Attributes:
        column: column whose statistics say so.
        is_wrong: mask of entries; null if unknown.
        expected: text, and a value per entry that follows it.
        actual: likewise.
    """

    column: str
    is_wrong: pa.Array
    expected: tuple[str, pa.Array]
    actual: tuple[str, pa.Array]


def partition_contradictions(
    entries: pa.RecordBatch, source: PartitionSource, shape: TableShape
) -> Iterator[Contradiction]:
    """Yield contradictions between a partition field and the statistics of its source column.

    Args:
        entries: with flat columns of statistics, `partition_is_known` and `spec_id`.
        source: the column of the partition field.
        shape: of the table.
    """
    value = entries.column(f"partition.{source.partition}")
    is_judged = pc.fill_null(entries.column("partition_is_known"), True)
    if source.spec_ids is not None:
        ids = int_array(sorted(source.spec_ids)).cast(pa.int32())
        is_judged = pc.and_(is_judged, pc.is_in(entries.column("spec_id"), ids))
    faults = [*_of_nulls(entries, value, source.column, shape)]
    if source.column not in shape.without_value_bounds:
        faults += _of_values(entries, value, source)
    for fault in faults:
        yield fault._replace(is_wrong=pc.and_kleene(is_judged, fault.is_wrong))


def columns_of_contradictions(sources: Sequence[PartitionSource]) -> tuple[str, ...]:
    """Return the columns of entries that `partition_contradictions` reads, by flat names."""
    roots = ("lower_bounds", "upper_bounds", "null_value_counts", "value_counts")
    names = [f"{root}.{source.column}" for source in sources for root in roots]
    names += [f"partition.{source.partition}" for source in sources]
    names += ["record_count", "partition_is_known", "spec_id"] if sources else []
    return tuple(dict.fromkeys(names))


def contradicts_partition(
    entries: pa.RecordBatch, sources: Sequence[PartitionSource], shape: TableShape
) -> NDArray[np.bool_]:
    """Return a mask of entries with a contradiction in one of some partition fields."""
    mask = np.zeros(entries.num_rows, dtype=bool)
    for source in sources:
        for wrong in partition_contradictions(entries, source, shape):
            mask |= to_flags(pc.fill_null(wrong.is_wrong, False))
    return mask


def _of_nulls(
    entries: pa.RecordBatch, value: pa.Array, column: str, shape: TableShape
) -> Iterator[Contradiction]:
    """Yield null partitions of values, and partitions of nulls: transforms keep null and not null.

    Spec: Iceberg v3, Partition Transforms.
    """
    nulls, counts = (entries.column(f"{n}.{column}") for n in ("null_value_counts", "value_counts"))
    rows = entries.column("record_count")
    lower = entries.column(f"lower_bounds.{column}")
    null = pa.repeat(text_scalar("null"), len(entries))
    # Rows with a null struct are nulls of a column in it, but may be left out of both counts.
    n_counted = counts if column in shape.in_optional_structs else pc.coalesce(counts, rows)
    is_full = pc.and_kleene(pc.equal(nulls, 0), pc.greater(n_counted, 0))
    is_wrong = pc.and_kleene(value.is_null(), is_full)
    yield Contradiction(column, is_wrong, ("partition ", null), ("nulls ", nulls))
    n_counted = pc.coalesce(counts, rows)
    is_all_null = pc.and_kleene(pc.greater(nulls, 0), pc.equal(nulls, n_counted))
    is_bounded = pc.and_(lower.is_valid(), pc.invert(pc.fill_null(is_all_null, False)))
    is_wrong = pc.and_not(pc.and_(value.is_null(), is_bounded), pc.fill_null(is_full, False))
    yield Contradiction(column, is_wrong, ("partition ", null), ("from ", lower))
    # With bounds, the statistics contradict each other.
    is_empty = pc.and_(lower.is_null(), pc.fill_null(is_all_null, False))
    is_wrong = pc.and_(value.is_valid(), is_empty)
    yield Contradiction(column, is_wrong, ("partition ", value), ("all values null: ", nulls))


def _of_values(
    entries: pa.RecordBatch, value: pa.Array, source: PartitionSource
) -> Iterator[Contradiction]:
    """Yield partitions other than those of all values between the bounds."""
    from arrowmeta.iceberg.partition_spec import apply, parse_transform  # not for other plans

    transform = parse_transform(source.transform)
    lower, upper = (
        entries.column(f"{n}.{source.column}") for n in ("lower_bounds", "upper_bounds")
    )
    expected = ("partition ", value)
    word = "" if transform.name == "identity" else f"{transform} "
    try:
        if transform.name == "bucket" or not is_ordered(lower.type):
            only = apply(transform, only_value(lower, upper))
            if only.type == value.type:
                yield Contradiction(
                    source.column, pc.not_equal(value, only), expected, (word or "only ", only)
                )
            return
        least, greatest = _limits(transform, lower, upper)
    except (UsageError, pa.ArrowException):
        return  # not defined for the type, or beyond its range
    if least.type != value.type:
        return
    # Inverted bounds contradict each other, which is a fault of its own.
    is_judged = pc.and_kleene(pc.less_equal(lower, upper), is_uncut(value))
    below = pc.and_kleene(is_judged, pc.less(value, least))
    above = pc.and_kleene(is_judged, pc.greater(value, greatest))
    yield Contradiction(source.column, below, expected, (f"{word}from ", least))
    yield Contradiction(source.column, above, expected, (f"{word}up to ", greatest))


def _limits(transform: Transform, lower: pa.Array, upper: pa.Array) -> tuple[pa.Array, pa.Array]:
    """Return the least and the greatest partition of values between bounds.

    Raises:
        UsageError: the transform is not defined for the type.
        pa.ArrowInvalid: a partition exceeds its type.
    """
    from arrowmeta.iceberg.partition_spec import apply

    if transform.name == "hour":
        lower, upper = (_within_hours(bound) for bound in (lower, upper))
    elif transform.name == "truncate" and pa.types.is_integer(lower.type):
        lower = _above_least(lower, transform.width or 1)
        upper = pc.if_else(lower.is_valid(), upper, null_array(1, upper.type)[0])
    least, greatest = (apply(transform, bound) for bound in (lower, upper))
    is_of_dates = transform.name == "day" and pa.types.is_date32(lower.type)
    if transform.name in _TIMES and not is_of_dates:
        # Iceberg up to 0.10 rounded times before 1970 up.
        numbers = greatest.cast(pa.int32())
        is_before = pc.less(numbers, number_array(np.zeros(len(numbers), dtype=np.int32)))
        greatest = pc.add(numbers, is_before.cast(pa.int32())).cast(greatest.type)
    return least, greatest


def _within_hours(instants: pa.Array) -> pa.Array:
    """Return instants, without those whose hours exceed 32 bits: Java wraps them around.

    Spec: Iceberg 1.x, api/util/DateTimeUtil.java (microsToHours).
    """
    per_hour = _MICROS_OF_HOUR * (1000 if instants.type.unit == "ns" else 1)
    hours = pc.divide(instants.cast(pa.int64()), int_array([per_hour])[0])
    is_within = pc.less(pc.abs(hours), int_array([2**31 - 2])[0])
    return pc.if_else(is_within, instants, null_array(1, instants.type)[0])


def _above_least(bounds: pa.Array, width: int) -> pa.Array:
    """Return lower bounds, without those from which Java truncates to wrapped numbers.

    A long column may have been int when its files were written.
    Spec: Iceberg 1.x, api/transforms/Truncate.java (TruncateInteger).
    """
    numbers = bounds.cast(pa.int64())
    is_wrapped = flag_array(np.zeros(len(bounds), dtype=bool))
    for least in (-(2**31), -(2**63)):
        above = int_array([least + width])[0]
        near = pc.and_(pc.greater_equal(numbers, int_array([least])[0]), pc.less(numbers, above))
        is_wrapped = pc.or_(is_wrapped, near)
    return pc.if_else(is_wrapped, null_array(1, bounds.type)[0], bounds)


def bucket_contradictions(entries: pa.RecordBatch, source: Source) -> Iterator[Contradiction]:
    """Yield files in another bucket than that of the only key in them."""
    if source.bucket_of_key is not None:
        bucket, of_key = entries.column("bucket"), source.bucket_of_key.make(entries)
        is_wrong = pc.not_equal(bucket, of_key)
        yield Contradiction(
            "bucket", is_wrong, ("bucket ", bucket), ("bucket of its only key: ", of_key)
        )
