"""Read a table and build its report: a function for each section, then the header and figures.

A section is a sentence and the rows of relations that it is about; figures are drawn by `t.plot` in
the colors of the page. Main name: `read_report`.
"""

from __future__ import annotations

import re
import shlex
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta import Explanation, __version__
from arrowmeta.apps.charts import COLORS, without_ends
from arrowmeta.apps.describe import describe, fields_text, format_text
from arrowmeta.apps.output.rows import own_fields, summed, total
from arrowmeta.apps.output.screen import to_cells
from arrowmeta.apps.plots import Picture, Plots
from arrowmeta.apps.queries import Advice
from arrowmeta.apps.repair import remedies_for
from arrowmeta.apps.report.page import (
    MOST_CHARACTERS,
    MOST_ROWS,
    Figure,
    Grid,
    Header,
    Report,
    Section,
    Verdict,
    grid_of,
    moments,
    percent,
    share_of,
    sized,
    text_of,
)
from arrowmeta.apps.rules import SEVERITIES
from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.text import (
    UNKNOWN,
    count_severities,
    counted,
    quoted_name,
    severities_text,
    word_of,
)

if TYPE_CHECKING:
    from arrowmeta import Standing, Table

MOST_COLUMNS = 100

#: Why a count is not exact if a file does not record its part of it.
_NOT_COUNTED = "the number of rows or nulls of a file is not known"
#: Signature of `Table.aggregate`.
Ask = Callable[[str], pa.Table]


class Values(Struct, frozen=True):
    """Nulls and bounds of a column over all live files.

    Attributes:
        null_share: of stored values; None if not known.
        lower: lower bound; `unknown` unless every file has one, `none` without values.
        upper: upper bound; likewise.
    """

    null_share: float | None = None
    lower: str = UNKNOWN
    upper: str = UNKNOWN


def values_of(fields: Sequence[pa.Field], ask: Ask) -> list[Values]:
    """Return nulls and bounds of each column; empty `Values` if metadata has none for it."""
    is_nested = any(pa.types.is_nested(field.type) for field in fields)
    if fields and not is_nested and (answer := _answer(fields, ask)) is not None:
        counts = answer.column(0)
        return [_values(counts, answer.columns[at : at + 3]) for at in range(1, 3 * len(fields), 3)]
    if len(fields) < 2:
        return [Values()] * len(fields)
    # The aggregate of one column fails: try each half.
    middle = len(fields) // 2
    return values_of(fields[:middle], ask) + values_of(fields[middle:], ask)


def columns_section(schema: pa.Schema, values: Sequence[Values]) -> Section:
    """Return the section on the columns of the table."""
    names = ("Name", "Type", "Null", "Least", "Greatest")
    rows = [
        (field.name, str(field.type), percent(facts.null_share), facts.lower, facts.upper)
        for field, facts in zip(schema, values, strict=False)
    ]
    note = "Bounds of the stored rows; deleted rows count until compaction or a rewrite."
    if n_more := len(schema) - len(rows):
        note += f" {counted(n_more, 'column')} not shown."
    shown = pa.table(dict(zip(names, zip(*rows, strict=True), strict=False)))
    grid = grid_of("Columns", shown, note, most=MOST_COLUMNS)
    lead = f"{counted(len(schema), 'column')}, as a query at this snapshot has them."
    return Section("columns", "Which columns?", lead, (grid,) if rows else ())


def _answer(fields: Sequence[pa.Field], ask: Ask) -> pa.Table | None:
    aggregates = ["count(*)"]
    for at, name in enumerate(quoted_name(field.name) for field in fields):
        # Named, since DuckDB is asked for the text of those without a name.
        aggregates += [f"count({name}) AS c{at}", f"min({name}) AS l{at}", f"max({name}) AS g{at}"]
    try:
        return ask(", ".join(aggregates))
    except StorageError:
        raise
    except ArrowMetaError:
        return None


def _values(counts: pa.ChunkedArray, facts: Sequence[pa.ChunkedArray]) -> Values:
    n_rows, is_counted = _count(counts)
    n_valid, is_valid_counted = _count(facts[0])
    null_share = None
    if is_counted and is_valid_counted and (n_rows or counts[0].as_py().get("exact")):
        null_share = share_of(n_rows - n_valid, n_rows)
    lower, upper = (_bound(fact) for fact in facts[1:])
    return Values(null_share, lower, upper)


