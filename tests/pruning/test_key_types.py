"""Join keys of other types than their column: a file is kept if a join may find a row of it."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from itertools import product
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.formula import Facts, Formula
from arrowmeta.predicate.tree import Column
from arrowmeta.pruning.evaluator import Evaluator, files_with_keys

FACTS = Facts(*map(Formula, ("bound", "bound", "0", "0", "1")))
INTEGERS = [0, 1, 2**24, 2**24 + 1, 2**53, 2**53 + 1, -(2**53) - 1]
DECIMALS = [Decimal(one) for one in ("0.3", "1.1", "1", "9007199254740993", "0.1")]
FLOATS = [0.0, 1.0, 0.3, 0.1, 1.1, 2.0**24, 2.0**53, -(2.0**53)]
TEXTS = ["01", "1", "1.0", "t", "2024-01-1", "\\x41", "A"]


def values(kind: pa.DataType) -> list[Any]:
    """Return values that are of a type."""
    given: list[Any] = TEXTS
    if pa.types.is_integer(kind):
        given = INTEGERS
    elif pa.types.is_decimal(kind):
        given = [one for one in DECIMALS if one < 10 ** (kind.precision - kind.scale)]
        given = [one for one in given if kind.scale or one == int(one)]
    elif pa.types.is_floating(kind):
        given = FLOATS
    elif pa.types.is_binary(kind):
        given = [b"A", b"\\x41"]
    elif pa.types.is_fixed_size_binary(kind):
        given = [b"A"]
    elif pa.types.is_date(kind):
        given = [date(2024, 1, 1)]
    elif pa.types.is_boolean(kind):
        given = [True, False]
    return given


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("column", "keys"),
    [
        *product([pa.int64(), pa.decimal128(38, 20), pa.decimal128(18, 1)], [pa.float64()]),
        *product([pa.int64(), pa.decimal128(18, 1)], [pa.float32()]),
        *product([pa.float64(), pa.float32()], [pa.decimal128(18, 1), pa.decimal128(38, 20)]),
        *product(
            [pa.string()], [pa.int64(), pa.float64(), pa.decimal128(18, 1), pa.date32(), pa.bool_()]
        ),
        (pa.binary(), pa.string()),
        (pa.binary(1), pa.string()),
        (pa.string(), pa.large_string()),
        (pa.int64(), pa.decimal128(38, 0)),
        (pa.float64(), pa.float32()),
    ],
    ids=str,
)
def test_keys_keep_every_file_that_a_join_matches(column, keys):
    files = pa.table([pa.array(values(column), column)], names=["bound"])
    database, n_found = Evaluator(), 0
    for key in values(keys):
        wanted = pa.array([key], keys)
        try:
            kept = files_with_keys(Column("c", column, ("c",)), FACTS, wanted, files, database)
        except PredicateError:  # no value of the column's type
            continue
        for value, is_kept in zip(files["bound"].to_pylist(), kept.tolist(), strict=True):
            is_found = _is_found(database, pa.array([value], column), wanted)
            assert is_kept or not is_found, (value, key)
            n_found += is_found
    assert n_found


def _is_found(database: Evaluator, rows: pa.Array, keys: pa.Array) -> bool:
    """Join two values in DuckDB; values that it cannot compare are not equal."""
    tables = {"r": pa.table([rows], names=["x"]), "k": pa.table([keys], names=["y"])}
    try:
        return database.ask("SELECT 1 FROM r JOIN k ON x = y", **tables).num_rows > 0
    except duckdb.ConversionException:
        return False


def test_dictionary_encoded_keys_are_decoded():
    files = pa.table([pa.array([1, 2])], names=["bound"])
    wanted = pa.array([2.0, None, 2.0]).dictionary_encode()
    column = Column("c", pa.int64(), ("c",))
    assert files_with_keys(column, FACTS, wanted, files, Evaluator()).tolist() == [False, True]


def test_empty_or_null_keys_keep_no_file():
    files = pa.table([pa.array(["a"])], names=["bound"])
    column = Column("c", pa.string(), ("c",))
    for wanted in (pa.array([], pa.int64()), pa.array([None], pa.int64()), pa.nulls(2)):
        assert files_with_keys(column, FACTS, wanted, files, Evaluator()).tolist() == [False]


@pytest.mark.parametrize(
    ("column", "bounds", "keys"),
    [
        (pa.int32(), [1, 5], pa.array([5, 2**40])),
        (pa.int64(), [1, 5], pa.array([5, 2**64 - 1], pa.uint64())),
        (pa.int32(), [1, 5], pa.array([5.0, 1.5])),
        (pa.int32(), [1, 5], pa.array(np.array([5.0, 1.5], dtype=np.float16))),
        (pa.float64(), [1.0, 2.0**53], pa.array([2**53 + 1])),
        (pa.decimal128(9, 2), [Decimal(1), Decimal(5)], pa.array([5, 10**10])),
        (
            pa.decimal128(9, 2),
            [Decimal(1), Decimal(5)],
            pa.array([Decimal("5.000"), Decimal("1.001")]),
        ),
        (pa.binary(), [b"a", b"e"], pa.array([b"e"])),
        (pa.binary(1), [b"a", b"e"], pa.array([b"e"])),
        (pa.string(), ["a", "e"], pa.array(["e"])),
        (pa.string(), ["a", "e"], pa.array(["e"], pa.large_string())),
        (pa.string(), ["a", "e"], pa.array(["e"], pa.string_view())),
        (pa.timestamp("us"), [1, 5], pa.array([5000, 1001], pa.timestamp("ns"))),
        (pa.timestamp("us"), [1, 5], pa.array([5000, 1001, None], pa.timestamp("ns", "UTC"))),
        (pa.timestamp("ns", "UTC"), [1, 5000], pa.array([5, 2**60], pa.timestamp("us", "UTC"))),
        (pa.float64(), [1.0, 5.0], pa.array([Decimal(5)], pa.decimal256(76, 2))),
        (pa.int64(), [1, 5], pa.array([Decimal(5), Decimal(10**20)], pa.decimal256(76, 2))),
        (pa.string(), ["a", "e"], pa.array(["e", None], pa.string_view()).dictionary_encode()),
        (pa.binary(), [b"a", b"e"], pa.array([b"e"], pa.binary_view()).dictionary_encode()),
        (pa.int64(), [1, 5], pc.run_end_encode(pa.array([5, 5, None]))),
    ],
    ids=str,
)
def test_keys_outside_of_column_type_match_no_row(column, bounds, keys):
    files = pa.table([pa.array(bounds, column)], names=["bound"])
    wanted = Column("c", column, ("c",))
    kept = files_with_keys(wanted, FACTS, keys, files, Evaluator()).tolist()
    assert kept == [False, True]


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()], ids=str)
@pytest.mark.parametrize(
    ("column", "text"),
    [
        (pa.uuid(), "00000000-0000-0000-0000-000000000001"),
        (pa.time64("us"), "12:00"),
        (pa.timestamp("us", "UTC"), "2024-01-01"),
        (pa.timestamp("us"), "2024-1-1"),
    ],
    ids=str,
)
def test_text_keys_that_duckdb_casts_rule_out_no_file(column, text, kind):
    files = pa.table([pa.nulls(2, pa.binary(16) if column == pa.uuid() else column)], ["bound"])
    wanted = Column("c", column, ("c",))
    for texts, kept in (([text, None], True), ([None], False)):
        keys = pa.array(texts).cast(kind)
        found = files_with_keys(wanted, FACTS, keys, files, Evaluator()).tolist()
        assert found == [kept, kept]
    with pytest.raises(PredicateError, match="keys of c are not"):
        files_with_keys(wanted, FACTS, pa.array(["x"]).cast(kind), files, Evaluator())


@pytest.mark.parametrize("column", [pa.float64(), pa.int64(), pa.decimal128(38, 0)])
def test_decimal_keys_beyond_38_digits_rule_out_no_file(column):
    files = pa.table([pa.array([1, 5], column)], names=["bound"])
    keys = pa.array([Decimal(10) ** 60, Decimal(5)], pa.decimal256(76, 0))
    wanted = Column("c", column, ("c",))
    kept = files_with_keys(wanted, FACTS, keys, files, Evaluator()).tolist()
    assert kept == [True, True]


@pytest.mark.parametrize("keys", [1, [object()], [1, "a"]])
def test_invalid_keys_raise_predicate_error(keys):
    files = pa.table([pa.array([1])], names=["bound"])
    with pytest.raises(PredicateError, match="keys of c are not a list of values"):
        files_with_keys(Column("c", pa.int64(), ("c",)), FACTS, keys, files, Evaluator())
