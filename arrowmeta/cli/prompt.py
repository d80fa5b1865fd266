"""`arrowmeta sql LOCATION` without a query: statements from a prompt, or from standard input.

The prompt uses Python's `readline`: history, and completion of relations and columns with Tab.
Statements end with `;` and may span lines.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import duckdb

from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.relations import RELATIONS
from arrowmeta.tables.command_line import ERROR, FINE, say

_FIRST, _NEXT = "arrowmeta> ", "      ...> "
_HELP = """\
Statements end with ';' and may take several lines; Tab completes relations and columns.
  .tables   the relations
  .help     this
  .quit     leave, as Ctrl-D does
"""
_DOTTED = (".help", ".quit", ".tables")
_QUIT = (".quit", ".exit")
_KEYWORDS = ("SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT", "JOIN", "USING", "count")
_MOST_KEPT = 1000


class Completer:
    """Completes words of SQL: relations and columns; after `NAME.` those of a table.

    Args:
        names: names of the tables; empty for one table without a name.
        columns: columns of the table, for predicates of plans.
    """

    def __init__(self, names: Sequence[str] = (), columns: Sequence[str] = ()) -> None:
        self._names = names
        of_relations = {
            column.name for relation in RELATIONS.values() for column in relation.columns
        }
        self._words = sorted({*_KEYWORDS, *_DOTTED, *RELATIONS, *names, *columns, *of_relations})
        self._matches: list[str] = []

    def matches(self, text: str) -> list[str]:
        """Return the words that begin with `text`."""
        before, dot, last = text.rpartition(".")
        words: Sequence[str] = self._words
        if dot and before:
            relation = RELATIONS.get(before.rpartition(".")[2])
            of_table = list(RELATIONS) if before in self._names else []
            words = [column.name for column in relation.columns] if relation else of_table
        start = f"{before}." if dot and before else ""
        prefix = (last if start else text).lower()
        return [start + word for word in words if word.lower().startswith(prefix)]

    def __call__(self, text: str, state: int) -> str | None:
        """Return match number `state`; `readline` calls this with 0, 1, ... until None."""
        if state == 0:
            self._matches = self.matches(text)
        return self._matches[state] if state < len(self._matches) else None


def run_prompt(answer: Callable[[str], None], completer: Completer, *, quiet: bool = False) -> int:
    """Run statements from a prompt until end of input; an error ends only its statement."""
    with suppress(ImportError):  # not on Windows
        _set_up_readline(completer)
    if not quiet:
        say("statements end with ';'; .help lists commands, .quit leaves")
    lines: list[str] = []
    while True:
        try:
            line = input(_NEXT if lines else _FIRST)
        except EOFError:
            sys.stdout.write("\n")
            return FINE
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            lines = []
            continue
        word = line.strip().rstrip(";").lower()
        # A command also ends a statement that has been begun.
        if word in _QUIT or (not lines and word in ("quit", "exit")):
            return FINE
        if word in _DOTTED or (not lines and (word == "help" or word.startswith("."))):
            _say_dotted(word)
            lines = []
            continue
        if line.strip() or lines:
            lines.append(line)
        if line.rstrip().endswith(";"):
            text, lines = "\n".join(lines), []
            try:
                for statement in statements_in(text):
                    answer(statement)
                    sys.stdout.flush()
            except (ArrowMetaError, duckdb.Error, OSError) as error:
                say(f"error: {error}")
            except KeyboardInterrupt:
                sys.stdout.write("\n")


def _say_dotted(word: str) -> None:
    width = max(map(len, RELATIONS))
    summaries = [f"{name:<{width}}  {relation.summary}\n" for name, relation in RELATIONS.items()]
    texts = {".tables": "".join(summaries), ".help": _HELP, "help": _HELP}
    sys.stdout.write(texts.get(word) or f"{_no_command(word)}\n")
    sys.stdout.flush()  # before the rows of the next statement, which are bytes


def _no_command(word: str) -> str:
    name, _, relation = word.partition(" ")
    describe = f"; DESCRIBE {relation or 'files'} lists columns" if name == ".schema" else ""
    return f"there is no {name}{describe}; .help lists them all"


def run_statements(answer: Callable[[str], None], text: str) -> int:
    """Run the statements and commands of a text; the first error ends it."""
    sql, n_run = "", 0
    for line in [*text.splitlines(keepends=True), ""]:
        word = line.strip().rstrip(";").lower()
        is_between = not sql.strip() or sql.rstrip().endswith(";")
        is_command = word.startswith(".") and is_between
        if is_command or not line:
            for statement in statements_in(sql):
                answer(statement)
                n_run += 1
            sql = ""
        if word in _QUIT and is_between:
            return FINE
        if is_command and word not in _DOTTED:
            say(f"error: {_no_command(word)}")
            return ERROR
        if is_command:
            _say_dotted(word)
            n_run += 1
        else:
            sql += line
    if not n_run:
        say('error: The query is missing: arrowmeta sql LOCATION "SELECT ...", or -f FILE.')
        return ERROR
    return FINE


def statements_in(text: str) -> Iterator[str]:
    """Yield the statements of a text.

    Raises:
        duckdb.Error: it does not parse.
    """
    for statement in duckdb.extract_statements(text):
        if query := statement.query.strip():
            yield query


def _set_up_readline(completer: Completer) -> None:
    import atexit
    import readline

    readline.set_completer(completer)
    readline.set_completer_delims(re.sub(r"[.]", "", readline.get_completer_delims()))
    readline.parse_and_bind("tab: complete")
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    history = Path(state) / "arrowmeta" / "history"
    with suppress(OSError):
        history.parent.mkdir(parents=True, exist_ok=True)
        readline.read_history_file(history)
    readline.set_history_length(_MOST_KEPT)

    def keep() -> None:
        with suppress(OSError):
            readline.write_history_file(history)

    atexit.register(keep)
