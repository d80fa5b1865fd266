"""Avro files to Arrow: blocks are decompressed, packed into chunks, and decoded on all cores.

A chunk is some blocks of one writer schema, decoded by one kernel call into one record batch. A
damaged block gives none of its rows: it is reported, and the other blocks are decoded.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.arrays import build_array, plan_slots
from arrowmeta.avro.container import SYNC_LEN, Block, Header, iter_blocks, read_header
from arrowmeta.avro.plan import Plan, plan_for
from arrowmeta.columns.arena import Arena
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UsageError
from arrowmeta.io.compression import decompress
from arrowmeta.kernels import avro as kernel

Source: TypeAlias = str | os.PathLike[str] | bytes | pa.Buffer | BinaryIO
OnDamage = Callable[[ArrowMetaError], None]


@dataclass(frozen=True)
class Limits:
    """How much memory a file may ask for.

    Attributes:
        block_len: bytes of one decompressed block.
        free_items: items that take no bytes (of type null, say), beside 16 for each byte of input.
    """

    block_len: int = 1 << 28
    free_items: int = 1 << 16


#: Compressed bytes that are worth one kernel call; more only costs memory.
CHUNK_LEN = 2 << 20

_PADDING = 16

_REASONS = {
    kernel.TRUNCATED: "the block ends inside a value",
    kernel.OVERLONG_NUMBER: "a number of more than 64 bits",
    kernel.NEGATIVE_LENGTH: "a negative length",
    kernel.LENGTH_PAST_END: "a length that runs past the end of the block",
    kernel.NOT_AN_INT: "an int outside 32 bits",
    kernel.NO_SUCH_BRANCH: "a union branch that the schema does not have",
    kernel.NO_SUCH_SYMBOL: "an enum symbol that the schema does not have",
    kernel.NOT_A_BOOLEAN: "a boolean that is neither 0 nor 1",
    kernel.NOT_UTF8: "a string that is not UTF-8",
    kernel.DECIMAL_TOO_WIDE: "a decimal wider than its precision allows",
    kernel.TOO_MANY_ITEMS: "more items than the rest of the block can hold",
    kernel.BYTES_LEFT_OVER: "bytes are left over after the last row",
    kernel.TOO_MANY_FREE_ITEMS: "too many items that take no bytes",
}


@dataclass(frozen=True)
class AvroFile:
    """The bytes of one file, and the name to use for it in messages."""

    path: str
    data: memoryview

    @classmethod
    def of(cls, path: str, data: bytes | pa.Buffer) -> AvroFile:
        """Wrap the bytes of a file without a copy."""
        # A pyarrow buffer says that its bytes are signed.
        return cls(path, memoryview(data).cast("B"))


@dataclass(frozen=True)
class _PackedBlock:
    """A block with its codec and its place: which file, which block, and its first row there."""

    file_idx: int
    block_idx: int
    first_row: int
    codec: str
    block: Block


@dataclass(frozen=True)
class Chunk:
    """Decoded rows of some blocks.

    Attributes:
        batch: the decoded columns.
        spans: for each span column (by dotted name) the start and length of its bytes in `data`;
            the length of a null is 0. int64[rows] both.
        data: the decompressed blocks that spans point into.
        blocks: the blocks decoded, in order.
    """

    batch: pa.RecordBatch
    spans: dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]
    data: NDArray[np.uint8]
    blocks: Sequence[_PackedBlock]

    @property
    def file_idx(self) -> NDArray[np.int32]:
        """The file of each row, as a position in the list of files."""
        files = np.array([packed.file_idx for packed in self.blocks], dtype=np.int32)
        return np.repeat(files, self._n_rows)

    @property
    def row_idx(self) -> NDArray[np.int64]:
        """The ordinal of each row in its file."""
        first = np.array([packed.first_row for packed in self.blocks], dtype=np.int64)
        before = np.cumsum(self._n_rows) - self._n_rows
        return np.arange(self.batch.num_rows) + np.repeat(first - before, self._n_rows)

    @property
    def _n_rows(self) -> NDArray[np.int64]:
        return np.array([packed.block.n_rows for packed in self.blocks], dtype=np.int64)


class _Sizing:
    """How much room rows of a plan need, learnt from the chunks decoded so far."""

    def __init__(self, plan: Plan) -> None:
        self.slots = plan_slots(plan)
        self._parents = plan.parents
        self._items_per_row: NDArray[np.float64] | None = None
        self._bytes_per_row: NDArray[np.float64] | None = None

    @property
    def is_known(self) -> bool:
        """Whether a chunk has been decoded."""
        return self._items_per_row is not None

    def arena(self, n_rows: int, n_bytes: int) -> Arena:
        """Return an arena for `n_rows` rows out of `n_bytes` bytes.

        Every item and every byte of a string takes at least one byte of input, so `n_bytes` is
        always enough; room that is not used costs no memory, but neither is it for ever.
        """
        caps = np.full(len(self._parents), n_bytes, dtype=np.int64)
        var_caps = np.full(len(self.slots), n_bytes, dtype=np.int64)
        if self._items_per_row is not None and self._bytes_per_row is not None:
            caps = np.minimum(caps, (self._items_per_row * n_rows * 1.2).astype(np.int64) + 64)
            var_caps = np.minimum(
                var_caps, (self._bytes_per_row * n_rows * 1.2).astype(np.int64) + 4096
            )
        caps[0] = n_rows
        return Arena(self.slots, self._tie(caps), var_caps)

    def grow(self, arena: Arena, status: int, what: int, needed: int) -> Arena:
        """Return a larger arena with what `arena` holds."""
        caps, var_caps = arena.caps.copy(), arena.var_caps.copy()
        grown = caps if status == kernel.GROW_LEVEL else var_caps
        grown[what] = max(needed, 2 * grown[what])
        return arena.grown(self._tie(caps), var_caps)

    def learn(self, arena: Arena, counts: NDArray[np.int64]) -> None:
        """Remember what one chunk needed."""
        n_rows = max(1, int(counts[0]))
        self._items_per_row = counts / n_rows
        used = np.zeros(len(self.slots))
        for i, slot in enumerate(self.slots):
            if slot.has_bytes:
                used[i] = arena.bytes32[arena.bases[3 * i + 1] // 4 + counts[slot.level]]
        self._bytes_per_row = used / n_rows

    def _tie(self, caps: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give every union branch the room of the level it branches from."""
        for level, parent in enumerate(self._parents):
            if parent >= 0:
                caps[level] = caps[parent]
        return caps


