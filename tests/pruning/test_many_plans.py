"""Many plans of one table at once, and the time that conditions may take."""

import random
from dataclasses import replace
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.predicate.formula import Formula
from arrowmeta.pruning import evaluator
from arrowmeta.pruning.evaluator import Evaluator
from arrowmeta.pruning.plan import Planner, plan_many
from tests.pruning.test_aggregate import planner, stats_of
from tests.pruning.test_unknown_values import TABLE
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.tables import DataFile, written
from tests.soundness.values import Stats

IN_PARTS = {"data-evolution.enabled": "true", "row-tracking.enabled": "true"}
FILES = [
    stats_of("i", 1, 2) | {"file_size_in_bytes": 10},
    stats_of("i", 5, 9) | {"file_size_in_bytes": 200, "level": 1},
    stats_of("i", 20, 30) | {"file_size_in_bytes": 4_000, "bucket": 1},
    stats_of("i", 6, 7) | {"file_size_in_bytes": 50_000, "bucket": 2, "level": 1},
]
ROW_IDS = [{"first_row_id": at, "max_sequence_number": at} for at in (0, 2, 4, 4)]


def both(of, predicates):
    """The files and bytes of each predicate, from single plans and from plan_many."""
    plans = [of.plan(one).table(["file_size_in_bytes"]) for one in predicates]
    sizes = [plan["file_size_in_bytes"].to_pylist() for plan in plans]
    many = plan_many(of, predicates)
    assert many["predicate"].to_pylist() == predicates
    found = zip(many["files"].to_pylist(), many["bytes"].to_pylist(), strict=True)
    return [(len(one), sum(one)) for one in sizes], list(found)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("key", "options"),
    [((), {}), (("k",), {}), (("k",), {"merge-engine": "aggregation"}), ((), IN_PARTS)],
    ids=["rows", "versions", "aggregated", "parts"],
)
def test_plan_many_keeps_same_files_as_single_plans(key, options):
    """Tables whose files are judged one by one, or in groups with the same rows."""
    files: list[dict[str, Any]] = [one | ids for one, ids in zip(FILES, ROW_IDS, strict=True)]
    of = planner(*files, key=key, options=options)
    predicates = ["i = 1", "i > 9", "i < 3", "I>100", "i = 6", "i = 25", "i > 5", "i > 19.25"]
    alone, together = both(of, predicates)
    assert together == alone
    assert len(set(alone)) > 3


def test_plan_many_compares_dates_beyond_the_range_of_timestamps():
    late = stats_of("d", 2**31 - 2, 2**31 - 2)
    of = planner(late, stats_of("d", 0, 5), stats_of("d", 20_000, 20_001))
    predicates = [f"d < TIMESTAMP '{year}-01-01 12:00:00'" for year in (1960, 1971, 2025)]
    alone, together = both(of, [*predicates, "d < '1971-01-01'"])
    assert together == alone == [(0, 0), (1, 1), (2, 2), (1, 1)]


def test_plan_many_handles_predicates_without_a_bucket():
    of = Planner(arrowmeta.open(TABLE).source)
    # No key is half a number.
    predicates = [
        "k = -50.5 AND k2 = ''",
        "k = -50.0 AND k2 = ''",
        "k = 88.0 AND k2 = '数据138'",
        "k = 88.5 AND k2 = '数据138'",
        "k = -50 AND k2 = ''",
    ]
    alone, together = both(of, predicates)
    assert together == alone
    alone, together = both(of, ["k = -50 AND k = 88 AND k2 = ''"])
    assert together == alone == [(0, 0)]


def test_plan_many_compares_each_literal_in_its_own_type():
    """As DOUBLE, the type of the second literal, the first would equal the file's only value."""
    columns = pa.schema([pa.field("b", pa.int64())])
    shape = TableShape(columns=pa.struct(list(columns)))
    stats = {"b": Stats(2**53, 2**53, 0)}
    files = [DataFile([{"b": 2**53}], {}, None, 0, -1, 0, frozenset(), stats)]
    entries, manifests = written(random.Random(0), "paimon", shape, files)
    source = GeneratedSource("paimon", False, shape, columns, entries, manifests)
    of = Planner(replace(source, of_format={"schemas": [paimon_schema(columns, {})]}))  # type: ignore[arg-type]
    alone, together = both(of, [f"b <> {2**53 + 1}", "b <> 1e0", "b <> 1.5"])
    assert together == alone
    assert [n_files for n_files, _ in alone] == [1, 1, 1]


#: False for every row, after 20,000 steps.
SLOW = "list_sum(list_transform(range(20000), lambda x: x % (n + 2))) < 0"


def test_rows_not_evaluated_in_time_may_match(monkeypatch):
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 1e-9)
    rows = pa.table({"n": pa.array(range(2000), pa.int64())})
    kept = Evaluator().is_kept(Formula(SLOW), rows)
    n_evaluated = evaluator._FIRST_ROWS
    assert kept.tolist() == [False] * n_evaluated + [True] * (2000 - n_evaluated)


def test_all_rows_are_evaluated_in_several_steps():
    rows = pa.table({"n": pa.array(range(100_000), pa.int64())})
    mask = Evaluator().is_kept(Formula("n % 3 = 0"), rows)
    assert mask.tolist() == [n % 3 == 0 for n in range(100_000)]


def test_partitions_not_evaluated_in_time_are_kept(data, monkeypatch):
    table = arrowmeta.open(data / "append_partition_types")
    column = table.specs()["source_column"][0].as_py()
    condition = f"length(CAST({column} AS VARCHAR)) > 1000"
    assert table.plan(condition).files.num_rows == 0
    monkeypatch.setattr(evaluator, "MOST_SECONDS", 0)
    assert table.plan(condition).files.num_rows == table.files().num_rows > 0
