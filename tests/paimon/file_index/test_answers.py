"""Predicates on indexes of every type: what they keep, what they rule out, and Java's bytes."""

import math
import struct
import warnings
from decimal import Decimal
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.file_index import hash_numbers, hashes_of, read_container
from arrowmeta.paimon.pruning import may_match_indexes
from arrowmeta.paimon.schema import DataField, TableSchema, parse_type
from arrowmeta.predicate.read import PredicateReader
from tests import corpus
from tests.paimon.file_index import asking
from tests.paimon.file_index.asking import OPERATORS, read_all, with_index
from tests.reference.file_index import (
    bitmap_v1,
    bitmap_v2,
    bloom_filter,
    bsi,
    container,
    range_bitmap,
)

TYPES: dict[str, tuple[pa.DataType, st.SearchStrategy[Any]]] = {
    "bool": (pa.bool_(), st.booleans()),
    "int8": (pa.int8(), st.integers(-128, 127)),
    "int16": (pa.int16(), st.integers(-(2**15), 2**15 - 1)),
    "int32": (pa.int32(), st.integers(-40, 40) | st.integers(-(2**31), 2**31 - 1)),
    "int64": (pa.int64(), st.integers(-40, 40) | st.integers(1 - 2**63, 2**63 - 1)),
    "float": (pa.float32(), st.floats(width=32) | st.sampled_from([0.0, -0.0])),
    "double": (pa.float64(), st.floats() | st.sampled_from([0.0, -0.0])),
    "string": (pa.string(), st.text(alphabet="ab\u00e9\U0001f600", max_size=4)),
}


def stored(value):
    return value.encode() if isinstance(value, str) else value


def indexes(kind, values):
    """Return an index of each type that supports the column, with large and small blocks."""
    kept = [stored(value) for value in values]
    made = {
        "v1": bitmap_v1(kept, kind),
        "v2": bitmap_v2(kept, kind),
        "v2 in small blocks": bitmap_v2(kept, kind, 40),
        "range": range_bitmap(kept, kind),
        "range in small chunks": range_bitmap(kept, kind, 9),
        "range in single keys": range_bitmap(kept, kind, 0),
    }
    return made | ({"bsi": bsi(kept)} if kind.startswith("int") else {})


def type_of(name):
    return "bsi" if name == "bsi" else "range-bitmap" if "range" in name else "bitmap"


def may_match(index_type, body, op, literals, column_type=None):
    return asking.may_match(with_index(index_type, body), op, literals, column_type)


def order(value):
    """SQL's order: NaN last."""
    if isinstance(value, float):
        return (1, 0.0) if math.isnan(value) else (0, value)
    return stored(value)


def is_true(op, value, literals):
    """Whether one row fulfils a comparison, as SQL sees it."""
    if op in ("IS NULL", "IS NOT NULL"):
        return (value is None) is (op == "IS NULL")
    if value is None:
        return False
    ours, (first, *others) = order(value), [order(literal) for literal in literals]
    is_one = ours in (first, *others)
    match op:
        case "=" | "IN" | "<>" | "NOT IN":
            return is_one is (op in ("=", "IN"))
        case "<" | "<=" | ">" | ">=":
            return {"<": ours < first, ">": ours > first}[op[0]] or (is_one and "=" in op)
    return ours.startswith(first)


@st.composite
def cases(draw):
    kind = draw(st.sampled_from(list(TYPES)))
    values = draw(st.lists(TYPES[kind][1] | st.none(), max_size=30))
    op = draw(st.sampled_from([op for op in OPERATORS if kind == "string" or "STARTS" not in op]))
    # Conditions have no NaN: the engine rewrites them.
    literal = TYPES[kind][1].filter(lambda value: value == value)
    present = [value for value in values if value is not None and value == value]
    if present:
        literal |= st.sampled_from(present)
    size = 5 if "IN" in op else 1
    return kind, values, op, draw(st.lists(literal, min_size=1, max_size=size))


@given(cases())
def test_index_answers_match_indexed_rows(case):
    kind, values, op, literals = case
    expected = any(is_true(op, value, literals) for value in values)
    asked = pa.array(literals, TYPES[kind][0])
    for name, body in indexes(kind, values).items():
        read_all(read_container(with_index(type_of(name), body)), asked.type)
        assert may_match(type_of(name), body, op, asked) is expected, name


