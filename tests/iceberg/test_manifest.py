"""Entries and manifest lists in each shape that writers produce, read from written tables."""

from __future__ import annotations

import datetime as dt
import re
import sys
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from tests import corpus
from tests.iceberg.manifests import (
    COUNTS,
    EVERY_LISTED_COLUMN,
    ROW_COUNTS,
    SUMMARY,
    Column,
    data_file,
    declared_as,
    entry,
    record,
    row,
    written,
)
from tests.iceberg.one_manifest import (
    ENTRY,
    damage_of,
    entries_of,
    snapshots_of,
    spec_json,
    table_of_manifests,
    table_with_list,
)
from tests.iceberg.tables import schema_json, snapshot_json, write

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")

LIST = record("manifest_file", EVERY_LISTED_COLUMN)


def reserved(path: bytes, position: int) -> list[dict[str, Any]]:
    number = position.to_bytes(8, "little", signed=True)
    return [{"key": 2147483546, "value": path}, {"key": 2147483545, "value": number}]


PATHS = ("s3://b/t/data/a.parquet", "bare.orc", "s3://b/folder/", "日本/é.avro")
NUMBERS = "snapshot_id sequence_number file_sequence_number"
# fmt: off
#: Entries of a manifest that snapshot 7 added with number 3, some columns, and their values.
READ: dict[str, tuple[list[dict[str, Any]], str, list[tuple[Any, ...]]]] = {
    "codes are names": (
        [row(status=0), row(content=1), row(status=2, content=1, file_format="puffin"),
         row(content=2, file_format="Avro")],
        "status content file_format",
        [("existing", "data", "parquet"), ("added", "position_deletes", "parquet"),
         ("deleted", "deletion_vector", "puffin"), ("added", "equality_deletes", "avro")]),
    "the name is the last part of a path": (
        [row(path) for path in PATHS], "file_name",
        [("a.parquet",), ("bare.orc",), (PATHS[2],), ("é.avro",)]),
    "a count of -1 is unknown": (
        [row(record_count=-1), row(record_count=0)], "record_count", [(None,), (0,)]),
    "explicit numbers": ([row(snapshot_id=1, sequence_number=2)], NUMBERS, [(1, 2, 3)]),
    "keys and places": (
        [row(key_metadata=b"k", content_offset=4, content_size_in_bytes=50, split_offsets=[2**40])],
        "key_metadata content_offset content_size_in_bytes split_offsets",
        [(b"k", 4, 50, [2**40])]),
    "added entries inherit numbers, others the snapshot": (
        [row(status=status) for status in (1, 0, 2)], NUMBERS,
        [(7, 3, 3), (7, None, None), (7, None, None)]),
}
# fmt: on


@pytest.mark.spec("iceberg: sequence number inheritance")
@pytest.mark.parametrize(("rows", "columns", "expected"), READ.values(), ids=READ)
def test_entries_are_read(tmp_path, rows, columns, expected):
    fields = {"added_snapshot_id": 7, "sequence_number": 3}
    table = table_of_manifests(tmp_path, [(written(ENTRY, rows), fields)])
    assert entries_of(table, columns) == expected
    assert damage_of(table) == []


def test_entries_of_manifests_of_version_1_inherit_0(tmp_path):
    files = [(written(ENTRY, [row(status=0)]), {"sequence_number": n}) for n in (0, None)]
    table = table_of_manifests(tmp_path, files)
    assert entries_of(table, NUMBERS) == [(1, 0, 0), (1, 0, 0)]


def test_bounds_of_reserved_columns_are_decoded(tmp_path):
    rows = [row(content=1, lower_bounds=reserved(b"a", 3), upper_bounds=reserved(b"b", -1)), row()]
    table = table_of_manifests(tmp_path, [(written(ENTRY, rows), {"content": 1})])
    (lower, upper), others = entries_of(table, "reserved_lower_bounds reserved_upper_bounds")
    assert lower == others[0] | {"deleted_path": "a", "deleted_position": 3}
    assert upper == others[0] | {"deleted_path": "b", "deleted_position": -1}
    assert {*others[0].values(), *others[1].values()} == {None}


