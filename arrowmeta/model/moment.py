"""Times: `datetime`, `date` and ISO 8601 text to milliseconds since the epoch, and back.

Durations such as `30d` are read here, too.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated

from msgspec import Meta

from arrowmeta.errors import UsageError

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

#: Milliseconds since the epoch that fit into microseconds, as in DuckDB.
COUNTABLE_MILLIS = range(-9_223_372_022_400_000, 9_223_372_022_400_000)
Millis = Annotated[int, Meta(ge=COUNTABLE_MILLIS.start, le=COUNTABLE_MILLIS.stop - 1)]

#: First date of DuckDB in microseconds since the epoch. Printing one of the 14 seconds before it,
#: which 64 bits can represent, crashes the database; later overflows are infinity.
FIRST_MICROS = COUNTABLE_MILLIS.start * 1000

_DURATION = re.compile(r"(\d{1,12})\s*([smhdw])", re.IGNORECASE | re.ASCII)
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}


def to_duration(text: str) -> timedelta:
    """Return the duration of a text such as `12h` or `30d`; `m` is minutes.

    Raises:
        UsageError: any other text.
    """
    match = _DURATION.fullmatch(text.strip())
    if match is not None:
        try:
            return timedelta(seconds=int(match[1]) * _UNITS[match[2].lower()])
        except OverflowError:
            pass
    raise UsageError(f"{text!r} is not a duration such as 12h or 30d")


def to_past_time(moment: date | timedelta | str, now: datetime) -> datetime:
    """Return a time: as such, or as the duration before `now` that has passed since.

    Raises:
        UsageError: neither a duration nor a time.
    """
    try:
        if isinstance(moment, timedelta):
            return now - moment
        if isinstance(moment, str) and _DURATION.fullmatch(moment.strip()):
            return now - to_duration(moment)
        return to_datetime(moment)
    except OverflowError as error:
        raise UsageError(f"{moment!r} before now is outside of the calendar") from error
    except UsageError:
        if not isinstance(moment, str):
            raise
        raise UsageError(
            f"{moment!r} is neither a duration such as 30d nor a time such as 2024-05-01T12:00:00Z"
        ) from None


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


def to_sql_text(epoch_millis: int) -> str:
    """Return a time in UTC as `2024-05-01 12:30:00.000`, at most the ends of Python's calendar."""
    first, last = ((end.replace(tzinfo=UTC) - _EPOCH) for end in (datetime.min, datetime.max))
    millis = timedelta(milliseconds=1)
    moment = _EPOCH + millis * min(max(epoch_millis, -(-first // millis)), last // millis)
    return moment.isoformat(sep=" ", timespec="milliseconds").removesuffix("+00:00")
