"""Schemas of tables and snapshots: keys, evolution, the latest file, and types given later.

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

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, NotATableError
from arrowmeta.io.document import decode
from arrowmeta.paimon.schema import (
    DataField,
    WrittenSchema,
    keeps_nulls,
    keeps_order,
    parse_type_text,
    to_arrow_field,
    to_table_schema,
)
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.paimon.tables import schema_json, write
from tests.reconcile.changes import change, copied


def test_partition_and_primary_key_keep_their_declared_order(tmp_path):
    copy = copied("paimon_documents", tmp_path)
    change(copy, "schema/schema-0: primaryKeys = ['k', 'pt', 'v']; partitionKeys = ['v', 'pt']")
    schema = arrowmeta.open(copy.root).schema_of("entries")
    assert schema.field("partition").type == pa.struct([("v", pa.string()), ("pt", pa.int32())])
    assert schema.field("min_key").type == pa.struct([("k", pa.int64())])
    columns = [("pt", pa.int32()), ("k", pa.int64()), ("v", pa.string())]
    assert schema.field("lower_bounds").type == pa.struct(columns)


def test_arrow_schema_has_nullability_and_field_ids():
    schema = arrowmeta.open(CASES / "paimon_documents").schema
    assert schema.names == ["pt", "k", "v"]
    assert [field.nullable for field in schema] == [False, False, True]
    assert schema.field("v").metadata[b"PARQUET:field_id"] == b"2"


def test_missing_schema_file_is_corrupt(tmp_path):
    copy = copied("append_schema_evolution", tmp_path)
    change(copy, "schema/schema-0: missing")
    with pytest.raises(CorruptMetadataError, match="schema-0: the schema file is missing"):
        arrowmeta.open(copy.root, strict=True).files()


def test_folder_without_schema_is_not_a_table(tmp_path):
    write(tmp_path / "schema" / "schema-x", "{}")
    with pytest.raises(NotATableError, match="is not a Paimon table"):
        arrowmeta.open(tmp_path).files()


def test_schema_evolution_keeps_field_ids():
    rows = arrowmeta.open(DATA / "append_schema_evolution").schemas().to_pylist()
    assert {row["schema_id"] for row in rows} == {0, 1, 2, 3}
    names_by_id = {}
    for row in rows:
        names_by_id.setdefault(row["field_id"], set()).add(row["name"])
    assert any(len(names) > 1 for names in names_by_id.values())


def test_latest_schema_is_by_number_not_by_name(tmp_path):
    for schema_id in range(11):
        write(
            tmp_path / "schema" / f"schema-{schema_id}",
            schema_json(schema_id, options={"number": str(schema_id)}),
        )
    assert arrowmeta.open(tmp_path).options().to_pylist() == [{"key": "number", "value": "10"}]


def test_partition_precision_covers_time_and_timestamp_columns():
    fields = [
        {"id": 0, "name": "ts", "type": "TIMESTAMP(1)"},
        {"id": 1, "name": "tm", "type": "TIME(2)"},
        {"id": 2, "name": "d", "type": "DATE"},
        {"id": 3, "name": "other", "type": "TIMESTAMP(9)"},
    ]
    written = schema_json(fields=fields, partitionKeys=["ts", "tm", "d"], primaryKeys=[])
    document = decode(json.dumps(written).encode(), WrittenSchema, "schema-0")
    assert to_table_schema(document, "schema-0").partition_precision == {"ts": 1, "tm": 2}


#: By type: what it may become, such that values keep their order, and none becomes null.
WIDENING = {
    "TINYINT": "SMALLINT; FLOAT; DECIMAL(3, 0)",
    "SMALLINT": "FLOAT; DECIMAL(5, 0)",
    "INT": "INT NOT NULL; BIGINT; DOUBLE; DECIMAL(12, 2)",
    "BIGINT": "DECIMAL(19, 0)",
    "FLOAT": "DOUBLE",
    "DECIMAL(5, 2)": "DECIMAL(7, 4); DECIMAL(38, 2)",
    "CHAR(3)": "VARCHAR(3); STRING",
    "VARCHAR(3)": "VARCHAR(4); STRING",
    "BINARY(3)": "VARBINARY(4)",
    "VARBINARY(3)": "BYTES",
    "TIMESTAMP(0)": "TIMESTAMP(3)",
    "TIMESTAMP(3)": "TIMESTAMP(4)",
    "TIMESTAMP(4)": "TIMESTAMP(6)",
    "TIMESTAMP(6)": "TIMESTAMP(9)",
    "TIMESTAMP_LTZ(3)": "TIMESTAMP_LTZ(6)",
    "TIME(0)": "TIME(3)",
    "BOOLEAN": "TINYINT; INT NOT NULL; BIGINT",
    "DATE": "TIMESTAMP(0); TIMESTAMP(6); TIMESTAMP(9)",
}
#: No value becomes null, but they have another order.
NARROWING = {
    "INT": "FLOAT; STRING; BOOLEAN",
    "BIGINT": "INT; DOUBLE",
    "DOUBLE": "FLOAT; INT",
    "DECIMAL(5, 2)": "DOUBLE; BIGINT",
    "CHAR(3)": "CHAR(5)",
    "VARCHAR(3)": "CHAR(5)",
    "VARCHAR(5)": "VARCHAR(4)",
    "STRING": "VARCHAR(5); BYTES",
    "BINARY(3)": "BINARY(5)",
    "BYTES": "VARBINARY(5)",
    "BOOLEAN": "STRING",
    "TIMESTAMP(3)": "TIMESTAMP(0); TIMESTAMP_LTZ(6)",
    "TIMESTAMP(6)": "TIMESTAMP(5); TIMESTAMP_LTZ(6); DATE",
    "TIMESTAMP(9)": "TIMESTAMP(6)",
    "DATE": "TIMESTAMP_LTZ(3); INT",
    "TIME(3)": "TIME(0)",
}
#: Values may become null.
LOSSY = {
    "TINYINT": "DECIMAL(2, 0)",
    "SMALLINT": "DECIMAL(4, 0)",
    "INT": "DECIMAL(11, 2)",
    "BIGINT": "DECIMAL(18, 0)",
    "DECIMAL(5, 2)": "DECIMAL(4, 2); DECIMAL(5, 3); DECIMAL(9, 1)",
    "DOUBLE": "DECIMAL(38, 2)",
    "STRING": "INT; DATE; BOOLEAN",
}


def field(text):
    return to_arrow_field(DataField(1, "c", parse_type_text(text)))


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("changes", "order", "nulls"),
    [(WIDENING, True, True), (NARROWING, False, True), (LOSSY, False, False)],
    ids=["widening", "narrowing", "lossy"],
)
def test_changed_type_keeps_order_and_nulls_or_not(changes, order, nulls):
    for old, every in changes.items():
        for new in every.split("; "):
            found = keeps_order(field(old), field(new)), keeps_nulls(field(old), field(new))
            assert found == (order, nulls), (old, new)


SWAPPED = CASES / "paimon_columns_swapped"
RENAMED = CASES / "paimon_column_renamed_and_added"
FIELD_ID = b"PARQUET:field_id"

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
    counts = [table.plan(where).files.num_rows, table.plan_many([where])["files"][0].as_py()]
    quoted = where.replace("'", "''")
    counts.append(table.sql(f"FROM plan_files('{quoted}')").num_rows)
    assert len(set(counts)) == 1
    return counts[0]


def aggregated(table, select):
    found = table.aggregate(select).to_pylist()[0][select]
    return found["value"], found["exact"]


@pytest.mark.sampled(3)
@pytest.mark.spec("paimon: a time-travelled table has the schema of the snapshot")
@pytest.mark.parametrize("choice", CHOICES)
def test_swapped_columns_have_the_values_of_the_snapshot(choice):
    table = CHOICES[choice](SWAPPED)
    assert table.snapshot_id == 1
    assert table.schema.names == ["id", "a", "b"]
    assert file_count(table, "a = 10") == 1
    assert file_count(table, "a = 20") == 0
    assert aggregated(table, "min(a)") == (10, True)
    assert aggregated(table, "max(b)") == (20, True)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("choice", CHOICES)
def test_column_added_later_under_an_old_name_is_not_read(choice):
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
    names = ["id", "old_a", "a"]
    assert arrowmeta.open(root).schema.names == names
    assert arrowmeta.open(root).at().schema.names == names
    assert arrowmeta.open(root, ref="b").schema.names == names
    assert pickle.loads(pickle.dumps(arrowmeta.open(root))).schema.names == names
    assert arrowmeta.open(root, ref="b").at(1).schema.names == ["id", "a"]
    assert arrowmeta.open(root, snapshot_id=1).schema.names == ["id", "a"]


def test_connection_has_each_snapshot_in_its_schema():
    table = arrowmeta.open(RENAMED)
    # The schemas of tests/catalog/test_connection.py, of which the views are kept.
    with arrowmeta.connect(table, **{'my "keys"': table.at(1)}) as con:
        before = '"my ""keys"""'
        query = f"SELECT count(*) FROM {before}.plan_files('a <= 3')"
        assert con.sql(query).fetchall() == [(1,)]
        assert con.sql(f"SELECT max(upper_bounds.a) FROM {before}.files").fetchall() == [(4,)]
        assert con.sql("SELECT max(upper_bounds.old_a) FROM main.files").fetchall() == [(4,)]


