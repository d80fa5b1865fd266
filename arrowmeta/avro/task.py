"""Which blocks are decoded together: those of one schema, some megabytes at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from arrowmeta.avro.arrays import Sizing
from arrowmeta.avro.compiler import plan_for
from arrowmeta.avro.container import SYNC_LEN, Header, iter_blocks, read_header
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.plan import Plan
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError

OnDamage = Callable[[ArrowMetaError], None]

#: Compressed bytes that are worth a thread's attention, at least and at most.
MIN_TASK_LEN = 2 << 20
MAX_TASK_LEN = 8 << 20

#: Bytes of a file up to which its blocks are decoded together: what deletes a file mostly is in the
#: same manifest as what added it, or nearby.
_WHOLE_FILE_LEN = MIN_TASK_LEN // 4

#: Broken frames of a file behind which its rest is not looked at: a few come from damage, and
#: thousands in a file where the sync marker was made common.
MAX_BROKEN_FRAMES = 1000


#: Columns of a table of blocks, int64[blocks, 6]: the position of its file, its number there, the
#: ordinal of its first row in the file, how many rows it says to have, the first byte of its
#: (compressed) data in the file, and one past the last.
FILE, BLOCK, FIRST_ROW, N_ROWS, START, END = range(6)

Blocks: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Task:
    """Blocks of one schema and codec, in file order.

    Attributes:
        plan: of the schema.
        sizing: knows how much room the plan's rows need.
        codec: of the blocks.
        blocks: a table of them; see above.
    """

    plan: Plan
    sizing: Sizing
    codec: str
    blocks: Blocks


class DamageReport:
    """Where errors go: raised at once, or handed to the caller who goes on without the block."""

    def __init__(self, files: Sequence[AvroFile], on_damage: OnDamage | None) -> None:
        self._files = files
        self._on_damage = on_damage

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        """Name the file in the error, then raise it or hand it on."""
        path = self._files[file_idx].path
        if isinstance(error, CorruptMetadataError):
            error.in_file(path)
        elif not str(error).startswith(path):
            error = type(error)(f"{path}: {error}")
        if self._on_damage is None:
            raise error
        self._on_damage(error)


def pack_tasks(
    files: Sequence[AvroFile],
    columns: tuple[str, ...] | None,
    spans: tuple[str, ...],
    keys: tuple[int, ...] | None,
    task_len: int,
    damage: DamageReport,
    plans: dict[str, Plan],
    sizings: dict[int, tuple[Plan, Sizing]],
) -> Iterator[Task]:
    """Group blocks of one schema and codec, in file order, into tasks of about `task_len` bytes.

    Plans met are added to `plans` by schema text, and what is known of them to `sizings` by id.
    """
    task_len = min(task_len, MAX_TASK_LEN)
    packed: list[tuple[int, ...]] = []
    size = 0
    kind: tuple[Plan, Sizing, str] | None = None
    for file_idx, file in enumerate(files):
        try:
            header = read_header(file.data)
            text = file.schema_text or header.schema_text
            plan = plans[text] = plan_for(text, columns, spans, keys)
        except ArrowMetaError as error:
            if file.is_first_share:
                damage.report(error, file_idx)
            continue
        if id(plan) not in sizings:
            sizings[id(plan)] = plan, Sizing(plan)
        codec = header.codec
        if kind is None or kind[0] is not plan or kind[2] != codec:
            if kind is not None and packed:
                yield Task(*kind, np.array(packed, dtype=np.int64))
            packed, size = [], 0
            kind = *sizings[id(plan)], codec
        may_cut = len(file.data) > _WHOLE_FILE_LEN
        for i, block in enumerate(_blocks_of(file, file_idx, header, damage)):
            if size >= task_len and (may_cut or i == 0):
                yield Task(*kind, np.array(packed, dtype=np.int64))
                packed, size = [], 0
            packed.append(block)
            size += block[END] - block[START]
    if kind is not None and packed:
        yield Task(*kind, np.array(packed, dtype=np.int64))


def _blocks_of(
    file: AvroFile, file_idx: int, header: Header, damage: DamageReport
) -> Iterator[tuple[int, ...]]:
    """Yield the blocks of a file's share; behind a broken frame go on at the next marker."""
    pos, end_of_part, first_row, block_idx = file.part or (header.length, len(file.data), 0, 0)
    data = file.data[:end_of_part]
    for n_broken in count(1):
        try:
            for n_rows, start, end in iter_blocks(data, header.sync, pos):
                if file.has_block_at(start):
                    yield file_idx, block_idx, first_row, n_rows, start, end
                pos = end + SYNC_LEN
                first_row += n_rows
                block_idx += 1
        except CorruptMetadataError as error:
            error.block = block_idx
            is_last = n_broken == MAX_BROKEN_FRAMES
            if is_last:
                error = error.and_so(f"the {n_broken}th such block: the rest is not looked at")
            if file.has_block_at(pos):
                damage.report(error, file_idx)
        else:
            if n_broken == 1 and file.is_first_share and file.part is None:
                _check_rows(file, first_row, file_idx, damage)
            return
        # Not for each file, damaged or not: to compile a pattern takes longer than to find blocks.
        found = None if is_last else re.search(re.escape(header.sync), data[pos:])
        if found is None:
            return
        pos += found.end()
        block_idx += 1


def _check_rows(file: AvroFile, n_rows: int, file_idx: int, damage: DamageReport) -> None:
    """Report a file whose frames are sound, but which is not what is said of it."""
    try:
        file.check_rows(n_rows)
    except CorruptMetadataError as error:
        damage.report(error, file_idx)
