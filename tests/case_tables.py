"""The folder of tables that show one behaviour each; see `tests/cases/README.md`."""

from __future__ import annotations

from pathlib import Path

CASES = Path(__file__).parent / "cases"