def test_manifest_without_field_ids_is_read_by_name(tmp_path):
    columns = data_file([Column(0, "p", "int")], with_ids=False, all_optional=True)
    values = {
        "partition": {"p": 4},
        "content": None,
        "value_counts": [{"key": 1, "value": 9}, {"key": None, "value": 8}],
        "null_value_counts": [{"key": 1, "value": None}],
        "lower_bounds": [{"key": 2, "value": b""}, {"key": 1, "value": None}],
    }
    file = written(entry(columns, with_ids=False, all_optional=True), [row(**values)])
    spec = {"partition-specs": [spec_json(0, (1, 1000, "id_bucket", "bucket[8]"))]}
    table = table_of_manifests(
        tmp_path, [(file, {})], schemas=[schema_json("long", "string")], **spec
    )
    [found] = entries_of(table, "content partition value_counts null_value_counts lower_bounds")
    assert found[:2] == ("data", {"id_bucket": 4})
    assert [tuple(one.values()) for one in found[2:]] == [(9, None), (None, None), (None, "")]


def test_fields_are_matched_by_id_not_by_name(tmp_path):
    columns = [Column(100, "file_format", "string"), Column(101, "file_path", "string")]
    rows = [{"status": 1, "data_file": {"file_format": "d/path", "file_path": "ORC"}}]
    table = table_of_manifests(tmp_path, [(written(entry(columns), rows), {})])
    names = "file_path file_format record_count content"
    assert entries_of(table, names) == [("d/path", "orc", None, "data")]


# -- Partitions

TIME = {"type": "long", "logicalType": "timestamp-micros", "adjust-to-utc": False}
DECIMAL = {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2}
UNION = Column(1000, "p", ["long", "string"], is_optional=False)
IDENTITY = spec_json(0, (1, 1000, "p", "identity"))


def partitioned(folder, kinds, manifests, *specs):
    """Write a table of manifests, each a spec, the columns of its partitions, and these."""
    files = []
    for spec_id, columns, partitions in manifests:
        fields = data_file(columns)
        if UNION in columns:  # of partitions that may be null
            fields = [one for one in fields if one.name != "partition"]
            fields.append(Column(102, "partition", record("r102", columns)))
        rows = [row(partition=one) for one in partitions]
        files.append((written(entry(fields), rows), {"partition_spec_id": spec_id}))
    changes = {"schemas": [schema_json(*kinds)], "partition-specs": list(specs)}
    return table_of_manifests(folder, files, **changes)


@pytest.mark.spec("iceberg: partition evolution")
def test_partitions_of_several_specs_share_one_struct(tmp_path):
    specs = (
        spec_json(0, (1, 1000, "old_name", "identity"), (2, 1001, "day", "day")),
        spec_json(1, (3, 1002, "n", "identity"), (1, 1000, "amount", "identity")),
        spec_json(2),
        spec_json(3, (3, 1002, "n", "void")),
    )
    first = [Column(1000, "old_x20name", DECIMAL), Column(1001, "day", "int")]
    second = [Column(1002, "n", "int"), Column(1000, "amount", DECIMAL)]
    manifests = [
        (0, first, [{"old_x20name": Decimal("1.50"), "day": -1}]),
        (1, second, [{"n": 5, "amount": None}]),
        *((spec_id, [], [{}]) for spec_id in (2, 3)),
    ]
    kinds = ("decimal(20, 2)", "timestamp", "long")
    table = partitioned(tmp_path, kinds, manifests, *specs)
    found = entries_of(table, "spec_id spec_is_unpartitioned partition.n partition")
    names = dict.fromkeys(("amount", "day", "n"))
    assert found == [
        (0, False, None, names | {"amount": Decimal("1.50"), "day": dt.date(1969, 12, 31)}),
        (1, False, 5, names | {"n": 5}),
        (2, True, None, names),
        (3, True, None, names),
    ]


