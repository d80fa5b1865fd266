"""Print how large the project is, by folder and as the meters that may only fall.

    python -m bench.size [--check]

Lines of code are those without imports, comments, docstrings and blank lines. With `--check`, exits
with 1 if a meter is above its limit in `bench/limits.toml`. Meters of tests are their lines, with
those of cases in text; the files that import inner modules, which a test that asks through the
package, its applications, Spark or the command line does not need; and the attributes that tests
replace.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from pathlib import Path

from bench.limits import report

ROOT = Path(__file__).parent.parent
#: What is counted, and how its files end.
COUNTED = {"arrowmeta": ".py", "tests": ".py", "bench": ".py", "sql": ".sql", "docs": ".md"}
#: Files of the package that declare what code reads: columns, commands, rules.
DECLARED = (".txt", ".csv", ".json", ".toml", ".conf", ".bash", ".sh")
#: Lines of code above which a function is long.
LONG = 50


def lines_by_folder(top: str, suffix: str) -> dict[str, tuple[int, int]]:
    """Return files and lines of each folder below `top`; files at the top come as `.`."""
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for path in (ROOT / top).rglob(f"*{suffix}"):
        below = path.relative_to(ROOT / top)
        folder = below.parts[0] if len(below.parts) > 1 else "."
        files[folder] += 1
        lines[folder] += path.read_bytes().count(b"\n")
    return {folder: (files[folder], lines[folder]) for folder in sorted(files)}


def code_lines(text: str, tree: ast.AST) -> set[int]:
    """Return the numbers of lines without imports, comments, docstrings and blank lines."""
    left_out: set[int] = set()
    for node in ast.walk(tree):
        is_documented = isinstance(
            node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        ) and ast.get_docstring(node, clean=False)
        if is_documented:
            node = node.body[0]  # type: ignore[attr-defined]
        if is_documented or isinstance(node, ast.Import | ast.ImportFrom):
            left_out |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return {
        number
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.strip().startswith("#") and number not in left_out
    }


def meters() -> dict[str, int]:
    """Return the meters of the package by name."""
    texts = [path.read_text() for path in sorted((ROOT / "arrowmeta").rglob("*.py"))]
    trees = [ast.parse(text) for text in texts]
    code = list(map(code_lines, texts, trees))
    of_functions = (
        lines.intersection(range(node.lineno, (node.end_lineno or 0) + 1))
        for lines, tree in zip(code, trees, strict=True)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    sql = [path.read_text() for path in (ROOT / "sql").rglob("*.sql")]
    declared = [
        path.read_text()
        for path in (ROOT / "arrowmeta").rglob("*")
        if path.suffix in DECLARED
        and "demo/tables" not in path.as_posix()
        and path.parent.name != "ir"
    ]
    return {
        "modules": len(texts),
        "code_lines": sum(map(len, code)),
        "declared_lines": sum(text.count("\n") for text in declared),
        "largest_module": max(text.count("\n") for text in texts),
        "long_functions": sum(len(lines) > LONG for lines in of_functions),
        "sql_files": len(sql),
        "sql_lines": sum(text.count("\n") for text in sql),
    }


#: What tests may import: the public names, the command line, and loops that have no other face.
FACES = ("errors", "spark", "apps", "cli", "command_line", "kernels")


def imports_inner_modules(tree: ast.AST) -> bool:
    """Return whether a test imports a module of the package that is none of `FACES`."""
    names = (
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else _modules(node))
    )
    return any(n.startswith("arrowmeta.") and n.split(".")[1] not in FACES for n in names)


def _modules(node: ast.Import) -> list[str]:
    return [alias.name for alias in node.names]


def meters_of_tests() -> dict[str, int]:
    """Return the meters of the tests by name."""
    texts = [path.read_text() for path in (ROOT / "tests").rglob("*.py")]
    cases = [path.read_text() for path in (ROOT / "tests" / "cases").rglob("*.txt")]
    return {
        "lines": sum(text.count("\n") for text in (*texts, *cases)),
        "inner_imports": sum(imports_inner_modules(ast.parse(text)) for text in texts),
        "replaced_attributes": sum(text.count("monkeypatch.setattr(") for text in texts),
    }


def main() -> int:
    """Print a line for each folder and each sum, and the meters."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail for a meter above its limit")
    is_checked = parser.parse_args().check
    for top, suffix in {} if is_checked else COUNTED.items():
        by_folder = lines_by_folder(top, suffix)
        for folder, (n_files, n_lines) in by_folder.items():
            print(f"  {f'{top}/{folder}':<34}{n_files:>6}{n_lines:>9,}")
        n_files, n_lines = map(sum, zip(*by_folder.values(), strict=True))
        print(f"{top:<36}{n_files:>6}{n_lines:>9,}")
    of_tests = report("tests", meters_of_tests(), is_checked=is_checked)
    return max(of_tests, report("size", meters(), is_checked=is_checked))


if __name__ == "__main__":
    raise SystemExit(main())
