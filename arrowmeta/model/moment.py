"""Points in time as people write them, and as snapshots record them.

Knows `datetime`, ISO 8601 text and milliseconds since the epoch; nothing of snapshots.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from arrowmeta.errors import UsageError

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

#: Times that microseconds can count, in milliseconds since the epoch; DuckDB has no others.
COUNTABLE_MILLIS = range(-9_223_372_022_400_000, 9_223_372_022_400_000)

#: The least microseconds since the epoch that have a date in DuckDB. 64 bits count 14 seconds
#: before it, whose text is an error that ends the database. What is after the last is infinity.
FIRST_MICROS = COUNTABLE_MILLIS.start * 1000


def to_epoch_millis(moment: date | str) -> int:
    """Return the milliseconds since the epoch of a datetime, a date or ISO text.

    Without a zone it is UTC, whatever the zone of this machine, so that a script answers the same
    everywhere. Without a time of day it means the first instant of that day.

    Raises:
        UsageError: it is none of these.
    """
    if isinstance(moment, str):
        try:
            moment = datetime.fromisoformat(moment.strip())
        except ValueError as error:
            raise UsageError(
                f"{moment!r} is not a time; write it like 2024-05-01 or 2024-05-01T12:30:00+02:00"
            ) from error
    if not isinstance(moment, date):
        raise UsageError(f"a time must be a datetime, a date or ISO text, got {moment!r}")
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, time())
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return (moment - _EPOCH) // timedelta(milliseconds=1)


def to_iso_text(epoch_millis: int) -> str:
    """Return the milliseconds as ISO text in UTC, or as a number where calendars end."""
    try:
        moment = _EPOCH + timedelta(milliseconds=epoch_millis)
    except OverflowError:
        return f"{epoch_millis} ms since the epoch"
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
