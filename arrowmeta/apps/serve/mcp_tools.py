"""Tools for assistants over the Model Context Protocol, on standard input and output.

Takes folders, tables or a catalog, as the HTTP server does. Answers are short text with units: what
has many rows is cut, and says so. Nothing writes, and SQL reads nothing but the table.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from io import BytesIO
from typing import Annotated, Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

import arrowmeta
from arrowmeta.apps.output.formats import write_markdown
from arrowmeta.apps.serve.tables import Tables
from arrowmeta.errors import ArrowMetaError
from arrowmeta.text import counted, redacted, to_size

#: Rows and characters of an answer, and seconds for a call.
MOST_ROWS, MOST_CHARACTERS, SECONDS = 50, 20_000, 60.0
_WIDTH = 100
_LISTED = pa.schema([(name, pa.string()) for name in ("table", "format", "location", "error")])
_PLANNED = ("partition_path", "file_path", "record_count", "file_size_in_bytes")

_INSTRUCTIONS = """\
Metadata of Apache Iceberg and Apache Paimon tables: files, snapshots, partitions, statistics, and
what is wrong with them. No data is read. Begin with `tables`; `explain` says why a query reads the
files that it reads; `findings` and `remedies` say what is wrong, and which statements help."""

_Name = Annotated[str, Field(description="name of a table, as `tables` lists it")]
_Where = Annotated[str, Field(description="condition in SQL over the table's columns")]
_Snapshot = Annotated[int | None, Field(description="id of a snapshot; the latest by default")]


def tools_over(locations: Sequence[str], options: Mapping[str, Any]) -> MCPServer:
    """Return a server with the tools.

    Args:
        locations: folders with tables, or tables; namespaces, if there is a catalog.
        options: those of `arrowmeta.open`.

    Raises:
        UsageError: neither a location nor a catalog.
    """
    seconds = options.get("total_timeout") or SECONDS
    served = Tables(locations, {**options, "total_timeout": seconds})
    server = MCPServer(
        "arrowmeta",
        instructions=_INSTRUCTIONS,
        version=arrowmeta.__version__,
        log_level="WARNING",
    )

    def opened(name: str, snapshot_id: int | None = None) -> arrowmeta.Table:
        table = served.tolerant(served.named(name))
        return table if snapshot_id is None else table.at(snapshot_id=snapshot_id)

    def tables() -> str:
        """List the tables: name, format, location, and why one cannot be read."""
        listed = sorted(served.listed().items())
        rows = [{"table": ".".join(name), **table._asdict()} for name, table in listed]
        return _rows(pa.Table.from_pylist(rows, _LISTED))

    def describe(table: _Name, snapshot_id: _Snapshot = None) -> str:
        """Summarize a table: layout, columns, history, contents, and remarks on its health."""
        opened_table = opened(table, snapshot_id)
        columns = ", ".join(f"{field.name} {field.type}" for field in opened_table.schema)
        return _cut(f"{opened_table.describe().to_text(_WIDTH)}\ncolumns: {columns}")

    def plan(table: _Name, where: _Where, snapshot_id: _Snapshot = None) -> str:
        """List the data files that may have rows that match a condition, with rows and bytes."""
        files = opened(table, snapshot_id).plan(where).table(_PLANNED)
        n_bytes = pc.sum(files["file_size_in_bytes"]).as_py() or 0
        return f"{counted(len(files), 'file')}, {to_size(n_bytes)}\n\n{_rows(files)}"

    def explain(table: _Name, where: _Where, snapshot_id: _Snapshot = None) -> str:
        """Explain how a condition narrows the files down, why files are kept, and what helps."""
        return _cut(opened(table, snapshot_id).explain(where).to_text(_WIDTH))

    def findings(table: _Name, snapshot_id: _Snapshot = None) -> str:
        """List what contradicts itself or is damaged in the metadata, most severe first."""
        opened_table = opened(table, snapshot_id)
        rows = opened_table.reconcile()
        text = f"{opened_table.standing.sentence}\n\n{_rows(rows) if len(rows) else ''}"
        damage = opened_table.damage
        return text + (f"\n\ndamage:\n\n{_rows(damage)}" if len(damage) else "")

    def remedies(table: _Name, engine: str | None = None) -> str:
        """List statements of spark, trino, flink, pyiceberg or athena against what is wrong."""
        rows = opened(table).relation("remedies")
        if engine is not None:
            rows = rows.filter(pc.equal(rows["engine"], engine))
        return _rows(rows) if len(rows) else "nothing to do"

    def sql(table: _Name, query: Annotated[str, Field(description="one SELECT of DuckDB")]) -> str:
        """Query the metadata of a table with SQL; sizes are bytes, times are UTC.

        Views are files, data_files, delete_files, entries, manifests, snapshots, partitions, refs,
        schemas, specs, options, column_stats, findings and more: `SHOW TABLES`, `DESCRIBE files`.
        """
        connection = arrowmeta.connect(opened(table), safe=True)
        timer = threading.Timer(SECONDS, connection.interrupt)
        timer.start()
        try:
            answer = connection.sql(query)
            if answer is None:
                raise ToolError("the statement returns no rows: write one SELECT")
            return _rows(answer.limit(MOST_ROWS + 1).to_arrow_table(), is_partial=True)
        except duckdb.Error as error:
            raise ToolError(redacted(str(error)) or f"no answer within {SECONDS:g} s") from error
        finally:
            timer.cancel()
            connection.close()

    hints = ToolAnnotations(read_only_hint=True, open_world_hint=False)
    for tool in (tables, describe, plan, explain, findings, remedies, sql):
        server.add_tool(_with_sentences(tool), annotations=hints, structured_output=False)
    return server


def run(locations: Sequence[str], options: Mapping[str, Any]) -> None:
    """Answer an assistant on standard input and output, until it closes them.

    Raises:
        UsageError: neither a location nor a catalog.
    """
    warnings.simplefilter("ignore")  # tools say what is damaged
    tools_over(locations, options).run("stdio")


def _with_sentences(tool: Callable[..., str]) -> Callable[..., str]:
    """Return a tool whose errors say what is wrong, without credentials."""

    @wraps(tool)
    def answered(*args: Any, **kwargs: Any) -> str:
        try:
            return tool(*args, **kwargs)
        except (ArrowMetaError, OSError) as error:
            raise ToolError(f"{type(error).__name__}: {redacted(str(error))}") from error

    return answered


def _rows(rows: pa.Table, *, is_partial: bool = False) -> str:
    """Return rows as a Markdown table; not more than `MOST_ROWS`.

    Args:
        is_partial: whether there may be more rows than were read.
    """
    sink = BytesIO()
    write_markdown(rows.slice(0, MOST_ROWS), sink)
    total = "more" if is_partial else f"{len(rows):,}"
    more = f"\n{MOST_ROWS} of {total} rows" if len(rows) > MOST_ROWS else ""
    return _cut(sink.getvalue().decode()) + more


def _cut(text: str) -> str:
    rest = len(text) - MOST_CHARACTERS
    return text if rest <= 0 else f"{text[:MOST_CHARACTERS]}\n… {rest:,} more characters"
