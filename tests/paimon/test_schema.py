"""Types and schemas: every spelling, keys, evolution, and the schema of the snapshot.

What their fields mean, and which are invalid, is written in `tests/cases/metadata/paimon.txt`.
"""

import json
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, NotATableError
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.paimon.schema import (
    STORED_AS,
    DataField,
    DataType,
    TableSchema,
    keeps_nulls,
    keeps_order,
    parse_field,
    parse_type,
    parse_type_text,
    to_arrow,
    to_arrow_field,
    to_text,
)
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.row_strategies import ATOMIC, array_of, map_of, vector_of
from tests.paimon.tables import schema_json, write
from tests.reconcile.changes import change, copied

VARIANT = pa.struct([pa.field(name, pa.binary(), nullable=False) for name in ("value", "metadata")])
LOCAL = "WITH LOCAL TIME ZONE"
SPHERE = "GEOGRAPHY('OGC:CRS84', 'spherical')"


@pytest.mark.spec("paimon: types of a schema file")
@pytest.mark.parametrize(
    ("text", "shown", "arrow"),
    [
        *((name, name, kind) for name, kind in (
            ("BOOLEAN", pa.bool_()), ("TINYINT", pa.int8()), ("SMALLINT", pa.int16()),
            ("INT", pa.int32()), ("BIGINT", pa.int64()), ("FLOAT", pa.float32()),
            ("DOUBLE", pa.float64()), ("CHAR(7)", pa.string()), ("VARCHAR(10)", pa.string()),
            ("STRING", pa.string()), ("BINARY(3)", pa.binary()), ("VARBINARY(10)", pa.binary()),
            ("BYTES", pa.binary()), ("BLOB", pa.binary()), ("GEOMETRY", pa.binary()),
            (SPHERE, pa.binary()), ("DATE", pa.date32()), ("TIMESTAMP(3)", pa.timestamp("ms")),
            ("TIMESTAMP(7)", pa.timestamp("ns")), ("VARIANT", VARIANT),
            (f"TIMESTAMP(6) {LOCAL}", pa.timestamp("us", "UTC")),
            ("VECTOR<FLOAT, 3>", pa.list_(pa.field("element", pa.float32()))),
        )),
        ("INTEGER", "INT", pa.int32()),
        ("DOUBLE PRECISION", "DOUBLE", pa.float64()),
        ("CHAR", "CHAR(1)", pa.string()),
        ("VARCHAR(2147483647)", "STRING", pa.string()),
        ("VARBINARY(2147483647)", "BYTES", pa.binary()),
        ("TIME", "TIME(0)", pa.time32("ms")),
        ("TIME(3) WITHOUT TIME ZONE", "TIME(3)", pa.time32("ms")),
        ("DECIMAL", "DECIMAL(10, 0)", pa.decimal128(10, 0)),
        ("NUMERIC(5)", "DECIMAL(5, 0)", pa.decimal128(5, 0)),
        ("DEC(38,10)", "DECIMAL(38, 10)", pa.decimal128(38, 10)),
        ("TIMESTAMP", "TIMESTAMP(6)", pa.timestamp("us")),
        ("TIMESTAMP(4) WITHOUT TIME ZONE", "TIMESTAMP(4)", pa.timestamp("us")),
        ("TIMESTAMP_LTZ(9)", f"TIMESTAMP(9) {LOCAL}", pa.timestamp("ns", "UTC")),
        ("  timestamp ( 6 )with  local time\tzone", f"TIMESTAMP(6) {LOCAL}",
         pa.timestamp("us", "UTC")),
    ],
)  # fmt: skip
def test_every_type_spelling_is_parsed(text, shown, arrow):
    parsed = parse_type(text)
    assert to_text(parsed) == shown
    assert to_arrow(parsed) == arrow
    required = parse_type(f"{text} NOT NULL")
    assert to_text(required) == f"{shown} NOT NULL"
    assert not required.nullable
    assert parse_type(f"{text} NULL") == parsed


@given(ATOMIC, st.text())
def test_type_text_round_trips_and_any_text_is_a_type(data_type, text):
    assert parse_type_text(to_text(data_type)) == data_type
    assert to_arrow(parse_type_text(text)) is not None


