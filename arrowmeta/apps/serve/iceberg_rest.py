"""The Iceberg REST catalog: routes under `/iceberg/v1`, all of them read-only.

Answers what clients need to find, load and scan tables: configuration, namespaces, tables, scan
planning in pages, and reports of scans, which are kept in the store. Errors have the form of the
protocol.

A plan is made when it is asked for. Its id, and the tokens of its further pages, contain the whole
request, so that any server over the same tables can answer them, this one after a restart, too.

Spec: Iceberg, open-api/rest-catalog-open-api.yaml.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arrowmeta.apps.serve.scan import (
    PlannedScan,
    ScanRequest,
    explain_scan,
    plan_scan,
    snapshot_of,
)
from arrowmeta.apps.serve.survey import REPORTS, Journal
from arrowmeta.apps.serve.tables import Cache, Identifier, Tables
from arrowmeta.apps.serve.work import RequestError, Work, body_of
from arrowmeta.errors import NotATableError, UsageError
from arrowmeta.iceberg.metadata import uncompressed
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.io.document import shown
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.io.storage import MAX_FILE_BYTES
from arrowmeta.pruning.explanation import Explanation

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
        routes = []
        for endpoint, handler in _HANDLERS.items():
            method, path = endpoint.split()
            routes.append(Route(f"{PREFIX}/v1{path}", getattr(self, handler), methods=[method]))
        return routes

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
            source = self._source(identifier)
            path = source.metadata.path
            pieces = uncompressed(source.opened.stream(path), path, MAX_FILE_BYTES)
            content = b"".join(map(bytes, pieces))
            start = b'{"metadata-location":%b,"metadata":' % json.dumps(path).encode()
            return Response(start + content + b',"config":{}}', media_type=_JSON)

        return await self._work.run(identifier, read)

    async def _identifiers(self) -> Sequence[Identifier]:
        listed = await self._work.run((), self._tables.listed)
        return [identifier for identifier, table in listed.items() if table.format == "iceberg"]

    async def _namespaces(self, levels: Identifier) -> set[Identifier]:
        """Return all namespaces, of which some levels have to be one, if there are any."""
        names = await self._identifiers()
        known = {identifier[:depth] for identifier in names for depth in range(1, len(identifier))}
        if levels and levels not in known:
            message = f"there is no namespace {shown('.'.join(levels))}"
            raise RequestError(404, "NoSuchNamespaceException", message)
        return known

    def _source(self, identifier: Identifier) -> IcebergSource:
        source = self._tables.table(identifier).source
        if not isinstance(source, IcebergSource):
            raise NotATableError(f"{'.'.join(identifier)} is a table of {source.format}")
        return source

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
        page = integer_in(number, NOT_NEGATIVE)
        if page is None:
            raise RequestError(404, _NO_TASK, f"there is no plan task {shown(number)}")
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
            self._source(identifier)
            self._journal.add(REPORTS, line)

        await self._work.run(identifier, keep)
        return Response(status_code=204)

    async def _answer(self, request: Request, scan: ScanRequest, page: int = -1) -> Response:
        """Answer with a page of a plan; without one, with the plan and its first page."""
        page, missing = (0, _NO_PLAN) if page < 0 else (page, _NO_TASK)
        is_pyiceberg = request.headers.get("x-client-version", "").startswith("PyIceberg")

        def answer() -> bytes:
            source, asked = self._snapshot_of(scan, missing)
            planned = self._scans.get(asked.id, lambda: plan_scan(source, asked))
            if page >= planned.n_pages:
                raise RequestError(404, missing, f"there is no page {page}")
            return b"".join(_page(planned, page, is_pyiceberg=is_pyiceberg))

        return Response(await self._work.run(scan.table, answer), media_type=_JSON)

    def explanation(self, request: ScanRequest) -> Explanation:
        """Return which files the plan of a request keeps, and why."""
        return explain_scan(*self._snapshot_of(request, _NO_PLAN))

    def _snapshot_of(self, request: ScanRequest, missing: str) -> tuple[IcebergSource, ScanRequest]:
        """Return what a request is planned over; further pages have to fit the first ones.

        Raises:
            RequestError: the request is of a plan, and its table or columns are others by now.
        """
        source, asked = snapshot_of(self._source(request.table), request)
        if request.version not in ("", asked.version):
            message = "the table or its columns were replaced after the plan was made: plan again"
            raise RequestError(404, missing, message)
        return source, asked


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
    try:
        scan = ScanRequest.from_id(plan_id)
    except UsageError as error:
        raise RequestError(404, missing, str(error)) from error
    if scan.table != _identifier(request):
        raise RequestError(404, missing, "the plan is of another table")
    return scan
