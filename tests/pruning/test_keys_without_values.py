"""Statistics of keys rule files out where a writer has left those of values empty."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.paimon.types import parse_type_text
from tests.paimon.tables import DATA
from tests.reconcile.copies import rewrite
from tests.reference.binary_row import encode


def without_values(rows: list[dict[str, Any]]) -> None:
    """Make the statistics of values unknown, as in every entry of pypaimon without an option."""
    unknown = encode([parse_type_text("INT"), parse_type_text("STRING")], [None, None])
    values = {"_MIN_VALUES": unknown, "_MAX_VALUES": unknown, "_NULL_COUNTS": [None, None]}
    for row in rows:
        row["_FILE"]["_VALUE_STATS"] = values


@pytest.mark.spec("paimon: _KEY_STATS")
def test_condition_on_a_key_needs_no_statistics_of_values(tmp_path: Path) -> None:
    root = Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))
    for path in arrowmeta.open(root).manifests()["manifest_path"].to_pylist():
        rewrite(Path(path), without_values)
    table = arrowmeta.open(root, strict=True)
    for file in table.files(columns=["file_name", "min_key", "max_key"]).to_pylist():
        least, last = file["min_key"]["k"], file["max_key"]["k"]
        for where, is_kept in ((f"k < {least}", False), (f"k BETWEEN {least} AND {last}", True)):
            kept = table.plan(where).files["file_name"].to_pylist()
            assert (file["file_name"] in kept) == is_kept
