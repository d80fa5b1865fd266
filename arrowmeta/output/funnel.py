"""A plan's funnel as a picture: a bar for each stage, as long as what is left after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arrowmeta.output.grid import printable
from arrowmeta.output.nouns import to_size, word_of

_WIDTH = 32


def to_picture(stages: Sequence[Mapping[str, Any]], reasons: Sequence[str]) -> str:
    """Return lines for a terminal.

    Args:
        stages: rows of the funnel.
        reasons: a line for each class of files that are left.
    """
    lines = [_line(stage) for stage in stages]
    if reasons:
        lines += ["", "what is left could not be ruled out:", *map(printable, reasons)]
    return "\n".join(lines) + "\n"


def _line(stage: Mapping[str, Any]) -> str:
    total, kept = stage["total"], stage["kept"]
    n_full = -(-kept * _WIDTH // total) if total else 0  # something left is never an empty bar
    bar = "█" * n_full + "░" * (_WIDTH - n_full)
    counts = f"{kept:,} of {total:,} {word_of(total, stage['unit'])}"
    return f"{stage['stage']:<11} {bar}  {counts}, {to_size(stage['bytes_kept'])}"
