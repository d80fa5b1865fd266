"""Columns, partitions and properties with names that mean something to SQL: names all the same."""

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


def test_hostile_names_are_only_names(tmp_path):
    opened = table(tmp_path, NAMES)
    for relation in ("files", "entries", "partitions", "column_stats", "options"):
        opened.relation(relation)
    assert len(opened.schema) == len(NAMES)
    assert opened.plan('"a""b" = \'x\'').files.num_rows == 0
    opened.reconcile()
    connection = arrowmeta.connect(tmp_path)
    assert connection.execute("SELECT count(*) FROM plan_files('true')").fetchone() == (0,)
    assert not list(tmp_path.glob("*.csv"))


def test_name_with_nul_has_an_escape_for_it(tmp_path):
    """DuckDB would look for another column, of the name up to there."""
    opened = table(tmp_path, ["a\0b", "a"])
    assert opened.schema.names == ["a\\x00b", "a"]
    assert opened.plan("\"a\\x00b\" = 'x'").files.num_rows == 0
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0


def test_partition_name_with_nul_has_an_escape_for_it(tmp_path):
    field = {"name": "p\0", "transform": "identity", "source-id": 1, "field-id": 1000}
    specs = [{"spec-id": 0, "fields": [field]}]
    write(tmp_path, "v1.metadata.json", metadata_json(0, **{"partition-specs": specs}))
    write(tmp_path, "version-hint.text", "1")
    partition = arrowmeta.open(tmp_path).files().schema.field("partition").type
    assert [field.name for field in partition.fields] == ["p\\x00"]


def test_columns_of_one_name_cost_no_other_column(tmp_path):
    opened = table(tmp_path, ["a", "b", "a"])
    assert opened.schema.names == ["a (field 1)", "b", "a (field 3)"]
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("a = 'x'")


def test_fields_of_one_name_in_a_struct_cost_no_other_column(tmp_path):
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
