"""Conditions over entries, partitions and files: which are kept, in what order, in limited time."""

from __future__ import annotations

import threading
from itertools import product
from random import Random
from typing import Any, NamedTuple

import duckdb
import numpy as np
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.tables import column_field
from arrowmeta.paimon.buckets import HashedBuckets
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import (
    ColumnOfParts,
    Facts,
    Formula,
    LeftOut,
    RowParts,
    RowVersions,
    StatsRule,
)
from arrowmeta.predicate.tree import TRUE, Tree
from arrowmeta.pruning import evaluator
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter, hashable_rows, stats_masks
from arrowmeta.pruning.search import EntryPruner, manifest_condition
from arrowmeta.views.sql_files import macro_session, sql_files
from tests import corpus
from tests.bundled import DATA
from tests.iceberg.tables import metadata_json, schema_json, write
from tests.predicate.reading import reader_of
from tests.pruning.given_files import IN_PARTS, Given, stats_of
from tests.reference.partitions import kept_partitions

# -- entries ---------------------------------------------------------------------------------------

SCHEMA = pa.schema([
    ("content", pa.string()), ("status", pa.string()), ("file_size_in_bytes", pa.int64()),
    ("partition.p", pa.int32()), ("partition_is_known", pa.bool_()), ("spec_id", pa.int32()),
    ("bucket", pa.int32()), ("total_buckets", pa.int32()), ("schema_id", pa.int64()),
    ("level", pa.int32()), ("record_count", pa.int64()),
])  # fmt: skip
Rows = list[dict[str, Any]]


def entries(**choices: list[Any]) -> Rows:
    """Entries with every combination of these values; some file sizes are unknown."""
    return [
        {"content": "data", "file_size_in_bytes": (1 << at % 40) if at % 7 else None}
        | dict(zip(choices, values, strict=True))
        for at, values in enumerate(product(*choices.values()))
    ]


def check(
    conditions: dict[int | None, Tree], others: tuple[Any, ...], rows: Rows, *steps: Rows
) -> None:
    """Compare the rows that are kept of two batches, and the counts after each step."""
    database = Evaluator()
    pruner = EntryPruner(database, PartitionFilter(conditions, database), *others)
    table = pa.Table.from_pylist(rows, SCHEMA).select(pruner.columns)
    middle = len(rows) // 3
    found: list[bool] = []
    for part in (table.slice(0, middle), table.slice(middle)):
        found += pruner(part.combine_chunks().to_batches()[0]).tolist()
    assert [row for row, is_kept in zip(rows, found, strict=True) if is_kept] == steps[-1]
    for count, of in zip(pruner.counts, steps, strict=False):
        size = sum(row["file_size_in_bytes"] or 0 for row in of)
        assert (count.entries, count.bytes) == (len(of), size)


@pytest.mark.parametrize("left_out", [LeftOut(*one) for one in product((False, True), repeat=2)])
@pytest.mark.parametrize("hashes", [None, set(), {3}, {-7, 2}])
def test_entries_of_other_buckets_are_pruned_but_unknown_ones_kept(left_out, hashes):
    choice = None if hashes is None else HashedBuckets(frozenset(hashes), frozenset({1, 2}))
    rows = entries(
        bucket=[None, -2, -1, 0, 1, 2], total_buckets=[None, -1, 0, 1, 2, 3],
        schema_id=[None, -1, 0, 1, 2], level=[None, 0, 1, 2],
    )  # fmt: skip

    def is_wanted(row: dict[str, Any]) -> bool:
        total, bucket = row["total_buckets"] or 0, row["bucket"]
        if left_out.level_zero and row["level"] == 0:
            return False
        if left_out.unassigned_buckets and bucket is not None and bucket < 0:
            return False
        if hashes is None or row["schema_id"] not in (1, 2) or total <= 0 or bucket is None:
            return True
        return bucket in {one % total for one in hashes}

    check({}, (choice, left_out), rows, rows, rows, [row for row in rows if is_wanted(row)])


