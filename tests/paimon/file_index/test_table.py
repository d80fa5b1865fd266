"""The relation `file_indexes`, and plans by the indexes that another library wrote."""

import warnings
from copy import deepcopy
from pathlib import Path

import duckdb
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy
from tests.reference.file_index import bitmap_v2, bsi, container

#: A table without statistics: the expected files are those with matching rows, since an index has
#: all values of its file, so that plans keep no other files.
TABLE = DATA / "append_range_bitmap"
SMALL = container({"c": {"bsi": bsi([1, 2])}})
LARGE = container({"d": {"bitmap": bitmap_v2([1, None], "int8"), "range-bitmap": None}})
BARE = {"_EMBEDDED_FILE_INDEX": None, "_EXTRA_FILES": []}


def listed(folder, *entries, **files):
    """Return the relation over some entries, which have two rows each, and the damage."""
    copy = PaimonCopy(TABLE, folder / "t")

    def edit(rows):
        found = []
        for name, fields in zip("abc", entries, strict=False):
            row = deepcopy(rows[0])
            row["_FILE"] |= {**BARE, "_FILE_NAME": f"{name}.orc", "_ROW_COUNT": 2} | fields
            found.append(row | {"_KIND": fields.get("kind", 0)})
        return found

    copy.edit_manifest("delta", edit)
    bucket = copy.root / "bucket-0"
    for name, content in files.items():
        (bucket / f"{name}.orc.index").write_bytes(content)
    table = arrowmeta.open(copy.root)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        rows = table.file_indexes().to_pylist()
    ours = [row for row in rows if row["data_file_path"].endswith(".orc")]
    for row in ours:
        for column in ("data_file_path", "index_path"):
            row[column] = row[column] and str(Path(row[column]).relative_to(bucket))
    damage = [row for row in table.damage.to_pylist() if Path(row["path"]).parent == bucket]
    return ours, [(Path(row["path"]).name, row["reason"], row["byte"]) for row in damage]


def test_embedded_and_separate_indexes_are_listed_with_offsets(tmp_path):
    separate = {"_EXTRA_FILES": ["b.orc.index", "b.blob"]}
    rows, damage = listed(tmp_path, {"_EMBEDDED_FILE_INDEX": SMALL}, separate, {}, b=LARGE)
    assert damage == []
    columns = ("data_file_path", "index_path", "column_name", "index_type", "detail")
    assert [tuple(row[name] for name in columns) for row in rows] == [
        ("a.orc", None, "c", "bsi", "2 rows"),
        ("b.orc", "b.orc.index", "d", "bitmap", "version 2, 2 rows, 1 value, with nulls"),
        ("b.orc", "b.orc.index", "d", "range-bitmap", "no values"),
    ]
    first, second, third = ((row["content_offset"], row["content_size_in_bytes"]) for row in rows)
    assert SMALL[first[0] : sum(first)] == bsi([1, 2])
    assert LARGE[second[0] : sum(second)] == bitmap_v2([1, None], "int8")
    assert third == (None, 0)


def test_index_files_of_deleted_entries_are_not_opened(tmp_path):
    gone = {"_FILE_NAME": "a.orc", "_EXTRA_FILES": ["a.orc.index"]}
    entries = gone, gone | {"_LEVEL": 3}, gone | {"kind": 1}
    rows, damage = listed(tmp_path, *entries, a=LARGE)
    assert ([row["column_name"] for row in rows], damage) == (["d", "d"], [])


CUT = container({"c": {"bsi": b"\x01\x00"}})


@pytest.mark.parametrize(
    ("entry", "files", "details", "damage"),
    [
        ({"_EMBEDDED_FILE_INDEX": b"nothing of the kind"}, {}, [],
         ("a.orc (in its entry)", "a file index begins", 0)),
        ({"_EXTRA_FILES": ["a.orc.index"]}, {"a": CUT}, [None],
         ("a.orc.index", "bsi of c: the rows", len(CUT) - 1)),
        ({"_EXTRA_FILES": ["a.orc.index"], "_ROW_COUNT": 3}, {"a": SMALL}, [None],
         ("a.orc.index", "bsi of c: index has 2 rows, the data file 3", None)),
        ({"_EXTRA_FILES": ["a.orc.index"]}, {}, [], ("a.orc.index", "the file is missing", None)),
    ],
)  # fmt: skip
def test_damaged_index_is_reported_and_the_others_listed(tmp_path, entry, files, details, damage):
    rows, [found] = listed(tmp_path, entry, {"_EMBEDDED_FILE_INDEX": SMALL}, **files)
    assert [row["detail"] for row in rows] == [*details, "2 rows"]
    assert (found[0], found[1].startswith(damage[1]), found[2]) == (damage[0], True, damage[2])


def test_index_of_a_file_with_an_unknown_row_count_is_no_damage(tmp_path):
    rows, damage = listed(tmp_path, {"_EMBEDDED_FILE_INDEX": SMALL, "_ROW_COUNT": -1})
    assert ([row["detail"] for row in rows], damage) == (["2 rows"], [])


def test_real_table_lists_indexes_of_every_column(corpus_folder):
    table = arrowmeta.open(corpus_folder / "paimon" / "cpp_orc_pk_with_bitmap_dv", strict=True)
    rows = table.file_indexes().to_pylist()
    assert len(rows) == 3 * len({row["index_path"] for row in rows})
    assert {row["column_name"] for row in rows} == {"f0", "f1", "f2"}
    files = set(table.files(["file_path"])["file_path"].to_pylist())
    assert {row["data_file_path"] for row in rows} <= files


def files_with_a_match(condition):
    rows = f"read_parquet('{TABLE}/bucket-0/*.parquet', filename = true)"
    found = duckdb.sql(f"SELECT DISTINCT filename FROM {rows} WHERE {condition}").fetchall()
    return {Path(name).name for (name,) in found}


@pytest.mark.sampled(14)
@pytest.mark.spec("paimon: range-bitmap index")
@pytest.mark.parametrize(
    "condition",
    ["n = 7", "n = 5", "n <> 8", "n < 0", "n <= -9000000000", "n < -9000000000", "n > 8",
     "n >= 9000000000", "n > 9000000000", "n IN (1, 8)", "n NOT IN (8, 9)", "n IS NULL",
     "n IS NOT NULL", "t = ''", "t = 'appl'", "t = 'pear'", "t = 'päär'", "t < 'apple'",
     "t > 'pear'", "t >= 'quince'", "t > 'päär' AND n IS NULL", "t IN ('plum', 'cherry')",
     "t LIKE 'p%'", "t LIKE 'b%'", "t LIKE 'a text that is longer%'", "t IS NULL",
     "t IS NULL OR n = 9"],
)  # fmt: skip
def test_plan_keeps_exactly_the_files_with_matches(condition):
    plan = arrowmeta.open(TABLE).plan(condition)
    assert set(plan.files["file_name"].to_pylist()) == files_with_a_match(condition)


def test_file_indexes_show_row_and_value_counts():
    columns = ["column_name", "index_type", "detail"]
    table = arrowmeta.open(TABLE, strict=True)
    indexes = table.file_indexes(columns)
    assert indexes.schema.names == columns
    details = ("2 rows, 0 values", "3 rows, 2 values", "6 rows, 4 values")
    details += ("2 rows, 0 values", "3 rows, 3 values", "6 rows, 4 values")
    assert sorted(tuple(row.values()) for row in indexes.to_pylist()) == [
        (name, "range-bitmap", detail) for name, detail in zip("nnnttt", details, strict=True)
    ]
