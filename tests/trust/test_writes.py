"""Each write and rename refused, or the process killed at it: nothing half-written is read.

A forked process does what writes; an audit hook of Python counts its files opened for writing and
its renames, and raises "no space left" at one, or ends the process. A limit of the file size cuts
files in the middle.
"""

import errno
import os
import signal
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.io import local_files
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_file import Folder
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked"),
    pytest.mark.filterwarnings("ignore:.*there is no version hint"),
]

Action = Callable[[Path], Any]
TABLE = DATA / "pk_deletion_vectors"
#: A table that `repair` writes anew.
BROKEN = CASES / "iceberg_deleted_counts_added_up"
OLD = b"what was there before"
KILLED = 99


def in_child(action, folder, start):
    """Run an action in a forked process; return its exit code and the number of its writes."""
    reader, writer = os.pipe()
    if (child := os.fork()) == 0:
        counted, code = [0], 1
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            warnings.simplefilter("ignore")
            start(counted)
            action(folder)
            code = 0
        finally:
            os.write(writer, counted[0].to_bytes(4))
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    status = os.waitpid(child, 0)[1]
    assert os.WIFEXITED(status), f"ended by signal {os.WTERMSIG(status)}"
    return os.waitstatus_to_exitcode(status), int.from_bytes(told)


def watched(at, is_killed):
    """Return what lets the write of a number fail."""

    def start(counted):
        def hook(event, arguments):
            is_write = event == "os.rename" or (
                event == "open"
                and isinstance(arguments[2], int)
                and arguments[2] & (os.O_WRONLY | os.O_RDWR)
            )
            if not is_write:
                return
            counted[0] += 1
            if counted[0] - 1 == at:
                if is_killed:
                    os._exit(KILLED)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        sys.addaudithook(hook)

    return start


def limited(n_bytes):
    """Return what limits each written file to a number of bytes, as a full disk does."""

    def start(_):
        import resource

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, n_bytes))

    return start


def check_each_failure(action, check, tmp_path, old=None):
    """Let writes of an action fail in every way, by default some of them.

    Args:
        action: what writes.
        check: looks at the folder then.
        tmp_path: where folders are made.
        old: name of a file that is in each folder before.
    """

    def made(name):
        (folder := tmp_path / name).mkdir()
        if old is not None:
            (folder / old).write_bytes(OLD)
        return folder

    code, n_writes = in_child(action, made("whole"), watched(None, False))
    assert (code, n_writes > 1) == (0, True)
    starts = [watched(at, killed) for at in range(n_writes) for killed in (False, True)]
    starts += [limited(n_bytes) for n_bytes in (0, 1, 100, 1000, 4097)]
    for number, start in enumerate(corpus.sample(starts, 3)):
        folder = made(f"failed {number}")
        in_child(action, folder, start)
        check(folder)


def test_store_that_was_written_in_part_gives_right_answers(tmp_path):
    expected = arrowmeta.open(TABLE, store=False).all_entries()

    def fill(folder):
        arrowmeta.index(TABLE, store=folder)

    def check(folder):
        assert care.verify(Folder.at(folder)).num_rows == 0
        for _ in range(2):
            assert arrowmeta.open(TABLE, store=folder).all_entries().equals(expected)

    check_each_failure(fill, check, tmp_path)


FORMATS = ("json", "ndjson", "csv", "parquet", "arrow", "md")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("form", [*FORMATS, pytest.param("html", marks=pytest.mark.exhaustive)])
def test_export_is_whole_or_what_was_there_before(form, tmp_path):
    verb = ["report", str(TABLE)] if form == "html" else ["files", str(TABLE), "-o", form]

    def export(folder):
        main([*verb, "--output", str(folder / "export")])

    (right := tmp_path / "right").mkdir()
    export(right)
    whole = (right / "export").read_bytes()

    def check(folder):
        assert (folder / "export").read_bytes() in (OLD, whole)

    check_each_failure(export, check, tmp_path, old="export")


def test_repaired_metadata_is_whole_or_not_there(tmp_path):
    expected = arrowmeta.open(BROKEN).files(columns=["file_path"])

    def repair(folder):
        arrowmeta.open(BROKEN).repair(folder)

    def check(folder):
        for path in folder.rglob("*.metadata.json"):
            moved = {"file:///warehouse/delcount": str(BROKEN)}  # manifests that are as they were
            table = arrowmeta.open(path, strict=True, path_map=moved)
            assert table.files(columns=["file_path"]).equals(expected)
            assert table.reconcile().num_rows == 0

    check_each_failure(repair, check, tmp_path)


def test_file_of_a_private_folder_is_whole_or_what_was_there_before(tmp_path):
    """As those of the cache of kernels."""
    new = bytes(range(256)) * 20

    def replace(folder):
        local_files.write_private(folder, "kernel.o", new)

    def check(folder):
        assert (folder / "kernel.o").read_bytes() in (OLD, new)

    check_each_failure(replace, check, tmp_path, old="kernel.o")