def _count(fact: pa.ChunkedArray) -> tuple[int, bool]:
    """Return a count of stored values, and whether every file records its part."""
    row = fact[0].as_py()
    return row["value"] or 0, row["value"] is not None and row["why"] != _NOT_COUNTED


def _bound(fact: pa.ChunkedArray) -> str:
    value = pc.struct_field(fact, [0])
    if value.null_count:
        # An exact null: no row has a value.
        return "none" if fact[0].as_py().get("exact") else UNKNOWN
    return text_of(to_cells(value)[0])


#: More size classes than files can have.
_MOST_CLASSES = 70


def contents_section(
    files: pa.Table, partitions: pa.Table, sizes: pa.Table, debt: pa.Table, is_complete: bool = True
) -> Section:
    """Return the section on the live files.

    Args:
        files: content, file_format, level and file_size_in_bytes of live files.
        partitions: the relation `partitions`.
        sizes: the relation `file_sizes`.
        debt: the relation `delete_debt`.
        is_complete: whether all metadata could be read.
    """
    title = "What does the table contain?"
    if not files.num_rows:
        lead = "There are no live files." if is_complete else "No live files could be read."
        return Section("contents", title, lead)
    grids = _contents_grids(files, partitions, sizes, debt)
    is_partitioned = bool(own_fields(partitions["partition"].type))
    layout = "" if is_partitioned else "The table is not partitioned. "
    # Position deletes may be of files that are no longer live.
    is_limit = pc.any(pc.equal(files["content"], "position_deletes")).as_py()
    lead = layout + _debt_in_words(debt, is_complete, is_limit)
    return Section("contents", title, lead, tuple(grids))


def _contents_grids(
    files: pa.Table, partitions: pa.Table, sizes: pa.Table, debt: pa.Table
) -> Iterator[Grid]:
    """Yield live files by partition, size, level, content and format, and their deleted rows."""
    size = "file_size_in_bytes"
    if own_fields(partitions["partition"].type):
        largest = partitions.sort_by([(size, "descending")])
        shown = largest.select(["partition_path", "file_count", "record_count", size])
        heads = ("Partition", "Files", "Rows", "Bytes")
        yield grid_of("By partition", shown, heads=heads, is_folded=True)
    data = sizes.filter(pc.equal(sizes["content"], "data"))
    if data.num_rows:
        classes = summed(data, ["size_from"], ["file_count", size]).drop_columns(["rows"])
        of_classes = ("From", "Files", "Bytes")
        yield grid_of("By file size", classes, most=_MOST_CLASSES, heads=of_classes, is_folded=True)
    levels = files.filter(files["level"].is_valid())
    if levels.num_rows:
        yield grid_of(
            "By level", summed(levels, ["level"], [size]), heads=("Level", "Bytes", "Files")
        )
    by_content = summed(files, ["content", "file_format"], [size])
    yield grid_of(
        "By content and format", by_content, heads=("Content", "Format", "Bytes", "Files")
    )
    indebted = debt.filter(pc.greater(debt["deleted_record_count"], 0))
    if indebted.num_rows and own_fields(debt["partition"].type):
        most_first = indebted.sort_by([("deleted_record_count", "descending")])
        shown = most_first.select(["partition_path", "deleted_record_count", "record_count"])
        yield grid_of("Deleted rows by partition", shown)


def _debt_in_words(debt: pa.Table, is_complete: bool, is_limit: bool) -> str:
    n_rows, n_deleted, n_equality, n_retractions = (
        total(debt[f"{name}_count"])
        for name in ("record", "deleted_record", "equality_delete", "retraction")
    )
    parts = []
    if n_deleted:
        share = percent(share_of(n_deleted, n_rows))
        files = counted(total(debt["files_with_deletes_count"]), "file")
        parts.append(
            f"{'Up to ' if is_limit else ''}{counted(n_deleted, 'row')} of {n_rows:,} ({share}) "
            f"{word_of(n_deleted, 'is', 'are')} deleted, but still stored in {files}."
        )
    if n_unknown := debt["deleted_record_count"].null_count:
        partitions = counted(n_unknown, "partition")
        parts.append(f"The number of deleted rows of {partitions} is unknown.")
    if n_equality:
        parts.append("Metadata does not say how many rows equality deletes delete.")
    if n_retractions:
        waits = word_of(n_retractions, "waits", "wait")
        parts.append(f"{counted(n_retractions, 'row')} of kind -U or -D {waits} for compaction.")
    seen = "row" if is_complete else "row that could be read"
    return " ".join(parts) or f"No {seen} is marked as deleted."


