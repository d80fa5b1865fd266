from __future__ import annotations

import re

import duckdb
import pytest

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
    assert 'COMMENT ON COLUMN file_indexes."detail" IS \'What the head' in view.comments


@pytest.mark.parametrize("name", ["each_field", "'each_field'", "each_field' AS x; SELECT '", '"'])
def test_the_name_of_a_partition_field_is_a_name_and_no_sql(name: str) -> None:
    head = "-- check: .\n-- For each: partition field.\n"
    view = "CREATE VIEW named AS\nSELECT each_field AS value, 'each_field' AS name FROM one"
    file = SqlFile("named", "70_reconcile", head, view, "")
    with duckdb.connect() as session:
        session.execute(f"""CREATE TABLE one AS SELECT 7 AS "{name.replace('"', '""')}" """)
        session.execute(file.statement([name], "main"))
        assert session.execute("FROM named").fetchall() == [(7, name)]
