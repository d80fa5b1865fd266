"""The cases of `tests/cases/sql`: rows of relations, and what a view or check says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from arrowmeta.catalog.database import connect_sources
from arrowmeta.model.relations import BASE_RELATIONS
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from tests.case_files import Case, Relations, read_cases
from tests.reconcile.changes import ChangedTable, changed_tables
from tests.sql.given_source import GivenSource


@pytest.mark.parametrize("case", read_cases("sql"), ids=str)
def test_views_and_checks_answer_as_written(case: Case) -> None:
    relations = Relations()
    for step in case.steps:
        relations.run(step)


def test_views_bind_over_an_empty_table() -> None:
    con = connect_sources({None: GivenSource()})
    names = "SELECT table_name, list(column_name ORDER BY column_index) FROM duckdb_columns()"
    here = "schema_name IN (current_schema(), 'base of main')"
    views = dict(con.execute(f"{names} WHERE {here} GROUP BY ALL").fetchall())
    of_findings = {"findings", "readers", "remedies"}  # computed by another layer
    for name in SCHEMAS.keys() - of_findings:
        assert views[name] == SCHEMAS[name](TableShape()).names
    assert {f"base_{name}" for name in BASE_RELATIONS} <= views.keys()


@pytest.mark.parametrize("case", changed_tables("metadata"), ids=str)
def test_metadata_is_read_as_written(case: ChangedTable, tmp_path: Path) -> None:
    case.run(tmp_path)
