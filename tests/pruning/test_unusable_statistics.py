"""Statistics that are unknown, unusable or contradict each other rule out no file."""

import itertools
import shutil
import struct
from pathlib import Path

import fastavro
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.iceberg.one_manifest import table_of
from tests.pruning.given_files import iceberg, places, values
from tests.reconcile.copies import IcebergCopy, PaimonCopy, rewrite

TABLE = DATA / "pk_all_types"
KEY = "k = -50 AND k2 = ''"


def names(table, where):
    return table.plan(where).files["file_name"].to_pylist()


def is_impossible(table):
    return "statistics_impossible" in table.reconcile()["check_name"].to_pylist()


# -- buckets and keys of Paimon --------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")
def test_files_of_unknown_bucket_may_have_any_key(tmp_path):
    copy = PaimonCopy(TABLE, tmp_path / "t")
    for path in arrowmeta.open(copy.root).manifests()["manifest_path"].to_pylist():
        with Path(path).open("rb") as file:
            reader = fastavro.reader(file)
            schema, rows = reader.writer_schema, [row | {"_BUCKET": None} for row in reader]
        (bucket,) = (one for one in schema["fields"] if one["name"] == "_BUCKET")
        bucket["type"] = ["null", "int"]
        with Path(path).open("wb") as file:
            fastavro.writer(file, schema, rows)
    table = arrowmeta.open(copy.root)
    assert set(table.data_files(["bucket"])["bucket"].to_pylist()) == {None}
    (known,) = names(arrowmeta.open(TABLE), KEY)
    assert names(table, KEY) == [known]
    assert table.plan_many([KEY, "k = -50"])["files"].to_pylist() == [1, 1]


def test_plan_many_uses_bucket_of_each_key_like_single_plans():
    table = arrowmeta.open(TABLE)
    keys = table.data_files(["min_key"])["min_key"].to_pylist()
    asked = [f"k = {key['k']} AND k2 = '{key['k2']}'" for key in keys]
    # No key is half a number.
    asked += [f"k = {k} AND k2 = '{k2}'" for k, k2 in (
        (-50.5, ""), (-50.0, ""), (88.0, "数据138"), (88.5, "数据138"), (-50, ""),
    )]  # fmt: skip
    asked.append("k = -50 AND k = 88 AND k2 = ''")
    counts = [table.plan(one).files.num_rows for one in asked]
    assert table.plan_many(asked)["files"].to_pylist() == counts
    assert min(counts[: len(keys)]) > 0
    assert counts[-1] == 0


def without_values(rows):
    """Make the statistics of two columns unknown, as pypaimon writes them by default."""
    nulls = b"\0\0\0\2\0\3" + bytes(22)
    for row in rows:
        row["_FILE"]["_VALUE_STATS"] = {
            "_MIN_VALUES": nulls, "_MAX_VALUES": nulls, "_NULL_COUNTS": [None, None],
        }  # fmt: skip


@pytest.mark.spec("paimon: _KEY_STATS")
@pytest.mark.parametrize("is_reversed", [False, True])
def test_keys_rule_out_files_without_value_statistics_unless_their_bounds_are_reversed(
    tmp_path, is_reversed
):
    root = shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t")

    def edit(rows):
        without_values(rows)
        for row in rows if is_reversed else ():
            reverse(row["_FILE"]["_KEY_STATS"])

    for path in arrowmeta.open(root).manifests()["manifest_path"].to_pylist():
        rewrite(Path(path), edit)
    table = arrowmeta.open(root, strict=not is_reversed)
    files = table.files(columns=["file_name", "min_key", "max_key"]).to_pylist()
    if is_reversed:
        assert table.plan("k < -5").files.num_rows == len(files) > 0
    for file in () if is_reversed else files:
        least, last = file["min_key"]["k"], file["max_key"]["k"]
        assert file["file_name"] not in names(table, f"k < {least}")
        assert file["file_name"] in names(table, f"k BETWEEN {least} AND {last}")


def reverse(stats):
    """Swap the two bounds of a record of statistics."""
    of_paimon = "_MIN_VALUES" in stats
    both = ("_MIN_VALUES", "_MAX_VALUES") if of_paimon else ("lower_bound", "upper_bound")
    stats.update(zip(both, [stats[name] for name in reversed(both)], strict=True))


