"""Counts and sizes as text: `1 file`, `1,204 files`, `1.5 MiB`.

`sql/macros/values.sql` writes the same text in SQL.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

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
    size = float(n_bytes)
    for unit in _UNITS:
        if abs(size) < 1024 or unit == _UNITS[-1]:
            break
        size /= 1024
    if unit == "B":
        return f"{n_bytes} B"
    return f"{size:,.0f} {unit}" if abs(size) >= 999.5 else f"{size:.3g} {unit}"


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
