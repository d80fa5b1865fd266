import math
import shutil
from datetime import date
from functools import cache
from types import SimpleNamespace

import pyarrow as pa
import pytest
from pyspark.sql import Row

import arrowmeta
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark import save, warehouse
from arrowmeta.spark.arrow import n_parts, to_spark_table
from arrowmeta.tables.uniform import to_uniform, uniform_schema
from tests import corpus
from tests.bundled import DATA, TABLES, sampled
from tests.spark.growing import GrowingTable
from tests.spark.rounds import Settings
from tests.spark.warehouses import (
    PAIMON,
    cut_manifests,
    lose_metadata,
    lose_schemas,
    lose_snapshots,
    open_moved,
)

pytestmark = pytest.mark.filterwarnings("ignore:.*there is no version hint")

RELATIONS = ["files", "partitions", "damage"]
#: With and without partitions, keys and deletes, of both formats.
SOME = ("append_snappy", "iceberg_v1_to_v2", "iceberg_v3_deletion_vectors", "pk_all_types")


def _rows(table):
    return sorted(repr(row) for row in to_spark_table(table).to_pylist())


def _expected(folder, relation):
    batches = [
        to_uniform(batch, relation, table.name)
        for table in sorted(folder.iterdir())
        for batch in open_moved(table).relation(relation).to_batches()
    ]
    return pa.Table.from_batches(batches, uniform_schema(relation))


def _expected_of(location, relation):
    batches = open_moved(location).relation(relation).to_batches()
    return pa.Table.from_batches([to_uniform(batch, relation, "t") for batch in batches])


@pytest.mark.spark
def test_warehouse_relations_equal_those_of_each_table(spark, tmp_path):
    for name in TABLES if corpus.is_all() else SOME:
        shutil.copytree(DATA / name, tmp_path / name)
    frames = warehouse(spark, tmp_path, RELATIONS, bytes_per_task=60_000, allow_moved_paths=True)
    assert list(frames) == RELATIONS
    for relation in RELATIONS[:-1]:
        assert _rows(frames[relation].toArrow()) == _rows(_expected(tmp_path, relation)), relation
    assert frames["damage"].count() == 0


@pytest.mark.spark
def test_broken_tables_are_damage_and_others_are_read(spark, tmp_path):
    for name in PAIMON[:5]:
        shutil.copytree(DATA / name, tmp_path / "db.db" / name)
    lose_snapshots(tmp_path / "db.db" / PAIMON[0])
    n_cut = cut_manifests(tmp_path / "db.db" / PAIMON[1])
    lose_schemas(tmp_path / "db.db" / PAIMON[2])
    frames = warehouse(spark, tmp_path, ["files", "damage"], bytes_per_task=1)
    whole = {row.table for row in frames["files"].select("table").distinct().collect()}
    assert whole == {f"db.{name}" for name in PAIMON[3:5]}
    damage = {}
    for row in frames["damage"].collect():
        damage.setdefault(row.table.removeprefix("db."), []).append(row)
    assert set(damage) == set(PAIMON[:3])
    assert {row.kind for row in damage[PAIMON[0]]} == {"snapshot"}
    assert {row.kind for row in damage[PAIMON[1]]} == {"manifest"}
    assert len(damage[PAIMON[1]]) <= n_cut
    assert "NotATableError" in damage[PAIMON[2]][0].reason


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_findings_of_tables_asked_together_equal_those_of_each(spark, tmp_path):
    names = [*PAIMON[:3], *(name for name in TABLES if name.startswith("iceberg"))][:4]
    for name in names:
        shutil.copytree(DATA / name, tmp_path / name)
    cut_manifests(tmp_path / names[0])
    lose_schemas(tmp_path / names[1])
    frames = warehouse(spark, tmp_path, ["findings", "damage"], allow_moved_paths=True)
    frame = frames["findings"]
    expected = []
    for name in (names[0], *names[2:]):
        rows = open_moved(tmp_path / name).reconcile()
        expected += [to_uniform(batch, "findings", name) for batch in rows.to_batches()]
    assert expected
    expected = pa.Table.from_batches(expected, uniform_schema("findings"))
    assert _rows(frame.toArrow()) == _rows(expected)


