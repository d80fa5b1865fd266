"""Progress on standard error: one line on a terminal, or JSON for programs.

Shows nothing in the first half second, and only JSON without a terminal.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from arrowmeta.model.progress import Work, heard_by
from arrowmeta.text import counted, to_size

#: Seconds before anything is shown, and between two lines.
_QUIET, _PAUSE = 0.5, 0.25
_CLEAR = "\r\x1b[K"


class Progress:
    """Progress display, run by a thread until it is stopped.

    Args:
        is_json: whether to print lines of JSON instead of one line that is overwritten.
    """

    def __init__(self, *, is_json: bool) -> None:
        self._is_json = is_json
        self._coming, self._done = Work(), Work()
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._start = time.monotonic()
        self._thread = threading.Thread(target=self._show, name="progress", daemon=True)
        self._thread.start()

    def add(self, coming: Work, done: Work) -> None:
        """Count work; see `model.progress.Listener`."""
        with self._lock:
            self._coming, self._done = self._coming.plus(coming), self._done.plus(done)

    def stop(self) -> None:
        """Stop, and clear the line."""
        self._stopped.set()
        self._thread.join()

    def _show(self) -> None:
        is_shown = False
        pause = _QUIET
        while not self._stopped.wait(pause):
            is_shown, pause = True, _PAUSE
            self._write(self._text() + "\n" if self._is_json else _CLEAR + self._text())
        if is_shown:
            self._write(self._text() + "\n" if self._is_json else _CLEAR)

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()

    def _text(self) -> str:
        with self._lock:
            coming, done = self._coming, self._done
        seconds = time.monotonic() - self._start
        if self._is_json:
            numbers, totals = done._asdict(), coming._asdict()
            numbers["table"] = totals.pop("table")
            facts = {f"{name}_total": number for name, number in totals.items()}
            return json.dumps({**numbers, **facts, "seconds": round(seconds, 2)})
        if coming.tables:
            from arrowmeta.text import printable  # the help does not load pyarrow

            tables = f"{done.tables:,} of {counted(coming.tables, 'table')}"
            return ", ".join(filter(None, [tables, printable(coming.table), f"{seconds:.0f} s"]))
        if not coming.manifests:
            return f"{seconds:.0f} s"
        if done.manifests >= coming.manifests:  # all work is done
            read = counted(done.manifests, "manifest")
            return f"{read} read, {to_size(done.n_bytes)}, {seconds:.0f} s"
        parts = [f"{done.manifests:,} of {counted(coming.manifests, 'manifest')}"]
        if done.entries:
            parts.append(f"{done.entries / seconds:,.0f} entries/s")
        parts.append(f"{to_size(done.n_bytes)} of {to_size(coming.n_bytes)}")
        if 0 < done.n_bytes < coming.n_bytes:
            left = seconds * (coming.n_bytes - done.n_bytes) / done.n_bytes
            parts += [f"{left:.0f} s left"] if left >= 1 else []
        return ", ".join(parts)


_running: list[Progress] = []


@contextmanager
def shown_progress(choice: str) -> Iterator[None]:
    """Show progress inside the block."""
    is_json = choice == "json"
    if choice == "never" or not (is_json or sys.stderr.isatty()):
        yield
        return
    progress = Progress(is_json=is_json)
    _running.append(progress)
    try:
        with heard_by(progress.add):
            yield
    finally:
        _running.remove(progress)
        progress.stop()


def end_line() -> None:
    """Clear the progress line before output is written to the terminal."""
    for progress in _running:
        progress.stop()
