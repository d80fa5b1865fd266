"""How a command ends: exit codes, what goes to which stream, what it loads, and its help."""

import contextlib
import json
import os
import pickle
import re
import shlex
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.arguments import _EXAMPLES, _MORE_EXAMPLES, ALIASES, COMMANDS, parse
from arrowmeta.cli.prompt import Completer, statements_in
from arrowmeta.errors import CorruptMetadataError, LimitError, StorageError, UsageError
from tests.bundled import DATA
from tests.processes import run_python
from tests.refusals import refuses

ORDERS, KEYED = str(DATA / "pk_deletion_vectors"), str(DATA / "pk_all_types")

# -- Errors


@pytest.fixture
def opens(monkeypatch):
    """Replace `arrowmeta.open`, which a command calls first."""
    return lambda instead: monkeypatch.setattr(arrowmeta, "open", instead)


def test_exceptions_are_named_and_raised_for_debug(opens, capsys):
    def fail(*_, **__):
        raise ZeroDivisionError("oops")

    refuses(arrowmeta.NotATableError, "", main, ["files", "/no/such/table", "--debug"])
    refuses(arrowmeta.NotATableError, "", main, ["--debug", "-q", "files", "/no/such/table"])
    with ThreadPoolExecutor(1) as pool:  # commands run in any thread
        assert pool.submit(main, ["files", "/no/such/table"]).result() == 1
    assert main(["files", "/no/such/folder/t\0" + "x" * 300]) == 1
    opens(fail)
    assert main(["files", "x"]) == 1
    assert "ZeroDivisionError: oops (unexpected; --debug" in capsys.readouterr().err


def interrupted(*_, **__):
    raise KeyboardInterrupt


def into_error(*_, **__):
    # DuckDB does this while it asks Python about an Arrow table.
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt as error:
        raise RuntimeError("Query interrupted") from error


