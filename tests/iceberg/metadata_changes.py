"""Changes of table metadata that some readers refuse: each one contradicts itself in one way."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
_MINUTES = 120_000
#: Columns of all kinds that identifier fields and sort orders may name.
SCHEMA = {
    "type": "struct",
    "schema-id": 0,
    "fields": [
        {"id": 1, "name": "id", "required": True, "type": "long"},
        {"id": 2, "name": "p", "required": False, "type": "int"},
        {"id": 3, "name": "d", "required": True, "type": "double"},
        {
            "id": 4,
            "name": "one",
            "required": False,
            "type": {
                "type": "struct",
                "fields": [{"id": 5, "name": "x", "required": True, "type": "long"}],
            },
        },
        {
            "id": 6,
            "name": "many",
            "required": True,
            "type": {
                "type": "list",
                "element-id": 7,
                "element-required": True,
                "element": "long",
            },
        },
    ],
}


def snapshot(number: int, version: int) -> Json:
    """A snapshot that names no file of its own."""
    rows = {"first-row-id": number * 10, "added-rows": 10} if version > 2 else {}
    order = {"sequence-number": number} if version > 1 else {}
    parent = {"parent-snapshot-id": 100 + number - 1} if number > 1 else {}
    return {
        "snapshot-id": 100 + number,
        "timestamp-ms": 1_700_000_000_000 + number * 1000,
        "manifest-list": f"s3://lake/t/metadata/snap-{number}.avro",
        "summary": {"operation": "append", "added-data-files": "1"},
        "schema-id": 0,
        **order,
        **parent,
        **rows,
    }


def sound(version: int = 2) -> Json:
    """Metadata that every reader accepts."""
    snapshots = [snapshot(number, version) for number in (1, 2, 3)]
    log = [
        {"snapshot-id": one["snapshot-id"], "timestamp-ms": one["timestamp-ms"]}
        for one in snapshots
    ]
    files = [
        {"metadata-file": f"s3://lake/t/metadata/v{at}.metadata.json", "timestamp-ms": time}
        for at, time in enumerate(one["timestamp-ms"] for one in snapshots[:2])
    ]
    return {
        "format-version": version,
        "table-uuid": "6f93e69c-3c9e-416c-8a97-d55201463d0d",
        "location": "s3://lake/t",
        "last-updated-ms": snapshots[-1]["timestamp-ms"],
        "last-column-id": 7,
        "schemas": [SCHEMA],
        "current-schema-id": 0,
        "partition-specs": [
            {
                "spec-id": 0,
                "fields": [
                    {"source-id": 2, "field-id": 1000, "transform": "identity", "name": "p"}
                ],
            }
        ],
        "default-spec-id": 0,
        "last-partition-id": 1000,
        "sort-orders": [{"order-id": 0, "fields": []}],
        "default-sort-order-id": 0,
        "properties": {},
        "current-snapshot-id": 103,
        "snapshots": snapshots,
        "snapshot-log": log,
        "metadata-log": files,
        "refs": {"main": {"snapshot-id": 103, "type": "branch"}},
        **({"last-sequence-number": 3} if version > 1 else {}),
        **({"next-row-id": 40} if version > 2 else {}),
        **({"schema": SCHEMA, "partition-spec": []} if version == 1 else {}),
    }


def put(*path: Any, value: Any) -> Callable[[Json], None]:
    """Return a change of the value at a path."""

    def change(metadata: Json) -> None:
        place: Any = metadata
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = value

    return change


def added(*path: Any, value: Any) -> Callable[[Json], None]:
    """Return a change that adds an item to a list, or the keys of an object to one."""

    def change(metadata: Json) -> None:
        place: Any = metadata
        for part in path:
            place = place[part]
        if isinstance(place, list):
            place.append(copy.deepcopy(place[-1] if value is ... else value))
        else:
            place.update(copy.deepcopy(value))

    return change


def without(*path: Any) -> Callable[[Json], None]:
    """Return a change that removes a key."""

    def change(metadata: Json) -> None:
        place: Any = metadata
        for part in path[:-1]:
            place = place[part]
        del place[path[-1]]

    return change


def both(*changes: Callable[[Json], None]) -> Callable[[Json], None]:
    """Return a change of several steps."""

    def change(metadata: Json) -> None:
        for one in changes:
            one(metadata)

    return change


def _column(at: int, **facts: Any) -> Callable[[Json], None]:
    return added("schemas", 0, "fields", at, value=facts)


def _order(**facts: Any) -> Json:
    field = {
        "transform": "identity", "source-id": 1, "direction": "asc", "null-order": "nulls-first"
    }  # fmt: skip
    return {"order-id": 1, "fields": [field | facts]}


_SORTED = both(added("sort-orders", value=_order()), put("default-sort-order-id", value=1))
_NEXT = {"snapshot-id": 103, "type": "branch"}


def _schema_without(column: int) -> Callable[[Json], None]:
    def change(metadata: Json) -> None:
        kept = [one for one in SCHEMA["fields"] if one["id"] != column]
        metadata["schemas"].append({**SCHEMA, "schema-id": 1, "fields": kept})
        metadata["current-schema-id"] = 1

    return change


#: Changes by name.
CHANGES: dict[str, Callable[[Json], None]] = {
    "none": lambda metadata: None,
    # ids
    "schema twice": added("schemas", value=...),
    "spec twice": added("partition-specs", value=...),
    "snapshot twice": added("snapshots", value=...),
    "sort order twice": added("sort-orders", value=...),
    "column id twice": _column(1, id=1),
    "column name twice": _column(1, name="id"),
    "partition field id twice": added("partition-specs", 0, "fields", value={
        "source-id": 1, "field-id": 1000, "transform": "identity", "name": "q"}),
    "partition name twice": added("partition-specs", 0, "fields", value={
        "source-id": 1, "field-id": 1001, "transform": "identity", "name": "p"}),
    # times
    "updated before last snapshot": put("last-updated-ms", value=1_700_000_003_000 - _MINUTES),
    "updated a moment before last snapshot": put("last-updated-ms", value=1_700_000_002_000),
    "updated before last metadata file": both(
        put("snapshot-log", value=[]),
        put("last-updated-ms", value=1_700_000_002_000 - _MINUTES)),
    "snapshot log unsorted": both(
        put("snapshot-log", 0, "timestamp-ms", value=1_700_000_002_000 + _MINUTES),
        put("last-updated-ms", value=1_700_000_002_000 + _MINUTES)),
    "snapshot log unsorted by a moment": put(
        "snapshot-log", 0, "timestamp-ms", value=1_700_000_002_500),
    "metadata log unsorted": both(
        put("metadata-log", 0, "timestamp-ms", value=1_700_000_002_000 + _MINUTES),
        put("last-updated-ms", value=1_700_000_002_000 + _MINUTES)),
    "snapshot log names no snapshot": put("snapshot-log", 0, "snapshot-id", value=1),
    # sort orders
    "sorted": _SORTED,
    "sorted by dropped column": both(
        added("sort-orders", value=_order(**{"source-id": 3})),
        put("default-sort-order-id", value=1), _schema_without(3)),
    "former order of dropped column": both(
        added("sort-orders", value=_order(**{"source-id": 3})), _schema_without(3)),
    "sorted by list": both(
        added("sort-orders", value=_order(**{"source-id": 6})),
        put("default-sort-order-id", value=1)),
    "former order by list": added("sort-orders", value=_order(**{"source-id": 6})),
    "sorted by days of a number": both(
        added("sort-orders", value=_order(transform="day")),
        put("default-sort-order-id", value=1)),
    "sorted by unknown transform": both(
        added("sort-orders", value=_order(transform="zorder")),
        put("default-sort-order-id", value=1)),
    "sort direction unknown": both(_SORTED, put("sort-orders", 1, "fields", 0, "direction",
        value="up")),
    "sort direction missing": both(_SORTED, without("sort-orders", 1, "fields", 0, "direction")),
    "null order unknown": both(_SORTED, put("sort-orders", 1, "fields", 0, "null-order",
        value="nulls")),
    "null order missing": both(_SORTED, without("sort-orders", 1, "fields", 0, "null-order")),
    "sort order 0 with fields": put("sort-orders", value=[_order() | {"order-id": 0}]),
    "sort order 1 without fields": both(
        added("sort-orders", value={"order-id": 1, "fields": []}),
        put("default-sort-order-id", value=1)),
    "sort order without id": put("sort-orders", value=[{"fields": []}]),
    "default sort order missing": put("default-sort-order-id", value=7),
    "default spec missing": put("default-spec-id", value=7),
    "current schema missing": put("current-schema-id", value=7),
    # partition specs
    "spec of dropped column": _schema_without(2),
    "former spec of dropped column": both(
        added("partition-specs", value={"spec-id": 1, "fields": []}),
        put("default-spec-id", value=1), _schema_without(2)),
    "spec of list": put("partition-specs", 0, "fields", 0, "source-id", value=6),
    "spec of days of a number": put("partition-specs", 0, "fields", 0, "transform", value="day"),
    "spec of unknown transform": put(
        "partition-specs", 0, "fields", 0, "transform", value="zorder"),
    "spec named as another column": put("partition-specs", 0, "fields", 0, "name", value="id"),
    "partition field without id": without("partition-specs", 0, "fields", 0, "field-id"),
    # identifier fields
    "identifier": added("schemas", 0, value={"identifier-field-ids": [1]}),
    "identifier optional": added("schemas", 0, value={"identifier-field-ids": [2]}),
    "identifier unknown": added("schemas", 0, value={"identifier-field-ids": [77]}),
    "identifier of double": added("schemas", 0, value={"identifier-field-ids": [3]}),
    "identifier not primitive": added("schemas", 0, value={"identifier-field-ids": [6]}),
    "identifier in optional struct": added("schemas", 0, value={"identifier-field-ids": [5]}),
    "identifier in list": added("schemas", 0, value={"identifier-field-ids": [7]}),
    "identifier twice": added("schemas", 0, value={"identifier-field-ids": [1, 1]}),
    "identifiers null": added("schemas", 0, value={"identifier-field-ids": None}),
    # refs
    "branch keeps 0": added("refs", "main", value={"min-snapshots-to-keep": 0}),
    "branch of age 0": added("refs", "main", value={"max-snapshot-age-ms": 0}),
    "ref of age 0": added("refs", "main", value={"max-ref-age-ms": 0}),
    "ref of age -1": added("refs", "main", value={"max-ref-age-ms": -1}),
    "branch keeps": added("refs", "main", value={"min-snapshots-to-keep": 3}),
    "tag keeps snapshots": added("refs", value={
        "t": {"snapshot-id": 102, "type": "tag", "min-snapshots-to-keep": 3}}),
    "tag keeps snapshots by age": added("refs", value={
        "t": {"snapshot-id": 102, "type": "tag", "max-snapshot-age-ms": 3}}),
    "tag": added("refs", value={"t": {"snapshot-id": 102, "type": "tag", "max-ref-age-ms": 3}}),
    "main is a tag": put("refs", "main", "type", value="tag"),
    "ref keeps null": added("refs", "main", value={"min-snapshots-to-keep": None}),
    "ref null": added("refs", value={"t": None}),
    "ref of no snapshot": added("refs", value={"t": {"snapshot-id": 9, "type": "tag"}}),
    "ref type in capitals": put("refs", "main", "type", value="BRANCH"),
    "refs without main": put("refs", value={"b": _NEXT}),
    "refs empty": put("refs", value={}),
    "no refs": without("refs"),
    # nulls
    **{f"{name} null": put(name, value=None) for name in (
        "refs", "statistics", "partition-statistics", "metadata-log", "snapshot-log", "snapshots",
        "properties", "sort-orders", "partition-specs", "schemas", "current-snapshot-id",
        "table-uuid", "location", "last-updated-ms", "last-column-id", "last-partition-id",
        "last-sequence-number", "current-schema-id", "default-spec-id", "default-sort-order-id",
        "next-row-id", "encryption-keys", "schema", "partition-spec",
    )},
    **{f"{name} absent": lambda metadata, name=name: metadata.pop(name, None) for name in (
        "metadata-log", "snapshot-log", "snapshots", "properties", "sort-orders",
        "partition-specs", "schemas", "current-snapshot-id", "table-uuid",
        "last-updated-ms", "last-column-id", "last-partition-id", "last-sequence-number",
        "current-schema-id", "default-spec-id", "default-sort-order-id", "next-row-id",
        "schema", "partition-spec",
    )},
    "spec renamed to another column": both(
        added("partition-specs", value={"spec-id": 1, "fields": [
            {"source-id": 2, "field-id": 1001, "transform": "identity", "name": "id"}]})),
    "spec renamed to its own column by bucket": put(
        "partition-specs", 0, "fields", 0, "transform", value="bucket[4]"),
    "spec twice the same column": added("partition-specs", 0, "fields", value={
        "source-id": 2, "field-id": 1001, "transform": "identity", "name": "p2"}),
    "void of dropped column": both(_schema_without(2), put(
        "partition-specs", 0, "fields", 0, "transform", value="void")),
    "initial default null": _column(1, **{"initial-default": None}),
    "write default null": _column(1, **{"write-default": None}),
    "initial default": _column(1, **{"initial-default": 5}),
    "doc null": _column(1, doc=None),
    "default of wrong type": _column(1, **{"initial-default": "five"}),
    "required with null default": _column(0, **{"initial-default": None}),
    "property null": put("properties", value={"a": None}),
    "property number": put("properties", value={"a": 5}),
    "parent null": added("snapshots", 0, value={"parent-snapshot-id": None}),
    "schema of snapshot null": added("snapshots", 0, value={"schema-id": None}),
    "summary null": put("snapshots", 0, "summary", value=None),
    "summary absent": without("snapshots", 0, "summary"),
    "summary empty": put("snapshots", 0, "summary", value={}),
    "summary without operation": without("snapshots", 0, "summary", "operation"),
    "summary value null": put("snapshots", 0, "summary", "added-data-files", value=None),
    "summary value number": put("snapshots", 0, "summary", "added-data-files", value=1),
    "manifest list null": put("snapshots", 0, "manifest-list", value=None),
    "manifest list absent": without("snapshots", 0, "manifest-list"),
    "first row id without rows": added("snapshots", 0, value={
        "first-row-id": 0, "added-rows": None}),
    "rows without first row id": added("snapshots", 0, value={
        "first-row-id": None, "added-rows": 5}),
    "first row id negative": added("snapshots", 0, value={"first-row-id": -1, "added-rows": 5}),
    # counters
    "last column below": put("last-column-id", value=6),
    "last partition below": put("last-partition-id", value=999),
    "last sequence number below": put("last-sequence-number", value=2),
    "next row id below": put("next-row-id", value=30),
    "next row id negative": put("next-row-id", value=-1),
    # empty lists
    "schemas empty": put("schemas", value=[]),
    "partition specs empty": put("partition-specs", value=[]),
    "sort orders empty": put("sort-orders", value=[]),
    "snapshots empty": put("snapshots", value=[]),
    # kinds
    "refs list": put("refs", value=[]),
    "statistics incomplete": put("statistics", value=[{"snapshot-id": 103}]),
    "statistics of no snapshot": put("statistics", value=[{"snapshot-id": 9,
        "statistics-path": "s3://x", "file-size-in-bytes": 5, "file-footer-size-in-bytes": 5,
        "blob-metadata": []}]),
    "statistics": put("statistics", value=[{"snapshot-id": 103,
        "statistics-path": "s3://x", "file-size-in-bytes": 5, "file-footer-size-in-bytes": 5,
        "blob-metadata": []}]),
    "uuid malformed": put("table-uuid", value="t"),
    "current snapshot of no snapshot": both(
        put("current-snapshot-id", value=9), without("refs")),
    "current snapshot not main": put("current-snapshot-id", value=102),
    "current snapshot -1": put("current-snapshot-id", value=-1),
    "reserved property": put("properties", value={"format-version": "2"}),
    "location relative": put("location", value="t"),
    "schema of snapshot unknown": put("snapshots", 0, "schema-id", value=9),
    "schema without id": without("schemas", 0, "schema-id"),
}  # fmt: skip