@pytest.mark.filterwarnings("ignore:.*looks like the newest")
@pytest.mark.parametrize(("name", "where"), [
    ("append_partition_types", "i64 < 0"),
    ("iceberg_v2_position_deletes", "ts < TIMESTAMP '1970-01-01'"),
])  # fmt: skip
def test_reversed_bounds_of_manifests_rule_out_nothing(tmp_path, name, where):
    def kept(root):
        return set(names(arrowmeta.open(root, allow_moved_paths=True), where))

    def edit(rows):
        for row in rows:
            for one in row["partitions"] if is_iceberg else [row["_PARTITION_STATS"]]:
                reverse(one)

    is_iceberg = name.startswith("iceberg")
    copy = (IcebergCopy if is_iceberg else PaimonCopy)(DATA / name, tmp_path / "t")
    before = kept(copy.root)
    if isinstance(copy, IcebergCopy):
        copy.edit_list(edit)
    else:
        for role in ("base", "delta"):
            copy.edit_list(role, edit)
    assert kept(copy.root) == before != set()


# -- partitions that could not be read: unlike null, they may match any condition ------------------

MICROS = {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False}


@pytest.fixture
def of_times(tmp_path):
    """A table with files in partitions 1970-01-01, before the first date, and null."""
    partitions = [{"c1": value} for value in (0, -(2**63), None)]
    files = [{"partition": partition, "record_count": 1} for partition in partitions]
    return table_of(tmp_path, "timestamp", files, partition=MICROS)


@pytest.mark.filterwarnings("ignore:.*before any date")
def test_file_of_unknown_partition_may_match(of_times):
    wanted = {
        "c1 = TIMESTAMP '1970-01-01'": [0, 1], "c1 > TIMESTAMP '2020-01-01'": [1],
        "c1 <> TIMESTAMP '1970-01-01'": [1], "c1 IS NOT NULL": [0, 1], "c1 IS NULL": [1, 2],
    }  # fmt: skip
    for where, kept in wanted.items():
        assert places(of_times.plan(where)) == kept
    assert of_times.plan_many([*wanted])["files"].to_pylist() == [*map(len, wanted.values())]
    for order in ("c1", "c1 DESC"):
        assert 1 in places(of_times.plan(limit=1, order_by=order))
    found = values(of_times, "min(c1), max(c1), count(c1)")
    assert [is_exact for _, is_exact in found] == [False] * 3


@pytest.mark.filterwarnings("ignore:.*before any date")
@pytest.mark.parametrize("columns", [["partition"], ["partition.c1"], ["file_path"]])
def test_partition_is_known_does_not_depend_on_earlier_reads(of_times, columns):
    """Columns that were read are cached, and only the others are decoded later."""
    for wanted in (columns, ["partition_is_known"]):
        found = pa.Table.from_batches(of_times.source.scan().batches(wanted))
    assert found["partition_is_known"].to_pylist() == [True, False, True]


# -- counts ----------------------------------------------------------------------------------------

