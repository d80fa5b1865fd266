"""How many bytes the values of an expression can take, judged by its text alone.

DuckDB limits neither the memory nor the time of one value: `repeat('x', 3000000000)` takes 3 GB
wherever it is worked out, and that is as soon as a statement is bound. So expressions are measured
before DuckDB sees them. Takes nodes of DuckDB's tree; gives an upper limit, of infinity where
nothing is known. Main names: `largest_value` and `check_constants`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

from arrowmeta.errors import PredicateError
from arrowmeta.predicate.engine import Engine, Node, position

#: Bytes of the longest value of a column that an expression is evaluated for.
LONGEST_VALUE = 1024
#: Bytes that a constant may take, and for each byte of the predicate.
_LARGEST_CONSTANT, _PER_BYTE = 1 << 20, 64

_OF_ONE = 16
#: Functions that make as much as one of their arguments, a number, tells; by its place.
_BY_NUMBER = {
    "repeat": 1,
    "lpad": 1,
    "rpad": 1,
    "list_resize": 1,
    "array_resize": 1,
    "bitstring": 1,
    "bar": 3,
}
_RANGES = ("range", "generate_series")
#: Functions that make one argument, or do as much work, for each byte of another.
_BY_PRODUCT = frozenset(
    (
        "array_to_string",
        "array_to_string_comma_default",
        "damerau_levenshtein",
        "editdist3",
        "jaccard",
        "jaro_similarity",
        "jaro_winkler_similarity",
        "levenshtein",
        "list_string_agg",
        "regexp_replace",
        "replace",
    )
)
_FORMATS = ("format", "printf")
#: Functions that make several bytes of one: nested, they multiply.
_WIDENING = frozenset(
    (
        "base64",
        "bin",
        "hex",
        "regexp_escape",
        "regexp_extract_all",
        "regexp_split_to_array",
        "split",
        "str_split",
        "str_split_regex",
        "strftime",
        "string_split",
        "string_split_regex",
        "string_to_array",
        "to_base64",
        "to_binary",
        "to_hex",
        "url_encode",
    )
)
_TEXTS = ("VARCHAR", "BLOB", "BIT")


def largest_value(node: Node) -> float:
    """Return an upper limit of the bytes that an expression takes while it is evaluated."""
    match node.get("class"):
        case "CONSTANT":
            return len(str(node.get("literal", {}).get("text", ""))) + _OF_ONE
        case "COLUMN_REF":
            return LONGEST_VALUE
        case "FUNCTION":
            return _called(node)
        case "CAST":
            widened = 4 if node.get("type_expr", {}).get("type_name") in _TEXTS else 1
            return widened * largest_value(node["child"])
    return _OF_ONE + sum(map(largest_value, _parts(node)))


def _called(node: Node) -> float:
    name = node["function_name"].lower()
    arguments = [argument["expression"] for argument in node["arguments"]]
    sizes = list(map(largest_value, arguments))
    total = _OF_ONE + sum(sizes)
    if name in _RANGES:
        return _OF_ONE * (1 + sum(map(_number, arguments)))
    if name in _BY_NUMBER:
        number = arguments[_BY_NUMBER[name] : _BY_NUMBER[name] + 1]
        return total * max(1, *map(_number, number)) if number else total
    if name in _BY_PRODUCT:
        return math.prod(sizes)
    if name in _FORMATS:
        return total + _width(arguments[0] if arguments else node)
    if name in _WIDENING or "json" in name:
        return total * _OF_ONE
    return total


def _number(node: Node) -> float:
    """Return how great a whole number is, whatever its sign; infinity if that is not known."""
    if node["type"] == "VALUE_CONSTANT" and node["literal"].get("kind") == "INTEGER":
        return abs(int(node["literal"]["text"]))
    if node.get("class") == "FUNCTION" and node["function_name"] in ("+", "-", "*"):
        numbers = [_number(argument["expression"]) for argument in node["arguments"]]
        return math.prod(numbers) if node["function_name"] == "*" else sum(numbers)
    return math.inf


def _width(node: Node) -> float:
    """Return how many bytes the places of a format can be wide."""
    literal = node.get("literal", {})
    if literal.get("kind") != "STRING" or re.search(r"\{[^}]*\{|\*", literal["text"]):
        return math.inf
    return sum(map(int, re.findall(r"\d{1,12}", literal["text"])))


def _parts(node: Node) -> Iterator[Node]:
    """Return the expressions right below an expression."""
    yield from _expressions(list(node.values()))


def _expressions(value: Any) -> Iterator[Node]:
    if isinstance(value, dict) and "class" in value:
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _expressions(inner)


def check_constants(node: Node, text: str, engine: Engine, before: int) -> None:
    """Refuse a predicate with a constant that is too large to be worked out.

    Args:
        node: the condition.
        text: the condition as it was written.
        engine: writes expressions as text.
        before: characters of the parsed statement before the condition.

    Raises:
        PredicateError: it has one.
    """
    limit = max(_LARGEST_CONSTANT, _PER_BYTE * len(text))
    too_large = _too_large(node, limit)
    if too_large is not None:
        where = position(int(too_large.get("query_location", before)) - before)
        raise PredicateError(
            f"{engine.to_text(too_large)}{where} may take more than {limit >> 20} MiB of memory;"
            " constants of a predicate must be smaller"
        )


def _too_large(node: Node, limit: float) -> Node | None:
    """Return the innermost call without columns whose value may be beyond a limit."""
    for part in _parts(node):
        found = _too_large(part, limit)
        if found is not None:
            return found
    is_call = node.get("class") == "FUNCTION" and not _has_column(node)
    return node if is_call and largest_value(node) > limit else None


def _has_column(node: Node) -> bool:
    return node.get("class") == "COLUMN_REF" or any(map(_has_column, _parts(node)))
