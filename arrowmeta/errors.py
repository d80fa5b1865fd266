"""What can go wrong, and whose fault it is.

    ArrowMetaError
    ├── CorruptMetadataError       the file's: bytes that no writer should have left
    ├── UnsupportedError           ours: valid, but not read yet
    ├── LimitError                 the file asks for more memory than the limits allow
    ├── StorageError               the store's: it does not answer, denies, or has no such bucket
    └── UsageError                 the caller's: asked for something that is not there
        ├── NotATableError
        ├── SnapshotNotFoundError
        └── PredicateError

A message says what was being read, what was found, where it is, and what to do next where there is
something to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal


class ArrowMetaError(Exception):
    """Base of every error this package raises on purpose.

    Its text has control characters as escapes: names in metadata must not steer a terminal.
    """

    def __str__(self) -> str:
        return "".join(
            c if c.isprintable() or c in "\n\t" else ascii(c)[1:-1] for c in self._text()
        )

    def _text(self) -> str:
        return super().__str__()


class CorruptMetadataError(ArrowMetaError):
    """Bytes that break the rules of their format.

    Attributes:
        path: the file, as it was asked for.
        block: ordinal of the Avro block from 0, or None where there are no blocks.
        row: ordinal of the row inside the block (inside the file without blocks), or None.
        byte: position of the offending byte: in the decompressed block where `row` says that a
            value is wrong, else in the file; None when no single byte is to blame.
        reason: what is wrong, in words.
    """

    def __init__(
        self,
        reason: str,
        *,
        path: str | None = None,
        block: int | None = None,
        row: int | None = None,
        byte: int | None = None,
    ) -> None:
        self.reason = reason
        self.path = path
        self.block = block
        self.row = row
        self.byte = byte
        super().__init__(reason)

    def _text(self) -> str:
        places = [
            f"{name} {value}"
            for name, value in (("block", self.block), ("row", self.row), ("byte", self.byte))
            if value is not None
        ]
        where = ", ".join(([self.path] if self.path else []) + places)
        return f"{where}: {self.reason}" if where else self.reason

    def __reduce__(self) -> tuple[object, ...]:
        # Keyword-only arguments do not survive the default pickling, and Spark pickles errors.
        return _rebuild_corrupt, (self.reason, self.path, self.block, self.row, self.byte)

    def in_file(self, path: str) -> CorruptMetadataError:
        """Return the same error, naming `path` as the file if none was named yet."""
        self.path = self.path or path
        return self

    def and_so(self, consequence: str) -> CorruptMetadataError:
        """Return the error with what follows from it."""
        reason = f"{self.reason}; {consequence}"
        return _rebuild_corrupt(reason, self.path, self.block, self.row, self.byte)


def _rebuild_corrupt(
    reason: str, path: str | None, block: int | None, row: int | None, byte: int | None
) -> CorruptMetadataError:
    return CorruptMetadataError(reason, path=path, block=block, row=row, byte=byte)


class UnsupportedError(ArrowMetaError):
    """Valid metadata that this version does not read."""


class LimitError(ArrowMetaError):
    """A file asks for more memory than the limits allow."""


class StorageError(ArrowMetaError):
    """The store gave no answer, which says nothing about the files in it.

    Attributes:
        kind: `unavailable` (no answer, or none in time), `denied` (credentials or permissions), or
            `missing` (the bucket, container or share itself).
        retryable: whether the same request may succeed later.
    """

    def __init__(
        self,
        message: str,
        kind: Literal["unavailable", "denied", "missing"] = "unavailable",
        *,
        retryable: bool | None = None,
    ) -> None:
        super().__init__(message, kind)
        self.kind = kind
        self.retryable = kind == "unavailable" if retryable is None else retryable

    def _text(self) -> str:
        return str(self.args[0])


class UsageError(ArrowMetaError):
    """The call asks for something that cannot be."""


class NotATableError(UsageError):
    """The location holds no table of a known format."""


class SnapshotNotFoundError(UsageError):
    """No snapshot, tag, branch or time of that description."""


class PredicateError(UsageError):
    """A predicate that cannot be understood against the table's columns."""


#: What Arrow, C++ and Python say where the process may have no more memory or threads.
_EXHAUSTED = (
    "Failed to launch worker thread",
    "Resource temporarily unavailable",
    "can't start new thread",
    "std::bad_alloc",
    "MemoryError",
    "malloc of size",
)


def is_exhausted(error: Exception) -> bool:
    """Return whether an error says that the process may have no more memory or threads."""
    return isinstance(error, MemoryError) or any(one in str(error) for one in _EXHAUSTED)


@contextmanager
def limits_told() -> Iterator[None]:
    """Raise `LimitError` for what Python and Arrow raise where there is no more memory.

    Raises:
        LimitError: the process may not have as much memory, or as many threads, as it takes.
    """
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        if not is_exhausted(error):
            raise
        raise exhausted_error() from None


def exhausted_error() -> LimitError:
    """Return the error for a process that has reached its limit of memory or threads."""
    return LimitError(
        "not enough memory or threads for the answer; raise the limits of the process "
        "(ulimit -v, ulimit -u)"
    )
