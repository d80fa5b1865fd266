"""Group blocks of one schema into tasks of some megabytes, which threads decode."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
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
from arrowmeta.records import dataclass

OnDamage = Callable[[ArrowMetaError], None]

#: Smallest and largest task, in compressed bytes.
MIN_TASK_LEN = 2 << 20
MAX_TASK_LEN = 8 << 20

#: Size of files up to which all blocks are in one task: the entry that deletes a data file is often
#: in the same manifest as the entry that added it.
_WHOLE_FILE_LEN = MIN_TASK_LEN // 4

#: Number of damaged frames after which the rest of a file is skipped: damage causes a few; there
#: are thousands if someone wrote many sync markers.
MAX_BROKEN_FRAMES = 1000


#: Columns of a table of blocks, int64[blocks, 6]: position of the file, ordinal of the block in it,
#: ordinal of the first row in it, number of rows by the frame, start and end of the (compressed)
#: data in the file.
FILE, BLOCK, FIRST_ROW, N_ROWS, START, END = range(6)

Blocks: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Task:
    """Blocks of one schema and codec, in file order.

    Attributes:
        plan: plan of the schema.
        sizing: sizes of arenas for the plan.
        codec: compression codec.
        blocks: table of the blocks; see `FILE`.
    """

    plan: Plan
    sizing: Sizing
    codec: str
    blocks: Blocks


class DamageReport:
    """Raises errors, or passes them to the caller, which continues without the block."""

    def __init__(self, files: Sequence[AvroFile], on_damage: OnDamage | None) -> None:
        self._files = files
        self._on_damage = on_damage

    def report(self, error: ArrowMetaError, file_idx: int) -> None:
        """Add the path of the file to the error, and raise it or pass it on."""
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

    Plans are added to `plans` by schema text, and with their sizing to `sizings` by id.
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
    """Yield the blocks of a file's share; after a damaged frame, continue at the next marker."""
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
        # Only if needed: compiling a pattern takes longer than finding the blocks of a file.
        found = None if is_last else re.search(re.escape(header.sync), data[pos:])
        if found is None:
            return
        pos += found.end()
        block_idx += 1


def _check_rows(file: AvroFile, n_rows: int, file_idx: int, damage: DamageReport) -> None:
    """Report a file without damaged frames that differs from what is announced."""
    try:
        file.check_rows(n_rows)
    except CorruptMetadataError as error:
        damage.report(error, file_idx)
