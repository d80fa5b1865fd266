"""Runs cases, and decides which ends are right: valid Arrow data, or an error of arrowmeta.

Linux keeps the highest resident size of a process, and starts it anew when asked to, so the growth
of one execution is that peak less the size before it. Memory that an earlier execution gave back,
but the allocator kept, would hide from this. So workers run with `ENVIRONMENT`: everything from 128
KiB on comes from the system and returns to it, Arrow's memory too.
"""

import os
import re
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from arrowmeta.avro import decode
from arrowmeta.avro.container import Limits
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from tests.fuzz.case import Finding, Tally
from tests.fuzz.guard import guarded_kernel_input
from tests.fuzz.targets import TARGETS

_VARYING = re.compile(r"'[^']*'|\"[^\"]*\"|\bamong .*|\b0x[0-9a-f]+|-?\d[\d,.]*|\b[0-9a-f]{8}\b")
#: Set before a worker starts.
ENVIRONMENT = {"ARROW_DEFAULT_MEMORY_POOL": "system", "MALLOC_MMAP_THRESHOLD_": str(1 << 17)}
#: What a process may ask for before its allocator says no: a finding, and the machine lives on.
_ADDRESS_SPACE = 8 << 30
_REFS = Path("/proc/self/clear_refs")
#: Codecs, of which the header of an Avro file names its own.
_CODECS = (b"zstandard", b"deflate", b"snappy")


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
    arrow: Sequence = ()
    is_foreign: bool = False


def execute(case):
    """Run a case; never raises."""
    try:
        with guarded_kernel_input():
            arrow = TARGETS[case.target].run(case)
    except ArrowMetaError as error:
        return Outcome(_signature_of(error))
    except Exception as error:
        return Outcome(f"!! {_signature_of(error)}", is_foreign=True)
    n_rows, n_bytes = sum(map(len, arrow)), sum(part.nbytes for part in arrow)
    return Outcome("read", (n_rows.bit_length(), n_bytes.bit_length()), arrow)


def _signature_of(error):
    """The class of an error and its reason, without what differs from input to input."""
    reason = error.reason if isinstance(error, CorruptMetadataError) else str(error)
    return f"{type(error).__name__}: {_VARYING.sub('#', reason)[:90]}"


def faults(outcome):
    """Yield what is wrong with an outcome, whatever it took."""
    if outcome.is_foreign:
        yield outcome.signature
    try:
        for part in outcome.arrow:
            part.validate(full=True)
    except pa.ArrowInvalid as error:
        yield f"!! invalid Arrow: {_signature_of(error)}"


def contain():
    """Bound this process: its memory, and no core files."""
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _allowed(data):
    """The growth that is in proportion to a file, or within the limits of `docs/security.md`.

    How far a file compresses says nothing, so one that is compressed may take a block, and columns.
    """
    limits, is_compressed = Limits(), any(codec in data for codec in _CODECS)
    return (64 << 20) + 20 * len(data) + is_compressed * (limits.block_len + limits.columns_len)


class PeakMemory:
    """Measures peaks of this process; where the system does not tell, all of them are 0."""

    def __init__(self):
        self.resident = 0
        self._is_known = _REFS.exists()
        if self._is_known:
            self._refs = os.open(_REFS, os.O_WRONLY)
            self._status, self._sizes = (
                os.open(f"/proc/self/{name}", os.O_RDONLY) for name in ("status", "statm")
            )

    def start(self):
        if self._is_known:
            os.pwrite(self._refs, b"5", 0)  # starts the peak anew
            # Which is the peak now, and told sooner than that.
            n_pages = int(os.pread(self._sizes, 200, 0).split()[1])
            self.resident = resource.getpagesize() * n_pages

    def growth(self):
        """Bytes the process grew by since `start`, at most."""
        if not self._is_known:
            return 0
        peak = os.pread(self._status, 8192, 0).partition(b"VmHWM:")[2].split()[0]
        return 1024 * int(peak) - self.resident


class Judge:
    """Runs cases, and reports those that do what none may.

    Args:
        execute: runs a case.
        max_seconds: of processor time that one may take.
    """

    def __init__(self, execute, max_seconds=1.0):
        self._execute = execute
        self._max_seconds = max_seconds
        self._memory = PeakMemory()
        self._begun = time.time()
        self._tally = Tally()

    def run(self, case):
        decode.idle_buffers.clear()  # memory kept from before would hide what this case takes
        # Half of the files are decompressed by Python, as where libraries show no functions.
        known = decode.codec_function
        decode.codec_function = known if len(case.data) % 2 else lambda _: None
        try:
            self._memory.start()
            begun = time.process_time()
            outcome = self._execute(case)
            seconds, growth = time.process_time() - begun, self._memory.growth()
        finally:
            decode.codec_function = known
        self._tally.count(case, outcome.signature, seconds, growth)
        wrong = [*faults(outcome)]
        if seconds > self._max_seconds:
            wrong.append(f"!! more than {self._max_seconds:g} s: {outcome.signature}")
        if growth > _allowed(case.data):
            wrong.append(f"!! memory out of proportion: {outcome.signature}")
        for what in wrong:
            self._tally.report(Finding(what, case))
        return outcome

    def tally(self):
        """What was counted until now."""
        self._tally.resident = self._memory.resident
        self._tally.seconds = time.time() - self._begun
        return self._tally
