"""Generated tables and predicates: no stage drops a matching row, and SQL agrees with Python."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests import corpus
from tests.soundness.check import Tally, check_table

# `python -m tests.soundness --cases N` tries more; with `--nested` of the second test, with
# `--computed 0.9` of the third.

#: Predicates for each table.
CASES = 20 if corpus.is_all() else 10


@settings(max_examples=200 if corpus.is_all() else 2)
@given(st.integers(0, 2**40))
def test_no_stage_drops_a_matching_row(seed):
    tally = Tally()
    check_table(random.Random(seed), CASES, tally)
    assert tally.cases + tally.refused == CASES


@settings(max_examples=200 if corpus.is_all() else 2)
@given(st.integers(0, 2**40))
def test_no_stage_drops_a_matching_row_with_struct_fields(seed):
    tally = Tally()
    check_table(random.Random(seed), CASES, tally, is_nested=True)
    assert tally.cases + tally.refused == CASES


@settings(max_examples=200 if corpus.is_all() else 2)
@given(st.integers(0, 2**40))
def test_no_stage_drops_a_matching_row_with_functions(seed):
    tally = Tally()
    check_table(random.Random(seed), CASES, tally, computed=0.9)
    assert tally.cases + tally.refused == CASES