TRUTHS = {"p = 1": [1], "p > 1": [2], "p IS NULL": [None], None: [None, 0, 1, 2]}


@pytest.mark.parametrize("has_stats", [False, True])
@pytest.mark.parametrize(
    "texts",
    [{None: "p = 1"}, {0: "p = 1"}, {0: "p = 1", 1: "p > 1"}, {0: "p IS NULL", 1: None}, {0: None}],
)
def test_entries_are_pruned_by_partition_condition_of_their_spec(texts, has_stats):
    reader = reader_of(p=pa.int32())
    conditions = {spec: TRUE if text is None else reader.read(text) for spec, text in texts.items()}
    rows = entries(
        content=["data", "position_deletes"], spec_id=[None, -1, 0, 1, 2],
        partition_is_known=[True, False], record_count=[1, 2], **{"partition.p": [None, 0, 1, 2]},
    )  # fmt: skip
    data = [row for row in rows if row["content"] == "data"]
    kept = [
        row
        for row in data
        if row["partition.p"] in TRUTHS[texts.get(row["spec_id"], texts.get(None))]
        or (row["partition.p"] is None and not row["partition_is_known"])
    ]
    if has_stats:
        stats = StatsRule(("record_count",), Formula("record_count > 1"))
        left = [row for row in kept if row["record_count"] > 1]
        check(conditions, (None, LeftOut(), stats), rows, data, kept, kept, left)
    else:
        check(conditions, (None, LeftOut(), None), rows, data, kept, kept)


# -- partitions ------------------------------------------------------------------------------------

VALUES = pa.array([None, 0, 1], pa.int32())
FLOATS = pa.array([0.0, -0.0, float("nan"), -float("nan"), 1.5, None])
READER = reader_of(i=pa.int32(), f=pa.float64())


@pytest.mark.parametrize(("where", "may_match"), [
    ("CAST(i AS DOUBLE) = 0.5", "   "), ("CAST(i AS DOUBLE) NOT IN (0.5, 1.5)", " yy"),
    ("i <= 0.5", " y "), ("i IN (1, 1.5)", "  y"), ("CAST(i AS DOUBLE) IS NOT NULL", " yy"),
    ("CAST(i AS DOUBLE) IS NULL", "y  "), ("i IS NULL", "y  "), ("i IN (1, 2)", "  y"),
    ("i % 2 = 1", "  y"), ("random() > i", "yyy"), ("i = 1 AND random() > i", "  y"),
    ("f = 0", "yy    "), ("isnan(f)", "  yy  "), ("f > 1.5", "  yy  "), ("f <> 0", "  yyy "),
])  # fmt: skip
def test_partitions_that_may_match(where, may_match):
    values = {"f": FLOATS} if len(may_match) > 3 else {"i": VALUES}
    found = kept_partitions(READER.read(where), values).tolist()
    assert found == [one == "y" for one in may_match]


@pytest.mark.parametrize("where", ["i = 7", "i IS NOT NULL", "i NOT IN (0, 1)", "NOT i < 7"])
def test_unreadable_partition_value_may_match(where):
    tree, values = READER.read(where), {"i": pa.array([None, None, 0, 1], pa.int32())}
    of_nulls = kept_partitions(tree, values)
    found = kept_partitions(tree, values, [False, True, False, True])
    assert (found.tolist(), of_nulls[0]) == ([True, *of_nulls[1:]], False)


