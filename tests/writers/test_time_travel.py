"""Snapshots of Paimon tables whose schema changed, compared with pypaimon's columns and plans."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests import corpus
from tests.case_tables import CASES
from tests.writers.environment import EnvironmentUnavailableError, environment_python

_PROGRAM = Path(__file__).with_name("pypaimon_time_travel_program.py")
_SQL = {"equal": "=", "greater_than": ">", "is_null": "IS NULL", "is_not_null": "IS NOT NULL"}


def tables_with_schemas() -> list[Path]:
    folders = [*CASES.glob("paimon_column*"), *(e.folder for e in corpus.entries("paimon"))]
    return [one for one in folders if len(list((one / "schema").glob("schema-*"))) > 1]


def conditions_at(table: arrowmeta.Table) -> list[list[Any]]:
    """Two conditions on the last column of the snapshot that has bounds of a plain type."""
    bounds = table.files(columns=["lower_bounds"])["lower_bounds"].to_pylist()
    for name in reversed(table.schema.names):
        values = [one[name] for one in bounds if one and type(one.get(name)) in (int, str)]
        if values:
            return [[name, "equal", max(values)], [name, "greater_than", max(values)]]
    name = table.schema.names[-1]
    return [[name, "is_null"], [name, "is_not_null"]]


def in_sql(column: str, method: str, *values: Any) -> str:
    return " ".join([f'"{column}"', _SQL[method], *map(repr, values)])


@pytest.fixture(scope="module")
def compared() -> list[tuple[arrowmeta.Table, list[list[Any]], dict[str, Any]]]:
    """Each snapshot of each table, conditions, and pypaimon's answer."""
    opened = [
        arrowmeta.open(folder, snapshot_id=int(path.name[9:]), strict=True)
        for folder in tables_with_schemas()
        for path in sorted((folder / "snapshot").glob("snapshot-*"))
    ]
    conditions = [conditions_at(table) for table in opened]
    asked = [
        {"folder": table.location, "snapshot_id": table.snapshot_id, "conditions": some}
        for table, some in zip(opened, conditions, strict=True)
    ]
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    done = subprocess.run(
        [str(python), "-W", "ignore", str(_PROGRAM)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = zip(opened, conditions, json.loads(done.stdout), strict=True)
    return [one for one in answers if "error" not in one[2]]


def test_columns_at_each_snapshot_are_those_of_pypaimon(compared) -> None:
    for table, _, theirs in compared:
        ours = [[int(f.metadata[b"PARQUET:field_id"]), f.name] for f in table.schema]
        assert ours == theirs["columns"], table
    assert len(compared) >= 4


def test_plans_at_each_snapshot_keep_no_file_that_pypaimon_drops(compared) -> None:
    n_equal = 0
    for table, conditions, theirs in compared:
        for condition, names in zip(conditions, theirs["plans"], strict=True):
            ours = set(table.plan(in_sql(*condition)).files["file_name"].to_pylist())
            # pypaimon keeps more where statistics have an old layout.
            assert ours <= set(names), (table, condition)
            n_equal += ours == set(names)
    assert n_equal >= len(compared)  # of twice as many plans
