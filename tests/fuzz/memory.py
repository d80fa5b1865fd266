"""How much memory an execution took at its peak.

Linux keeps the highest resident size of a process, and starts it anew when asked to, so the growth
of one execution is that peak less the size before it. Memory that an earlier execution gave back,
but the allocator kept, would hide from this. So workers run with `ENVIRONMENT`: everything from 128
KiB on comes from the system and returns to it, Arrow's memory too.
"""

from __future__ import annotations

import os
import resource
from pathlib import Path

from arrowmeta.avro.container import Limits

#: Set before a worker starts.
ENVIRONMENT = {"ARROW_DEFAULT_MEMORY_POOL": "system", "MALLOC_MMAP_THRESHOLD_": str(1 << 17)}

#: What a process may ask for before its allocator says no: a finding, and the machine lives on.
ADDRESS_SPACE = 8 << 30

_STATUS, _SIZES = Path("/proc/self/status"), Path("/proc/self/statm")
_REFS = Path("/proc/self/clear_refs")
_START_PEAK_ANEW = b"5"


#: Codecs, of which the header of an Avro file names its own.
_CODECS = (b"zstandard", b"deflate", b"snappy")


def allowed(data: bytes) -> int:
    """The growth that is in proportion to a file, or within the limits of `docs/security.md`.

    How far a file compresses says nothing, so one that is compressed may take a block, and columns.
    """
    growth = (64 << 20) + 20 * len(data)
    limits = Limits()
    if any(codec in data for codec in _CODECS):
        growth += limits.block_len + limits.columns_len
    return growth


def contain() -> None:
    """Bound this process: its memory, and no core files."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class PeakMemory:
    """Measures peaks of this process; where the system does not tell, all of them are 0."""

    def __init__(self) -> None:
        self._is_known = _REFS.exists()
        if self._is_known:
            self._status = os.open(_STATUS, os.O_RDONLY)
            self._sizes = os.open(_SIZES, os.O_RDONLY)
            self._refs = os.open(_REFS, os.O_WRONLY)
        self._before = 0

    def start(self) -> None:
        if self._is_known:
            os.pwrite(self._refs, _START_PEAK_ANEW, 0)
            # Which is the peak now, and told sooner than that.
            self._before = resource.getpagesize() * int(os.pread(self._sizes, 200, 0).split()[1])

    def growth(self) -> int:
        """Bytes the process grew by since `start`, at most."""
        return self._peak() - self._before

    @property
    def resident(self) -> int:
        """Bytes the process had at the last `start`."""
        return self._before

    def _peak(self) -> int:
        if not self._is_known:
            return 0
        status = os.pread(self._status, 8192, 0)
        at = status.index(b"VmHWM:") + 6
        return 1024 * int(status[at : status.index(b"kB", at)])
