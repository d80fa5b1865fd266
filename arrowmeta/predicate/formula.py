"""Conditions over statistics: formulas that DuckDB and Arrow evaluate alike.

A `Formula` is SQL, and where Arrow has the same functions, also a function of Arrow arrays, with
the same three-valued logic. `mask` evaluates conditions over statistics and partition values
without a statement of DuckDB's; what only DuckDB can evaluate, such as functions of SQL, has no
function, and so has no formula over it.

`may_match` makes each condition on a column a formula over the column's statistics:

    a > 1                there may be a value, and the upper bound is not known to be <= 1
    a IS NOT NULL        there are not known to be as many nulls as values
    a + 1 = 3            if the file is known to have one value, that of `value + 1 = 3`
    AND, OR              AND, OR of the formulas; a tree has no NOT

Unknown statistics are NULL, for which a file may match; so is a count below 0. A condition without
statistics becomes `true`: it drops out of an AND, and makes an OR true. Bounds do not cover NaN,
which is greater than every number.

A format says where its metadata has bounds and counts of a column (`Facts`), how a predicate
applies to partitions, and which files hold versions or columns of the same rows (`Rules`). Main
names: `Formula`, `Facts`, `may_match`, `Rules`, `StatsRule`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import UsageError
from arrowmeta.kernels.buffers import array_of, flag_array, null_array, text_scalar, to_flags, whole
from arrowmeta.model.value_text import is_bytes
from arrowmeta.predicate.tree import (
    OF_ARROW,
    And,
    Column,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Or,
    RowCondition,
    StartsWith,
    Tree,
    Unjudged,
)
from arrowmeta.text import quoted_name, quoted_text


class Formula(NamedTuple):
    """Value for each row of a table.

    Attributes:
        sql: for DuckDB.
        function: for Arrow: returns an array, or a scalar for all rows, given the values of
            `parts`, each evaluated when it is taken; without parts, given the columns. None if only
            DuckDB evaluates it.
    """

    sql: str
    function: Callable[..., Any] | None = None
    parts: tuple[Formula, ...] = ()

    def __str__(self) -> str:
        return self.sql

    def mask(self, rows: pa.Table | pa.RecordBatch) -> NDArray[np.bool_]:
        """Return for which rows a condition is true, with Arrow.

        Raises:
            ArrowException: Arrow does not compare values of these types.
        """
        flags = _filled(self._value(_Columns(rows), {}), False)
        if isinstance(flags, pa.Scalar):
            return np.full(rows.num_rows, flags.as_py())
        return to_flags(flags)

    def _value(self, columns: _Columns, values: dict[str, Any]) -> Any:
        """Return the value, given those of formulas with parts that are evaluated already.

        Literals are not among them: one SQL stands for values of several columns' types.
        """
        if not self.parts:
            return self.function(columns)  # type: ignore[misc]
        if self.sql not in values:
            parts = (part._value(columns, values) for part in self.parts)
            values[self.sql] = self.function(parts)  # type: ignore[misc]
        return values[self.sql]


class _Columns(dict[str | tuple[str, str], pa.Array]):
    """Columns of a table, and fields of them, each as one array: Arrow is slower over chunks."""

    def __init__(self, rows: pa.Table | pa.RecordBatch) -> None:
        self._rows = rows

    def __missing__(self, name: str | tuple[str, str]) -> pa.Array:
        if isinstance(name, tuple):
            self[name] = pc.struct_field(self[name[0]], name[1:])
        else:
            column = self._rows[name]
            is_chunk = isinstance(column, pa.ChunkedArray) and column.num_chunks == 1
            self[name] = column.chunk(0) if is_chunk else whole(column)
        return self[name]


def _formula(sql: str, function: Callable[..., Any], *parts: Formula) -> Formula:
    for part in parts:
        if part.function is None:
            return Formula(sql)
    return Formula(sql, function, parts)


_TYPES = {bool: pa.bool_(), int: pa.int64(), type(None): pa.null()}


@lru_cache(maxsize=100, typed=True)  # a scalar takes longer to make than to compare
def constant(value: bool | int | None) -> Formula:
    """Return a truth value, a count, or NULL."""
    scalar = array_of([value], _TYPES[type(value)])[0]
    return Formula("NULL" if value is None else str(value).lower(), lambda _: scalar)


TRUE, NULL, ZERO = constant(True), constant(None), constant(0)


def flat(struct: str, name: str) -> Formula:
    """Return a field of a struct column that was read as a column of its own."""
    return column(f"{struct}.{name}")


def column(name: str) -> Formula:
    """Return a column."""
    return Formula(quoted_name(name), lambda columns: columns[name])


def member(struct: str, name: str) -> Formula:
    """Return a field of a struct column."""
    sql = f"{struct}.{quoted_name(name)}"
    return Formula(sql, lambda columns: columns[struct, name])


# -- conditions ----------------------------------------------------------------------------------

_COMPARISONS: dict[str, Any] = {operator: getattr(pc, name) for name, operator in OF_ARROW.items()}


def compared(left: Formula, operator: str, right: Formula) -> Formula:
    """Return a comparison; Arrow compares values of one type only, or integers."""

    def compare(values: Iterator[Any]) -> Any:
        first, second = values
        types = first.type, second.type
        if types[0] != types[1] and not all(map(pa.types.is_integer, types)):
            if not any(map(pa.types.is_null, types)):
                raise pa.ArrowNotImplementedError(f"{types[0]} is not compared with {types[1]}")
            return _null_of(pa.bool_())
        return _COMPARISONS[operator](first, second)

    return _formula(f"({left.sql} {operator} {right.sql})", compare, left, right)


def both(*conditions: Formula) -> Formula:
    """Return the conjunction of conditions."""
    return _joined(" AND ", pc.and_kleene, conditions, decides=False)


def either(*conditions: Formula) -> Formula:
    """Return the disjunction of conditions."""
    return _joined(" OR ", pc.or_kleene, conditions, decides=True)


def _joined(
    word: str, function: Callable[..., Any], conditions: tuple[Formula, ...], *, decides: bool
) -> Formula:
    neutral, deciding = constant(not decides), constant(decides)
    parts = {part.sql: part for part in conditions if part.sql != neutral.sql}
    if deciding.sql in parts or not parts:
        return deciding if parts else neutral
    if len(parts) == 1:
        return next(iter(parts.values()))

    def join(values: Iterator[Any]) -> Any:
        """Join values up to the first value that decides for all rows."""
        joined = _FLAGS[not decides]
        for value in values:
            if value is _FLAGS[decides]:
                return value
            if joined is _FLAGS[not decides]:
                joined = value
            elif value is not _FLAGS[not decides]:
                joined = function(joined, value)
        return joined

    return _formula(f"({word.join(parts)})", join, *parts.values())


#: Scalars of Arrow; those made of Python's values would import pandas.
_ZERO = array_of([0], pa.int64())[0]
#: False and true, for all rows: what has no nulls needs no function of Arrow to say so.
_FLAGS = tuple(flag_array(np.array([False, True])))


@cache
def _null_of(kind: pa.DataType) -> pa.Scalar:
    return null_array(1, kind)[0]


def _are_null(value: Any) -> Any:
    if isinstance(value, pa.Scalar):
        return _FLAGS[not value.is_valid]
    return pc.is_null(value) if value.null_count else _FLAGS[False]


def _inverted(flags: Any) -> Any:
    return _FLAGS[not flags.as_py()] if isinstance(flags, pa.Scalar) else pc.invert(flags)


def _operation(sql: str, function: Callable[..., Any]) -> Callable[..., Formula]:
    """Return what makes a formula of others.

    Args:
        sql: with `{}` for each of them.
        function: for Arrow, of their values.
    """
    return lambda *parts: _formula(
        sql.format(*[part.sql for part in parts]), lambda values: function(*values), *parts
    )


#: Whether a condition is true or NULL; false or NULL; true, and not NULL; false, and not NULL.
is_not_false = _operation("({} IS NOT FALSE)", lambda value: _filled(value, True))
is_not_true = _operation("({} IS NOT TRUE)", lambda value: _inverted(_filled(value, False)))
is_true = _operation("({} IS TRUE)", lambda value: _filled(value, False))
is_false = _operation("({} IS FALSE)", lambda value: _inverted(_filled(value, True)))
is_null = _operation("({} IS NULL)", _are_null)
is_not_null = _operation("({} IS NOT NULL)", lambda value: _inverted(_are_null(value)))
#: Whether a floating-point number is NaN.
is_nan = _operation("isnan({})", pc.is_nan)
#: A count; 0 for a negative one and NULL, which mean unknown.
positive = _operation(
    "greatest({}, 0)", lambda value: pc.max_element_wise(value.cast(pa.int64()), _ZERO)
)
#: The difference of two counts that are not negative.
difference = _operation("({} - {})", pc.subtract)


def _filled(condition: Any, filler: bool) -> Any:
    if isinstance(condition, pa.Scalar):
        return _FLAGS[condition.as_py() if condition.is_valid else filler]
    if pa.types.is_null(condition.type):
        return _FLAGS[filler]
    return pc.coalesce(condition, _FLAGS[filler]) if condition.null_count else condition


# -- values --------------------------------------------------------------------------------------


def if_true(condition: Formula, value: Formula, otherwise: Formula = NULL) -> Formula:
    """Return a value where a condition is true, and another value elsewhere."""

    def choose(values: Iterator[Any]) -> Any:
        flags, *either = values
        flags = _filled(flags, False)
        kind = next((v.type for v in either if not pa.types.is_null(v.type)), pa.null())
        typed = [_null_of(kind) if pa.types.is_null(v.type) else v for v in either]
        if isinstance(flags, pa.Scalar):
            return typed[0] if flags is _FLAGS[True] else typed[1]
        return pc.if_else(flags, *typed) if flags.true_count else typed[1]

    sql = f"CASE WHEN {condition.sql} THEN {value.sql} ELSE {otherwise.sql} END"
    return _formula(sql, choose, condition, value, otherwise)


def first_of(*values: Formula) -> Formula:
    """Return the first value that is not NULL."""
    sql = f"coalesce({', '.join(value.sql for value in values)})"
    return _formula(sql, lambda each: pc.coalesce(*each), *values) if len(values) > 1 else values[0]


def without_nan(value: Formula) -> Formula:
    """Return a floating-point number, or NULL for NaN."""
    return if_true(is_nan(value), NULL, value)


def beginning(text: Formula, length: int) -> Formula:
    """Return the first characters of a text."""
    sql = f"left({text.sql}, {length})"
    return _formula(sql, lambda values: pc.utf8_slice_codeunits(next(values), 0, length), text)


def starts_with(value: Formula, prefix: str) -> Formula:
    """Return whether a text has a prefix."""
    sql = f"starts_with({value.sql}, {quoted_text(prefix)})"
    return _formula(sql, lambda values: pc.starts_with(next(values), prefix), value)


def of_literal(value: Literal) -> Formula:
    """Return a literal; Arrow knows it only if it is a value of the column's type."""
    return Formula(value.sql, None if value.exact is None else lambda _: value.exact)


