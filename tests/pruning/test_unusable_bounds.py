"""Bounds that are unusable and counts that contradict each other drop no file that could match."""

import struct
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.iceberg.one_manifest import table_of
from tests.pruning.test_unknown_values import without_values
from tests.reconcile.copies import IcebergCopy, PaimonCopy, rewrite

POINT = struct.pack("<dd", 1.0, 2.0)
#: The same point as a value of a column.
VALUE = struct.pack("<BIdd", 1, 1, 1.0, 2.0)
KINDS = ["geometry", "geometry(EPSG:4326)", "geography", "variant", "vector[3]"]


@pytest.fixture(params=KINDS)
def table(request, tmp_path):
    def item(value):
        return [{"key": 1, "value": value}]

    file = {
        "value_counts": item(1),
        "null_value_counts": item(0),
        "lower_bounds": item(POINT),
        "upper_bounds": item(POINT),
    }
    return table_of(tmp_path, request.param, [file])


@pytest.mark.sampled(8)
@pytest.mark.parametrize("condition", ["= {}", ">= {}", "IN ({}, {})", "BETWEEN {} AND {}"])
def test_conditions_do_not_use_bounds_of_special_types(table, condition):
    value = f"from_hex('{VALUE.hex()}')"
    assert table.plan(f"c1 {condition.format(value, value)}").files.num_rows == 1


def test_inequality_with_equal_bounds_keeps_file(table):
    assert table.plan(f"c1 <> from_hex('{POINT.hex()}')").files.num_rows == 1


@pytest.mark.sampled(2)
def test_arrow_expressions_and_keys_do_not_use_bounds(table):
    equal = pc.field("c1") == pa.scalar(VALUE)
    assert table.plan(equal).files.num_rows == 1
    assert table.plan(keys={"c1": pa.array([VALUE])}).files.num_rows == 1


@pytest.mark.sampled(2)
def test_null_counts_of_special_types_are_used(table):
    assert table.plan("c1 IS NULL").files.num_rows == 0
    assert table.aggregate("count(c1)").to_pylist()[0]["count(c1)"]["exact"]


@pytest.mark.sampled(2)
def test_minimum_and_maximum_of_special_types_are_unknown(table):
    found = table.aggregate("min(c1), max(c1)").to_pylist()[0]
    assert [one["value"] for one in found.values()] == [None, None]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "predicate",
    [
        "c1 = 1",
        "c1 IN (1, 'a')",
        "c1 IS DISTINCT FROM 1",
        "NOT (c1 > DATE '2024-01-01') OR c1 IS NULL",
        "c1 IS NOT DISTINCT FROM NULL",
        pc.field("c1") == 1,
        [("c1", "not in", ["a", None])],
        [("c1", "=", None)],
    ],
    ids=str,
)
def test_column_of_unknown_type_compares_with_any_value(tmp_path, predicate):
    table = table_of(tmp_path, "unknown", [{}])
    assert table.plan(predicate).files.num_rows == 1
    assert table.plan("c1 = NULL").files.num_rows == 0
    assert table.plan(keys={"c1": pa.array([1])}).files.num_rows == 1


def test_point_bounds_are_not_compared_as_bytes(tmp_path):
    """The bytes of 1.0 are greater than those of 2.0."""
    lower, upper = (struct.pack("<dd", at, at) for at in (1.0, 2.0))
    assert lower > upper
    bounds = {"lower_bounds": lower, "upper_bounds": upper}
    file = {name: [{"key": 1, "value": value}] for name, value in bounds.items()}
    table = table_of(tmp_path, "geometry", [file, file])
    assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()
    assert table.relation("clustering").num_rows == 0
    assert table.relation("column_stats")["exactness"].to_pylist() == ["unknown"] * 2


# -- Lower bounds above upper bounds, as faulty writers leave them


@pytest.mark.parametrize("condition", ["c1 = 5", "c1 IN (5, 7)", "c1 > 10", "c1 BETWEEN 2 AND 6"])
def test_reversed_bounds_of_iceberg_files_rule_out_nothing(tmp_path, condition):
    lower, upper = ([{"key": 1, "value": struct.pack("<q", at)}] for at in (9, 1))
    table = table_of(tmp_path, "long", [{"lower_bounds": lower, "upper_bounds": upper}])
    assert table.plan(condition).files.num_rows == 1
    assert table.aggregate("max(c1)").to_pylist()[0]["max(c1)"]["value"] is None


def test_reversed_bounds_of_paimon_files_rule_out_nothing(tmp_path):
    copy = PaimonCopy(DATA / "pk_tags_branches", tmp_path / "t")

    def swap(rows):
        without_values(rows)
        for row in rows:
            reverse(row["_FILE"]["_KEY_STATS"])

    for path in arrowmeta.open(copy.root).manifests()["manifest_path"].to_pylist():
        rewrite(Path(path), swap)
    table = arrowmeta.open(copy.root)
    assert table.plan("k < -5").files.num_rows == table.files().num_rows > 0


def test_reversed_bounds_of_paimon_manifests_rule_out_nothing(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "t")
    kept = kept_files(copy.root, "i64 < 0")

    def swap(rows):
        for row in rows:
            reverse(row["_PARTITION_STATS"])

    for role in ("base", "delta"):
        copy.edit_list(role, swap)
    assert kept
    assert kept_files(copy.root, "i64 < 0") == kept


