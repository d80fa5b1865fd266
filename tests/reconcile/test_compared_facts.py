"""Columns and options that `compare` takes into account, over rows defined in the test."""

import math
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pyarrow as pa
import pytest

from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.reconcile.comparison import (
    compare_sources,
    is_published,
    keeps_first_rows,
    published_levels,
    publishes_vectors,
)
from tests.sql.given_source import GivenSource

KEY = pa.struct([pa.field("k", pa.int32())])
SHAPE = TableShape(partition=pa.struct([pa.field("p", pa.int32())]), primary_key=KEY, columns=KEY)


@dataclass
class Given(GivenSource):
    """A source with the same files at each of its snapshots."""

    @property
    def storage(self):
        return SimpleNamespace(location="/t", root="/t", moved_from=None)

    def at_snapshot(self, snapshot_id):
        return replace(self, snapshot_id=snapshot_id)


def given(entries=(), table_format="paimon", *, snapshots=None, shape=SHAPE, **more):
    times = {1: 0} if snapshots is None else snapshots
    rows = {
        "entries": list(entries),
        "snapshots": [
            {
                "snapshot_id": one,
                "committed_at": at if at is None else datetime.fromtimestamp(at, UTC),
            }
            for one, at in times.items()
        ],
    }
    replayed = table_format == "paimon"
    more = {"snapshot_id": max(times, default=None)} | more
    return Given(rows, shape, table_format, deletes_are_replayed=replayed, **more)


def differences(a, b):
    rows = compare_sources(a, b).to_pylist()
    return sorted(((row["difference"], row["a"], row["b"]) for row in rows), key=repr)


FACTS = (
    "spec_id", "bucket", "total_buckets", "level", "record_count", "delete_record_count",
    "file_size_in_bytes", "schema_id", "sequence_number", "file_sequence_number",
    "min_sequence_number", "max_sequence_number", "first_row_id", "sort_order_id",
    "content_size_in_bytes", "partition.p", "min_key.k", "max_key.k", "value_counts.k",
    "null_value_counts.k", "nan_value_counts.k", "lower_bounds.k", "upper_bounds.k",
)  # fmt: skip
#: By column: two values, and their text.
OF_READERS = {
    "file_format": ("parquet", "orc", "parquet", "orc"),
    "write_cols": (["k", "v"], ["k"], "k, v", "k"), "extra_files": (["a.index"], [], "a.index", ""),
    "embedded_index": (b"\1", b"\2", "01", "02"), "split_offsets": ([4, 99], [4], "4, 99", "4"),
    "equality_ids": ([1], [1, 2], "1", "1, 2"), "key_metadata": (b"\1", b"\2", "01", "02"),
    "upper_bounds": ({"x": 0.0}, {"x": -0.0}, "0", "-0"),
}  # fmt: skip


def test_compare_reports_each_differing_file_column():
    def files(value):
        # Column sizes in bytes are not compared.
        pairs = [fact.partition(".")[::2] for fact in (*FACTS, "column_sizes.k")]
        return given(
            {"file_path": f"/t/{root}{name}", root: {name: value} if name else value}
            for root, name in pairs
        )

    one, other, unknown = map(files, (1, 2, None))
    for a, b, texts in (
        (one, other, ("1", "2")),
        (one, unknown, ("1", None)),
        (unknown, one, (None, "1")),
    ):
        assert differences(a, b) == [(fact, *texts) for fact in sorted(FACTS)]


def test_compare_reports_differences_in_formats_ids_and_bounds():
    def files(at):
        files = [
            {"lower_bounds": {"x": math.nan}, "file_path": f"/t/{fact}"}
            | {fact: values[at] if at < 2 else None}
            for fact, values in OF_READERS.items()
        ]
        return given(files, shape=TableShape(columns=pa.struct([("x", pa.float64())])))

    def told(a, b):
        return sorted(
            (fact.replace("bounds", "bounds.x"), (*texts, None)[a], (*texts, None)[b])
            for fact, (_, _, *texts) in OF_READERS.items()
        )

    one, other, unknown = map(files, range(3))
    assert differences(one, one) == []
    assert differences(one, other) == told(0, 1)
    assert differences(other, unknown) == told(1, 2)


