r"""Parse SQL with DuckDB into typed nodes: the only module that reads its parse tree.

`prepare` takes a condition, or a whole `SELECT ... WHERE ...` over one table, and returns the
statement to parse, with Spark's literals and operators in DuckDB's form:

    `a b` = 10L AND s = "x\ty"      "a b" = 10 AND s = 'x(tab)y'

Tokens may change their length, so `Prepared` maps positions in the statement, which errors name,
back to the user's text. An `Engine` is a session that has a table without rows, and no access to
anything else; it parses, evaluates constants and binds conditions to the columns. Conditions are
trees of `Node`: DuckDB's own objects, whose form depends on its version, stay here. A pass over a
tree is a loop over `Node.within`, or a change by `Node.mapped`. Main names: `Engine`, `Node`,
`Query`, `names_in`, `prepare`, `split_condition`, `split_limit`.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeVar

import duckdb
import pyarrow as pa
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from arrowmeta.errors import PredicateError
from arrowmeta.io.options import Access
from arrowmeta.model.locks import cached_property
from arrowmeta.predicate.session import answered, lent, new_session
from arrowmeta.text import quoted_name, quoted_text

_Answer = TypeVar("_Answer")

#: Most characters of statements that are kept parsed; nodes are about 400 times as large.
_SHORT = 500

#: Tables with up to this many columns are registered whole.
_NARROW = 100

#: Spark's names of types with another name in DuckDB, in a serialized parse tree.
_SPARK_TYPE = re.compile(r'("type_name":"|"path":\[")(timestamp_[nl]tz)"', re.IGNORECASE)
#: CHAR, CHARACTER and NCHAR in a tree, where only the length of what is written tells them from
#: VARCHAR. Without a length, it is 1. Spec: Trino, "Data types", CHAR.
_CHAR = re.compile(
    r'("query_location_length":(?:4|5|9|13|18),"catalog":"","schema":"","type_name":"VARCHAR",'
    r'"children":)\[\]'
)
_OF_LENGTH_1 = (
    r'\1[{"class":"CONSTANT","type":"VALUE_CONSTANT","alias":"","query_location":0,'
    r'"query_location_length":0,"literal":{"kind":"INTEGER","text":"1"}}]'
)

#: Operators as DuckDB prints them, beside texts and names, and as they are written.
_OF_PRINTER = re.compile(r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|!?~~[~*]?""")
LIKES = {"~~": "LIKE", "!~~": "NOT LIKE", "~~*": "ILIKE", "!~~*": "NOT ILIKE", "~~~": "GLOB"}
_PARSE = "PREPARE parse AS SELECT json_serialize_sql($1)"
#: Statement without a list of expressions, in DuckDB's parse tree.
_SELECT = {
    "type": "SELECT_NODE",
    "modifiers": [],
    "cte_map": {"map": []},
    "from_table": {"type": "EMPTY", "alias": "", "sample": None},
    "group_expressions": [],
    "group_sets": [],
    "aggregate_handling": "STANDARD_HANDLING",
}
_TYPES = "SELECT column_type FROM (DESCRIBE {})"


