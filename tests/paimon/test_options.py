import pytest

from arrowmeta.paimon.schema import is_on, is_postponed


@pytest.mark.parametrize(
    ("text", "expected"), [("true", True), ("TRUE", True), ("false", False), ("", False)]
)
def test_boolean_option_is_case_insensitive(text, expected):
    assert is_on({"deletion-vectors.enabled": text}, "deletion-vectors.enabled") is expected


def test_absent_boolean_option_is_off():
    assert not is_on({}, "deletion-vectors.enabled")


@pytest.mark.parametrize(("text", "expected"), [("-2", True), (" -2 ", True), ("-1", False)])
def test_bucket_minus_2_means_postponed(text, expected):
    assert is_postponed({"bucket": text}) is expected
    assert not is_postponed({})