def suppressed(*_, **__):
    # A library may turn the interrupt into an error that callers treat as an unknown value.
    with contextlib.suppress(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    return 0


def test_interrupts_exit_with_130_and_handlers_of_callers_stay(opens, monkeypatch, capsys):
    """Shells ignore SIGINT in background jobs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for instead in (interrupted, into_error):
            opens(instead)
            assert main(["files", "x"]) == main(["files", "x", "--debug"]) == 130
            assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        for name, instead in (("parse", interrupted), ("commands.run_relation", suppressed)):
            with monkeypatch.context() as patch:
                patch.setattr(f"arrowmeta.cli.{name}", instead)
                assert main(["files", "x"]) == 130
        assert capsys.readouterr().err == ""
        monkeypatch.undo()
        for handler in (signal.SIG_IGN, lambda *_: None):
            signal.signal(signal.SIGINT, handler)
            main(["files", "/no/such/table"])
            assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    "error",
    [
        CorruptMetadataError("no \x1b[2J name", path="t/\x9b31m"),
        LimitError("\x07 is large"),
        StorageError("s3://b/\x1b]0;x\x07: no answer"),
        UsageError("there is no column \x1b[31mred\u202e"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_messages_escape_control_characters(error):
    for one in (error, pickle.loads(pickle.dumps(error))):
        assert str(one).isprintable()
        assert "\\x1b" in str(one) or "\\x07" in str(one)
    assert str(UsageError("first\n\tsecond")) == "first\n\tsecond"


def test_what_is_no_table_is_named(tmp_path):
    for name, what in (("_delta_log", "a Delta Lake table"), (".hoodie", "a Hudi table")):
        folder = tmp_path / name[1:]
        (folder / name).mkdir(parents=True)
        (folder / name / "0.json").write_text("{}")
        said = f"it is {what}, which is not supported"
        refuses(arrowmeta.NotATableError, said, arrowmeta.open, folder)
        said = f"{name} is a folder of {what}"
        refuses(arrowmeta.NotATableError, said, arrowmeta.open, folder / name)
    # PyIceberg 0.12 leaves one if it refuses to create a table of version 3.
    (tmp_path / "metadata").mkdir()
    (tmp_path / "metadata" / "00000-a.metadata.json").touch()
    said = r"files \*\.metadata\.json are empty"
    refuses(arrowmeta.NotATableError, said, arrowmeta.open, tmp_path)
    pq.write_table(pa.table({"a": [1]}), tmp_path / "a.parquet")
    said = r"a\.parquet is a file of data"
    refuses(arrowmeta.NotATableError, said, arrowmeta.open, tmp_path / "a.parquet")
    said = r"\(did you mean bi\?\)"
    refuses(UsageError, said, arrowmeta.open(KEYED).plot.zone_map, "bii")


# -- Streams


def run_with(redirection, *arguments, **environment):
    """Run the command as a shell does, with some of its streams closed."""
    program = f'"$0" -m arrowmeta "$@" {redirection}'
    return subprocess.run(
        ["sh", "-c", program, sys.executable, *arguments],
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )


def test_closed_streams_are_errors_unless_nothing_is_written_there(tmp_path):
    # Without a standard error, Python prints its messages to standard output.
    ended = run_with("2>&-", "reconcile", ORDERS, "-o", "ndjson")
    assert (ended.returncode, ended.stdout) == (0, b"")
    ended = run_with(">&-", "files", ORDERS, "-o", "ndjson")
    assert ended.returncode == 1
    assert ended.stderr == b"arrowmeta: error: standard output is closed\n"
    file = tmp_path / "levels.ndjson"
    ended = run_with(">&-", "files", ORDERS, "--select", "level", "--output", str(file))
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert file.read_text() == '{"level":5}\n' * 3
    ended = run_with("", "explain", ORDERS, "pt = 1", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "█" in ended.stdout.decode()


OUTPUTS = [
    ("--version", ""),
    ("files --help", ""),
    ("files ORDERS -o ndjson", ""),
    ("files ORDERS", "1"),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("words", "unbuffered"), OUTPUTS)
def test_closed_pipes_and_full_disks_print_one_line_or_none(words, unbuffered):
    # If a buffer still has content at exit, Python writes it again, fails, prints its own message
    # and exits with 120.
    words = words.replace("ORDERS", ORDERS).split()
    if Path("/dev/full").exists():
        ended = run_with(">/dev/full", *words, PYTHONUNBUFFERED=unbuffered)
        said = b"arrowmeta: error: [Errno 28] No space left on device\n"
        assert (ended.returncode, ended.stderr) == (1, said)
    read_end, write_end = os.pipe()
    os.close(read_end)  # before the command writes
    with os.fdopen(write_end, "wb") as stdout:
        ended = subprocess.run(
            [sys.executable, "-m", "arrowmeta", *words],
            stdout=stdout,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (141, b"")


# -- Help


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


EXAMPLES = re.findall(r"^  (arrowmeta .* tables.*)$", _EXAMPLES + _MORE_EXAMPLES, re.MULTILINE)
# Files of the user, tags and stores in a bucket are made up.
MADE_UP = re.compile(
    r"s3://|backup/|rules\.toml|log\.sql|question\.sql|inventory|release-1|reports\.jsonl"
    r"|arrowmeta demo"
)
OVER_DEMO_TABLES = [line for line in EXAMPLES if not MADE_UP.search(line)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("example", OVER_DEMO_TABLES)
def test_examples_over_the_demo_tables_run(example, capsys, tmp_path, monkeypatch):
    assert len(OVER_DEMO_TABLES) > 20
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert main(["demo", "--copy", "tables"]) == 0
    example = re.sub(r" > [\w.]+[.]\w+$", "", example).replace("~", str(tmp_path))
    assert main(shlex.split(example)[1:]) in (0, 2, 3)
    assert "arrowmeta: error" not in capsys.readouterr().err


def test_help_has_what_people_do_first_and_all_commands_within_80_columns(monkeypatch, capsys):
    def said(*words):
        assert main([*words]) == 0
        text = capsys.readouterr().out
        assert max(map(len, text.splitlines())) <= 80 or words == ("--version",)
        return text

    monkeypatch.setenv("COLUMNS", "80")
    for option in ("-h", "--help"):
        lines = said(option).splitlines()
        assert len(lines) <= 25
        first = [line.split()[0] for line in lines if line.startswith("  ")]
        assert {*first} - {"RELATION", "help"} < COMMANDS.keys()
    listing, examples, _ = said("help").partition("examples:\n")
    assert examples
    groups = [line for line in listing.splitlines() if line.endswith(":")]
    assert (groups[0], len(groups)) == ("tables:", 5)
    assert re.findall(r"^  (\w+)", listing, re.MULTILINE) == list(COMMANDS)
    short, whole = said("files", "-h"), said("files", "--help")
    assert "--where" in short
    assert ("--path-map" in short, "--path-map" in whole) == (False, True)
    assert "More options with --help: the table, storage" in short
    assert "arrowmeta files tables/orders" in short  # an example
    assert said("help", "files") == whole
    assert said("sql", "--help") != said("expire", "--help")
    first, versions = said("--version").splitlines()
    assert first == f"arrowmeta {arrowmeta.__version__}"
    assert f", pyarrow {version('pyarrow')}, " in versions
    for name, (command, *_) in ALIASES.items():  # former names, and those of other tools
        rest = {"expire": ["--dry-run"], "advise": ["reports.jsonl"]}.get(command, [])
        assert parse([name, *rest, ORDERS]).command == command


# -- The prompt of `sql` without a query


def test_relations_and_columns_are_completed_and_statements_split():
    completer = Completer(["orders"], ["amount"])
    for typed, matches in {
        "deletion_vectors": ["deletion_vectors"],
        "files.file_n": ["files.file_name"],
        "orders.files.lev": ["orders.files.level"],
        "amo": ["amount"],
        "nothing.x": [],
        ".q": [".quit"],
    }.items():
        assert completer.matches(typed) == matches
    assert "all_files" in completer.matches("ALL_")
    assert "orders.files" in completer.matches("orders.f")
    assert "base_entries" not in completer.matches("")
    assert [completer("deletion_vectors", at) for at in (0, 1)] == ["deletion_vectors", None]
    first, second = statements_in("select ';' as a; -- b;\n;select 2")
    assert first.startswith("select ';' as a")
    assert second == "select 2"


def test_prompt_runs_multiline_statements_and_continues_after_errors(tmp_path):
    pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")
    leader, follower = pty.openpty()
    typed = "help\nSELECT\n.help\n.tables\nSELECT count(*) AS n\nFROM files;\nSELECT nope;\n.nope\n"
    typed += "SELECT 40 + 2 AS m;\n.quit\n"
    shown = b""
    with subprocess.Popen(
        [sys.executable, "-m", "arrowmeta", "sql", KEYED, "--color", "never"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"},
    ) as process:
        os.close(follower)
        os.write(leader, typed.encode())
        with contextlib.suppress(OSError):  # the other end is closed
            while some := os.read(leader, 65536):
                shown += some
        assert process.wait(timeout=120) == 0
    os.close(leader)
    said = shown.decode().replace("\r\n", "\n")
    for part in (
        *("deletion_vectors", "n\n──\n12\n", "there is no .nope", "m\n──\n42\n"),
        *("arrowmeta: statements end with ';'; .help lists commands", "error: Binder Error"),
    ):
        assert part in said
    assert said.count(".tables   the relations") == 2  # also of help within a statement
    assert "SELECT count(*)" in (tmp_path / "arrowmeta" / "history").read_text()


# -- What each command loads, in a process of its own

ROOT = Path(arrowmeta.__file__).parent / "demo" / "tables"
#: Modules that take more than a hundredth of a second each.
HEAVY = {
    *("arrowmeta.model.store_entries", "duckdb", "jinja2", "llvmlite", "numba", "pandas"),
    *("pyarrow.compute", "pyarrow.dataset", "pyarrow.parquet", "pyspark"),
}
#: Of commands that read manifests: the checks run after the answer, for the state of the table.
CHECKS = {"duckdb", "pyarrow.compute", "pyarrow.dataset", "llvmlite"}
#: What commands may load of `HEAVY`, if not `CHECKS`.
LOADED = {"--help": set(), "help": set(), "snapshots": {"pyarrow.compute"}}
LOADED |= {"report": {*CHECKS, "jinja2"}}
RUN = """
import atexit, json, sys
atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))
from arrowmeta.cli import run
run()
"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "command",
    [
        *("--help", "help", "files T", "snapshots T", "plan T k>100", "partitions T", "describe T"),
        *("explain T k>100", "sql T Q", "reconcile T", "check T", "report T"),
    ],
)
def test_command_loads_no_module_that_it_does_not_need(command, monkeypatch):
    monkeypatch.delenv("ARROWMETA_JIT", raising=False)
    named = {"T": ROOT / "orders", "Q": "SELECT count(*) FROM files"}
    done = run_python(RUN, *(named.get(word, word) for word in command.split()))
    loaded = set(json.loads(done.stderr.splitlines()[-1]))
    assert loaded & HEAVY <= LOADED.get(command.split()[0], CHECKS)


