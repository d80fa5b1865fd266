"""Relations as text and as HTML, and counts and sizes in sentences."""

import json
import math
from decimal import Decimal

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta import to_text
from arrowmeta.apps.output.formats import to_page_piece
from arrowmeta.apps.report import severities_text
from arrowmeta.apps.report.page import counted, sized
from arrowmeta.errors import UsageError
from tests.bundled import DATA
from tests.reconcile.changes import change, copied

UTC_MS = pa.timestamp("ms", "UTC")
POINT = pa.struct([("x", pa.int32()), ("y", pa.string())])


@pytest.mark.parametrize(
    ("array", "text"),
    [
        (pa.array([2**63 - 1]), "9223372036854775807"),
        (pa.array([2**64 - 1], pa.uint64()), "18446744073709551615"),
        (pa.array([True]), "true"),
        (pa.array([1.5]), "1.5"),
        (pa.array([math.nan]), '"NaN"'),
        (pa.array([-math.inf], pa.float32()), '"-Infinity"'),
        (pa.array([np.float16("inf")], pa.float16()), '"Infinity"'),
        (pa.array([Decimal("12345678901234567890.10")]), '"12345678901234567890.10"'),
        (pa.array([Decimal("0.0000000001")]), '"0.0000000001"'),
        (pa.array([b"\x00\xff"]), '"00ff"'),
        (pa.array([b"\x00\xff"], pa.binary(2)), '"00ff"'),
        (pa.array([b"ab"], pa.binary_view()), '"6162"'),
        (pa.array([1], UTC_MS), '"1970-01-01T00:00:00.001Z"'),
        (pa.array([0], pa.timestamp("us", "Asia/Tokyo")), '"1970-01-01T00:00:00.000000Z"'),
        (pa.array([0], pa.timestamp("ns")), '"1970-01-01T00:00:00.000000000"'),
        (pa.array([10**15], pa.timestamp("ms")), '"1000000000000000 ms since 1970"'),
        (pa.array([-(2**63)], pa.timestamp("us")), '"-9223372036854775808 us since 1970"'),
        (pa.array([0], pa.date32()), '"1970-01-01"'),
        (pa.array([2**31 - 1], pa.date32()), '"2147483647 days since 1970"'),
        (pa.array([86_400_000], pa.date64()), '"1970-01-02"'),
        (pa.array([1], pa.time64("us")), '"00:00:00.000001"'),
        (pa.array(['quo"te \\ tab\t']), '"quo\\"te \\\\ tab\\u0009"'),
        (pa.array(["a"], pa.string_view()), '"a"'),
        (pa.array(["a"]).dictionary_encode(), '"a"'),
        (pa.RunEndEncodedArray.from_arrays([1], ["a"]), '"a"'),
        (pa.array([{"x": 1, "y": None}], POINT), '{"x":1,"y":null}'),
        (pa.array([{}], pa.struct([])), "{}"),
        (pa.array([[1, None]]), "[1,null]"),
        (pa.array([[]], pa.large_list(pa.int8())), "[]"),
        (pa.array([[1, 2]], pa.list_(pa.int8(), 2)), "[1,2]"),
        (pa.array([[("a", 1)]], pa.map_(pa.string(), pa.int8())), '{"a":1}'),
        (pa.array([[(7, None)]], pa.map_(pa.int8(), pa.int8())), '{"7":null}'),
        (pa.array([b"\x01" * 16], pa.uuid()), '"01010101010101010101010101010101"'),
    ],
    ids=lambda value: str(value.type) if isinstance(value, pa.Array) else None,
)
def test_each_arrow_type_has_its_json_text(array, text):
    assert to_text(array, "json").to_pylist() == [text]
    json.loads(text)


def test_top_level_null_stays_null_and_nested_null_is_text():
    array = pa.array([None, {"x": None, "y": None}], POINT)
    assert to_text(array, "readable").to_pylist() == [None, "{x: null, y: null}"]


def test_floats_are_rounded_in_readable_notation_only():
    values = [13.333333333333334, 0.125, 1 / 3, -123456789.123456, 1e300, -1.23456e-05, None, 2.0]
    array = pa.array(values)
    readable = ["13.33", "0.125", "0.3333", "-123456789.12", "1e+300", "-1.235e-05", None, "2"]
    assert to_text(array, "readable").to_pylist() == readable
    assert to_text(pa.array([{"x": 1.234567}]), "readable").to_pylist() == ["{x: 1.23}"]
    for notation in ("json", "plain"):
        found = to_text(array, notation).to_pylist()
        assert [None if text is None else float(text) for text in found] == values


def test_readable_text_has_spaces_and_no_quotes():
    array = pa.array([[("k", [1, 2])]], pa.map_(pa.string(), pa.list_(pa.int8())))
    assert to_text(array, "readable").to_pylist() == ["{k: [1, 2]}"]
    assert to_text(pa.array([0], UTC_MS), "readable").to_pylist() == ["1970-01-01 00:00:00.000Z"]
    assert to_text(pa.array([math.nan]), "plain").to_pylist() == ["NaN"]


