import math

import pytest

from arrowmeta.report.page import bars_of, share_of, text_of


@pytest.mark.parametrize(
    ("part", "whole", "share"),
    [
        (1, 4, 0.25),
        (9, 4, 1.0),
        (-1, 4, 0.0),
        (1, 0, 0.0),
        (1, -4, 0.0),
        (None, 4, 0.0),
        (1, None, 0.0),
        (math.nan, 4, 0.0),
        (math.inf, 4, 0.0),
        (10**40, 1, 1.0),
    ],
)
def test_share_is_between_0_and_1(part, whole, share):
    assert share_of(part, whole) == share


def test_largest_bar_has_share_1():
    bars = bars_of([("a", 4, "4", ""), ("b", 1, "1", "d"), ("c", -9, "-9", "")])
    assert [bar.marks[0].share for bar in bars] == [1.0, 0.25, 0.0]
    assert bars_of([("a", 0, "0", "")])[0].marks[0].share == 0.0
    assert bars_of([]) == ()


def test_text_escapes_control_characters_and_is_truncated():
    assert text_of("a\x00\u202eb") == "a\\x00\\u202eb"
    assert len(text_of("x" * 10**6)) <= 240
    assert text_of(None) == "None"
