"""The cases of `tests/cases/sql`: rows of relations, and what a view or check says of them."""

import pytest

from arrowmeta.io.options import INTERNAL
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.tables.macros import macro_relations
from arrowmeta.views.database import connect_sources
from arrowmeta.views.sql_files import check_names
from tests.case_files import Relations, read_cases
from tests.reconcile.changes import changed_tables
from tests.sql.given_source import GivenSource


@pytest.mark.parametrize("case", read_cases("sql"), ids=str)
def test_views_and_checks_answer_as_written(case):
    relations = Relations()
    for step in case.steps:
        relations.run(step)


def test_views_bind_over_an_empty_table():
    con = connect_sources({None: GivenSource()}, macro_relations, INTERNAL)
    names = "SELECT table_name, list(column_name ORDER BY column_index) FROM duckdb_columns()"
    here = "schema_name IN (current_schema(), 'base of main')"
    views = dict(con.execute(f"{names} WHERE {here} GROUP BY ALL").fetchall())
    of_findings = {"findings", "readers", "remedies"}  # computed by another layer
    for name in SCHEMAS.keys() - of_findings:
        assert views[name] == SCHEMAS[name](TableShape()).names
    assert {f"base_{name}" for name in BASE_RELATIONS} <= views.keys()


@pytest.mark.filterwarnings("ignore:.*looks like the newest")
@pytest.mark.parametrize("case", changed_tables("metadata"), ids=str)
def test_metadata_is_read_as_written(case, tmp_path):
    case.run(tmp_path)


def test_checks_that_read_storage_through_a_step_run_only_with_storage():
    of_storage = {"file_in_other_folder", "missing_in_storage", "orphan_in_storage"}
    of_storage |= {"size_differs_in_storage", "footer_differs", "footer_bounds_contradict"}
    assert of_storage.isdisjoint(check_names("paimon"))
    assert of_storage <= set(check_names("paimon", outside=True))