MOST = 2**63 - 1
SOUND = "values=3 nulls=0 nans=0 rows=3"
#: A type, files, and the places of those that conditions keep.
COUNTED = [
    # Writers record a negative count if they did not count.
    *(("int", "1..9 rows=-1", where, [0])
      for where in ("c1 = 5", "c1 IS NOT NULL", "c1 > 1", "NOT c1 = 1")),
    ("int", ".. rows=0", "c1 = 5", []),
    *(("double", f"1..9 rows=3 {counts}", where, [0]) for counts, where in (
        ("values=3 nulls=0 nans=-1", "isnan(c1)"), ("values=3 nulls=0 nans=-1", "c1 > 10"),
        ("values=3 nulls=-1 nans=0", "c1 IS NULL"), ("values=-1 nulls=0 nans=0", "c1 = 5"),
        ("values=-1 nulls=0 nans=0", "c1 IS NOT NULL"),
        ("values=-1 nulls=0 nans=0", "NOT isnan(c1)"),
    )),
    # Only NaN, or not, without a count of nulls.
    *(("double", f".. rows=3 values=3 nans={nans}", where, [0] * n_kept)
      for nans, n_kept in ((3, 0), (2, 1), (-1, 1))
      for where in ("c1 = 5", "c1 < 5", "c1 IN (4, 5)", "NOT isnan(c1)")),
    *(("double", f".. rows=3 values=3 nans={nans}", "isnan(c1)", [0]) for nans in (3, 2, -1)),
    # Counts that overflow affect their own file.
    *(("double", f"1..9 rows=3 values=3 nulls={nulls} nans={MOST}; 1..9 {SOUND}", where, kept)
      for nulls in (1, MOST)
      for where, kept in (("c1 = 5", [0, 1]), ("c1 IS NULL", [0]), ("c1 < 1", []))),
    # Counts that agree rule out files, and so do not those that make zeros of unknown bounds.
    ("double", ".. rows=6 values=6 nulls=6 nans=0", "c1 > 3", []),
    ("double", ".. rows=6 values=6 nulls=6 nans=0", "c1 IS NULL", [0]),
    ("double", "1..9 rows=6 values=6 nulls=1 nans=0", "c1 < 1", []),
    # Lower bounds above upper bounds, as faulty writers leave them.
    *(("long", "9..1", where, [0])
      for where in ("c1 = 5", "c1 IN (5, 7)", "c1 > 10", "c1 BETWEEN 2 AND 6")),
]  # fmt: skip


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("kind", "files", "where", "kept"), COUNTED)
def test_counts_rule_out_files_only_if_they_are_known(tmp_path, kind, files, where, kept):
    table = iceberg(tmp_path, kind, files)
    assert places(table.plan(where, dialect="duckdb")) == kept
    assert not is_impossible(table) or "9..1" in files or "-1" in files or str(MOST) in files


def test_unknown_counts_of_required_columns_and_of_keys(tmp_path):
    for at, where in enumerate(("c1 = 5", "c1 IS NOT NULL", "c1 > 1", "NOT c1 = 1")):
        table = iceberg(tmp_path / f"{at}", "int", "1..9 rows=-1", is_required=True)
        assert places(table.plan(where)) == [0]
    overflowing = f"1..9 rows=3 values=3 nulls=1 nans={MOST}; 1..9 {SOUND}"
    table = iceberg(tmp_path / "overflowing", "double", overflowing)
    assert places(table.plan(keys={"c1": pa.array([5.0])})) == [0, 1]
    assert values(table, "min(c1)")[0][0] == 1.0
    assert values(iceberg(tmp_path / "reversed", "long", "9..1"), "max(c1)") == [(None, False)]
    table = iceberg(tmp_path / "unknown", "int", "1..5 rows=-1; 1..5 rows=2")
    assert values(table, "count(*)") == [(2, False)]


@pytest.mark.parametrize("files", [
    "1..9 rows=6 values=6 nulls=6 nans=0", "1..9 rows=6 values=6 nulls=0 nans=6",
    "1.. rows=6 values=6 nulls=1 nans=5", ".. rows=6 values=6 nulls=7 nans=0",
    ".. rows=6 values=6 nulls=1 nans=7", ".. rows=6 values=6 nulls=1 nans=6",
    ".. rows=6 values=1 nulls=1 nans=0", "1..9 rows=6 values=0 nulls=0 nans=0",
    ".. rows=6 values=6 nulls=-1 nans=0", ".. rows=6 values=6 nulls=6 nans=-1",
    ".. rows=6 values=-2 nulls=1 nans=0", "1..9 rows=0 values=6 nulls=1 nans=0",
])  # fmt: skip
def test_contradictory_counts_rule_out_nothing_and_are_found(tmp_path, files):
    table = iceberg(tmp_path, "double", files)
    of_nulls = ("c1 IS NULL", "c1 IS NOT NULL")
    for where in (*of_nulls, "c1 > 3", "c1 <> 5", "isnan(c1)", "NOT isnan(c1)"):
        assert places(table.plan(where)) == [0], where
    assert is_impossible(table)
    assert [is_exact for _, is_exact in values(table, "count(c1)")] == [False]


# -- bounds of special types, of which some have no order ------------------------------------------

POINT = struct.pack("<dd", 1.0, 2.0)
#: The same point as a value of a column.
VALUE = struct.pack("<BIdd", 1, 1, 1.0, 2.0)
KINDS = ["geometry", "geometry(EPSG:4326)", "geography", "variant", "vector[3]"]


