"""Limits of bucket pruning, postponed buckets, and files that are sorted by other columns."""

import shutil
from decimal import Decimal
from functools import partial
from itertools import product
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.queries import _of_keyed_table
from arrowmeta.paimon.buckets import HashedBuckets, hashed_buckets, same_schemas
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type_text
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.plan import Planner
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.one_key import hash_key
from tests.reconcile.copies import rewrite, set_options
from tests.reference.binary_row import encode

COLUMNS = pa.schema([("a", pa.int32()), ("b", pa.int32()), ("x", pa.float64()), ("t", pa.string())])


def schemas_of(function="default", key="a,b", *, primary_keys=()):
    kinds = {"a": "INT", "b": "INT", "x": "DOUBLE", "t": "STRING"}
    fields = [
        DataField(at, name, parse_type_text(kind)) for at, (name, kind) in enumerate(kinds.items())
    ]
    options = {"bucket-key": key, "bucket-function.type": function}
    return [TableSchema(5, tuple(fields), primary_keys=primary_keys, options=options)]


@pytest.mark.parametrize("total_buckets", [0, -1])
def test_unknown_bucket_count_allows_any_bucket(total_buckets):
    assert HashedBuckets(frozenset({5}), frozenset()).buckets(total_buckets) is None


def test_decimals_of_up_to_18_digits_hash_as_long():
    as_long = hash_key([pa.scalar(123, pa.int64())])
    decimals = {n: hash_key([pa.scalar(Decimal("1.23"), pa.decimal128(n, 2))]) for n in (18, 19)}
    assert decimals[18] == as_long
    assert decimals[19] != as_long


def test_mod_buckets_of_several_columns_are_unknown():
    tree = PredicateReader(COLUMNS).read("a = 1 AND b = 2")
    assert hashed_buckets(tree, schemas_of("default")) is not None
    assert hashed_buckets(tree, schemas_of("mod", "a")) is not None
    assert hashed_buckets(tree, schemas_of("mod")) is None


def listed(column, n):
    return f"{column} IN ({', '.join(map(str, range(n)))})"


def hashes(where, schemas):
    tree = PredicateReader(COLUMNS).read(where)
    found = hashed_buckets(tree, schemas)
    return None if found is None else found.hashes


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
    hashed = [hash_key([pa.scalar(one, pa.int32()) for one in key]) for key in keys or ()]
    assert hashes(where, schemas_of()) == (None if keys is None else set(map(abs, hashed)))


def test_literal_without_hash_allows_any_bucket():
    assert hashes("x IN (1, 2)", schemas_of(key="x")) is not None
    assert hashes("x IN (1, 0)", schemas_of(key="x")) is None
    assert hashes("t IN ('1', '2')", schemas_of("mod", "t")) is None


def test_buckets_are_known_for_default_and_mod_functions():
    ones = [abs(hash_key([pa.scalar(one, pa.int32())])) for one in (-7, 3)]
    for function, expected in (("default", ones), ("DEFAULT", ones), ("Mod", [-7, 3])):
        tree = PredicateReader(COLUMNS).read("a IN (-7, 3)")
        found = hashed_buckets(tree, schemas_of(function, "a"))
        assert found == HashedBuckets(frozenset(expected), frozenset({5}))
    assert hashes("a = 1", schemas_of("hive", "a")) is None


def test_bucket_key_defaults_to_primary_key():
    keyed = ("b", "a")
    assert schemas_of(key="", primary_keys=keyed)[-1].bucket_keys == ("b", "a")
    assert schemas_of(key=" ", primary_keys=keyed)[-1].bucket_keys == ("b", "a")
    assert schemas_of(key=" a , b ", primary_keys=keyed)[-1].bucket_keys == ("a", "b")
    assert hashes("a = 1", schemas_of(key="")) is None


def test_same_schemas_compare_types_of_all_bucket_key_columns():
    kinds = [("INT", "INT"), ("INT NOT NULL", "BIGINT"), ("INT", "BIGINT")]
    schemas = [
        TableSchema(
            schema_id,
            tuple(
                DataField(at, name, parse_type_text(kind))
                for at, (name, kind) in enumerate(zip("ab", some, strict=True))
            ),
            options={"bucket-key": "a,b"},
        )
        for schema_id, some in enumerate(kinds)
    ]
    assert same_schemas(schemas) == {1, 2}
    assert same_schemas(schemas[:1]) == {0}


MERGED = {"postpone.merge-on-read": "true"}


def without_bucket(rows):
    """Move files of level 0 to the postponed bucket."""
    for row in rows:
        if row["_FILE"]["_LEVEL"] == 0:
            row["_BUCKET"] = row["_TOTAL_BUCKETS"] = -2


def opened(folder, snapshot_id, **options):
    """Open a table whose files of level 0 have no bucket."""
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", folder / "t"))
    for path in arrowmeta.open(root).all_manifests()["manifest_path"].unique().to_pylist():
        if Path(path).name.startswith("manifest-"):
            rewrite(Path(path), without_bucket)
    set_options(root, {"bucket": "-2", **options})
    return arrowmeta.open(root, snapshot_id=snapshot_id)


