"""Predicates as trees of conditions on columns, with SQL's three-valued logic.

A tree is true for the rows that match; for the others it is false or NULL. There is no node for
NOT: `negate` moves it to the leaves, so `NOT (a > 1 OR b IS NULL)` is `a <= 1 AND b IS NOT NULL`.
`not_true` is also true where the tree is NULL: if no row of a file can satisfy it, all rows match.
No leaf has a NULL or NaN literal: `compared` rewrites such comparisons. Main names: `Tree`,
`negate`, `not_true`, `map_leaves`; `literal_of` writes a value as SQL, and `points` finds values
that a tree allows.

`compared` and its relatives build conditions on one column with SQL's rules for NULL and NaN, which
is greater than every other number and equal to itself; a comparison with NULL is NULL.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Any
from typing import Literal as OneOf

import numpy as np
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.kernels.buffers import text_scalar
from arrowmeta.model.value_text import is_bytes, is_number
from arrowmeta.text import quoted_text

Operator = OneOf["=", "<>", "<", "<=", ">", ">="]

#: Operators: the opposite, the operator with swapped sides, and their names in Arrow and DuckDB.
_OPERATORS: tuple[tuple[Operator, Operator, Operator, str, str], ...] = (
    ("=", "<>", "=", "equal", "COMPARE_EQUAL"),
    ("<>", "=", "<>", "not_equal", "COMPARE_NOTEQUAL"),
    ("<", ">=", ">", "less", "COMPARE_LESSTHAN"),
    ("<=", ">", ">=", "less_equal", "COMPARE_LESSTHANOREQUALTO"),
    (">", "<=", "<", "greater", "COMPARE_GREATERTHAN"),
    (">=", "<", "<=", "greater_equal", "COMPARE_GREATERTHANOREQUALTO"),
)
OPPOSITE = {operator: opposite for operator, opposite, *_ in _OPERATORS}
MIRRORED = {operator: mirrored for operator, _, mirrored, *_ in _OPERATORS}
OF_ARROW = {name: operator for operator, _, _, name, _ in _OPERATORS}
OF_DUCKDB = {name: operator for operator, *_, name in _OPERATORS}


class Column(Struct, frozen=True):
    """Column or nested field of the table, or an order-preserving function of it.

    Attributes:
        name: name in the schema; names of nested fields are separated by dots.
        path: names from the column down to the field; one name for a column.
        through: SQL of the function with `{}` for the column; `{}` for the column itself.
    """

    name: str
    type: pa.DataType
    path: tuple[str, ...]
    through: str = "{}"

    @property
    def is_plain(self) -> bool:
        """Whether it is a column or field without a function."""
        return self.through == "{}"

    @property
    def may_be_nan(self) -> bool:
        """Whether its type has NaN."""
        return bool(pa.types.is_floating(self.type))

    def __str__(self) -> str:
        return self.through.format(self.name)


class Literal(Struct, frozen=True):
    """Value that a column is compared with.

    Attributes:
        sql: the value as a typed SQL constant.
        exact: the value in the column type; None if comparing in that type could differ from SQL.
        text: the value for messages.
        kind: its DuckDB type.
    """

    sql: str
    exact: pa.Scalar | None
    text: str
    kind: str = ""

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the value as an array: Arrow pickles scalars as Python values, which lack some."""
        exact = None if self.exact is None else pa.repeat(self.exact, 1)
        return _unpickled, (self.sql, exact, self.text, self.kind)


def _unpickled(sql: str, exact: pa.Array | None, text: str, kind: str) -> Literal:
    return Literal(sql, None if exact is None else exact[0], text, kind)


class Comparison(Struct, frozen=True):
    """`column <op> value`.

    Attributes:
        has_nan: whether NaN is greater than every number, as in SQL; else no order comparison is
            true for it, as in Iceberg's expressions.
    """

    column: Column
    operator: Operator
    literal: Literal
    has_nan: bool = True

    def __str__(self) -> str:
        return f"{self.column} {self.operator} {self.literal}"


