"""Unknown values, buckets, partitions and counts rule out no file."""

import shutil
import struct
from pathlib import Path

import fastavro
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.paimon.schema import parse_type_text
from tests.bundled import DATA
from tests.iceberg.one_manifest import table_of
from tests.reconcile.copies import PaimonCopy, rewrite
from tests.reference.binary_row import encode

TABLE = Path(__file__).parent.parent / "data" / "pk_all_types"
KEY = "k = -50 AND k2 = ''"


def without_buckets(folder):
    """Return a table whose entries have no bucket."""
    copy = PaimonCopy(TABLE, folder / "t")
    for path in [copy.root / "manifest" / name for name in manifest_names(copy.root)]:
        with path.open("rb") as file:
            reader = fastavro.reader(file)
            schema, rows = reader.writer_schema, [row | {"_BUCKET": None} for row in reader]
        (bucket,) = (one for one in schema["fields"] if one["name"] == "_BUCKET")
        bucket["type"] = ["null", "int"]
        with path.open("wb") as file:
            fastavro.writer(file, schema, rows)
    return arrowmeta.open(copy.root)


def manifest_names(root):
    paths = arrowmeta.open(root).source.manifests["manifest_path"].to_pylist()
    return [Path(path).name for path in paths]


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_files_of_unknown_bucket_may_have_any_key(tmp_path):
    (known,) = arrowmeta.open(TABLE).plan(KEY).files["file_name"].to_pylist()
    table = without_buckets(tmp_path)
    assert set(table.data_files(["bucket"])["bucket"].to_pylist()) == {None}
    assert table.plan(KEY).files["file_name"].to_pylist() == [known]
    assert table.plan_many([KEY, "k = -50"])["files"].to_pylist() == [1, 1]


def test_plan_many_uses_bucket_of_each_key_like_single_plans():
    table = arrowmeta.open(TABLE)
    keys = table.data_files(["min_key"])["min_key"].to_pylist()
    asked = [f"k = {key['k']} AND k2 = '{key['k2']}'" for key in keys]
    counts = [table.plan(one).files.num_rows for one in asked]
    assert min(counts) > 0
    assert table.plan_many(asked)["files"].to_pylist() == counts


# -- Files whose partition could not be read: unlike null, it may match any condition


MICROS = {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False}
BEFORE_ANY_DATE = -(2**63)


def of_times(folder):
    """Return a table with files in partitions 1970-01-01, before the first date, and null."""
    partitions = [{"c1": value} for value in (0, BEFORE_ANY_DATE, None)]
    files = [{"partition": partition, "record_count": 1} for partition in partitions]
    return table_of(folder, "timestamp", files, partition=MICROS)


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize(
    ("where", "kept"),
    [
        ("c1 = TIMESTAMP '1970-01-01'", [0, 1]),
        ("c1 > TIMESTAMP '2020-01-01'", [1]),
        ("c1 <> TIMESTAMP '1970-01-01'", [1]),
        ("c1 IS NOT NULL", [0, 1]),
        ("c1 IS NULL", [1, 2]),
    ],
)
def test_file_of_unknown_partition_may_match(tmp_path, where, kept):
    table = of_times(tmp_path)
    names = [f"{place}.parquet" for place in kept]
    assert table.plan(where).files["file_name"].to_pylist() == names
    assert table.plan_many([where])["files"].to_pylist() == [len(kept)]


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize("direction", ["c1", "c1 DESC"])
def test_limit_keeps_file_of_unknown_partition(tmp_path, direction):
    plan = of_times(tmp_path).plan(limit=1, order_by=direction)
    assert "1.parquet" in plan.files["file_name"].to_pylist()


@pytest.mark.filterwarnings("ignore:.*before any date")
def test_aggregates_with_unknown_partition_are_not_exact(tmp_path):
    table = of_times(tmp_path)
    (answers,) = table.aggregate("min(c1), max(c1), count(c1)").to_pylist()
    assert not any(answer["exact"] for answer in answers.values())


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize("columns", [["partition"], ["partition.c1"], ["file_path"]])
def test_partition_is_known_does_not_depend_on_earlier_reads(tmp_path, columns):
    """Columns that were read are cached, and only the others are decoded later."""
    source = of_times(tmp_path).source
    for names in (columns, ["partition_is_known"]):
        found = pa.Table.from_batches(source.scan().batches(names))
    assert found["partition_is_known"].to_pylist() == [True, False, True]


# -- Statistics of keys rule out files without statistics of values


def without_values(rows):
    """Make the statistics of values unknown, as pypaimon writes them by default."""
    unknown = encode([parse_type_text("INT"), parse_type_text("STRING")], [None, None])
    values = {"_MIN_VALUES": unknown, "_MAX_VALUES": unknown, "_NULL_COUNTS": [None, None]}
    for row in rows:
        row["_FILE"]["_VALUE_STATS"] = values


