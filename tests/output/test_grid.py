"""A grid fits its width, names what it hides, and escapes control characters."""

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.apps.output.screen import display_width, shorten, to_blocks, to_grid

FOLDER = "s3://bucket/db/orders/"
TWICE = pa.Table.from_arrays([pa.array([1]), pa.array([2])], ["a", "a"])
NO_ROWS = pa.table({"a": pa.array([], pa.int64())})
#: What is shown of the columns of a table, below the line of their names but for the first ones.
SHOWN = {
    "numbers are right aligned, text is left aligned": (
        {"name": ["a", "bcd"], "n": [1, 20]}, ["name   n", "────  ──", "a      1", "bcd   20"]),
    "columns without rows": (NO_ROWS, ["a", "─", "(no rows)"]),
    "columns of one name": (TWICE, ["a  a", "─  ─", "1  2"]),
    "nulls and nested values": (
        {"p": [{"dt": "x", "n": None}, None]}, ["{dt: x, n: null}", "null"]),
    "the text null and empty text": ({"text": ["null", None, ""]}, ['"null"', "null", '""']),
    "control characters": ({"a\x1b": ["\x1b[31mred\n\u202e"]}, [r"\x1b[31mred\n\u202e"]),
    "wide characters": ({"a": ["数据", "x"], "b": ["1", "2"]}, ["数据  1", "x     2"]),
    "a common folder beside a value that is no path": (
        {"path": ["17", f"{FOLDER}a.avro", f"{FOLDER}b.avro"]},
        ["17", "a.avro", "b.avro", f"(path below {FOLDER})"]),
    "a single path and text with slashes": (
        {"path": [f"{FOLDER}a.avro"], "why": ["it is neither/nor a/b"]},
        ["a.avro  it is neither/nor a/b", f"(path below {FOLDER})"]),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOWN)
def test_grid_shows(name):
    table, lines = SHOWN[name]
    text = to_grid(pa.table(table) if isinstance(table, dict) else table, width=80)
    assert text.endswith("\n")
    assert "\x1b" not in text
    assert text.splitlines()[-len(lines) :] == lines
    assert len(text.splitlines()) in (len(lines), len(lines) + 2)


def test_hidden_rows_and_columns_are_named():
    lines = to_grid(pa.table({"a": list(range(10))}), width=80, n_rows=3).splitlines()
    assert len(lines) == 6
    assert lines[-1] == "(hidden rows: 7 of 10)"
    table = pa.table({"first": ["x" * 30], "second": ["y" * 30], "third": ["z" * 30]})
    text = to_grid(table, width=60)
    assert "(hidden columns (1): third)" in text
    assert "second" in text.splitlines()[0]
    table = pa.table({"first": ["x" * 30], "数" * 15: ["y" * 30], "据" * 15: ["z" * 30]})
    lines = to_grid(table, width=40).splitlines()
    assert lines[-1].startswith("(hidden columns (2): 数数")
    assert lines[-1].endswith("…)")
    assert max(map(display_width, lines)) <= 40
    # Columns without values are hidden first.
    table = pa.table({"empty": pa.nulls(1, pa.string()), "long": ["x" * 30], "n": [1]})
    assert to_grid(table, width=30).splitlines()[0].split() == ["long", "n"]


def test_long_text_is_cut_in_the_middle():
    assert shorten("data-0123456789.parquet", 15) == "data-01…parquet"
    assert shorten("short", 15) == "short"


@pytest.mark.parametrize("width", [30, 60, 200])
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), min_size=1))
def test_no_line_exceeds_the_width(width, texts):
    table = pa.table({f"c{idx}": [text] for idx, text in enumerate(texts)})
    assert all(display_width(line) <= width for line in to_grid(table, width=width).splitlines())


@pytest.mark.parametrize("width", [10, 20, 60])
def test_long_column_names_are_shortened(width):
    table = pa.table({"sum(CASE WHEN a > 100 THEN b ELSE 0 END)" * 2: [0], "数" * 40: ["x"]})
    lines = to_grid(table, width=width).splitlines()
    assert "…" in lines[0]
    assert max(map(display_width, lines)) <= width


def test_combining_characters_have_width_zero():
    # Thai vowels have combining class 0; decomposed Korean syllables end with letters.
    korean = "\u1112\u1161\u11ab\u1100\u116e\u11a8"
    texts = {"数据": 4, "\u0e17\u0e35\u0e48": 1, korean: 4, "e\u0301": 1, "1\u20e3": 1}
    texts["\u0915\u0941"] = 1
    assert {text: display_width(text) for text in texts} == texts


def test_first_columns_lead_and_byte_sizes_have_units():
    table = pa.table({"a": [1], "name": ["x"], "file_size_in_bytes": [1536]})
    text = to_grid(table, width=80, first=["name", "file_size_in_bytes", "nothing"])
    assert [line.split() for line in text.splitlines()[::2]] == [
        ["name", "file_size_in_bytes", "a"],
        ["x", "1.5", "KiB", "1"],
    ]


def test_first_columns_get_full_width_before_others_are_shown():
    name = "data-00000000-0000-0000-0000-000000000000-0.parquet"
    rest = {f"other_{at}": ["x" * 24] for at in range(9)}
    table = pa.table({"label": [name], "size": [1], **rest})
    assert name in to_grid(table, width=100, first=["label", "size"])
    assert name not in to_grid(table, width=100)
    narrow = to_grid(table, width=40, first=["label", "size"]).splitlines()
    assert narrow[0].split() == ["label", "size"]


def test_what_identifies_a_row_is_not_cut_and_names_are_one_line():
    path = "ts_day=2022-01-08/region=" + "x" * 40
    rest = {f"other_{at}": ["y" * 60] for at in range(3)}
    grid = to_grid(pa.table({"partition_path": [path], **rest}), width=100)
    assert path in grid
    assert "yy…yy" in grid
    names = [f"a_very_long_name_of_column_{at}" for at in range(5)]
    lines = to_grid(pa.table({name: [1] for name in names}), width=80).splitlines()
    assert lines[0].split() == names[:2]
    assert set(lines[1]) == {"─", " "}


def test_columns_without_values_are_last_unless_the_user_chose_the_order():
    table = pa.table({"a": pa.nulls(1, pa.int32()), "b": [1], "c": [""], "d": [2]})
    assert to_grid(table, width=80, first=["a", "b"]).split()[:4] == ["b", "d", "a", "c"]
    assert to_grid(table, width=80).split()[:4] == ["a", "b", "c", "d"]


STATEMENT = "CALL catalog.system.rewrite_data_files(" + "x => 1, " * 30 + ")"


def test_statements_are_never_cut_and_reasons_are_wrapped():
    row = {"engine": "spark", "statement": f"{STATEMENT}\n-- \x1b", "reason": "word " * 20}
    row["none"] = None
    text = to_blocks(pa.Table.from_pylist([row, {"engine": "flink"}]), width=60)
    lines = text.splitlines()
    assert lines[:4] == ["spark", "  statement:", f"    {STATEMENT}", "    -- \\x1b"]
    assert text.count("word") == 20
    assert all(len(line) <= 60 for line in lines if "word" in line)
    assert lines[-1] == "flink"
    table = pa.table({"engine": ["a", "b", "c"]})
    assert to_blocks(table, width=60, n_rows=1) == "a\n(hidden rows: 2 of 3)\n"
    assert to_blocks(table.slice(0, 0), width=60) == "(no rows)\n"
