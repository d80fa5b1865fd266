"""Read a table and build its report.

Each section has a function in `truth`, `contents` or `commits`; header, tiles, verdicts and figures
are built here. Figures are drawn by `t.plot` in the colors of the page. Main name: `read_report`.
"""

from __future__ import annotations

import re
import shlex
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import replace

from arrowmeta.apps.advise import Advice
from arrowmeta.apps.charts import COLORS, without_ends
from arrowmeta.apps.describe import describe, fields_text, state_remarks
from arrowmeta.apps.plots import Picture, Plots
from arrowmeta.apps.report.page import (
    Cell,
    Figure,
    Grid,
    Header,
    Report,
    Section,
    Verdict,
    moments,
    sized,
    summed,
    text_of,
    tuples,
)
from arrowmeta.apps.report.sections import (
    LIST_COLUMNS,
    MOST_COLUMNS,
    columns_section,
    commits_section,
    contents_section,
    metadata_costs_section,
    of_breakdown,
    overlap_section,
    remedies_section,
    touched_section,
    truth_section,
    values_of,
)
from arrowmeta.io.location import absolute
from arrowmeta.io.metadata_names import table_name
from arrowmeta.io.own_version import own_version
from arrowmeta.io.sql_access import quoted_text
from arrowmeta.kernels.buffers import total
from arrowmeta.kernels.rows import first_facts
from arrowmeta.model.damage import AT_RISK, Standing, standing
from arrowmeta.model.nouns import count_severities
from arrowmeta.model.source import Source
from arrowmeta.model.value_text import is_number
from arrowmeta.output.grid import to_cells
from arrowmeta.pruning.aggregate import aggregate
from arrowmeta.pruning.explanation import Explanation
from arrowmeta.pruning.plan import Planner
from arrowmeta.reconcile.findings import checked_with, remedies_for
from arrowmeta.reconcile.storage import Reopen
from arrowmeta.tables.methods import Relations

_FULL, _WIDE, _NARROW = 1000, 580, 330
_MOST_ZONE_MAPS = 4
_NAMESPACES = re.compile(r' xmlns(?::xlink)?="[^"]*"')
_TITLE = re.compile("<title>[^<]*</title>")
_COLOR = re.compile("|".join(COLORS.values()))
_VARIABLES = {color: f"var(--{name})" for name, color in COLORS.items()}


def verdicts(
    found: Standing, guess: str | None, remarks: Sequence[str] = ()
) -> tuple[Verdict, ...]:
    """Return the sentence on the state, and one each on a guessed snapshot and the layout."""
    doubts = [f"This may not be the current state: {guess}"] if guess else []
    notes = (Verdict("warning", text_of(remark)) for remark in (*doubts, *remarks))
    tone = "fine" if found.state == "sound" else "error" if found.state in AT_RISK else "warning"
    return (Verdict(tone, text_of(found.sentence)), *notes)


