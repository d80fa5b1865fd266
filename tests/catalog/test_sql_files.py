from __future__ import annotations

import re

import duckdb
import pytest

from arrowmeta.catalog.checks import checks, columns_read
from arrowmeta.catalog.sql_files import SqlFile, sql_files
from arrowmeta.model.relations import RELATIONS


def test_views_of_relations_are_made_of_their_declarations() -> None:
    [view] = [file for file in sql_files() if file.name == "file_indexes"]
    names = [column.name for column in RELATIONS["file_indexes"].columns]
    assert re.findall(r'^    "(\w+)",?$', view.definition, re.MULTILINE) == names
    assert view.definition.endswith(
        "FROM base_file_indexes\nSEMI JOIN live_entries USING (entry_id);\n"
    )
    assert view.base_relations() == {"file_indexes"}
    assert 'COMMENT ON COLUMN file_indexes."detail" IS \'Parameters in the header' in view.comments


@pytest.mark.parametrize("name", ["each_field", "'each_field'", "each_field' AS x; SELECT '", '"'])
def test_the_name_of_a_partition_field_is_a_name_and_no_sql(name: str) -> None:
    head = "-- check: .\n-- For each: partition field.\n"
    view = "CREATE VIEW named AS\nSELECT each_field AS value, 'each_field' AS name FROM one"
    file = SqlFile("named", "70_reconcile", head, view, "")
    with duckdb.connect() as session:
        session.execute(f"""CREATE TABLE one AS SELECT 7 AS "{name.replace('"', '""')}" """)
        session.execute(file.statement([name], "main"))
        assert session.execute("FROM named").fetchall() == [(7, name)]


#: What the head of a check may declare, and which words.
DECLARED = {
    "Severity": {"error", "warning", "info"},
    "Only for": {"paimon", "iceberg"},
    "Split": {"manifest", "file", "bucket", "kind"},
}


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.name)
def test_heads_of_checks_declare_known_words(check: SqlFile) -> None:
    assert check.declared("Severity")
    for key, words in DECLARED.items():
        assert set((check.declared(key) or min(words)).split(" or ")) <= words
    is_split = check.declared("Split")
    assert check.declared("Files") is None or is_split == "bucket"
    assert check.declared("Needs") is None or is_split is None


def test_columns_read_are_those_that_the_query_mentions() -> None:
    entries = ("entry_id", "status", "level", "snapshot_id", "file_path", "lower_bounds")
    read = columns_read(frozenset(["file_at_two_levels"]), "entries", entries)
    assert set(read) == {"entry_id", "status", "level", "file_path"}
    assert columns_read(frozenset(["hint_wrong"]), "entries", entries) == ()
