"""Split a condition in Spark's SQL at AND, OR and NOT, without a parser of all of it.

The parts of `dt = '2024' AND NOT (f(dt) OR x > 1)` are three, of which the last two are negated. A
part is text that Spark parses: what is not understood here stays one part.

Spec: Spark 4.3, SqlBaseLexer.g4 (STRING_LITERAL, BACKQUOTED_IDENTIFIER, SIMPLE_COMMENT,
BRACKETED_COMMENT) and SqlBaseParser.g4 (booleanExpression, predicate).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from arrowmeta.records import dataclass

_TOKENS = re.compile(
    r"""
    (?P<space>\s+|--(?:\\\n|[^\r\n])*)
    |(?P<comment>/\*)
    |(?P<text>[rR]'[^']*'|[rR]"[^"]*"|'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*")
    |(?P<quoted>`(?:[^`]|``)*`)
    |(?P<word>\w+)
    |(?P<open>[(\[{])
    |(?P<close>[)\]}])
    |(?P<other>[^'"`$])
    """,
    re.VERBOSE | re.DOTALL,
)

#: Maximum number of parts; with more, a condition stays one part.
_MOST_PARTS = 200


@dataclass(frozen=True)
class Part:
    """A condition of which AND, OR and NOT are outside.

    Attributes:
        text: as Spark parses it.
        names: identifiers in it, in lower case; among them names that are no columns.
    """

    text: str
    names: frozenset[str]


@dataclass(frozen=True)
class All:
    """Conditions that must all be true."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Any:
    """Conditions of which one must be true."""

    parts: tuple[Condition, ...]


Condition: TypeAlias = "Part | All | Any"


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int

    @property
    def word(self) -> str:
        """The word in upper case; empty for other tokens."""
        return self.text.upper() if self.kind == "word" else ""


class _NotSplitError(Exception):
    """The text is not understood here."""


def split(text: str) -> Condition:
    """Return the parts of a condition that Spark accepts."""
    try:
        tokens = list(_tokens(text))
        found = _Splitter(text, tokens).condition(0, len(tokens), is_negated=False)
    except (_NotSplitError, RecursionError):
        return _whole(text)
    return found if sum(1 for _ in parts_of(found)) <= _MOST_PARTS else _whole(text)


def parts_of(condition: Condition) -> Iterator[Part]:
    """Yield the parts."""
    if isinstance(condition, Part):
        yield condition
    else:
        for part in condition.parts:
            yield from parts_of(part)


def _whole(text: str) -> Part:
    return Part(text, frozenset(re.findall(r"\w+", text.lower())))


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while at < len(text):
        found = _TOKENS.match(text, at)
        if found is None:  # an unclosed quote, or a dollar-quoted text
            raise _NotSplitError
        if found.lastgroup == "comment":
            at = _end_of_comment(text, at)
            continue
        if found.lastgroup != "space":
            yield _Token(str(found.lastgroup), found[0], at, found.end())
        at = found.end()


def _end_of_comment(text: str, start: int) -> int:
    """Return the end of a comment in brackets, which may have others in it."""
    depth = 0
    for found in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if found[0] == "/*" else -1
        if depth == 0:
            return found.end()
    raise _NotSplitError


@dataclass
class _Splitter:
    text: str
    tokens: Sequence[_Token]

    def __post_init__(self) -> None:
        """Find the place of the closing bracket of each opening one."""
        self._closing: dict[int, int] = {}
        open_brackets: list[int] = []
        for at, token in enumerate(self.tokens):
            if token.kind == "open":
                open_brackets.append(at)
            elif token.kind == "close":
                if not open_brackets:
                    raise _NotSplitError
                self._closing[open_brackets.pop()] = at
        if open_brackets:
            raise _NotSplitError

    def condition(self, start: int, end: int, *, is_negated: bool) -> Condition:
        """Return the condition of some tokens, or its negation."""
        places = self._words_outside(start, end)
        for word, kind in (("OR", Any), ("AND", All)):
            ends = [at for at in places if self.tokens[at].word == word]
            if ends:
                bounds = zip([start, *(at + 1 for at in ends)], [*ends, end], strict=True)
                parts = [self.condition(*one, is_negated=is_negated) for one in bounds]
                return (_OPPOSITE[kind] if is_negated else kind)(tuple(parts))
        while start < end and (self.tokens[start].word == "NOT" or self.tokens[start].text == "!"):
            start, is_negated = start + 1, not is_negated
        if start == end:
            raise _NotSplitError
        if self._is_in_brackets(start, end):
            return self.condition(start + 1, end - 1, is_negated=is_negated)
        return self._part(start, end, is_negated=is_negated)

    def _words_outside(self, start: int, end: int) -> list[int]:
        """Return the places of AND and OR outside of brackets and CASE.

        The first AND after BETWEEN is a part of it.
        """
        places, n_cases, n_betweens, at = [], 0, 0, start
        while at < end:
            word = "" if self._is_name(at) else self.tokens[at].word
            if word in ("CASE", "END"):
                n_cases += 1 if word == "CASE" else -1
                if n_cases < 0:
                    raise _NotSplitError
            elif n_cases == 0 and word == "BETWEEN":
                n_betweens += 1
            elif n_cases == 0 and word == "AND" and n_betweens:
                n_betweens -= 1
            elif n_cases == 0 and word in ("AND", "OR"):
                places.append(at)
            at = self._closing.get(at, at) + 1
        if n_cases or n_betweens:
            raise _NotSplitError
        return places

    def _is_name(self, at: int) -> bool:
        """Return whether a word is a part of a path such as `a.and`."""
        return at > 0 and self.tokens[at - 1].text == "."

    def _is_in_brackets(self, start: int, end: int) -> bool:
        """Return whether brackets around some tokens belong together, and are no row or query."""
        if self.tokens[start].text != "(" or self._closing[start] != end - 1:
            return False
        if self.tokens[start + 1].word in ("SELECT", "WITH", "VALUES", "TABLE", "FROM"):
            return False
        at = start + 1
        while at < end - 1:
            if self.tokens[at].text == ",":
                return False
            at = self._closing.get(at, at) + 1
        return True

    def _part(self, start: int, end: int, *, is_negated: bool) -> Part:
        tokens = self.tokens[start:end]
        text = self.text[tokens[0].start : tokens[-1].end]
        # The newline ends a comment before the bracket.
        return Part(f"NOT ({text}\n)" if is_negated else text, frozenset(_names(tokens)))


_OPPOSITE: dict[type[All | Any], type[All | Any]] = {All: Any, Any: All}


def _names(tokens: Sequence[_Token]) -> Iterator[str]:
    """Yield what may be the name of a column: a quoted one, or a word that is no function."""
    for at, token in enumerate(tokens):
        is_called = at + 1 < len(tokens) and tokens[at + 1].text == "("
        if token.kind == "quoted" or token.text[0] == '"':  # a name in some sessions
            yield token.text[1:-1].replace(token.text[0] * 2, token.text[0]).lower()
        elif token.kind == "word" and not is_called:
            yield token.text.lower()
