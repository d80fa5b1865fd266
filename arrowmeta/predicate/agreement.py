"""What engines agree on, and conditions that DuckDB evaluates over known values of columns.

An expression gets DuckDB's form of what another engine means, and conditions on column values under
which that holds: each function, operator and cast needs a row of `functions.csv` for the types of
its arguments, else `DisagreementError` is raised. A row condition is a template with a field for
each column, unless the result may depend on more: on the session, the current time, or the reader.

DuckDB limits neither memory nor time of a single value: binding `repeat('x', 3000000000)` takes 3
GB. So the size of an expression is estimated before DuckDB binds it. Main names: `Agreement`,
`row_condition`, `check_constants`, `respelled`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import lru_cache

import numpy as np
import pyarrow as pa

from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import PredicateError
from arrowmeta.predicate.dialect import (
    EXACT_DIGITS,
    SAME,
    Dialect,
    Meaning,
    Prepared,
    growths,
    kind_of,
    meanings_of,
    spelling_of,
    type_of,
)
from arrowmeta.predicate.engine import LIKES, Engine, Node, known_functions, position
from arrowmeta.predicate.may_match import LONGEST_VALUE
from arrowmeta.predicate.tree import Column, RowCondition, Scope
from arrowmeta.predicate.values import MOMENTS, is_moment, is_rounded, is_zoned
from arrowmeta.records import dataclass

# -- names ---------------------------------------------------------------------------------------

#: Nodes that are neither evaluated for rows nor constants. The collation of a constant also applies
#: to the column that it is compared with.
NOT_EVALUATED = frozenset(
    ("COLLATE", "DEFAULT", "LAMBDA", "LAMBDA_REF", "PARAMETER", "STAR", "SUBQUERY", "WINDOW")
)
_FIELDS = ("STRUCT_EXTRACT", "ARRAY_EXTRACT")


@dataclass(frozen=True)
class Names:
    """What the names in a predicate stand for.

    Attributes:
        scope: columns of the table.
        prepared: the statement that was parsed, for positions in the user's text.
    """

    scope: Scope
    prepared: Prepared

    def column(self, node: Node) -> Column | None:
        """Return the column or field of an expression; None for other expressions.

        Raises:
            PredicateError: there is no such column.
        """
        names: list[str] = []
        base = node
        while base.type in _FIELDS:
            name = base.parts[1].text
            if name is None:
                return None
            names.insert(0, name)
            base = base.parts[0]
        if base.kind != "COLUMN_REF" or self._is_value(base.names):
            return None
        path, where = base.names, self.where(base)
        for at in range(len(names)):
            if not pa.types.is_struct(self.scope.column([*path, *names[:at]], where).type):
                return None  # a map key has the same syntax
        return self.scope.column([*path, *names], where)

    def is_constant(self, node: Node) -> bool:
        """Return whether an expression has one value for all rows."""
        for part in node.within():
            kind = part.kind
            if kind in NOT_EVALUATED:
                return False
            if kind == "COLUMN_REF" and not self._is_value(part.names):
                return False
            if kind == "FUNCTION" and part.call not in known_functions().steady:
                return False
        return True

    def _is_value(self, names: Sequence[str]) -> bool:
        """Return whether a name, such as `current_date`, is a value and not a column."""
        is_one = len(names) == 1 and names[0].lower() in MOMENTS
        return is_one and not self.scope.knows(names[0])

    def where(self, node: Node) -> str:
        """Return the position of an expression in the predicate as text.

        Empty for the parser's own nodes.
        """
        return "" if node.at < 0 else position(self.prepared.position_of(node.at))


# -- agreement -----------------------------------------------------------------------------------

#: Value that fails as a truth value.
_FAILS = "CAST('engines differ' AS BOOLEAN)"
_TITLES = {"spark": "Spark", "trino": "Trino"}
#: Operators whose result is as wide as their arguments.
_ARITHMETIC = ("+", "-", "*", "abs", "%", "mod")
_OPERATORS = {
    "OPERATOR_NOT": "not",
    "OPERATOR_IS_NULL": "is null",
    "OPERATOR_IS_NOT_NULL": "is null",
    "OPERATOR_COALESCE": "coalesce",
    "COMPARE_IN": "in",
    "COMPARE_NOT_IN": "in",
    "CONJUNCTION_AND": "and",
    "CONJUNCTION_OR": "or",
    "ARRAY_EXTRACT": "[]",
}
#: Nodes that are known here; others are not evaluated.
_KNOWN = ("FUNCTION", "CAST", "COMPARISON", "OPERATOR", "CONJUNCTION", "BETWEEN", "CASE")
#: Width of the integers that functions return, in the engine with the narrowest ones.
_NARROWEST = 32


class DisagreementError(Exception):
    """Engines do not agree on a part of a condition, or are not known to."""


@dataclass(frozen=True)
class Agreed:
    """Expression on which engines agree.

    Attributes:
        node: DuckDB's expression of it.
        kind: kind of its type, see `dialect.KINDS`.
        bits: width of an integer in the engine with the narrowest result.
        only_if: conditions on column values under which engines agree on a whole expression.
    """

    node: Node
    sql_type: str
    kind: str
    bits: int = _NARROWEST
    only_if: tuple[Node, ...] = ()


@dataclass
class Agreement:
    """Judge of expressions for a dialect; in `duckdb` they mean what they say."""

    engine: Engine
    dialect: Dialect
    names: Names
    _types: dict[Node, str] = field(default_factory=dict)
    _only_if: list[Node] = field(default_factory=list)
    _known: dict[Node, Agreed] = field(default_factory=dict)

    def of(self, node: Node) -> Agreed:
        """Return what an expression means.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        if node not in self._known:
            self._only_if = []
            self._types = {part: _literal_type(part) for part in self._typed(node)}
            asked = [part for part, kind in self._types.items() if not kind]
            try:
                answers = self.engine.types_of(asked) if asked else []
            except PredicateError as error:
                said = str(error).partition("\n")[0]
                raise DisagreementError(f"DuckDB cannot evaluate it: {said}") from error
            self._types |= zip(asked, answers, strict=True)
            part = self._part(node)
            self._known[node] = replace(part, only_if=tuple(self._only_if))
        return self._known[node]

    def condition(self, node: Node) -> tuple[Node, bool]:
        """Return a condition to evaluate for values, and whether it fails for some of them.

        It does where engines may differ.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        if self.dialect == "duckdb":
            return node, False
        agreed = self.of(node)
        if agreed.kind not in ("bool", "null"):
            raise DisagreementError("it is not a truth value")
        if not agreed.only_if:
            return agreed.node, False
        tests = " AND ".join(f"({{{at}}}) IS NOT FALSE" for at in range(1, len(agreed.only_if) + 1))
        template = f"CASE WHEN {tests} THEN {{0}} ELSE {_FAILS} END"
        return filled(template, [agreed.node, *agreed.only_if], node), True

    def constant(self, node: Node) -> Node:
        """Return the expression of a constant.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        if node.kind == "CONSTANT":
            self.check_literals(node)
        if self.dialect == "duckdb" or node.kind == "CONSTANT" or is_plain_literal(node):
            return node
        agreed = self.of(node)
        if agreed.only_if:  # on the current time
            raise self.differs("the value")
        return agreed.node

    def check_literals(self, node: Node) -> None:
        """Raise if engines read a literal in an expression differently.

        Spec: Spark `ParserUtils.unescapeSQLString`; in DuckDB and Trino a backslash is plain.
        """
        if self.dialect == "any" and any("\\" in (part.text or "") for part in node.within()):
            raise self.differs("a backslash in text")

    def differs(self, what: str, why: str = "") -> DisagreementError:
        """Return the error that engines disagree about something."""
        about = f" ({why})" if why else ""
        if self.dialect in _TITLES:
            title = _TITLES[self.dialect]
            return DisagreementError(f"{title} and DuckDB understand {what} differently{about}")
        return DisagreementError(f"engines understand {what} differently: name a dialect{about}")

    def _typed(self, node: Node) -> Iterator[Node]:
        """Yield the parts of an expression whose types matter."""
        yield node
        if self.names.column(node) is None:
            for part in node.parts:
                yield from self._typed(part)

    def _part(self, node: Node) -> Agreed:
        sql_type = self._types.get(node, "")
        whole = Agreed(node, sql_type, kind_of(sql_type), type_of(sql_type).bits or _NARROWEST)
        if node.kind == "CONSTANT":
            self.check_literals(node)
            return whole
        if node.kind == "COLUMN_REF" or self.names.column(node) is not None:
            return whole
        if node.kind not in _KNOWN:
            raise DisagreementError("it is not a condition on a column")
        parts = [self._part(part) for part in node.parts]
        changed = replace(node, parts=tuple([part.node for part in parts]))
        name = _OPERATORS.get(node.type, node.type.lower())
        match node.kind:
            case "COMPARISON":
                self._agree_on("comparison", parts, node)
            case "BETWEEN":
                for bound in parts[1:]:
                    self._agree_on("comparison", [parts[0], bound], node)
            case "CASE":
                *checks, otherwise = parts
                if any(when.kind not in ("bool", "null") for when in checks[::2]):
                    raise self.differs("CASE")
                self._agree_on("case", [otherwise, *checks[1::2]], node)
            case "OPERATOR" if name == "in":
                self._agree_on_list(parts, node)
            case "CAST":
                if whole.kind == "text" and node.sizes:  # Trino and Spark cut text to a length
                    raise self.differs(f"a cast to {node.target}({', '.join(node.sizes)})")
                _, template = self._agree_on("cast", [*parts, whole], node, changed)
                if template != SAME:
                    changed = filled(template, [parts[0].node], node, type=sql_type)
                return replace(whole, node=changed)
            case _:
                name = node.call if node.kind == "FUNCTION" else name
                row, template = self._agree_on(name, parts, node)
                if template != SAME:
                    changed = filled(template, [part.node for part in parts], node)
                is_number = name in _ARITHMETIC and bool(parts)
                bits = max(part.bits for part in parts) if is_number else _NARROWEST
                return Agreed(changed, sql_type, row.gives or whole.kind, bits)
        return Agreed(changed, sql_type, whole.kind)

    def _agree_on_list(self, parts: Sequence[Agreed], node: Node) -> None:
        """Check the values of IN, which are compared in one type."""
        first, *rest = parts
        kinds = {part.kind for part in rest} - {"null"}
        if len(kinds) > 1 and not kinds <= {"int", "decimal", "wide"}:
            raise self.differs("IN over values of several types")
        if "text" in (first.kind, *kinds) and {"time", "moment"} & {first.kind, *kinds}:
            raise self.differs("IN over times and text")  # as text in Spark without ANSI mode
        for part in rest:
            self._agree_on("comparison", [first, part], node)

    def _agree_on(
        self, name: str, parts: Sequence[Agreed], node: Node, changed: Node | None = None
    ) -> tuple[Meaning, str]:
        """Return the row of a call, and DuckDB's expression of it; keep its conditions.

        Raises:
            DisagreementError: there is no row.
        """
        kinds = [part.kind for part in parts]
        why = ""
        decimals = {part.sql_type for part in parts if part.kind in ("decimal", "wide")}
        if len(decimals) < 2 or not is_rounded(*decimals):
            for row in meanings_of(name):
                if not row.fits(kinds):
                    continue
                why = why or row.why
                template = row.template(self.dialect)
                tests = None if template is None else self._tests(row, parts, node, changed or node)
                if template is not None and tests is not None:
                    self._only_if += tests
                    return row, template
        types = [part.sql_type.replace('"', "") for part in parts]
        raise self.differs(_title(name, types, is_known=bool(meanings_of(name))), why)

    def _tests(
        self, row: Meaning, parts: Sequence[Agreed], node: Node, changed: Node
    ) -> list[Node] | None:
        """Return the conditions of a row on columns; None if one is false for constants."""
        arguments = [part.node for part in parts if part.node is not node]
        half = 2 ** (max((part.bits for part in parts), default=_NARROWEST) - 1)
        limits = {"least": f"({-half})", "most": f"{half - 1}"}
        conditions = []
        for given in row.only_if:
            every = range(len(parts)) if "{*}" in given else range(1)
            for test in (given.replace("{*}", f"{{{at}}}") for at in every):
                made = filled(test, arguments, node, changed, **limits)
                positions = [int(at) for at in re.findall(r"(?<!\{)\{(\d)\}", test)] or range(
                    len(arguments)
                )
                if not all(self.names.is_constant(arguments[at]) for at in positions):
                    conditions.append(made)
                elif self._is_false(made):
                    return None
        return conditions

    def _is_false(self, test: Node) -> bool:
        """Return whether a condition on constants is false, or fails."""
        text = self.engine.to_text(test)
        return self.engine.row(f"SELECT TRY(({text}) IS NOT FALSE)") != (True,)


