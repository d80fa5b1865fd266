"""Contradictions within table metadata: the rules of `metadata_rules.txt`, and who refuses it.

A rule is a place in the file, a claim about its values, and the readers that refuse metadata for
which the claim is false. Each rule was run with changed metadata (`tests/iceberg/
test_metadata_rules.py`): with Iceberg Java 1.12.0, which Spark, Flink and Trino read metadata with,
and with PyIceberg 0.12, with which Polars does. Main names: `rules`, `faults_of`.

Spec: Iceberg v3, Table Metadata Fields; Snapshots; Snapshot References; Sorting; Partitioning;
Identifier Field IDs.
"""

from __future__ import annotations

import pkgutil
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, pairwise
from typing import Any, NamedTuple, TypeAlias
from uuid import UUID

import pyarrow as pa
from msgspec import to_builtins

from arrowmeta.iceberg.partition_spec import parse_transform
from arrowmeta.iceberg.schema import IcebergSchema, is_type, to_text
from arrowmeta.io.document import decode
from arrowmeta.model.tables import METADATA_FAULTS

#: Engines, by the library that they read metadata with.
_ENGINES = {
    "java": ("spark", "flink", "trino"),
    "pyiceberg": ("pyiceberg", "polars"),
    "rust": ("iceberg-rust",),
    "-": (),
}
#: Clocks of writers may differ by this much.
_MINUTE = 60_000


class Rule(NamedTuple):
    """A claim about table metadata; see `metadata_rules.txt`.

    Attributes:
        place: path of values.
        claim: a name in `_CLAIMS`, and its argument.
        refused_by: engines that refuse metadata for which it is false.
        source: class that does.
        since: first format version that it is about.
        until: last format version that it is about.
        provided: field without which it is about nothing.
        harm: what else is wrong then.
    """

    place: str
    claim: str
    refused_by: tuple[str, ...]
    source: str
    since: int = 1
    until: int = 4
    provided: str | None = None
    harm: str | None = None


@cache
def rules(*, of_snapshots: bool) -> tuple[Rule, ...]:
    """Return the rules about one snapshot, or those about the file."""
    text = (pkgutil.get_data(__package__, "metadata_rules.txt") or b"").decode()
    parsed = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            claim, places, libraries, source, *about = line.split(" | ")
            engines = tuple(chain.from_iterable(map(_ENGINES.__getitem__, libraries.split())))
            options: dict[str, Any] = dict(part.split(" ", 1) for part in about)
            options |= {name: int(options[name]) for name in ("since", "until") if name in options}
            parsed += [Rule(place, claim, engines, source, **options) for place in places.split()]
    return tuple(rule for rule in parsed if rule.place.startswith("snapshots[]") == of_snapshots)


class MetadataFault(NamedTuple):
    """A rule whose claim is false.

    Attributes:
        rule: the rule.
        actual: what the metadata has instead.
    """

    rule: Rule
    actual: str


def faults_table(path: str, faults: Iterable[MetadataFault]) -> pa.Table:
    """Return the faults of a metadata file as `model.tables.METADATA_FAULTS`."""
    rows = []
    for rule, actual in faults:
        is_field = rule.claim.startswith("present")
        expected = f"field {rule.place}" if is_field else f"{rule.place}: {rule.claim}"
        facts = {"path": path, "fact": f"table metadata: {rule.place} {rule.claim}"}
        of_rule = {"engines": list(rule.refused_by), "harm": rule.harm, "source": rule.source}
        rows.append({**facts, "expected": expected, "actual": actual, **of_rule})
    return pa.Table.from_pylist(rows, METADATA_FAULTS)


#: Types that transforms take; others take all. Spec: Iceberg v3, Partition Transforms.
_TAKEN = {
    **dict.fromkeys(("year", "month", "day"), "date|timestamp"),
    "hour": "timestamp",
    "truncate": "int|long|decimal|string|binary",
    "bucket": "int|long|decimal|date|time|string|uuid|fixed|binary",
}
#: JSON types of default values; others are texts. Spec: Iceberg v3, Appendix D.
_DEFAULTS: Mapping[str, tuple[type, ...]] = {
    "boolean": (bool,), "int": (int,), "long": (int,), "float": (int, float), "double": (int, float)
}  # fmt: skip


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

    def __init__(
        self, values: Mapping[str, Any], current: IcebergSchema, *schemas: IcebergSchema
    ) -> None:
        fields = (place.field for schema in schemas for place in schema.places)
        self.values = {**values, "columns": list(map(to_builtins, fields))}
        self.schemas = {schema.id: schema for schema in schemas}
        self.types = {place.field.id: place.field.type for place in current.places}
        self.names = {field.name: field.id for field in current.fields}

    def at(self, place: str) -> Iterator[_At]:
        """Yield the values at a place."""
        values = [_At(self.values, None, None, "")]
        for part in re.findall(r"[^.\[\]{}]+|\[[^]]*\]|\{[^}]*\}", place):
            values = [after for value in values for after in self._after(value, part)]
        yield from values

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
    is_before = times and at.value - times[-1] < -_MINUTE
    return f"{at.value}, and the last entry is of {times[-1]}" if is_before else None


def _at_least(at: _At, place: str, file: _File) -> str | None:
    used = [it.value for it in file.at(place) if isinstance(it.value, int)]
    return f"{at.value}, and {max(used)} is in use" if used and at.value < max(used) else None


def _among(at: _At, allowed: str, file: _File) -> bool:
    choices: Sequence[Any] = allowed.split(", ")
    if "," not in allowed:
        choices = _values(file.values.get(allowed), "order-id")
    return bool(choices) and at.value not in choices


