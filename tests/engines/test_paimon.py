"""Tables that Paimon's Java library writes, beside what it reads and plans.

    ARROWMETA_PAIMON_JARS=paimon-bundle.jar pytest tests/engines/test_paimon.py

`make engines` runs every table with the jar of each version.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import arrowmeta
from tests.engines.conftest import Figures
from tests.engines.java import Java, running
from tests.engines.paimon_answers import check_files
from tests.engines.paimon_tables import DrawnTable

PROGRAM = Path(__file__).with_name("PaimonEngine.java")
VARIABLE = "ARROWMETA_PAIMON_JARS"

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

#: Conditions of each table.
N_CONDITIONS = 12


@pytest.fixture(scope="module")
def java() -> Iterator[Java]:
    with running(PROGRAM, VARIABLE) as program:
        yield program


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(24))
def test_drawn_table(java: Java, tmp_path: Path, figures: Figures, seed: int) -> None:
    drawn = DrawnTable(java, tmp_path / "t", seed)
    table = arrowmeta.open(drawn.root, strict=True)
    figures["Paimon: tables"] += 1
    figures["Paimon: values"] += check_files(table, java.call("files", drawn.root))
    for condition in drawn.conditions(N_CONDITIONS):
        kept = table.plan(condition.sql).files["file_name"].to_pylist()
        every = java.call("rows", drawn.root, where=condition.tree)
        found = java.call("rows", drawn.root, where=condition.tree, kept=kept)
        assert found == every, condition.sql
        planned = set(java.call("plan", drawn.root, where=condition.tree))
        figures["Paimon: plans"] += 1
        figures["Paimon: kept by us"] += len(kept)
        figures["Paimon: kept by the engine"] += len(planned)
        if more := len(set(kept) - planned):
            figures[f"Paimon: kept by us only, table {seed}, {condition.sql}"] = more
    findings = table.reconcile(storage=True).to_pylist()
    assert [row for row in findings if row["severity"] != "info"] == []
