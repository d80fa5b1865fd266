"""Statistics files as the table metadata names them: Puffin files, and rows by partition.

Knows the entries of the metadata file; what is in a Puffin file is not its business.

Spec: Iceberg v3, Table Statistics; Partition Statistics.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arrowmeta.io.json_file import JsonObject


@dataclass(frozen=True)
class Blob:
    """What the metadata, or a Puffin file itself, says about one of its blobs."""

    type: str
    snapshot_id: int | None
    sequence_number: int | None
    fields: tuple[int, ...]
    properties: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class StatisticsFile:
    """A file with statistics of a snapshot.

    Attributes:
        blobs: of a Puffin file; the file of partition statistics has none.
        is_by_partition: whether its rows are statistics of partitions.
    """

    snapshot_id: int
    path: str
    size: int | None
    blobs: tuple[Blob, ...] = ()
    is_by_partition: bool = False


def to_statistics_file(json: JsonObject) -> StatisticsFile:
    """Translate an entry of `statistics`.

    Spec: Iceberg v3, Table Statistics.
    """
    return StatisticsFile(
        snapshot_id=json.integer("snapshot-id"),
        path=json.text("statistics-path"),
        size=json.optional_integer("file-size-in-bytes"),
        blobs=tuple(map(to_blob, json.objects("blob-metadata"))),
    )


def to_partition_statistics_file(json: JsonObject) -> StatisticsFile:
    """Translate an entry of `partition-statistics`.

    Spec: Iceberg v3, Partition Statistics.
    """
    return StatisticsFile(
        snapshot_id=json.integer("snapshot-id"),
        path=json.text("statistics-path"),
        size=json.optional_integer("file-size-in-bytes"),
        is_by_partition=True,
    )


def to_blob(json: JsonObject) -> Blob:
    """Translate an entry of `blob-metadata`, or of the footer of a Puffin file."""
    return Blob(
        type=json.text("type"),
        snapshot_id=json.optional_integer("snapshot-id"),
        sequence_number=json.optional_integer("sequence-number"),
        fields=json.integers("fields"),
        properties=json.text_map("properties"),
    )
