"""What reading metadata files tells: damage, with a warning or raised if strict, and headers.

What is readable is returned; a `DamageLog` becomes `Table.damage`, a `HeaderLog` evidence.
`standing` is the state of a table, and the sentence for it: the only definition, which Python,
every command, page and exit code, metrics and Spark ask.
"""

from __future__ import annotations

import sys
import threading
import warnings
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, NamedTuple, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from msgspec.structs import asdict

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, StorageError, UnsupportedError
from arrowmeta.kernels.buffers import table_of_rows
from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.tables import DAMAGE, HEADERS, FileKind
from arrowmeta.text import count_severities, counted, severities_text, word_of

#: Modules whose frames are skipped to find the line of the program.
_BETWEEN = ("arrowmeta", "concurrent", "contextlib", "functools", "threading")


def stacklevel() -> int:
    """Return the `stacklevel` with which `warnings.warn` in the caller names the program's line.

    On a decoding thread there is no such line: the warning then names the caller.
    """
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None:
        level, frame = level + 1, frame.f_back
        if frame.f_globals.get("__name__", "").partition(".")[0] not in _BETWEEN:
            return level
    return 1


#: Kinds of damage with which no file is missing: manifests that a list names again, manifests that
#: add files again, and snapshots that count other rows than their files have.
SURPLUS: tuple[FileKind, ...] = ("repeated manifest", "repeated entries", "row total")


class DamagedMetadataWarning(UserWarning):
    """Metadata could not be read or contradicts itself, so the result may be wrong."""


class GuessedMetadataWarning(UserWarning):
    """It is not recorded which metadata file of the table is current."""


_deciding = ProcessLock()


