"""Conditions on `_ROW_ID`, the system column of Paimon's row tracking."""

from types import SimpleNamespace
from typing import cast

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.paimon.pruning import PaimonRules
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.pruning.evaluator import Evaluator, kept_by_stats
from arrowmeta.pruning.search import manifest_condition

pytestmark = pytest.mark.spec("paimon: row tracking")

COLUMNS = pa.schema([pa.field("v", pa.int32())])
FILES = pa.schema(
    [
        pa.field("first_row_id", pa.int64()),
        pa.field("record_count", pa.int64()),
        pa.field("stores_row_ids", pa.bool_()),
    ]
)
TRACKED = {"row-tracking.enabled": "true"}
EVOLVED = TRACKED | {"data-evolution.enabled": "true"}


def rules_of(options, columns=COLUMNS, key=()):
    """Return the rules of a table with these options, columns and key."""
    key_type = pa.struct([columns.field(name) for name in key])
    shape = TableShape(columns=pa.struct(list(columns)), primary_key=key_type)
    schemas = [SimpleNamespace(options=options)]
    source = SimpleNamespace(options=options, shape=shape, schema=columns, schemas=schemas)
    return PaimonRules(cast(PaimonSource, source))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("where", "first_ids", "n_manifests"),
    [
        ("_ROW_ID = 4", [3], 1),
        ("_row_id IN (1, 26)", [0, 24], 2),
        ("_ROW_ID BETWEEN 8 AND 9", [6, 9], 2),
        ("_ROW_ID > 26", [], 0),
        ("_ROW_ID IS NULL", [], 0),
        ("NOT _ROW_ID >= 3", [0], 1),
        ([("_ROW_ID", "==", 4)], [3], 1),
        (pc.field("_ROW_ID") == 4, [3], 1),
    ],
)
def test_row_id_condition_prunes_files_and_manifests(corpus_folder, where, first_ids, n_manifests):
    """pypaimon wrote the table: nine files of three rows each, in three manifests."""
    table = arrowmeta.open(corpus_folder / "paimon" / "pp_row_tracking_v")
    plan = table.plan(where)
    assert plan.files["first_row_id"].to_pylist() == first_ids
    assert plan.funnel["kept"][0].as_py() == n_manifests
    assert table.plan_many([where])["files"].to_pylist() == [len(first_ids)]


def test_row_id_keys_prune_files(corpus_folder):
    table = arrowmeta.open(corpus_folder / "paimon" / "pp_row_tracking_v")
    plan = table.plan(keys={"_ROW_ID": pa.array([4, 100])})
    assert plan.files["first_row_id"].to_pylist() == [3]


@pytest.mark.parametrize(
    ("file", "may_match"),
    [
        ((0, 100, False), True),
        ((43, 100, False), False),
        ((0, 42, False), False),
        ((42, 1, False), True),
        ((41, 1, False), False),
        ((None, 10, False), True),
        # Rows written with their ids, as after a compaction, have those ids.
        ((0, 10, True), True),
        # Invalid numbers rule out nothing.
        ((-5, 10, False), True),
        ((0, -1, False), True),
        ((2**63 - 5, 10, False), True),
    ],
)
def test_file_matches_by_first_row_id_and_record_count(file, may_match):
    rules = rules_of(TRACKED)
    rule = rules.stats_rule(PredicateReader(rules.columns).read("_ROW_ID = 42"))
    files = pa.Table.from_pylist([dict(zip(FILES.names, file, strict=True))], FILES)
    assert set(rule.columns) == set(FILES.names)
    assert kept_by_stats(files, rule, Evaluator())[0].tolist() == [may_match]


@pytest.mark.parametrize(
    ("least", "most", "may_match"),
    [
        (0, 42, True),
        (0, 41, False),
        (43, 100, False),
        (42, 42, True),
        (41, 41, False),
        (None, 41, True),
        (43, None, True),
        (None, None, True),
        # Invalid ranges rule out nothing.
        (100, 43, True),
        (41, 0, True),
        (-5, 41, True),
    ],
)
def test_manifest_matches_by_row_id_range(least, most, may_match):
    rules = rules_of(EVOLVED)
    condition = manifest_condition(rules, PredicateReader(rules.columns).read("_ROW_ID = 42"))
    known = {
        "min_row_id": pa.array([least], pa.int64()),
        "max_row_id": pa.array([most], pa.int64()),
    }
    counts = {"added_files_count": pa.array([1]), "deleted_files_count": pa.array([0])}
    assert Evaluator().is_kept(condition, pa.table(known | counts)).tolist() == [may_match]


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        (rules_of(TRACKED), ["v", "_ROW_ID"]),
        (rules_of({"data-evolution.enabled": "true"}), ["v", "_ROW_ID"]),
        (rules_of({}), ["v"]),
        (rules_of({"row-tracking.enabled": "false"}), ["v"]),
        (rules_of(TRACKED, key=("v",)), ["v"]),
        (rules_of(TRACKED, pa.schema([pa.field("_row_id", pa.string())])), ["_row_id"]),
    ],
)
def test_row_id_column_exists_only_with_row_tracking(rules, names):
    """A column of the table with this name takes precedence."""
    assert rules.columns.names == names