class Engine:
    """DuckDB session with the columns of a table.

    Of wide tables, only the columns that conditions name are registered, since DuckDB visits all
    columns to bind one.

    Args:
        time_zone: of the session that runs a query; None if it is not known. Then this one is in
            UTC.
    """

    def __init__(self, schema: pa.Schema, time_zone: str | None = None) -> None:
        self.time_zone = time_zone
        self._access = Access(time_zones=(time_zone or "UTC") != "UTC")
        #: Evaluated constants, by column and SQL.
        self.values: dict[tuple[object, str], Any] = {}
        self._schema = schema
        self._types: dict[str, str] = {}
        #: Registered columns; at least one, since DuckDB has no tables without columns.
        self.registered = schema if len(schema) <= _NARROW else pa.schema([schema.field(0)])

    def register(self, text: str) -> None:
        """Register the columns that a condition names.

        Args:
            text: SQL, or the name of a column.
        """
        if len(self.registered) == len(self._schema):
            return
        text = text.lower().replace('""', '"')
        names = set(self.registered.names)
        more = [f for f in self._schema if f.name not in names and f.name.lower() in text]
        if more:
            self.registered = pa.schema([*self.registered, *more])
            vars(self).pop("_pool", None)

    @cached_property
    def relation(self) -> str:
        """Name of the table; no column has it, since DuckDB would resolve it to the column."""
        names, name = {column.casefold() for column in self._schema.names}, "t"
        while name in names:
            name += "_"
        return name

    @cached_property
    def _pool(self) -> tuple[object, ...]:
        """What sessions with the registered columns have in common."""
        return self.registered.serialize().to_pybytes(), self.relation, self.time_zone

    def column_type(self, name: str) -> str:
        """Return the DuckDB type of a column."""
        if name not in self._types:
            names = self.registered.names
            types = self._rows(_TYPES.format(self.relation))
            # By position: DuckDB renames columns that differ only in case. Other threads may have
            # added columns at the end.
            self._types = {name: kind for name, (kind,) in zip(names, types, strict=False)}
        return self._types[name]

    def table(self, query: str) -> pa.Table:
        """Run a query.

        Raises:
            PredicateError: DuckDB refuses it.
        """
        return self._in_session(lambda session: session.sql(query).to_arrow_table())

    def row(self, query: str) -> tuple[Any, ...]:
        """Run a query and return its only row.

        Raises:
            PredicateError: DuckDB refuses it.
        """
        return self._rows(query)[0]

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        return self._in_session(lambda session: session.execute(query).fetchall())

    def _in_session(self, ask: Callable[[duckdb.DuckDBPyConnection], _Answer]) -> _Answer:
        def asked() -> _Answer:
            with lent(self._new_session, self._pool, self._access) as session:
                return ask(session)

        with refused_by_duckdb():
            return answered(asked, self._access)

    def _new_session(self) -> duckdb.DuckDBPyConnection:
        """Return a session with the registered columns."""
        session = new_session(self._access)
        if self._access.time_zones:
            session.execute(f"SET TimeZone = {quoted_text(str(self.time_zone))}")
        # `empty_table` would load pandas.
        return session.register(self.relation, pa.Table.from_batches([], self.registered))

    def check(self, condition: str) -> None:
        """Bind a condition to the columns; only its constants are evaluated.

        Raises:
            PredicateError: it does not fit them.
        """
        self._rows(f"SELECT 1 FROM {self.relation} WHERE {condition}")

    def parse(self, statement: str, position_of: Callable[[int], int] = lambda at: at) -> Query:
        """Return a parsed SELECT statement, with positions in characters.

        Args:
            position_of: returns the position in the user's text of one in the statement.

        Raises:
            PredicateError: it does not parse as one SELECT statement.
        """
        is_short = len(statement) <= _SHORT
        try:
            parsed = (_parsed if is_short else _parsed.__wrapped__)(statement)
        except RecursionError as error:
            raise PredicateError("the expression is nested too deeply") from error
        if isinstance(parsed, Query):
            return parsed
        message, at = parsed
        raise PredicateError(message if at is None else message + position(position_of(at)))

    def types_of(self, expressions: Sequence[Node]) -> list[str]:
        """Return the DuckDB types of parts of a parsed tree over the columns.

        Raises:
            PredicateError: one does not fit the columns.
        """
        query = f"SELECT {self._listed(expressions)} FROM {self.relation}"
        kinds = [kind for (kind,) in self._rows(_TYPES.format(query))]
        if len(kinds) != len(expressions):
            raise PredicateError("* stands for several columns")
        return kinds

    def describe(self, value: pa.Array) -> tuple[str, str]:
        """Return type and text of an array's only value.

        Raises:
            PredicateError: DuckDB has no such type.
        """
        described = pa.table([value], names=["value"])

        def ask(session: duckdb.DuckDBPyConnection) -> tuple[str, str]:
            session.register("described", described)
            query = "SELECT typeof(value), CAST(value AS VARCHAR) FROM described"
            ((kind, text),) = session.sql(query).fetchall()
            return str(kind), str(text)

        return self._in_session(ask)

    def to_text(self, expression: Node) -> str:
        """Return the SQL of an expression, without an alias."""
        return self._listed([expression])

    def _listed(self, expressions: Sequence[Node]) -> str:
        select = {**_SELECT, "select_list": [node.json() | {"alias": ""} for node in expressions]}
        statement = {"error": False, "statements": [{"node": select, "named_param_map": []}]}
        query = f"SELECT json_deserialize_sql({quoted_text(json.dumps(statement))})"
        ((text,),) = _in_parser(query)
        return _OF_PRINTER.sub(_in_sql, str(text).removeprefix("SELECT "))


