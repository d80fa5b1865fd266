"""Random conditions over what DuckDB's functions make of columns, of one and of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.soundness.nested import LIKE

_OPERATORS = ("=", "<>", "<", "<=", ">", ">=")
_TEXTS = ("''", "'a'", "'p1'", "'q'", "'ab'", "'P'", "'1970-01-01'", "'%'", "'0'", "NULL")
_PATTERNS = ("%", "a%", "%1", "_", "p_", "%b%", "Ab%", "\\%", "1970%", "%-01")
_REGEXES = ("^a", "1$", "[a-c]+", ".", "p.?", "", "^$", "\\d", "(a|q)b?")

Make = Callable[[Random, Sequence[str], int], str]


def random_computed(random: Random, columns: Sequence[str]) -> str:
    """A condition; about every second looks at more than one column."""
    return random.choice((_of_text, _of_text, _of_number, _of_time, _other))(random, columns, 2)


def _of_text(random: Random, columns: Sequence[str], depth: int) -> str:
    text = _text(random, columns, depth)
    other = random.choice((*_TEXTS, _text(random, columns, depth - 1)))
    listed = ", ".join(random.choice((*_TEXTS, other)) for _ in range(3))
    return random.choice(
        (
            f"{text} {random.choice(_OPERATORS)} {other}",
            f"{text} {random.choice(_OPERATORS)} {other}",
            f"{text} {random.choice(('', 'NOT '))}LIKE '{random.choice(_PATTERNS)}'",
            f"{text} {random.choice(('', 'NOT '))}ILIKE '{random.choice(_PATTERNS)}'",
            f"regexp_matches({text}, '{random.choice(_REGEXES)}')",
            f"{text} SIMILAR TO '{random.choice(_REGEXES)}'",
            f"{text} GLOB '{random.choice(('*', 'a*', '?1', '[ap]*'))}'",
            f"contains({text}, {other})",
            f"suffix({text}, {other})",
            f"{text} {random.choice(('', 'NOT '))}IN ({listed})",
            f"{text} {random.choice(('', 'NOT '))}BETWEEN {other} AND {random.choice(_TEXTS)}",
            f"{text} IS {random.choice(('', 'NOT '))}DISTINCT FROM {other}",
            f"{text} IS {random.choice(('', 'NOT '))}NULL",
            f"list_contains([{listed}], {text})",
            f"{text} = DATE '1970-01-01'",
            f"{text} > {random.choice((0, 1, 5))}",
        )
    )


def _of_number(random: Random, columns: Sequence[str], depth: int) -> str:
    number, other = _number(random, columns, depth), _number(random, columns, depth - 1)
    constant = random.choice(("0", "1", "2", "-1", "1.5", "3e0", "NULL", other))
    return random.choice(
        (
            f"{number} {random.choice(_OPERATORS)} {constant}",
            f"{number} {random.choice(_OPERATORS)} {constant}",
            f"{number} % 2 = {constant}",
            f"{number} IN (0, 1, {constant})",
            f"{number} BETWEEN {constant} AND 3",
            f"{number} IS NOT DISTINCT FROM {constant}",
            f"{number} IS {random.choice(('', 'NOT '))}NULL",
            f"({number}, {_text(random, columns, depth - 1)}) = ({constant}, 'a')",
        )
    )


def _of_time(random: Random, columns: Sequence[str], depth: int) -> str:
    time = _time(random, columns, depth)
    constant = random.choice(("DATE '1970-01-01'", "TIMESTAMP '1970-01-01 01:00:00'", "NULL"))
    return random.choice(
        (
            f"{time} {random.choice(_OPERATORS)} {constant}",
            f"{time} {random.choice(_OPERATORS)} {_time(random, columns, depth - 1)}",
            f"{time} + INTERVAL 1 DAY > {constant}",
            f"{time} < current_date",
            f"{time} IS NULL",
        )
    )


def _other(random: Random, columns: Sequence[str], depth: int) -> str:
    """Conditions of other kinds, of conditions among them."""
    one, two = (_of_text(random, columns, 1), _of_number(random, columns, 1))
    flag = _column(random, columns, "o")
    return random.choice(
        (
            f"CASE WHEN {one} THEN {two} ELSE {_of_time(random, columns, 0)} END",
            f"coalesce({one}, {two})",
            f"({one}) = ({two})",
            f"({one}) IS NOT TRUE",
            f"xor(CAST(({one}) AS INTEGER), CAST(({two}) AS INTEGER)) = 1",
            f"({flag}) = ({one})" if flag else one,
            f"NOT ({flag}) OR {two}" if flag else two,
        )
    )


def _text(random: Random, columns: Sequence[str], depth: int) -> str:
    plain = [name for name in (_column(random, columns, kind) for kind in "pps") if name]
    if depth <= 0:
        others = [f"CAST({name} AS VARCHAR)" for kind in "ikdo" if (name := _of(columns, kind))]
        return random.choice([*plain, *others, "'p1'"])
    one, two = _text(random, columns, depth - 1), _text(random, columns, depth - 2)
    number = _number(random, columns, depth - 2)
    start, length = random.randrange(-2, 4), random.randrange(0, 4)
    return random.choice(
        (
            *plain,
            f"upper({one})",
            f"lower({one})",
            f"reverse({one})",
            f"trim({one})",
            f"substr({one}, {start}, {length})",
            f"left({one}, {start})",
            f"{one}[{start}:{length}]",
            f"replace({one}, 'a', {two})",
            f"({one} || '/' || {two})",
            f"concat({one}, {two})",
            f"concat_ws('-', {one}, {two})",
            f"lpad({one}, {length + 2}, '0')",
            f"repeat({one}, {length})",
            f"coalesce({one}, {two}, 'z')",
            f"nullif({one}, 'a')",
            f"split_part({one}, '{random.choice('ap-')}', {start})",
            f"string_split({one}, 'b')[1]",
            f"regexp_replace({one}, '{random.choice(_REGEXES)}', 'x')",
            f"regexp_extract({one}, '{random.choice(_REGEXES)}')",
            f"left(md5({one}), 1)",
            f"translate({one}, 'ap', 'xy')",
            f"greatest({one}, {two})",
            f"strip_accents({one})",
            f"format('{{}}{{}}', {one}, {number})",
            f"printf('%s-%s', {one}, {two})",
            f"url_encode({one})",
            f"hex({one})",
            f"CAST(to_json({one}) AS VARCHAR)",
            f"array_to_string([{one}, {two}], ',')",
            f"CASE WHEN {one} = 'a' THEN {two} END",
            f"strftime({_time(random, columns, depth - 2)}, '%Y-%m')",
            f"CAST({number} AS VARCHAR)",
            f"chr(65 + abs({number}) % 20)",
        )
    )


def _number(random: Random, columns: Sequence[str], depth: int) -> str:
    kinds = ("i", "b", "k", "m")
    plain = [name for name in (_column(random, columns, kind) for kind in kinds) if name]
    if depth <= 0:
        text = _column(random, columns, "p") or "'p1'"
        return random.choice([*plain, f"length({text})", "1"])
    text, time = _text(random, columns, depth - 1), _time(random, columns, depth - 1)
    one, two = _number(random, columns, depth - 1), _number(random, columns, depth - 2)
    return random.choice(
        (
            *plain,
            f"length({text})",
            f"strlen({text})",
            f"ascii({text})",
            f"instr({text}, 'a')",
            f"levenshtein({text}, 'ab')",
            f"CAST({text} AS INTEGER)",
            f"TRY_CAST({text} AS DOUBLE)",
            f"CAST(CAST({text} AS DECIMAL(5, 2)) AS INTEGER)",
            f"({one} + {two})",
            f"({one} - 1)",
            f"({one} * 2)",
            f"({one} // 3)",
            f"({one} % 3)",
            f"abs({one})",
            f"sign({one})",
            f"round({one})",
            f"least({one}, {two})",
            f"coalesce({one}, 0)",
            f"CAST({one} AS TINYINT)",
            f"year({time})",
            f"date_part('doy', {time})",
            f"dayofweek({time})",
            f"datediff('day', {time}, DATE '1970-01-01')",
            f"epoch({time})",
        )
    )


def _time(random: Random, columns: Sequence[str], depth: int) -> str:
    plain = [name for name in (_column(random, columns, kind) for kind in "dt") if name]
    if depth <= 0 or not plain:
        text = _text(random, columns, depth - 1) if depth > 0 else "'1970-01-02'"
        return random.choice([*plain, f"CAST({text} AS DATE)", f"TRY_CAST({text} AS TIMESTAMP)"])
    one = _time(random, columns, depth - 1)
    return random.choice(
        (
            *plain,
            f"last_day({one})",
            f"CAST({one} AS DATE)",
            f"date_add({one}, INTERVAL 1 MONTH)",
            f"({one} + INTERVAL 36 HOUR)",
            f"make_date(year({one}), 1, 1)",
            f"coalesce({one}, DATE '1969-12-31')",
            f"try_strptime(CAST({one} AS VARCHAR), '%Y-%m-%d')",
        )
    )


def _of(columns: Sequence[str], kind: str) -> str:
    """Return a column with the values of a plain one; none if there is none."""
    return next((name for name in columns if LIKE.get(name, name) == kind), "")


def _column(random: Random, columns: Sequence[str], kind: str) -> str:
    return _of(random.sample(columns, len(columns)), kind)