# -- commits, metadata and pruning -----------------------------------------------------------------


def metadata_costs_section(metadata_bytes: pa.Table) -> Section:
    """Return the section on the size of metadata."""
    kinds, columns = (of_breakdown(metadata_bytes, name) for name in ("kind", "column"))
    grids = tuple(
        grid_of(title, rows.select([name, "file_count", "bytes"]), heads=(head, noun, "Bytes"))
        for title, rows, name, head, noun in (
            ("By kind of file", kinds, "kind", "Kind", "Files"),
            ("Statistics by column, decoded", columns, "column_name", "Column", "Entries"),
        )
        if rows.num_rows
    )
    files = counted(total(kinds["file_count"]), "file")
    lead = f"{sized(total(kinds['bytes']))} in {files}, those of every snapshot together."
    if not grids:
        lead = "There are no metadata files to count."
    return Section("metadata", "What does metadata cost?", lead, grids)


def of_breakdown(metadata_bytes: pa.Table, breakdown: str) -> pa.Table:
    """Return the rows of one breakdown, most bytes first."""
    rows = metadata_bytes.filter(pc.equal(metadata_bytes["breakdown"], breakdown))
    return rows.sort_by([("bytes", "descending")])


_MOST_COMMITS = 60


def commits_section(snapshots: pa.Table, snapshot_id: int | None) -> Section:
    """Return the section on the ancestors of a snapshot, newest first."""
    title = "How has the table changed?"
    places = ancestors(snapshots, snapshot_id)
    if not places:
        return Section("commits", title, "The metadata has no commit of this table.")
    columns = ["committed_at", "operation", "snapshot_id", "delta_record_count"]
    shown = snapshots.take(pa.array(places, pa.int64())).select([*columns, "total_record_count"])
    heads = ("Committed", "Operation", "Snapshot", "Records added", "Records then")
    grid = grid_of("Commits", shown, most=_MOST_COMMITS, heads=heads, is_folded=True)
    lead = f"{counted(len(places), 'commit')} in the metadata led to this snapshot. Times are UTC."
    return Section("commits", title, lead, (grid,))


def ancestors(snapshots: pa.Table, snapshot_id: int | None) -> list[int]:
    """Return the row numbers of a snapshot and its ancestors, newest first."""
    ids = snapshots["snapshot_id"].to_pylist()
    parents = snapshots["parent_id"].to_pylist()
    places = {snapshot_id: at for at, snapshot_id in enumerate(ids)}
    rows: dict[int, None] = {}
    at = places.get(snapshot_id)
    while at is not None and at not in rows:  # stop at a cycle
        rows[at] = None
        at = places.get(parents[at])
    return list(rows)


def overlap_section(clustering: pa.Table) -> Section:
    """Return the section on overlapping ranges, with the columns that prune best first."""
    grids = (
        *_of_unit(clustering, "file", "Data files by column"),
        *_of_unit(clustering, "manifest", "Manifests by partition field"),
    )
    n_files = total(clustering["range_count"]) + total(clustering["unknown_count"])
    if clustering.num_rows and not n_files:
        lead = "There are no files to compare."
    elif not grids:
        lead = "No file has bounds, so queries read all files."
    else:
        lead = "Files that a query for one value reads on average, by the bounds of each column."
    return Section("overlap", "How well does it prune?", lead, grids)


_MOST_RANGED = 30


