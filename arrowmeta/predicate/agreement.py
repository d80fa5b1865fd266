"""Find out whether engines agree on an expression, and what it means in DuckDB.

Takes an expression of DuckDB's parse tree; returns it with DuckDB's expressions of what another
engine means, and the conditions on column values under which that holds. Each function, operator
and cast needs a row of `functions.csv` for the types of its arguments. Main names:
`Agreement`, `DisagreementError`, `respelled`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field
from functools import cache
from typing import Any

import numpy as np
import pyarrow as pa

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.dialect import (
    EXACT_DIGITS,
    SAME,
    Dialect,
    Meaning,
    argument_positions,
    kind_of,
    meanings_of,
    spelling_of,
)
from arrowmeta.predicate.engine import LIKES, Engine, Node, children, expressions, rebuilt
from arrowmeta.predicate.values import is_rounded
from arrowmeta.records import dataclass

#: Name of a column in a template, of the expression itself, and of a truth value that fails.
_ARGUMENT, _SELF = "argument_{}_", "argument_self_"
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
#: Node classes that this module knows; others are not evaluated.
_CLASSES = ("FUNCTION", "CAST", "COMPARISON", "OPERATOR", "CONJUNCTION", "BETWEEN", "CASE")


#: Width of the integers that functions return, in the engine with the narrowest ones.
_NARROWEST = 32
_BITS = {"TINYINT": 8, "SMALLINT": 16, "INTEGER": 32, "BIGINT": 64}


class DisagreementError(Exception):
    """Engines do not agree on a part of a condition, or are not known to."""


@dataclass
class Agreed:
    """Expression on which engines agree.

    Attributes:
        node: DuckDB's expression of it.
        kind: kind of its type, see `functions.KINDS`.
        only_if: conditions on column values under which engines agree.
    """

    node: Node
    kind: str
    only_if: list[Node] = field(default_factory=list)


@dataclass
class _Part:
    """Expression with its DuckDB type.

    Attributes:
        bits: width of an integer in the engine with the narrowest result.
    """

    node: Node
    sql_type: str
    kind: str
    bits: int = _NARROWEST


@dataclass
class Agreement:
    """Judge of expressions for a dialect other than `duckdb`.

    Attributes:
        is_constant: returns whether a node has one value for all rows.
        is_column: returns whether a node is a column or a field of one.
    """

    engine: Engine
    dialect: Dialect
    is_constant: Callable[[Node], bool]
    is_column: Callable[[Node], bool]
    _types: dict[int, str] = field(default_factory=dict)
    _only_if: list[Node] = field(default_factory=list)
    #: Answers by node; the node itself, too, so that its id stays its own.
    _known: dict[int, tuple[Node, Agreed]] = field(default_factory=dict)

    def of(self, node: Node) -> Agreed:
        """Return what an expression means.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        if id(node) in self._known:
            return self._known[id(node)][1]
        self._only_if = []
        parts = list(_typed(node, self.is_column))
        known = {id(part): kind for part in parts if (kind := _literal_type(part))}
        asked = [part for part in parts if id(part) not in known]
        try:
            answers = self.engine.types_of(asked) if asked else []
            self._types = known | dict(zip(map(id, asked), answers, strict=True))
        except PredicateError as error:
            said = str(error).partition("\n")[0]
            raise DisagreementError(f"DuckDB cannot evaluate it: {said}") from error
        part = self._part(node)
        agreed = Agreed(part.node, part.kind, self._only_if)
        self._known[id(node)] = node, agreed
        return agreed

    def condition(self, node: Node) -> tuple[Node, bool]:
        """Return a condition to evaluate for values, and whether it fails for some of them.

        It does where engines may differ.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        agreed = self.of(node)
        if agreed.kind not in ("bool", "null"):
            raise DisagreementError("it is not a truth value")
        if not agreed.only_if:
            return agreed.node, False
        tests = " AND ".join(
            f"({_ARGUMENT.format(at)}) IS NOT FALSE" for at in range(1, len(agreed.only_if) + 1)
        )
        template = f"CASE WHEN {tests} THEN {_ARGUMENT.format(0)} ELSE {_FAILS} END"
        return self._made(template, [agreed.node, *agreed.only_if], node), True

    def constant(self, node: Node) -> Node:
        """Return the expression of a constant.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        agreed = self.of(node)
        if agreed.only_if:  # on the current time
            raise self.differs("the value")
        return agreed.node

    # -- parts ----------------------------------------------------------------------------------

    def _part(self, node: Node) -> _Part:
        sql_type = self._types.get(id(node), "")
        kind, of_class = kind_of(sql_type), node["class"]
        if of_class == "CONSTANT":
            self.check_literal(node)
            return _Part(node, sql_type, kind, _BITS.get(sql_type, _NARROWEST))
        if of_class == "COLUMN_REF" or self.is_column(node):
            return _Part(node, sql_type, kind, _BITS.get(sql_type, _NARROWEST))
        if of_class not in _CLASSES:
            raise DisagreementError("it is not a condition on a column")
        parts = [self._part(child) for child in children(node) if child["class"] != "TYPE"]
        changed = _with_children(node, [part.node for part in parts])
        given = self._given(node, of_class)
        match of_class:
            case "COMPARISON":
                self._agree_on("comparison", parts, node)
            case "BETWEEN":
                for bound in parts[1:]:
                    self._agree_on("comparison", [parts[0], bound], node)
            case "CASE":
                self._agree_on_case(node, parts)
            case "OPERATOR" if given == "in":
                self._agree_on_list(parts, node)
            case "CAST":
                return self._cast(changed, parts[0], sql_type, node)
            case _:
                row, template = self._agree_on(given, parts, node)
                if template != SAME:
                    changed = self._filled(template, parts, node)
                is_number = given in _ARITHMETIC and bool(parts)
                bits = max(part.bits for part in parts) if is_number else _NARROWEST
                return _Part(changed, sql_type, row.gives or kind, bits)
        return _Part(changed, sql_type, kind)

    def _given(self, node: Node, of_class: str) -> str:
        """Return the name of a function or operator, as rows have it."""
        if of_class == "FUNCTION":
            return "" if node.get("schema") else str(node["function_name"]).lower()
        return _OPERATORS.get(node["type"], node["type"].lower())

    def check_literal(self, node: Node) -> None:
        """Raise if engines read a literal differently.

        Spec: Spark `ParserUtils.unescapeSQLString`; in DuckDB and Trino a backslash is plain.
        """
        literal = node.get("literal", {})
        if self.dialect == "any" and literal.get("kind") == "STRING" and "\\" in literal["text"]:
            raise self.differs("a backslash in text")

    def _cast(self, changed: Node, part: _Part, sql_type: str, node: Node) -> _Part:
        kind = kind_of(sql_type)
        target = self.engine.to_text(node).rpartition(" AS ")[2].removesuffix(")")
        if kind == "text" and "(" in target:  # Trino and Spark cut text to a length
            raise self.differs(f"a cast to {target}")
        _, template = self._agree_on("cast", [part, _Part(node, sql_type, kind)], node, changed)
        if template != SAME:
            changed = self._filled(template.replace("{type}", sql_type), [part], node)
        return _Part(changed, sql_type, kind, _BITS.get(sql_type, _NARROWEST))

    def _filled(self, template: str, parts: Sequence[_Part], node: Node) -> Node:
        names = [_ARGUMENT.format(at) for at in range(len(parts))]
        return self._made(template.format(*names), [part.node for part in parts], node)

    def _agree_on_case(self, node: Node, parts: Sequence[_Part]) -> None:
        """Check the conditions and the results of CASE."""
        by_node = {id(child): part for child, part in zip(children(node), parts, strict=True)}
        results = [by_node[id(node["else_expr"])]]
        for check in node["case_checks"]:
            if by_node[id(check["when_expr"])].kind not in ("bool", "null"):
                raise self.differs("CASE")
            results.append(by_node[id(check["then_expr"])])
        self._agree_on("case", results, node)

    def _agree_on_list(self, parts: Sequence[_Part], node: Node) -> None:
        """Check the values of IN, which are compared in one type."""
        first, *rest = parts
        kinds = {part.kind for part in rest} - {"null"}
        if len(kinds) > 1 and not kinds <= {"int", "decimal", "wide"}:
            raise self.differs("IN over values of several types")
        if "text" in (first.kind, *kinds) and {"time", "moment"} & {first.kind, *kinds}:
            raise self.differs("IN over times and text")  # as text in Spark without ANSI mode
        for part in rest:
            self._agree_on("comparison", [first, part], node)

    # -- rows -----------------------------------------------------------------------------------

    def _agree_on(
        self, name: str, parts: Sequence[_Part], node: Node, changed: Node | None = None
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
        self, row: Meaning, parts: Sequence[_Part], node: Node, changed: Node
    ) -> list[Node] | None:
        """Return the conditions of a row on columns; None if one is false for constants."""
        arguments = [part.node for part in parts if part.node is not node]
        names = [_ARGUMENT.format(at) for at in range(len(parts))]
        half = 2 ** (max((part.bits for part in parts), default=_NARROWEST) - 1)
        named = {"self": _SELF, "least": f"({-half})", "most": f"{half - 1}"}
        conditions = []
        for given in row.only_if:
            every = [given]
            if "{*}" in given:
                every = [given.replace("{*}", f"{{{at}}}") for at in range(len(parts))]
            for test in every:
                made = self._made(test.format(*names, **named), arguments, node, changed)
                positions = list(argument_positions(test)) or range(len(arguments))
                if all(self.is_constant(arguments[position]) for position in positions):
                    if self._is_false(made):
                        return None
                else:
                    conditions.append(made)
        return conditions

    def _is_false(self, test: Node) -> bool:
        """Return whether a condition on constants is false, or fails."""
        text = self.engine.to_text(test)
        (answer,) = self.engine.row(f"SELECT TRY(({text}) IS NOT FALSE)")
        return answer is not True

    def _made(
        self, text: str, arguments: Sequence[Node], node: Node, changed: Node | None = None
    ) -> Node:
        """Return an expression with nodes for the names of its arguments."""
        given = {_ARGUMENT.format(at): argument for at, argument in enumerate(arguments)}
        if changed is not None:
            given[_SELF] = changed
        return filled(self.engine, text, given, node)

    def differs(self, what: str, why: str = "") -> DisagreementError:
        """Return the error that engines disagree about something."""
        about = f" ({why})" if why else ""
        if self.dialect in _TITLES:
            title = _TITLES[self.dialect]
            return DisagreementError(f"{title} and DuckDB understand {what} differently{about}")
        return DisagreementError(f"engines understand {what} differently: name a dialect{about}")


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


