"""Run the blocks of pages, and write their output again: `python docs/blocks.py [PAGE ...]`.

`--check` compares instead, as a test does, and exits with 1 if a page differs.

A page is run from top to bottom in an empty folder. Blocks of `python` and `pycon` share names; of
blocks of `sh`, each line is a command. A block of `text` right below is what the block above
prints, on a terminal of 100 columns; `pycon` has it below each statement. A comment that begins
with `setup` is Python that readers are not shown.
"""

from __future__ import annotations

import contextlib
import difflib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

from arrowmeta.cli import main

DOCS = Path(__file__).parent
README = DOCS.parent / "README.md"
#: Blocks of other pages need a store, a catalog or a cluster, or are lines of a longer story.
_OTHERS = (
    "tutorial.md",
    "five_minutes.md",
    "one_predicate.md",
    "store.md",
    "how_to/read_a_report.md",
    "how_to/gate_a_pipeline.md",
    "how_to/serve.md",
)
_BLOCK = re.compile(
    r"^(?:<!-- setup\n(?P<setup>.*?)^-->"
    r"|```(?P<kind>python|pycon|sh)\n(?P<code>.*?)^```\n(?P<printed>\n?```text\n(?P<text>.*?)^```\n)?)",
    re.DOTALL | re.MULTILINE,
)
_WIDTH = "100"


def pages() -> list[Path]:
    """Return the pages that have blocks to run."""
    run = [README, *(DOCS / name for name in _OTHERS), *sorted((DOCS / "stories").glob("*.md"))]
    return [page for page in run if _BLOCK.search(page.read_text(encoding="utf-8"))]


def with_output(text: str, folder: Path) -> str:
    """Return a page with what its blocks print, when they are run in a folder."""
    names: dict[str, object] = {"__name__": "__main__"}

    def run(block: re.Match[str]) -> str:
        if block["setup"] is not None:
            exec(compile(block["setup"], "setup", "exec"), {"__name__": "setup"})
            return block[0]
        if block["kind"] == "pycon":
            return f"```pycon\n{_session(block['code'], names)}```\n"
        printed = "".join(_answers(block["kind"], block["code"], names))
        if block["printed"] is None:
            return block[0]
        head = block[0][: block.start("text") - block.start()]
        lines = [line.rstrip() for line in printed.strip("\n").splitlines()]
        return head + "\n".join([*lines, "```", ""])

    with contextlib.chdir(folder), _environment():
        return _BLOCK.sub(run, text)


def _session(code: str, names: dict[str, object]) -> str:
    """Return statements of a prompt, each with what it prints below."""
    lines: list[str] = []
    for example in doctest.DocTestParser().get_examples(code):
        first, *others = example.source.splitlines()
        lines += [f">>> {first}", *(f"... {line}".rstrip() for line in others)]
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(example.source, "block", "single"), names)
        lines += [line.rstrip() for line in out.getvalue().splitlines()]
    return "".join(f"{line}\n" for line in lines)


def _answers(kind: str, code: str, names: dict[str, object]) -> Iterator[str]:
    if kind == "python":
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(code, "block", "exec"), names)
        yield out.getvalue()
        return
    line = ""
    for part in code.splitlines():
        line = f"{line}\n{part}" if line else part
        if _is_whole(line):
            yield _command(line)
            line = ""


def _is_whole(line: str) -> bool:
    """Tell whether a command ends here: a quotation may go on in the next line."""
    try:
        shlex.split(line, comments=True)
    except ValueError:
        return False
    return not line.endswith("\\")


def _command(line: str) -> str:
    words = shlex.split(line, comments=True)
    is_plain = words[:1] == ["arrowmeta"] and not {"|", ">", "&&"} & set(words)
    if not is_plain:
        return subprocess.run(line, shell=True, check=True, capture_output=True, text=True).stdout
    # Tables go to standard output and verdicts to standard error, as on a terminal.
    printed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        code = main(words[1:])
    printed.seek(0)
    text = printed.read()
    if code == 1:
        raise RuntimeError(f"{line}\n{text}")
    return text


@contextlib.contextmanager
def _environment() -> Iterator[None]:
    """Make what is printed independent of the machine."""
    before = dict(os.environ)
    own = str(Path(sys.executable).parent)
    os.environ |= {"COLUMNS": _WIDTH, "NO_COLOR": "1", "PATH": f"{own}:{before.get('PATH', '')}"}
    os.environ.pop("ARROWMETA_STORE", None)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        os.environ.clear()
        os.environ |= before


if __name__ == "__main__":
    is_check = "--check" in sys.argv
    chosen = [Path(name) for name in sys.argv[1:] if name != "--check"] or pages()
    for page in chosen:
        shown = page.read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            text = with_output(shown, Path(folder))
        if is_check and text != shown:
            lines = (each.splitlines(keepends=True) for each in (shown, text))
            sys.exit("".join(difflib.unified_diff(*lines, str(page), "what its blocks print")))
        if not is_check:
            page.write_text(text, encoding="utf-8")
