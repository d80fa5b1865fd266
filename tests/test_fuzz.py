"""A short fuzz run, and tests of the detectors that a long one relies on."""

import os
import signal
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError
from tests import corpus
from tests.avro.container_files import block, container, one_column, record
from tests.fuzz.case import Case, Finding
from tests.fuzz.guard import guarded_kernel_input
from tests.fuzz.judge import Judge, Outcome, execute
from tests.fuzz.run import Settings, fuzz
from tests.fuzz.seeds import load_seeds
from tests.fuzz.targets import TARGETS, Target
from tests.processes import run_python
from tests.refusals import refuses

SOUND = Case("avro", one_column("long", b"\2", b"\4"))
MEBIBYTE = 1 << 20


@pytest.mark.parametrize(
    ("jit", "n_cases"),
    [("1", 40_000 if corpus.is_all() else 1_000), ("0", 400 if corpus.is_all() else 20)],
)
def test_mutated_files_are_read_or_raise_an_arrowmeta_error(jit, n_cases, monkeypatch):
    monkeypatch.setenv("ARROWMETA_JIT", jit)
    seeds = load_seeds(None, 0, n_generated=30)
    seeds = seeds if jit == "1" else corpus.sample(seeds, 25)
    tally = fuzz(Settings(executions=n_cases, seeds=seeds))
    assert tally.executions == n_cases
    assert {what: finding.case for (_, what), finding in tally.findings.items()} == {}
    if jit == "1":
        assert {target for target, what in tally.outcomes if what == "read"} == set(TARGETS)
        assert len(tally.outcomes) > 100


# -- Detectors


def judged(case, ask=execute, **limits):
    """Return the findings of a judge for a case."""
    judge = Judge(ask, **limits)
    judge.run(case)
    return [what for _, what in judge.tally().findings]


@pytest.mark.parametrize("n_mib", [16, 95, 255])  # the columns of the last one are too long
def test_memory_for_a_highly_compressed_block_is_within_the_limits(n_mib):
    execute(SOUND)  # loads the compiler
    n_rows = n_mib * MEBIBYTE
    rows = pa.Codec("zstd").compress(bytes(n_rows), asbytes=True)
    file = container(record(x=["null", "long"]), block(n_rows, rows), codec="zstandard")
    assert judged(Case("avro", file), max_seconds=60) == []


def test_only_other_errors_invalid_arrays_memory_and_time_are_findings(monkeypatch):
    assert execute(SOUND).signature == "read"
    assert judged(SOUND) == []

    def fail(case):
        raise CorruptMetadataError("12 bytes of 'x'", block=3)

    def dawdle(case):
        until = time.process_time() + 0.1
        while time.process_time() < until:
            pass
        return Outcome("read")

    def take(case):
        np.ones(100 * MEBIBYTE, dtype=np.uint8)
        return Outcome("read")

    monkeypatch.setitem(TARGETS, "avro", Target(lambda case: [][len(case.data)], 1.0))
    assert judged(SOUND) == ["!! IndexError: list index out of range"]
    monkeypatch.setitem(TARGETS, "avro", Target(fail, 1.0))
    assert execute(SOUND).signature == "CorruptMetadataError: # bytes of #"
    assert judged(SOUND) == []
    offsets = pa.py_buffer(np.array([0, 2], dtype=np.int32))
    array = pa.Array.from_buffers(pa.string(), 1, [None, offsets, pa.py_buffer(b"\xff\xff")])
    (what,) = judged(SOUND, lambda case: Outcome("read", (), [array]))
    assert what.startswith("!! invalid Arrow: ")
    if Path("/proc/self/clear_refs").exists():  # peak memory is measured through it
        assert judged(SOUND, take) == ["!! memory out of proportion: read"]
    assert judged(SOUND, dawdle, max_seconds=0.05) == ["!! more than 0.05 s: read"]


# -- Crashed and hung workers


def die_then_hang_then_read(case):
    """Crash, then hang, then read; files record what earlier workers did."""
    done = Path(os.environ["FUZZ_TEST_DONE"])
    if not (done / "died").exists():
        (done / "died").write_bytes(case.to_bytes())
        os.kill(os.getpid(), signal.SIGSEGV)
    if not (done / "hung").exists():
        (done / "hung").write_bytes(case.to_bytes())
        time.sleep(3600)
    return Outcome("read")


def test_crash_and_hang_are_findings_and_the_run_continues(tmp_path, monkeypatch):
    monkeypatch.setenv("FUZZ_TEST_DONE", str(tmp_path))
    tally = fuzz(
        Settings(executions=40, seeds=[SOUND], execute=die_then_hang_then_read, hang_seconds=0.1)
    )
    saved = {what: finding.case.to_bytes() for (_, what), finding in tally.findings.items()}
    assert saved == {
        "!! died of SIGSEGV": (tmp_path / "died").read_bytes(),
        "!! no end within 1 s": (tmp_path / "hung").read_bytes(),
    }
    assert tally.executions == 40 + 2
    case = Case("rows", b"\n\0\xff", "context", "file", ("a", "b"), (1, 3))
    path = Finding("!!", case).save(tmp_path)
    assert path.stem == case.digest
    assert Case.from_bytes(path.read_bytes()) == case


# -- Reading past the end

STRINGS = {"type": "array", "items": ["null", "string"]}
ONE_ROW = bytes.fromhex("02 02 06 616263 00")


@pytest.mark.parametrize("length", range(len(ONE_ROW) + 1))
def test_kernel_does_not_read_past_the_end_of_a_truncated_block(length):
    """A read past the end would crash this process."""
    file = one_column(STRINGS, ONE_ROW[:length])
    with guarded_kernel_input():
        if length == len(ONE_ROW):
            assert read_avro(file, threads=1)["x"].to_pylist() == [["abc"]]
        else:
            refuses(CorruptMetadataError, "", read_avro, file, threads=1)


def test_one_byte_past_guarded_bytes_ends_the_process():
    program = (
        "import ctypes; from tests.fuzz.guard import guarded; content = guarded(b'abc');"
        "assert ctypes.string_at(content.ctypes.data, 3) == b'abc';"
        "ctypes.string_at(content.ctypes.data, 4)"
    )
    run_python(program, code=-signal.SIGSEGV, cwd=Path(__file__).parent.parent)