@given(cases())
def test_bloom_filter_contains_every_inserted_value(case):
    kind, values, _, _ = case
    present = [v for v in values if v is not None and not (isinstance(v, float) and math.isnan(v))]
    if kind == "bool" or not present:
        return
    array = pa.array(present, TYPES[kind][0])
    body = bloom_filter(hashes_of(array, array.type).tolist(), 5, 20)
    for i in range(len(array)):
        assert may_match("bloom-filter", body, "=", array.slice(i, 1))
    assert may_match("bloom-filter", body, "IN", array)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["int16", "int64", "double", "string"])
def test_lookup_finds_values_in_blocks_and_none_between(kind):
    numbers = range(0, 300, 2)
    to_value = {"double": float, "string": "{:03}".format}.get(kind, int)
    for name, body in indexes(kind, list(map(to_value, numbers))).items():
        for number in corpus.sample(range(-1, 301), 60):
            literal = pa.array([to_value(number)], TYPES[kind][0])
            found = may_match(type_of(name), body, "=", literal)
            assert found is (number in numbers), f"{name} {number}"


def test_many_literals_are_looked_up_at_once():
    values = list(range(0, 2000, 2))
    absent = pa.array(range(1, 20_000, 2), pa.int64())
    for name, body in indexes("int64", values).items():
        assert not may_match(type_of(name), body, "IN", absent), name
        assert may_match(type_of(name), body, "NOT IN", absent), name
    body = bloom_filter(hashes_of(pa.array(values), pa.int64()).tolist(), 20, 50_000)
    assert not may_match("bloom-filter", body, "IN", absent)


def of_zero(bits):
    return bloom_filter(hash_numbers(np.array([bits], dtype=np.int64)).tolist(), 4, 64)


#: apple, null, apple, null, apple, as Java writes them; in the first version and in the second.
APPLES = [b"apple", None, b"apple", None, b"apple"]
JAVA_V1, JAVA_V2 = map(
    bytes.fromhex,
    (
        "01 00000005 00000001 01 00000000 00000005 6170706c65 00000014"
        "3a30000001000000000001001000000001000300 3a300000010000000000020010000000000002000400",
        "02 00000005 00000001 01 00000000 00000014 00000001 00000005 6170706c65 00000000 00000015"
        "00000001 00000005 6170706c65 00000014 00000016"
        "3a30000001000000000001001000000001000300 3a300000010000000000020010000000000002000400",
    ),
)
SLICED = [1, 2, None, -2, -2, -1, None, 2, 0, 5, None]
JAVA_BSI = bytes.fromhex(
    "01 0000000b 01 01 0000000000000000 0000000000000005"
    "3a300000010000000000040010000000000001000700080009 00 00000003"
    "3a3000000100000000000100100000000000 0900 3a30000001000000000001001000000001000700"
    "3a3000000100000000000000100000000900 01 01 0000000000000000 0000000000000002"
    "3a30000001000000000002001000000003000400 0500 00000002"
    "3a3000000100000000000000100000000500 3a30000001000000000001001000000003000400"
)
NAN = struct.unpack(">d", bytes.fromhex("fff8000000000001"))[0]
NEARLY = pa.scalar(0.7, pa.float32()).as_py()  # less than 0.7, as SQL sees it
ENDS = np.array([-np.inf, -3.0, -1.0, -0.5, 0.5, 1.0, 2.0, 3.0])
MILLIS, MICROS, DIGITS = 1_700_000_000_123, 1_700_000_000_123_456, 10**18 - 1
TEXT, DATE, TIME = pa.string(), pa.date32(), pa.time32("ms")


def every(op, *values):
    return [(op, value) for value in values]


