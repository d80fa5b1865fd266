"""Files that entries of other manifests delete, left out by tasks that read some manifests."""

from dataclasses import replace

import pytest

import arrowmeta
from arrowmeta.spark import files, warehouse
from tests.bundled import DATA
from tests.histories import File, write_paimon

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = pytest.mark.spark

COLUMNS = ["file_path", "level", "record_count"]

A = File()
#: Entries delete files of other manifests; others differ in one field of the identity from a file
#: that is deleted.
DELETING = {
    "m": [("added", A), ("added", File("b")), ("added", replace(A, level=5))],
    "n": [("deleted", A), ("added", File("c"))],
    "o": [("deleted", File("c")), ("added", File("d")), ("added", replace(A, extra_files=("x",)))],
    "p": [("deleted", File("nowhere"))],
}


@pytest.fixture(scope="module")
def deleting(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wh")
    write_paimon(folder / "t", DELETING, [(list(DELETING), [])])
    return folder


def _rows(table):
    return sorted(tuple(row.values()) for row in table.select(COLUMNS).to_pylist())


@pytest.fixture(params=["10MB", "-1"])
def broadcast(request, spark):
    """What the session broadcasts: all deleted entries of the table, or none."""
    name = "spark.sql.autoBroadcastJoinThreshold"
    spark.conf.set(name, request.param)
    yield request.param
    spark.conf.unset(name)


@pytest.mark.sampled(2)
def test_files_that_entries_of_other_tasks_delete_are_left_out(spark, deleting, broadcast):
    expected = _rows(arrowmeta.open(deleting / "t").files())
    assert len(expected) == 4
    frame = files(spark, deleting / "t", columns=COLUMNS, bytes_per_task=1)
    assert frame.columns == COLUMNS
    assert _rows(frame.toArrow()) == expected
    frames = warehouse(spark, deleting, ["data_files"], columns=COLUMNS, bytes_per_task=1)
    assert frames["data_files"].columns == ["table", *COLUMNS]
    assert _rows(frames["data_files"].toArrow()) == expected


def test_deleted_entries_of_several_tasks_are_left_out(spark):
    location = DATA / "pk_deletion_vectors"
    expected = _rows(arrowmeta.open(location).files())
    frame = files(spark, location, columns=COLUMNS, bytes_per_task=1)
    assert _rows(frame.toArrow()) == expected
