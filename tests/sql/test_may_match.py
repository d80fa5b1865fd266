"""The macros of `pruning`, for all combinations of small statistics, known or unknown.

If all statistics are known, a file is kept if and only if some value within its bounds matches; if
any are unknown, it is kept at least then.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import duckdb
import pyarrow as pa
import pytest

from arrowmeta.catalog.sql_files import sql_files

KNOWN = ("lower", "upper", "nulls", "nans", "n_values")
#: Bounds, and values around and between them.
NUMBERS = (0.0, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0)
SETS = ([0.0], [1.0], [3.0, 1.0], [4.0, 2.0], [1.5])
TEXTS = ("", "a", "aa", "ab", "abc", "b", "ba", "ä", "äb")


@pytest.fixture(scope="module")
def con() -> Iterator[duckdb.DuckDBPyConnection]:
    with duckdb.connect() as connection:
        for file in sql_files():
            if file.folder in ("macros", "pruning"):
                connection.execute(file.definition)
        yield connection


def is_nan(value: Any) -> bool:
    return isinstance(value, float) and math.isnan(value)


def greater(value: Any, wanted: Any) -> bool:
    return is_nan(value) or value > wanted


#: The condition of each macro on a value that is not null; those of OF_KINDS take nulls, too.
OF_NUMBERS: dict[str, Callable[[Any, Any], bool]] = {
    "may_equal": lambda value, wanted: value == wanted,
    "may_differ": lambda value, wanted: value != wanted,
    "may_be_less": lambda value, wanted: value < wanted,
    "may_be_less or equal": lambda value, wanted: value <= wanted,
    "may_be_greater": greater,
    "may_be_greater or equal": lambda value, wanted: greater(value, wanted) or value == wanted,
}
OF_SETS: dict[str, Callable[[Any, Any], bool]] = {
    "may_be_among": lambda value, wanted: value in wanted,
    "may_be_outside": lambda value, wanted: value not in wanted,
}
OF_TEXTS: dict[str, Callable[[Any, Any], bool]] = {
    "may_start_with": str.startswith,
    "may_start_otherwise": lambda value, wanted: not value.startswith(wanted),
}
OF_KINDS: dict[str, Callable[[Any], bool]] = {
    "may_be_null": lambda value: value is None,
    "may_be_nan": is_nan,
    "has_value": lambda value: value is not None,
    "has_number": lambda value: value is not None and not is_nan(value),
}

#: The arguments of macros, in order.
COUNTS = ("nulls", "nans", "n_values")
TAKES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys([*OF_NUMBERS, *OF_SETS], (*KNOWN, "wanted")),
    "may_be_less": ("lower", *COUNTS, "wanted", "false"),
    "may_be_less or equal": ("lower", *COUNTS, "wanted", "true"),
    "may_be_greater": ("upper", *COUNTS, "wanted", "false"),
    "may_be_greater or equal": ("upper", *COUNTS, "wanted", "true"),
    **dict.fromkeys(OF_TEXTS, ("lower", "upper", "nulls", "n_values", "wanted")),
    **dict.fromkeys(["may_be_nan", "has_number"], COUNTS),
    "may_be_null": ("nulls",),
    "has_value": ("nulls", "n_values"),
}


def answers(
    con: duckdb.DuckDBPyConnection,
    macro: str,
    values: tuple[Any, ...],
    wanted: tuple[Any, ...],
    matches: Callable[[Any, Any], bool],
    nan_counts: tuple[int, ...] = (0,),
) -> Iterator[tuple[dict[str, Any], bool, bool]]:
    """Yield statistics, whether a row may match by the full statistics, and the macro's answer."""
    cases = []
    for lower, upper, nulls, nans, n_within, one in product(
        values, values, (0, 1), nan_counts, (0, 1), wanted
    ):
        if lower > upper:
            continue
        there = [value for value in values if n_within and lower <= value <= upper]
        there += [None] * nulls + [math.nan] * nans
        may_match = any(matches(value, one) for value in there)
        facts = dict(zip(KNOWN, (lower, upper, nulls, nans, nulls + nans + n_within), strict=True))
        for is_told in product((True, False), repeat=len(KNOWN)):
            told = {n: facts[n] if known else None for n, known in zip(KNOWN, is_told, strict=True)}
            cases.append(told | {"wanted": one, "may_match": may_match})
    kind = pa.string() if isinstance(values[0], str) else pa.float64()
    of_wanted = pa.list_(kind) if isinstance(wanted[0], list) else kind
    types = [kind, kind, pa.int64(), pa.int64(), pa.int64(), of_wanted, pa.bool_()]
    schema = pa.schema(list(zip([*KNOWN, "wanted", "may_match"], types, strict=True)))
    con.register("cases", pa.Table.from_pylist(cases, schema))
    arguments = ", ".join(TAKES[macro])
    found = con.execute(f"SELECT {macro.split()[0]}({arguments}) FROM cases").fetchall()
    for case, (answer,) in zip(cases, found, strict=True):
        yield case, case["may_match"], answer


