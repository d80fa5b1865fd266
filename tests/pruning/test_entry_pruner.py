"""Entries pruned while they are decoded, compared with the same rules for one entry at a time."""

from __future__ import annotations

from itertools import product
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.paimon.buckets import HashedBuckets
from arrowmeta.predicate.formula import Formula, LeftOut, StatsRule
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import TRUE, Tree
from arrowmeta.pruning.evaluator import Evaluator, PartitionFilter
from arrowmeta.pruning.search import EntryPruner

SCHEMA = pa.schema(
    [
        ("content", pa.string()),
        ("status", pa.string()),
        ("file_size_in_bytes", pa.int64()),
        ("partition.p", pa.int32()),
        ("partition_is_known", pa.bool_()),
        ("spec_id", pa.int32()),
        ("bucket", pa.int32()),
        ("total_buckets", pa.int32()),
        ("schema_id", pa.int64()),
        ("level", pa.int32()),
        ("record_count", pa.int64()),
    ]
)


def pruner_of(conditions: dict[int | None, Tree], *others: Any) -> EntryPruner:
    evaluator = Evaluator()
    return EntryPruner(evaluator, PartitionFilter(conditions, evaluator), *others)


def entries(**choices: list[Any]) -> list[dict[str, Any]]:
    """Entries with every combination of these values; some file sizes are unknown."""
    return [
        {"content": "data", "file_size_in_bytes": (1 << at % 40) if at % 7 else None}
        | dict(zip(choices, values, strict=True))
        for at, values in enumerate(product(*choices.values()))
    ]


def kept(pruner: EntryPruner, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows that are kept, given in two batches of the pruner's columns only."""
    table = pa.Table.from_pylist(rows, SCHEMA).select(pruner.columns)
    middle = len(rows) // 3
    found: list[bool] = []
    for part in (table.slice(0, middle), table.slice(middle)):
        found += pruner(part.combine_chunks().to_batches()[0]).tolist()
    return [row for row, is_kept in zip(rows, found, strict=True) if is_kept]


def sizes(rows: list[dict[str, Any]]) -> tuple[int, int]:
    return len(rows), sum(row["file_size_in_bytes"] or 0 for row in rows)


@pytest.mark.parametrize(
    "left_out", [LeftOut(), LeftOut(True, False), LeftOut(False, True), LeftOut(True, True)]
)
@pytest.mark.parametrize("hashes", [None, set(), {3}, {-7, 2}])
def test_entries_of_other_buckets_are_pruned_but_unknown_ones_kept(left_out, hashes):
    choice = None if hashes is None else HashedBuckets(frozenset(hashes), frozenset({1, 2}))
    rows = entries(
        bucket=[None, -2, -1, 0, 1, 2],
        total_buckets=[None, -1, 0, 1, 2, 3],
        schema_id=[None, -1, 0, 1, 2],
        level=[None, 0, 1, 2],
    )

    def is_wanted(row: dict[str, Any]) -> bool:
        if left_out.level_zero and row["level"] == 0:
            return False
        if left_out.unassigned_buckets and row["bucket"] is not None and row["bucket"] < 0:
            return False
        total = row["total_buckets"] or 0
        if hashes is None or row["schema_id"] not in (1, 2) or total <= 0 or row["bucket"] is None:
            return True
        return row["bucket"] in {one % total for one in hashes}

    pruner = pruner_of({}, choice, left_out)
    expected = [row for row in rows if is_wanted(row)]
    assert kept(pruner, rows) == expected
    for count, of in zip(pruner.counts, (rows, rows, expected), strict=False):
        assert (count.entries, count.bytes) == sizes(of)


@pytest.mark.parametrize(
    "texts",
    [{None: "p = 1"}, {0: "p = 1"}, {0: "p = 1", 1: "p > 1"}, {0: "p IS NULL", 1: None}, {0: None}],
)
def test_entries_are_pruned_by_partition_condition_of_their_spec(texts):
    reader = PredicateReader(pa.schema([("p", pa.int32())]))
    conditions: dict[int | None, Tree] = {
        spec_id: TRUE if text is None else reader.read(text) for spec_id, text in texts.items()
    }
    rows = entries(
        content=["data", "position_deletes"],
        spec_id=[None, -1, 0, 1, 2],
        partition_is_known=[True, False],
        record_count=[1, 2],
        **{"partition.p": [None, 0, 1, 2]},
    )
    truths = {"p = 1": [1], "p > 1": [2], "p IS NULL": [None], None: [None, 0, 1, 2]}

    def is_wanted(row: dict[str, Any]) -> bool:
        asked = texts.get(row["spec_id"], texts.get(None))
        is_unknown = row["partition.p"] is None and not row["partition_is_known"]
        return is_unknown or row["partition.p"] in truths[asked]

    by_stats = StatsRule(("record_count",), Formula("record_count > 1"))
    data = [row for row in rows if row["content"] == "data"]
    expected = [row for row in data if is_wanted(row)]
    for stats, of_stats in (
        (None, expected),
        (by_stats, [r for r in expected if r["record_count"] > 1]),
    ):
        pruner = pruner_of(conditions, None, LeftOut(), stats)
        assert kept(pruner, rows) == of_stats
        found = (
            (data, expected, expected) if stats is None else (data, expected, expected, of_stats)
        )
        for count, of in zip(pruner.counts, found, strict=False):
            assert (count.entries, count.bytes) == sizes(of)
