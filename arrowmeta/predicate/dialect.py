"""Dialects: what DuckDB, Spark and Trino mean by a condition, and on what they agree.

A dialect is the engine whose meaning a condition has. With `any` a condition drops files only if
the three agree that no row matches. A condition that bounds do not decide is evaluated by DuckDB
over known values: with `any` this needs a row of `functions.csv` that takes the types of the
arguments, and in which the engines that have the function agree; with `spark` or `trino` it needs
DuckDB's expression of that engine's meaning. What has no row is not evaluated, and keeps files.
Sources: Spark 4.3, `catalyst/expressions`; Trino 479, "Functions and operators"; DuckDB 2.0,
"Functions".

`Agreement` gives an expression DuckDB's form of what another engine means, and conditions on column
values under which that holds; without a row for a function, operator or cast in it, it raises
`DisagreementError`. Main names: `Agreement`, `meanings`, `respelled`.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files

import numpy as np
import pyarrow as pa
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.errors import PredicateError
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.parse import LIKES, Engine, Node, Prepared, position
from arrowmeta.predicate.session import rows_of
from arrowmeta.predicate.tree import Column

# -- functions, operators and casts --------------------------------------------------------------

#: An engine means what DuckDB means by the call as written.
SAME = "same"
#: An engine has no such function, or not for these types: its query fails.
LACKS = "lacks"
#: An engine means something else, or that it means the same is not known.
OTHER = "other"
#: The result depends on the session, its user or the version of the engine.
VARIES = "varies"


class Meaning(Struct, frozen=True):
    """What engines mean by a function, operator or cast for some types.

    Attributes:
        name: name in DuckDB's parse tree, in lower case; `cast`, `comparison`, `in` and the like
            for what is not a function there.
        takes: types of the arguments, as in `KINDS`, separated by commas; `|` between
            alternatives; `...` repeats the last. A cast takes its source and target.
        spark: what Spark means: `SAME`, `LACKS`, `OTHER`, or DuckDB's expression of it, with
            `{0}`, `{1}`, ... for the arguments.
        trino: what Trino means.
        duckdb: what DuckDB means: `SAME`, `OTHER` or `VARIES`.
        gives: kind of the result; empty for that of DuckDB's type.
        only_if: conditions on the arguments under which this holds; NULL counts as true. `{*}`
            stands for each argument, `{self}` for the call, `{least}` and `{most}` for the limits
            of the type of its result.
        why: what engines disagree about.
        source: where the agreement, or the disagreement, is stated.
    """

    name: str
    takes: str
    spark: str = SAME
    trino: str = SAME
    duckdb: str = SAME
    gives: str = ""
    only_if: tuple[str, ...] = ()
    why: str = ""
    source: str = "SQL:2016"

    def fits(self, kinds: Sequence[str]) -> bool:
        """Return whether it takes arguments of these types."""
        taken, is_open = _taken(self.takes)
        if is_open and len(kinds) >= len(taken):
            taken = (*taken, *taken[-1:] * (len(kinds) - len(taken)))
        return len(kinds) == len(taken) and all(
            kind in ("null", *options) or "any" in options
            for kind, options in zip(kinds, taken, strict=True)
        )

    def template(self, dialect: Dialect) -> str | None:
        """Return DuckDB's expression of what a dialect means: `SAME`, or a template.

        None if there is none, or if engines differ.
        """
        if dialect in ("spark", "trino"):
            templates = {self.spark if dialect == "spark" else self.trino}
        else:
            templates = {self.duckdb, self.spark, self.trino} - {LACKS}
        only = templates.pop() if len(templates) == 1 else OTHER
        return None if only in (OTHER, LACKS, VARIES) else only


@cache
def _taken(takes: str) -> tuple[tuple[tuple[str, ...], ...], bool]:
    parts = [part.strip() for part in takes.removesuffix("...").split(",") if part.strip()]
    return tuple(tuple(part.split("|")) for part in parts), takes.endswith("...")


def kind_of(sql_type: str) -> str:
    """Return the kind of a DuckDB type, as in `Meaning.takes`; `other` for the rest."""
    bare, _, sizes = sql_type.partition("(")
    if bare == "DECIMAL" and sizes:
        return "decimal" if int(sizes.partition(",")[0]) <= EXACT_DIGITS else "wide"
    return type_of(bare).kind or "other"


#: Decimals with up to this many digits convert to distinct floats.
EXACT_DIGITS = 15
#: Kinds of types, with what they stand for.
KINDS = {
    "text": "VARCHAR",
    "bool": "BOOLEAN",
    "int": "signed integers up to 64 bits",
    "decimal": f"DECIMAL of at most {EXACT_DIGITS} digits",
    "wide": "DECIMAL of more digits",
    "double": "DOUBLE",
    "date": "DATE",
    "time": "TIMESTAMP without a zone",
    "zoned": "TIMESTAMP with a zone",
    "binary": "BLOB",
    "interval": "INTERVAL",
    "moment": "DATE in some engines, TIMESTAMP in others",
    "any": "any type",
}


def _rows(name: str) -> csv.DictReader[str]:
    text = (files("arrowmeta.predicate") / name).read_text(encoding="utf-8")
    return csv.DictReader(text.splitlines())


@cache
def meanings() -> tuple[Meaning, ...]:
    """Return the rows of `functions.csv`, whose columns are the attributes of `Meaning`.

    Conditions of `only_if` are separated by semicolons. The first row that takes the arguments and
    whose conditions hold is used.
    """
    return tuple(
        Meaning(only_if=tuple(filter(None, row.pop("only_if").split("; "))), **row)
        for row in _rows("functions.csv")
    )


@cache
def meanings_of(name: str) -> tuple[Meaning, ...]:
    """Return the rows of a function or operator."""
    return tuple(row for row in meanings() if row.name == name)


class SqlType(Struct, frozen=True):
    """What is known of a DuckDB type.

    Attributes:
        family: `integer`, `float`, `time` or `text`, whose values are compared with each other;
            empty for types that are compared with values of their own type only.
        kind: see `KINDS`; empty if no row of `functions.csv` takes it.
        bits: width of an integer that other engines have, too; else 0.
        read_alike: texts that all engines read as the same value of the type; None for no text.
        printed: texts that Spark prints for a value of the type; None if that is not known.
    """

    family: str = ""
    kind: str = ""
    bits: int = 0
    read_alike: re.Pattern[str] | None = None
    printed: re.Pattern[str] | None = None


#: Names of patterns in `types.csv`. Other engines do not read BC and infinity as dates or times.
_PATTERNS = {
    "whole": r"-?\d+",
    "integer": r"0|-?[1-9]\d*",
    "real": r"-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|(?i:nan|inf|-inf|infinity|-infinity)",
    "day": r"\d{4,7}-\d{1,2}-\d{1,2}",
    "clock": r"\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?",
    "fine_clock": r"\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?",
    "zone": r"(?:Z|[+-]\d{2}(?::\d{2})?)?",
    "or_duckdb": r"(?: \(BC\))?|-?infinity",
}


def _pattern(text: str) -> re.Pattern[str] | None:
    for name, pattern in _PATTERNS.items():
        text = text.replace(f"<{name}>", pattern)
    return re.compile(text) if text else None


@cache
def _types() -> dict[str, SqlType]:
    return {
        row["name"]: SqlType(
            row["family"],
            row["kind"],
            int(row["bits"] or 0),
            _pattern(row["read_alike"]),
            _pattern(row["printed"]),
        )
        for row in _rows("types.csv")
    }


def type_of(bare: str) -> SqlType:
    """Return the row of `types.csv` for a DuckDB type without its precision."""
    return _types().get(bare) or SqlType()


@cache
def growths() -> dict[str, tuple[str, int]]:
    """Return the rows of `sizes.csv` by name: how large results of functions or their work are.

    As an argument says (`number`, with its position), as the numbers say (`range`), as a format
    says (`format`), the product of the sizes of the arguments (`product`), or several bytes per
    byte of them (`wider`).
    """
    return {row["name"]: (row["growth"], int(row["argument"] or 0)) for row in _rows("sizes.csv")}


@cache
def spellings() -> dict[tuple[str, int], tuple[str, tuple[str, ...]]]:
    """Return the rows of `spellings.csv` by name and number of arguments.

    These are functions that DuckDB has by another name: the same in DuckDB, as a template, and the
    engines that have the name.
    """
    return {
        (row["name"], int(row["n_arguments"])): (row["template"], tuple(row["engines"].split()))
        for row in _rows("spellings.csv")
    }


# -- functions of DuckDB -------------------------------------------------------------------------

_CALLED = re.compile(r'(\w+)"?\(')
#: Functions with overloads for TIMESTAMPTZ that depend on the session, which DuckDB 2.0.0 does not
#: report; no condition on such times is evaluated for rows.
_FUNCTIONS = """
    SELECT
        lower(function_name) AS name,
        bool_or(function_type IN ('scalar', 'macro'))
            AND bool_or(stability = 'VOLATILE') IS NOT TRUE AS is_steady,
        bool_or(
            stability = 'CONSISTENT_WITHIN_QUERY'
            AND NOT regexp_matches(coalesce(parameter_types::VARCHAR, ''), 'TIME ZONE|TIMESTAMPTZ')
        ) IS TRUE AS is_of_query,
        bool_and(function_type IN ('scalar', 'macro')) AS is_of_row,
        coalesce(string_agg(lower(macro_definition), ' '), '') AS macros
    FROM duckdb_functions()
    WHERE internal
    GROUP BY ALL