OF_APPLES = (
    [("=", "apple"), ("<>", "pear"), ("STARTS WITH", "app"), ("IS NULL",)],
    [("=", "apples"), ("<>", "apple"), ("STARTS WITH", "apx"), (">", "apple")],
)
#: An index, the type of literals, and questions for which it keeps its file or rules it out.
ANSWERS: list[tuple[str, Any, pa.DataType, list[Any], list[Any]]] = [
    ("bitmap", JAVA_V1, TEXT, *OF_APPLES),
    ("bitmap", JAVA_V2, TEXT, *OF_APPLES),
    ("bsi", JAVA_BSI, pa.int32(),
     [*every("=", -2, -1, 0, 1, 2, 5), ("<", -1), (">", 4), ("IS NULL",)],
     [*every("=", -4, -3, 3, 4, 6, 7), ("<", -2), (">", 5), ("NOT IN", -2, -1, 0, 1, 2, 5)]),
    *(("bloom-filter", bytes.fromhex(text), kind, every("=", *present), [("IN", *absent)])
      for text, kind, present, absent in (
          ("00000006 00202003d02000404910c9", TEXT, ["a", "b", ""], ["c", "ab", "A"]),
          ("00000006 18044f00238001881a4081", pa.int8(), [1, 2, -1, 123], [0, 3, -2]),
          ("00000006 18044f00238001881a4081", pa.int64(), [1, 2, -1, 123], [0, 3, 2**40]),
          ("00000006 158280026a000819a5200a", pa.float32(),
           [-0.3, -5.2, 0.0, -0.0, 0.1, 123.12], [0.2, 5.2]),
          ("00000006 0906013021060111690015", pa.float64(), [-0.3, 0.0, 123.12], [0.2, 5.2]),
      )),
    ("bloom-filter", bloom_filter([], 3, 8), pa.int64(),
     [*((op, 1) for op in ("<>", "NOT IN", "<", ">=")), ("IS NOT NULL",)], [("IN", 1, 2, 3)]),
    # 0.0 and -0.0 are equal, and a filter has one of them.
    *(("bloom-filter", of_zero(bits), kind, every("=", 0.0, -0.0), [("=", 1.0)])
      for kind, minus in ((pa.float32(), -(2**31)), (pa.float64(), -(2**63)))
      for bits in (0, minus)),
    # NaNs of any bits are equal, and greatest.
    ("bitmap", bitmap_v1([1.0, NAN], "double"), pa.float64(),
     [(">", math.inf), ("<>", 1.0)], [("<", 1.0)]),
    # An index without a body: all rows are null.
    ("bitmap", None, TEXT, [("IS NULL",)], [(op, "a") for op in OPERATORS if op != "IS NULL"]),
    # The dictionary of version 1 is in order of appearance.
    ("bitmap", bitmap_v1([b"zz", b"b", b"abc", b"", b"m"], "string"), TEXT,
     every("=", "zz", "b", "abc", "", "m"), [("=", "a")]),
    # The second index answers where the first cannot.
    ("bloom-filter", {"bloom-filter": bloom_filter([], 1, 1), "bsi": bsi([1, 5])}, pa.int64(),
     [], [(">", 5)]),
    ("none", {}, pa.int64(), [("=", 1)], []),
    # Times are looked up in the unit of their precision.
    ("bitmap", bitmap_v2([MILLIS], "int64"), pa.timestamp("ms"),
     [("=", MILLIS)], [("=", MILLIS + 1000)]),
    ("bitmap", bitmap_v2([MICROS], "int64"), pa.timestamp("us"),
     [("=", MICROS)], [("=", MICROS + 1000)]),
    ("bitmap", bitmap_v2([MICROS], "int64"), pa.timestamp("ns"),
     [("=", MICROS * 1000)], [("=", MICROS * 1000 + 1000)]),
    # Some nanosecond from 5,000 to 5,999.
    ("bitmap", bitmap_v2([5], "int64"), pa.timestamp("ns"),
     [(op, 5_500) for op in ("=", "<", ">", "<=", ">=", "<>")], [("<", 4_999)]),
    ("range-bitmap", range_bitmap([-150, 1999], "int64"), pa.decimal128(10, 2),
     every("=", Decimal("19.99"), Decimal("-1.50")), [("=", Decimal("20.00"))]),
    ("bitmap", bitmap_v2([0, 86_399_999], "int32"), DATE, [("IN", 7, 86_399_999)],
     [("IN", 86_399_998, 7, 9)]),
    ("bitmap", bitmap_v2([0, 86_399_999], "int32"), TIME, [("IN", 7, 86_399_999)],
     [("IN", 86_399_998, 7, 9)]),
    ("range-bitmap", range_bitmap(ENDS.tolist(), "double"), pa.float64(),
     every("=", *ENDS.tolist()), every("=", *np.nextafter(ENDS, 9.0).tolist())),
]  # fmt: skip


