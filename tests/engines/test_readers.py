"""Rules of `readers` about Spark and Flink, compared with Iceberg's Java library."""

import shutil

import pytest

import arrowmeta
from tests.engines.java import EngineError
from tests.readers.test_reproduced import changed_table

pytestmark = pytest.mark.filterwarnings("ignore")

#: What Java does, by change of a table.
ANSWERS = {
    "none": "reads",
    "a list without lengths of manifests": "refuses",
    "a partition spec that is missing": "refuses",
    "a reference to no snapshot": "refuses",
    "an entry twice": "wrong rows",
    "a manifest listed twice": "reads",  # ManifestGroup has a set of manifests
    "inverted bounds": "wrong rows",
}


@pytest.mark.parametrize("change", ANSWERS)
def test_rules_about_java_are_what_it_does(change, tmp_path, iceberg):
    written = changed_table(change, tmp_path / "t")
    table = arrowmeta.open(written.metadata_path)
    shutil.copy(written.metadata_path, written.root / "metadata" / "v1.metadata.json")
    (written.root / "metadata" / "version-hint.text").write_text("1")
    try:
        found = [
            iceberg.call("plan", written.root, where={"type": "eq", "term": "id", "value": n})
            for n in range(6)
        ]
        # Each id is in one file of two rows.
        answer = "reads" if list(map(len, found)) == [1] * 6 else "wrong rows"
    except EngineError:
        answer = "refuses"
    rows = table.sql(
        "SELECT DISTINCT answer FROM reader_answers WHERE engine = 'spark'"
        " AND is_version_in('1.12', since, until) AND answer IN ('refuses', 'wrong rows')"
    )["answer"].to_pylist()
    told = "refuses" if "refuses" in rows else "wrong rows" if rows else "reads"
    assert (answer, told) == (ANSWERS[change], ANSWERS[change])