def _typed(node: Node, is_column: Callable[[Node], bool]) -> Iterator[Node]:
    """Yield the parts of an expression whose types matter."""
    yield node
    if not is_column(node):
        for child in children(node):
            if child["class"] != "TYPE":
                yield from _typed(child, is_column)


def _literal_type(node: Node) -> str | None:
    """Return the DuckDB type of a literal of text or of an integer; None for other nodes."""
    literal = node.get("literal", {}) if node["class"] == "CONSTANT" else {}
    if literal.get("kind") == "STRING":
        return "VARCHAR"
    if literal.get("kind") != "INTEGER":
        return None
    return "INTEGER" if abs(int(literal["text"])) < 2**31 else None


def _with_children(node: Node, nodes: Iterable[Node]) -> Node:
    """Return a node with other children, in the order of `children`; types are kept."""
    others = iter(nodes)

    def replaced(part: Node) -> Node | None:
        if part is node or "class" not in part:
            return None
        return part if part["class"] == "TYPE" else next(others)

    made: Node = rebuilt(node, replaced)
    return made


# -- text read as other types -------------------------------------------------------------------


def is_plain_literal(node: Node) -> bool:
    """Return whether a node is a cast of a text that all engines read alike.

    `DATE '2024-05-01'`, `CAST('1.5' AS DECIMAL(9, 2))` and the like.
    """
    if node["class"] != "CAST" or node.get("try_cast"):
        return False
    literal = node["child"].get("literal", {}) if node["child"]["class"] == "CONSTANT" else {}
    name = str(node.get("type_expr", {}).get("type_name", "")).upper()
    if literal.get("kind") != "STRING":
        return False
    if name == "DECIMAL":
        sizes = [size.get("literal", {}).get("text", "") for size in node["type_expr"]["children"]]
        scale = int(sizes[1]) if len(sizes) == 2 and sizes[1].isdecimal() else -1
        return _is_decimal(literal["text"], scale)
    return is_read_alike(literal["text"], "DOUBLE" if name == "FLOAT" else name)


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
    pattern = _READ_ALIKE.get(bare)
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
    literal = node.get("literal", {}) if node["class"] == "CONSTANT" else {}
    text = literal.get("text", "") if literal.get("kind") == "STRING" else ""
    return text.endswith(("(BC)", "infinity"))