def _of_unit(clustering: pa.Table, unit: str, title: str) -> Iterator[Grid]:
    rows = clustering.filter(pc.equal(clustering["unit"], unit))
    if not pc.any(pc.greater(rows["range_count"], 0), min_count=0).as_py():
        return
    # Files without bounds are always read.
    read = pc.add(rows["average_depth"].fill_null(0), rows["unknown_count"])
    counts = [rows[name] for name in ("range_count", "unknown_count", "disjoint_count")]
    names = ["column_name", "read", "range_count", "unknown_count", "disjoint_count"]
    best_first = [("read", "ascending"), ("column_name", "ascending")]
    shown = pa.table([rows["column_name"], read, *counts], names).sort_by(best_first)
    heads = ("Column", "Read for one value", "With bounds", "Without", "Apart from all others")
    yield grid_of(title, shown, most=_MOST_RANGED, heads=heads, is_folded=True)


def touched_section(where: str, explanation: Explanation) -> Section:
    """Return the section on the files that may match a predicate."""
    last = explanation.steps.slice(explanation.steps.num_rows - 1).to_pylist()[0]
    lead = (
        f"{counted(last['files_kept'], 'data file')}, {sized(last['bytes_kept'])} may hold rows "
        f"where {text_of(where)}."
    )
    steps = explanation.steps.select(
        ["step", "files_total", "files_kept", "bytes_total", "bytes_kept"]
    )
    heads = ("Step", "Files before", "Files kept", "Bytes before", "Bytes kept")
    grids = [grid_of("Files kept by each step", steps, heads=heads)]
    if explanation.kept.num_rows:
        names = ["file_count", "file_size_in_bytes", "reason", "column_name", "detail", "remedy"]
        of_reasons = ("Files", "Bytes", "Reason", "Column", "Example", "To change it")
        note, kept = "A file may be counted in several rows.", explanation.kept.select(names)
        grids.append(grid_of("Why files are kept", kept, note, heads=of_reasons))
    return Section("touched", "Which files would my query read?", lead, tuple(grids))


# -- truth -----------------------------------------------------------------------------------------

_MOST_FAULTS = 50


def truth_section(standing: Standing, findings: pa.Table, damage: pa.Table) -> Section:
    """Return the section on the state, findings and damage."""
    unread, contradicting = (
        damage.filter(pc.equal(damage["is_read"], is_read)) for is_read in (False, True)
    )
    grids = (
        _damage_grid("Could not be read", unread),
        _damage_grid("Contradicts other metadata", contradicting),
        *_findings_grids(findings),
    )
    lead = standing.sentence
    if unread.num_rows:
        severities = severities_text(count_severities(findings)) or "nothing"
        lead = f"{lead} The checks ran over the rest only, and found {severities}."
    filled = tuple(grid for grid in grids if grid.rows)
    return Section("truth", "Is the metadata consistent?", lead, grids=filled)


def remedies_section(remedies: pa.Table) -> Section:
    """Return the section on statements of engines; `remedies` has the columns of that relation."""
    heads = ("Against", "Engine", "Statement", "Must be true before", "Effect")
    statements = remedies.filter(pc.is_valid(remedies["statement"])).drop_columns(["action"])
    causes = ", ".join(statements["check_name"].unique().to_pylist())
    withheld = remedies.filter(pc.is_null(remedies["statement"]))["effect"].unique()
    sentences = [f"Against {causes}."] * bool(causes)
    sentences += [f"Given is {text_of(why, MOST_CHARACTERS)}." for why in withheld]
    lead = " ".join(sentences) or "Nothing needs a statement."
    title, most = "Statements of engines", _MOST_FAULTS
    grid = grid_of(title, statements, most=most, heads=heads, is_folded=True)
    grids = (grid,) if statements.num_rows else ()
    return Section("remedies", "What can an engine do about it?", lead, grids)


