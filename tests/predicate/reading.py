"""What tests ask of a condition: what is not judged, its literals, and which rows may match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import Facts, constant, if_true, is_null, may_match
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import (
    And,
    Column,
    Comparison,
    Implied,
    Literal,
    Membership,
    Or,
    Tree,
    Unjudged,
    leaves,
    map_leaves,
    negate,
    not_true,
)
from arrowmeta.predicate.tree import points as points
from arrowmeta.predicate.values import checked_time_zone as checked_time_zone
from arrowmeta.pruning.evaluator import Evaluator

ZERO, ONE = constant(0), constant(1)


def reader_of(*columns: tuple[str, pa.DataType], **more: pa.DataType) -> PredicateReader:
    return PredicateReader(pa.schema([*columns, *more.items()]))


def kind(tree: Tree) -> str:
    """Return the name of a tree's class: `Unjudged`, `Implied`, `Comparison` and others."""
    return type(tree).__name__


def texts(tree: Tree) -> list[str]:
    return [str(leaf) for leaf in leaves(tree)]


def unjudged(tree: Tree) -> list[Unjudged]:
    return [leaf for leaf in leaves(tree) if isinstance(leaf, Unjudged)]


def literals(tree: Tree) -> list[Literal]:
    """Return the literals of comparisons and lists, in their order."""
    found: list[Literal] = []
    for leaf in leaves(tree):
        found += [leaf.literal] if isinstance(leaf, Comparison) else ()
        found += leaf.literals if isinstance(leaf, Membership) else ()
    return found


def forms(tree: Tree) -> dict[str, tuple[Tree, tuple[bool | None, ...]]]:
    """Return a tree and its opposites, with the answers to the condition that each stands for."""
    return {
        "itself": (tree, (True,)),
        "opposite": (negate(tree), (False,)),
        "rest": (not_true(tree), (False, None)),
    }


def is_judged(tree: Tree) -> bool:
    """Tell whether statistics of one row decide all of a tree."""
    match tree:
        case And(parts) | Or(parts):
            return all(map(is_judged, parts))
        case Implied() | Unjudged():
            return False
    return True


def copied(tree: Tree) -> Tree:
    return map_leaves(tree, lambda leaf: leaf)


def facts_of(column: Column) -> Facts:
    """Return the facts of a file whose only row has a value of the column."""
    value = formula.column(column.name)
    nans = if_true(formula.is_nan(value), ONE, ZERO) if column.may_be_nan else ZERO
    return Facts(value, value, if_true(is_null(value), ONE, ZERO), nans, ONE)


def facts_of_nan(column: Column) -> Facts:
    """Return the facts of a file with a NaN bound, of which no count of NaN is known."""
    value = formula.column(column.name)
    return Facts(value, value, *map(constant, (0, None, 2)))


def kept(trees: Sequence[Tree], rows: pa.Table, facts: Any = facts_of) -> list[list[bool]]:
    """Return for each tree which rows, each of them a file, may match; Arrow agrees with DuckDB."""
    conditions = [may_match(tree, facts) for tree in trees]
    asked = {condition.sql: condition for condition in conditions}
    listed = ", ".join(f"({sql}) AS c{at}" for at, sql in enumerate(asked))
    found = Evaluator().flags(f"SELECT place, {listed} FROM files", files=rows)
    answers = dict(zip(asked, (flags.tolist() for flags in found.values()), strict=True))
    for sql, condition in asked.items():
        assert condition.function is None or condition.mask(rows).tolist() == answers[sql], sql
    return [answers[condition.sql] for condition in conditions]
