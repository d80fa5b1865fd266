"""Starts workers, replaces those that die or hang, and adds up what they say."""

from __future__ import annotations

import multiprocessing
import os
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from tests.fuzz import memory
from tests.fuzz.case import Case
from tests.fuzz.outcome import Outcome, execute
from tests.fuzz.seeds import load_seeds
from tests.fuzz.tally import Finding, Tally
from tests.fuzz.worker import RECORD_LEN, Order, Record, work

#: Seconds after which an execution that has not ended is ended; on a busy machine most of them are
#: spent waiting for a processor.
HANG_SECONDS = 60.0

#: A worker that dies more often than this is not replaced.
MAX_DEATHS = 100

_POLL_SECONDS = 0.2
_WARM_UP_PATIENCE = 10


@dataclass(frozen=True)
class Settings:
    """What to run.

    Attributes:
        executions: how many, over all jobs.
        seconds: how long at most; None for as long as it takes.
        seed: of everything random. The same settings run the same cases.
        jobs: processes.
        corpus: a folder of more real tables.
        n_generated: generated seeds of each kind.
        seeds: where mutation begins; None for all there are, in the corpus too.
        execute: runs a case.
        hang_seconds: when an execution is taken to hang.
    """

    executions: int | None = 20_000
    seconds: float | None = None
    seed: int = 0
    jobs: int = 1
    corpus: Path | None = None
    n_generated: int = 150
    seeds: Sequence[Case] | None = None
    execute: Callable[[Case], Outcome] = execute
    hang_seconds: float = HANG_SECONDS


def fuzz(settings: Settings) -> Tally:
    """Run to the end of what `settings` allow."""
    tally = Tally()
    seeds = settings.seeds
    if seeds is None:
        seeds = load_seeds(settings.corpus, settings.seed, settings.n_generated)
    # Most kernels run for so short that they would not be compiled; ARROWMETA_JIT=0 fuzzes that.
    variables = {"ARROWMETA_JIT": "1", **os.environ, **memory.ENVIRONMENT}
    with _environment(variables), tempfile.TemporaryDirectory() as folder:
        workers = [_Worker(settings, i, seeds, Path(folder)) for i in range(settings.jobs)]
        with suppress(KeyboardInterrupt):  # what was found until then is told all the same
            while running := [worker for worker in workers if worker.is_running]:
                wait([worker.messages for worker in running], _POLL_SECONDS)
                for worker in running:
                    worker.attend(tally)
    return tally


class _Worker:
    """One of the processes, through all its lives."""

    def __init__(
        self, settings: Settings, ordinal: int, seeds: Sequence[Case], folder: Path
    ) -> None:
        self._settings = settings
        self._ordinal = ordinal
        self._seeds = seeds
        self._path = folder / f"case-{ordinal}"
        self._path.write_bytes(bytes(RECORD_LEN))
        self._record = Record(self._path)
        self._until = time.time() + (settings.seconds or 1e9)
        self._left = _share(settings, ordinal)
        self._n_deaths = 0
        self.is_running = True
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.messages, sender = context.Pipe(duplex=False)
        order = Order(
            self._seeds,
            f"{self._settings.seed}/{self._ordinal}/{self._n_deaths}",
            self._left,
            self._until,
            self._path,
            self._settings.execute,
        )
        self._process: SpawnProcess = context.Process(
            target=work, args=(order, sender), daemon=True
        )
        self._process.start()
        sender.close()
        self._seen_at_work: int | None = None
        self._seen_since = 0.0

    def attend(self, tally: Tally) -> None:
        """Take in what the process says, and find out whether it is well."""
        try:
            while self.messages.poll():
                tally.add(self.messages.recv())
        except EOFError:
            self._process.join()
            self._bury(tally, f"!! died of {_cause(self._process.exitcode)}")
            return
        at_work, now = self._record.at_work, time.monotonic()
        if at_work is None or at_work != self._seen_at_work:
            self._seen_at_work, self._seen_since = at_work, now
            return
        # Before the first, kernels may have to be compiled.
        patience = self._settings.hang_seconds * (1 if at_work else _WARM_UP_PATIENCE)
        if now - self._seen_since > patience:
            assert self._process.pid is not None
            os.kill(self._process.pid, signal.SIGABRT)  # it says where it was
            self._process.join()
            self._bury(tally, f"!! no end within {patience:g} s")

    def _bury(self, tally: Tally, what: str) -> None:
        self.messages.close()
        n_begun, case = self._record.last()
        if self._process.exitcode == 0:
            self.is_running = False
            return
        if case is None:
            raise RuntimeError(f"a fuzz worker ended between two cases: {what}")
        # What it had counted since its last message is lost with it: half a second at most.
        tally.count(case, what, 0.0, 0)
        tally.report(Finding(what, case))
        self._record.end(0)
        self._n_deaths += 1
        self._left = None if self._left is None else self._left - n_begun
        self.is_running = self._n_deaths <= MAX_DEATHS and self._left != 0
        if self.is_running:
            self._start()


def _share(settings: Settings, ordinal: int) -> int | None:
    if settings.executions is None:
        return None
    return settings.executions // settings.jobs + (ordinal < settings.executions % settings.jobs)


def _cause(exitcode: int | None) -> str:
    if exitcode is not None and exitcode < 0:
        return signal.Signals(-exitcode).name
    return f"exit code {exitcode}"


@contextmanager
def _environment(variables: dict[str, str]) -> Iterator[None]:
    """Set variables that processes started meanwhile see."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