def _title(name: str, types: Sequence[str], *, is_known: bool) -> str:
    """Return a call for messages."""
    match name:
        case "comparison":
            return f"a comparison of {types[0]} with {types[1]}"
        case "cast":
            return f"a cast of {types[0]} to {types[1]}"
    is_sign = is_known and bool(types) and not name.replace(" ", "").isidentifier()
    written = LIKES.get(name, name)
    return f"{written} of {' and '.join(types)}" if is_sign else written


def _literal_type(node: Node) -> str:
    """Return the DuckDB type of a literal of text or of an integer; empty for other nodes."""
    if node.text is not None:
        return "VARCHAR"
    return "INTEGER" if node.number is not None and abs(node.number) < 2**31 else ""


# -- templates -----------------------------------------------------------------------------------

#: Names of arguments in a template, and of the expression itself.
_ARGUMENT, _SELF = "argument_{}_", "argument_self_"


def filled(
    template: str, arguments: Sequence[Node], node: Node, changed: Node | None = None, **named: str
) -> Node:
    """Return the expression of a template with `{0}`, `{1}`, ... for its arguments.

    Args:
        node: the call that the expression replaces, for positions in messages.
        changed: what `{self}` stands for.
        named: SQL for other fields.
    """
    names = [_ARGUMENT.format(at) for at in range(len(arguments))]
    given: dict[str, Node | None] = dict(zip(names, arguments, strict=True))
    given[_SELF] = changed

    def replaced(part: Node) -> Node:
        argument = given.get(part.names[0]) if part.names else None
        return argument or replace(part, at=node.at, parts=tuple(map(replaced, part.parts)))

    return replaced(_parsed_template(template.format(*names, self=_SELF, **named)))


