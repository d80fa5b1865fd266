"""Print what lines of package and tests are, and how many could go without a capability.

Counts code, docstrings, comments, imports and blank lines, names that nothing uses, private
functions of up to three lines with one use, and runs of six lines that are in two places; of tests,
how long they are.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
_RUN = 6
_SHORT = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef


def _documented(tree: ast.AST) -> Iterator[ast.Expr]:
    for node in ast.walk(tree):
        if isinstance(node, Function | ast.ClassDef | ast.Module) and ast.get_docstring(node):
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            yield first


def _numbers(nodes: Iterator[ast.stmt]) -> set[int]:
    return {n for node in nodes for n in range(node.lineno, (node.end_lineno or 0) + 1)}


def _kinds(text: str, tree: ast.AST) -> list[str]:
    """Return the kind of each line."""
    docstrings = _numbers(_documented(tree))
    imports = _numbers(n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom))
    kinds = []
    for number, line in enumerate(text.splitlines(), 1):
        if number in docstrings:
            kinds.append("docstrings")
        elif number in imports:
            kinds.append("imports")
        elif not line.strip():
            kinds.append("blank")
        else:
            kinds.append("comments" if line.lstrip().startswith("#") else "code")
    return kinds


def _one_use(texts: dict[Path, str], trees: dict[Path, ast.Module]) -> list[int]:
    """Return the lines of each short private function with one use, with its blank lines."""
    words = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    found = []
    for tree in trees.values():
        for node in ast.walk(tree):
            if not isinstance(node, Function) or not node.name.startswith("_"):
                continue
            start = node.body[1:] if ast.get_docstring(node) else node.body
            if start and words[node.name] == 2 and not node.decorator_list:
                length = (start[-1].end_lineno or 0) - start[0].lineno + 1
                if length <= _SHORT:
                    found.append((node.end_lineno or 0) - node.lineno + 3)
    return found


def _unused(texts: dict[Path, str], trees: dict[Path, ast.Module]) -> list[str]:
    """Return functions and classes whose names are nowhere else, but for methods of interfaces."""
    words = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    words.update(re.findall(r"\w+", (ROOT / "tests/interface.txt").read_text()))
    return [
        node.name
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, Function | ast.ClassDef)
        and words[node.name] == 1
        and not node.name.startswith("__")
    ]


def _repeated(texts: dict[Path, str], kinds: dict[Path, list[str]]) -> int:
    """Return the lines of code that are in runs of six which stand in another place, too."""
    places: dict[tuple[str, ...], list[tuple[Path, int]]] = defaultdict(list)
    code = {
        path: [
            line.strip()
            for line, kind in zip(text.splitlines(), kinds[path], strict=True)
            if kind == "code"
        ]
        for path, text in texts.items()
    }
    for path, lines in code.items():
        for at in range(len(lines) - _RUN + 1):
            places[tuple(lines[at : at + _RUN])].append((path, at))
    repeated = set()
    for found in places.values():
        for path, at in found[1:]:
            repeated |= {(path, at + n) for n in range(_RUN)}
    return len(repeated)


def _of(folder: str) -> list[str]:
    paths = sorted((ROOT / folder).rglob("*.py"))
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    trees = {path: ast.parse(text) for path, text in texts.items()}
    kinds = {path: _kinds(texts[path], trees[path]) for path in paths}
    by_kind = Counter(kind for some in kinds.values() for kind in some)
    out = [f"{folder}: {len(paths)} modules, {by_kind.total():,} lines"]
    out += [f"  {kind:<12}{count:>8,}" for kind, count in by_kind.most_common()]
    if folder == "arrowmeta":
        unused = _unused(texts, trees)
        out.append(f"names without a use: {', '.join(sorted(unused)) or 'none'}")
        short = _one_use(texts, trees)
        out.append(
            f"private functions of up to {_SHORT} lines with one use:"
            f" {len(short)}, {sum(short)} lines"
        )
    else:
        lengths = sorted(
            (node.end_lineno or 0) - node.lineno + 1
            for tree in trees.values()
            for node in ast.walk(tree)
            if isinstance(node, Function) and node.name.startswith("test_")
        )
        median = lengths[len(lengths) // 2]
        out.append(f"test functions: {len(lengths):,} of {median} lines (median)")
    out.append(f"lines of code repeated in runs of {_RUN}: {_repeated(texts, kinds)}")
    return out


def main() -> None:
    """Print the counts of the package and of its tests."""
    sys.stdout.write("\n".join(_of("arrowmeta") + _of("tests")) + "\n")


if __name__ == "__main__":
    main()