def read_report(
    source: Source,
    planner: Planner,
    damage: Callable[[], pa.Table],
    where: str | None,
    reopen: Reopen,
    engine: str | None = None,
    time_zone: str | None = None,
) -> Report:
    """Read the relations of a table and build its report.

    Args:
        source: the table.
        planner: plans scans of the table.
        damage: returns `Table.damage`.
        where: a predicate to show the plan of; None for none.
        reopen: opens branches.
        engine: engine of statements against what is wrong; None for all.
        time_zone: of the predicate, as in `Planner.plan`.
    """
    findings, views = checked_with(source, _VIEWS, reopen)
    table = Relations(source, views)
    plan = partial(planner.plan, time_zone=time_zone)
    touched = [] if where is None else [touched_section(where, plan(where).explain())]
    relations = {name: table.relation(name, columns) for name, columns in _RELATIONS.items()}
    relations["files"] = _each_once(relations["files"], table)
    is_complete = standing(table.source.damage()).state != "partial"
    sections = [
        *touched,
        contents_section(
            relations["files"],
            relations["partitions"],
            relations["file_sizes"],
            relations["delete_debt"],
            is_complete=is_complete,
        ),
        commits_section(
            relations["snapshots"],
            relations["all_manifests"],
            source.snapshot_id,
            source.damage().filter(pc.field("kind") == "manifest list")["path"].to_pylist(),
        ),
        overlap_section(relations["clustering"]),
        columns_section(
            source.schema,
            values_of(list(source.schema)[:MOST_COLUMNS], partial(aggregate, planner)),
        ),
        metadata_costs_section(relations["metadata_bytes"]),
    ]
    # Last: reading the relations finds damage.
    drawn = figures(table, plan, where, relations)
    remarks = describe(table, lambda: standing(table.source.damage(), findings)).remarks
    unreadable = damage()
    truth = truth_section(findings, unreadable)
    remedies = remedies_section(remedies_for(source, findings, engine=engine, views=views))
    header = _header(table, relations, findings, unreadable, remarks)
    sections = [replace(section, figures=drawn.get(section.key, ())) for section in sections]
    return Report(header, (truth, remedies, *sections), own_version(), findings)


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
        grid = _grid_of("Columns of the condition", advice.columns.drop_columns(["query_count"]))
        sections.append(Section("sort", "Which column to sort by?", lead, grids=(grid,)))
    nothing = advice.columns.slice(0, 0) if advice else pa.table({})
    header = Header(text_of(name), (), tuple(notes))
    return Report(header, tuple(sections), own_version(), nothing)


#: What damage is, by whether the file was read in full.
_WRONG = {False: "It could not be read", True: "It contradicts other metadata"}
#: Rows of each grid behind a finding.
_MOST_BEHIND = 50


def behind_report(table: Relations, name: str, subject: str) -> Report:
    """Return a page on the entries, manifests and snapshots behind the subject of a finding.

    Args:
        subject: path of a file, manifest or list, or a partition.
    """
    quoted = quoted_text(subject)

    def rows(relation: str, columns: list[str], where: str) -> pa.Table:
        return table.relation(relation, columns, where=where, limit=_MOST_BEHIND)

    entries = rows(
        "all_entries",
        ["status", "snapshot_id", "manifest_path", "manifest_pos", "file_path", "record_count"],
        f"{quoted} IN (file_path, manifest_path, partition_path)",
    )
    paths = ", ".join(map(quoted_text, [subject, *entries["manifest_path"].unique().to_pylist()]))
    manifests = rows(
        "all_manifests",
        ["manifest_path", "content", "length", "added_snapshot_id", "reference_snapshot_id"],
        f"manifest_path IN ({paths})",
    )
    ids = [-1, *filter(None, manifests["reference_snapshot_id"].unique().to_pylist())]
    snapshots = rows(
        "snapshots",
        ["snapshot_id", "committed_at", "operation", "manifest_list"],
        f"manifest_list = {quoted} OR snapshot_id IN ({', '.join(map(str, ids))})",
    )
    grids = [
        _grid_of(title, rows_of)
        for title, rows_of in (
            ("Entries", entries),
            ("Manifests that have them", manifests),
            ("Snapshots, with their manifest lists", snapshots),
        )
        if rows_of.num_rows
    ]
    lead = f"At most {_MOST_BEHIND} rows of each." if grids else "No entry is about it."
    section = Section("behind", "What is behind it?", lead, grids=tuple(grids))
    damage = table.source.damage()
    notes = tuple(
        Verdict("error", f"{_WRONG[row['is_read']]}: {text_of(row['reason'])}")
        for row in damage.filter(pc.equal(damage["path"], subject)).to_pylist()
    )
    header = Header(text_of(name), (("Subject", text_of(subject)),), notes)
    return Report(header, (section,), own_version(), entries.slice(0, 0))


