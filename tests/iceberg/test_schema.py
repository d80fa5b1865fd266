"""Types of columns in Arrow and as text, and the partition struct of all specs of a table."""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError
from tests.iceberg.one_manifest import spec_json
from tests.iceberg.tables import metadata_json, schema_json, write

FIELD_ID = b"PARQUET:field_id"


def opened(folder, *kinds, **changes):
    """Open a table of columns `c1`, `c2`, … of some types."""
    changes = {"schemas": [schema_json(*kinds)], "partition-specs": [spec_json(0)], **changes}
    write(folder, "v1.metadata.json", metadata_json(0, **changes))
    return arrowmeta.open(folder / "metadata" / "v1.metadata.json")


#: Types as they are written, in Arrow, and as text if that differs.
TYPES: list[tuple[str, pa.DataType, str]] = [
    ("boolean", pa.bool_(), ""),
    ("int", pa.int32(), ""),
    ("long", pa.int64(), ""),
    ("LONG", pa.int64(), "long"),
    ("float", pa.float32(), ""),
    ("double", pa.float64(), ""),
    ("decimal(9,2)", pa.decimal128(9, 2), "decimal(9, 2)"),
    (" decimal( 38 , 38 ) ", pa.decimal128(38, 38), "decimal(38, 38)"),
    ("date", pa.date32(), ""),
    ("time", pa.time64("us"), ""),
    ("timestamp", pa.timestamp("us"), ""),
    ("timestamptz", pa.timestamp("us", "UTC"), ""),
    ("timestamp_ns", pa.timestamp("ns"), ""),
    ("timestamptz_ns", pa.timestamp("ns", "UTC"), ""),
    ("string", pa.string(), ""),
    ("uuid", pa.binary(16), ""),
    ("fixed[ 40 ]", pa.binary(40), "fixed[40]"),
    ("binary", pa.binary(), ""),
    ("variant", pa.binary(), ""),
    ("unknown", pa.null(), ""),
    ("geometry(srid:4326)", pa.binary(), ""),
    ("geography(OGC:CRS84, vincenty)", pa.binary(), ""),
    ("geometry", pa.binary(), ""),
    ("fixed[0]", pa.binary(0), ""),
    # Those of later versions are bytes.
    *((text, pa.binary(), "") for text in ("interval(3)", "decimal(39, 0)", "decimal(3, 4)")),
    *((text, pa.binary(), "") for text in ("fixed[99999999999]", "", f"decimal({'9' * 5000}, 2)")),
]


@pytest.mark.spec("iceberg: Primitive Types")
def test_primitive_types_are_arrow_types_and_text(tmp_path):
    schema = schema_json(*(text for text, _, _ in TYPES))
    schema["fields"] = [field | {"required": True} for field in schema["fields"]]
    table = opened(tmp_path, schemas=[schema], **{"format-version": 3})
    assert table.schema.types == [kind for _, kind, _ in TYPES]
    assert table.schemas()["type"].to_pylist() == [shown or text for text, _, shown in TYPES]
    assert {field.name for field in table.schema if field.nullable} == {"c20"}  # unknown
    of_uuid = table.schema.field("c16").metadata
    assert of_uuid == {FIELD_ID: b"16", b"iceberg:type": b"uuid"}
    bounds = table.schema_of("entries").field("lower_bounds").type
    assert (bounds.field("c16").type, bounds.field("c17").type) == (pa.binary(16), pa.binary())


LIST = {"type": "list", "element-id": 7, "element": "int", "element-required": False}
MAP = {"type": "map", "key-id": 8, "key": "string", "value-id": 9, "value": LIST}


def field(**change):
    return {"type": "struct", "fields": [{"id": 3, "name": "a", "type": "int"} | change]}


def test_nested_type_has_ids_and_nullability_at_every_level(tmp_path):
    kind = field(required=True)
    kind["fields"].append({"id": 4, "name": "m", "type": MAP | {"value-required": True}})
    table = opened(tmp_path, kind)
    text = "struct<3: a: required int, 4: m: optional map<string, list<int>>>"
    assert table.schemas()["type"].to_pylist() == [text]
    a, m = table.schema.field("c1").type
    found = (a, m, m.type.key_field, m.type.item_field, m.type.item_type.value_field)
    assert [one.nullable for one in found] == [False, True, False, False, True]
    assert [one.metadata[FIELD_ID] for one in found] == [b"3", b"4", b"8", b"9", b"7"]


def structs(**fields):
    listed = [{"id": at, "name": name, "type": kind} for name, (at, kind) in fields.items()]
    return {"type": "struct", "fields": listed}


def test_items_of_duplicate_ids_are_left_out_and_duplicate_names_renamed(tmp_path):
    twice = structs(a=(4, "int"), b=(4, "long"), c=(1, "int"))
    twice["fields"].append(twice["fields"][0] | {"id": 6})
    items = LIST | {"element-id": 3, "element": twice}
    empty = LIST | {"element-id": 8, "element": structs()}
    repeated = opened(tmp_path, "int", items, empty).source.shape.repeated
    names = pa.struct({"a (field 4)": pa.int32(), "a (field 6)": pa.int32()})
    assert repeated == pa.struct({"c2": pa.struct({"element": names})})


