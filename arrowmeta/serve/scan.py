"""Scans that a client asks the server to plan: requests, and their tasks in pages.

A `ScanRequest` is what a client sends, with the snapshot that it means; `ScanRequest.id` has all of
it, so that a plan can be made again after a restart. `plan_scan` plans it as `Table.plan` does, and
returns `PlannedScan`, whose pages are JSON of the protocol.

The residual filter of a task has the client's own conditions, without those that all rows of the
file satisfy by partition and statistics.

Spec: Iceberg, REST catalog, `planTableScan` and `fetchScanTasks`; Expressions Spec.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, ValidationError, convert, field, structs
from numpy.typing import NDArray

from arrowmeta.columns.buffers import number_array, text_array, to_numbers, whole
from arrowmeta.errors import CorruptMetadataError, UsageError
from arrowmeta.iceberg.expressions import ExpressionReader, operands_of
from arrowmeta.iceberg.pruning import IcebergRules
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.document import Int64, decode, shown
from arrowmeta.output.text import JSON, joined, to_text
from arrowmeta.predicate.tree import FALSE, TRUE, Tree
from arrowmeta.pruning.deletes import delete_references, may_have_deletes
from arrowmeta.pruning.evaluator import Evaluator
from arrowmeta.pruning.explanation import Explanation
from arrowmeta.pruning.limit import checked_limit
from arrowmeta.pruning.plan import Planner
from arrowmeta.pruning.search import Query
from arrowmeta.records import dataclass
from arrowmeta.relations.methods import Relations
from arrowmeta.serve.content_files import (
    DATA_COLUMNS,
    DELETE_COLUMNS,
    file_texts,
    statistics_columns,
)
from arrowmeta.serve.tables import Identifier, version_of

#: Tasks of a page. Their text takes some 500 bytes each.
PAGE_TASKS = 10_000
#: Kinds of statistics of four columns.
_STATISTICS_OF_FOUR = 24
#: Longest filter, as JSON, that each task has as its residual; clients compute the rest themselves.
_LONGEST_RESIDUAL = 4_000
#: Conditions of a filter that are checked one by one for residuals.
_MOST_PARTS = 8
#: Bytes that a plan's id may grow to when it is unpacked.
_MAX_REQUEST_BYTES = 16 << 20


class ScanRequest(Struct, frozen=True, rename="kebab"):
    """Request to plan a scan.

    Attributes:
        table: the table.
        snapshot_id: snapshot to scan, or the last one of an incremental scan.
        start_snapshot_id: snapshot after which an incremental scan begins; None for no such scan.
        end_snapshot_id: what clients name the last snapshot of an incremental scan.
        filter: expression in JSON.
        use_snapshot_schema: whether names are those of the snapshot's schema.
        stats_fields: columns whose statistics tasks have.
        min_rows: number of rows that are enough; None for all.
        version: digest of the snapshot and its columns, once it is planned; else empty.
    """

    table: Identifier = ()
    snapshot_id: Int64 | None = None
    start_snapshot_id: Int64 | None = None
    end_snapshot_id: Int64 | None = None
    filter: Any = True
    case_sensitive: bool = True
    use_snapshot_schema: bool = False
    stats_fields: tuple[str, ...] = ()
    min_rows: Int64 | None = field(default=None, name="min-rows-requested")
    version: str = ""

    @classmethod
    def of(cls, table: Identifier, body: Mapping[str, Any]) -> ScanRequest:
        """Return the request of a body.

        Raises:
            UsageError: a member is of another type, or contradicts another one.
        """
        try:
            sent = convert({name: it for name, it in body.items() if it is not None}, cls)
        except ValidationError as error:
            raise UsageError(f"the body of the request: {error}") from error
        start, end = sent.start_snapshot_id, sent.end_snapshot_id
        if start is not None and end is None:
            raise UsageError("start-snapshot-id needs end-snapshot-id")
        if sent.snapshot_id is not None and not (start is None and end is None):
            raise UsageError("snapshot-id and a range of snapshots exclude each other")
        return structs.replace(
            sent,
            table=table,
            snapshot_id=sent.snapshot_id if end is None else end,
            end_snapshot_id=None,
            stats_fields=tuple(dict.fromkeys(sent.stats_fields)),
            version="",
        )

    @property
    def id(self) -> str:
        """The request as text that may be part of a URL."""
        packed = zlib.compress(msgspec.json.encode(self))
        return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()

    @classmethod
    def from_id(cls, text: str) -> ScanRequest:
        """Return the request of an id.

        Raises:
            UsageError: it is no id of this server.
        """
        try:
            packed = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
            content = zlib.decompressobj().decompress(packed, _MAX_REQUEST_BYTES)
            return decode(content, cls, "the plan")
        except (ValueError, zlib.error, CorruptMetadataError) as error:
            raise UsageError(f"there is no plan {shown(text)}") from error


@dataclass(frozen=True)
class PlannedScan:
    """Files of a scan, from which pages of tasks are made.

    Attributes:
        request: with the id of the snapshot.
        source: the snapshot.
        files: columns of the data files.
        deletes: columns of the delete files of the snapshot.
        references: for each data file, the rows of `deletes` that apply.
        residuals: JSON of distinct residual filters.
        residual: for each data file, the position of its filter in `residuals`.
        page_tasks: tasks of a page.
    """

    request: ScanRequest
    source: IcebergSource
    files: pa.Table
    deletes: pa.Table
    references: pa.ListArray
    residuals: tuple[str, ...]
    residual: NDArray[np.int64]
    page_tasks: int

    @property
    def n_pages(self) -> int:
        """Number of pages; at least one."""
        return max(1, -(-self.files.num_rows // self.page_tasks))

    @property
    def n_bytes(self) -> int:
        """Memory in bytes."""
        arrow = self.files.nbytes + self.deletes.nbytes + self.references.nbytes
        return int(arrow + self.residual.nbytes) + 10_000

    def page(self, at: int, *, is_pyiceberg: bool = False) -> Iterator[bytes]:
        """Yield the members `delete-files` and `file-scan-tasks` of a page.

        Args:
            at: number of the page, from 0.
            is_pyiceberg: whether the client is PyIceberg, which takes a task without a residual
                for one whose rows all match.
        """
        start = at * self.page_tasks
        files = self.files.slice(start, self.page_tasks)
        references = self.references.slice(start, self.page_tasks)
        places, numbered = np.unique(to_numbers(references.flatten()), return_inverse=True)
        texts = partial(file_texts, source=self.source, takes_null_values=not is_pyiceberg)
        yield b'"delete-files":['
        yield _lines(texts(self.deletes.take(number_array(places))))
        statistics = [name for name in self.request.stats_fields if name in self.source.field_ids]
        parts: list[pa.Array | str] = ['{"data-file":', texts(files, statistics=statistics)]
        if len(places):
            lengths = to_numbers(pc.list_value_length(references)).astype(np.int32)
            offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)
            lists = pa.ListArray.from_arrays(
                number_array(offsets), number_array(numbered.astype(np.int32))
            )
            parts += [',"delete-file-references":', to_text(lists, JSON)]
        if is_pyiceberg or max(map(len, self.residuals)) <= _LONGEST_RESIDUAL:
            codes = number_array(self.residual[start : start + self.page_tasks])
            residuals = [_without_null(text) if is_pyiceberg else text for text in self.residuals]
            parts += [',"residual-filter":', text_array(residuals).take(codes)]
        yield b'],"file-scan-tasks":['
        yield _lines(joined(files.num_rows, [*parts, "}"]))
        yield b"]"


def _without_null(residual: str) -> str:
    """Return a residual for PyIceberg, which writes infinities as null but does not read null.

    It only looks whether there is a residual: it has the filter.
    """

    def read(node: dict[str, Any]) -> Any:
        values = node.get("values")
        is_infinite = node.get("value", 0) is None or (isinstance(values, list) and None in values)
        return {"type": "not-null", "term": node.get("term")} if is_infinite else node

    return json.dumps(json.loads(residual, object_hook=read), separators=(",", ":"))


def _lines(texts: pa.Array) -> bytes:
    everything = pa.ListArray.from_arrays([0, len(texts)], texts)
    return bytes(pc.binary_join(everything, ",")[0].as_buffer()) if len(texts) else b""


def plan_scan(source: IcebergSource, request: ScanRequest) -> PlannedScan:
    """Plan a scan over a table.

    Args:
        source: the snapshot of the request; see `snapshot_of`.

    Raises:
        PredicateError: the filter does not fit the columns.
        UsageError: the range of snapshots is none.
    """
    reader, query = _query(source, request)
    parts = _conditions(request.filter)
    trees = [reader.certain(part) for part in parts]
    names = [*DATA_COLUMNS, *statistics_columns(source, request.stats_fields)]
    if request.start_snapshot_id is None:
        files = _files(source, query, trees, names)
        may_delete = bool(files.num_rows) and may_have_deletes(source)
    else:
        snapshots = map(source.at_snapshot, _appends(source, request))
        appended = [_appended(snapshot, query, trees, names) for snapshot in snapshots]
        appended = appended or [_files(source, Query(FALSE), trees, names).slice(0, 0)]
        files = pa.concat_tables(appended)
        may_delete = False
    deletes = source.schema_of("files").empty_table().select(list(DELETE_COLUMNS))
    if may_delete:
        deletes = Relations(source).delete_files(DELETE_COLUMNS)
    references = delete_references(source, files["file_path"], deletes, Evaluator())
    left, codes = np.unique(to_numbers(whole(files[_LEFT])), return_inverse=True)
    rest = ([part for bit, part in enumerate(parts) if bits >> bit & 1] for bits in left.tolist())
    residuals = tuple(map(_conjunction, rest))
    files = files.drop_columns([_LEFT])
    # Statistics of four columns are as long as the rest of a task.
    n_fours = (len(names) - len(DATA_COLUMNS)) // _STATISTICS_OF_FOUR
    page_tasks = max(1, PAGE_TASKS // (1 + n_fours))
    residuals = residuals or ("true",)
    return PlannedScan(request, source, files, deletes, references, residuals, codes, page_tasks)


def explain_scan(source: IcebergSource, request: ScanRequest) -> Explanation:
    """Explain the plan of a scan; of a range of snapshots, that of its last one."""
    return Planner(source).plan_query(_query(source, request)[1]).explain()


def _query(source: IcebergSource, request: ScanRequest) -> tuple[ExpressionReader, Query]:
    rules = IcebergRules(source)
    terms = {name: term.column for name, term in rules.terms.items()}
    reader = ExpressionReader(rules.columns, terms, case_sensitive=request.case_sensitive)
    limit = None if request.min_rows is None else checked_limit(request.min_rows)
    return reader, Query(reader.read(request.filter), limit=limit, asks_deletes=limit is not None)


#: Column of bits: which conditions of the filter are left for the rows of a file.
_LEFT = "conditions_left"


def _files(
    source: IcebergSource, query: Query, trees: Sequence[Tree], names: Sequence[str]
) -> pa.Table:
    """Return columns of the files that may match, and which of `trees` may not hold in `_LEFT`."""
    plan = Planner(source).plan_query(query)
    files = plan.found(names).entries
    left = np.zeros(files.num_rows, dtype=np.int64)
    for bit, tree in enumerate(trees):
        if tree != TRUE:
            left |= (~plan.matches_wholly(tree)).astype(np.int64) << bit
    return files.select(names).append_column(_LEFT, number_array(left))


def _appended(
    source: IcebergSource, query: Query, trees: Sequence[Tree], names: Sequence[str]
) -> pa.Table:
    """Return columns of the files that a snapshot added."""
    files = _files(source, query, trees, [*names, "status", "snapshot_id"])
    files = files.filter(pc.equal(files["status"].cast(pa.string()), "added"))
    files = files.filter(pc.equal(files["snapshot_id"], source.snapshot_id))
    return files.drop_columns(["status", "snapshot_id"])


def _appends(source: IcebergSource, request: ScanRequest) -> list[int]:
    """Return the snapshots of appends in a range, oldest first.

    Files of other operations are left out, those that were removed since are not, and no deletes
    apply.
    Spec: Iceberg 1.x, core/BaseIncrementalAppendScan.java.
    """
    snapshots, chosen = source.metadata.snapshots, []
    at = request.snapshot_id
    while at is not None and at != request.start_snapshot_id and at in snapshots:
        if snapshots[at].operation == "append":
            chosen.append(at)
        at = snapshots[at].parent_snapshot_id
    if at != request.start_snapshot_id:
        raise UsageError(
            f"snapshot {request.start_snapshot_id} is not an ancestor of {request.snapshot_id}"
        )
    return chosen[::-1]


def _conditions(expression: Any) -> list[Any]:
    """Return the conditions of a filter that must all be true; all of it if there are many."""
    parts = list(operands_of(expression, "and"))
    return parts if len(parts) <= _MOST_PARTS else [expression]


def _conjunction(parts: Sequence[Any]) -> str:
    if not parts:
        return "true"
    tree = parts[-1]
    for part in reversed(parts[:-1]):
        tree = {"type": "and", "left": part, "right": tree}
    return json.dumps(tree, separators=(",", ":"))


def snapshot_of(latest: IcebergSource, request: ScanRequest) -> tuple[IcebergSource, ScanRequest]:
    """Return the snapshot of a request, in the schema that it wants, and the request with both.

    Args:
        latest: the table at its latest snapshot.
        request: without a snapshot, it is of the latest one.

    Raises:
        SnapshotNotFoundError: there is no such snapshot.
    """
    source = latest
    if request.snapshot_id is None:
        request = structs.replace(request, snapshot_id=latest.snapshot_id)
    else:
        source = latest.at_snapshot(request.snapshot_id)
        if request.use_snapshot_schema:
            schema = latest.metadata.by_id(request.snapshot_id).schema
            source = replace(source, iceberg_schema=schema)
    return source, structs.replace(request, version=version_of(source, of_snapshot=True))
