"""A bar chart as SVG: for each row our time and that of the best other library, on a log scale."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

#: What is compared, our time, the other library and its time.
Row = tuple[str, float, str, float]

_WIDTH, _LABELS, _VALUES = 760, 200, 190
_ROW, _BAR = 40, 14
_OURS, _THEIRS = "#2a6f97", "#c9a66b"


def bars(rows: Sequence[Row], unit: str) -> str:
    """Return the chart.

    Args:
        rows: from top to bottom.
        unit: of the times.
    """
    times = [time for _, ours, _, theirs in rows for time in (ours, theirs)]
    low = 10 ** math.floor(math.log10(min(times)))
    span = math.log10(max(times) / low)
    room = _WIDTH - _LABELS - _VALUES
    height = _ROW * len(rows) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{_LABELS}" y="16" fill="#555">{escape(unit)}, logarithmic; shorter is faster'
        "</text>",
    ]
    for place, (name, ours, peer, theirs) in enumerate(rows):
        top = 26 + _ROW * place
        parts.append(f'<text x="{_LABELS - 8}" y="{top + 19}" text-anchor="end">{name}</text>')
        pairs = (("arrowmeta", ours, _OURS), (peer, theirs, _THEIRS))
        for line, (label, time, color) in enumerate(pairs):
            length = max(2.0, room * math.log10(time / low) / span)
            y = top + line * (_BAR + 1)
            parts.append(
                f'<rect x="{_LABELS}" y="{y}" width="{length:.1f}" height="{_BAR}" '
                f'fill="{color}"/><text x="{_LABELS + length + 5:.1f}" y="{y + 11}">'
                f"{escape(label)} {number(time)}</text>"
            )
    return "\n".join([*parts, "</svg>", ""])


def number(value: float) -> str:
    """Return a number with two or three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
