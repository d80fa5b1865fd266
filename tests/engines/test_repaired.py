"""Repaired Iceberg metadata, read by Iceberg's Java library."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import arrowmeta
from tests.engines.java import Java
from tests.readers.engines import WrittenTable
from tests.repair.test_iceberg import REPAIRED

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("damage", REPAIRED)
def test_java_reads_the_rows_of_repaired_metadata(
    damage: str, tmp_path: Path, iceberg: Java
) -> None:
    edit, partitioned_by, ids, _ = REPAIRED[damage]
    written = WrittenTable(tmp_path / "t", partitioned_by=partitioned_by)
    edit(written)
    path = arrowmeta.open(written.metadata_path).repair(tmp_path / "new").removeprefix("file://")
    # As a table without a catalog: the first version is the repaired one.
    folder = tmp_path / "adopted" / "metadata"
    folder.mkdir(parents=True)
    shutil.copy(path, folder / "v1.metadata.json")
    (folder / "version-hint.text").write_text("1")
    repaired = arrowmeta.open(path)
    files = repaired.data_files(["file_path", "record_count"])
    assert sum(files["record_count"].to_pylist()) == len(ids)
    where = {"type": "gt-eq", "term": "id", "value": 0}
    planned = iceberg.call("plan", folder.parent, where=where)
    matching = iceberg.call("matching", folder.parent, where=where)
    assert sorted(planned) == sorted(matching) == sorted(files["file_path"].to_pylist())
