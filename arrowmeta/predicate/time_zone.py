"""Time zones of sessions that run queries: what a time without a zone is beside one with a zone.

Engines read `ts > TIMESTAMP '2024-03-10 03:30:00'` in the zone of their session if `ts` has one,
and take the date of `ts` there. Here such a constant becomes two ends between which its value lies:

    UTC                  one instant
    America/New_York     one instant; two where clocks go back or forward, which engines choose from
    None, not known      the instants of the two zones that are farthest from UTC

Likewise for times with a zone beside a column without, and for the current date. Main names:
`checked_time_zone`, `ends`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from arrowmeta.duck.access import Access, quoted_text
from arrowmeta.duck.session import answered, new_session
from arrowmeta.errors import UsageError
from arrowmeta.predicate.engine import Engine, Node, children, expressions

#: Hours by which a time zone may differ from UTC. Spec: `java.time.ZoneOffset`.
LARGEST_OFFSET = 18
_WEST, _EAST = (f"GMT{sign}{LARGEST_OFFSET}:00" for sign in "-+")
_OFFSET = re.compile(r"(?:UTC|GMT|UT)?([+-])(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)
_UTC = ("UTC", "Z", "UT", "GMT", "ETC/UTC", "ETC/GMT", "ZULU")

#: Reason why a condition rules out fewer files than it could.
NOT_KNOWN = "the time zone of the session is not known: give time_zone"

_NAMED_ZONE = re.compile(r":\d{2}(?:\.\d+)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)\s*", re.IGNORECASE)
_MOMENTS = ("current_date", "current_time", "current_timestamp", "localtime", "localtimestamp")
#: Functions of times that keep their order.
_ORDERED = ("+", "-", "date_trunc", "datetrunc", "last_day")
_ORDERED_CASTS = ("DATE", "TIMESTAMP")
#: Intervals that are as long in every zone.
_STEADY = ("to_hours", "to_minutes", "to_seconds", "to_milliseconds", "to_microseconds")


def checked_time_zone(name: object) -> str:
    """Return a time zone as DuckDB names it: of a region, or an offset such as `+05:30`.

    Raises:
        UsageError: there is no such time zone.
    """
    text = str(name).strip()
    if text.upper() in _UTC:
        return "UTC"
    if offset := _OFFSET.fullmatch(text):
        minutes = 60 * int(offset[2]) + int(offset[3] or 0)
        if minutes <= 60 * LARGEST_OFFSET and int(offset[3] or 0) < 60:
            hours, rest = divmod(minutes, 60)
            return f"GMT{offset[1]}{hours:02}:{rest:02}" if minutes else "UTC"
    known = _names()
    if text.lower() in known:
        return known[text.lower()]
    close = get_close_matches(text.lower(), known, n=1)
    hint = f"; did you mean {known[close[0]]!r}?" if close else ""
    raise UsageError(
        f"time_zone must be a name such as 'Europe/Berlin' or an offset such as '+05:30', got "
        f"{name!r}{hint}"
    )


@cache
def _names() -> dict[str, str]:
    rows = _rows("UTC", "SELECT name FROM pg_timezone_names()")
    return {name.lower(): name for (name,) in rows if name}


def _rows(zone: str, query: str) -> list[tuple[str, ...]]:
    def ask() -> list[tuple[str, ...]]:
        with new_session(Access(time_zones=True)) as session:
            session.execute(f"SET TimeZone = {quoted_text(zone)}")
            return session.execute(query).fetchall()

    return answered(ask)


def is_zoned(kind: str) -> bool:
    """Return whether a DuckDB type is that of times with a zone."""
    return "TIME ZONE" in kind or "TIMESTAMPTZ" in kind


def names_zone(text: str) -> bool:
    """Return whether a time as text ends with its zone; False if that is not sure."""
    return _NAMED_ZONE.search(text) is not None and _NAMED_ZONE.split(text)[-1] == ""


def depends_on_zone(node: Node, of_query: frozenset[str]) -> bool:
    """Return whether the value of an expression may depend on the zone of the session.

    Args:
        of_query: names of functions whose result varies by query, such as `now`.
    """
    return any(
        (part["class"] == "COLUMN_REF" and part["column_names"][0].lower() in _MOMENTS)
        or (part["class"] == "FUNCTION" and part["function_name"].lower() in of_query)
        or (part["class"] == "CAST" and is_zoned(_target(part)))
        for part in expressions(node)
    )


def drift_of(node: Node, of_query: frozenset[str]) -> int | None:
    """Return the hours by which an instant varies between zones of one offset.

    Days and months before now are of other lengths where clocks change. None if the value in other
    zones may not lie between those in the farthest ones.
    """
    name = node["function_name"].lower() if node["class"] == "FUNCTION" else ""
    target = _target(node) if node["class"] == "CAST" else ""
    if not depends_on_zone(node, of_query):
        is_interval = name.startswith("to_") or target == "INTERVAL"
        return 2 * LARGEST_OFFSET if is_interval and name not in _STEADY else 0
    is_ordered = name in _ORDERED or name in of_query or node["class"] == "COLUMN_REF"
    if not is_ordered and target not in _ORDERED_CASTS and not is_zoned(target):
        return None
    drifts = [drift_of(part, of_query) for part in children(node) if part["class"] != "TYPE"]
    return None if None in drifts else max((drift or 0 for drift in drifts), default=0)


def _target(cast: Node) -> str:
    return str(cast.get("type_expr", {}).get("type_name", "")).upper()


# -- values ---------------------------------------------------------------------------------------


def ends(
    engine: Engine, kind: str, sources: Sequence[tuple[str, int]]
) -> list[tuple[str | None, str | None]]:
    """Return two values as text between which each constant lies; null if there is none.

    Args:
        engine: session in the zone.
        kind: DuckDB type to convert the constants to.
        sources: SQL of the constants, and hours by which they may differ further.
    """
    if engine.time_zone is None:
        ((west,), (east,)) = (
            _rows(zone, f"SELECT {', '.join(_cast(source, sign, kind) for source in sources)}")
            for zone, sign in ((_WEST, "-"), (_EAST, "+"))
        )
        return list(zip(west, east, strict=True))
    of_column = "_NS" if kind.endswith("_NS") else ""
    given = ", ".join(f"TRY(CAST({sql} AS TIMESTAMP{of_column}))" for sql, _ in sources)
    if not is_zoned(kind):
        given = ", ".join(f"CAST({sql} AS TIMESTAMPTZ)" for sql, _ in sources)
    query = _TO_INSTANTS if is_zoned(kind) else _TO_LOCAL
    rows = engine.table(query.format(given=given, n=len(sources))).to_pylist()
    return [(row["earliest"], row["latest"]) for row in rows]


def _cast(source: tuple[str, int], sign: str, kind: str) -> str:
    sql, drift = source
    moved = f"({sql}) {sign} INTERVAL {drift} HOUR" if drift else sql
    if kind.endswith("_NS"):  # DuckDB reads coarser times in UTC
        moved = f"CAST({moved} AS TIMESTAMP_NS)"
    made = f"TRY(CAST({moved} AS {kind}))"
    if not is_zoned(kind):
        return f"CAST({made} AS VARCHAR)"
    return f"regexp_replace(CAST(timezone('UTC', {made}) AS VARCHAR), '\\d$', '\\0+00')"


#: Offsets from UTC a day and a half before and after an instant, further than clocks ever moved.
_OFFSETS = """
    WITH given AS (SELECT unnest(range({{n}})) AS position, unnest([{{given}}]) AS moment),
    around AS (
        SELECT *, CAST(CAST(moment AS TIMESTAMP) AS TIMESTAMPTZ) AS here,
            unnest([TRY(here - INTERVAL 36 HOUR), TRY(here + INTERVAL 36 HOUR)]) AS there
        FROM given
    ),
    offsets AS (
        SELECT *, coalesce(
            TRY(CAST(there AS TIMESTAMP) - timezone('UTC', there)), INTERVAL 0 HOUR
        ) AS zone_offset
        FROM around
    ),
    found AS (SELECT position, {made} AS made, {is_sure} AS is_sure FROM offsets)
    SELECT
        CAST(coalesce(min(made) FILTER (is_sure), min(made)) AS VARCHAR) AS earliest,
        CAST(coalesce(max(made) FILTER (is_sure), max(made)) AS VARCHAR) AS latest
    FROM found GROUP BY position ORDER BY position
"""
#: An instant is sure if it is the given time in the zone.
_TO_INSTANTS = _OFFSETS.format(
    made="timezone('UTC', moment - zone_offset)",
    is_sure="CAST(CAST(made AS TIMESTAMPTZ) AS TIMESTAMP) = CAST(moment AS TIMESTAMP)",
)
_TO_LOCAL = _OFFSETS.format(made="timezone('UTC', moment) + zone_offset", is_sure="false")
