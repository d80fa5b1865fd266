"""Single values of every type and counts by field id, compared to a reference reader."""

from __future__ import annotations

import math
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arrowmeta.kernels.field_maps import widen_float
from tests.iceberg.manifests import row, written
from tests.iceberg.one_manifest import ENTRY, entries_of, spec_json, table_of_manifests
from tests.iceberg.tables import schema_json
from tests.reference import single_value

TYPES = ("boolean", "int", "long", "float", "double", "date", "time", "timestamp", "timestamptz")
TYPES += ("timestamp_ns", "decimal(9, 2)", "decimal(38, 10)", "string", "binary", "uuid", "variant")
#: The first time of DuckDB; the text of an earlier one invalidates its database.
FIRST_MICROS = -9223372022400000000

in_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
BYTES = st.binary(max_size=20) | st.integers(0, 16).flatmap(
    lambda size: st.binary(min_size=size, max_size=size)
)


def with_bounds(folder, fields: dict[int, str], maps: list[list[tuple[int, Any]]], name: str):
    """Write a table of columns by id, with a file for each map."""
    schema = schema_json(*fields.values())
    for field, field_id in zip(schema["fields"], fields, strict=True):
        field |= {"id": field_id, "name": f"c{field_id}"}
    rows = [row(**{name: [{"key": key, "value": value} for key, value in one]}) for one in maps]
    changes = {"schemas": [schema], "partition-specs": [spec_json(0)], "format-version": 3}
    return table_of_manifests(folder, [(written(ENTRY, rows), {})], **changes)


def decoded(folder, kind: str, values: list[bytes | None]) -> tuple[list[Any], Any]:
    """Return bounds as numbers, and the type."""
    maps = [[] if value is None else [(7, value)] for value in values]
    table = with_bounds(folder, {7: kind}, maps, "lower_bounds")
    found: list[Any] = []
    for batch in table.source.scan().batches(["lower_bounds"]):
        batch.validate(full=True)
        found += single_value.numbers(batch.column(0).field(0)).to_pylist()
    return found, table.schema_of("entries").field("lower_bounds").type.field(0).type


def same(found: object, expected: object) -> bool:
    if isinstance(found, float) and isinstance(expected, float):
        return struct.pack("<d", found) == struct.pack("<d", expected)
    return type(found) is type(expected) and found == expected


@in_folder
@given(
    kind=st.sampled_from(TYPES),
    values=st.lists(st.none() | BYTES | st.text(max_size=12).map(str.encode), max_size=80),
)
def test_random_bytes_are_decoded_like_the_reference_reader(tmp_path, kind, values):
    found, arrow_type = decoded(tmp_path, kind, values)
    for one, value in zip(found, values, strict=True):
        expected = None if value is None else single_value.decode(value, arrow_type)
        assert same(one, expected), (kind, value)


@in_folder
@given(st.sampled_from(TYPES), st.lists(st.none() | BYTES, max_size=80))
def test_values_that_the_specification_does_not_allow_are_marked(tmp_path, kind, values):
    maps = [[(3, b"?"), (7, b"?"), (7, value)] if value else [] for value in values]
    table = with_bounds(tmp_path, {3: "binary", 7: kind}, maps, "lower_bounds")
    arrow_type = table.schema_of("entries").field("lower_bounds").type.field("c7").type
    odd = [names or [] for _, names in entries_of(table, "lower_bounds odd_lower_bounds")]
    assert odd == [
        [f"{len(value)} byte{'s' * (len(value) != 1)}\tc7"]
        if value and not single_value.is_allowed(value, arrow_type)
        else []
        for value in values
    ]


MICROS = [
    number.to_bytes(8, "little", signed=True).hex() for number in (FIRST_MICROS - 1, FIRST_MICROS)
]


@pytest.mark.spec("iceberg: binary single-value serialization")
@pytest.mark.parametrize(
    ("kind", "texts"),
    [
        ("boolean", {"02": True}),
        ("int", {"feffffff": -2, "": None, "0500000000000000": 5, "0000008000000000": None}),
        ("long", {"feffffff": -2}),
        ("float", {"0000c07f": None}),
        ("double", {"0000c03f": 1.5, "00000080": -0.0}),
        ("date", {"feffffffffffffff": -2}),
        ("time", {"0060d71d14000000": None}),
        ("timestamp", {"feffffff": -2 * 86_400_000_000, "00" * 7 + "80": None}),
        ("timestamp", {MICROS[0]: None, MICROS[1]: FIRST_MICROS}),
        ("timestamp_ns", {"ffffff7f": None, "00" * 7 + "80": -(2**63)}),
        ("decimal(3, 0)", {"0080": 128, "80": -128}),
        ("decimal(2, 0)", {"0080": None}),
        ("string", {"": "", "ff": None}),
        ("unknown", {"00": None}),
    ],
)
def test_single_value_bytes_are_decoded(tmp_path, kind, texts):
    found, _ = decoded(tmp_path, kind, [bytes.fromhex(text) for text in texts])
    assert found == list(texts.values())
    if kind == "double":
        assert math.copysign(1, found[1]) == -1


@given(st.integers(0, 2**32 - 1))
def test_float_bits_widen_to_the_same_double(bits):
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    if not math.isnan(value):
        (expected,) = struct.unpack("<q", struct.pack("<d", value))
        assert int(widen_float(np.int64(bits))) == expected


FIELD_IDS = st.sampled_from([1, 2, 3, 5, 8, 100, 2**31 - 1])


@in_folder
@given(
    maps=st.lists(
        st.lists(st.tuples(FIELD_IDS, st.integers(-(2**63), 2**63 - 1)), max_size=9)
        | st.just([(1, 10), (2, 20), (3, 30), (5, 50)]),
        min_size=1,
        max_size=200,
    ),
    ids=st.lists(FIELD_IDS, unique=True, max_size=6),
)
def test_last_map_item_of_a_duplicate_key_is_used(tmp_path, maps, ids):
    table = with_bounds(tmp_path, dict.fromkeys(ids, "int"), maps, "value_counts")
    names = [f"value_counts.c{field_id}" for field_id in ids]
    expected = [tuple(dict(one).get(field_id) for field_id in ids) for one in maps]
    assert not ids or entries_of(table, " ".join(names)) == expected
