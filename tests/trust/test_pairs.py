"""Members that contradict each other change no answer in silence; see docs/pairs.md."""

import random

import pytest

from tests import corpus
from tests.trust import iceberg_pairs, paimon_pairs
from tests.trust.pairs import VERDICTS, outcomes, reason

#: Edits of a table that a default run tries.
DRAWN = 5


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("root", "of_format"),
    [
        pytest.param(root, of_format, id=root.name)
        for of_format in (iceberg_pairs, paimon_pairs)
        for root in of_format.TABLES
    ],
)
def test_edit_of_one_member_is_not_silent(root, of_format):
    drawn = random.Random(corpus.seed()).sample(range(len(of_format.edits())), DRAWN)
    for outcome in outcomes(root, of_format, None if corpus.is_all() else drawn):
        assert outcome.verdict in VERDICTS
        assert outcome.verdict != "silent" or reason(outcome, of_format) is not None, outcome