@pytest.mark.spark
def test_warehouse_frames_stay_at_the_loaded_snapshots(spark, tmp_path):
    # Otherwise two frames, or a repeated task and the others, would read different snapshots.
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    without = tmp_path / "wh" / "without"
    shutil.copytree(growing.location, without, ignore=shutil.ignore_patterns("*snapshot*"))
    iceberg = DATA / "iceberg_v2_position_deletes"
    closed = shutil.copytree(iceberg, tmp_path / "wh" / "closed")
    lose_metadata(closed)
    before = {name: _rows(_expected_of(growing.location, name)) for name in RELATIONS[:-1]}
    frames = warehouse(spark, tmp_path / "wh", RELATIONS, allow_moved_paths=True)
    growing.show(10)
    shutil.copytree(growing.location, without, dirs_exist_ok=True)
    shutil.copytree(iceberg, closed, dirs_exist_ok=True)
    for name, rows in before.items():
        assert _rows(_expected_of(growing.location, name)) != rows
        assert _rows(frames[name].toArrow()) == rows, name
    damage = {row.table: row.reason for row in frames["damage"].collect()}
    assert set(damage) == {"closed"}


@pytest.mark.spark
def test_save_replaces_the_rows_of_the_same_day(spark, tmp_path):
    growing = GrowingTable(DATA / "pk_deletion_vectors", tmp_path / "wh" / "t", 9)
    days = (date(2024, 5, 1), date(2024, 5, 2))
    spark.sql(f"CREATE DATABASE history LOCATION '{tmp_path / 'history'}'")
    try:
        expected = {}
        for day, snapshot_id in ((days[0], 9), (days[1], 9), (days[1], 10)):
            if snapshot_id == 10:
                growing.show(10)
            save(warehouse(spark, tmp_path / "wh", ["files"]), "history", day=day)
            expected[day] = _rows(_expected_of(growing.location, "files"))
        for day in days:
            rows = spark.table("history.files").where(f"day = DATE'{day}'").drop("day")
            assert _rows(rows.toArrow()) == expected[day]
        assert expected[days[0]] != expected[days[1]]
        # Otherwise rows of an earlier run would stay although there are none now.
        shutil.rmtree(growing.location)
        save(warehouse(spark, tmp_path / "wh", ["files"]), "history", day=days[1])
        assert {row.day for row in spark.table("history.files").collect()} == {days[0]}
    finally:
        spark.sql("DROP DATABASE history CASCADE")


@pytest.mark.spark
def test_save_makes_databases_but_no_catalogs(spark):
    frame = spark.createDataFrame([("a",)], "x STRING")
    try:
        save({"t": frame}, "made_by_save")
        assert spark.table("made_by_save.t").count() == 1
        save({"t": frame}, "made_by_save.metadata")  # no catalog of the session
        assert spark.table("made_by_save.metadata_t").count() == 1
    finally:
        spark.sql("DROP DATABASE IF EXISTS made_by_save CASCADE")
    with pytest.raises(arrowmeta.UsageError, match=r"no catalog lake for lake\.a\.b"):
        save({"t": frame}, "lake.a.b")


@pytest.mark.spark
def test_save_matches_columns_by_name(spark, tmp_path):
    frame = spark.createDataFrame([("a", "b")], "x STRING, y STRING")
    spark.sql(f"CREATE DATABASE saved LOCATION '{tmp_path}'")
    try:
        for some in (frame, frame.select("y", "x")):
            save({"t": some}, "saved", day=date(2024, 5, 1))
            assert spark.table("saved.t").drop("day").collect() == [Row(x="a", y="b")]
    finally:
        spark.sql("DROP DATABASE saved CASCADE")


@pytest.mark.spark
def test_save_adds_new_columns_and_fills_missing_ones(spark, tmp_path):
    # As after an upgrade, or beside an older version.
    old = spark.createDataFrame([("a", {"b": "1"})], "x STRING, m MAP<STRING, STRING>")
    row = ("a", {"b": "1"}, [(1, "p")], "n")
    new = spark.createDataFrame(
        [row],
        f"{old.schema.simpleString()[7:-1]}, d ARRAY<STRUCT<id: INT, path: STRING>>, N STRING",
    )
    spark.sql(f"CREATE DATABASE saved LOCATION '{tmp_path}'")
    days = [date(2024, 5, number) for number in (1, 2, 3)]
    try:
        for day, some in zip(days, (old, new, old), strict=True):
            save({"t": some}, "saved", day=day)
        found = spark.table("saved.t").orderBy("day").collect()
        nulls = {"d": None, "N": None}
        expected = [old.collect()[0].asDict() | nulls, new.collect()[0].asDict()]
        assert [r.asDict() for r in found] == [
            {**known, "day": day} for day, known in zip(days, [*expected, expected[0]], strict=True)
        ]
    finally:
        spark.sql("DROP DATABASE saved CASCADE")


