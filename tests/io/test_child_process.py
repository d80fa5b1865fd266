"""Calls into a child process: each gets its own answer or an error, whatever ends the child."""

import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from arrowmeta.io import child_process
from arrowmeta.io.child_process import ChildProcesses, _limited_memory
from tests.io.child_program import answer
from tests.processes import run_python
from tests.refusals import refuses

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux enforces the limit")


@pytest.fixture
def child():
    one = ChildProcesses(answer)
    yield one
    one.end()


def pid_of(child, question=b"who"):
    """Return the id of the process that answered this question."""
    pid, _, said = child.call(question).partition(b": ")
    assert said == question
    return int(pid)


def is_replaced(child, pid):
    return pid_of(child) not in {pid, os.getpid()}


def test_one_child_answers_all_calls_of_all_threads(child):
    with ThreadPoolExecutor(4) as pool:
        pids = set(pool.map(lambda i: pid_of(child, b"%d" % i * 100_000), range(20)))
    assert len(pids) == 1
    assert pids != {os.getpid()}
    assert pid_of(child, b"print") == pid_of(child)  # what it prints is no answer


def test_crashed_killed_slow_and_idle_children_are_replaced(child, monkeypatch):
    first = pid_of(child)
    refuses(ChildProcessError, "crashed or timed out", child.call, b"die")
    assert is_replaced(child, first)
    second = pid_of(child)
    os.kill(second, signal.SIGKILL)  # between calls, this is no error
    os.waitid(os.P_PID, second, os.WEXITED | os.WNOWAIT)
    assert is_replaced(child, second)
    with monkeypatch.context() as patch:
        patch.setattr(child_process, "_PATIENCE", 0.1)
        refuses(ChildProcessError, "crashed or timed out", child.call, b"sleep 3600")
    monkeypatch.setattr(child_process, "_IDLE", 0.05)
    third = pid_of(child)
    (idle,) = child._idle
    os.waitid(os.P_PID, third, os.WEXITED | os.WNOWAIT)
    assert is_replaced(child, third)
    assert idle.process.poll() == 0


def test_answer_of_an_interrupted_call_is_not_that_of_the_next(child):
    def interrupt(*_):
        raise KeyboardInterrupt

    pid_of(child)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        refuses(KeyboardInterrupt, "", child.call, b"sleep 0.5")
    finally:
        signal.signal(signal.SIGALRM, before)
    pid_of(child, b"next")


def test_own_process_answers_if_no_child_can_be_started(child, tmp_path, monkeypatch):
    """If Python is embedded, `sys.executable` is another program, empty, or starts itself."""
    program = tmp_path / "program"
    program.write_text(
        f"#!{sys.executable}\n"
        "import sys\n"
        f"sys.path[:0] = {sys.path}\n"
        "sys.executable = __file__\n"
        f"with open({str(tmp_path / 'starts')!r}, 'a') as starts:\n"
        "    starts.write('.')\n"
        "    if starts.tell() < 5:\n"
        "        starts.flush()\n"
        "        from arrowmeta.io.child_process import ChildProcesses\n"
        "        ChildProcesses(bytes).call(b'')\n"
    )
    program.chmod(0o755)
    for executable in ("/nowhere/python", "/bin/true", "", None, str(program)):
        monkeypatch.setattr(sys, "executable", executable)
        assert pid_of(ChildProcesses(answer)) == os.getpid()
    assert (tmp_path / "starts").read_text() == "."
    monkeypatch.undo()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert pid_of(child) == os.getpid()


def test_search_path_and_output_at_startup_do_not_matter(child, tmp_path, monkeypatch):
    """A child that printed was given up, and this process read what may crash a process."""
    (tmp_path / "sitecustomize.py").write_text("print('ready' * 2_000, flush=True)")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path, tmp_path, os.fsencode(tmp_path)])
    assert pid_of(child) != os.getpid()


def test_interrupt_during_start_kills_the_child(child, monkeypatch):
    def interrupt(pipe, seconds):
        children.append(sys._getframe(1).f_locals["self"])
        raise KeyboardInterrupt

    children = []
    monkeypatch.setattr(Connection, "poll", interrupt)
    refuses(KeyboardInterrupt, "", child.call, b"who")
    assert children[0].process.returncode == -signal.SIGKILL


def test_child_whose_end_was_interrupted_is_not_called_again(child, monkeypatch):
    """Its pipes were closed, so that the next call raised ValueError."""

    def interrupt(ending):
        ended.append(ending)
        ending.pipe.close()
        raise KeyboardInterrupt

    ended, first = [], pid_of(child)
    with monkeypatch.context() as patch:
        patch.setattr(child_process._Child, "end", interrupt)
        refuses(KeyboardInterrupt, "", child.end)
    try:
        assert is_replaced(child, first)
    finally:
        ended[0].end()


def test_child_ends_with_its_parent():
    program = (
        "import os; from arrowmeta.io.child_process import ChildProcesses\n"
        "from tests.io.child_program import answer\n"
        "print(ChildProcesses(answer).call(b'who').decode(), flush=True); os._exit(0)"
    )
    pid = int(run_python(program).stdout.partition(":")[0])
    until = time.monotonic() + 5
    while Path(f"/proc/{pid}/exe").exists() and time.monotonic() < until:
        time.sleep(0.01)
    assert time.monotonic() < until


def test_forked_process_starts_its_own_child(child):
    first = pid_of(child)
    forked = os.fork()
    if not forked:
        is_another = is_replaced(child, first)
        child.end()
        os._exit(0 if is_another else 1)
    _, status = os.waitpid(forked, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert pid_of(child) == first


@on_linux
def test_memory_limit_is_enforced_for_one_call(child):
    """The child ran out of memory with a valid manifest of 95 MB after a small one."""
    assert child.call(b"take 1000000", 64 << 20) == b"has 1000000 bytes"
    assert child.call(b"take 200000000", 64 << 20) == b"too much"
    assert child.call(b"take 200000000") == b"has 200000000 bytes"
    assert child.call(b"take 1", 64 << 20) == b"has 1 bytes"
    question = b"x" * (100 << 20)
    assert pid_of(child, question) == pid_of(child)


@pytest.mark.parametrize("said", [None, "", "9600 2100 0 0 0 0 0"])
def test_memory_is_not_limited_if_statm_is_missing_or_invalid(said, tmp_path, monkeypatch):
    """In containers without /proc, every call crashed the child."""
    if said is not None:
        (tmp_path / "statm").write_text(said)
    monkeypatch.setattr(child_process, "_MEMORY", tmp_path / "statm")
    with _limited_memory(1):
        assert len(bytes(64 << 20)) == 64 << 20