def _findings_grids(findings: pa.Table) -> list[Grid]:
    """Return a grid with one row per check, then a grid of findings for each check."""
    names = ("severity", "check_name")
    counts = Counter(zip(*(findings[name].to_pylist() for name in names), strict=True))
    # Errors first, then checks with most findings.
    keys = sorted(counts, key=lambda key: (SEVERITIES.index(key[0]), -counts[key], key[1]))
    groups = [
        findings.filter((pc.field("severity") == severity) & (pc.field("check_name") == check))
        for severity, check in keys
    ]
    shown = _shown(findings)
    first = pa.concat_tables([findings.slice(0, 0), *(some.slice(0, 1) for some in groups)])
    first = first.select(["severity", "check_name", "subject", *shown])
    heads = ("Severity", "Check", "Findings", "Example", *shown.values())
    numbers = pa.array([counts[key] for key in keys], pa.int64())
    rows = first.add_column(2, "finding_count", numbers)
    return [
        grid_of("Findings", rows, most=rows.num_rows, heads=heads),
        *(_check_grid(some) for some in groups if some.num_rows > 1),
    ]


def _check_grid(some: pa.Table) -> Grid:
    """Return the first findings of a check."""
    title = f"{text_of(some['check_name'][0])}: {counted(some.num_rows, 'finding')}"
    shown = _shown(some)
    columns, heads = ["subject", *shown], ("Subject", *shown.values())
    note = "The output of arrowmeta reconcile has all." if some.num_rows > MOST_ROWS else ""
    return grid_of(title, some.select(columns), note, heads=heads, is_folded=True)


def _shown(findings: pa.Table) -> dict[str, str]:
    """Return heads by column of findings; the partition only if some are about its files."""
    heads = {"expected": "Expected", "actual": "Actual", "detail": "Detail"}
    has_paths = pc.any(pc.not_equal(findings["partition_path"], "")).as_py()
    return {"partition_path": "Partition", **heads} if has_paths else heads


def _damage_grid(title: str, damage: pa.Table) -> Grid:
    columns = ["path", "kind", "reason", "lost_files", "lost_rows", "recoverable_from"]
    heads = ("File", "Kind", "Reason", "Files lost", "Rows lost", "Still in snapshots")
    return grid_of(title, damage.select(columns), most=_MOST_FAULTS, heads=heads)


# -- the report -----------------------------------------------------------------------------------

_FULL, _WIDE, _NARROW = 1000, 580, 330
_MOST_ZONE_MAPS = 4
_NAMESPACES = re.compile(r' xmlns(?::xlink)?="[^"]*"')
_TITLE = re.compile("<title>[^<]*</title>")
_COLOR = re.compile("|".join(COLORS.values()))
_VARIABLES = {color: f"var(--{name})" for name, color in COLORS.items()}


#: Tones of states; of others, it is `warning`.
_TONES = {"sound": "fine", "contradictory": "error", "partial": "error"}


def verdicts(standing: Standing, remarks: Sequence[str] = ()) -> tuple[Verdict, ...]:
    """Return the sentence on the state, then other remarks of `describe`."""
    notes = (Verdict("warning", text_of(it)) for it in remarks if it != standing.sentence)
    return (
        Verdict(_TONES.get(standing.state or "", "warning"), text_of(standing.sentence)),
        *notes,
    )


def read_report(
    table: Table,
    findings: pa.Table,
    where: str | None,
    engine: str | None = None,
    time_zone: str | None = None,
) -> Report:
    """Read the relations of a table and build its report.

    Args:
        table: the table.
        findings: of its checks.
        where: a predicate to show the plan of; None for none.
        engine: engine of statements against what is wrong; None for all.
        time_zone: of the predicate, as in `Table.plan`.
    """
    touched = []
    if where is not None:
        touched = [touched_section(where, table.explain(where, time_zone=time_zone))]
    relations = {name: table.relation(name, columns) for name, columns in _RELATIONS.items()}
    relations["files"] = _each_once(relations["files"], table)
    sections = [
        *touched,
        contents_section(
            relations["files"],
            relations["partitions"],
            relations["file_sizes"],
            relations["delete_debt"],
            is_complete=table.complete,
        ),
        commits_section(relations["snapshots"], table.snapshot_id),
        overlap_section(relations["clustering"]),
        columns_section(
            table.schema, values_of(list(table.schema)[:MOST_COLUMNS], table.aggregate)
        ),
        metadata_costs_section(relations["metadata_bytes"]),
    ]
    # Last: reading the relations finds damage.
    drawn = figures(table, relations)
    remarks = describe(table).remarks
    standing, unreadable = table.standing, table.damage
    truth = truth_section(standing, findings, unreadable)
    views = {name: relations[name] for name in VIEWS if name in relations}
    remedies = remedies_section(remedies_for(table, findings, engine=engine, views=views))
    commands = next_commands(table.location, findings, unreadable, remarks)
    header = Header(
        text_of(table.name),
        tuple((name, text_of(value)) for name, value in _facts(table, relations["snapshots"])),
        verdicts(standing, remarks),
        _numbers(table, relations),
        tuple(map(text_of, commands)),
    )
    sections = [replace(section, figures=drawn.get(section.key, ())) for section in sections]
    return Report(header, (truth, remedies, *sections), __version__, findings)


