"""Files that entries of other manifests delete, left out by tasks that read some manifests."""

from dataclasses import replace

import pytest

import arrowmeta
from arrowmeta.spark import files, warehouse
from tests.bundled import DATA
from tests.histories import File, write_paimon

pytest.importorskip("pyspark", reason="PySpark is not installed: pip install -e '.[dev]'")

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:the metadata contradicts itself"),
]

COLUMNS = ["file_path", "level", "record_count"]

A = File()
#: Entries delete files of other manifests and their own; a file is added by two manifests; others
#: differ in one field of the identity from a file that is deleted.
CONTRADICTING = {
    "m": [("added", A), ("added", File("b")), ("added", replace(A, level=5))],
    "n": [("deleted", A), ("added", File("b")), ("added", File("c"))],
    "o": [("deleted", File("c")), ("added", File("d")), ("added", replace(A, extra_files=("x",)))],
    "p": [("added", File("b")), ("deleted", File("nowhere"))],
}


@pytest.fixture(scope="module")
def contradicting(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wh")
    write_paimon(folder / "t", CONTRADICTING, [(list(CONTRADICTING), [])])
    return folder


def _rows(table):
    return sorted(tuple(row.values()) for row in table.select(COLUMNS).to_pylist())


@pytest.fixture(params=["10MB", "-1", "100b"])
def broadcast(request, spark):
    """What the session broadcasts: all deleted entries of the table, none, or those of another."""
    name = "spark.sql.autoBroadcastJoinThreshold"
    spark.conf.set(name, request.param)
    yield request.param
    spark.conf.unset(name)


def test_files_of_a_contradicting_table_equal_those_of_python(spark, contradicting):
    expected = _rows(arrowmeta.open(contradicting / "t").files())
    assert len(expected) == 4
    # Where tasks are sent what is deleted, a file that several manifests add is not counted once.
    options = {"bytes_per_task": 1, "trust_delete_counts": False}
    frame = files(spark, contradicting / "t", columns=COLUMNS, **options)
    assert frame.columns == COLUMNS
    assert _rows(frame.toArrow()) == expected


@pytest.mark.sampled(1)
def test_files_of_a_warehouse_equal_those_of_python(spark, contradicting, broadcast):
    frame = warehouse(spark, contradicting, ["data_files"], bytes_per_task=1)
    expected = _rows(arrowmeta.open(contradicting / "t").files())
    assert _rows(frame["data_files"].toArrow()) == expected


def test_deleted_entries_of_several_tasks_are_left_out(spark):
    location = DATA / "pk_deletion_vectors"
    expected = _rows(arrowmeta.open(location).files())
    frame = files(spark, location, columns=COLUMNS, bytes_per_task=1)
    assert _rows(frame.toArrow()) == expected
