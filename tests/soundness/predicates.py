"""Random predicates in SQL over the columns of generated tables."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.soundness.computed import random_computed
from tests.soundness.nested import LIKE
from tests.soundness.values import COLUMNS, ROW_ID, random_value

_OPERATORS = ("=", "<>", "<", "<=", ">", ">=")


def random_predicate(
    random: Random, columns: Sequence[str] = COLUMNS.names, depth: int = 3, computed: float = 0.1
) -> str:
    """A condition of AND, OR and NOT over conditions on columns.

    Args:
        random: makes it.
        columns: that it looks at.
        depth: how far it is nested.
        computed: the share of conditions over what functions make of columns.
    """
    choice = random.random()
    if depth == 0 or choice < 0.45:
        return random_leaf(random, columns, computed)
    if choice < 0.55:
        return f"NOT ({random_predicate(random, columns, depth - 1, computed)})"
    word = random.choice((" AND ", " OR "))
    n_parts = random.choice((2, 2, 3))
    parts = [random_predicate(random, columns, depth - 1, computed) for _ in range(n_parts)]
    return "(" + word.join(parts) + ")"


def random_leaf(
    random: Random, columns: Sequence[str] = COLUMNS.names, computed: float = 0.1
) -> str:
    """A condition on a column, or on what functions make of some."""
    if random.random() < computed:
        return random_computed(random, columns)
    column = random.choice(columns) if random.random() < 0.95 else ROW_ID
    special = _SPECIAL.get(LIKE.get(column, column), ())
    kinds = [_compared, _compared, _among, _between, _null, *special]
    kinds += [_null, _struct] if column in LIKE else []
    return random.choice(kinds)(random, column)


def _compared(random: Random, column: str) -> str:
    left, right = column, _literal(random, column)
    if random.random() < 0.1:
        left, right = right, left
    return f"{left} {random.choice(_OPERATORS)} {right}"


def _among(random: Random, column: str) -> str:
    values = ", ".join(_literal(random, column) for _ in range(random.choice((1, 2, 3))))
    return f"{column} {random.choice(('', 'NOT '))}IN ({values})"


def _between(random: Random, column: str) -> str:
    not_ = random.choice(("", "NOT "))
    return f"{column} {not_}BETWEEN {_literal(random, column)} AND {_literal(random, column)}"


def _null(random: Random, column: str) -> str:
    if random.random() < 0.3:
        distinct = random.choice(("", "NOT "))
        return f"{column} IS {distinct}DISTINCT FROM {_literal(random, column)}"
    return f"{column} IS {random.choice(('', 'NOT '))}NULL"


def _struct(random: Random, column: str) -> str:
    """Whether the struct around a field is null."""
    return f"{column.rpartition('.')[0]} IS {random.choice(('', 'NOT '))}NULL"


def _text(random: Random, column: str) -> str:
    start = random.choice(("", "a", "ab", "abcdefghijklmnopq", "ä", "\U0010ffff"))
    return random.choice(
        (
            f"starts_with({column}, '{start}')",
            f"{column} LIKE '{start}%'",
            f"{column} LIKE '{start}_%'",
            f"{column} NOT LIKE '{start}%c'",
            f"{column} LIKE '{start}'",
            f"length({column}) > 2",
        )
    )


def _number(random: Random, column: str) -> str:
    number = random.choice(("0.5", "1.5", "2", "1e0", "2.25", "9007199254740993.0"))
    operator = random.choice(_OPERATORS)
    return random.choice(
        (
            f"{column} {operator} {number}",
            f"CAST({column} AS DOUBLE) {operator} {number}",
            f"{column} + 1 {operator} 2" if column == "m" else f"{column} IN (1, {number})",
        )
    )


def _not_a_number(random: Random, column: str) -> str:
    operator = random.choice(_OPERATORS)
    return random.choice(
        (
            f"isnan({column})",
            f"{column} {operator} 'nan'",
            f"{column} {operator} 0.1",
            f"CAST({column} AS DOUBLE) {operator} 0.5",
        )
    )


def _time(random: Random, column: str) -> str:
    operator = random.choice(_OPERATORS)
    unit = random.choice(("year", "month", "day", "hour", "week"))
    moment = random.choice(("1970-01-01", "1969-12-31", "1970-01-01 00:00:00.000001"))
    return random.choice(
        (
            f"year({column}) {operator} {random.choice((1968, 1969, 1970))}",
            f"date_trunc('{unit}', {column}) {operator} TIMESTAMP '{moment}'",
            f"CAST({column} AS DATE) {operator} '{moment[:10]}'",
            f"{column} {operator} DATE '1970-01-01' + INTERVAL 1 DAY",
            f"{column} {operator} TIMESTAMP '{moment}'",
        )
    )


def _flag(random: Random, column: str) -> str:
    return random.choice((column, f"NOT {column}", f"{column} IS TRUE", f"{column} IS NOT FALSE"))


_SPECIAL = {
    "s": (_text, _text),
    "p": (_text,),
    "i": (_number,),
    "b": (_number,),
    "m": (_number,),
    "f": (_number, _not_a_number),
    "g": (_not_a_number,),
    "d": (_time,),
    "t": (_time, _time),
    "o": (_flag,),
}


def _literal(random: Random, column: str) -> str:
    like = LIKE.get(column, column)
    value = random_value(random, like)
    return to_sql(value) if value is not None or random.random() < 0.2 else to_sql(1, like)


def to_sql(value: Any, column: str = "") -> str:
    """A value as a person would write it."""
    if value is None:
        return "NULL"
    if column:
        return {"p": "'q'", "s": "'b'", "o": "true", "x": "from_hex('7f')"}.get(
            column, "'1970-01-01'" if column in "dt" else "1"
        )
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, bytes):
        return f"from_hex('{value.hex()}')"
    if isinstance(value, float):
        return f"CAST('{value!r}' AS DOUBLE)" if not math.isfinite(value) else repr(value)
    return str(value) if isinstance(value, int) or hasattr(value, "scaleb") else f"'{value}'"
