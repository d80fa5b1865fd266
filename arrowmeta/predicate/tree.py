"""Predicates as trees of conditions on columns, with SQL's three-valued logic.

A tree is true for the rows that match; for the others it is false or NULL. There is no node for
NOT: `negate` moves it to the leaves, so `NOT (a > 1 OR b IS NULL)` is `a <= 1 AND b IS NOT NULL`.
`not_true` is also true where the tree is NULL: if no row of a file can satisfy it, all rows match.
No leaf has a NULL or NaN literal: `conditions` rewrites such comparisons. Main names: `Tree`,
`negate`, `not_true`, `map_leaves`; `literal` writes a value as SQL, `points` finds the values that
a tree allows, and `Scope` resolves names of columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from difflib import get_close_matches
from typing import Any
from typing import Literal as OneOf

import numpy as np
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import PredicateError
from arrowmeta.io.sql_access import quoted_text
from arrowmeta.model.value_text import is_bytes, is_number

Operator = OneOf["=", "<>", "<", "<=", ">", ">="]

#: Operators: the opposite one, the one with swapped sides, and their names in Arrow and DuckDB.
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
        """Return a condition around this one, such as `NOT ({})`."""
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
        opposite: condition that is true whenever this one is false; None if there is none.
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
#: Reason for not judging the negation of a condition that only implies another one.
_ONE_WAY = "it is judged only where it is not negated"

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
    """Return a condition around one that bounds do not decide."""
    reason = tree.reason or _ONE_WAY
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
            known = [values for values in sets if values is not None]
            if isinstance(tree, And) and known:
                return [value for value in known[0] if all(value in others for others in known[1:])]
            if isinstance(tree, Or) and len(known) == len(sets):
                return list(dict.fromkeys(value for values in known for value in values))
    return None


# -- names of columns ----------------------------------------------------------------------------


class Scope:
    """Columns of a table.

    Args:
        read_differently: columns whose values differ between readers, as with padding of CHAR.
    """

    def __init__(self, schema: pa.Schema, read_differently: Collection[str] = ()) -> None:
        self.schema = schema
        self._read_differently = frozenset(read_differently)

    def is_read_differently(self, column: Column) -> bool:
        """Return whether the values of a column differ between readers."""
        return column.path[0] in self._read_differently

    def knows(self, name: str) -> bool:
        """Return whether a column exists."""
        return _named(list(self.schema), name) is not None

    def column(self, names: Sequence[str], where: str = "") -> Column:
        """Return a column by name, or the nested field at a path of names.

        Args:
            names: the path; case matters only between columns that differ in nothing else.
            where: position in the predicate, for the error message.

        Raises:
            PredicateError: there is no such column.
        """
        path: list[str] = []
        fields = list(self.schema)
        arrow_type: pa.DataType = pa.null()
        for name in names:
            field = _named(fields, name)
            if field is None:
                hint = _hint(path, fields, name)
                if len(names) == 1:
                    hint += f"{'' if hint.endswith('?') else '.'} Text needs quotes: '{name}'."
                raise PredicateError(f"no column {'.'.join(names)}{where}; {hint}")
            path.append(field.name)
            arrow_type = field.type
            fields = list(arrow_type.fields) if pa.types.is_struct(arrow_type) else []
        return Column(".".join(path), arrow_type, tuple(path))


def _named(fields: list[pa.Field], name: str) -> pa.Field | None:
    alike = [field for field in fields if field.name.lower() == name.lower()]
    return next((field for field in alike if field.name == name), alike[0] if alike else None)


def _hint(path: list[str], fields: list[pa.Field], name: str) -> str:
    known = {field.name.lower(): field.name for field in fields}
    close = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    if close:
        return f"did you mean {'.'.join([*path, known[close[0]]])}?"
    if not known:
        return f"{'.'.join(path)} has no fields" if path else "the table has no columns"
    return f"there are {', '.join(known.values())}"