def _grid_of(title: str, rows: pa.Table) -> Grid:
    """Return rows as a grid, with their own column names."""
    columns = []
    for name, column in zip(rows.column_names, rows.columns, strict=True):
        is_size = name.startswith(("bytes", "length"))
        cells = map(sized, column.to_pylist()) if is_size else map(text_of, to_cells(column))
        columns.append([Cell(cell, is_number=is_number(column.type)) for cell in cells])
    heads = tuple(name.replace("_", " ").capitalize() for name in rows.column_names)
    return Grid(title, heads, tuple(zip(*columns, strict=True)))


#: Columns to read, by relation; None for all.
_RELATIONS: Mapping[str, Sequence[str] | None] = {
    "snapshots": (
        *("snapshot_id", "parent_id", "committed_at", "operation"),
        *("total_record_count", "delta_record_count", *LIST_COLUMNS),
    ),
    "manifests": ("content", "length"),
    "all_manifests": (
        *("reference_snapshot_id", "added_snapshot_id", "content"),
        *("added_files_count", "deleted_files_count"),
    ),
    "files": ("content", "file_format", "level", "file_size_in_bytes"),
    "deletion_vectors": ("content_size_in_bytes",),
    **dict.fromkeys(("partitions", "file_sizes", "delete_debt", "clustering", "metadata_bytes")),
}

#: Relations that are SQL views.
_VIEWS = ("partitions", "file_sizes", "delete_debt", "metadata_bytes", "growth")


def _each_once(files: pa.Table, table: Relations) -> pa.Table:
    """Return files with each deletion vector file once."""
    is_vector = pc.equal(files["content"], "deletion_vector")
    if not pc.any(is_vector, min_count=0).as_py():
        return files
    facts = files.column_names
    vectors = table.relation("delete_files", ["file_path", *facts])
    vectors = vectors.filter(pc.equal(vectors["content"], "deletion_vector"))
    shared = first_facts(vectors, "file_path", facts).select(facts)
    return pa.concat_tables([files.filter(pc.invert(is_vector)), shared.cast(files.schema)])


def _header(
    table: Relations,
    relations: dict[str, pa.Table],
    findings: pa.Table,
    damage: pa.Table,
    remarks: Sequence[str],
) -> Header:
    state, guess = standing(damage, findings), table.source.guess
    stated = set(state_remarks(state, guess))  # the page says these itself
    return Header(
        text_of(table_name(table.source.location)),
        tuple((name, text_of(value)) for name, value in _facts(table, relations["snapshots"])),
        verdicts(state, guess, [remark for remark in remarks if remark not in stated]),
        _numbers(table.source, relations),
        tuple(map(text_of, next_commands(table.source.location, findings, damage, remarks))),
    )


def next_commands(
    location: str, findings: pa.Table, damage: pa.Table, remarks: Sequence[str]
) -> Iterator[str]:
    """Yield the commands that say more about what the page shows first."""
    table = shlex.quote(absolute(location))
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


def _facts(table: Relations, snapshots: pa.Table) -> list[tuple[str, str]]:
    source = table.source
    shape, snapshot_id = source.shape, source.snapshot_id
    facts = [
        ("Location", absolute(source.location)),
        ("Format", source.format_text),
        ("Snapshot", "none" if snapshot_id is None else str(snapshot_id)),
    ]
    shown = snapshots.filter(pc.equal(snapshots["snapshot_id"], pa.scalar(snapshot_id)))
    if shown.num_rows:
        facts.append(("Committed (UTC)", moments(shown["committed_at"])[0]))
    if (partitioned_by := fields_text(table, "specs")) != "none":
        facts.append(("Partitioned by", partitioned_by))
    if shape.primary_key.num_fields:
        facts.append(("Primary key", ", ".join(field.name for field in shape.primary_key.fields)))
    return facts


