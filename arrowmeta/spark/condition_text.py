"""Split a condition in Spark's SQL where parts of it have to be true together.

The parts of `dt = '2024' AND (f(dt) OR x > 1)` are two. A part is text that Spark parses: what is
not understood here stays one part.

Spec: Spark 4.3, SqlBaseLexer.g4 (STRING_LITERAL, BACKQUOTED_IDENTIFIER, SIMPLE_COMMENT,
BRACKETED_COMMENT) and SqlBaseParser.g4 (booleanExpression, predicate).
"""

from __future__ import annotations

import re

_TOKENS = re.compile(
    r"""
    (?P<space>\s+|--(?:\\\n|[^\r\n])*)
    |(?P<text>[rR]'[^']*'|[rR]"[^"]*"|'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`(?:[^`]|``)*`)
    |(?P<word>\.?\w+)
    |(?P<open>[(\[{])
    |(?P<close>[)\]}])
    |(?P<unknown>['"`$]|/\*)
    |(?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)

#: Maximum number of parts; with more, a condition stays one part.
_MOST_PARTS = 200


def parts_of(condition: str) -> list[str]:
    """Return the parts of a condition that Spark accepts."""
    cuts, start, depth, n_cases, n_betweens = [], 0, 0, 0, 0
    for token in _TOKENS.finditer(condition):
        kind, word = token.lastgroup, token[0].upper()
        depth += (kind == "open") - (kind == "close")
        if kind == "unknown":  # an unclosed quote, a dollar-quoted text, or a comment in brackets
            return [condition]
        if kind != "word" or depth:
            continue
        n_cases += (word == "CASE") - (word == "END")
        if n_cases:
            continue
        if word == "OR":
            return [condition]
        if word == "BETWEEN":
            n_betweens += 1
        elif word == "AND" and n_betweens:  # the first one after BETWEEN is a part of it
            n_betweens -= 1
        elif word == "AND":
            cuts.append((start, token.start()))
            start = token.end()
    parts = [condition[first:end].strip() for first, end in [*cuts, (start, len(condition))]]
    is_split = depth == n_cases == n_betweens == 0 and all(parts) and len(parts) <= _MOST_PARTS
    return parts if is_split else [condition]