@dataclass(frozen=True)
class _Task:
    """Blocks of one schema for one kernel call."""

    plan: Plan
    sizing: _Sizing
    blocks: list[_PackedBlock] = field(default_factory=list)


def read_avro(
    sources: Source | Iterable[Source],
    columns: Collection[str] | None = None,
    *,
    threads: int | None = None,
    limits: Limits | None = None,
) -> pa.Table:
    """Read Avro object container files into one Arrow table.

    Columns of files with different schemas are united by name; a file without a column has nulls
    in it. Only what `columns` asks for is decoded. See `arrowmeta.avro.plan` for the types.

    Args:
        sources: paths, bytes, buffers or binary files, one or several.
        columns: names of columns, dotted for a field of a record; None for all.
        threads: how many to decode with; all cores by default.
        limits: how much memory a file may ask for.

    Raises:
        CorruptMetadataError: damage; names file, block, row and byte.
        LimitError: a file asks for more memory than `limits` allow.
        UnsupportedError: a schema that contains itself, an unknown codec.
        UsageError: no sources, unknown columns, or columns whose types do not go together.

    Example:
        >>> arrowmeta.read_avro("manifest-0.avro", columns=["_KIND", "_FILE._FILE_NAME"])
    """
    files = [_load(source, i) for i, source in enumerate(_listed(sources))]
    if not files:
        raise UsageError("read_avro needs at least one file")
    wanted = None if columns is None else tuple(columns)
    plans: dict[str, Plan] = {}
    chunks = decode_files(files, wanted, threads=threads, limits=limits, plans=plans)
    tables = [pa.Table.from_batches([chunk.batch]) for chunk in chunks]
    tables += [plan.schema.empty_table() for plan in plans.values()]
    try:
        table = pa.concat_tables(tables, promote_options="default")
    except pa.ArrowInvalid as error:
        raise UsageError(f"the files' columns do not go together: {error}") from error
    _check_columns(wanted, table.schema)
    return table


