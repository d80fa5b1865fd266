"""Projection of conditions on a column to its partition fields.

A projection is inclusive: it is true for the partition of every row that satisfies the condition.
If a transform does not help, the projection is `IS NOT NULL`. Main name: `project`.

    day            ts < '2024-05-01 00:00:00'     day <= '2024-04-30'
    day            ts > '2024-05-01 10:00:00'     day >= '2024-05-01'
    bucket[16]     a = 7                          bucket = 3
    bucket[16]     a > 7                          bucket IS NOT NULL
    truncate[2]    b LIKE 'abcd%'                 prefix = 'ab'

Spec: Iceberg v3, Scan Planning; Iceberg 1.x, api/transforms/*.java (project).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Context, Decimal

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.iceberg.transform import Transform, apply, apply_scalar
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Comparison,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Operator,
    StartsWith,
    Tree,
    all_of,
    any_of,
    literal_of,
)
from arrowmeta.records import dataclass

_TIMES = ("year", "month", "day", "hour")

#: Hours of the last and of the first microsecond, wrapped around to 32 bits as in Java: times after
#: the year 246953 have hours up to `_LATEST_HOUR`, which is negative, and times before the year
#: -243015 hours from `_EARLIEST_HOUR` on, which is positive.
_LATEST_HOUR = (2**63 - 1) // 3_600_000_000 - 2**32
_EARLIEST_HOUR = -(2**63) // 3_600_000_000 + 2**32

#: Exact decimal arithmetic; Python's default context rounds to 28 digits.
_ALL_DIGITS = Context(prec=39)


def project(leaf: Leaf, transform: Transform, target: Column) -> Tree:
    """Return the projection of a condition on a source column to a partition field.

    Args:
        leaf: condition on the source column.
        target: the partition field.
    """
    if transform.name == "void" or not transform.is_known:
        return TRUE
    if transform.name == "identity":
        return _on_identity(leaf, target)
    if not leaf.column.is_plain:
        return TRUE
    match leaf:
        case IsNull(_, negated):
            return IsNull(target, negated)
        case Membership(_, (), False):
            return Membership(target, ())
        case Comparison(column, operator, Literal(exact=pa.Scalar() as value)):
            return _compared(operator, value, transform, target, column.type)
        case Membership(column, literals, False):
            values = [literal.exact for literal in literals]
            moved = _each_applied(transform, values)
            pairs = zip(values, moved, strict=True)
            return any_of([_equal(*pair, transform, target, column.type) for pair in pairs])
        case StartsWith(_, prefix, negated) if transform.name == "truncate":
            return _starting(prefix, negated, transform.width or 1, target)
    return IsNull(target, negated=True)  # transforms return null for null only


def _on_identity(leaf: Leaf, target: Column) -> Tree:
    """Return the condition itself, over the partition field.

    Spec: Iceberg v3, Partition Transforms (identity).
    """
    column = Column(target.name, target.type, target.path, leaf.column.through)
    match leaf:
        case Comparison(literal=literal):
            return replace(leaf, column=column, literal=_in_type(literal, target.type))
        case Membership(_, literals, negated):
            values = tuple(_in_type(literal, target.type) for literal in literals)
            return Membership(column, values, negated)
        case StartsWith(_, prefix, negated):
            return StartsWith(column, prefix, negated)
        case IsNull(_, negated):
            return IsNull(column, negated)
    return type(leaf)(column, leaf.negated)


def _in_type(literal: Literal, arrow_type: pa.DataType) -> Literal:
    """Cast a literal as values are promoted: 0.1 is a different number as a float."""
    if literal.exact is None or literal.exact.type == arrow_type:
        return literal
    try:
        promoted = literal_of(literal.exact.cast(arrow_type))
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        return replace(literal, exact=None)
    return replace(promoted, text=literal.text)


def _compared(
    operator: Operator, value: pa.Scalar, transform: Transform, target: Column, source: pa.DataType
) -> Tree:
    """Return the projection of a comparison.

    Buckets keep equality only. Other transforms keep order: `x < v` becomes `<=` the partition of
    `v - 1`, or of `v` if values have no predecessor. Exceptions: the least integers (`_wrapped`),
    and hours beyond 32 bits.
    Spec: Iceberg 1.x, api/transforms/ProjectionUtil.java.
    """
    if operator == "=":
        return _equal(value, _applied(transform, value), transform, target, source)
    if operator == "<>" or transform.name == "bucket":
        return IsNull(target, negated=True)
    step = {"<": -1, ">": 1}.get(operator, 0)
    beside = _neighbour(value, step) if step else value
    moved = _applied(transform, beside)
    if moved is None:
        return IsNull(target, negated=True)
    wrapped = _wrapped(transform, source)
    if operator in (">", ">="):
        if any(integers.partition == moved for integers in wrapped):
            return IsNull(target, negated=True)
        ranges: list[Tree] = [Comparison(target, ">=", literal_of(moved))]
        if _may_wrap_hours(transform, source):
            ranges.append(Comparison(target, "<=", literal_of(pa.scalar(_LATEST_HOUR, pa.int32()))))
        return any_of(ranges)
    if _is_off_by_one(moved, transform, source):
        moved = _neighbour(moved, 1)
    least: list[Tree] = [
        Comparison(target, "=", literal_of(integers.partition))
        for integers in wrapped
        if beside.as_py() >= integers.values.start
    ]
    if _may_wrap_hours(transform, source):
        least.append(Comparison(target, ">=", literal_of(pa.scalar(_EARLIEST_HOUR, pa.int32()))))
    return any_of([Comparison(target, "<=", literal_of(moved)), *least])


def _equal(
    value: pa.Scalar | None,
    moved: pa.Scalar | None,
    transform: Transform,
    target: Column,
    source: pa.DataType,
) -> Tree:
    """Return the projection of `=`; `moved` is the partition of the value, None if unknown."""
    if value is None or moved is None:
        return IsNull(target, negated=True)
    exact: list[Tree] = [Comparison(target, "=", literal_of(moved))]
    if _is_off_by_one(moved, transform, source):
        exact.append(Comparison(target, "=", literal_of(_neighbour(moved, 1))))
    exact += [
        Comparison(target, "=", literal_of(integers.partition))
        for integers in _wrapped(transform, source)
        if value.as_py() in integers.values and integers.partition != moved
    ]
    return any_of(exact)


@dataclass(frozen=True)
class _Wrapped:
    """Least integers of a type, which truncation would take below the range of the type.

    Attributes:
        values: these integers.
        partition: partition value of all of them.
    """

    values: range
    partition: pa.Scalar


def _wrapped(transform: Transform, source: pa.DataType) -> list[_Wrapped]:
    """Return the least integers: in Java, truncating them wraps around to a large number.

    A long column may have been int when its files were written.
    Spec: Iceberg 1.x, api/transforms/Truncate.java (TruncateInteger); Iceberg v3, Schema Evolution.
    """
    if transform.name != "truncate" or not pa.types.is_integer(source):
        return []
    width, wrapped = transform.width or 1, []
    for n_values in sorted({2**32, 2**source.bit_width}):
        least = -n_values // 2
        below = least - least % width
        if below < least:
            partition = pa.scalar(below + n_values, source)
            wrapped.append(_Wrapped(range(least, below + width), partition))
    return wrapped


def _may_wrap_hours(transform: Transform, source: pa.DataType) -> bool:
    """Return whether the type has times whose hours exceed 32 bits.

    Spec: Iceberg 1.x, api/util/DateTimeUtil.java (microsToHours, which casts to int).
    """
    return transform.name == "hour" and pa.types.is_timestamp(source) and source.unit == "us"


def _starting(prefix: str, negated: bool, width: int, target: Column) -> Tree:
    """Return the projection of `starts_with` to truncated text; lengths count code points.

    Text that equals the truncated prefix may or may not match the rest of it.
    Spec: Iceberg 1.x, api/transforms/Truncate.java (startsWith, notStartsWith).
    """
    if len(prefix) < width:
        return StartsWith(target, prefix, negated)
    if negated and len(prefix) > width:
        return IsNull(target, negated=True)
    cut = pa.array([prefix[:width]], pa.string())[0]
    return Comparison(target, "<>" if negated else "=", literal_of(cut))


def _each_applied(
    transform: Transform, values: Sequence[pa.Scalar | None]
) -> list[pa.Scalar | None]:
    """Return the partitions of values, in one call if possible; see `_applied`."""
    known = [pa.repeat(value, 1) for value in values if value is not None]
    if len(known) > 1:
        try:
            moved = iter(apply(transform, pa.concat_arrays(known)))
        except (UsageError, pa.ArrowException, OverflowError):
            pass  # of one of the values
        else:
            return [None if value is None else _in_sql(next(moved)) for value in values]
    return [None if value is None else _applied(transform, value) for value in values]


def _applied(transform: Transform, value: pa.Scalar) -> pa.Scalar | None:
    """Return the partition of a value; None if it is unknown."""
    try:
        return _in_sql(apply_scalar(transform, value))
    except (UsageError, pa.ArrowException, OverflowError):
        return None


def _in_sql(moved: pa.Scalar) -> pa.Scalar | None:
    # Truncating the least decimals gives 39 digits, which SQL does not support.
    is_long = pa.types.is_decimal(moved.type) and len(moved.as_py().as_tuple().digits) > 38
    return None if is_long else moved


def _is_off_by_one(moved: pa.Scalar, transform: Transform, source: pa.DataType) -> bool:
    """Return whether partition values may be one too large, as for times before 1970.

    Iceberg up to 0.10 rounded those up.
    Spec: Iceberg 1.x, api/transforms/ProjectionUtil.java (fixInclusiveTimeProjection).
    """
    if transform.name not in _TIMES or (transform.name == "day" and pa.types.is_date32(source)):
        return False
    return bool(moved.cast(pa.int32()).as_py() < 0)


def _neighbour(value: pa.Scalar, step: int) -> pa.Scalar:
    """Return the next or previous value of the type; the value itself if there is none.

    Spec: Iceberg 1.x, api/transforms/ProjectionUtil.java (one unit of the source).
    """
    kind = value.type
    try:
        if pa.types.is_decimal(kind):
            unit = Decimal((step < 0, (abs(step),), -kind.scale))
            return pa.scalar(_ALL_DIGITS.add(value.as_py(), unit), kind)
        if pa.types.is_integer(kind):
            return pa.scalar(value.as_py() + step, kind)
        if pa.types.is_date32(kind):
            return pa.scalar(value.value + step, pa.int32()).cast(kind)
        if pa.types.is_timestamp(kind) or pa.types.is_time(kind):
            return pa.scalar(value.value + step, pa.int64()).cast(kind)
    except (pa.ArrowException, OverflowError):
        pass
    return value


def project_all(leaf: Leaf, fields: Sequence[tuple[Transform, Column]]) -> Tree:
    """Return the projection of a condition to all partition fields of its column."""
    return all_of([project(leaf, transform, target) for transform, target in fields])