def test_compare_supports_columns_of_any_type():
    ints, texts = pa.list_(pa.int32()), pa.map_(pa.string(), pa.string())
    kinds = [ints, pa.list_(KEY), pa.list_(ints), pa.list_(texts), texts, KEY, pa.null()]
    columns = [pa.field(f"nested_{at}", kind) for at, kind in enumerate(kinds)]

    def of(kind, value):
        shape = TableShape(columns=pa.struct([*columns, ("x", kind)]))
        return given([{"lower_bounds": {"x": value}}], shape=shape)

    assert differences(of(pa.int32(), 1), of(pa.string(), "1")) == []
    found = differences(of(pa.int32(), 1), of(pa.string(), "2"))
    assert found == [("lower_bounds.x", "1", "2")]


def test_columns_are_compared_by_id_and_types_within_one_format():
    def of(name, kind, field_id):
        metadata = {FIELD_ID: field_id} if field_id else None
        return replace(given(), schema=pa.schema([pa.field(name, kind, True, metadata)]))

    column, other_type = of("k", pa.int32(), b"1"), of("k", pa.int64(), b"1")
    renamed = of("n", pa.int32(), b"1")
    for other, found in (
        (other_type, [("column", "k int32", "k int64")]),
        (replace(other_type, format="iceberg"), []),
        (renamed, [("column", "k int32", "n int32")]),
        (replace(renamed, format="iceberg"), [("column", "k", "n")]),
        *((of(name, pa.int32(), field_id),
           [("column", "k int32", None), ("column", None, f"{name} int32")])
          for name, field_id in (("k", b"2"), ("n", None))),
    ):  # fmt: skip
        assert differences(column, other) == found


def test_compare_sorts_files_and_does_not_depend_on_their_order():
    entries = [{"file_path": f"/t/{n}", "record_count": n} for n in range(4)]
    # Files that are live twice are identified by their level.
    for same in (entries, [{"level": at, "record_count": at} for at in (1, 2)]):
        assert differences(given(same), given(same[::-1])) == []
    one, other = (
        given({"file_path": f"/t/{name}", "record_count": rows} for name in "cabed")
        for rows in (1, 2)
    )
    for beside in (other, given()):
        assert compare_sources(one, beside)["subject"].to_pylist() == [*"abcde"]
    assert differences(given([{}]), given()) == [("file", "unknown rows, unknown bytes", None)]


PAIMON = given(snapshots=dict.fromkeys((1, 3, 5, 6), 0), snapshot_id=5)
ICEBERG = given((), "iceberg", snapshots=dict.fromkeys((1, 2, 3, 4, 6), 0), snapshot_id=4)
EMPTY = given((), "iceberg", snapshots={})


@pytest.mark.parametrize(("a", "b", "sides", "detail"), [
    (PAIMON, ICEBERG, ("snapshot 5", None),
     "has no snapshot 5, its latest is 6; files are compared at 3"),
    (EMPTY, PAIMON, (None, "snapshot 5"), "it has none; files are not compared"),
    (given(snapshots={}), given((), "iceberg"), (None, "snapshot 1"),
     "it has none; files are not compared"),
])  # fmt: skip
def test_compare_uses_the_latest_common_snapshot(a, b, sides, detail):
    (row,) = compare_sources(a, b).to_pylist()
    assert (row["a"], row["b"]) == sides
    assert row["detail"].endswith(detail)


AT = "1970-01-01T00:00:00.000+00:00"
UNKNOWN, UNKNOWN_ICEBERG = (given((), one, snapshots={1: None}) for one in ("paimon", "iceberg"))
NONE, OF_ICEBERG = given(snapshot_id=None), given((), "iceberg")