def kept(table, where):
    """Return bucket and level of the files that a plan keeps."""
    files = table.plan(where).table(["bucket", "level"])
    return sorted((file["bucket"], file["level"]) for file in files.to_pylist())


def test_postponed_bucket_is_read_with_merge_on_read_option(tmp_path):
    assert kept(opened(tmp_path / "a", 9), "pt = 0") == [(0, 5)]
    for vectors in ("true", "false"):
        options = MERGED | {"deletion-vectors.enabled": vectors}
        assert kept(opened(tmp_path / vectors, 9, **options), "pt = 0") == [(-2, 0), (0, 5)]


def test_value_predicates_prune_merged_partition_as_a_whole(tmp_path):
    table = opened(tmp_path, 9, **MERGED)
    # The file without a bucket has only nulls, and overrides rows of the other one.
    assert kept(table, "pt = 0 AND v = 'x'") == [(-2, 0), (0, 5)]
    assert kept(table, "pt = 0 AND v > '😀é9'") == []
    assert kept(table, "pt = 0 AND k = 108") == [(0, 5)]
    assert not table.aggregate("count(*) AS n")["n"][0].as_py()["exact"]


def test_key_versions_in_one_postponed_file_are_combined(tmp_path):
    """A file without a bucket was written as rows came, with several versions of a key."""
    where = "pt = 0 AND v > '😀é9'"
    assert kept(opened(tmp_path / "a", 1, **MERGED), where) == []
    combined = opened(tmp_path / "b", 1, **MERGED, **{"merge-engine": "aggregation"})
    assert kept(combined, where) == [(-2, 0)]


def test_postponed_files_have_no_min_and_max_key(tmp_path):
    files = opened(tmp_path, 9).data_files(columns=["bucket", "min_key", "max_key"]).to_pylist()
    known = {file["bucket"]: (bool(file["min_key"]), bool(file["max_key"])) for file in files}
    assert known == {0: (True, True), -2: (False, False)}


def with_values_for_keys(rows, columns):
    """Set min and max keys above level 0 to clustering values, as a compaction does."""
    types = [parse_type_text("STRING")] * len(columns.split(","))
    for row in rows:
        if row["_FILE"]["_LEVEL"] > 0:
            for name, value in (("_MIN_KEY", "a"), ("_MAX_KEY", "z")):
                row["_FILE"][name] = encode(types, [value] * len(types))


@pytest.fixture(params=["v", "v,w"])
def root(tmp_path, request):
    columns = request.param
    root = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    for path in arrowmeta.open(root).all_manifests()["manifest_path"].unique().to_pylist():
        rewrite(Path(path), partial(with_values_for_keys, columns=columns))
    options = {
        "deletion-vectors.enabled": "true",
        "pk-clustering-override": "true",
        "clustering.columns": columns,
        "metadata.stats-mode": "truncate(16)",  # min and max keys are used, too
    }
    set_options(root, options)
    return root


@pytest.mark.spec("paimon: KeyValueClusteringFileWriter")
def test_clustering_values_stored_as_keys_do_not_prune(root):
    table = arrowmeta.open(root, strict=True)
    (file,) = table.files(columns=["level", "min_key", "max_key"]).to_pylist()
    assert file == {"level": 5, "min_key": None, "max_key": None}
    kept = [table.plan(f"k = {key}").files.num_rows for key in (-3, -2, 14, 15)]
    assert kept == [0, 1, 1, 0]  # by the statistics of keys, which are of keys


def test_only_level_0_files_have_min_key(root):
    entries = arrowmeta.open(root).all_entries(columns=["level", "min_key"]).to_pylist()
    levels = {entry["level"]: entry["min_key"] is not None for entry in entries}
    assert levels == {0: True, 5: False}


def test_clustering_columns_are_the_sort_order_of_a_real_table():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    assert table.sort_orders()["source_column"].to_pylist() == ["amount"]
    facts = {fact.name: fact.value for fact in table.describe().facts}
    assert facts["sorted by"] == "amount"
    clustered = table.files().filter(pc.field("level") > 0)
    assert clustered.num_rows
    assert clustered["min_key"].null_count == clustered.num_rows
    assert "key_ranges_overlap" not in table.reconcile()["check_name"].to_pylist()


def _remedy(check_name, subject):
    return check_name


def test_advice_names_clustering_columns_instead_of_the_key():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    assert _of_keyed_table(table, "amount", ["id"], _remedy).endswith(
        "fewer files share ranges of amount"
    )
    assert _of_keyed_table(table, "id", ["id"], _remedy).endswith("are clustered by amount")
    planner = Planner(table.source)
    advice = {
        name: planner.rules.how_to_narrow(planner.reader.scope.column([name]), is_equality=False)
        for name in ("amount", "id")
    }
    assert advice == {
        "amount": "compact the files, so that fewer ranges of amount overlap",
        "id": "files are sorted by clustering columns, not by this column",
    }
    keyed = arrowmeta.open(DATA / "pk_tags_branches")
    keys = [field.name for field in keyed.source.shape.primary_key.fields]
    assert _of_keyed_table(keyed, keys[0], keys, _remedy).endswith("share keys")
    assert _of_keyed_table(keyed, "other", keys, _remedy).endswith("are in its order")
