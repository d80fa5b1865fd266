"""Differences of other operating systems, simulated on this one."""

import os
import signal

from arrowmeta.io.requests import stopped_by_interrupts
from arrowmeta.model.store_file import Folder


def test_interrupts_work_without_os_set_blocking(monkeypatch):
    """Windows has no `os.set_blocking` before Python 3.12."""
    monkeypatch.delattr(os, "set_blocking")
    monkeypatch.setattr(signal, "set_wakeup_fd", lambda *_, **__: -1)
    with stopped_by_interrupts():
        pass


def test_store_files_are_written_in_binary_mode(monkeypatch, tmp_path):
    """In text mode, Windows would write each line feed as two bytes."""
    opened, real = [], os.open
    monkeypatch.setattr(os, "O_BINARY", 1 << 30, raising=False)

    def noted(path, flags, *rest, **named):
        if str(path).startswith(str(tmp_path)):  # threads of other tests open files, too
            opened.append(flags)
        return real(path, flags & ~(1 << 30), *rest, **named)

    monkeypatch.setattr(os, "open", noted)
    Folder.at(tmp_path).write("file", b"\n")
    assert [flags & 1 << 30 for flags in opened] == [1 << 30]