@pytest.mark.parametrize(("index_type", "body", "kind", "kept", "ruled_out"), ANSWERS)
def test_index_keeps_its_file_or_rules_it_out(index_type, body, kind, kept, ruled_out):
    content = container({"c": body} if body else {}) if isinstance(body, dict) else None
    content = content or with_index(index_type, body)
    for questions, expected in ((kept, True), (ruled_out, False)):
        for op, *values in questions:
            is_of_int = pa.types.is_temporal(kind) and values
            literals = pa.array(values, pa.int32() if kind in (DATE, TIME) else None)
            literals = literals.cast(kind) if is_of_int else pa.array(values, kind)
            assert asking.may_match(content, op, literals) is expected, (op, *values)


@pytest.mark.parametrize(
    ("index_type", "body", "column_type", "op", "literals", "expected"),
    [
        ("bitmap", bitmap_v2([7, 127], "int8"), pa.int8(), "=", pa.array([300]), False),
        ("bitmap", bitmap_v2([7, 127], "int8"), pa.int8(), "<", pa.array([300]), True),
        ("bitmap", bitmap_v2([7, 127], "int8"), pa.int8(), ">", pa.array([127]), False),
        *(("range-bitmap", range_bitmap([NEARLY], "float"), pa.float32(), op, pa.array([0.7]),
           is_kept)
          for op, is_kept in (("<", True), ("=", False), (">=", False))),
        ("bloom-filter", bloom_filter([], 3, 8), pa.float32(), "IN", pa.array([1e300, -1e300]),
         False),
        ("bitmap", bitmap_v2([0, DIGITS], "int64"), pa.decimal128(18, 0), "IN",
         pa.array([7, DIGITS]).cast(pa.decimal128(38, 0)), True),
        ("bitmap", bitmap_v2([0, DIGITS], "int64"), pa.decimal128(18, 0), "IN",
         pa.array([DIGITS - 1, 7, 9]).cast(pa.decimal128(38, 0)), False),
    ],
)  # fmt: skip
def test_wide_literals_are_not_rounded_to_the_column_type(
    index_type, body, column_type, op, literals, expected
):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert may_match(index_type, body, op, literals, column_type) is expected


@pytest.mark.parametrize(
    ("index_type", "body"),
    [
        ("tokens", b""),
        ("bitmap", b"\x03" + bitmap_v2([1], "int64")[1:]),
        ("range-bitmap", range_bitmap([1], "int64").replace(b"\x01", b"\x02", 1)),
        ("bsi", b"\x02" + bsi([1])[1:]),
    ],
)
def test_index_of_unknown_type_or_version_may_match(index_type, body):
    assert may_match(index_type, body, "=", pa.array([7]))
    with pytest.raises(UnsupportedError, match=r"version|type is not supported"):
        read_all(read_container(with_index(index_type, body)), pa.int64())


@pytest.mark.parametrize(
    ("column_type", "value", "expected"),
    [
        (pa.int8(), -128, 0xE547E8444A8FCDD1), (pa.int8(), -1, 0x5BCA868437950D03),
        (pa.int16(), 32767, 0xE968161ED2CD74AE),
        (pa.int32(), 0, 0), (pa.int32(), -1034556, 0xFB5D8D6DF66551C8),
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
        # By the Python package xxhash, over bytes that count up from 0.
        *((pa.binary(), bytes(range(length)), expected) for length, expected in (
            (4, 0xFFCED8604453CC1E), (7, 0x14CC643F630C72D2), (8, 0x884A173614B81B8D),
            (12, 0x424AF23F1F08DCA5), (31, 0xC346D2B59B4D8EE1), (32, 0xCBF59C5116FF32B4),
            (40, 0xF5DA40F1B11741E9), (63, 0xE26AA9E2A95F8E4F), (64, 0xF7C67301DB6713F0),
            (95, 0x9AD76AC12BAD59A0), (96, 0x450BAA11F6739216), (255, 0xF7D97507CAAD693))),
    ],
)  # fmt: skip
def test_bloom_filter_hashes_match_java(column_type, value, expected):
    is_timestamp = pa.types.is_timestamp(column_type)
    literal = pa.array([value], None if is_timestamp else column_type).cast(column_type)
    assert int(hashes_of(literal, column_type)[0]) == expected


def test_reference_writer_matches_java():
    assert bitmap_v1(APPLES, "string") == JAVA_V1
    assert bitmap_v2(APPLES, "string") == JAVA_V2
    assert bsi(SLICED) == JAVA_BSI


def schema(schema_id, **columns):
    """A schema of columns such as `k="1 INT"`: the id of the field, and its type."""
    fields = ((name, *text.split(" ")) for name, text in columns.items())
    return TableSchema(
        schema_id, tuple(DataField(int(at), name, parse_type(kind)) for name, at, kind in fields)
    )


