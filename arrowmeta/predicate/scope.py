"""Resolve column names in predicates, and suggest similar names in errors.

A path of names goes down one struct per name. As in SQL, case is ignored, unless fields differ in
nothing else: then the one with the same case is meant. Main name: `Scope`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches

import pyarrow as pa

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.tree import Column


class Scope:
    """Columns of a table.

    Args:
        read_differently: columns whose values differ between readers, as with padding of CHAR.
    """

    def __init__(self, schema: pa.Schema, read_differently: Collection[str] = ()) -> None:
        self.schema = schema
        self._read_differently = frozenset(read_differently)

    def is_read_differently(self, column: Column) -> bool:
        """Return whether the values of a column differ between readers."""
        return column.path[0] in self._read_differently

    def knows(self, name: str) -> bool:
        """Return whether a column exists."""
        return _named(list(self.schema), name) is not None

    def column(self, names: Sequence[str], where: str = "") -> Column:
        """Return a column by name, or the nested field at a path of names.

        Args:
            names: the path; case matters only between columns that differ in nothing else.
            where: position in the predicate, for the error message.

        Raises:
            PredicateError: there is no such column.
        """
        path: list[str] = []
        fields = list(self.schema)
        arrow_type: pa.DataType = pa.null()
        for name in names:
            field = _named(fields, name)
            if field is None:
                hint = _hint(path, fields, name)
                if len(names) == 1:
                    hint += f"{'' if hint.endswith('?') else '.'} Text needs quotes: '{name}'."
                raise PredicateError(f"no column {'.'.join(names)}{where}; {hint}")
            path.append(field.name)
            arrow_type = field.type
            fields = list(arrow_type.fields) if pa.types.is_struct(arrow_type) else []
        return Column(".".join(path), arrow_type, tuple(path))


def _named(fields: list[pa.Field], name: str) -> pa.Field | None:
    alike = [field for field in fields if field.name.lower() == name.lower()]
    return next((field for field in alike if field.name == name), alike[0] if alike else None)


def _hint(path: list[str], fields: list[pa.Field], name: str) -> str:
    known = {field.name.lower(): field.name for field in fields}
    close = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    if close:
        return f"did you mean {'.'.join([*path, known[close[0]]])}?"
    if not known:
        return f"{'.'.join(path)} has no fields" if path else "the table has no columns"
    return f"there are {', '.join(known.values())}"