NESTED: dict[str, Any] = {
    "type": "ROW NOT NULL",
    "fields": [
        {"id": 3, "name": "a", "type": {"type": "ARRAY", "element": "INT NOT NULL"}},
        {"id": 4, "name": "m", "type": {"type": "MAP", "key": "STRING", "value": "DATE"}},
        {"id": 5, "name": "s", "type": {"type": "MULTISET<STRING>", "element": "STRING"}},
        {"id": 6, "name": "v", "type": {"type": "VECTOR", "element": "FLOAT", "length": 3}},
    ],
}


@pytest.mark.spec("paimon: nested types of a schema file")
def test_nested_types_keep_field_ids_and_nullability():
    parsed = parse_type(NESTED)
    fields = (
        DataField(3, "a", array_of(DataType("INT", nullable=False))),
        DataField(4, "m", map_of(DataType("STRING"), DataType("DATE"))),
        DataField(5, "s", array_of(DataType("STRING"), "MULTISET")),
        DataField(6, "v", vector_of(DataType("FLOAT"), 3)),
    )
    assert parsed == DataType("ROW", (), fields, nullable=False)
    assert to_text(parsed) == (
        "ROW<`a` ARRAY<INT NOT NULL>, `m` MAP<STRING, DATE>, `s` MULTISET<STRING>,"
        " `v` VECTOR<FLOAT, 3>> NOT NULL"
    )
    field = to_arrow_field(DataField(9, "r", parsed))
    assert (field.nullable, field.metadata) == (False, {FIELD_ID: b"9"})
    assert [child.metadata[FIELD_ID] for child in field.type.fields] == [b"3", b"4", b"5", b"6"]
    array, mapping, multiset, vector = field.type.fields
    assert array.type == pa.list_(pa.field("element", pa.int32(), nullable=False))
    assert mapping.type == pa.map_(pa.string(), pa.date32())
    assert multiset.type.item_field == pa.field("value", pa.int32(), nullable=False)
    assert vector.metadata[STORED_AS] == b"VECTOR<FLOAT, 3>"


def test_field_keeps_description_and_default():
    field = {"id": 1, "name": "x", "type": "INT", "description": "why", "defaultValue": "7"}
    assert parse_field(field) == DataField(1, "x", DataType("INT"), "why", "7")
    assert parse_field({**field, "description": None}).description is None
    with pytest.raises(CorruptMetadataError, match="a field without a name"):
        parse_field({**field, "name": ""})


@pytest.mark.parametrize(
    "text",
    ["QUBIT(3)", "INT(3)", "DECIMAL(39)", "DECIMAL(5, 6)", "TIMESTAMP(10)", "CHAR(x)", "",
     "INT ARRAY", "TIMESTAMP(6) WITH TIME ZONE", "DECIMAL(1,2,3)", "CHAR(99999999999)",
     "MAP<INT, INT>"],
)  # fmt: skip
def test_unknown_type_keeps_its_text_and_becomes_binary(text):
    parsed = parse_type(text)
    assert parsed == DataType("", (text,))
    assert parse_type(f"{text or 'X'} NOT NULL").nullable is False
    field = to_arrow_field(DataField(1, "x", parsed))
    assert (field.type, field.metadata[STORED_AS]) == (pa.binary(), text.encode())
    tensor = {"type": "TENSOR NOT NULL", "element": "INT"}
    assert parse_type(tensor) == DataType("", (json.dumps(tensor),), nullable=False)


def row_of(**field):
    return {"type": "ROW", "fields": [{"id": 1, "name": "a", "type": "INT"} | field]}


def nested_in(kind, depth, **more):
    for _ in range(depth):
        kind = {"type": "ARRAY", "element": kind} if more else [kind]
    return kind


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        *((value, None) for value in (
            None, 7, [], {}, {"type": 7}, {"type": "ARRAY"}, {"type": "MAP", "key": "INT"},
            {"type": "VECTOR", "element": "INT", "length": "3"},
            {"type": "VECTOR", "element": "INT", "length": -1},
            {"type": "ROW", "fields": {}}, {"type": "ROW", "fields": [7]},
            row_of(id=True), row_of(name=7), row_of(description=7),
            {"type": "ROW", "fields": [{"id": 1, "name": "a"}]},
        )),
        *((nested_in("INT", depth, array=True), "nested") for depth in (100, 5000)),
        *(("VECTOR<" * depth + "INT" + ", 1>" * depth, "nested") for depth in (100, 5000)),
        ({"type": "TENSOR", "shape": nested_in([], 200_000)}, "nested"),
    ],
    ids=range(20),
)  # fmt: skip
def test_type_json_of_wrong_shape_or_nested_too_deep_is_corrupt(value, reason):
    with pytest.raises(CorruptMetadataError, match=reason):
        parse_type(value)


