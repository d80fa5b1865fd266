"""Table of functions, operators and casts: what DuckDB, Spark and Trino mean by each.

A condition that bounds do not decide is evaluated by DuckDB over known values. With dialect `any`
this needs a row of `functions.csv` that takes the types of the arguments, and in which the engines
that have the function agree; with `spark` or `trino` it needs DuckDB's expression of that engine's
meaning. What has no row is not evaluated, and keeps files. Sources: Spark 4.3, `catalyst/
expressions`; Trino 479, "Functions and operators"; DuckDB 2.0, "Functions". Main names:
`meanings`, `SPELLINGS`, `Meaning`.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

from arrowmeta.predicate.dialect import Dialect
from arrowmeta.records import dataclass

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
    return _KINDS.get(bare, "other")


#: Decimals with up to this many digits convert to distinct floats.
EXACT_DIGITS = 15
_KINDS = {
    "VARCHAR": "text",
    "BOOLEAN": "bool",
    "TINYINT": "int",
    "SMALLINT": "int",
    "INTEGER": "int",
    "BIGINT": "int",
    "DOUBLE": "double",
    "DATE": "date",
    "TIMESTAMP": "time",
    "TIMESTAMP WITH TIME ZONE": "zoned",
    "BLOB": "binary",
    "INTERVAL": "interval",
    '"NULL"': "null",
}
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


@cache
def meanings() -> tuple[Meaning, ...]:
    """Return the rows of `functions.csv`, whose columns are the attributes of `Meaning`.

    Conditions of `only_if` are separated by semicolons. The first row that takes the arguments and
    whose conditions hold is used.
    """
    text = (files("arrowmeta.predicate") / "functions.csv").read_text(encoding="utf-8")
    return tuple(
        Meaning(only_if=tuple(filter(None, row.pop("only_if").split("; "))), **row)
        for row in csv.DictReader(text.splitlines())
    )


@dataclass(frozen=True)
class Spelling:
    """Function that DuckDB has by another name.

    Attributes:
        name: the name that other engines have.
        n_arguments: number of arguments.
        template: the same in DuckDB.
        engines: engines that have the name.
    """

    name: str
    n_arguments: int
    template: str
    engines: tuple[Dialect, ...] = ("spark",)

    def is_in(self, dialect: Dialect) -> bool:
        """Return whether conditions of a dialect may have the name."""
        return dialect == "any" or dialect in self.engines


SPELLINGS: tuple[Spelling, ...] = (
    Spelling("<=>", 2, "({0} IS NOT DISTINCT FROM {1})"),
    Spelling("!", 1, "(NOT {0})"),
    Spelling("isnull", 1, "({0} IS NULL)"),
    Spelling("isnotnull", 1, "({0} IS NOT NULL)"),
    Spelling("nvl", 2, "coalesce({0}, {1})"),
    Spelling("ifnull", 2, "coalesce({0}, {1})"),
    Spelling("nvl2", 3, "(CASE WHEN {0} IS NOT NULL THEN {1} ELSE {2} END)"),
    Spelling("equal_null", 2, "({0} IS NOT DISTINCT FROM {1})"),
    Spelling("startswith", 2, "starts_with({0}, {1})"),
    Spelling("endswith", 2, "ends_with({0}, {1})"),
    Spelling("locate", 2, "instr({1}, {0})"),
    Spelling("rlike", 2, "regexp_matches({0}, {1}, 'c')"),
    Spelling(RLIKE, 2, "regexp_matches({0}, {1}, 'c')"),
    Spelling(NOT_RLIKE, 2, "(NOT regexp_matches({0}, {1}, 'c'))"),
    Spelling("regexp", 2, "regexp_matches({0}, {1}, 'c')"),
    Spelling("regexp_like", 2, "regexp_matches({0}, {1}, 'c')", ("spark", "trino")),
    Spelling("to_date", 1, "CAST({0} AS DATE)"),
    *(
        Spelling(name, 1, f"CAST({{0}} AS {name.upper()})")
        for name in ("boolean", "tinyint", "smallint", "int", "bigint", "double", "string")
    ),
    Spelling("date_add", 2, "({0} + {1})"),
    Spelling("date_sub", 2, "({0} - {1})"),
    Spelling("datediff", 2, "date_diff('day', {1}, {0})"),
    Spelling("date_diff", 2, "date_diff('day', {1}, {0})"),
    Spelling("day_of_week", 1, "isodow({0})", ("trino",)),
    Spelling("dow", 1, "isodow({0})", ("trino",)),
    Spelling("day_of_month", 1, "day({0})", ("trino",)),
    Spelling("day_of_year", 1, "dayofyear({0})", ("trino",)),
    Spelling("doy", 1, "dayofyear({0})", ("trino",)),
    Spelling("week_of_year", 1, "week({0})", ("trino",)),
    Spelling("is_nan", 1, "isnan({0})", ("trino",)),
    Spelling("last_day_of_month", 1, "last_day({0})", ("trino",)),
)


@cache
def _by_name() -> dict[str, tuple[Meaning, ...]]:
    rows: dict[str, tuple[Meaning, ...]] = {}
    for row in meanings():
        rows[row.name] = (*rows.get(row.name, ()), row)
    return rows


def meanings_of(name: str) -> tuple[Meaning, ...]:
    """Return the rows of a function or operator."""
    return _by_name().get(name, ())


@cache
def _by_spelling() -> dict[tuple[str, int], Spelling]:
    return {(spelling.name, spelling.n_arguments): spelling for spelling in SPELLINGS}


def spelling_of(name: str, n_arguments: int, dialect: Dialect) -> Spelling | None:
    """Return what a name that other engines have stands for; None for DuckDB's own."""
    spelling = _by_spelling().get((name, n_arguments))
    return spelling if spelling is not None and spelling.is_in(dialect) else None


@cache
def depends_on_session() -> frozenset[str]:
    """Return names of functions that differ between sessions of DuckDB."""
    return frozenset(row.name for row in meanings() if row.duckdb == VARIES)


@cache
def unlike_duckdb() -> frozenset[str]:
    """Return names of functions that not even DuckDB evaluates alike at all times."""
    return frozenset(row.name for row in meanings() if row.duckdb in (VARIES, OTHER))


def argument_positions(test: str) -> Iterator[int]:
    """Yield the positions of the arguments that a condition of `only_if` is about."""
    yield from (int(match[1]) for match in re.finditer(r"(?<!\{)\{(\d)\}", test))
