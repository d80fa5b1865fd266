import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.apps.describe import FILE_COLUMNS
from arrowmeta.cli.tour import TABLES
from arrowmeta.model.reading import read_relation
from arrowmeta.reconcile.findings import evidence_of
from arrowmeta.tables.methods import Relations

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "table", [TABLES / "orders", DATA / "iceberg_v2_position_deletes", DATA / "pk_tags_branches"]
)
def test_files_after_the_checks_are_not_decoded_again(table, tmp_path):
    copy = tmp_path / table.name
    shutil.copytree(table, copy)
    opened = arrowmeta.open(copy, allow_moved_paths=True)
    expected = opened.files(columns=list(FILE_COLUMNS))
    fresh = arrowmeta.open(copy, allow_moved_paths=True)
    evidence = evidence_of(fresh.source, files=FILE_COLUMNS)
    manifests = read_relation(evidence.source, "manifests", ["manifest_path"])
    for path in manifests["manifest_path"].to_pylist():
        for file in copy.rglob(path.rpartition("/")[2]):
            file.unlink()

    files = Relations(evidence.source).relation("files", FILE_COLUMNS)

    assert files.equals(expected)
    assert evidence.source.damage().num_rows == 0
