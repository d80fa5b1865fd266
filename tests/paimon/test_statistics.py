"""Statistics: the columns a row of them covers, in the current columns; unknown and cut ones."""

import subprocess
import sys
from datetime import datetime
from decimal import Decimal
from itertools import chain, product
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.kernels.rows import Rows, spans_of
from arrowmeta.paimon.fields import (
    decode_null_counts,
    decode_stats,
    key_stats_groups,
    list_columns,
    usable_bounds,
    value_stats_groups,
)
from arrowmeta.paimon.schema import (
    DataField,
    TableSchema,
    field_id,
    parse_type_text,
    to_arrow_field,
    truncated_lengths,
)
from tests.bundled import DATA
from tests.paimon.row_strategies import encode
from tests.reconcile.copies import PaimonCopy

#: Schema 0, of the files: `b` was dropped later, the current `b` is another column, `a` is wider.
OLD = (("a", 0, "INT"), ("b", 1, "STRING"), ("f", 2, "FLOAT"), ("r", 3, "DECIMAL(5, 2)"))
NEW = (("f", 2, "DOUBLE"), ("a", 0, "BIGINT"), ("b", 4, "INT"), ("renamed", 3, "DECIMAL(4, 2)"))


def schema_of(columns):
    fields = (DataField(i, name, parse_type_text(text)) for name, i, text in columns)
    return pa.schema(map(to_arrow_field, fields))


SCHEMAS = {0: schema_of(OLD), 1: schema_of(NEW)}
TODAY = pa.struct(list(SCHEMAS[1]))
IDS = {f.name: field_id(f) for f in TODAY}


def entries(*files):
    """Entries with these fields of `_FILE`; the schema is 0 where it is not given."""
    texts = pa.list_(pa.string())
    columns = {"_SCHEMA_ID": pa.array([one.get("_SCHEMA_ID", 0) for one in files], pa.int64())}
    for name in ("_VALUE_STATS_COLS", "_WRITE_COLS"):
        columns[name] = pa.array([one.get(name) for one in files], texts)
    file = pa.StructArray.from_arrays([*columns.values()], names=[*columns])
    batch = pa.RecordBatch.from_arrays([file], names=["_FILE"])
    return Rows(batch, {}, np.zeros(len(files), dtype=np.int32), np.arange(len(files)))


def names_in(groups, n_files):
    found = {int(row): [f.name for f in group.fields] for group in groups for row in group.rows}
    return [found[row] for row in range(n_files)]


def columns_of(*files):
    """The names of each entry's statistics."""
    return names_in(value_stats_groups(entries(*files), SCHEMAS), len(files))


#: Fields of a file, and the columns that its statistics cover.
COVERED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["a", "b", "f", "r"]),
    ({"_VALUE_STATS_COLS": []}, []),
    ({"_VALUE_STATS_COLS": ["f", "a"]}, ["f", "a"]),
    ({"_VALUE_STATS_COLS": ["a"], "_WRITE_COLS": ["a", "b"]}, ["a"]),
    ({"_VALUE_STATS_COLS": [], "_WRITE_COLS": ["a", "b"]}, []),
    ({"_WRITE_COLS": ["b", "_ROW_ID"]}, ["b", "_ROW_ID"]),
    ({"_SCHEMA_ID": 1}, ["f", "a", "b", "renamed"]),
    ({"_SCHEMA_ID": 7}, []),
    ({"_SCHEMA_ID": None}, []),
]
#: Files whose statistics cover different columns, each for another reason.
UNLIKE: list[dict[str, Any]] = [
    {},
    {"_SCHEMA_ID": 1},
    {"_VALUE_STATS_COLS": ["f", "a"]},
    {"_VALUE_STATS_COLS": ["f", "a"], "_SCHEMA_ID": 1},
    {"_SCHEMA_ID": 7},
    {"_VALUE_STATS_COLS": []},
    {"_WRITE_COLS": ["b"]},
    {"_WRITE_COLS": ["b"], "_SCHEMA_ID": 1},
]


@pytest.mark.spec("paimon: _VALUE_STATS_COLS and _WRITE_COLS")
def test_stats_columns_are_value_stats_cols_else_write_cols_else_all():
    assert columns_of(*(file for file, _ in COVERED)) == [names for _, names in COVERED]
    assert columns_of() == []
    for files in chain(product(UNLIKE, repeat=2), product(UNLIKE[:4], repeat=3)):
        assert columns_of(*files) == [columns_of(one)[0] for one in files]


def test_key_stats_columns_follow_each_file_schema():
    keys = {0: ("b", "a"), 1: ("renamed",)}
    expected = {0: ["b", "a"], 1: ["renamed"], 7: [], None: []}
    for ids in product(expected, repeat=3):
        rows = entries(*({"_SCHEMA_ID": one} for one in ids))
        found = names_in(key_stats_groups(rows, SCHEMAS, keys), 3)
        assert found == [expected[one] for one in ids]