# -- predicates over statistics ------------------------------------------------------------------

#: Maximum bytes of a column value for evaluating expressions.
LONGEST_VALUE = 1024
#: Most values of a list that Arrow compares one after the other; DuckDB stops at the first match.
_MOST_VALUES = 50


class Facts(NamedTuple):
    """Statistics of a column in a file or manifest.

    Attributes:
        lower: lower bound of all values but NaN.
        upper: upper bound of all values but NaN.
        null_count: number of nulls.
        nan_count: number of NaN.
        value_count: number of values, including nulls and NaN.
        partition_value: value of all rows, from the partition of the file; may be null.
        has_partition_value: whether there is one.
    """

    lower: Formula
    upper: Formula
    null_count: Formula
    nan_count: Formula
    value_count: Formula
    partition_value: Formula = NULL
    has_partition_value: Formula = constant(False)

    @property
    def has_value(self) -> Formula:
        """Whether there may be a value that is not null."""
        is_counted = compared(self.value_count, ">=", ZERO)
        return is_not_true(both(is_counted, compared(self.null_count, ">=", self.value_count)))

    def has_nan(self, column: Column) -> Formula:
        """Whether a column may be NaN."""
        if not column.may_be_nan:
            return constant(False)
        return is_not_false(compared(self.nan_count, "<>", ZERO))

    def has_number(self, column: Column) -> Formula:
        """Whether there may be a value of a column that is neither null nor NaN.

        The difference of counts cannot overflow.
        """
        values = self.value_count
        if column.may_be_nan:
            values = difference(positive(values), positive(self.nan_count))
        is_counted = compared(self.value_count, ">=", ZERO)
        nulls = positive(self.null_count)
        return is_not_true(both(is_counted, compared(nulls, ">=", values)))

    @property
    def may_be_null(self) -> Formula:
        """Whether there may be a null."""
        return is_not_false(compared(self.null_count, "<>", ZERO))


