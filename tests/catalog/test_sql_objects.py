"""What `sql/objects.json` says that an object reads, compared with what DuckDB reads."""

from collections import defaultdict
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.views.connection import Views, ViewSchemas, make_schemas
from arrowmeta.views.relation import LazyRelation
from arrowmeta.views.sql_files import PLANS, columns_read, files_behind, sql_files
from tools.write_sql_objects import objects

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
