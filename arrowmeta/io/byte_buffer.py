"""A growing buffer of bytes that decompressors write to and kernels read from."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

#: Readable bytes behind the last one, so that a kernel may check a position after reading there.
PADDING = 16

_FIRST_LEN = 1 << 16


class ByteBuffer:
    """Bytes laid end to end.

    Args:
        capacity: bytes to have room for at once, where a guess is at hand.

    Attributes:
        length: bytes written so far.
    """

    def __init__(self, capacity: int = _FIRST_LEN) -> None:
        self._data = np.empty(capacity + PADDING, dtype=np.uint8)
        self.length = 0

    @property
    def capacity(self) -> int:
        """Bytes there is room for."""
        return len(self._data) - PADDING

    @property
    def address(self) -> int:
        """Where the bytes are, until there has to be more room."""
        return int(self._data.ctypes.data)

    def room(self, at_least: int) -> memoryview:
        """Return the unwritten rest, of `at_least` bytes; `advance` says how many were written."""
        if self.length + at_least + PADDING > len(self._data):
            larger = np.empty(2 * (self.length + at_least) + PADDING, dtype=np.uint8)
            larger[: self.length] = self._data[: self.length]
            self._data = larger
        return self._data.data[self.length : len(self._data) - PADDING]

    def advance(self, n_bytes: int) -> None:
        """Count bytes that were written to `room`."""
        self.length += n_bytes

    def append(self, content: bytes | bytearray | memoryview) -> None:
        """Copy bytes behind those there are."""
        self.room(len(content))[: len(content)] = content
        self.advance(len(content))

    def rewind(self, length: int) -> None:
        """Forget everything after the first `length` bytes."""
        self.length = length

    def view(self) -> NDArray[np.uint8]:
        """Return the bytes, with `PADDING` zeros behind them; nothing may be added after."""
        self._data[self.length : self.length + PADDING] = 0
        return self._data[: self.length + PADDING]