def decode_files(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None = None,
    *,
    spans: tuple[str, ...] = (),
    threads: int | None = None,
    limits: Limits | None = None,
    on_damage: OnDamage | None = None,
    plans: dict[str, Plan] | None = None,
) -> Iterator[Chunk]:
    """Decode files in order, chunk by chunk, a few chunks ahead of the consumer.

    Args:
        files: what to decode; files of one schema share a plan.
        columns: dotted names of the wanted columns, None for all.
        spans: names of bytes columns to locate instead of copying.
        threads: how many kernel calls may run at once; all cores by default.
        limits: how much memory a file may ask for.
        on_damage: is told of every block that cannot be decoded; without it the first one raises.
        plans: filled with the plan of every schema text met.
    """
    limits = limits or Limits()
    damage = _Damage(files, on_damage)
    tasks = _pack(files, columns, spans, damage, {} if plans is None else plans)
    n_threads = threads or os.cpu_count() or 1

    def run(task: _Task) -> Iterable[Chunk]:
        return _decode_task(files, task, limits, damage)

    if n_threads == 1:
        for task in tasks:
            yield from run(task)
        return
    with ThreadPoolExecutor(n_threads) as pool:
        running = []
        for task in tasks:
            running.append(pool.submit(run, task))
            if len(running) > 2 * n_threads:
                yield from running.pop(0).result()
        for future in running:
            yield from future.result()


class _Damage:
    """Where errors go: raised at once, or handed to the caller who goes on without the block."""

    def __init__(self, files: Sequence[AvroFile], on_damage: OnDamage | None) -> None:
        self._files = files
        self._on_damage = on_damage

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        path = self._files[file_idx].path
        if isinstance(error, CorruptMetadataError):
            error.in_file(path)
        elif not str(error).startswith(path):
            error = type(error)(f"{path}: {error}")
        if self._on_damage is None:
            raise error
        self._on_damage(error)


def _pack(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    spans: tuple[str, ...],
    damage: _Damage,
    plans: dict[str, Plan],
) -> Iterator[_Task]:
    """Group blocks of one schema, in file order, into tasks of about `CHUNK_LEN` bytes."""
    sizings: dict[str, _Sizing] = {}
    task: _Task | None = None
    size = 0
    for file_idx, file in enumerate(files):
        try:
            header = read_header(file.data)
            text = header.schema_text
            plan = plans[text] = plan_for(text, columns, spans)
        except ArrowMetaError as error:
            damage.report(error, file_idx)
            continue
        sizing = sizings.setdefault(text, _Sizing(plan))
        for packed in _blocks_of(file, file_idx, header, damage):
            if task and (task.plan is not plan or size >= CHUNK_LEN):
                yield task
                task, size = None, 0
            task = task or _Task(plan, sizing)
            task.blocks.append(packed)
            size += packed.block.end - packed.block.start
    if task:
        yield task


def _blocks_of(
    file: AvroFile, file_idx: int, header: Header, damage: _Damage
) -> Iterator[_PackedBlock]:
    """Yield a file's blocks; behind a broken frame go on at the next sync marker."""
    sync = re.compile(re.escape(header.sync), re.DOTALL)
    codec = header.codec
    first_row = block_idx = 0
    pos = header.length
    while True:
        try:
            for block in iter_blocks(file.data, header.sync, pos):
                yield _PackedBlock(file_idx, block_idx, first_row, codec, block)
                pos = block.end + SYNC_LEN
                first_row += block.n_rows
                block_idx += 1
            return
        except CorruptMetadataError as error:
            error.block = block_idx
            damage.report(error, file_idx)
        found = sync.search(file.data, pos)
        if found is None:
            return
        pos = found.end()
        block_idx += 1