# fmt: off
#: A type, columns and partitions of manifests; values that are read, if known, and damage.
WRONG: list[tuple[str, Column, list[list[Any]], list[tuple[Any, bool]], list[str]]] = [
    ("long", Column(1000, "p", "string"), [["1"], ["2", "x"], ["y"], ["3"]],
     [(1, True), (None, False), (None, False), (None, False), (3, True)],
     ["m1, row 0: partition field p is of type string",
      "m2, row 0: partition field p is of type string"]),
    # Casting such a time to text is an internal error that closes DuckDB's database.
    ("timestamp", Column(1000, "p", TIME), [[0, -(2**63), None]],
     [(dt.datetime(1970, 1, 1), True), (None, False), (None, True)],
     ["m0, row 1: partition field p is -9223372036854775808 micro"]),
    # Arrow aborts the process when it applies a parent's nulls to a union.
    ("long", UNION, [[1, None]], [(None, False), (None, False)],
     ["m0, row 0: partition field p is of type dense_union"]),
]
# fmt: on


@pytest.mark.parametrize(("kind", "column", "values", "read", "damage"), WRONG)
def test_partition_values_of_wrong_types_are_unknown(tmp_path, kind, column, values, read, damage):
    """Only their manifests are reported, though manifests of one schema are decoded together."""
    manifests = [
        (0, [column], [None if one is None and column is UNION else {"p": one} for one in some])
        for some in values
    ]
    table = partitioned(tmp_path, [kind], manifests, IDENTITY)
    assert entries_of(table, "partition.p partition_is_known") == read
    for said, start in zip(damage_of(table), damage, strict=True):
        assert said.startswith(start)


def sized(size: int, **more: Any) -> dict[str, Any]:
    return {"type": "fixed", "name": f"fixed_{size}", "size": size, **more}


@pytest.mark.parametrize(
    ("kind", "transform", "written_as"),
    [
        ("timestamp", "hour", {"type": "long", "logicalType": "timestamp-micros"}),
        ("timestamptz", "year", {"type": "long", "logicalType": "timestamp-micros"}),
        ("uuid", "bucket[4]", sized(16, logicalType="uuid")),
        ("time", "bucket[4]", {"type": "long", "logicalType": "time-micros"}),
        ("fixed[3]", "bucket[4]", sized(3)),
    ],
)
def test_null_of_void_field_with_source_type_is_not_damage(tmp_path, kind, transform, written_as):
    """Its type differs from that of the field before."""
    specs = (spec_json(0, (1, 1000, "p", transform)), spec_json(1, (1, 1000, "p", "void")))
    before, after = Column(1000, "p", "int"), Column(1000, "p", written_as)
    manifests = [(0, [before], [{"p": 3}]), (1, [after], [{"p": None}])]
    table = partitioned(tmp_path, [kind], manifests, *specs)
    assert entries_of(table, "spec_id partition") == [(0, {"p": 3}), (1, {"p": None})]
    assert damage_of(table) == []


@pytest.mark.parametrize("is_damaged", [False, True])
@pytest.mark.parametrize("written_as", [sized(3), "bytes"], ids=["as declared", "with a length"])
def test_fixed_partition_values_are_read_with_or_without_length(tmp_path, written_as, is_damaged):
    def schema(kind: Any) -> dict[str, Any]:
        kinds = (kind, "fixed_3" if kind == sized(3) else kind, "int")
        columns = [Column(1000 + at, f"c{at}", one) for at, one in enumerate(kinds, 1)]
        return entry(data_file(columns))

    partitions = [{"c1": b"abc", "c2": None, "c3": 1}, {"c1": None, "c2": b"\0\1\2", "c3": None}]
    file = written(schema(written_as), [row(partition=one) for one in partitions])
    file = declared_as(file, schema(sized(3)))
    if is_damaged:
        file = file[:-20] + b"\xff\xff\xff" + file[-17:]
    fields = [(at, 1000 + at, f"c{at}", "identity") for at in (1, 2, 3)]
    changes = {"schemas": [schema_json("fixed[3]", "fixed[3]", "int")]}
    changes |= {"partition-specs": [spec_json(0, *fields)]}
    table = table_of_manifests(tmp_path, [(file, {})], **changes)
    expected = [] if is_damaged else [(one, "added") for one in partitions]
    assert entries_of(table, "partition status") == expected
    assert len(damage_of(table)) == is_damaged


