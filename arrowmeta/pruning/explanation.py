"""Explanation of a plan: live files kept by each step, and why files are kept.

`explain` takes a plan and returns an `Explanation`: steps in live data files and bytes, and kept
files by reason, with a remedy for each reason.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.partition_faults import columns_of_contradictions, contradicts_partition
from arrowmeta.columns.buffers import (
    exact_sum,
    filled,
    table_of_rows,
    to_numbers,
    whole,
    within_64_bits,
)
from arrowmeta.columns.ids import is_among, ordinals_of
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.shape import to_schema
from arrowmeta.output.formats import to_page_piece
from arrowmeta.output.grid import BOLD, Screen, painted, printable, shorten, wrapped
from arrowmeta.output.nouns import counted, to_size, word_of
from arrowmeta.output.state import AT_RISK, Standing
from arrowmeta.predicate.formula import Formula
from arrowmeta.predicate.tree import (
    TRUE,
    Comparison,
    Membership,
    StartsWith,
    Unjudged,
    columns_of,
    conditions_unused,
    conjuncts,
    leaves,
)
from arrowmeta.pruning.limit import matches_wholly
from arrowmeta.pruning.search import Found, Query, Search, find_files
from arrowmeta.pruning.stages import Count, Stage, choose_manifests
from arrowmeta.pruning.why import EVERY_ROW
from arrowmeta.records import dataclass

#: One row per step; files are live data files.
STEPS = to_schema(
    "step: string!, files_total: int64!, files_kept: int64!, bytes_total: int64, bytes_kept: int64"
)

#: One row per reason and column, most files first. A file may be in several rows.
KEPT = to_schema(
    "reason: string!, column_name: string, file_count: int64!, file_size_in_bytes: int64, "
    "detail: string, remedy: string"
)

#: The whole explanation as rows. `part` is predicate, step, manifests, kept (files by reason), not
#: used (conditions) or remark; `unit` is what is counted.
EXPLAINED = to_schema(
    "part: string!, name: string, unit: string, total: int64, kept: int64, bytes_total: int64, "
    "bytes_kept: int64, column_name: string, detail: string, remedy: string"
)

_STEP_NAMES = {"live": "statistics", "stats": "statistics", "index": "file indexes"}
_NO_IDS = np.zeros(0, dtype=np.int64)
_BAR = 16
#: Reasons without a remedy, since rows match.
_MATCHES = (
    *(EVERY_ROW, "one value", "values match"),
    *("always true", "counts allow it", "no predicate"),
)
_WITHOUT_STATISTICS = (
    *("no statistics", "no bounds", "bounded on one side"),
    *("counts unknown", "null count unknown", "NaN count unknown"),
)
_REMEDIES = {
    "kept with others": "compact the files, so that fewer have versions of the same rows",
    "not evaluated": "compare the column itself with a value, or write the condition as a range",
}


@dataclass(frozen=True)
class Explanation(Screen):
    """How a plan narrows down the live files, and why no further.

    Attributes:
        predicate: as typed, or as parsed if it is not SQL; empty without one.
        steps: one row per step, in live data files and bytes: `STEPS`.
        kept: one row per reason for keeping files: `KEPT`.
        manifests: number and bytes of manifests, total and read.
        remarks: sentences about what queries read beside, or instead of, the files of the plan.
        unused: conditions that rule out nothing, each with the reason.
    """

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
        if {*harmless}.issuperset(remedies) or (found := standing()).state not in AT_RISK:
            return self
        rest = pa.array([text if text in harmless else None for text in remedies], pa.string())
        kept = self.kept.set_column(self.kept.num_columns - 1, KEPT.field("remedy"), rest)
        said = f"{found.sentence} Until then, no remedy that writes files again is named."
        return replace(self, kept=kept, remarks=(*self.remarks, said))

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
            {"part": "manifests", **vars(self.manifests), "name": None},
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

    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""
        lines = [shorten(self._condition, width)]
        for text in self.unused:
            lines += textwrap.wrap(f"not used: {printable(text)}", width, subsequent_indent="  ")
        lines.append("")
        steps = self.steps.to_pylist()
        lines += [_step_line(step, steps[0]["files_total"]) for step in _until_none_is_left(steps)]
        lines += ["", self._of_manifests]
        groups = self.kept.to_pylist()
        if groups:
            lines += ["", "Why files are kept:"]
        for group in groups:
            lines += _group_lines(group, width)
        for remark in self.remarks:
            wrapped = textwrap.wrap(remark, width, initial_indent="! ", subsequent_indent="  ")
            lines += ["", *wrapped]
        head = painted(self.headline, BOLD, is_colored=is_colored)
        return "\n".join([head, *map(printable, lines)]) + "\n"

    def _repr_html_(self) -> str:
        unused = [f"not used: {text}" for text in self.unused]
        notes = [self._condition, *unused, self._of_manifests, *self.remarks]
        steps = to_page_piece(self.steps, title=self.headline, notes=notes)
        if not self.kept.num_rows:
            return steps
        return steps + to_page_piece(self.kept, title="Why files are kept")

    @property
    def _condition(self) -> str:
        return f"where {self.predicate}" if self.predicate else "without a predicate"

    @property
    def _of_manifests(self) -> str:
        manifests = self.manifests
        sizes = f"{to_size(manifests.bytes_kept)} of {to_size(manifests.bytes_total)}"
        return f"{manifests.kept:,} of {counted(manifests.total, 'manifest')} read, {sizes}"


def _until_none_is_left(steps: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    n_shown = next((at for at, step in enumerate(steps, 1) if not step["files_kept"]), len(steps))
    return steps[:n_shown]


def _step_line(step: Mapping[str, Any], n_live: int) -> str:
    """Return a line with a bar for the share of live files that remains."""
    total, kept = step["files_total"], step["files_kept"]
    n_full = -(-kept * _BAR // n_live) if n_live else 0  # an empty bar means no files
    bar = "█" * n_full + "░" * (_BAR - n_full)
    sizes = f"{to_size(step['bytes_kept'])} of {to_size(step['bytes_total'])}"
    return f"{step['step']:<12}  {bar}  {kept:,} of {counted(total, 'file')}, {sizes}"


def _group_lines(group: Mapping[str, Any], width: int) -> Iterator[str]:
    of_column = f" of {group['column_name']}" if group["column_name"] else ""
    size = to_size(group["file_size_in_bytes"])
    is_match = group["reason"] in _MATCHES
    reason = group["reason"] + ("" if is_match else of_column)
    yield shorten(f"  {counted(group['file_count'], 'file')}, {size}: {reason}", width)
    for text in (group["detail"], group["remedy"] and f"to change it: {group['remedy']}"):
        if text:
            yield from wrapped(text, width, 6)


@dataclass(frozen=True, eq=False)
class LiveFiles:
    """Live data files of a snapshot, whatever is asked.

    Attributes:
        ids: sorted ids of their entries; int64[files].
        of_manifests: number and bytes by ordinal of the manifest; manifests without files lack.
        contradicting: ids of files whose bounds contradict a partition field, by its name.
    """

    ids: NDArray[np.int64]
    of_manifests: Mapping[int, Count]
    contradicting: Mapping[str, NDArray[np.int64]]

    def count(self, manifests: Collection[int]) -> Count:
        """Count the files of some manifests."""
        counts = [self.of_manifests[at] for at in manifests if at in self.of_manifests]
        return Count(sum(c.entries for c in counts), sum(c.bytes for c in counts))


def explain(
    search: Search,
    live: LiveFiles,
    found: Found,
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
    steps = [
        (name, count.entries, within_64_bits(count.bytes))
        for name, count in _of_live_files(search, live)
    ]
    # If statistics filter entries, the files after that stage are the live ones.
    of_files = [stage for stage in found.stages if stage.unit == "file" or stage.name == "live"]
    if search.rule.group is not None:
        of_files = [step for step in of_files if step.name != "live"]
    steps += [
        (_STEP_NAMES.get(stage.name, stage.name), stage.kept, stage.bytes_kept)
        for stage in of_files
    ]
    rows = [
        dict(zip(STEPS.names, (name, n_before, n_after, size_before, size_after), strict=True))
        for (_, n_before, size_before), (name, n_after, size_after) in pairwise(steps)
    ]
    predicate = "" if tree == TRUE else typed.get(str(tree), str(tree))
    table = table_of_rows(rows, STEPS)
    kept = _kept(search, entries, why)
    contradicting = _of_contradictions(search, live, entries)
    remarks = (*search.source.remarks, *_of_casts(search, typed), *contradicting)
    unused = conditions_unused(tree)
    reasons = dict.fromkeys(f"{typed.get(text, text)}: {reason}" for text, reason in unused)
    return Explanation(predicate, table, kept, search.choice.stage, remarks, tuple(reasons))


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


def _of_contradictions(search: Search, live: LiveFiles, kept: pa.Table) -> Iterator[str]:
    """Yield that a partition rules out files whose bounds contradict it.

    Plans do not read the bounds of entries in other partitions.
    """
    asked = search.in_partition.columns
    of_asked = [ids for name, ids in live.contradicting.items() if f"partition.{name}" in asked]
    wrong = np.unique(np.concatenate(of_asked)) if of_asked else _NO_IDS
    ids = np.sort(to_numbers(whole(kept["entry_id"])))
    if n_lost := len(wrong) - int(is_among(wrong, ids).sum()):
        yield (
            f"{counted(n_lost, 'file')} {word_of(n_lost, 'is', 'are')} ruled out although the "
            "partition contradicts the bounds: see the finding partition_contradicts_bounds."
        )


def _contradicting(search: Search, live: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
    """Return the ids of live files with contradictions, by partition field."""
    shape = search.source.shape
    names = ["entry_id", *columns_of_contradictions(shape.partition_sources)]
    only = EntryFilter(("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), live))
    found: dict[str, list[NDArray[np.int64]]] = {}
    for batch in search.source.scan().batches(names, only) if len(names) > 1 else ():
        for source in shape.partition_sources:
            is_wrong = contradicts_partition(batch, [source], shape)
            ids = to_numbers(batch["entry_id"])[is_wrong]
            found.setdefault(source.partition, []).append(ids)
    return {name: np.concatenate(ids) for name, ids in found.items()}


def live_files(search: Search) -> LiveFiles:
    """Return the live data files of the snapshot; decodes all entries, but not all columns."""
    every = choose_manifests(search.source, search.rules, TRUE, search.evaluator, is_used=False)
    everything = replace(search, query=Query(TRUE), choice=every, stages=())
    live = find_files(everything, ()).entries
    ids = to_numbers(whole(live["entry_id"]))
    order = np.argsort(ids)
    ids, sizes = ids[order], filled(whole(live["file_size_in_bytes"]), 0)[order]
    ordinals, starts = np.unique(ordinals_of(ids), return_index=True)
    of_manifests = zip(ordinals.tolist(), np.split(sizes, starts[1:]), strict=False)
    counts = {at: Count(len(own), exact_sum(own)) for at, own in of_manifests}
    return LiveFiles(ids, counts, _contradicting(search, ids))


def _of_live_files(search: Search, live: LiveFiles) -> list[tuple[str, Count]]:
    """Count all live files, and those in the manifests, partitions and buckets that are read."""
    pruner, read = search.place_pruner(), search.choice.kept_ordinals
    in_read = live.count(read)
    counts = [Count(), Count()] if pruner.is_needed else [in_read, in_read]
    if pruner.is_needed:
        only = EntryFilter(
            ("entry_id",), lambda batch: is_among(to_numbers(batch["entry_id"]), live.ids)
        )
        for batch in search.source.scan().select(read).batches(pruner.columns, only):
            sizes = filled(batch.column("file_size_in_bytes"), 0)
            for count, mask in zip(counts, pruner.marks(batch)[1:], strict=True):
                count.add(sizes, mask)
    names = ["live", "manifests", "partitions", "buckets"]
    return list(zip(names, [live.count(live.of_manifests), in_read, *counts], strict=True))


def _kept(search: Search, entries: pa.Table, why: pa.Table) -> pa.Table:
    """Return kept files by reason, as rows of `KEPT`."""
    tree, rows = search.query.tree, []
    if tree != TRUE:
        is_whole = pa.array(matches_wholly(tree, search.rules, entries, search.evaluator))
        if n_whole := pc.sum(is_whole).as_py():
            n_bytes = pc.sum(entries["file_size_in_bytes"].filter(is_whole)).as_py()
            rows.append(dict(zip(KEPT.names, (EVERY_ROW, None, n_whole, n_bytes), strict=False)))
            entries = entries.filter(pc.invert(is_whole))
            why = why.filter(pc.is_in(why["file_path"], value_set=whole(entries["file_path"])))
    # A condition that is true is not a reason if another one could have ruled the file out.
    holds = pc.is_in(why["reason"], value_set=pa.array(_MATCHES))
    others = whole(why.filter(pc.invert(holds))["file_path"])
    why = why.filter(pc.invert(pc.and_(holds, pc.is_in(why["file_path"], value_set=others))))
    once = why.group_by(["file_path", "reason", "column_name"]).aggregate([("detail", "min")])
    positions = pc.index_in(once["file_path"], value_set=whole(entries["file_path"]))
    once = once.append_column("size", entries["file_size_in_bytes"].take(positions))
    groups = once.group_by(["reason", "column_name"]).aggregate(
        [("file_path", "count"), ("size", "sum"), ("detail_min", "min")]
    )
    rows += [
        {
            "reason": group["reason"],
            "column_name": group["column_name"],
            "file_count": group["file_path_count"],
            "file_size_in_bytes": group["size_sum"],
            "detail": group["detail_min_min"],
            "remedy": _remedy(group["reason"], group["column_name"], entries, search),
        }
        for group in groups.to_pylist()
    ]
    rows.sort(key=lambda row: (-row["file_count"], row["reason"], row["column_name"] or ""))
    return table_of_rows(rows, KEPT)


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
    if reason in _MATCHES or reason in _REMEDIES or column is None:
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
    is_cut = ~search.evaluator.is_kept(Formula(f"NOT coalesce({cut}, false)"), entries)
    n_cut = int(is_cut.sum())
    files = f"{counted(n_cut, 'file')} {word_of(n_cut, 'has', 'have')}"
    return f"{advice}; {files} bounds cut to {length} characters" if n_cut else advice
