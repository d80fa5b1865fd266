"""Rows of generated tables: columns, values likely to meet each other, and their bounds."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from random import Random
from typing import Any

import pyarrow as pa

Row = dict[str, Any]

#: The columns of every table; `k` identifies a row where there are keys, `p` may be a partition.
COLUMNS = pa.schema(
    [
        pa.field("k", pa.int32(), nullable=False),
        pa.field("p", pa.string()),
        pa.field("i", pa.int32()),
        pa.field("b", pa.int64()),
        pa.field("f", pa.float64()),
        pa.field("g", pa.float32()),
        pa.field("s", pa.string()),
        pa.field("d", pa.date32()),
        pa.field("t", pa.timestamp("us")),
        pa.field("m", pa.decimal128(6, 2)),
        pa.field("o", pa.bool_()),
        pa.field("x", pa.binary()),
    ]
)

#: The system column that some tables have beside.
ROW_ID = "_ROW_ID"

_TEXTS = ("", "a", "ab", "abc", "b", "ä", "日本", "\U0010ffff", "zz😀", "abcdefghijklmnopqr")
_TEXTS += ("abcdefghijklmnop", "abcdefghijklmnoq", "\U0010ffff" * 17, "aaaaaaaaaaaaaaaa\U0010ffff")
_NUMBERS = (-3, -1, 0, 1, 2, 3, 5, 7)
_EPOCH = datetime(1970, 1, 1)


def random_value(random: Random, column: str) -> Any:
    """A value of a column, null among them but for keys."""
    if column == "k":
        return random.choice(range(6))
    if column == ROW_ID:
        return random.choice(range(20))
    if random.random() < 0.2:
        return None
    match column:
        case "p":
            return random.choice(("p1", "p2", "q", ""))
        case "i":
            return random.choice((*_NUMBERS, 2**31 - 1, -(2**31)))
        case "b":
            return random.choice((*_NUMBERS, 2**53, 2**53 + 1, 2**63 - 1))
        case "f" | "g":
            return random.choice((0.0, -0.0, 0.5, 1.0, -1.5, 2.0, math.inf, -math.inf, math.nan))
        case "s":
            return random.choice(_TEXTS)
        case "d":
            return date(1970, 1, 1) + timedelta(days=random.choice((-400, -31, -1, 0, 1, 30, 365)))
        case "t":
            steps = (-86_400_000_001, -3_600_000_000, -1, 0, 1, 3_600_000_000, 31_536_000_000_000)
            return _EPOCH + timedelta(microseconds=random.choice(steps))
        case "m":
            return Decimal(random.choice((-999, -100, -1, 0, 1, 99, 100, 150))) / 100
        case "o":
            return random.random() < 0.5
    return random.choice((b"", b"\x00", b"\xff", b"\xff" * 17, b"abc", b"\x7f\x80"))


def random_rows(random: Random) -> list[Row]:
    """Some rows of one file."""
    # Few columns vary much in one file, so that there is something to rule out.
    fixed = {name: random_value(random, name) for name in COLUMNS.names if random.random() < 0.5}
    rows = []
    for _ in range(random.choice((1, 2, 4))):
        row = {name: random_value(random, name) for name in COLUMNS.names}
        rows.append(row | {name: value for name, value in fixed.items() if name != "k"})
    return rows


@dataclass(frozen=True)
class Stats:
    """What a writer says of a column of a file; None is not said."""

    lower: Any = None
    upper: Any = None
    nulls: int | None = None
    nans: int | None = None
    values: int | None = None


def write_stats(random: Random, column: str, values: list[Any], *, counts_nan: bool) -> Stats:
    """Statistics as some writer leaves them: truncated, widened, or not there at all."""
    known = [v for v in values if v is not None and not _is_nan(v)]
    lower = min(known, key=order) if known else None
    upper = max(known, key=order) if known else None
    if isinstance(lower, str | bytes) and random.random() < 0.7:
        lower, upper = lower[:16], raised(upper)
    if random.random() < 0.1:
        lower = None
    if random.random() < 0.1:
        upper = None
    # Of a key it would contradict the first key.
    is_integer = isinstance(lower, int) and not isinstance(lower, bool) and column != "k"
    if is_integer and random.random() < 0.1:
        lower = max(lower - 1, -(2**31))
    nulls = sum(v is None for v in values)
    nans = sum(_is_nan(v) for v in values) if counts_nan else None
    return Stats(
        lower,
        upper,
        None if random.random() < 0.15 else nulls,
        None if random.random() < 0.3 else nans,
        None if random.random() < 0.1 else len(values),
    )


def order(value: Any) -> Any:
    """The order of values: text by its bytes."""
    return value.encode() if isinstance(value, str) else value


def raised(value: Any) -> Any:
    """The least bound above everything that begins as a long value does; None if there is none."""
    if len(value) <= 16:
        return value
    cut = value[:16]
    if isinstance(cut, bytes):
        trimmed = cut.rstrip(b"\xff")
        return trimmed[:-1] + bytes([trimmed[-1] + 1]) if trimmed else None
    trimmed = cut.rstrip("\U0010ffff")
    return trimmed[:-1] + chr(ord(trimmed[-1]) + 1) if trimmed else None


def _is_nan(value: Any) -> bool:
    return isinstance(value, float) and math.isnan(value)
