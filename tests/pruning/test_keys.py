"""Keys of a join, of every type, and conditions on `_ROW_ID`, the system column of Paimon."""

from __future__ import annotations

import math
from datetime import date
from decimal import Decimal
from itertools import chain, combinations, product
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.errors import PredicateError
from tests.iceberg.one_manifest import table_of
from tests.pruning.given_files import Given, iceberg, places, stats_of

INTEGERS = [0, 1, 2**24, 2**24 + 1, 2**53, 2**53 + 1, -(2**53) - 1]
DECIMALS = [Decimal(one) for one in ("0.3", "1.1", "1", "9007199254740993", "0.1")]
FLOATS = [0.0, 1.0, 0.3, 0.1, 1.1, 2.0**24, 2.0**53, -(2.0**53)]
TEXTS = ["01", "1", "1.0", "t", "2024-01-1", "\\x41", "A"]


def values(kind: pa.DataType) -> list[Any]:
    """Return values that are of a type."""
    if pa.types.is_decimal(kind):
        given = [one for one in DECIMALS if one < 10 ** (kind.precision - kind.scale)]
        return [one for one in given if kind.scale or one == int(one)]
    given_of = [
        (pa.types.is_integer, INTEGERS), (pa.types.is_floating, FLOATS),
        (pa.types.is_binary, [b"A", b"\\x41"]), (pa.types.is_fixed_size_binary, [b"A"]),
        (pa.types.is_date, [date(2024, 1, 1)]), (pa.types.is_boolean, [True, False]),
    ]  # fmt: skip
    return next((given for holds, given in given_of if holds(kind)), TEXTS)


def given(kind: pa.DataType, *bounds: Any) -> Given:
    """Return a table of a file for each value of its only column."""
    return Given(*(stats_of("c", one, one) for one in bounds), columns=pa.schema([("c", kind)]))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("column", "keys"), [
    *product([pa.int64(), pa.decimal128(38, 20), pa.decimal128(18, 1)], [pa.float64()]),
    *product([pa.int64(), pa.decimal128(18, 1)], [pa.float32()]),
    *product([pa.float64(), pa.float32()], [pa.decimal128(18, 1), pa.decimal128(38, 20)]),
    *product([pa.string()],
             [pa.int64(), pa.float64(), pa.decimal128(18, 1), pa.date32(), pa.bool_()]),
    (pa.binary(), pa.string()), (pa.binary(1), pa.string()), (pa.string(), pa.large_string()),
    (pa.int64(), pa.decimal128(38, 0)), (pa.float64(), pa.float32()),
], ids=str)  # fmt: skip
def test_keys_keep_every_file_that_a_join_matches(column, keys):
    of_files = values(column)
    table, con, n_found = given(column, *of_files), duckdb.connect(), 0
    for key in values(keys):
        wanted = pa.array([key], keys)
        try:
            kept = table.kept(keys={"c": wanted})
        except PredicateError:  # no value of the column's type
            continue
        for at, value in enumerate(of_files):
            is_found = _is_found(con, pa.array([value], column), wanted)
            assert at in kept or not is_found, (value, key)
            n_found += is_found
    assert n_found


def _is_found(con: duckdb.DuckDBPyConnection, rows: pa.Array, keys: pa.Array) -> bool:
    """Join two values in DuckDB; values that it cannot compare are not equal."""
    con.register("r", pa.table({"x": rows}))
    con.register("k", pa.table({"y": keys}))
    try:
        return con.execute("FROM r JOIN k ON x = y").fetchall() != []
    except duckdb.ConversionException:
        return False


VIEW = pa.array(["e", None], pa.string_view()).dictionary_encode()
NS, US_UTC, NS_UTC = pa.timestamp("ns"), pa.timestamp("us", "UTC"), pa.timestamp("ns", "UTC")
D9, D76 = pa.decimal128(9, 2), pa.decimal256(76, 2)
ONE_FIVE, A_E, BYTES = (1, 5), ("a", "e"), (b"a", b"e")


