from __future__ import annotations

import duckdb
import pytest

from arrowmeta.catalog.sql_files import SqlFile, sql_files


def comment(view: str, column: str) -> str:
    [file] = [file for file in sql_files() if file.name == view]
    begin = f"COMMENT ON COLUMN {view}.{column} IS "
    [line] = [line for line in file.comments.splitlines() if line.startswith(begin)]
    return line.removeprefix(begin)


def test_columns_as_in_another_view_are_explained_in_its_words() -> None:
    assert comment("data_files", "level") == comment("files", "level")
    assert comment("all_entries", "status") == comment("entries", "status")
    assert comment("all_entries", "level") == comment("files", "level")


def test_a_column_that_differs_has_words_of_its_own() -> None:
    own = comment("all_files", "deleted_record_count")
    assert own.startswith("'Null here")
    assert own == comment("all_entries", "deleted_record_count")
    assert own != comment("files", "deleted_record_count")


@pytest.mark.parametrize("name", ["each_field", "'each_field'", "each_field' AS x; SELECT '", '"'])
def test_the_name_of_a_partition_field_is_a_name_and_no_sql(name: str) -> None:
    head = "-- check: .\n-- For each: partition field.\n"
    view = "CREATE VIEW named AS\nSELECT each_field AS value, 'each_field' AS name FROM one"
    file = SqlFile("named", "70_reconcile", head, view, "")
    with duckdb.connect() as session:
        session.execute(f"""CREATE TABLE one AS SELECT 7 AS "{name.replace('"', '""')}" """)
        session.execute(file.statement([name], "main"))
        assert session.execute("FROM named").fetchall() == [(7, name)]
