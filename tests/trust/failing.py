"""A storage whose n-th request fails, and what each answer has to be then.

`outcomes` runs a verb once for each n, from opening the table to the answer.
"""

from __future__ import annotations

import errno
import io
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args
from unittest import mock

import pyarrow as pa
import pyarrow.fs as pafs

import arrowmeta
from arrowmeta import Table
from arrowmeta.errors import ArrowMetaError, StorageError
from tests.reconcile.damaged_storage import DamagedStorage

Kind = Literal["unavailable once", "unavailable", "denied", "missing", "short", "changed", "slow"]
KINDS: tuple[Kind, ...] = get_args(Kind)
#: Failures that cost nothing but time.
HARMLESS = ("unavailable once", "short", "slow")
#: Kinds of `StorageError` that a failure may raise.
RAISES = {"unavailable": "unavailable", "denied": "denied"}

_HALF = 2
HINTS = ("version-hint.text", "LATEST", "EARLIEST")


class _ShortFile(io.BytesIO):
    """A file that says to be longer than it can be read."""

    def readinto(self, buffer: Any, /) -> int:
        left = max(0, len(self.getbuffer()) // _HALF - self.tell())
        return super().readinto(memoryview(buffer)[:left])

    def read(self, size: int | None = -1, /) -> bytes:
        left = max(0, len(self.getbuffer()) // _HALF - self.tell())
        return super().read(left if size is None or size < 0 else min(size, left))


class FailingStorage(DamagedStorage):
    """The files in a folder; one request fails, or all of them from one on.

    Attributes:
        n_requests: requests since `fail`.
    """

    def fail(self, at: int | None = None, kind: Kind = "slow") -> None:
        """Let the request of this number fail, counted from 0; none for None."""
        self.n_requests, self._at, self._kind = 0, at, kind

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.fail()

    def _is_failing(self) -> bool:
        """Count a request; raise if it fails as a whole, return whether it fails otherwise."""
        number, self.n_requests = self.n_requests, self.n_requests + 1
        if self._at is None or number < self._at:
            return False
        if self._kind == "unavailable":
            raise OSError(errno.ECONNRESET, "connection reset")
        if number > self._at:
            return False
        if self._kind == "unavailable once":
            raise OSError(errno.ECONNRESET, "connection reset")
        if self._kind == "denied":
            raise OSError(errno.EACCES, "denied")
        if self._kind == "slow":
            time.sleep(0.001)
        return True

    def get_file_info(self, paths: Iterable[str]) -> list[pafs.FileInfo]:
        asked = list(paths)
        if self._is_failing() and self._kind == "missing":
            return [pafs.FileInfo(path, pafs.FileType.NotFound) for path in asked]
        return super().get_file_info(asked)

    def get_file_info_selector(self, selector: pafs.FileSelector) -> list[pafs.FileInfo]:
        if not selector.recursive or selector.base_dir:  # folders below are no requests
            self._is_failing()
        return super().get_file_info_selector(selector)

    def open_input_file(self, path: str) -> pa.NativeFile:
        is_failing = self._is_failing()
        # A listed snapshot may expire before it is read, which is no failure.
        if is_failing and self._kind == "missing" and "/snapshot/snapshot-" not in path:
            raise FileNotFoundError(path)
        file = super().open_input_file(path)
        if is_failing and self._kind == "short":
            return pa.PythonFile(_ShortFile(file.read()), mode="r")
        # Half of a hint names another version, which is a finding.
        if is_failing and self._kind == "changed" and not path.endswith(HINTS):
            content = file.read()
            return pa.BufferReader(content[: len(content) // _HALF])
        return file

    open_input_stream = open_input_file


Verb = Callable[[Table], Any]


def _ids(table: Table) -> list[int]:
    return sorted(table.snapshots(columns=["snapshot_id"])["snapshot_id"].to_pylist())


def _queried(table: Table) -> Any:
    with arrowmeta.connect(table) as connection:
        query = "SELECT file_path, record_count FROM files ORDER BY ALL"
        return connection.sql(query).to_arrow_table()


#: What a table is asked; each answer is compared as text, in which NaN equals itself.
VERBS: dict[str, Verb] = {
    "files": lambda table: table.files(),
    "snapshots": lambda table: table.snapshots(),
    "partitions": lambda table: table.partitions(),
    "all_entries": lambda table: table.all_entries(columns=["status", "file_path"]),
    "metadata_files": lambda table: table.metadata_files(),
    "plan": lambda table: table.plan(None).files,
    "aggregate": lambda table: table.aggregate("count(*)"),
    "reader": lambda table: table.reader("entries", columns=["file_path"]).read_all(),
    "diff": lambda table: table.diff(_ids(table)[0], _ids(table)[-1]),
    "describe": lambda table: table.describe(),
    "explain": lambda table: table.explain(None),
    "reconcile": lambda table: table.reconcile(),
    "storage": lambda table: table.reconcile(storage=True),
    "check": lambda table: table.check(),
    "expire": lambda table: table.expire(retain_last=1).expirable,
    "compare": lambda table: arrowmeta.compare(table, table),
    "sql": _queried,
    "readers": lambda table: table.relation("readers"),
    "report": lambda table: table.report().to_html(),
}


class Outcome(NamedTuple):
    """What a verb returned.

    Attributes:
        text: the answer; the error's text if there is one.
        is_complete: whether the table says that nothing is damaged.
        error: what was raised.
    """

    text: str
    is_complete: bool
    error: Exception | None = None


class Failing:
    """A table in a storage that fails."""

    def __init__(self, root: Path, store: Path | None = None) -> None:
        self.storage = FailingStorage(root)
        self.filesystem = pafs.PyFileSystem(self.storage)
        self._options: dict[str, Any] = {
            "filesystem": self.filesystem,
            "allow_moved_paths": True,
            "threads": 1,
            "store": store or False,
        }
        self._root = str(root)

    def open(self) -> Table:
        return arrowmeta.open(self._root, **self._options)

    def faults(self, name: str, kind: Kind, numbers: Iterable[int] | None = None) -> Iterator[str]:
        """Yield what is wrong when a request of a verb fails.

        Args:
            name: of the verb.
            kind: of the failure.
            numbers: of requests; None for all of the verb.
        """
        verb = VERBS[name]
        self.storage.fail()
        whole = asked(self.open(), verb)
        n_requests = self.storage.n_requests
        for number in range(n_requests) if numbers is None else numbers:
            at = number % n_requests
            with mock.patch("arrowmeta.io.requests._FIRST_WAIT", 0.0001):
                self.storage.fail(at, kind)
                table, outcome = self._opened_and_asked(verb)
                self.storage.fail()
                where = f"{name}: request {at} of {n_requests} {kind}"
                if fault := judged(kind, outcome, whole):
                    yield f"{where}: {fault}"
                if table is not None and kind not in ("missing", "changed"):
                    again = asked(table, verb)
                    if again.text != whole.text:
                        yield f"{where}: the next answer is wrong: {again.text[:300]}"
        if asked(self.open(), verb) != whole:
            yield f"{name}: {kind}: the answer after it is wrong"

    def _opened_and_asked(self, verb: Verb) -> tuple[Table | None, Outcome]:
        try:
            table = self.open()
        except Exception as error:
            return None, Outcome(str(error), True, error)
        return table, asked(table, verb)


def asked(table: Table, verb: Verb) -> Outcome:
    try:
        answer = verb(table)
        text = repr(answer.to_pylist()) if isinstance(answer, pa.Table) else repr(answer)
    except Exception as error:
        return Outcome(f"{type(error).__name__}: {error}", table.complete, error)
    return Outcome(text, table.complete)


def judged(kind: Kind, outcome: Outcome, whole: Outcome) -> str | None:
    """Return what is wrong with an outcome; None if it is right, declared or the right error."""
    error = outcome.error
    if outcome.text == whole.text:
        return (
            None if outcome.is_complete or kind in ("missing", "changed") else "said to be damaged"
        )
    if error is not None and not isinstance(error, ArrowMetaError):
        return f"{type(error).__name__}: {error}"
    if kind in HARMLESS:
        return f"another answer: {outcome.text[:300]}"
    if kind in RAISES:
        if not isinstance(error, StorageError):
            return f"no StorageError: {outcome.text[:300]}"
        return None if error.kind == RAISES[kind] else f"an error of kind {error.kind}: {error}"
    if error is None and outcome.is_complete:
        return f"said to be complete: {outcome.text[:300]}"
    return None