def decoded(rows, files, columns=TODAY, schemas=SCHEMAS):
    """The bounds of files in the columns of today, and what cannot be decoded."""
    odd: list[Any] = []

    def on_odd(name, at, reason):
        odd.append((name, at.tolist(), reason))

    groups = value_stats_groups(entries(*files), schemas)
    spans = spans_of(pa.array(rows, pa.binary()))
    ids = {f.name: field_id(f) for f in columns}
    return decode_stats(spans, groups, columns, ids, on_odd), odd


def bounds(types, values, **file):
    """One entry's bounds in the current columns."""
    found, odd = decoded([encode(types, values)], [file])
    assert odd == []
    return usable_bounds(found)[0].as_py()


NOTHING = dict.fromkeys(("f", "a", "b", "renamed"))


@pytest.mark.parametrize(
    ("types", "values", "file", "expected"),
    [
        ([text for _, _, text in OLD], [7, "text", 1.5, None], {}, {"f": 1.5, "a": 7}),
        (["DECIMAL(5, 2)"], [Decimal("1.25")], {"_VALUE_STATS_COLS": ["r"]}, {}),  # is narrower
        (["INT", "BIGINT"], [3, 9], {"_WRITE_COLS": ["a", "_ROW_ID"]}, {"a": 3}),
        *((["FLOAT"], [value], {"_VALUE_STATS_COLS": ["f"]}, {"f": value})
          for value in (float("inf"), -0.0, None)),
        (["FLOAT"], [float("nan")], {"_VALUE_STATS_COLS": ["f"]}, {}),
    ],
)  # fmt: skip
def test_bounds_are_found_by_field_id_and_cast_if_wider(types, values, file, expected):
    assert bounds(types, values, **file) == NOTHING | expected


@pytest.mark.spec("paimon: statistics of a column whose type has changed")
@pytest.mark.parametrize(
    ("old", "value", "new", "expected"),
    [
        ("BOOLEAN", False, "INT", 0),
        ("BOOLEAN", True, "BIGINT", 1),
        ("BOOLEAN", None, "TINYINT", None),
        ("DATE", -1, "TIMESTAMP(0)", datetime(1969, 12, 31)),
        ("DATE", 2_932_896, "TIMESTAMP(6)", datetime(9999, 12, 31)),
        ("DATE", 2**31 - 1, "TIMESTAMP(6)", None),
        ("DATE", -(2**31), "TIMESTAMP(6)", None),
        ("DATE", 106_752, "TIMESTAMP(9)", None),
        ("DATE", 0, "TIMESTAMP_LTZ(6)", None),
    ],
)
def test_bounds_are_cast_to_the_new_column_type(old, value, new, expected):
    of_file, today = schema_of((("c", 0, old),)), schema_of((("c", 0, new),))
    found, odd = decoded([encode([old], [value])], [{}], pa.struct(list(today)), {0: of_file})
    assert (found[0].as_py(), odd) == ({"c": expected}, [])


def null_counts(counts, absent, files):
    groups = value_stats_groups(entries(*files), SCHEMAS)
    lists, rows = pa.array(counts, pa.list_(pa.int64())), pa.array(absent, pa.int64())
    return decode_null_counts(lists, groups, TODAY, IDS, rows).to_pylist()


@pytest.mark.spec("paimon: statistics of a column added later")
@pytest.mark.parametrize(
    ("counts", "absent", "file", "expected"),
    [
        # `renamed` has fewer digits than before: values may have become null. `b` was added.
        ([1, 2, 3, 4], 10, {}, [3, 1, 10, None]),
        ([1, None, None, 4], 10, {}, [None, 1, 10, None]),
        (None, 10, {}, [None, None, 10, None]),
        ([5], 10, {"_VALUE_STATS_COLS": ["a"]}, [None, 5, 10, None]),
        ([], 10, {"_VALUE_STATS_COLS": []}, [None, None, 10, None]),
        ([-1, 2, 3, 4], 10, {}, [3, None, 10, None]),
        ([1, -1, None, -1], 10, {}, [None, 1, 10, None]),
        ([-1], 10, {"_VALUE_STATS_COLS": ["f"]}, [None, None, 10, None]),
        ([-2, 0, 0, 0], 10, {}, [0, -2, 10, None]),  # which no writer means: an error is reported
        ([1, 2, 3, 4], None, {}, [3, 1, None, None]),  # rows in other files, too
        ([1], 10, {"_SCHEMA_ID": 7}, [None] * 4),
        ([1, 2], 10, {}, [None, None, 10, None]),
    ],
)
def test_null_counts_follow_field_ids_and_unknown_ones_are_null(counts, absent, file, expected):
    assert list(null_counts([counts], [absent], [file])[0].values()) == expected


