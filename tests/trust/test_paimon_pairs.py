"""A sample of the edits of `paimon_pairs`: none is silent without a reason."""

from tests.trust.paimon_pairs import DATA, is_excused, run


def test_no_edit_of_a_pair_is_silent_without_a_reason():
    outcomes = run([DATA / "pk_all_types"], only=lambda number: number % 9 == 4)
    assert len(outcomes) > 3
    silent = [one for one in outcomes if one.verdict == "silent" and not is_excused(one)]
    assert not silent