@pytest.mark.parametrize(("column", "bounds", "keys"), [
    (pa.int64(), (1, 2), pa.array([2.0, None, 2.0]).dictionary_encode()),
    (pa.int32(), ONE_FIVE, pa.array([5, 2**40])), (pa.int32(), ONE_FIVE, pa.array([5.0, 1.5])),
    (pa.int64(), ONE_FIVE, pa.array([5, 2**64 - 1], pa.uint64())),
    (pa.int32(), ONE_FIVE, pa.array(np.array([5.0, 1.5], dtype=np.float16))),
    (pa.float64(), (1.0, 2.0**53), pa.array([2**53 + 1])),
    (D9, (Decimal(1), Decimal(5)), pa.array([5, 10**10])),
    (D9, (Decimal(1), Decimal(5)), pa.array([Decimal("5.000"), Decimal("1.001")])),
    (pa.binary(), BYTES, pa.array([b"e"])), (pa.binary(1), BYTES, pa.array([b"e"])),
    (pa.string(), A_E, pa.array(["e"])), (pa.string(), A_E, pa.array(["e"], pa.large_string())),
    (pa.string(), A_E, pa.array(["e"], pa.string_view())), (pa.string(), A_E, VIEW),
    (pa.timestamp("us"), ONE_FIVE, pa.array([5000, 1001], NS)),
    (pa.timestamp("us"), ONE_FIVE, pa.array([5000, 1001, None], NS_UTC)),
    (NS_UTC, (1, 5000), pa.array([5, 2**60], US_UTC)),
    (pa.float64(), (1.0, 5.0), pa.array([Decimal(5)], D76)),
    (pa.int64(), ONE_FIVE, pa.array([Decimal(5), Decimal(10**20)], D76)),
    (pa.binary(), BYTES, pa.array([b"e"], pa.binary_view()).dictionary_encode()),
    (pa.int64(), ONE_FIVE, pc.run_end_encode(pa.array([5, 5, None]))),
], ids=str)  # fmt: skip
def test_keys_outside_of_column_type_match_no_row(column, bounds, keys):
    assert given(column, *bounds).kept(keys={"c": keys}) == [1]


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()], ids=str)
@pytest.mark.parametrize(("column", "text"), [
    (pa.time64("us"), "12:00"), (US_UTC, "2024-01-01"), (pa.timestamp("us"), "2024-1-1"),
], ids=str)  # fmt: skip
def test_text_keys_that_duckdb_casts_rule_out_no_file(column, text, kind):
    table = given(column, None, None)
    for texts, kept in (([text, None], [0, 1]), ([None], [])):
        assert table.kept(keys={"c": pa.array(texts).cast(kind)}) == kept
    with pytest.raises(PredicateError, match="keys of c are not"):
        table.kept(keys={"c": pa.array(["x"]).cast(kind)})


def test_text_keys_of_uuids_rule_out_no_file(tmp_path):
    table, text = table_of(tmp_path, "uuid", [{}]), "00000000-0000-0000-0000-000000000001"
    for kind in (pa.string(), pa.large_string(), pa.string_view()):
        for texts, kept in (([text, None], [0]), ([None], [])):
            assert places(table.plan(keys={"c1": pa.array(texts).cast(kind)})) == kept
        with pytest.raises(PredicateError, match="keys of c1 are not"):
            table.plan(keys={"c1": pa.array(["x"]).cast(kind)}).table(["file_path"])


def test_keys_of_too_many_digits_or_of_no_type():
    keys = pa.array([Decimal(10) ** 60, Decimal(5)], pa.decimal256(76, 0))
    for column in (pa.float64(), pa.int64(), pa.decimal128(38, 0)):
        assert given(column, 1, 5).kept(keys={"c": keys}) == [0, 1]
    for empty in (pa.array([], pa.int64()), pa.array([None], pa.int64()), pa.nulls(2)):
        assert given(pa.string(), "a").kept(keys={"c": empty}) == []
    for wrong in (1, [object()], [1, "a"]):
        with pytest.raises(PredicateError, match="keys of c are not a list of values"):
            given(pa.int64(), 1).kept(keys={"c": wrong})


def test_files_are_kept_for_keys_by_any_combination_of_statistics(tmp_path):
    """All combinations of small statistics and small sets of keys."""
    bounds, counts = (None, 1.0, 2.0, 3.0), (None, 0, 1)
    files = [
        one for one in product(bounds, bounds, counts, counts)
        if one[0] is None or one[1] is None or one[0] <= one[1]
    ]  # fmt: skip
    texts = [
        f"{'' if lower is None else lower}..{'' if upper is None else upper} values=2"
        + "".join(f" {name}={n}" for name, n in (("nulls", nulls), ("nans", nans)) if n is not None)
        for lower, upper, nulls, nans in files
    ]
    table = iceberg(tmp_path, "double", "; ".join(texts))

    def may_have(file: tuple[Any, ...], key: float) -> bool:
        lower, upper, nulls, nans = file
        is_full = (nulls or 0) + (nans or 0) == 2
        if is_full and (lower, upper) != (None, None):
            return True  # a contradiction
        if math.isnan(key):
            return nans != 0
        return not is_full and (lower is None or lower <= key) and (upper is None or key <= upper)

    some = [0.0, 1.0, 1.5, 3.0, math.nan]
    for keys in chain.from_iterable(combinations(some, n) for n in range(3)):
        kept = places(table.plan(keys={"c1": pa.array(keys, pa.float64())}))
        for at, file in enumerate(files):
            assert (at in kept) == any(may_have(file, key) for key in keys), (file, keys)


