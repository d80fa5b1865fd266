"""Entries that a condition drops, over keys of every type."""

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
from arrowmeta.paimon.buckets import HashedBuckets
from arrowmeta.predicate.formula import Facts, Formula, LeftOut, StatsRule
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import TRUE, Column, Tree
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, files_with_keys
from arrowmeta.pruning.search import EntryPruner

SCHEMA = pa.schema(
    [
        ("content", pa.string()),
        ("status", pa.string()),
        ("file_size_in_bytes", pa.int64()),
        ("partition.p", pa.int32()),
        ("partition_is_known", pa.bool_()),
        ("spec_id", pa.int32()),
        ("bucket", pa.int32()),
        ("total_buckets", pa.int32()),
        ("schema_id", pa.int64()),
        ("level", pa.int32()),
        ("record_count", pa.int64()),
    ]
)


def pruner_of(conditions: dict[int | None, Tree], *others: Any) -> EntryPruner:
    evaluator = Evaluator()
    return EntryPruner(evaluator, PartitionFilter(conditions, evaluator), *others)


def entries(**choices: list[Any]) -> list[dict[str, Any]]:
    """Entries with every combination of these values; some file sizes are unknown."""
    return [
        {"content": "data", "file_size_in_bytes": (1 << at % 40) if at % 7 else None}
        | dict(zip(choices, values, strict=True))
        for at, values in enumerate(product(*choices.values()))
    ]


def kept(pruner: EntryPruner, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows that are kept, given in two batches of the pruner's columns only."""
    table = pa.Table.from_pylist(rows, SCHEMA).select(pruner.columns)
    middle = len(rows) // 3
    found: list[bool] = []
    for part in (table.slice(0, middle), table.slice(middle)):
        found += pruner(part.combine_chunks().to_batches()[0]).tolist()
    return [row for row, is_kept in zip(rows, found, strict=True) if is_kept]


def sizes(rows: list[dict[str, Any]]) -> tuple[int, int]:
    return len(rows), sum(row["file_size_in_bytes"] or 0 for row in rows)


@pytest.mark.parametrize(
    "left_out", [LeftOut(), LeftOut(True, False), LeftOut(False, True), LeftOut(True, True)]
)
@pytest.mark.parametrize("hashes", [None, set(), {3}, {-7, 2}])
def test_entries_of_other_buckets_are_pruned_but_unknown_ones_kept(left_out, hashes):
    choice = None if hashes is None else HashedBuckets(frozenset(hashes), frozenset({1, 2}))
    rows = entries(
        bucket=[None, -2, -1, 0, 1, 2],
        total_buckets=[None, -1, 0, 1, 2, 3],
        schema_id=[None, -1, 0, 1, 2],
        level=[None, 0, 1, 2],
    )

    def is_wanted(row: dict[str, Any]) -> bool:
        if left_out.level_zero and row["level"] == 0:
            return False
        if left_out.unassigned_buckets and row["bucket"] is not None and row["bucket"] < 0:
            return False
        total = row["total_buckets"] or 0
        if hashes is None or row["schema_id"] not in (1, 2) or total <= 0 or row["bucket"] is None:
            return True
        return row["bucket"] in {one % total for one in hashes}

    pruner = pruner_of({}, choice, left_out)
    expected = [row for row in rows if is_wanted(row)]
    assert kept(pruner, rows) == expected
    for count, of in zip(pruner.counts, (rows, rows, expected), strict=False):
        assert (count.entries, count.bytes) == sizes(of)


@pytest.mark.parametrize(
    "texts",
    [{None: "p = 1"}, {0: "p = 1"}, {0: "p = 1", 1: "p > 1"}, {0: "p IS NULL", 1: None}, {0: None}],
)
def test_entries_are_pruned_by_partition_condition_of_their_spec(texts):
    reader = PredicateReader(pa.schema([("p", pa.int32())]))
    conditions: dict[int | None, Tree] = {
        spec_id: TRUE if text is None else reader.read(text) for spec_id, text in texts.items()
    }
    rows = entries(
        content=["data", "position_deletes"],
        spec_id=[None, -1, 0, 1, 2],
        partition_is_known=[True, False],
        record_count=[1, 2],
        **{"partition.p": [None, 0, 1, 2]},
    )
    truths = {"p = 1": [1], "p > 1": [2], "p IS NULL": [None], None: [None, 0, 1, 2]}

    def is_wanted(row: dict[str, Any]) -> bool:
        asked = texts.get(row["spec_id"], texts.get(None))
        is_unknown = row["partition.p"] is None and not row["partition_is_known"]
        return is_unknown or row["partition.p"] in truths[asked]

    by_stats = StatsRule(("record_count",), Formula("record_count > 1"))
    data = [row for row in rows if row["content"] == "data"]
    expected = [row for row in data if is_wanted(row)]
    for stats, of_stats in (
        (None, expected),
        (by_stats, [r for r in expected if r["record_count"] > 1]),
    ):
        pruner = pruner_of(conditions, None, LeftOut(), stats)
        assert kept(pruner, rows) == of_stats
        found = (
            (data, expected, expected) if stats is None else (data, expected, expected, of_stats)
        )
        for count, of in zip(pruner.counts, found, strict=False):
            assert (count.entries, count.bytes) == sizes(of)


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
