"""Buckets of keys, postponed buckets, clustered files, folders of buckets and partitions."""

from __future__ import annotations

import math
import shutil
import struct
import warnings
from decimal import Decimal
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.fs as pafs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.apps.queries import _of_keyed_table
from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.buckets import (
    HashedBuckets,
    bucket_folders,
    bucket_of_only_key,
    folder_of_python,
    hash_keys,
    hashed_buckets,
    partition_folders,
    same_schemas,
)
from arrowmeta.paimon.schema import DataField, DataType, TableSchema, parse_type_text, to_arrow
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.plan import Planner
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.corpus import NO_CORPUS
from tests.paimon.row_strategies import ATOMIC, encode, hash_key, not_null, values_of
from tests.reconcile.copies import rewrite, set_options
from tests.reference import binary_row as oracle
from tests.reference.murmur3 import murmur3
from tests.reference.truth import paimon_tables

#: Tables with keys, without the large ones, whose entries and buckets are made up.
KEYED = [one for one in paimon_tables() if "pk" in one.name and "big_meta" not in one.name]


@pytest.mark.parametrize("table", KEYED or NO_CORPUS, ids=str)
@pytest.mark.spec("paimon: DefaultBucketFunction")
def test_min_and_max_key_hash_to_the_bucket_of_their_file(table):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        opened = arrowmeta.open(table.folder, ref=table.branch)
        columns = ["bucket", "total_buckets", "min_key", "max_key", "schema_id"]
        files = opened.data_files(columns).slice(0, 300)
    key = opened.source.schemas[-1].bucket_keys
    if not set(key) <= {field.name for field in files.schema.field("min_key").type}:
        pytest.skip("the bucket key has partition columns")
    for place, bound in product(range(files.num_rows), ("min_key", "max_key")):
        total = files["total_buckets"][place].as_py()
        values = [files[bound][place][name] for name in key]
        hashed = hash_key(values) if all(value.is_valid for value in values) else None
        if total > 0 and hashed is not None:
            assert abs(hashed) % total == files["bucket"][place].as_py()


def ints(*values: int) -> list[pa.Scalar]:
    return [pa.scalar(value, pa.int32()) for value in values]


@st.composite
def keys(draw: st.DrawFn) -> tuple[list[DataType], list[Any]]:
    """Types that may be keys, and a value of each."""
    hashed = ATOMIC.filter(lambda one: one.name not in ("VARIANT", "BLOB")).map(not_null)
    types = draw(st.lists(hashed, min_size=1, max_size=4))
    return types, list(draw(st.tuples(*map(values_of, types))))


@given(keys())
@pytest.mark.spec("paimon: BinaryRow.hashCode")
def test_key_hash_equals_hash_of_its_binary_row(case):
    types, values = case
    pairs = zip(types, values, strict=True)
    scalars = [pa.array([value], to_arrow(kind))[0] for kind, value in pairs]
    # 0.0 equals -0.0 in other bytes, so that neither has a hash.
    has_zero = any(isinstance(value, float) and value == 0 for value in values)
    of_row = murmur3(oracle.encode_body(types, values), 42)
    assert hash_key(scalars) == (None if has_zero else of_row)


@given(st.lists(st.tuples(st.text(max_size=20), st.integers(-(2**31), 2**31 - 1)), min_size=1))
def test_columns_of_keys_hash_as_single_keys(keys):
    texts, numbers = zip(*keys, strict=True)
    columns = [pa.array([*texts, None]), pa.array([*numbers, 1], pa.int32())]
    each = [hash_key([pa.scalar(text), *ints(n)]) for text, n in keys]
    assert hash_keys(columns).to_pylist() == [*each, None]


def test_hashes_of_many_columns_decimals_and_what_has_none():
    assert murmur3(struct.pack("<i", 1), 42) == -559580957  # as in Spark
    assert murmur3(struct.pack("<q", 1), 42) == -1712319331
    for n_columns in (55, 56, 57, 119, 120, 121):  # null bits are hashed, too
        of_row = murmur3(oracle.encode_body([DataType("INT")] * n_columns, range(n_columns)), 42)
        assert hash_key(ints(*range(n_columns))) == of_row
    for value, kind in ((0.0, pa.float64()), (-0.0, pa.float32()), ([1], pa.list_(pa.int8()))):
        assert hash_key([pa.scalar(value, kind)]) is None
    # Decimals of up to 18 digits hash as BIGINT.
    as_long = hash_key([pa.scalar(123, pa.int64())])
    decimals = [hash_key([pa.scalar(Decimal("1.23"), pa.decimal128(n, 2))]) for n in (18, 19)]
    assert [one == as_long for one in decimals] == [True, False]
    # A bucket is the floor modulo of a known count.
    found = HashedBuckets(frozenset({-7, 3}), frozenset())
    assert [found.buckets(total) for total in (1, 4, 0, -1)] == [{0}, {1, 3}, None, None]


