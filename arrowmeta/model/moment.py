"""Times: `datetime`, `date` and ISO 8601 text to milliseconds since the epoch, and back."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from arrowmeta.errors import UsageError

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

#: Milliseconds since the epoch that fit into microseconds, as in DuckDB.
COUNTABLE_MILLIS = range(-9_223_372_022_400_000, 9_223_372_022_400_000)
#: Their name in messages.
MILLIS = "milliseconds since 1970"

#: First date of DuckDB in microseconds since the epoch. Printing one of the 14 seconds before it,
#: which 64 bits can represent, crashes the database; later overflows are infinity.
FIRST_MICROS = COUNTABLE_MILLIS.start * 1000


def to_datetime(moment: date | str) -> datetime:
    """Return the time of a datetime, a date or ISO text.

    Times without a zone are UTC, independent of the zone of the machine. A date is midnight.

    Raises:
        UsageError: any other value.
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
    return moment


def to_epoch_millis(moment: date | str) -> int:
    """Return the milliseconds since the epoch of a time; see `to_datetime`.

    Raises:
        UsageError: not a time.
    """
    return (to_datetime(moment) - _EPOCH) // timedelta(milliseconds=1)


def to_iso_text(epoch_millis: int) -> str:
    """Return ISO text in UTC, or the number if it is outside of Python's calendar."""
    try:
        moment = _EPOCH + timedelta(milliseconds=epoch_millis)
    except OverflowError:
        return f"{epoch_millis} ms since the epoch"
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
