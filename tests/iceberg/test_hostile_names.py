"""Columns, partitions and properties with names that are SQL syntax are used as plain names."""

import pytest

import arrowmeta
from arrowmeta.errors import PredicateError
from tests.iceberg.tables import metadata_json, write

NAMES = (
    *(
        'a"b',
        "a'b",
        "x\"; COPY (SELECT 1) TO '{}/made.csv'; --",
        "x'); DROP VIEW files; --",
        "",
        " ",
    ),
    *("a.b", "select", "{x}", "%s", "$1", "\\", "a\nb", "\u202e", "lower_bounds", 'A"B'),
)


def table(folder, names):
    names = [name.replace("{}", str(folder)) for name in names]
    columns = [
        {"id": n, "name": name, "required": False, "type": "string"}
        for n, name in enumerate(names, 1)
    ]
    parts = [
        {"name": f"{name}_p", "transform": "identity", "source-id": n, "field-id": 999 + n}
        for n, name in enumerate(names, 1)
    ]
    metadata = metadata_json(
        0,
        schemas=[{"type": "struct", "schema-id": 0, "fields": columns}],
        properties=dict.fromkeys(names, "'; --"),
        **{"partition-specs": [{"spec-id": 0, "fields": parts}]},
    )
    write(folder, "v1.metadata.json", metadata)
    write(folder, "version-hint.text", "1")
    return arrowmeta.open(folder)


def test_names_with_sql_syntax_are_quoted(tmp_path):
    opened = table(tmp_path, NAMES)
    for relation in ("files", "entries", "partitions", "column_stats", "options"):
        opened.relation(relation)
    assert len(opened.schema) == len(NAMES)
    assert opened.plan('"a""b" = \'x\'').files.num_rows == 0
    opened.reconcile()
    connection = arrowmeta.connect(tmp_path)
    assert connection.execute("SELECT count(*) FROM plan_files('true')").fetchone() == (0,)
    assert not list(tmp_path.glob("*.csv"))


def test_nul_in_column_name_is_escaped(tmp_path):
    """DuckDB would end the name at the NUL, and look for another column."""
    opened = table(tmp_path, ["a\0b", "a"])
    assert opened.schema.names == ["a\\x00b", "a"]
    assert opened.plan("\"a\\x00b\" = 'x'").files.num_rows == 0
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0


def test_nul_in_partition_field_name_is_escaped(tmp_path):
    field = {"name": "p\0", "transform": "identity", "source-id": 1, "field-id": 1000}
    specs = [{"spec-id": 0, "fields": [field]}]
    write(tmp_path, "v1.metadata.json", metadata_json(0, **{"partition-specs": specs}))
    write(tmp_path, "version-hint.text", "1")
    partition = arrowmeta.open(tmp_path).files().schema.field("partition").type
    assert [field.name for field in partition.fields] == ["p\\x00"]


def test_duplicate_column_names_leave_other_columns_usable(tmp_path):
    opened = table(tmp_path, ["a", "b", "a"])
    assert opened.schema.names == ["a (field 1)", "b", "a (field 3)"]
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("a = 'x'")


def test_duplicate_names_in_struct_leave_other_fields_usable(tmp_path):
    parts = [
        {"id": n, "name": name, "type": "int", "required": False} for n, name in enumerate("aba", 2)
    ]
    column = {"id": 1, "name": "s", "required": False, "type": {"type": "struct", "fields": parts}}
    schema = {"type": "struct", "schema-id": 0, "fields": [column]}
    write(tmp_path, "v1.metadata.json", metadata_json(0, schemas=[schema]))
    write(tmp_path, "version-hint.text", "1")
    opened = arrowmeta.open(tmp_path)
    fields = opened.schema.field("s").type.fields
    assert [field.name for field in fields] == ["a (field 2)", "b", "a (field 4)"]
    assert opened.plan("s.b = 1").files.num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("s.a = 1")
