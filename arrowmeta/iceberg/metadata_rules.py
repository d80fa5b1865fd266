"""Contradictions within table metadata: one table of rules, and who refuses it.

A rule is a place in the file, a claim about its values, and the readers that refuse metadata for
which the claim is false. Each rule was run with changed metadata (`tests/iceberg/
test_metadata_rules.py`): with Iceberg Java 1.12.0, which Spark, Flink and Trino read metadata with,
and with PyIceberg 0.12, with which Polars does. Main names: `RULES`, `faults_of`.

Spec: Iceberg v3, Table Metadata Fields; Snapshots; Snapshot References; Sorting; Partitioning;
Identifier Field IDs.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias
from uuid import UUID

import pyarrow as pa

from arrowmeta.iceberg.transform import parse_transform
from arrowmeta.io.document import decode
from arrowmeta.model.evidence import METADATA_FAULTS

_JAVA = ("spark", "flink", "trino")
_PY = ("pyiceberg", "polars")
_BOTH = (*_JAVA, *_PY)
_RUST = ("iceberg-rust",)
_JAVA_RUST = (*_JAVA, *_RUST)
#: Clocks of writers may differ by this much.
_MINUTE = 60_000


class Rule(NamedTuple):
    """A claim about table metadata.

    Attributes:
        place: path of values: keys, `[]` for all items of a list, `[key=field]` for those whose key
            is the value of a field of the file, `{}` for all values of an object, `{key=text}` for
            those whose key is a text. `columns` are the fields of all schemas, at any depth.
        claim: a name in `_CLAIMS`, and its argument.
        refused_by: engines that refuse metadata for which it is false.
        source: class that does.
        since: first format version that it is about.
        until: last format version that it is about.
        given: field without which it is about nothing.
        harm: what else is wrong then.
    """

    place: str
    claim: str
    refused_by: tuple[str, ...]
    source: str
    since: int = 1
    until: int = 4
    given: str | None = None
    harm: str | None = None


class MetadataFault(NamedTuple):
    """A rule whose claim is false.

    Attributes:
        rule: the rule.
        actual: what the metadata has instead.
    """

    rule: Rule
    actual: str


def faults_table(path: str, faults: Iterable[MetadataFault]) -> pa.Table:
    """Return the faults of a metadata file as `model.evidence.METADATA_FAULTS`."""
    rows = [
        {
            "path": path,
            "fact": f"table metadata: {rule.place} {rule.claim}",
            "expected": f"field {rule.place}"
            if rule.claim.startswith("present")
            else f"{rule.place}: {rule.claim}",
            "actual": actual,
            "engines": list(rule.refused_by),
            "harm": rule.harm,
            "source": rule.source,
        }
        for rule, actual in faults
    ]
    return pa.Table.from_pylist(rows, METADATA_FAULTS)


_PARSER = "Iceberg TableMetadataParser.fromJson"
_TABLE = "Iceberg TableMetadata"
_MODEL = "PyIceberg pyiceberg/table/metadata.py"
_SNAPSHOT = "Iceberg SnapshotParser.fromJson"
_REFS = "Iceberg SnapshotRef.Builder; PyIceberg pyiceberg/table/refs.py"
_SORT = "sort-orders[order-id=default-sort-order-id].fields[]"
_SPEC = "partition-specs[spec-id=default-spec-id].fields[]"
_COLUMN_DEFAULTS = ("columns[].initial-default", "columns[].write-default")


def _rules(
    claim: str, refused_by: tuple[str, ...], source: str, *places: str, **more: Any
) -> Sequence[Rule]:
    """Return the same rule about several places."""
    return [Rule(place, claim, refused_by, source, **more) for place in places]


#: All rules. What this package cannot read either is an error of `metadata`, and has none.
RULES = (
    # Required fields.
    *_rules("present", _JAVA_RUST, _PARSER, "last-updated-ms"),
    *_rules("present", (*_BOTH, *_RUST), _PARSER, "last-column-id"),
    *_rules("present", _JAVA_RUST, _TABLE, "table-uuid", since=2),
    *_rules("present", _JAVA_RUST, _PARSER, "last-sequence-number", "last-partition-id",
            "sort-orders", since=2),
    *_rules("present", (*_BOTH, *_RUST), _PARSER, "schemas", "partition-specs", since=2),
    Rule("schema", "present", _PY, f"{_MODEL}, TableMetadataV1", until=1),
    *_rules("present", _JAVA_RUST, _PARSER, "current-schema-id", given="schemas"),
    *_rules("present", _JAVA_RUST, _PARSER, "default-spec-id", given="partition-specs"),
    *_rules("present", _JAVA_RUST, _PARSER, "default-sort-order-id", given="sort-orders"),
    *_rules("present", _JAVA_RUST, _PARSER, "next-row-id", since=3),
    Rule("snapshots", "all have operation", _RUST, "iceberg-rust SnapshotV2", since=2),
    # Nulls in place of values, lists and objects; the fields may be absent.
    *_rules("not null", _BOTH, _PARSER, "refs", "refs{}", "statistics", "partition-statistics",
            "properties", "snapshots"),
    *_rules("not null", _PY, _MODEL, "snapshot-log", "metadata-log", "table-uuid",
            "last-updated-ms", "current-schema-id", "default-spec-id", "default-sort-order-id"),
    *_rules("not null", _PY, _MODEL, "last-sequence-number", "sort-orders", "partition-specs",
            since=2),
    *_rules("not null", _PY, _MODEL, "partition-spec", until=1),
    Rule("schemas[].identifier-field-ids", "not null", _PY, "PyIceberg pyiceberg/schema.py"),
    *_rules("not null", _JAVA, _PARSER, "partition-specs", "encryption-keys"),
    Rule("sort-orders", "not null", _JAVA, _TABLE),
    *(Rule("schemas", claim, _JAVA, _PARSER, until=1) for claim in ("not null", "not empty")),
    *_rules("not null", _JAVA, "Iceberg SchemaParser.defaultFromJson", *_COLUMN_DEFAULTS),
    *_rules("of the type", _JAVA, "Iceberg SingleValueParser.fromJson", *_COLUMN_DEFAULTS),
    Rule("columns[].initial-default", "not of nanoseconds", _PY,
         "PyIceberg pyiceberg/conversions.py"),
    Rule("properties{}", "not null", _PY, f"{_MODEL}, TableMetadataCommonFields"),
    Rule("properties{}", "a text", _JAVA, _PARSER),
    *_rules("not null", _JAVA, _SNAPSHOT, "snapshots[].parent-snapshot-id", "snapshots[].summary",
            "snapshots[].manifest-list"),
    Rule("snapshots[].summary{}", "a text", _JAVA, _SNAPSHOT),
    Rule("snapshots[]", "with manifests", _JAVA, _SNAPSHOT),
    Rule("snapshots[].manifest-list", "present", _PY, "PyIceberg pyiceberg/table/snapshots.py"),
    Rule("snapshots[].added-rows", "present", _JAVA, "Iceberg BaseSnapshot", given="first-row-id"),
    Rule("snapshots[].first-row-id", "not negative", _JAVA, "Iceberg BaseSnapshot"),
    # Ids and names.
    Rule("schemas", "distinct schema-id", _JAVA, f"{_TABLE}.indexSchemas"),
    Rule("partition-specs", "distinct spec-id", _JAVA, f"{_TABLE}.indexSpecs"),
    Rule("sort-orders", "distinct order-id", _JAVA, f"{_TABLE}.indexSortOrders"),
    Rule("snapshots", "distinct snapshot-id", _JAVA, f"{_TABLE}.indexAndValidateSnapshots"),
    Rule("schemas[].fields", "distinct name", _BOTH, "Iceberg IndexByName"),
    Rule("partition-specs[].fields", "distinct name", _JAVA, "Iceberg PartitionSpec.Builder"),
    Rule("partition-specs[].fields[]", "no other column's name", _JAVA,
         "Iceberg PartitionSpec.Builder"),
    Rule("partition-specs[].fields[].field-id", "present", _PY,
         "PyIceberg pyiceberg/partitioning.py"),
    Rule("default-sort-order-id", "one of sort-orders", _PY, f"{_MODEL}, check_sort_orders",
         since=2),
    Rule("table-uuid", "a UUID", _PY, _MODEL),
    Rule("current-snapshot-id", "present if there is main", _JAVA_RUST,
         f"{_TABLE}.validateRefs"),
    # Times.
    *_rules("in order of timestamp-ms", _JAVA, _TABLE, "snapshot-log", "metadata-log"),
    *(Rule("last-updated-ms", f"not before {log}-log", _JAVA, _TABLE)
      for log in ("snapshot", "metadata")),
    # Sort orders and partition specs against the current schema.
    *_rules("not empty", _JAVA, _TABLE, "sort-orders", "partition-specs"),
    Rule("partition-specs", "not empty", _PY, f"{_MODEL}, check_partition_specs", since=2),
    Rule("sort-orders[]", "0 if unsorted only", _JAVA, "Iceberg UnboundSortOrder"),
    *_rules("present", _JAVA, "Iceberg SortOrderParser", "sort-orders[].order-id",
            "sort-orders[].fields[].direction", "sort-orders[].fields[].null-order",
            "sort-orders[].fields[].transform"),
    Rule("sort-orders[].fields[].direction", "one of asc, desc", _BOTH, "Iceberg SortOrderParser"),
    Rule("sort-orders[].fields[].null-order", "one of nulls-first, nulls-last", _BOTH,
         "Iceberg SortOrderParser"),
    Rule(_SORT, "of a column", _JAVA, "Iceberg SortOrder.checkCompatibility"),
    Rule(_SPEC, "of a column", _JAVA, "Iceberg PartitionSpec.checkCompatibility"),
    # Identifier fields.
    Rule("schemas[]", "identifiers", _BOTH, "Iceberg Schema.validateIdentifierField"),
    # Retention.
    *_rules("positive", _BOTH, _REFS, "refs{}.min-snapshots-to-keep",
            "refs{}.max-snapshot-age-ms", "refs{}.max-ref-age-ms"),
    *_rules("unset", _BOTH, _REFS, "refs{type=tag}.min-snapshots-to-keep",
            "refs{type=tag}.max-snapshot-age-ms"),
    Rule("refs{}.type", "one of branch, tag", _PY, "PyIceberg pyiceberg/table/refs.py"),
    # Counters; sequence numbers and row ids have checks of their own.
    Rule("last-column-id", "at least columns[].id", (), "Iceberg spec, Table Metadata Fields",
         harm="the next column gets an id that is in use"),
    Rule("last-partition-id", "at least partition-specs[].fields[].field-id", (),
         "Iceberg spec, Table Metadata Fields",
         harm="the next partition field gets an id that is in use"),
)  # fmt: skip

#: Types that transforms take; others take all. Spec: Iceberg v3, Partition Transforms.
_TAKEN = {
    "year": "date|timestamp",
    "month": "date|timestamp",
    "day": "date|timestamp",
    "hour": "timestamp",
    "truncate": "int|long|decimal|string|binary",
    "bucket": "int|long|decimal|date|time|string|uuid|fixed|binary",
}
#: JSON types of default values; others are texts. Spec: Iceberg v3, Appendix D.
_DEFAULTS: Mapping[str, tuple[type, ...]] = {
    "boolean": (bool,), "int": (int,), "long": (int,), "float": (int, float), "double": (int, float)
}  # fmt: skip

#: Rules about one snapshot; they are checked when its item is parsed.
_OF_SNAPSHOTS = tuple(rule for rule in RULES if rule.place.startswith("snapshots[]"))
_OF_FILE = tuple(rule for rule in RULES if rule not in _OF_SNAPSHOTS)


class _At(NamedTuple):
    """A value, the object that has it under a key, and where it is."""

    value: Any
    parent: Any
    key: Any
    name: str

    @property
    def is_null(self) -> bool:
        return self.value is None and isinstance(self.parent, dict) and self.key in self.parent


class _File:
    """The fields of the file; lists that may be long have `values` by attribute."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = dict(values)
        schemas = values.get("schemas") or [values.get("schema") or {}]
        self.values["columns"] = [one for schema in schemas for one in _nested(schema)]
        current = values.get("current-schema-id")
        of_table = [one for one in schemas if one.get("schema-id", 0) == current] or schemas
        self.current = {one["id"]: one for one in _nested(of_table[-1])}
        self.names = {one["name"]: one["id"] for one in of_table[-1].get("fields") or ()}

    def at(self, place: str) -> Iterator[_At]:
        """Yield the values at a place."""
        found = [_At(self.values, None, None, "")]
        for part in re.findall(r"[^.\[\]{}]+|\[[^]]*\]|\{[^}]*\}", place):
            found = [after for one in found for after in self._after(one, part)]
        yield from found

    def _after(self, at: _At, part: str) -> Iterator[_At]:
        if part[0] not in "[{":
            if isinstance(at.value, dict):
                yield _At(at.value.get(part), at.value, part, at.name)
            return
        items = at.value if isinstance(at.value, list) else ()
        of_object = at.value.items() if isinstance(at.value, dict) else ()
        key, _, named = part[1:-1].partition("=")
        expected = self.values.get(named) if part[0] == "[" else named
        for name, value in enumerate(items) if part[0] == "[" else of_object:
            if not key or (isinstance(value, dict) and value.get(key) == expected):
                yield _At(value, at.value, name, f"{at.name} {name}".strip())