def _in_parser(query: str) -> list[Any]:
    """Run a query without tables in a parser session, which has `_PARSE` prepared.

    Raises:
        PredicateError: DuckDB rejects it, or it is not valid Unicode.
    """
    check_unicode(query)

    def ask() -> list[Any]:
        with lent(lambda: new_session().execute(_PARSE), "parsers") as session:
            return session.execute(query).fetchall()

    with refused_by_duckdb():
        return answered(ask)


@lru_cache(maxsize=200)
def _parsed(statement: str) -> Query | tuple[str, int | None]:
    """Return a parsed statement, or an error and its position; conditions are often asked again."""
    serialized = _serialized(statement)
    if not serialized:  # its error ends within a character
        return "a literal such as x'0F' or b'01' has a character that is no digit", None
    # DuckDB counts bytes.
    starts = () if statement.isascii() else _starts(statement)
    tree = json.loads(_CHAR.sub(_OF_LENGTH_1, _SPARK_TYPE.sub(_of_duckdb, serialized)))
    if tree["error"]:
        return _syntax_error(tree, statement, starts)
    if len(tree["statements"]) != 1:
        return "more than one statement", None
    return _query(tree["statements"][0]["node"], starts)


def _serialized(statement: str) -> str:
    """Return the parse tree of a statement as JSON; empty if DuckDB cannot print its error."""
    ((serialized,),) = _in_parser(f"EXECUTE parse({quoted_text(statement)})")
    return str(serialized or "")


def _in_sql(match: re.Match[str]) -> str:
    return LIKES.get(match[0], match[0])


def _of_duckdb(match: re.Match[str]) -> str:
    name = "TIMESTAMP" if match[2].lower() == "timestamp_ntz" else "TIMESTAMPTZ"
    return f'{match[1]}{name}"'


def check_unicode(text: str) -> None:
    """Check that a predicate is valid Unicode, as DuckDB requires.

    Raises:
        PredicateError: it is not.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        message = "the predicate has half of a surrogate pair; use valid Unicode"
        raise PredicateError(message) from error


@contextmanager
def refused_by_duckdb() -> Iterator[None]:
    """Raise DuckDB's errors as `PredicateError`."""
    try:
        yield
    except duckdb.Error as error:
        raise PredicateError(_reason(error)) from error


