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
Names from users are checked here, too: `chosen_names`, `checked_names`, `meant`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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
        parts = [f"{name} {value}" for name, value in places.items() if value is not None]
        where = ", ".join(filter(None, [self.path, *parts]))
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


def in_file(error: ArrowMetaError, path: str) -> ArrowMetaError:
    """Return an error with the file that it is about, unless it names one already."""
    if isinstance(error, CorruptMetadataError):
        return error.in_file(path)
    return error if str(error).startswith(path) else type(error)(f"{path}: {error}")


@contextmanager
def errors_of(path: str) -> Iterator[None]:
    """Add a file to the errors about its content that are raised inside."""
    try:
        yield
    except (CorruptMetadataError, UnsupportedError, LimitError) as error:
        raise in_file(error, path) from error.__cause__


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
def limit_errors() -> Iterator[None]:
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


# -- names from users ------------------------------------------------------------------------------


def chosen_names(columns: Iterable[str], argument: str = "columns") -> list[str]:
    """Return names as a list.

    Args:
        argument: name of the argument, for the message.

    Raises:
        UsageError: `columns` is a string, contains something else than strings, or a name twice.
    """
    is_list = isinstance(columns, Iterable) and not isinstance(columns, str)
    names = list(columns) if is_list else []
    if not is_list or not all(isinstance(name, str) for name in names):
        raise UsageError(f"{argument} must be a list of names, got {columns!r}")
    for name, count in Counter(names).items():
        if count > 1:
            raise UsageError(f"{argument} has {name} {count} times")
    return names


def checked_names(columns: Iterable[str], existing: Sequence[str], of: str) -> list[str]:
    """Return names of columns that there are.

    Args:
        of: what has the columns, for the message.

    Raises:
        UsageError: as in `chosen_names`; or a name is not known.
    """
    names = chosen_names(columns)
    unknown = [name for name in names if name not in existing]
    if unknown:
        hint = meant(unknown[0], existing)
        raise UsageError(
            f"{of} has no column {', '.join(unknown)}{hint}; it has {', '.join(existing)}"
        )
    return names


def meant(name: str, existing: Iterable[str]) -> str:
    """Return a hint with the most similar name, in parentheses; empty if none is similar.

    Without a similar one, the first name that contains the text, such as `file_size_in_bytes` for
    `size`.
    """
    # Imported late, because it takes a fifth of the time of pyarrow.
    from difflib import get_close_matches

    names = list(existing)
    close = get_close_matches(name.lower(), names, n=1)
    close = close or [other for other in names if len(name) > 2 and name.lower() in other.lower()]
    return f" (did you mean {close[0]}?)" if close else ""
