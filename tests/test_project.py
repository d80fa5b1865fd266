"""The project as a whole: packages, docs, the public interface, the wall around applications."""

import ast
import re
import runpy
import shutil
import socket
import sys
import threading
import zipfile
from pathlib import Path

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.interface import LISTING, listing
from tests.mutants import EQUIVALENT, MUTANTS, SAMPLED, Sampled, planted
from tests.mutations import mutations
from tests.processes import run_python
from tests.refusals import refuses
from tools.write_sql_objects import written

ROOT = Path(__file__).parent.parent
PACKAGE = Path(arrowmeta.__file__).parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_public_interface_equals_the_listed_one():
    assert listing().splitlines() == LISTING.read_text(encoding="utf-8").splitlines(), (
        "if this change is meant, run `make interface` and say it in changelog.d"
    )


def test_mutants_and_equivalent_mutations_are_in_the_code():
    assert [mutant.says for mutant in MUTANTS if planted(ROOT, mutant)[0] is None] == []
    paths = [path for pattern in SAMPLED for path in ROOT.glob(pattern)]
    keys = {Sampled(path, one, 1).key for path in paths for one in mutations(path)}
    assert len(keys) > 500
    assert keys > EQUIVALENT != set()


# -- Packages


def test_sql_objects_are_those_of_the_files():
    text = (ROOT / "sql" / "objects.json").read_text(encoding="utf-8")
    assert text == written(ROOT / "sql"), "write it again: make sql"


def test_wheel_contains_views_templates_and_demo_tables(tmp_path):
    hatchling = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    builder = hatchling.WheelBuilder(str(ROOT))
    [wheel] = builder.build(directory=str(tmp_path), versions=["standard"])
    packed = set(zipfile.ZipFile(wheel).namelist())
    views = {f"arrowmeta/_{path.relative_to(ROOT)}" for path in (ROOT / "sql").rglob("*.*")}
    tables = (PACKAGE / "demo" / "tables").rglob("*")
    demo = {str(path.relative_to(ROOT)) for path in tables if path.is_file()}
    templates = {f"arrowmeta/apps/report/templates/report.{kind}" for kind in ("html", "css", "js")}
    assert views
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


# -- Pages of the documentation


def test_links_and_paths_of_pages_exist():
    pattern = re.compile(r"`((?:arrowmeta|sql|bench|tests)/[\w/.]+)`")
    missing, named = [], set()
    for page in PAGES:
        text = page.read_text()
        named |= {ROOT / path for path in pattern.findall(text)}
        text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
        targets = re.findall(r"\]\(([^)#]+)\)", text)
        missing += [
            (page, one) for one in targets if "://" not in one and not (page.parent / one).exists()
        ]
    assert missing == []
    assert named
    assert [path for path in sorted(named) if not path.exists()] == []


@pytest.mark.parametrize(
    "name", ["sql.md", "findings.md", "dialects.md", "options.md", "metadata_columns.md"]
)
def test_generated_page_is_up_to_date(name):
    generate = runpy.run_path(str(ROOT / "docs" / "generate.py"))
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == generate["PAGES"][name]()


BLOCKS = runpy.run_path(str(ROOT / "docs" / "blocks.py"))
README = BLOCKS["README"]
#: The Spark page is tested in `tests/spark`, which has a session.
WITH_BLOCKS = [page for page in BLOCKS["pages"]() if "spark" not in page.stem and page != README]


def page_of(path):
    # A page that starts a server has a port of its own, which may be taken here.
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    return path.read_text(encoding="utf-8").replace("8181", port)


def shows_what_it_prints(pages, folder):
    pytest.importorskip("pyiceberg", reason="no PyIceberg: pip install 'arrowmeta[catalogs]'")
    for text in map(page_of, pages):
        assert BLOCKS["with_output"](text, folder) == text, "run: python docs/blocks.py"


@pytest.mark.sampled(1)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: page.stem)
def test_page_shows_what_its_blocks_print_twice_and_after_another_page(page, tmp_path):
    shows_what_it_prints([WITH_BLOCKS[WITH_BLOCKS.index(page) - 1], page, page], tmp_path)


@pytest.mark.filterwarnings("ignore")
def test_readme_shows_what_its_blocks_print(tmp_path):
    shows_what_it_prints([README], tmp_path)


