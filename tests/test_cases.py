"""The cases of `tests/cases/sql`: rows of relations, and what a view or check says of them."""

from __future__ import annotations

import pytest

from tests.case_files import Case, Relations, read_cases


@pytest.mark.parametrize("case", read_cases("sql"), ids=str)
def test_views_and_checks_answer_as_written(case: Case) -> None:
    relations = Relations()
    for step in case.steps:
        relations.run(step)
