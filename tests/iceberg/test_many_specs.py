"""Tables whose partition spec was changed thousands of times."""

import json
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

import arrowmeta

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


def test_work_for_a_plan_is_in_proportion_to_the_specs(tmp_path):
    expected = with_specs(tmp_path / "few", 1).plan("id > 90").files["file_path"]
    calls, conditions = Counter(), set()

    def note(frame, event, answer):
        calls[count] += 1
        if event == "return" and frame.f_code.co_name == "manifest_condition":
            conditions.add(answer.sql)

    for count in (500, 1_000, 2_000):
        table = with_specs(tmp_path / str(count), count)
        sys.setprofile(note)
        try:
            found = table.plan("id > 90").files["file_path"]
            _ = table.source.identity
        finally:
            sys.setprofile(None)
        assert found == expected
    assert len(conditions) == 1  # none on specs that no manifest has
    assert calls[2_000] - calls[1_000] < 3 * (calls[1_000] - calls[500])  # 4 if it is quadratic