def _nested(kind: Any, problem: str = "") -> Iterator[dict[str, Any]]:
    """Yield the fields of a schema or nested type as objects with `id`, `type` and `problem`.

    `problem` says why a field in a list, map or optional struct cannot identify rows.
    """
    if not isinstance(kind, dict):
        return
    for field in kind.get("fields") or ():
        yield {**field, "problem": problem}
        inside = problem or ("" if field.get("required") else "in an optional struct")
        yield from _nested(field.get("type"), inside)
    for name in ("element", "key", "value"):
        if f"{name}-id" in kind:
            field = {"id": kind[f"{name}-id"], "name": name, "type": kind[name], "required": True}
            yield {**field, "problem": "in a list or map"}
            yield from _nested(kind[name], "in a list or map")


def _values(value: Any, key: str) -> list[Any]:
    """Return a field of all items of a list; absent ids are 0."""
    if isinstance(value, list):
        return [item.get(key, 0) for item in value]
    return [] if value is None else value.column(key.replace("-", "_"))


#: What contradicts a claim about a value, given its argument: a text, or True for the value itself.
_Claim: TypeAlias = Callable[[_At, str, _File], str | bool | None]


def _distinct(at: _At, key: str, _: _File) -> str | None:
    counts = Counter(_values(at.value, key)).items()
    return next((f"{count} of {key} {value}" for value, count in counts if count > 1), None)