def is_as_printed(text: str, sql_type: str) -> bool:
    """Return whether a text is what Spark prints for a value of a DuckDB type."""
    pattern = _PRINTED.get(sql_type)
    return pattern is not None and pattern.fullmatch(text) is not None


_PRINTED = {
    name: re.compile(pattern)
    for name, pattern in {
        **dict.fromkeys(("TINYINT", "SMALLINT", "INTEGER", "BIGINT"), r"0|-?[1-9]\d*"),
        "BOOLEAN": "true|false",
        "DATE": r"\d{4}-\d{2}-\d{2}",
        "TIMESTAMP": r"\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{0,5}[1-9])?",
    }.items()
}
_TIMES = {
    "TIMESTAMP": 6,
    "TIMESTAMP_S": 6,
    "TIMESTAMP_MS": 6,
    "TIMESTAMP_NS": 9,
    "TIMESTAMPTZ": 6,
    "TIMESTAMP WITH TIME ZONE": 6,
    "TIMESTAMPTZ_NS": 9,
}
_DAY = r"\d{4,7}-\d{1,2}-\d{1,2}"
#: Other engines do not read these texts as dates or times.
_ONLY_IN_DUCKDB = r"(?: \(BC\))?|-?infinity"
_WHOLE, _REAL = r"-?\d+", r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|(?i:nan|inf|-inf|infinity|-infinity)"
_READ_ALIKE = {
    name: re.compile(pattern)
    for name, pattern in {
        **dict.fromkeys(("TINYINT", "SMALLINT", "INTEGER", "BIGINT"), _WHOLE),
        **dict.fromkeys(("FLOAT", "DOUBLE"), _REAL),
        "BOOLEAN": "(?i:true|false)",
        "DATE": _DAY + _ONLY_IN_DUCKDB,
        "TIME": r"\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?",
        "UUID": r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
        **{
            name: rf"{_DAY}(?:[ T]\d{{2}}:\d{{2}}(?::\d{{2}}(?:\.\d{{1,{digits}}})?)?"
            + (r"(?:Z|[+-]\d{2}(?::\d{2})?)?" if "Z" in name or "ZONE" in name else "")
            + ")?"
            + _ONLY_IN_DUCKDB
            for name, digits in _TIMES.items()
        },
    }.items()
}


