import pyarrow as pa
import pytest

from arrowmeta.report.page import counted, moments, percent, signed, sized, total

MOST = 2**63 - 1


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0, "0%"),
        (0.0001, "< 0.1%"),
        (0.0123, "1.2%"),
        (0.5, "50%"),
        (0.996, "> 99%"),
        (1, "100%"),
        (None, "unknown"),
    ],
)
def test_percent_never_rounds_to_0_or_100(share, said):
    assert percent(share) == said


def test_total_ignores_nulls_and_does_not_overflow():
    assert total(pa.chunked_array([[MOST, MOST], [None]], pa.int64())) == 2 * MOST
    assert total(pa.chunked_array([], pa.int64())) == 0


def test_null_numbers_are_shown_as_unknown():
    assert (counted(None), signed(None), sized(None)) == ("unknown",) * 3


def test_changes_have_a_sign():
    assert (signed(1200), signed(-3), signed(0)) == ("+1,200", "-3", "0")


def test_moments_are_utc_to_the_second_or_milliseconds_since_1970():
    times = pa.chunked_array([pa.array([0, 1500, None, MOST], pa.timestamp("ms", "UTC"))])
    assert moments(times) == [
        "1970-01-01 00:00:00",
        "1970-01-01 00:00:01",
        "unknown",
        f"{MOST} ms since 1970",
    ]
