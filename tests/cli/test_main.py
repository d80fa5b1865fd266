"""How a command ends: exit codes, what goes to which stream, and no traceback."""

import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.arguments import _EXAMPLES, _MORE_EXAMPLES, ALIASES, COMMANDS, parse
from arrowmeta.command_line import CLOSED_PIPE, ERROR, FINDINGS, FINE, INTERRUPTED, PARTIAL


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


@pytest.fixture
def damaged(data, tmp_path):
    """A table that lost the manifest of a live file."""
    folder = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "damaged")
    lost = arrowmeta.open(folder).files(columns=["manifest_path"])["manifest_path"][0].as_py()
    Path(lost).unlink()
    return str(folder)


def test_stdout_has_only_the_result(orders, capsys):
    assert main(["files", orders, "-o", "ndjson", "--select", "level"]) == FINE
    captured = capsys.readouterr()
    assert captured.out == '{"level":5}\n' * 3
    assert captured.err == ""


@pytest.mark.parametrize(
    ("mistyped", "hint"),
    [
        ("filez", "did you mean files or file_sizes?"),
        ("all-files", "did you mean all_files"),
        ("reconcil", "did you mean reconcile?"),
        ("zzz", "arrowmeta --help lists them all"),
    ],
)
def test_mistyped_command_gets_a_suggestion(capsys, mistyped, hint):
    assert main([mistyped, "somewhere"]) == ERROR
    usage, said = capsys.readouterr().err.splitlines()
    assert usage == "usage: arrowmeta [-h] [--version] COMMAND ..."
    assert said.startswith(f"arrowmeta: error: there is no command {mistyped!r}: {hint}")


def test_damage_command_lists_unreadable_metadata(orders, damaged, capsys):
    assert main(["damage", orders, "-o", "json"]) == FINE
    assert json.loads(capsys.readouterr().out) == []
    assert main(["damage", damaged, "-o", "json", "--select", "kind,lost_files"]) == PARTIAL
    captured = capsys.readouterr()
    assert json.loads(captured.out) == [{"kind": "manifest", "lost_files": 3}]
    said = "Partial: 1 place of the metadata could not be read; `damage` lists it."
    assert captured.err == f"arrowmeta: {damaged}, snapshot 10: {said}\n"


def test_missing_argument_is_an_error_with_usage(capsys):
    assert main(["files"]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: arrowmeta files")


@pytest.mark.parametrize("names", ["", "level,", "level,,bucket"])
def test_empty_column_name_in_select_is_refused(orders, capsys, names):
    assert main(["files", orders, "--select", names]) == ERROR
    assert "argument --select: must be names, separated by commas" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["files", "/no/such/table"], "no table at /no/such/table"),
        (["files", "{orders}", "--select", "levle"], "levle"),
        (["files", "{orders}", "--select", "partition.dt"], "'dt'"),
        (["files", "{orders}", "--where", "levl = 0"], "(did you mean level?)"),
        (["plan", "{orders}", "k >"], "syntax error at the end"),
        (["files", "{orders}", "--select", "level.a"], "int32 has no fields"),
        (["files", "{orders}", "--snapshot", "99"], "99"),
        (["diff", "{orders}", "2", "nope"], "has no tag or branch 'nope'"),
        (["plan", "{orders}", "--order-by", "k"], "--rows"),
        (["files", "{orders}", "--output", "/no/such/f.csv"], "There is no folder /no/such"),
        (["report", "{orders}", "--output", "/no/such/f.html"], "There is no folder /no/such"),
        (["sql"], "The table is missing"),
        (["sql", "{orders}", "SELEC 1"], "syntax error"),
        (["sql", "{orders}", "{orders}", "SELECT 1"], "Several tables need names"),
        (["sql", "a={orders}", "a={orders}", "SELECT 1"], "Two tables are named 'a'"),
        (["sql", "{orders}", "-- nothing"], "returns no rows to show"),
        (["sql", "a={orders}", "-- nothing"], "returns no rows to show"),
        (["sql", "{orders}", "-f", sys.executable], "is not UTF-8 text"),
        (["sql", "{orders}", "-f", "/no/such.sql"], "There is no file /no/such.sql"),
    ],
)
def test_error_is_one_sentence_on_stderr(orders, capsys, arguments, said):
    assert main([argument.format(orders=orders) for argument in arguments]) == ERROR
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("arrowmeta: error: ")
    assert said in captured.err
    assert "Traceback" not in captured.err