class Membership(Struct, frozen=True):
    """`column [NOT] IN (values)`; without values it is false, negated true, and NULL for NULL."""

    column: Column
    literals: tuple[Literal, ...]
    negated: bool = False

    def __str__(self) -> str:
        if self.negated and not self.literals:
            return f"{self.column} IS NOT NULL"
        values = ", ".join(map(str, self.literals[:3])) + (", …" if len(self.literals) > 3 else "")
        return f"{self.column}{' NOT' if self.negated else ''} IN ({values})"


class IsNull(Struct, frozen=True):
    """`column IS [NOT] NULL`."""

    column: Column
    negated: bool = False

    def __str__(self) -> str:
        return f"{self.column} IS {'NOT ' if self.negated else ''}NULL"


class IsNan(Struct, frozen=True):
    """`isnan(column)` or its negation; NULL for NULL."""

    column: Column
    negated: bool = False

    def __str__(self) -> str:
        return f"{'NOT ' if self.negated else ''}isnan({self.column})"


class StartsWith(Struct, frozen=True):
    """`[NOT] starts_with(column, prefix)`."""

    column: Column
    prefix: str
    negated: bool = False

    def __str__(self) -> str:
        text = self.prefix.replace("'", "''")
        return f"{'NOT ' if self.negated else ''}starts_with({self.column}, '{text}')"


class Constant(Struct, frozen=True):
    """A constant condition; None is NULL."""

    value: bool | None

    def __str__(self) -> str:
        return "NULL" if self.value is None else str(self.value).upper()


class RowCondition(Struct, frozen=True):
    """Condition that DuckDB can evaluate from the values of some columns.

    Attributes:
        template: SQL of the condition, as a format string with a field per column.
        columns: the columns, in the order of the fields.
        is_limited: whether it fails for values for which engines may differ.
    """

    template: str
    columns: tuple[Column, ...]
    is_limited: bool = False

    def sql(self, values: Sequence[str]) -> str:
        """Return the condition with a SQL expression in place of each column."""
        return self.template.format(*values)

    def within(self, around: str) -> RowCondition:
        """Return a condition around this condition, such as `NOT ({})`."""
        return replace(self, template=around.format(self.template))


class Unjudged(Struct, frozen=True):
    """Condition that bounds do not decide: any row may match.

    Attributes:
        reason: why bounds do not decide it.
        row: evaluates it for known column values; None if it cannot be evaluated.
    """

    text: str
    reason: str
    row: RowCondition | None = None

    def __str__(self) -> str:
        return self.text


class Implied(Struct, frozen=True):
    """Condition that implies a simpler one.

    Attributes:
        condition: the simpler condition.
        unless: if this is true, the condition is NULL; else it equals the simpler one. None if the
            two may differ.
        opposite: condition that is true whenever this condition is false; None if there is none.
        row: evaluates all of it for known column values; None if it cannot be evaluated.
        reason: why no more of it is used; empty if there is nothing to say.
    """

    condition: Tree
    text: str
    unless: Tree | None = None
    opposite: Tree | None = None
    row: RowCondition | None = None
    reason: str = ""

    def __str__(self) -> str:
        return self.text if self.unless is None else _bracketed(self.condition)


class And(Struct, frozen=True):
    """Conjunction of conditions."""

    parts: tuple[Tree, ...]

    def __str__(self) -> str:
        return " AND ".join(_bracketed(part) for part in self.parts)


class Or(Struct, frozen=True):
    """Disjunction of conditions."""

    parts: tuple[Tree, ...]

    def __str__(self) -> str:
        return " OR ".join(_bracketed(part) for part in self.parts)


Leaf = Comparison | Membership | IsNull | IsNan | StartsWith
Tree = Leaf | Constant | Unjudged | Implied | And | Or

#: Number of alternatives, or of conditions that must all hold, beyond which lists are made.
_MANY = 50
#: Reason for not judging the negation of a condition that only implies another condition.
_ONLY_PLAIN = "it is judged only where it is not negated"

TRUE = Constant(True)
FALSE = Constant(False)
NULL = Constant(None)


def all_of(parts: list[Tree]) -> Tree:
    """Return the conjunction of conditions, simplified."""
    return _joined(And, parts, TRUE, FALSE)