def schema_of(fields, key, function="default", schema_id=0, primary_keys=()):
    """A schema of fields such as `a INT, b INT` with a bucket key."""
    pairs = [one.split(" ", 1) for one in fields.split(", ")]
    columns = [DataField(at, n, parse_type_text(kind)) for at, (n, kind) in enumerate(pairs)]
    options = {"bucket-key": key, "bucket-function.type": function}
    return TableSchema(schema_id, tuple(columns), primary_keys=primary_keys, options=options)


def test_file_with_one_key_is_in_the_bucket_of_the_key():
    entries = pa.record_batch(
        {
            "bucket": pa.array([0, 0, 0, -2, 0, 0], pa.int32()),
            "total_buckets": pa.array([4, 4, 4, 4, -1, 4], pa.int32()),
            "schema_id": pa.array([0, 0, 1, 0, 0, 0]),
            "lower_bounds.k": pa.array([7, 7, 7, 7, 7, None], pa.int32()),
            "upper_bounds.k": pa.array([7, 8, 7, 7, 7, None], pa.int32()),
        }
    )
    for function, of_key in (("default", abs(hash_key(ints(7)) or 0) % 4), ("mod", 3)):
        found = bucket_of_only_key([schema_of("k INT", "k", function)])
        assert found is not None
        assert found.parts == tuple(entries.schema.names)
        assert found.make(entries).to_pylist() == [of_key, *[None] * 5]


COLUMNS = pa.schema([("a", pa.int32()), ("b", pa.int32()), ("x", pa.float64()), ("t", pa.string())])


def chosen(where, key="a,b", function="default", primary_keys=()):
    """The hashes of the buckets that a condition leaves; None if it leaves any bucket."""
    schemas = [schema_of("a INT, b INT, x DOUBLE, t STRING", key, function, 5, primary_keys)]
    found = hashed_buckets(PredicateReader(COLUMNS).read(where), schemas)
    assert found is None or found == HashedBuckets(found.hashes, frozenset({5}))
    return None if found is None else found.hashes


def listed(column, n):
    return f"{column} IN ({', '.join(map(str, range(n)))})"


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("where", "keys"),
    [
        ("a = 1 AND b = 2", [(1, 2)]),
        ("b IN (3, 4) AND a IN (1, 2)", [(1, 3), (1, 4), (2, 3), (2, 4)]),
        (f"{listed('a', 40)} AND {listed('b', 25)}", list(product(range(40), range(25)))),
        (f"{listed('a', 7)} AND {listed('b', 143)}", None),  # one more than a thousand
        ("a = 1", None),
        ("b = 1", None),
        ("a = 1 AND b > 2", None),
        ("a = 1 AND x = 2", None),
        ("a = 1 OR b = 2", None),
    ],
)
def test_buckets_need_values_of_all_key_columns(where, keys):
    """A hash without one of them gives another bucket, so that matching files would be pruned."""
    hashed = {abs(hash_key(ints(*key)) or 0) for key in keys or ()}
    assert chosen(where) == (None if keys is None else hashed)


def test_buckets_are_known_for_default_and_mod_functions():
    ones = {abs(hash_key(ints(one)) or 0) for one in (-7, 3)}
    for function, expected in (("default", ones), ("DEFAULT", ones), ("Mod", {-7, 3})):
        assert chosen("a IN (-7, 3)", "a", function) == expected
    assert chosen("a = 1", "a", "hive") is None
    assert chosen("a = 1 AND b = 2", "a", "mod") == {1}
    assert chosen("a = 1 AND b = 2", "a,b", "mod") is None
    assert chosen("x IN (1, 2)", "x") is not None
    assert chosen("x IN (1, 0)", "x") is None
    assert chosen("t IN ('1', '2')", "t", "mod") is None
    # The key defaults to the primary key.
    both = chosen("b = 1 AND a = 2", "b,a")
    assert chosen("b = 1 AND a = 2", "", primary_keys=("b", "a")) == both
    assert chosen("b = 1 AND a = 2", " ", primary_keys=("b", "a")) == both
    assert chosen("b = 1 AND a = 2", " b , a ", primary_keys=("a", "b")) == both
    assert chosen("a = 1", "") is None


