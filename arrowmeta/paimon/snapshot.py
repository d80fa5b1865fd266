"""The snapshot: one commit's JSON, and the tag, which is a snapshot under a name.

Knows the fields and their types. Where the files are is `layout`; which of them is meant by
"latest" or "as of yesterday" is `history`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from arrowmeta.io.json_file import JsonObject
from arrowmeta.model.moment import COUNTABLE_MILLIS

#: What writers put where they have no watermark.
NO_WATERMARK = -(2**63)

_INT32 = range(-(2**31), 2**31)

_DURATION = re.compile(r"PT(?:(-?\d{1,15})H)?(?:(-?\d{1,15})M)?(?:(-?\d{1,15}(?:\.\d{1,9})?)S)?")


@dataclass(frozen=True)
class Snapshot:
    """One commit: the manifests of the table's state and of this commit's changes.

    Names and meanings are the format's own. None means that the writer left the field out.
    """

    version: int | None
    id: int
    schema_id: int
    base_manifest_list: str
    delta_manifest_list: str
    changelog_manifest_list: str | None
    index_manifest: str | None
    statistics: str | None
    base_manifest_list_size: int | None
    delta_manifest_list_size: int | None
    changelog_manifest_list_size: int | None
    commit_user: str | None
    commit_identifier: int | None
    commit_kind: str | None
    operation: str | None
    time_millis: int
    total_record_count: int | None
    delta_record_count: int | None
    changelog_record_count: int | None
    watermark: int | None
    next_row_id: int | None
    uuid: str | None
    writer_version: str | None
    log_offsets: Mapping[str, str] = field(default_factory=dict, hash=False)
    properties: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Tag:
    """A name for a snapshot, with the snapshot's whole body.

    Attributes:
        name: the tag.
        snapshot: readable also after the snapshot's own file has expired.
        created_at: the writer's wall clock without a zone; None if not recorded.
        retention_ms: how long the tag is to be kept; None for ever.
    """

    name: str
    snapshot: Snapshot
    created_at: datetime | None
    retention_ms: int | None


def to_snapshot(json: JsonObject) -> Snapshot:
    """Translate a snapshot's JSON; unknown fields are ignored, absent and null are the same.

    Spec: Paimon 2.x, api/Snapshot.java.
    """
    return Snapshot(
        version=_version(json),
        id=json.integer("id"),
        schema_id=json.integer("schemaId"),
        base_manifest_list=_file_name(json, "baseManifestList", json.text("baseManifestList")),
        delta_manifest_list=_file_name(json, "deltaManifestList", json.text("deltaManifestList")),
        changelog_manifest_list=_optional_file_name(json, "changelogManifestList"),
        index_manifest=_optional_file_name(json, "indexManifest"),
        statistics=_optional_file_name(json, "statistics"),
        base_manifest_list_size=json.optional_integer("baseManifestListSize"),
        delta_manifest_list_size=json.optional_integer("deltaManifestListSize"),
        changelog_manifest_list_size=json.optional_integer("changelogManifestListSize"),
        commit_user=json.optional_text("commitUser"),
        commit_identifier=json.optional_integer("commitIdentifier"),
        commit_kind=json.optional_text("commitKind"),
        operation=json.optional_text("operation"),
        time_millis=_time_millis(json),
        total_record_count=json.optional_integer("totalRecordCount"),
        delta_record_count=json.optional_integer("deltaRecordCount"),
        changelog_record_count=json.optional_integer("changelogRecordCount"),
        watermark=_watermark(json),
        next_row_id=json.optional_integer("nextRowId"),
        uuid=json.optional_text("uuid"),
        writer_version=json.optional_text("writerVersion"),
        log_offsets=json.text_map("logOffsets"),
        properties=json.text_map("properties"),
    )


def to_tag(name: str, json: JsonObject) -> Tag:
    """Translate a tag's JSON: a snapshot body and two optional fields of its own.

    Spec: Paimon 2.x, core/tag/Tag.java.
    """
    return Tag(name, to_snapshot(json), _created_at(json), _retention_ms(json))


def _version(json: JsonObject) -> int | None:
    version = json.optional_integer("version")
    if version is not None and version not in _INT32:
        json.refuse("version", version, "a 32-bit integer")
    return version


def _time_millis(json: JsonObject) -> int:
    time_millis = json.integer("timeMillis")
    if time_millis not in COUNTABLE_MILLIS:
        json.refuse("timeMillis", time_millis, "milliseconds since 1970")
    return time_millis


def _watermark(json: JsonObject) -> int | None:
    """A watermark of the smallest long means that there is none.

    Spec: Paimon 2.x, core/operation/FileStoreCommitImpl.java.
    """
    watermark = json.optional_integer("watermark")
    return None if watermark == NO_WATERMARK else watermark


def _optional_file_name(json: JsonObject, name: str) -> str | None:
    value = json.optional_text(name)
    return None if value is None else _file_name(json, name, value)


def _file_name(json: JsonObject, name: str, value: str) -> str:
    # Names are joined to a folder of the table: a path here would lead out of it.
    if not value or "/" in value or "\\" in value or "\0" in value or value in (".", ".."):
        json.refuse(name, value, "a plain file name")
    return value


def _created_at(json: JsonObject) -> datetime | None:
    """A tag's creation time is Java's local date and time: a list of its parts, or ISO text.

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
    """A tag's retention is Java's duration: seconds as a number, or ISO text such as PT24H.

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