#: Questions that the metadata above the entries answers.
_METADATA = """
import arrowmeta
for path in sys.argv[1:]:
    table = arrowmeta.open(path)
    for name in ("snapshots", "refs", "schemas", "options", "history", "manifests"):
        getattr(table, name)()
"""


@pytest.mark.parametrize(
    ("program", "unneeded"),
    [
        ("import arrowmeta; print(arrowmeta.__version__)", {"pyarrow", "duckdb", "numba", "numpy"}),
        ("import arrowmeta, arrowmeta.spark", {"pyspark", "duckdb", "numba", "llvmlite"}),
        (_METADATA, {"pandas", "duckdb", "numba"}),
        # Each worker of Spark does this.
        ("import arrowmeta.spark.data_source", {"pandas", "duckdb"}),
    ],
)
def test_program_loads_no_module_that_it_does_not_need(program, unneeded):
    if "data_source" in program:
        pytest.importorskip("pyspark", reason="PySpark is not installed")
    tables = [ROOT / name for name in ("orders", "visits")]
    said = run_python(f"import sys\n{program}\nprint(*sys.modules)", *tables).stdout
    assert not unneeded & set(said.split())
    assert "__version__" not in program or said.startswith(f"{version('arrowmeta')}\n")


HELD = """
import atexit
from arrowmeta.cli import run

class Held:
    def __del__(self):
        print("freed")

held = Held()
atexit.register(print, "ended")
run()
"""
ATTACHED = """
from arrowmeta.cli import run
from arrowmeta.io.options import Access
from arrowmeta.predicate.session import open_database

session = open_database(Access(is_open=True))
session.execute("ATTACH 'x.db' AS x; CREATE TABLE x.t (i INT); INSERT INTO x.t VALUES (1)")
run()
"""


def test_command_ends_without_freeing_its_objects_and_closes_databases(tmp_path):
    assert run_python(HELD, "--version").stdout.splitlines()[-1] == "ended"
    run_python(ATTACHED, "--version", cwd=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]
