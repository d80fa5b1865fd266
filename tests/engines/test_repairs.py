"""Damaged tables of several writers, repaired, and read by engines: see `tests.engines.repairs`."""

import pytest

from bench.environments import EnvironmentUnavailableError
from tests.engines.repairs import (
    BY_PYICEBERG,
    BY_PYPAIMON,
    ICEBERG_SEEDS,
    PAIMON_SEEDS,
    Outcome,
    PyPaimon,
    iceberg_outcome,
    iceberg_subjects,
    page,
    paimon_outcome,
    paimon_subjects,
)
from tests.repair.damage import ICEBERG, PAIMON

pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore")]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", range(len(ICEBERG_SEEDS) + len(BY_PYICEBERG)))
def test_iceberg_rows_are_those_before_the_damage(table, iceberg, tmp_path):
    make = list(iceberg_subjects(iceberg, tmp_path))[table]
    subject = make()
    outcomes = [iceberg_outcome(iceberg, subject, damage) for damage in ICEBERG]
    assert sum(one.is_repaired for one in outcomes) >= 8


@pytest.fixture(scope="module")
def pypaimon():
    try:
        process = PyPaimon()
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    yield process
    process.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("table", range(len(PAIMON_SEEDS) + len(BY_PYPAIMON)))
def test_paimon_rows_are_those_before_the_damage(table, paimon, pypaimon, tmp_path):
    make = list(paimon_subjects(paimon, tmp_path))[table]
    subject = make()
    outcomes = [paimon_outcome(paimon, pypaimon, subject, damage) for damage in PAIMON]
    assert sum(one.is_repaired for one in outcomes) >= 7


def test_page_has_what_became_of_each_table():
    refused = "this cannot be repaired: file:/t/m0.avro has deletes; see repair --plan"
    told = {"one": {"a cut": Outcome("repaired, rows lost", ("Java",)), "b": Outcome(refused)}}
    lines = page(told, {"two": {"c": Outcome(None)}}).splitlines()
    assert "| a cut |  | 1 |  |  |" in lines
    assert "| b |  |  | 1 | FILE has deletes |" in lines
    assert not any("| c |" in line for line in lines)
    assert "1 repaired, 1 refused. Read by: Java 1." in lines