def test_diff_is_in_the_schema_of_the_table_that_is_asked():
    newest, older = arrowmeta.open(RENAMED), arrowmeta.open(RENAMED, snapshot_id=1)
    for table, names in ((newest, ["id", "old_a", "a"]), (older, ["id", "a"])):
        changes = table.diff(1, 2)
        assert changes.num_rows == 1
        assert changes.schema.field("upper_bounds").type.names == names
        in_sql = table.sql("FROM changes(1, 2)")
        assert in_sql.schema.field("upper_bounds").type.names == names


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


def tables_with_schemas():
    for entry in corpus.entries("paimon", every=True):
        if len(schema_files(entry.folder)) > 1:
            yield pytest.param(entry.folder, id=entry.name)


TABLES = list(tables_with_schemas()) or corpus.NO_CORPUS


@pytest.mark.sampled(5)
@pytest.mark.parametrize("root", TABLES)
def test_every_snapshot_has_the_columns_of_its_schema_file(root):
    schemas = schema_files(root)
    for path in sorted((root / "snapshot").glob("snapshot-*")):
        content = json.loads(path.read_text(encoding="utf-8"))
        expected = schemas[content["schemaId"]]
        table = arrowmeta.open(root, snapshot_id=content["id"], strict=True)
        ours = [(int(field.metadata[FIELD_ID]), field.name) for field in table.schema]
        assert ours == [(field["id"], field["name"]) for field in expected["fields"]]
        kinds = {f["name"]: f["type"] for f in table.schemas().to_pylist()}
        assert set(table.schema.names) <= set(kinds)
        bounds = table.files(columns=["lower_bounds"]).schema.field("lower_bounds").type
        assert set(bounds.names) <= {field["name"] for field in expected["fields"]} | {"_"}


def test_condition_on_a_column_renamed_later_keeps_its_rows(corpus_folder):
    root = corpus_folder / "paimon" / "q_findex_files_14v"
    files = arrowmeta.open(root, snapshot_id=3).plan("s <> 'a28'").files
    assert sum(files["record_count"].to_pylist()) >= 26  # so many match, in all six files
    assert files.num_rows == 6
