"""Every small change of a rule that a mutation makes: one operator, constant or condition each.

`mutations(path)` takes a file of SQL or Python and gives each mutation: its place, the old text and
the new one. Comments, docstrings, annotations and texts stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple


class Mutation(NamedTuple):
    """`text[start:end]`, which is `old`, becomes `new`."""

    start: int
    end: int
    old: str
    new: str


def mutations(path: Path) -> list[Mutation]:
    """Return the mutations of a file, in the order of its text."""
    text = path.read_text(encoding="utf-8")
    found = _of_sql(text) if path.suffix == ".sql" else _of_python(text)
    return sorted(found)


_SQL_SWAPS = (
    (r" = ", " <> "),
    (r" <> ", " = "),
    (r" < ", " <= "),
    (r" <= ", " < "),
    (r" > ", " >= "),
    (r" >= ", " > "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r"(?<!CREATE) OR\b", " AND"),
    (r"\n *AND [^\n;]*", ""),
    (r"IS NOT NULL", "IS NULL"),
    (r"IS NULL", "IS NOT NULL"),
    (r"IS NOT DISTINCT FROM", "IS DISTINCT FROM"),
    (r"IS DISTINCT FROM", "IS NOT DISTINCT FROM"),
    (r"ANTI JOIN", "SEMI JOIN"),
    (r"SEMI JOIN", "ANTI JOIN"),
    (r"LEFT JOIN", "INNER JOIN"),
    (r"NOT EXISTS", "EXISTS"),
    (r"(?<!NOT )EXISTS", "NOT EXISTS"),
    (r"NOT IN\b", "IN"),
    (r"(?<!NOT )\bIN \(", "NOT IN ("),
    (r"\bNOT (?!NULL|DISTINCT|EXISTS|IN\b)", ""),
    (r"(?<!IS )(?<!NOT )DISTINCT ", ""),
    (r"UNION ALL", "EXCEPT ALL"),
    (r"\bmin\(", "max("),
    (r"\bmax\(", "min("),
    (r"\bsum\(", "max("),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r" DESC\b", ""),
)


def _of_sql(text: str) -> Iterator[Mutation]:
    """Change operators, joins, aggregates and constants; drop conditions of an AND."""
    code = re.sub(r"--[^\n]*|'(?:[^']|'')*'", lambda match: "'" * len(match[0]), text)
    code = code.partition("COMMENT ON")[0]
    for pattern, new in _SQL_SWAPS:
        for match in re.finditer(pattern, code):
            yield Mutation(*match.span(), text[slice(*match.span())], new)
    for match in re.finditer(r"(?<![\w.'])\d+(?![\w.'])", code):
        yield Mutation(*match.span(), match[0], str(int(match[0]) + 1))


_COMPARISONS = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}


def _of_python(text: str) -> Iterator[Mutation]:
    """Change comparisons, conditions, arithmetic and constants of a module."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            starts[node.lineno - 1] + node.col_offset,
            starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def between(left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutation]:
        start, end = span(left)[1], span(right)[0]
        match = re.search(old, text[start:end])
        if match:
            yield Mutation(start + match.start(), start + match.end(), match[0], new)

    for node in _code(ast.parse(text)):
        match node:
            case ast.Compare(left, [operator], [right]):
                yield from between(
                    left, right, r"[=!<>]+|[a-z][a-z ]*[a-z]", _COMPARISONS[type(operator)]
                )
            case ast.BoolOp(ast.And(), values):
                for left, right in pairwise(values):
                    yield from between(left, right, r"\band\b", "or")
            case ast.BoolOp(ast.Or(), values):
                for left, right in pairwise(values):
                    yield from between(left, right, r"\bor\b", "and")
            case ast.BinOp(left, ast.Add(), right):
                yield from between(left, right, r"\+", "-")
            case ast.BinOp(left, ast.Sub(), right):
                yield from between(left, right, r"-", "+")
            case ast.UnaryOp(ast.Not(), operand):
                yield Mutation(span(node)[0], span(operand)[0], "not ", "")
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                start, end = span(test)
                yield Mutation(start, end, text[start:end], f"not ({text[start:end]})")
            case ast.comprehension(ifs=[condition]):
                start, end = span(condition)
                yield Mutation(start, end, text[start:end], "True")
            case ast.Constant(value=bool() as value):
                yield Mutation(*span(node), str(value), str(not value))
            case ast.Constant(value=int() as value):
                yield Mutation(*span(node), text[slice(*span(node))], str(value + 1))
            case _:
                pass


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """Return the nodes below, without annotations and what only types are checked for."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.Assert) or not isinstance(node, ast.AST):
                continue
            yield node
            yield from _code(node)
