"""A process that makes cases, runs them and judges what happened.

Before each execution the case is written to a file the supervisor can read. What ends this process
then has a name.
"""

from __future__ import annotations

import faulthandler
import mmap
import os
import pkgutil
import struct
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from arrowmeta import kernels
from arrowmeta.avro import decode
from arrowmeta.avro.decode import idle_buffers
from arrowmeta.io.compression import codec_function
from arrowmeta.kernels.kernel import Kernel
from tests.fuzz import memory
from tests.fuzz.case import Case
from tests.fuzz.mutation import MAX_CASE_LEN, Pool
from tests.fuzz.outcome import Outcome, invalid
from tests.fuzz.tally import Finding, Tally

#: Seconds of processor time that one execution may take.
MAX_SECONDS = 1.0

#: Seeds that are run first, so that no execution waits for what is loaded once.
_N_WARM_UP = 100

_REPORT_EVERY = 0.5
_HEADER = struct.Struct("<qq")  # executions begun, bytes of the case at work or 0

#: Room for the line of JSON before the data.
RECORD_LEN = _HEADER.size + MAX_CASE_LEN + (1 << 20)


@dataclass(frozen=True)
class Order:
    """What a worker is to do.

    Attributes:
        seeds: where mutation begins.
        rng: seed of this worker's random numbers.
        executions: how many; None for as many as there is time for.
        until: when to stop, as `time.time` tells it.
        record: the file for the case at work.
        execute: runs a case.
    """

    seeds: Sequence[Case]
    rng: str
    executions: int | None
    until: float
    record: Path
    execute: Callable[[Case], Outcome]


class Record:
    """The case at work, in a file that outlives its process.

    The two processes take no turns: what one reads may be half of what the other is writing, so
    while the worker lives only a change of `at_work` means something.
    """

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._bytes = mmap.mmap(file.fileno(), RECORD_LEN)

    def begin(self, n_begun: int, case: Case) -> None:
        content = case.to_bytes()
        self._bytes[_HEADER.size : _HEADER.size + len(content)] = content
        _HEADER.pack_into(self._bytes, 0, n_begun, len(content))

    def end(self, n_begun: int) -> None:
        _HEADER.pack_into(self._bytes, 0, n_begun, 0)

    @property
    def at_work(self) -> int | None:
        """Executions begun; None between two."""
        n_begun, length = _HEADER.unpack_from(self._bytes, 0)
        return n_begun if length else None

    def last(self) -> tuple[int, Case | None]:
        """Executions begun, and the case of one that has not ended, of a process that has."""
        n_begun, length = _HEADER.unpack_from(self._bytes, 0)
        content = self._bytes[_HEADER.size : _HEADER.size + length]
        return n_begun, Case.from_bytes(content) if length else None


def work(order: Order, supervisor: Connection) -> None:
    """Do what `order` says; send a `Tally` of what is new now and then, and an empty one last."""
    faulthandler.enable()
    memory.contain()
    warnings.simplefilter("error")
    record = Record(order.record)
    rng = Random(order.rng)
    _compile_kernels()
    for case in rng.sample(order.seeds, min(_N_WARM_UP, len(order.seeds))):
        record.begin(0, case)
        order.execute(case)
    record.end(0)
    pool = Pool(order.seeds, rng)
    judge = Judge(order.execute)
    n_begun, reported = 0, time.time()
    while (now := time.time()) < order.until and n_begun != order.executions:
        case = pool.next_case()
        n_begun += 1
        record.begin(n_begun, case)
        outcome = judge.run(case)
        record.end(n_begun)
        pool.keep(case, (outcome.signature, *outcome.shape))
        if now - reported > _REPORT_EVERY:
            supervisor.send(judge.taken())
            reported = now
    supervisor.send(judge.taken())


class Judge:
    """Runs cases, and reports those that do what none may.

    Args:
        execute: runs a case.
        max_seconds: of processor time that one may take.
    """

    def __init__(
        self, execute: Callable[[Case], Outcome], max_seconds: float = MAX_SECONDS
    ) -> None:
        self._execute = execute
        self._max_seconds = max_seconds
        self._memory = memory.PeakMemory()
        self._tally = Tally()
        self._begun = time.time()

    def run(self, case: Case) -> Outcome:
        idle_buffers.clear()  # memory kept from before would hide what this case takes
        # Half of the files are decompressed by Python, as where libraries show no functions.
        decode.codec_function = codec_function if len(case.data) % 2 else lambda _: None
        try:
            self._memory.start()
            begun = time.process_time()
            outcome = self._execute(case)
            seconds = time.process_time() - begun
            growth = self._memory.growth()
        finally:
            decode.codec_function = codec_function
        self._tally.count(case, outcome.signature, seconds, growth)
        for what in self._wrong(case, outcome, seconds, growth):
            self._tally.report(Finding(what, case))
        return outcome

    def _wrong(self, case: Case, outcome: Outcome, seconds: float, growth: int) -> list[str]:
        found = [outcome.signature] * outcome.is_foreign
        found += [complaint] if (complaint := invalid(outcome)) else []
        if seconds > self._max_seconds:
            found.append(f"!! more than {self._max_seconds:g} s: {outcome.signature}")
        if growth > memory.allowed(case.data):
            found.append(f"!! memory out of proportion: {outcome.signature}")
        return found

    def taken(self) -> Tally:
        """What was counted since the last call."""
        tally, self._tally = self._tally, Tally()
        tally.resident = self._memory.resident
        tally.seconds, self._begun = time.time() - self._begun, time.time()
        return tally


def _compile_kernels() -> None:
    """Compile all kernels there are, so that no execution waits for a compiler."""
    if os.environ.get("ARROWMETA_JIT") == "0":
        return
    for module in pkgutil.iter_modules(kernels.__path__):
        if module.name == "compiler":  # loads Numba, which kernels in the cache do without
            continue
        for member in vars(import_module(f"{kernels.__name__}.{module.name}")).values():
            if isinstance(member, Kernel):
                member.compile()
