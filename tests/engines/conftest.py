"""The engines that tests ask, and figures of what was compared."""

from collections import Counter

import pytest

from bench.java import ENGINES
from tests.engines.java import running

Figures = Counter[str]


@pytest.fixture(scope="session")
def iceberg():
    """Iceberg's library in a process for all tests."""
    with running(ENGINES["iceberg"]) as program:
        yield program


@pytest.fixture(scope="session")
def paimon():
    """Paimon's library in a process for all tests."""
    with running(ENGINES["paimon"]) as program:
        yield program


@pytest.fixture
def figures(record_property):
    """Counts of what a test compared, which a JUnit file has as its properties."""
    counts: Figures = Counter()
    yield counts
    for name, count in counts.items():
        record_property(name, count)


def pytest_terminal_summary(terminalreporter):
    total: Figures = Counter()
    for report in terminalreporter.getreports(""):
        if report.when == "teardown":
            total.update({name: int(count) for name, count in report.user_properties})
    for name, count in total.items():
        terminalreporter.write_line(f"{name}: {count:,}")
