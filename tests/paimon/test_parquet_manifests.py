"""A table of Java Paimon with manifests and manifest lists in Parquet."""

import json

import arrowmeta
from tests.case_tables import CASES
from tests.engines.paimon_answers import check_files

TABLE = CASES / "paimon_parquet_manifests"


def test_files_are_those_that_java_lists():
    known = json.loads((TABLE / "truth.json").read_text(encoding="utf-8"))
    for path in (TABLE / "manifest").iterdir():
        assert path.read_bytes()[:4] == b"PAR1"
    table = arrowmeta.open(TABLE, strict=True)
    assert check_files(table, known) > 50
    assert table.all_entries().num_rows > table.files().num_rows
    assert table.plan("k = 3").files.num_rows == 1
    assert table.reconcile().num_rows == 0
