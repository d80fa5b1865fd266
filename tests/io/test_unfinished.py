"""Files that are being written when a disk is full, or the process is told to end."""

import errno
import signal
import subprocess
import sys

import pytest

from arrowmeta.output.file import written

WRITING = """
import os, sys, threading, time
from pathlib import Path
from arrowmeta.io.local_files import ended_by_sigterm
from arrowmeta.output.file import written

def write(name):
    with written(Path(sys.argv[1]) / name) as sink:
        sink.write(b"x")
        os.write(1, b"writing\\n")  # threads of print mix their lines
        time.sleep(60)

with ended_by_sigterm():
    threading.Thread(target=write, args=("of-thread",), daemon=True).start()
    write("of-main")
"""


def test_sigterm_leaves_no_unfinished_file(tmp_path):
    command = [sys.executable, "-c", WRITING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in range(2):
            assert process.stdout.readline() == "writing\n"
        assert len(list(tmp_path.glob(".*.unfinished"))) == 2
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == -signal.SIGTERM
    assert list(tmp_path.iterdir()) == []


def test_an_error_of_a_full_disk_names_the_file(tmp_path):
    with (
        pytest.raises(OSError, match=r"No space left on device: .*answer\.json"),
        written(tmp_path / "answer.json"),
    ):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert list(tmp_path.iterdir()) == []


def test_the_handler_of_a_program_stays(tmp_path):
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with written(tmp_path / "x") as sink:
            sink.write(b"x")
            assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)
    assert signal.getsignal(signal.SIGTERM) is before
