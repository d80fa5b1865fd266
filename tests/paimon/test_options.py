import pytest

from arrowmeta.paimon.schema import is_on, is_postponed


@pytest.mark.parametrize(
    ("text", "expected"), [("true", True), ("TRUE", True), ("false", False), ("", False)]
)
def test_an_option_is_on_in_any_capitals(text, expected):
    assert is_on({"deletion-vectors.enabled": text}, "deletion-vectors.enabled") is expected


def test_an_option_that_is_not_there_is_off():
    assert not is_on({}, "deletion-vectors.enabled")


@pytest.mark.parametrize(("text", "expected"), [("-2", True), (" -2 ", True), ("-1", False)])
def test_a_table_is_postponed_by_its_bucket(text, expected):
    assert is_postponed({"bucket": text}) is expected
    assert not is_postponed({})