def _in_order(at: _At, key: str, _: _File) -> str | None:
    steps = pairwise(_values(at.value, key))
    back = (f"{after} after {before}" for before, after in steps if after - before < -_MINUTE)
    return next(back, None)


def _not_before(at: _At, log: str, file: _File) -> str | None:
    times = _values(file.values.get(log), "timestamp-ms")
    if times and at.value is not None and at.value - times[-1] < -_MINUTE:
        return f"{at.value}, and the last entry is of {times[-1]}"
    return None


def _at_least(at: _At, place: str, file: _File) -> str | None:
    used = [one.value for one in file.at(place) if isinstance(one.value, int)]
    if at.value is not None and used and at.value < max(used):
        return f"{at.value}, and {max(used)} is in use"
    return None


def _one_of(at: _At, allowed: str, file: _File) -> bool:
    known: Sequence[Any] = allowed.split(", ")
    if "," not in allowed:
        known = _values(file.values.get(allowed), "order-id")
    return at.value is not None and bool(known) and at.value not in known


def _of_a_column(at: _At, _: str, file: _File) -> str | None:
    transform = str(parse_transform(at.value.get("transform") or "identity"))
    taken = _TAKEN.get(re.sub(r"\W.*", "", transform), "")
    for source in at.value.get("source-ids") or [at.value.get("source-id")]:
        kind = file.current.get(source, {}).get("type")
        if kind is None and transform != "void":
            return f"column {source}, which the current schema lacks"
        if isinstance(kind, dict):
            return f"column {source}, which is a {kind.get('type')}"
        if kind is not None and not re.match(taken, kind):
            return f"{transform} of a {kind}"
    return None


