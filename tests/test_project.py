"""The project as a whole: packaging, docs, commands, imports."""

import importlib.metadata
import re
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.write_sql_objects import written

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_relative_links_of_page_exist(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    targets = re.findall(r"\]\(([^)#]+)\)", text)
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


def test_paths_named_in_docs_exist():
    pattern = re.compile(r"`((?:arrowmeta|sql|bench|tests)/[\w/.]+)`")
    named = {path for page in PAGES for path in pattern.findall(page.read_text())}
    assert named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_importing_the_package_loads_no_large_dependency():
    program = (
        "import sys, arrowmeta, arrowmeta.spark; "
        "sys.exit(' '.join({'pyspark', 'duckdb', 'numba', 'llvmlite'} & set(sys.modules)) or 0)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_version_is_available_without_importing_arrow_or_duckdb():
    program = (
        "import sys, arrowmeta; print(arrowmeta.__version__); "
        "assert not {'pyarrow', 'duckdb', 'numba', 'numpy'} & set(sys.modules)"
    )
    said = subprocess.check_output([sys.executable, "-c", program], text=True)
    assert said.strip() == importlib.metadata.version("arrowmeta")


@pytest.mark.parametrize(
    "name", ["sql.md", "findings.md", "dialects.md", "options.md", "metadata_columns.md"]
)
def test_generated_page_is_up_to_date(name):
    generate = runpy.run_path(str(ROOT / "docs" / "generate.py"))
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == generate["PAGES"][name]()


def test_sql_objects_are_those_of_the_files():
    text = (ROOT / "sql" / "objects.json").read_text(encoding="utf-8")
    assert text == written(ROOT / "sql"), "write it again: make sql"


def test_wheel_contains_views_templates_and_demo_tables(tmp_path):
    hatchling = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    [wheel] = hatchling.WheelBuilder(str(ROOT)).build(
        directory=str(tmp_path), versions=["standard"]
    )
    packed = set(zipfile.ZipFile(wheel).namelist())
    views = {f"arrowmeta/_{path.relative_to(ROOT)}" for path in (ROOT / "sql").rglob("*.*")}
    tables = ROOT / "arrowmeta" / "demo" / "tables"
    demo = {str(path.relative_to(ROOT)) for path in tables.rglob("*") if path.is_file()}
    assert views
    templates = {f"arrowmeta/apps/report/templates/report.{kind}" for kind in ("html", "css", "js")}
    assert views | demo | templates <= packed


def test_readme_of_a_released_package_has_absolute_links(monkeypatch):
    metadata = pytest.importorskip("hatchling.metadata.core", reason="hatchling is not installed")
    plugins = pytest.importorskip("hatchling.plugin.manager")
    monkeypatch.setenv("ARROWMETA_REPOSITORY", "https://host.example/owner/arrowmeta/")
    core = metadata.ProjectMetadata(str(ROOT), plugins.PluginManager()).core
    repository, tag = "https://host.example/owner/arrowmeta", f"v{core.config['version']}"
    assert core.urls["Repository"] == repository
    assert all(url.startswith(repository) for url in core.urls.values())
    assert f"]({repository}/raw/{tag}/docs/pictures/staircase.svg)" in core.readme
    assert f"]({repository}/blob/{tag}/docs/benchmarks.md)" in core.readme
    assert re.findall(r"\]\((?!https://)[^)]*\)", core.readme) == []
