"""The engines that tests ask, and figures of what was compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from bench.java import ENGINES
from tests.engines.java import Java, running

Figures = Counter[str]


@pytest.fixture(scope="session")
def iceberg() -> Iterator[Java]:
    """Iceberg's library in a process for all tests."""
    with running(ENGINES["iceberg"]) as program:
        yield program


@pytest.fixture(scope="session")
def paimon() -> Iterator[Java]:
    """Paimon's library in a process for all tests."""
    with running(ENGINES["paimon"]) as program:
        yield program


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Iterator[Figures]:
    """Counts of what a test compared, which a JUnit file has as its properties."""
    counts: Figures = Counter()
    yield counts
    for name, count in counts.items():
        record_property(name, count)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    total: Figures = Counter()
    for report in terminalreporter.getreports(""):
        if report.when == "teardown":
            total.update({name: int(count) for name, count in report.user_properties})
    for name, count in total.items():
        terminalreporter.write_line(f"{name}: {count:,}")
