import math
import uuid
from datetime import UTC, date, datetime, time
from decimal import Decimal

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import UnsupportedError, UsageError
from arrowmeta.spark import to_spark
from arrowmeta.spark.arrow import to_spark_array, to_spark_schema, to_spark_table, to_spark_type

TOKYO = "Asia/Tokyo"
AN_ID = uuid.UUID("0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0")


def _dictionary(values):
    return pa.DictionaryArray.from_arrays(pa.array([1, None, 0], pa.uint8()), values)


def _raw(values, integer, arrow_type):
    return pa.array(values, integer).view(arrow_type)


def _of(values, source, target=None, after=None):
    """Return an array of a type, and the type and the values, the same by default, after it."""
    return pa.array(values, source), target or source, values if after is None else after


ONE_23, MORE_DIGITS = Decimal("1.23"), Decimal("1" * 50 + ".12")
LAST_1969, LAST_UTC = (datetime(1969, 12, 31, 23, 59, 59, 999999, zone) for zone in (None, UTC))
MAY, MAY_UTC = datetime(2024, 5, 1, 3, 0, 0, 1), datetime(2024, 5, 1, tzinfo=UTC)
TEXTS, BYTES, LOCAL = ["é", None], [b"\0", None], pa.timestamp("us")
IN_UTC = pa.timestamp("us", "UTC")
STRUCT_A, LISTS = pa.struct([("a", pa.int16())]), [[1, None], None, []]
KEYED = pa.map_(pa.dictionary(pa.int8(), pa.string()), pa.list_(pa.uint64()))
REQUIRED = pa.struct([pa.field("a", pa.string(), False)])
IN_SPARK = pa.map_(pa.string(), pa.list_(pa.decimal128(20, 0)))

#: By name: input array, type after conversion, and values after conversion.
CONVERSIONS = {
    "null": _of([None, None], pa.null()),
    "bool": _of([True, None], pa.bool_()),
    "int8": _of([-128, None], pa.int8()),
    "int16": _of([-(2**15), None], pa.int16()),
    "int32": _of([-(2**31), None], pa.int32()),
    "int64": _of([-(2**63), None], pa.int64()),
    "uint8": _of([255, None], pa.uint8(), pa.int16()),
    "uint16": _of([65535, None], pa.uint16(), pa.int32()),
    "uint32": _of([2**32 - 1, None], pa.uint32(), pa.int64()),
    "uint64": _of([2**64 - 1, None], pa.uint64(), pa.decimal128(20, 0), [Decimal(2**64 - 1), None]),
    "float32": _of([-0.5, math.inf], pa.float32()),
    "float64": _of([0.1, None], pa.float64()),
    "string": _of(TEXTS, pa.string()),
    "large_string": _of(TEXTS, pa.large_string(), pa.string()),
    "string_view": _of(TEXTS, pa.string_view(), pa.string()),
    "binary": _of(BYTES, pa.binary()),
    "large_binary": _of(BYTES, pa.large_binary(), pa.binary()),
    "binary_view": _of(BYTES, pa.binary_view(), pa.binary()),
    "fixed_size_binary": _of([b"\0a", None], pa.binary(2), pa.binary()),
    "decimal32": _of([ONE_23, None], pa.decimal32(5, 2), pa.decimal128(5, 2)),
    "decimal64": _of([ONE_23, None], pa.decimal64(12, 2), pa.decimal128(12, 2)),
    "decimal128": _of([Decimal(10**37), None], pa.decimal128(38, 0)),
    "decimal256": _of([ONE_23, None], pa.decimal256(38, 2), pa.decimal128(38, 2)),
    "decimal256_beyond_38_digits": _of(
        [MORE_DIGITS, None], pa.decimal256(60, 2), pa.string(), [str(MORE_DIGITS), None]
    ),
    "decimal_of_negative_scale": _of(
        [Decimal("1.2E4"), None], pa.decimal128(3, -3), pa.decimal128(6, 0), [Decimal(12000), None]
    ),
    "decimal_of_scale_above_precision": (
        _raw([b"\x7b" + bytes(15)], pa.binary(16), pa.decimal128(3, 5)),
        pa.decimal128(5, 5),
        [Decimal("0.00123")],
    ),
    "date32": _of([date(1969, 12, 31), None], pa.date32()),
    "time32_s": _of([time(1, 2, 3), None], pa.time32("s"), pa.string(), ["01:02:03", None]),
    "time64_us": _of(
        [time(1, 2, 3, 4), None], pa.time64("us"), pa.string(), ["01:02:03.000004", None]
    ),
    "time64_ns": _of([1, None], pa.time64("ns"), pa.string(), ["00:00:00.000000001", None]),
    "timestamp_s": _of([datetime(1969, 1, 1), None], pa.timestamp("s"), LOCAL),
    "timestamp_ms": _of([datetime(2024, 5, 1, 3), None], pa.timestamp("ms"), LOCAL),
    "timestamp_us": _of([MAY, None], LOCAL),
    "timestamp_ns_before_1970": _of([-1, None], pa.timestamp("ns"), LOCAL, [LAST_1969, None]),
    "timestamp_ns_of_the_least_values": (
        _raw([-(2**63), -(2**63) + 1], pa.int64(), pa.timestamp("ns")),
        LOCAL,
        [datetime(1677, 9, 21, 0, 12, 43, 145224)] * 2,
    ),
    "timestamp_us_utc": _of([MAY_UTC], IN_UTC),
    "timestamp_ms_zoned": _of([MAY_UTC, None], pa.timestamp("ms", TOKYO), IN_UTC),
    "timestamp_ns_zoned": _of([-1], pa.timestamp("ns", TOKYO), IN_UTC, [LAST_UTC]),
    "uuid": (
        pa.array([AN_ID.bytes, None], pa.binary(16)).cast(pa.uuid()),
        pa.string(),
        [str(AN_ID), None],
    ),
    "other_extension": (
        pa.ExtensionArray.from_storage(pa.bool8(), pa.array([1, None], pa.int8())),
        pa.int8(),
        [1, None],
    ),
    "dictionary": (_dictionary(pa.array(["a", "b"])), pa.string(), ["b", None, "a"]),
    "dictionary_of_views": (
        _dictionary(pa.array(["a", "b"], pa.string_view())),
        pa.string(),
        ["b", None, "a"],
    ),
    "dictionary_of_nulls": (_dictionary(pa.nulls(2)), pa.null(), [None, None, None]),
    "list": _of(LISTS, pa.list_(pa.int64())),
    "large_list": _of(LISTS, pa.large_list(pa.uint8()), pa.list_(pa.int16())),
    "fixed_size_list": _of(
        [[1, 2], None, [3, None]], pa.list_(pa.uint8(), 2), pa.list_(pa.int16())
    ),
    "map": _of(
        [[("a", 1)], None, [("b", None)]],
        pa.map_(pa.large_string(), pa.uint8()),
        pa.map_(pa.string(), pa.int16()),
    ),
    "struct": _of([{"a": 1}, None, {"a": None}], pa.struct([("a", pa.uint8())]), STRUCT_A),
    "struct_without_fields": _of([{}, None], pa.struct([])),
    "nested": _of(
        [[{"m": [("k", [1, None])]}], None, [None, {"m": None}]],
        pa.large_list(pa.struct([("m", KEYED)])),
        pa.list_(pa.struct([("m", IN_SPARK)])),
    ),
    "not_null_inside": _of(
        [[{"a": "x"}], None],
        pa.list_(pa.field("i", REQUIRED, nullable=False)),
        pa.list_(pa.struct([("a", pa.string())])),
    ),
}