FactsOf = Callable[[Column], Facts | None]


def may_match(tree: Tree, facts_of: FactsOf) -> Formula:
    """Return a condition: a file with these statistics may match.

    Args:
        facts_of: returns the statistics of a column; None if there are none.
    """
    match tree:
        case And(parts):
            return both(*(may_match(part, facts_of) for part in parts))
        case Or(parts):
            return either(*(may_match(part, facts_of) for part in parts))
        case Implied(condition, row=row):
            implied = may_match(condition, facts_of)
            return implied if row is None else both(implied, _of_row(row, facts_of))
        case Constant(value):
            return constant(bool(value))
        case Unjudged(row=row):
            return TRUE if row is None else _of_row(row, facts_of)
        case _:
            facts = facts_of(tree.column)
            return TRUE if facts is None else _leaf(tree, facts)


def facts_of_row(row: RowCondition, facts_of: FactsOf) -> list[Facts] | None:
    """Return the statistics of the columns of a condition; None if a column has none."""
    facts_of_columns = [facts for column in row.columns if (facts := facts_of(column)) is not None]
    return facts_of_columns if len(facts_of_columns) == len(row.columns) else None


def is_constant(row: RowCondition, statistics: Sequence[Facts]) -> Formula:
    """Return a condition: each column has one value, or only nulls, in the file.

    That is a value of the partition, or follows from bounds and counts. Long values, which
    functions could multiply, and times that readers represent differently count as unknown.
    """
    parts = []
    for column, facts in zip(row.columns, statistics, strict=True):
        is_only_null = both(
            compared(facts.null_count, ">=", facts.value_count),
            compared(facts.value_count, ">", ZERO),
        )
        has_no_null = compared(facts.null_count, "=", ZERO)
        is_single = if_true(has_no_null, compared(facts.lower, "=", facts.upper), is_only_null)
        parts.append(either(facts.has_partition_value, is_single))
        value = only_value(facts)
        if pa.types.is_string(column.type) or is_bytes(column.type):
            length = "strlen" if pa.types.is_string(column.type) else "octet_length"
            parts.append(Formula(f"coalesce({length}({value}) <= {LONGEST_VALUE}, true)"))
        elif pa.types.is_date32(column.type) or pa.types.is_timestamp(column.type):
            parts.append(Formula(f"is_common_time({value})"))
    return both(*parts)