@pytest.mark.parametrize("values", [
    pa.array([1, -1, 2**62, -(2**62), None], pa.int64()).cast(pa.timestamp("us")),
    pa.array([1, -1, 2**63 - 1, -(2**63) + 1, None], pa.int64()).cast(pa.timestamp("ns")),
    pa.array([1, -1, 2**31 - 2, -(2**31) + 2, None], pa.int32()).cast(pa.date32()),
    pa.array([b"\xff", b"", b"\x00", b"ab", None], pa.binary()),
    pa.array([b"\xff" * 4, b"\x00" * 4, b"abcd", b"abce", None], pa.binary(4)),
    pa.array([1.5, float("inf"), -0.0, 2.0, None], pa.float32()),
    pa.array([True, False, True, False, None]),
], ids=lambda values: str(values.type))  # fmt: skip
def test_partition_values_of_every_type_are_distinguished(values):
    """Python cannot represent some of them."""
    for part in (values, values.slice(1)):
        assert len(set(hashable_rows([part]))) == len(part.unique())


def test_partition_is_evaluated_once_by_several_threads():
    asked: list[int] = []

    class Counted(Evaluator):
        def mask(self, condition, files):
            asked.append(files.num_rows)
            return super().mask(condition, files)

    judged = PartitionFilter({None: READER.read("i % 2 = 1")}, Counted())
    flags = pa.array([True] * 3)
    batch = pa.RecordBatch.from_arrays([VALUES, flags], ["partition.i", "partition_is_known"])
    threads = [threading.Thread(target=judged, args=(batch,)) for _ in range(4)]
    for step in (threading.Thread.start, threading.Thread.join):
        for one in threads:
            step(one)
    assert sum(asked) == 3


# -- order and time --------------------------------------------------------------------------------


def test_flags_are_in_the_order_of_the_files_whatever_the_order_of_the_answer():
    files = pa.table({"size": [5, 1, 4, 2, 3]})
    query = "SELECT place, size > 2 AS kept FROM files ORDER BY size"
    assert Evaluator().flags(query, files)["kept"].tolist() == [True, False, True, False, True]
    # In many batches, and in several steps.
    sizes = np.random.default_rng(0).permutation(100_000)
    batches = [pa.record_batch({"size": part}) for part in np.array_split(sizes, 40)]
    mask = Evaluator().mask(Formula("size % 3 = 0"), pa.Table.from_batches(batches))
    assert (mask == (sizes % 3 == 0)).all()


#: False for every row, after 20,000 steps.
SLOW = "list_sum(list_transform(range(20000), lambda x: x % (n + 2))) < 0"


def test_what_is_not_evaluated_in_time_may_match(monkeypatch):
    table = arrowmeta.open(DATA / "append_partition_types")
    column = table.specs()["source_column"][0].as_py()
    condition = f"length(CAST({column} AS VARCHAR)) > 1000"
    assert len(table.plan(condition)) == 0
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 1e-9)
    rows = pa.table({"n": pa.array(range(2000), pa.int64())})
    first = evaluator._FIRST_ROWS
    kept = Evaluator().mask(Formula(SLOW), rows)
    assert kept.tolist() == [False] * first + [True] * (2000 - first)
    monkeypatch.undo()
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 0)
    assert len(table.plan(condition)) == table.files().num_rows > 0


# -- conditions of every type and transform --------------------------------------------------------