class Node(Struct, frozen=True, eq=False):
    """Expression of DuckDB's parse tree; equal only to itself.

    Attributes that an expression does not have are empty.

    Attributes:
        shape: DuckDB's object, in which `parts` replace the expressions.
        parts: expressions in it, in order; without those of a type, such as its size.
        at: position in the statement, in characters; negative if the parser made it.
        kind: its class, such as `FUNCTION`.
        type: its type within the class, such as `COMPARE_IN`.
        names: path of names of a column.
        function: name of a called function, in lower case.
    """

    shape: dict[str, Any]
    parts: tuple[Node, ...]
    at: int
    kind: str = ""
    type: str = ""
    names: list[str] = []
    function: str = ""

    def __post_init__(self) -> None:
        shape = self.shape
        force_setattr(self, "kind", shape["class"])
        force_setattr(self, "type", shape["type"])
        force_setattr(self, "names", shape.get("column_names", []))
        force_setattr(self, "function", shape.get("function_name", "").lower())

    @property
    def literal(self) -> tuple[str, str]:
        """Kind and text of a literal."""
        literal = self.shape.get("literal", _NOTHING)
        return literal.get("kind", ""), literal.get("text", "")

    @property
    def target(self) -> str:
        """Name of the type of a cast, in upper case."""
        path = self.shape.get("type_expr", _NOTHING).get("qualified_name", _NOTHING).get("path", ())
        return ".".join(path).upper()

    @property
    def sizes(self) -> list[str]:
        """Sizes in the type of a cast, as written."""
        sizes = self.shape.get("type_expr", _NOTHING).get("children", ())
        return [size.get("literal", _NOTHING).get("text", "") for size in sizes]

    @property
    def call(self) -> str:
        """Name of a called function; empty for one of a schema.

        That may be a column, and then is the first argument: `a.like_escape(b, '!')` is
        `like_escape(a, b, '!')`.
        """
        return "" if self.shape.get("schema") else self.function

    @property
    def arguments(self) -> tuple[Node, ...]:
        """Arguments of a call, without its FILTER and ORDER BY."""
        return self.parts[len(self.parts) - len(self.shape.get("arguments", ())) :]

    @property
    def text(self) -> str | None:
        """Value of a literal of text; None for other expressions."""
        kind, text = self.literal
        return text if kind == "STRING" else None

    @property
    def number(self) -> int | None:
        """Value of an integer literal; None for other expressions."""
        kind, text = self.literal
        return int(text) if kind == "INTEGER" else None

    @property
    def is_tried(self) -> bool:
        """Whether it is a cast that gives NULL where it fails."""
        return bool(self.shape.get("try_cast"))

    @property
    def is_plain_call(self) -> bool:
        """Whether it is a call without DISTINCT and FILTER."""
        is_limited = self.shape.get("distinct") or self.shape.get("filter")
        return self.kind == "FUNCTION" and not is_limited

    @property
    def alias(self) -> str:
        """Its name in a list."""
        return str(self.shape.get("alias", ""))

    def within(self) -> Iterator[Node]:
        """Yield the expression and all expressions in it."""
        rest = [self]
        while rest:
            node = rest.pop()
            yield node
            rest.extend(reversed(node.parts))

    def mapped(self, change: Callable[[Node], Node | None]) -> Node:
        """Return the expression with others in it, from the top.

        Args:
            change: returns what replaces an expression; None to change what is in it.
        """
        changed = change(self)
        return changed or replace(self, parts=tuple([part.mapped(change) for part in self.parts]))

    def json(self) -> dict[str, Any]:
        """Return DuckDB's object."""
        parts = iter(self.parts)

        def filled(value: Any) -> Any:
            if isinstance(value, list):
                return list(map(filled, value))
            if not isinstance(value, dict) or value.get("class") == "TYPE":
                return value
            return next(parts).json() if "class" in value else changed(value)

        def changed(shape: dict[str, Any]) -> dict[str, Any]:
            return {name: filled(value) for name, value in shape.items()}

        return changed(self.shape)


_NOTHING: dict[str, Any] = {}


class Query(Struct, frozen=True):
    """SELECT statement.

    Attributes:
        listed: expressions of its list; empty if it is a set operation or the like.
        where: its condition; None without one.
        has_more: whether it has a clause after the condition.
        table: names of its table, in lower case; None if it is not over one table.
        orders: expression, direction and order of nulls of each item of ORDER BY; empty if there
            is another modifier, such as LIMIT.
    """

    listed: tuple[Node, ...]
    where: Node | None
    has_more: bool
    table: frozenset[str] | None
    orders: tuple[tuple[Node, str, str], ...]

    def bare_where(self, structs: Collection[str] = ()) -> Node | None:
        """Return the condition with unqualified names of columns.

        Args:
            structs: columns whose fields have the form of a column of a table.
        """
        names = (self.table or frozenset()) - set(structs)

        def bare(part: Node) -> Node | None:
            path = part.names
            at = next((i for i, name in enumerate(path[:-1]) if name.lower() in names), -1)
            shape = {**part.shape, "column_names": path[at + 1 :]}
            return replace(part, shape=shape) if path else None

        return self.where and self.where.mapped(bare)


