"""Rows whose columns are in several files, stored row ids, default values, and skipped files."""

from __future__ import annotations

import random
from typing import cast

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.predicate.formula import RowVersions
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, stats_masks
from arrowmeta.views.sql_files import macro_session
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.row_strategies import hash_key
from tests.reconcile.changes import copied
from tests.reconcile.copies import PaimonCopy, set_options
from tests.reference.file_index import bitmap_v2, container
from tests.sql.given_source import GivenSource

#: Data evolution: 30 + 20 + 10 rows, of which four later commits wrote single columns.
TABLE = CASES / "paimon_rows_in_parts"


def rows_said(table):
    """What each answer says about the number of rows."""
    counted = table.aggregate("count(*)").to_pylist()[0]["count(*)"]
    assert counted["exact"], counted["why"]
    growth = table.growth(["snapshot_id", "record_count"]).to_pydict().values()
    parts = (table.partitions(), table.buckets(), table.delete_debt())
    return {
        counted["value"],
        {fact.name: fact.number for fact in table.describe().facts}["rows"],
        dict(zip(*growth, strict=True))[table.snapshot_id],
        *(sum(part["record_count"].to_pylist()) for part in parts),
    }


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("snapshot_id", "n_rows"),
    [(None, 60), (1, 30), (2, 50), (3, 50), (4, 50), (5, 50), (6, 50), (7, 60)],
)
def test_every_answer_counts_such_a_row_once(snapshot_id, n_rows):
    assert rows_said(arrowmeta.open(TABLE, snapshot_id=snapshot_id)) == {n_rows}


def test_count_is_a_limit_with_a_predicate_and_of_whole_files_without_the_option(tmp_path):
    table = arrowmeta.open(TABLE)
    assert sum(table.files()["record_count"].to_pylist()) == 160
    counted = table.aggregate("count(*), count(id)", where="id > 0").to_pylist()[0]
    assert counted["count(*)"]["value"] <= 60
    assert [one["exact"] for one in counted.values()] == [False, False]
    root = copied("paimon_rows_in_parts", tmp_path).root
    set_options(root, {"data-evolution.enabled": "false"})
    counted = arrowmeta.open(root).aggregate("count(*)").to_pylist()[0]["count(*)"]
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
        columns = "partition_bytes BLOB, bucket INTEGER, first_row_id BIGINT, record_count BIGINT"
        session.sql(f"CREATE TEMP TABLE files ({columns})")
        for p, *rest in files:
            session.execute("INSERT INTO files VALUES (?, ?, ?, ?)", [p.encode(), *rest])
        session.sql("CREATE TEMP VIEW judged AS SELECT *, true AS is_certain FROM files")
        assert session.sql(query).fetchall() == [(len(known) + others, True, True)]


@pytest.mark.spec("paimon: _ROW_ID")
@pytest.mark.parametrize("name", ["all_stats", "table_no_stats", "table_compacted_1_4"])
def test_stored_row_ids_are_no_damage_and_the_first_row_id_drops_no_file(name):
    table = arrowmeta.open(CASES / "paimon_stored_row_ids" / name)
    files = table.files(["file_name", "first_row_id"]).to_pylist()
    (updated,) = (file["file_name"] for file in files if file["first_row_id"] == 3)
    for where in ("_ROW_ID = 1", "_ROW_ID < 3", "_ROW_ID IN (0, 7)"):
        assert updated in table.plan(where).files["file_name"].to_pylist()
    assert table.reconcile().num_rows == table.damage.num_rows == 0
    (low,) = table.aggregate("min(_ROW_ID)").column(0).to_pylist()
    assert low["value"] in (None, 0)
    if name == "all_stats":  # those of columns before the row ids are used
        assert len(table.plan("id = 50")) == 0
        assert len(table.plan("id = 2 AND id IS NOT NULL")) == 1
        files = table.files(["lower_bounds", "null_value_counts"]).to_pylist()
        assert sorted(file["lower_bounds"]["id"] for file in files) == [1, 4]
        assert [file["null_value_counts"] for file in files] == [{"id": 0, "data": 0}] * 2


def schema_of(schema_id, *fields, **options):
    """A schema of fields such as `0 c INT`, with data evolution."""
    parts = (text.split(" ") for text in fields)
    columns = (DataField(int(at), name, parse_type(kind)) for at, name, kind in parts)
    options = {"data-evolution.enabled": "true", **options}
    return TableSchema(schema_id, tuple(columns), options=options)


