"""An explanation of a plan, as lines for a terminal or as HTML."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from arrowmeta import Explanation
from arrowmeta.apps.output.formats import to_page_piece
from arrowmeta.apps.output.screen import BOLD, painted, shorten, wrapped
from arrowmeta.text import counted, printable, to_size

#: Characters of a bar.
_BAR = 16


def to_text(explanation: Explanation, width: int, *, is_colored: bool = False) -> str:
    """Return lines for a terminal of `width` columns."""
    lines = [shorten(_condition(explanation), width)]
    for text in explanation.unused:
        lines += textwrap.wrap(f"not used: {printable(text)}", width, subsequent_indent="  ")
    lines.append("")
    steps = explanation.steps.to_pylist()
    lines += [_step_line(step, steps[0]["files_total"]) for step in _until_none_is_left(steps)]
    lines += ["", _of_manifests(explanation)]
    groups = explanation.kept.to_pylist()
    if groups:
        lines += ["", "Why files are kept:"]
    for group in groups:
        lines += _group_lines(group, width)
    for remark in explanation.remarks:
        wrapped = textwrap.wrap(remark, width, initial_indent="! ", subsequent_indent="  ")
        lines += ["", *wrapped]
    head = painted(explanation.headline, BOLD, is_colored=is_colored)
    return "\n".join([head, *map(printable, lines)]) + "\n"


def to_html(explanation: Explanation) -> str:
    """Return an HTML `<div>` for notebooks."""
    unused = [f"not used: {text}" for text in explanation.unused]
    notes = [_condition(explanation), *unused, _of_manifests(explanation), *explanation.remarks]
    steps = to_page_piece(explanation.steps, title=explanation.headline, notes=notes)
    if not explanation.kept.num_rows:
        return steps
    return steps + to_page_piece(explanation.kept, title="Why files are kept")


def _condition(explanation: Explanation) -> str:
    return f"where {explanation.predicate}" if explanation.predicate else "without a predicate"


def _of_manifests(explanation: Explanation) -> str:
    manifests = explanation.manifests
    sizes = f"{to_size(manifests.bytes_kept)} of {to_size(manifests.bytes_total)}"
    return f"{manifests.kept:,} of {counted(manifests.total, 'manifest')} read, {sizes}"


def _until_none_is_left(steps: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    n_shown = next((at for at, step in enumerate(steps, 1) if not step["files_kept"]), len(steps))
    return steps[:n_shown]


def _step_line(step: Mapping[str, Any], n_live: int) -> str:
    """Return a line with a bar for the share of live files that remains."""
    total, kept = step["files_total"], step["files_kept"]
    n_full = -(-kept * _BAR // n_live) if n_live else 0  # an empty bar means no files
    bar = "█" * n_full + "░" * (_BAR - n_full)
    sizes = f"{to_size(step['bytes_kept'])} of {to_size(step['bytes_total'])}"
    return f"{step['step']:<12}  {bar}  {kept:,} of {counted(total, 'file')}, {sizes}"


def _group_lines(group: Mapping[str, Any], width: int) -> Iterator[str]:
    of_column = f" of {group['column_name']}" if group["column_name"] else ""
    size = to_size(group["file_size_in_bytes"])
    is_match = group["reason"] in Explanation.MATCHES
    reason = group["reason"] + ("" if is_match else of_column)
    yield shorten(f"  {counted(group['file_count'], 'file')}, {size}: {reason}", width)
    for text in (group["detail"], group["remedy"] and f"to change it: {group['remedy']}"):
        if text:
            yield from wrapped(text, width, 6)