def test_names_and_types_beyond_limits(tmp_path):
    inner = structs(**{f"f{at}": (10 + at, "int") for at in range(20)})
    long = structs(**{"x" * 2**20: (3, inner)})
    with pytest.raises(LimitError, match="dotted names"):
        opened(tmp_path, LIST | {"element-id": 2, "element": long})
    many = structs(**{str(n): (n, "int") for n in range(2, 1000)})
    schema = schema_json(many)
    schema["fields"][0]["name"] = "x" * 50_000
    with pytest.raises(LimitError, match="the dotted names of schema 0"):
        opened(tmp_path, schemas=[schema])
    nested = "int"
    for n in range(300):
        nested = LIST | {"element-id": n, "element": nested}
    with pytest.raises(CorruptMetadataError, match="nested more than 64 deep"):
        opened(tmp_path, nested)


# -- Partition specs

A, B = (1, 1000, "a", "identity"), (2, 1001, "b", "identity")
INT, TEXT, DAY = pa.int32(), pa.string(), pa.date32()
#: Fields of each spec (source, id, name, transform); the struct, and places of the fields in it.
SPECS: dict[str, tuple[list[list[tuple]], dict[str, pa.DataType], list[tuple]]] = {
    "none": ([[]], {}, [()]),
    "fields of all specs by id": (
        [
            [B],
            [(1, 1000, "a", "bucket[4]"), B],
            [(3, 1002, "d", "day"), (1, 1000, "a", "bucket[4]")],
        ],
        {"a": INT, "b": TEXT, "d": DAY},
        [(1,), (0, 1), (2, 0)],
    ),
    "a field has its newest name": ([[A], [(1, 1000, "n", "identity")]], {"n": INT}, [(0,), (0,)]),
    "void keeps the transform before": (
        [[(2, 1000, "a", "bucket[4]")], [(2, 1000, "gone", "void")]],
        {"gone": INT},
        [(0,), (0,)],
    ),
    "void before": (
        [[(2, 1000, "gone", "void")], [(2, 1000, "a", "bucket[4]")]],
        {"a": INT},
        [(0,), (0,)],
    ),
    # Version 1 used ids twice.
    "an id of two sources is two fields": (
        [[A], [(2, 1000, "b", "identity")]],
        {"b": TEXT, "a": INT},
        [(1,), (0,)],
    ),
    "the newest of fields of one name has it": (
        [[(1, 1000 + n, name, f"bucket[{n + 4}]")] for n, name in enumerate(["p", "p", "P"])],
        {"p_1000": INT, "p_1001": INT, "P": INT},
        [(0,), (1,), (2,)],
    ),
    "an identity of no column": (
        [[(9, 1000, "gone", "identity"), (9, 1001, "bucketed", "bucket[2]")]],
        {"bucketed": INT},
        [(None, 0)],
    ),
}


@pytest.mark.spec("iceberg: Partition Evolution, fields are the same by id")
@pytest.mark.parametrize(("specs", "struct", "places"), SPECS.values(), ids=SPECS)
def test_partition_struct_of_all_specs(tmp_path, specs, struct, places):
    listed = [spec_json(at, *fields) for at, fields in enumerate(specs)]
    table = opened(tmp_path, "int", "string", "timestamp", **{"partition-specs": listed})
    found = table.source.partition
    assert found.struct == pa.struct(struct)
    by_spec = [tuple(at for _, at in fields) for fields in found.places.values()]
    assert by_spec == places
    ids = {int(one.metadata[FIELD_ID]) for one in found.struct}
    assert ids == {
        one[1] for fields in specs for one in fields if one[2] != "gone" or struct == {"gone": INT}
    }


def test_partition_fields_of_dropped_and_promoted_columns(tmp_path):
    schemas = [schema_json("long", schema_id=1), schema_json("int", "string")]
    changes = {"schemas": schemas, "current-schema-id": 1}
    table = opened(tmp_path, **changes, **{"partition-specs": [spec_json(0, A, B)]})
    assert table.source.partition.struct == pa.struct({"a": pa.int64(), "b": TEXT})


def test_sources_of_partition_fields_have_the_specs_with_their_transform(tmp_path):
    gone = (2, 1001, "gone", "identity")
    specs = [
        spec_json(0, (1, 1000, "f0_old", "identity"), gone),
        spec_json(1, (1, 1000, "f0", "identity"), (3, 1002, "d", "day"), (2, 1001, "gone", "void")),
        spec_json(2, (1, 1003, "b", "bucket[4]"), (3, 1004, "z", "zorder"), (1, 1005, "v", "void")),
    ]
    table = opened(tmp_path, "int", "int", "timestamp", **{"partition-specs": specs})
    found = table.source.shape.partition_sources
    assert [(one.partition, one.column, one.transform, one.spec_ids) for one in found] == [
        ("f0", "c1", "identity", {0, 1}),
        ("gone", "c2", "identity", {0}),
        ("d", "c3", "day", {1}),
        ("b", "c1", "bucket[4]", {2}),
    ]
