"""The page about schedulers: its commands and queries run, with a stand-in for Airflow."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from arrowmeta.cli.tour import copy_tables
from tests.spark.warehouses import cut, manifests

ROOT = Path(__file__).parents[2]
BLOCKS = re.compile(r"^```(\w+).*\n((?:.*\n)*?)```$", re.MULTILINE)
SOURCE = re.compile(r"\{\{ source\('(\w+)', '(\w+)'\) \}\}")


def _blocks(language):
    page = (ROOT / "docs" / "how_to" / "schedule.md").read_text(encoding="utf-8")
    return [text for name, text in BLOCKS.findall(page) if name == language]


class Operator:
    """Stands for BashOperator: keeps what it is given, and the order."""

    order: list["Operator"]

    def __init__(self, **given):
        self.given = given

    def __rshift__(self, after):
        Operator.order = [self, after]


@pytest.fixture
def tasks(monkeypatch):
    """The commands of the page's DAG, in their order."""
    bash, sdk = ModuleType("bash"), ModuleType("sdk")
    bash.BashOperator, sdk.DAG = Operator, lambda *_, **__: nullcontext()
    names = ("airflow", "airflow.providers", "airflow.providers.standard")
    for name in (*names, "airflow.providers.standard.operators"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "airflow.providers.standard.operators.bash", bash)
    monkeypatch.setitem(sys.modules, "airflow.sdk", sdk)
    (block,) = _blocks("py")
    exec(block, {})
    return {one.given["task_id"]: one.given["bash_command"] for one in Operator.order}


@pytest.fixture
def worker(tmp_path, monkeypatch):
    """The environment of a worker with a damaged table among the demo's."""
    copy_tables(tmp_path / "warehouse")
    (tmp_path / "accepted.toml").touch()
    # The commands of this interpreter, wherever it is.
    (tmp_path / "bin").mkdir()
    for name, module in (("arrowmeta", "arrowmeta"), ("python", None)):
        program = tmp_path / "bin" / name
        words = shlex.join([sys.executable, *(["-m", module] if module else [])])
        program.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        program.chmod(0o700)
    values = {
        "WAREHOUSE": tmp_path / "warehouse",
        "STORE": tmp_path / "store",
        "ACCEPTED": tmp_path / "accepted.toml",
        "REPORT": tmp_path / "report.xml",
        "PYTHONPATH": ROOT,
        "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}",
    }
    for name, value in values.items():
        monkeypatch.setenv(name, str(value))
    return tmp_path


def _accept_everything(worker):
    keys = ("rule", "path", "check_name")
    entries = [f'[[accepted]]\n{key}="*"\nreason="x"\ndate=2026-11-01\n' for key in keys]
    (worker / "accepted.toml").write_text("".join(entries))


def _damage_one(worker, n_others):
    """Damage a table of the warehouse, and delete the others but for some."""
    damaged = next(path.parent for path in (worker / "warehouse").rglob("schema"))
    cut(manifests(damaged))
    for other in sorted({*(worker / "warehouse").glob("[!.]*")} - {damaged})[n_others:]:
        shutil.rmtree(other)


def _run(command, worker):
    return subprocess.run(["bash", "-c", command], cwd=worker, capture_output=True, text=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="BashOperator needs bash")
def test_task_that_checks_is_red_until_findings_are_accepted(tasks, worker):
    assert list(tasks) == ["save", "check"]
    _damage_one(worker, 0)
    failed = _run(tasks["check"], worker)
    assert failed.returncode == 3, failed.stderr
    report = ElementTree.parse(worker / "report.xml")
    assert any(case.find("failure") is not None for case in report.iter("testcase"))
    _accept_everything(worker)
    passed = _run(tasks["check"], worker)
    assert passed.returncode == 0, passed.stderr


@pytest.mark.spark
@pytest.mark.filterwarnings("ignore")
def test_queries_of_the_project_read_what_the_first_task_has_saved(
    spark, program, tasks, worker, capsys
):
    _damage_one(worker, 1)
    python, *words = shlex.split(os.path.expandvars(tasks["save"]))
    assert [python, *words[:2]] == ["python", "-m", "arrowmeta.spark"]
    models = [SOURCE.sub(r"\1.\2", text) for text in _blocks("sql")]
    try:
        assert program(words[2:]) == 3
        assert "see the relation damage" in capsys.readouterr().err
        small, damage, findings = (spark.sql(text).count() for text in models)
        assert small > 0
        assert damage > 0
        assert findings > 0
        _accept_everything(worker)
        assert program(words[2:]) == 0
        assert [spark.sql(text).count() for text in models] == [small, 0, 0]
    finally:
        spark.sql("DROP DATABASE IF EXISTS metadata CASCADE")


@pytest.mark.exhaustive  # it starts Java with a catalog on disk, twice
@pytest.mark.spark
@pytest.mark.usefixtures("java")
def test_task_that_saves_runs_as_it_is(tasks, worker):
    for _ in range(2):
        done = _run(tasks["save"], worker)
        assert done.returncode in (0, 2), done.stderr
        assert "tables saved into metadata" in done.stderr
    assert list((worker / "spark-warehouse" / "metadata.db" / "files").glob("day=*"))
