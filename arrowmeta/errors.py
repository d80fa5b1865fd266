"""Exceptions of this package, by cause.

    ArrowMetaError
    ├── CorruptMetadataError       a file breaks the rules of its format
    ├── UnsupportedError           valid metadata that is not supported
    ├── LimitError                 a file needs more memory than the limits allow
    ├── StorageError               the store does not answer, denies access, or lacks the bucket
    └── UsageError                 invalid arguments
        ├── NotATableError
        ├── SnapshotNotFoundError
        └── PredicateError

A message says what was read, what was found, where, and what to do, if there is something to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal


class ArrowMetaError(Exception):
    """Base of all exceptions that this package raises.

    Control characters in the text are escaped: names in metadata must not control a terminal.
    """

    def __str__(self) -> str:
        return "".join(
            c if c.isprintable() or c in "\n\t" else ascii(c)[1:-1] for c in self._text()
        )

    def _text(self) -> str:
        return super().__str__()


class CorruptMetadataError(ArrowMetaError):
    """A file breaks the rules of its format.

    Attributes:
        path: the file, as requested.
        block: ordinal of the Avro block, from 0; None without blocks.
        row: ordinal of the row in the block, or in a file without blocks; None if unknown.
        byte: byte offset: in the decompressed block if `row` is given, else in the file; None if no
            single byte is wrong.
        reason: what is wrong.
        is_read: whether the file was read in full, but differs from what other metadata says of it.
    """

    def __init__(
        self,
        reason: str,
        *,
        path: str | None = None,
        block: int | None = None,
        row: int | None = None,
        byte: int | None = None,
        is_read: bool = False,
    ) -> None:
        super().__init__(reason)  # pickled with the attributes
        self.reason, self.path = reason, path
        self.block, self.row, self.byte = block, row, byte
        self.is_read = is_read

    def _text(self) -> str:
        places = {"block": self.block, "row": self.row, "byte": self.byte}
        known = [f"{name} {value}" for name, value in places.items() if value is not None]
        where = ", ".join(filter(None, [self.path, *known]))
        return f"{where}: {self.reason}" if where else self.reason

    def in_file(self, path: str) -> CorruptMetadataError:
        """Return the error with `path`, unless it has a path already."""
        self.path = self.path or path
        return self

    def and_so(self, consequence: str) -> CorruptMetadataError:
        """Return the error with a consequence added to the text."""
        return CorruptMetadataError(**vars(self) | {"reason": f"{self.reason}; {consequence}"})


class UnsupportedError(ArrowMetaError):
    """Valid metadata that this version does not support."""


class LimitError(ArrowMetaError):
    """A file needs more memory than the limits allow."""


class StorageError(ArrowMetaError):
    """The store did not answer; this says nothing about the files in it.

    Attributes:
        kind: `unavailable` (no answer, or not in time), `denied` (credentials or permissions), or
            `missing` (the bucket, container or share).
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
    """An argument is invalid."""


class NotATableError(UsageError):
    """There is no table of a known format at the location."""


class SnapshotNotFoundError(UsageError):
    """There is no such snapshot, tag, branch or time."""


class PredicateError(UsageError):
    """A predicate does not parse, or does not fit the table's columns."""


#: Messages of Arrow, C++ and Python if the process is out of memory or threads.
_EXHAUSTED = (
    "Failed to launch worker thread",
    "Resource temporarily unavailable",
    "can't start new thread",
    "std::bad_alloc",
    "MemoryError",
    "malloc of size",
)


def is_exhausted(error: Exception) -> bool:
    """Return whether an error means that the process is out of memory or threads."""
    return isinstance(error, MemoryError) or any(text in str(error) for text in _EXHAUSTED)


@contextmanager
def limits_told() -> Iterator[None]:
    """Convert out-of-memory errors of Python and Arrow to `LimitError`.

    Raises:
        LimitError: the process needs more memory or threads than it may have.
    """
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        if not is_exhausted(error):
            raise
        raise exhausted_error() from None


def exhausted_error() -> LimitError:
    """Return the error for a process that is out of memory or threads."""
    return LimitError(
        "not enough memory or threads for the answer; raise the limits of the process "
        "(ulimit -v, ulimit -u)"
    )