@lru_cache(maxsize=1000)
def _parsed_template(text: str) -> Node:
    return Engine(pa.schema([])).parse(f"SELECT {text}").listed[0]


def respelled(node: Node, dialect: Dialect, *, is_compared: bool = False) -> Node:
    """Return a condition with DuckDB's names for functions that other engines have.

    Args:
        is_compared: whether it is a side of a comparison.
    """
    if not node.parts and not node.function:
        return node
    is_comparison = node.kind in ("COMPARISON", "BETWEEN")
    parts = [respelled(part, dialect, is_compared=is_comparison) for part in node.parts]
    spelling = spelling_of(node.call, len(node.arguments), dialect) if node.function else None
    made = node if parts == [*node.parts] else replace(node, parts=tuple(parts))
    # Spark reads `a = b <=> c` from the left, DuckDB `b <=> c` first.
    if spelling is None or (is_compared and spelling.name == "<=>"):
        return made
    return filled(spelling.template, made.arguments, node)


# -- text read as other types --------------------------------------------------------------------


def is_plain_literal(node: Node) -> bool:
    """Return whether a node is a cast of a text that all engines read alike.

    `DATE '2024-05-01'`, `CAST('1.5' AS DECIMAL(9, 2))` and the like.
    """
    text = node.parts[0].text if node.kind == "CAST" and not node.is_tried else None
    if text is None:
        return False
    if node.target == "DECIMAL":
        sizes = node.sizes
        return _is_decimal(text, int(sizes[1]) if len(sizes) == 2 and sizes[1].isdecimal() else -1)
    return is_read_alike(text, "DOUBLE" if node.target == "FLOAT" else node.target)


