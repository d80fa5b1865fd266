"""Reasons for keeping the files of a plan: one row per file and condition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import whole
from arrowmeta.duck.access import quoted_text
from arrowmeta.model.shape import to_schema
from arrowmeta.predicate.formula import (
    ZERO,
    Facts,
    Formula,
    Rules,
    evaluated,
    facts_of_row,
    is_known,
    may_match,
    only_value,
)
from arrowmeta.predicate.tree import (
    Column,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Or,
    RowCondition,
    Tree,
    Unjudged,
    conditions,
    conjuncts,
    leaves,
    not_true,
)
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator

WHY = to_schema("file_path: string!, reason: string!, column_name: string, detail: string")


#: Reason for files in which every row satisfies a condition.
EVERY_ROW = "every row matches"


def reasons(
    tree: Tree,
    rules: Rules,
    entries: pa.Table,
    evaluator: Evaluator,
    typed: Mapping[str, str] = MappingProxyType({}),
) -> pa.Table:
    """Return one row per file and condition that did not rule it out.

    Of alternatives (OR), each that may match has a row.

    Args:
        typed: the user's texts of conditions, by `str` of their trees.
    """
    parts = [
        query for condition in conjuncts(tree) for query in _of_condition(condition, rules, typed)
    ] or [_row("'no predicate'", None, quoted_text("every file is kept"), "true")]
    for_group = "another file may match, and this may have versions or columns of the same rows"
    parts.append(_row("'kept with others'", None, quoted_text(for_group), "kept_for_group"))
    query = " UNION ALL ".join(parts) + " ORDER BY ALL"
    try:
        answer = evaluator.ask(query, entries=entries)
    except UNCOMPARABLE as error:
        detail = quoted_text(f"a bound cannot be compared: {error}".splitlines()[0])
        answer = evaluator.ask(_row("'not evaluated'", None, detail, "true"), entries=entries)
    answer = answer.cast(WHY)
    is_told = pc.is_in(entries["file_path"], value_set=whole(answer["file_path"]))
    if pc.all(is_told, min_count=0).as_py():
        return answer
    # DuckDB casts a literal to the type of a bound in some queries only.
    rest = _row("'not evaluated'", None, quoted_text("a value cannot be compared"), "true")
    untold = evaluator.ask(rest, entries=entries.filter(pc.invert(is_told)))
    return pa.concat_tables([answer, untold.cast(WHY)])


def _of_condition(condition: Tree, rules: Rules, typed: Mapping[str, str]) -> list[str]:
    parts = {str(part): part for part in _parts(condition)}
    return [
        query
        for part in parts.values()
        if not isinstance(part, Constant) or part.value
        for query in _of_part(part, condition, rules, typed)
    ]


def _parts(tree: Tree) -> Iterator[Leaf | Constant | Unjudged | Implied]:
    """Yield the conditions that are reported separately."""
    for condition in conditions(tree):
        if isinstance(condition, Implied) and condition.row is None:
            yield from _parts(condition.condition)
        else:
            yield condition


def _of_part(
    part: Leaf | Constant | Unjudged | Implied,
    condition: Tree,
    rules: Rules,
    typed: Mapping[str, str],
) -> list[str]:
    row = part.row if isinstance(part, Implied | Unjudged) else None
    known = row and facts_of_row(row, rules.file_facts)
    evaluated_here, not_evaluated = [], "true"
    if row is not None and known:
        evaluated_here = [_of_row(typed.get(str(part), str(part)), row, known)]
        not_evaluated = f"({is_known(row, known)}) IS NOT TRUE"
    may = f"{may_match(part, rules.file_facts)} AND {not_evaluated}"
    if not isinstance(part, Implied):
        return [*evaluated_here, _of_leaf(part, condition, rules, may, typed)]
    inner = {str(leaf): leaf for leaf in leaves(part)}
    return [*evaluated_here, *(_of_leaf(leaf, part, rules, may, typed) for leaf in inner.values())]


def _of_row(text: str, row: RowCondition, known: Sequence[Facts]) -> str:
    """Return the reason for files whose values a condition was evaluated with."""
    shown = " || ', ' || ".join(
        f"{quoted_text(f'{column} = ')} || {_shown(column, only_value(facts))}"
        for column, facts in zip(row.columns, known, strict=True)
    )
    name = row.columns[0].name if len(row.columns) == 1 else None
    # In branches of CASE: see `evaluated`.
    is_one, answer = f"CASE WHEN {is_known(row, known)} THEN", evaluated(row, known)
    failed = "engines may differ, or it fails for " if row.is_limited else "fails for "

    def by_answer(of_failed: str, of_true: str) -> str:
        return f"{is_one} CASE WHEN {answer} IS NULL THEN {of_failed} ELSE {of_true} END END"

    said = f"{by_answer(quoted_text(failed), quoted_text('true for '))} || {shown}"
    reason = by_answer("'cannot be evaluated'", "'values match'")
    may = f"{is_one} coalesce({answer}, true) ELSE false END"
    return _row(reason, name, f"{quoted_text(f'{text}: ')} || {said}", may)


def _shown(column: Column, value: Formula) -> str:
    quote = quoted_text("'" if pa.types.is_string(column.type) else "")
    return f"coalesce({quote} || ({value})::VARCHAR || {quote}, 'NULL')"


def _of_leaf(
    leaf: Leaf | Constant | Unjudged,
    condition: Tree,
    rules: Rules,
    may: str,
    typed: Mapping[str, str],
) -> str:
    of_leaf, shown = (typed.get(str(each), str(each)) for each in (leaf, condition))
    if isinstance(condition, Or):
        shown = f"{of_leaf} (one of: {shown})"
    if isinstance(leaf, Unjudged):
        return _row("'not evaluated'", None, quoted_text(f"{of_leaf}: {leaf.reason}"), may)
    if isinstance(leaf, Constant):
        return _row("'always true'", None, quoted_text(shown), may)
    facts = rules.file_facts(leaf.column)
    if facts is None:
        detail = quoted_text(f"{shown}: there are no statistics of {leaf.column}")
        return _row("'no statistics'", leaf.column.name, detail, may)
    is_part = isinstance(condition, Implied) and condition.opposite is None
    suffix = " is all that is judged" if is_part else ""
    macro = "why_count" if isinstance(leaf, IsNull | IsNan) else "why_bounds"
    nan_count = facts.nan_count if leaf.column.may_be_nan else ZERO
    known = f"({facts.lower}, {facts.upper}, {facts.null_count}, {nan_count})"
    detail = f"{quoted_text(f'{shown}{suffix}: {leaf.column} is ')} || known_of_column{known}"
    reason = f"{macro}{known}"
    fails = f"coalesce({may_match(not_true(condition), rules.file_facts)}, true)"
    is_whole = f"{reason} = 'bounds overlap' AND NOT {fails}"
    reason = f"CASE WHEN {is_whole} THEN {quoted_text(EVERY_ROW)} ELSE {reason} END"
    return _row(reason, leaf.column.name, detail, may)


def _row(reason: str, column: str | None, detail: str, condition: str) -> str:
    """Return a query for the files that a condition keeps, given SQL for the reason and detail."""
    name = "NULL" if column is None else quoted_text(column)
    return (
        f"SELECT file_path, {reason} AS reason, {name}::VARCHAR AS column_name, {detail} AS detail"
        f" FROM entries WHERE {condition}"
    )