def test_long_hostile_type_texts_are_parsed_quickly():
    spaces, word = "INT" + " " * 10**6 + "!", "INT" * 10**6 + "!"
    for text in (spaces, word, "NOT NULL " * 10**5, "VECTOR<" + ", 1" * 10**5):
        assert parse_type_text(text).name == ""


#: Types, and what each may become such that values keep their order, and none becomes null.
WIDENING = [
    "TINYINT to SMALLINT; FLOAT; DECIMAL(3, 0)", "SMALLINT to FLOAT; DECIMAL(5, 0)",
    "INT to INT NOT NULL; BIGINT; DOUBLE; DECIMAL(12, 2)", "BIGINT to DECIMAL(19, 0)",
    "FLOAT to DOUBLE", "DECIMAL(5, 2) to DECIMAL(7, 4); DECIMAL(38, 2)",
    "CHAR(3) to VARCHAR(3); STRING", "VARCHAR(3) to VARCHAR(4); STRING",
    "BINARY(3) to VARBINARY(4)", "VARBINARY(3) to BYTES", "TIMESTAMP(0) to TIMESTAMP(3)",
    "TIMESTAMP(3) to TIMESTAMP(4)", "TIMESTAMP(4) to TIMESTAMP(6)",
    "TIMESTAMP(6) to TIMESTAMP(9)", "TIMESTAMP_LTZ(3) to TIMESTAMP_LTZ(6)", "TIME(0) to TIME(3)",
    "BOOLEAN to TINYINT; INT NOT NULL; BIGINT",
    "DATE to TIMESTAMP(0); TIMESTAMP(6); TIMESTAMP(9)",
]  # fmt: skip
#: No value becomes null, but they have another order.
NARROWING = [
    "INT to FLOAT; STRING; BOOLEAN", "BIGINT to INT; DOUBLE", "DOUBLE to FLOAT; INT",
    "DECIMAL(5, 2) to DOUBLE; BIGINT", "CHAR(3) to CHAR(5)", "VARCHAR(3) to CHAR(5)",
    "VARCHAR(5) to VARCHAR(4)", "STRING to VARCHAR(5); BYTES", "BINARY(3) to BINARY(5)",
    "BYTES to VARBINARY(5)", "BOOLEAN to STRING",
    "TIMESTAMP(3) to TIMESTAMP(0); TIMESTAMP_LTZ(6)",
    "TIMESTAMP(6) to TIMESTAMP(5); TIMESTAMP_LTZ(6); DATE", "TIMESTAMP(9) to TIMESTAMP(6)",
    "DATE to TIMESTAMP_LTZ(3); INT", "TIME(3) to TIME(0)",
]  # fmt: skip
#: Values may become null.
LOSSY = [
    "TINYINT to DECIMAL(2, 0)", "SMALLINT to DECIMAL(4, 0)", "INT to DECIMAL(11, 2)",
    "BIGINT to DECIMAL(18, 0)", "DECIMAL(5, 2) to DECIMAL(4, 2); DECIMAL(5, 3); DECIMAL(9, 1)",
    "DOUBLE to DECIMAL(38, 2)", "STRING to INT; DATE; BOOLEAN",
]  # fmt: skip


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("changes", "order", "nulls"),
    [(WIDENING, True, True), (NARROWING, False, True), (LOSSY, False, False)],
    ids=["widening", "narrowing", "lossy"],
)
def test_changed_type_keeps_order_and_nulls_or_not(changes, order, nulls):
    for old, every in (one.split(" to ") for one in changes):
        for new in every.split("; "):
            kinds = map(parse_type_text, (old, new))
            both = [to_arrow_field(DataField(1, "c", kind)) for kind in kinds]
            assert (keeps_order(*both), keeps_nulls(*both)) == (order, nulls), (old, new)


def test_partition_precision_covers_time_and_timestamp_columns():
    kinds = {"ts": "TIMESTAMP(1)", "tm": "TIME(2)", "d": "DATE", "other": "TIMESTAMP(9)"}
    fields = [DataField(at, n, parse_type(kind)) for at, (n, kind) in enumerate(kinds.items())]
    schema = TableSchema(0, tuple(fields), ("ts", "tm", "d"))
    assert schema.partition_precision == {"ts": 1, "tm": 2}