def is_read_alike(text: str, sql_type: str) -> bool:
    """Return whether all engines read a text as the same value of a DuckDB type.

    Spec: Spark `SparkDateTimeUtils`, `Cast`; Trino "Conversion functions".
    """
    bare, _, sizes = sql_type.partition("(")
    if bare == "DECIMAL":
        digits, scale = map(int, sizes.rstrip(")").split(","))
        return digits <= EXACT_DIGITS and _is_decimal(text, scale)
    if bare == "BLOB":
        return text.isascii() and "\\" not in text
    pattern = type_of(bare).read_alike
    if pattern is None or not pattern.fullmatch(text):
        return False
    return bare != "FLOAT" or float(text) == float(np.float32(text))


def _is_decimal(text: str, scale: int) -> bool:
    """Return whether a text is a decimal number of at most a number of fraction digits."""
    written = re.fullmatch(r"-?\d+(?:\.(\d+))?", text)
    return written is not None and len(written[1] or "") <= scale


def is_null_elsewhere(node: Node) -> bool:
    """Return whether a literal is a date or time that only DuckDB reads.

    It is NULL in Spark without ANSI mode, which `IS NOT DISTINCT FROM` finds.
    """
    return (node.text or "").endswith(("(BC)", "infinity"))


def is_as_printed(text: str, sql_type: str) -> bool:
    """Return whether a text is what Spark prints for a value of a DuckDB type."""
    pattern = type_of(sql_type).printed
    return pattern is not None and pattern.fullmatch(text) is not None