@pytest.mark.filterwarnings("ignore:.*looks like the newest")
def test_reversed_bounds_of_iceberg_manifests_rule_out_nothing(tmp_path):
    copy = IcebergCopy(DATA / "iceberg_v2_position_deletes", tmp_path / "t")
    kept = kept_files(copy.root, "ts < TIMESTAMP '1970-01-01'")

    def swap(rows):
        for row in rows:
            for summary in row["partitions"]:
                reverse(summary)

    copy.edit_list(swap)
    assert kept
    assert kept_files(copy.root, "ts < TIMESTAMP '1970-01-01'") == kept


def kept_files(folder, condition):
    table = arrowmeta.open(folder, allow_moved_paths=True)
    return set(table.plan(condition).files["file_path"].to_pylist())


def reverse(stats):
    """Swap the two bounds of a record of statistics."""
    of_paimon = "_MIN_VALUES" in stats
    names = ("_MIN_VALUES", "_MAX_VALUES") if of_paimon else ("lower_bound", "upper_bound")
    stats.update(zip(names, [stats[name] for name in reversed(names)], strict=True))


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("k", "3"), ("b", "true"), ("f", "2.5"), ("d", "'2024-02-29'"), ("m", "-5.25"),
        ("t", "'x'"), ("n", "'1969-12-31'"), ("x", "'r'"), ("l", "-9"),
    ],
)  # fmt: skip
def test_zeros_that_paimon_publishes_for_unknown_bounds_are_unknown(column, value):
    folder = CASES / "paimon_published_counts"
    table = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    assert len(table.plan(f"{column} = {value}")) == 2
    assert len(table.plan(f"{column} IN ({value})")) == 2
    assert len(table.plan(f"{column} IS NULL")) == 0
    assert not table.aggregate(f"max({column})").to_pylist()[0][f"max({column})"]["exact"]


def test_keys_do_not_use_zeros_that_paimon_publishes():
    folder = CASES / "paimon_published_counts"
    table = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    assert len(table.plan(keys={"k": pa.array([3, 100], pa.int32())})) == 2


def test_null_counts_that_paimon_publishes_without_bounds_are_unknown():
    folder = CASES / "paimon_published_nulls"
    table = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    assert len(table.plan("s IS NULL")) == 2
    assert len(table.plan("q IS NULL")) == 1
    counts = table.aggregate("count(s), count(q)").to_pylist()[0]
    assert [counts[name]["exact"] for name in ("count(s)", "count(q)")] == [False, True]


@pytest.mark.parametrize(("value_counts", "n_kept"), [([{"key": 1, "value": 1}], 0), ([], 1)])
def test_zeros_with_a_value_count_are_bounds(value_counts, n_kept, tmp_path):
    bound = [{"key": 1, "value": bytes(4)}]
    file = {"value_counts": value_counts, "lower_bounds": bound, "upper_bounds": bound}
    table = table_of(tmp_path, "int", [file], is_required=True)
    assert len(table.plan("c1 = 3")) == n_kept


BOUNDS = {"lower_bounds": struct.pack("<d", 1), "upper_bounds": struct.pack("<d", 9)}
COUNTS = {"value_counts": 6, "null_value_counts": 1, "nan_value_counts": 0}


def table_with(folder, record_count=6, **stats):
    """A table of one file with these statistics of the optional column `c1`."""
    maps = {name: [{"key": 1, "value": value}] for name, value in stats.items()}
    return table_of(folder, "double", [{"record_count": record_count, **maps}])


CONTRADICTIONS = {
    "only nulls beside bounds": {**BOUNDS, **COUNTS, "null_value_counts": 6},
    "only NaN beside bounds": {**BOUNDS, **COUNTS, "null_value_counts": 0, "nan_value_counts": 6},
    "only nulls and NaN beside a bound": {
        **COUNTS,
        "lower_bounds": BOUNDS["lower_bounds"],
        "nan_value_counts": 5,
    },
    "more nulls than values": {**COUNTS, "null_value_counts": 7},
    "more NaN than values": {**COUNTS, "nan_value_counts": 7},
    "nulls and NaN more than values": {**COUNTS, "nan_value_counts": 6},
    "fewer values than rows": {**COUNTS, "value_counts": 1},
    "no values": {**BOUNDS, **COUNTS, "value_counts": 0, "null_value_counts": 0},
    "negative nulls": {**COUNTS, "null_value_counts": -1},
    "negative NaN": {**COUNTS, "null_value_counts": 6, "nan_value_counts": -1},
    "negative values": {**COUNTS, "value_counts": -2},
    "no rows beside bounds": {**BOUNDS, **COUNTS, "record_count": 0},
}


@pytest.mark.parametrize("stats", CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_contradictory_counts_rule_out_nothing_and_are_found(tmp_path, stats):
    table = table_with(tmp_path, **stats)  # type: ignore[arg-type]
    for where in (
        "c1 > 3",
        "c1 IS NULL",
        "c1 IS NOT NULL",
        "isnan(c1)",
        "c1 <> 5",
        "NOT isnan(c1)",
    ):
        assert table.plan(where).files.num_rows == 1, where
    assert "statistics_impossible" in table.reconcile()["check_name"].to_pylist()
    assert not table.aggregate("count(c1) AS n")["n"][0].as_py()["exact"]


def test_counts_that_agree_rule_out_files(tmp_path):
    only_nulls = {**COUNTS, "null_value_counts": 6}
    table = table_with(tmp_path / "nulls", **only_nulls)
    assert table.plan("c1 > 3").files.num_rows == 0
    assert table.plan("c1 IS NULL").files.num_rows == 1
    table = table_with(tmp_path / "bounds", **BOUNDS, **COUNTS)
    assert table.plan("c1 < 1").files.num_rows == 0
    for path in ("nulls", "bounds"):
        table = arrowmeta.open(tmp_path / path)
        assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()
