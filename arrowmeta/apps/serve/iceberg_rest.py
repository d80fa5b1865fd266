"""The Iceberg REST catalog: routes under `/iceberg/v1`, all of them read-only, and scans.

Answers what clients need to find, load and scan tables: configuration, namespaces, tables, scan
planning in pages, and reports of scans, which are kept in the store. Errors have the form of the
protocol.

A `ScanRequest` is what a client sends, with the snapshot that it means. A plan is made when it is
asked for: its id, and the tokens of its further pages, contain the whole request, so that any
server over the same tables can answer them, this one after a restart, too. `plan_scan` plans it as
`Table.plan` does, and returns `PlannedScan`, whose pages are JSON of the protocol. The residual
filter of a task has the client's own conditions, without those that all rows of the file satisfy by
partition and statistics.

Data and delete files are JSON, one text per file, built by Arrow; null members are left out if all
are. Paths are absolute, since clients read them without the location of the table. Where the
reference implementation and the text of the protocol differ, clients decide, which use the former:
bounds are hex text of their binary form, not values.

Spec: Iceberg, open-api/rest-catalog-open-api.yaml: `planTableScan`, `fetchScanTasks`, schemas
`ContentFile`, `CountMap`, `ValueMap`; core/ContentFileParser; Expressions Spec.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from types import MappingProxyType
from typing import Annotated, Any, TypeAlias

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Meta, Struct, ValidationError, convert, field, structs
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arrowmeta import Explanation, Plan, Table, to_text
from arrowmeta.apps.output.formats import joined_lines
from arrowmeta.apps.serve.survey import Journal
from arrowmeta.apps.serve.tables import (
    Cache,
    Identifier,
    RequestError,
    Tables,
    Work,
    body_of,
    integer_in,
)
from arrowmeta.errors import NotATableError, UsageError

Int64: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]

#: Tasks of a page. Their text takes some 500 bytes each.
PAGE_TASKS = 10_000
#: Longest filter, as JSON, that each task has as its residual; clients compute the rest themselves.
_LONGEST_RESIDUAL = 4_000
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
    filter: dict[str, Any] | bool = True
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
    def from_id(cls, text: str, missing: str = "NoSuchPlanIdException") -> ScanRequest:
        """Return the request of an id.

        Args:
            missing: type of the error.

        Raises:
            RequestError: it is no id of this server.
        """
        try:
            packed = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
            content = zlib.decompressobj().decompress(packed, _MAX_REQUEST_BYTES)
            return _DECODER.decode(content)
        except (ValueError, zlib.error, msgspec.DecodeError) as error:
            raise RequestError(404, missing, f"there is no plan {text!r:.200}") from error


#: Made before threads use the type: msgspec 0.22 crashes if several are the first.
_DECODER = msgspec.json.Decoder(ScanRequest)


class PlannedScan(Struct, frozen=True):
    """Files of a scan, from which pages of tasks are made.

    Attributes:
        request: with the id of the snapshot.
        table: the snapshot.
        files: columns of the data files, with their residual filters, and `_REFERENCES`.
        deletes: columns of the delete files of the snapshot.
        statistics: ids of the columns whose statistics tasks have, by name.
        spec_fields: ids of the partition fields of each spec that has any.
        page_tasks: tasks of a page.
    """

    request: ScanRequest
    table: Table
    files: pa.Table
    deletes: pa.Table
    statistics: Mapping[str, int]
    spec_fields: Mapping[int, Sequence[int]]
    page_tasks: int

    @property
    def n_pages(self) -> int:
        """Number of pages; at least one."""
        return max(1, -(-self.files.num_rows // self.page_tasks))

    @property
    def n_bytes(self) -> int:
        """Memory in bytes."""
        return int(self.files.nbytes + self.deletes.nbytes) + 10_000

    def page(self, at: int, *, is_pyiceberg: bool = False) -> Iterator[bytes]:
        """Yield the members `delete-files` and `file-scan-tasks` of a page.

        Args:
            at: number of the page, from 0.
            is_pyiceberg: whether the client is PyIceberg, which takes a task without a residual
                for one whose rows all match.
        """
        files = self.files.slice(at * self.page_tasks, self.page_tasks)
        references, residuals = _whole(files, _REFERENCES), _whole(files, _RESIDUAL)
        places, numbered = np.unique(references.flatten(), return_inverse=True)
        texts = partial(_file_texts, self, takes_null_values=not is_pyiceberg)
        yield b'"delete-files":['
        yield joined_lines(texts(self.deletes.take(pa.array(places))), ",")
        parts: list[pa.Array | str] = ['{"data-file":', texts(files, self.statistics)]
        if len(places):
            offsets = references.offsets.to_numpy()
            lists = pa.ListArray.from_arrays(offsets - offsets[0], numbered.astype(np.int32))
            parts += [',"delete-file-references":', to_text(lists, "json")]
        filters = residuals.dictionary.to_pylist()
        if is_pyiceberg or max(map(len, filters), default=0) <= _LONGEST_RESIDUAL:
            filters = list(map(_without_null, filters)) if is_pyiceberg else filters
            filters = pa.array(filters, pa.string()).take(residuals.indices)
            parts += [',"residual-filter":', filters]
        yield b'],"file-scan-tasks":['
        yield joined_lines(_joined(*parts, "}"), ",")
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


def _whole(files: pa.Table, name: str) -> pa.Array:
    return files[name].combine_chunks()


def plan_scan(table: Table, request: ScanRequest) -> PlannedScan:
    """Plan a scan over a table.

    Args:
        table: the snapshot of the request; see `snapshot_of`.

    Raises:
        PredicateError: the filter does not fit the columns.
        UsageError: the range of snapshots is none.
    """
    # Bounds have the ids of their columns.
    bounds = table.schema_of("files").field("lower_bounds").type
    ids = {
        name: _id_of(bounds.field(name)) for name in request.stats_fields if name in bounds.names
    }
    statistics = {name: field_id for name, field_id in ids.items() if field_id is not None}
    names = [*_DATA_COLUMNS, *(f"{kind}.{name}" for kind in _STATISTICS for name in statistics)]
    if request.start_snapshot_id is None:
        plan = _plan(table, request)
        files = _files(plan, names)
        deletes, references = plan.delete_references(_DELETE_COLUMNS)
    else:
        appends = [table.at(snapshot_id=i, keep_schema=True) for i in _appends(table, request)]
        nothing = table.plan(False)
        added = [_appended(snapshot, request, names) for snapshot in appends]
        files = pa.concat_tables([_files(nothing, names), *added]).unify_dictionaries()
        deletes, no_lists = nothing.delete_references(_DELETE_COLUMNS)
        references = pa.ListArray.from_arrays(np.zeros(files.num_rows + 1, "i4"), no_lists.values)
    files = files.append_column(_REFERENCES, references)
    spec_fields: defaultdict[int, list[int]] = defaultdict(list)
    for row in table.specs(["spec_id", "field_id"]).to_pylist():
        spec_fields[row["spec_id"]].append(row["field_id"])
    # Statistics of four columns are as long as the rest of a task.
    page_tasks = max(1, PAGE_TASKS // (1 + len(statistics) // 4))
    return PlannedScan(request, table, files, deletes, statistics, spec_fields, page_tasks)


def _plan(table: Table, request: ScanRequest) -> Plan:
    return table.plan(request.filter, case_sensitive=request.case_sensitive, limit=request.min_rows)


#: Columns of residual filters, and of the positions of the delete files that apply.
_RESIDUAL, _REFERENCES = "residual", "references"


def _files(plan: Plan, names: Sequence[str]) -> pa.Table:
    return plan.table(names).append_column(_RESIDUAL, plan.residual())


def _appended(table: Table, request: ScanRequest, names: Sequence[str]) -> pa.Table:
    """Return columns of the files that a snapshot added."""
    files = _files(_plan(table, request), [*names, "status", "snapshot_id"])
    is_added = pc.equal(files["status"], "added")
    files = files.filter(pc.and_(is_added, pc.equal(files["snapshot_id"], table.snapshot_id)))
    return files.drop_columns(["status", "snapshot_id"])


def _appends(table: Table, request: ScanRequest) -> list[int]:
    """Return the snapshots of appends in a range, oldest first.

    Files of other operations are left out, those that were removed since are not, and no deletes
    apply.
    Spec: Iceberg 1.x, core/BaseIncrementalAppendScan.java.
    """
    rows = table.snapshots(["snapshot_id", "parent_id", "operation"]).to_pylist()
    snapshots, chosen = {row["snapshot_id"]: row for row in rows}, []
    at = request.snapshot_id
    while at is not None and at != request.start_snapshot_id and at in snapshots:
        if snapshots[at]["operation"] == "append":
            chosen.append(at)
        at = snapshots[at]["parent_id"]
    if at != request.start_snapshot_id:
        raise UsageError(
            f"snapshot {request.start_snapshot_id} is not an ancestor of {request.snapshot_id}"
        )
    return chosen[::-1]


def snapshot_of(latest: Table, request: ScanRequest) -> tuple[Table, ScanRequest]:
    """Return the snapshot of a request, in the schema that it wants, and the request with both.

    Args:
        latest: the table at its latest snapshot.
        request: without a snapshot, it is of the latest one.

    Raises:
        SnapshotNotFoundError: there is no such snapshot.
    """
    table, snapshot_id = latest, request.snapshot_id
    if snapshot_id is not None:
        table = latest.at(snapshot_id=snapshot_id, keep_schema=not request.use_snapshot_schema)
    version = table.version(of_snapshot=True)
    return table, structs.replace(request, snapshot_id=table.snapshot_id, version=version)


# -- files as JSON -------------------------------------------------------------------------------

#: Columns of data files, of delete files, and of both; members of the JSON have their names, in
#: kebab case.
_OF_DATA = ("first_row_id",)
_OF_DELETES = ("equality_ids", "referenced_data_file", "content_offset", "content_size_in_bytes")
_OF_BOTH = (
    *("content", "file_path", "file_format", "spec_id", "file_size_in_bytes", "record_count"),
    *("key_metadata", "split_offsets", "sort_order_id"),
)
_PATHS = {"file_path", "referenced_data_file"}
#: Columns that tasks are made of, for data and for delete files.
_DATA_COLUMNS = (*_OF_BOTH, *_OF_DATA, "partition")
_DELETE_COLUMNS = (*_OF_BOTH, *_OF_DELETES, "partition")

_STATISTICS = (
    *("column_sizes", "value_counts", "null_value_counts", "nan_value_counts"),
    *("lower_bounds", "upper_bounds"),
)
#: The last version of the format in which all paths are absolute.
_ABSOLUTE = 3


def _file_texts(
    scan: PlannedScan,
    files: pa.Table,
    statistics: Mapping[str, int] = MappingProxyType({}),
    *,
    takes_null_values: bool,
) -> pa.Array:
    """Return the JSON object of each file.

    Args:
        files: `_DATA_COLUMNS` or `_DELETE_COLUMNS`, and flat columns of statistics.
        statistics: ids of the columns whose statistics are added, by name.
        takes_null_values: whether the client reads null among partition values. PyIceberg 0.12
            does not: it gets no values of such a partition, which it does not need.
    """
    members = (*_OF_BOTH, *_OF_DATA, *_OF_DELETES)
    columns = {name: _whole(files, name) for name in members if name in files.column_names}
    columns["key_metadata"] = pc.utf8_upper(to_text(columns["key_metadata"], "plain"))
    content = pc.replace_substring(columns["content"], "_", "-")
    columns["content"] = pc.replace_substring(content, "deletion-vector", "position-deletes")
    for name in _PATHS & columns.keys() if scan.table.format_version > _ABSOLUTE else ():
        paths = columns[name].to_pylist()
        paths = [path and scan.table.resolve(path, moved=False) for path in paths]
        columns[name] = pa.array(paths, pa.string())
    names = [name for name, column in columns.items() if column.null_count < (len(column) or 1)]
    arrays = [columns[name] for name in names]
    struct = pa.StructArray.from_arrays(arrays, names=[_kebab(name) for name in names])
    partition = _partition_texts(scan, files, takes_null_values=takes_null_values)
    parts: list[pa.Array | str] = ['{"partition":', partition, ","]
    for kind in _STATISTICS if statistics else ():
        parts += [f'"{_kebab(kind)}":', _map_texts(files, kind, statistics), ","]
    return _joined(*parts, pc.utf8_slice_codeunits(to_text(struct, "json"), 1))


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def _joined(*parts: pa.Array | str) -> pa.Array:
    """Return the concatenated parts of each row; null with a null."""
    return pc.binary_join_element_wise(*parts, "")


def _id_of(column: pa.Field) -> int | None:
    field_id = (column.metadata or {}).get(b"PARQUET:field_id")
    return None if field_id is None else int(field_id)


def _partition_texts(scan: PlannedScan, files: pa.Table, *, takes_null_values: bool) -> pa.Array:
    """Return the partition of each file as a JSON list, in the order of the fields of its spec."""
    partitions, spec_ids = _whole(files, "partition"), _whole(files, "spec_id")
    fields = scan.table.schema_of("files").field("partition").type.fields

    @cache
    def values_of(field_id: int) -> pa.Array:
        places = [at for at, field in enumerate(fields) if _id_of(field) == field_id]
        # Version 1 may use an id again, in other specs: a file has a value of one of the fields.
        values = [_value_text(partitions.field(at), fields[at]) for at in places]
        return pc.coalesce(*values, pa.nulls(len(partitions), pa.string()))

    handling = "replace" if takes_null_values else "emit_null"
    nulls = {"null_handling": handling, "null_replacement": "null"}
    texts = pa.repeat("[]", len(partitions))
    for spec_id in pc.unique(spec_ids).to_pylist():
        if of_spec := scan.spec_fields.get(spec_id):
            values = pc.binary_join_element_wise(*map(values_of, of_spec), ",", **nulls)
            text = pc.fill_null(_joined("[", values, "]"), "[]")
            texts = pc.if_else(pc.equal(spec_ids, spec_id), text, texts)
    return texts


def _value_text(values: pa.Array, column: pa.Field) -> pa.Array:
    """Return values in JSON, null for null.

    Spec: Iceberg v3, Appendix D, JSON single-value serialization.
    """
    text, kind = to_text(values, "json"), values.type
    if (column.metadata or {}).get(b"iceberg:type") == b"uuid":
        return pc.replace_substring_regex(
            text, "([0-9a-f]{8})(....)(....)(....)(............)", r"\1-\2-\3-\4-\5"
        )
    if _is_bytes(kind):
        return pc.utf8_upper(text)
    if pa.types.is_timestamp(kind) and kind.tz:
        return pc.replace_substring(text, "Z", "+00:00")
    return text


def _is_bytes(kind: pa.DataType) -> bool:
    return bool(pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind))


def _map_texts(files: pa.Table, kind: str, statistics: Mapping[str, int]) -> pa.Array:
    """Return a map from field ids to values as JSON, of the columns that a file has them for."""
    is_number = kind.endswith(("counts", "sizes"))
    columns = [_whole(files, f"{kind}.{name}") for name in statistics]
    values = [to_text(it, "json") if is_number else _bound_text(it) for it in columns]
    keys = [
        pc.if_else(text.is_valid(), str(field_id), None)
        for text, field_id in zip(values, statistics.values(), strict=True)
    ]
    return _joined('{"keys":[', _separated(keys), '],"values":[', _separated(values), "]}")


def _separated(columns: Sequence[pa.Array]) -> pa.Array:
    """Return the texts of each row that are not null, with commas between them."""
    # Arrow's own function drops rows of nulls if it is to skip these.
    parts = [pc.fill_null(_joined(",", texts), "") for texts in columns]
    return pc.utf8_slice_codeunits(_joined(*parts), 1)


def _bound_text(bounds: pa.Array) -> pa.Array:
    """Return bounds in their binary form as hex text; null for decimals, which are left out.

    Spec: Iceberg v3, Appendix D, Binary single-value serialization.
    """
    kind = bounds.type
    if pa.types.is_decimal(kind) or pa.types.is_null(kind):
        return pa.nulls(len(bounds), pa.string())
    if pa.types.is_boolean(kind):
        bounds = bounds.cast(pa.uint8())
    if pa.types.is_string(kind):
        bounds = bounds.cast(pa.binary())
    elif not _is_bytes(kind):
        bounds = bounds.view(pa.binary(bounds.type.byte_width))
    return _joined('"', pc.utf8_upper(to_text(bounds, "plain")), '"')


# -- routes ---------------------------------------------------------------------------------------

PREFIX = "/iceberg"

#: Between the levels of a namespace in a path.
_SEPARATOR = "\x1f"
#: Bytes of plans that are kept for their next pages, and for the same request.
PLAN_BYTES = 512 << 20
#: A token of a page has the request in it; if it is longer, a page has the token of the next only.
_LONG_TOKEN = 1_000

_TABLE = "/namespaces/{namespace}/tables/{table}"
#: Handlers of requests.
_HANDLERS = {
    "GET /config": "config",
    "GET /namespaces": "namespaces",
    "GET /namespaces/{namespace}": "namespace",
    "GET /namespaces/{namespace}/tables": "tables",
    f"GET {_TABLE}": "load",
    f"POST {_TABLE}/plan": "plan",
    f"GET {_TABLE}/plan/{{plan}}": "planned",
    f"POST {_TABLE}/tasks": "tasks",
    f"POST {_TABLE}/metrics": "report",
    f"DELETE {_TABLE}/plan/{{plan}}": "cancel",
}
#: The same as the configuration lists them, which is not among them; each GET may be a HEAD.
_ENDPOINTS = [
    endpoint.replace(" /", " /v1/{prefix}/").replace("{plan}", "{plan-id}")
    for handled in [*_HANDLERS][1:]
    for endpoint in dict.fromkeys([handled, handled.replace("GET", "HEAD")])
]

_JSON = "application/json"
#: Types of errors.
_NO_PLAN, _NO_TASK = "NoSuchPlanIdException", "NoSuchPlanTaskException"


class IcebergRest:
    """Handlers of the catalog's requests."""

    def __init__(self, tables: Tables, work: Work, journal: Journal) -> None:
        self._journal = journal
        self._tables = tables
        self._work = work
        self._scans: Cache[PlannedScan] = Cache(PLAN_BYTES, lambda scan: scan.n_bytes)

    @property
    def routes(self) -> list[Route]:
        """Routes of Starlette."""
        return [
            Route(f"{PREFIX}/v1{path}", getattr(self, handler), methods=[method])
            for endpoint, handler in _HANDLERS.items()
            for method, path in [endpoint.split()]
        ]

    # -- tables ---------------------------------------------------------------------------------

    async def config(self, request: Request) -> Response:
        """Answer `getConfig`: what the server can do; clients let it plan, unless told not to."""
        defaults = {"scan-planning-mode": "server"}
        return JSONResponse({"defaults": defaults, "overrides": {}, "endpoints": _ENDPOINTS})

    async def namespaces(self, request: Request) -> Response:
        """Answer `listNamespaces`: those directly below `parent`."""
        parent = _levels(request.query_params.get("parent", ""))
        namespaces = await self._namespaces(parent)
        below = [namespace for namespace in namespaces if namespace[:-1] == parent]
        return JSONResponse({"namespaces": sorted(below)})

    async def namespace(self, request: Request) -> Response:
        """Answer `loadNamespaceMetadata` and `namespaceExists`."""
        levels = _levels(request.path_params["namespace"])
        await self._namespaces(levels)
        return JSONResponse({"namespace": levels, "properties": {}})

    async def tables(self, request: Request) -> Response:
        """Answer `listTables`."""
        levels = _levels(request.path_params["namespace"])
        await self._namespaces(levels)
        tables = sorted(await self._identifiers())
        names = [name for *namespace, name in tables if tuple(namespace) == levels]
        identifiers = [{"namespace": levels, "name": name} for name in names]
        return JSONResponse({"identifiers": identifiers})

    async def load(self, request: Request) -> Response:
        """Answer `loadTable` and `tableExists`: the metadata file as it is."""
        identifier = _identifier(request)

        def read() -> Response:
            table = self._table(identifier)
            path = str(table.metadata_file)
            start = b'{"metadata-location":%b,"metadata":' % json.dumps(path).encode()
            content = start + table.read_file(path) + b',"config":{}}'
            return Response(content, media_type=_JSON)

        return await self._work.run(identifier, read)

    async def _identifiers(self) -> Sequence[Identifier]:
        listed = await self._work.run((), self._tables.listed)
        return [identifier for identifier, table in listed.items() if table.format == "iceberg"]

    async def _namespaces(self, levels: Identifier) -> set[Identifier]:
        """Return all namespaces, of which some levels have to be one, if there are any."""
        names = await self._identifiers()
        namespaces = {name[:depth] for name in names for depth in range(1, len(name))}
        if levels and levels not in namespaces:
            message = f"there is no namespace {'.'.join(levels)!r:.200}"
            raise RequestError(404, "NoSuchNamespaceException", message)
        return namespaces

    def _table(self, identifier: Identifier) -> Table:
        table = self._tables.table(identifier)
        if table.format != "iceberg":
            raise NotATableError(f"{'.'.join(identifier)} is a table of {table.format}")
        return table

    # -- scans ----------------------------------------------------------------------------------

    async def plan(self, request: Request) -> Response:
        """Answer `planTableScan`: the plan is complete, with its first page."""
        scan = ScanRequest.of(_identifier(request), await body_of(request))
        return await self._answer(request, scan)

    async def planned(self, request: Request) -> Response:
        """Answer `fetchPlanningResult`."""
        scan = _request_of(request, request.path_params["plan"], _NO_PLAN)
        return await self._answer(request, scan)

    async def tasks(self, request: Request) -> Response:
        """Answer `fetchScanTasks`: a further page."""
        body = await body_of(request)
        number, _, plan = str(body.get("plan-task")).partition(".")
        page = integer_in(number)
        if page is None or page < 0:
            raise RequestError(404, _NO_TASK, f"there is no plan task {number!r:.200}")
        return await self._answer(request, _request_of(request, plan, _NO_TASK), page)

    async def cancel(self, request: Request) -> Response:
        """Answer `cancelPlanning`."""
        self._scans.drop(_request_of(request, request.path_params["plan"], _NO_PLAN).id)
        return Response(status_code=204)

    async def report(self, request: Request) -> Response:
        """Answer `reportMetrics`; the report is kept, with the name that the table has here."""
        body, identifier = await body_of(request), _identifier(request)
        if not isinstance(body.get("report-type"), str):
            raise UsageError("a report needs report-type")
        now = datetime.now(UTC).isoformat(timespec="seconds")
        line = {"timestamp": now, **body, "table-name": ".".join(identifier)}

        def keep() -> None:
            self._table(identifier)
            self._journal.add(line)

        await self._work.run(identifier, keep)
        return Response(status_code=204)

    async def _answer(self, request: Request, scan: ScanRequest, page: int = -1) -> Response:
        """Answer with a page of a plan; without one, with the plan and its first page."""
        page, missing = (0, _NO_PLAN) if page < 0 else (page, _NO_TASK)
        is_pyiceberg = request.headers.get("x-client-version", "").startswith("PyIceberg")

        def answer() -> bytes:
            table, asked = self._snapshot_of(scan, missing)
            planned = self._scans.get(asked.id, lambda: plan_scan(table, asked))
            if page >= planned.n_pages:
                raise RequestError(404, missing, f"there is no page {page}")
            return b"".join(_page(planned, page, is_pyiceberg=is_pyiceberg))

        return Response(await self._work.run(scan.table, answer), media_type=_JSON)

    def explanation(self, request: ScanRequest) -> Explanation:
        """Return which files the plan of a request keeps, and why."""
        return _plan(*self._snapshot_of(request, _NO_PLAN)).explain()

    def _snapshot_of(self, request: ScanRequest, missing: str) -> tuple[Table, ScanRequest]:
        """Return what a request is planned over; further pages have to fit the first ones.

        Raises:
            RequestError: the request is of a plan, and its table or columns are others by now.
        """
        table, asked = snapshot_of(self._table(request.table), request)
        if request.version not in ("", asked.version):
            message = "the table or its columns were replaced after the plan was made: plan again"
            raise RequestError(404, missing, message)
        return table, asked


def _page(planned: PlannedScan, page: int, *, is_pyiceberg: bool) -> Iterator[bytes]:
    plan_id = planned.request.id
    later = range(page + 1, planned.n_pages)
    if len(plan_id) > _LONG_TOKEN:
        later = later[:1]
    elif page:
        later = later[:0]  # the first page has named them
    status = {"status": "completed", "plan-id": plan_id} if page == 0 else {}
    head = {**status, "plan-tasks": [f"{number}.{plan_id}" for number in later]}
    yield json.dumps(head).encode()[:-1] + b","
    yield from planned.page(page, is_pyiceberg=is_pyiceberg)
    yield b"}"


def _levels(namespace: str) -> Identifier:
    return tuple(namespace.split(_SEPARATOR)) if namespace else ()


def _identifier(request: Request) -> Identifier:
    parameters: Mapping[str, str] = request.path_params
    return (*_levels(parameters["namespace"]), parameters["table"])


def _request_of(request: Request, plan_id: str, missing: str) -> ScanRequest:
    scan = ScanRequest.from_id(plan_id, missing)
    if scan.table != _identifier(request):
        raise RequestError(404, missing, "the plan is of another table")
    return scan
