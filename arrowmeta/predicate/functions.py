"""Table of functions, operators and casts: what DuckDB, Spark and Trino mean by each.

A condition that bounds do not decide is evaluated by DuckDB over known values. With dialect `any`
this needs a row of `MEANINGS` that takes the types of the arguments, and in which the engines that
have the function agree; with `spark` or `trino` it needs DuckDB's expression of that engine's
meaning. What has no row is not evaluated, and keeps files. Sources: Spark 4.3, `catalyst/
expressions`; Trino 479, "Functions and operators"; DuckDB 2.0, "Functions". Main names:
`MEANINGS`, `SPELLINGS`, `Meaning`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

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

#: Pattern of printable ASCII, for which case, order and blanks are the same everywhere.
_ASCII = "regexp_full_match({{{}}}, '[ -~]*')"
_ASCII_0, _ASCII_1, _ASCII_2 = (_ASCII.format(at) for at in range(3))
_WHOLE = "regexp_full_match({0}, '-?[0-9]{{1,18}}')"
_DECIMAL = r"regexp_full_match({0}, '-?[0-9]{{1,9}}(\.[0-9]{{1,6}})?')"
_REAL = f"({_DECIMAL} OR lower({{0}}) IN ('nan', 'infinity', '-infinity'))"
_DAY = "regexp_full_match({}, '[0-9]{{{{4}}}}-[0-9]{{{{2}}}}-[0-9]{{{{2}}}}')"
_DAY_0, _DAY_1 = _DAY.format("{0}"), _DAY.format("{1}")
_INTERVAL = "regexp_full_match({0}, '[0-9]{{1,6}} (second|minute|hour|day|week|month|year)s?')"
#: Regular expressions that RE2, Java and RE2J or Joni read alike.
_PATTERN = (
    r"regexp_full_match({1}, '([A-Za-z0-9_ /:,=^$.*+?()|-]|\\[dws.]"
    r"|\[\^?[A-Za-z0-9_-]+\]|\{{[0-9]{{1,2}}(,[0-9]{{0,2}})?\}})*') AND NOT contains({1}, '(?')"
)
#: The result is in the type that Spark computes in, which DuckDB may widen.
_FITS = "{self} BETWEEN {least} AND {most}"
_NO_BACKSLASH = "NOT contains({1}, chr(92))"
_UNITS = "('year', 'quarter', 'month', 'week', 'day', 'hour', 'minute')"
_FIELDS = _UNITS.replace(")", ", 'doy')")
_DOW = "('dow', 'dayofweek')"

_NUMBER = "int|decimal"
_ANY_NUMBER = "int|decimal|wide"
_FLOATS = "int|decimal|double"
_DAYS = "date|time|moment"
#: Types whose values are the same in every engine, and in the same order.
_PLAIN = ("text", "bool", _ANY_NUMBER, "date", "time", "binary")


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

#: The rows, by name; the first one that takes the arguments and whose conditions hold is used.
MEANINGS: tuple[Meaning, ...] = (
    # -- logic and comparisons ------------------------------------------------------------------
    Meaning("and", "bool, bool..."),
    Meaning("or", "bool, bool..."),
    Meaning("not", "bool"),
    Meaning("is null", "any"),
    *(
        Meaning("comparison", takes)
        for takes in (
            *("text, text", "bool, bool", "binary, binary"),
            *(f"{_NUMBER}, {_NUMBER}", "decimal|wide, decimal|wide"),
        )
    ),
    Meaning("comparison", f"{_DAYS}, {_DAYS}", source="Spark TypeCoercion; Trino TypeCoercion"),
    Meaning(
        "comparison",
        f"{_FLOATS}, {_FLOATS}",
        only_if=("CAST({0} AS DOUBLE) <> 'NaN'::DOUBLE", "CAST({1} AS DOUBLE) <> 'NaN'::DOUBLE"),
        why="NaN",
        source="Spark SQLOrderingUtil; Trino DoubleOperators",
    ),
    *(
        Meaning(
            "comparison", takes, trino=LACKS, only_if=(test,), why=why, source="Spark TypeCoercion"
        )
        for takes, test, why in (
            (f"text, {_DAYS}", _DAY_0, "text that is not YYYY-MM-DD"),
            (f"{_DAYS}, text", _DAY_1, "text that is not YYYY-MM-DD"),
        )
    ),
    *(Meaning("coalesce", f"{kind}...") for kind in _PLAIN),
    *(Meaning("nullif", f"{kind}, {kind}") for kind in _PLAIN),
    *(Meaning("case", f"{kind}...") for kind in _PLAIN),
    *(Meaning("if", f"bool, {kind}, {kind}") for kind in _PLAIN),
    *(
        row
        for name in ("greatest", "least")
        for kind in _PLAIN[:-1]
        for row in (
            Meaning(
                name,
                f"{kind}...",
                only_if=("{*} IS NOT NULL",),
                why="NULL arguments: Trino returns NULL, others ignore them",
                source="Spark Greatest; Trino greatest()",
            ),
            Meaning(name, f"{kind}...", trino=OTHER, source="Spark Greatest"),
        )
    ),
    Meaning("isnan", "double", spark=OTHER, why="NULL: Spark returns false", source="Spark IsNaN"),
    # -- text -----------------------------------------------------------------------------------
    *(
        row
        for name, escaped, before in (("~~", "like_escape", ""), ("!~~", "not_like_escape", "NOT "))
        for row in (
            Meaning(
                name,
                "text, text",
                only_if=(_NO_BACKSLASH,),
                why="a backslash, the default escape of Spark",
                source="Spark Like; Trino LIKE",
            ),
            Meaning(
                name,
                "text, text",
                spark=f"({{0}} {before}LIKE {{1}} ESCAPE chr(92))",
                source="Spark Like",
            ),
            Meaning(
                escaped,
                "text, text, text",
                only_if=("length({2}) = 1",),
                source="Spark Like; Trino LIKE",
            ),
        )
    ),
    *(
        Meaning(
            name,
            "text, text",
            trino=LACKS,
            only_if=(_ASCII_0, _ASCII_1, _NO_BACKSLASH),
            why="letters outside ASCII, or a backslash",
            source="Spark ILike",
        )
        for name in ("~~*", "!~~*")
    ),
    *(
        Meaning(name, "text, text", spark=spark, trino=trino, source="Spark StartsWith, EndsWith")
        for name, spark, trino in (
            ("starts_with", SAME, SAME),
            ("^@", LACKS, LACKS),
            ("prefix", LACKS, LACKS),
            ("ends_with", SAME, LACKS),
            ("suffix", LACKS, LACKS),
            ("contains", SAME, LACKS),
        )
    ),
    Meaning("||", "text, text", source="Spark Concat; Trino concat()"),
    *(
        Meaning("||", takes, trino=LACKS, source="Spark Concat")
        for takes in ("text, int|bool|date", "int|bool|date, text")
    ),
    Meaning(
        "concat",
        "text|int|bool|date...",
        only_if=("{*} IS NOT NULL",),
        why="NULL arguments: DuckDB ignores them, others return NULL",
        source="Spark Concat; Trino concat()",
    ),
    Meaning("concat_ws", "text, text...", source="Spark ConcatWs; Trino concat_ws()"),
    *(
        Meaning(
            name,
            "text",
            trino=LACKS if name[1:] == "case" else SAME,
            only_if=(_ASCII_0,),
            why="letters outside ASCII",
            source="Spark Lower, Upper: java.lang.String; Trino lower()",
        )
        for name in ("lower", "upper", "lcase", "ucase")
    ),
    *(
        Meaning(name, "text", spark=spark, trino=trino, source="Spark Length; Trino length()")
        for name, spark, trino in (
            ("length", SAME, SAME),
            ("len", SAME, LACKS),
            ("char_length", SAME, LACKS),
            ("character_length", SAME, LACKS),
            ("strlen", LACKS, LACKS),
            ("bit_length", SAME, LACKS),
        )
    ),
    Meaning("octet_length", "binary", trino=LACKS, source="Spark OctetLength"),
    *(
        row
        for name in ("substr", "substring")
        for row in (
            Meaning(
                name,
                "text, int",
                only_if=("{1} > 0",),
                why="a start that is not positive",
                source="Spark Substring; Trino substring()",
            ),
            Meaning(
                name,
                "text, int, int",
                only_if=("{1} > 0", "{2} >= 0"),
                why="a start or length that is not positive",
                source="Spark Substring; Trino substring()",
            ),
            Meaning(
                name,
                "text, int, int",
                spark=f"{name}({{0}}, greatest({{1}}, 1), {{2}})",
                trino=OTHER,
                only_if=("{1} >= 0", "{2} >= 0"),
                source="Spark Substring: UTF8String.substringSQL",
            ),
        )
    ),
    *(
        Meaning(
            name,
            "text, int",
            trino=LACKS,
            only_if=("{1} >= 0",),
            why="a negative length",
            source="Spark Left, Right",
        )
        for name in ("left", "right")
    ),
    *(
        Meaning(
            name,
            "text",
            only_if=(_ASCII_0,),
            why="white space other than blanks",
            source="Spark StringTrim; Trino trim()",
        )
        for name in ("trim", "ltrim", "rtrim", "reverse")
    ),
    Meaning(
        "replace",
        "text, text, text",
        only_if=("{1} <> ''",),
        why="an empty text to replace",
        source="Spark StringReplace; Trino replace()",
    ),
    *(
        Meaning(
            name,
            "text, int, text",
            only_if=(_ASCII_0, "{1} >= 0", "{2} <> ''", _ASCII_2),
            why="an empty padding or a negative length",
            source="Spark StringLPad; Trino lpad()",
        )
        for name in ("lpad", "rpad")
    ),
    Meaning(
        "repeat",
        "text, int",
        trino=LACKS,
        only_if=("{1} >= 0",),
        source="Spark StringRepeat; Trino repeat() returns an array",
    ),
    Meaning("instr", "text, text", trino=LACKS, only_if=("{1} <> ''",), source="Spark StringInstr"),
    Meaning("strpos", "text, text", spark=LACKS, only_if=("{1} <> ''",), source="Trino strpos()"),
    Meaning(
        "position",
        "text, text",
        spark=OTHER,
        why="the order of arguments: Spark's position(part, text)",
        source="Spark StringLocate; Trino POSITION",
    ),
    Meaning(
        "split_part",
        "text, text, int",
        only_if=("{1} <> ''", "{2} > 0", "split_part({0}, {1}, {2}) <> ''"),
        why="parts that are empty or missing: NULL in Trino",
        source="Spark SplitPart; Trino split_part()",
    ),
    Meaning("md5", "text", trino=LACKS, source="RFC 1321; Spark Md5"),
    Meaning(
        "regexp_matches",
        "text, text",
        spark=LACKS,
        trino=LACKS,
        source="only DuckDB has it; RLIKE and regexp_like are the next row",
    ),
    Meaning(
        "regexp_matches",
        "text, text, text",
        only_if=(_ASCII_0, _PATTERN, "{2} = 'c'"),
        why="regular expressions beyond the syntax that RE2 and Java share",
        source="RE2 syntax; java.util.regex.Pattern; Trino regexp_like()",
    ),
    Meaning(
        "regexp_full_match", "text, text", spark=LACKS, trino=LACKS, source="only DuckDB has it"
    ),
    # -- numbers --------------------------------------------------------------------------------
    *(
        Meaning(
            name,
            takes,
            only_if=(_FITS,) if takes == "int, int" else (),
            why="results beyond the type: Spark may wrap around",
            source="Spark BinaryArithmetic; Trino DecimalOperators",
        )
        for name in ("+", "-", "*")
        for takes in (
            *("int, int", "int, decimal", f"decimal, {_NUMBER}"),
            *("double, int|double", "int|double, double"),
        )
    ),
    Meaning("-", "int", only_if=(_FITS,), source="Spark UnaryMinus"),
    Meaning("-", "decimal|wide", source="Spark UnaryMinus"),
    Meaning("+", _ANY_NUMBER, source="Spark UnaryPositive"),
    Meaning(
        "/",
        "int, int",
        trino=OTHER,
        only_if=("{1} <> 0",),
        why="Trino divides integers without remainder",
        source="Spark Divide",
    ),
    Meaning(
        "/",
        "int, int",
        spark=OTHER,
        trino="({0} // {1})",
        gives="int",
        only_if=("{1} <> 0",),
        source="Trino BigintOperators",
    ),
    *(
        Meaning("/", takes, only_if=("{1} <> 0",), why="0", source="Spark Divide; IEEE 754")
        for takes in ("double, int|double", "int|double, double")
    ),
    Meaning(
        "//", "int, int", trino=LACKS, only_if=("{1} <> 0",), source="Spark IntegralDivide (DIV)"
    ),
    *(
        Meaning(
            name,
            f"{_NUMBER}, {_NUMBER}",
            only_if=("{1} <> 0",),
            why="0",
            source="Spark Remainder; Trino mod()",
        )
        for name in ("%", "mod")
    ),
    Meaning(
        "^",
        "int, int",
        spark="xor({0}, {1})",
        trino=LACKS,
        gives="int",
        why="a power in DuckDB, XOR in Spark",
        source="Spark BitwiseXor",
    ),
    *(Meaning(name, "int, int", trino=LACKS, source="Spark BitwiseAnd") for name in ("&", "|")),
    Meaning("~", "int", trino=LACKS, source="Spark BitwiseNot"),
    Meaning("abs", "int", only_if=(_FITS,), source="Spark Abs; Trino abs()"),
    Meaning("abs", "decimal|wide", source="Spark Abs; Trino abs()"),
    *(
        Meaning(name, "decimal", source="Spark Floor, Ceil; Trino floor(), ceil()")
        for name in ("floor", "ceil", "ceiling")
    ),
    Meaning("round", "decimal", source="HALF_UP: Spark Round; Trino round()"),
    Meaning(
        "round",
        "decimal, int",
        only_if=("{1} >= 0",),
        why="a negative scale",
        source="HALF_UP: Spark Round; Trino round()",
    ),
    Meaning("trunc", "double", source="part of INTERVAL literals in DuckDB's parse tree"),
    Meaning(
        "log", f"{_FLOATS}...", spark=OTHER, trino=OTHER, why="the base", source="Spark Logarithm"
    ),
    # -- casts ----------------------------------------------------------------------------------
    *(Meaning("cast", f"{kind}, {kind}") for kind in ("text", "bool", "int", "date", "time")),
    *(Meaning("cast", f"{kind}, {kind}") for kind in ("double", "binary", "interval")),
    *(
        Meaning(
            "cast",
            takes,
            only_if=("CAST({self} AS DECIMAL(38, 6)) = {0}",),
            why="values that do not fit the scale",
            source="Spark Cast; Trino CAST",
        )
        for takes in (f"{_NUMBER}, decimal", f"{_NUMBER}, wide")
    ),
    Meaning("cast", "int, double", source="IEEE 754"),
    Meaning("cast", "decimal, double", source="IEEE 754"),
    *(
        row
        for takes in ("decimal|wide, int", "double, int")
        for row in (
            Meaning(
                "cast",
                takes,
                only_if=("trunc({0}) = {0}",),
                why="fractions: Spark truncates, others round",
                source="Spark Cast; Trino CAST",
            ),
            Meaning(
                "cast", takes, spark="CAST(trunc({0}) AS {type})", trino=OTHER, source="Spark Cast"
            ),
        )
    ),
    Meaning("cast", "int, text", source="Spark Cast; Trino CAST"),
    Meaning("cast", "bool, text", source="Spark Cast; Trino CAST"),
    Meaning("cast", "date, text", source="Spark Cast; Trino CAST"),
    Meaning("cast", "time, text", trino=OTHER, why="trailing zeros", source="Spark Cast"),
    Meaning("cast", "bool, int", source="Spark Cast; Trino CAST"),
    Meaning("cast", "int, bool", source="Spark Cast; Trino CAST"),
    Meaning("cast", "date, time", source="Spark Cast; Trino CAST"),
    Meaning("cast", "time|zoned, date", source="Spark Cast; Trino CAST"),
    *(
        Meaning("cast", f"text, {kind}", only_if=(test,), why=why, source="Spark Cast; Trino CAST")
        for kind, test, why in (
            ("int", _WHOLE, "text that is not an integer"),
            ("double", _REAL, "text that is not a number of a few digits"),
            ("date", _DAY_0, "text that is not YYYY-MM-DD"),
            (
                "bool",
                "lower({0}) IN ('true', 'false', 't', 'f', '1', '0')",
                "text such as yes and no",
            ),
            ("interval", _INTERVAL, "intervals of several parts"),
        )
    ),
    Meaning(
        "cast",
        "text, decimal|wide",
        only_if=(_DECIMAL, "CAST({self} AS DECIMAL(38, 6)) = CAST({0} AS DECIMAL(38, 6))"),
        why="text that is not a number, or does not fit the scale",
        source="Spark Cast; Trino CAST",
    ),
    # -- dates and times ------------------------------------------------------------------------
    *(
        Meaning(name, "", spark=spark, trino=trino, source="one value per plan")
        for name, spark, trino in (
            ("now", SAME, SAME),
            ("today", LACKS, LACKS),
            ("current_date", SAME, LACKS),
            ("get_current_timestamp", LACKS, LACKS),
        )
    ),
    *(
        Meaning(
            name,
            _DAYS,
            spark=spark,
            trino=trino,
            source="ISO 8601; Spark datetimeExpressions; Trino year() and others",
        )
        for name, spark, trino in (
            ("year", SAME, SAME),
            ("quarter", SAME, SAME),
            ("month", SAME, SAME),
            ("week", LACKS, SAME),
            ("weekofyear", SAME, LACKS),
            ("day", SAME, SAME),
            ("dayofmonth", SAME, LACKS),
            ("dayofyear", SAME, SAME),
            ("hour", SAME, SAME),
            ("minute", SAME, SAME),
            ("second", SAME, SAME),
            ("isodow", LACKS, SAME),
            ("isoyear", LACKS, LACKS),
        )
    ),
    Meaning(
        "dayofweek",
        _DAYS,
        spark="(dayofweek({0}) + 1)",
        trino=LACKS,
        why="the first day: 0 in DuckDB, 1 in Spark",
        source="Spark DayOfWeek",
    ),
    Meaning(
        "weekday",
        _DAYS,
        spark="(isodow({0}) - 1)",
        trino=LACKS,
        why="the first day: Sunday in DuckDB, Monday in Spark",
        source="Spark WeekDay",
    ),
    *(
        Meaning(
            name,
            _DAYS,
            spark=f"left({name}({{0}}), 3)",
            trino=LACKS,
            why="Spark cuts names to three letters",
            source="Spark DayName, MonthName",
        )
        for name in ("dayname", "monthname")
    ),
    Meaning(
        "date_part",
        f"text, {_DAYS}",
        only_if=(f"lower({{0}}) IN {_FIELDS}",),
        why="fields such as dow, epoch and second",
        source="Spark DatePart; Trino EXTRACT",
    ),
    Meaning(
        "date_part",
        f"text, {_DAYS}",
        spark="(date_part({0}, {1}) + 1)",
        trino="date_part('isodow', {1})",
        only_if=(f"lower({{0}}) IN {_DOW}",),
        why="the first day of the week",
        source="Spark DatePart; Trino EXTRACT",
    ),
    *(
        Meaning(
            name,
            f"text, {_DAYS}",
            trino=trino,
            gives="moment",
            only_if=(f"lower({{0}}) IN {_UNITS}",),
            why="units such as decade",
            source="Spark TruncTimestamp; Trino date_trunc()",
        )
        for name, trino in (("date_trunc", SAME), ("datetrunc", LACKS))
    ),
    Meaning("last_day", "date", source="Spark LastDay; Trino last_day_of_month()"),
    Meaning("make_date", "int, int, int", trino=LACKS, source="Spark MakeDate"),
    Meaning("strftime", f"{_DAYS}, text", LACKS, LACKS, source="only DuckDB has it"),
    Meaning(
        "date_diff",
        "text, date, date",
        only_if=("lower({0}) = 'day'",),
        why="units other than days",
        source="Spark DateDiff; Trino date_diff()",
    ),
    *(
        Meaning(name, takes, source="Spark TimeAdd; Trino interval operators")
        for name in ("+", "-")
        for takes in ("time|zoned, interval",)
    ),
    *(
        Meaning(
            name, "date|moment, interval", gives="moment", source="Spark TimeAdd; Trino intervals"
        )
        for name in ("+", "-")
    ),
    Meaning("+", "date, int", trino=LACKS, source="Spark DateAdd"),
    Meaning("-", "date, int", trino=LACKS, source="Spark DateSub"),
    Meaning("-", "interval", source="Spark UnaryMinus"),
    Meaning("-", "date, date", spark=OTHER, trino=OTHER, why="days or an interval", source="Spark"),
    *(
        Meaning(name, "int|double", source="INTERVAL literals in DuckDB's parse tree")
        for name in (
            *("to_years", "to_months", "to_weeks", "to_days"),
            *("to_hours", "to_minutes", "to_seconds"),
        )
    ),
    # -- results that no reader can rely on -----------------------------------------------------
    *(
        Meaning(
            name,
            "any...",
            *(OTHER, OTHER, VARIES),
            why="the session",
            source="DuckDB: settings, variables and search path",
        )
        for name in (
            "current_catalog",
            "current_database",
            "current_schema",
            "current_schemas",
            "current_setting",
            "getvariable",
            "in_search_path",
            "txid_current",
        )
    ),
    Meaning("age", "any...", OTHER, OTHER, OTHER, why="the current day", source="DuckDB age()"),
    Meaning(
        "hash", "any...", OTHER, OTHER, OTHER, why="the hash function", source="Spark Murmur3Hash"
    ),
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
    for row in MEANINGS:
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
    return frozenset(row.name for row in MEANINGS if row.duckdb == VARIES)


@cache
def unlike_duckdb() -> frozenset[str]:
    """Return names of functions that not even DuckDB evaluates alike at all times."""
    return frozenset(row.name for row in MEANINGS if row.duckdb in (VARIES, OTHER))


def argument_positions(test: str) -> Iterator[int]:
    """Yield the positions of the arguments that a condition of `only_if` is about."""
    yield from (int(match[1]) for match in re.finditer(r"(?<!\{)\{(\d)\}", test))