def test_same_schemas_compare_types_of_all_bucket_key_columns():
    kinds = ["a INT, b INT", "a INT NOT NULL, b BIGINT", "a INT, b BIGINT"]
    schemas = [schema_of(kind, "a,b", schema_id=at) for at, kind in enumerate(kinds)]
    assert same_schemas(schemas) == {1, 2}
    assert same_schemas(schemas[:1]) == {0}


MERGED = {"postpone.merge-on-read": "true"}


def copy_of(name, root, edit, options):
    """Copy a table with other entries and options."""
    shutil.copytree(DATA / name, root)
    for path in arrowmeta.open(root).all_manifests()["manifest_path"].unique().to_pylist():
        if Path(path).name.startswith("manifest-"):
            rewrite(Path(path), edit)
    set_options(root, options)
    return root


def without_bucket(rows):
    """Move files of level 0 to the postponed bucket."""
    for row in rows:
        if row["_FILE"]["_LEVEL"] == 0:
            row["_BUCKET"] = row["_TOTAL_BUCKETS"] = -2


def postponed(folder, snapshot_id, **options):
    """Open a table whose files of level 0 have no bucket."""
    options = {"bucket": "-2", **options}
    root = copy_of("pk_deletion_vectors", folder / "t", without_bucket, options)
    return arrowmeta.open(root, snapshot_id=snapshot_id)


PARTLY_NULL = "pt = 0 AND v > '😀é9'"


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("snapshot_id", "options", "where", "kept"),
    [
        (9, {}, "pt = 0", [(0, 5)]),
        (9, MERGED | {"deletion-vectors.enabled": "true"}, "pt = 0", [(-2, 0), (0, 5)]),
        (9, MERGED | {"deletion-vectors.enabled": "false"}, "pt = 0", [(-2, 0), (0, 5)]),
        # The file without a bucket has only nulls, and overrides rows of the other one.
        (9, MERGED, "pt = 0 AND v = 'x'", [(-2, 0), (0, 5)]),
        (9, MERGED, PARTLY_NULL, []),
        (9, MERGED, "pt = 0 AND k = 108", [(0, 5)]),
        # It was written as rows came, with several versions of a key.
        (1, MERGED, PARTLY_NULL, []),
        (1, MERGED | {"merge-engine": "aggregation"}, PARTLY_NULL, [(-2, 0)]),
    ],
)
def test_postponed_bucket_is_read_and_pruned_as_a_whole(
    tmp_path, snapshot_id, options, where, kept
):
    """Bucket and level of the files that a plan keeps."""
    files = postponed(tmp_path, snapshot_id, **options).plan(where).table(["bucket", "level"])
    assert sorted((file["bucket"], file["level"]) for file in files.to_pylist()) == kept


def test_postponed_file_has_no_keys_and_makes_counts_limits(tmp_path):
    plain = postponed(tmp_path / "plain", 9)
    files = plain.data_files(columns=["bucket", "min_key", "max_key"]).to_pylist()
    known = {file["bucket"]: (bool(file["min_key"]), bool(file["max_key"])) for file in files}
    assert known == {0: (True, True), -2: (False, False)}
    merged = postponed(tmp_path / "merged", 9, **MERGED)
    assert not merged.aggregate("count(*) AS n")["n"][0].as_py()["exact"]


def with_values_for_keys(rows, n_columns):
    """Set min and max keys above level 0 to clustering values, as a compaction does."""
    for row in rows:
        if row["_FILE"]["_LEVEL"] > 0:
            for name, value in (("_MIN_KEY", "a"), ("_MAX_KEY", "z")):
                row["_FILE"][name] = encode(["STRING"] * n_columns, [value] * n_columns)


