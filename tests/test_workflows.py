"""Workflows of CI run targets, modules and files that exist, and fail if a part of them fails."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

yaml = pytest.importorskip("yaml")  # with moto

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@(v\d+|release/v\d+)")


def steps(path: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(path.read_text())["jobs"].values()
    assert all(job["timeout-minutes"] and job["runs-on"] for job in jobs)
    return [step for job in jobs for step in job["steps"]]


def fault(command: str) -> str | None:
    """Return what a command of a workflow runs that does not exist; None if all of it does."""
    words = shlex.split(command)
    if words[0] == "make":
        asked = [word for word in words[1:] if "=" not in word]
        return next((target for target in asked if target not in TARGETS), None)
    if words[0] == ".venv/bin/python":
        source = ROOT / f"{words[2].replace('.', '/')}.py"
        options = [word for word in words[3:] if word.startswith("--")]
        if not source.exists():
            return words[2]
        return next((one for one in options if f'"{one}"' not in source.read_text()), None)
    if words[0] == "bash":
        return None if (ROOT / words[1]).exists() else words[1]
    return None


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_runs_what_exists_and_fails_with_it(path: Path) -> None:
    for step in steps(path):
        assert PINNED.fullmatch(step["uses"]) if "uses" in step else step["run"]
        text = re.sub(r"\$\{+.*?\}+", "x", step.get("run", ""))
        # Only this shell of the host fails if a part of a pipe does.
        assert "|" not in text.replace("||", "") or step.get("shell") == "bash", text
        commands = re.split(r"\n|&&|\|\||[|;{}]", text)
        assert [fault(one) for one in commands if one.strip() and fault(one)] == []


def test_missing_targets_modules_and_options_are_faults() -> None:
    assert fault("make check no-such") == "no-such"
    assert fault(".venv/bin/python -m tests.trust.nothing") == "tests.trust.nothing"
    assert fault(".venv/bin/python -m tests.trust.live --minutes 3") == "--minutes"
    assert fault("bash .ci/nothing") == ".ci/nothing"


def test_advisories_are_asked_every_night() -> None:
    runs = [step.get("run") for step in steps(ROOT / ".github/workflows/nightly.yml")]
    assert "make audit" in runs
    recipe = (ROOT / "Makefile").read_text().partition("\naudit:")[2].partition("\n\n")[0]
    last = recipe.strip().splitlines()[-1]
    # Strict: a package that the database does not have is no package without vulnerabilities.
    assert last.strip().startswith(".venv-tools/bin/pip-audit --strict --require-hashes")
    assert last.endswith(".ci/locked_versions.txt")