MOMENT = "2024-05-03 10:00:00"
LITERALS = {
    "boolean": "true", "int": "7", "long": "7", "float": "7.5", "double": "7.5",
    "decimal(12, 2)": "7.50", "date": "DATE '2024-05-03'", "time": "TIME '10:00:00'",
    "timestamp": f"TIMESTAMP '{MOMENT}'", "timestamptz": f"TIMESTAMPTZ '{MOMENT}+00'",
    "timestamp_ns": f"TIMESTAMP '{MOMENT}'", "string": "'a'", "binary": "'\\xAA'::BLOB",
    "uuid": "'00000000-00f1-ab30-ffff-fffffffff830'", "fixed[4]": "'\\xAA\\x00\\x00\\x01'::BLOB",
}  # fmt: skip
TRANSFORMS = (
    "identity", "bucket[5]", "truncate[7]", "year", "month", "day", "hour", "void", "unheard_of",
)  # fmt: skip
CONDITIONS = (
    "c1 = {}", "c1 <> {}", "c1 < {}", "c1 >= {}", "c1 IN ({0}, {0})", "c1 NOT IN ({0}, {0})",
    "c1 BETWEEN {0} AND {0}", "c1 IS NULL", "c1 IS NOT NULL", "NOT (c1 = {} OR c1 IS NULL)",
)  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("kind", "transform"), corpus.sample([*product(LITERALS, TRANSFORMS)], 30))
def test_conditions_bind_for_type_and_transform(tmp_path, kind, transform):
    field = {"source-id": 1, "field-id": 1000, "name": "p", "transform": transform}
    spec = {"spec-id": 0, "fields": [field]}
    changes: dict[str, Any] = {"schemas": [schema_json(kind)], "partition-specs": [spec]}
    write(tmp_path, "v1.metadata.json", metadata_json(0, **changes))
    write(tmp_path, "version-hint.text", "1")
    source = arrowmeta.open(tmp_path).source
    rules, database = source.rules, Evaluator()
    reader = reader_of(*((field.name, field.type) for field in rules.columns))
    trees = [reader.read(condition.format(LITERALS[kind])) for condition in CONDITIONS]
    asked = ", ".join(manifest_condition(rules, tree).sql for tree in trees)
    manifests = source.schema_of("manifests").empty_table()
    answer = database.ask(f"SELECT {asked} FROM m", m=manifests)
    assert set(answer.schema.types) == {pa.bool_()}
    for tree in trees:
        rule = rules.stats_rule(tree)
        fields = [column_field(source.schema_of("entries"), name) for name in rule.columns]
        assert not len(stats_masks(pa.schema(fields).empty_table(), rule, database)[0])


# -- many plans ------------------------------------------------------------------------------------

IDS = [{"first_row_id": at, "max_sequence_number": at} for at in (0, 2, 4, 4)]
FILES = [
    stats_of("i", lower, upper, file_size_in_bytes=size, level=level, bucket=bucket, **ids)
    for (lower, upper, size, level, bucket), ids in zip((
        (1, 2, 10, 0, 0), (5, 9, 200, 1, 0), (20, 30, 4_000, 0, 1), (6, 7, 50_000, 1, 2),
    ), IDS, strict=True)
]  # fmt: skip
LATE = [stats_of("d", *days) for days in ((2**31 - 2, 2**31 - 2), (0, 5), (20_000, 20_001))]


@pytest.mark.parametrize(("key", "options"), [
    ("", {}), ("k", {}), ("k", {"merge-engine": "aggregation"}), ("", IN_PARTS),
], ids=["rows", "versions", "aggregated", "parts"])  # fmt: skip
def test_plan_many_keeps_same_files_as_single_plans(key, options):
    """Tables whose files are judged one by one, or in groups with the same rows."""
    predicates = ["i = 1", "i > 9", "i < 3", "I>100", "i = 6", "i = 25", "i > 5", "i > 19.25"]
    alone, together = Given(*FILES, key=tuple(key), options=options).many(predicates)
    assert together == alone
    assert len(set(alone)) > 3


def test_plan_many_compares_each_literal_in_its_own_type():
    # Dates beyond the range of timestamps.
    predicates = [f"d < TIMESTAMP '{year}-01-01 12:00:00'" for year in (1960, 1971, 2025)]
    alone, together = Given(*LATE).many([*predicates, "d < '1971-01-01'"])
    assert together == alone == [(0, 0), (1, 1), (2, 2), (1, 1)]
    # As DOUBLE, the type of the second literal, the first would equal the file's only value.
    given = Given(stats_of("b", 2**53, 2**53), columns=pa.schema([("b", pa.int64())]))
    alone, together = given.many([f"b <> {2**53 + 1}", "b <> 1e0", "b <> 1.5"])
    assert together == alone == [(1, 1)] * 3


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ['say "a"', '"', '""', "it's", "a.b", "a\nb", " ", "日本"])
def test_plan_many_finds_columns_with_special_characters(name):
    """SQL doubles quotes in names: a column with a quote was not found in the query."""
    columns = pa.schema([pa.field(name, pa.int32())])
    given = Given(*(stats_of(name, at, at) for at in (1, 9)), columns=columns)
    quoted = '"' + name.replace('"', '""') + '"'
    asked = [f"{quoted} {one}" for one in ("= 1", "> 0", "IS NULL", "IN (9, 10)")]
    alone, together = given.many(asked)
    assert together == alone == [(1, 1), (2, 2), (0, 0), (1, 1)]