def _decode_task(
    files: Sequence[AvroFile], task: _Task, limits: Limits, damage: _Damage
) -> list[Chunk]:
    """Decode a task; if it holds a fault, block by block, so that only the bad block is lost."""
    blocks, parts = [], []
    for packed in task.blocks:
        try:
            parts.append(_decompressed(files[packed.file_idx], packed, task.plan, limits))
            blocks.append(packed)
        except ArrowMetaError as error:
            damage.report(error, packed.file_idx)
    groups = [(blocks, parts)]
    chunks = []
    while groups:
        group_blocks, group_parts = groups.pop(0)
        if not group_blocks:
            continue
        try:
            chunks.append(_decode_blocks(task, group_blocks, group_parts, limits))
        except _BlockError as fault:
            if len(group_blocks) == 1:
                damage.report(fault.error, group_blocks[0].file_idx)
            else:
                groups = [([b], [p]) for b, p in zip(group_blocks, group_parts, strict=True)]
    return chunks


def _decompressed(
    file: AvroFile, packed: _PackedBlock, plan: Plan, limits: Limits
) -> bytes | memoryview | pa.Buffer:
    """Decompress one block and check that it can hold the rows it announces."""
    block = packed.block
    try:
        part = decompress(packed.codec, file.data[block.start : block.end], limits.block_len)
    except CorruptMetadataError as error:
        error.block = packed.block_idx
        raise
    n_bytes = len(part)
    if plan.min_row_len == 0 and block.n_rows > limits.free_items + 16 * n_bytes:
        raise LimitError(f"block {packed.block_idx}: {block.n_rows:,} rows that take no bytes")
    if block.n_rows * plan.min_row_len > n_bytes:
        raise CorruptMetadataError(
            f"{block.n_rows:,} rows announced in {n_bytes:,} bytes", block=packed.block_idx
        )
    return part


class _BlockError(Exception):
    """The kernel stopped in a block."""

    def __init__(self, error: ArrowMetaError) -> None:
        self.error = error


def _decode_blocks(
    task: _Task,
    blocks: list[_PackedBlock],
    parts: Sequence[bytes | memoryview | pa.Buffer],
    limits: Limits,
) -> Chunk:
    """Run the kernel over decompressed blocks and make a chunk of what it wrote."""
    plan, sizing = task.plan, task.sizing
    data, table = _joined(blocks, parts)
    try:
        if not sizing.is_known and len(blocks) > 2:
            # One block tells how much room the others need, at the price of decoding it twice.
            _run_kernel(plan, sizing, data, table[:1], limits)
        arena, counts = _run_kernel(plan, sizing, data, table, limits)
    except _KernelError as fault:
        raise _BlockError(_fault(blocks, table, fault.state)) from None
    columns = [c for c in plan.columns if not c.is_span]
    if columns:
        arrays = [build_array(c, arena, counts) for c in columns]
        batch = pa.RecordBatch.from_arrays(arrays, schema=plan.schema)
    else:
        batch = _no_columns(int(counts[0]))
    return Chunk(batch, _spans(plan, arena, int(counts[0])), data, blocks)


class _KernelError(Exception):
    """What the kernel left in its state when it stopped."""

    def __init__(self, state: NDArray[np.int64]) -> None:
        self.state = state


def _run_kernel(
    plan: Plan,
    sizing: _Sizing,
    data: NDArray[np.uint8],
    table: NDArray[np.int64],
    limits: Limits,
) -> tuple[Arena, NDArray[np.int64]]:
    """Decode the blocks of `table`, enlarging the arena as long as the kernel asks for more.

    Returns:
        The arena, and the rows of each level in it.
    """
    n_bytes = int(table[-1, 1] - table[0, 0])
    arena = sizing.arena(int(table[:, 2].sum()), n_bytes)
    counts = np.zeros(len(plan.parents), dtype=np.int64)
    scratch = np.zeros_like(counts)
    stack = np.zeros((plan.max_depth, 2), dtype=np.int64)
    state = np.zeros(8, dtype=np.int64)
    state[kernel.FREE_ITEMS] = limits.free_items + 16 * n_bytes
    while True:
        status = kernel.decode_blocks(
            data,
            table,
            plan.program,
            plan.targets,
            arena.bytes8,
            arena.bytes32,
            arena.bytes64,
            arena.bases,
            arena.caps,
            arena.var_caps,
            counts,
            scratch,
            stack,
            state,
        )
        if status == kernel.DONE:
            sizing.learn(arena, counts)
            return arena, counts
        if status == kernel.FAULT:
            raise _KernelError(state)
        arena = sizing.grow(arena, status, int(state[kernel.GROW]), int(state[kernel.NEEDED]))


