"""The files of `sql/`, the objects that they define, and a package in a zip file."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections import defaultdict
from importlib.util import cache_from_source
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.model.relations import RELATIONS
from arrowmeta.views.connection import Views, ViewSchemas, make_schemas
from arrowmeta.views.relation import LazyRelation
from arrowmeta.views.sql_files import (
    OBJECTS,
    PLANS,
    SqlText,
    columns_read,
    declarations,
    files_behind,
    sql_files,
    sql_folder,
)
from tools.write_sql_objects import objects, written


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


VIEWS = [file for file in sql_files() if " VIEW " in file.definition and file.folder != PLANS]


def test_every_object_follows_those_that_it_uses():
    known: set[str] = set()
    for file in sql_files():
        assert known.issuperset(file.uses), file.name
        known.add(file.name)


@pytest.fixture(scope="module")
def source():
    return arrowmeta.open(Path(__file__).parents[1] / "data" / "pk_all_types").source


@pytest.mark.sampled(12)
@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.name)
def test_duckdb_reads_no_other_columns_of_entries(view, source):
    read = defaultdict(set)

    def recorded(relation):
        schema = source.schema_of(relation)

        def batches(names):
            read[relation].update(names)
            return iter(
                [pa.RecordBatch.from_pylist([], pa.schema([schema.field(n) for n in names]))]
            )

        return LazyRelation(schema, batches)

    files = files_behind([view.name])
    known = {relation: recorded(relation) for relation in ("entries", "all_entries")}
    schemas = ViewSchemas("memory")
    with duckdb.connect() as session:
        make_schemas(session, "memory", [None])
        views = Views(schemas, source, files, known, {})
        views.make_base(session)
        views.make(session)
        session.execute(f"FROM {view.name}").fetchall()
    for relation, columns in read.items():
        declared = columns_read([view.name], relation, source.schema_of(relation).names)
        assert columns <= set(declared), relation


ENTRY_KEY = "-- entry_key: a key.\nCREATE OR REPLACE MACRO entry_key(entry) AS\n    entry.level;\n"
READS = {
    "SELECT file_name AS bucket FROM base_entries": ["file_name"],
    "SELECT e.level, m.length FROM base_entries AS e, base_manifests AS m": ["level"],
    "SELECT count(*) FROM base_entries SEMI JOIN live_entries USING (entry_id)": ["entry_id"],
    "WITH one AS (FROM base_entries) SELECT one.status FROM one": ["status"],
    "SELECT entry_key(e) AS key FROM base_entries AS e": ["level"],
    "SELECT e AS entry FROM base_entries AS e": ["*"],
    "SELECT * EXCLUDE (status) FROM base_entries": ["*"],
    "SELECT 1 AS one FROM base_entries UNION ALL FROM base_entries": ["*"],
    "SELECT record_count FROM files": ["record_count"],
}


@pytest.mark.parametrize("query", READS)
def test_columns_are_found_in_the_parse_tree(query, tmp_path):
    view = f"-- one: a view.\n-- Grain: one row per entry.   Keys: none.\n\n{query};\n"
    for name, text in (("macros/entry_key", ENTRY_KEY), ("relations/one", view)):
        file = tmp_path / f"{name}.sql"
        file.parent.mkdir()
        file.write_text(text)
    assert objects(tmp_path)["one"]["reads"]["entries"] == READS[query]


PACKAGE = Path(arrowmeta.__file__).parent
TABLE = Path(__file__).parents[1] / "data" / "pk_all_types"

READER = (
    "import sys; sys.path.insert(0, sys.argv[1]); import arrowmeta; "
    "table = arrowmeta.open(sys.argv[2]); "
    "(row,) = table.sql('SELECT count(*) AS n FROM files').to_pylist(); "
    "print(arrowmeta.__file__, row['n'], table.plan('k > 3').files.num_rows)"
)

LOG_SETTINGS = (
    "import sys; sys.path.insert(0, sys.argv[1]); from arrowmeta.spark import java; "
    "print(java.__file__); print(java._log_settings().read_text())"
)


def pack(packed, *suffixes):
    """Write files of the package, and compiled modules that exist, so that processes start soon."""
    for suffix in suffixes:
        for source in PACKAGE.rglob(f"*.{suffix}"):
            packed.write(source, source.relative_to(PACKAGE.parent))
            compiled = Path(cache_from_source(str(source)))
            if suffix == "py" and compiled.exists():
                packed.write(compiled, source.relative_to(PACKAGE.parent).with_suffix(".pyc"))


@pytest.fixture
def place(tmp_path):
    """A zip file with the package as in a wheel, but without version metadata."""
    place = tmp_path / "installed.zip"
    with zipfile.ZipFile(place, "w") as packed:
        pack(packed, "py", "txt", "properties")
        for source in Path(str(sql_folder())).glob("*/*.*"):  # where a wheel has them
            packed.write(source, f"arrowmeta/_sql/{source.parent.name}/{source.name}")
        packed.write(Path(str(sql_folder())) / OBJECTS, f"arrowmeta/_sql/{OBJECTS}")
    return place


def test_views_are_found_in_a_zip_file(place):
    answer = subprocess.run(
        [sys.executable, "-c", READER, str(place), str(TABLE)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    file, *numbers = answer.stdout.split()
    table = arrowmeta.open(TABLE)
    assert file.startswith(str(place))
    assert [int(n) for n in numbers] == [table.files().num_rows, table.plan("k > 3").files.num_rows]


@pytest.mark.exhaustive
def test_java_log_settings_are_found_in_a_zip_file(place):
    answer = subprocess.run(
        [sys.executable, "-c", LOG_SETTINGS, str(place)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    file, settings = answer.stdout.split("\n", 1)
    assert file.startswith(str(place))
    assert settings.strip() == (PACKAGE / "spark" / "log4j2.properties").read_text().strip()