def evaluated(row: RowCondition, statistics: Sequence[Facts]) -> str:
    """Return SQL for the result of a row condition: whether it is true; NULL where it fails.

    It must be inside a branch of CASE: elsewhere DuckDB evaluates expressions that occur twice
    before TRY, and fails.
    """
    return f"TRY(({row.sql([only_value(facts).sql for facts in statistics])}) IS TRUE)"


def only_value(facts: Facts) -> Formula:
    """Return the value of a column that has one value, or only nulls."""
    of_bounds = if_true(compared(facts.null_count, "=", ZERO), facts.lower)
    return if_true(facts.has_partition_value, facts.partition_value, of_bounds)


def _of_row(row: RowCondition, facts_of: FactsOf) -> Formula:
    """Return a condition: a row may match; true if values are unknown or evaluation fails."""
    statistics = facts_of_row(row, facts_of)
    if statistics is None:
        return TRUE
    answer = f"coalesce({evaluated(row, statistics)}, true)"
    return Formula(f"CASE WHEN {is_constant(row, statistics)} THEN {answer} ELSE true END")


def _leaf(leaf: Leaf, facts: Facts) -> Formula:
    """Return the condition for a leaf."""
    column = leaf.column
    lower, upper = bound_of(column, facts.lower), bound_of(column, facts.upper)

    def by_number(condition: Formula) -> Formula:
        return both(facts.has_number(column), condition)

    def by_number_or_nan(condition: Formula) -> Formula:
        return both(facts.has_value, either(facts.has_nan(column), condition))

    match leaf:
        case Comparison(_, "=", literal):
            return by_number(_may_be_between(lower, upper, literal))
        case Comparison(_, "<>", literal):
            ends = (compared(bound, "=", of_literal(literal)) for bound in (lower, upper))
            return by_number_or_nan(is_not_true(both(*ends)))
        case Comparison(_, "<" | "<=" as operator, literal):
            return by_number(is_not_false(compared(lower, operator, of_literal(literal))))
        case Comparison(_, operator, literal, has_nan):
            is_greater = is_not_false(compared(upper, operator, of_literal(literal)))
            return by_number_or_nan(is_greater) if has_nan else by_number(is_greater)
        case Membership(_, literals, True):
            equals = both(compared(lower, "=", upper), _is_among(literals, lower, lower))
            return by_number_or_nan(is_not_true(equals))
        case Membership(_, literals):
            return by_number(_is_among(literals, lower, upper))
        case StartsWith(_, prefix, False):
            text = Formula(quoted_text(prefix), lambda _: text_scalar(prefix))
            start = beginning(lower, len(prefix))
            is_within = both(compared(start, "<=", text), compared(upper, ">=", text))
            return both(facts.has_value, is_not_false(is_within))
        case StartsWith(_, prefix):
            ends = (starts_with(bound, prefix) for bound in (lower, upper))
            return both(facts.has_value, is_not_true(both(*ends)))
        case IsNull(_, negated):
            return facts.has_value if negated else facts.may_be_null
        case IsNan(_, negated):
            return by_number(TRUE) if negated else by_number_or_nan(constant(False))


