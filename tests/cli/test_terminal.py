"""What a terminal shows: progress, and tables in its width."""

import json
import os
import re
import shutil
import subprocess
import sys
import time

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.output.screen import display_width
from arrowmeta.cli import main
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.cli.progress import Progress
from arrowmeta.model.progress import Work, heard_by, tell
from arrowmeta.model.relations import RELATIONS
from arrowmeta.tables.command_line import remark
from tests import corpus

ESCAPE = "\x1b["


@pytest.fixture
def keyed(data):
    return str(data / "pk_all_types")


@pytest.fixture
def without_data(data, tmp_path):
    """A table of which storage has no data file."""
    folder = shutil.copytree(data / "pk_all_types", tmp_path / "t")
    for part in folder.glob("pt=*"):
        shutil.rmtree(part)
    return str(folder)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("name", ["pk_all_types", "append_snappy", "iceberg_v2_position_deletes"])
def test_every_relation_fits_the_terminal(data, name, width, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", str(width))
    for relation in corpus.sample(list(RELATIONS), 8):
        assert main([relation, str(data / name), "--allow-moved-paths", "--limit", "3"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(display_width, lines), default=0) <= width, relation


@pytest.mark.parametrize("relation", RELATIONS)
def test_every_relation_has_the_where_option(relation):
    assert "--where" in COMMANDS[relation].arguments


def test_a_mistyped_table_gets_a_suggestion(keyed, capsys):
    assert main(["files", f"{keyed}x"]) == 1
    assert "pk_all_types?)" in capsys.readouterr().err
    assert main(["files", "/no/such/folder/t\0" + "x" * 300]) == 1


def test_help_lists_every_command_once_in_a_group(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["help"]) == 0
    listing = capsys.readouterr().out.partition("examples:\n")[0]
    groups = [line for line in listing.splitlines() if line.endswith(":")]
    assert groups[0] == "tables:"
    assert len(groups) == 5
    listed = re.findall(r"^  (\w+)", listing, re.MULTILINE)
    assert listed == list(COMMANDS)


def test_findings_of_one_check_are_one_group(without_data, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["reconcile", without_data, "--storage"]) == 2
    head, text, *lines = capsys.readouterr().out.splitlines()
    assert head == "error  missing_in_storage: 12 findings"
    assert text == "  A live file, or one of its extra files, is not in storage"
    assert sum(line.startswith("  - ") for line in lines) == 3
    assert lines[-1] == "    and 9 more"
    assert max(map(len, lines)) <= 80
    assert main(["reconcile", without_data, "--storage", "--limit", "12"]) == 2
    assert "more" not in capsys.readouterr().out


def test_color_option_and_terminal_decide_colors(without_data, keyed, monkeypatch, capsys):
    commands = (["files", keyed], ["describe", keyed], ["explain", keyed, "k = 3"])
    for command in (*commands, ["reconcile", without_data, "--storage"]):
        others = (("never", False), ("auto", False)) if command in commands[:1] else ()
        for choice, is_colored in (("always", True), *others):
            main([*command, "--color", choice])
            assert (ESCAPE in capsys.readouterr().out) == is_colored, (command, choice)


@pytest.mark.parametrize(("variable", "is_colored"), [("", True), ("1", False)])
def test_no_color_variable_turns_colors_off(variable, is_colored, keyed, monkeypatch, capsys):
    monkeypatch.setenv("NO_COLOR", variable)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["snapshots", keyed]) == 0
    assert (ESCAPE in capsys.readouterr().out) == is_colored


def test_quiet_applies_to_one_command_only(keyed, capsys):
    assert main(["reconcile", keyed, "-q"]) == 0
    remark("shown again")
    assert "shown again" in capsys.readouterr().err


def test_counts_have_separators_and_sizes_units(capsys):
    from arrowmeta.apps.output.screen import to_grid

    table = pa.table({"record_count": [1234567], "length": [12_900_000], "snapshot_id": [1234567]})
    assert to_grid(table, width=80).splitlines()[-1].split() == [
        "1,234,567",
        "12.3",
        "MiB",
        "1234567",
    ]


@pytest.mark.parametrize("command", ["remedies", "readers"])
def test_statements_and_reasons_are_not_cut(command, data, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "60")
    table = data / "iceberg_v2_position_deletes"
    assert main([command, str(table), "--allow-moved-paths"]) == 0
    text = capsys.readouterr().out
    assert "…" not in text
    rows = arrowmeta.open(table, allow_moved_paths=True).relation(command).to_pylist()
    for row in rows:
        if statement := row.get("statement"):
            assert all(f"    {line}\n" in text for line in statement.splitlines())


@pytest.mark.filterwarnings("always::arrowmeta.model.damage.GuessedMetadataWarning")
def test_metadata_that_continues_all_other_files_is_no_guess(data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v1_to_v2", tmp_path / "t")
    said = "there is no version hint"
    assert main(["snapshots", str(folder)]) == 0
    assert said not in capsys.readouterr().err
    older, newest = sorted(folder.glob("metadata/*.metadata.json"))[-2:]
    shutil.copy(older, newest.with_name(newest.name.replace("-", "-0", 1)))  # of no log
    assert main(["snapshots", str(folder)]) == 0
    assert said in capsys.readouterr().err
    assert main(["snapshots", str(folder), "-q"]) == 0
    assert capsys.readouterr().err == ""


def test_single_metadata_file_is_no_guess(data, tmp_path, capsys):
    folder = shutil.copytree(data / "iceberg_v1_to_v2", tmp_path / "t")
    for path in sorted(folder.glob("metadata/*.metadata.json"))[:-1]:
        path.unlink()
    assert main(["snapshots", str(folder)]) == 0
    assert "hint" not in capsys.readouterr().err


def test_unknown_storage_option_is_an_error_with_the_similar_name(keyed):
    with pytest.raises(arrowmeta.UsageError, match=r"no storage option limit\.file-bytes"):
        arrowmeta.open(keyed, storage_options={"limit.file-bytes": "1"})
    with pytest.raises(arrowmeta.UsageError, match="no storage option region"):
        arrowmeta.discover(keyed, storage_options={"region": "x"})
    assert arrowmeta.open(keyed, storage_options={"fsspec.anything": "1"}).snapshot_id


pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")


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
