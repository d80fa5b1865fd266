from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import text as words
from arrowmeta.errors import UsageError


@pytest.mark.parametrize(
    ("moment", "millis"),
    [
        ("1970-01-01", 0),
        ("1970-01-01T00:00:01.5Z", 1500),
        (" 1970-01-01 00:00:01 ", 1000),
        ("1970-01-01T01:00:00+01:00", 0),
        ("1969-12-31T23:59:59.9999", -1),
        (datetime(1970, 1, 1), 0),
        (date(1970, 1, 2), 86_400_000),
        (datetime(1970, 1, 1, tzinfo=timezone(timedelta(hours=-1))), 3_600_000),
    ],
)
def test_time_without_a_zone_is_utc(moment, millis):
    assert words.to_epoch_millis(moment) == millis


@pytest.mark.parametrize("text", ["", "now", "2024-13-01", "1714521600000"])
def test_text_that_is_not_an_iso_time_is_refused(text):
    with pytest.raises(UsageError, match="neither a duration such as 30d nor a time"):
        words.to_epoch_millis(text)


@pytest.mark.parametrize("moment", [1714521600000, 1.5, b"2024-05-01"])
def test_value_that_is_not_a_time_is_refused(moment):
    with pytest.raises(UsageError, match="a time must be"):
        words.to_epoch_millis(moment)


@given(st.datetimes(timezones=st.just(UTC)))
def test_iso_text_round_trips_to_the_same_millisecond(moment):
    millis = words.to_epoch_millis(moment)
    assert words.to_epoch_millis(words.to_iso_text(millis)) == millis


def test_time_beyond_the_calendar_is_shown_as_a_number():
    assert words.to_iso_text(2**63 - 1) == "9223372036854775807 ms since the epoch"
