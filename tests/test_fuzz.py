"""A short fuzz run, and that a long one would notice what it looks for."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from arrowmeta import read_avro
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from tests.avro.container_files import one_column
from tests.fuzz.case import Case
from tests.fuzz.guard import guarded, guarded_kernel_input
from tests.fuzz.supervisor import Settings, fuzz
from tests.fuzz.targets import Outcome, execute
from tests.fuzz.worker import Judge

SOUND = Case("avro", one_column("long", b"\2", b"\4"))
MEBIBYTE = 1 << 20


def test_mutated_files_are_read_or_refused_within_time_and_memory() -> None:
    tally = fuzz(Settings(executions=3000, n_generated=30))
    assert {key: finding.case for key, finding in tally.findings.items()} == {}
    assert tally.executions == 3000
    assert {target for target, _ in tally.outcomes} == {"avro", "manifest", "rows"}
    assert {target for target, what in tally.outcomes if what == "read"} == {
        "avro",
        "manifest",
        "rows",
    }
    assert len(tally.outcomes) > 50


# What is noticed


def test_sound_case_is_no_finding() -> None:
    judge = Judge(execute)
    assert judge.run(SOUND).signature == "read"
    assert judge.taken().findings == {}


def found(outcome: object) -> list[str]:
    """What a judge says of a case that ends like this."""
    judge = Judge(lambda case: outcome() if callable(outcome) else outcome)
    judge.run(SOUND)
    return [what for _, what in judge.taken().findings]


def test_foreign_exception_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(execute.__globals__["TARGETS"], "avro", lambda case: [][len(case.data)])
    outcome = execute(SOUND)
    assert found(outcome) == ["!! IndexError: list index out of range"]


def test_error_of_ours_is_no_finding_and_its_class_has_no_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(case: Case) -> list[pa.Table]:
        raise CorruptMetadataError("12 bytes of 'x'", block=3)

    monkeypatch.setitem(execute.__globals__["TARGETS"], "avro", fail)
    outcome = execute(SOUND)
    assert outcome.signature == "CorruptMetadataError: # bytes of #"
    assert found(outcome) == []


def test_invalid_arrow_is_found() -> None:
    offsets = pa.py_buffer(np.array([5, 2], dtype=np.int32))
    array = pa.Array.from_buffers(pa.string(), 1, [None, offsets, pa.py_buffer(b"......")])
    assert [what[:18] for what in found(Outcome("read", (), [array]))] == ["!! invalid Arrow: "]


def test_memory_out_of_proportion_is_found_though_it_was_given_back() -> None:
    def take() -> Outcome:
        np.ones(100 * MEBIBYTE, dtype=np.uint8)
        return Outcome("read")

    if not Path("/proc/self/clear_refs").exists():
        pytest.skip("peak memory is measured through /proc")
    assert found(take) == ["!! memory out of proportion: read"]


def test_slow_execution_is_found() -> None:
    def dawdle() -> Outcome:
        until = time.process_time() + 1.05
        while time.process_time() < until:
            pass
        return Outcome("read")

    assert found(dawdle) == ["!! more than 1 s: read"]


# What ends a worker. Such cases begin with a byte that no sound file begins with.


def die_or_hang(case: Case) -> Outcome:
    if case.target == "avro" and len(case.data) % 4 == 1:
        os.kill(os.getpid(), signal.SIGSEGV)
    if case.target == "rows" and len(case.data) % 64 == 1:
        time.sleep(3600)
    return Outcome("read")


def is_sound(case: Case) -> Outcome:
    return Outcome("read")


def test_crash_and_hang_name_their_case_and_the_run_goes_on() -> None:
    settings = Settings(executions=40, n_generated=5, execute=die_on_rare_input, hang_seconds=0.5)
    tally = fuzz(settings)
    crash = tally.findings["avro", "!! died of SIGSEGV"]
    hang = tally.findings["rows", "!! no end within 0 s"]
    assert crash.case.data
    assert hang.case.target == "rows"


# Reading past the end


def test_saved_case_is_the_same_when_it_is_read_again() -> None:
    case = Case("rows", b"\n\0\xff", "context", ("a", "b"), (1, 3))
    assert Case.from_bytes(case.to_bytes()) == case


CUT = one_column({"type": "array", "items": ["null", "string"]}, b"\2\2\6abc\0")


@pytest.mark.parametrize("length", range(12))
def test_kernel_does_not_read_past_the_padding(length: int) -> None:
    """The bytes end at a page that may not be read, so that one byte too many is a crash."""
    rows = bytes.fromhex("02 02 06 616263 00")[:length]
    file = one_column({"type": "array", "items": ["null", "string"]}, rows)
    with guarded_kernel_input():
        if length == 7:
            assert read_avro(file, threads=1)["x"].to_pylist() == [["abc"]]
        else:
            with pytest.raises(ArrowMetaError):
                read_avro(file, threads=1)


def test_guarded_bytes_are_the_same_bytes() -> None:
    assert bytes(guarded(b"abc")) == b"abc"
    assert bytes(guarded(b"")) == b""
