"""Results as Markdown: a table for each input, and growth over sizes."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.peers import ALL, OUR_ENTRIES, OUR_FIELDS, OUR_PLAN, OUR_PLAN_ENTRIES, OUR_READERS, Peer
from bench.results import Result
from bench.tables import Table

_COLUMNS = (
    "reader",
    "ns/entry",
    "CPU ns/entry",
    "GB/s",
    "peak MiB",
    "over ours: bytes / typed",
)
#: What ratios are made of; on a busy machine CPU says more.
CLOCKS = ("wall", "cpu")

_FORMATS = {"paimon": "Paimon, zstandard", "iceberg": "Iceberg, deflate"}


def machine() -> str:
    """Return what kind of machine this is."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    return (
        f"{os.cpu_count()} cores, {model}, {platform.system()}, Python {platform.python_version()}"
    )


def section(table: Table, results: Sequence[Result], clock: str) -> Iterator[str]:
    """Yield the lines of one input; ratios are of `clock`."""
    name = f"{_FORMATS[table.format]}: {table.n_entries:,} entries, {table.n_columns} columns"
    packed, raw = sum(file.length for file in table.files) / 1e6, table.decompressed_len / 1e6
    yield f"### {name}\n"
    yield f"{len(table.files):,} manifests, {packed:,.1f} MB, {raw:,.1f} MB decompressed.\n"
    yield f"{_limit(results, clock)}\n"
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|---|{'---:|' * (len(_COLUMNS) - 1)}"
    for result in results:
        if result.peer.kind != "limit":
            yield f"| {' | '.join(_cells(result, results, clock))} |"
    yield ""


def clock_of(result: Result, clock: str) -> float:
    """Return nanoseconds for an entry."""
    return result.wall if clock == "wall" else result.cpu


def _is_limit(result: Result) -> bool:
    return result.peer.kind == "limit" and not result.error


def _limit(results: Sequence[Result], clock: str) -> str:
    """Name the limit and the candidates for it."""
    done = sorted(filter(_is_limit, results), key=lambda one: clock_of(one, clock))
    listed = ", ".join(f"{one.peer.name} {clock_of(one, clock):,.0f}" for one in done)
    failed = "".join(
        f"; {one.peer.name} failed: {one.error}"
        for one in results
        if one.peer.kind == "limit" and one.error
    )
    return f"Reading and decompressing only, {clock} ns/entry: {listed}{failed}."


def _cells(result: Result, results: Sequence[Result], clock: str) -> list[str]:
    name = result.peer.name
    if result.peer.max_entries is not None:
        name += f" ({result.table.n_entries:,} entries)"
    if result.error:
        return [name, _escaped(result.error), *[""] * (len(_COLUMNS) - 2)]
    return [
        name,
        f"{result.wall:,.0f}",
        f"{result.cpu:,.0f}",
        f"{result.gigabytes:.3f}",
        f"{result.peak / 2**20:,.0f}",
        _ratios(result, results, clock),
    ]


def _ratios(result: Result, results: Sequence[Result], clock: str) -> str:
    """Return the time over ours of the same kind: with statistics as bytes, and typed."""
    if result.peer in OUR_READERS:
        return ""
    rivals = (OUR_FIELDS, OUR_ENTRIES) if result.peer.kind == ALL else (OUR_PLAN, OUR_PLAN_ENTRIES)
    ours = [_of(results, rival) for rival in rivals]
    return " / ".join(
        f"{clock_of(result, clock) / clock_of(one, clock):,.1f}" if one else "-" for one in ours
    )


def _of(results: Sequence[Result], peer: Peer) -> Result | None:
    return next((one for one in results if one.peer == peer and not one.error), None)


def growth(runs: Sequence[tuple[Table, Sequence[Result]]]) -> Iterator[str]:
    """Yield the lines that show what an entry costs in tables of different sizes."""
    yield "| table | reader | entries | ns/entry | CPU ns/entry | more peak bytes/entry |"
    yield "|---|---|---:|---:|---:|---:|"
    before: dict[tuple[str, int, str], Result] = {}
    for table, results in runs:
        for result in results:
            if result.peer in OUR_READERS and not result.error:
                key = (table.format, table.n_columns, result.peer.name)
                yield (
                    f"| {_FORMATS[table.format]}, {table.n_columns} columns | {result.peer.name} "
                    f"| {table.n_entries:,} | {result.wall:,.0f} | {result.cpu:,.0f} "
                    f"| {_more_memory(before.get(key), result)} |"
                )
                before[key] = result
    yield ""


def _more_memory(smaller: Result | None, larger: Result) -> str:
    """Compare two sizes: what a process needs before it has read anything cancels out."""
    if smaller is None or smaller.table.n_entries >= larger.table.n_entries:
        return ""
    n_more = larger.table.n_entries - smaller.table.n_entries
    return f"{(larger.peak - smaller.peak) / n_more:,.0f}"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")[:200]
