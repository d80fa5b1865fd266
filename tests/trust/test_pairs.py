"""Members that contradict each other change no answer in silence; see docs/pairs.md."""

import random

import pytest

from tests import corpus
from tests.trust.iceberg_pairs import EXCUSED, TABLES, edits
from tests.trust.pairs import VERDICTS, outcomes

#: Edits of a table that a default run tries.
DRAWN = 3


@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("root", [pytest.param(root, id=root.name) for root in TABLES])
def test_edit_of_one_member_is_not_silent(root):
    every = edits()
    drawn = random.Random(corpus.seed()).sample(range(len(every)), DRAWN)
    tried = range(len(every)) if corpus.is_all() else drawn
    for outcome in outcomes(root, every, lambda number: number in tried):
        assert outcome.verdict in VERDICTS
        assert outcome.verdict != "silent" or outcome.member in EXCUSED, outcome
