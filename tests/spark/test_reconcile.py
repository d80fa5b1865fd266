"""`reconcile` in a task has the findings of one machine."""

import pytest
from pyspark.errors import PythonException

import arrowmeta
from arrowmeta.spark import reconcile
from tests.bundled import DATA
from tests.reconcile.copies import PaimonCopy
from tests.spark.outputs import as_text

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
]


def test_findings_of_executors_equal_those_of_one_machine(spark, tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "table")
    copy.edit_manifest("base", lambda rows: rows[0]["_FILE"].update(_ROW_COUNT=10**6))
    copy.manifest("base", -1).unlink()
    spark.conf.set("spark.sql.execution.arrow.useLargeVarTypes", "true")
    try:
        found = reconcile(spark, copy.root).toArrow()
    finally:
        spark.conf.unset("spark.sql.execution.arrow.useLargeVarTypes")
    expected = arrowmeta.open(copy.root).reconcile()
    assert len({*expected["check_name"].to_pylist()}) > 1
    assert as_text(found) == as_text(expected)
    with pytest.raises(PythonException, match=r"CorruptMetadataError: .* missing") as caught:
        reconcile(spark, copy.root, strict=True).count()
    assert "Traceback" not in str(caught.value)
