"""Transforms: the examples of the specification, and properties of any value."""

import datetime as dt
import uuid
from decimal import Decimal

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import UsageError
from arrowmeta.iceberg.partition_spec import Transform, apply, parse_transform, result_type
from arrowmeta.kernels.murmur3 import murmur3

UTC = dt.UTC
MOMENT = dt.datetime(2017, 11, 16, 22, 31, 8)
N_BUCKETS = 2**31 - 1


def applied(text, values, arrow_type):
    return apply(parse_transform(text), pa.array(values, arrow_type)).to_pylist()


@pytest.mark.spec("iceberg: Appendix B, 32-bit Hash Requirements")
@pytest.mark.parametrize(
    ("value", "arrow_type", "code"),
    [
        (34, pa.int32(), 2017239379),
        (34, pa.int64(), 2017239379),
        (Decimal("14.20"), pa.decimal128(9, 2), -500754589),
        (dt.date(2017, 11, 16), pa.date32(), -653330422),
        (dt.time(22, 31, 8), pa.time64("us"), -662762989),
        (MOMENT, pa.timestamp("us"), -2047944441),
        (MOMENT.replace(tzinfo=UTC), pa.timestamp("us", "UTC"), -2047944441),
        (MOMENT.replace(microsecond=1), pa.timestamp("us"), -1207196810),
        (MOMENT.replace(microsecond=1), pa.timestamp("ns"), -1207196810),
        ("iceberg", pa.string(), 1210000089),
        ("34", pa.string(), -427558391),
        (uuid.UUID("f79c3e09-677c-4bbd-a479-3f349cb785e7").bytes, pa.binary(16), 1488055340),
        (b"\x00\x01\x02\x03", pa.binary(), -188683207),
        (b"\x00\x01\x02\x03", pa.binary(4), -188683207),
    ],
)
def test_bucket_hashes_as_in_the_specification(value, arrow_type, code):
    wide = applied(f"bucket[{N_BUCKETS}]", [value, None], arrow_type)
    assert wide == [(code & 0x7FFFFFFF) % N_BUCKETS, None]
    assert applied("bucket[16]", [value], arrow_type) == [(code & 0x7FFFFFFF) % 16]


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"", 0), (b"a", 1009084850), (b"ab", -1681926305), (b"abc", -1277324294),
     (b"abcd", 1139631978), (bytes(range(256)), -469103018)],
)  # fmt: skip
def test_murmur3_hash_of_every_tail_length(data, code):
    assert murmur3(data) == code


@pytest.mark.spec("iceberg: Truncate Transform Details")
@pytest.mark.parametrize(
    ("width", "values", "arrow_type", "truncated"),
    [
        (10, [1, -1, 0, 19, -10, None], pa.int32(), [0, -10, 0, 10, -10, None]),
        (10, [-(2**63)], pa.int64(), [-(2**63) - 2 + 2**64]),
        (50, [Decimal("10.65"), Decimal("-0.01"), None], pa.decimal128(9, 2),
         [Decimal("10.50"), Decimal("-0.50"), None]),
        (3, ["iceberg", "ab", "\U0001f600\U0001f601\U0001f602x", None], pa.string(),
         ["ice", "ab", "\U0001f600\U0001f601\U0001f602", None]),
        (3, [b"\x01\x02\x03\x04", b"", None], pa.binary(), [b"\x01\x02\x03", b"", None]),
        (3, [b"\x01\x02\x03\x04"], pa.binary(4), [b"\x01\x02\x03"]),
    ],
)  # fmt: skip
def test_truncate_by_type(width, values, arrow_type, truncated):
    assert applied(f"truncate[{width}]", values, arrow_type) == truncated


