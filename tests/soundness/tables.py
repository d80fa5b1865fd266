"""Generated tables of both formats: rows in files, and what their manifests say of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pyarrow as pa

from arrowmeta.iceberg.partition_spec import (
    PartitionField,
    PartitionSpec,
    apply,
    parse_transform,
    unified_partition,
)
from arrowmeta.iceberg.schema import IcebergSchema, Leaf, NestedField, to_arrow_field
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import base_schema
from tests.paimon.row_strategies import hash_key
from tests.reference.may_match import Known
from tests.soundness.data_file import DataFile
from tests.soundness.nested import (
    add_nested,
    known_of_nested,
    nested_fields,
    nested_stats,
    value_of,
)
from tests.soundness.row_parts import Ranges, files_of_parts, known_of_range, reader_of_parts
from tests.soundness.source import GeneratedSource, paimon_schema
from tests.soundness.values import (
    COLUMNS,
    ROW_ID,
    Row,
    Stats,
    order,
    random_rows,
    random_value,
    write_stats,
)

_STATS = ("lower_bounds", "upper_bounds", "null_value_counts", "nan_value_counts", "value_counts")
_ICEBERG_TYPES = ("int", "string", "int", "long", "double", "float", "string", "date", "timestamp")
_ICEBERG_TYPES += ("decimal(6, 2)", "boolean", "binary")
_TRANSFORMS = (
    ("p", "identity"), ("s", "identity"), ("i", "identity"), ("f", "identity"), ("d", "identity"),
    ("i", "bucket[3]"), ("s", "bucket[4]"), ("t", "bucket[2]"), ("m", "bucket[3]"),
    ("i", "truncate[4]"), ("b", "truncate[2]"), ("m", "truncate[50]"), ("s", "truncate[2]"),
    ("x", "truncate[1]"), ("t", "year"), ("t", "month"), ("t", "day"), ("t", "hour"),
    ("d", "year"), ("d", "month"), ("d", "day"), ("i", "void"), ("s", "newer"),
    ("u.i", "identity"), ("u.i", "bucket[3]"), ("u.s", "truncate[2]"), ("u.w.g", "identity"),
)  # fmt: skip


@dataclass
class GeneratedTable:
    """A table, and how a reader gets its rows out of files.

    Attributes:
        ranges: the files that have rows in common, where each has some of the columns.
    """

    kind: str
    source: GeneratedSource
    files: list[DataFile]
    read: Callable[[list[int]], list[tuple[int, Row]]]
    ranges: Ranges = field(default_factory=list)


def random_table(random: Random) -> GeneratedTable:
    """A table of a random kind."""
    kind = random.choice(("append", "hashed", "keyed", "first-row", "vectors", "parts", "iceberg"))
    return iceberg_table(random) if kind == "iceberg" else paimon_table(random, kind)


# -- Paimon -------------------------------------------------------------------------------------


def paimon_table(random: Random, kind: str) -> GeneratedTable:
    partition_keys = random.choice(((), ("p",), ("p", "d"))) if kind != "keyed" else ("p",)
    options = {"bucket": "-1"}
    has_key = kind in ("keyed", "first-row", "vectors")
    key = ("k",) if has_key else ()
    bucket_key: tuple[str, ...] = ()
    if kind == "parts":
        options["data-evolution.enabled"] = "true"
    elif kind != "append":
        bucket_key = ("k",) if has_key else random.choice((("i",), ("s", "i"), ("d",), ("g",)))
        options |= {"bucket": "3", "bucket-key": ",".join(bucket_key)}
    if kind == "first-row":
        options["merge-engine"] = "first-row"
    if kind == "vectors":
        options["deletion-vectors.enabled"] = "true"
    if has_key and random.random() < 0.5:
        options["metadata.stats-mode"] = "none"
    ranges: Ranges = []
    if kind == "parts":
        files, ranges = files_of_parts(random, partition_keys)
    else:
        files = _paimon_files(random, kind, partition_keys, bucket_key)
    if kind == "append" and random.random() < 0.4:
        options["row-tracking.enabled"] = "true"
        _number_rows(random, files)
    shape = TableShape(
        columns=pa.struct(list(COLUMNS)),
        partition=pa.struct([COLUMNS.field(name) for name in partition_keys]),
        primary_key=pa.struct([COLUMNS.field(name) for name in key]),
    )
    entries, manifests = written(random, "paimon", shape, files)
    schema_rows = pa.table(
        {
            "schema_id": pa.array([0] * len(COLUMNS), pa.int64()),
            "field_id": pa.array(range(len(COLUMNS)), pa.int32()),
            "name": COLUMNS.names,
            "type": [str(f.type) for f in COLUMNS],
        }
    )
    of_format = {"schemas": [paimon_schema(COLUMNS, options, key)]}
    source = GeneratedSource(
        "paimon", True, shape, COLUMNS, entries, manifests, options, schema_rows, of_format
    )
    read = reader_of_parts(files, ranges) if ranges else _reader(files, kind)
    return GeneratedTable(kind, source, files, read, ranges)


def _paimon_files(
    random: Random, kind: str, partition_keys: tuple[str, ...], bucket_key: tuple[str, ...]
) -> list[DataFile]:
    files: list[DataFile] = []
    has_levels = kind in ("keyed", "first-row", "vectors")
    for _ in range(random.choice((3, 6, 9)) if kind == "keyed" else random.choice((1, 3, 6))):
        rows = random_rows(random)
        lacks = frozenset(random.choice(((), (), ("g", "x"))))
        partition = {name: random_value(random, name) for name in partition_keys}
        if kind == "keyed":
            partition["p"] = "p1"  # many versions of few keys in one place
        for row in rows:
            row.update(partition | dict.fromkeys(lacks))
        for bucket, some in _by_bucket(rows, bucket_key).items():
            level = random.choice((0, 0, 1, 5)) if has_levels else 0
            if has_levels:
                some = list({row["k"]: row for row in some}.values())
            file = DataFile(some, partition, None, bucket, 3 if bucket_key else -1, level, lacks)
            files.append(file)
    if has_levels:
        _without_overlap(files)
    files = [file for file in files if file.rows]
    for file in files:
        _add_stats(random, file, counts_nan=False)
        if has_levels and random.random() < 0.8:
            keys = [row["k"] for row in file.rows]
            file.key_bounds = min(keys), max(keys)
    return files


def _number_rows(random: Random, files: list[DataFile]) -> None:
    """Give rows their ids, but for those of old files."""
    start = 0
    for file in files:
        if random.random() < 0.9:
            file.first_row_id = start
            for row_id, row in enumerate(file.rows, start):
                row[ROW_ID] = row_id
            start += len(file.rows)


def _by_bucket(rows: list[Row], bucket_key: tuple[str, ...]) -> dict[int, list[Row]]:
    found: dict[int, list[Row]] = {}
    for row in rows:
        bucket = 0
        if bucket_key:
            key = [pa.scalar(row[name], COLUMNS.field(name).type) for name in bucket_key]
            is_known = all(value.is_valid for value in key)
            hashed = hash_key(key) if is_known else None
            # Where the hash of a null or a zero goes is of no matter here: anywhere.
            bucket = abs(hashed) % 3 if hashed is not None else 1
        found.setdefault(bucket, []).append(row)
    return found


def _without_overlap(files: list[DataFile]) -> None:
    """Leave a key in one file of each level above 0, as compaction does."""
    seen: set[tuple[Any, ...]] = set()
    for file in files:
        place = (tuple(file.partition.items()), file.bucket, file.level)
        if file.level:
            file.rows = [row for row in file.rows if (*place, row["k"]) not in seen]
            seen.update((*place, row["k"]) for row in file.rows)


def _reader(files: list[DataFile], kind: str) -> Callable[[list[int]], list[tuple[int, Row]]]:
    """How rows come out of files: all of them, or the last version of each key."""

    def read(kept: list[int]) -> list[tuple[int, Row]]:
        if kind not in ("keyed", "first-row", "vectors"):
            return [(at, row) for at in kept for row in files[at].rows]
        if kind == "vectors":  # level 0 is not read, and each file is taken for itself
            return [(at, row) for at in kept for row in files[at].rows if files[at].level]
        if kind == "first-row":
            return [(at, row) for at in kept for row in files[at].rows if files[at].level]
        last: dict[tuple[Any, ...], tuple[int, Row]] = {}
        for at in sorted(kept, key=lambda at: (-(files[at].level or 0), at)):
            for row in files[at].rows:
                last[(*files[at].partition.values(), files[at].bucket, row["k"])] = (at, row)
        return list(last.values())

    return read


# -- Iceberg ------------------------------------------------------------------------------------


def iceberg_table(random: Random) -> GeneratedTable:
    fields = tuple(
        NestedField(place + 1, name, kind)
        for place, (name, kind) in enumerate(zip(COLUMNS.names, _ICEBERG_TYPES, strict=True))
    )
    nested = nested_fields(len(fields) + 1)
    schema = IcebergSchema(0, (*fields, *nested))
    columns = pa.schema([*COLUMNS, *map(to_arrow_field, nested)])
    leaves = schema.leaves()
    ids = {one.name: one.id for one in leaves}
    specs = [_random_spec(random, spec_id, ids) for spec_id in range(random.choice((1, 1, 2)))]
    unified = unified_partition(specs, [schema])
    files = []
    for _ in range(random.choice((1, 3, 6))):
        spec = random.choice(specs)
        rows_of_file = random_rows(random)
        add_nested(random, rows_of_file)
        for partition, rows in _by_partition(rows_of_file, spec, unified, leaves):
            file = DataFile(rows, partition, spec.id, lacks=frozenset())
            counts_nan = random.random() < 0.6
            _add_stats(random, file, counts_nan=counts_nan)
            file.stats |= nested_stats(random, rows, counts_nan=counts_nan)
            files.append(file)
    shape = TableShape(
        columns=pa.struct([leaf.to_arrow_field() for leaf in leaves]),
        partition=unified.struct,
        partition_sources=unified.sources({leaf.id: leaf.name for leaf in leaves}),
        in_optional_structs=frozenset(leaf.name for leaf in leaves if leaf.in_optional_struct),
    )
    entries, manifests = written(random, "iceberg", shape, files)
    of_format = {
        "iceberg_schema": schema,
        "field_ids": ids,
        "partition": unified,
        "metadata": SimpleNamespace(specs={spec.id: spec for spec in specs}),
    }
    source = GeneratedSource(
        "iceberg", False, shape, columns, entries, manifests, of_format=of_format
    )
    return GeneratedTable("iceberg", source, files, _reader(files, "iceberg"))


def _random_spec(random: Random, spec_id: int, ids: dict[str, int]) -> PartitionSpec:
    chosen = random.sample(_TRANSFORMS, random.choice((0, 1, 1, 2)))
    return PartitionSpec(
        spec_id,
        tuple(
            PartitionField(
                (ids[name],), 1000 + 10 * spec_id + at, f"{name}_{at}", parse_transform(text)
            )
            for at, (name, text) in enumerate(chosen)
        ),
    )


def _by_partition(
    rows: list[Row], spec: PartitionSpec, unified: Any, leaves: Sequence[Leaf]
) -> list[tuple[Row, list[Row]]]:
    sources = {leaf.id: leaf for leaf in leaves}
    names = [unified.fields[place].field.name for _, place in unified.places[spec.id]]
    found: dict[str, tuple[Row, list[Row]]] = {}
    for row in rows:
        values = []
        for one in spec.fields:
            column = sources[one.source_ids[0]]
            if not one.transform.is_supported:
                values.append("?")
                continue
            array = pa.array([value_of(row, column.name)], column.arrow_type)
            values.append(apply(one.transform, array)[0].as_py())
        # A null is a partition of its own, and so is NaN.
        found.setdefault(repr(values), (dict(zip(names, values, strict=True)), []))[1].append(row)
    return list(found.values())


def known_of(table: GeneratedTable, file: DataFile) -> dict[str, Known]:
    """What the metadata says of the columns of a file, by the rules of the format."""
    for members in table.ranges:
        if file in (some := [table.files[at] for at in members]):
            known = known_of_range(some)
            return known | known_of_place(file) | {ROW_ID: known[ROW_ID]}
    known = {}
    keys = table.source.shape.primary_key.names
    for name in COLUMNS.names:
        told = file.stats.get(name, Stats())
        is_float = pa.types.is_floating(COLUMNS.field(name).type)
        nans = told.nans if is_float else 0
        is_iceberg = table.kind == "iceberg"
        is_required = not COLUMNS.field(name).nullable and (is_iceberg or name in keys)
        values = told.values if is_iceberg and not is_required else len(file.rows)
        nulls = 0 if is_required else told.nulls
        lower, upper = told.lower, told.upper
        if name in keys and file.key_bounds:
            lower, upper = file.key_bounds
        known[name] = Known(lower, upper, nulls, nans, values)
    if table.kind != "iceberg":
        return known | known_of_place(file)
    known |= known_of_nested(file.stats, len(file.rows))
    names = {field_id: name for name, field_id in table.source.field_ids.items()}
    for one in table.source.partition.fields:
        name = names[one.field.source_ids[0]]
        value = file.partition_read.get(one.field.name)
        if one.field.transform.name == "identity" and value == value:
            told = known[name]
            lower = value if told.lower is None else told.lower
            upper = value if told.upper is None else told.upper
            known[name] = replace(told, lower=lower, upper=upper)
    return known


def known_of_place(file: DataFile) -> dict[str, Known]:
    """What is known of the row ids of a file, and of its partition.

    All rows have its values; where one could not be read, any null may be that one.
    """
    n_rows = len(file.rows)
    known = {ROW_ID: Known(values=n_rows)}
    if file.first_row_id is not None and n_rows:
        last = file.first_row_id + n_rows - 1
        known[ROW_ID] = Known(file.first_row_id, last, 0, 0, n_rows)
    for name, value in file.partition_read.items():
        nulls = None if value is None and file.unread else int(value is None)
        known[name] = Known(value, value, nulls, int(value != value), 1)
    return known


# -- what is written of files -------------------------------------------------------------------


def _add_stats(random: Random, file: DataFile, *, counts_nan: bool) -> None:
    for name in COLUMNS.names:
        values = [row[name] for row in file.rows]
        if name in file.lacks:
            file.stats[name] = Stats(None, None, len(values), None, None)
        elif random.random() > 0.15:
            file.stats[name] = write_stats(random, name, values, counts_nan=counts_nan)


def written(
    random: Random, table_format: str, shape: TableShape, files: list[DataFile]
) -> tuple[pa.Table, pa.Table]:
    places: dict[tuple[int | None, int], list[DataFile]] = {}
    for file in files:
        if file.partition and random.random() < 0.1:
            file.unread = frozenset([random.choice(list(file.partition))])
        places.setdefault((file.spec_id, random.choice((0, 1))), []).append(file)
    entries, manifests = [], []
    for ordinal, ((spec_id, _), some) in enumerate(places.items()):
        for row, file in enumerate(some):
            entries.append(_entry((ordinal << 32) + row, str(files.index(file)), file))
        manifests.append(_manifest(random, table_format, shape, spec_id, some))
    return _table("entries", shape, entries), _table("manifests", shape, manifests)


def _entry(entry_id: int, name: str, file: DataFile) -> Row:
    stats = {
        kind: {column: getattr(one, attribute) for column, one in file.stats.items()}
        for kind, attribute in zip(
            _STATS, ("lower", "upper", "nulls", "nans", "values"), strict=True
        )
    }
    least, greatest = ({"k": one} for one in file.key_bounds) if file.key_bounds else (None, None)
    return {
        "entry_id": entry_id,
        "status": "added",
        "content": "data",
        "file_path": name,
        "file_name": name,
        "manifest_path": "m",
        "manifest_pos": entry_id & 0xFFFF,
        "partition": file.partition_read,
        "partition_is_known": not file.unread,
        "partition_bytes": repr(file.partition).encode(),
        "spec_id": file.spec_id,
        "bucket": file.bucket,
        "total_buckets": file.total_buckets,
        "level": file.level,
        "record_count": len(file.rows),
        **dict.fromkeys(("schema_id", "delete_record_count"), 0),
        "file_size_in_bytes": 100,
        "first_row_id": file.first_row_id,
        "stores_row_ids": False,
        "max_sequence_number": max(file.sequences.values(), default=None),
        "write_cols": file.write_cols,
        "write_cols_sequences": list(file.sequences.values()) if file.is_compacted else None,
        "min_key": least if entry_id % 2 else None,
        "max_key": greatest if entry_id % 3 else None,
        "key_lower_bounds": least,
        "key_upper_bounds": greatest,
        **stats,
    }


def _manifest(
    random: Random, table_format: str, shape: TableShape, spec_id: int | None, files: list[DataFile]
) -> Row:
    lower, upper, nulls, has_null, has_nan = {}, {}, {}, {}, {}
    for one in shape.partition:
        if not all(one.name in file.partition for file in files):
            continue
        values = [file.partition[one.name] for file in files]
        known = [v for v in values if v is not None and v == v]
        lower[one.name] = min(known, key=order) if known else None
        upper[one.name] = max(known, key=order) if known else None
        nulls[one.name] = sum(v is None for v in values)
        has_null[one.name] = nulls[one.name] > 0
        is_nan_told = random.random() < 0.7
        has_nan[one.name] = any(v != v for v in values) if is_nan_told else None
    levels = [file.level for file in files if file.level is not None]
    row_ids = [known_of_place(file)[ROW_ID] for file in files]
    has_row_ids = all(one.nulls == 0 for one in row_ids)
    is_paimon = table_format == "paimon"
    return {
        "manifest_path": "m",
        "content": "data",
        "length": 10,
        "partition_spec_id": spec_id,
        "added_files_count": len(files),
        "existing_files_count": 0,
        "deleted_files_count": 0,
        "partition_lower": lower,
        "partition_upper": upper,
        "partition_null_counts": nulls if is_paimon else {},
        "partition_contains_null": {} if is_paimon else has_null,
        "partition_contains_nan": {} if is_paimon else has_nan,
        "min_level": min(levels, default=None),
        "max_level": max(levels, default=None),
        "min_row_id": min(one.lower for one in row_ids) if has_row_ids else None,
        "max_row_id": max(one.upper for one in row_ids) if has_row_ids else None,
    }


def _table(relation: str, shape: TableShape, rows: list[Row]) -> pa.Table:
    return pa.Table.from_pylist(rows, base_schema(relation, shape))
