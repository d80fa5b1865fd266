"""Files clustered by other columns than the key have min and max keys of those columns."""

import shutil
from functools import partial
from pathlib import Path

import pyarrow.compute as pc
import pytest

import arrowmeta
from arrowmeta.apps.queries import _of_keyed_table
from arrowmeta.paimon.schema import parse_type_text
from arrowmeta.pruning.plan import Planner
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.reconcile.copies import rewrite, set_options
from tests.reference.binary_row import encode


def with_values_for_keys(rows, columns):
    """Set min and max keys above level 0 to clustering values, as a compaction does."""
    types = [parse_type_text("STRING")] * len(columns.split(","))
    for row in rows:
        if row["_FILE"]["_LEVEL"] > 0:
            for name, value in (("_MIN_KEY", "a"), ("_MAX_KEY", "z")):
                row["_FILE"][name] = encode(types, [value] * len(types))


@pytest.fixture(params=["v", "v,w"])
def root(tmp_path, request):
    columns = request.param
    root = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    for path in arrowmeta.open(root).all_manifests()["manifest_path"].unique().to_pylist():
        rewrite(Path(path), partial(with_values_for_keys, columns=columns))
    options = {
        "deletion-vectors.enabled": "true",
        "pk-clustering-override": "true",
        "clustering.columns": columns,
        "metadata.stats-mode": "truncate(16)",  # min and max keys are used, too
    }
    set_options(root, options)
    return root


@pytest.mark.spec("paimon: KeyValueClusteringFileWriter")
def test_clustering_values_stored_as_keys_do_not_prune(root):
    table = arrowmeta.open(root, strict=True)
    (file,) = table.files(columns=["level", "min_key", "max_key"]).to_pylist()
    assert file == {"level": 5, "min_key": None, "max_key": None}
    kept = [table.plan(f"k = {key}").files.num_rows for key in (-3, -2, 14, 15)]
    assert kept == [0, 1, 1, 0]  # by the statistics of keys, which are of keys


def test_only_level_0_files_have_min_key(root):
    entries = arrowmeta.open(root).all_entries(columns=["level", "min_key"]).to_pylist()
    levels = {entry["level"]: entry["min_key"] is not None for entry in entries}
    assert levels == {0: True, 5: False}


def test_clustering_columns_are_the_sort_order_of_a_real_table():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    assert table.sort_orders()["source_column"].to_pylist() == ["amount"]
    facts = {fact.name: fact.value for fact in table.describe().facts}
    assert facts["sorted by"] == "amount"
    clustered = table.files().filter(pc.field("level") > 0)
    assert clustered.num_rows
    assert clustered["min_key"].null_count == clustered.num_rows
    assert "key_ranges_overlap" not in table.reconcile()["check_name"].to_pylist()


def _remedy(check_name, subject):
    return check_name


def test_advice_names_clustering_columns_instead_of_the_key():
    table = arrowmeta.open(CASES / "paimon_clustered_by_amount")
    assert _of_keyed_table(table, "amount", ["id"], _remedy).endswith(
        "fewer files share ranges of amount"
    )
    assert _of_keyed_table(table, "id", ["id"], _remedy).endswith("are clustered by amount")
    planner = Planner(table.source)
    advice = {
        name: planner.rules.how_to_narrow(planner.reader.scope.column([name]), is_equality=False)
        for name in ("amount", "id")
    }
    assert advice == {
        "amount": "compact the files, so that fewer ranges of amount overlap",
        "id": "files are sorted by clustering columns, not by this column",
    }
    keyed = arrowmeta.open(DATA / "pk_tags_branches")
    keys = [field.name for field in keyed.source.shape.primary_key.fields]
    assert _of_keyed_table(keyed, keys[0], keys, _remedy).endswith("share keys")
    assert _of_keyed_table(keyed, "other", keys, _remedy).endswith("are in its order")
