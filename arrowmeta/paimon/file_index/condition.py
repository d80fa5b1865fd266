"""Predicates asked of the indexes of whole files: conditions joined by AND and OR.

Knows which question each leaf of a predicate is. What is no question for an index may match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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
    Tree,
    Unjudged,
)


@dataclass(frozen=True)
class Condition:
    """A predicate, ready to be asked of many files of one schema.

    Attributes:
        tree: the predicate.
        columns: the fields of the files' schema, under the names that the predicate has for them.
        questions: of each leaf: the question, or why it is none.
    """

    tree: Tree
    columns: Mapping[str, pa.Field]
    questions: Mapping[Leaf, Question | str]

    @classmethod
    def of(cls, tree: Tree, columns: Mapping[str, pa.Field]) -> Condition:
        """Prepare a predicate.

        Args:
            tree: over the columns of the current schema.
            columns: the field that each of them is in the schema of the files, by the current
                name; a column that the files do not have is left out.
        """
        questions: dict[Leaf, Question | str] = {}
        for leaf in _leaves(tree):
            try:
                questions[leaf] = to_question(leaf, columns)
            except UnsupportedError as error:
                questions[leaf] = str(error)
        return cls(tree, columns, questions)

    def ask(self, container: Container) -> Answer:
        """Return whether a file may have a row that the predicate is true for."""
        return self._ask(self.tree, container)

    def _ask(self, tree: Tree, container: Container) -> Answer:
        match tree:
            case And(parts):
                return _first(parts, lambda part: self._ask(part, container), may_match=False)
            case Or(parts):
                return _first(parts, lambda part: self._ask(part, container), may_match=True)
            case Implied(condition, _):
                return self._ask(condition, container)
            case Constant(value):
                return Answer(value is True, "it is the same for every row")
            case Unjudged(_, reason):
                return Answer(True, reason)
        question = self.questions[tree]
        if isinstance(question, str):
            return Answer(True, question)
        return question.ask(container, self.columns[tree.column.name].name)