def _query(tree: dict[str, Any], starts: Sequence[int]) -> Query:
    """Return a statement of DuckDB's parse tree."""
    source, modifiers = tree.get("from_table") or {}, tree.get("modifiers", [])
    is_select, is_table = tree["type"] == "SELECT_NODE", source.get("type") == "BASE_TABLE"
    names = [source[name].lower() for name in ("alias", "table_name")] if is_table else []
    is_ordered = [modifier["type"] for modifier in modifiers] == ["ORDER_MODIFIER"]
    more = [tree.get(name) for name in ("group_expressions", "having", "qualify", "modifiers")]
    where = tree.get("where_clause")
    return Query(
        tuple(_node(shape, starts) for shape in tree.get("select_list", [])),
        _node(where, starts) if where else None,
        any(more),
        frozenset(names) - {""} if is_select and is_table else None,
        tuple(
            (_node(item["expression"], starts), item["type"], item["null_order"])
            for item in (modifiers[0]["orders"] if is_ordered else [])
        ),
    )


def _node(shape: dict[str, Any], starts: Sequence[int]) -> Node:
    at = shape.get("query_location", 2**31)
    at = -1 if at >= 2**31 else _counted(at, starts) if starts else at
    parts = tuple([_node(part, starts) for part in list(_expressions_in(shape))])
    return Node(shape, parts, at)


def _expressions_in(part: Any) -> Iterator[dict[str, Any]]:
    for value in part.values() if isinstance(part, dict) else part:
        if isinstance(value, dict) and "class" in value:
            if value["class"] != "TYPE":
                yield value
        elif isinstance(value, (dict, list)):
            yield from _expressions_in(value)


def names_in(query: str) -> set[tuple[str, ...]] | None:
    """Return the names of relations and functions in SELECT statements, with schemas before them.

    In lower case; empty where all relations are listed, as by `SHOW TABLES`. None for statements of
    other kinds.

    Raises:
        RecursionError: it is nested too deeply.
    """
    tree = json.loads(_serialized(query))
    if tree["error"]:
        return None
    paths: set[tuple[str, ...]] = set()
    rest: list[Any] = [tree["statements"]]
    while rest:
        part = rest.pop()
        inner = part.values() if isinstance(part, dict) else part
        rest.extend(value for value in inner if isinstance(value, dict | list))
        match part:
            case {"type": "BASE_TABLE" | "FUNCTION", "qualified_name": {"path": path}}:
                paths.add(tuple(str(name).lower() for name in path))
            case {"type": "SHOW_REF", "query": None}:
                paths.add(())
    return paths


def position(at: int | None) -> str:
    """Return ` at position N`, counting characters from 1; empty if unknown."""
    return "" if at is None or at < 0 else f" at position {at + 1}"


def _starts(text: str) -> list[int]:
    """Return the byte positions of the characters of a text."""
    return [at for at, byte in enumerate(text.encode()) if byte & 0xC0 != 0x80]


def _counted(at: int, starts: Sequence[int]) -> int:
    """Convert a byte position to a character position; positions beyond the text are unchanged."""
    return bisect_left(starts, at) if starts and at <= starts[-1] else at


def _syntax_error(
    tree: dict[str, Any], statement: str, starts: Sequence[int]
) -> tuple[str, int | None]:
    """Return DuckDB's syntax error, with its position in the statement."""
    said = str(tree["error_message"])
    if tree.get("position") is None:
        return said, None
    at = _counted(int(tree["position"]), starts)
    if statement[at:] == ")" and statement[at - 1] == "\n":  # the bracket that `statement` adds
        return "syntax error at the end: an operand or a closing bracket is missing", None
    return said, at


