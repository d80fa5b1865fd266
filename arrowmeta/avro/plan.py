"""Plans: the program of the kernel for one schema, and its output columns as Arrow arrays.

`arrowmeta.avro.compiler` compiles plans; `print(plan)` lists the instructions. The kernel writes
the columns to an arena, whose size is estimated from the chunks before; `build_batch` makes arrays
over it, without a copy.
"""

from __future__ import annotations

import weakref
from collections.abc import Collection, Iterator, Mapping, Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import Arena, Slot, new_array, null_array, view_buffer
from arrowmeta.errors import LimitError
from arrowmeta.kernels.avro_codes import GROW_LEVEL, OP_NAMES
from arrowmeta.model.kinds import is_text_or_bytes
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
        spans: list[tuple[str, Column]] = []

        def visit(column: Column, name: str) -> None:
            if column.is_span:
                spans.append((name, column))
            # The item of a list has no part in the dotted name.
            is_list = pa.types.is_list(column.type)
            for child in column.children:
                visit(child, name if is_list else f"{name}.{child.name}")

        for column in self.columns:
            visit(column, column.name)
        return spans

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


def plan_slots(plan: Plan) -> tuple[Slot, ...]:
    """Return the regions that each column of a plan needs."""
    written = set(_written_slots(plan.columns))
    return tuple(_slot(column, i in written) for i, column in enumerate(plan.slots))


def _written_slots(columns: Sequence[Column]) -> Iterator[int]:
    """Yield the slots whose values the kernel writes for every row.

    It does not write values that are null, or fields of records that are null.
    """
    for column in columns:
        if pa.types.is_union(column.type):
            continue
        is_record = pa.types.is_struct(column.type)
        is_fixed = column.item_width > 0 and not is_text_or_bytes(column.type)
        if column.children:
            if not (is_record and column.nullable):
                yield from _written_slots(column.children)
        elif not column.nullable and (column.is_span or is_fixed):
            yield column.slot


def _slot(column: Column, is_written: bool) -> Slot:
    if pa.types.is_union(column.type):
        return Slot(column.level, 8, 32, has_bytes=False)
    return Slot(
        column.level,
        validity_bits=1 if column.nullable else 0,
        value_bits=1 if pa.types.is_boolean(column.type) else 8 * column.item_width,
        has_bytes=is_text_or_bytes(column.type) and not column.is_span,
        is_written=is_written,
    )


