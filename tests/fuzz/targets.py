"""The public entry points a case can go to, and what may come of it.

A target returns the Arrow data, or raises. What is right is decided in one place, `execute`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pyarrow as pa

import arrowmeta
from arrowmeta.avro.file import AvroFile
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.paimon.manifest import ManifestFile, entries_schema, read_manifests
from arrowmeta.paimon.table import PaimonSource
from tests.fuzz.case import Case, schema_of
from tests.fuzz.guard import guarded_kernel_input, with_guard

Arrow = pa.Table | pa.RecordBatch | pa.Array

_VARYING = re.compile(r"'[^']*'|\"[^\"]*\"|\bamong .*|\b0x[0-9a-f]+|-?\d[\d,.]*|\b[0-9a-f]{8}\b")


@dataclass(frozen=True)
class Outcome:
    """How an execution ended.

    Attributes:
        signature: the class of outcomes it belongs to.
        shape: with the signature, whether it is like another one: the feedback of the fuzzer.
        arrow: what was read; empty after an error.
        is_foreign: an exception that is none of ours.
    """

    signature: str
    shape: tuple[int, ...] = ()
    arrow: Sequence[Arrow] = ()
    is_foreign: bool = False


def execute(case: Case) -> Outcome:
    """Run a case; never raises."""
    try:
        with guarded_kernel_input():
            arrow = TARGETS[case.target](case)
    except ArrowMetaError as error:
        return Outcome(signature_of(error))
    except Exception as error:
        return Outcome(f"!! {signature_of(error)}", is_foreign=True)
    n_rows, n_bytes = sum(map(len, arrow)), sum(part.nbytes for part in arrow)
    return Outcome("read", (n_rows.bit_length(), n_bytes.bit_length()), arrow)


def invalid(outcome: Outcome) -> str | None:
    """What `validate` has against the Arrow data, if anything."""
    try:
        for part in outcome.arrow:
            part.validate(full=True)
    except pa.ArrowInvalid as error:
        return f"!! invalid Arrow: {signature_of(error)}"
    return None


def signature_of(error: BaseException) -> str:
    """The class of an error and its reason, without what differs from input to input."""
    reason = error.reason if isinstance(error, CorruptMetadataError) else str(error)
    return f"{type(error).__name__}: {_VARYING.sub('#', reason)[:90]}"


def _avro(case: Case) -> list[Arrow]:
    file = pa.py_buffer(with_guard(case.data))
    return [arrowmeta.read_avro(file, columns=case.columns, threads=1)]


def _manifest(case: Case) -> list[Arrow]:
    source = _source(case.context)
    names = case.columns or entry_columns(case.context)
    manifests = [ManifestFile(AvroFile.of("fuzzed", pa.py_buffer(with_guard(case.data))), 0, None)]
    try:
        return list(read_manifests(manifests, source.context, names, threads=1))
    except ArrowMetaError:
        _check_tolerated(manifests, source, names)
        raise


def _check_tolerated(
    manifests: Sequence[ManifestFile], source: PaimonSource, names: Sequence[str]
) -> None:
    """What raises must be reported, and the rest read, where damage does not end the work."""
    damage: list[ArrowMetaError] = []
    try:
        for batch in read_manifests(
            manifests, source.context, names, threads=1, on_damage=damage.append
        ):
            batch.validate(full=True)
    except ArrowMetaError as error:
        raise AssertionError(f"raised, not reported: {signature_of(error)}") from error
    assert damage, "neither raised nor reported"


def _rows(case: Case) -> list[Arrow]:
    ends = np.minimum(np.array([0, *case.ends], dtype=np.int32), len(case.data))
    buffers = [None, pa.py_buffer(np.maximum.accumulate(ends)), pa.py_buffer(with_guard(case.data))]
    array = pa.Array.from_buffers(pa.binary(), len(ends) - 1, buffers)
    return [arrowmeta.decode_binary_rows(array, schema_of(case.context))]


@lru_cache(maxsize=64)
def _source(location: str) -> PaimonSource:
    """The table whose schema and partition a manifest is read with."""
    source = arrowmeta.open(location).source
    assert isinstance(source, PaimonSource)
    assert source.context
    return source


@lru_cache(maxsize=64)
def entry_columns(location: str) -> list[str]:
    """The columns that can be asked of a table's manifests."""
    return entries_schema(_source(location).shape).names


TARGETS: dict[str, Callable[[Case], list[Arrow]]] = {
    "avro": _avro,
    "manifest": _manifest,
    "rows": _rows,
}
