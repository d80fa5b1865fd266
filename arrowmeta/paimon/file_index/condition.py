"""Predicates asked of the indexes of whole files: conditions joined by AND and OR.

Knows which question each leaf of a predicate is. What is no question for an index may match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import pyarrow as pa

from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.file_index.container import Container
from arrowmeta.paimon.file_index.question import Answer, Question
from arrowmeta.predicate.tree import (
    And,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Or,
    StartsWith,
    Tree,
    Unjudged,
)

#: Tells of one file whether it may have a row that a predicate is true for.
Ask: TypeAlias = Callable[[Container], Answer]


def compile_condition(tree: Tree, columns: Mapping[str, pa.Field]) -> Ask:
    """Return a predicate as a function of the containers of files that have one schema.

    Args:
        tree: over the columns of the current schema.
        columns: under the current name of a column, the field that it is in the schema of the
            files. A column that these do not have is left out, and one whose values are changed
            when they are cast to the current type.
    """
    match tree:
        case And(parts):
            return _decided([compile_condition(part, columns) for part in parts], False)
        case Or(parts):
            return _decided([compile_condition(part, columns) for part in parts], True)
        case Implied(condition, _):
            return compile_condition(condition, columns)
        case Constant(value):
            return _always(Answer(value is True, f"{tree} for every row"))
        case Unjudged(_, reason):
            return _always(Answer(True, reason))
        case _:
            return _compile_leaf(tree, columns)


def _compile_leaf(leaf: Leaf, columns: Mapping[str, pa.Field]) -> Ask:
    field = columns.get(leaf.column.name) if leaf.column.is_plain else None
    if field is None:
        return _always(Answer(True, f"no file index is over {leaf.column}"))
    try:
        question = to_question(leaf, field.type)
    except UnsupportedError as error:
        return _always(Answer(True, str(error)))
    return lambda container: question.ask(container, field.name)


def to_question(leaf: Leaf, column_type: pa.DataType) -> Question:
    """Return the question that a condition on one column is.

    NaN is the greatest number, so what is not NaN is less.

    Args:
        leaf: the condition.
        column_type: of the column, in the schema of the files.

    Raises:
        UnsupportedError: indexes do not answer this.
    """
    match leaf:
        case Comparison(column, operator, literal):
            return Question.of(operator, _array([literal], column.type), column_type)
        case Membership(column, literals, negated):
            op = "NOT IN" if negated else "IN"
            return Question.of(op, _array(literals, column.type), column_type)
        case IsNull(column, negated):
            op = "IS NOT NULL" if negated else "IS NULL"
            return Question.of(op, pa.nulls(0, column.type), column_type)
        case IsNan(column, negated):
            nan = pa.array([float("nan")], column.type)
            return Question.of("<" if negated else "=", nan, column_type)
        case StartsWith(column, prefix, False):
            return Question.of("STARTS WITH", pa.array([prefix], column.type), column_type)
    raise UnsupportedError(f"file indexes do not answer {leaf}")


def _array(literals: Sequence[Literal], column_type: pa.DataType) -> pa.Array:
    if any(literal.exact is None for literal in literals):
        raise UnsupportedError("a literal that has no exact value in the type of the column")
    return pa.array([literal.exact for literal in literals], column_type)


def _always(answer: Answer) -> Ask:
    return lambda _: answer


def _decided(parts: Sequence[Ask], deciding: bool) -> Ask:
    """Ask parts until one gives the answer that decides for all; else the last one's counts."""

    def ask(container: Container) -> Answer:
        answer = Answer(not deciding, "nothing is asked")
        for part in parts:
            answer = part(container)
            if answer.may_match is deciding:
                break
        return answer

    return ask