# -- Invalid manifests, and what a plan decodes

OPTIONAL = entry(data_file([], all_optional=True), all_optional=True)
OF_TEXT = entry([Column(100, "file_path", "string"), Column(103, "record_count", "string")])
TEXT = {"status": 1, "data_file": {"file_path": "x", "record_count": "many"}}


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (written(ENTRY, [row(status=3)]), "row 0: status is 3"),
        (written(ENTRY, [row(content=7)]), "row 0: unknown content 7"),
        (written(OPTIONAL, [row(file_path=None)]), "row 0: an entry without file_path"),
        (b"none" + bytes(50), "byte 0: not an Avro container file"),
        (written({"type": "string"}, ["x"]), "row 0: an entry without file_path"),
        (written(OF_TEXT, [TEXT]), "row 0: data_file.record_count is of type string"),
    ],
    ids=["status", "content", "path", "bytes", "text", "count"],
)
def test_invalid_manifest_is_left_out_and_others_have_their_places(tmp_path, bad, reason):
    good = written(ENTRY, [row("ok"), row("ok")])
    files = [(bad, {"first_row_id": 5}), (good, {"first_row_id": 10})]
    table = table_of_manifests(tmp_path, files)
    names = "entry_id file_path manifest_pos status content first_row_id"
    assert entries_of(table, names) == [
        ((1 << 32) + at, "ok", at, "added", "data", 10 + at) for at in (0, 1)
    ]
    [said] = damage_of(table)
    assert said.startswith(f"m0, {reason}")


def test_columns_beside_the_condition_are_decoded_for_kept_entries_only(tmp_path):
    bounds = [[{"key": 1, "value": i.to_bytes(8, "little")}] for i in range(200)]
    rows = [row(f"d/{i}", lower_bounds=one, upper_bounds=one) for i, one in enumerate(bounds)]
    file, decoded = written(ENTRY, rows, rows_per_block=50), []
    table = table_of_manifests(tmp_path, [(file, {})], schemas=[schema_json("long", "string")])

    def note(frame: Any, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name == "decode_bounds":
            decoded.append((len(frame.f_locals["ids"]), frame.f_locals["n_rows"]))

    plan = table.plan("c1 >= 150")
    sys.setprofile(note)
    try:
        found = plan.table(["file_path", "manifest_pos", "lower_bounds", "lower_bounds.c1"])
    finally:
        sys.setprofile(None)
    assert [tuple(one.values()) for one in found.to_pylist()] == [
        (f"d/{i}", i, {"c1": i, "c2": None}, i) for i in range(150, 200)
    ]
    assert decoded == [(1, 200)] * 4 + [(2, 50)]
    assert table.entries([]).num_rows == 200


# -- First row ids


def first_row_ids(folder, *manifests: tuple[bytes, int | None]) -> list[int | None]:
    table = table_of_manifests(folder, [(data, {"first_row_id": at}) for data, at in manifests])
    return [one for one, _ in entries_of(table, "first_row_id manifest_pos")]


def expected_row_ids(rows: list[dict[str, Any]], first: int | None) -> list[int | None]:
    found = []
    for one in rows:
        stored = one["data_file"].get("first_row_id")
        takes = stored is None and one["status"] != 2 and first is not None
        found.append(None if first is None else first if takes else stored)
        if takes:
            first += one["data_file"]["record_count"]
    return found


ROWS = st.builds(
    row,
    status=st.sampled_from([0, 1, 2]),
    record_count=st.integers(0, 1000),
    first_row_id=st.none() | st.integers(0, 10_000),
)


@pytest.mark.spec("iceberg: first row id inheritance")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rows=st.lists(ROWS, min_size=1, max_size=30),
    first=st.none() | st.integers(0, 10_000),
    rows_per_block=st.sampled_from([1, 100, 10_000]),
)
def test_first_row_ids_are_assigned_in_entry_order(tmp_path, rows, first, rows_per_block):
    file = written(ENTRY, rows, rows_per_block=rows_per_block)
    assert first_row_ids(tmp_path, (file, first)) == expected_row_ids(rows, first)


