"""Relations that answer a question: table macros whose arguments reach Python.

A macro filters such a relation by its arguments: `WHERE asked = predicate`. DuckDB hands the
filter to the relation when it scans it, with the columns it wants, and what the filter says of the
argument columns is the question. So nothing is computed before a query needs it, and no more
columns than it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds

from arrowmeta.catalog.relation import LazyRelation, Scan
from arrowmeta.errors import UsageError
from arrowmeta.predicate.expression import Call, Part, Reference, parts_of

#: Answers a question: the columns wanted and the values of the arguments by name.
Answer = Callable[[Sequence[str], Mapping[str, Any]], Iterator[pa.RecordBatch]]


class AskedRelation(LazyRelation):
    """A relation over a function of arguments.

    Args:
        schema: the columns of the answer.
        arguments: columns that a query must fix by `=`.
        answer: called with columns and arguments at every scan.
        macro: the table macro that asks, for messages.
    """

    def __init__(
        self, schema: pa.Schema, arguments: Sequence[pa.Field], answer: Answer, macro: str
    ) -> None:
        super().__init__(pa.schema([*arguments, *schema]), lambda _: iter(()))
        self._arguments = list(arguments)
        self._answered = list(schema.names)
        self._answer = answer
        self._macro = macro

    def _scanner(
        self,
        columns: Sequence[str] | None,
        filter: ds.Expression | None,
        options: Mapping[str, Any],
    ) -> Scan:
        """Return a scanner over the answer to what `filter` asks."""
        fixed = {} if filter is None else _fixed(parts_of(filter))
        asked = {field.name: fixed[field.name] for field in self._arguments if field.name in fixed}
        missing = [field for field in self._arguments if field.name not in asked]
        if missing:
            needed = " and ".join(f"{field.name} ({field.type})" for field in missing)
            raise UsageError(
                f"{self._macro} needs a constant of its type for {needed}: a literal, a parameter "
                "or getvariable('name'), not a column, a subquery or a value of another type"
            )
        names = list(self.schema.names if columns is None else columns)
        schema = self._needed(names, filter)
        # Rows are counted by a column, even if none is wanted.
        wanted = [name for name in schema.names if name not in asked] or self._answered[:1]
        answer = self._answer(wanted, asked)
        batches = (_with_arguments(batch, schema, asked) for batch in answer)
        return Scan(schema, batches, names, filter)


def _with_arguments(
    batch: pa.RecordBatch, schema: pa.Schema, asked: Mapping[str, Any]
) -> pa.RecordBatch:
    """Add what was asked to an answer, since the filter is applied to it too."""
    arrays = [
        pa.repeat(pa.scalar(asked[field.name], field.type), batch.num_rows)
        if field.name in asked
        else batch.column(field.name)
        for field in schema
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _fixed(part: Part) -> dict[str, Any]:
    """Return the values that a filter fixes columns to."""
    match part:
        case Call("and_kleene" | "and", arguments):
            return {name: value for one in arguments for name, value in _fixed(one).items()}
        case Call("equal", (Reference((name,)), pa.Scalar() as value)):
            return {name: value.as_py()}
        case Call("equal", (pa.Scalar() as value, Reference((name,)))):
            return {name: value.as_py()}
    return {}