def any_of(parts: list[Tree]) -> Tree:
    """Return the disjunction of conditions, simplified."""
    return _joined(Or, parts, FALSE, TRUE)


def _joined(kind: type[And | Or], parts: list[Tree], neutral: Tree, deciding: Tree) -> Tree:
    nested = [list(part.parts) if isinstance(part, kind) else [part] for part in parts]
    flat = list(dict.fromkeys(part for some in nested for part in some))
    if len(flat) > _MANY:
        flat = _with_lists(flat, negated=kind is And)
    if deciding in flat:
        return deciding
    flat = [part for part in flat if part != neutral]
    return kind(tuple(flat)) if len(flat) > 1 else flat[0] if flat else neutral


def _with_lists(parts: list[Tree], *, negated: bool) -> list[Tree]:
    """Return conditions with one list of values in place of many comparisons with `=`, or `<>`.

    DuckDB takes quadratic time for the number of conditions.
    """
    operator: Operator = "<>" if negated else "="
    comparisons: dict[tuple[Column, str], list[Literal]] = {}
    others: list[Tree] = []
    for part in parts:
        if isinstance(part, Comparison) and part.operator == operator:
            key = part.column, part.literal.kind
            comparisons.setdefault(key, []).append(part.literal)
        else:
            others.append(part)
    for (column, _), literals in comparisons.items():
        values = tuple(dict.fromkeys(literals))
        alone = Comparison(column, operator, values[0])
        others.append(Membership(column, values, negated) if len(values) > 1 else alone)
    return others


def negate(tree: Tree) -> Tree:
    """Return the negation of a tree; NULL stays NULL."""
    match tree:
        case And(parts):
            return any_of([negate(part) for part in parts])
        case Or(parts):
            return all_of([negate(part) for part in parts])
        case Comparison(column, operator, literal, has_nan):
            opposite = Comparison(column, OPPOSITE[operator], literal)
            is_apart = operator in (">", ">=") and column.may_be_nan and not has_nan
            return any_of([opposite, IsNan(column)]) if is_apart else opposite
        case Constant(value):
            return Constant(None if value is None else not value)
        case Implied(condition, text, None, opposite) if opposite is not None:
            return Implied(opposite, f"NOT ({text})", opposite=condition, reason=tree.reason)
        case Implied(condition, text, unless) if unless is not None:
            return Implied(negate(condition), f"NOT ({text})", unless)
        case Implied() | Unjudged():
            return _unjudged_within("NOT ({})", tree)
        case _:
            return replace(tree, negated=not tree.negated)


def _unjudged_within(around: str, tree: Implied | Unjudged) -> Unjudged:
    """Return a condition around a condition that bounds do not decide."""
    reason = tree.reason or _ONLY_PLAIN
    row = tree.row and tree.row.within(around)
    return Unjudged(around.format(tree.text), reason, row)


def not_true(tree: Tree) -> Tree:
    """Return a tree that is true where `tree` is false or NULL.

    If it cannot be true for any row of a file, all of its rows match.
    """
    match tree:
        case And(parts):
            return any_of([not_true(part) for part in parts])
        case Or(parts):
            return all_of([not_true(part) for part in parts])
        case Constant(value):
            return Constant(value is not True)
        case Implied(condition, _, unless) if unless is not None:
            return any_of([not_true(condition), unless])
        case Implied(condition, _, None, opposite) if opposite is not None:
            return any_of([not_true(condition), opposite])
        case Implied(row=None) | IsNull():
            return negate(tree)
        case Implied() | Unjudged():
            return _unjudged_within("({}) IS NOT TRUE", tree)
        case _:
            return any_of([negate(tree), IsNull(tree.column)])


def may_be_true(tree: Tree, may_hold: Callable[[Leaf], bool]) -> bool:
    """Return whether a tree may be true, given whether each leaf may be."""
    match tree:
        case And(parts):
            return all(may_be_true(part, may_hold) for part in parts)
        case Or(parts):
            return any(may_be_true(part, may_hold) for part in parts)
        case Implied(condition):
            return may_be_true(condition, may_hold)
        case Constant(value):
            return value is True
        case Unjudged():
            return True
        case _:
            return may_hold(tree)