def test_bounds_of_columns_that_differ_in_case_are_not_confused():
    both = {"lower_bounds": {"A": 1, "a": 9}, "upper_bounds": {"A": 1, "a": 9}}
    given = Given(both, columns=pa.schema([("A", pa.int32()), ("a", pa.int32())]))
    asked = ("A = 1", "a = 9", "A = 1 AND a = 9")
    assert [given.kept(where) for where in asked] == [[0], [0], [0]]


# -- files with versions or parts of the same rows: all small groups, and which files are kept -----


class File(NamedTuple):
    """A file, and whether its own statistics keep it, and show that all its rows match."""

    level: int
    alone: bool
    whole: bool


ALL_FILES = [File(*one) for one in product((0, 1, 2), (True, False), (True, False))]
GROUPS = [list(files) for n in (1, 2, 3) for files in product(ALL_FILES, repeat=n)]


def kept_of_group(files: list[File], combines: bool, in_any_bucket: bool) -> list[bool]:
    """Which files of a group are kept, by the rules of `RowVersions`."""
    left = [file for file in files if file.alone]
    levels = {file.level for file in left}
    if (len(left) == 1 and not in_any_bucket) or (len(levels) == 1 and 0 not in levels):
        return [file.alone and file.whole for file in files]
    return [file.alone and (combines or any(one.whole for one in left)) for file in files]


def answers(rows: Rows, *options: bool) -> tuple[list[bool], list[bool]]:
    rule = StatsRule((), formula.column("a"), RowVersions(formula.column("w"), *options))
    kept, for_group = stats_masks(pa.Table.from_pylist(rows), rule, Evaluator())
    return kept.tolist(), for_group.tolist()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("in_any_bucket", [True, False])
@pytest.mark.parametrize("combines", [True, False])
@pytest.mark.parametrize("apart", ["partition_bytes", "bucket"])
def test_files_with_versions_of_rows_are_kept_together(combines, in_any_bucket, apart):
    if apart == "bucket" and in_any_bucket:
        apart = "partition_bytes"
    rows: Rows = []
    kept: list[bool] = []
    for number, files in enumerate(GROUPS):
        kept += kept_of_group(files, combines, in_any_bucket)
        place = {"partition_bytes": 0, "bucket": 0, apart: number}
        for level, alone, whole in files:
            rows.append({"place": len(rows), **place, "level": level, "a": alone, "w": whole})
    for_group = [one and not row["w"] for one, row in zip(kept, rows, strict=True)]
    assert answers(rows, combines, in_any_bucket) == (kept, for_group)


def test_files_of_other_buckets_have_other_rows_unless_in_any_bucket():
    place = {"partition_bytes": 0, "level": 0, "a": True}
    rows = [place | {"place": at, "bucket": at, "w": at == 0} for at in (0, 1)]
    for in_any_bucket in (True, False):
        assert answers(rows, False, in_any_bucket)[0] == [True, in_any_bucket]


class Part(NamedTuple):
    """A file with a range of row ids, and whether it has the column."""

    start: int | None
    count: int | None
    has_column: bool
    sequence: int | None
    is_apart: bool

    @property
    def end(self) -> int:
        return (self.start or 0) + (1 << 62) - 1 if self.count is None else self.start + self.count


PARTS = [
    Part(*one)
    for one in product((0, 1, None), (1, 2, None), (True, False), (1, 2, None), (False, True))
    if one[2] or one[3:] == (1, False)
]


