"""Pages for people, and the same answers for programs: JSON, Arrow, and Prometheus.

    /                          all tables; /api/tables
    /table/NAME                the report of a table, also of a `snapshot`
    /table/NAME/explain        which files a condition `where` keeps, and why
    /api/tables/NAME/RELATION  rows of a relation, with `columns`, `where`, `sort` and `limit`; of
                               damage that it met, the header `Arrowmeta-State` has the sentence
    /explain/ID                the plan that a client of the catalog got
    /metrics                   numbers of all tables for Prometheus

Pages are made by the code of `arrowmeta report` and `arrowmeta scan -o html`. Conditions are SQL
that may read nothing but the table.
"""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar
from urllib.parse import quote

import pyarrow as pa
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from arrowmeta import Explanation, Table
from arrowmeta.apps.output.formats import write_arrow, write_json
from arrowmeta.apps.report import explained_report
from arrowmeta.apps.report.page import (
    SCRIPT,
    TEMPLATES,
    Controls,
    Report,
    digest_of,
    fleet_page,
)
from arrowmeta.apps.serve.iceberg_rest import PREFIX, IcebergRest, ScanRequest
from arrowmeta.apps.serve.survey import Survey, to_prometheus
from arrowmeta.apps.serve.tables import Cache, RequestError, Tables, Work, integer_in
from arrowmeta.apps.warehouse import SURVEYED
from arrowmeta.errors import PredicateError, UsageError

T = TypeVar("T")

#: Rows of a relation: by default, and at most.
DEFAULT_ROWS, MOST_ROWS = 1_000, 100_000
#: Bytes of an answer.
MOST_BYTES = 64 << 20
#: Characters of reports that are kept, the last one at least, and seconds for which one is.
PAGE_BYTES, PAGE_SECONDS = 32 << 20, 300.0
#: Snapshots to choose from.
MOST_SNAPSHOTS = 200
#: Seconds after which a page on which tables are missing is asked for again, and that one waits
#: for a report.
REFRESH_SECONDS, WAIT_SECONDS = 3, 10.0
_ASKS_AGAIN = f"This page asks again every {REFRESH_SECONDS} s."
#: Characters of a condition.
MOST_CHARACTERS = 10_000
_ARROW = "application/vnd.apache.arrow.stream"
_TEXT_WIDTH = 100


