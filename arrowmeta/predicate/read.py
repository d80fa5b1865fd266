"""Parse predicates (SQL, Arrow expressions, filter tuples) into trees over a table's columns.

Each form has a module of its own (`sql`, `expression`, `tuples`); all resolve columns by one
`Scope`, and have DuckDB evaluate constants. So these are one tree, `a > 1 AND b = 'x'`:

    "a > 1 and b = 'x'"
    (pc.field("a") > 1) & (pc.field("b") == "x")
    [("a", ">", 1), ("b", "=", "x")]

Main name: `PredicateReader`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from decimal import Decimal
from functools import partial
from typing import Any, TypeAlias
from uuid import UUID

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.io.location import is_text
from arrowmeta.model.kinds import is_bytes, is_exact_number, is_number
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.dialect import Dialect, checked_dialect
from arrowmeta.predicate.engine import Engine
from arrowmeta.predicate.expression import read_expression
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.sql import read_sql
from arrowmeta.predicate.text import conditions_in, prepare
from arrowmeta.predicate.time_zone import checked_time_zone
from arrowmeta.predicate.tree import TRUE, Column, Tree, leaves
from arrowmeta.predicate.tuples import read_tuples
from arrowmeta.predicate.values import SqlConstant, Value, values_of

#: SQL text, an Arrow expression, or filter tuples; None matches all rows.
Predicate: TypeAlias = "str | pc.Expression | Sequence[Any] | None"

#: Maximum number of conditions of a predicate, for which DuckDB takes quadratic time. `IN` is one.
MOST_CONDITIONS = 500

#: Maximum number of conditions that are shown as typed, each of which is parsed again.
_MOST_TYPED = 50
#: Maximum number of time zones with a session each.
_MOST_ENGINES = 4

_UUID_LENGTH = 16


class PredicateReader:
    """Parser of predicates over a table's columns.

    Args:
        read_differently: columns whose values differ between readers.
    """

    def __init__(self, schema: pa.Schema, read_differently: Collection[str] = ()) -> None:
        self.scope = Scope(schema, read_differently)
        self._engines: dict[str, Engine] = {}

    @cached_property
    def engine(self) -> Engine:
        """DuckDB session with the columns, in a time zone that is not known."""
        return Engine(self.scope.schema)

    def _engine_in(self, time_zone: str | None, dialect: Dialect) -> Engine:
        """Return a session with the columns in a time zone; without one, DuckDB's is in UTC."""
        if time_zone is None and dialect != "duckdb":
            return self.engine
        zone = "UTC" if time_zone is None else checked_time_zone(time_zone)
        if zone not in self._engines:
            if len(self._engines) >= _MOST_ENGINES:
                self._engines.clear()
            self._engines[zone] = Engine(self.scope.schema, zone)
        return self._engines[zone]

    def read(
        self, predicate: Predicate, dialect: Dialect = "any", time_zone: str | None = None
    ) -> Tree:
        """Return the tree of a predicate.

        Args:
            dialect: engine whose meaning SQL text has.
            time_zone: of its session; None if it is not known.

        Raises:
            PredicateError: it does not parse, or does not fit the columns.
            UsageError: there is no such dialect, or time zone.
        """
        engine = self._engine_in(time_zone, checked_dialect(dialect))
        if predicate is None:
            return TRUE
        if isinstance(predicate, Tree):
            return predicate
        tree = self._read(predicate, dialect, engine)
        try:
            n_leaves = sum(1 for _ in leaves(tree))
        except RecursionError as error:
            raise PredicateError("the predicate is nested too deeply") from error
        if n_leaves > MOST_CONDITIONS:
            raise PredicateError(
                f"the predicate has {n_leaves:,} conditions, more than {MOST_CONDITIONS:,}; use IN,"
                " or keys= for many values"
            )
        return tree

    def as_typed(
        self, predicate: Predicate, dialect: Dialect, time_zone: str | None
    ) -> dict[str, str]:
        """Return what the user typed for SQL and for each condition in it, by `str` of its tree."""
        if not isinstance(predicate, str) or prepare(predicate, dialect).is_query:
            return {}
        typed: dict[str, str] = {}
        for text in [predicate.strip(), *conditions_in(predicate)[:_MOST_TYPED]]:
            with suppress(PredicateError):
                typed.setdefault(str(self.read(text, dialect, time_zone)), text)
        return typed

    def _read(self, predicate: Predicate, dialect: Dialect, engine: Engine) -> Tree:
        if isinstance(predicate, str):
            engine.know(predicate)
            return read_sql(predicate, self.scope, engine, dialect)
        to_values = partial(self._values, engine)
        if isinstance(predicate, pc.Expression):
            return read_expression(predicate, self.scope, to_values)
        if isinstance(predicate, list | tuple):
            filters = [predicate] if _is_one_filter(predicate) else predicate
            return read_tuples(filters, self.scope, to_values)
        raise PredicateError(
            "a predicate must be SQL text, a pyarrow.compute.Expression or a list of filter tuples,"
            f" got {type(predicate).__name__}"
        )

    def read_many(
        self,
        predicates: Sequence[Predicate],
        dialect: Dialect = "any",
        time_zone: str | None = None,
    ) -> list[Tree]:
        """Return the trees of predicates; distinct SQL texts are parsed by one query.

        Raises:
            PredicateError: a predicate does not parse, or does not fit the columns.
            UsageError: there is no such dialect, or time zone.
        """
        engine = self._engine_in(time_zone, checked_dialect(dialect))
        texts = dict.fromkeys(text for text in predicates if isinstance(text, str))
        engine.parse_ahead([prepare(text, dialect).statement for text in texts])
        trees = {text: self.read(text, dialect, time_zone) for text in texts}
        return [
            trees[p] if isinstance(p, str) else self.read(p, dialect, time_zone) for p in predicates
        ]

    def _values(self, engine: Engine, column: Column, values: Sequence[Any]) -> list[Value]:
        plain = [raw.value if isinstance(raw, pa.DictionaryScalar) else raw for raw in values]
        written = [self._constant_of(_beside(value, column.type)) for value in plain]
        engine.know(column.path[0])
        return values_of(engine, column, written)

    def _constant_of(self, value: Any) -> SqlConstant:
        """Return a Python or Arrow value as a SQL constant."""
        plain = _plain(value) if isinstance(value, pa.Scalar) and not _is_fine(value) else value
        if plain is None or (isinstance(plain, pa.Scalar) and not plain.is_valid):
            return SqlConstant("NULL")
        if isinstance(plain, bool):
            return SqlConstant(str(plain).lower())
        if isinstance(plain, int):
            number = int(plain)  # an enum member prints its name
            return SqlConstant(str(number), integer=number)
        if isinstance(plain, str):
            return SqlConstant(quoted_text(_checked(plain)), text=plain)
        return SqlConstant(self._constant(plain))

    def _constant(self, value: Any) -> str:
        array = _array_of(value)
        if array.null_count:
            return "NULL"
        kind, text = self.engine.describe(array)
        return f"CAST({quoted_text(text)} AS {kind})"


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