def conjuncts(tree: Tree) -> tuple[Tree, ...]:
    """Return conditions that must all be true."""
    return tree.parts if isinstance(tree, And) else () if tree == TRUE else (tree,)


def conditions(tree: Tree) -> Iterator[Leaf | Constant | Unjudged | Implied]:
    """Yield the conditions that AND and OR combine."""
    match tree:
        case And(parts) | Or(parts):
            for part in parts:
                yield from conditions(part)
        case _:
            yield tree


def leaves(tree: Tree) -> Iterator[Leaf | Constant | Unjudged]:
    """Yield the leaves."""
    for condition in conditions(tree):
        if isinstance(condition, Implied):
            yield from leaves(condition.condition)
        else:
            yield condition


def row_conditions(tree: Tree) -> Iterator[tuple[str, RowCondition]]:
    """Yield the conditions that DuckDB evaluates for a row, with their text."""
    for condition in conditions(tree):
        if isinstance(condition, Implied | Unjudged) and condition.row is not None:
            yield condition.text, condition.row


def conditions_unused(tree: Tree) -> Iterator[tuple[str, str]]:
    """Yield the conditions that rule out no file, or not all that they could, with the reason."""
    for condition in conditions(tree):
        match condition:
            case Unjudged(text, reason, None):
                yield text, reason
            case Implied(text=text, reason=reason) if reason:
                yield text, reason


def columns_of(tree: Tree) -> dict[str, Column]:
    """Return the columns of a tree by path, in order of appearance."""
    columns = [leaf.column for leaf in leaves(tree) if not isinstance(leaf, Constant | Unjudged)]
    columns += [column for _, row in row_conditions(tree) for column in row.columns]
    return {column.name: column for column in columns}


def map_leaves(
    tree: Tree,
    change: Callable[[Leaf], Tree],
    change_row: Callable[[RowCondition], RowCondition | None] = lambda row: row,
) -> Tree:
    """Return a tree with each leaf replaced by a condition that it implies.

    Args:
        change: returns a condition that is true whenever the leaf is.
        change_row: returns the same condition over other columns; None if they are not known.
    """
    match tree:
        case And(parts) | Or(parts):
            mapped = [map_leaves(part, change, change_row) for part in parts]
            return all_of(mapped) if isinstance(tree, And) else any_of(mapped)
        case Implied(condition, text, row=row):
            implied = map_leaves(condition, change, change_row)
            changed = row and change_row(row)
            return Implied(implied, text, row=changed) if changed else implied
        case Unjudged(row=row):
            return tree if row is None else replace(tree, row=change_row(row))
        case Constant():
            return tree
        case _:
            return change(tree)


def _bracketed(tree: Tree) -> str:
    return f"({tree})" if isinstance(tree, And | Or) else str(tree)


# -- literals, and the values that a tree allows -------------------------------------------------

#: Day numbers of DuckDB's infinite dates.
_INFINITY = 2**31 - 1

_TYPES = {"s": "TIMESTAMP_S", "ms": "TIMESTAMP_MS", "us": "TIMESTAMP", "ns": "TIMESTAMP_NS"}