"""


class Functions(Struct, frozen=True):
    """Names of functions, in lower case.

    Attributes:
        names: all functions.
        steady: functions with one result per query, for every user.
        of_query: of these, functions whose result varies by query, such as `now`.
        of_row: of these, functions that depend only on their arguments.
    """

    names: frozenset[str]
    steady: frozenset[str]
    of_query: frozenset[str]
    of_row: frozenset[str]


@cache
def duckdb_functions() -> Functions:
    """Return DuckDB's built-in functions."""
    rows = rows_of(_FUNCTIONS)
    varying = {row.name for row in meanings() if row.duckdb == VARIES}
    # Not even DuckDB evaluates these alike at all times.
    unlike = {row.name for row in meanings() if row.duckdb == OTHER}
    names = frozenset(row[0] for row in rows)
    others = names - {name for name, is_steady, *_ in rows if is_steady and name not in varying}
    # Macros such as `pg_sleep` call others.
    others |= {row[0] for row in rows if not others.isdisjoint(_CALLED.findall(row[-1]))}
    of_query = frozenset(name for name, _, is_of_query, *_ in rows if is_of_query) - others
    of_row = frozenset(name for name, *_, is_of_row, _ in rows if is_of_row)
    return Functions(names, names - others, of_query, of_row - others - of_query - unlike)


