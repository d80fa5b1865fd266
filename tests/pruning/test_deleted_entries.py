"""Plans over tables with deleted entries equal plans over tables without the files."""

import random
from dataclasses import replace

import pyarrow as pa
from hypothesis import given, settings
from hypothesis import strategies as st

from arrowmeta.errors import PredicateError
from arrowmeta.pruning.plan import Planner
from tests import corpus
from tests.soundness.predicates import random_predicate
from tests.soundness.tables import paimon_table
from tests.sql.given_source import with_file_id

_KINDS = ("append", "hashed", "keyed", "first-row", "vectors")
_STATS = ("lower_bounds", "upper_bounds", "null_value_counts", "nan_value_counts", "value_counts")


@settings(max_examples=500 if corpus.is_all() else 3)
@given(st.integers(0, 2**40), st.sampled_from(_KINDS), st.booleans(), st.booleans())
def test_plan_with_deleted_entries_equals_plan_without_them(
    seed, kind, has_other_stats, is_counted
):
    source = paimon_table(random.Random(seed), kind).source
    rows = source.entries.to_pylist()
    taken_back = [row for row in rows if random.Random(seed ^ row["entry_id"]).random() < 0.4]
    others = rows[::-1] if has_other_stats else [dict.fromkeys(_STATS)] * len(rows)
    deleted = [
        _deleted(row, other, at)
        for at, (row, other) in enumerate(zip(taken_back, others, strict=False))
    ]
    after = _with_deleted(source, deleted, is_counted)
    without = replace(source, entries=_like(source, [r for r in rows if r not in taken_back]))
    for predicate in [random_predicate(random.Random(seed + at)) for at in range(6)]:
        try:
            expected = _kept(without, predicate)
        except PredicateError:
            continue
        assert _kept(after, predicate) == expected, predicate


def _deleted(row, other, at):
    """Return a deleted entry of a file, with other statistics, which do not identify it."""
    stats = {name: other[name] for name in _STATS}
    return row | stats | {"status": "deleted", "entry_id": (9 << 32) + at}


def _with_deleted(source, deleted, is_counted):
    """Add these entries as the tenth manifest, which has only a count of deleted files."""
    known = source.manifests.num_rows
    nothing = [dict.fromkeys(source.manifests.schema.names) for _ in range(known, 10)]
    for row in nothing:
        row |= {"manifest_path": "m", "content": "data", "deleted_files_count": 0}
    nothing[-1]["deleted_files_count"] = len(deleted) if is_counted else 0
    manifests = [*source.manifests.to_pylist(), *nothing]
    return replace(
        source,
        entries=_like(source, [*source.entries.to_pylist(), *deleted]),
        manifests=pa.Table.from_pylist(manifests, source.manifests.schema),
    )


def _like(source, rows):
    rows = [with_file_id({n: row[n] for n in row if n != "file_id"}) for row in rows]
    return pa.Table.from_pylist(rows, source.entries.schema)


def _kept(source, predicate):
    plan = Planner(source).plan(predicate)  # type: ignore[arg-type]
    return sorted(plan.table(["file_name"])["file_name"].to_pylist())
