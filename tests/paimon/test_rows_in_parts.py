"""Rows whose columns are in several files, stored row ids, and default values of added columns."""

from __future__ import annotations

import json
import random
import shutil
from dataclasses import replace

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type
from arrowmeta.pruning.aggregate import aggregate
from arrowmeta.pruning.plan import Planner
from arrowmeta.views.sql_files import macro_session
from tests.case_tables import CASES
from tests.reference import file_index
from tests.soundness.source import GeneratedSource
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats

#: Data evolution: 30 + 20 + 10 rows, of which four later commits wrote single columns.
TABLE = CASES / "paimon_rows_in_parts"


_OF_GROWTH = ["snapshot_id", "record_count"]


def rows_said(table):
    """What each answer says about the number of rows."""
    described = {fact.name: fact.number for fact in table.describe().facts}
    counted = table.aggregate("count(*)").to_pylist()[0]["count(*)"]
    assert counted["exact"], counted["why"]
    return {
        "describe": described["rows"],
        "count(*)": counted["value"],
        "partitions": sum(table.partitions()["record_count"].to_pylist()),
        "buckets": sum(table.buckets()["record_count"].to_pylist()),
        "growth": dict(zip(*table.growth(_OF_GROWTH).to_pydict().values(), strict=True))[
            table.snapshot_id
        ],
        "delete_debt": sum(table.delete_debt()["record_count"].to_pylist()),
    }


def test_every_answer_counts_such_a_row_once():
    table = arrowmeta.open(TABLE)
    assert set(rows_said(table).values()) == {60}
    assert sum(table.files()["record_count"].to_pylist()) == 160


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("snapshot_id", "n_rows"), [(1, 30), (2, 50), (3, 50), (4, 50), (5, 50), (6, 50), (7, 60)]
)
def test_rows_of_older_snapshots_are_counted_once(snapshot_id, n_rows):
    assert set(rows_said(arrowmeta.open(TABLE, snapshot_id=snapshot_id)).values()) == {n_rows}


def test_count_with_a_predicate_is_a_limit_in_rows():
    counted = arrowmeta.open(TABLE).aggregate("count(*), count(id)", where="id > 0").to_pylist()[0]
    assert counted["count(*)"]["value"] <= 60
    assert not counted["count(*)"]["exact"]
    assert not counted["count(id)"]["exact"]


def test_without_the_option_files_are_counted_as_whole_rows(tmp_path):
    """Then readers return the rows of each file."""
    table = shutil.copytree(TABLE, tmp_path / "t")
    for path in (table / "schema").iterdir():
        schema = json.loads(path.read_text())
        schema["options"].pop("data-evolution.enabled")
        path.write_text(json.dumps(schema))
    counted = arrowmeta.open(table).aggregate("count(*)").to_pylist()[0]["count(*)"]
    assert counted == {"value": 160, "exact": True, "why": None}


@pytest.mark.sampled(10)
@pytest.mark.parametrize("seed", range(20))
def test_rows_of_files_are_the_union_of_their_row_ids(seed):
    draw = random.Random(seed)
    files = [
        (draw.choice("ab"), draw.randrange(2), draw.choice([None, *range(8)]), draw.randrange(6))
        for _ in range(draw.randrange(9))
    ]
    known = {(p, b, n) for p, b, at, rows in files if at is not None for n in range(at, at + rows)}
    others = sum(rows for *_, at, rows in files if at is None)
    query = "SELECT value, known, certain FROM count_rows('judged')"
    with macro_session(query) as session:
        session.sql(
            "CREATE TEMP TABLE files (partition_bytes BLOB, bucket INTEGER, first_row_id BIGINT,"
            " record_count BIGINT)"
        )
        for p, bucket, at, rows in files:
            session.execute("INSERT INTO files VALUES (?, ?, ?, ?)", [p.encode(), bucket, at, rows])
        session.sql("CREATE TEMP VIEW judged AS SELECT *, true AS is_certain FROM files")
        found = session.sql(query).fetchall()
    assert found == [(len(known) + others, True, True)]


TABLES = ("all_stats", "table_no_stats", "table_compacted_1_4")


@pytest.mark.spec("paimon: _ROW_ID")
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("where", ["_ROW_ID = 1", "_ROW_ID < 3", "_ROW_ID IN (0, 7)"])
def test_first_row_id_of_a_file_with_stored_ids_drops_no_file(name, where):
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / name)
    files = table.files(["file_name", "first_row_id"]).to_pylist()
    (updated,) = (file["file_name"] for file in files if file["first_row_id"] == 3)
    assert updated in table.plan(where).files["file_name"].to_pylist()


