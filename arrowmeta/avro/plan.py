"""Plans: the program of the kernel for one schema, and its output columns as Arrow arrays.

`arrowmeta.avro.compiler` compiles plans; `print(plan)` lists the instructions. The kernel writes
the columns to an arena, whose size is estimated from the chunks before; `build_batch` makes arrays
over it, without a copy.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress

import numpy as np
import pyarrow as pa
import pyarrow.types as pat
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.avro.container import COLUMNS_LIMIT
from arrowmeta.errors import LimitError
from arrowmeta.kernels.avro_ops import GROW_LEVEL, OP_NAMES
from arrowmeta.kernels.buffers import (
    I64,
    build,
    new_array,
    null_array,
    rows_without_columns,
    view_buffer,
)


class Column(Struct, frozen=True):
    """One output column.

    Attributes:
        name: field name.
        type: Arrow type; the type of a span column is that of its bytes.
        nullable: whether values can be null.
        slot: number of its regions in the arena; -1 for the null type, which has none.
        level: level of its rows.
        validity_slot: slot with its validity bitmap; -1 if no row is null.
        validity_bits: bits per row of its first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of its second region: values, or offsets.
        has_bytes: whether it has a third region: bytes of variable length.
        is_written: whether every row of the second region is written, so that it need not be zero.
        is_span: whether positions in the decompressed bytes are written instead of values.
        symbols: symbols of an enum.
        children: fields of a struct, item of a list, branches of a union.
        field_id: id of the field, if Arrow shall have it.
    """

    name: str
    type: pa.DataType
    nullable: bool
    slot: int
    level: int
    validity_slot: int = -1
    validity_bits: int = 0
    value_bits: int = 0
    has_bytes: bool = False
    is_written: bool = False
    is_span: bool = False
    symbols: tuple[str, ...] = ()
    children: tuple[Column, ...] = ()
    field_id: int | None = None


class Plan(Struct, frozen=True):
    """A compiled schema.

    Attributes:
        program: instructions, see `kernels.avro_ops`; int64[n, 8].
        targets: numbers that instructions refer to: first instruction and level of every union
            branch, greatest values of decimals.
        columns: top-level output columns.
        schema: Arrow schema of these columns, without spans.
        spans: the span columns by dotted name.
        slots: the columns with regions in the arena.
        layout: level, bits of validity and of values per row, and `has_bytes` of each slot;
            int64[slots, 4].
        n_levels: number of levels: one for the rows of the file, one for the items of each list,
            one for each branch of a union.
        max_depth: rows of the kernel's stack.
        min_row_len: least bytes of a row.
    """

    program: I64
    targets: I64
    columns: tuple[Column, ...]
    schema: pa.Schema
    spans: Mapping[str, Column]
    slots: tuple[Column, ...]
    layout: I64
    n_levels: int
    max_depth: int
    min_row_len: int

    def __str__(self) -> str:
        """List one instruction per line."""
        code = enumerate(self.program.tolist())
        lines = ((ip, OP_NAMES[op], " ".join(map(str, operands))) for ip, (op, *operands) in code)
        return "\n".join(f"{ip:4} {name:14} {operands}" for ip, name, operands in lines)


ALIGNMENT = 64

#: Most arenas whose memory a sizing keeps.
_MAX_IDLE = 4

#: Largest number of rows with 32-bit offsets.
MAX_ROWS = 2**31 - 1

#: Bytes of one level in the first arena of a plan.
_FIRST_LEVEL_LEN = 1 << 20


class Arena:
    """Memory of a chunk's columns: one allocation, with three regions for each slot.

    Args:
        plan: of the columns.
        caps: rows that there is room for, by level.
        var_caps: bytes of variable length that there is room for, by slot.
        max_len: limit of the size.
        lend: gives uninitialized memory; None if the arena may be much larger than needed.

    Attributes:
        counts: rows by level, once they are decoded.

    Raises:
        LimitError: the arena would be larger than `max_len`.
    """

    def __init__(
        self,
        plan: Plan,
        caps: I64,
        var_caps: I64,
        max_len: int,
        lend: Callable[[int], NDArray[np.uint8]] | None = None,
    ) -> None:
        self.plan = plan
        self.caps = caps
        self.var_caps = var_caps
        self.max_len = max_len
        self.counts = np.zeros(plan.n_levels, dtype=np.int64)
        lengths = -(-self._region_lens(caps, var_caps) // ALIGNMENT) * ALIGNMENT
        self.bases = np.cumsum(lengths) - lengths
        size = int(lengths.sum())
        if size > max_len:
            raise LimitError(
                "the columns take more memory than the limit for a file; the storage option "
                f"{COLUMNS_LIMIT} changes it"
            )
        if lend is None:  # pages of `zeros` that are never written take no memory
            self.bytes8 = np.zeros(size, dtype=np.uint8)
        else:
            self.bytes8 = lend(size)
            # The third region of a slot is never read beyond what is written.
            of_slots = zip(plan.slots, self.bases.reshape(-1, 3).tolist(), strict=True)
            for slot, (first, *others) in of_slots:
                self.bytes8[first : others[0 if slot.is_written else 1]] = 0
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def used_bytes(self) -> I64:
        """Return the bytes of variable length of each slot."""
        levels, _, _, has_bytes = self.plan.layout.T
        used, slots = np.zeros(len(levels), dtype=np.int64), np.flatnonzero(has_bytes)
        used[slots] = self.bytes32[self.bases[3 * slots + 1] // 4 + self.counts[levels[slots]]]
        return used

    def grown(self, status: int, what: int, needed: int) -> Arena:
        """Return a larger arena with the rows of this one.

        Args:
            status: of the kernel: whether it is a level or a slot that needs room.
            what: the level or the slot.
            needed: rows or bytes that it needs.

        Raises:
            LimitError: it would be larger than allowed.
        """
        if needed > MAX_ROWS:
            raise LimitError(f"one chunk has {needed:,} items; offsets count {MAX_ROWS:,}")
        caps, var_caps = self.caps.copy(), self.var_caps.copy()
        grown = caps if status == GROW_LEVEL else var_caps
        grown[what] = min(max(needed, 2 * grown[what]), MAX_ROWS)
        larger = Arena(self.plan, caps, var_caps, self.max_len)
        larger.counts = self.counts
        lengths = self._region_lens(self.counts, self.used_bytes())
        for old, new, length in zip(self.bases, larger.bases, lengths, strict=True):
            larger.bytes8[new : new + length] = self.bytes8[old : old + length]
        return larger

    def _region_lens(self, rows: I64, var_lens: I64) -> I64:
        """Return the size of every region, for rows by level and bytes by slot."""
        levels, *bits, has_bytes = self.plan.layout.T
        n_rows = rows[levels] + 1  # there is one more offset than rows
        fixed = ((n_rows * of_row + 7) // 8 for of_row in bits)
        return np.stack([*fixed, np.where(has_bytes, var_lens, 0)], axis=1).reshape(-1)


class _Lent:
    """Memory that its sizing gets back when the last array over it is gone."""

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
        plan: the plan.
        is_known: whether a chunk has been decoded.
        idle: memory of arenas that nothing refers to any more. jemalloc returns blocks of 8 MiB and
            more to the system as soon as they are freed, and paging in new ones takes long, mostly
            where several threads do it: `entries` of 200,000 take 1.1 times the CPU without it.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.is_known = False
        self.idle: list[NDArray[np.uint8]] = []
        self._items_per_row = np.zeros(plan.n_levels)
        self._bytes_per_row = np.zeros(len(plan.slots))

    def arena(self, n_rows: int, n_bytes: int, max_len: int) -> Arena:
        """Return an arena for `n_rows` rows in `n_bytes` bytes of blocks.

        Raises:
            LimitError: it would be larger than `max_len` bytes.
        """
        plan = self.plan
        if self.is_known:
            caps = (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64
            var_caps = (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
        else:
            levels, validity_bits, value_bits, _ = plan.layout.T
            row_bits = np.ones(plan.n_levels, dtype=np.int64)
            np.add.at(row_bits, levels, validity_bits + value_bits)
            caps = np.minimum(min(n_bytes, 4 * n_rows + 64), 8 * _FIRST_LEVEL_LEN // row_bits)
            var_caps = 32 * caps[levels] + 256
        caps[0] = n_rows
        # All strings together have at most the bytes of the blocks.
        lend = self._lend if self.is_known else None
        return Arena(plan, caps, np.minimum(var_caps, n_bytes), max_len, lend)

    def _lend(self, n_bytes: int) -> NDArray[np.uint8]:
        """Return memory that was used before, or new memory."""
        memory = np.zeros(0, dtype=np.uint8)
        with suppress(IndexError):
            memory = self.idle.pop()
        if len(memory) > 2 * n_bytes:  # columns that are kept would keep all of it
            self.idle.append(memory)
        if not n_bytes <= len(memory) <= 2 * n_bytes:
            # If arenas come back, with room for chunks with more rows: it takes no memory if it is
            # not written.
            memory = new_array(n_bytes + (n_bytes // 4 if len(memory) else 0), np.uint8)
        return np.asarray(_Lent(memory, self))[:n_bytes]

    def learn(self, arena: Arena) -> None:
        """Store the items and bytes per row of a decoded chunk."""
        n_rows = max(1, int(arena.counts[0]))
        self._items_per_row = arena.counts / n_rows
        self._bytes_per_row = arena.used_bytes() / n_rows
        self.is_known = True


def build_array(column: Column, arena: Arena, used_bytes: I64) -> pa.Array:
    """Return the array of a column, given the bytes of variable length of each slot."""
    n_rows, kind, slot = int(arena.counts[column.level]), column.type, column.slot
    if pat.is_null(kind):
        return pa.nulls(n_rows)
    children = [build_array(c, arena, used_bytes) for c in column.children if not c.is_span]
    if pat.is_union(kind):
        codes = [None, arena.region(slot, 0, n_rows), arena.region(slot, 1, 4 * n_rows)]
        return build(kind, n_rows, codes, children)
    validity = None
    if column.validity_slot >= 0:
        validity = arena.region(column.validity_slot, 0, (n_rows + 7) // 8)
    if pat.is_struct(kind):
        return build(kind, n_rows, [validity], children)
    if children:  # a list or map
        return build(kind, n_rows, [validity, arena.region(slot, 1, 4 * (n_rows + 1))], children)
    if validity is not None and not view_buffer(validity, np.uint8).any():
        return null_array(n_rows, kind)
    if column.has_bytes:
        offsets = arena.region(slot, 1, 4 * (n_rows + 1))
        content = arena.region(slot, 2, int(used_bytes[slot]))
        return build(kind, n_rows, [validity, offsets, content])
    values = [validity, arena.region(slot, 1, (n_rows * column.value_bits + 7) // 8)]
    if not pat.is_dictionary(kind):
        return build(kind, n_rows, values)
    # The code of a null is 0, so there must be a symbol, even if the enum has none.
    symbols = pa.array(column.symbols or [""], pa.string())
    return pa.DictionaryArray.from_arrays(build(kind.index_type, n_rows, values), symbols)


def build_batch(arena: Arena) -> pa.RecordBatch:
    """Return a batch of a plan's columns, without spans."""
    plan, used_bytes = arena.plan, arena.used_bytes()
    if plan.schema:
        arrays = [build_array(c, arena, used_bytes) for c in plan.columns if not c.is_span]
        return pa.RecordBatch.from_arrays(arrays, schema=plan.schema)
    return rows_without_columns(int(arena.counts[0]))
