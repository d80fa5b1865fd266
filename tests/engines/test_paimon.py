"""Tables that Paimon's Java library writes, beside what it reads and plans.

    ARROWMETA_PAIMON_JARS=paimon-bundle.jar pytest tests/engines/test_paimon.py

`make engines` runs every table with the jar of each version.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests.engines.conftest import Figures
from tests.engines.java import Java, running
from tests.engines.paimon_tables import DrawnTable

PROGRAM = Path(__file__).with_name("PaimonEngine.java")
VARIABLE = "ARROWMETA_PAIMON_JARS"

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore::UserWarning")]

#: Conditions of each table.
N_CONDITIONS = 12
FACTS = (
    *("bucket", "total_buckets", "level", "record_count", "file_size_in_bytes", "schema_id"),
    *("min_sequence_number", "max_sequence_number"),
)


@pytest.fixture(scope="module")
def java() -> Iterator[Java]:
    with running(PROGRAM, VARIABLE) as program:
        yield program


def plain(value: Any) -> Any:
    """Return a bound as the engine writes it: numbers, days, microseconds, text."""
    match value:
        case datetime():
            return (value.replace(tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds()
        case date():
            return (value - date(1970, 1, 1)).days
        case Decimal():
            return str(value)
    return value


def check_files(table: arrowmeta.Table, theirs: list[dict[str, Any]]) -> int:
    """Compare live files with those of the engine; return the number of values."""
    ours = {row["file_name"]: row for row in table.data_files().to_pylist()}
    assert ours.keys() == {row["file_name"] for row in theirs}
    n_values = 0
    for row in theirs:
        own = ours[row["file_name"]]
        assert {name: own[name] for name in FACTS} == {name: row[name] for name in FACTS}
        n_values += len(FACTS)
        for side in ("lower_bounds", "upper_bounds"):
            for name, value in row.get(side, {}).items():
                known = plain(own[side][name])
                if isinstance(own[side][name], datetime):
                    value = value / 10**6
                assert known == value, (row["file_name"], side, name)
                n_values += 1
    return n_values


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
        figures["Paimon: plans in which we keep more"] += not set(kept) <= planned
    findings = table.reconcile(storage=True).to_pylist()
    assert [row for row in findings if row["severity"] != "info"] == []