@pytest.mark.parametrize("kind", KINDS)
def test_bounds_of_special_types_are_not_used_but_null_counts_are(tmp_path, kind):
    stats = zip(("value_counts", "null_value_counts", "lower_bounds", "upper_bounds"),
                (1, 0, POINT, POINT), strict=True)  # fmt: skip
    table = table_of(tmp_path, kind, [{n: [{"key": 1, "value": v}] for n, v in stats}])
    value, point = (f"from_hex('{one.hex()}')" for one in (VALUE, POINT))
    for condition in ("= {}", ">= {}", "IN ({}, {})", "BETWEEN {} AND {}"):
        assert len(table.plan(f"c1 {condition.format(value, value)}")) == 1
    assert len(table.plan(f"c1 <> {point}")) == 1
    assert len(table.plan(pc.field("c1") == pa.scalar(VALUE))) == 1
    assert len(table.plan(keys={"c1": pa.array([VALUE])})) == 1
    assert len(table.plan("c1 IS NULL")) == 0
    assert values(table, "count(c1)") == [(1, True)]
    assert [value for value, _ in values(table, "min(c1), max(c1)")] == [None, None]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("predicate", [
    "c1 = 1", "c1 IN (1, 'a')", "c1 IS DISTINCT FROM 1",
    "NOT (c1 > DATE '2024-01-01') OR c1 IS NULL", "c1 IS NOT DISTINCT FROM NULL",
    pc.field("c1") == 1, [("c1", "not in", ["a", None])], [("c1", "=", None)],
], ids=str)  # fmt: skip
def test_column_of_unknown_type_compares_with_any_value(tmp_path, predicate):
    table = table_of(tmp_path, "unknown", [{}])
    assert len(table.plan(predicate)) == 1
    assert len(table.plan("c1 = NULL")) == 0
    assert len(table.plan(keys={"c1": pa.array([1])})) == 1


def test_point_bounds_are_not_compared_as_bytes(tmp_path):
    """The bytes of 1.0 are greater than those of 2.0."""
    lower, upper = (struct.pack("<dd", at, at) for at in (1.0, 2.0))
    assert lower > upper
    bounds = {"lower_bounds": lower, "upper_bounds": upper}
    file = {name: [{"key": 1, "value": value}] for name, value in bounds.items()}
    table = table_of(tmp_path, "geometry", [file, file])
    assert not is_impossible(table)
    assert table.relation("clustering").num_rows == 0
    assert table.relation("column_stats")["exactness"].to_pylist() == ["unknown"] * 2


# -- what Paimon publishes for bounds and counts that it does not know -----------------------------


def published(name):
    return arrowmeta.open(CASES / name, format="iceberg", allow_moved_paths=True)


@pytest.mark.parametrize(("column", "value"), [
    ("k", "3"), ("b", "true"), ("f", "2.5"), ("d", "'2024-02-29'"), ("m", "-5.25"),
    ("t", "'x'"), ("n", "'1969-12-31'"), ("x", "'r'"), ("l", "-9"),
])  # fmt: skip
def test_zeros_that_paimon_publishes_for_unknown_bounds_are_unknown(column, value):
    table = published("paimon_published_counts")
    wheres = (f"{column} = {value}", f"{column} IN ({value})", f"{column} IS NULL")
    assert [len(table.plan(where)) for where in wheres] == [2, 2, 0]
    assert not values(table, f"max({column})")[0][1]
    assert len(table.plan(keys={"k": pa.array([3, 100], pa.int32())})) == 2


def test_null_counts_that_paimon_publishes_without_bounds_are_unknown():
    table = published("paimon_published_nulls")
    assert [len(table.plan(where)) for where in ("s IS NULL", "q IS NULL")] == [2, 1]
    assert [is_exact for _, is_exact in values(table, "count(s), count(q)")] == [False, True]


@pytest.mark.parametrize(("counts", "n_kept"), [(" values=1", 0), ("", 1)])
def test_zeros_with_a_value_count_are_bounds(counts, n_kept, tmp_path):
    table = iceberg(tmp_path, "int", f"0..0 rows=1{counts}", is_required=True)
    assert len(table.plan("c1 = 3")) == n_kept


