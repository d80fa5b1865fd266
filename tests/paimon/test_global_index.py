"""Plans over a table with global indexes and without statistics.

More of them are written in `tests/cases/metadata/plans.txt`.

The first three files hold `i` from 90, 100 and 110 on, four rows each, and every column is derived
from `i`; the last file, from 200 on, is in no index.
"""

import datetime
import struct
from collections.abc import Callable
from decimal import Decimal

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.changes import change, copied
from tests.reconcile.copies import PaimonCopy, read, set_options

TABLE = DATA / "append_global_index"
STARTS = (90, 100, 110)
EPOCH = datetime.datetime(1969, 12, 31, 23, 59, 59)

#: SQL of each column's value for `i`, as the table was written.
VALUES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("i8", "i16", "i32"), lambda i: f"{i - 100}"),
    **dict.fromkeys(("f32", "f64"), lambda i: f"{(i - 100) / 2}"),
    "text": lambda i: f"'key-{i:03d}-{'x' * 40}'",
    "day": lambda i: f"DATE '{datetime.date(1970, 1, 1) + datetime.timedelta(days=i - 100)}'",
    "clock": lambda i: f"TIME '00:{i % 60:02d}:{i // 60:02d}'",
    "millis": lambda i: f"TIMESTAMP '{EPOCH + datetime.timedelta(milliseconds=(i - 100) * 7)}'",
    "micros": lambda i: f"TIMESTAMP '{EPOCH + datetime.timedelta(microseconds=(i - 100) * 7)}'",
    "short_decimal": lambda i: f"{Decimal(i - 100) / 4}",
    "long_decimal": lambda i: f"{Decimal(i - 100) * Decimal(10**20) / 4:f}",
}


def first_rows(root, condition):
    """The first row ids of the files that a plan keeps."""
    files = arrowmeta.open(root).plan(condition).files
    return sorted(row["first_row_id"] for row in files.to_pylist())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("column", VALUES)
def test_global_index_of_each_type_keeps_files_with_the_key(column):
    value = VALUES[column]
    for place, start in enumerate(STARTS):
        for i in (start, start + 3):
            assert first_rows(TABLE, f"{column} = {value(i)}") == [4 * place, 12]
    between = f"{column} BETWEEN {value(91)} AND {value(100)}"
    assert first_rows(TABLE, between) == [0, 4, 12]


def test_index_of_a_single_data_file_prunes_it(tmp_path):
    """Tables with a primary key have indexes by file, which may be named in any order."""
    copy = copied("append_global_index", tmp_path)
    rows = arrowmeta.open(TABLE).files(["file_name", "first_row_id"]).to_pylist()
    names = {row["first_row_id"]: row["file_name"] for row in rows}
    swapped = {0: names[8], 4: names[4], 8: names[0]}

    def of_file(rows):
        for row in rows:
            index = row["_GLOBAL_INDEX"]
            name = swapped[index["_ROW_RANGE_START"]]
            source = struct.pack(">iiiH", 1, 2, 1, len(name)) + name.encode() + struct.pack(">q", 4)
            index |= {"_ROW_RANGE_START": 0, "_ROW_RANGE_END": 3, "_SOURCE_META": source}

    copy.edit_index(of_file)
    options = {"row-tracking.enabled": "false", "data-evolution.enabled": "false"}
    set_options(copy.root, options | {"pk-btree.index.columns": "i32"})
    assert first_rows(copy.root, "i32 = -10") == [8, 12]
    assert first_rows(copy.root, "i32 = 10") == [0, 12]
    change(copy, "index manifest: [*]._BUCKET = 1")
    assert first_rows(copy.root, "i32 = 10") == [0, 4, 8, 12]


def test_global_index_prunes_real_table_with_primary_key(tmp_path, corpus_folder):
    source = corpus_folder / "paimon" / "golden_test_pk_global_index_golden"
    copy = PaimonCopy(source, tmp_path / "table")
    indexed = "data-1204a156-ccd1-48bf-96e6-31ac2028e91a-0.parquet"

    def drop_statistics(rows):
        stats = {"_MIN_VALUES": bytes(12), "_MAX_VALUES": bytes(12), "_NULL_COUNTS": []}
        for row in rows:
            row["_FILE"] |= {"_VALUE_STATS": stats, "_VALUE_STATS_COLS": []}

    for role in ("base", "delta"):
        for position in range(len(read(copy.list_path(role)))):
            copy.edit_manifest(role, drop_statistics, position)

    def kept(condition):
        files = arrowmeta.open(copy.root).plan(condition).files
        return set(files["file_name"].to_pylist())

    every = kept("id IS NOT NULL")
    assert indexed in every
    assert kept("name = 'name-3'") == kept("category = 'odd'") == every
    assert kept("name = 'name-9'") == kept("category = 'prime'") == every - {indexed}
