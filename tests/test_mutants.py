"""The lists of mutations agree with the code."""

from tests.mutants import EQUIVALENT, MUTANTS, ROOT, SAMPLED, Sampled, planted
from tests.mutations import mutations


def test_texts_of_mutants_are_in_the_code():
    assert [mutant.says for mutant in MUTANTS if planted(ROOT, mutant)[0] is None] == []


def test_equivalent_mutations_exist_in_the_code():
    paths = [path for pattern in SAMPLED for path in ROOT.glob(pattern)]
    keys = {Sampled(path, one, 1).key for path in paths for one in mutations(path)}
    assert len(keys) > 500
    assert keys > EQUIVALENT != set()