BLOBS = [schema_of(0, "0 i INT", "1 b BLOB")]
#: A renamed column, and a later column that has the old name.
RENAMED = [
    schema_of(0, "0 c INT", "1 i INT"),
    schema_of(1, "0 newer INT", "1 i INT", "2 c INT"),
]


class GivenTable(GivenSource):
    """A table whose rows have columns in several files."""

    schemas: tuple[TableSchema, ...] = ()


def are_kept(schemas, where, files):
    """Say which files of a range of two rows are kept."""
    columns = schemas[-1].to_arrow_schema()
    shape = TableShape(columns=pa.struct(list(columns)))
    source = GivenTable(shape=shape, schema=columns, options=schemas[-1].options)
    source.schemas = tuple(schemas)
    rule = PaimonRules(cast(PaimonSource, source)).stats_rule(PredicateReader(columns).read(where))
    bounds = ("lower_bounds", "upper_bounds")
    types = {f"{kind}.{one.name}": one.type for kind in bounds for one in columns}
    types |= {"partition_bytes": pa.binary(), "file_name": pa.string()}
    types |= {"write_cols": pa.list_(pa.string()), "write_cols_sequences": pa.list_(pa.int64())}
    known = [pa.field(column, types.get(column, pa.int64())) for column in rule.columns]
    rows = {"record_count": 2, "first_row_id": 0, "schema_id": 0, "bucket": 0}
    entries = pa.Table.from_pylist([rows | file for file in files], pa.schema(known))
    return stats_masks(entries, rule, Evaluator())[0].tolist()


@pytest.mark.parametrize(
    ("name", "is_kept"),
    [("f.blob", True), ("f.video", True), ("f.vector.parquet", True), ("f.parquet", False)],
)
def test_null_count_of_blob_or_vector_file_prunes_nothing(name, is_kept):
    files = [
        {"file_name": "f.parquet", "write_cols": ["i"], "max_sequence_number": 1},
        {"file_name": name, "write_cols": ["b"], "max_sequence_number": 2},
    ]
    files[1]["null_value_counts.b"] = 0  # as pypaimon says, whatever the rows have
    assert are_kept(BLOBS, "b IS NULL", files) == [is_kept] * 2


@pytest.mark.parametrize(
    ("schema_id", "write_cols", "sequences", "has_column"),
    [
        (0, None, None, True),
        (0, ["c"], None, True),
        (0, ["newer"], None, False),
        (1, None, None, True),
        (1, ["newer"], None, True),
        (1, ["i", "c"], None, False),
        # After a compaction each column has its own sequence number.
        (0, ["i", "c"], [0, 2], True),
        (0, ["i", "c"], [2, 0], False),
        (1, ["c", "newer"], [0, 2], True),
        (1, ["c", "newer"], [2, 0], False),
    ],
)
def test_newest_file_of_renamed_column_is_found_by_old_name(
    schema_id, write_cols, sequences, has_column
):
    """The older file may match; the newer one has other values."""
    before = {"write_cols": ["c"], "max_sequence_number": 1, "null_value_counts.newer": 0}
    after = {"schema_id": schema_id, "write_cols": write_cols, "write_cols_sequences": sequences}
    after |= {"max_sequence_number": 2, "null_value_counts.newer": 0}
    before |= {"lower_bounds.newer": 1, "upper_bounds.newer": 9}
    after |= {"lower_bounds.newer": 7, "upper_bounds.newer": 8}
    assert are_kept(RENAMED, "newer = 5", [before, after]) == [not has_column] * 2


@pytest.mark.parametrize(
    ("schema_id", "where", "is_kept"),
    [
        (0, "c IS NULL", True),
        (0, "c = 5", False),
        (1, "c IS NULL", False),
        (1, "c = 5", True),
        # Nothing is known of a missing schema.
        (2, "c = 5", True),
        (2, "c IS NULL", True),
    ],
)
def test_added_column_is_null_in_older_files(schema_id, where, is_kept):
    file = {"schema_id": schema_id, "write_cols": ["c"], "max_sequence_number": 1}
    if schema_id == 1:
        file |= {"lower_bounds.c": 1, "upper_bounds.c": 9, "null_value_counts.c": 0}
    assert are_kept(RENAMED, where, [file]) == [is_kept]


VECTORS = {"deletion-vectors.enabled": "true"}
ON_READ = {"deletion-vectors.merge-on-read": "true"}
FIRST = {"merge-engine": "first-row"}
KEY = pa.struct([pa.field("k", pa.int32(), nullable=False)])
NO_KEY = pa.struct([])


