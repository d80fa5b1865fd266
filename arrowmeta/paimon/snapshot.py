"""Parse snapshots and tags: `to_snapshot` and `to_tag` take JSON and return frozen dataclasses.

A field of `Snapshot` declares how it is read. `layout` has the paths of the files, `history` finds
the snapshot for an id, ref or time.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import field, fields
from datetime import datetime, timedelta
from typing import Any

from arrowmeta.io.json_file import JsonObject
from arrowmeta.model.moment import COUNTABLE_MILLIS, MILLIS
from arrowmeta.records import dataclass

#: Value of the field `watermark` in snapshots without a watermark.
NO_WATERMARK = -(2**63)

_INT32 = range(-(2**31), 2**31)

_DURATION = re.compile(r"PT(?:(-?\d{1,15})H)?(?:(-?\d{1,15})M)?(?:(-?\d{1,15}(?:\.\d{1,9})?)S)?")


def _version(json: JsonObject, name: str) -> int | None:
    return json.optional_integer(name, _INT32, "a 32-bit integer")


def _time_millis(json: JsonObject, name: str) -> int:
    return json.integer(name, COUNTABLE_MILLIS, MILLIS)


def _watermark(json: JsonObject, name: str) -> int | None:
    """Return the watermark; the smallest 64-bit integer means none.

    Spec: Paimon 2.x, core/operation/FileStoreCommitImpl.java.
    """
    watermark = json.optional_integer(name)
    return None if watermark == NO_WATERMARK else watermark


def _optional_file_name(json: JsonObject, name: str) -> str | None:
    value = json.optional_text(name)
    # Names are appended to a folder of the table, so a path could point outside.
    if value is not None and (
        not value or "/" in value or "\\" in value or "\0" in value or value in (".", "..")
    ):
        json.refuse(name, value, "a plain file name")
    return value


def _file_name(json: JsonObject, name: str) -> str:
    json.text(name)
    return _optional_file_name(json, name) or ""


def _read_by(read: Callable[[JsonObject, str], object]) -> Any:
    """Declare a field and the function that reads it; its JSON name is in camel case."""
    return field(metadata={"read": read}, hash=None if read is not JsonObject.text_map else False)


_INTEGER, _TEXT = JsonObject.optional_integer, JsonObject.optional_text


@dataclass(frozen=True)
class Snapshot:
    """Snapshot: the manifests of the table's state and of the changes of the commit.

    Names and meanings are those of the spec. None means that the writer omitted the field.
    Spec: Paimon 2.x, api/Snapshot.java.
    """

    version: int | None = _read_by(_version)
    id: int = _read_by(JsonObject.integer)
    schema_id: int = _read_by(JsonObject.integer)
    base_manifest_list: str = _read_by(_file_name)
    delta_manifest_list: str = _read_by(_file_name)
    changelog_manifest_list: str | None = _read_by(_optional_file_name)
    index_manifest: str | None = _read_by(_optional_file_name)
    statistics: str | None = _read_by(_optional_file_name)
    base_manifest_list_size: int | None = _read_by(_INTEGER)
    delta_manifest_list_size: int | None = _read_by(_INTEGER)
    changelog_manifest_list_size: int | None = _read_by(_INTEGER)
    commit_user: str | None = _read_by(_TEXT)
    commit_identifier: int | None = _read_by(_INTEGER)
    commit_kind: str | None = _read_by(_TEXT)
    operation: str | None = _read_by(_TEXT)
    time_millis: int = _read_by(_time_millis)
    total_record_count: int | None = _read_by(_INTEGER)
    delta_record_count: int | None = _read_by(_INTEGER)
    changelog_record_count: int | None = _read_by(_INTEGER)
    watermark: int | None = _read_by(_watermark)
    next_row_id: int | None = _read_by(_INTEGER)
    uuid: str | None = _read_by(_TEXT)
    writer_version: str | None = _read_by(_TEXT)
    log_offsets: Mapping[str, str] = _read_by(JsonObject.text_map)
    properties: Mapping[str, str] = _read_by(JsonObject.text_map)


@dataclass(frozen=True)
class Tag:
    """Tag: a named copy of a snapshot."""

    name: str
    snapshot: Snapshot
    created_at: datetime | None
    retention_ms: int | None


def to_snapshot(json: JsonObject) -> Snapshot:
    """Parse a snapshot; unknown fields are ignored, null fields count as absent."""
    return Snapshot(*(f.metadata["read"](json, name) for name, f in _FIELDS.items()))


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


_FIELDS = {_camel_case(f.name): f for f in fields(Snapshot)}


def to_tag(name: str, json: JsonObject) -> Tag:
    """Parse a tag: the fields of a snapshot, and two optional ones.

    Spec: Paimon 2.x, core/tag/Tag.java.
    """
    return Tag(name, to_snapshot(json), _created_at(json), _retention_ms(json))


def _created_at(json: JsonObject) -> datetime | None:
    """Return the creation time, a LocalDateTime of Java: a list of its parts, or ISO text.

    The list is year, month, day, hour, minute and, unless zero, second and nanosecond.
    Spec: Paimon 2.x, core/tag/Tag.java.
    """
    value = json.values.get("tagCreateTime")
    if value is None:
        return None
    created_at = _to_local_date_time(value)
    if created_at is None:
        json.refuse("tagCreateTime", value, "a local date and time")
    return created_at


def _to_local_date_time(value: Any) -> datetime | None:
    try:
        if isinstance(value, str):
            return datetime.fromisoformat(value).replace(tzinfo=None)
        if isinstance(value, list) and len(value) <= 7:
            parts: list[Any] = value + [0] * (7 - len(value))
            year, month, day, hour, minute, second, nanos = parts
            return datetime(year, month, day, hour, minute, second, nanos // 1000)
    except (TypeError, ValueError, OverflowError):
        pass
    return None


def _retention_ms(json: JsonObject) -> int | None:
    """Return the retention, a Duration of Java: seconds as a number, or ISO text such as PT24H.

    Spec: Paimon 2.x, core/tag/Tag.java.
    """
    value = json.values.get("tagTimeRetained")
    if value is None:
        return None
    seconds = math.nan
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        seconds = value
    elif isinstance(value, str) and value != "PT" and (match := _DURATION.fullmatch(value)):
        hours, minutes, rest = (float(part or 0) for part in match.groups())
        seconds = hours * 3600 + minutes * 60 + rest
    if not abs(seconds) < timedelta.max.total_seconds():  # also refuses NaN
        json.refuse("tagTimeRetained", value, "a duration")
    return round(seconds * 1000)