def test_debug_option_raises_the_exception():
    with pytest.raises(arrowmeta.NotATableError):
        main(["files", "/no/such/table", "--debug"])


def test_unexpected_exception_is_named_and_points_to_debug(monkeypatch, capsys):
    def fail(*_, **__):
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(arrowmeta, "open", fail)
    assert main(["files", "x"]) == ERROR
    assert "ZeroDivisionError: oops (unexpected; --debug" in capsys.readouterr().err


def test_error_message_escapes_terminal_control_characters(data, tmp_path, capsys):
    folder = shutil.copytree(data / "append_snappy", tmp_path / "t")
    for path in (folder / "schema").iterdir():
        path.write_text(json.dumps(json.loads(path.read_text()) | {"partitionKeys": ["\x1b[2J"]}))
    assert main(["files", str(folder)]) == 1
    said = capsys.readouterr().err
    assert "partition key \\x1b[2J is not a column" in said
    assert "\x1b" not in said


def test_newline_in_metadata_does_not_start_a_new_message(data, tmp_path, capsys):
    folder = shutil.copytree(data / "append_snappy", tmp_path / "t")
    for path in (folder / "schema").iterdir():
        named = {"partitionKeys": ["x\narrowmeta: no findings"]}
        path.write_text(json.dumps(json.loads(path.read_text()) | named))
    assert main(["files", str(folder)]) == 1
    first, *others = capsys.readouterr().err.splitlines()
    assert first.startswith("arrowmeta: ")
    assert not any(line.startswith("arrowmeta: ") for line in others)


def run_with(redirection, *arguments, **environment):
    """Run the command as a shell does, with some of its streams closed."""
    program = f'"$0" -m arrowmeta "$@" {redirection}'
    return subprocess.run(
        ["sh", "-c", program, sys.executable, *arguments],
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )


def test_messages_are_dropped_when_stderr_is_closed(orders):
    # Without a standard error, Python prints its messages to standard output.
    ended = run_with("2>&-", "reconcile", orders, "-o", "ndjson")
    assert (ended.returncode, ended.stdout) == (FINE, b"")


def test_closed_stdout_is_an_error_unless_output_is_a_file(orders, tmp_path):
    ended = run_with(">&-", "files", orders, "-o", "ndjson")
    assert ended.returncode == ERROR
    assert ended.stderr == b"arrowmeta: error: standard output is closed\n"
    file = tmp_path / "levels.ndjson"
    ended = run_with(">&-", "files", orders, "--select", "level", "--output", str(file))
    assert (ended.returncode, ended.stderr) == (FINE, b"")
    assert file.read_text() == '{"level":5}\n' * 3