def _reason(error: duckdb.Error) -> str:
    """Return DuckDB's message without excerpt, stack trace and hints for function authors."""
    said = re.split(r"\n\s*\n(?:LINE |Stack Trace:)", str(error))[0].strip()
    said = re.sub(r"^\w+ Error: (Scalar function .+ SetFallible\(\)\. Error: )?", "", said)
    said = said.replace("INTEGER_LITERAL", "INTEGER").replace("STRING_LITERAL", "VARCHAR")
    said = re.sub(r"\s*\n\s*", " ", re.sub(r"!?~~[~*]?", _in_sql, said))
    advice = ": write a value of the column's type, text in quotes"
    return said.replace(" - an explicit cast is required", advice)


# -- text before DuckDB parses it ----------------------------------------------------------------

#: Operators that stand for RLIKE and NOT RLIKE, which DuckDB does not parse; no engine has them.
RLIKE, NOT_RLIKE = "~|~", "!~|~"

#: Maximum number of characters of a predicate, of `AND` and `OR` in it, and of unclosed brackets,
#: for which DuckDB takes quadratic time; checked before it is parsed.
LONGEST_PREDICATE = 1 << 20
MOST_CONNECTIVES = 5_000
MOST_UNCLOSED = 500
_CONNECTIVE = re.compile(r"\b(?:AND|OR)\b", re.IGNORECASE)

_BEFORE = "SELECT 1 FROM t WHERE ("

# Atomic groups and possessive quantifiers: texts must not be read in exponentially many ways.
_COMMENT = r"(?>--[^\n]*+|/\*.*?\*/)"
_QUERY = re.compile(rf"(?:\s|{_COMMENT})*+(?:SELECT|FROM|WITH)\b", re.IGNORECASE | re.DOTALL)
_END = re.compile(r"(?<![;\s])[;\s]++\Z")
_TOKEN = re.compile(
    rf"""
      (?P<comment>{_COMMENT})
    | (?P<hex>[xX]'[^']*')
    | (?P<raw>[rR](?:'[^']*'|"[^"]*"))
    | (?P<text>(?:'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"))
    | (?P<name>`(?:[^`]|``)*`)
    | (?P<unclosed>(?:['"`]|/\*).*)
    | (?P<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?:BD|[LSYDF])?\b)
    | (?P<rlike>(?:NOT\s+)?(?:RLIKE|REGEXP)\b)
    | (?P<div>DIV\b)
    | (?P<call>(?:BOOLEAN|TINYINT|SMALLINT|INT|BIGINT|DOUBLE|STRING)(?=\s*\())
    | (?P<word>\w+)
    | (?P<blank>\s+)
    | (?P<other>.)
    """,
    re.IGNORECASE | re.DOTALL | re.VERBOSE,
)
#: What may follow a condition.
_TAIL = re.compile(
    r"(?:ORDER\s+BY\s+(?P<order>.+?)\s*)?(?:\bLIMIT\s+(?P<limit>\d+))?[\s;]*",
    re.IGNORECASE | re.DOTALL,
)
_MOST_PARTS = 200
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_ODD_COMMENT = re.compile(r"/\*(?:\+|.*/\*)|--.*(?:\\\Z|\r)", re.DOTALL)
#: What DuckDB does not parse and Spark does, without another meaning in other engines.
_OF_SPARK = re.compile(r"\b(?:RLIKE|REGEXP|DIV)\b|[\d.](?:BD|[LSYDF])\b", re.IGNORECASE)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-1][0-7]{2})|(.))", re.DOTALL)
_ESCAPED = {"0": "\0", "b": "\b", "n": "\n", "r": "\r", "t": "\t", "Z": "\x1a"}