@pytest.mark.spec("paimon: KeyValueClusteringFileWriter")
@pytest.mark.parametrize("columns", ["v", "v,w"])
def test_clustering_values_stored_as_keys_do_not_prune(tmp_path, columns):
    options = {
        "deletion-vectors.enabled": "true",
        "pk-clustering-override": "true",
        "clustering.columns": columns,
        "metadata.stats-mode": "truncate(16)",  # min and max keys are used, too
    }
    edit = partial(with_values_for_keys, n_columns=len(columns.split(",")))
    table = arrowmeta.open(copy_of("pk_tags_branches", tmp_path / "t", edit, options), strict=True)
    (file,) = table.files(columns=["level", "min_key", "max_key"]).to_pylist()
    assert file == {"level": 5, "min_key": None, "max_key": None}
    counts = [table.plan(f"k = {key}").files.num_rows for key in (-3, -2, 14, 15)]
    assert counts == [0, 1, 1, 0]  # by the statistics of keys, which are of keys
    entries = table.all_entries(columns=["level", "min_key"]).to_pylist()
    levels = {entry["level"]: entry["min_key"] is not None for entry in entries}
    assert levels == {0: True, 5: False}


def test_clustering_columns_are_the_sort_order_of_a_real_table():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    assert table.sort_orders()["source_column"].to_pylist() == ["amount"]
    facts = {fact.name: fact.value for fact in table.describe().facts}
    assert facts["sorted by"] == "amount"
    clustered = table.files().filter(pc.field("level") > 0)
    assert clustered["min_key"].null_count == clustered.num_rows > 0
    assert "key_ranges_overlap" not in table.reconcile()["check_name"].to_pylist()


def test_advice_names_clustering_columns_instead_of_the_key():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    keyed = arrowmeta.open(DATA / "pk_tags_branches")
    keys = [field.name for field in keyed.source.shape.primary_key.fields]
    for of, column, key, end in (
        (table, "amount", ["id"], "fewer files share ranges of amount"),
        (table, "id", ["id"], "are clustered by amount"),
        (keyed, keys[0], keys, "share keys"),
        (keyed, "other", keys, "are in its order"),
    ):
        assert _of_keyed_table(of, column, key, lambda check_name, _: check_name).endswith(end)
    planner = Planner(table.source)
    for name, advice in (
        ("amount", "compact the files, so that fewer ranges of amount overlap"),
        ("id", "files are sorted by clustering columns, not by this column"),
    ):
        column = planner.reader.scope.column([name])
        assert planner.rules.how_to_narrow(column, is_equality=False) == advice


def folders_of(partitions, buckets, **options):
    array = pa.StructArray.from_arrays([*partitions.values()], names=[*partitions])
    schema = TableSchema(0, (), options={name.replace("_", "-"): n for name, n in options.items()})
    return bucket_folders("/t", array, pa.array(buckets, pa.int32()), schema).to_pylist()


def test_folder_has_location_partition_and_bucket():
    partitions = {"dt": pa.array(["a", "b", "a"]), "hh": pa.array([1, None, 1])}
    assert folders_of(partitions, [0, 12, -2]) == [
        "/t/dt=a/hh=1/bucket-0",
        "/t/dt=b/hh=__DEFAULT_PARTITION__/bucket-12",
        "/t/dt=a/hh=1/bucket-postpone",
    ]
    # Some values of the dictionary are unused, and one is there twice.
    texts = pa.StructArray.from_arrays([pa.array(["a", "nowhere", "b", "a"])], names=["p"])
    coded = pa.DictionaryArray.from_arrays(pa.array([2, 0, 2, 3], pa.int32()), texts)
    for rows, expected in ((coded, "b0 a0 b1 a0"), (texts.slice(1, 2), "nowhere0 b0")):
        buckets = pa.array([0, 0, 1, 0][: len(rows)])
        folders = bucket_folders("/t", rows, buckets, TableSchema(0, ())).to_pylist()
        assert folders == [f"/t/p={one[:-1]}/bucket-{one[-1]}" for one in expected.split()]
    for n_rows in (0, 2):
        rows = pa.array([{}] * n_rows, pa.struct([]))
        folders = bucket_folders("/t", rows, pa.array([0] * n_rows, pa.int32()), TableSchema(0, ()))
        assert folders.to_pylist() == ["/t/bucket-0"] * n_rows
    options = {"data-file.path-directory": "data/x/", "partition.default-name": "nobody"}
    assert folders_of({"p": pa.array([1])}, [0], **options) == ["/t/data/x/p=1/bucket-0"]
    # Eight keys do not build all combinations of their values.
    numbers = list(range(100))
    folders = folders_of({f"k{place}": pa.array(numbers) for place in range(8)}, numbers)
    assert folders[0] == "/t/" + "".join(f"k{place}=0/" for place in range(8)) + "bucket-0"
    assert len(set(folders)) == len(numbers)