def literal_of(value: pa.Scalar) -> Literal:
    """Return the literal of a non-null value of a type that statistics have."""
    kind = value.type
    if pa.types.is_string(kind):
        text = quoted_text(value.as_py())
        return Literal(text, value, text, "VARCHAR")
    if is_bytes(kind):
        digits = value.as_py().hex()
        return Literal(f"from_hex('{digits}')", value, f"x'{digits}'", "BLOB")
    if pa.types.is_boolean(kind) or pa.types.is_integer(kind):
        text = str(value.as_py()).lower()
        return Literal(text, value, text, "BOOLEAN" if pa.types.is_boolean(kind) else "BIGINT")
    zone = ""
    if pa.types.is_timestamp(kind):
        # Arrow cannot print years after 32767.
        count = value.cast(pa.int64()).as_py()
        text, name = str(np.datetime64(count, kind.unit)).replace("T", " "), _TYPES[kind.unit]
        if kind.tz:
            zone, name = "+00", "TIMESTAMPTZ_NS" if kind.unit == "ns" else "TIMESTAMPTZ"
    elif pa.types.is_date32(kind):
        # Python's dates cover years 1 to 9999 only.
        days, name = value.cast(pa.int32()).as_py(), "DATE"
        text = str(np.datetime64(days, "D"))
        if abs(days) >= _INFINITY:
            text = "infinity" if days > 0 else "-infinity"
    elif pa.types.is_decimal(kind):
        number = value.as_py()
        # Truncating the least values gives one digit more than their type has.
        precision = max(kind.precision, len(number.as_tuple().digits))
        text, name = format(number, "f"), f"DECIMAL({precision}, {kind.scale})"
    elif pa.types.is_floating(kind):
        text, name = repr(value.as_py()), "FLOAT" if pa.types.is_float32(kind) else "DOUBLE"
    else:
        text, name = str(value.as_py()), "TIME" if pa.types.is_time(kind) else "UUID"
    shown = text if is_number(kind) else quoted_text(text)
    return Literal(f"CAST({quoted_text(text + zone)} AS {name})", value, shown, name)


def points(tree: Tree, column: str) -> list[pa.Scalar] | None:
    """Return the only values of a column that can match; None if they are not restricted.

    Values are in the column type; literals without an exact value in it are ignored.
    """
    match tree:
        case Comparison(of, "=", literal) if of.is_plain and of.path == (column,):
            return None if literal.exact is None else [literal.exact]
        case Membership(of, literals, False) if of.is_plain and of.path == (column,):
            exact = [literal.exact for literal in literals]
            return None if None in exact else exact
        case Implied(condition, _):
            return points(condition, column)
        case Constant(value):
            return None if value else []
        case And(parts) | Or(parts):
            sets = [points(part, column) for part in parts]
            lists = [values for values in sets if values is not None]
            if isinstance(tree, And) and lists:
                return [value for value in lists[0] if all(value in others for others in lists[1:])]
            if isinstance(tree, Or) and len(lists) == len(sets):
                return list(dict.fromkeys(value for values in lists for value in values))
    return None


# -- comparisons --------------------------------------------------------------------------------

#: Maximum relative error of converting a decimal to a float in Arrow or DuckDB: a few steps with an
#: error of at most 2**-53 each.
_FLOAT_ERROR = 2.0**-48
#: Maximum number of values of a list that are ranges, such as times in a zone that is not known.
_MOST_RANGES = 50


class Value(Struct, frozen=True):
    """Constant to compare a column with.

    Attributes:
        literals: the value; two if it lies between them: in a time zone that is not known, or in
            microseconds, which files may contain. None for NULL and NaN, which compare differently.
        is_nan: whether it is NaN.
        incomparable: why bounds do not decide the comparison; None if they do.
        why: why it is not known better; empty if there is nothing to say.
    """

    literals: tuple[Literal, ...] = ()
    is_nan: bool = False
    incomparable: str | None = None
    why: str = ""

    @property
    def kind(self) -> str:
        """DuckDB type of the value; empty if it is not compared as one."""
        return self.literals[0].kind if self.literals else ""

    @property
    def is_null(self) -> bool:
        """Whether it is NULL."""
        return not (self.literals or self.is_nan or self.incomparable)


def compared(column: Column, operator: Operator, values: Sequence[Value], text: str) -> Tree:
    """Return the condition `column <op> value`; for several values, `column IN (values)`."""
    for value in values:
        if value.incomparable:
            return Unjudged(text, value.incomparable)
    wide = [value for value in values if len(value.literals) > 1]
    literals = [value.literals[0] for value in values if len(value.literals) == 1]
    parts: list[Tree] = [Comparison(column, operator, literal) for literal in literals[:1]]
    if len(literals) > 1 and len(distinct := tuple(dict.fromkeys(literals))) > 1:
        parts = [Membership(column, distinct)]
    if any(value.is_nan for value in values):
        parts.append(_beside_nan(column, operator))
    if any(value.is_null for value in values):
        parts.append(NULL)
    if len(wide) > _MOST_RANGES:
        wide = [_around(wide)]
    tree = any_of([*parts, *(_between(column, operator, value) for value in wide)])
    if not wide:
        return tree
    opposite = all_of([_between(column, OPPOSITE[operator], value) for value in wide])
    return Implied(tree, text, opposite=opposite, reason=wide[0].why)