def explained_report(
    name: str, explanation: Explanation | None, advice: Advice | None = None, error: str = ""
) -> Report:
    """Return a page on the files that a condition keeps.

    Args:
        explanation: None if the condition is invalid, which `error` says.
        advice: columns to sort by, for this condition; None if it is not known.
    """
    notes: list[Verdict] = [Verdict("error", text_of(error))] if error else []
    sections: list[Section] = []
    if explanation is not None:
        notes.append(Verdict("fine", explanation.headline))
        notes += [Verdict("warning", f"not used: {text_of(text)}") for text in explanation.unused]
        notes += [Verdict("warning", text_of(remark)) for remark in explanation.remarks]
        sections.append(touched_section(explanation.predicate or "TRUE", explanation))
    if advice is not None and advice.columns.num_rows:
        lead = " ".join(map(text_of, advice.remarks)) or "For this condition alone."
        grid = grid_of("Columns of the condition", advice.columns.drop_columns(["query_count"]))
        sections.append(Section("sort", "Which column to sort by?", lead, grids=(grid,)))
    header = Header(text_of(name), (), tuple(notes))
    return Report(header, tuple(sections), __version__, pa.table({}))


#: Columns to read, by relation; None for all.
_RELATIONS: Mapping[str, Sequence[str] | None] = {
    "snapshots": (
        *("snapshot_id", "parent_id", "committed_at", "operation"),
        *("total_record_count", "delta_record_count"),
    ),
    "manifests": ("content", "length"),
    "files": ("content", "file_format", "level", "file_size_in_bytes"),
    "deletion_vectors": ("content_size_in_bytes",),
    **dict.fromkeys(("partitions", "file_sizes", "delete_debt", "clustering", "metadata_bytes")),
}

#: Relations that are SQL views, which are asked with the checks.
VIEWS = ("partitions", "file_sizes", "delete_debt", "metadata_bytes", "growth")


def _each_once(files: pa.Table, table: Table) -> pa.Table:
    """Return files with each deletion vector file once."""
    is_vector = pc.equal(files["content"], "deletion_vector")
    if not pc.any(is_vector, min_count=0).as_py():
        return files
    facts = files.column_names
    vectors = table.relation("delete_files", ["file_path", *facts])
    vectors = vectors.filter(pc.equal(vectors["content"], "deletion_vector"))
    paths = vectors["file_path"].combine_chunks().dictionary_encode()
    _, firsts = np.unique(np.asarray(paths.indices), return_index=True)
    shared = vectors.select(facts).take(pa.array(firsts)).cast(files.schema)
    return pa.concat_tables([files.filter(pc.invert(is_vector)), shared])


def next_commands(
    location: str, findings: pa.Table, damage: pa.Table, remarks: Sequence[str]
) -> Iterator[str]:
    """Yield the commands that say more about what the page shows first."""
    table = shlex.quote(_absolute(location))
    severities = count_severities(findings)
    if damage.num_rows:
        yield f"arrowmeta damage {table}"
    if severities["error"] or severities["warning"]:
        yield f"arrowmeta reconcile {table} --storage"
        yield f"arrowmeta repair {table} --plan"
    elif remarks:
        yield f"arrowmeta advise {table} --queries log.sql"
    else:
        yield f"arrowmeta explain {table} 'CONDITION'"


def _absolute(location: str) -> str:
    """Return a location that does not depend on the working directory; URIs are unchanged."""
    return location if "://" in location else str(Path(location).absolute())