# -- null structs: writers count them among the nulls of its fields, or not at all -----------------

#: Values and nulls counted of both fields in a file of 6 rows, 3 of which have a null struct.
LEFT_OUT, COUNTED_NULLS, NO_NULLS = (3, 0), (6, 3), (6, 0)


def structs(folder, *counts, is_required=False, bounds=(1, 9)):
    """A table of files of 6 rows with values and nulls of fields, the second of them required."""
    fields = [
        {"id": at, "name": name, "required": name == "r", "type": "double"}
        for at, name in ((2, "d"), (3, "r"))
    ]
    ends = [struct.pack("<d", bound) for bound in bounds] or [None, None]
    stats = (
        "value_counts", "null_value_counts", "nan_value_counts", "lower_bounds", "upper_bounds",
    )  # fmt: skip
    files = [
        {"record_count": 6}
        | {
            name: [{"key": key, "value": value} for key in (2, 3)]
            for name, value in zip(stats, (*count, 0, *ends), strict=True)
            if value is not None
        }
        for count in counts
    ]
    return table_of(folder, {"type": "struct", "fields": fields}, files, is_required=is_required)


D_OR_R = [f"c1.{name}" for name in "dr"]


@pytest.mark.parametrize(("counts", "more", "where", "kept"), [
    *(((LEFT_OUT, COUNTED_NULLS, NO_NULLS), {"bounds": (5, 5)}, where.format(name), [0, 1])
      for name, where in itertools.product(D_OR_R, (
          "{} IS NULL", "NOT ({} IS NOT NULL)", "{} IS DISTINCT FROM 5"))),
    ((LEFT_OUT,), {}, pc.field("c1", "d").isin(pa.array([50.0, None])), [0]),
    # Counts that contradict each other or the rows.
    *(((counts,), {}, where, [0]) for where in ("c1.d IS NULL", "c1.d = 5")
      for counts in ((None, 0), (7, 0), (3, 4), (-1, 0), (3, -1), (3, None))),
    # The fields of a required struct have counted nulls only.
    *(((NO_NULLS, (None, 0)), {"is_required": True}, f"{name} IS NULL", []) for name in D_OR_R),
    *(((counts,), {"bounds": ()}, where, kept) for counts in ((3, 3), (0, 0), (6, 6))
      for where, kept in (("c1.d IS NOT NULL", []), ("c1.d = 5", []), ("c1.d IS NULL", [0]))),
])  # fmt: skip
def test_null_structs_are_nulls_of_their_fields(tmp_path, counts, more, where, kept):
    assert places(structs(tmp_path, *counts, **more).plan(where)) == kept


def test_rows_with_null_structs_are_counted_as_nulls(tmp_path):
    table = structs(tmp_path / "a", LEFT_OUT, COUNTED_NULLS, NO_NULLS)
    answer = table.aggregate("count(c1.d) AS d, count(c1.r) AS r, count(*) AS n").to_pylist()[0]
    assert answer == {
        name: {"value": count, "exact": True, "why": None}
        for name, count in (("d", 12), ("r", 12), ("n", 18))
    }
    assert not is_impossible(table)
    table = structs(tmp_path / "b", LEFT_OUT, (None, 0))
    assert not values(table, "count(c1.d)")[0][1]
    # Each file has 6 rows, but 3 of them do not match: neither is enough alone.
    table = structs(tmp_path / "c", LEFT_OUT, LEFT_OUT)
    assert not values(table, "count(*)", "c1.d > 0")[0][1]
    assert len(table.plan("c1.d > 0", limit=6)) == 2
    table = structs(tmp_path / "d", NO_NULLS, LEFT_OUT)
    assert 1 in places(table.plan(order_by="c1.d NULLS FIRST", limit=1))
    why = structs(tmp_path / "e", LEFT_OUT).plan("c1.d IS NULL").why()
    assert "nulls: 3" in why["detail"][0].as_py()


@pytest.mark.parametrize(("counts", "more"), [
    ((7, 0), {}), ((3, 0), {"is_required": True}), ((-2, None), {}),
])  # fmt: skip
def test_impossible_value_counts_of_struct_field_are_reported(tmp_path, counts, more):
    assert is_impossible(structs(tmp_path, counts, **more))