def either(text: str, conditions: Sequence[Tree]) -> Tree:
    """Return a condition that readers understand in several ways: true if any of them is true."""
    opposite = any_of([negate(condition) for condition in conditions])
    return Implied(any_of([*conditions]), text, opposite=opposite)


def _around(values: Sequence[Value]) -> Value:
    """Return a value that lies between the least and the greatest of values."""
    listed = ", ".join(literal.sql for value in values for literal in value.literals)
    ends = (
        Literal(f"{name}({listed})", None, name, values[0].kind) for name in ("least", "greatest")
    )
    return replace(values[0], literals=tuple(ends))


def of_ends(column: Column, operator: Operator, compare: Callable[[Operator], Tree]) -> Tree:
    """Return a condition that is true if a comparison with something between two values is.

    Args:
        compare: compares with an order operator.
    """
    match operator:
        case "=":
            return all_of([compare(">="), compare("<=")])
        case "<>":
            return _always(column)
    return compare(operator)


def _between(column: Column, operator: Operator, value: Value) -> Tree:
    def compare(chosen: Operator) -> Tree:
        return any_of([Comparison(column, chosen, literal) for literal in value.literals])

    return of_ends(column, operator, compare)


def compared_either_way(
    column: Column, operator: Operator, values: Sequence[Value], text: str
) -> Tree:
    """Return the condition `column <op> value`, true if it is true in SQL or in Arrow.

    For several values, `column IN (values)`.

    In Arrow a comparison with NaN is false, and a decimal compared with a float is converted to a
    near float, not always the nearest.
    """
    if len(values) > 1:
        return among_either_way(column, values, text)
    value, in_sql = values[0], compared(column, operator, values, text)
    if pa.types.is_decimal(column.type) and value.kind == "DOUBLE":
        return _beside_float(column, operator, value.literals[0], in_sql)
    if value.is_nan:
        in_arrow = _always(column) if operator == "<>" else _never(column)
        return either(str(in_sql), [in_sql, in_arrow])
    if column.may_be_nan and value.literals and operator in (">", ">="):
        opposite = any_of([negate(in_sql), IsNan(column)])
        return Implied(in_sql, str(in_sql), opposite=opposite)
    return in_sql


def beyond_integers(column: Column, operator: Operator, value: Value, in_sql: Tree) -> Tree:
    """Return a comparison with a number beyond 64 bits, true if it is true in SQL or in Spark.

    Spark makes it a constant, also for NULL: `DecimalPrecision.integralAndDecimalLiteral`.
    """
    is_order = operator not in ("=", "<>") and pa.types.is_signed_integer(column.type)
    if not is_order or value.kind in ("", "DOUBLE"):
        return in_sql
    if -(2**63) <= Decimal(value.literals[0].text) < 2**63:
        return in_sql
    is_null, opposite = IsNull(column), negate(in_sql)
    return Implied(any_of([in_sql, is_null]), str(in_sql), opposite=any_of([opposite, is_null]))


def in_either_width(
    column: Column,
    operator: Operator,
    values: Sequence[Value],
    text: str,
    compare: Callable[[Column, Operator, Sequence[Value], str], Tree],
) -> Tree:
    """Return a comparison of a 32-bit float, true if it is true in 32 or in 64 bits.

    DuckDB and Trino round a decimal to 32 bits, Spark compares in 64 bits: there the float nearest
    to 0.1 is greater than 0.1. Also `IN`, as several values with `=`.

    Args:
        compare: compares with one value.
    """
    wide = replace(column, through="CAST({} AS DOUBLE)")
    comparisons: list[Tree] = []
    for value in values:
        narrow = compare(column, operator, [value], text)
        if isinstance(narrow, Unjudged):
            return narrow
        number = float(value.literals[0].text) if value.literals else 0.0
        if number != float(np.float32(number)):
            narrow = either(str(narrow), [narrow, compare(wide, operator, [value], text)])
        comparisons.append(narrow)
    return any_of(comparisons)


