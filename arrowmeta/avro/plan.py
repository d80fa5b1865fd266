"""A plan: what the kernel runs over the rows of one schema, and the columns that come out.

Frozen data. `arrowmeta.avro.compiler` makes plans; `print(plan)` lists one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.kernels.avro_codes import OP_NAMES

#: Wanted columns: None for all of a value, else the wanted fields of a record.
Wanted = Mapping[str, "Wanted | None"] | None


@dataclass(frozen=True)
class Column:
    """One output column.

    Attributes:
        name: field name.
        type: Arrow type; of a span column the type its bytes would have.
        nullable: whether rows can be null.
        slot: its regions in the arena; -1 for the null type, which has none.
        level: the level its rows are counted by.
        validity_slot: the slot with its validity bitmap; -1 where every row is valid.
        item_width: bytes of a row in the values region; 0 for bits, or where there are none.
        is_span: positions into the decompressed bytes instead of values.
        symbols: of an enum.
        children: fields of a struct, the item of a list, the branches of a union.
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
    """A compiled schema: what the kernel runs and what comes out.

    Attributes:
        program: instructions, int64[n, 8].
        targets: numbers that instructions point to: first instruction and level of every union
            branch, greatest values of decimals, op of the values and wanted keys of pairs.
        columns: the top-level output columns.
        slots: every column that has a slot, by slot.
        n_levels: how many row counters there are: one of the file, one for the items of each
            list, one for each branch of a union.
        max_depth: rows of the kernel's stack.
        min_row_len: the fewest bytes a row can take.
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
        """The Arrow schema of the output columns that are no spans."""
        return pa.schema(
            [pa.field(c.name, c.type, nullable=c.nullable) for c in self.columns if not c.is_span]
        )

    def span_columns(self) -> list[tuple[str, Column]]:
        """Return the columns that are spans, with their dotted names."""
        found: list[tuple[str, Column]] = []

        def visit(column: Column, name: str) -> None:
            if column.is_span:
                found.append((name, column))
            # As in the names of wanted columns, a list's items have no name of their own.
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
    """Turn dotted names into the tree `compile_plan` takes; None wants everything."""
    if columns is None:
        return None
    tree: dict[str, Wanted] = {}
    for name in columns:
        node = tree
        *parents, last = name.split(".")
        for parent in parents:
            inner = node.setdefault(parent, {})
            if inner is None:  # the whole parent is wanted already
                break
            node = inner  # type: ignore[assignment]
        else:
            node[last] = None
    return tree