@pytest.mark.parametrize("name", CONVERSIONS)
def test_every_slice_converts_to_a_spark_type_with_equal_values(name):
    array, expected_type, expected = CONVERSIONS[name]
    assert to_spark_type(expected_type) == expected_type
    for start in range(len(array) + 1):
        for end in range(start, len(array) + 1):
            converted = to_spark_table(pa.table({"c": array[start:end]}))
            converted.validate(full=True)
            assert converted.schema == pa.schema([("c", expected_type)])
            assert converted["c"].to_pylist() == expected[start:end]


@pytest.mark.parametrize(
    "arrow_type",
    [
        *(pa.float16(), pa.date64(), pa.month_day_nano_interval(), pa.list_view(pa.int8())),
        *(pa.run_end_encoded(pa.int32(), pa.string()), pa.duration("ns")),
        pa.dense_union([pa.field("a", pa.int8())]),
    ],
)
def test_type_of_no_relation_is_refused_with_the_column_name(arrow_type):
    schema = pa.schema([("c", pa.list_(arrow_type))])
    with pytest.raises(UnsupportedError, match=r"column 'c': Arrow type .* cast it first"):
        to_spark_schema(schema)


def test_conversion_keeps_chunks_and_buffers_and_drops_metadata():
    field = pa.field("c", pa.uint8(), nullable=False, metadata={"PARQUET:field_id": "1"})
    chunks = pa.chunked_array([[1], [], [2, 3]], pa.uint8())
    same = pa.chunked_array([[4, 5, 6]])
    fields = pa.schema([field, ("same", pa.int64())], {"k": "v"})
    converted = to_spark_table(pa.table([chunks, same], schema=fields))
    assert converted["c"].to_pylist() == [1, 2, 3]
    assert converted.schema.equals(pa.schema([("c", pa.int16()), ("same", pa.int64())]), True)
    addresses = [of.chunk(0).buffers()[1].address for of in (same, converted["same"])]
    assert addresses[0] == addresses[1]
    batch = pa.record_batch({"c": pa.array([1], pa.uint16())})
    assert to_spark_table(batch).equals(pa.table({"c": pa.array([1], pa.int32())}))


