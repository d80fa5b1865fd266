"""The snapshot: one commit, and what names or dates it: refs and the snapshot log.

Knows the JSON and its fields; which snapshot is meant by a name or a time is `history`.

Spec: Iceberg v3, Snapshots; Snapshot References.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arrowmeta.io.json_file import JsonObject
from arrowmeta.model.moment import COUNTABLE_MILLIS

MAIN_BRANCH = "main"


@dataclass(frozen=True)
class Snapshot:
    """One commit: the manifests of the table's state after it.

    Names and meanings are the format's own; fields that nothing asks for are not read. None means
    that the writer left the field out.

    Attributes:
        manifest_list: file that lists the manifests; None in tables of v1 that list them inline.
        manifests: paths of the manifests, where they are inline.
        summary: with `operation` taken out.
    """

    snapshot_id: int
    parent_snapshot_id: int | None
    sequence_number: int
    timestamp_ms: int
    manifest_list: str | None
    manifests: tuple[str, ...]
    operation: str | None
    schema_id: int | None
    summary: Mapping[str, str] = field(default_factory=dict, hash=False)

    def count(self, name: str) -> int | None:
        """Return a number of the summary; None if it is not there, or no number."""
        text = self.summary.get(name, "")
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 19
        return int(text) if is_number and -(2**63) <= int(text) < 2**63 else None


@dataclass(frozen=True)
class Ref:
    """A branch or tag.

    Attributes:
        name: of the ref.
        snapshot_id: what it stands for.
        type: `branch` or `tag`.
        max_ref_age_ms: how long the ref is to be kept; None for ever.
        min_snapshots_to_keep: of a branch, when its snapshots expire.
        max_snapshot_age_ms: of a branch, when its snapshots expire.
    """

    name: str
    snapshot_id: int
    type: str
    max_ref_age_ms: int | None = None
    min_snapshots_to_keep: int | None = None
    max_snapshot_age_ms: int | None = None


@dataclass(frozen=True)
class SnapshotLogEntry:
    """When a snapshot became the current one."""

    timestamp_ms: int
    snapshot_id: int


def to_snapshot(json: JsonObject) -> Snapshot:
    """Translate a snapshot's JSON; without an operation a summary tells of an overwrite.

    Spec: Iceberg v3, Snapshots; core/SnapshotParser.java for the missing operation.
    """
    summary = json.text_map("summary")
    operation = summary.pop("operation", "overwrite" if summary else None)
    manifest_list = json.optional_text("manifest-list")
    return Snapshot(
        snapshot_id=json.integer("snapshot-id"),
        parent_snapshot_id=json.optional_integer("parent-snapshot-id"),
        sequence_number=json.optional_integer("sequence-number") or 0,
        timestamp_ms=to_millis(json, "timestamp-ms"),
        manifest_list=manifest_list,
        manifests=() if manifest_list else json.texts("manifests"),
        operation=operation,
        schema_id=json.optional_integer("schema-id"),
        summary=summary,
    )


def to_ref(name: str, json: JsonObject) -> Ref:
    """Translate the JSON of a branch or tag.

    Spec: Iceberg v3, Snapshot References.
    """
    kind = json.text("type").lower()
    if kind not in ("branch", "tag"):
        json.refuse(f"type of ref {name!a}", kind, "branch or tag")
    return Ref(
        name=name,
        snapshot_id=json.integer("snapshot-id"),
        type=kind,
        max_ref_age_ms=json.optional_integer("max-ref-age-ms"),
        min_snapshots_to_keep=json.optional_integer("min-snapshots-to-keep"),
        max_snapshot_age_ms=json.optional_integer("max-snapshot-age-ms"),
    )


def to_log_entry(json: JsonObject) -> SnapshotLogEntry:
    """Translate an entry of the snapshot log."""
    return SnapshotLogEntry(to_millis(json, "timestamp-ms"), json.integer("snapshot-id"))


def to_millis(json: JsonObject, name: str) -> int:
    """Return a required time in milliseconds since the epoch."""
    millis = json.integer(name)
    if millis not in COUNTABLE_MILLIS:
        json.refuse(name, millis, "milliseconds since 1970")
    return millis
