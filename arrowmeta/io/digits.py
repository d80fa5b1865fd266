"""Integers that metadata and options write as decimal digits.

Python's `int` also takes spaces, underscores, plus signs and digits of other scripts, and raises an
error for more than some thousand digits.
"""

from __future__ import annotations

import re

INT64 = range(-(2**63), 2**63)
#: Ids and counts.
NOT_NEGATIVE = range(2**63)
#: Zeros in front count as digits: no number of 64 bits has more than 20.
_INTEGER = re.compile(r"-?[0-9]{1,20}")


def integer_in(text: str | bytes | None, within: range = INT64) -> int | None:
    """Return the integer in a text; None for another text, none, or an integer beyond a range."""
    if isinstance(text, bytes):
        text = text.decode("ascii", "replace")
    if text is None or not _INTEGER.fullmatch(text):
        return None
    number = int(text)
    return number if number in within else None
