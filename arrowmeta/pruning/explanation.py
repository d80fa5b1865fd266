"""Explanation of a plan: live files kept by each step, and why files are kept.

`explain` takes a plan and returns an `Explanation`: steps in live data files and bytes, and kept
files by reason, with a remedy for each reason. `reasons` returns one row per file and condition
that did not rule it out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import chain, pairwise
from shutil import get_terminal_size
from typing import Any, ClassVar, cast

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import asdict, replace
from numpy.typing import NDArray

from arrowmeta.errors import ArrowMetaError
from arrowmeta.kernels.buffers import (
    exact_sum,
    filled,
    table_of_rows,
    to_numbers,
    whole,
    within_64_bits,
)
from arrowmeta.kernels.rows import is_among, ordinals_of
from arrowmeta.model.damage import AT_RISK, Standing
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.value_text import is_number
from arrowmeta.predicate.formula import (
    ZERO,
    Facts,
    Formula,
    Rules,
    evaluated,
    facts_of_row,
    is_constant,
    may_match,
    only_value,
)
from arrowmeta.predicate.sql import check_row_condition
from arrowmeta.predicate.tree import (
    FALSE,
    NULL,
    TRUE,
    Column,
    Comparison,
    Constant,
    Implied,
    IsNan,
    IsNull,
    Leaf,
    Membership,
    Or,
    RowCondition,
    StartsWith,
    Tree,
    Unjudged,
    columns_of,
    conditions,
    conditions_unused,
    conjuncts,
    leaves,
    not_true,
)
from arrowmeta.pruning.evaluator import UNCOMPARABLE, Evaluator, matches_wholly
from arrowmeta.pruning.search import Count, Search, Selection, Stage
from arrowmeta.text import counted, printable, quoted_name, quoted_text, to_size, word_of
from arrowmeta.views.connection import ask
from arrowmeta.views.partition_faults import columns_of_contradictions, contradicts_partition

#: One row per step; files are live data files.
STEPS = to_schema(
    "step: string!, files_total: int64!, files_kept: int64!, bytes_total: int64, bytes_kept: int64"
)

#: One row per reason and column, most files first. A file may be in several rows.
REASONS = to_schema(
    "reason: string!, column_name: string, file_count: int64!, file_size_in_bytes: int64, "
    "detail: string, remedy: string"
)

#: The whole explanation as rows. `part` is predicate, step, manifests, kept (files by reason), not
#: used (conditions) or remark; `unit` is what is counted.
EXPLAINED = to_schema(
    "part: string!, name: string, unit: string, total: int64, kept: int64, bytes_total: int64, "
    "bytes_kept: int64, column_name: string, detail: string, remedy: string"
)

#: Reason for files in which every row satisfies a condition.
EVERY_ROW = "every row matches"
_STEP_NAMES = {"live": "statistics", "stats": "statistics", "index": "file indexes"}
_NO_IDS = np.zeros(0, dtype=np.int64)
_WITHOUT_STATISTICS = (
    *("no statistics", "no bounds", "bounded on one side"),
    *("counts unknown", "null count unknown", "NaN count unknown"),
)
_REMEDIES = {
    "kept with others": "compact the files, so that fewer have versions of the same rows",
    "not evaluated": "compare the column itself with a value, or write the condition as a range",
}


class Explanation(Struct, frozen=True):
    """How a plan narrows down the live files, and why no further.

    Attributes:
        MATCHES: reasons for files in which rows match, which have no remedy.
        predicate: as typed, or as parsed if it is not SQL; empty without one.
        steps: one row per step, in live data files and bytes: `STEPS`.
        kept: one row per reason for keeping files: `REASONS`.
        manifests: number and bytes of manifests, total and read.
        remarks: sentences about what queries read beside, or instead of, the files of the plan.
        unused: conditions that rule out nothing, each with the reason.
    """

    MATCHES: ClassVar[tuple[str, ...]] = (
        *(EVERY_ROW, "one value", "values match"),
        *("always true", "counts allow it", "no predicate"),
    )

    predicate: str
    steps: pa.Table
    kept: pa.Table
    manifests: Stage
    remarks: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()

    def without_risk(self, standing: Callable[[], Standing]) -> Explanation:
        """Return it without remedies that write files again if the table is at risk.

        `standing` returns the state; only called if there is such a remedy.
        """
        harmless = (None, _REMEDIES["not evaluated"])
        remedies = self.kept["remedy"].to_pylist()
        if {*harmless}.issuperset(remedies) or (verdict := standing()).state not in AT_RISK:
            return self
        rest = pa.array([text if text in harmless else None for text in remedies], pa.string())
        by_reason = self.kept.set_column(self.kept.num_columns - 1, REASONS.field("remedy"), rest)
        said = f"{verdict.sentence} Until then, no remedy that writes files again is named."
        return replace(self, kept=by_reason, remarks=(*self.remarks, said))

    @property
    def headline(self) -> str:
        """Files and bytes before and after: `files 3,452 -> 12, 1.2 GiB -> 4 MiB`."""
        first, last = (self.steps.slice(at, 1).to_pylist()[0] for at in (0, len(self.steps) - 1))
        sizes = f"{to_size(first['bytes_total'])} -> {to_size(last['bytes_kept'])}"
        return f"files {first['files_total']:,} -> {last['files_kept']:,}, {sizes}"

    def to_arrow(self) -> pa.Table:
        """Return everything that the text says as rows of `EXPLAINED`."""
        steps = self.steps.rename_columns(["name", "total", "kept", "bytes_total", "bytes_kept"])
        names = ["name", "column_name", "kept", "bytes_kept", "detail", "remedy"]
        rows: list[dict[str, Any]] = [
            {"part": "predicate", "detail": self.predicate or None},
            *({"part": "step", "unit": "file", **row} for row in steps.to_pylist()),
            {"part": "manifests", **asdict(self.manifests), "name": None},
            *(
                {"part": "kept", "unit": "file", **row}
                for row in self.kept.rename_columns(names).to_pylist()
            ),
        ]
        rows += [{"part": "not used", "detail": text} for text in self.unused]
        rows += [{"part": "remark", "detail": text} for text in self.remarks]
        return table_of_rows(rows, EXPLAINED)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return `to_arrow()` as an Arrow stream (Arrow PyCapsule interface)."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __repr__(self) -> str:
        return printable(f"<explanation: {self.headline}: {self.predicate}>")

    def __str__(self) -> str:
        return self.to_text(get_terminal_size((80, 24)).columns)

    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""
        return cast(str, _output().explained_text(self, width, is_colored=is_colored))

    def _repr_html_(self) -> str:
        return cast(str, _output().explained_html(self))


def _output() -> Any:
    """Return the application that shows explanations, which is found by its name."""
    return import_module("arrowmeta.apps.output.formats")


class LiveFiles(Struct, frozen=True, eq=False):
    """Live data files of a snapshot, whatever is asked.

    Attributes:
        ids: sorted ids of their entries; int64[files].
        sizes: their bytes; int64[files].
        contradicting: ids of files whose bounds contradict a partition field, by its name.
    """

    ids: NDArray[np.int64]
    sizes: NDArray[np.int64]
    contradicting: Mapping[str, NDArray[np.int64]]


def explain(
    search: Search,
    live: LiveFiles,
    selection: Selection,
    entries: pa.Table,
    why: pa.Table,
    typed: Mapping[str, str],
) -> Explanation:
    """Return what each step of a plan keeps of the live files, and why files are kept.

    Args:
        live: all live files.
        entries: columns of the files, with `file_path`.
        typed: the user's texts of conditions, by `str` of their trees.
    """
    tree = search.query.tree
    counts = list(_of_live_files(search, live))
    steps = [(name, count.entries, within_64_bits(count.bytes)) for name, count in counts]
    # If statistics filter entries, the files after that stage are the live files.
    steps += [
        (_STEP_NAMES.get(stage.name, stage.name), stage.kept, stage.bytes_kept)
        for stage in selection.stages
        if stage.unit == "file" or (stage.name == "live" and search.rule.group is None)
    ]
    rows = [
        dict(zip(STEPS.names, (name, n_before, n_after, size_before, size_after), strict=True))
        for (_, n_before, size_before), (name, n_after, size_after) in pairwise(steps)
    ]
    predicate = "" if tree == TRUE else typed.get(str(tree), str(tree))
    contradicting = _of_contradictions(search, live, entries)
    remarks = (*search.source.remarks, *_of_casts(search, typed), *contradicting)
    unused = conditions_unused(tree)
    reasons = dict.fromkeys(f"{typed.get(text, text)}: {reason}" for text, reason in unused)
    by_reason, manifests = _files_by_reason(search, entries, why), search.choice.stage
    table = table_of_rows(rows, STEPS)
    return Explanation(predicate, table, by_reason, manifests, remarks, tuple(reasons))


def _of_casts(search: Search, typed: Mapping[str, str]) -> Iterator[str]:
    """Yield why manifests cannot be skipped by conditions on single values of a partition."""
    sources = search.source.shape.partition_sources
    of_partitions = {source.column for source in sources if source.transform == "identity"}
    for leaf in conjuncts(search.query.tree) if search.choice.stage.kept > 1 else ():
        row = leaf.row if isinstance(leaf, Unjudged) else None
        names = {column.name for column in row.columns} if row else set()
        if len(names) == 1 and names <= of_partitions:
            yield (
                f"{typed.get(str(leaf), leaf)} is evaluated with single values, so that it skips "
                f"no manifest with several values of {names.pop()}: compare the column itself with "
                "a value of its type."
            )


def _of_contradictions(search: Search, live: LiveFiles, files: pa.Table) -> Iterator[str]:
    """Yield that a partition rules out files whose bounds contradict it.

    Plans do not read the bounds of entries in other partitions.
    """
    asked = search.in_partition.columns
    of_asked = [ids for name, ids in live.contradicting.items() if f"partition.{name}" in asked]
    wrong = np.unique(np.concatenate(of_asked)) if of_asked else _NO_IDS
    ids = np.sort(to_numbers(whole(files["entry_id"])))
    if n_lost := len(wrong) - int(is_among(wrong, ids).sum()):
        yield (
            f"{counted(n_lost, 'file')} {word_of(n_lost, 'is', 'are')} ruled out although the "
            "partition contradicts the bounds: see the finding partition_contradicts_bounds."
        )


def _contradicting(source: Source, live: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
    """Return the ids of live files with contradictions, by partition field."""
    shape = source.shape
    names = ["entry_id", *columns_of_contradictions(shape.partition_sources)]
    ids_by_field: dict[str, list[NDArray[np.int64]]] = {}
    for batch in source.scan().batches(names, _only(live)) if len(names) > 1 else ():
        for field in shape.partition_sources:
            is_wrong = contradicts_partition(batch, [field], shape)
            ids = to_numbers(batch["entry_id"])[is_wrong]
            ids_by_field.setdefault(field.partition, []).append(ids)
    return {name: np.concatenate(ids) for name, ids in ids_by_field.items()}


def live_files(source: Source, entries: pa.Table) -> LiveFiles:
    """Return the live data files of a snapshot, given their entries."""
    ids, sizes = (filled(whole(entries[name]), 0) for name in ("entry_id", "file_size_in_bytes"))
    order = np.argsort(ids)
    return LiveFiles(ids[order], sizes[order], _contradicting(source, ids[order]))


def _of_live_files(search: Search, live: LiveFiles) -> Iterator[tuple[str, Count]]:
    """Count all live files, and those in the manifests, partitions and buckets that are read."""
    pruner, read = search.place_pruner(), search.choice.chosen_ordinals
    sizes_read = live.sizes[np.isin(ordinals_of(live.ids), list(read))]
    in_read = Count(len(sizes_read), exact_sum(sizes_read))
    yield "live", Count(len(live.ids), exact_sum(live.sizes))
    yield "manifests", in_read
    counts = [Count(), Count()] if pruner.is_needed else [in_read, in_read]
    if pruner.is_needed:
        only = _only(live.ids)
        for batch in search.source.scan().select(read).batches(pruner.columns, only):
            sizes = filled(batch.column("file_size_in_bytes"), 0)
            for count, mask in zip(counts, pruner.marks(batch)[1:], strict=True):
                count.add(sizes, mask)
    yield from zip(("partitions", "buckets"), counts, strict=True)


def _only(ids: NDArray[np.int64]) -> EntryFilter:
    """Return the filter of the entries of some files, given their sorted ids."""
    return EntryFilter(("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), ids))


def _files_by_reason(search: Search, entries: pa.Table, why: pa.Table) -> pa.Table:
    """Return kept files by reason, as rows of `REASONS`."""
    tree, rows = search.query.tree, []
    if tree != TRUE:
        is_whole = pa.array(matches_wholly(tree, search.rules, entries, search.evaluator))
        if n_whole := pc.sum(is_whole).as_py():
            n_bytes = pc.sum(entries["file_size_in_bytes"].filter(is_whole)).as_py()
            rows.append(dict(zip(REASONS.names, (EVERY_ROW, None, n_whole, n_bytes), strict=False)))
            entries = entries.filter(pc.invert(is_whole))
            why = why.filter(pc.is_in(why["file_path"], value_set=whole(entries["file_path"])))
    # A condition that is true is not a reason if another condition could have ruled the file out.
    holds = pc.is_in(why["reason"], value_set=pa.array(Explanation.MATCHES))
    others = whole(why.filter(pc.invert(holds))["file_path"])
    why = why.filter(pc.invert(pc.and_(holds, pc.is_in(why["file_path"], value_set=others))))
    once = why.group_by(["file_path", "reason", "column_name"]).aggregate([("detail", "min")])
    positions = pc.index_in(once["file_path"], value_set=whole(entries["file_path"]))
    once = once.append_column("size", entries["file_size_in_bytes"].take(positions))
    groups = once.group_by(["reason", "column_name"]).aggregate(
        [("file_path", "count"), ("size", "sum"), ("detail_min", "min")]
    )
    rows += [
        group | {"remedy": _remedy(group["reason"], group["column_name"], entries, search)}
        for group in groups.rename_columns(REASONS.names[:-1]).to_pylist()
    ]
    rows.sort(key=lambda row: (-row["file_count"], row["reason"], row["column_name"] or ""))
    return table_of_rows(rows, REASONS)


def _is_equality(leaf: object) -> bool:
    is_in = isinstance(leaf, Membership) and not leaf.negated
    return is_in or (isinstance(leaf, Comparison) and leaf.operator == "=")


def _is_narrow(leaf: object) -> bool:
    is_range = isinstance(leaf, Comparison) and leaf.operator != "<>"
    is_prefix = isinstance(leaf, StartsWith) and not leaf.negated
    return _is_equality(leaf) or is_range or is_prefix


def _remedy(reason: str, name: str | None, entries: pa.Table, search: Search) -> str | None:
    """Return what would rule out files that were kept for a reason; None if rows match."""
    tree = search.query.tree
    column = columns_of(tree).get(name or "")
    if reason in Explanation.MATCHES or reason in _REMEDIES or column is None:
        return _REMEDIES.get(reason)
    if reason in _WITHOUT_STATISTICS:
        return search.rules.why_no_bounds(column)
    of_conjuncts = [
        [leaf for leaf in leaves(part) if getattr(leaf, "column", None) == column]
        for part in conjuncts(tree)
    ]
    if not any(_is_narrow(leaf) for of_column in of_conjuncts for leaf in of_column):
        return None  # true for most values, in whatever order
    # Hashes of values rule out files for nothing else.
    is_equality = column.is_plain and any(
        all(map(_is_equality, of_column)) for of_column in of_conjuncts if of_column
    )
    advice = search.rules.how_to_narrow(column, is_equality=is_equality)
    length = search.source.truncated_lengths.get(column.name)
    facts = search.rules.file_facts(column)
    if length is None or facts is None or not pa.types.is_string(column.type):
        return advice
    cut = " OR ".join(f"length({bound}) >= {length}" for bound in (facts.lower, facts.upper))
    is_cut = ~search.evaluator.mask(Formula(f"NOT coalesce({cut}, false)"), entries)
    n_cut = int(is_cut.sum())
    files = f"{counted(n_cut, 'file')} {word_of(n_cut, 'has', 'have')}"
    return f"{advice}; {files} bounds cut to {length} characters" if n_cut else advice


# -- reasons ---------------------------------------------------------------------------------------

WHY = to_schema("file_path: string!, reason: string!, column_name: string, detail: string")


def reasons(
    tree: Tree, rules: Rules, entries: pa.Table, evaluator: Evaluator, typed: Mapping[str, str]
) -> pa.Table:
    """Return one row per file and condition that did not rule it out.

    Of alternatives (OR), each that may match has a row.

    Args:
        typed: the user's texts of conditions, by `str` of their trees.
    """
    reader = _Reasons(rules, typed)
    parts = list(chain.from_iterable(map(reader.of_condition, conjuncts(tree))))
    parts = parts or [_row("'no predicate'", None, quoted_text("every file is kept"), "true")]
    for_group = "another file may match, and this may have versions or columns of the same rows"
    parts.append(_row("'kept with others'", None, quoted_text(for_group), "kept_for_group"))
    # DuckDB casts a literal to the type of a bound in some queries only.
    why_not = "a value cannot be compared"
    try:
        query = " UNION ALL ".join(parts) + " ORDER BY ALL"
        answer = evaluator.ask(query, entries=entries).cast(WHY)
    except UNCOMPARABLE as error:
        answer = WHY.empty_table()
        why_not = f"a bound cannot be compared: {error}".splitlines()[0]
    has_reason = pc.is_in(entries["file_path"], value_set=whole(answer["file_path"]))
    if pc.all(has_reason, min_count=0).as_py():
        return answer
    rest = _row("'not evaluated'", None, quoted_text(why_not), "true")
    unexplained = evaluator.ask(rest, entries=entries.filter(pc.invert(has_reason)))
    return pa.concat_tables([answer, unexplained.cast(WHY)])


def _parts(tree: Tree) -> Iterator[Leaf | Constant | Unjudged | Implied]:
    """Yield the conditions that are reported separately."""
    for condition in conditions(tree):
        if isinstance(condition, Implied) and condition.row is None:
            yield from _parts(condition.condition)
        elif condition not in (FALSE, NULL):
            yield condition


class _Reasons(Struct, frozen=True):
    """Queries of the reasons for which conditions keep files."""

    rules: Rules
    typed: Mapping[str, str]

    def text(self, tree: Tree) -> str:
        """Return a condition as typed, or as parsed."""
        return self.typed.get(str(tree), str(tree))

    def of_condition(self, condition: Tree) -> Iterator[str]:
        """Yield queries of the files that a condition keeps, by parts of it."""
        for part in {str(part): part for part in _parts(condition)}.values():
            row = part.row if isinstance(part, Implied | Unjudged) else None
            facts = row and facts_of_row(row, self.rules.file_facts)
            may = str(may_match(part, self.rules.file_facts))
            if row is not None and facts:
                yield _of_row(self.text(part), row, facts)
                may = f"{may} AND ({is_constant(row, facts)}) IS NOT TRUE"
            if isinstance(part, Implied):
                for leaf in {str(leaf): leaf for leaf in leaves(part)}.values():
                    yield self.of_leaf(leaf, part, may)
            else:
                yield self.of_leaf(part, condition, may)

    def of_leaf(self, leaf: Leaf | Constant | Unjudged, condition: Tree, may: str) -> str:
        """Return the query of the files that a leaf of a condition keeps."""
        shown = self.text(condition)
        if isinstance(condition, Or):
            shown = f"{self.text(leaf)} (one of: {shown})"
        if isinstance(leaf, Unjudged):
            detail = quoted_text(f"{self.text(leaf)}: {leaf.reason}")
            return _row("'not evaluated'", None, detail, may)
        if isinstance(leaf, Constant):
            return _row("'always true'", None, quoted_text(shown), may)
        column, facts = leaf.column, self.rules.file_facts(leaf.column)
        if facts is None:
            detail = quoted_text(f"{shown}: there are no statistics of {column}")
            return _row("'no statistics'", column.name, detail, may)
        is_part = isinstance(condition, Implied) and condition.opposite is None
        suffix = " is all that is judged" if is_part else ""
        macro = "why_count" if isinstance(leaf, IsNull | IsNan) else "why_bounds"
        nan_count = facts.nan_count if column.may_be_nan else ZERO
        arguments = f"({facts.lower}, {facts.upper}, {facts.null_count}, {nan_count})"
        detail = f"{quoted_text(f'{shown}{suffix}: {column} is ')} || known_of_column{arguments}"
        reason = f"{macro}{arguments}"
        fails = f"coalesce({may_match(not_true(condition), self.rules.file_facts)}, true)"
        is_whole = f"{reason} = 'bounds overlap' AND NOT {fails}"
        reason = f"CASE WHEN {is_whole} THEN {quoted_text(EVERY_ROW)} ELSE {reason} END"
        return _row(reason, column.name, detail, may)


def _of_row(text: str, row: RowCondition, statistics: Sequence[Facts]) -> str:
    """Return the reason for files whose values a condition was evaluated with."""
    shown = " || ', ' || ".join(
        f"{quoted_text(f'{column} = ')} || {_shown(column, only_value(facts))}"
        for column, facts in zip(row.columns, statistics, strict=True)
    )
    name = row.columns[0].name if len(row.columns) == 1 else None
    # In branches of CASE: see `evaluated`.
    if_single, answer = f"CASE WHEN {is_constant(row, statistics)} THEN", evaluated(row, statistics)
    failed = "engines may differ, or it fails for " if row.is_limited else "fails for "

    def by_answer(of_failed: str, of_true: str) -> str:
        return f"{if_single} CASE WHEN {answer} IS NULL THEN {of_failed} ELSE {of_true} END END"

    said = f"{by_answer(quoted_text(failed), quoted_text('true for '))} || {shown}"
    reason = by_answer("'cannot be evaluated'", "'values match'")
    may = f"{if_single} coalesce({answer}, true) ELSE false END"
    return _row(reason, name, f"{quoted_text(f'{text}: ')} || {said}", may)


def _shown(column: Column, value: Formula) -> str:
    quote = quoted_text("'" if pa.types.is_string(column.type) else "")
    return f"coalesce({quote} || ({value})::VARCHAR || {quote}, 'NULL')"


def _row(reason: str, column: str | None, detail: str, condition: str) -> str:
    """Return a query for the files that a condition keeps, given SQL for the reason and detail."""
    name = "NULL" if column is None else quoted_text(column)
    return (
        f"SELECT file_path, {reason} AS reason, {name}::VARCHAR AS column_name, {detail} AS detail"
        f" FROM entries WHERE {condition}"
    )


# -- shares of rows ------------------------------------------------------------------------------

#: Share of rows that a condition may be true for, if all it is about but a column is unknown.
_SHARE = """
    SELECT
        coalesce(sum(record_count) FILTER (({predicate}) IS DISTINCT FROM false), 0)
        / nullif(sum(record_count), 0) AS share
    FROM (
        SELECT record_count, {point} AS {name}, {others}
        FROM (SELECT *, lower_bounds.{name} AS low, upper_bounds.{name} AS high FROM data_files)
        CROSS JOIN range({count} + 1) AS drawn(i)
        WHERE low IS NOT NULL AND high IS NOT NULL
    )