class Pages:
    """Handlers of pages and of `/api`."""

    def __init__(self, tables: Tables, work: Work, rest: IcebergRest, survey: Survey) -> None:
        self._tables = tables
        self._work = work
        self._rest = rest
        self._survey = survey
        self._reports: Cache[str] = Cache(PAGE_BYTES, len)
        self._making: dict[tuple[str, str], asyncio.Task[str]] = {}

    @property
    def routes(self) -> list[Route]:
        """Routes of Starlette."""
        return [
            Route("/", self.fleet),
            Route("/metrics", self.metrics),
            Route("/table/{table}", self.report),
            Route("/table/{table}/explain", self.explain),
            Route("/explain/{plan}", self.explain_plan),
            Route("/api/tables", self.surveyed),
            Route("/api/tables/{table}/explain", self.explain),
            Route("/api/tables/{table}/{relation}", self.relation),
        ]

    # -- all tables -----------------------------------------------------------------------------

    async def fleet(self, request: Request) -> Response:
        """Answer the page with all tables, those with most findings first."""
        measured = await self._survey.read()
        rows = [dict(table.row) for table in measured]
        unread = sum(table.seconds is None and table.row["error"] is None for table in measured)
        place = "this server" + (f" ({unread} still being read)" if unread else "")
        page = _page(fleet_page(pa.Table.from_pylist(rows, SURVEYED), place, _href))
        if unread:  # the page shows those that were read, and asks again for the others
            page.headers["Refresh"] = str(REFRESH_SECONDS)
        return page

    async def surveyed(self, request: Request) -> Response:
        """Answer the rows of that page."""
        rows = [dict(table.row) for table in await self._survey.read()]
        return _rows(request, pa.Table.from_pylist(rows, SURVEYED))

    async def metrics(self, request: Request) -> Response:
        """Answer Prometheus."""
        text = to_prometheus(await self._survey.read())
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")

    # -- one table ------------------------------------------------------------------------------

    async def report(self, request: Request) -> Response:
        """Answer the report of a table; it is made once for each version of the table.

        While it is made, which takes long on a busy machine, the answer is a page that asks again.
        """
        where, name = _condition(request), request.path_params["table"]

        def answer(table: Table) -> str:
            def page() -> str:
                return _in_server(table.report(where=where), name, table, where or "").to_html()

            # Not for ever: damage of the table can be mended.
            return self._reports.get((name, table.version(), where), page, PAGE_SECONDS)

        key = (name, request.url.query)
        if (making := self._making.get(key)) is None:
            making = asyncio.create_task(self._of_table(request, answer, is_tolerant=True))
            self._making[key] = making
            # After the page that waits for it, or for an error, has asked again.
            forget = partial(asyncio.get_running_loop().call_later, 2 * REFRESH_SECONDS)
            making.add_done_callback(partial(forget, self._forget, key))
        await asyncio.wait({making}, timeout=WAIT_SECONDS)
        if not making.done():
            page = message_page(name, f"The table is being read. {_ASKS_AGAIN}", 202)
            page.headers["Refresh"] = str(REFRESH_SECONDS)
            return page
        self._forget(key, making)
        return _page(await making)

    def _forget(self, key: tuple[str, str], making: asyncio.Task[str]) -> None:
        if self._making.get(key) is making:
            del self._making[key]

    async def relation(self, request: Request) -> Response:
        """Answer rows of a relation."""
        parameters, name = request.query_params, request.path_params["relation"]
        where, limit = _condition(request), _number(parameters, "limit", DEFAULT_ROWS)
        if limit > MOST_ROWS:
            raise UsageError(f"limit must be at most {MOST_ROWS:,}, got {limit:,}")
        names = (parameters.get(key) for key in ("columns", "sort"))
        columns, sort = (text.split(",") if text else None for text in names)

        def answer(table: Table) -> Response:
            try:
                table.schema_of(name)
            except UsageError as error:
                message = f"there is no relation {name!r:.200}"
                raise RequestError(404, "NotFoundException", message) from error
            rows = table.relation(name, columns, where=where, sort=sort, limit=limit)
            answered = _rows(request, rows)
            if table.damage_so_far.num_rows:
                answered.headers["Arrowmeta-State"] = table.standing_so_far.sentence
            return answered

        return await self._of_table(request, answer, is_tolerant=True)

    async def explain(self, request: Request) -> Response:
        """Answer which files a condition keeps; an invalid one is told on the page."""
        name, typed = request.path_params["table"], request.query_params.get("where", "")

        def page(table: Table) -> str:
            explanation, advice, error = None, None, ""
            try:
                where = _condition(request)
                explanation = table.explain(where)
                advice = table.advise([where]) if where else None
            except PredicateError as refusal:
                error = str(refusal)
            report = explained_report(name, explanation, advice, error)
            return _in_server(report, name, table, typed[:MOST_CHARACTERS]).to_html()

        if wants_page(request):
            return _page(await self._of_table(request, page))
        shown = await self._of_table(request, lambda table: table.explain(_condition(request)))
        return _explained(request, shown)

    async def explain_plan(self, request: Request) -> Response:
        """Answer which files a plan of the catalog keeps, by the id that its client got."""
        scan = ScanRequest.from_id(request.path_params["plan"])
        answer = await self._work.run(scan.table, lambda: self._rest.explanation(scan))
        if wants_page(request):
            return _page(_of_no_table(explained_report(".".join(scan.table), answer)))
        return _explained(request, answer)

    async def _of_table(
        self, request: Request, ask: Callable[[Table], T], *, is_tolerant: bool = False
    ) -> T:
        """Return an answer about the table of a path, at its `snapshot`."""
        name: str = request.path_params["table"]
        snapshot_id = _number(request.query_params, "snapshot", None)

        def answer() -> T:
            open_table = self._tables.tolerant if is_tolerant else self._tables.table
            table = open_table(self._tables.named(name))
            return ask(table if snapshot_id is None else table.at(snapshot_id=snapshot_id))

        return await self._work.run(tuple(name.split(".")), answer)