def _of_the_type(at: _At, _: str, __: _File) -> str | None:
    kind = at.parent.get("type")
    is_known = at.value is None or not isinstance(kind, str)
    is_true = is_known or type(at.value) in _DEFAULTS.get(kind, (str,))
    return None if is_true else f"{at.value} for a {kind}"


def _of_main(at: _At, _: str, file: _File) -> str | None:
    main = (file.values.get("refs") or {}).get("main")
    if main is None or (at.value or -1) != -1:
        return None
    return f"{at.value}, and main is {main.get('snapshot-id')}"


def _no_other_column(at: _At, _: str, file: _File) -> str | None:
    column, source = file.names.get(at.value.get("name")), at.value.get("source-id")
    is_false = column is not None and source in file.current and column != source
    name = at.value.get("name")
    return f"{name}, which is column {column}, for column {source}" if is_false else None


def _identifiers(at: _At, _: str, __: _File) -> str | None:
    columns = {one["id"]: one for one in _nested(at.value)}
    for field_id in at.value.get("identifier-field-ids") or ():
        column = columns.get(field_id, {"problem": "missing"})
        problem = column["problem"]
        if not problem and not isinstance(column["type"], str):
            problem = "nested"
        if not problem and not column.get("required"):
            problem = "optional"
        if not problem and column["type"] in ("float", "double"):
            problem = f"a {column['type']}"
        if problem:
            return f"identifier field {field_id} is {problem}"
    return None