def _numbers(source: Source, relations: dict[str, pa.Table]) -> dict[str, int | None]:
    files, partitions = relations["files"], relations["partitions"]
    lengths = relations["manifests"]["length"]
    kinds = of_breakdown(relations["metadata_bytes"], "kind")
    contents = summed(files, ["content"], ["file_size_in_bytes"])
    sums = {content: of_content for content, *of_content in tuples(contents)}
    data_bytes, n_data = sums.get("data", (0, 0))
    deletes = (sums.get(content, (0, 0)) for content in ("position_deletes", "equality_deletes"))
    is_partitioned = source.shape.partition.num_fields > 0
    n_rows = partitions["record_count"]
    numbers = {
        "data_files": n_data,
        "rows": None if n_rows.null_count else total(n_rows),
        "bytes": data_bytes,
        "delete_files": sum(n_files for _, n_files in deletes),
        "deletion_vectors": relations["deletion_vectors"].num_rows,
        "partitions": partitions.num_rows if is_partitioned else 0,
        "manifests": len(lengths),
    }
    if standing(source.damage()).state == "partial" and not files.num_rows:
        numbers = dict.fromkeys(numbers)  # without any readable file, 0 would be a guess
    return numbers | {
        "manifest_bytes": total(lengths),
        "metadata_files": total(kinds["file_count"]),
        "metadata_bytes": total(kinds["bytes"]),
    }


# -- figures ---------------------------------------------------------------------------------------


def figures(
    table: Relations,
    plan: Callable[..., Any],
    where: str | None,
    relations: Mapping[str, pa.Table],
) -> dict[str, tuple[Figure, ...]]:
    """Return the figures by section key."""
    plot = Plots(table, plan)
    pictures: defaultdict[str, list[tuple[Picture, tuple[str, ...]]]] = defaultdict(list)
    if pc.any(pc.equal(relations["files"]["content"], "data")).as_py():
        if where is not None:
            pictures["touched"].append((plot.funnel(where), ("Files kept by each step",)))
        pictures["contents"].append((plot.sizes(), ("By file size",)))
        pictures["contents"].append((plot.layout(), ("By partition",)))
        for name in _chosen(relations["clustering"].to_pylist(), table):
            pictures["overlap"].append((plot.zone_map(name), ("Data files by column",)))
        pictures["overlap"].append((plot.manifests(), ("Manifests by partition field",)))
    if relations["snapshots"]["committed_at"].is_valid().to_pylist().count(True) > 1:
        pictures["commits"].append((plot.growth(), ("Records by commit", "Files by commit")))
    return {
        key: tuple(_figure(*picture, is_alone=len(of_section) == 1) for picture in of_section)
        for key, of_section in pictures.items()
    }


def _chosen(clustering: Sequence[Mapping[str, Any]], table: Relations) -> list[str]:
    """Return columns to draw: key columns first, then those that prune best."""
    depths = {
        row["column_name"]: row["average_depth"]
        for row in clustering
        if row["unit"] == "file" and row["range_count"] > 1
    }
    keys = [field.name for field in table.source.shape.primary_key.fields]
    keys += table.sort_orders()["source_column"].to_pylist()
    best = sorted(depths, key=lambda name: (depths[name], name))
    return [name for name in dict.fromkeys([*keys, *best]) if name in depths][:_MOST_ZONE_MAPS]


def _figure(picture: Picture, replaced: tuple[str, ...], *, is_alone: bool) -> Figure:
    wide, narrow = (_in_page(picture.svg(width, with_ends=True)) for width in (_WIDE, _NARROW))
    full = _in_page(picture.svg(_FULL, with_ends=True)) if is_alone else ""
    # Phones have no pointer, so titles are left out.
    narrow = _TITLE.sub("", without_ends(narrow))
    return Figure(picture.title, picture.note, wide, narrow, full, replaced, picture.column)


def _in_page(svg: str) -> str:
    """Return SVG whose colors are variables of the style sheet."""
    return _COLOR.sub(lambda color: _VARIABLES[color[0]], _NAMESPACES.sub("", svg))
