"""Numbers and names as messages and SQL have them: `1,204 files`, `1.5 MiB`, `"a b"`.

Counts with their nouns, bytes as sizes and back, milliseconds since the epoch as times; names and
constants of SQL; text of others without control characters and credentials.
`sql/macros/values.sql` writes counts in SQL. Imports nothing heavy.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

if TYPE_CHECKING:
    import pyarrow as pa

#: Maximum number of names in a message.
_MOST_NAMES = 10
_UNITS = ("B", "KiB", "MiB", "GiB", "TiB", "PiB")


#: What is said of a number or a value that metadata does not tell.
UNKNOWN = "unknown"


def counted(number: int | None, noun: str = "", plural: str = "") -> str:
    """Return a number with thousands separators and its noun, if any: `1,204 files`."""
    if number is None:
        return UNKNOWN
    return f"{number:,} {word_of(number, noun, plural)}" if noun else f"{number:,}"


def word_of(number: int, singular: str, several: str = "") -> str:
    """Return the singular or plural form of a noun or verb for a number."""
    return singular if number == 1 else several or plural_of(singular)


def plural_of(noun: str) -> str:
    """Return the plural of a noun of table metadata."""
    return f"{noun[:-1]}ies" if noun.endswith("ry") else f"{noun}s"


def listed(names: Iterable[object]) -> str:
    """Return at most the last ten names for a message: `b1, b2 and 3 more`, or `none`."""
    texts = list(map(str, names))
    shown = ", ".join(texts[-_MOST_NAMES:]) or "none"
    rest = len(texts) - _MOST_NAMES
    return f"{shown} and {rest:,} more" if rest > 0 else shown


def few_digits(number: float) -> str:
    """Return an average with few digits: `3.4`, but `1,248`."""
    return f"{number:,.1f}" if number < 10 else f"{number:,.0f}"


def count_severities(findings: pa.Table) -> Counter[str]:
    """Return the number of findings by severity."""
    return Counter(findings["severity"].to_pylist())


def severities_text(severities: Mapping[str, int]) -> str:
    """Return the number of findings by severity: `2 errors, 1 remark`; empty if there are none."""
    nouns = (("error", "error"), ("warning", "warning"), ("info", "remark"))
    return ", ".join(counted(n, noun) for key, noun in nouns if (n := severities.get(key, 0)))


def to_size(n_bytes: int | None) -> str:
    """Return bytes with three digits and a unit."""
    if n_bytes is None:
        return "unknown bytes"
    power = min(max(0, abs(n_bytes).bit_length() - 1) // 10, len(_UNITS) - 1)
    if not power:
        return f"{n_bytes} B"
    size = n_bytes / 1024**power
    return f"{size:,.0f} {_UNITS[power]}" if abs(size) >= 999.5 else f"{size:.3g} {_UNITS[power]}"


_SIZE = re.compile(r"\s*(\d{1,18})\s*([a-z]*)\s*", re.IGNORECASE | re.ASCII)
_SHIFTS = {"": 0, "b": 0, "k": 10, "m": 20, "g": 30, "t": 40}


def to_bytes(text: str | None) -> int | None:
    """Parse a size such as `134217728` or `128 mb`; None if it is not one, or over 64 bits."""
    match = _SIZE.fullmatch(text or "")
    if match is None:
        return None
    shift = _SHIFTS.get(match[2].lower()[:1])
    size = None if shift is None else int(match[1]) << shift
    return size if size is None or size < 2**63 else None


# -- times -----------------------------------------------------------------------------------------

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

#: Milliseconds since the epoch that fit into microseconds, as in DuckDB.
COUNTABLE_MILLIS = range(-9_223_372_022_400_000, 9_223_372_022_400_000)
Millis = Annotated[int, Meta(ge=COUNTABLE_MILLIS.start, le=COUNTABLE_MILLIS.stop - 1)]

#: First date of DuckDB in microseconds since the epoch. Printing one of the 14 seconds before it,
#: which 64 bits can represent, crashes the database; later overflows are infinity.
FIRST_MICROS = COUNTABLE_MILLIS.start * 1000


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


# -- names and values in messages and SQL -------------------------------------------------------

#: Maximum characters of an invalid value in a message.
_SHOWN_LEN = 80

#: User and password, or a query with values, of URIs in a text.
_USER_INFO = re.compile(r"(?<=://)[^\s/@:'\"]*:[^\s@]*@")
_QUERY = re.compile(r"(://[^\s?'\"]*)\?[^\s'\"]*=[^\s'\",)]*")


def printable(text: str) -> str:
    """Return `text` with every character that does not print as a backslash escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def shown(value: object) -> str:
    """Return a part of a file for a message, truncated if long."""
    text = repr(value)
    return text if len(text) <= _SHOWN_LEN else f"{text[:_SHOWN_LEN]}..."


def redacted(text: str) -> str:
    """Return a text without credentials and options of URIs."""
    return _QUERY.sub(r"\1", _USER_INFO.sub("", text))


def quoted_text(value: str) -> str:
    """Return a SQL string constant."""
    return "'" + value.replace("'", "''") + "'"


def quoted_name(name: str) -> str:
    """Return a SQL identifier."""
    return '"' + name.replace('"', '""') + '"'


def quoted_path(path: Sequence[str]) -> str:
    """Return a column, or a field of one, as SQL identifiers joined by dots."""
    return ".".join(map(quoted_name, path))
