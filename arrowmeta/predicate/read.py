"""Parse predicates (SQL, Arrow expressions, filter tuples) into trees over a table's columns.

All resolve columns by one `Scope`, and have DuckDB evaluate constants. So these are one tree,
`a > 1 AND b = 'x'`:

    "a > 1 and b = 'x'"                                             see `predicate.sql`
    (pc.field("a") > 1) & (pc.field("b") == "x")
    [("a", ">", 1), ("b", "=", "x")]

Tuples are in disjunctive normal form, as in `pyarrow.parquet`: a list of them is a conjunction, a
list of lists a disjunction. Expressions have no public accessors, but can be pickled: as a record
batch with their parts in the schema's metadata, in order and with repeated keys, and values and
options in its columns. pyarrow returns that metadata as a dictionary, which loses repeated keys, so
it is read through the C data interface. Comparisons with NaN differ between SQL (greater than every
number) and Arrow (false); a row may match if it does in either. Main name: `PredicateReader`.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from decimal import Decimal
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias
from uuid import UUID

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.errors import PredicateError
from arrowmeta.io.location import is_text
from arrowmeta.model.value_text import is_bytes, is_exact_number, is_number
from arrowmeta.predicate import Dialect, checked_dialect
from arrowmeta.predicate.dialect import Scope
from arrowmeta.predicate.parse import Engine, Query, prepare, split_condition
from arrowmeta.predicate.sql import read_sql
from arrowmeta.predicate.tree import (
    MIRRORED,
    NULL,
    OF_ARROW,
    TRUE,
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Operator,
    Tree,
    Unjudged,
    Value,
    all_of,
    among_either_way,
    any_of,
    compared,
    compared_either_way,
    leaves,
    like,
    negate,
    starting,
)
from arrowmeta.predicate.values import SqlConstant, checked_time_zone, values_of
from arrowmeta.text import quoted_text

# -- filter tuples -------------------------------------------------------------------------------

_OF_TUPLES: dict[str, Operator] = {"=": "=", "==": "=", "!=": "<>"}
_OF_TUPLES.update((operator, operator) for operator in MIRRORED)
_SPELLINGS = (*_OF_TUPLES, "in", "not in")


def _read_tuples(filters: Iterable[Any], scope: Scope, engine: Engine) -> Tree:
    items = list(filters)
    if not items:
        raise PredicateError("the list of filters is empty; leave it out to plan all files")
    groups = [items] if all(isinstance(item, tuple) for item in items) else items
    if any(isinstance(group, str) or not isinstance(group, Iterable) for group in groups):
        raise PredicateError("filters must be tuples (column, operator, value), or lists of them")
    return any_of([all_of([_of_tuple(leaf, scope, engine) for leaf in group]) for group in groups])


def _of_tuple(condition: Any, scope: Scope, engine: Engine) -> Tree:
    if not isinstance(condition, tuple) or len(condition) != 3:
        raise PredicateError(f"{condition!r} is not a tuple (column, operator, value)")
    name, spelling, value = condition
    # Dots lead to nested fields if no column has the whole name.
    path = str(name)
    column = scope.column([path] if scope.knows(path) else path.split("."))
    reader = _Reader(scope, engine, _shown_tuple(condition))
    operator = str(spelling).strip().lower()
    if operator in ("in", "not in"):
        if isinstance(value, str | bytes) or not isinstance(value, Iterable):
            raise PredicateError(f"{name} {spelling} needs a list of values, got {value!r}")
        tree = reader.among(column, list(value))
        return negate(tree) if operator == "not in" else tree
    if operator not in _OF_TUPLES:
        raise PredicateError(
            f"the operator in {condition!r} must be one of {_SPELLINGS}, got {spelling!r}"
        )
    chosen, values = _OF_TUPLES[operator], reader.values(column, [value])
    if values[0].is_null:
        return IsNull(column, negated=chosen == "<>") if chosen in ("=", "<>") else NULL
    return compared_either_way(column, chosen, values, reader.text)


def _shown_tuple(condition: tuple[Any, ...]) -> str:
    """Return the text of a filter; Python cannot print some times of Arrow."""
    try:
        return str(condition)
    except (OverflowError, ValueError):
        return f"({condition[0]!r}, {condition[1]!r}, …)"


# -- Arrow expressions ---------------------------------------------------------------------------

#: Null handling of `is_in`: Arrow's `SetLookupOptions::NullMatchingBehavior`.
_NULLS, _NULLS_MATCH, _NULLS_ARE_SKIPPED = "null_matching_behavior", 0, 1


class Call(Struct, frozen=True):
    """Function call.

    Options are Arrow values, since Python cannot represent some times.
    """

    name: str
    arguments: tuple[Part, ...]
    options: dict[str, pa.Scalar]

    def option(self, name: str) -> Any:
        """Return an option as a Python value; None if it is absent."""
        return self.options[name].as_py() if name in self.options else None


class Reference(Struct, frozen=True):
    """Column, or path to a nested field."""

    names: tuple[str, ...]


Part: TypeAlias = "Call | Reference | pa.Scalar"


def _shown_part(expression: pc.Expression) -> str:
    """Return an expression as text; Arrow prints binary unescaped, which may be invalid text."""
    try:
        return str(expression)
    except UnicodeDecodeError as error:
        return error.object.decode(errors="backslashreplace")


def parts_of(expression: pc.Expression) -> Part:
    """Return the parts of an expression.

    Raises:
        PredicateError: pickling does not preserve a part, such as a column by position.
    """
    try:
        pickled = expression.__reduce__()[1][0]
    except pa.ArrowNotImplementedError as error:
        raise PredicateError(f"the Arrow expression cannot be read: {error}") from error
    batch = pa.ipc.open_file(pa.BufferReader(pickled)).get_batch(0)
    items = iter(_metadata(batch.schema))
    return _part(next(items), items, [column[0] for column in batch.columns])


def _part(item: tuple[str, str], items: Iterator[tuple[str, str]], values: list[Any]) -> Part:
    key, value = item
    if key == "literal":
        return values[int(value)]
    if key == "field_ref":
        return Reference((value,))
    if key == "nested_field_ref":
        return Reference(tuple(next(items)[1] for _ in range(int(value))))
    if key != "call":
        raise PredicateError(f"the Arrow expression has an unsupported part: {key}")
    arguments: list[Part] = []
    options: dict[str, pa.Scalar] = {}
    for inner in items:
        if inner[0] == "end":
            break
        if inner[0] == "options":
            options = dict(values[int(inner[1])].items())
        else:
            arguments.append(_part(inner, items, values))
    return Call(value, tuple(arguments), options)


class _ArrowSchema(ctypes.Structure):
    """`ArrowSchema` of the C data interface, up to the metadata."""

    _fields_ = (
        ("format", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("metadata", ctypes.c_void_p),
    )


def _metadata(schema: pa.Schema) -> list[tuple[str, str]]:
    """Return the metadata of a schema in order: a count, then length-prefixed keys and values."""
    capsule = schema.__arrow_c_schema__()
    get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
    get_pointer.restype = ctypes.c_void_p
    get_pointer.argtypes = (ctypes.py_object, ctypes.c_char_p)
    at = _ArrowSchema.from_address(get_pointer(capsule, b"arrow_schema")).metadata

    def taken(length: int) -> bytes:
        nonlocal at
        at += length
        return ctypes.string_at(at - length, length)

    def integer() -> int:
        return int.from_bytes(taken(4), sys.byteorder)

    return [
        (taken(integer()).decode(), taken(integer()).decode())
        for _ in range(integer() if at else 0)
    ]


class _Reader(Struct, frozen=True):
    """Reader of the conditions of an Arrow expression, or of one tuple, with their text."""

    scope: Scope
    engine: Engine
    text: str

    def condition(self, part: Part) -> Tree:
        """Return the tree of a boolean part."""
        tree = self._judged(part)
        if tree is None:
            self.check(part)
        return tree or Unjudged(self.text, "it is not a condition on a column that is known here")

    def _judged(self, part: Part) -> Tree | None:
        match part:
            case pa.BooleanScalar():
                return Constant(part.as_py())
            case Reference(names):
                column = self.scope.column(names)
                return compared(column, "=", self.values(column, [True]), self.text)
            case Call("and" | "and_kleene" | "or" | "or_kleene" as name, arguments):
                parts = [self.condition(argument) for argument in arguments]
                tree = all_of(parts) if name.startswith("and") else any_of(parts)
                # In Arrow's own form it is NULL if any part is.
                return tree if name.endswith("_kleene") else Implied(tree, self.text)
            case Call("invert", (inner,)):
                return negate(self.condition(inner))
            case Call(name, (Reference(names), pa.Scalar() as value)) if name in OF_ARROW:
                return self.comparison(names, OF_ARROW[name], value)
            case Call(name, (pa.Scalar() as value, Reference(names))) if name in OF_ARROW:
                return self.comparison(names, MIRRORED[OF_ARROW[name]], value)
            case Call(_, (Reference(names),)):
                return self._test(self.scope.column(names), part)
        return None

    def check(self, part: Part) -> None:
        """Check that every name in a part is a column."""
        if isinstance(part, Reference):
            self.scope.column(part.names)
        for argument in part.arguments if isinstance(part, Call) else ():
            self.check(argument)

    def comparison(self, names: Sequence[str], operator: Operator, value: pa.Scalar) -> Tree:
        column = self.scope.column(names)
        return compared_either_way(column, operator, self.values(column, [value]), self.text)

    def _test(self, column: Column, call: Call) -> Tree | None:
        """Return the condition of a call on one column."""
        match call.name:
            case "is_null" | "is_valid":
                tree: Tree = IsNull(column)
                if call.option("nan_is_null") and column.may_be_nan:
                    tree = any_of([tree, IsNan(column)])
                return negate(tree) if call.name == "is_valid" else tree
            case "is_nan" if column.may_be_nan:
                return IsNan(column)
            case "is_in":
                values, behavior = call.options["value_set"].values, call.option(_NULLS)
                if behavior in (_NULLS_MATCH, _NULLS_ARE_SKIPPED):
                    return self.among(
                        column, values if behavior == _NULLS_MATCH else values.drop_null()
                    )
            case "starts_with" | "match_like" if pa.types.is_string(column.type):
                return None if call.option("ignore_case") else self.text_test(column, call)
        return None

    def among(self, column: Column, listed: list[Any] | pa.Array) -> Tree:
        """Return the condition that Arrow finds a column in a list of values; None matches nulls.

        Args:
            listed: the values; a list if Arrow has no array type for them.
        """
        with suppress(pa.ArrowException, TypeError, ValueError, OverflowError):
            array = listed if isinstance(listed, pa.Array) else pa.array(listed)
            listed = _as_looked_for(array, column.type)
        if listed is None:
            return Unjudged(self.text, "Arrow looks for other values, of the column's type")
        values = self.values(column, listed)
        comparable = [value for value in values if not value.is_null]
        tree = among_either_way(column, comparable, self.text)
        tree = all_of([tree, IsNull(column, negated=True)])
        return tree if len(comparable) == len(values) else any_of([tree, IsNull(column)])

    def text_test(self, column: Column, call: Call) -> Tree | None:
        try:
            pattern = str(call.options["pattern"].as_buffer().to_pybytes().decode())
        except UnicodeDecodeError:  # bytes that are no text
            return None
        if call.name == "starts_with":
            return starting(column, pattern)
        before, backslash, _ = pattern.partition("\\")
        if backslash and pattern.endswith("%"):
            # A backslash escapes the next character, except where Arrow only compares the prefix.
            return Implied(like(column, f"{before}%", None, self.text), self.text)
        return like(column, pattern, "\\", self.text)

    def values(self, column: Column, values: Sequence[Any]) -> list[Value]:
        """Return Python or Arrow values as values to compare a column with."""
        plain = [raw.value if isinstance(raw, pa.DictionaryScalar) else raw for raw in values]
        self.engine.register(column.path[0])
        constants = [self._constant(_beside(value, column.type)) for value in plain]
        return values_of(self.engine, column, constants)

    def _constant(self, value: Any) -> SqlConstant:
        plain = _plain(value)
        if plain is None or (isinstance(plain, pa.Scalar) and not plain.is_valid):
            return SqlConstant("NULL")
        if isinstance(plain, bool):
            return SqlConstant(str(plain).lower())
        if isinstance(plain, int):
            number = int(plain)  # an enum member prints its name
            return SqlConstant(str(number), integer=number)
        if isinstance(plain, str):
            return SqlConstant(quoted_text(_checked(plain)), text=plain)
        array = _array_of(plain)
        if array.null_count:
            return SqlConstant("NULL")
        kind, text = self.engine.describe(array)
        return SqlConstant(f"CAST({quoted_text(text)} AS {kind})")


def _as_looked_for(values: pa.Array, kind: pa.DataType) -> Sequence[Any] | None:
    """Return values as Arrow looks them up: in the type of the column; None if that changes them.

    Among floats 0.1 becomes the nearest float, and among dates a timestamp becomes its day. Strings
    are cast to the column type in SQL, too.
    """
    is_text = pa.types.is_string(values.type) or pa.types.is_large_string(values.type)
    if is_text or pa.types.is_boolean(values.type):
        return values
    is_apart = pc.is_null(values, nan_is_null=True)
    numbers = values.filter(pc.invert(is_apart))
    try:
        cast = numbers.cast(kind, safe=False)
        is_changed = not cast.cast(values.type, safe=False).equals(numbers)
    except (pa.ArrowException, TypeError):
        return values
    return None if is_changed else [*cast, *values.filter(is_apart)]


def _array_of(value: Any) -> pa.Array:
    """Return an array of one value, in a type that DuckDB supports.

    Raises:
        PredicateError: there is no such type.
    """
    try:
        if isinstance(value, pa.Scalar):
            array = pa.repeat(value, 1)
        else:
            # NumPy bytes end at the first zero byte.
            is_numpy = isinstance(value, np.generic) and not isinstance(value, bytes)
            array = pa.array(np.asarray([value]) if is_numpy else [value])
    except (pa.ArrowException, TypeError, ValueError, OverflowError) as error:
        raise PredicateError(f"{value!r} is not a value of a column: {error}") from error
    if pa.types.is_timestamp(array.type) and array.type.unit == "ns":
        # DuckDB would cast the column to nanoseconds, too, which end in 2262.
        with suppress(pa.ArrowInvalid):
            array = array.cast(pa.timestamp("us", array.type.tz))
    # Arrow compares 32-bit floats exactly; DuckDB rounds the other side to 32 bits.
    return array.cast(pa.float64()) if pa.types.is_floating(array.type) else array


def _checked(text: str) -> str:
    """Return text if it is valid UTF-8, i.e. has no lone surrogates."""
    if not is_text(text):
        raise PredicateError(f"{text!a} is not a value of a column: it is not UTF-8")
    return text


def _plain(value: Any) -> Any:
    """Return a Python value, unless it may lose precision of an Arrow value."""
    is_plain = not isinstance(value, pa.Scalar)
    if is_plain or pa.types.is_temporal(value.type) or pa.types.is_floating(value.type):
        return value
    try:
        return value.as_py()
    except (OverflowError, ValueError) as error:  # including invalid UTF-8
        raise PredicateError(f"an Arrow value is not one of a column: {error}") from error


def _beside(value: Any, kind: pa.DataType) -> Any:
    """Return a value as Arrow compares it with a column type, if SQL would differ.

    SQL parses escapes in text compared with binary, and rounds a decimal compared with a 32-bit
    float. It casts decimals and integers to a common type, which may not represent the column's
    values. In Arrow, a UUID may be given as 16 bytes.
    """
    plain = _plain(value)
    if kind == pa.uuid() and isinstance(plain, bytes) and len(plain) == 16:
        return str(UUID(bytes=bytes(plain)))
    if is_bytes(kind) and isinstance(plain, str):
        return _checked(plain).encode()
    if isinstance(plain, Decimal) and is_number(kind):
        array, is_exact = _array_of(plain), is_exact_number(kind)
        with suppress(pa.ArrowInvalid):  # the type cannot represent it
            if is_exact or pa.types.is_decimal128(array.type):
                # As a float, it is not always the nearest one.
                return array.cast(kind if is_exact else pa.float64())[0]
    return value


# -- any of them ---------------------------------------------------------------------------------

#: SQL text, an Arrow expression, or filter tuples; None matches all rows.
Predicate: TypeAlias = "str | pc.Expression | Sequence[Any] | None"

#: Maximum number of conditions of a predicate, for which DuckDB takes quadratic time. `IN` is one.
MOST_CONDITIONS = 500

#: Maximum number of conditions that are shown as typed, each of which is parsed again.
_MOST_TYPED = 50
#: Maximum number of time zones, or none, with a session each.
_MOST_ENGINES = 5


class PredicateReader:
    """Parser of predicates over a table's columns.

    Args:
        read_differently: columns whose values differ between readers.
    """

    def __init__(self, schema: pa.Schema, read_differently: Collection[str] = ()) -> None:
        self.scope = Scope(schema, read_differently)
        self._engine_in = lru_cache(maxsize=_MOST_ENGINES)(partial(Engine, schema))

    @property
    def engine(self) -> Engine:
        """DuckDB session with the columns, in a time zone that is not known."""
        return self._engine_in(None)

    def read(
        self, predicate: Predicate, dialect: Dialect = "any", time_zone: str | None = None
    ) -> Tree:
        """Return the tree of a predicate.

        Args:
            dialect: engine whose meaning SQL text has.
            time_zone: of its session; None if it is not known, but DuckDB's is in UTC then.

        Raises:
            PredicateError: it does not parse, or does not fit the columns.
            UsageError: there is no such dialect, or time zone.
        """
        zone = "UTC" if checked_dialect(dialect) == "duckdb" else None
        engine = self._engine_in(zone if time_zone is None else checked_time_zone(time_zone))
        if predicate is None:
            return TRUE
        if isinstance(predicate, Tree):
            return predicate
        try:
            tree = self._read(predicate, dialect, engine)
            n_leaves = sum(1 for _ in leaves(tree))
        except RecursionError as error:
            raise PredicateError("the predicate is nested too deeply") from error
        if n_leaves > MOST_CONDITIONS:
            raise PredicateError(
                f"the predicate has {n_leaves:,} conditions, more than {MOST_CONDITIONS:,}; use IN,"
                " or keys= for many values"
            )
        return tree

    def _read(self, predicate: Predicate, dialect: Dialect, engine: Engine) -> Tree:
        if isinstance(predicate, str):
            engine.register(predicate)
            return read_sql(predicate, self.scope, engine, dialect)
        if isinstance(predicate, pc.Expression):
            reader = _Reader(self.scope, engine, _shown_part(predicate))
            return reader.condition(parts_of(predicate))
        if isinstance(predicate, list | tuple):
            is_single = isinstance(predicate, tuple) and len(predicate) == 3
            is_single = is_single and isinstance(predicate[0], str)
            return _read_tuples([predicate] if is_single else predicate, self.scope, engine)
        raise PredicateError(
            "a predicate must be SQL text, a pyarrow.compute.Expression or a list of filter tuples,"
            f" got {type(predicate).__name__}"
        )

    def as_typed(
        self, predicate: Predicate, dialect: Dialect, time_zone: str | None
    ) -> dict[str, str]:
        """Return what the user typed for SQL and for each condition in it, by `str` of its tree."""
        if not isinstance(predicate, str) or prepare(predicate, dialect).is_query:
            return {}
        typed: dict[str, str] = {}
        parts = split_condition(predicate, ("AND", "OR"), most=len(predicate))
        for text in [predicate.strip(), *parts[:_MOST_TYPED]]:
            with suppress(PredicateError):
                typed.setdefault(str(self.read(text, dialect, time_zone)), text)
        return typed


# -- logs ----------------------------------------------------------------------------------------

# Statements are split here, since DuckDB rejects the whole log if one of them does not parse.
_END = re.compile(r";[ \t]*(?:\n|$)")
_COMMENT = re.compile(r"^[^\S\n]*(?:--|#).*$", re.MULTILINE)


class Filters(NamedTuple):
    """Conditions found in a log.

    Attributes:
        predicates: in the order of the log, with repetitions.
        n_skipped: number of statements without a usable condition.
    """

    predicates: list[str]
    n_skipped: int


def filters_of(log: str) -> Filters:
    """Return the conditions in a log of queries, and the number of statements without one.

    Args:
        log: statements that end with `;`, or one predicate per line. Of queries over one table
            the condition is what follows WHERE; others are skipped.

    Returns:
        The pair of `predicates`, with repetitions, and `n_skipped`.

    Examples:
        >>> arrowmeta.filters_of("SELECT * FROM t WHERE a > 1; DROP TABLE t;")
        Filters(predicates=['(a > 1)'], n_skipped=1)
    """
    engine = Engine(pa.schema([]))
    text = _COMMENT.sub("", log)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if ";" not in text and all(_parsed(engine, f"SELECT 1 WHERE ({line})") for line in lines):
        return Filters(lines, 0)
    pieces = [piece.strip() for piece in _END.split(text) if piece.strip()]
    statements = [text for piece in pieces for text in _statements_in(piece)]
    filters = [_filter_of(engine, statement.rstrip("; ")) for statement in statements]
    return Filters([text for text in filters if text], filters.count(None))


def _statements_in(piece: str) -> list[str]:
    """Return the statements of one line; the line itself if it does not parse."""
    try:
        return [statement.query.strip() for statement in duckdb.extract_statements(piece)]
    except duckdb.Error:
        return [piece]


def _parsed(engine: Engine, statement: str) -> Query | None:
    """Return the parsed SELECT; None for anything else."""
    try:
        return engine.parse(statement)
    except PredicateError:
        return None


def _filter_of(engine: Engine, statement: str) -> str | None:
    """Return the condition of a query over one table; empty text for a query without one."""
    query = _parsed(engine, statement)
    if query is None or query.table is None:
        return None
    condition = query.bare_where()
    try:
        return "" if condition is None else engine.to_text(condition)
    except PredicateError:
        return None