def test_schema_has_declared_order_of_keys_nullability_and_field_ids(tmp_path):
    copy = copied("paimon_documents", tmp_path)
    columns = arrowmeta.open(copy.root).schema
    assert columns.names == ["pt", "k", "v"]
    assert [field.nullable for field in columns] == [False, False, True]
    assert columns.field("v").metadata[b"PARQUET:field_id"] == b"2"
    change(copy, "schema/schema-0: primaryKeys = ['k', 'pt', 'v']; partitionKeys = ['v', 'pt']")
    schema = arrowmeta.open(copy.root).schema_of("entries")
    assert schema.field("partition").type == pa.struct([("v", pa.string()), ("pt", pa.int32())])
    assert schema.field("min_key").type == pa.struct([("k", pa.int64())])
    columns = [("pt", pa.int32()), ("k", pa.int64()), ("v", pa.string())]
    assert schema.field("lower_bounds").type == pa.struct(columns)
    rows = arrowmeta.open(DATA / "append_schema_evolution").schemas().to_pylist()
    assert {row["schema_id"] for row in rows} == {0, 1, 2, 3}
    names = {(row["field_id"], row["name"]) for row in rows}
    assert len(names) > len({field_id for field_id, _ in names})


def test_latest_schema_is_by_number_not_by_name(tmp_path):
    write(tmp_path / "schema" / "schema-x", "{}")
    with pytest.raises(NotATableError, match="is not a Paimon table"):
        arrowmeta.open(tmp_path).files()
    for number in range(11):
        content = schema_json(number, options={"number": str(number)})
        write(tmp_path / "schema" / f"schema-{number}", content)
    assert arrowmeta.open(tmp_path).options().to_pylist() == [{"key": "number", "value": "10"}]


SWAPPED = CASES / "paimon_columns_swapped"
RENAMED = CASES / "paimon_column_renamed_and_added"

CHOICES: dict[str, Callable[[Path], arrowmeta.Table]] = {
    "id": lambda root: arrowmeta.open(root, snapshot_id=1),
    "tag": lambda root: arrowmeta.open(root, ref="before"),
    "time": lambda root: arrowmeta.open(root, as_of=committed_at(root, 1)),
    "at an id": lambda root: arrowmeta.open(root).at(1),
    "at a tag": lambda root: arrowmeta.open(root).at("before"),
    "at a time": lambda root: arrowmeta.open(root).at(committed_at(root, 1)),
    "at a keyword": lambda root: arrowmeta.open(root).at(snapshot_id=1),
    "pickled": lambda root: pickle.loads(pickle.dumps(arrowmeta.open(root, snapshot_id=1))),
}


def schema_files(folder):
    return {
        int(path.name.partition("-")[2]): json.loads(path.read_text(encoding="utf-8"))
        for path in (folder / "schema").glob("schema-*")
        if path.stat().st_size > 1
    }


def committed_at(root, snapshot_id):
    snapshots = arrowmeta.open(root).snapshots().to_pylist()
    return next(one["committed_at"] for one in snapshots if one["snapshot_id"] == snapshot_id)


def file_count(table, where):
    count = table.plan(where).files.num_rows
    assert table.plan_many([where])["files"].to_pylist() == [count]
    assert table.sql(f"FROM plan_files('{where}')").num_rows == count
    return count


def aggregated(table, select):
    found = table.aggregate(select).to_pylist()[0][select]
    return found["value"], found["exact"]


@pytest.mark.sampled(3)
@pytest.mark.spec("paimon: a time-travelled table has the schema of the snapshot")
@pytest.mark.parametrize("choice", CHOICES)
def test_table_at_a_snapshot_has_the_schema_of_the_snapshot(choice):
    table = CHOICES[choice](SWAPPED)
    assert table.snapshot_id == 1
    assert table.schema.names == ["id", "a", "b"]
    assert [file_count(table, where) for where in ("a = 10", "a = 20")] == [1, 0]
    assert aggregated(table, "min(a)") == (10, True)
    assert aggregated(table, "max(b)") == (20, True)
    # A column added later has the old name of another one.
    table = CHOICES[choice](RENAMED)
    assert table.schema.names == ["id", "a"]
    assert file_count(table, "a <= 3") == 1
    assert aggregated(table, "max(a)") == (4, True)
    assert table.files().schema.field("upper_bounds").type.names == ["id", "a"]
    stats = table.column_stats(["column_name", "upper"]).to_pylist()
    assert {one["column_name"]: one["upper"] for one in stats} == {"id": "4", "a": "4"}
    assert "id int32, a int32" in str(table.describe())


