"""What other systems lack or do differently, as far as it can be shown on this one."""

import errno
import os
import signal
import subprocess
import sys

from arrowmeta.io.child_process import _in_time
from arrowmeta.io.interrupts import stopped_by_interrupts
from arrowmeta.store.folder import Folder


def test_interrupts_need_no_pipes_that_never_block(monkeypatch):
    """Windows has none before Python 3.12."""
    monkeypatch.delattr(os, "set_blocking")
    monkeypatch.setattr(signal, "set_wakeup_fd", lambda *_, **__: -1)
    with stopped_by_interrupts():
        pass


def test_files_of_a_store_are_written_as_bytes(monkeypatch, tmp_path):
    """Windows would write each line feed as two bytes."""
    opened, real = [], os.open
    monkeypatch.setattr(os, "O_BINARY", 1 << 30, raising=False)

    def noted(path, flags, *rest, **named):
        if str(path).startswith(str(tmp_path)):  # threads of other tests open files, too
            opened.append(flags)
        return real(path, flags & ~(1 << 30), *rest, **named)

    monkeypatch.setattr(os, "open", noted)
    Folder.at(tmp_path).write("file", b"\n")
    assert [flags & 1 << 30 for flags in opened] == [1 << 30]


def test_a_child_that_ended_gives_no_answer_whatever_the_system_calls_its_pipe():
    """Windows says that an argument is invalid where a pipe is broken."""
    with subprocess.Popen([sys.executable, "-c", ""]) as child:

        def ask():
            raise OSError(errno.EINVAL, "Invalid argument")

        assert _in_time(child, ask) is None