@pytest.mark.spec("paimon: _KEY_STATS")
def test_key_condition_works_without_value_statistics(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    for path in arrowmeta.open(root).manifests()["manifest_path"].to_pylist():
        rewrite(Path(path), without_values)
    table = arrowmeta.open(root, strict=True)
    for file in table.files(columns=["file_name", "min_key", "max_key"]).to_pylist():
        least, last = file["min_key"]["k"], file["max_key"]["k"]
        for where, is_kept in ((f"k < {least}", False), (f"k BETWEEN {least} AND {last}", True)):
            kept = table.plan(where).files["file_name"].to_pylist()
            assert (file["file_name"] in kept) == is_kept


# -- Files with unknown counts: writers record a negative count if they did not count


BOUNDS = {
    "lower_bounds": [{"key": 1, "value": (1).to_bytes(4, "little")}],
    "upper_bounds": [{"key": 1, "value": (9).to_bytes(4, "little")}],
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("is_required", [True, False])
@pytest.mark.parametrize("where", ["c1 = 5", "c1 IS NOT NULL", "c1 > 1", "NOT c1 = 1"])
def test_file_of_unknown_record_count_may_match(tmp_path, where, is_required):
    table = table_of(tmp_path, "int", [{"record_count": -1, **BOUNDS}], is_required=is_required)
    assert table.plan(where).files.num_rows == 1


def test_file_without_rows_does_not_match(tmp_path):
    table = table_of(tmp_path, "int", [{"record_count": 0}])
    assert table.plan("c1 = 5").files.num_rows == 0


DOUBLES = {
    "lower_bounds": [{"key": 1, "value": struct.pack("<d", 1)}],
    "upper_bounds": [{"key": 1, "value": struct.pack("<d", 9)}],
}


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("nan_value_counts", "isnan(c1)"),
        ("nan_value_counts", "c1 > 10"),
        ("null_value_counts", "c1 IS NULL"),
        ("value_counts", "c1 = 5"),
        ("value_counts", "c1 IS NOT NULL"),
        ("value_counts", "NOT isnan(c1)"),
    ],
)
def test_negative_column_count_rules_out_nothing(tmp_path, kind, where):
    counts = {"value_counts": 3, "null_value_counts": 0, "nan_value_counts": 0} | {kind: -1}
    metrics = {name: [{"key": 1, "value": count}] for name, count in counts.items()}
    table = table_of(tmp_path, "double", [{"record_count": 3, **metrics, **DOUBLES}])
    assert table.plan(where).files.num_rows == 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("nans", "n_kept"), [(3, 0), (2, 1), (-1, 1)])
@pytest.mark.parametrize("where", ["c1 = 5", "c1 < 5", "c1 IN (4, 5)", "NOT isnan(c1)"])
def test_file_of_only_nan_values_is_pruned_without_null_count(tmp_path, where, nans, n_kept):
    counts = {"value_counts": 3, "nan_value_counts": nans}
    metrics = {name: [{"key": 1, "value": count}] for name, count in counts.items()}
    table = table_of(tmp_path, "double", [{"record_count": 3, **metrics}])
    assert table.plan(where, dialect="duckdb").files.num_rows == n_kept
    assert table.plan("isnan(c1)").files.num_rows == 1


MOST = 2**63 - 1


@pytest.mark.parametrize("nulls", [1, MOST])
def test_overflowing_counts_affect_only_their_own_file(tmp_path, nulls):
    counts = [
        {"value_counts": 3, "null_value_counts": nulls, "nan_value_counts": MOST},
        {"value_counts": 3, "null_value_counts": 0, "nan_value_counts": 0},
    ]
    metrics = [
        {name: [{"key": 1, "value": count}] for name, count in one.items()} for one in counts
    ]
    files = [{"record_count": 3, **one, **DOUBLES} for one in metrics]
    table = table_of(tmp_path, "double", files)
    assert table.plan("c1 = 5").files.num_rows == 2
    assert table.plan("c1 IS NULL").files["file_path"].to_pylist() == [
        f"{table.location}/data/0.parquet"
    ]
    assert table.plan("c1 < 1").files.num_rows == 0
    assert table.plan(keys={"c1": pa.array([5.0])}).files.num_rows == 2
    assert table.aggregate("min(c1)")["min(c1)"][0]["value"].as_py() == 1.0


@pytest.mark.parametrize(
    ("order", "dialect", "is_first"),
    [
        ("c1", "any", True),
        ("c1", "duckdb", False),
        ("c1 NULLS LAST", "any", False),
        ("c1 NULLS FIRST", "any", True),
    ],
)
def test_limit_keeps_other_files_if_null_count_is_unknown(tmp_path, order, dialect, is_first):
    """Values of the first file may be null, or those of the second."""
    for place, unknown in enumerate((0, 1)):
        files = [
            {
                "record_count": 3,
                "value_counts": [{"key": 1, "value": 3}],
                "null_value_counts": [{"key": 1, "value": -1 if at == unknown else 0}],
                "lower_bounds": [{"key": 1, "value": (at * 10).to_bytes(4, "little")}],
                "upper_bounds": [{"key": 1, "value": (at * 10 + 5).to_bytes(4, "little")}],
            }
            for at in (0, 1)
        ]
        table = table_of(tmp_path / str(place), "int", files)
        n_kept = 2 if unknown == 0 or is_first else 1
        plan = table.plan(limit=1, order_by=order, dialect=dialect)
        assert plan.files.num_rows == n_kept
