"""Columns and options that `compare` takes into account, over rows defined in the test."""

import math
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

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


def given(entries, table_format="paimon", **more):
    snapshots = more.pop("snapshots", {1: 0})
    rows = {
        "entries": entries,
        "snapshots": [
            {"snapshot_id": one, "committed_at": datetime.fromtimestamp(at, UTC)}
            for one, at in snapshots.items()
        ],
    }
    is_paimon = table_format == "paimon"
    return Given(
        rows,
        more.pop("shape", SHAPE),
        table_format,
        deletes_are_replayed=is_paimon,
        snapshot_id=more.pop("snapshot_id", max(snapshots)),
        **more,
    )


def differences(a, b):
    rows = compare_sources(a, b).to_pylist()
    return sorted(((row["difference"], row["a"], row["b"]) for row in rows), key=repr)


FACTS = (
    *("spec_id", "bucket", "total_buckets", "level", "record_count", "delete_record_count"),
    *("file_size_in_bytes", "schema_id", "sequence_number", "file_sequence_number"),
    *("min_sequence_number", "max_sequence_number", "first_row_id", "sort_order_id"),
    *("content_size_in_bytes", "partition.p", "min_key.k", "max_key.k"),
    *("value_counts.k", "null_value_counts.k", "nan_value_counts.k"),
    *("lower_bounds.k", "upper_bounds.k"),
)


def test_compare_reports_each_differing_file_column():
    def files(value):
        # Column sizes in bytes are not compared.
        pairs = [fact.partition(".")[::2] for fact in (*FACTS, "column_sizes.k")]
        return given(
            [
                {"file_path": f"/t/{root}{name}", root: {name: value} if name else value}
                for root, name in pairs
            ]
        )

    one, other, unknown = map(files, (1, 2, None))
    assert differences(one, other) == [(fact, "1", "2") for fact in sorted(FACTS)]
    assert differences(one, unknown) == [(fact, "1", None) for fact in sorted(FACTS)]
    assert differences(unknown, one) == [(fact, None, "1") for fact in sorted(FACTS)]


#: By column: two values, and their text.
OF_READERS: dict[str, tuple[Any, Any, str, str]] = {
    "file_format": ("parquet", "orc", "parquet", "orc"),
    "write_cols": (["k", "v"], ["k"], "k, v", "k"),
    "extra_files": (["a.index"], [], "a.index", ""),
    "embedded_index": (b"\1", b"\2", "01", "02"),
    "split_offsets": ([4, 99], [4], "4, 99", "4"),
    "equality_ids": ([1], [1, 2], "1", "1, 2"),
    "key_metadata": (b"\1", b"\2", "01", "02"),
    "upper_bounds": ({"x": 0.0}, {"x": -0.0}, "0", "-0"),
}


def test_compare_reports_differences_in_formats_ids_and_bounds():
    def files(at):
        shape = TableShape(columns=pa.struct([("x", pa.float64())]))
        nan = {"lower_bounds": {"x": math.nan}}
        facts = {fact: values[at] if at < 2 else None for fact, values in OF_READERS.items()}
        files = [nan | {"file_path": f"/t/{fact}", fact: facts[fact]} for fact in facts]
        return given(files, shape=shape)

    def told(a, b):
        names = {fact: fact.replace("bounds", "bounds.x") for fact in OF_READERS}
        texts = {fact: (*values[2:], None) for fact, values in OF_READERS.items()}
        return sorted((names[fact], texts[fact][a], texts[fact][b]) for fact in OF_READERS)

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
    def of(name, kind, field_id, *more):
        metadata = {FIELD_ID: field_id} if field_id else None
        return replace(given([], *more), schema=pa.schema([pa.field(name, kind, True, metadata)]))

    column = of("k", pa.int32(), b"1")
    other_type = of("k", pa.int64(), b"1")
    assert differences(column, other_type) == [("column", "k int32", "k int64")]
    assert differences(column, replace(other_type, format="iceberg")) == []
    renamed = of("n", pa.int32(), b"1")
    assert differences(column, renamed) == [("column", "k int32", "n int32")]
    assert differences(column, replace(renamed, format="iceberg")) == [("column", "k", "n")]
    for other in (of("k", pa.int32(), b"2"), of("n", pa.int32(), None)):
        name = f"{other.schema.names[0]} int32"
        assert differences(column, other) == [("column", "k int32", None), ("column", None, name)]


def test_compare_does_not_depend_on_the_order_of_files():
    entries = [{"file_path": f"/t/{n}", "record_count": n} for n in range(4)]
    assert differences(given(entries), given(entries[::-1])) == []
    # Files that are live twice are identified by their level.
    twice = [{"level": 1, "record_count": 1}, {"level": 2, "record_count": 2}]
    assert differences(given(twice), given(twice[::-1])) == []


def test_files_of_one_difference_are_sorted():
    one, other = (
        given([{"file_path": f"/t/{name}", "record_count": rows} for name in "cabed"])
        for rows in (1, 2)
    )
    assert compare_sources(one, other)["subject"].to_pylist() == [*"abcde"]
    assert compare_sources(one, given([]))["subject"].to_pylist() == [*"abcde"]


def test_file_with_null_counts_is_reported_with_unknown_counts():
    assert differences(given([{}]), given([])) == [("file", "unknown rows, unknown bytes", None)]


