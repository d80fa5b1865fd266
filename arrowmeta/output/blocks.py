"""Rows as blocks for a terminal: text that people copy or read to its end is never cut."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.output.grid import BOLD, painted, printable, to_cells
from arrowmeta.output.screen import wrapped

#: Columns of statements: each on a line of its own, whatever its length.
_COPIED = ("statement", "precondition")
_WIDEST_WORD = 40


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