class Prepared(Struct, frozen=True):
    """Statement to parse for a predicate.

    Attributes:
        before: characters before the user's text.
        is_query: whether the user wrote a whole query.
        moved: pairs of positions in the statement and in the user's text, ascending.
    """

    statement: str
    before: int
    is_query: bool = False
    moved: tuple[tuple[int, int], ...] = ()

    def position_of(self, at: int) -> int:
        """Return the position in the user's text of one in the statement."""
        at -= self.before
        if not self.moved:
            return at
        begin, written = self.moved[max(0, bisect_right(self.moved, (at, len(self.statement))) - 1)]
        return written + at - begin


def prepare(text: str, dialect: str) -> Prepared:
    """Return the statement to parse for a predicate.

    Raises:
        PredicateError: it is empty, too long, or has too many open brackets.
    """
    if not text.strip():
        raise PredicateError("the predicate is empty; leave it out to plan all files")
    if len(text) > LONGEST_PREDICATE:
        raise PredicateError(
            f"the predicate has {len(text):,} characters, more than {LONGEST_PREDICATE:,}; for many"
            " values use keys="
        )
    # In literals, too: a predicate is refused rather than tokenized.
    n_connectives = sum(1 for _ in _CONNECTIVE.finditer(text))
    if n_connectives > MOST_CONNECTIVES:
        raise PredicateError(
            f"the predicate has {n_connectives:,} AND and OR, more than {MOST_CONNECTIVES:,}; use"
            " IN, or keys= for many values"
        )
    if (n_unclosed := text.count("(") - text.count(")")) > MOST_UNCLOSED:
        raise PredicateError(f"the predicate has {n_unclosed:,} brackets that are not closed")
    return _from_spark(text) if dialect == "spark" else _statement(text)


def prepare_again(text: str, dialect: str) -> Prepared | None:
    """Return another statement for a predicate that DuckDB does not parse; None if there is none.

    In dialect `any` Spark's operators and numbers are accepted, too; literals of text, which other
    engines read differently, are not changed.
    """
    if dialect != "any" or not _OF_SPARK.search(text):
        return None
    return _from_spark(text, with_texts=False)


def _statement(text: str, moved: tuple[tuple[int, int], ...] = ()) -> Prepared:
    text = _END.sub("", text) if ";" in text else text
    if _QUERY.match(text):
        return Prepared(f"{text}\n", 0, is_query=True, moved=moved)
    # The newline ends a comment before the bracket.
    return Prepared(f"{_BEFORE}{text}\n)", len(_BEFORE), moved=moved)


def _from_spark(text: str, *, with_texts: bool = True) -> Prepared:
    pieces, positions = zip(*_pieces(text, with_texts=with_texts), strict=True)
    begins = accumulate(map(len, pieces[:-1]), initial=0)
    return _statement("".join(pieces), tuple(zip(begins, positions, strict=True)))


def _pieces(text: str, *, with_texts: bool) -> Iterator[tuple[str, int]]:
    """Yield the parts of a text in DuckDB's form, with their positions.

    Spec: Spark's `SqlBaseLexer.g4`.
    """
    words = list(_TOKEN.finditer(text))
    at = 0
    while at < len(words):
        token, at = words[at], at + 1
        kind, piece = str(token.lastgroup), token[0]
        if kind in ("text", "raw") and with_texts:
            value = _value(token)
            # Literals next to each other are one.
            while (after := _after_blanks(words, at)) and words[after].lastgroup in ("text", "raw"):
                value, at = value + _value(words[after]), after + 1
            piece = quoted_text(value)
        elif kind == "call":  # DuckDB does not parse the name of a type as that of a function
            piece = quoted_name(piece)
        elif kind == "name":
            piece = quoted_name(piece[1:-1].replace("``", "`"))
        elif kind == "number":
            piece = _number(piece)
        elif kind == "rlike":
            piece = (NOT_RLIKE if piece[0] in "nN" else RLIKE).ljust(len(piece))
        elif kind == "div":
            piece = "// "
        yield piece, token.start()