def _beside_float(column: Column, operator: Operator, literal: Literal, in_sql: Tree) -> Tree:
    """Return the comparison of a decimal column with a float, with tolerance for rounding."""
    number = float(literal.text)
    if math.isinf(number):
        return in_sql
    lower, upper = (_as_float(number + sign * abs(number) * _FLOAT_ERROR) for sign in (-1, 1))
    from_lower, to_upper = Comparison(column, ">=", lower), Comparison(column, "<=", upper)
    near, always = all_of([from_lower, to_upper]), _always(column)
    sides: dict[Operator, tuple[Tree, Tree]] = {"=": (near, always), "<>": (always, near)}
    sides.update(dict.fromkeys(("<", "<="), (to_upper, from_lower)))
    sides.update(dict.fromkeys((">", ">="), (from_lower, to_upper)))
    condition, opposite = sides[operator]
    return Implied(condition, str(in_sql), opposite=opposite)


def _as_float(number: float) -> Literal:
    return Literal(f"CAST('{number!r}' AS DOUBLE)", None, repr(number), "DOUBLE")


def _beside_nan(column: Column, operator: Operator) -> Tree:
    """Return the condition `column <op> NaN`."""
    if not column.may_be_nan:
        # Compared with NaN, an integer becomes a float, which is less.
        return _always(column) if operator in ("<", "<=", "<>") else _never(column)
    match operator:
        case "=" | ">=":
            return IsNan(column)
        case "<>" | "<":
            return IsNan(column, negated=True)
    return _always(column) if operator == "<=" else _never(column)


def _never(column: Column) -> Tree:
    """Return a condition that is false for every value and NULL for NULL."""
    return Membership(column, ())


def _always(column: Column) -> Tree:
    """Return a condition that is true for every value and NULL for NULL.

    Unlike `IS NOT NULL`, its negation does not match nulls.
    """
    return Membership(column, (), negated=True)


def among_either_way(column: Column, values: Sequence[Value], text: str) -> Tree:
    """Return the condition `column IN (values)`, true if it is true in SQL or in Arrow.

    Arrow's `is_in` distinguishes 0.0 from -0.0, and NaN by sign and bits.
    """
    in_sql = compared(column, "=", values, text)
    if not column.may_be_nan:
        return in_sql
    others = [
        value
        for value in values
        if not value.is_nan and (not value.literals or float(value.literals[0].text))
    ]
    if len(others) == len(values):
        return in_sql
    return Implied(in_sql, text, opposite=negate(compared(column, "=", others, text)))


def like(column: Column, pattern: str, escape: str | None, text: str) -> Tree:
    """Return `column LIKE pattern`, or the condition that its fixed prefix implies."""
    prefix, rest = _fixed_prefix(pattern, escape)
    if not rest:
        return Comparison(column, "=", literal_of(text_scalar(prefix)))
    begins = starting(column, prefix)
    return begins if set(rest) == {"%"} else Implied(begins, text)


def starting(column: Column, prefix: str) -> Tree:
    """Return the condition `starts_with(column, prefix)`."""
    return StartsWith(column, prefix) if prefix else _always(column)


def beginning(column: Column, length: int, text: str) -> Tree:
    """Return the condition that the first `length` characters of a column are a text."""
    if len(text) > length:
        return _never(column)
    if len(text) == length:
        return starting(column, text)
    return Comparison(column, "=", literal_of(text_scalar(text)))


def _fixed_prefix(pattern: str, escape: str | None) -> tuple[str, str]:
    """Split a LIKE pattern at its first wildcard, and unescape the first part."""
    prefix: list[str] = []
    characters = iter(enumerate(pattern))
    for at, character in characters:
        if character in "%_" and character != escape:
            return "".join(prefix), pattern[at:]
        if character == escape:
            character = next(characters, (0, ""))[1]
        prefix.append(character)
    return "".join(prefix), ""