def _href(name: str) -> str:
    return f"/table/{quote(name, safe='')}"


def _number(parameters: Mapping[str, str], name: str, default: int | None) -> Any:
    text = parameters.get(name)
    if not text:
        return default
    number = integer_in(text)
    if number is None:
        raise UsageError(f"{name} must be an integer, got {text!r:.200}")
    return number


def _condition(request: Request) -> str | None:
    """Return the condition `where`; None without one.

    Raises:
        PredicateError: it is longer than people write, which can take long to parse.
    """
    text = request.query_params.get("where", "")
    if len(text) > MOST_CHARACTERS:
        raise PredicateError(f"a condition has at most {MOST_CHARACTERS:,} characters")
    return text or None


# -- answers -------------------------------------------------------------------------------------


def _rows(request: Request, rows: pa.Table) -> Response:
    """Return rows as JSON, or as a stream of Arrow if the client takes one."""
    is_arrow = _ARROW in request.headers.get("accept", "")
    sink = _Answer()
    sink.check(rows.nbytes)
    (write_arrow if is_arrow else write_json)(rows, sink)
    return Response(sink.getvalue(), media_type=_ARROW if is_arrow else "application/json")


class _Answer(io.BytesIO):
    """Body of bounded size."""

    def write(self, content: Any, /) -> int:
        """Add to the body."""
        self.check(self.tell() + memoryview(content).nbytes)
        return super().write(content)

    def check(self, n_bytes: int) -> None:
        """Raise `UsageError` if a body would be too long."""
        if n_bytes > MOST_BYTES:
            raise UsageError(
                f"the rows have more than {MOST_BYTES >> 20} MiB: ask for fewer rows or columns"
            )


def _explained(request: Request, explanation: Explanation) -> Response:
    """Return an explanation as JSON, or as text."""
    accepted = request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or "json" in accepted or _ARROW in accepted:
        return _rows(request, explanation.to_arrow())
    return PlainTextResponse(explanation.to_text(_TEXT_WIDTH))


def _in_server(report: Report, name: str, table: Table, where: str = "") -> Report:
    """Return a report with links to other pages, and a form for snapshots and conditions."""
    columns = ["snapshot_id", "committed_at", "operation"]
    rows = table.snapshots(columns, sort="-committed_at", limit=MOST_SNAPSHOTS).to_pylist()
    snapshots = tuple(
        (row["snapshot_id"], f"{str(row['committed_at'])[:16]} {row['operation']}") for row in rows
    )
    controls = Controls(_href(name), snapshots, table.snapshot_id, where)
    return replace(report, warehouse="/", controls=controls)


def _digests() -> str:
    """Return the digests of the scripts of pages: of files of the package, never of a page."""
    fleet = (TEMPLATES / "fleet.html").read_text(encoding="utf-8")
    scripts = [SCRIPT, *re.findall("<script>(.*?)</script>", fleet, re.DOTALL)]
    return " ".join(f"'sha256-{digest_of(script)}'" for script in scripts)


#: Policy of pages, which have their styles and scripts in them: no other script runs.
_POLICY = (
    f"default-src 'none'; style-src 'unsafe-inline'; script-src {_digests()}; img-src data:; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def _page(html: str, status: int = 200) -> Response:
    return HTMLResponse(html, status, {"Content-Security-Policy": _POLICY})


def wants_page(request: Request) -> bool:
    """Return whether a request is that of a browser for a page."""
    is_program = request.url.path.startswith(("/api/", f"{PREFIX}/", "/metrics"))
    return not is_program and "text/html" in request.headers.get("accept", "")


def message_page(name: str, text: str, status: int) -> Response:
    """Return a page that says why something else is not shown."""
    return _page(_of_no_table(explained_report(name, None, error=text)), status)


def _of_no_table(report: Report) -> str:
    return replace(report, warehouse="/", controls=Controls("")).to_html()
