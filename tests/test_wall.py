"""Applications run with the public names of `arrowmeta` only, as a program of a user does."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import arrowmeta
from tests.bundled import DATA

APPS = Path(arrowmeta.__file__).parent / "apps"

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


def test_applications_run_with_public_names_only(tmp_path):
    data = str(DATA / "iceberg_v2_position_deletes")
    program = [sys.executable, "-c", PROGRAM, data, str(tmp_path / "new")]
    found = subprocess.run(program, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def test_applications_name_nothing_inside_of_others():
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
