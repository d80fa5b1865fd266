"""Rows whose columns are in several files: counted once, wherever rows of the table are counted."""

import json
import random
import shutil

import pytest

import arrowmeta
from arrowmeta.views.sql_files import macro_session
from tests.case_tables import CASES

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