def _plain(value: pa.Scalar) -> Any:
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
    if kind == pa.uuid():
        return _as_uuid(value)
    if not (is_bytes(kind) or is_number(kind)):
        return value
    plain = _plain(value) if isinstance(value, pa.Scalar) and not _is_fine(value) else value
    if is_bytes(kind):
        return _checked(plain).encode() if isinstance(plain, str) else plain
    if is_exact_number(kind):
        return _as_number_of(plain, kind) if isinstance(plain, Decimal) else value
    if isinstance(plain, Decimal) and pa.types.is_decimal128(_array_of(plain).type):
        return _array_of(value).cast(pa.float64())[0]  # not always the nearest one
    return plain


def _as_number_of(value: Decimal, kind: pa.DataType) -> Decimal | pa.Scalar:
    """Return a number in an exact numeric type; unchanged if the type cannot represent it."""
    with suppress(pa.ArrowInvalid):
        return _array_of(value).cast(kind)[0]
    return value


def _as_uuid(value: Any) -> Any:
    """Return the UUID for 16 bytes; other values unchanged."""
    plain = _plain(value) if isinstance(value, pa.Scalar) and not _is_fine(value) else value
    is_one = isinstance(plain, bytes) and len(plain) == _UUID_LENGTH
    return str(UUID(bytes=bytes(plain))) if is_one else value


def _is_fine(value: pa.Scalar) -> bool:
    """Return whether a Python value may lose precision of the Arrow value."""
    return bool(pa.types.is_temporal(value.type) or pa.types.is_floating(value.type))


def _is_one_filter(predicate: Sequence[Any]) -> bool:
    return isinstance(predicate, tuple) and len(predicate) == 3 and isinstance(predicate[0], str)
