"""Snapshots and tags as types: a field is declared with its name in snake case.

`layout` has the paths of the files, `history` finds the snapshot for an id, ref or time.
"""

from __future__ import annotations

import math
import re
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import Int32, Int64, Texts, decode, shown
from arrowmeta.model.moment import Millis
from arrowmeta.records import dataclass

#: Value of the field `watermark` in snapshots without a watermark.
NO_WATERMARK = -(2**63)

#: Fields with names of files.
_FILES = {
    "base_manifest_list": "baseManifestList",
    "delta_manifest_list": "deltaManifestList",
    "changelog_manifest_list": "changelogManifestList",
    "index_manifest": "indexManifest",
    "statistics": "statistics",
}
_NO_NAME = re.compile(r"[/\\\0]|\A\.{0,2}\Z")

_DURATION = re.compile(r"PT(?:(-?\d{1,15})H)?(?:(-?\d{1,15})M)?(?:(-?\d{1,15}(?:\.\d{1,9})?)S)?")


class Snapshot(Struct, frozen=True, rename="camel"):
    """Snapshot: the manifests of the table's state and of the changes of the commit.

    Names and meanings are those of the spec. None means that the writer omitted the field, or a
    watermark of the smallest 64-bit integer (core/operation/FileStoreCommitImpl.java).
    Spec: Paimon 2.x, api/Snapshot.java.
    """

    id: Int64
    schema_id: Int64
    base_manifest_list: str
    delta_manifest_list: str
    time_millis: Millis
    version: Int32 | None = None
    changelog_manifest_list: str | None = None
    index_manifest: str | None = None
    statistics: str | None = None
    base_manifest_list_size: Int64 | None = None
    delta_manifest_list_size: Int64 | None = None
    changelog_manifest_list_size: Int64 | None = None
    commit_user: str | None = None
    commit_identifier: Int64 | None = None
    commit_kind: str | None = None
    operation: str | None = None
    total_record_count: Int64 | None = None
    delta_record_count: Int64 | None = None
    changelog_record_count: Int64 | None = None
    watermark: Int64 | None = None
    next_row_id: Int64 | None = None
    uuid: str | None = None
    writer_version: str | None = None
    log_offsets: Texts | None = None
    properties: Texts | None = None

    def __post_init__(self) -> None:
        """Check names, which are appended to a folder of the table: a path could lead outside."""
        for name, written in _FILES.items():
            value = getattr(self, name)
            if value is not None and _NO_NAME.search(value):
                raise ValueError(f"{written} should be a plain file name, found {shown(value)}")
        if self.watermark == NO_WATERMARK:
            force_setattr(self, "watermark", None)


@dataclass(frozen=True)
class Tag:
    """Tag: a named copy of a snapshot."""

    name: str
    snapshot: Snapshot
    created_at: datetime | None
    retention_ms: int | None


class _TagFields(Struct, rename="camel"):
    """What a tag has beside the fields of its snapshot.

    Spec: Paimon 2.x, core/tag/Tag.java.

    Attributes:
        tag_create_time: a LocalDateTime of Java: ISO text, or a list of year, month, day, hour,
            minute and, unless zero, second and nanosecond.
        tag_time_retained: a Duration of Java: seconds as a number, or ISO text such as PT24H.
    """

    tag_create_time: Any = None
    tag_time_retained: Any = None


def to_tag(name: str, data: bytes, path: str) -> Tag:
    """Parse a tag: the fields of a snapshot, and two optional ones."""
    fields = decode(data, _TagFields, path)
    created_at = _to_local_date_time(fields.tag_create_time)
    seconds = _to_seconds(fields.tag_time_retained)
    for field, written, value, expected in (
        ("tagCreateTime", fields.tag_create_time, created_at, "a local date and time"),
        ("tagTimeRetained", fields.tag_time_retained, seconds, "a duration"),
    ):
        if written is not None and value is None:
            reason = f"field {field} should be {expected}, found {shown(written)}"
            raise CorruptMetadataError(reason, path=path)
    retention_ms = None if seconds is None else round(seconds * 1000)
    return Tag(name, decode(data, Snapshot, path), created_at, retention_ms)


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


def _to_seconds(value: Any) -> float | None:
    seconds = math.nan
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        seconds = value
    elif isinstance(value, str) and value != "PT" and (match := _DURATION.fullmatch(value)):
        hours, minutes, rest = (float(part or 0) for part in match.groups())
        seconds = hours * 3600 + minutes * 60 + rest
    # NaN is not less either.
    return seconds if abs(seconds) < timedelta.max.total_seconds() else None
