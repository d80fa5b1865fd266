"""What a target is, and what all that read one file have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.tables import STRUCT_COLUMNS
from tests.fuzz.case import Case
from tests.fuzz.guard import with_guard

Arrow: TypeAlias = pa.Table | pa.RecordBatch | pa.Array


def _nothing(case: Case) -> list[str]:
    return []


@dataclass(frozen=True)
class Target:
    """An entry point that a case can go to.

    Attributes:
        run: returns the Arrow data, or raises.
        share: how often it is chosen; all shares make 1. Slow ones get less.
        columns: what can be asked for with a case.
        n_asked: how much is asked for, one as often as the other; 0 for everything.
    """

    run: Callable[[Case], list[Arrow]]
    share: float
    columns: Callable[[Case], Sequence[str]] = _nothing
    n_asked: tuple[int, ...] = (0,)


def avro_file(case: Case) -> AvroFile:
    return AvroFile.of("fuzzed", pa.py_buffer(with_guard(case.data)))


def tolerated(read: Callable[[OnDamage], Iterable[Arrow]]) -> list[Arrow]:
    """Read; what raises must be reported, and the rest read, where damage does not end the work."""

    def refuse(error: ArrowMetaError) -> None:
        raise error

    try:
        return list(read(refuse))
    except ArrowMetaError as error:
        raised = error.with_traceback(None)
    # Frames would keep what they have read.
    raised.__context__ = raised.__cause__ = None
    damage: list[ArrowMetaError] = []
    for part in read(damage.append):
        part.validate(full=True)
    assert damage, "neither raised nor reported"
    raise raised


def with_flat_names(schema: pa.Schema) -> list[str]:
    """The columns of a relation, and the fields of struct columns that are read by field."""
    structs = [f for f in schema if f.name in STRUCT_COLUMNS]
    return [*schema.names, *(f"{f.name}.{child.name}" for f in structs for child in f.type.fields)]


def one_of(every: int) -> EntryFilter | None:
    """Keep one entry of so many; a filter is only there for more than one."""
    if as_integer(every, 32) < 2:
        return None

    def keep(entries: pa.RecordBatch) -> NDArray[np.bool_]:
        return np.arange(len(entries)) % as_integer(every, 32) == 0

    return EntryFilter(columns=("status", "partition"), keep=keep)


def as_integer(number: int, bits: int) -> int:
    """Wrap a number as one of so many bits does."""
    half = 1 << (bits - 1)
    return (number + half) % (2 * half) - half