def test_compare_uses_the_latest_common_snapshot():
    paimon = given([], snapshots=dict.fromkeys((1, 3, 5, 6), 0), snapshot_id=5)
    iceberg = given([], "iceberg", snapshots=dict.fromkeys((1, 2, 3, 4, 6), 0), snapshot_id=4)
    (row,) = compare_sources(paimon, iceberg).to_pylist()
    assert (row["a"], row["b"]) == ("snapshot 5", None)
    assert row["detail"].endswith("has no snapshot 5, its latest is 6; files are compared at 3")
    empty = given([], "iceberg", snapshot_id=None)
    empty.rows["snapshots"].clear()
    (row,) = compare_sources(empty, paimon).to_pylist()
    assert (row["a"], row["b"]) == (None, "snapshot 5")
    assert row["detail"].endswith("it has none; files are not compared")
    first = given([], "iceberg")
    empty = replace(empty, format="paimon")
    (row,) = compare_sources(empty, first).to_pylist()
    assert (row["a"], row["b"]) == (None, "snapshot 1")
    assert row["detail"].endswith("it has none; files are not compared")
    assert differences(empty, replace(empty, format="iceberg")) == []


@pytest.mark.parametrize(("later", "is_another"), [(-1, True), (0, False), (1, False)])
def test_iceberg_snapshot_earlier_than_its_paimon_commit_differs(later, is_another):
    paimon, iceberg = given([], snapshots={1: 9}), given([], "iceberg", snapshots={1: 9 + later})
    assert [row[0] for row in differences(paimon, iceberg)] == ["committed_at"] * is_another
    other = given([], snapshots={1: 9 + later})
    assert [row[0] for row in differences(paimon, other)] == ["committed_at"] * (later != 0)


def test_missing_snapshot_or_commit_time_differs_from_a_known_one():
    known, unknown, none = given([]), given([]), given([], snapshot_id=None)
    unknown.rows["snapshots"][0]["committed_at"] = None
    at = "1970-01-01T00:00:00.000+00:00"
    assert differences(none, none) == differences(unknown, unknown) == []
    assert differences(known, none) == [("snapshot", "1", None)]
    published = replace(unknown, format="iceberg")
    assert differences(unknown, published) == []
    for one in (unknown, published):
        assert differences(known, one) == [("committed_at", at, None)]
        assert differences(one, replace(known, format="iceberg")) == [("committed_at", None, at)]


VECTORS = {
    "deletion-vectors.enabled": "true",
    "deletion-vectors.bitmap64": "TRUE",
    "metadata.iceberg.format-version": "3",
}


@pytest.mark.parametrize(
    ("options", "levels"),
    [
        ({}, range(5, 6)),
        ({"num-levels": "3"}, range(2, 3)),
        ({"num-sorted-run.compaction-trigger": "2"}, range(2, 3)),
        ({"num-sorted-run.compaction-trigger": "2", "num-levels": "7"}, range(6, 7)),
        ({"num-levels": "many"}, range(5, 6)),
        (VECTORS, range(1, 6)),
        (VECTORS | {"metadata.iceberg.format-version": "2"}, range(5, 6)),
        (VECTORS | {"deletion-vectors.enabled": "false"}, range(5, 6)),
        ({k: v for k, v in VECTORS.items() if "bitmap" not in k}, range(5, 6)),
        ({k: v for k, v in VECTORS.items() if "version" not in k}, range(5, 6)),
    ],
)
def test_published_levels_depend_on_options(options, levels):
    assert published_levels(given([], options=options)) == levels
    assert publishes_vectors(options) == (levels.start == 1)
    assert published_levels(given([], options=options, shape=TableShape())) is None


@pytest.mark.parametrize(
    ("changed", "is_kept", "is_kept_of_first_rows"),
    [
        ({}, False, False),
        ({"level": 1}, False, True),
        ({"min_key": {"k": 3}}, True, True),
        ({"min_key": {"k": 2}}, False, False),
        ({"max_key": {"k": 1}}, False, False),
        ({"max_key": {"k": 0}}, True, True),
        ({"bucket": 1}, True, True),
        ({"partition_bytes": b"q"}, True, True),
        ({"bucket": 1, "delete_record_count": 1}, False, False),
        ({"bucket": 1, "delete_record_count": 0}, True, True),
        ({"bucket": 1, "content": "deletion_vector"}, False, False),
    ],
)
def test_lower_level_file_is_published_unless_keys_overlap(changed, is_kept, is_kept_of_first_rows):
    plain = {"content": "data", "partition_bytes": b"p", "bucket": 0, "delete_record_count": None}
    first = plain | {"level": 5, "min_key": {"k": 1}, "max_key": {"k": 2}}
    second = plain | {"level": 0, "min_key": {"k": 0}, "max_key": {"k": 9}} | changed
    files = pa.Table.from_pylist([first, second])
    for listed in (True, False):
        for keys_are_disjoint, kept in ((False, is_kept), (True, is_kept_of_first_rows)):
            found = is_published(files, pa.array([True, listed]), range(5, 6), keys_are_disjoint)
            assert found.to_pylist() == [True, kept and listed]


def test_key_overlap_with_a_non_adjacent_file_is_detected():
    plain = {"content": "data", "level": 0, "partition_bytes": b"p", "bucket": 0}
    files = [
        plain | {"delete_record_count": 0, "min_key": {"k": least}, "max_key": {"k": greatest}}
        for least, greatest in ((1, 9), (3, 4), (5, 6), (10, 11))
    ]
    all_listed = pa.array([True] * len(files))
    found = is_published(pa.Table.from_pylist(files), all_listed, range(5, 6), False)
    assert found.to_pylist() == [False, False, False, True]


def test_first_row_merge_engine_keeps_first_rows():
    assert keeps_first_rows(given([], options={"merge-engine": "First-Row"}))
    assert not keeps_first_rows(given([]))
