"""What a terminal shows: tables in its width, colors, and progress."""

import json
import os
import shutil
import subprocess
import sys
import time

import pytest

import arrowmeta
from arrowmeta.apps.output.screen import display_width
from arrowmeta.cli import main
from arrowmeta.cli.progress import Progress
from arrowmeta.model.progress import Work, heard_by, tell
from arrowmeta.tables.command_line import remark
from tests import corpus
from tests.bundled import DATA, RELATIONS
from tests.refusals import refuses

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")
ESCAPE = "\x1b["
KEYED = str(DATA / "pk_all_types")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("name", ["pk_all_types", "append_snappy", "iceberg_v2_position_deletes"])
def test_every_relation_fits_the_terminal(name, width, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", str(width))
    for relation in corpus.sample(RELATIONS, 8):
        assert main([relation, str(DATA / name), "--allow-moved-paths", "--limit", "3"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(display_width, lines), default=0) <= width, relation


def test_color_option_variable_and_terminal_decide_colors(monkeypatch, capsys):
    def is_colored(*words):
        main([*words])
        return ESCAPE in capsys.readouterr().out

    monkeypatch.delenv("NO_COLOR", raising=False)
    for words in (["files"], ["describe"], ["explain", "k = 3"], ["reconcile", "--storage"]):
        words.insert(1, KEYED)
        assert is_colored(*words, "--color", "always"), words
        assert not is_colored(*words, "--color", "never"), words
    assert not is_colored("files", KEYED, "--color", "auto")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for variable, is_on in (("", True), ("1", False)):
        monkeypatch.setenv("NO_COLOR", variable)
        assert is_colored("snapshots", KEYED) == is_on


def test_quiet_applies_to_one_command_only(capsys):
    assert main(["reconcile", KEYED, "-q"]) == 0
    remark("shown again")
    assert "shown again" in capsys.readouterr().err


@pytest.mark.filterwarnings("always::arrowmeta.model.damage.GuessedMetadataWarning")
def test_metadata_is_a_guess_if_another_file_does_not_lead_to_it(tmp_path, capsys):
    folder = shutil.copytree(DATA / "iceberg_v1_to_v2", tmp_path / "t")
    said = "there is no version hint"

    def told(*options):
        assert main(["snapshots", str(folder), *options]) == 0
        return capsys.readouterr().err

    assert said not in told()
    *others, older, newest = sorted(folder.glob("metadata/*.metadata.json"))
    shutil.copy(older, newest.with_name(newest.name.replace("-", "-0", 1)))  # of no log
    assert said in told()
    assert told("-q") == ""
    for path in set(folder.glob("metadata/*.metadata.json")) - {newest}:
        path.unlink()
    assert others
    assert "hint" not in told()


# -- Progress


@pytest.fixture
def described(monkeypatch, capsys):
    """Describe a table for longer than progress waits; return what is on standard error."""
    read = arrowmeta.Table.describe

    def describe(*options, is_terminal=False, seconds=1.2):
        monkeypatch.setattr(
            arrowmeta.Table, "describe", lambda table: (read(table), time.sleep(seconds))[0]
        )
        monkeypatch.setattr("sys.stderr.isatty", lambda: is_terminal)
        assert main(["describe", KEYED, *options]) == 0
        captured = capsys.readouterr()
        assert captured.out.startswith("pk_all_types: ")
        return captured.err

    return describe


def test_progress_is_shown_on_demand_or_for_long_commands_at_terminals(described, monkeypatch):
    told = [json.loads(line) for line in described("--progress", "json").splitlines()]
    assert told[-1]["manifests"] == told[-1]["manifests_total"] > 0
    assert told[-1]["n_bytes"] == told[-1]["n_bytes_total"] > 0
    assert [one["seconds"] for one in told] == sorted(one["seconds"] for one in told)
    assert described() == ""
    assert described("--progress", "never", is_terminal=True) == ""
    assert described("-q", is_terminal=True) == ""
    monkeypatch.setattr("arrowmeta.cli.progress._QUIET", 60)
    assert described(is_terminal=True, seconds=0) == ""


def test_terminal_progress_is_one_line_that_is_cleared():
    program = (
        "import sys, time, arrowmeta; from arrowmeta.cli import main;"
        "read = arrowmeta.Table.describe;"
        "arrowmeta.Table.describe = lambda table: (time.sleep(1.5), read(table))[1];"
        "sys.exit(main(['describe', sys.argv[1]]))"
    )
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program, KEYED], stdout=subprocess.PIPE, stderr=follower
    ) as process:
        out, _ = process.communicate(timeout=120)
        os.close(follower)
        shown = os.read(leader, 65536).decode()
    os.close(leader)
    assert out.startswith(b"pk_all_types")
    assert "\r\x1b[K" in shown
    assert "\n" not in shown
    assert shown.endswith("\r\x1b[K")


def test_manifest_readers_report_expected_and_finished_work():
    table, heard = arrowmeta.open(KEYED), []
    with heard_by(lambda coming, done: heard.append((coming, done))):
        table.files(["file_path"])
        entries = table.entries()  # the same manifests again
    manifests = table.manifests()
    expected = Work(manifests.num_rows, entries.num_rows, sum(manifests["length"].to_pylist()))
    for at in (0, 1):
        total = Work()
        for one in heard:
            total = total.plus(one[at])
        assert total == expected
    tell(coming=lambda: pytest.fail("counted without a listener"))


def test_progress_line_shows_finished_work_time_left_and_the_table():
    progress, of_tables = Progress(is_json=False), Progress(is_json=False)
    try:
        progress.add(Work(400, 340_000, 40 << 20), Work(100, 85_000, 10 << 20))
        progress._start = time.monotonic() - 10
        line = progress._text()
        progress.add(Work(), Work(300, 255_000, 30 << 20))
        done = progress._text()
        of_tables.add(Work(tables=12), Work())
        of_tables.add(Work(400, 340_000, 40 << 20, table="orders"), Work(tables=3))
        assert of_tables._text() == "3 of 12 tables, orders, 0 s"
    finally:
        progress.stop()
        of_tables.stop()
    assert line.startswith("100 of 400 manifests, 8,")
    assert " entries/s, 10 MiB of 40 MiB, 30 s left" in line
    assert done == "400 manifests read, 40 MiB, 10 s"


def test_options_of_fsspec_are_no_errors():
    assert arrowmeta.open(KEYED, storage_options={"fsspec.anything": "1"}).snapshot_id
    said = "no storage option region"
    refuses(arrowmeta.UsageError, said, arrowmeta.discover, KEYED, storage_options={"region": "x"})