@pytest.mark.parametrize(("a", "b", "expected"), [
    # A snapshot of Iceberg is not older than the commit of Paimon that published it.
    *((given(snapshots={1: 9}), given((), kind, snapshots={1: 9 + later}), ["committed_at"] * n)
      for kind, later, n in (
          ("iceberg", -1, 1), ("iceberg", 0, 0), ("iceberg", 1, 0),
          ("paimon", -1, 1), ("paimon", 0, 0), ("paimon", 1, 1),
      )),
    # A missing snapshot or commit time differs from a known one.
    (given(snapshots={}), EMPTY, []), (NONE, NONE, []), (UNKNOWN, UNKNOWN, []),
    (given(), NONE, [("snapshot", "1", None)]), (UNKNOWN, UNKNOWN_ICEBERG, []),
    *((given(), one, [("committed_at", AT, None)]) for one in (UNKNOWN, UNKNOWN_ICEBERG)),
    *((one, OF_ICEBERG, [("committed_at", None, AT)]) for one in (UNKNOWN, UNKNOWN_ICEBERG)),
])  # fmt: skip
def test_snapshots_and_commit_times_are_compared(a, b, expected):
    found = differences(a, b)
    assert found == expected or [row[0] for row in found] == expected


VECTORS = {
    "deletion-vectors.enabled": "true", "deletion-vectors.bitmap64": "TRUE",
    "metadata.iceberg.format-version": "3",
}  # fmt: skip


@pytest.mark.parametrize(("options", "levels"), [
    ({}, range(5, 6)), ({"num-levels": "3"}, range(2, 3)), ({"num-levels": "many"}, range(5, 6)),
    ({"num-sorted-run.compaction-trigger": "2"}, range(2, 3)),
    ({"num-sorted-run.compaction-trigger": "2", "num-levels": "7"}, range(6, 7)),
    (VECTORS, range(1, 6)), (VECTORS | {"metadata.iceberg.format-version": "2"}, range(5, 6)),
    (VECTORS | {"deletion-vectors.enabled": "false"}, range(5, 6)),
    *(({k: v for k, v in VECTORS.items() if part not in k}, range(5, 6))
      for part in ("bitmap", "version")),
])  # fmt: skip
def test_published_levels_depend_on_options(options, levels):
    assert published_levels(given(options=options)) == levels
    assert publishes_vectors(options) == (levels.start == 1)
    assert published_levels(given(options=options, shape=TableShape())) is None


PLAIN = {"content": "data", "partition_bytes": b"p", "bucket": 0, "delete_record_count": None}


@pytest.mark.parametrize(("changed", "is_kept", "is_kept_of_first_rows"), [
    ({}, False, False), ({"level": 1}, False, True), ({"min_key": {"k": 3}}, True, True),
    ({"min_key": {"k": 2}}, False, False), ({"max_key": {"k": 1}}, False, False),
    ({"max_key": {"k": 0}}, True, True), ({"bucket": 1}, True, True),
    ({"partition_bytes": b"q"}, True, True),
    ({"bucket": 1, "delete_record_count": 1}, False, False),
    ({"bucket": 1, "delete_record_count": 0}, True, True),
    ({"bucket": 1, "content": "deletion_vector"}, False, False),
])  # fmt: skip
def test_lower_level_file_is_published_unless_keys_overlap(changed, is_kept, is_kept_of_first_rows):
    first = PLAIN | {"level": 5, "min_key": {"k": 1}, "max_key": {"k": 2}}
    second = PLAIN | {"level": 0, "min_key": {"k": 0}, "max_key": {"k": 9}} | changed
    files = pa.Table.from_pylist([first, second])
    for listed in (True, False):
        for keys_are_disjoint, kept in ((False, is_kept), (True, is_kept_of_first_rows)):
            found = is_published(files, pa.array([True, listed]), range(5, 6), keys_are_disjoint)
            assert found.to_pylist() == [True, kept and listed]


def test_key_overlap_with_a_non_adjacent_file_is_detected():
    files = [
        PLAIN
        | {"level": 0, "delete_record_count": 0, "min_key": {"k": least}, "max_key": {"k": most}}
        for least, most in ((1, 9), (3, 4), (5, 6), (10, 11))
    ]
    found = is_published(pa.Table.from_pylist(files), pa.array([True] * 4), range(5, 6), False)
    assert found.to_pylist() == [False, False, False, True]


def test_first_row_merge_engine_keeps_first_rows():
    assert keeps_first_rows(given(options={"merge-engine": "First-Row"}))
    assert not keeps_first_rows(given())