# -- conditions over known values ----------------------------------------------------------------

#: Maximum bytes of a constant: a fixed part, and a part per byte of the predicate.
_LARGEST_CONSTANT, _PER_BYTE = 1 << 20, 64
#: Maximum bytes of the values of one row during evaluation.
_LARGEST_ROW = 1 << 16
_OF_ONE = 16
_TEXTS = ("VARCHAR", "BLOB", "BIT")


def row_condition(node: Node, text: str, agreement: Agreement) -> RowCondition | None:
    """Return a row condition; None if it cannot be evaluated for a row.

    Args:
        text: the condition as SQL.
        agreement: judge of what engines understand alike.

    Raises:
        DisagreementError: engines do not agree on it.
    """
    engine, names = agreement.engine, agreement.names
    prefix = "value_"
    while prefix in text.lower():
        prefix += "_"
    columns: dict[Column, str] = {}
    made: list[Node] = []

    def replaced(part: Node) -> Node | None:
        """Return the placeholder of a column, or the value of a current time; else None."""
        if part.kind in NOT_EVALUATED:
            raise PredicateError(_OF_MORE)
        if any(map(is_moment, part.within())) and names.is_constant(part):
            return _current(part, engine)
        # A row of `functions.csv` takes neither times with a zone nor unknown functions.
        if agreement.dialect == "duckdb" and part.kind in ("FUNCTION", "CAST"):
            if part.kind == "FUNCTION" and not _is_of_arguments(part.call, engine):
                raise PredicateError(_OF_MORE)
            made.append(part)
        column = names.column(part)
        if column is None:
            return None
        if not _is_evaluated(column.type) or names.scope.is_read_differently(column):
            raise PredicateError(_OF_MORE)
        return filled(columns.setdefault(column, f"{prefix}{len(columns)}_"), [], part)

    try:
        node, is_limited = agreement.condition(node)
        if largest_value(node) > _LARGEST_ROW:
            return None
        changed = node.mapped(replaced)
        # The date and the text of a TIMESTAMPTZ depend on the session.
        if not columns or (made and any(map(is_zoned, engine.types_of(made)))):
            return None
        template = engine.to_text(changed).replace("{", "{{").replace("}", "}}")
    except PredicateError:
        return None
    for at, name in enumerate(columns.values()):
        template = template.replace(name, f"{{{at}}}")
    return RowCondition(template, tuple(columns), is_limited)


_OF_MORE = "it depends on more than the values of its columns"


def _is_of_arguments(name: str, engine: Engine) -> bool:
    """Return whether a function or macro depends on its arguments only."""
    known = known_functions()
    if name in known.of_row:
        return True
    roots = [engine.parse(f"SELECT {made}").listed[0] for made in known.macros.get(name, ())]
    return bool(roots) and all(
        part.kind not in NOT_EVALUATED
        and (part.kind != "FUNCTION" or _is_of_arguments(part.function, engine))
        for root in roots
        for part in root.within()
    )


def _current(node: Node, engine: Engine) -> Node:
    """Return the current value of an expression, the same throughout a plan."""
    text = engine.to_text(node)
    kind, value = engine.row(f"SELECT typeof({text}), CAST({text} AS VARCHAR)")
    if is_zoned(kind):
        raise PredicateError(_OF_MORE)
    literal = "NULL" if value is None else quoted_text(value)
    return engine.parse(f"SELECT CAST({literal} AS {kind})").listed[0]