# -- row ids ---------------------------------------------------------------------------------------

TRACKED = {"row-tracking.enabled": "true"}
EVOLVED = TRACKED | {"data-evolution.enabled": "true"}
V = pa.schema([("v", pa.int32())])


@pytest.mark.spec("paimon: row tracking")
@pytest.mark.sampled(4)
@pytest.mark.parametrize(("where", "first_ids", "n_manifests"), [
    ("_ROW_ID = 4", [3], 1), ("_row_id IN (1, 26)", [0, 24], 2), ("_ROW_ID > 26", [], 0),
    ("_ROW_ID BETWEEN 8 AND 9", [6, 9], 2), ("_ROW_ID IS NULL", [], 0),
    ("NOT _ROW_ID >= 3", [0], 1), ([("_ROW_ID", "==", 4)], [3], 1),
    (pc.field("_ROW_ID") == 4, [3], 1),
])  # fmt: skip
def test_row_id_condition_prunes_files_and_manifests(corpus_folder, where, first_ids, n_manifests):
    """pypaimon wrote the table: nine files of three rows each, in three manifests."""
    table = arrowmeta.open(corpus_folder / "paimon" / "pp_row_tracking_v")
    plan = table.plan(where)
    assert plan.files["first_row_id"].to_pylist() == first_ids
    assert plan.funnel["kept"][0].as_py() == n_manifests
    assert table.plan_many([where])["files"].to_pylist() == [len(first_ids)]
    plan = table.plan(keys={"_ROW_ID": pa.array([4, 100])})
    assert plan.files["first_row_id"].to_pylist() == [3]


@pytest.mark.spec("paimon: row tracking")
@pytest.mark.parametrize(("first", "count", "is_stored", "may_match"), [
    (0, 100, False, True), (43, 100, False, False), (0, 42, False, False), (42, 1, False, True),
    (41, 1, False, False), (None, 10, False, True),
    # Rows written with their ids, as after a compaction, have those ids.
    (0, 10, True, True),
    # Invalid numbers rule out nothing.
    (-5, 10, False, True), (0, -1, False, True), (2**63 - 5, 10, False, True),
])  # fmt: skip
def test_file_matches_by_first_row_id_and_record_count(first, count, is_stored, may_match):
    file = {"first_row_id": first, "record_count": count, "stores_row_ids": is_stored}
    assert Given(file, columns=V, options=TRACKED).kept("_ROW_ID = 42") == [0] * may_match


@pytest.mark.spec("paimon: row tracking")
@pytest.mark.parametrize(("least", "most", "may_match"), [
    (0, 42, True), (0, 41, False), (43, 100, False), (42, 42, True), (41, 41, False),
    (None, 41, True), (43, None, True), (None, None, True),
    # Invalid ranges rule out nothing.
    (100, 43, True), (41, 0, True), (-5, 41, True),
])  # fmt: skip
def test_manifest_matches_by_row_id_range(least, most, may_match):
    given = Given({}, columns=V, options=EVOLVED, min_row_id=least, max_row_id=most)
    assert given.kept("_ROW_ID = 42") == [0] * may_match


@pytest.mark.parametrize(("options", "key", "columns", "names"), [
    (TRACKED, (), V, ["v", "_ROW_ID"]), (EVOLVED, (), V, ["v", "_ROW_ID"]),
    ({"data-evolution.enabled": "true"}, (), V, ["v", "_ROW_ID"]), ({}, (), V, ["v"]),
    ({"row-tracking.enabled": "false"}, (), V, ["v"]), (TRACKED, ("v",), V, ["v"]),
    (TRACKED, (), pa.schema([("_row_id", pa.string())]), ["_row_id"]),
])  # fmt: skip
def test_row_id_column_exists_only_with_row_tracking(options, key, columns, names):
    """A column of the table with this name takes precedence."""
    given = Given({}, columns=columns, options=options, key=key)
    assert given.rules.columns.names == names
