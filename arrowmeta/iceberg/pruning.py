"""Data skipping rules of Iceberg tables.

Maps columns to partition summaries of manifests and metrics of files, and projects predicates to
each partition spec. A projection is inclusive: it is true for the partition of every row that
satisfies the condition. If a transform does not help, the projection is `IS NOT NULL`.

    day            ts < '2024-05-01 00:00:00'     day <= '2024-04-30'
    day            ts > '2024-05-01 10:00:00'     day >= '2024-05-01'
    bucket[16]     a = 7                          bucket = 3
    bucket[16]     a > 7                          bucket IS NOT NULL
    truncate[2]    b LIKE 'abcd%'                 prefix = 'ab'

Main names: `IcebergRules`, `project`.

Spec: Iceberg v3, Scan Planning; Iceberg 1.x, api/transforms/*.java (project).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from decimal import Context, Decimal
from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import astuple, replace

from arrowmeta.errors import UsageError
from arrowmeta.iceberg.partition_spec import IDENTITY, Transform, apply, parse_transform
from arrowmeta.iceberg.schema import STORED_AS
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import (
    NULL,
    ZERO,
    Facts,
    Formula,
    Rules,
    StatsRule,
    both,
    compared,
    constant,
    either,
    first_of,
    if_true,
    is_false,
    is_not_false,
    is_not_null,
    is_null,
    is_true,
    is_unambiguous,
    may_match,
    ordered_bounds,
)
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Comparison,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Operator,
    RowCondition,
    StartsWith,
    Tree,
    all_of,
    any_of,
    columns_of,
    literal_of,
    map_leaves,
    row_conditions,
)

if TYPE_CHECKING:
    from arrowmeta.iceberg.expressions import ExpressionReader

# -- projection ----------------------------------------------------------------------------------

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
    if transform.name == "void" or not transform.is_supported:
        return TRUE
    if transform.name == "identity":
        return _on_identity(leaf, target)
    if not leaf.column.is_plain:
        return TRUE
    projection = _Projection(transform, target, leaf.column.type)
    match leaf:
        case IsNull(_, negated):
            return IsNull(target, negated)
        case Membership(_, (), False):
            return Membership(target, ())
        case Comparison(_, "=", literal):
            return projection.among([literal.exact])
        case Comparison(_, operator, Literal(exact=pa.Scalar() as value)):
            return projection.compared(operator, value)
        case Membership(_, literals, False):
            return projection.among([literal.exact for literal in literals])
        case StartsWith(_, prefix, negated) if transform.name == "truncate":
            return _starting(prefix, negated, transform.width or 1, target)
    return projection.has_value


def _on_identity(leaf: Leaf, target: Column) -> Tree:
    """Return the condition itself, over the partition field.

    Spec: Iceberg v3, Partition Transforms (identity).
    """
    column = Column(target.name, target.type, target.path, leaf.column.through)
    if isinstance(leaf, Comparison):
        return replace(leaf, column=column, literal=_in_type(leaf.literal, target.type))
    if isinstance(leaf, Membership):
        literals = tuple(_in_type(literal, target.type) for literal in leaf.literals)
        return replace(leaf, column=column, literals=literals)
    return replace(leaf, column=column)


def _in_type(literal: Literal, arrow_type: pa.DataType) -> Literal:
    """Cast a literal as values are promoted: 0.1 is a different number as a float."""
    if literal.exact is None or literal.exact.type == arrow_type:
        return literal
    try:
        promoted = literal_of(literal.exact.cast(arrow_type))
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
        return replace(literal, exact=None)
    return replace(promoted, text=literal.text)


class _Projection(NamedTuple):
    """Projection of comparisons to a partition field.

    Attributes:
        transform: neither void nor the identity.
        target: the partition field.
        source: type of the source column.
    """

    transform: Transform
    target: Column
    source: pa.DataType

    @property
    def has_value(self) -> Tree:
        """What is true if nothing else is known: transforms return null for null only."""
        return IsNull(self.target, negated=True)

    def compared(self, operator: Operator, value: pa.Scalar) -> Tree:
        """Return the projection of a comparison.

        Buckets keep equality only. Other transforms keep order: `x < v` becomes `<=` the partition
        of `v - 1`, or of `v` if values have no predecessor. Exceptions: the least integers
        (`_wrapped`), and hours beyond 32 bits.
        Spec: Iceberg 1.x, api/transforms/ProjectionUtil.java.
        """
        if operator == "<>" or self.transform.name == "bucket":
            return self.has_value
        step = {"<": -1, ">": 1}.get(operator, 0)
        beside = _neighbour(value, step) if step else value
        moved = _applied(self.transform, [beside])[0]
        if moved is None:
            return self.has_value
        if operator in (">", ">="):
            if any(partition == moved for _, partition in self._wrapped()):
                return self.has_value
            return any_of([self._is(">=", moved), *self._hour("<=", _LATEST_HOUR)])
        if self._is_shifted(moved):
            moved = _neighbour(moved, 1)
        least = [
            self._is("=", partition)
            for integers, partition in self._wrapped()
            if beside.as_py() >= integers.start
        ]
        return any_of([self._is("<=", moved), *least, *self._hour(">=", _EARLIEST_HOUR)])

    def among(self, values: Sequence[pa.Scalar | None]) -> Tree:
        """Return the projection of `IN`; None is a value that is unknown."""
        partitions: list[Tree] = []
        for value, moved in zip(values, _applied(self.transform, values), strict=True):
            if value is None or moved is None:
                partitions.append(self.has_value)
                continue
            partitions.append(self._is("=", moved))
            if self._is_shifted(moved):
                partitions.append(self._is("=", _neighbour(moved, 1)))
            partitions += [
                self._is("=", partition)
                for integers, partition in self._wrapped()
                if value.as_py() in integers and partition != moved
            ]
        return any_of(partitions)

    def _is(self, operator: Operator, partition: pa.Scalar) -> Tree:
        return Comparison(self.target, operator, literal_of(partition))

    def _wrapped(self) -> list[tuple[range, pa.Scalar]]:
        """Return the least integers of a type, and the partition value of all of them.

        Truncation would take them below the range of the type: in Java, it wraps around to a large
        number. A long column may have been int when its files were written.
        Spec: Iceberg 1.x, api/transforms/Truncate.java (TruncateInteger); Iceberg v3, Schema
        Evolution.
        """
        if self.transform.name != "truncate" or not pa.types.is_integer(self.source):
            return []
        width, wrapped = self.transform.width or 1, []
        for n_values in sorted({2**32, 2**self.source.bit_width}):
            least = -n_values // 2
            below = least - least % width
            if below < least:
                partition = pa.scalar(below + n_values, self.source)
                wrapped.append((range(least, below + width), partition))
        return wrapped

    def _hour(self, operator: Operator, hour: int) -> list[Tree]:
        """Return a comparison of hours, if the type has times whose hours exceed 32 bits.

        Spec: Iceberg 1.x, api/util/DateTimeUtil.java (microsToHours, which casts to int).
        """
        source = self.source
        is_wide = pa.types.is_timestamp(source) and source.unit == "us"
        may_wrap = self.transform.name == "hour" and is_wide
        return [self._is(operator, pa.scalar(hour, pa.int32()))] if may_wrap else []

    def _is_shifted(self, moved: pa.Scalar) -> bool:
        """Return whether partition values may be one too large, as for times before 1970.

        Iceberg up to 0.10 rounded those up.
        Spec: Iceberg 1.x, api/transforms/ProjectionUtil.java (fixInclusiveTimeProjection).
        """
        name = self.transform.name
        if name not in _TIMES or (name == "day" and pa.types.is_date32(self.source)):
            return False
        return bool(moved.cast(pa.int32()).as_py() < 0)


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


def _applied(transform: Transform, values: Sequence[pa.Scalar | None]) -> list[pa.Scalar | None]:
    """Return the partitions of values, None if unknown; in one call unless one has none."""
    arrays = [pa.repeat(value, 1) for value in values if value is not None]
    try:
        moved = map(_in_sql, apply(transform, pa.concat_arrays(arrays)) if arrays else ())
    except (UsageError, pa.ArrowException, OverflowError):
        if len(values) == 1:
            return [None]
        return [partition for value in values for partition in _applied(transform, [value])]
    return [None if value is None else next(moved) for value in values]


def _in_sql(moved: pa.Scalar) -> pa.Scalar | None:
    # Truncating the least decimals gives 39 digits, which SQL does not support.
    is_long = pa.types.is_decimal(moved.type) and len(moved.as_py().as_tuple().digits) > 38
    return None if is_long else moved


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
        if pa.types.is_temporal(kind):
            width = pa.int32() if kind.bit_width == 32 else pa.int64()
            return pa.scalar(value.value + step, width).cast(kind)
    except (pa.ArrowException, OverflowError):
        pass
    return value


# -- rules ---------------------------------------------------------------------------------------

_KINDS = ("lower_bounds", "upper_bounds", "null_value_counts", "nan_value_counts", "value_counts")

_METRICS = "write.metadata.metrics"
_MOST_INFERRED = f"{_METRICS}.max-inferred-column-defaults"


class _PartitionField(NamedTuple):
    """A partition field that is computed from one column.

    Attributes:
        source: path of the column.
        transform: neither void nor unknown.
        target: the field.
        spec_ids: specs that have it with this transform.
    """

    source: str
    transform: Transform
    target: Column
    spec_ids: Collection[int]

    @property
    def term(self) -> Column:
        """The transform of the column, such as `bucket[16](id)`, which has no statistics."""
        name = f"{self.transform}({self.source})"
        return Column(name, self.target.type, (name,))


class IcebergRules(Rules, frozen=True, dict=True):
    """Data skipping rules of one table."""

    source: IcebergSource

    @cached_property
    def _fields(self) -> list[_PartitionField]:
        """Partition fields of all specs."""
        shape, fields = self.source.shape, []
        for name, column, transform, spec_ids in map(astuple, shape.partition_sources):
            target = Column(name, shape.partition.field(name).type, (name,))
            fields.append(_PartitionField(column, parse_transform(transform), target, spec_ids))
        return fields

    @cached_property
    def _identities(self) -> Mapping[str, Sequence[_PartitionField]]:
        """Identity partition fields of the type of their source column, by its path."""
        columns, by_column = self.source.shape.columns, defaultdict(list)
        for of in self._fields:
            if of.transform == IDENTITY and columns.field(of.source).type == of.target.type:
                by_column[of.source].append(of)
        return dict(by_column)

    @cached_property
    def columns(self) -> pa.Schema:
        """Columns of the table; UUIDs, which are bytes elsewhere, have the type UUID."""
        return pa.schema([_as_uuid(field) for field in self.source.schema])

    @cached_property
    def terms(self) -> Mapping[str, Column]:
        """Transforms of partition fields by name; none that is also the name of a column."""
        terms = (it.term for it in self._fields if it.transform != IDENTITY)
        return {term.name: term for term in terms if term.name not in self.source.field_ids}

    def expressions(self, *, case_sensitive: bool) -> ExpressionReader:
        """Return the reader of expressions in JSON over the columns."""
        from arrowmeta.iceberg.expressions import ExpressionReader  # few plans need it

        return ExpressionReader(self.columns, self.terms, case_sensitive=case_sensitive)

    # -- partitions -----------------------------------------------------------------------------

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Project a predicate to each spec that manifests have, for the files written with it.

        Spec: Iceberg v3, Scan Planning; Partition Evolution.
        """
        return {spec_id: self._projected(tree, spec_id) for spec_id in self._used_specs}

    @cached_property
    def _used_specs(self) -> Sequence[int]:
        """Specs of the manifests; with thousands of others, conditions would take minutes."""
        specs = list(self.source.metadata.specs)
        if len(specs) < 2:  # manifests may not be read yet
            return specs
        used = pc.unique(self.source.manifests["partition_spec_id"]).to_pylist()
        return [spec_id for spec_id in used if spec_id in specs]

    def _projected(self, tree: Tree, spec_id: int) -> Tree:
        fields: dict[str, list[tuple[Transform, Column]]] = defaultdict(list)
        for it in self._fields:
            if spec_id in it.spec_ids:
                fields[it.source].append((it.transform, it.target))
                if it.term.name in self.terms:
                    fields[it.term.name].append((IDENTITY, it.target))

        def on_partition(leaf: Leaf) -> Tree:
            alike = fields.get(leaf.column.name, ())
            return all_of([project(leaf, transform, target) for transform, target in alike])

        def on_identities(row: RowCondition) -> RowCondition | None:
            targets: list[Column] = []
            for column in row.columns:
                alike = fields.get(column.name, ())
                same = [to for by, to in alike if by == IDENTITY and to.type == column.type]
                targets += same[:1]
            is_whole = len(targets) == len(row.columns)
            return replace(row, columns=tuple(targets)) if is_whole else None

        return map_leaves(tree, on_partition, on_identities)

    def manifest_facts(self, column: Column) -> Facts:
        """Return the summary statistics of a partition column; see `count_of_summary` for nulls.

        Spec: Iceberg v3, Manifest Lists (Field Summary).
        """
        lower, upper, has_null = (
            formula.member(f"partition_{name}", column.name)
            for name in ("lower", "upper", "contains_null")
        )
        has_nan = constant(False)
        if column.may_be_nan:
            has_nan = formula.member("partition_contains_nan", column.name)
        is_empty = both(is_null(lower), is_null(upper))
        uuids = {field.name for field in self.columns if field.type == pa.uuid()}
        is_uuid = any(
            it.source in uuids and it.transform == IDENTITY
            for it in self._fields
            if it.target.name == column.name
        )
        lower, upper = _in_order(column, lower, upper, is_uuid=is_uuid)
        nulls = _count_of_summary(has_null, has_nan, is_empty)
        nans = _count_of_summary(has_nan, has_null, is_empty)
        return Facts(lower, upper, nulls, nans, if_true(is_empty, constant(2)))

    # -- remedies --------------------------------------------------------------------

    def why_no_bounds(self, column: Column) -> str:
        """Name the table property that disables bounds of a column.

        Spec: Iceberg 1.x, configuration (write.metadata.metrics.*); core/MetricsConfig.java.
        """
        if column.name in self.terms:
            return "only partition values decide it"
        options, names = self.source.options, self.columns.names
        of_column, of_all = f"{_METRICS}.column.{column.name}", f"{_METRICS}.default"
        position, limit = names.index(column.path[0]) + 1, options.get(_MOST_INFERRED, "100")
        mode = options.get(of_column, options.get(of_all))
        if mode is not None and mode.lower() in ("none", "counts"):
            cause = f"the table property {of_column if of_column in options else of_all} is {mode}"
        elif mode is None and limit.isdecimal() and position > int(limit):
            cause = (
                f"{column.name} is column {position} of {len(names)}, and writers collect bounds "
                f"of the first {limit} ({_MOST_INFERRED})"
            )
        else:
            remedy = "use one that does, then rewrite the files"
            return f"the writer of these files recorded none to rely on: {remedy}"
        return f"{cause}: set {of_column} to truncate(16), then rewrite the files"

    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Suggest a partition transform; `bucket` does not help ranges."""
        source_ids = (self.source.field_ids.get(column.name),)
        sort = f"sort the files by {column.name}"
        for field in self.source.metadata.default_spec.fields:
            if field.source_ids == source_ids and field.transform.name == "bucket":
                if is_equality:
                    return "rewrite the files by the default partition spec"
                return f"partitions by {field.transform} serve = and IN only: {sort}"
        return sort

    # -- statistics -----------------------------------------------------------------------------

    def file_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a leaf column; absent counts and bounds are unknown.

        In files without metrics, an identity partition value is the bound of its source column.
        Spec: Iceberg v3, Data File Fields; expressions/InclusiveMetricsEvaluator.java.
        """
        ids = self.source.field_ids
        if column.name not in ids or not is_unambiguous(column.name, ids):
            return None
        lower, upper, nulls, nans, values = (formula.flat(kind, column.name) for kind in _KINDS)
        rows = formula.column("record_count")
        if self._is_required(column):
            lower, upper = _usable_bounds(column, values, lower, upper)
            # 0 is for `stats_rule` to judge.
            nulls, values = ZERO, if_true(compared(rows, "<>", ZERO), rows)
        elif column.name in self.source.shape.in_optional_structs:
            nulls, values = _nulls_of_field(nulls, values, rows), rows
        else:
            # Published metadata of Paimon has no value counts, and 0 for unknown null counts. A
            # column without nulls has bounds, unless these are unknown, too.
            # Spec: as in `_usable_bounds`.
            is_unknown = both(*map(is_null, (values, lower, upper)), compared(nulls, "=", ZERO))
            nulls = if_true(is_unknown, NULL, nulls)
        lower, upper = _in_order(column, lower, upper, is_uuid=column.type == pa.uuid())
        value, has_value = NULL, constant(False)
        if column.name in self._identities:
            value, has_value = self._partition_value(column)
            lower, upper = first_of(lower, value), first_of(upper, value)
        if column.name in self.source.shape.without_value_bounds:
            lower = upper = Formula("NULL::BLOB", NULL.function)
        return Facts(lower, upper, nulls, nans, values, value, has_value)

    def _partition_value(self, column: Column) -> tuple[Formula, Formula]:
        """Return the identity partition value of a column, and whether there is one."""
        fields = self._identities[column.name]
        value = first_of(*(formula.flat("partition", it.target.name) for it in fields))
        spec_id, is_decoded = formula.column("spec_id"), formula.column("partition_is_known")
        spec_ids = sorted({spec_id for it in fields for spec_id in it.spec_ids})
        of_spec = either(*(compared(spec_id, "=", constant(spec)) for spec in spec_ids))
        return value, either(is_not_null(value), is_true(both(of_spec, is_decoded)))

    def _is_required(self, column: Column) -> bool:
        """Return whether a field is required: schema evolution can only make it optional.

        Spec: Iceberg v3, Schema Evolution.
        """
        fields: pa.Schema | pa.StructType = self.source.schema
        for name in column.path:
            field = fields.field(name)
            if field.nullable:
                return False
            fields = field.type
        return True

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return the rule for metrics; it drops files with a record count of 0, not of null.

        Bounds contradict a count of 0.
        Spec: Iceberg 1.x, expressions/InclusiveMetricsEvaluator.java.
        """
        condition = may_match(tree, self.file_facts)
        if tree != TRUE:
            bounds = [
                formula.flat(kind, name)
                for name in columns_of(tree)
                if name in self.source.field_ids
                for kind in _KINDS[:2]
            ]
            has_rows = compared(formula.column("record_count"), "<>", ZERO)
            has_rows = either(has_rows, *map(is_not_null, bounds))
            condition = both(is_not_false(has_rows), condition)
        return StatsRule(self.stats_columns(tree), condition)

    def stats_columns(self, tree: Tree) -> tuple[str, ...]:
        """Return the columns of entries with statistics of a predicate, by flat names."""
        names = ["record_count"]
        for name, column in columns_of(tree).items():
            if name in self.source.field_ids:
                needless = {"null_value_counts"} if self._is_required(column) else set()
                needless |= set() if column.may_be_nan else {"nan_value_counts"}
                names += [f"{kind}.{name}" for kind in _KINDS if kind not in needless]
            if name in self._identities:
                names += [f"partition.{it.target.name}" for it in self._identities[name]]
        if any(row_conditions(tree)):
            names += ["spec_id", "partition_is_known"]
        return tuple(dict.fromkeys(names))


def _count_of_summary(contains: Formula, contains_other: Formula, no_bounds: Formula) -> Formula:
    """Return the number of NULL or NaN out of two values of a manifest; NULL if unknown.

    A summary records whether there are any. Without bounds there are no other values: both are NULL
    unless there are NaN, and the other way round.
    Spec: Iceberg v3, Manifest Lists (Field Summary).
    """
    is_all = both(no_bounds, is_false(contains_other))
    some = if_true(contains, if_true(is_all, constant(2), constant(1)))
    return if_true(is_false(contains), ZERO, some)


def _nulls_of_field(nulls: Formula, values: Formula, rows: Formula) -> Formula:
    """Return the number of rows in which a field of an optional struct is null; NULL if unknown.

    If the struct is null, so are its fields. Some writers count these rows (PyIceberg; Java for
    most Parquet types), others leave them out of both counts (Java for floating-point Parquet
    columns and for ORC), so that the value count is below the row count. Unknown without a value
    count, or if counts contradict each other.
    Spec: Iceberg 1.10, parquet/ParquetMetrics.java, orc/OrcMetrics.java.
    """
    counts = [compared(nulls, ">=", ZERO), compared(nulls, "<=", values)]
    not_counted = formula.difference(rows, formula.difference(values, nulls))
    return if_true(both(*counts, compared(values, "<=", rows)), not_counted)


def _usable_bounds(
    column: Column, values: Formula, lower: Formula, upper: Formula
) -> tuple[Formula, Formula]:
    """Return the bounds of a required column; unknown where they are zeros in their place.

    Published metadata of Paimon has no value counts, and takes unknown bounds from a row without
    values: zeros and empty values.
    Spec: Paimon 1.4, core/iceberg/manifest/IcebergDataFileMeta.java (create); apache/paimon#8732.
    """
    kind = column.type
    if pa.types.is_nested(kind) or pa.types.is_null(kind) or kind == pa.uuid():
        return lower, upper
    # The value whose bytes are zeros, or that has none.
    width = kind.byte_width if pa.types.is_fixed_size_binary(kind) else 16
    buffers = [None, pa.py_buffer(bytes(width)), pa.py_buffer(b"")][: kind.num_buffers]
    zero = formula.of_literal(literal_of(pa.Array.from_buffers(kind, 1, buffers)[0]))
    are_zero = (compared(bound, "=", zero) for bound in (lower, upper))
    is_unknown = both(is_null(values), *are_zero)
    return if_true(is_unknown, NULL, lower), if_true(is_unknown, NULL, upper)


def _in_order(
    column: Column, lower: Formula, upper: Formula, *, is_uuid: bool
) -> tuple[Formula, Formula]:
    if is_uuid:
        ends = (Formula(f"{end}_uuid({lower}, {upper})") for end in ("least", "greatest"))
        return next(ends), next(ends)
    return ordered_bounds(column, lower, upper)


def _as_uuid(field: pa.Field) -> pa.Field:
    if pa.types.is_struct(field.type):
        return field.with_type(pa.struct([_as_uuid(child) for child in field.type]))
    is_uuid = (field.metadata or {}).get(STORED_AS) == b"uuid"
    return field.with_type(pa.uuid()) if is_uuid else field