def ranges(parts: list[Part]) -> list[list[Part]]:
    """Group files into ranges of overlapping row ids."""
    found: list[list[Part]] = [[one] for one in parts if one.start is None]
    end = 0
    for one in sorted((one for one in parts if one.start is not None), key=lambda one: one[0]):
        if not found or found[-1][0].start is None or one.start >= end:
            found.append([])
        found[-1].append(one)
        end = max(one.end, end)
    return found


def told(parts: list[Part]) -> tuple[int | None, int | None, int | None]:
    """The column's statistics in a range: the sequence as a bound, the nulls, and the rows."""
    if parts[0].start is None:
        return None, None, None
    start, end = min(one.start for one in parts), max(one.end for one in parts)
    having = [one for one in parts if one.has_column]
    if not having:
        return None, end - start, end - start
    newest = max(having, key=lambda one: one.sequence or 0)
    is_known = (
        not any(one.is_apart or one.sequence is None for one in having)
        and sum(one.sequence == newest.sequence for one in having) == 1
        and (newest.start, newest.end) == (start, end)
    )
    return newest.sequence if is_known else None, 7 if is_known else None, end - start


def test_range_uses_column_statistics_of_its_newest_file():
    random = Random(1)
    groups = [[one] for one in PARTS]
    groups += [random.choices(PARTS, k=random.choice((2, 2, 3, 4))) for _ in range(1000)]
    rows = []
    for number, parts in enumerate(groups):
        for some in ranges(parts):
            bound, nulls, count = told(some)
            for one in some:
                rows.append(
                    {"place": len(rows), "bucket": number % 2}
                    | {"partition_bytes": number // 2, "w": len(rows) % 3 == 0}
                    | {"first_row_id": one.start, "record_count": one.count}
                    | {"there": one.has_column, "large": one.is_apart, "s": one.sequence}
                    | {"bound": bound, "nulls": nulls, "count": count}
                )
    random.shuffle(rows)
    facts = Facts(*map(Formula, ("s", "s + 10", "7", "0", "1")))
    column = ColumnOfParts("part", facts, "there", "s")
    wanted = {"lower": "bound", "upper": "bound + 10", "nulls": "nulls"}
    known = [
        f"(column_parts.part).{name} IS NOT DISTINCT FROM known.{of}" for name, of in wanted.items()
    ]
    matches = " AND ".join([*known, "range_rows IS NOT DISTINCT FROM known.count"])
    parts = RowParts((column,), Formula(matches), Formula("w"), "large")
    query = parts.judged("files")
    with macro_session(query) as connection:
        connection.register("files", pa.Table.from_pylist(rows))
        found = connection.sql(f"FROM {query} ORDER BY place").to_arrow_table()
    assert [rows[at] for at, kept in enumerate(found["kept"].to_pylist()) if not kept] == []
    assert found["kept_for_group"].to_pylist() == [place % 3 > 0 for place in range(len(rows))]


def test_files_of_equal_row_id_ranges_are_one_range_despite_threads():
    """With several threads, DuckDB orders files of the same range differently each time."""
    n_ranges, n_files = 10, 50_000
    place = np.arange(n_files)
    rows = {"first_row_id": place % n_ranges, "record_count": np.ones_like(place), "place": place}
    rows |= dict.fromkeys(("partition_bytes", "bucket"), np.zeros_like(place))
    parts = RowParts(
        (), Formula("range_start = first_row_id AND range_rows = 1"), formula.TRUE, "false"
    )
    with duckdb.connect(config={"threads": 4}) as connection:
        for file in sql_files():
            if file.folder in ("macros", "pruning"):
                connection.execute(file.definition)
        connection.register("files", pa.table(rows))
        query = f"SELECT count(*) FROM {parts.judged('files')} WHERE kept"
        assert connection.execute(query).fetchone() == (n_files,)