def check(told: dict[str, Any], may_match: bool, answer: bool) -> None:
    if may_match or all(told[name] is not None for name in KNOWN):
        assert answer is may_match, told
    assert answer is not None, told


@pytest.mark.sampled(3)
@pytest.mark.parametrize("macro", OF_NUMBERS)
def test_comparison_macro_answers_for_all_statistics(
    con: duckdb.DuckDBPyConnection, macro: str
) -> None:
    def matches(value: Any, wanted: Any) -> bool:
        return value is not None and OF_NUMBERS[macro](value, wanted)

    for case in answers(con, macro, NUMBERS, NUMBERS, matches, (0, 1)):
        check(*case)


@pytest.mark.parametrize("macro", OF_SETS)
def test_set_macro_answers_for_all_statistics(con: duckdb.DuckDBPyConnection, macro: str) -> None:
    def matches(value: Any, wanted: Any) -> bool:
        return value is not None and OF_SETS[macro](value, wanted)

    for case in answers(con, macro, NUMBERS, SETS, matches, (0, 1)):
        check(*case)


@pytest.mark.parametrize("macro", OF_TEXTS)
def test_prefix_macro_answers_for_all_statistics(
    con: duckdb.DuckDBPyConnection, macro: str
) -> None:
    def matches(value: Any, wanted: Any) -> bool:
        return value is not None and OF_TEXTS[macro](value, wanted)

    for case in answers(con, macro, TEXTS, TEXTS, matches):
        check(*case)


@pytest.mark.parametrize("macro", OF_KINDS)
def test_null_and_nan_macros_answer_for_all_counts(
    con: duckdb.DuckDBPyConnection, macro: str
) -> None:
    def matches(value: Any, _: Any) -> bool:
        return OF_KINDS[macro](value)

    for case in answers(con, macro, (1.0, 2.0), (0.0,), matches, (0, 1)):
        check(*case)


def test_column_of_only_nulls_has_no_nan_despite_unknown_count(
    con: duckdb.DuckDBPyConnection,
) -> None:
    assert con.execute("SELECT may_be_nan(3, NULL, 3)").fetchall() == [(False,)]


def test_negative_count_is_unknown(con: duckdb.DuckDBPyConnection) -> None:
    """Counts may be any 64-bit number, and the sum of two may overflow."""
    asked = (
        "has_nan(n)",
        "has_value(0, n)",
        "has_number(0, 0, n)",
        "has_number(0, most, n)",
        "NOT has_number(3, n, 3)",
        "may_be_null(n)",
    )
    counts = pa.table({"n": [-1, -(2**63)], "most": [2**63 - 1] * 2})
    con.register("counts", counts)
    found = con.execute(f"SELECT {', '.join(asked)} FROM counts").fetchall()
    assert found == [(True,) * len(asked)] * 2
