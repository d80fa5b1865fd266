"""Structs without fields: they get a placeholder field, so that no relation has one."""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape, fill, filled_type, own_fields
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.predicate.session import workspace
from arrowmeta.views.database import make_sources
from tests.bundled import DATA

EMPTY = pa.struct([])
NESTED = pa.struct([("a", EMPTY), ("n", pa.int32()), ("l", pa.list_(EMPTY))])
#: Paimon with and without primary key (both without partitions), and Iceberg.
TABLES = ("pk_tags_branches", "append_range_bitmap", "iceberg_v3_deletion_vectors")


def empty_structs(arrow_type, path):
    """The paths of all structs without fields in a type."""
    if pa.types.is_struct(arrow_type):
        if not arrow_type.num_fields:
            return [path]
        return [p for f in arrow_type.fields for p in empty_structs(f.type, f"{path}.{f.name}")]
    if pa.types.is_map(arrow_type):
        return empty_structs(arrow_type.item_type, path)
    if pa.types.is_list(arrow_type):
        return empty_structs(arrow_type.value_type, path)
    return []


@pytest.mark.parametrize("relation", SCHEMAS)
@pytest.mark.parametrize(
    "shape",
    [TableShape(), TableShape(columns=NESTED, partition=NESTED, primary_key=NESTED)],
    ids=["of nothing", "nested"],
)
def test_no_relation_has_a_struct_without_fields(relation, shape):
    schema = SCHEMAS[relation](shape)
    assert [path for f in schema for path in empty_structs(f.type, f.name)] == []


def test_struct_with_fields_is_unchanged():
    full = TableShape(columns=pa.struct([("a", pa.struct([("b", pa.int32())]))]))
    full = TableShape(full.columns, full.columns, full.columns)
    assert full.shown is full
    array = pa.array([{"a": {"b": 1}}], full.columns)
    assert fill(array, filled_type(array.type)) is array


def test_null_structs_stay_null_and_others_stay_structs():
    rows = [{"a": {}, "n": 1, "l": None}, None, {"a": None, "n": None, "l": None}]
    none = {"_no_fields": None}
    expected = [{"a": none, "n": 1, "l": None}, None, {"a": None, "n": None, "l": None}]
    for start in (0, 1, 3):
        filled = fill(pa.array(rows, NESTED).slice(start), filled_type(NESTED))
        filled.validate(full=True)
        assert filled.to_pylist() == expected[start:]


def test_own_fields_exclude_the_placeholder():
    assert own_fields(filled_type(EMPTY)) == []
    assert [field.name for field in own_fields(filled_type(NESTED))] == ["a", "n", "l"]


def test_readable_text_has_no_placeholder():
    array = fill(pa.array([{}, None], EMPTY), filled_type(EMPTY))
    assert arrowmeta.to_text(array, "readable").to_pylist() == ["{}", None]
    assert arrowmeta.to_text(array, "json").to_pylist() == ['{"_no_fields":null}', None]
    with arrowmeta.connect(DATA / TABLES[0]) as con:
        said = con.sql("SELECT struct_text({'_no_fields': NULL::BOOLEAN}), struct_text({'a': 1})")
        assert said.fetchall() == [("{}", "{'a': 1}")]


@pytest.fixture(scope="module")
def tables():
    return [arrowmeta.open(DATA / name, allow_moved_paths=True) for name in TABLES]


def test_keys_and_partitions_can_be_selected_in_every_table(tables):
    for table in tables:
        assert table.sql("SELECT min_key, max_key, partition FROM files").num_rows


def test_plans_and_diffs_have_no_struct_without_fields(tables):
    for table in tables:
        ids = table.snapshots(["snapshot_id"])["snapshot_id"].to_pylist()
        for answer in (table.plan("1 = 1").files, table.diff(min(ids), max(ids))):
            answer.validate(full=True)
            assert [p for f in answer.schema for p in empty_structs(f.type, f.name)] == []
            assert answer.num_rows


@pytest.mark.sampled(1)
@pytest.mark.parametrize("relation", ["files", "partitions", "manifests", "snapshots"])
def test_relations_of_all_tables_union_by_name(tables, relation):
    for order in (tables, tables[::-1]):
        parts = [table.relation(relation) for table in order]
        n_rows = sum(part.num_rows for part in parts)
        joined = pa.concat_tables(parts, promote_options="permissive")
        joined.validate(full=True)
        assert joined.num_rows == n_rows
    sources = dict(zip("abc", [table.source for table in tables], strict=True))
    with workspace() as work:
        make_sources(work.session, work.database, sources, lambda _: {}, [relation])
        query = " UNION ALL BY NAME ".join(f"FROM {name}.{relation}" for name in sources)
        assert work.session.sql(query).to_arrow_table().num_rows == n_rows
