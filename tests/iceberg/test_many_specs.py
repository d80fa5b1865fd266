"""Tables whose partition spec was changed thousands of times."""

import json
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.iceberg.pruning import IcebergRules
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import manifest_condition

DATA = Path(__file__).parents[1] / "data" / "iceberg_v3_deletion_vectors"
pytestmark = pytest.mark.filterwarnings("ignore")


def with_specs(folder, count):
    """Copy a table, and add specs that no file has."""
    shutil.copytree(DATA, folder)
    path = max(folder.glob("metadata/v*.json"), key=lambda path: int(path.name[1:].split(".")[0]))
    metadata = json.loads(path.read_text())
    for at in range(count):
        number = 5_000 + at
        bucket = {"name": f"b{at}", "transform": f"bucket[{at + 2}]", "field-id": number}
        spec = {"spec-id": number, "fields": [{"source-id": 1, **bucket}]}
        metadata["partition-specs"].append(spec)
    metadata["last-partition-id"] = 5_000 + count
    path.write_text(json.dumps(metadata))
    return arrowmeta.open(folder)


def test_a_plan_has_no_conditions_on_specs_that_no_manifest_has(tmp_path):
    conditions = []
    for count in (1, 50):
        source = with_specs(tmp_path / str(count), count).source
        tree = Planner(source).reader.read("id = 90")
        conditions.append(manifest_condition(IcebergRules(source), tree))
    assert conditions[0].sql == conditions[1].sql


def test_work_for_a_plan_is_in_proportion_to_the_specs(tmp_path):
    expected = with_specs(tmp_path / "few", 1).plan("id > 90").files["file_path"]
    calls = Counter()
    for count in (500, 1_000, 2_000):
        table = with_specs(tmp_path / str(count), count)
        sys.setprofile(lambda *_, count=count: calls.update([count]))
        try:
            found = table.plan("id > 90").files["file_path"]
            _ = table.source.identity
        finally:
            sys.setprofile(None)
        assert found == expected
    assert calls[2_000] - calls[1_000] < 3 * (calls[1_000] - calls[500])  # 4 if it is quadratic
