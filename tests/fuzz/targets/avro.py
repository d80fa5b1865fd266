"""Any Avro file, and any BinaryRow."""

from __future__ import annotations

import numpy as np
import pyarrow as pa

import arrowmeta
from tests.fuzz.case import Case, schema_of
from tests.fuzz.container_edits import parse
from tests.fuzz.guard import with_guard
from tests.fuzz.targets.target import Arrow


def read_file(case: Case) -> list[Arrow]:
    file = pa.py_buffer(with_guard(case.data))
    return [arrowmeta.read_avro(file, columns=case.columns, threads=1)]


def file_columns(case: Case) -> list[str]:
    file = parse(case.data)
    return file.column_names if file else []


def decode_rows(case: Case) -> list[Arrow]:
    """Decode BinaryRows; the numbers of the case are where each ends."""
    ends = np.minimum(np.array([0, *case.numbers], dtype=np.int32), len(case.data))
    buffers = [None, pa.py_buffer(np.maximum.accumulate(ends)), pa.py_buffer(with_guard(case.data))]
    array = pa.Array.from_buffers(pa.binary(), len(ends) - 1, buffers)
    return [arrowmeta.decode_binary_rows(array, schema_of(case.context))]
