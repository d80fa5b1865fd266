"""Plans: the program of the kernel for one schema, and its output columns.

`arrowmeta.avro.compiler` compiles plans; `print(plan)` lists the instructions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.kernels.avro_codes import OP_NAMES
from arrowmeta.records import dataclass

#: Wanted parts of a value: None for all of it, else the wanted fields of a record.
Wanted = Mapping[str, "Wanted | None"] | None


@dataclass(frozen=True)
class Column:
    """One output column.

    Attributes:
        name: field name.
        type: Arrow type; the type of a span column is that of its bytes.
        nullable: whether values can be null.
        slot: number of its regions in the arena; -1 for the null type, which has none.
        level: level of its rows.
        validity_slot: slot with its validity bitmap; -1 if no row is null.
        item_width: bytes of a row in the values region; 0 for bits, or if there are no values.
        is_span: whether positions in the decompressed bytes are written instead of values.
        symbols: symbols of an enum.
        children: fields of a struct, item of a list, branches of a union.
    """

    name: str
    type: pa.DataType
    nullable: bool
    slot: int
    level: int
    validity_slot: int = -1
    item_width: int = 0
    is_span: bool = False
    symbols: tuple[str, ...] = ()
    children: tuple[Column, ...] = ()


@dataclass(frozen=True)
class Plan:
    """A compiled schema.

    Attributes:
        program: instructions, see `kernels.avro_codes`; int64[n, 8].
        targets: numbers that instructions refer to: first instruction and level of every union
            branch, greatest values of decimals, op of the values and wanted keys of pairs.
        columns: top-level output columns.
        slots: columns by slot.
        n_levels: number of levels: one for the rows of the file, one for the items of each list,
            one for each branch of a union.
        max_depth: rows of the kernel's stack.
        min_row_len: least bytes of a row.
    """

    program: NDArray[np.int64]
    targets: NDArray[np.int64]
    columns: tuple[Column, ...]
    slots: tuple[Column, ...]
    n_levels: int
    max_depth: int
    min_row_len: int

    @property
    def schema(self) -> pa.Schema:
        """Arrow schema of the output columns, without spans."""
        return pa.schema(
            [pa.field(c.name, c.type, nullable=c.nullable) for c in self.columns if not c.is_span]
        )

    def span_columns(self) -> list[tuple[str, Column]]:
        """Return the span columns with their dotted names."""
        found: list[tuple[str, Column]] = []

        def visit(column: Column, name: str) -> None:
            if column.is_span:
                found.append((name, column))
            # The item of a list has no part in the dotted name.
            is_list = pa.types.is_list(column.type)
            for child in column.children:
                visit(child, name if is_list else f"{name}.{child.name}")

        for column in self.columns:
            visit(column, column.name)
        return found

    def __str__(self) -> str:
        """List one instruction per line."""
        lines = []
        for ip, (op, null_branch, slot, *rest) in enumerate(self.program.tolist()):
            words = [f"{ip:4} {OP_NAMES[op]:14}"]
            if slot >= 0:
                words.append(f"-> {self.slots[slot].name}")
            if null_branch >= 0:
                words.append(f"null={null_branch}")
            if any(rest):
                words += [str(value) for value in rest[:3]]
            lines.append(" ".join(words).rstrip())
        return "\n".join(lines)


def wanted_fields(columns: Collection[str] | None) -> Wanted:
    """Return dotted names as a tree; None for everything."""
    if columns is None:
        return None
    tree: dict[str, Wanted] = {}
    for name in columns:
        node = tree
        *parents, last = name.split(".")
        for parent in parents:
            inner = node.setdefault(parent, {})
            if inner is None:  # the whole parent is wanted
                break
            node = inner  # type: ignore[assignment]
        else:
            node[last] = None
    return tree