def _may_be_between(lower: Formula, upper: Formula, literal: Literal) -> Formula:
    value = of_literal(literal)
    return is_not_false(both(compared(lower, "<=", value), compared(upper, ">=", value)))


def _is_among(literals: Sequence[Literal], lower: Formula, upper: Formula) -> Formula:
    """Return whether one of some values may be between two bounds."""
    may_be = either(*(_may_be_between(lower, upper, literal) for literal in literals))
    if not literals:
        return may_be
    listed = ", ".join(literal.sql for literal in literals)
    sql = (
        f"(len(list_filter([{listed}], lambda value: coalesce({lower} <= value, true)"
        f" AND coalesce({upper} >= value, true))) > 0)"
    )
    return may_be._replace(sql=sql) if len(literals) <= _MOST_VALUES else Formula(sql)


def may_match_by_spec(
    conditions: Mapping[int | None, Tree], facts_of: FactsOf, spec_id: str
) -> Formula:
    """Return a condition: statistics may match the predicate of their spec.

    Args:
        conditions: predicates by spec id; None for all specs.
        facts_of: returns the statistics of a column.
        spec_id: column with the spec id.
    """
    if None in conditions:
        return may_match(conditions[None], facts_of)
    return both(
        *(
            either(
                is_not_true(compared(column(spec_id), "=", constant(spec))),
                may_match(tree, facts_of),
            )
            for spec, tree in conditions.items()
        )
    )


def bound_of(column: Column, bound: Formula) -> Formula:
    """Return a bound of a column, or of a function of it; null if the bound is NaN."""
    number = without_nan(bound) if column.may_be_nan else bound
    return number if column.is_plain else Formula(column.through.format(number))


