r"""Dialects: what DuckDB, Spark and Trino mean by a condition, and how they write it.

A dialect is the engine whose meaning a condition has. With `any` a condition drops files only if
the three agree that no row matches. A condition that bounds do not decide is evaluated by DuckDB
over known values: with `any` this needs a row of `functions.csv` that takes the types of the
arguments, and in which the engines that have the function agree; with `spark` or `trino` it needs
DuckDB's expression of that engine's meaning. What has no row is not evaluated, and keeps files.
Sources: Spark 4.3, `catalyst/expressions`; Trino 479, "Functions and operators"; DuckDB 2.0,
"Functions".

`prepare` takes a condition, or a whole `SELECT ... WHERE ...` over one table, and returns the
statement to parse, with Spark's literals and operators in DuckDB's form:

    `a b` = 10L AND s = "x\ty"      "a b" = 10 AND s = 'x(tab)y'

Tokens may change their length, so `Prepared` maps positions in the statement, which errors name,
back to the user's text. Main names: `checked_dialect`, `meanings`, `prepare`.
"""

from __future__ import annotations

import csv
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.records import dataclass

Dialect = Literal["any", "duckdb", "spark", "trino"]

DIALECTS: tuple[Dialect, ...] = get_args(Dialect)


def checked_dialect(name: object) -> Dialect:
    """Return a dialect, validated.

    Raises:
        UsageError: there is no such dialect.
    """
    if name in DIALECTS:
        return name
    close = get_close_matches(str(name).lower(), DIALECTS, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise UsageError(f"dialect must be one of {', '.join(DIALECTS)}, got {name!r}{hint}")


# -- functions, operators and casts --------------------------------------------------------------

#: Operators that stand for RLIKE and NOT RLIKE, which DuckDB does not parse; no engine has them.
RLIKE, NOT_RLIKE = "~|~", "!~|~"

#: An engine means what DuckDB means by the call as written.
SAME = "same"
#: An engine has no such function, or not for these types: its query fails.
LACKS = "lacks"
#: An engine means something else, or that it means the same is not known.
OTHER = "other"
#: The result depends on the session, its user or the version of the engine.
VARIES = "varies"


@dataclass(frozen=True)
class Meaning:
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
        wanted, is_open = _taken(self.takes)
        if is_open and len(kinds) >= len(wanted):
            wanted = (*wanted, *wanted[-1:] * (len(kinds) - len(wanted)))
        return len(kinds) == len(wanted) and all(
            kind in ("null", *options) or "any" in options
            for kind, options in zip(kinds, wanted, strict=True)
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


@dataclass(frozen=True)
class SqlType:
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


@dataclass(frozen=True)
class Spelling:
    """Function that DuckDB has by another name.

    Attributes:
        name: the name that other engines have.
        template: the same in DuckDB.
        engines: engines that have the name.
    """

    name: str
    template: str
    engines: tuple[str, ...]


@cache
def spellings() -> dict[tuple[str, int], Spelling]:
    """Return the rows of `spellings.csv` by name and number of arguments."""
    return {
        (row["name"], int(row["n_arguments"])): Spelling(
            row["name"], row["template"], tuple(row["engines"].split())
        )
        for row in _rows("spellings.csv")
    }


def spelling_of(name: str, n_arguments: int, dialect: Dialect) -> Spelling | None:
    """Return what a name that other engines have stands for; None for DuckDB's own."""
    spelling = spellings().get((name, n_arguments))
    return spelling if spelling and dialect in ("any", *spelling.engines) else None


# -- text before DuckDB parses it ----------------------------------------------------------------

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
#: What DuckDB does not parse and Spark does, without another meaning in other engines.
_OF_SPARK = re.compile(r"\b(?:RLIKE|REGEXP|DIV)\b|[\d.](?:BD|[LSYDF])\b", re.IGNORECASE)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-1][0-7]{2})|(.))", re.DOTALL)
_ESCAPED = {"0": "\0", "b": "\b", "n": "\n", "r": "\r", "t": "\t", "Z": "\x1a"}


@dataclass(frozen=True)
class Prepared:
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
        made, written = self.moved[max(0, bisect_right(self.moved, (at, len(self.statement))) - 1)]
        return written + at - made


def prepare(text: str, dialect: Dialect) -> Prepared:
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


def prepare_again(text: str, dialect: Dialect) -> Prepared | None:
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
    parts: list[str] = []
    moved, length = [], 0
    for made, at in _pieces(text, with_texts=with_texts):
        moved.append((length, at))
        parts.append(made)
        length += len(made)
    return _statement("".join(parts), tuple(moved))


def _pieces(text: str, *, with_texts: bool) -> Iterator[tuple[str, int]]:
    """Yield the parts of a text in DuckDB's form, with their positions.

    Spec: Spark's `SqlBaseLexer.g4`.
    """
    words = list(_TOKEN.finditer(text))
    at = 0
    while at < len(words):
        token, at = words[at], at + 1
        kind, said = str(token.lastgroup), token[0]
        if kind in ("text", "raw") and with_texts:
            value = _value(token)
            # Literals next to each other are one.
            while (after := _after_blanks(words, at)) and words[after].lastgroup in ("text", "raw"):
                value, at = value + _value(words[after]), after + 1
            yield quoted_text(value), token.start()
        elif kind == "call":  # DuckDB does not parse the name of a type as that of a function
            yield quoted_name(said), token.start()
        elif kind == "name":
            yield quoted_name(said[1:-1].replace("``", "`")), token.start()
        elif kind == "number":
            yield _number(said), token.start()
        elif kind == "rlike":
            operator = NOT_RLIKE if said[0] in "nN" else RLIKE
            yield operator.ljust(len(said)), token.start()
        elif kind == "div":
            yield "// ", token.start()
        else:
            yield said, token.start()


def conditions_in(text: str) -> list[str]:
    """Return the texts between AND and OR outside of brackets; that of BETWEEN does not count."""
    parts, start, depth, is_between = [], 0, 0, False
    for token in _TOKEN.finditer(text):
        word = token[0].upper()
        depth += (word == "(") - (word == ")")
        if depth or word not in ("AND", "OR", "BETWEEN"):
            continue
        if word != "BETWEEN" and not (is_between and word == "AND"):
            parts.append(text[start : token.start()].strip())
            start = token.end()
        is_between = word == "BETWEEN"
    return [*parts, text[start:].strip()]


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