def _joined(
    blocks: list[_PackedBlock], parts: Sequence[bytes | memoryview | pa.Buffer]
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Lay blocks end to end, with padding; return the bytes, and start, end, rows of each."""
    lengths = np.array([len(part) for part in parts], dtype=np.int64)
    ends = np.cumsum(lengths)
    n_bytes = int(ends[-1])
    if n_bytes >= 2**31:
        raise LimitError(f"blocks of {n_bytes:,} bytes are too large to be decoded together")
    data = np.empty(n_bytes + _PADDING, dtype=np.uint8)
    data[n_bytes:] = 0
    for part, start, end in zip(parts, ends - lengths, ends, strict=True):
        data[start:end] = np.frombuffer(part, dtype=np.uint8)
    n_rows = [packed.block.n_rows for packed in blocks]
    return data, np.column_stack([ends - lengths, ends, np.array(n_rows, dtype=np.int64)])


def _fault(
    blocks: list[_PackedBlock], table: NDArray[np.int64], state: NDArray[np.int64]
) -> ArrowMetaError:
    at = int(state[kernel.BLOCK])
    reason = _REASONS[int(state[kernel.REASON])]
    row = int(state[kernel.ROW])
    end = int(table[at, 1] - table[at, 0])
    byte = min(int(state[kernel.POS] - table[at, 0]), end)
    if state[kernel.REASON] == kernel.TOO_MANY_FREE_ITEMS:
        return LimitError(f"block {blocks[at].block_idx}, row {row}, byte {byte}: {reason}")
    return CorruptMetadataError(reason, block=blocks[at].block_idx, row=row, byte=byte)


def _spans(
    plan: Plan, arena: Arena, n_rows: int
) -> dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]:
    found = {}
    for path, column in plan.span_columns():
        start = int(arena.bases[3 * column.slot + 1]) // 8
        pairs = arena.bytes64[start : start + 2 * n_rows].reshape(-1, 2)
        found[path] = (pairs[:, 0], pairs[:, 1])
    return found


def _no_columns(n_rows: int) -> pa.RecordBatch:
    """Return a batch of rows without columns, so that their number is still known."""
    return pa.RecordBatch.from_struct_array(
        pa.StructArray.from_buffers(pa.struct([]), n_rows, [None])
    )


def _listed(sources: Source | Iterable[Source]) -> list[Source]:
    if isinstance(sources, str | os.PathLike | bytes | pa.Buffer) or hasattr(sources, "read"):
        return [sources]
    return list(sources)


def _load(source: Source, ordinal: int) -> AvroFile:
    if isinstance(source, str | os.PathLike):
        return AvroFile.of(os.fspath(source), Path(source).read_bytes())
    if isinstance(source, bytes | pa.Buffer):
        return AvroFile.of(f"source {ordinal}", source)
    name = getattr(source, "name", None)
    return AvroFile.of(name if isinstance(name, str) else f"source {ordinal}", source.read())


def _check_columns(wanted: tuple[str, ...] | None, schema: pa.Schema) -> None:
    for name in wanted or ():
        node: pa.Schema | pa.DataType = schema
        for part in name.split("."):
            names = node.names if isinstance(node, pa.Schema) else _field_names(node)
            if part not in names:
                known = ", ".join(names) or "no fields"
                raise UsageError(f"no column {name!r}: there is no {part!r} among {known}")
            node = node.field(part).type


def _field_names(arrow_type: pa.DataType) -> list[str]:
    return [f.name for f in arrow_type.fields] if pa.types.is_struct(arrow_type) else []
