"""The command `arrowmeta`: data on standard output, everything else on standard error.

Exit codes: 0 success, 1 error, 2 findings, 3 partial result, 130 after Ctrl-C, 141 for a closed
pipe. Imports nothing heavy, so that help is printed without delay.
"""

from __future__ import annotations

import atexit
import contextlib
import contextvars
import gc
import io
import os
import signal
import sys
import threading
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from arrowmeta.cli.arguments import parse
from arrowmeta.cli.arguments import run as run_command
from arrowmeta.cli.progress import shown_progress
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.requests import REQUEST_THREADS, CallLimit, stopped_by_interrupts
from arrowmeta.tables.command_line import CLOSED_PIPE, ERROR, INTERRUPTED, is_quiet, remark, say

#: New objects after which Python searches for garbage.
_GARBAGE = 50_000


def run() -> NoReturn:
    """Run the command line of this process, and exit.

    Objects are not freed one by one, which takes a tenth of a second with Arrow and DuckDB loaded,
    unless DuckDB has files to remove. Does not wait for pending requests, for which storage clients
    would wait, also after Ctrl-C.
    """
    sys.meta_path.insert(0, _WithoutPandas())
    gc.set_threshold(_GARBAGE)  # by default, a tenth of a command is the search for garbage
    code = main()
    if not any(thread.name.startswith(REQUEST_THREADS) for thread in threading.enumerate()):
        database = sys.modules.get("arrowmeta.predicate.session")
        if database is not None and database.uses_disk():
            sys.exit(code)
        atexit._run_exitfuncs()
    _leave_stdout()
    with contextlib.suppress(OSError):
        sys.stderr.flush()
    os._exit(code)


class _WithoutPandas:
    """Finder of modules that says to Arrow that there is no pandas.

    Arrow imports it, if installed, to see whether values are of pandas, which takes longer than
    most commands. Only for a process of our own, since Arrow remembers the answer; catalog clients
    import pandas themselves.
    """

    def find_spec(self, name: str, *_: object) -> None:
        """Raise if pandas is imported by Arrow or code that called it in this package."""
        if name == "pandas":
            asking: FrameType | None = sys._getframe(1)
            while asking and asking.f_globals["__name__"].startswith("importlib"):
                asking = asking.f_back
            caller = asking.f_globals["__name__"] if asking else ""
            if caller.partition(".")[0] in ("arrowmeta", "pyarrow"):
                raise ModuleNotFoundError("not needed", name=name)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    Examples:
        >>> from arrowmeta.cli import main
        >>> main(["files", "/no/such/table"])
        1
    """
    # In a context of its own, to which `--quiet` is limited.
    return contextvars.copy_context().run(_run, argv)


def _run(argv: Sequence[str] | None) -> int:
    has_output = _settle_streams()
    is_debugged = False
    with warnings.catch_warnings(), _noticed_interrupts() as interrupts:
        warnings.showwarning = _show_warning
        try:
            try:
                arguments = parse(argv)
            except SystemExit as stop:  # argparse has printed the message
                sys.stdout.flush()
                return stop.code if isinstance(stop.code, int) else ERROR
            is_debugged = arguments.debug
            is_quiet.set(arguments.quiet)
            if not has_output and getattr(arguments, "output", None) is None:
                say("error: standard output is closed")
                return ERROR
            progress = "never" if arguments.quiet else arguments.progress
            seconds = getattr(arguments, "total_timeout", None)
            with shown_progress(progress), CallLimit(seconds).during():
                code = run_command(arguments)
            sys.stdout.flush()
        except BrokenPipeError:
            _silence_stdout()
            return CLOSED_PIPE
        except (Exception, KeyboardInterrupt) as error:
            is_stopped = bool(interrupts) or isinstance(error, KeyboardInterrupt)
            if is_debugged and not is_stopped:
                raise
            if not is_stopped:
                say(f"error: {_sentence(error)}")
            _leave_stdout()
            return INTERRUPTED if is_stopped else ERROR
    return INTERRUPTED if interrupts else code


@contextlib.contextmanager
def _noticed_interrupts() -> Iterator[list[int]]:
    """Record interrupts, which still raise KeyboardInterrupt.

    The exception may be lost: DuckDB replaces exceptions of Python functions that it calls.
    """
    noticed: list[int] = []

    def notice(number: int, frame: FrameType | None) -> None:
        noticed.append(number)
        signal.default_int_handler(number, frame)

    # Keep a handler of the caller, or none for a background process.
    is_ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not is_ours or threading.current_thread() is not threading.main_thread():
        yield noticed
        return
    signal.signal(signal.SIGINT, notice)
    try:
        with stopped_by_interrupts([notice]):
            yield noticed
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _settle_streams() -> bool:
    """Replace closed standard streams; return whether there is an output.

    Python has None for a stream that the caller has closed (`2>&-`), and would print messages for
    standard error to standard output.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115  # open until the end
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115  # open until the end
        return False
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # data is written as bytes
    return True


def _sentence(error: BaseException) -> str:
    if isinstance(error, FileNotFoundError) and error.filename:
        return f"There is no file {error.filename}."
    # By name, since importing DuckDB takes longer than most commands.
    is_from_duckdb = type(error).__module__.lstrip("_").startswith("duckdb")
    if isinstance(error, ArrowMetaError | OSError) or is_from_duckdb:
        return str(error)
    return f"{type(error).__name__}: {error} (unexpected; --debug shows where)"


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    from arrowmeta.model.damage import GuessedMetadataWarning  # loaded by who warns

    is_doubt = isinstance(message, GuessedMetadataWarning)  # `describe` and pages have it, too
    (remark if is_doubt else say)(f"warning: {message}")


def _leave_stdout() -> None:
    """Flush standard output; if that fails, it is not tried again at exit.

    The first failing write reports a full disk. A second failure in the interpreter would print its
    own message and exit with 120.
    """
    try:
        sys.stdout.flush()
    except OSError:
        _silence_stdout()


def _silence_stdout() -> None:
    """Keep the interpreter from failing again when it flushes standard output at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