def build_array(column: Column, arena: Arena, counts: NDArray[np.int64]) -> pa.Array:
    """Return the array of a column; `counts` are the rows of levels."""
    n_rows = int(counts[column.level])
    if pa.types.is_null(column.type):
        return pa.nulls(n_rows)
    if pa.types.is_union(column.type):
        return _union_array(column, arena, counts, n_rows)
    validity = None
    if column.validity_slot >= 0:
        validity = arena.region(column.validity_slot, 0, (n_rows + 7) // 8)
    if pa.types.is_struct(column.type):
        children = [build_array(c, arena, counts) for c in column.children if not c.is_span]
        return pa.Array.from_buffers(column.type, n_rows, [validity], children=children)
    if pa.types.is_list(column.type) or pa.types.is_map(column.type):
        offsets = arena.region(column.slot, 1, 4 * (n_rows + 1))
        items = build_array(column.children[0], arena, counts)
        return pa.Array.from_buffers(column.type, n_rows, [validity, offsets], children=[items])
    return _scalar_array(column, arena, validity, n_rows)


def _scalar_array(
    column: Column, arena: Arena, validity: pa.Buffer | None, n_rows: int
) -> pa.Array:
    if validity is not None and not view_buffer(validity, np.uint8).any():
        return null_array(n_rows, column.type)
    if is_text_or_bytes(column.type):
        offsets = arena.region(column.slot, 1, 4 * (n_rows + 1))
        n_bytes = int(arena.bytes32[arena.bases[3 * column.slot + 1] // 4 + n_rows])
        content = arena.region(column.slot, 2, n_bytes)
        return pa.Array.from_buffers(column.type, n_rows, [validity, offsets, content])
    is_bits = pa.types.is_boolean(column.type)
    values = arena.region(
        column.slot, 1, (n_rows + 7) // 8 if is_bits else n_rows * column.item_width
    )
    if pa.types.is_dictionary(column.type):
        codes = pa.Array.from_buffers(column.type.index_type, n_rows, [validity, values])
        # The code of a null is 0, so there must be a symbol, even if the enum has none.
        symbols = pa.array(column.symbols or [""], pa.string())
        return pa.DictionaryArray.from_arrays(codes, symbols)
    return pa.Array.from_buffers(column.type, n_rows, [validity, values])


def _union_array(column: Column, arena: Arena, counts: NDArray[np.int64], n_rows: int) -> pa.Array:
    codes = arena.region(column.slot, 0, n_rows)
    offsets = arena.region(column.slot, 1, 4 * n_rows)
    children = [build_array(child, arena, counts) for child in column.children]
    return pa.Array.from_buffers(column.type, n_rows, [None, codes, offsets], children=children)


def empty_batch(plan: Plan) -> pa.RecordBatch:
    """Return a batch of a plan's columns without rows.

    It needs no arena: an arena has room for a row, and a value of a fixed type may have gigabytes.
    """
    arrays = [_empty_array(field.type) for field in plan.schema]
    return pa.RecordBatch.from_arrays(arrays, schema=plan.schema)


def _empty_array(kind: pa.DataType) -> pa.Array:
    """Return an empty array; `pa.nulls` gives the branches of a union a row each."""
    children = [_empty_array(kind.field(i).type) for i in range(kind.num_fields)]
    nothing = pa.py_buffer(bytes(8))
    if pa.types.is_union(kind):
        return pa.Array.from_buffers(kind, 0, [None, nothing, nothing], children=children)
    if pa.types.is_struct(kind):
        return pa.Array.from_buffers(kind, 0, [None], children=children)
    if pa.types.is_list(kind) or pa.types.is_map(kind):
        return pa.Array.from_buffers(kind, 0, [None, nothing], children=children)
    return pa.nulls(0, kind)


def build_batch(plan: Plan, arena: Arena, counts: NDArray[np.int64]) -> pa.RecordBatch:
    """Return a batch of a plan's columns, without spans."""
    columns = [column for column in plan.columns if not column.is_span]
    if columns:
        arrays = [build_array(column, arena, counts) for column in columns]
        return pa.RecordBatch.from_arrays(arrays, schema=plan.schema)
    # A batch without columns keeps its number of rows this way.
    rows = pa.StructArray.from_buffers(pa.struct([]), int(counts[0]), [None])
    return pa.RecordBatch.from_struct_array(rows)


#: Largest number of rows with 32-bit offsets.
MAX_ROWS = 2**31 - 1

#: Bytes of one level in the first arena of a plan.
_FIRST_LEVEL_LEN = 1 << 20

#: Most arenas whose memory a sizing keeps.
_MAX_IDLE = 4


class _Lent:
    """Memory that its sizing gets back when the last array over it is gone.

    Args:
        memory: the memory.
        sizing: the sizing.
    """

    def __init__(self, memory: NDArray[np.uint8], sizing: Sizing) -> None:
        self.__array_interface__ = memory.__array_interface__
        self._memory = memory
        self._sizing = weakref.ref(sizing)  # columns outlive it

    def __del__(self) -> None:
        sizing = self._sizing()
        if sizing is not None and len(sizing.idle) < _MAX_IDLE:
            sizing.idle.append(self._memory)


class Sizing:
    """Creates arenas for the chunks of one plan.

    Attributes:
        slots: slots of the columns.
        idle: memory of arenas that nothing refers to any more. jemalloc returns blocks of 8 MiB and
            more to the system as soon as they are freed, and paging in new ones takes as long as
            decoding to them.
    """

    def __init__(self, plan: Plan) -> None:
        self.slots = plan_slots(plan)
        self.idle: list[NDArray[np.uint8]] = []
        self._n_levels = plan.n_levels
        self._items_per_row: NDArray[np.float64] | None = None
        self._bytes_per_row: NDArray[np.float64] | None = None

    @property
    def is_known(self) -> bool:
        """Whether a chunk has been decoded."""
        return self._items_per_row is not None

    def arena(self, n_rows: int, n_bytes: int, max_len: int) -> Arena:
        """Return an arena for `n_rows` rows in `n_bytes` bytes of blocks.

        Raises:
            LimitError: it would be larger than `max_len` bytes.
        """
        is_guess = False
        if self._items_per_row is None or self._bytes_per_row is None:
            is_guess = True
            caps = self._first_caps(n_rows, n_bytes)
            var_caps = np.array([32 * caps[slot.level] + 256 for slot in self.slots])
        else:
            caps = (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64
            var_caps = (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
        caps[0] = n_rows
        # All strings together have at most the bytes of the blocks.
        var_caps = np.minimum(var_caps.astype(np.int64), n_bytes)
        lend = None if is_guess else self._lend
        return Arena(self.slots, caps, var_caps, max_len, lend)

    def _lend(self, n_bytes: int) -> NDArray[np.uint8]:
        """Return memory that was used before, or new memory."""
        try:
            memory = self.idle.pop()
        except IndexError:
            memory = np.zeros(0, dtype=np.uint8)
        if len(memory) > 2 * n_bytes:  # columns that are kept would keep all of it
            self.idle.append(memory)
        if not n_bytes <= len(memory) <= 2 * n_bytes:
            # If arenas come back, with room for chunks with more rows: it takes no memory if it is
            # not written.
            memory = new_array(n_bytes + (n_bytes // 4 if len(memory) else 0), np.uint8)
        return np.asarray(_Lent(memory, self))[:n_bytes]

    def grow(
        self, arena: Arena, counts: NDArray[np.int64], status: int, what: int, needed: int
    ) -> Arena:
        """Return a larger arena with the rows of `arena`.

        Raises:
            LimitError: it would be larger than allowed.
        """
        caps, var_caps = arena.caps.copy(), arena.var_caps.copy()
        grown = caps if status == GROW_LEVEL else var_caps
        if needed > MAX_ROWS:
            raise LimitError(f"one chunk has {needed:,} items; offsets count {MAX_ROWS:,}")
        grown[what] = min(max(needed, 2 * grown[what]), MAX_ROWS)
        return arena.grown(caps, var_caps, counts)

    def learn(self, arena: Arena, counts: NDArray[np.int64]) -> None:
        """Store the items and bytes per row of a decoded chunk."""
        n_rows = max(1, int(counts[0]))
        self._items_per_row = counts / n_rows
        self._bytes_per_row = np.array(
            [arena.n_used_bytes(i, counts) / n_rows for i in range(len(self.slots))]
        )

    def _first_caps(self, n_rows: int, n_bytes: int) -> NDArray[np.int64]:
        row_bits = np.ones(self._n_levels, dtype=np.int64)
        for slot in self.slots:
            row_bits[slot.level] += slot.validity_bits + slot.value_bits
        guess = min(n_bytes, 4 * n_rows + 64)
        return np.minimum(guess, 8 * _FIRST_LEVEL_LEN // row_bits)