def ordered_bounds(column: Column, lower: Formula, upper: Formula) -> tuple[Formula, Formula]:
    """Return bounds that are null where the lower one is above the upper one.

    No value lies between those, so readers that take them for true drop files with rows; writers
    have swapped them, and cut or rounded them to the wrong side.
    """
    first, last = map(without_nan, (lower, upper)) if column.may_be_nan else (lower, upper)
    is_wrong = compared(first, ">", last)
    return if_true(is_wrong, NULL, lower), if_true(is_wrong, NULL, upper)


def of_partition(field: Column) -> Facts:
    """Return the statistics of a partition field: one value for all rows of a file.

    A NULL is a value only if the partition is known, since it may stand for one that could not be
    read.
    """
    value = flat("partition", field.name)
    is_value = either(is_not_null(value), column("partition_is_known"))
    may_be = (is_null(value), is_nan(value) if field.may_be_nan else constant(False))
    nulls, nans = (if_true(is_value, if_true(is_so, constant(1), ZERO)) for is_so in may_be)
    return Facts(value, value, nulls, nans, constant(1))


def is_unambiguous(name: str, names: Iterable[str]) -> bool:
    """Return whether a column name is unique if case is ignored, as in SQL."""
    return sum(other.casefold() == name.casefold() for other in names) <= 1


# -- rules of a format ---------------------------------------------------------------------------

#: Evaluates a condition over a table: mask of rows for which it is true or fails.
AskRows: TypeAlias = Callable[[Formula, pa.Table], NDArray[np.bool_]]


class BucketChoice(Protocol):
    """Buckets that can match."""

    @property
    def schema_ids(self) -> Collection[int]:
        """Ids of schemas for whose files the buckets are known."""
        ...

    def buckets(self, total_buckets: int) -> Collection[int] | None:
        """Return the buckets out of `total_buckets`; None for all of them."""
        ...


class LeftOut(Struct, frozen=True):
    """Files that readers of a table skip.

    Attributes:
        level_zero: files that were not compacted yet.
        unassigned_buckets: files of rows without a bucket.
    """

    level_zero: bool = False
    unassigned_buckets: bool = False


class RowVersions(Struct, frozen=True):
    """Rule for buckets whose files have versions of the same rows; readers use the newest one.

    Attributes:
        whole: whole predicate, for files without versions of their rows in others.
        combines: whether a row can be combined from versions none of which matches.
        in_any_bucket: whether versions of a row may be in several buckets, and in one file.
    """

    whole: Formula
    combines: bool
    in_any_bucket: bool = False


class ColumnOfParts(Struct, frozen=True):
    """Column that some files of a row id range have.

    Attributes:
        name: SQL identifier.
        is_there: condition that a file has the column; its statistics may be missing.
        sequence: sequence number of the column in a file; the greatest one is current.
    """

    name: str
    facts: Facts
    is_there: str
    sequence: str

    @property
    def facts_of_range(self) -> Facts:
        """Statistics of the column over a row id range."""
        lower, upper, nulls = (
            Formula(f"(column_parts.{self.name}).{part}") for part in ("lower", "upper", "nulls")
        )
        return Facts(lower, upper, nulls, NULL, Formula("range_rows"))

    @property
    def newest(self) -> str:
        """Macro call that finds the statistics of the newest files of a range."""
        facts = self.facts
        return (
            f"newest_of_range({facts.lower}, {facts.upper}, {facts.null_count}, {self.sequence},"
            f" {self.is_there}, is_apart, row_start, row_end, range_id)"
        )

    @property
    def statistics(self) -> str:
        """Macro call that derives the statistics of a range."""
        return f"column_of_range(newest_parts.{self.name}, range_start, range_end)"