def test_latest_snapshot_and_branch_have_the_newest_schema(tmp_path):
    root = shutil.copytree(RENAMED, tmp_path / "t")
    (root / "snapshot" / "snapshot-2").unlink()  # the schema changed after the last commit
    (root / "snapshot" / "LATEST").unlink()
    branch = root / "branch" / "branch-b"
    shutil.copytree(root / "snapshot", branch / "snapshot")
    shutil.copytree(root / "schema", branch / "schema")
    table = arrowmeta.open(root)
    for newest in (
        table,
        table.at(),
        arrowmeta.open(root, ref="b"),
        pickle.loads(pickle.dumps(table)),
    ):
        assert newest.schema.names == ["id", "old_a", "a"]
    for older in (arrowmeta.open(root, ref="b").at(1), arrowmeta.open(root, snapshot_id=1)):
        assert older.schema.names == ["id", "a"]


def test_connection_and_diff_are_in_the_schema_of_the_table_that_is_asked():
    table = arrowmeta.open(RENAMED)
    # The schemas of tests/catalog/test_connection.py, of which the views are kept.
    with arrowmeta.connect(table, **{'my "keys"': table.at(1)}) as con:
        before = '"my ""keys"""'
        query = f"SELECT count(*) FROM {before}.plan_files('a <= 3')"
        assert con.sql(query).fetchall() == [(1,)]
        assert con.sql(f"SELECT max(upper_bounds.a) FROM {before}.files").fetchall() == [(4,)]
        assert con.sql("SELECT max(upper_bounds.old_a) FROM main.files").fetchall() == [(4,)]
    for asked, names in ((table, ["id", "old_a", "a"]), (table.at(1), ["id", "a"])):
        changes = asked.diff(1, 2)
        assert changes.num_rows == 1
        for rows in (changes, asked.sql("FROM changes(1, 2)")):
            assert rows.schema.field("upper_bounds").type.names == names


def test_store_keeps_snapshots_in_different_schemas_apart(tmp_path):
    choices: list[dict[str, Any]] = [{}, {"snapshot_id": 1}, {"ref": "before"}, {}]
    for root in (SWAPPED, RENAMED):
        for choice in choices:
            stored = arrowmeta.open(root, store=tmp_path, **choice)
            plain = arrowmeta.open(root, store=False, **choice)
            assert stored.files().equals(plain.files())
            assert stored.all_entries().equals(plain.all_entries())


def test_damaged_schema_of_the_snapshot_is_reported_with_its_substitute(tmp_path):
    root = shutil.copytree(SWAPPED, tmp_path / "t")
    (root / "schema" / "schema-0").write_text("{", encoding="utf-8")
    table = arrowmeta.open(root, snapshot_id=1)
    with pytest.warns(UserWarning, match="schema-0"):
        names = table.schema.names
    (row,) = table.damage.to_pylist()
    assert "columns and keys are those of the newer schema 1" in row["reason"]
    assert names == [field["name"] for field in schema_files(root)[1]["fields"]]
    assert not table.complete


TABLES = [
    pytest.param(entry.folder, id=entry.name)
    for entry in corpus.entries("paimon", every=True)
    if len(schema_files(entry.folder)) > 1
]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("root", TABLES or corpus.NO_CORPUS)
def test_every_snapshot_has_the_columns_of_its_schema_file(root):
    schemas = schema_files(root)
    for path in sorted((root / "snapshot").glob("snapshot-*")):
        content = json.loads(path.read_text(encoding="utf-8"))
        fields = schemas[content["schemaId"]]["fields"]
        table = arrowmeta.open(root, snapshot_id=content["id"], strict=True)
        ours = [(int(field.metadata[FIELD_ID]), field.name) for field in table.schema]
        assert ours == [(field["id"], field["name"]) for field in fields]
        assert set(table.schema.names) <= {row["name"] for row in table.schemas().to_pylist()}
        bounds = table.files(columns=["lower_bounds"]).schema.field("lower_bounds").type
        assert set(bounds.names) <= {field["name"] for field in fields} | {"_"}


def test_condition_on_a_column_renamed_later_keeps_its_rows(corpus_folder):
    root = corpus_folder / "paimon" / "q_findex_files_14v"
    files = arrowmeta.open(root, snapshot_id=3).plan("s <> 'a28'").files
    assert sum(files["record_count"].to_pylist()) >= 26  # so many match, in all six files
    assert files.num_rows == 6