#: A value of each type of the two schemas.
VALUES = {"INT": 7, "STRING": "text", "FLOAT": 1.5, "DECIMAL(5, 2)": Decimal("1.25")}
VALUES |= {"BIGINT": 9, "DOUBLE": 2.5, "DECIMAL(4, 2)": Decimal("2.50")}


def row_of(file):
    """A row of the statistics of a file."""
    types = {name: text for name, _, text in (OLD, NEW, ())[min(file.get("_SCHEMA_ID", 0), 2)]}
    texts = [types.get(name, "INT") for name in columns_of(file)[0]]
    return encode(texts, [VALUES[text] for text in texts])


def stats_of(*files):
    """The bounds and null counts of files whose statistics cover different columns."""
    places = [UNLIKE.index(one) for one in files]
    widths = [len(names) for names in columns_of(*files)]
    counts = [list(range(10 * at, 10 * at + n)) for at, n in zip(places, widths, strict=True)]
    found, odd = decoded([row_of(one) for one in files], files)
    assert odd == []
    return list(zip(found.to_pylist(), null_counts(counts, places, files), strict=True))


def test_statistics_of_a_file_do_not_depend_on_other_files():
    assert stats_of() == []
    alone = [stats_of(one)[0] for one in UNLIKE]
    for first, second in product(range(len(UNLIKE)), repeat=2):
        found = stats_of(UNLIKE[first], UNLIKE[second], UNLIKE[first])
        assert found == [alone[first], alone[second], alone[first]]


@pytest.mark.parametrize("damaged", [0, 1, 2])
def test_statistics_row_that_is_cut_is_unknown(damaged):
    files: list[dict[str, Any]] = [{}, {"_SCHEMA_ID": 1}, {}]
    rows = [row_of(one) for one in files]
    assert decoded(rows, files, pa.struct([]))[0].to_pylist() == [{}, {}, {}]
    expected = decoded(rows, files)[0].to_pylist()
    rows[damaged] = rows[damaged][:5]
    found, odd = decoded(rows, files)
    assert {name for name, _, _ in odd} <= {*NOTHING}
    assert {(*at, reason) for _, at, reason in odd} == {
        (damaged, "BinaryRow, the row is shorter than its fields")
    }
    expected[damaged] = NOTHING
    assert found.to_pylist() == expected


@given(
    st.lists(st.none() | st.lists(st.none() | st.integers(0, 9), max_size=3), max_size=6),
    st.lists(st.booleans(), min_size=6, max_size=6),
    st.integers(0, 3),
    st.integers(0, 3),
)
def test_list_columns_take_only_lists_of_the_given_width(rows, hidden, width, skipped):
    """Nothing is taken of a null list, even if it covers values; the array may be sliced."""
    given_lists = pa.array(rows, pa.list_(pa.int64()))
    is_null = [row is None or hide for row, hide in zip(rows, hidden, strict=False)]
    mask = pa.array(is_null, pa.bool_())
    lists = pa.ListArray.from_arrays(given_lists.offsets, given_lists.values, mask=mask)
    shown = [None if null else row for row, null in zip(rows, is_null, strict=True)]
    expected = [
        [row[place] if row is not None and len(row) == width else None for row in shown[skipped:]]
        for place in range(width)
    ]
    for places in (range(width), list(range(width))[-1:]):
        found = list_columns(lists.slice(skipped), width, places)
        assert [column.to_pylist() for column in found] == [expected[place] for place in places]


NAME = "pk_all_types"


def test_one_column_is_unknown_and_a_finding(tmp_path):
    whole = arrowmeta.open(DATA / NAME)
    lower = whole.files(["lower_bounds"])["lower_bounds"].to_pylist()[0]
    keys = {"pt", *whole.sort_orders()["source_column"].to_pylist()}
    column = next(n for n, value in lower.items() if isinstance(value, str) and n not in keys)

    def point_outside(rows):
        """Set the offset of the column's text beyond the end of the row."""
        stats = rows[0]["_FILE"]["_VALUE_STATS"]
        row, arity = stats["_MIN_VALUES"], int.from_bytes(stats["_MIN_VALUES"][:4], "big")
        at = 4 + (arity + 8 + 63) // 64 * 8 + 8 * whole.schema.names.index(column)
        stats["_MIN_VALUES"] = row[:at] + (1 << 20).to_bytes(4, "little") * 2 + row[at + 8 :]

    copy = PaimonCopy(DATA / NAME, tmp_path / "t")
    copy.edit_manifest("delta", point_outside)
    table = arrowmeta.open(copy.root)
    before, after = (
        {row["file_name"]: row["lower_bounds"] for row in one.files().to_pylist()}
        for one in (whole, table)
    )
    ((file, name),) = (
        (file, name)
        for file, of_file in before.items()
        for name, value in of_file.items()
        if after[file][name] != value
    )
    assert (name, after[file][column]) == (column, None)
    assert table.complete
    assert table.damage.num_rows == 0
    (finding,) = table.reconcile().to_pylist()
    assert (finding["check_name"], finding["severity"]) == ("bounds_malformed", "error")
    assert f"lower bound of column {column} in 1 file" in finding["detail"]
    command = [sys.executable, "-m", "arrowmeta", "damage", table.location, "-o", "json"]
    told = subprocess.run(command, capture_output=True, check=False)
    assert told.stdout.strip() == b"[]"
    assert told.returncode != 3
    assert file in table.plan(f"{column} < '!'").files["file_name"].to_pylist()


