"""A refused allocation gives the right answer or an error about memory, and no crash."""

import shutil
import sys

import pytest

from tests.trust.memory import run
from tests.trust.test_failing import TABLES

VERBS = ("files", "snapshots", "plan", "sql", "check")
#: Allocations of a question of which one is refused.
AT_MOST = 10

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None,
    reason="the C library of Linux is replaced in part, by what a C compiler makes",
)


@pytest.mark.exhaustive
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in TABLES])
def test_refused_allocation_gives_a_right_answer_or_an_error_about_memory(root):
    process = run("--tables", root.name, "--at-most", str(AT_MOST), "--verbs", *VERBS)
    assert process.returncode == 0, process.stdout + process.stderr[-3000:]
    assert "error" in process.stdout
