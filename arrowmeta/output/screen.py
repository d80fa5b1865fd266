"""Answers as lines of a terminal: results with a text of their own, rows as blocks, and findings.

Text that people copy or read to its end is never cut.
"""

from __future__ import annotations

import shutil
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyarrow as pa

from arrowmeta.output.grid import BOLD, SEVERITY_LOOKS, painted, printable, shorten, to_cells
from arrowmeta.output.nouns import counted, word_of

#: Columns of statements: each on a line of its own, whatever its length.
_COPIED = ("statement", "precondition")
_WIDEST_WORD = 40
#: Default number of findings to show per check.
_EXAMPLES = 3


class Screen(ABC):
    """Result with a text form, which `print` shows in the width of the terminal."""

    @abstractmethod
    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""

    def __str__(self) -> str:
        return self.to_text(shutil.get_terminal_size((80, 24)).columns)


def wrapped(text: str, width: int, indent: int) -> list[str]:
    """Return a text as indented lines; names and paths with hyphens are not broken."""
    space = " " * indent
    return textwrap.wrap(
        printable(text),
        width,
        initial_indent=space,
        subsequent_indent=space,
        break_on_hyphens=False,
    )


def to_blocks(
    table: pa.Table, *, width: int, n_rows: int | None = None, is_colored: bool = False
) -> str:
    """Return each row as lines: short cells first, then each long one below its name.

    Args:
        n_rows: maximum number of rows to show.
    """
    n_hidden = table.num_rows - min(table.num_rows, table.num_rows if n_rows is None else n_rows)
    note = f"(hidden rows: {n_hidden:,} of {table.num_rows:,})"
    table = table.slice(0, n_rows)
    columns = {name: to_cells(table.column(name)) for name in table.column_names}
    lines: list[str] = []
    for at in range(table.num_rows):
        row = {name: cells[at] for name, cells in columns.items() if cells[at] != "null"}
        is_long = {n: n in _COPIED or len(cell) > _WIDEST_WORD for n, cell in row.items()}
        head = "  ".join(cell for name, cell in row.items() if not is_long[name])
        lines.append(painted(head, BOLD, is_colored=is_colored))
        for name, cell in row.items():
            if name in _COPIED:
                text = table.column(name)[at].as_py()
                lines += [f"  {name}:", *(f"    {printable(line)}" for line in text.splitlines())]
            elif is_long[name]:
                lines += wrapped(f"{name}: {cell}", width, 2)
    lines += [note] * (n_hidden > 0)
    return "\n".join(lines or ["(no rows)"]) + "\n"


def findings_text(
    findings: pa.Table,
    texts: Mapping[str, str],
    *,
    width: int,
    n_examples: int | None = None,
    is_colored: bool = False,
) -> str:
    """Return the findings grouped by check, errors first, as lines of at most `width` columns.

    Args:
        findings: rows of the relation, sorted by severity and check.
        texts: description of each check, by name.
        n_examples: findings to show per check.
    """
    lines: list[str] = []
    most = _EXAMPLES if n_examples is None else n_examples
    by_check = itemgetter("severity", "check_name")
    for (severity, name), group in groupby(findings.to_pylist(), by_check):
        rows = list(group)
        head = f"{name}: {counted(len(rows), 'finding')}"
        look = SEVERITY_LOOKS.get(severity, BOLD)
        head = shorten(head, width - len(severity) - 2)
        lines.append(f"{painted(severity, look, is_colored=is_colored)}  {head}")
        lines += wrapped(texts.get(name, ""), width, 2)
        for row in rows[:most]:
            lines += _finding(row, width)
        n_more = len(rows) - most
        lines += [f"    and {n_more:,} more"] * (n_more > 0)
        lines.append("")
    return "\n".join(lines[:-1]) + "\n" * bool(lines)


def damage_text(damage: pa.Table, *, width: int, is_colored: bool = False) -> str:
    """Return each unreadable file: the full path, then the reason and what is lost."""
    lines: list[str] = []
    for fault in damage.to_pylist():
        kind = painted(printable(fault["kind"]), SEVERITY_LOOKS["error"], is_colored=is_colored)
        lines.append(f"{kind}  {printable(fault['path'])}")
        lines += wrapped(fault["reason"] + loss_text(fault), width, 2)
    return "\n".join(lines) + "\n" * bool(lines)


def loss_text(fault: Mapping[str, Any]) -> str:
    """Return what is lost by damage, and which snapshots still have it."""
    counts = ((fault["lost_files"], "file"), (fault["lost_rows"], "row"))
    lost = [counted(count, what) for count, what in counts if count]
    if not lost:
        return ""
    where = f" of partitions {fault['partitions']}" if fault["partitions"] else ""
    ids = fault["recoverable_from"]
    snapshots = f"{word_of(len(ids), 'snapshot')} {', '.join(map(str, ids))}"
    kept_in = f"; still in {snapshots}" if ids else "; in no other snapshot as a whole"
    return f"; lost: {' with '.join(lost)}{where}{kept_in}"


def _finding(row: Mapping[str, Any], width: int) -> Iterator[str]:
    yield f"  - {shorten(printable(row['subject']), width - 4)}"
    words = (("expected", "expected "), ("actual", "found "), ("detail", ""))
    facts = [f"{word}{row[name]}" for name, word in words if row[name] is not None]
    yield from wrapped("; ".join(facts), width, 4)
