"""Figures of a run over engines, printed at its end."""

from __future__ import annotations

from collections import Counter

import pytest

Figures = Counter[str]

_FIGURES: Figures = Counter()


@pytest.fixture(scope="session")
def figures() -> Figures:
    """Counts of what was compared."""
    return _FIGURES


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name, count in _FIGURES.items():
        terminalreporter.write_line(f"{name}: {count:,}")