def _no_uuid(at: _At, _: str, __: _File) -> bool:
    try:
        UUID(at.value or "0" * 32)
    except ValueError:
        return True
    return False


def _unsorted(at: _At, _: str, __: _File) -> bool:
    return bool(at.value.get("order-id") or 0) != bool(at.value.get("fields"))


#: Claims by their first words: what contradicts them.
_CLAIMS: Mapping[str, _Claim] = {
    "present if there is main": _of_main,
    "present": lambda at, *_: at.value is None and "none",
    "not null": lambda at, *_: at.is_null,
    "not empty": lambda at, *_: isinstance(at.value, list) and not at.value,
    "not negative": lambda at, *_: at.value is not None and at.value < 0,
    "positive": lambda at, *_: at.value is not None and at.value <= 0,
    "unset": lambda at, *_: at.value is not None,
    "a text": lambda at, *_: not isinstance(at.value, str),
    "a UUID": _no_uuid,
    "all have": lambda at, key, _: None in _values(at.value, key) and "none",
    "distinct": _distinct,
    "in order of": _in_order,
    "not before": _not_before,
    "at least": _at_least,
    "one of": _one_of,
    "of a column": _of_a_column,
    "no other column's name": _no_other_column,
    "0 if unsorted only": _unsorted,
    "identifiers": _identifiers,
    "of the type": _of_the_type,
    "not of nanoseconds": lambda at, *_: (
        at.value is not None and str(at.parent.get("type")).endswith("_ns")
    ),
    "with manifests": lambda at, *_: (
        "manifest-list" not in at.value and "manifests" not in at.value
    ),
}


def faults_of(
    values: Mapping[str, Any], lists: Mapping[str, Any], version: int
) -> tuple[MetadataFault, ...]:
    """Return the rules whose claims are false, with the first value that contradicts each.

    Args:
        values: the file, without the lists that may be long.
        lists: those lists (`snapshot.Records`); the faults of items were found with them.
        version: format version.
    """
    present = {name: records for name, records in lists.items() if len(records)}
    found = [fault for records in lists.values() for fault in records.faults]
    return (*_false(_OF_FILE, _File({**present, **values}), version), *found)


def snapshot_faults(items: Sequence[Any], text: bytes, are_texts: bool) -> Iterator[MetadataFault]:
    """Yield the rules about one snapshot that snapshots contradict.

    Args:
        items: the snapshots.
        text: their JSON.
        are_texts: whether all values of summaries are texts.
    """
    numbered = (item for item in items if item.first_row_id is not None)
    if (
        b"null" in text
        or any(item.manifest_list is None for item in items)
        or any(item.first_row_id < 0 or item.added_rows is None for item in numbered)
        or not are_texts
    ):
        yield from _false(_OF_SNAPSHOTS, _File({"snapshots": decode(text, list[Any], "")}), None)


def _false(rules: Iterable[Rule], file: _File, version: int | None) -> Iterator[MetadataFault]:
    for rule in rules:
        if version is not None and not rule.since <= version <= rule.until:
            continue
        if (actual := _contradiction(rule, file)) is not None:
            yield MetadataFault(rule, actual)


def _contradiction(rule: Rule, file: _File) -> str | None:
    claim = next(name for name in _CLAIMS if rule.claim.startswith(name))
    argument = rule.claim.removeprefix(claim).strip()
    for at in file.at(rule.place):
        if rule.given and (at.parent or file.values).get(rule.given) is None:
            continue
        if actual := _CLAIMS[claim](at, argument, file):
            if actual is True:
                actual = "null" if at.value is None else str(at.value)
            return f"{actual} at {at.name}" if at.name else actual
    return None