def split_condition(
    condition: str, between: Collection[str] = ("AND",), most: int = _MOST_PARTS
) -> list[str]:
    """Return the texts between connectives outside of brackets, as Spark parses them.

    The parts of `dt = '2024' AND (f(dt) OR x > 1)`, which have to be true together, are two. What
    is not understood stays one part, and so does a condition with other connectives.

    Args:
        between: `AND`, or also `OR`.
        most: maximum number of parts; with more, it stays one part.
    """
    parts, start, depth, n_cases, n_betweens = list[str](), 0, 0, 0, 0
    for token in _TOKEN.finditer(condition):
        word = token[0].upper()
        # An unclosed quote, a dollar-quoted text, or a comment that nests or goes on.
        if word == "$" or token.lastgroup == "unclosed" or _ODD_COMMENT.match(word):
            return [condition]
        depth += (word in _OPENING) - (word in _CLOSING)
        if depth or condition[token.start() - 1 : token.start()] == ".":
            continue
        n_cases += (word == "CASE") - (word == "END")
        n_betweens += word == "BETWEEN" and not n_cases
        if n_cases or word not in ("AND", "OR"):
            continue
        if word == "AND" and n_betweens:  # the first AND after BETWEEN is a part of it
            n_betweens -= 1
        elif word in between:
            parts.append(condition[start : token.start()].strip())
            start = token.end()
        else:
            return [condition]
    parts.append(condition[start:].strip())
    is_split = depth == n_cases == n_betweens == 0 and all(parts) and len(parts) <= most
    return parts if is_split else [condition]


def split_limit(text: str) -> tuple[str | None, str | None, int | None]:
    """Return condition, ORDER BY list and number of rows of `x > 5 ORDER BY ts LIMIT 10`.

    Each is None if it is not there. The LIMIT of a whole query is not of rows that it reads.

    Raises:
        PredicateError: ORDER BY without LIMIT, which rules out no file.
    """
    starts: dict[str, int] = {}
    depth, lower = 0, text.lower()
    has_words = ("order" in lower or "limit" in lower) and not _QUERY.match(text)
    for token in _TOKEN.finditer(text) if has_words else ():
        word = token[0].upper()
        depth += (word in _OPENING) - (word in _CLOSING)
        if not depth and word in ("ORDER", "LIMIT"):
            starts[word] = token.start()
    start = min(starts.values(), default=len(text))
    tail = _TAIL.fullmatch(text, start) if starts else None
    if tail is None:  # without them, or with columns of these names
        return text, None, None
    if tail["limit"] is None:
        raise PredicateError("ORDER BY rules out files only with LIMIT, as in ORDER BY ts LIMIT 10")
    return text[:start].rstrip() or None, tail["order"], int(tail["limit"])


def _after_blanks(words: list[re.Match[str]], at: int) -> int:
    """Return the position of the next token that is neither blank nor comment; 0 at the end."""
    while at < len(words) and words[at].lastgroup in ("blank", "comment"):
        at += 1
    return at if at < len(words) else 0


def _value(literal: re.Match[str]) -> str:
    """Return the value of a string literal of Spark.

    Spec: Spark `SparkParserUtils.unescapeSQLString`.
    """
    said = literal[0]
    if literal.lastgroup == "raw":
        return said[2:-1]
    quote = said[0]
    return _ESCAPE.sub(_unescaped, said[1:-1].replace(quote * 2, quote))


def _unescaped(escape: re.Match[str]) -> str:
    short, long, octal, other = escape.groups()
    if short or long:
        return chr(min(int(short or long, 16), 0x10FFFF))
    if octal:
        return chr(int(octal, 8))
    if other in "%_":
        return f"\\{other}"
    return _ESCAPED.get(other, other)


def _number(said: str) -> str:
    """Return a number of Spark as DuckDB writes it."""
    digits = said.rstrip("BDLSYFbdlsyf")
    match said[len(digits) :].upper():
        case "D":
            return digits if "e" in digits.lower() else f"{digits}e0"
        case "F":
            return f"CAST('{digits}' AS FLOAT)"
    return digits