def _of_a_column(at: _At, _: str, file: _File) -> str | None:
    transform = str(parse_transform(at.value.get("transform") or "identity"))
    taken = _TAKEN.get(re.sub(r"\W.*", "", transform), "")
    for source in at.value.get("source-ids") or [at.value.get("source-id")]:
        kind = file.types.get(source)
        if kind is None and transform != "void":
            return f"column {source}, which the current schema lacks"
        if not isinstance(kind, str | None):
            return f"column {source}, which is a {to_text(kind).partition('<')[0]}"
        if kind is not None and not re.match(taken, kind):
            return f"{transform} of a {kind}"
    return None


def _of_the_type(at: _At, _: str, __: _File) -> str | None:
    kind = at.parent.get("type")
    is_false = isinstance(kind, str) and type(at.value) not in _DEFAULTS.get(kind, (str,))
    return f"{at.value} for a {kind}" if is_false else None


def _of_main(at: _At, _: str, file: _File) -> str | None:
    main = (file.values.get("refs") or {}).get("main")
    if main is None or (at.value or -1) != -1:
        return None
    return f"{at.value}, and main is {main.get('snapshot-id')}"


def _no_other_column(at: _At, _: str, file: _File) -> str | None:
    name, source = at.value.get("name"), at.value.get("source-id")
    column = file.names.get(name)
    is_false = column is not None and source in file.types and column != source
    return f"{name}, which is column {column}, for column {source}" if is_false else None


def _identifiers(at: _At, _: str, file: _File) -> str | None:
    places = {it.field.id: it for it in file.schemas[at.value.get("schema-id") or 0].places}
    for field_id in at.value.get("identifier-field-ids") or ():
        if (place := places.get(field_id)) is None:
            return f"identifier field {field_id} is missing"
        kind = place.field.type
        problems = {
            "in a list or map": place.is_repeated,
            "in an optional struct": place.in_optional_struct,
            "nested": not isinstance(kind, str),
            "optional": not place.field.required,
            f"a {kind}": kind in ("float", "double"),
        }
        for problem in filter(problems.get, problems):
            return f"identifier field {field_id} is {problem}"
    return None


def _no_uuid(at: _At, _: str, __: _File) -> bool:
    try:
        UUID(at.value or "0" * 32)
    except ValueError:
        return True
    return False


#: Claims that null can contradict.
_OF_NULL = ("present", "not null", "a text")
#: Claims by their first words: what contradicts them.
_CLAIMS: Mapping[str, _Claim] = {
    "present if there is main": _of_main,
    "present": lambda at, *_: at.value is None and "none",
    "not null": lambda at, *_: at.is_null,
    "not empty": lambda at, *_: isinstance(at.value, list) and not at.value,
    "not negative": lambda at, *_: at.value < 0,
    "positive": lambda at, *_: at.value <= 0,
    "unset": lambda at, *_: True,
    "a text": lambda at, *_: not isinstance(at.value, str),
    "a type": lambda at, *_: isinstance(at.value, str) and not is_type(at.value),
    "a UUID": _no_uuid,
    "all have": lambda at, key, _: None in _values(at.value, key) and "none",
    "distinct": _distinct,
    "in order of": _in_order,
    "not before": _not_before,
    "at least": _at_least,
    "one of": _among,
    "of a column": _of_a_column,
    "no other column's name": _no_other_column,
    "0 if unsorted only": lambda at, *_: (
        bool(at.value.get("order-id")) != bool(at.value.get("fields"))
    ),
    "identifiers": _identifiers,
    "of the type": _of_the_type,
    "not of nanoseconds": lambda at, *_: str(at.parent.get("type")).endswith("_ns"),
    "with manifests": lambda at, *_: (
        "manifest-list" not in at.value and "manifests" not in at.value
    ),
}


def faults_of(
    values: Mapping[str, Any], lists: Mapping[str, Any], version: int, *schemas: IcebergSchema
) -> tuple[MetadataFault, ...]:
    """Return the rules whose claims are false, with the first value that contradicts each.

    Args:
        values: the file, without the lists that may be long.
        lists: those lists (`metadata.Records`); the faults of items were found with them.
        version: format version.
        schemas: the current schema, then all.
    """
    present = {name: records for name, records in lists.items() if len(records)}
    of_items = [fault for records in lists.values() for fault in records.faults]
    file = _File({**present, **values}, *schemas)
    of_file = _false(rules(of_snapshots=False), file, version)
    return (*of_file, *of_items)


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
        file = _File({"snapshots": decode(text, list[Any], "")}, IcebergSchema(0, ()))
        yield from _false(rules(of_snapshots=True), file)


def _false(
    claimed: Iterable[Rule], file: _File, version: int | None = None
) -> Iterator[MetadataFault]:
    for rule in claimed:
        is_meant = version is None or rule.since <= version <= rule.until
        if is_meant and (actual := _contradiction(rule, file)) is not None:
            yield MetadataFault(rule, actual)


def _contradiction(rule: Rule, file: _File) -> str | None:
    claim = next(name for name in _CLAIMS if rule.claim.startswith(name))
    argument = rule.claim.removeprefix(claim).strip()
    for at in file.at(rule.place):
        if rule.provided and (at.parent or file.values).get(rule.provided) is None:
            continue
        if at.value is None and not claim.startswith(_OF_NULL):
            continue
        if actual := _CLAIMS[claim](at, argument, file):
            if actual is True:
                actual = "null" if at.value is None else str(at.value)
            return f"{actual} at {at.name}" if at.name else actual
    return None