def test_paths_of_seven_partition_keys_match_real_folders():
    root = DATA / "append_partition_types"
    paths = arrowmeta.open(root).files(["file_path"])["file_path"].to_pylist()
    assert len(paths) == 20
    assert sorted(paths) == sorted(map(str, root.rglob("*.parquet")))


def test_table_at_filesystem_root_has_paths_with_single_slash():
    """Paths with two slashes do not match those of indexes and of a listing."""
    folder = DATA / "pk_deletion_vectors"
    there = pafs.SubTreeFileSystem(str(folder), pafs.LocalFileSystem())
    table, elsewhere = arrowmeta.open("/", filesystem=there), arrowmeta.open(folder)
    paths = table.files(["file_path"])["file_path"].to_pylist()
    others = elsewhere.files(["file_path"])["file_path"].to_pylist()
    assert paths == [path.removeprefix(str(folder)) for path in others]
    assert set(table.deletion_vectors()["data_file_path"].to_pylist()) == set(paths)
    assert len(table.deleted_rows(paths[0])) > 0
    assert table.reconcile(storage=True).num_rows == 0


SQL = {"partition.legacy-name": "false"}


def names(values, kind, options=None, precision=None):
    """Return names of a partition key, which is declared as a time if there is a precision."""
    array = values if isinstance(values, pa.Array) else pa.array(values, kind)
    fields = [] if precision is None else [DataField(0, "p", DataType("TIME", (precision,)))]
    schema = TableSchema(0, tuple(fields), tuple(f.name for f in fields), options=options or {})
    (folders,) = partition_folders(pa.StructArray.from_arrays([array], names=["p"]), schema)
    return [name.removeprefix("p=") for name in folders.to_pylist()]


F32, F64, MS, US, NS = pa.float32(), pa.float64(), *map(pa.timestamp, ("ms", "us", "ns"))
DATE, TIME = pa.date32(), pa.time32("ms")


@pytest.mark.spec("paimon: partition.legacy-name")
@pytest.mark.parametrize(
    ("kind", "value", "precision", "legacy", "sql"),
    [
        (pa.bool_(), True, None, "true", "true"),
        (pa.int8(), -7, None, "-7", "-7"),
        (pa.string(), "a b", None, "a b", "a b"),
        (pa.decimal128(10, 2), Decimal("1.20"), None, "1.20", "1.20"),
        (pa.decimal128(30, 12), Decimal("0E-12"), None, "0.000000000000", "0.000000000000"),
        (F64, 1.0, None, "1.0", "1.0"),
        (F64, -0.0, None, "-0.0", "-0.0"),
        (F32, 0.1, None, "0.1", "0.1"),
        (F64, 1e7, None, "1.0E7", "1.0E7"),
        (F64, 123456.789, None, "123456.789", "123456.789"),
        (F64, 0.00012, None, "1.2E-4", "1.2E-4"),
        # Java has at least two digits: the closest ones, where one digit would identify the value.
        (F64, 5e-324, None, "4.9E-324", "4.9E-324"),
        (F64, 2e-323, None, "2.0E-323", "2.0E-323"),
        (F32, -1e-45, None, "-1.4E-45", "-1.4E-45"),
        (F32, 1e30, None, "1.0E30", "1.0E30"),
        (F64, math.nan, None, "NaN", "NaN"),
        (F32, -math.inf, None, "-Infinity", "-Infinity"),
        (DATE, 0, None, "0", "1970-01-01"),
        (DATE, -1, None, "-1", "1969-12-31"),
        (DATE, 19844, None, "19844", "2024-05-01"),
        (DATE, -719163, None, "-719163", "0000-12-31"),
        (DATE, -719529, None, "-719529", "-0001-12-31"),
        (DATE, 2932897, None, "2932897", "+10000-01-01"),
        (MS, 0, 3, "1970-01-01T00%3A00", "1970-01-01 00%3A00%3A00.000"),
        (MS, 0, None, "1970-01-01T00%3A00", "1970-01-01 00%3A00%3A00.000"),
        (MS, 5_000, 0, "1970-01-01T00%3A00%3A05", "1970-01-01 00%3A00%3A05"),
        (MS, 30_000, 1, "1970-01-01T00%3A00%3A30", "1970-01-01 00%3A00%3A30.0"),
        (MS, 1, 3, "1970-01-01T00%3A00%3A00.001", "1970-01-01 00%3A00%3A00.001"),
        (US, -1, 6, "1969-12-31T23%3A59%3A59.999999", "1969-12-31 23%3A59%3A59.999999"),
        (US, 500_000, 6, "1970-01-01T00%3A00%3A00.500", "1970-01-01 00%3A00%3A00.500000"),
        (NS, 1_000, 7, "1970-01-01T00%3A00%3A00.000001", "1970-01-01 00%3A00%3A00.0000010"),
        (TIME, 3_723_004, None, "3723004", "01%3A02%3A03"),
        (TIME, 3_723_004, 3, "3723004", "01%3A02%3A03.004"),
        (TIME, 500, 3, "500", "00%3A00%3A00.5"),
        (TIME, 0, 2, "0", "00%3A00%3A00.0"),
        (pa.binary(), bytes(2), None, "b%27%5Cx00%5Cx00%27", None),  # as of pypaimon 2.1
        (pa.binary(), b"ab", None, None, "ab"),
    ],
)
def test_partition_value_is_formatted_as_in_java(kind, value, precision, legacy, sql):
    whole = {DATE: pa.int32(), TIME: pa.int32()}.get(kind, pa.int64())
    array = pa.array([value], whole if pa.types.is_temporal(kind) else kind).cast(kind)
    zoned = array.cast(pa.timestamp(kind.unit, "UTC")) if pa.types.is_timestamp(kind) else array
    assert legacy is None or names(array, kind) == [legacy]
    assert sql is None or names(zoned, kind, SQL, precision) == [sql]