@pytest.mark.parametrize("name", TABLES)
def test_stored_row_ids_are_no_damage(name):
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / name)
    assert table.reconcile().num_rows == table.damage.num_rows == 0
    (low,) = table.aggregate("min(_ROW_ID)").column(0).to_pylist()
    assert low["value"] in (None, 0)


def test_statistics_of_columns_before_the_row_ids_are_used():
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / "all_stats")
    assert len(table.plan("id = 50")) == 0
    assert len(table.plan("id = 2 AND id IS NOT NULL")) == 1
    lower = table.files(["lower_bounds"])["lower_bounds"].to_pylist()
    assert sorted(bounds["id"] for bounds in lower) == [1, 4]
    counts = table.files(["null_value_counts"])["null_value_counts"].to_pylist()
    assert counts == [{"id": 0, "data": 0}] * 2


COLUMNS = pa.schema([pa.field("v", pa.int32()), pa.field("w", pa.int32())])
DEFAULT = {"fields.v.default-value": "9"}


def planner(options: dict[str, str], *, index: bytes | None = None) -> Planner:
    """Plan over two files of a bucket of three: `0` has a null in each column, `1` has none."""
    fields = tuple(DataField(at, name, parse_type("INT")) for at, name in enumerate("vw"))
    shape = TableShape(columns=pa.struct(list(COLUMNS)))
    files = [
        DataFile(
            [{"v": 1, "w": 1}, {"v": other, "w": other}],
            bucket=0,
            total_buckets=3,
            level=0,
            stats=dict.fromkeys(COLUMNS.names, Stats(1, 1, int(other is None), None, 2)),
        )
        for other in (None, 1)
    ]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    if index is not None:
        at = entries.schema.get_field_index("embedded_index")
        entries = entries.set_column(at, "embedded_index", pa.array([index] * 2, pa.binary()))
    schemas = pa.table(
        {
            "schema_id": pa.array([0, 0], pa.int64()),
            "field_id": pa.array([0, 1], pa.int32()),
            "name": COLUMNS.names,
            "type": ["INT", "INT"],
        }
    )
    source = GeneratedSource("paimon", True, shape, COLUMNS, entries, manifests, options, schemas)
    schema = TableSchema(0, fields, options=options)
    return Planner(replace(source, of_format={"schemas": [schema], "truncated_lengths": {}}))  # type: ignore[arg-type]


def kept(of: Planner, where: str) -> list[str]:
    return sorted(of.plan(where).table(["file_name"])["file_name"].to_pylist())


@pytest.mark.parametrize("where", ["{} = 9", "{} <> 1", "{} > 5", "{} IN (8, 9)"])
def test_file_with_null_may_match_default_value(where):
    assert kept(planner(DEFAULT), where.format("v")) == ["0"]
    assert kept(planner(DEFAULT), where.format("w")) == []


def test_file_with_null_may_match_is_null():
    assert kept(planner(DEFAULT), "v IS NULL") == ["0"]


def test_default_value_does_not_prune_bucket_of_null():
    # The hash of 2 and of 9 leads to the buckets 2 and 1.
    options = {"bucket": "3", "bucket-key": "v"}
    assert kept(planner(options), "v = 9 OR v = 2") == []
    assert kept(planner(options | DEFAULT), "v = 9 OR v = 2") == ["0"]


def test_bucket_choice_is_known_only_without_default_value():
    for column, is_known in (("v", False), ("w", True)):
        of = planner(DEFAULT | {"bucket": "3", "bucket-key": column})
        chosen = of.rules.bucket_choice(of.reader.read(f"{column} = 2"))
        assert (chosen is not None) == is_known


def test_file_index_prunes_only_columns_without_default():
    """Bounds say 1, and the index 5."""
    index = file_index.container(
        {name: {"bitmap": file_index.bitmap_v2([5, 5], "int32")} for name in COLUMNS.names}
    )
    assert kept(planner(DEFAULT, index=index), "v = 1") == ["0", "1"]
    assert kept(planner(DEFAULT, index=index), "w = 1") == []


def test_file_index_does_not_rule_out_default_value():
    index = file_index.container(
        {name: {"bitmap": file_index.bitmap_v2([1, 1], "int32")} for name in COLUMNS.names}
    )
    assert kept(planner(DEFAULT, index=index), "v = 9") == ["0"]


def test_aggregate_of_column_with_default_is_not_exact():
    of = planner(DEFAULT)
    (row,) = aggregate(of, "count(v), max(v), count(w), max(w)").to_pylist()
    assert [one["exact"] for one in row.values()] == [False, False, True, True]
