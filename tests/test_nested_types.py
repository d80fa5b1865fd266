"""Required fields in structs, whose bounds are null, and columns of the null type, at any depth."""

import json
import shutil

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import optional_type
from tests.case_tables import CASES


def row(*types, null=" NOT NULL"):
    fields = [{"id": 10 + i, "name": f"f{i}", "type": one} for i, one in enumerate(types)]
    return {"type": f"ROW{null}", "fields": fields}


PAIMON = {
    "as Java wrote it": row("INT NOT NULL"),
    "row in row": row("INT NOT NULL", row("STRING NOT NULL")),
    "row in array": {"type": "ARRAY", "element": row("INT NOT NULL")},
    "row in map": {"type": "MAP", "key": "STRING NOT NULL", "value": row("INT NOT NULL")},
    "required variant": "VARIANT NOT NULL",
    "variant in row": row("VARIANT NOT NULL", null=""),
    "row without fields": row(),
    "array of rows without fields": {"type": "ARRAY NOT NULL", "element": row()},
}


def struct(*fields):
    return {
        "type": "struct",
        "fields": [
            {"id": 100 + i, "name": f"f{i}", "required": is_required, "type": one}
            for i, (one, is_required) in enumerate(fields)
        ],
    }


def listed(element, element_id):
    kind = {"type": "list", "element-id": element_id, "element": element}
    return {**kind, "element-required": True}


ICEBERG = {
    "as Java wrote it, of no type": "unknown",
    "in a struct": struct(("unknown", True), ("int", True)),
    "in a list": listed("unknown", 50),
    "in structs of a list": listed(struct(("unknown", False)), 50),
    "in a struct of a struct": struct((listed(struct(("unknown", True)), 60), True)),
    "in a map": {
        "type": "map",
        "key-id": 50,
        "key": "string",
        "value-id": 51,
        "value": "unknown",
        "value-required": True,
    },
}


def paimon_table(folder, column_type):
    """A copy whose second column has another type: bounds of nested types are null in any case."""
    table = shutil.copytree(CASES / "paimon_required_in_row", folder / "t")
    path = table / "schema" / "schema-0"
    schema = json.loads(path.read_text())
    schema["fields"][1]["type"] = column_type
    path.write_text(json.dumps(schema))
    return table


def iceberg_table(folder, column_type):
    """A copy whose column of type unknown has another type, also without values."""
    table = shutil.copytree(CASES / "iceberg_unknown_type", folder / "t")
    for path in (table / "metadata").glob("*.json"):
        metadata = json.loads(path.read_text())
        for schema in metadata["schemas"]:
            for field in schema["fields"]:
                field["type"] = column_type if field["type"] == "unknown" else field["type"]
        path.write_text(json.dumps(metadata))
    return table


@pytest.fixture
def location(kind, tmp_path):
    if kind in PAIMON:
        return paimon_table(tmp_path, PAIMON[kind])
    return iceberg_table(tmp_path, ICEBERG[kind])


def assert_valid(answer):
    answer.validate(full=True)
    for field, column in zip(answer.schema, answer.columns, strict=True):
        assert not column.null_count or field.nullable, field.name
    return answer


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", [*PAIMON, *ICEBERG])
def test_nested_types_have_plans_aggregates_and_stored_entries(location, tmp_path):
    options = {"allow_moved_paths": True, "store": str(tmp_path / "store")}
    assert arrowmeta.index(location, **options).num_rows
    stored = arrowmeta.open(location, **options)
    table = arrowmeta.open(location, **{**options, "store": False})
    for plan in (table.plan(), table.plan(limit=1), table.plan("id IS NOT NULL")):
        assert assert_valid(plan.files).num_rows
    assert assert_valid(table.all_files()).num_rows == assert_valid(table.files()).num_rows
    assert assert_valid(table.metadata_bytes()).num_rows
    assert table.sql("FROM plan_files('id IS NOT NULL')").num_rows == table.plan().files.num_rows
    assert stored.entries().equals(table.entries())
    assert stored.plan().files.equals(table.plan().files)
    column = table.schema.names[-1]
    of_column = f"min({column}), max({column}), count({column})"
    if table.format == "iceberg":  # a struct has no statistics, its fields have
        of_column = f"count({column})"
    for value in table.aggregate(of_column).to_pylist()[0].values():
        assert not value["exact"] or value["value"] is not None


def test_optional_type_keeps_map_keys_and_field_metadata():
    required = pa.field("x", pa.int32(), nullable=False, metadata={"a": "b"})
    optional = required.with_nullable(True)
    for make in (
        lambda one: pa.struct([one]),
        lambda one: pa.list_(one),
        lambda one: pa.map_(pa.string(), one),
        lambda one: pa.struct([pa.field("y", pa.struct([one]), nullable=one.nullable)]),
    ):
        found = optional_type(make(required))
        assert str(found) == str(make(optional))
    assert optional_type(pa.struct([required])).field(0).metadata == {b"a": b"b"}
    assert not optional_type(pa.map_(pa.string(), required)).key_field.nullable
