"""Declared relations agree with views, methods, commands and formats; their columns and structs."""

import inspect

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.iceberg import manifests as of_iceberg
from arrowmeta.model.reading import column_stats, needed_columns
from arrowmeta.model.relations import RELATIONS, declared_columns
from arrowmeta.model.shape import PLAIN_TYPES, TableShape, data_fields, fill, filled_type
from arrowmeta.model.tables import SCHEMAS, TYPES
from arrowmeta.paimon import fields as of_paimon
from arrowmeta.views.sql_files import sql_files
from tests.bundled import DATA


def test_every_relation_has_columns_a_view_a_method_and_a_command():
    views = {file.name for file in sql_files()} | {"findings"}
    assert list(SCHEMAS) == list(RELATIONS) == [name for name in COMMANDS if name in RELATIONS]
    assert set(RELATIONS) <= views
    for name in RELATIONS:
        assert inspect.getdoc(getattr(arrowmeta.Table, name))


FIELDS = {
    "paimon": {"entries": of_paimon.ENTRIES.fields, "all_manifests": of_paimon.MANIFESTS},
    "iceberg": {"entries": of_iceberg.ENTRIES.fields, "all_manifests": of_iceberg.MANIFESTS},
}
#: Columns that others are made of, or that name files beside a manifest.
PARTS = {"folder", "coded_partition", "manifest_list", "extra_files"}


@pytest.mark.parametrize("relation", ["entries", "all_manifests"])
@pytest.mark.parametrize("format", FIELDS)
def test_every_column_of_a_format_is_declared_once(format, relation):
    columns = [*RELATIONS[relation].columns, *RELATIONS[relation].internal]
    known = {column.name for column in columns if not column.alias_of}
    own = {column.name for column in columns if column.format == format}
    others = {column.name for column in columns if column.format not in (format, None)}
    declared = [one.column for one in FIELDS[format][relation].fields]
    assert len(set(declared)) == len(declared)
    assert own <= set(declared) <= known | PARTS
    assert others.isdisjoint(declared)
    if relation == "entries":
        made = {one.column for fields in FIELDS.values() for one in fields[relation].fields}
        assert known - made == {"readable_metrics"}  # made of other columns


def test_declared_columns_have_name_type_and_description():
    [first, second, counted, third] = declared_columns(
        "length: int64! Bytes of the manifest,\n    as its list says.\n"
        "manifest_length: =length Iceberg's name.\n"
        "added: =counted[data] Iceberg's name.\n"
        "level: int32 Paimon: level in the merge tree."
    )
    text = "Bytes of the manifest, as its list says."
    assert first == ("length", "int64", text, False, None, None, None)
    assert (second.alias_of, second.of_content, third.format) == ("length", None, "paimon")
    assert (counted.alias_of, counted.of_content, counted.type) == ("counted", "data", "")
    for relation in RELATIONS.values():
        for column in relation.columns:
            assert column.alias_of or column.type in {**PLAIN_TYPES, **TYPES}
            assert column.text.endswith(".")


# -- Statistics of columns

WANTED = (
    "entry_id",
    "column_name",
    "field_id",
    "type",
    "lower",
    "upper",
    "null_count",
    "exactness",
)


def stats(arrow_type, bounds, length=None, wanted=WANTED):
    """Rows of one column with the given pairs of bounds, one for each file."""
    columns = pa.struct([pa.field("c", arrow_type)])
    counts = pa.struct([pa.field("c", pa.int64())])
    lower, upper = (
        pa.StructArray.from_arrays([pa.array(side, arrow_type)], fields=list(columns))
        for side in zip(*bounds, strict=True)
    )
    entries = {
        "entry_id": pa.array(range(len(bounds)), pa.int64()),
        "lower_bounds": lower,
        "upper_bounds": upper,
        "null_value_counts": pa.array([{"c": 3} for _ in bounds], counts),
    }
    batch = pa.RecordBatch.from_pydict(entries).select(
        [name for name in needed_columns(wanted) if name in entries]
    )
    shape = TableShape(columns=columns)
    lengths = {} if length is None else {"c": length}
    batches = column_stats([batch], shape, {"c": 9}, wanted, lengths)
    return pa.Table.from_batches(batches).to_pylist()


def test_row_has_statistics_of_its_column():
    said = ("int32", "1", "2", 3, "exact")
    (row,) = stats(pa.int32(), [(1, 2)])
    assert tuple(row.values()) == (0, "c", 9, *said)
    # Nested columns have counts, but no bounds.
    (row,) = stats(pa.list_(pa.int32()), [([1], [2])])
    assert tuple(row.values())[-4:] == (None, None, 3, "unknown")
    (row,) = stats(pa.timestamp("ns"), [(WHOLE, WHOLE)])
    assert row["lower"] == "2024-05-01 00:00:00.000000000"


#: Nanoseconds of a whole millisecond, and of another instant.
WHOLE, FINE = 1_714_521_600_000_000_000, 1_714_521_600_000_000_001


@pytest.mark.parametrize(
    ("kind", "length", "word", "bounds"),
    [
        (pa.int32(), None, "unknown", [(1, None), (None, 1), (None, None)]),
        (pa.string(), 3, "exact", [("ab", "b"), ("abc", "abc"), ("éé", "öö"), ("", "")]),
        (pa.string(), 3, "truncated", [("abc", "b"), ("ab", "bcd")]),
        (pa.string(), None, "exact", [("a" * 99, "b" * 99)]),
        # Bounds of 01 FF FF, cut to two bytes: FF cannot be incremented, so 01 is.
        (pa.binary(), 2, "truncated", [(b"\x01", b"\x02")]),
        (pa.binary(), 2, "exact", [(b"\x01", b"\x01")]),
        (pa.timestamp("ns"), None, "truncated", [(WHOLE, WHOLE)]),
        (pa.timestamp("ns"), None, "exact", [(FINE, FINE)]),
    ],
)
def test_exactness_of_bounds(kind, length, word, bounds):
    rows = stats(kind, bounds, length, ("exactness",))
    assert [row["exactness"] for row in rows] == [word] * len(bounds)


def test_needed_columns_follow_the_wanted_columns():
    assert needed_columns(("column_name",)) == ["entry_id"]
    found = needed_columns(("null_count", "file_path"))
    assert found == ["entry_id", "file_path", "null_value_counts"]
    assert needed_columns(("exactness",)) == ["entry_id", "lower_bounds", "upper_bounds"]


# -- Structs without fields: a placeholder, so that no relation has one

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


@pytest.mark.parametrize("kind", [EMPTY, NESTED], ids=["of nothing", "nested"])
def test_no_relation_has_a_struct_without_fields(kind):
    shape = TableShape(columns=kind, partition=kind, primary_key=kind)
    for relation, schema_of in SCHEMAS.items():
        paths = [path for f in schema_of(shape) for path in empty_structs(f.type, f.name)]
        assert paths == [], relation


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
    assert data_fields(filled_type(EMPTY)) == []
    assert [field.name for field in data_fields(filled_type(NESTED))] == ["a", "n", "l"]


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


def test_plans_and_diffs_have_no_struct_without_fields(tables):
    for table in tables:
        assert table.sql("SELECT min_key, max_key, partition FROM files").num_rows
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
    with arrowmeta.connect(**dict(zip("abc", tables, strict=True))) as con:
        query = " UNION ALL BY NAME ".join(f"FROM {name}.{relation}" for name in "abc")
        assert con.sql(query).to_arrow_table().num_rows == n_rows
