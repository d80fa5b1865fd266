"""Parse predicates given as `pyarrow.compute.Expression`.

Expressions have no public accessors, but can be pickled: as a record batch with their parts in the
schema's metadata, in order and with repeated keys, and values and options in its columns. pyarrow
returns that metadata as a dictionary, which loses repeated keys, so it is read through the C data
interface.

Comparisons with NaN differ between SQL (greater than every number) and Arrow (false); a row may
match if it does in either.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.conditions import MIRRORED, compared, compared_either_way, like, starting
from arrowmeta.predicate.scope import Scope
from arrowmeta.predicate.tree import (
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Operator,
    Tree,
    Unjudged,
    all_of,
    any_of,
    negate,
)
from arrowmeta.predicate.tuples import ToValues, among_as_arrow
from arrowmeta.records import dataclass

_OPERATORS: dict[str, Operator] = {
    "equal": "=",
    "not_equal": "<>",
    "less": "<",
    "less_equal": "<=",
    "greater": ">",
    "greater_equal": ">=",
}


#: Null handling of `is_in`: Arrow's `SetLookupOptions::NullMatchingBehavior`.
_NULLS_MATCH, _NULLS_ARE_SKIPPED = 0, 1


@dataclass(frozen=True)
class Call:
    """Function call.

    Options are Arrow values, since Python cannot represent some times.
    """

    name: str
    arguments: tuple[Part, ...]
    options: dict[str, pa.Scalar]

    def option(self, name: str) -> Any:
        """Return an option as a Python value; None if it is absent."""
        return self.options[name].as_py() if name in self.options else None


@dataclass(frozen=True)
class Reference:
    """Column, or path to a nested field."""

    names: tuple[str, ...]


Part: TypeAlias = "Call | Reference | pa.Scalar"


def read_expression(expression: pc.Expression, scope: Scope, to_values: ToValues) -> Tree:
    """Return the tree of an Arrow expression.

    Raises:
        PredicateError: it does not fit the columns.
    """
    try:
        return _Reader(scope, to_values, _shown(expression)).condition(parts_of(expression))
    except RecursionError as error:
        raise PredicateError("the expression is nested too deeply") from error


def _shown(expression: pc.Expression) -> str:
    """Return an expression as text; Arrow prints binary unescaped, which may be invalid text."""
    try:
        return str(expression)
    except UnicodeDecodeError as error:
        return error.object.decode(errors="backslashreplace")


def parts_of(expression: pc.Expression) -> Part:
    """Return the parts of an expression.

    Raises:
        PredicateError: pickling does not preserve a part, such as a column by position.
    """
    try:
        pickled = expression.__reduce__()[1][0]
    except pa.ArrowNotImplementedError as error:
        raise PredicateError(f"the Arrow expression cannot be read: {error}") from error
    batch = pa.ipc.open_file(pa.BufferReader(pickled)).get_batch(0)
    items = iter(_metadata(batch.schema))
    return _part(next(items), items, [column[0] for column in batch.columns])


def _part(item: tuple[str, str], items: Iterator[tuple[str, str]], values: list[Any]) -> Part:
    key, value = item
    if key == "literal":
        return values[int(value)]
    if key == "field_ref":
        return Reference((value,))
    if key == "nested_field_ref":
        return Reference(tuple(next(items)[1] for _ in range(int(value))))
    if key != "call":
        raise PredicateError(f"the Arrow expression has an unsupported part: {key}")
    arguments: list[Part] = []
    options: dict[str, pa.Scalar] = {}
    for inner in items:
        if inner[0] == "end":
            break
        if inner[0] == "options":
            options = dict(values[int(inner[1])].items())
        else:
            arguments.append(_part(inner, items, values))
    return Call(value, tuple(arguments), options)


class _ArrowSchema(ctypes.Structure):
    """`ArrowSchema` of the C data interface, up to the metadata."""

    _fields_ = (
        ("format", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("metadata", ctypes.c_void_p),
    )


def _metadata(schema: pa.Schema) -> list[tuple[str, str]]:
    """Return the metadata of a schema in order: a count, then length-prefixed keys and values."""
    capsule = schema.__arrow_c_schema__()
    get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
    get_pointer.restype = ctypes.c_void_p
    get_pointer.argtypes = (ctypes.py_object, ctypes.c_char_p)
    at = _ArrowSchema.from_address(get_pointer(capsule, b"arrow_schema")).metadata

    def integer() -> int:
        nonlocal at
        (value,) = struct.unpack("=i", ctypes.string_at(at, 4))
        at += 4
        return int(value)

    def text() -> str:
        nonlocal at
        length = integer()
        content = ctypes.string_at(at, length)
        at += length
        return content.decode()

    return [(text(), text()) for _ in range(integer())] if at else []


@dataclass(frozen=True)
class _Reader:
    scope: Scope
    to_values: ToValues
    text: str

    def condition(self, part: Part) -> Tree:
        """Return the tree of a boolean part."""
        tree: Tree | None = None
        match part:
            case Call(name, arguments):
                known = _CONDITIONS.get(name)
                tree = known(self, part) if known else None
                if name in _OPERATORS:
                    tree = self.comparison(_OPERATORS[name], arguments)
                self.check(part)
            case Reference(names):
                column = self.scope.column(names)
                tree = compared(column, "=", self.to_values(column, [True])[0], self.text)
            case pa.BooleanScalar():
                tree = Constant(part.as_py())
        return tree or Unjudged(self.text, "it is not a condition on a column that is known here")

    def check(self, part: Part) -> None:
        """Check that every name in a part is a column."""
        if isinstance(part, Reference):
            self.scope.column(part.names)
        for argument in part.arguments if isinstance(part, Call) else ():
            self.check(argument)

    def column(self, part: Part) -> Column | None:
        return self.scope.column(part.names) if isinstance(part, Reference) else None

    def comparison(self, operator: Operator, arguments: Sequence[Part]) -> Tree | None:
        left, right = arguments
        if isinstance(left, pa.Scalar):
            left, right, operator = right, left, MIRRORED[operator]
        column = self.column(left)
        if column is None or not isinstance(right, pa.Scalar):
            return None
        return compared_either_way(column, operator, self.to_values(column, [right])[0], self.text)

    def both(self, call: Call) -> Tree:
        return all_of([self.condition(argument) for argument in call.arguments])

    def either(self, call: Call) -> Tree:
        return any_of([self.condition(argument) for argument in call.arguments])

    def strict(self, call: Call) -> Tree:
        """Return an AND or OR that is NULL if any part is, whatever the others are."""
        parts = self.both(call) if call.name == "and" else self.either(call)
        return Implied(parts, self.text)

    def opposite(self, call: Call) -> Tree:
        return negate(self.condition(call.arguments[0]))

    def null_test(self, call: Call) -> Tree | None:
        column = self.column(call.arguments[0])
        if column is None:
            return None
        tree: Tree = IsNull(column)
        if call.option("nan_is_null") and column.may_be_nan:
            tree = any_of([tree, IsNan(column)])
        return negate(tree) if call.name == "is_valid" else tree

    def nan_test(self, call: Call) -> Tree | None:
        column = self.column(call.arguments[0])
        return IsNan(column) if column is not None and column.may_be_nan else None

    def membership(self, call: Call) -> Tree | None:
        column = self.column(call.arguments[0])
        behavior = call.option("null_matching_behavior")
        if column is None or behavior not in (_NULLS_MATCH, _NULLS_ARE_SKIPPED):
            return None
        given = call.options["value_set"].values
        wanted = given if behavior == _NULLS_MATCH else given.drop_null()
        return among_as_arrow(column, wanted, self.text, self.to_values)

    def text_test(self, call: Call) -> Tree | None:
        column = self.column(call.arguments[0])
        if column is None or call.option("ignore_case") or not pa.types.is_string(column.type):
            return None
        pattern = _as_text(call.options["pattern"])
        if pattern is None:
            return None
        if call.name == "starts_with":
            return starting(column, pattern)
        before, backslash, _ = pattern.partition("\\")
        if backslash and pattern.endswith("%"):
            # A backslash escapes the next character, except where Arrow only compares the prefix.
            return Implied(like(column, f"{before}%", None, self.text), self.text)
        return like(column, pattern, "\\", self.text)


def _as_text(pattern: pa.Scalar) -> str | None:
    """Return a pattern; None if it is binary and not valid text."""
    try:
        return str(pattern.as_buffer().to_pybytes().decode())
    except UnicodeDecodeError:
        return None


_CONDITIONS: dict[str, Callable[[_Reader, Call], Tree | None]] = {
    "and_kleene": _Reader.both,
    "and": _Reader.strict,
    "or_kleene": _Reader.either,
    "or": _Reader.strict,
    "invert": _Reader.opposite,
    "is_null": _Reader.null_test,
    "is_valid": _Reader.null_test,
    "is_nan": _Reader.nan_test,
    "is_in": _Reader.membership,
    "starts_with": _Reader.text_test,
    "match_like": _Reader.text_test,
}
