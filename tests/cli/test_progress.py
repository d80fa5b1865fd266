"""Progress: a line at a terminal, JSON for programs, nothing in pipes."""

import json
import os
import subprocess
import sys
import time

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.progress import Progress
from arrowmeta.model.progress import Work, heard_by, tell

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")


@pytest.fixture
def keyed(data):
    return str(data / "pk_all_types")


@pytest.fixture
def _slow(monkeypatch):
    """Make reading take longer than progress waits."""
    read = arrowmeta.Table.describe

    def slow(table):
        answer = read(table)
        time.sleep(1.2)
        return answer

    monkeypatch.setattr(arrowmeta.Table, "describe", slow)


def test_manifest_readers_report_expected_and_finished_work(keyed):
    table = arrowmeta.open(keyed)
    heard = []
    with heard_by(lambda coming, done: heard.append((coming, done))):
        entries = table.entries()
    manifests = table.manifests()
    expected = Work(manifests.num_rows, entries.num_rows, sum(manifests["length"].to_pylist()))
    for at in (0, 1):
        total = Work()
        for one in heard:
            total = total.plus(one[at])
        assert total == expected
    tell(coming=lambda: pytest.fail("counted without a listener"))


@pytest.mark.usefixtures("_slow")
def test_json_progress_reports_finished_and_total_work(keyed, capsys):
    assert main(["describe", keyed, "--progress", "json"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("pk_all_types: ")
    told = [json.loads(line) for line in captured.err.splitlines()]
    assert told[-1]["manifests"] == told[-1]["manifests_total"] > 0
    assert told[-1]["n_bytes"] == told[-1]["n_bytes_total"] > 0
    assert [one["seconds"] for one in told] == sorted(one["seconds"] for one in told)


@pytest.mark.usefixtures("_slow")
def test_pipes_get_no_progress(keyed, capsys):
    assert main(["describe", keyed]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("_slow")
@pytest.mark.parametrize("options", [["--progress", "never"], ["-q"]])
def test_progress_can_be_switched_off_at_a_terminal(keyed, options, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["describe", keyed, *options]) == 0
    assert capsys.readouterr().err == ""


def test_short_command_shows_no_progress(keyed, monkeypatch, capsys):
    monkeypatch.setattr("arrowmeta.cli.progress._QUIET", 60)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["describe", keyed]) == 0
    assert capsys.readouterr().err == ""


def test_terminal_progress_is_one_line_that_is_cleared(keyed):
    program = (
        "import sys, time, arrowmeta; from arrowmeta.cli import main;"
        "read = arrowmeta.Table.describe;"
        "arrowmeta.Table.describe = lambda table: (time.sleep(1.5), read(table))[1];"
        "sys.exit(main(['describe', sys.argv[1]]))"
    )
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program, keyed], stdout=subprocess.PIPE, stderr=follower
    ) as process:
        out, _ = process.communicate(timeout=120)
        os.close(follower)
        shown = os.read(leader, 65536).decode()
    os.close(leader)
    assert out.startswith(b"pk_all_types")
    assert "\r\x1b[K" in shown
    assert "\n" not in shown
    assert shown.endswith("\r\x1b[K")


def test_progress_line_shows_finished_work_and_time_left():
    progress = Progress(is_json=False)
    try:
        progress.add(Work(400, 340_000, 40 << 20), Work(100, 85_000, 10 << 20))
        progress._start = time.monotonic() - 10
        line = progress._text()
        progress.add(Work(), Work(300, 255_000, 30 << 20))
        done = progress._text()
    finally:
        progress.stop()
    assert line.startswith("100 of 400 manifests, 8,")
    assert " entries/s, 10 MiB of 40 MiB, 30 s left" in line
    assert done == "400 manifests read, 40 MiB, 10 s"


def test_scan_names_the_table_that_it_reads():
    progress = Progress(is_json=False)
    try:
        progress.add(Work(tables=12), Work())
        progress.add(Work(400, 340_000, 40 << 20, table="orders"), Work(tables=3))
        assert progress._text() == "3 of 12 tables, orders, 0 s"
    finally:
        progress.stop()
