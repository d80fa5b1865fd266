"""What `python -m tests.engines` prints and returns, without an engine."""

from collections import Counter
from pathlib import Path

import pytest

from bench.environments import EnvironmentUnavailableError, jars
from bench.java import ENGINES
from tests.engines.__main__ import Run, counts, main, modules_of, table

REPORT = """<testsuites><testsuite tests="4" failures="1" errors="1" skipped="1">
<testcase name="a"><properties>
<property name="tables" value="1"/><property name="values" value="1200"/>
</properties></testcase>
<testcase name="b"><properties><property name="tables" value="1"/></properties></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A machine without Java, Maven and jars."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.delenv("CI", raising=False)


def test_versions_are_skipped_with_a_reason(bare, monkeypatch, capsys):
    n_runs = sum(len(engine.versions) for engine in ENGINES.values()) + 1
    assert main([]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == n_runs
    assert printed[0].startswith("iceberg 1.12.0: skipped, no JDK: JAVA_HOME names none")
    monkeypatch.setenv("CI", "true")
    assert main(["--only", "paimon-1.4.2"]) == 1
    assert capsys.readouterr().out.startswith("paimon 1.4.2: skipped, ")


def test_every_module_runs_with_its_engine_or_together():
    modules = [modules_of(name) for name in (*ENGINES, None)]
    assert {"test_repairs.py", "test_readers.py"} <= {Path(one).name for one in modules[-1]}
    names = sorted(one for some in modules for one in some)
    assert names == sorted(map(str, Path(__file__).parent.glob("test_*.py")))


def test_jars_need_maven(bare):
    with pytest.raises(EnvironmentUnavailableError, match="mvn is not on the PATH"):
        jars(("org.apache.paimon:paimon-bundle",), "1.4.2")


def test_figures_are_one_table(tmp_path):
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    found = counts(report)
    assert found == {"tests": 3, "failures": 2, "tables": 2, "values": 1200}
    assert counts(tmp_path / "none.xml") == {"failures": 1}
    runs = [Run("paimon 1.4.2", found, 90.2), Run("paimon 1.3.1", Counter(streams=3), 4)]
    assert table(runs).splitlines() == [
        "|  | paimon 1.4.2 | paimon 1.3.1 |",
        "|---|---|---|",
        "| tests | 3 | 0 |",
        "| failures | 2 | 0 |",
        "| tables | 2 | 0 |",
        "| values | 1,200 | 0 |",
        "| streams | 0 | 3 |",
        "| seconds | 90 | 4 |",
    ]