def test_row_ids_after_damaged_block_are_null_unless_stored(tmp_path):
    rows = [row(f"{i:050}", first_row_id=900 if i == 9 else None) for i in range(10)]
    content = bytearray(written(ENTRY, rows, rows_per_block=1))
    # The status of the fifth entry, just before its path, is no longer a valid status.
    content[content.index(b"%050d" % 4) - 1] = 0x80
    found = first_row_ids(tmp_path, (bytes(content), 100))
    assert found == [100, 101, 102, 103, None, None, None, None, 900]


MOST = 2**63 - 1


@pytest.mark.parametrize(
    ("record_counts", "firsts", "expected"),
    [
        # Each manifest begins with its own first; the sum over all may exceed 64 bits.
        ([5, 5, 5], [0, 100], [0, 5, 10, 100, 105, 110]),
        ([2**62], [5, 5, 5], [5, 5, 5]),
        ([2, 3], [MOST - 5], [MOST - 5, MOST - 3]),
        ([1, 1], [MOST], [None, None]),
        ([3, 3], [MOST - 5], [None, None]),
        ([MOST, MOST], [0], [None, None]),
        ([2**62] * 4, [7], [None] * 4),
        ([1], [-(2**63)], [None]),
    ],
)
def test_row_ids_up_to_64_bits_are_known(tmp_path, record_counts, firsts, expected):
    file = written(ENTRY, [row(f"{i}", record_count=n) for i, n in enumerate(record_counts)])
    assert first_row_ids(tmp_path, *((file, first) for first in firsts)) == expected


# -- Manifest lists


def listed(path: str | None = "m.avro", **values: Any) -> dict[str, Any]:
    return {"manifest_path": path} | values


def manifests_in(folder, schema, rows, **changes) -> list[dict[str, Any]]:
    table = table_with_list(folder, written(schema, rows), **changes)
    found = table.all_manifests()
    found.validate(full=True)
    return found.to_pylist()


def test_all_fields_of_a_manifest_are_read(tmp_path):
    facts = {"partition_spec_id": 1, "sequence_number": 5, "min_sequence_number": 4}
    facts |= {name: i for i, name in enumerate((*COUNTS, *ROW_COUNTS))}
    facts |= {"added_snapshot_id": 9, "key_metadata": b"k", "first_row_id": 77}
    [found] = manifests_in(tmp_path, LIST, [listed(content=1, manifest_length=99, **facts)])
    expected = {"manifest_path": "m.avro", "content": "deletes", "length": 99, "role": None}
    expected |= facts | {"reference_snapshot_id": 1}
    assert {name: found[name] for name in expected} == expected


@pytest.mark.spec("iceberg: manifest lists of version 1")
@pytest.mark.parametrize("with_ids", [True, False])
def test_v1_list_uses_old_names_and_defaults_of_zero(tmp_path, with_ids):
    names = [name.replace("_files_", "_data_files_") for name in COUNTS]
    columns = [Column(500, "manifest_path", "string", False)]
    columns += [Column(504 + i, name, "int") for i, name in enumerate(names)]
    rows = [listed(**dict.fromkeys(names, 3)), listed("other")]
    found, other = manifests_in(tmp_path, record("m", columns, with_ids=with_ids), rows)
    numbers = ("content", "partition_spec_id", "sequence_number", "min_sequence_number")
    assert [found[name] for name in (*numbers, *COUNTS)] == ["data", 0, 0, 0, 3, 3, 3]
    # Unknown is not zero.
    assert [other[name] for name in (*COUNTS, *ROW_COUNTS)] == [None] * 6


