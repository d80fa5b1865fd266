"""How a command ends: exit codes, what goes to which stream, and no traceback."""

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.arguments import _EXAMPLES, _MORE_EXAMPLES, ALIASES, COMMANDS, parse


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


def test_debug_option_raises_the_exception():
    with pytest.raises(arrowmeta.NotATableError):
        main(["files", "/no/such/table", "--debug"])
    with pytest.raises(arrowmeta.NotATableError):
        main(["--debug", "-q", "files", "/no/such/table"])


def test_unexpected_exception_is_named_and_points_to_debug(monkeypatch, capsys):
    def fail(*_, **__):
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(arrowmeta, "open", fail)
    assert main(["files", "x"]) == 1
    assert "ZeroDivisionError: oops (unexpected; --debug" in capsys.readouterr().err


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
    assert (ended.returncode, ended.stdout) == (0, b"")


def test_closed_stdout_is_an_error_unless_output_is_a_file(orders, tmp_path):
    ended = run_with(">&-", "files", orders, "-o", "ndjson")
    assert ended.returncode == 1
    assert ended.stderr == b"arrowmeta: error: standard output is closed\n"
    file = tmp_path / "levels.ndjson"
    ended = run_with(">&-", "files", orders, "--select", "level", "--output", str(file))
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert file.read_text() == '{"level":5}\n' * 3


def test_explain_writes_utf8_in_any_locale(orders):
    ended = run_with("", "explain", orders, "pt = 1", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "█" in ended.stdout.decode()


def test_interrupt_exits_with_130(monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(arrowmeta, "open", interrupt)
    assert main(["files", "x"]) == 130
    monkeypatch.setattr("arrowmeta.cli.parse", interrupt)
    assert main(["files", "x"]) == 130


@pytest.fixture
def _interrupts():
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
    assert main(["files", "x"]) == 130
    assert main(["files", "x", "--debug"]) == 130
    assert capsys.readouterr().err == ""
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_interrupts")
def test_suppressed_interrupt_exits_with_130(monkeypatch, capsys):
    # A library may turn the interrupt into an error that callers treat as an unknown value.
    def interrupt(*_):
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr("arrowmeta.cli.commands.run_relation", interrupt)
    assert main(["files", "x"]) == 130


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
        assert pool.submit(main, ["files", "/no/such/table"]).result() == 1


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
    assert (ended.returncode, ended.stderr) == (141, b"")


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
    assert ended.returncode == 1
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


def examples_over_demo_tables():
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
    assert main(["demo", "--copy", "tables"]) == 0
    example = re.sub(r" > [\w.]+[.]\w+$", "", example).replace("~", str(tmp_path))
    assert main(shlex.split(example)[1:]) in (0, 2, 3)
    assert "arrowmeta: error" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [("--help",), ("help",), ("sql", "--help"), ("files", "--help"), ("expire", "--help")],
)
def test_help_fits_80_columns(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    assert main(command) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_version_option_prints_package_version(capsys):
    assert main(["--version"]) == 0
    first, versions = capsys.readouterr().out.splitlines()
    assert first == f"arrowmeta {arrowmeta.__version__}"
    assert f", pyarrow {version('pyarrow')}, " in versions


def test_short_help_has_the_own_options_and_long_help_all(capsys):
    assert main(["files", "-h"]) == 0
    short = capsys.readouterr().out
    assert main(["files", "--help"]) == 0
    whole = capsys.readouterr().out
    assert "--where" in short
    assert "--path-map" not in short
    assert "--path-map" in whole
    assert "More options with --help: the table, storage" in short
    assert "arrowmeta files tables/orders" in short  # an example


def test_help_has_what_people_do_first_and_help_command_lists_every_command(capsys):
    for option in ("-h", "--help"):
        assert main([option]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) <= 25
        first = [line.split()[0] for line in lines if line.startswith("  ")]
        assert {*first} - {"RELATION", "help"} < COMMANDS.keys()
    assert main(["help"]) == 0
    said = capsys.readouterr().out
    assert {*COMMANDS} <= {*said.split()}
    assert "examples:" in said
    assert main(["help", "files"]) == main(["files", "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown[: len(shown) // 2] == shown[len(shown) // 2 :]


def test_commands_have_the_names_of_other_tools(orders):
    for name, command in ALIASES.items():
        rest = [str(orders), *(["--dry-run"] if command == "expire" else [])]
        assert parse([name, *rest]).command == command