"""
#: Intervals between values that are drawn of the range of a file.
_INTERVALS = 16


def share_of_rows(
    source: Source, predicate: str, name: str, columns: Collection[str]
) -> float | None:
    """Return the share of rows for which a condition may hold, by values spread between bounds.

    None if it is not known: without bounds, for what `check_row_condition` refuses, for fields of
    rows, and for text that has only a prefix as bound.

    Args:
        source: the snapshot.
        predicate: the condition, in SQL.
        name: the column whose values are drawn.
        columns: columns that are a reason to keep a file.
    """
    types = {field.name: field.type for field in source.shape.columns}
    if not {name, *columns} <= types.keys() or "/*" in predicate or "--" in predicate:
        return None
    kind, part = types[name], f"i / {_INTERVALS}.0"
    if pa.types.is_date(kind):
        point = f"low + CAST((high - low) * {part} AS INTEGER)"
    elif pa.types.is_timestamp(kind):
        point = f"low + (high - low) * ({part})"
    elif is_number(kind):
        point = f"low::DOUBLE + (high::DOUBLE - low::DOUBLE) * {part}"
    else:
        point = f"CASE WHEN i * 2 < {_INTERVALS} THEN low ELSE high END"
    # A condition may name columns that are no reason to keep a file.
    text = predicate.lower()
    named = [column for column in types if column in columns or column.lower() in text]
    others = [
        f"CASE WHEN false THEN lower_bounds.{quoted} END AS {quoted}"
        for quoted in (quoted_name(column) for column in named if column != name)
    ]
    query = _SHARE.format(
        point=point,
        name=quoted_name(name),
        others=", ".join(others) or "NULL AS no_other",
        count=_INTERVALS,
        predicate=predicate,
    )
    try:
        check_row_condition(predicate)
        share = ask(source, {"data_files": query})["data_files"]["share"]
    except (ArrowMetaError, duckdb.Error):  # another dialect, or too much for rows
        return None
    return cast("float | None", share[0].as_py())
