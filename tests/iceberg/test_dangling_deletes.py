"""Real tables with deletes that apply to no data file: such deletes remove no rows."""

from collections import Counter

import pytest

import arrowmeta
from arrowmeta.apps.report import contents_section
from arrowmeta.errors import CorruptMetadataError
from tests import corpus

pytestmark = pytest.mark.filterwarnings("ignore")  # of tables without hints, or damaged ones

_RELATIONS = ("files", "partitions", "file_sizes", "delete_debt")


def tables(word, **which):
    """Parameters: the tables of the corpus with a word in their name."""
    found = [one for one in corpus.entries("iceberg", **which) if word in one.name]
    return [pytest.param(one.folder, id=one.name) for one in found] or corpus.NO_CORPUS


def opened(folder):
    try:
        return arrowmeta.open(folder, allow_moved_paths=True)
    except CorruptMetadataError as error:
        pytest.skip(f"no reader opens this table: {error}")


@pytest.mark.parametrize("folder", tables("delet"))
def test_deleted_row_counts_include_only_applicable_deletes(folder):
    table = opened(folder)
    applied = table.sql(
        "SELECT content, sum(record_count)::BIGINT AS n FROM delete_files SEMI JOIN"
        " applicable_deletes ON file_path = delete_file_path"
        " AND applicable_deletes.content_offset IS NOT DISTINCT FROM delete_files.content_offset"
        " GROUP BY content"
    ).to_pylist()
    expected = {row["content"]: row["n"] for row in applied}
    of_partitions = table.partitions(columns=["deleted_record_count"]).to_pylist()
    by_equality = expected.pop("equality_deletes", 0)
    owed = table.relation("delete_debt").to_pylist()
    counts = [row["deleted_record_count"] for row in of_partitions]
    assert Counter(counts) == Counter(row["deleted_record_count"] for row in owed)
    assert (None in counts) == bool(by_equality)
    assert sum(row["equality_delete_count"] for row in owed) >= by_equality
    assert sum(row["position_delete_count"] for row in owed) == sum(expected.values())


@pytest.mark.parametrize("folder", tables("dangling_delete", every=True))
def test_report_has_no_deleted_rows_when_all_deletes_dangle(folder):
    table = opened(folder)
    section = contents_section(*(table.relation(name) for name in _RELATIONS))
    assert "No row is marked as deleted." in section.lead
