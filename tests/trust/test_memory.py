"""A refused allocation gives the right answer or an error about memory, and no crash."""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path

import pytest

from tests import corpus
from tests.trust.failing import VERBS
from tests.trust.memory import run
from tests.trust.test_failing import TABLES

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None,
    reason="the C library of Linux is replaced in part, by what a C compiler makes",
)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in TABLES])
def test_refused_allocation_gives_a_right_answer_or_an_error_about_memory(root: Path) -> None:
    rng = random.Random(corpus.seed())
    verbs, at_most = (VERBS, 10**9) if corpus.is_all() else (rng.sample([*VERBS], 2), 4)
    process = run("--tables", root.name, "--at-most", str(at_most), "--verbs", *verbs)
    assert process.returncode == 0, process.stdout + process.stderr[-3000:]
    assert "error" in process.stdout