class RowParts(Struct, frozen=True):
    """Rule for files that have columns of the same rows: one row id range, partition and bucket.

    See `/sql/pruning/common_rows.sql`.

    Attributes:
        matches: condition over `ColumnOfParts.facts_of_range` and columns common to all files.
        whole: condition over the statistics of each file.
        is_apart: condition that a file has columns without statistics for some of the rows.
    """

    columns: tuple[ColumnOfParts, ...]
    matches: Formula
    whole: Formula
    is_apart: str

    def judged(self, relation: str) -> str:
        """Return the macro call that decides over the files of a relation."""
        newest = ", ".join(f"{column.name}: {column.newest}" for column in self.columns)
        columns = ", ".join(f"{column.name}: {column.statistics}" for column in self.columns)
        return (
            f"keep_row_parts('{relation}', {self.is_apart}, {{{newest}}}, {{{columns}}},"
            f" {self.matches}, {self.whole})"
        )


class StatsRule(Struct, frozen=True):
    """Rule for deciding over files by statistics.

    Attributes:
        columns: columns of entries that the conditions read, by flat names.
        alone: condition that may drop any file by itself.
        group: rule for files that share rows; None if `alone` decides.
    """

    columns: tuple[str, ...]
    alone: Formula
    group: RowVersions | RowParts | None = None


class Rules(Struct, frozen=True, dict=True):
    """Data skipping rules of one table; the defaults keep everything."""

    @property
    @abstractmethod
    def columns(self) -> pa.Schema:
        """Columns that predicates can name, with the types that they compare as."""

    @abstractmethod
    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on partition fields by spec id; None for all specs."""

    def manifest_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the predicate on manifest summaries by spec id."""
        return self.partition_conditions(tree)

    @abstractmethod
    def manifest_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a column in a manifest; None if there are none."""

    @abstractmethod
    def file_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a column in an entry; None if there are none."""

    @abstractmethod
    def stats_columns(self, tree: Tree) -> tuple[str, ...]:
        """Return the columns of entries with statistics of a predicate, by flat names."""

    @abstractmethod
    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return the rule for deciding over files by statistics."""

    @abstractmethod
    def why_no_bounds(self, column: Column) -> str:
        """Return why files may lack bounds of a column, and the remedy."""

    @abstractmethod
    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Return what would let bounds of a column rule out more files.

        Args:
            column: the compared column.
            is_equality: whether it is compared with `=` or `IN`.
        """

    def expressions(self, *, case_sensitive: bool) -> Any:
        """Return the reader of Iceberg's expressions in JSON over the columns.

        Raises:
            UsageError: the table is none of Iceberg.
        """
        raise UsageError("an expression in JSON is of Iceberg: give this table a predicate in SQL")

    @property
    def read_differently(self) -> Collection[str]:
        """Columns whose values differ between readers."""
        return ()

    @property
    def left_out(self) -> LeftOut:
        """Files that readers of the table skip."""
        return LeftOut()

    @property
    def rows_are_whole(self) -> bool:
        """Whether each row of a file is a row of the table, unless a delete applies."""
        return True

    @property
    def row_parts(self) -> tuple[str, ...]:
        """Columns of entries that tell which rows files have; empty if no files share rows.

        Such files have different columns of the rows; see `/sql/pruning/aggregates.sql`.
        """
        return ()

    def has_values_of_files(self, column: Column) -> bool:
        """Return whether readers return only values of a column that are in files."""
        return True

    def bucket_choice(self, tree: Tree) -> BucketChoice | None:
        """Return the buckets that can match; None for all of them."""
        return None

    def decides_alone(self, tree: Tree) -> Tree:
        """Return the part of a predicate that may rule out a file without regard to others."""
        return tree

    def is_decided_alone(self, column: Column) -> bool:
        """Return whether statistics of a column may rule out a file without regard to others."""
        asked = IsNull(column)
        return self.decides_alone(asked) == asked

    @property
    def index_columns(self) -> tuple[str, ...]:
        """Columns of entries with indexes; empty if the format has none."""
        return ()

    def index_mask(self, tree: Tree, files: pa.Table, ask: AskRows) -> NDArray[np.bool_] | None:
        """Return which files may match by their indexes; None for all.

        Args:
            files: the columns `index_columns` of files.
            ask: evaluates a condition over statistics of parts of an index.
        """
        return None
