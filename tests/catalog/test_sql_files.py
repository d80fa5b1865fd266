import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import duckdb
import pytest

from arrowmeta.model.relations import RELATIONS
from arrowmeta.views.sql_files import (
    OBJECTS,
    SqlText,
    columns_read,
    declarations,
    sql_files,
    sql_folder,
)
from tools.write_sql_objects import written


def test_views_of_relations_are_generated_from_declarations():
    [view] = [file for file in sql_files() if file.name == "file_indexes"]
    names = [column.name for column in RELATIONS["file_indexes"].columns]
    assert re.findall(r'^    "(\w+)",?$', view.definition, re.MULTILINE) == names
    assert view.definition.endswith(
        "FROM base_file_indexes\nSEMI JOIN live_entries USING (entry_id);\n"
    )
    assert view.reads == {"file_indexes": ["*"]}
    assert (
        'COMMENT ON COLUMN file_indexes."detail" IS \'Parameters in the header'
        in view.text.comments
    )


@pytest.mark.parametrize("name", ["each_field", "'each_field'", "each_field' AS x; SELECT '", '"'])
def test_partition_field_names_are_quoted_in_sql(name):
    head = "-- check: .\n-- For each: partition field.\n"
    view = "CREATE VIEW named AS\nSELECT each_field AS value, 'each_field' AS name FROM one"
    text = SqlText(head, view, "")
    with duckdb.connect() as session:
        session.execute(f"""CREATE TABLE one AS SELECT 7 AS "{name.replace('"', '""')}" """)
        session.execute(text.statement([name], "main"))
        assert session.execute("FROM named").fetchall() == [(7, name)]


def test_declarations_continue_on_indented_lines():
    head = "-- one: A.\n-- Engines: Spark,\n--     Flink and\n--     Trino.\n-- Source: here.\n"
    declared = declarations(head)
    assert declared["Engines"] == "Spark, Flink and Trino"
    assert declared["Source"] == "here"


def test_columns_read_by_a_check_are_those_it_mentions():
    entries = ("entry_id", "status", "level", "snapshot_id", "file_path", "lower_bounds")
    read = columns_read(["file_at_two_levels"], "entries", entries)
    assert set(read) == {"entry_id", "status", "level", "file_path"}
    assert columns_read(["hint_wrong"], "entries", entries) == ()


NEW_CHECK = """
-- file_of_rows: A live data file has rows.
-- Severity: info.

SELECT
    file_name AS subject,
    'no rows' AS expected,
    counted(record_count, 'row') AS actual
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data';
"""
ASK = """
import json, sys
from pathlib import Path
from arrowmeta.views import sql_files
sql_files.sql_folder = lambda: Path(sys.argv[1])
import arrowmeta
from arrowmeta.views.sql_files import check_texts
table = arrowmeta.open(sys.argv[2])
one = "check_name = 'file_of_rows'"
count = f"SELECT count(*), any_value(severity) FROM {{}} WHERE {one}"
views = [table.sql(count.format(v)).to_pylist()[0] for v in ("findings", "file_of_rows")]
comment = table.sql("SELECT comment FROM duckdb_views() WHERE view_name = 'file_of_rows'")
found = table.reconcile()["check_name"].to_pylist().count("file_of_rows")
text = check_texts()["file_of_rows"]
print(json.dumps([[list(one.values()) for one in views], comment.to_pylist(), found, text]))
"""


@pytest.mark.exhaustive
def test_new_check_needs_one_sql_file_only(tmp_path):
    """The file adds a view with a comment, rows of `findings`, and a check of `reconcile`."""
    folder = tmp_path / "sql"
    shutil.copytree(str(sql_folder()), folder)
    (folder / "checks" / "file_of_rows.sql").write_text(NEW_CHECK.lstrip())
    (folder / OBJECTS).write_text(written(folder))
    table = Path(__file__).parent.parent / "data" / "pk_all_types"
    command = [sys.executable, "-c", ASK, str(folder), str(table)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    views, comment, n_findings, text = json.loads(done.stdout)
    assert n_findings > 0
    assert views == [[n_findings, "info"]] * 2
    assert comment == [{"comment": f"{text}."}]
    assert text == "A live data file has rows"