class _Holder:
    """Thread that suppresses warnings, until `is_active` is unset."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.is_active = True


#: Who suppresses warnings for this thread, which may work for another thread.
_holder: ContextVar[_Holder | None] = ContextVar("_holder", default=None)


@contextmanager
def without_warnings(category: type[Warning] = Warning) -> Iterator[None]:
    """Suppress warnings of a category; for one thread, and those that work for it, at a time.

    Filters are global to the process and restored at the end: with two threads, the last one would
    restore the filters of the other. A thread that works for the one that suppresses warnings must
    not wait for it: its filter is removed along with those of the other.
    """
    outer = _holder.get()
    if outer is not None and outer.is_active and outer.thread != threading.get_ident():
        warnings.simplefilter("ignore", category)
        yield
        return
    with _deciding.held(), warnings.catch_warnings():
        warnings.simplefilter("ignore", category)
        holder = _Holder()
        _holder.set(holder)
        try:
            yield
        finally:
            holder.is_active = False
            _holder.set(outer)


def surplus_text(surplus: pa.Table, *, is_counted_once: bool) -> str:
    """Return what surplus entries mean for readers.

    Args:
        surplus: `record_count` and `file_size_in_bytes` of the entries.
        is_counted_once: whether the answer leaves them out; else it has them, as readers do.
    """
    n_rows, n_bytes = (pc.sum(surplus[name]).as_py() or 0 for name in _COUNTED)
    files = f"{counted(surplus.num_rows, 'file')} that {word_of(surplus.num_rows, 'is', 'are')}"
    end = "are counted once here" if is_counted_once else "are read twice"
    return f"adds {files} live already: {counted(n_rows, 'row')} and {n_bytes:,} bytes {end}"


#: Columns that `surplus_text` sums.
_COUNTED = ("record_count", "file_size_in_bytes")


#: End of the reason for an encrypted file; `sql/checks/metadata_unreadable.sql` has it, too.
_ENCRYPTED = "is encrypted (AGS1, AES-GCM), which is not supported"


def encrypted(path: str) -> UnsupportedError:
    """Return the error for a file of Iceberg that is encrypted as a stream of AES-GCM blocks.

    Spec: Iceberg, AES GCM Stream File Format.
    """
    return UnsupportedError(f"{path} {_ENCRYPTED}")


class DamageLog:
    """Damage found while reading one snapshot.

    Args:
        strict: raise the first error instead of collecting it.
        warns: give a warning for each error that is collected.
    """

    def __init__(self, strict: bool = False, *, warns: bool = True) -> None:
        self.is_strict = strict
        self._warns = warns
        self._lock = ProcessLock()
        #: Recorded errors of each row, for `take`.
        self._rows: dict[tuple[object, ...], tuple[FileKind, str | None, ArrowMetaError]] = {}
        self._reasons: dict[tuple[object, ...], list[str]] = {}  # by position

    def add(self, kind: FileKind, path: str | None, error: ArrowMetaError) -> None:
        """Record damage of a file once, with a warning; raise it if strict.

        A `StorageError` is always raised.
        """
        # Unavailable storage is not damage: there is no partial result.
        if self.is_strict or isinstance(error, StorageError):
            raise error
        is_read = False
        if isinstance(error, CorruptMetadataError):
            position = (error.path or path or "", kind, error.block, error.row, error.byte)
            reason, is_read = error.reason, error.is_read
        else:
            position, reason = (path or "", kind, None, None, None), str(error)
        with self._lock.held():
            reasons = self._reasons.setdefault(position, [])
            # A known reason may go on with what follows from it; see `and_so`.
            if any(other.startswith(reason) for other in reasons):
                return
            reasons.append(reason)
            self._rows[*position, reason, is_read] = (kind, path, error)
        if self._warns:
            what = "the metadata contradicts itself" if is_read else "the answer is incomplete"
            warnings.warn(
                f"{what}: {kind} {error}", DamagedMetadataWarning, stacklevel=stacklevel()
            )

    @property
    def paths(self) -> frozenset[str]:
        """The files with damage."""
        return frozenset(str(row[0]) for row in self._rows)

    def take(self, other: DamageLog, paths: Collection[str]) -> None:
        """Record the damage that another log has for some files."""
        for row, met in list(other._rows.items()):
            if row[0] in paths:
                self.add(*met)

    def __bool__(self) -> bool:
        return bool(self._rows)

    def table(self) -> pa.Table:
        """Return the damage so far, one row per position."""
        if not self._rows:
            return pa.Table.from_batches([], DAMAGE)
        return table_of_rows(
            [dict(zip(DAMAGE.names, row, strict=True)) for row in list(self._rows)], DAMAGE
        )


# -- headers -------------------------------------------------------------------------------------


class FileHeader(Struct, frozen=True):
    """What a metadata file says of itself.

    Attributes:
        path: the file, as recorded.
        kind: kind of the file.
        format_version: version that it was written for.
        content: content that it names.
        partition_spec_id: partition spec that it names.
        partition_fields: ids of the partition fields in its schema; null if unknown.
        absent: names of keys and fields that the specification requires, and it lacks.
    """

    path: str
    kind: FileKind
    format_version: int
    content: str | None = None
    partition_spec_id: int | None = None
    partition_fields: tuple[int, ...] | None = None
    absent: tuple[str, ...] = ()


class HeaderLog(Struct, frozen=True):
    """The headers of the files that were read, each file once."""

    _headers: dict[str, FileHeader] = field(default_factory=dict)

    def note(self, header: FileHeader) -> None:
        """Add a header; it replaces one of the same file. May be called by several threads."""
        self._headers[header.path] = header

    def table(self) -> pa.Table:
        """Return the headers noted so far, in the columns of `model.tables.HEADERS`."""
        rows = [asdict(header) for header in list(self._headers.values())]
        return table_of_rows(rows, HEADERS)


# -- state of a table ----------------------------------------------------------------------------

#: From best to worst.
State: TypeAlias = Literal["sound", "remarks", "contradictory", "partial"]
STATES: tuple[State, ...] = ("sound", "remarks", "contradictory", "partial")
#: Those in which no file may be deleted or written again, as the view `risks` has it.
AT_RISK: tuple[State, ...] = STATES[2:]


class Standing(NamedTuple):
    """State of a table.

    Attributes:
        state: `partial` if some metadata could not be read; `contradictory` if all was read, and
            some contradicts other metadata: damage of files that were read, or a finding of
            severity `error`; `remarks` if there are other findings; else `sound`. None if the
            checks did not run, and what was read shows nothing.
        sentence: what is wrong, in numbers, and what lists it.
    """

    state: State | None
    sentence: str


def standing(damage: pa.Table, findings: pa.Table | Counter[str] | None = None) -> Standing:
    """Return the state by what was read.

    Args:
        damage: rows of the relation `damage`, with or without losses.
        findings: rows of the relation `findings`, or their numbers by severity; None if the checks
            did not run.
    """
    lost = damage.filter(pc.invert(damage["is_read"]))
    severities = count_severities(findings) if isinstance(findings, pa.Table) else findings
    if n_lost := lost.num_rows:
        reasons: list[str] = lost["reason"].to_pylist()
        what = f"{counted(n_lost, 'place')} of the metadata"
        those = word_of(n_lost, "it", "them")
        if all(reason.endswith(_ENCRYPTED) for reason in reasons):
            why = f"{word_of(n_lost, 'is', 'are')} encrypted and cannot be read without the keys"
        else:
            why = "could not be read"
        return Standing("partial", f"Partial: {what} {why}; `damage` lists {those}.")
    n_errors = damage.num_rows if severities is None else severities["error"]
    if n_errors or damage.num_rows:
        n_least = max(n_errors, 1)
        what = f"{counted(n_least, 'place')}{' or more' if severities is None else ''}"
        return Standing(
            "contradictory",
            f"Contradictory: all was read, but the metadata contradicts itself in {what}; "
            f"`reconcile` lists {word_of(n_least, 'it', 'them')}.",
        )
    if severities is None:
        return Standing(None, "Not checked for contradictions: `reconcile` does.")
    if remarks := severities_text(severities):
        return Standing("remarks", f"Remarks: {remarks}, no error; `reconcile` lists them.")
    return Standing("sound", "Sound: all was read, and the checks found nothing.")