#: The float whose bytes are those of the integer 7.
FEW = 7 * 2.0**-149
UNKNOWN = (None,) * 4
# fmt: off
#: A spec and summaries of its fields: null, NaN and bounds; what that says of id, day, f and z.
SUMMARIES: list[tuple[int, list[tuple[Any, ...]] | None, dict[str, tuple[Any, ...]]]] = [
    (0, [(False, None, "01000000", "02000000"), (True, True, "0000c03f", None)],
     {"lower": (None, 1, 1.5, None), "upper": (None, 2, None, None),
      "contains_null": (None, False, True, None), "contains_nan": (None, None, True, None)}),
    (1, [(True, False, "05000000", "0600000000000000"), (False, None, None, None)],
     {"lower": (5, None, None, None), "upper": (6, None, None, None),
      "contains_null": (True, False, None, None), "contains_nan": (False, None, None, None)}),
    (1, [(False, False, "07000000", "07000000")],
     {"lower": (7, None, None, None), "upper": (7, None, None, None),
      "contains_null": (False, None, None, None)}),
    (1, None, {"lower": UNKNOWN, "upper": UNKNOWN, "contains_null": UNKNOWN}),
    (0, [(False, False, "07000000", "07000000")] * 5,
     {"lower": (None, 7, FEW, None), "upper": (None, 7, FEW, None),
      "contains_null": (None, False, False, None)}),
    # If a bound cannot be read, it is unknown whether there are nulls.
    (0, [(False, False, "01", "02000000"), (True, False, "0000c07f", "0000c07f")],
     {"contains_null": UNKNOWN, "contains_nan": UNKNOWN}),
    (0, [(False, False, None, None), (True, False, "0000c03f", None)],
     {"contains_null": (None, False, True, None)}),
    # Bytes of numbers may be valid text, too, but the numbers as text are not between them.
    (2, [(True, False, "05000000", "2c010000"), (True, False, "05000000", "06000000")],
     {"lower": (5, None, None, None), "upper": (6, None, None, None),
      "contains_null": (True, None, None, None)}),
]
# fmt: on


@pytest.mark.spec("iceberg: field summaries, by place in the manifest's own spec")
def test_partition_summaries_follow_fields_of_manifest_spec(tmp_path):
    def summary(*flags_and_bounds: Any) -> dict[str, Any]:
        values = [bytes.fromhex(one) if isinstance(one, str) else one for one in flags_and_bounds]
        return dict(zip((column.name for column in SUMMARY), values, strict=True))

    rows = []
    for spec_id, summaries, _ in SUMMARIES:
        partitions = None if summaries is None else [summary(*one) for one in summaries]
        rows.append(listed(partition_spec_id=spec_id, partitions=partitions))
    specs = [
        spec_json(0, (2, 1001, "day", "day"), (3, 1002, "f", "identity")),
        spec_json(1, (1, 1000, "id", "identity"), (2, 1001, "day", "day")),
        spec_json(2, (1, 1003, "z", "zorder"), (1, 1000, "id", "identity")),
    ]
    kinds = {"schemas": [schema_json("long", "timestamp", "float")], "partition-specs": specs}
    for row_found, (_, _, expected) in zip(
        manifests_in(tmp_path, LIST, rows, **kinds), SUMMARIES, strict=True
    ):
        for name, values in expected.items():
            numbers = [
                (value - dt.date(1970, 1, 1)).days if isinstance(value, dt.date) else value
                for value in map(row_found[f"partition_{name}"].get, ("id", "day", "f", "z"))
            ]
            assert tuple(numbers) == values
    query = 'SELECT partition_summaries AS said FROM "base of main".base_all_manifests'
    said = arrowmeta.open(tmp_path).sql(query)["said"].to_pylist()
    day = (False, None, "1970-01-02", "1970-01-03")
    assert [tuple(one.values()) for one in said[0]] == [day, (True, True, "1.5", None)]
    assert (said[3], [one["lower_bound"] for one in said[4][:2]]) == (
        None,
        ["1970-01-08", "9.8E-45"],
    )


