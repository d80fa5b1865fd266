"""Conditions over statistics, for all combinations of small statistics, known or unknown.

If all statistics are known, a file is kept if and only if some value within its bounds matches; if
any are unknown, it is kept at least then. Arrow and DuckDB give the same answers.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import Facts, Formula, may_match
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import (
    Column,
    Comparison,
    IsNan,
    IsNull,
    Membership,
    StartsWith,
    Tree,
    literal_of,
)
from arrowmeta.pruning.evaluator import Evaluator

STATISTICS = ("lower", "upper", "nulls", "nans", "values")
FACTS = Facts(*map(formula.column, STATISTICS))
X, TEXT = Column("x", pa.float64(), ("x",)), Column("t", pa.string(), ("t",))
#: Bounds, and values around and between them.
NUMBERS = (0.0, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0)
SETS = ([0.0], [1.0], [3.0, 1.0], [4.0, 2.0], [1.5])
TEXTS = ("", "a", "aa", "ab", "abc", "b", "ba", "ä", "äb")


def is_nan(value: Any) -> bool:
    return isinstance(value, float) and math.isnan(value)


def rank(value: Any) -> Any:
    """NaN is greater than every number."""
    return math.inf if is_nan(value) else value


_HOLD = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
COMPARISONS = tuple(zip(("=", "<>", "<", "<=", ">", ">="), _HOLD, strict=True))
#: Conditions, and whether they hold for a value; None stands for null.
CASES: list[tuple[Tree, Callable[[Any], bool]]] = [
    *((IsNull(X), lambda value: value is None), (IsNull(X, True), lambda value: value is not None)),
    *((IsNan(X), is_nan), (IsNan(X, True), lambda v: v is not None and not is_nan(v))),
]
for at, (sign, holds) in product(NUMBERS, COMPARISONS):
    case = Comparison(X, sign, literal_of(pa.scalar(at)))
    CASES.append((case, lambda v, at=at, holds=holds: v is not None and holds(rank(v), at)))
for at in NUMBERS:
    case = Comparison(X, ">", literal_of(pa.scalar(at)), False)
    CASES.append((case, lambda v, at=at: v is not None and v > at))
for some, is_not in product(SETS, (False, True)):
    listed = Membership(X, tuple(map(literal_of, pa.array(some))), is_not)
    CASES.append((listed, lambda v, s=some, n=is_not: v is not None and (v in s) is not n))
for start, is_not in product(TEXTS, (False, True)):
    case = StartsWith(TEXT, start, is_not)
    CASES.append((case, lambda v, s=start, n=is_not: v is not None and v.startswith(s) is not n))


def files(bounds: tuple[Any, ...], nan_counts: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """Return the values that a file may have, and its statistics, each of them known or not."""
    made = []
    for lower, upper, nulls, nans, n_within in product(bounds, bounds, (0, 1), nan_counts, (0, 1)):
        if lower > upper:
            continue
        within = [value for value in bounds if n_within and lower <= value <= upper]
        values = [*within, *[None] * nulls, *[math.nan] * nans]
        facts = (lower, upper, nulls, nans, nulls + nans + n_within)
        made += [
            (
                values,
                [fact if known else None for fact, known in zip(facts, are_known, strict=True)],
            )
            for are_known in product((True, False), repeat=len(STATISTICS))
        ]
    return made


@pytest.mark.sampled(20)
@pytest.mark.parametrize(
    ("tree", "matches"), CASES, ids=lambda case: "" if callable(case) else str(case)
)
def test_condition_answers_for_all_statistics(tree, matches):
    is_text = isinstance(tree, StartsWith)
    cases = files(TEXTS, (0,)) if is_text else files(NUMBERS, (0, 1))
    kind = pa.string() if is_text else pa.float64()
    types = [kind, kind, *[pa.int64()] * 3]
    columns = zip(*(facts for _, facts in cases), strict=True)
    arrays = [pa.array(column, of) for column, of in zip(columns, types, strict=True)]
    rows = pa.table(arrays, names=list(STATISTICS))
    condition = may_match(tree, lambda _: FACTS)
    answers = condition.mask(rows).tolist()
    assert Evaluator().mask(Formula(condition.sql), rows).tolist() == answers
    for (values, facts), answer in zip(cases, answers, strict=True):
        may = any(map(matches, values))
        assert answer is may if may or None not in facts else True, facts


def test_column_of_only_nulls_has_no_nan_despite_unknown_count():
    rows = pa.table(
        {
            name: pa.array([n], pa.int64())
            for name, n in zip(STATISTICS, (None, None, 3, None, 3), strict=True)
        }
    )
    assert may_match(IsNan(X), lambda _: FACTS).mask(rows).tolist() == [False]


@pytest.mark.parametrize("n", [-1, -(2**63)])
def test_negative_count_is_unknown(n):
    """Counts may be any 64-bit number, and the sum of two may overflow."""

    def of(nulls: int, nans: int, values: int) -> Facts:
        return Facts(formula.NULL, formula.NULL, *map(formula.constant, (nulls, nans, values)))

    most, row = 2**63 - 1, pa.table({"row": [0]})
    kept = [
        of(0, n, 3).has_nan(X), of(0, 0, n).has_value, of(0, 0, n).has_number(X),
        of(0, most, n).has_number(X), of(n, 0, 3).may_be_null,
    ]  # fmt: skip
    assert [condition.mask(row).tolist() for condition in kept] == [[True]] * len(kept)
    assert of(3, n, 3).has_number(X).mask(row).tolist() == [False]


def test_arrow_compares_a_number_in_the_type_of_each_column():
    """One text stands for a FLOAT and for a DOUBLE."""
    schema = pa.schema([("x", pa.float32()), ("y", pa.float64())])
    bounds = {field.name: pa.array([-1, 0, 1], field.type) for field in schema}
    zero, one = formula.constant(0), formula.constant(1)

    def of(column: Column) -> Facts:
        return Facts(*[formula.column(column.name)] * 2, zero, zero, one)

    condition = may_match(PredicateReader(schema).read("x = 0 AND y = 0"), of)
    assert condition.mask(pa.table(bounds)).tolist() == [False, True, False]


#: Values of columns of drawn conditions; each type has two columns, such as `a_int64`.
DRAWN: dict[pa.DataType, Sequence[Any]] = {
    pa.int64(): (-(2**63), -1, 0, 1, 2, 2**63 - 1, None),
    pa.float64(): (-math.inf, -1.5, 0.0, 1.0, math.inf, math.nan, None),
    pa.string(): ("", "a", "ab", "b", "ä", "\U0001f600", None),
    pa.binary(): (b"", b"\x00", b"a", b"\xff", None), pa.decimal128(9, 2): (-5, 0, 1, 2, None),
    pa.timestamp("us"): (-1, 0, 1, 2**50, None), pa.bool_(): (False, True, None),
}  # fmt: skip
TESTS = (formula.is_true, formula.is_false, formula.is_not_true, formula.is_not_false)


def drawn_value(random: Random, kind: pa.DataType, depth: int) -> Formula:
    """Return a value of a type; a number is not NaN, as bounds that are compared."""
    if depth < 1:
        some = pa.array([v for v in DRAWN[kind] if not (v is None or is_nan(v))], kind)
        literal = formula.of_literal(literal_of(some[random.randrange(len(some))]))
        column = formula.column(f"{random.choice('ab')}_{kind}")
        column = formula.without_nan(column) if kind == pa.float64() else column
        return random.choice([literal, column])
    one, other = (drawn_value(random, kind, depth - 1) for _ in "ab")
    made = [formula.first_of(one, other), formula.if_true(drawn(random, depth - 1), one, other)]
    if kind == pa.int64():
        made.append(formula.difference(formula.positive(one), formula.positive(other)))
    if kind == pa.string():
        made.append(formula.beginning(one, random.randrange(3)))
    return random.choice(made)


def drawn(random: Random, depth: int) -> Formula:
    """Return a condition."""
    if depth and random.random() < 0.6:
        parts = [drawn(random, depth - 1) for _ in range(3)]
        made = [formula.both(*parts), formula.either(*parts[:2]), random.choice(TESTS)(parts[0])]
        return random.choice([*made, formula.if_true(*parts)])
    kind = random.choice(list(DRAWN))
    one, other = (drawn_value(random, kind, depth - 1) for _ in "ab")
    made = [formula.compared(one, random.choice(COMPARISONS)[0], other)] * 3
    made += [formula.is_null(one), formula.is_not_null(one), formula.column("a_bool")]
    made += [formula.starts_with(one, random.choice(TEXTS))] * 3 * (kind == pa.string())
    made += [formula.is_nan(formula.column("a_double"))] * (kind == pa.float64())
    return random.choice([*made, formula.constant(depth > 1)])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(100))
def test_arrow_and_duckdb_give_drawn_conditions_the_same_three_valued_answers(seed):
    random = Random(seed)
    columns = [(name, kind) for kind in DRAWN for name in (f"a_{kind}", f"b_{kind}")]
    values = [pa.array(random.choices(DRAWN[kind], k=40), kind) for _, kind in columns]
    files = pa.table([*values, range(40)], names=[*(name for name, _ in columns), "place"])
    conditions = [drawn(random, 4) for _ in range(100)]
    asked = ", ".join(f"list({it} ORDER BY place) AS c{at}" for at, it in enumerate(conditions))
    answers = Evaluator().ask(f"SELECT {asked} FROM files", files=files).to_pylist()[0]
    for condition, answer in zip(conditions, answers.values(), strict=True):
        assert condition.function is not None
        masks = (condition, formula.is_false(condition), formula.is_null(condition))
        for mask, value in zip(masks, (True, False, None), strict=True):
            assert mask.mask(files).tolist() == [it is value for it in answer], condition