SCHEMAS = [
    schema(0, k="1 INT", s="2 VARCHAR(9)", t="3 TIMESTAMP(6)", o="5 BOOLEAN", f="6 DOUBLE",
           x="7 STRING"),
    schema(1, key="1 BIGINT", s="2 VARCHAR(3)", t="3 TIMESTAMP(3)", k="4 INT", o="5 INT",
           f="6 DOUBLE", x="7 STRING", new="8 INT"),
]  # fmt: skip
INDEXES = container(
    {
        "k": {"bitmap": bitmap_v2([1, 5, 9], "int32")},
        "s": {"bitmap": bitmap_v2([b"abcdef"], "string")},
        "t": {"bitmap": bitmap_v2([1_000_500], "int64")},
        "o": {"bitmap": bitmap_v2([True], "bool")},
        "f": {"bitmap": bitmap_v1([1.0, 2.0], "double")},
        "x": {"range-bitmap": range_bitmap([b"ab", None], "string")},
    }
)


def kept(where, *embedded, schema_id=0, n_rows=None):
    """Which files of a schema the current table keeps; None if no index says anything."""
    facts = {"embedded_index": embedded, "schema_id": schema_id, "record_count": n_rows}
    kinds = {"embedded_index": pa.binary(), "schema_id": pa.int64(), "record_count": pa.int64()}
    rows = {n: v if n == "embedded_index" else [v] * len(embedded) for n, v in facts.items()}
    files = pa.table({name: pa.array(rows[name], kind) for name, kind in kinds.items()})
    tree = PredicateReader(SCHEMAS[1].to_arrow_schema()).read(where)
    mask = may_match_indexes(tree, files, SCHEMAS, lambda formula, keys: formula.mask(keys))
    return None if mask is None else np.asarray(mask).tolist()


#: Conditions for which a file of schema 0 is kept. The column `k` of the file is another one, `s`
#: and `t` are narrower today: their indexes are not used. As a BOOLEAN, 2 is true, so that no row
#: would match `o <> 2`.
KEPT = [
    "key = 5", "key = 5 AND key <> 4", "key = 5 OR x = 'b'", "key = 6 OR md5(x) = 'a'",
    "key IN (4, 9)", "x IS NULL", "x IS NOT NULL", "x LIKE 'a%'", "x LIKE 'a%c'", "NOT isnan(f)",
    "abs(key) = 6", "new = 6", "k = 6", "s = 'abc'", "t = '1970-01-01 00:00:00.001'", "o <> 2",
    "o = 1",
]  # fmt: skip
RULED_OUT = [
    "key = 6", "key = 5 AND key = 6", "key = 6 OR x = 'b'", "key = 6 AND x LIKE 'a%c'",
    "key = NULL", "key = 1099511627776", "key NOT IN (1, 5, 9)", "key IS NULL", "x LIKE 'b%c'",
    "x LIKE 'b%'", "x NOT LIKE 'a%'", "isnan(f)", "o = 0", "o IS NULL",
]  # fmt: skip


@pytest.mark.parametrize(
    ("where", "is_kept"), [*((w, True) for w in KEPT), *((w, False) for w in RULED_OUT)]
)
def test_predicate_tree_is_evaluated_on_file_indexes(where, is_kept):
    assert kept(where, INDEXES, None) == [is_kept, True]


def test_file_with_unknown_schema_or_damaged_index_is_kept():
    assert kept("key = 6", INDEXES, schema_id=7) == [True]
    assert kept("k = 6", INDEXES, schema_id=1) == [False]
    assert kept("k = 6", INDEXES, schema_id=None) == [True]
    assert kept("key = 6", b"no index") == [True]
    assert kept("key = 6", None) is None
    assert kept("true", INDEXES) is None


@pytest.mark.parametrize("name", ["v1", "v2", "range", "bsi"])
def test_index_with_wrong_row_count_is_ignored(name):
    index = container({"k": {type_of(name): indexes("int32", [1, 5, None])[name]}})
    assert kept("key = 6", index, n_rows=3) == [False]
    assert kept("key = 6", index) == [False]  # the number of rows is not known
    assert kept("key = 6", index, n_rows=-1) == [False]
    for other in (0, 2, 4):
        assert kept("key = 6", index, n_rows=other) == [True]
