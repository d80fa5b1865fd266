"""Lists of pairs, numbers and byte strings, some of which one instruction reads or skips."""

import io
from typing import Any

import fastavro
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError
from tests.avro.container_files import block, container, long, record, text
from tests.avro.damage import corrupt, outcome


def pair(value):
    fields = [{"name": "key", "type": "int"}, {"name": "value", "type": value}]
    return {"type": "record", "name": "pair", "fields": fields}


INT, LONG = st.integers(-(2**31), 2**31 - 1), st.integers(-(2**63), 2**63 - 1)
TEXT = st.binary(max_size=20)

#: Items of a list, the values they can have, and how one is written.
ITEMS: dict[str, tuple[Any, st.SearchStrategy, Any]] = {
    "int-long": (pair("long"), st.tuples(INT, LONG), lambda v: long(v[0]) + long(v[1])),
    "int-bytes": (pair("bytes"), st.tuples(INT, TEXT), lambda v: long(v[0]) + text(v[1])),
    "int-int": (pair("int"), st.tuples(INT, INT), lambda v: long(v[0]) + long(v[1])),
    "long": ("long", LONG, long),
    "nullable long": (
        ["long", "null"],
        st.none() | LONG,
        lambda v: long(1) if v is None else long(0) + long(v),
    ),
    "bytes": ("bytes", TEXT, text),
}


def file_of(items, rows):
    schema = record(before="long", x=["null", {"type": "array", "items": items}], after="string")
    body = b"".join(long(7) + row + text("end") for row in rows)
    return container(schema, block(len(rows), body))


def written(data, values, encode):
    """A list in one block or several, of which some say how many bytes they have."""
    out, at = long(1), 0
    while at < len(values):
        n_items = data.draw(st.integers(1, len(values) - at))
        body = b"".join(encode(value) for value in values[at : at + n_items])
        with_size = data.draw(st.booleans())
        out += (long(-n_items) + long(len(body)) if with_size else long(n_items)) + body
        at += n_items
    return out + long(0)


def expected(file):
    return list(fastavro.reader(io.BytesIO(file)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ITEMS)
@given(data=st.data())
def test_lists_with_and_without_block_sizes_are_read_and_skipped(name, data):
    items, values, encode = ITEMS[name]
    lists = data.draw(st.lists(st.none() | st.lists(values, max_size=8), max_size=6))
    rows = [long(0) if one is None else written(data, one, encode) for one in lists]
    file = file_of(items, rows)
    assert read_avro(file).to_pylist() == expected(file)
    skipped = read_avro(file, columns=["before", "after"])
    assert skipped.to_pylist() == [{"before": 7, "after": "end"}] * len(rows)


def test_long_list_after_short_rows_is_read():
    for items, value in ((pair("long"), long(2**62)), (pair("bytes"), text(b"x" * 50))):
        lists = [
            long(1) + (long(n) + (long(n) + value) * n if n else b"") + long(0) for n in (0, 1)
        ]
        lists += [long(1) + long(5000) + (long(3) + value) * 5000 + long(0)]
        file = file_of(items, lists)
        assert read_avro(file).to_pylist() == expected(file)


BAD_LISTS = {
    "key over 32 bits": (pair("long"), long(1) + long(1) + long(2**31) + long(0) + long(0)),
    "value over 64 bits": (pair("long"), long(1) + long(1) + long(1) + long(2**63) + long(0)),
    "negative length": (pair("bytes"), long(1) + long(1) + long(1) + long(-1) + long(0)),
    "length past the end": (pair("bytes"), long(1) + long(1) + long(1) + long(99) + long(0)),
    "more pairs than bytes": (pair("long"), long(1) + long(2**40) + long(1) * 8 + long(0)),
    "least count": (pair("long"), long(1) + long(-(2**63)) + long(1) * 8 + long(0)),
    "block size past the end": (pair("long"), long(1) + long(-1) + long(10**9) + long(1) * 2),
    "negative block size": (pair("bytes"), long(1) + long(-1) + long(-5) + long(1) * 2 + long(0)),
    "branch past the union": (["null", "long"], long(1) + long(1) + long(2) + long(0)),
    "third branch": ({"type": "array", "items": "long"}, long(2) + long(0)),
}


@pytest.mark.parametrize("name", BAD_LISTS)
def test_bad_list_is_found_corrupt_and_skipping_it_is_safe(name):
    file = file_of(*[BAD_LISTS[name][0], [BAD_LISTS[name][1]]])
    corrupt(file)
    outcome(file, columns=["after"])


@pytest.mark.parametrize("name", ITEMS)
def test_list_cut_at_any_byte_is_found_corrupt(name):
    items, _, encode = ITEMS[name]
    value = {"int-long": (1, 300), "int-bytes": (1, b"ab"), "int-int": (1, 2)}.get(
        name, b"abc" if name == "bytes" else 300
    )
    body = encode(value) * 3
    row = long(7) + long(1) + long(-3) + long(len(body)) + body + long(0) + text("end")
    schema = record(before="long", x=["null", {"type": "array", "items": items}], after="string")
    for length in range(len(row)):
        file = container(schema, block(1, row[:length]))
        for columns in (None, ["after"]):
            with pytest.raises(CorruptMetadataError):
                read_avro(file, columns=columns)


def test_skipped_numbers_end_with_their_nullable_record():
    inner = {"type": "record", "name": "inner", "fields": record(a="long", b="long")["fields"]}
    schema = record(first="long", second="int", x=["null", inner], last="long", wanted="long")
    rows = [
        long(1) * 2 + long(0) + long(9) + long(5),
        long(1) * 3 + long(4) * 2 + long(9) + long(6),
    ]
    file = container(schema, block(2, b"".join(rows)))
    assert read_avro(file, columns=["wanted"])["wanted"].to_pylist() == [5, 6]
    assert read_avro(file).to_pylist() == expected(file)