def _is_evaluated(kind: pa.DataType) -> bool:
    """Return whether all readers see the same values of a type.

    False for floats, whose zeros and NaN have several forms, for times that are not in
    microseconds, and for times with a zone.
    """
    return bool(
        pa.types.is_string(kind)
        or pa.types.is_boolean(kind)
        or pa.types.is_signed_integer(kind)
        or pa.types.is_decimal128(kind)
        or pa.types.is_date32(kind)
        or pa.types.is_binary(kind)
        or (pa.types.is_timestamp(kind) and kind.unit == "us" and kind.tz is None)
    )


def largest_value(node: Node) -> float:
    """Return an upper limit of the bytes that evaluating an expression takes."""
    sizes = [largest_value(part) for part in node.parts]
    total = _OF_ONE + sum(sizes)
    match node.kind:
        case "CONSTANT":
            return len(node.literal[1]) + _OF_ONE
        case "COLUMN_REF":
            return LONGEST_VALUE
        case "CAST":
            return sizes[0] * (4 if node.target in _TEXTS else 1)
        case "FUNCTION":
            return _largest_result(node, sizes, total)
    return total


def _largest_result(call: Node, sizes: Sequence[float], total: float) -> float:
    name, arguments = call.function, call.arguments
    growth, at = growths().get(name, ("wider" if "json" in name else "", 0))
    match growth:
        case "number":
            return total * max([1, *map(_number, arguments[at : at + 1])])
        case "range":
            return _OF_ONE * (1 + sum(map(_number, arguments)))
        case "product":
            return math.prod(sizes)
        case "format":
            return total + _width(arguments[0] if arguments else call)
        case "wider":
            return total * _OF_ONE
    return total


def _number(node: Node) -> float:
    """Return the absolute value of an integer; infinity if it is not known."""
    if node.number is not None:
        return abs(node.number)
    if node.function in ("+", "-", "*"):
        numbers = list(map(_number, node.arguments))
        return math.prod(numbers) if node.function == "*" else sum(numbers)
    return math.inf


def _width(node: Node) -> float:
    """Return the maximum width of the fields of a format string, in bytes."""
    if node.text is None or re.search(r"\{[^}]*\{|\*", node.text):
        return math.inf
    return sum(map(int, re.findall(r"\d{1,12}", node.text)))


def _has_column(node: Node) -> bool:
    return any(part.kind == "COLUMN_REF" for part in node.within())


def check_rows(node: Node) -> None:
    """Raise if evaluating a condition for each row of a relation may take much memory or time.

    DuckDB evaluates some 2,000 rows at once, and keeps the values of all functions.

    Raises:
        PredicateError: values may be too large, or it has a part that is not evaluated for a row.
    """
    known = known_functions()
    for part in node.within():
        if part.kind in NOT_EVALUATED and part.kind != "COLLATE":
            raise PredicateError(f"a condition on rows cannot have a {part.kind.lower()}")
        # Such functions wait, write, or show settings of the process.
        if part.function in known.names - known.steady:
            raise PredicateError(
                f"a condition on rows cannot call {part.function}: it is more than a function of "
                "its arguments"
            )
    if _made_for_row(node) > _LARGEST_ROW:
        raise PredicateError(
            f"the condition may take more than {_LARGEST_ROW >> 10} KiB of memory for each row"
        )


def _made_for_row(node: Node) -> float:
    """Return an upper limit of the bytes that the functions of a condition make for a row."""
    if node.kind in ("FUNCTION", "CAST", "CASE"):
        return largest_value(node) if _has_column(node) else 0
    return sum(map(_made_for_row, node.parts))


def check_constants(node: Node, text: str, engine: Engine, names: Names | None) -> None:
    """Raise if a predicate has a constant that is too large to evaluate.

    Args:
        names: for the position in the message; None for no position.

    Raises:
        PredicateError: a constant is too large.
    """
    limit = max(_LARGEST_CONSTANT, _PER_BYTE * len(text))
    for part in node.parts:  # the innermost call is named
        check_constants(part, text, engine, names)
    if node.kind == "FUNCTION" and not _has_column(node) and largest_value(node) > limit:
        where = names.where(node) if names else ""
        raise PredicateError(
            f"{engine.to_text(node)}{where} may take more than {limit >> 20} MiB of memory; use a"
            " smaller constant"
        )