@pytest.mark.spark
def test_empty_warehouse_has_no_rows(spark, tmp_path):
    frames = warehouse(spark, tmp_path, ["files", "damage"])
    assert [frame.count() for frame in frames.values()] == [0, 0]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            {"relations": ["filez"]},
            r"no relation 'filez' \(did you mean files\?\); there are .*damage",
        ),
        ({"relations": "files"}, "relations must be a list of names, got 'files'"),
        ({"snapshot_id": 5}, "no option snapshot_id for a warehouse"),
        ({"colums": "a"}, r"no option colums \(did you mean columns\?\)"),
        ({"asOf": "yesterday"}, "'yesterday' is neither a duration such as 30d nor a time"),
        ({"as_of": "yesterday"}, "'yesterday' is neither a duration such as 30d nor a time"),
        ({"threads": 0}, "threads must be an integer >= 1, got"),
    ],
)
def test_invalid_warehouse_options_raise_usage_error(arguments, complaint):
    with pytest.raises(arrowmeta.UsageError, match=complaint):
        warehouse(SimpleNamespace(conf=Settings()), DATA, **arguments)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("said", "n_tasks"), [("8", 8), ("auto", 200)])
def test_number_of_tasks_follows_shuffle_partitions(said, n_tasks):
    session = SimpleNamespace(conf={"spark.sql.shuffle.partitions": said})
    assert n_parts(session, range(1000)) == n_tasks
    assert n_parts(session, range(3)) == 3
    assert n_parts(session, []) == 1


@cache
def _table(name):
    return open_moved(DATA / name)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("relation", SCHEMAS)
def test_every_table_fits_the_uniform_schema_of_each_relation(relation):
    for name in sampled():
        for batch in _table(name).reader(relation, batch_size=1000):
            assert to_uniform(batch, relation, name).schema == uniform_schema(relation)


def test_structs_by_column_become_maps_with_string_values():
    columns = pa.struct([("a", pa.int32()), ("b", pa.binary()), ("c", pa.float64())])
    known = SCHEMAS["files"](open_moved(DATA / TABLES[0]).source.shape)
    values = [{"a": 1, "b": b"\x00\xff", "c": math.nan}, None, {"a": None, "b": None, "c": 0.5}]
    batch = pa.RecordBatch.from_arrays(
        [
            pa.array(values, columns) if f.name == "lower_bounds" else pa.nulls(3, f.type)
            for f in known
        ],
        names=known.names,
    )
    answer = to_uniform(batch, "files", "t")["lower_bounds"].to_pylist()
    assert answer == [[("a", "1"), ("b", "00ff"), ("c", "NaN")], None, [("c", "0.5")]]


def test_null_partition_values_are_kept_in_the_map():
    partition = pa.struct([("p", pa.string()), ("q", pa.date32())])
    known = SCHEMAS["partitions"](open_moved(DATA / TABLES[0]).source.shape)
    batch = pa.RecordBatch.from_arrays(
        [
            pa.array([{"p": None, "q": 1}], partition)
            if f.name == "partition"
            else pa.nulls(1, f.type)
            for f in known
        ],
        names=known.names,
    ).slice(0)
    answer = to_uniform(batch, "partitions", "t")["partition"].to_pylist()
    assert answer == [[("p", None), ("q", "1970-01-02")]]


def test_slice_of_structs_converts_like_the_whole():
    table = open_moved(DATA / "append_schema_evolution").files()
    whole = to_uniform(table.combine_chunks().to_batches()[0], "files", "t")
    part = to_uniform(table.combine_chunks().to_batches()[0].slice(3, 4), "files", "t")
    assert part.to_pylist() == whole.slice(3, 4).to_pylist()
