"""Files that entries of other manifests delete, left out by tasks that read some manifests."""

from dataclasses import replace

import pytest

import arrowmeta
from arrowmeta.spark import files, warehouse
from tests.bundled import DATA
from tests.histories import File, write_paimon
from tests.reconcile.copies import PaimonCopy
from tests.spark.warehouses import as_text

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:the metadata contradicts itself"),
]

COLUMNS = ["file_path", "level", "record_count"]
EACH = {"columns": COLUMNS, "bytes_per_task": 1}

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


def _rows(table):
    return as_text(table.select(COLUMNS))


@pytest.fixture(params=["10MB", "-1"])
def broadcast(request, spark):
    """What the session broadcasts: all deleted entries of the table, or none."""
    name = "spark.sql.autoBroadcastJoinThreshold"
    spark.conf.set(name, request.param)
    yield request.param
    spark.conf.unset(name)


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("broadcast")
def test_files_that_entries_of_other_tasks_delete_are_left_out(spark, tmp_path):
    write_paimon(tmp_path / "t", DELETING, [(list(DELETING), [])])
    expected = _rows(arrowmeta.open(tmp_path / "t").files())
    assert len(expected) == 4
    frame = files(spark, tmp_path / "t", **EACH)
    assert frame.columns == COLUMNS
    assert _rows(frame.toArrow()) == expected
    frames = warehouse(spark, tmp_path, ["data_files"], **EACH)
    assert frames["data_files"].columns == ["table", *COLUMNS]
    assert _rows(frames["data_files"].toArrow()) == expected


def test_file_that_several_tasks_add_counts_once_as_in_python(spark, tmp_path):
    write_paimon(tmp_path / "t", CONTRADICTING, [(list(CONTRADICTING), [])])
    expected = _rows(arrowmeta.open(tmp_path / "t").files())
    assert len(expected) == 18
    assert _rows(files(spark, tmp_path / "t", strict=False, **EACH).toArrow()) == expected
    frames = warehouse(spark, tmp_path, ["files"], bytes_per_task=1, on_error="damage")
    assert _rows(frames["files"].toArrow()) == expected
    with pytest.raises(Exception, match="several manifest entries add the same file"):
        files(spark, tmp_path / "t", **EACH).count()


def test_deleted_entries_are_left_out_whatever_lists_count_or_repeat(spark, tmp_path):
    copy = PaimonCopy(DATA / "pk_deletion_vectors", tmp_path / "t")
    expected = _rows(arrowmeta.open(copy.root).files())
    assert _rows(files(spark, copy.root, **EACH).toArrow()) == expected

    def count_no_deletes(rows):
        for row in rows:
            row["_NUM_DELETED_FILES"] = 0

    for name in ("base", "delta"):
        copy.edit_list(name, count_no_deletes)
    options = {"strict": False, **EACH}
    assert _rows(files(spark, copy.root, **options).toArrow()) == expected
    copy.edit_list("base", lambda rows: rows.extend(rows[::2]))
    assert _rows(arrowmeta.open(copy.root).files()) == expected
    assert _rows(files(spark, copy.root, **options).toArrow()) == expected
