"""The command `arrowmeta`: arguments in, data on standard output, everything else on stderr.

Knows how a command ends: 0 fine, 1 error, 2 findings, 3 the answer is partial; 130 after Ctrl-C and
141 when the reader of a pipe left. Opens no table itself and imports nothing heavy, so that help is
there at once.
"""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

from arrowmeta.cli.arguments import parse
from arrowmeta.cli.exit_codes import CLOSED_PIPE, ERROR, INTERRUPTED
from arrowmeta.errors import ArrowMetaError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    Example:
        >>> from arrowmeta.cli import main
        >>> main(["files", "/no/such/table"])
        1
    """
    has_output = _settle_streams()
    try:
        arguments = parse(argv)
    except SystemExit as stop:  # argparse has said what there is to say
        return stop.code if isinstance(stop.code, int) else ERROR
    if not has_output and getattr(arguments, "output", None) is None:
        say("error: standard output is closed")
        return ERROR
    with warnings.catch_warnings():
        warnings.showwarning = _show_warning
        try:
            code: int = arguments.run(arguments)
            sys.stdout.flush()
        except BrokenPipeError:
            _silence_stdout()
            return CLOSED_PIPE
        except KeyboardInterrupt:
            return INTERRUPTED
        except Exception as error:
            if arguments.debug:
                raise
            say(f"error: {_sentence(error)}")
            return ERROR
    return code


def _settle_streams() -> bool:
    """Make the standard streams what commands take them for; return whether there is an output.

    Python has None for a stream that the caller has closed (`2>&-`), and what it prints to such a
    standard error goes to standard output.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115  # open until the end
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115  # open until the end
        return False
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # as data that is written as bytes
    return True


def say(message: str) -> None:
    """Tell the person at the terminal something that is not data.

    What hostile metadata puts into a message must not steer the terminal.
    """
    from arrowmeta.output.grid import printable

    lines = map(printable, message.splitlines())
    print("arrowmeta: " + "\n".join(lines), file=sys.stderr)  # noqa: T201


def _sentence(error: Exception) -> str:
    if isinstance(error, FileNotFoundError) and error.filename:
        return f"There is no file {error.filename}."
    if isinstance(error, ArrowMetaError | OSError) or _is_from_duckdb(error):
        return str(error)
    return f"{type(error).__name__}: {error} (unexpected; --debug shows where)"


def _is_from_duckdb(error: Exception) -> bool:
    # By name, because importing DuckDB to ask would cost more than most commands.
    return type(error).__module__.lstrip("_").startswith("duckdb")


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    say(f"warning: {message}")


def _silence_stdout() -> None:
    """Keep the interpreter from failing again when it flushes standard output at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
