"""Files that entries of other manifests delete, left out by tasks that read some manifests."""

from dataclasses import replace

import pytest

import arrowmeta
from arrowmeta.spark import files, warehouse
from tests.bundled import DATA
from tests.histories import File, write_paimon

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:the metadata contradicts itself"),
]

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
#: Three manifests add a file, and one of them a second time.
CONTRADICTING = {
    **DELETING,
    "q": [("added", File("b")), ("added", File("e"))],
    "r": [("added", File("b")), ("added", File("b"))],
    # So many tasks that two merge.
    **{name: [("added", File(name))] for name in "ABCDEFGHIJKLM"},
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


def test_file_that_several_tasks_add_counts_once_as_in_python(spark, tmp_path):
    write_paimon(tmp_path / "t", CONTRADICTING, [(list(CONTRADICTING), [])])
    expected = _rows(arrowmeta.open(tmp_path / "t").files())
    assert len(expected) == 18
    frame = files(spark, tmp_path / "t", columns=COLUMNS, bytes_per_task=1, strict=False)
    assert _rows(frame.toArrow()) == expected
    frames = warehouse(spark, tmp_path, ["files"], bytes_per_task=1, on_error="damage")
    assert _rows(frames["files"].toArrow()) == expected
    frame = files(spark, tmp_path / "t", columns=COLUMNS, bytes_per_task=1)
    with pytest.raises(Exception, match="several manifest entries add the same file"):
        frame.count()


def test_deleted_entries_of_several_tasks_are_left_out(spark):
    location = DATA / "pk_deletion_vectors"
    expected = _rows(arrowmeta.open(location).files())
    frame = files(spark, location, columns=COLUMNS, bytes_per_task=1)
    assert _rows(frame.toArrow()) == expected