def rules(key: pa.StructType, options: dict[str, str]) -> PaimonRules:
    source = GivenSource(shape=TableShape(primary_key=key), options=options)
    return PaimonRules(cast(PaimonSource, source))


@pytest.mark.parametrize(
    ("options", "skips_level_0", "skips_unassigned"),
    [
        ({}, False, True),
        (VECTORS, True, True),
        (VECTORS | ON_READ, False, True),
        (VECTORS | {"postpone.merge-on-read": "true"}, True, True),  # no bucket is postponed
        (FIRST, True, True),
        ({"merge-engine": "FIRST-ROW"}, True, True),
        ({"merge-engine": "aggregation"}, False, True),
        (VECTORS | FIRST, True, True),
        (VECTORS | FIRST | ON_READ, False, True),  # allowed with pk-clustering-override
        (VECTORS | {"bucket": "-2", "postpone.merge-on-read": "True"}, False, False),
        (VECTORS | {"bucket": "-2", "postpone.merge-on-read": "False"}, True, True),
    ],
)
def test_level_0_is_skipped_if_readers_do_not_merge(options, skips_level_0, skips_unassigned):
    for of, expected, are_whole in (
        (rules(KEY, options), (skips_level_0, skips_unassigned), skips_level_0),
        (rules(NO_KEY, options), (False, False), True),
    ):
        assert (of.left_out.level_zero, of.left_out.unassigned_buckets) == expected
        assert of.rows_are_whole is are_whole


def test_combining_merge_engine_is_matched_case_insensitively():
    tree = PredicateReader(pa.schema([pa.field("v", pa.int32())])).read("v = 1")
    for engine in ("partial-update", "Partial-Update", "AGGREGATION"):
        group = rules(KEY, {"merge-engine": engine}).stats_rule(tree).group
        assert isinstance(group, RowVersions)
        assert group.combines


DEFAULT = {"fields.a.default-value": "999"}
BUCKETED = {"bucket": "3", "bucket-key": "a"}


def with_default(folder, options, indexed=None):
    """Copy a table whose first file has one value and a null in `a` and `b2`.

    Its file index says that there is another value alone. Return the table and the file's name.
    """
    copy = PaimonCopy(DATA / "append_schema_evolution", folder / "t")
    set_options(copy.root, options)
    elsewhere = {abs(hash_key([pa.scalar(n, pa.int64())])) % 3 for n in (2, 999)}
    names = []

    def edit(rows):
        file, stats = rows[0]["_FILE"], rows[0]["_FILE"]["_VALUE_STATS"]
        stats["_MIN_VALUES"] = stats["_MAX_VALUES"]
        stats["_NULL_COUNTS"] = [1] * len(stats["_NULL_COUNTS"])
        if indexed is not None:
            texts = bitmap_v2([b"%d" % indexed] * 10, "string")
            bodies = {"a": bitmap_v2([indexed] * 10, "int32"), "b": texts}
            index = container({name: {"bitmap": body} for name, body in bodies.items()})
            file["_EMBEDDED_FILE_INDEX"] = index
        for row in rows:
            row["_TOTAL_BUCKETS"], row["_BUCKET"] = 3, min({0, 1, 2} - elsewhere)
        names.append(file["_FILE_NAME"])

    copy.edit_manifest("base", edit)
    return arrowmeta.open(copy.root), names[0]


@pytest.mark.parametrize(
    ("options", "indexed", "where", "is_kept"),
    [
        *((DEFAULT, None, where, True) for where in (
            "a = 999", "a <> 19", "a > 500", "a IN (998, 999)", "a IS NULL")),
        *((DEFAULT, None, where, False) for where in (
            "b2 = 'z'", "b2 > '😁'", "b2 IN ('y', 'z')")),
        ({}, None, "a = 999 OR a = 2", False),
        (BUCKETED | DEFAULT, None, "a = 999 OR a = 2", True),
        (DEFAULT, 5, "a = 19", True),
        (DEFAULT, 5, "b2 = '😀é13'", False),
        (DEFAULT, 19, "a = 999", True),
    ],
)  # fmt: skip
def test_file_with_null_may_match_default_value(tmp_path, options, indexed, where, is_kept):
    table, name = with_default(tmp_path, options, indexed)
    assert (name in table.plan(where).files["file_name"].to_pylist()) == is_kept


def test_aggregates_are_exact_only_without_default_value(tmp_path):
    table, _ = with_default(tmp_path, DEFAULT)
    (row,) = table.aggregate("count(a), max(a), count(b2), max(pt)").to_pylist()
    assert [one["exact"] for one in row.values()] == [False, False, True, True]
