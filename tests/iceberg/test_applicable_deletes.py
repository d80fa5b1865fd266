"""Deletes that apply to each data file of the corpus, compared with the scan that Java plans."""

import pytest

from tests.corpus import NO_CORPUS
from tests.iceberg.test_live_files import open_table
from tests.reference.truth import iceberg_tables


def has_deletes(table):
    return bool((table.truth.get("current") or {}).get("live_delete_files"))


TABLES = [
    table for table in iceberg_tables() if "java_unfiltered" in table.truth and has_deletes(table)
] or NO_CORPUS


def planned(table):
    """The pairs of data file and delete of Java's plan; vectors with `#` and their offset."""
    deletes = table.truth["java_unfiltered"].get("deletes") or {}
    return {(path, delete) for path, listed in deletes.items() for delete in listed}


def applicable(opened):
    return {
        (
            row["data_file_path"],
            row["delete_file_path"]
            if row["content_offset"] is None
            else f"{row['delete_file_path']}#{row['content_offset']}",
        )
        for row in opened.applicable_deletes().to_pylist()
    }


@pytest.mark.spec("iceberg: scan planning")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_applicable_deletes_include_those_of_java_scan_plan(table):
    """Java leaves out equality deletes, too, whose bounds rule out every row of the data file."""
    opened = open_table(table)
    ours, theirs = applicable(opened), planned(table)
    assert theirs <= ours
    files = {row["file_path"]: row for row in opened.files().to_pylist() if ours - theirs}
    for data, delete in ours - theirs:
        assert files[delete]["content"] == "equality_deletes"
        assert any(disjoint(files[data], files[delete], opened))


def disjoint(data, delete, opened):
    """Yield for each equality column whether the bounds of the files are disjoint."""
    for field in opened.source.shape.columns.fields:
        if int(field.metadata[b"PARQUET:field_id"]) in delete["equality_ids"]:
            bounds = [
                (one["lower_bounds"][field.name], one["upper_bounds"][field.name])
                for one in (data, delete)
            ]
            (low, high), (other_low, other_high) = bounds
            yield None not in (low, other_high) and low > other_high
            yield None not in (high, other_low) and high < other_low