@pytest.mark.spec("paimon: partition path escaping")
def test_special_characters_are_escaped_in_key_and_value():
    assert names(['a/b=c:"%', "\t\x7f{}[]^*?\\#'", "é +&.-_~ ok"], pa.string()) == [
        "a%2Fb%3Dc%3A%22%25",
        "%09%7F%7B%7D%5B%5D%5E%2A%3F%5C%23%27",
        "é +&.-_~ ok",
    ]
    assert folders_of({"a/b": pa.array([1])}, [0]) == ["/t/a%2Fb=1/bucket-0"]
    blank = [None, "", " \t", " x ", "\xa0"]
    assert names(blank, pa.string()) == [*["__DEFAULT_PARTITION__"] * 3, " x ", "\xa0"]
    default = {"partition.default-name": "n/a"}
    assert names(blank, pa.string(), default)[:2] == ["n%2Fa"] * 2
    with pytest.raises(UnsupportedError, match="cannot be part of a path"):
        names([[1]], pa.list_(pa.int32()))


@given(
    st.lists(st.none() | st.text(max_size=5), max_size=6),
    st.integers(-(2**63), 2**63 - 1),
    st.sampled_from([MS, US, NS]),
    st.sampled_from([{}, SQL]),
)
def test_any_text_and_timestamp_becomes_one_folder_name(texts, number, kind, options):
    for folder in names(texts, pa.string()):
        assert folder
        assert not set(folder) & set('/:=?*"\\\0')
    assert names(pa.array([number], pa.int64()).cast(kind), kind, options)[0]


@pytest.mark.parametrize(
    ("folder", "renamed"),
    [
        ("/t/f=NaN/s=NaN/g%3D=-Infinity/bucket-0", "/t/f=nan/s=NaN/g%3D=-inf/bucket-0"),
        ("/t/f=Infinity/s=a/g%3D=1.0/bucket-postpone", "/t/f=inf/s=a/g%3D=1.0/bucket-postpone"),
        ("/t/f=1.0/s=Infinity/g%3D=1.0E9/bucket-0", None),
        ("/f=NaN/t/f=1.0/s=a/g%3D=1.0/bucket-0", None),
        ("file", None),
    ],
)
def test_pypaimon_folder_names_differ_for_nan_and_infinity(folder, renamed):
    partition = pa.struct([("f", pa.float32()), ("s", pa.string()), ("g=", pa.float64())])
    assert folder_of_python(folder, partition) == renamed
    assert folder_of_python(folder, pa.struct([])) is None
