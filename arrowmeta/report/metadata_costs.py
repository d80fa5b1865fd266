"""What the metadata itself costs: bytes by kind of file, and by column of statistics."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.report.numbers import counted, sized, total
from arrowmeta.report.pieces import Bar, Chart, Section, bars_of, rest_of, text_of

_MOST_ROWS = 20


def metadata_costs_section(metadata_bytes: pa.Table) -> Section:
    """Return what is spent on metadata.

    Args:
        metadata_bytes: the relation of that name.
    """
    charts = [
        chart
        for breakdown, label, title, unit in (
            ("kind", "kind", "By kind of file", "file"),
            ("column", "column_name", "Statistics by column, decoded", "entry"),
        )
        for chart in _breakdown(of_breakdown(metadata_bytes, breakdown), label, title, unit)
    ]
    kinds = of_breakdown(metadata_bytes, "kind")
    files = counted(total(kinds["file_count"]), "file")
    lead = f"{sized(total(kinds['bytes']))} in {files}, those of every snapshot together."
    if not charts:
        lead = "There are no metadata files to count."
    return Section("metadata", "What does metadata cost?", lead, charts=tuple(charts))


def of_breakdown(metadata_bytes: pa.Table, breakdown: str) -> pa.Table:
    """Return the rows of one breakdown."""
    return metadata_bytes.filter(pc.equal(metadata_bytes["breakdown"], breakdown))


def _breakdown(found: pa.Table, label: str, title: str, unit: str) -> list[Chart]:
    """Return a chart of the largest rows, named by the column `label`; none without rows."""
    if not found.num_rows:
        return []
    in_order = [("bytes", "descending"), (label, "ascending")]
    rows = found.take(pc.sort_indices(found, sort_keys=in_order))
    bars = [
        (
            text_of(row[label]),
            row["bytes"] or 0,
            sized(row["bytes"]),
            counted(row["file_count"], unit),
        )
        for row in rows.slice(0, _MOST_ROWS).to_pylist()
    ]
    rest = rows.slice(_MOST_ROWS)
    others: tuple[Bar, ...] = ()
    if rest.num_rows:
        others = (rest_of(rest.num_rows, sized(total(rest["bytes"]))),)
    return [Chart(title, "bytes", (*bars_of(bars), *others))]