def test_explain_writes_utf8_in_any_locale(orders):
    ended = run_with("", "explain", orders, "pt = 1", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (FINE, b"")
    assert "█" in ended.stdout.decode()


def test_interrupt_exits_with_130(monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(arrowmeta, "open", interrupt)
    assert main(["files", "x"]) == INTERRUPTED
    monkeypatch.setattr("arrowmeta.cli.parse", interrupt)
    assert main(["files", "x"]) == INTERRUPTED


@pytest.fixture
def _interrupts() -> Iterator[None]:
    """Handle SIGINT, which shells ignore in background jobs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interrupts")
def test_interrupt_turned_into_error_by_a_library_exits_with_130(monkeypatch, capsys):
    # DuckDB does this while it asks Python about an Arrow table.
    def interrupt(*_, **__):
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt as error:
            raise RuntimeError("Query interrupted") from error

    monkeypatch.setattr(arrowmeta, "open", interrupt)
    assert main(["files", "x"]) == INTERRUPTED
    assert main(["files", "x", "--debug"]) == INTERRUPTED
    assert capsys.readouterr().err == ""
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_interrupts")
def test_suppressed_interrupt_exits_with_130(monkeypatch, capsys):
    # A library may turn the interrupt into an error that callers treat as an unknown value.
    def interrupt(*_):
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        return FINE

    monkeypatch.setattr("arrowmeta.cli.commands.run_relation", interrupt)
    assert main(["files", "x"]) == INTERRUPTED


@pytest.mark.parametrize("handler", [signal.SIG_IGN, lambda *_: None])
def test_main_keeps_sigint_handler_of_caller(handler, capsys):
    before = signal.signal(signal.SIGINT, handler)
    try:
        main(["files", "/no/such/table"])
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_commands_run_in_any_thread(capsys):
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(main, ["files", "/no/such/table"]).result() == ERROR


def test_partial_result_names_the_missing_file(damaged, capsys):
    assert main(["files", damaged, "-o", "ndjson", "--select", "manifest_path"]) == PARTIAL
    captured = capsys.readouterr()
    assert captured.out.count("manifest-") > 0
    assert captured.err.count("manifest-") == 1
    assert "Partial: 1 place of the metadata" in captured.err
    assert f"{damaged}/manifest/manifest-" in captured.err


def test_sql_over_damaged_table_exits_with_partial(damaged, orders):
    assert main(["sql", damaged, "SELECT count(*) FROM files"]) == PARTIAL
    query = "SELECT count(*) FROM a.files, b.files"
    assert main(["sql", f"a={damaged}", f"b={orders}", query]) == PARTIAL


def test_compare_of_damaged_tables_is_partial(damaged, capsys):
    assert main(["compare", damaged, damaged]) == PARTIAL
    said = capsys.readouterr().err
    assert f"no difference in what is readable of {damaged}, snapshot 10" in said
    assert "Partial: 1 place of the metadata" in said


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("words", "columns"),
    [
        (["diff", "{orders}", "2", "4"], "change,file_name"),
        (["compare", "{orders}", "{damaged}"], "subject,difference"),
        (["scan", "{orders}"], "record_count,name"),
        (["reconcile", "{damaged}"], "actual,check_name"),
    ],
)
def test_select_chooses_columns_of_every_table(words, columns, orders, damaged, capsys):
    main([word.format(orders=orders, damaged=damaged) for word in words] + ["--select", columns])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == columns.split(",")
    assert len(lines) > 2


def test_strict_makes_damage_an_error(damaged, capsys):
    assert main(["files", damaged, "--strict"]) == ERROR
    assert "manifest-" in capsys.readouterr().err


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("arguments", "is_buffered"),
    [
        (("--version",), True),
        (("files", "--help"), True),
        (("files", "{orders}", "-o", "ndjson"), True),
        (("files", "{orders}"), False),
    ],
)
def test_closed_pipe_prints_no_error(orders, arguments, is_buffered):
    # A pipe whose reading end is closed before the command writes.
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as stdout:
        ended = subprocess.run(
            [
                sys.executable,
                "-m",
                "arrowmeta",
                *(text.format(orders=orders) for text in arguments),
            ],
            stdout=stdout,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "" if is_buffered else "1"},
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (CLOSED_PIPE, b"")


@pytest.mark.sampled(1)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    ("arguments", "unbuffered"),
    [(["--version"], ""), (["files", "{orders}"], ""), (["files", "{orders}"], "1")],
)
def test_full_disk_prints_one_error_line(orders, arguments, unbuffered):
    # If a buffer still has content at exit, Python writes it again, fails, prints its own message
    # and exits with 120.
    given = [text.format(orders=orders) for text in arguments]
    ended = run_with(">/dev/full", *given, PYTHONUNBUFFERED=unbuffered)
    assert ended.returncode == ERROR
    assert ended.stderr == b"arrowmeta: error: [Errno 28] No space left on device\n"


@pytest.mark.sampled(12)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_examples_of_every_command_parse(command, capsys):
    assert main([command, "--help"]) == 0
    lines = capsys.readouterr().out.partition("\nexamples:\n")[2].splitlines()
    assert lines
    for line in lines:
        typed = shlex.split(re.sub(r" > \S+[.](html|fish)$", "", line))
        assert typed[:2] == ["arrowmeta", command]
        parse(typed[1:])


def examples_over_demo_tables() -> list[str]:
    examples = re.findall(r"^  (arrowmeta .*)$", _EXAMPLES + _MORE_EXAMPLES, re.MULTILINE)
    # Files of the user, tags and stores in a bucket are made up.
    made_up = r"s3://|backup/|rules\.toml|log\.sql|question\.sql|inventory|release-1|reports\.jsonl"
    skipped = re.compile(rf"{made_up}|arrowmeta demo")
    return [line for line in examples if " tables" in line and not skipped.search(line)]


def test_more_than_20_examples_use_the_demo_tables():
    assert len(examples_over_demo_tables()) > 20


@pytest.mark.sampled(1)
@pytest.mark.parametrize("example", examples_over_demo_tables())
def test_examples_over_the_demo_tables_run(example, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert main(["demo", "--copy", "tables"]) == FINE
    example = re.sub(r" > [\w.]+[.]\w+$", "", example).replace("~", str(tmp_path))
    assert main(shlex.split(example)[1:]) in (FINE, FINDINGS, PARTIAL)
    assert "arrowmeta: error" not in capsys.readouterr().err


@pytest.mark.parametrize("command", [(), ("sql",), ("files",), ("expire",), ("completion",)])
def test_help_fits_80_columns(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*command, "--help"]) == FINE
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("typed", "usage"),
    [
        (["expire"], "usage: arrowmeta expire [options] LOCATION"),
        (["store"], "usage: arrowmeta store [options] {list,verify,prune}"),
        (["check"], "usage: arrowmeta check [options] LOCATION ..."),
        (["files", "x", "--selct", "level"], "usage: arrowmeta files [options] LOCATION"),
    ],
)
def test_an_error_shows_one_line_of_usage(typed, usage, capsys):
    assert main(typed) == ERROR
    assert capsys.readouterr().err.splitlines()[0] == usage


def test_version_option_prints_package_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"arrowmeta {arrowmeta.__version__}\n")


def test_sql_query_may_follow_options(data, capsys):
    table = str(data / "append_snappy")
    assert main(["sql", table, "--threads", "1", "-o", "csv", "SELECT 7 AS seven"]) == 0
    assert capsys.readouterr().out == '"seven"\n7\n'


@pytest.mark.parametrize("command", ["plan", "explain"])
def test_the_predicate_may_come_after_the_options(command, data, capsys):
    table = str(data / "pk_all_types")
    assert main([command, table, "k > 3"]) == 0
    expected = capsys.readouterr().out
    assert main([command, table, "--threads", "1", "k > 3"]) == 0
    assert capsys.readouterr().out == expected
    assert main([command, table, "k > 3", "--threads", "1", "k > 4"]) == ERROR
    assert "unrecognized arguments: k > 4" in capsys.readouterr().err


def test_unknown_option_after_sql_query_is_an_error(data, capsys):
    assert main(["sql", str(data / "append_snappy"), "SELECT 7", "--fast"]) == 1
    assert "no option --fast" in capsys.readouterr().err


def test_short_help_has_the_own_options_and_long_help_all(capsys):
    assert main(["files", "-h"]) == FINE
    short = capsys.readouterr().out
    assert main(["files", "--help"]) == FINE
    whole = capsys.readouterr().out
    assert "--where" in short
    assert "--path-map" not in short
    assert "--path-map" in whole
    assert "More options with --help: the table, storage" in short
    assert "arrowmeta files tables/orders" in short  # an example


def test_short_help_of_the_program_names_every_command_on_one_screen(capsys):
    assert main(["-h"]) == FINE
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 30
    assert COMMANDS.keys() <= set(" ".join(lines).split())


def test_commands_have_the_names_of_other_tools(orders, capsys):
    for name, command in ALIASES.items():
        rest = [str(orders), *(["--dry-run"] if command == "expire" else [])]
        assert parse([name, *rest]).command == command
    assert main(["expire-snapshots", str(orders), "--dry-run"]) == FINE
    assert main(["verify"]) == ERROR
    assert "usage: arrowmeta reconcile" in capsys.readouterr().err


def test_doctor_names_versions_and_a_store_that_cannot_be_used(monkeypatch, tmp_path, capsys):
    monkeypatch.delenv("ARROWMETA_STORE", raising=False)
    assert main(["doctor", "-o", "json"]) == FINE
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert rows["pyarrow"]["value"] == version("pyarrow")
    assert rows["ARROWMETA_STORE"]["value"] == "not set"
    monkeypatch.setenv("ARROWMETA_STORE", str(tmp_path / "nowhere"))
    assert main(["doctor", "-o", "json"]) == FINDINGS
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert not rows["ARROWMETA_STORE"]["is_fine"]