# -- names ---------------------------------------------------------------------------------------

#: Nodes that are neither evaluated for rows nor constants. The collation of a constant also applies
#: to the column that it is compared with.
NOT_EVALUATED = frozenset(
    ("COLLATE", "DEFAULT", "LAMBDA", "LAMBDA_REF", "PARAMETER", "STAR", "SUBQUERY", "WINDOW")
)
#: Names that stand for a time unless a column has the name.
MOMENTS = ("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp")
_FIELDS = ("STRUCT_EXTRACT", "ARRAY_EXTRACT")


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
    names = {field.name.lower(): field.name for field in fields}
    close = get_close_matches(name.lower(), names, n=1, cutoff=0.5)
    if close:
        return f"did you mean {'.'.join([*path, names[close[0]]])}?"
    if not names:
        return f"{'.'.join(path)} has no fields" if path else "the table has no columns"
    return f"there are {', '.join(names.values())}"


class Names(Struct, frozen=True):
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
        return not any(
            part.kind in NOT_EVALUATED
            or (part.kind == "COLUMN_REF" and not self._is_value(part.names))
            or (part.kind == "FUNCTION" and part.call not in duckdb_functions().steady)
            for part in node.within()
        )

    def _is_value(self, names: Sequence[str]) -> bool:
        """Return whether a name, such as `current_date`, is a value and not a column."""
        is_name = len(names) == 1 and names[0].lower() in MOMENTS
        return is_name and not self.scope.knows(names[0])

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
_JUDGED = ("FUNCTION", "CAST", "COMPARISON", "OPERATOR", "CONJUNCTION", "BETWEEN", "CASE")
#: Width of the integers that functions return, in the engine with the narrowest integers.
_NARROWEST = 32


