"""The sessions of `tests/cases/commands`: commands, how they end, and what they print."""

import contextlib
import difflib
import io
import re
import shlex

import pytest

from arrowmeta.cli import main
from tests.bundled import DATA
from tests.case_files import Step, read_cases
from tests.case_tables import CASES
from tests.reconcile.changes import change, copied

#: What comes before an error of the arguments.
USAGE = "! usage: arrowmeta ..."


def run(step, place, table, patch):
    """Run a command as a shell would; return its code and what it prints, errors after `! `."""
    text, _, typed = step.text.removeprefix("$").partition(" <<< ")
    # Locations are short in what is written.
    words = shlex.split(text.replace("DATA", str(DATA)).replace("HERE", str(place)))
    words = [re.sub(r"(^|=)T\b", rf"\1{table}", word) for word in words]
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO()
    with patch.context() as settings:
        settings.setenv("COLUMNS", "100")
        settings.setenv("HOME", str(place))
        settings.delenv("ARROWMETA_STORE", raising=False)
        while words and re.match(r"[A-Z_]+=", words[0]):
            settings.setenv(*words.pop(0).split("=", 1))
        settings.setattr("sys.stdin", io.StringIO(typed.replace("\\n", "\n")))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words)
    out.flush()
    printed = out.buffer.getvalue().decode(errors="replace").splitlines()
    errors = [line for line in err.getvalue().splitlines() if "compiling kernels" not in line]
    printed += [f"! {line}" for line in errors]
    named = {table: "T", str(place): "HERE", str(DATA): "DATA"}
    for path, name in sorted(named.items(), key=lambda both: -len(both[0])):
        printed = [line.replace(path, name) for line in printed]
    return code, [f"{line.strip()}\n" for line in printed]


def pattern_of(rows):
    """Return the pattern of lines, of which `...` leaves out some, and of a line a part."""
    parts = (
        "(?:.*\n)*?" if row == "..." else re.escape(row).replace(r"\.\.\.", ".*") + "\n"
        for row in rows
    )
    return re.compile("".join(parts))


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("case", read_cases("commands"), ids=str)
def test_session(case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    name = case.title.split(":")[0]
    table = CASES / name if (CASES / name).exists() else DATA / name
    copy = None
    for step in case.steps:
        if not step.text.startswith("$"):
            copy = copy or copied(name, tmp_path)
            table = copy.root
            change(copy, step.text)
            continue
        asked, _, end = step.text.partition(" => ")
        code, _, error = end.partition(": ")
        ended, printed = run(Step(step.place, asked), tmp_path, str(table), monkeypatch)
        rows = (
            [*[USAGE] * (len(printed) > 1), f"! arrowmeta...error: ...{error}..."]
            if error
            else step.rows
        )
        if ended != int(code or 0) or not pattern_of(rows).fullmatch("".join(printed)):
            lines = difflib.ndiff([f"{row}\n" for row in rows], printed)
            pytest.fail(f"{step.place}: {asked} => {ended}\n{''.join(lines)}", pytrace=False)