def _facts(table: Table, snapshots: pa.Table) -> list[tuple[str, str]]:
    facts = [
        ("Location", _absolute(table.location)),
        ("Format", format_text(table)),
        ("Snapshot", "none" if table.snapshot_id is None else str(table.snapshot_id)),
    ]
    shown = snapshots.filter(pc.equal(snapshots["snapshot_id"], pa.scalar(table.snapshot_id)))
    if shown.num_rows:
        facts.append(("Committed (UTC)", moments(shown["committed_at"])[0]))
    if (partitioned_by := fields_text(table, "specs")) != "none":
        facts.append(("Partitioned by", partitioned_by))
    if table.primary_key:
        facts.append(("Primary key", ", ".join(table.primary_key)))
    return facts


def _numbers(table: Table, relations: dict[str, pa.Table]) -> dict[str, int | None]:
    files, partitions = relations["files"], relations["partitions"]
    lengths = relations["manifests"]["length"]
    kinds = of_breakdown(relations["metadata_bytes"], "kind")
    is_delete = pc.is_in(files["content"], pa.array(["position_deletes", "equality_deletes"]))
    data = files.filter(pc.equal(files["content"], "data"))
    is_partitioned = bool(own_fields(partitions["partition"].type))
    n_rows = partitions["record_count"]
    numbers = {
        "data_files": data.num_rows,
        "rows": None if n_rows.null_count else total(n_rows),
        "bytes": total(data["file_size_in_bytes"]),
        "delete_files": pc.sum(is_delete).as_py() or 0,
        "deletion_vectors": relations["deletion_vectors"].num_rows,
        "partitions": partitions.num_rows if is_partitioned else 0,
        "manifests": len(lengths),
    }
    if not table.complete and not files.num_rows:
        numbers = dict.fromkeys(numbers)  # without any readable file, 0 would be a guess
    return numbers | {
        "manifest_bytes": total(lengths),
        "metadata_files": total(kinds["file_count"]),
        "metadata_bytes": total(kinds["bytes"]),
    }


# -- figures ---------------------------------------------------------------------------------------


def figures(table: Table, relations: Mapping[str, pa.Table]) -> dict[str, tuple[Figure, ...]]:
    """Return the figures by section key."""
    plot = Plots(table, relations)
    pictures: defaultdict[str, list[Picture]] = defaultdict(list)
    if pc.any(pc.equal(relations["files"]["content"], "data")).as_py():
        pictures["contents"].append(plot.sizes())
        for name in _chosen(relations["clustering"].to_pylist(), table, relations["partitions"]):
            pictures["overlap"].append(plot.zone_map(name))
    if relations["snapshots"]["committed_at"].is_valid().to_pylist().count(True) > 1:
        pictures["commits"].append(plot.growth())
    return {
        key: tuple(_figure(picture, is_alone=len(of_section) == 1) for picture in of_section)
        for key, of_section in pictures.items()
    }


def _chosen(
    clustering: Sequence[Mapping[str, Any]], table: Table, partitions: pa.Table
) -> list[str]:
    """Return columns to draw: key columns first, then those that prune best."""
    depths = {
        row["column_name"]: row["average_depth"]
        for row in clustering
        if row["unit"] == "file" and row["range_count"] > 1
    }
    in_path = {field.name for field in own_fields(partitions["partition"].type)}
    keys = [name for name in table.primary_key if name not in in_path]
    keys += table.sort_orders()["source_column"].to_pylist()
    best = sorted(depths, key=lambda name: (depths[name], name))
    return [name for name in dict.fromkeys([*keys, *best]) if name in depths][:_MOST_ZONE_MAPS]


def _figure(picture: Picture, *, is_alone: bool) -> Figure:
    wide, narrow = (_in_page(picture.svg(width, with_ends=True)) for width in (_WIDE, _NARROW))
    full = _in_page(picture.svg(_FULL, with_ends=True)) if is_alone else ""
    # Phones have no pointer, so titles are left out.
    narrow = _TITLE.sub("", without_ends(narrow))
    return Figure(picture.title, picture.note, wide, narrow, full, picture.column)


def _in_page(svg: str) -> str:
    """Return SVG whose colors are variables of the style sheet."""
    return _COLOR.sub(lambda color: _VARIABLES[color[0]], _NAMESPACES.sub("", svg))