def test_list_with_wrong_field_type_does_not_affect_other_lists(tmp_path):
    columns = [Column(500, "manifest_path", "string"), Column(502, "partition_spec_id", "string")]
    lists = [
        written(record("m", columns), [listed("m", partition_spec_id=text)])
        for text in ("1", "one", "2", str(2**40))
    ]
    table = table_with_list(tmp_path, b"", snapshots=snapshots_of(tmp_path, lists))
    found = table.all_manifests(["reference_snapshot_id", "partition_spec_id"])
    assert [tuple(one.values()) for one in found.to_pylist()] == [(1, 1), (3, 2)]
    said = [one.partition(":")[0] for one in damage_of(table)]
    assert said == ["list-2, row 0", "list-4, row 0"]
    # A union has no value of one type.
    length = {"name": "manifest_length", "type": ["long", "string"], "field-id": 501}
    schema = record("m", columns[:1])
    schema["fields"].append(length)
    table_with_list(tmp_path, written(schema, [listed(manifest_length="x")]))
    with pytest.raises(CorruptMetadataError, match="manifest_length"):
        arrowmeta.open(tmp_path, strict=True).all_manifests()


def test_inline_manifests_have_spec_id_of_their_metadata(tmp_path):
    headers: list[dict[str, str]] = [{"partition-spec-id": "3"}, {}, {"partition-spec-id": "no"}]
    files = [written(ENTRY, [row()], metadata=header) for header in headers]
    paths = [str(write(tmp_path, name, file)) for name, file in zip("abc", files, strict=True)]
    paths += [f"{tmp_path}/metadata/d", str(write(tmp_path, "e", b"nothing"))]
    snapshot = snapshot_json(1, **{"manifest-list": None, "manifests": paths})
    table = table_with_list(tmp_path, b"", snapshots=[snapshot])
    found = table.all_manifests().to_pylist()
    assert [one["manifest_path"] for one in found] == paths
    assert [one["partition_spec_id"] for one in found] == [3, 0, 0, 0, 0]
    assert {(one["added_snapshot_id"], one["content"]) for one in found} == {(1, "data")}
    assert (found[3]["length"], found[0]["added_files_count"]) == (None, None)
    assert [re.split("[,:]", one)[0] for one in damage_of(table)] == ["d", "e"]


@pytest.mark.parametrize("path", corpus.files("iceberg/loose_*/**/*.avro"))
def test_loose_manifest_list_is_read_unless_encrypted(path, tmp_path):
    table = table_with_list(tmp_path, path.read_bytes())
    found = table.all_manifests()["manifest_path"].to_pylist()
    assert (found == []) == ("encrypted" in path.name) == ("encrypted" in str(damage_of(table)))
    assert all(one.endswith(".avro") for one in found)


@pytest.mark.parametrize(
    ("name", "field_id"), [("contains_null", 509), ("contains_nan", 518), ("lower_bound", 510)]
)
def test_union_field_in_nullable_summary_is_unknown(tmp_path, name, field_id):
    """Arrow aborts the process when it applies a parent's nulls to a union."""
    summary = record("r508", [Column(field_id, name, "boolean")])
    summary["fields"][0]["type"] = ["null", "boolean", "string"]
    items = {"type": "array", "items": ["null", summary], "element-id": 508}
    columns = [Column(500, "manifest_path", "string"), Column(507, "partitions", items)]
    rows = [listed("a", partitions=[None, {name: True}]), listed("b", partitions=None)]
    changes = {"schemas": [schema_json("long")], "partition-specs": [IDENTITY]}
    found = manifests_in(tmp_path, record("manifest_file", columns), rows, **changes)
    claims = ("manifest_path", "partition_contains_null", "partition_lower")
    unknown = ({"p": None}, {"p": None})
    assert [tuple(map(one.get, claims)) for one in found] == [("a", *unknown), ("b", *unknown)]