@pytest.mark.spec("iceberg: Partition Transforms, times before 1970")
@pytest.mark.parametrize(
    ("text", "value", "arrow_type", "expected"),
    [
        ("year", dt.date(1969, 12, 31), pa.date32(), -1),
        ("year", dt.date(2017, 11, 16), pa.date32(), 47),
        ("month", dt.date(1969, 12, 31), pa.date32(), -1),
        ("month", dt.date(2017, 11, 16), pa.date32(), 574),
        ("day", dt.date(2017, 11, 16), pa.date32(), dt.date(2017, 11, 16)),
        ("year", MOMENT, pa.timestamp("us"), 47),
        ("month", MOMENT, pa.timestamp("ns"), 574),
        ("day", MOMENT.replace(tzinfo=UTC), pa.timestamp("us", "UTC"), dt.date(2017, 11, 16)),
        ("hour", MOMENT, pa.timestamp("us"), 419686 + 0),
        ("hour", dt.datetime(1969, 12, 31, 23, 59, 59), pa.timestamp("us"), -1),
        ("day", dt.datetime(1969, 12, 31, 23, 59, 59), pa.timestamp("ns"), dt.date(1969, 12, 31)),
    ],
)
def test_time_transforms_count_from_1970_rounding_down(text, value, arrow_type, expected):
    assert applied(text, [value, None], arrow_type) == [expected, None]


def test_identity_keeps_values_and_void_gives_null():
    assert applied("identity", ["a", None], pa.string()) == ["a", None]
    assert applied("void", ["a", None], pa.string()) == [None, None]


@given(st.integers(-(2**62), 2**62), st.integers(1, 10**6))
def test_truncated_number_is_next_multiple_at_or_below(value, width):
    (found,) = applied(f"truncate[{width}]", [value], pa.int64())
    assert found <= value < found + width
    assert found % width == 0


@given(st.decimals(places=4, min_value=-(10**20), max_value=10**20), st.integers(1, 16))
def test_equal_decimals_of_any_precision_have_same_bucket(value, n_buckets):
    wide, narrow = (
        applied(f"bucket[{n_buckets}]", [value], pa.decimal128(precision, 4))
        for precision in (38, 25)
    )
    assert wide == narrow


def test_nanoseconds_have_days_and_null_has_no_bucket():
    value = pa.array([1_510_871_468_000_001_001], pa.timestamp("ns"))
    assert apply(parse_transform("day"), value)[0] == pa.scalar(dt.date(2017, 11, 16), pa.date32())
    assert apply(parse_transform("bucket[4]"), pa.array([None], pa.int32())).null_count == 1


@pytest.mark.parametrize(
    ("text", "transform"),
    [
        ("identity", Transform("identity")),
        ("bucket[16]", Transform("bucket", 16)),
        ("truncate[4]", Transform("truncate", 4)),
        ("VOID", Transform("void")),
        (" Year ", Transform("year")),
    ],
)
def test_transform_text_is_parsed_and_printed(text, transform):
    assert parse_transform(text) == transform
    assert transform.is_known
    assert parse_transform(str(transform)) == transform


@pytest.mark.spec("iceberg: Partition Specs, unknown transforms must be accepted")
@pytest.mark.parametrize(
    "text", ["zorder", "bucket", "bucket[0]", "truncate[99999999999]", "", "_"]
)
def test_unknown_transform_keeps_its_text_and_cannot_be_applied(text):
    transform = parse_transform(text)
    assert not transform.is_known
    assert str(transform) == text
    assert result_type(transform, pa.int32()) == pa.string()
    with pytest.raises(UsageError, match="cannot be applied"):
        apply(transform, pa.array([1]))


@pytest.mark.parametrize(
    ("text", "arrow_type"),
    [
        ("bucket[4]", pa.float64()),
        ("bucket[4]", pa.bool_()),
        ("truncate[4]", pa.date32()),
        ("hour", pa.date32()),
        ("day", pa.int32()),
        ("year", pa.time64("us")),
    ],
)
def test_transform_of_unsupported_type_raises_usage_error(text, arrow_type):
    with pytest.raises(UsageError, match=r"cannot be applied to values of"):
        apply(parse_transform(text), pa.nulls(1, arrow_type))


@pytest.mark.parametrize(
    ("text", "source", "result"),
    [
        ("bucket[4]", pa.string(), pa.int32()),
        ("hour", None, pa.int32()),
        ("day", None, pa.date32()),
        ("identity", pa.string(), pa.string()),
        ("truncate[4]", pa.binary(), pa.binary()),
        ("void", pa.int64(), pa.int64()),
        ("identity", None, None),
    ],
)
def test_result_type_of_transform(text, source, result):
    assert result_type(parse_transform(text), source) == result
