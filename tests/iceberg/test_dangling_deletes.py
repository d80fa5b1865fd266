"""Real tables with deletes that apply to no data file: such deletes remove no rows."""

from __future__ import annotations

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.report.contents import contents_section
from tests.corpus import NO_CORPUS
from tests.reference.truth import CorpusTable, iceberg_tables

pytestmark = pytest.mark.filterwarnings("ignore")  # of tables without hints, or damaged ones

_RELATIONS = ("files", "partitions", "file_sizes", "delete_debt")


_WITH_DELETES = [one for one in iceberg_tables() if "delet" in one.name]


def opened(corpus_table: CorpusTable) -> arrowmeta.Table:
    try:
        return arrowmeta.open(corpus_table.folder, allow_moved_paths=True)
    except CorruptMetadataError as error:
        pytest.skip(f"no reader opens this table: {error}")


@pytest.mark.parametrize("corpus_table", _WITH_DELETES or NO_CORPUS, ids=str)
def test_deleted_row_counts_include_only_applicable_deletes(corpus_table: CorpusTable) -> None:
    table = opened(corpus_table)
    applied = table.sql(
        "SELECT content, sum(record_count)::BIGINT AS n FROM delete_files SEMI JOIN"
        " applicable_deletes ON file_path = delete_file_path"
        " AND applicable_deletes.content_offset IS NOT DISTINCT FROM delete_files.content_offset"
        " GROUP BY content"
    ).to_pylist()
    expected = {row["content"]: row["n"] for row in applied}
    of_partitions = table.partitions(columns=["deleted_record_count"]).to_pylist()
    assert sum(row["deleted_record_count"] for row in of_partitions) == sum(expected.values())
    by_equality = expected.pop("equality_deletes", 0)
    owed = table.relation("delete_debt").to_pylist()
    assert sum(row["equality_delete_count"] for row in owed) == by_equality
    assert sum(row["deleted_record_count"] for row in owed) == sum(expected.values())


@pytest.mark.parametrize(
    "corpus_table",
    [one for one in iceberg_tables(every=True) if "dangling_delete" in one.name] or NO_CORPUS,
    ids=str,
)
def test_report_has_no_deleted_rows_when_all_deletes_dangle(corpus_table: CorpusTable) -> None:
    table = opened(corpus_table)
    section = contents_section(*(table.relation(name) for name in _RELATIONS))
    assert "No row is marked as deleted." in section.lead
