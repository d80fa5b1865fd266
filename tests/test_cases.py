"""The cases of `tests/cases/sql` and `metadata`: what relations hold, and what is said of them."""

import pytest

from tests.case_files import Relations, read_cases
from tests.reconcile.changes import changed_tables


@pytest.mark.parametrize("case", read_cases("sql"), ids=str)
def test_views_and_checks_answer_as_written(case):
    relations = Relations()
    for step in case.steps:
        relations.run(step)


@pytest.mark.filterwarnings("ignore:.*looks like the newest")
@pytest.mark.parametrize("case", changed_tables("metadata"), ids=str)
def test_metadata_is_read_as_written(case, tmp_path):
    case.run(tmp_path)
