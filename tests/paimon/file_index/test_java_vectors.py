"""Index bytes and hashes of Java Paimon, from the test data of paimon-cpp."""

import pyarrow as pa
import pytest

from arrowmeta.paimon.file_index import hashes_of
from tests.paimon.file_index.asking import may_match, with_index
from tests.reference import file_index


@pytest.mark.parametrize(
    ("column_type", "value", "expected"),
    [
        (pa.int8(), -128, 0xE547E8444A8FCDD1),
        (pa.int8(), -1, 0x5BCA868437950D03),
        (pa.int16(), 32767, 0xE968161ED2CD74AE),
        (pa.int32(), 0, 0),
        (pa.int32(), -1034556, 0xFB5D8D6DF66551C8),
        (pa.int64(), -(2**63), 0x3BE7D0F7780DE548),
        (pa.int64(), 2**63 - 1, 0x81AD52718398E837),
        (pa.float32(), -123.45, 0x1F4DCC5B8A502B70),
        (pa.float32(), 345.12, 0xDC9B5B8828F877EE),
        (pa.float64(), -123.45, 0x989EA602F70C211),
        (pa.float64(), 2.1, 0xFCA8098DD6548561),
        (pa.timestamp("us"), 1745542802000123, 0x3FA6477403E32E14),
        (pa.timestamp("ns"), -1744877000, 0xE7F352E64F55F259),
        (pa.string(), "", 0xEF46DB3751D8E999),
        (pa.string(), "example", 0xE6EDA53558C41C5E),
        (pa.binary(), "我是一个粉刷匠".encode(), 0x9F01FCD3F19877E6),
    ],
)
def test_bloom_filter_hashes_match_java(column_type, value, expected):
    is_timestamp = pa.types.is_timestamp(column_type)
    literal = pa.array([value], None if is_timestamp else column_type).cast(column_type)
    assert int(hashes_of(literal, column_type)[0]) == expected


def test_string_hashes_of_all_lengths_match_xxh64():
    """Expected hashes are by the Python package xxhash, over bytes that count up from 0."""
    expected = {
        4: 0xFFCED8604453CC1E,
        7: 0x14CC643F630C72D2,
        8: 0x884A173614B81B8D,
        12: 0x424AF23F1F08DCA5,
        31: 0xC346D2B59B4D8EE1,
        32: 0xCBF59C5116FF32B4,
        40: 0xF5DA40F1B11741E9,
        63: 0xE26AA9E2A95F8E4F,
        64: 0xF7C67301DB6713F0,
        95: 0x9AD76AC12BAD59A0,
        96: 0x450BAA11F6739216,
        255: 0xF7D97507CAAD693,
    }
    texts = pa.array([bytes(range(length)) for length in expected])
    hashes = hashes_of(texts, pa.binary())
    assert hashes.tolist() == list(expected.values())


def remains(index_type, body, op, *literals, of):
    return may_match(with_index(index_type, body), op, pa.array(literals, of))


@pytest.mark.parametrize(
    ("body", "column_type", "present", "absent"),
    [
        ("00000006 00202003d02000404910c9", pa.string(), ["a", "b", ""], ["c", "ab", "A"]),
        ("00000006 18044f00238001881a4081", pa.int8(), [1, 2, -1, 123], [0, 3, -2]),
        ("00000006 18044f00238001881a4081", pa.int64(), [1, 2, -1, 123], [0, 3, 2**40]),
        (
            "00000006 158280026a000819a5200a",
            pa.float32(),
            [-0.3, -5.2, 0.0, -0.0, 0.1, 123.12],
            [0.2, 5.2],
        ),
        ("00000006 0906013021060111690015", pa.float64(), [-0.3, 0.0, 123.12], [0.2, 5.2]),
    ],
)
def test_java_bloom_filter_keeps_its_values(body, column_type, present, absent):
    content = bytes.fromhex(body)
    for value in present:
        assert remains("bloom-filter", content, "=", value, of=column_type), value
    assert not remains("bloom-filter", content, "IN", *absent, of=column_type)


#: apple, null, apple, null, apple; in the first version and in the second.
APPLES = (
    "01 00000005 00000001 01 00000000 00000005 6170706c65 00000014"
    "3a30000001000000000001001000000001000300 3a300000010000000000020010000000000002000400",
    "02 00000005 00000001 01 00000000 00000014 00000001 00000005 6170706c65 00000000 00000015"
    "00000001 00000005 6170706c65 00000014 00000016"
    "3a30000001000000000001001000000001000300 3a300000010000000000020010000000000002000400",
)


@pytest.mark.parametrize("body", APPLES)
def test_java_bitmap_index_answers_correctly(body):
    for op, literals, expected in (
        ("=", ["apple"], True),
        ("=", ["apples"], False),
        ("<>", ["apple"], False),
        ("<>", ["pear"], True),
        ("STARTS WITH", ["app"], True),
        ("STARTS WITH", ["apx"], False),
        ("IS NULL", [], True),
        (">", ["apple"], False),
    ):
        found = remains("bitmap", bytes.fromhex(body), op, *literals, of=pa.string())
        assert found is expected, op


def test_reference_writer_matches_java_bitmaps():
    values = [b"apple", None, b"apple", None, b"apple"]
    assert file_index.bitmap_v1(values, "string") == bytes.fromhex(APPLES[0])
    assert file_index.bitmap_v2(values, "string") == bytes.fromhex(APPLES[1])


#: 1, 2, null, -2, -2, -1, null, 2, 0, 5, null
SLICED = (
    "01 0000000b 01 01 0000000000000000 0000000000000005"
    "3a300000010000000000040010000000000001000700080009 00 00000003"
    "3a3000000100000000000100100000000000 0900 3a30000001000000000001001000000001000700"
    "3a3000000100000000000000100000000900 01 01 0000000000000000 0000000000000002"
    "3a30000001000000000002001000000003000400 0500 00000002"
    "3a3000000100000000000000100000000500 3a30000001000000000001001000000003000400"
)


def test_java_bsi_answers_correctly():
    body = bytes.fromhex(SLICED)
    assert file_index.bsi([1, 2, None, -2, -2, -1, None, 2, 0, 5, None]) == body
    present = {-2, -1, 0, 1, 2, 5}
    for value in range(-4, 8):
        assert remains("bsi", body, "=", value, of=pa.int32()) is (value in present), value
        assert remains("bsi", body, "<", value, of=pa.int32()) is (value > -2), value
        assert remains("bsi", body, ">", value, of=pa.int32()) is (value < 5), value
    assert remains("bsi", body, "IS NULL", of=pa.int32())
    assert not remains("bsi", body, "NOT IN", *present, of=pa.int32())