def test_blocks_import_no_tests_and_their_changes_and_failures_are_noticed(tmp_path):
    imported = re.compile(r"^ *(?:from|import) (\w+)", re.MULTILINE)
    texts = (page.read_text(encoding="utf-8") for page in BLOCKS["pages"]())
    assert not [text for text in texts if "tests" in imported.findall(text)]
    page = "```python\nprint(1 + 1)\n```\n\n```text\n3\n```\n"
    assert BLOCKS["with_output"](page, tmp_path) == page.replace("\n3\n", "\n2\n")
    failing = "```sh\narrowmeta files nothing\n```\n"
    refuses(RuntimeError, "arrowmeta files nothing", BLOCKS["with_output"], failing, tmp_path)


# -- The walks of `docs/architecture.md`: each call runs these functions, in this order

ORDERS = PACKAGE / "demo" / "tables" / "orders"


def entries(folder):
    arrowmeta.open(ORDERS).entries()


def plan(folder):
    assert arrowmeta.open(ORDERS).plan("k > 5").files.num_rows


def reconcile(folder):
    shutil.copytree(ORDERS, folder / "t")
    manifest = min((folder / "t" / "manifest").glob("manifest-[!l]*"))
    manifest.write_bytes(manifest.read_bytes()[:-200])
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        assert arrowmeta.open(folder / "t").reconcile().num_rows


def functions_of(call, folder):
    """Return file and name of each function of the package that a call runs, in order."""
    called = []
    for each in (threading, sys):
        each.setprofile(lambda frame, event, _: event == "call" and called.append(frame.f_code))
    try:
        call(folder)
    finally:
        for each in (threading, sys):
            each.setprofile(None)
    return [(code.co_filename.removeprefix(f"{PACKAGE}/"), code.co_qualname) for code in called]


@pytest.mark.parametrize(
    ("call", "title"),
    [(entries, "A byte to"), (plan, "A condition to files"), (reconcile, "A damaged manifest")],
    ids=["entries", "plan", "reconcile"],
)
def test_each_walk_runs_as_the_page_says(tmp_path, call, title):
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition(f"### {title}")[2].partition("\n#")[0]
    walk = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", section, re.MULTILINE)
    assert 6 < len(walk) <= 12
    ran = iter(functions_of(call, tmp_path))
    assert [(name, file) for name, file in walk if (file, name) not in ran] == []


# -- Applications run with the public names of `arrowmeta` only, as a program of a user does

APPS = PACKAGE / "apps"
#: Runs the applications; what one of them imports from inside is an error, also when it runs.
PROGRAM = """
import builtins, sys, warnings

load, public = builtins.__import__, {"apps", "errors", "text"}

def checked(name, scope=None, *rest, **named):
    importer = (scope or {}).get("__name__") or ""
    package, _, inner = name.partition(".")
    of_app = importer.startswith("arrowmeta.apps") and package == "arrowmeta"
    assert not (of_app and inner) or inner.split(".")[0] in public, f"{importer} imports {name}"
    return load(name, scope, *rest, **named)

builtins.__import__ = checked
warnings.simplefilter("ignore")
import arrowmeta

place, folder = sys.argv[1:]
table = arrowmeta.open(place, allow_moved_paths=True)
print(table, table.describe(), table.explain("id > 3"), table.advise(["id = 1 AND v > 3"]))
pages = table._repr_html_(), table.describe()._repr_html_(), table.explain()._repr_html_()
pages += table.report(folder + ".html", where="id > 3").to_html(), table.plot.sizes().svg()
plans = table.repair_plan().to_markdown(), table.expire(retain_last=1).statement
arrowmeta.check([table, place], allow_moved_paths=True)
arrowmeta.scan(place, page=folder + "s.html", reports=True)
try:
    table.repair(folder)
except arrowmeta.UsageError:  # nothing is wrong
    pass
from arrowmeta.apps.serve.app import run
from arrowmeta.apps.serve.mcp_tools import tools_over
tools_over([place], {})
from arrowmeta.cli import main
assert main(["report", place, "--allow-moved-paths", "--output", folder + ".html"]) < 3
"""


def test_applications_use_public_names_only(tmp_path):
    run_python(PROGRAM, DATA / "iceberg_v2_position_deletes", tmp_path / "new")
    found = [
        f"{path.relative_to(APPS)}, line {node.lineno}: {ast.unparse(node)}"
        for path in APPS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and (node.attr == "source" or re.match("_[^_]", node.attr))
        and node.attr not in ("_asdict", "_fields", "_replace")  # of named tuples
        and ast.unparse(node.value) not in ("self", "cls")
    ]
    assert found == []
