"""Starts workers, which make cases and run them, and replaces those that die or hang.

Before each execution the case is written to a file that outlives the process. What ends the process
then has a name.
"""

import faulthandler
import mmap
import multiprocessing
import os
import pickle
import pkgutil
import signal
import struct
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from unittest.mock import patch

from arrowmeta import kernels
from arrowmeta.kernels.kernel import Kernel
from tests.fuzz.case import Case, Finding, Tally
from tests.fuzz.judge import ENVIRONMENT, Judge, Outcome, contain, execute
from tests.fuzz.mutation import MAX_CASE_LEN, Pool
from tests.fuzz.seeds import load_seeds

#: A worker that dies more often than this is not replaced.
_MAX_DEATHS = 100
#: Seeds that are run first, so that no execution waits for what is loaded once.
_N_WARM_UP, _WARM_UP_PATIENCE = 100, 10
_REPORT_EVERY = 0.5
_HEADER = struct.Struct("<qq")  # executions begun, bytes of the case at work or 0
#: Room for the line of JSON before the data.
_RECORD_LEN = _HEADER.size + MAX_CASE_LEN + (1 << 20)


@dataclass(frozen=True)
class Settings:
    """What to run.

    Attributes:
        executions: how many, over all jobs.
        seconds: how long at most; None for as long as it takes.
        seed: of everything random. The same settings run the same cases.
        jobs: processes.
        corpus: a folder of more real tables.
        seeds: where mutation begins; None for all there are, in the corpus too.
        execute: runs a case.
        hang_seconds: when an execution is taken to hang; on a busy machine most of them are spent
            waiting for a processor.
    """

    executions: int = 20_000
    seconds: float | None = None
    seed: int = 0
    jobs: int = 1
    corpus: Path | None = None
    seeds: Sequence[Case] | None = None
    execute: Callable[[Case], Outcome] = execute
    hang_seconds: float = 60.0


def fuzz(settings):
    """Run to the end of what `settings` allow; return the tally."""
    seeds = settings.seeds
    if seeds is None:
        seeds = load_seeds(settings.corpus, settings.seed)
    # Most kernels run for so short that they would not be compiled; ARROWMETA_JIT=0 fuzzes that.
    variables = {"ARROWMETA_JIT": "1", **os.environ, **ENVIRONMENT}
    tally, until = Tally(), time.time() + (settings.seconds or 1e9)
    with (
        patch.dict(os.environ, variables),
        tempfile.TemporaryDirectory() as folder,
        ThreadPoolExecutor(settings.jobs) as pool,
    ):
        jobs = range(settings.jobs)
        for done in pool.map(lambda job: _run(settings, seeds, job, until, Path(folder)), jobs):
            tally.add(done)
    return tally


def _run(settings, seeds, job, until, folder):
    """Run a share of the executions in a process, and in others after it."""
    tally, place = Tally(), folder / f"{job}"
    left = settings.executions // settings.jobs + (job < settings.executions % settings.jobs)
    context = multiprocessing.get_context("spawn")
    for life in range(_MAX_DEATHS + 1):
        place.write_bytes(bytes(_RECORD_LEN))
        counted = place.with_suffix(f".{life}")
        rng = f"{settings.seed}/{job}/{life}"
        order = (seeds, rng, left, until, place, counted, settings.execute, settings.hang_seconds)
        process = context.Process(target=_work, args=order, daemon=True)
        process.start()
        process.join()
        if counted.exists():
            tally.add(pickle.loads(counted.read_bytes()))
        if process.exitcode == 0:
            break
        n_begun, case = _last(place)
        if case is None:
            raise RuntimeError(f"a fuzz worker ended between two cases: {process.exitcode}")
        # What it had counted since it wrote last is lost with it: half a second at most.
        patience = settings.hang_seconds * (1 if n_begun else _WARM_UP_PATIENCE)
        what = f"!! no end within {patience:g} s"
        if process.exitcode < 0:
            what = f"!! died of {signal.Signals(-process.exitcode).name}"
        tally.count(case, what, 0.0, 0)
        tally.report(Finding(what, case))
        left -= n_begun
        if not left:
            break
    return tally


def _last(place):
    """Executions begun, and the case of one that has not ended, of a process that has."""
    content = place.read_bytes()
    n_begun, length = _HEADER.unpack_from(content)
    case = content[_HEADER.size : _HEADER.size + length]
    return n_begun, Case.from_bytes(case) if length else None


def _work(seeds, rng, executions, until, place, counted, execute, hang_seconds):
    """Run cases; write the tally now and then, and at the end."""
    faulthandler.enable()
    contain()
    warnings.simplefilter("error")
    with place.open("r+b") as file:
        record = mmap.mmap(file.fileno(), _RECORD_LEN)
    rng, judge = Random(rng), Judge(execute)
    pool = Pool(seeds, rng)

    def run(n_begun, case, execute, patience):
        content = case.to_bytes()
        record[_HEADER.size : _HEADER.size + len(content)] = content
        _HEADER.pack_into(record, 0, n_begun, len(content))
        faulthandler.dump_traceback_later(patience, exit=True)
        outcome = execute(case)
        faulthandler.cancel_dump_traceback_later()
        _HEADER.pack_into(record, 0, n_begun, 0)
        return outcome

    def write():
        hidden = counted.with_suffix(".hidden")
        hidden.write_bytes(pickle.dumps(judge.tally()))
        hidden.replace(counted)

    _compile_kernels()
    for case in rng.sample(seeds, min(_N_WARM_UP, len(seeds))):
        run(0, case, execute, _WARM_UP_PATIENCE * hang_seconds)
    written = time.time()
    with suppress(KeyboardInterrupt):  # what was found until then is told all the same
        for n_begun in range(1, executions + 1):
            if (now := time.time()) > until:
                break
            case = pool.next_case()
            outcome = run(n_begun, case, judge.run, hang_seconds)
            pool.keep(case, (outcome.signature, *outcome.shape))
            if now - written > _REPORT_EVERY:
                write()
                written = now
    write()


def _compile_kernels():
    """Compile all kernels there are, so that no execution waits for a compiler."""
    if os.environ.get("ARROWMETA_JIT") == "0":
        return
    for module in pkgutil.iter_modules(kernels.__path__):
        if module.name == "compiler":  # loads Numba, which kernels in the cache do without
            continue
        for member in vars(import_module(f"{kernels.__name__}.{module.name}")).values():
            if isinstance(member, Kernel):
                member.compile()