def test_null_count_of_minus_1_is_unknown_and_no_finding(tmp_path):
    copy = PaimonCopy(DATA / "append_snappy", tmp_path / "copy")

    def forget_of_files(entries):
        for entry in entries:
            entry["_FILE"]["_VALUE_STATS"]["_NULL_COUNTS"] = [-1, -1]

    def forget_of_manifests(manifests):
        for manifest in manifests:
            manifest["_PARTITION_STATS"]["_NULL_COUNTS"] = [-1]

    for role, n_manifests in (("base", 2), ("delta", 1)):
        for position in range(n_manifests):
            copy.edit_manifest(role, forget_of_files, position)
        copy.edit_list(role, forget_of_manifests)
    table = arrowmeta.open(copy.root, allow_moved_paths=True)
    for relation in ("files", "entries", "all_entries"):
        counts = table.relation(relation)["null_value_counts"].to_pylist()
        assert counts == [{"id": None, "p": None}] * len(counts)
    assert set(table.relation("column_stats")["null_count"].to_pylist()) == {None}
    of_manifests = table.relation("manifests")["partition_null_counts"].to_pylist()
    assert of_manifests == [{"p": None}] * 3
    assert table.plan("id IS NULL").files.num_rows == table.files().num_rows
    assert table.plan("p IS NULL").files.num_rows == 0  # the partition is known
    assert set(table.plan("id IS NULL").why()["reason"].to_pylist()) == {"null count unknown"}
    assert not table.aggregate("count(id) AS n")["n"][0].as_py()["exact"]
    assert table.reconcile().num_rows == 0


MODE = "metadata.stats-mode"
OF_C = "fields.c.stats-mode"
THIN = {"data-file.thin-mode": "true", MODE: "none"}


@pytest.mark.spec("paimon: metadata.stats-mode")
@pytest.mark.parametrize(
    ("options", "kind", "key", "length"),
    [
        ({}, "STRING", (), 16),
        ({MODE: "truncate(5)"}, "STRING", (), 5),
        ({MODE: "full"}, "STRING", (), None),
        ({MODE: "none"}, "STRING", (), None),
        ({MODE: "full", OF_C: "truncate(3)"}, "STRING", (), 3),
        ({MODE: "truncate(3)", OF_C: "full"}, "STRING", (), None),
        ({"fields.d.stats-mode": "truncate(1)"}, "STRING", (), 16),
        ({f"{MODE}.per.level": "0:none,1:truncate(4)"}, "STRING", (), 4),
        ({f"{MODE}.per.level": "nonsense"}, "STRING", (), 16),
        ({f"{MODE}.per.level": "truncate(4)"}, "STRING", (), 16),
        ({MODE: "truncate(x)"}, "STRING", (), None),
        ({}, "BYTES", (), 16),
        ({}, "INT", (), None),
        ({}, "DATE", (), None),
        # Keys are cut in any mode.
        (THIN, "STRING", ("c",), 128),
        (THIN, "STRING", (), None),
        ({MODE: "none"}, "STRING", ("c",), None),
    ],
)
def test_truncation_length_follows_stats_mode_options(options, kind, key, length):
    column = DataField(7, "c", parse_type_text(kind))
    schema = TableSchema(0, (column,), primary_keys=key, options=options)
    assert truncated_lengths([schema]).get("c") == length


def test_shortest_length_of_all_schemas_applies_to_renamed_column():
    text = parse_type_text("STRING")
    older = {"fields.old.stats-mode": "truncate(2)"}
    newer = {"fields.old.stats-mode": "truncate(1)", MODE: "full"}
    schemas = [
        TableSchema(0, (DataField(7, name, text),), options=options)
        for name, options in (("old", older), ("c", newer))
    ]
    assert truncated_lengths(schemas).get("c") == 2