_TWICE = [("a", pa.int8()), ("a", pa.int8())]
_LATE = pa.table({"c": pa.array([2**60], pa.timestamp("s"))})


@pytest.mark.parametrize(
    ("table", "error", "complaint"),
    [
        (pa.schema(_TWICE).empty_table(), UsageError, "two fields named 'a'"),
        (
            pa.schema([("c", pa.list_(pa.struct(_TWICE)))]).empty_table(),
            UsageError,
            "column 'c': a struct has two fields named 'a'",
        ),
        (_LATE, UnsupportedError, r"column 'c': .*timestamp\[s\].*out of bounds"),
    ],
)
def test_names_and_values_without_a_place_are_refused(table, error, complaint):
    with pytest.raises(error, match=complaint):
        to_spark_table(table)


_LEAVES = st.sampled_from(
    [array.type for array, _, _ in CONVERSIONS.values() if array.type.num_fields == 0]
)


def _nested(children):
    names = st.lists(st.text("abc", min_size=1, max_size=3), max_size=3, unique=True)
    return st.one_of(
        children.map(pa.list_),
        children.map(pa.large_list),
        children.map(lambda t: pa.list_(t, 3)),
        children.map(lambda t: pa.map_(pa.large_string(), t)),
        names.flatmap(
            lambda n: st.tuples(*[children] * len(n)).map(lambda t: list(zip(n, t, strict=True)))
        ).map(pa.struct),
    )


@given(st.recursive(_LEAVES, _nested, max_leaves=6))
def test_converted_data_has_the_converted_schema(arrow_type):
    converted = to_spark_schema(pa.schema([("c", arrow_type)]))
    assert to_spark_schema(converted) == converted
    data = to_spark_table(pa.table({"c": pa.nulls(3, arrow_type)}))
    data.validate(full=True)
    assert data.schema == converted
    assert data.num_rows == 3


def _one_table():
    """Return all columns side by side, padded with nulls to one length, and their values."""
    n_rows = max(len(array) for array, _, _ in CONVERSIONS.values())
    columns, expected = {}, {}
    for name, (array, _, values) in CONVERSIONS.items():
        padding = [None] * (n_rows - len(array))
        rows = pa.array([*range(len(array)), *padding], pa.int32())
        # `take` runs after the conversion, since it does not support every type.
        columns[name] = to_spark_array(array).take(rows)
        expected[name] = [*values, *padding]
    return pa.table(columns), expected


@pytest.mark.spark
def test_frames_keep_values_of_every_type(spark):
    table, expected = _one_table()
    frame = to_spark(spark, table)
    assert frame.toArrow().to_pydict() == expected
    assert frame.mapInArrow(lambda batches: batches, frame.schema).toArrow().to_pydict() == expected
    # Tables made of no batches have no chunks, which Spark does not support for nested types.
    for empty in (pa.Table.from_batches([], table.schema), table.schema.empty_table()):
        found = to_spark(spark, empty).toArrow()
        assert found.to_pydict() == {name: [] for name in table.column_names}
    for name in ("uint64", "string_view", "dictionary_of_views", "fixed_size_list", "time64_ns"):
        array, _, values = CONVERSIONS[name]
        assert to_spark(spark, pa.table({"c": array})).toArrow()["c"].to_pylist() == values


@pytest.mark.spark
def test_local_timestamps_do_not_depend_on_the_session_time_zone(spark):
    moments = {
        "local": pa.array([datetime(2024, 5, 1, 12)], pa.timestamp("ms")),
        "instant": pa.array([datetime(2024, 5, 1, 12, tzinfo=UTC)], pa.timestamp("ms", "UTC")),
    }
    spark.conf.set("spark.sql.session.timeZone", TOKYO)
    try:
        frame = to_spark(spark, pa.table(moments))
        shown = frame.selectExpr("cast(local as string) l", "cast(instant as string) i").first()
    finally:
        spark.conf.set("spark.sql.session.timeZone", "UTC")
    assert dict(frame.dtypes) == {"local": "timestamp_ntz", "instant": "timestamp"}
    assert shown.asDict() == {"l": "2024-05-01 12:00:00", "i": "2024-05-01 21:00:00"}


@pytest.mark.spark
@pytest.mark.parametrize("n_rows", [0, 25_000])
def test_to_spark_makes_at_most_one_partition(spark, n_rows):
    frame = to_spark(spark, pa.table({"c": pa.array(range(n_rows), pa.uint32())}))
    assert frame.count() == n_rows
    assert frame.selectExpr("spark_partition_id()").distinct().count() <= 1
    assert frame.selectExpr("sum(c)").first()[0] == (sum(range(n_rows)) or None)
