import pytest

from arrowmeta.io.options import NOT_NEGATIVE, integer_in


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("007", 7),
        ("-12", -12),
        (b"42", 42),
        ("9223372036854775807", 2**63 - 1),
        ("9223372036854775808", None),
        ("9" * 5000, None),
        ("", None),
        (None, None),
        (" 1", None),
        ("1\n", None),
        ("+1", None),
        ("1_000", None),
        ("٣", None),
        (b"\xff", None),
    ],
)
def test_integers_are_digits_of_64_bits(text: str | bytes | None, number: int | None) -> None:
    assert integer_in(text) == number


def test_integers_beyond_the_range_are_none() -> None:
    assert integer_in("-1", NOT_NEGATIVE) is None
    assert integer_in("8", range(8)) is None
