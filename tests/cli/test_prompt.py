"""`sql` without a query: a prompt at a terminal, else the statements on standard input."""

import os
import subprocess
import sys

import pytest

from arrowmeta.cli.prompt import Completer, statements_in

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals")


@pytest.fixture
def keyed(data):
    return str(data / "pk_all_types")


def test_relations_and_columns_are_completed():
    completer = Completer(["orders"], ["amount"])
    assert completer.matches("deletion_vectors") == ["deletion_vectors"]
    assert "all_files" in completer.matches("ALL_")
    assert completer.matches("files.file_n") == ["files.file_name"]
    assert "orders.files" in completer.matches("orders.f")
    assert completer.matches("orders.files.lev") == ["orders.files.level"]
    assert completer.matches("amo") == ["amount"]
    assert completer.matches("nothing.x") == []
    assert completer.matches(".q") == [".quit"]
    assert "base_entries" not in completer.matches("")
    assert [completer("deletion_vectors", at) for at in (0, 1)] == ["deletion_vectors", None]


def test_statements_are_split_by_the_sql_parser():
    first, second = statements_in("select ';' as a; -- b;\n;select 2")
    assert first.startswith("select ';' as a")
    assert second == "select 2"


def shown_at_a_terminal(arguments, typed, environment):
    """Run a command whose standard streams are a terminal; return what it shows, and its code."""
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "arrowmeta", *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, **environment},
    ) as process:
        os.close(follower)
        os.write(leader, typed.encode())
        shown = b""
        while True:
            try:
                shown += (some := os.read(leader, 65536))
            except OSError:  # the other end is closed
                break
            if not some:
                break
        code = process.wait(timeout=120)
    os.close(leader)
    return shown.decode().replace("\r\n", "\n"), code


def test_prompt_runs_multiline_statements_and_continues_after_errors(keyed, tmp_path):
    typed = (
        ".tables\nSELECT count(*) AS n\nFROM files;\nSELECT nope;\n.nope\nSELECT 40 + 2 AS m;\n"
        ".quit\n"
    )
    environment = {"XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"}
    said, code = shown_at_a_terminal(["sql", keyed, "--color", "never"], typed, environment)
    assert code == 0
    assert "deletion_vectors" in said
    assert "n\n──\n12\n" in said
    assert "there is no .nope" in said
    assert "arrowmeta: statements end with ';'; .help lists commands" in said
    assert "m\n──\n42\n" in said
    assert "error: Binder Error" in said
    assert "SELECT count(*)" in (tmp_path / "arrowmeta" / "history").read_text()


def test_help_at_a_prompt_ends_a_statement_that_was_begun(keyed, tmp_path):
    typed = "help\nSELECT\n.help\nSELECT 40 + 2 AS m;\n.quit\n"
    environment = {"XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"}
    said, code = shown_at_a_terminal(["sql", keyed, "--color", "never"], typed, environment)
    assert code == 0
    assert said.count(".tables   the relations") == 2
    assert "m\n──\n42\n" in said
    assert "error" not in said