def is_exact_as_float(kind: pa.DataType) -> bool:
    """Return whether decimals of a type convert to distinct floats, the nearest ones."""
    return bool(kind.precision <= EXACT_DIGITS)


# -- templates ---------------------------------------------------------------------------------


def filled(engine: Engine, text: str, given: dict[str, Node], node: Node) -> Node:
    """Return the parsed expression `text` with nodes for the columns named in `given`.

    Args:
        node: the call that the expression replaces, for positions in messages.
    """

    def changed(part: Any) -> Any:
        if isinstance(part, list):
            return [changed(item) for item in part]
        if not isinstance(part, dict):
            return part
        if part.get("class") == "COLUMN_REF" and part["column_names"][0] in given:
            return given[part["column_names"][0]]
        made = {key: changed(value) for key, value in part.items()}
        if "query_location" in made:
            made["query_location"] = node.get("query_location", -1)
        return made

    expression: Node = changed(_template(engine, text))
    return expression


@cache
def _templates() -> dict[str, Node]:
    return {}


def _template(engine: Engine, text: str) -> Node:
    known = _templates()
    if text not in known:
        if len(known) > 1000:
            known.clear()
        (known[text],) = engine.parse(f"SELECT {text}")["select_list"]
    return known[text]


def respelled(engine: Engine, node: Node, dialect: Dialect) -> Node:
    """Return a condition with DuckDB's names for functions that other engines have."""
    if not any(_spelling(part, dialect) for part in expressions(node)):
        return node

    def changed(part: Any, is_compared: bool = False) -> Any:
        if isinstance(part, list):
            return [changed(item, is_compared) for item in part]
        if not isinstance(part, dict):
            return part
        spelling = _spelling(part, dialect)
        is_comparison = part.get("class") in ("COMPARISON", "BETWEEN")
        made = {key: changed(value, is_comparison) for key, value in part.items()}
        # Spark reads `a = b <=> c` from the left, DuckDB `b <=> c` first.
        if spelling is None or (is_compared and spelling.name == "<=>"):
            return made
        arguments = [argument["expression"] for argument in made["arguments"]]
        names = [_ARGUMENT.format(at) for at in range(len(arguments))]
        given = dict(zip(names, arguments, strict=True))
        return filled(engine, spelling.template.format(*names), given, part)

    condition: Node = changed(node)
    return condition


def _spelling(part: Node, dialect: Dialect) -> Any:
    if part.get("class") != "FUNCTION" or part.get("schema"):
        return None
    return spelling_of(part["function_name"].lower(), len(part["arguments"]), dialect)