def test_readable_text_quotes_null_and_empty_strings():
    texts = pa.array(["null", "NULL", "", '"null"', "nullable", None])
    spelled = ['"null"', '"NULL"', '""', '""null""', "nullable", None]
    assert to_text(texts, "readable").to_pylist() == spelled
    assert to_text(texts.cast(pa.binary()), "readable")[2].as_py() == '""'
    assert to_text(texts, "plain").to_pylist() == texts.to_pylist()
    members = pa.array([{"x": "null", "y": None}, {"x": "", "y": "a"}])
    assert to_text(members, "readable").to_pylist() == ['{x: "null", y: null}', '{x: "", y: a}']
    named = pa.array([[("", "null")]], pa.map_(pa.string(), pa.string()))
    assert to_text(named, "readable").to_pylist() == ['{"": "null"}']


def test_interval_is_shown_as_text():
    array = pa.array([(1, 2, 3), None], pa.month_day_nano_interval())
    first, second = to_text(array, "plain").to_pylist()
    assert "months=1" in first
    assert second is None


NESTED = pa.struct(
    {
        "number": pa.int64(),
        "text": pa.string(),
        "list": pa.list_(pa.string()),
        "map": pa.map_(pa.string(), pa.int64()),
        "inner": pa.struct({"flag": pa.bool_(), "values": pa.list_(pa.float64())}),
    }
)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
NUMBERS = st.integers(-(2**63), 2**63 - 1)
INNER = st.fixed_dictionaries(
    {
        "flag": st.booleans() | st.none(),
        "values": st.lists(st.floats(allow_nan=False, allow_infinity=False), max_size=3),
    }
)
RECORDS = st.fixed_dictionaries(
    {
        "number": NUMBERS | st.none(),
        "text": TEXTS | st.none(),
        "list": st.lists(TEXTS | st.none(), max_size=3) | st.none(),
        "map": st.dictionaries(TEXTS, NUMBERS | st.none(), max_size=3) | st.none(),
        "inner": INNER | st.none(),
    }
)


@given(st.lists(RECORDS | st.none(), max_size=6), st.integers(0, 3))
def test_json_text_of_a_slice_parses_to_the_original_values(records, start):
    array = pa.array(records, NESTED).slice(start)
    for text, record in zip(to_text(array, "json").to_pylist(), records[start:], strict=True):
        assert (None if text is None else json.loads(text)) == record


def test_html_escapes_names_values_and_title_and_says_how_many_rows_are_shown():
    html = to_page_piece(pa.table({"<i>": ["<script>x</script>\x1b[2J"]}), title="<t>")
    assert "<script>" not in html
    assert "\x1b" not in html
    for escaped in ("&lt;script&gt;x&lt;/script&gt;", "&lt;i&gt;", "&lt;t&gt;"):
        assert escaped in html
    html = to_page_piece(pa.table({"n": range(30)}), title="t", n_rows=10)
    assert html.count("<tr>") == 11
    assert "10 of 30 rows are shown." in html


def test_other_forms_of_text_are_refused():
    with pytest.raises(UsageError, match="'yaml' is no form of text: json, plain or"):
        to_text(pa.array([1]), "yaml")


@pytest.mark.parametrize(
    ("number", "noun", "said"),
    [
        *((0, "file", "0 files"), (1, "file", "1 file"), (1_204, "file", "1,204 files")),
        *((1, "entry", "1 entry"), (2, "entry", "2 entries"), (None, "", "unknown")),
    ],
)
def test_noun_after_a_count_is_singular_or_plural(number, noun, said):
    assert counted(number, noun) == said


@pytest.mark.parametrize(
    ("n_bytes", "said"),
    [
        *((1, "1 B"), (1023, "1023 B"), (1024, "1 KiB"), (1_023_000, "999 KiB")),
        *((1_023_990, "1,000 KiB"), (1_048_575, "1,024 KiB"), (12_900_000, "12.3 MiB")),
        (5_000 << 50, "5,000 PiB"),
    ],
)
def test_sizes_have_units_and_no_exponent(n_bytes, said):
    assert sized(n_bytes) == said


@pytest.mark.parametrize(
    ("severities", "said"),
    [({}, ""), ({"info": 1}, "1 remark"), ({"info": 2, "error": 1_204}, "1,204 errors, 2 remarks")],
)
def test_severity_counts_are_listed_most_severe_first(severities, said):
    assert severities_text(severities) == said


@pytest.mark.filterwarnings("ignore")
def test_sentences_about_one_thing_are_singular(tmp_path):
    table = arrowmeta.open(DATA / "pk_tags_branches")
    said = table.sql(
        "SELECT counted(1, 'row') AS a, counted(2, 'row') AS b, counted(NULL, 'r') AS c"
    )
    assert said.to_pylist() == [{"a": "1 row", "b": "2 rows", "c": None}]
    assert repr(table.plan("k < 0")).startswith("<plan of 1 file, ")
    copy = copied("iceberg_v2_position_deletes", tmp_path)
    change(copy, "list: [0].existing_files_count += 1")
    sentence = arrowmeta.open(copy.root, allow_moved_paths=True).standing.sentence
    assert sentence.endswith("in 1 place; `reconcile` lists it.")