class DisagreementError(Exception):
    """Engines do not agree on a part of a condition, or are not known to."""


class Agreed(Struct, frozen=True):
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


class Agreement(Struct):
    """Judge of expressions for a dialect; in `duckdb` they mean what they say."""

    engine: Engine
    dialect: Dialect
    names: Names
    _types: dict[Node, str] = field(default_factory=dict)
    _only_if: list[Node] = field(default_factory=list)
    _agreed: dict[Node, Agreed] = field(default_factory=dict)

    def of(self, node: Node) -> Agreed:
        """Return what an expression means.

        Raises:
            DisagreementError: engines do not agree, or are not known to.
        """
        if node not in self._agreed:
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
            self._agreed[node] = replace(part, only_if=tuple(self._only_if))
        return self._agreed[node]

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
        if node.kind not in _JUDGED:
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
        raise self.differs(_title(name, types, has_meanings=bool(meanings_of(name))), why)

    def _tests(
        self, row: Meaning, parts: Sequence[Agreed], node: Node, changed: Node
    ) -> list[Node] | None:
        """Return the conditions of a row on columns; None if one is false for constants."""
        arguments = [part.node for part in parts if part.node is not node]
        half = 2 ** (max((part.bits for part in parts), default=_NARROWEST) - 1)
        limits = {"least": f"({-half})", "most": f"{half - 1}"}
        conditions = []
        for template in row.only_if:
            every = range(len(parts)) if "{*}" in template else range(1)
            for test in (template.replace("{*}", f"{{{at}}}") for at in every):
                condition = filled(test, arguments, node, changed, **limits)
                positions = [int(at) for at in re.findall(r"(?<!\{)\{(\d)\}", test)] or range(
                    len(arguments)
                )
                if not all(self.names.is_constant(arguments[at]) for at in positions):
                    conditions.append(condition)
                elif self._is_false(condition):
                    return None
        return conditions

    def _is_false(self, test: Node) -> bool:
        """Return whether a condition on constants is false, or fails."""
        text = self.engine.to_text(test)
        return self.engine.row(f"SELECT TRY(({text}) IS NOT FALSE)") != (True,)


def is_rounded(*kinds: str) -> bool:
    """Return whether a common type needs more digits than DuckDB's decimals have."""
    sizes = [kind.partition("(")[2].rstrip(")").split(",") for kind in kinds if "(" in kind]
    wholes, scales = zip(
        *((int(digits) - int(scale), int(scale)) for digits, scale in sizes), strict=True
    )
    return max(wholes) + max(scales) > 38


def _title(name: str, types: Sequence[str], *, has_meanings: bool) -> str:
    """Return a call for messages."""
    match name:
        case "comparison":
            return f"a comparison of {types[0]} with {types[1]}"
        case "cast":
            return f"a cast of {types[0]} to {types[1]}"
    is_sign = has_meanings and bool(types) and not name.replace(" ", "").isidentifier()
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
    by_name: dict[str, Node | None] = dict(zip(names, arguments, strict=True))
    by_name[_SELF] = changed

    def replaced(part: Node) -> Node:
        argument = by_name.get(part.names[0]) if part.names else None
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
    templates = spellings() if node.function else {}
    template, engines = templates.get((node.call, len(node.arguments)), (None, ()))
    changed = node if parts == [*node.parts] else replace(node, parts=tuple(parts))
    # Spark reads `a = b <=> c` from the left, DuckDB `b <=> c` first.
    is_first = is_compared and node.call == "<=>"
    if template is None or dialect not in ("any", *engines) or is_first:
        return changed
    return filled(template, changed.arguments, node)


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
