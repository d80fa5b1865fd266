"""The relation `file_indexes`, and plans by the indexes that another library wrote.

Indexes of real files are compared with their data: no value that is present is ruled out.
"""

from __future__ import annotations

import logging
import warnings
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.corpus import sample
from tests.paimon.file_index import asking
from tests.paimon.tables import RealTable, read_data_file
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


LOG = logging.getLogger(__name__)
#: By default tables with bit-sliced and Bloom indexes.
FAMILIES = {"paimon: bsi", "paimon: bloom"}
ROOTS = [
    entry.folder
    for entry in corpus.entries("paimon", every=True)
    if corpus.is_all() or FAMILIES & entry.families
]
FACTS = ["file_path", "extra_files", "embedded_index", "schema_id", "lower_bounds", "upper_bounds"]
NEEDS_CORPUS = pytest.mark.skipif(not ROOTS, reason="ARROWMETA_CORPUS is not set")


class IndexedFile(NamedTuple):
    """A live data file with indexes: its entry, and the container of its indexes."""

    table: RealTable
    entry: dict[str, Any]
    container: Any

    def may_match(self, column, op, literals):
        """Whether no index of a column rules the literals out; each of them has to be readable."""
        alone = asking.indexes_of(self.container, column)
        asking.read_all(alone, literals.type)
        return asking.may_match(alone, op, literals)

    def columns(self):
        """The names and values of the indexed columns, if the file exists."""
        path = Path(self.entry["file_path"])
        if path.exists():
            data = read_data_file(path)
            fields = self.table.schemas()[self.entry["schema_id"]]["fields"]
            types = {field["name"]: asking.arrow_type(field["type"]) for field in fields}
            for name in dict.fromkeys(span.column for span in self.container.spans):
                yield name, data[name].combine_chunks().cast(types[name])


@cache
def indexed_files() -> list[IndexedFile]:
    return [
        IndexedFile(table, entry, found)
        for table in map(RealTable, ROOTS)
        for entry in table.open().files(FACTS).to_pylist()
        for found in asking.containers_of(entry)
    ]


def absent(present: set[Any], unit: Any) -> list[Any]:
    """Values close to those of a column that the column does not have."""
    near: set[Any] = set()
    for value in present:
        match value:
            case str():
                near |= {value + "x", value[:-1], "x" + value, ""}
            case bool():
                near |= {not value}
            case date() | datetime() | float():
                near |= {value + unit}
            case _:
                near |= {value - 1, value + 1, -value - 1}
    return sorted(near - present)


def claims(values: pa.Array) -> Iterator[tuple[str, tuple[Any, ...], bool]]:
    """Yield questions about a column, and whether some row answers them."""
    present = [value for value in pc.unique(values).to_pylist() if value is not None]
    is_date, is_float = pa.types.is_date(values.type), pa.types.is_floating(values.type)
    unit = timedelta(days=1) if is_date else 1 if is_float else timedelta(milliseconds=1)
    missing = absent(set(present), unit)
    yield "IS NULL", (), values.null_count > 0
    yield "IS NOT NULL", (), bool(present)
    if not present:
        return
    yield "NOT IN", tuple(present), False
    yield "IN", tuple(missing), False
    yield "IN", (*missing, *present), True
    for value in sample(present, 2) + sample(missing, 2):
        yield "=", (value,), value in present
        yield "<>", (value,), set(present) != {value}
        yield "<", (value,), min(present) < value
        yield "<=", (value,), min(present) <= value
        yield ">", (value,), max(present) > value
        yield ">=", (value,), max(present) >= value
        if isinstance(value, str):
            yield "STARTS WITH", (value,), any(other.startswith(value) for other in present)


@NEEDS_CORPUS
def test_index_answers_match_data_file_values():
    asked: Counter[tuple[str, str]] = Counter()
    for file, name, values in ((f, *column) for f in indexed_files() for column in f.columns()):
        kinds = ",".join(s.index_type for s in file.container.spans if s.column == name)
        is_cut = values.type == pa.timestamp("ns")  # the index keeps no nanoseconds
        for op, literals, expected in claims(values):
            if not (is_cut and op in ("<>", "NOT IN")):
                found = file.may_match(name, op, pa.array(literals, values.type))
                subject = f"{file.table} {file.entry['file_path']} {name} {op} {literals}"
                assert (found >= expected) if is_cut else (found is expected), subject
                asked[kinds, op] += 1
    LOG.info("claims proved: %s", dict(asked))
    assert {kind for kind, _ in asked} >= {"bitmap", "bsi"}
    assert sum(asked.values()) > 500


@NEEDS_CORPUS
def test_bloom_filters_keep_file_bounds_and_reject_most_absent_values():
    asked = kept = 0
    for file in indexed_files():
        for span in file.container.spans:
            bounds = [file.entry[part][span.column] for part in ("lower_bounds", "upper_bounds")]
            if span.index_type != "bloom-filter" or None in bounds:
                continue
            assert all(file.may_match(span.column, "=", pa.array([value])) for value in bounds)
            for n in range(40):
                other = max(bounds) + (f"-{n}" if isinstance(bounds[0], str) else n + 1)
                kept += file.may_match(span.column, "=", pa.array([other]))
                asked += 1
    LOG.info("%s of %s values that are not there were kept", kept, asked)
    assert asked > 1000
    assert kept < asked / 5
