"""Plans over Iceberg v4, whose manifests are Parquet, beside the same entries in Avro.

    python -m bench.bench_v4 [--entries N ...] [--rounds N]

Manifests of a v2 table are written again with the schema, field ids and footer that Iceberg Java
1.12 writes. Prints a Markdown table of CPU nanoseconds for each entry, the least of all rounds,
which alternate; `Arrow` is PyArrow reading the same columns of the same files, which is the limit
for Parquet. Plans and entries of both tables are compared first.

Spec: Iceberg, version 4 in development; Parquet manifests of Iceberg Java 1.12.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import fastavro
import pyarrow as pa
import pyarrow.parquet as pq

import arrowmeta
from bench.iceberg_table import write_table
from bench.manifest_file import File
from bench.peers import PLANS, job
from bench.plan_cost import least
from bench.report import machine
from bench.tables import DEFAULT_CACHE, Table, table

N_COLUMNS = 20
#: Columns of a plan, as `files` and in the manifest.
_PLANNED = ("file_path", "partition", "record_count", "file_size_in_bytes")
_ID, _FOOTER = b"PARQUET:field_id", ("schema", "partition-spec", "partition-spec-id", "content")


def v4_copy(made: Table) -> Table:
    """Return the same table with manifests in Parquet, made unless it is there."""
    location = Path(f"{made.location}-v4")
    index = location / "inputs.json"
    if not index.exists():
        shutil.rmtree(location, ignore_errors=True)
        (location / "metadata").mkdir(parents=True)
        files = [_written(file, location / "metadata") for file in made.files]
        write_table(location, made.n_columns, files)
        metadata = location / "metadata" / "v1.metadata.json"
        facts = json.loads(metadata.read_text()) | {"format-version": 4, "next-row-id": 0}
        metadata.write_text(json.dumps(facts))
        index.write_text(json.dumps([file.path for file in files]))
    paths = json.loads(index.read_text())
    files = [replace(file, path=path) for file, path in zip(made.files, paths, strict=True)]
    return Table(made.format, made.n_columns, str(location), files)


def _written(manifest: File, folder: Path) -> File:
    """Write an Avro manifest as Parquet; return it as the manifest list names it."""
    with Path(manifest.path).open("rb") as file:
        reader = fastavro.reader(file)
        schema, footer = reader.writer_schema, reader.metadata
    entries = arrowmeta.read_avro(manifest.path).combine_chunks().to_struct_array()
    [rows] = entries.chunks if isinstance(entries, pa.ChunkedArray) else [entries]
    columns = _struct(rows, schema)
    facts = {name: footer[name] for name in _FOOTER} | {"format-version": "4"}
    path = folder / f"{Path(manifest.path).stem}.parquet"
    whole = pa.table(columns.flatten(), schema=pa.schema(list(columns.type), facts))
    pq.write_table(whole, path, compression="zstd", store_schema=False)
    return replace(manifest, path=str(path), length=path.stat().st_size)


def _array(values: pa.Array, kind: Any) -> pa.Array:
    """Return values of an Avro type as Parquet has them: lists of pairs as maps, with field ids."""
    if isinstance(kind, list):
        kind = next(one for one in kind if one != "null")
    if isinstance(kind, Mapping) and kind["type"] == "record":
        return _struct(values, kind)
    if not isinstance(kind, Mapping) or kind["type"] != "array":
        return values
    if kind.get("logicalType") == "map":
        pairs = _struct(values.values, kind["items"])
        key, value = pairs.type
        maps = pa.map_(key.with_name("key"), value.with_name("value"))
        offsets = values.offsets
        return pa.MapArray.from_arrays(offsets, *pairs.flatten(), type=maps, mask=_nulls(values))
    item = pa.field("element", values.type.value_type, False, _id(kind["element-id"]))
    lists = pa.list_(item)
    return pa.ListArray.from_arrays(values.offsets, values.values, type=lists, mask=_nulls(values))


def _nulls(values: pa.Array) -> pa.Array | None:
    return values.is_null() if values.null_count else None


def _struct(values: pa.StructArray, record: Mapping[str, Any]) -> pa.StructArray:
    arrays = [
        _array(child, field["type"])
        for child, field in zip(values.flatten(), record["fields"], strict=True)
    ]
    fields = [
        pa.field(field["name"], array.type, "null" in field["type"], _id(field["field-id"]))
        for array, field in zip(arrays, record["fields"], strict=True)
    ]
    return pa.StructArray.from_arrays(arrays, fields=fields)


def _id(number: int) -> dict[bytes, bytes]:
    return {_ID: str(number).encode()}


def compared(avro: Table, parquet: Table, where: Sequence[str]) -> None:
    """Raise AssertionError unless both tables have the same entries, and keep the same files."""
    ours = [arrowmeta.open(one.location) for one in (avro, parquet)]
    names = [name for name in ours[0].schema_of("entries").names if name != "manifest_path"]
    first, second = (one.entries(names) for one in ours)
    assert first.num_rows == avro.n_entries
    for name in names:
        assert first[name].equals(second[name]), name
    for one in where:
        kept = [sorted(table.plan(one).files["file_path"].to_pylist()) for table in ours]
        assert kept[0] == kept[1], one


def asked(location: str, where: Mapping[str, str]) -> dict[str, Callable[[], object]]:
    """Return questions to ask a table, opened anew each time."""

    def plan(condition: str) -> Callable[[], object]:
        return lambda: arrowmeta.open(location).plan(condition).table(_PLANNED)

    return {
        **{f"plan, {name}": plan(condition) for name, condition in where.items()},
        "`files`, four columns": lambda: arrowmeta.open(location).files(_PLANNED),
        "`entries`, all columns": lambda: arrowmeta.open(location).entries(),
    }


def by_arrow(made: Table, columns: Sequence[str] | None) -> Callable[[], object]:
    """Return what reads columns of the manifests by PyArrow alone."""
    return lambda: [pq.read_table(file.path, columns=columns) for file in made.files]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    arguments = parser.parse_args()
    print(f"{machine()}\n")
    print("| entries | question | Avro | v4 | v4 / Avro | Arrow | v4 / Arrow |")
    print("|---:|---|---:|---:|---:|---:|---:|")
    for n_entries in arguments.entries:
        avro = table(arguments.cache, "iceberg", n_entries, N_COLUMNS)
        parquet = v4_copy(avro)
        where = {name: job(name, "iceberg", avro.location).sql for name in PLANS[:2]}
        compared(avro, parquet, list(where.values()))
        paths = ["status", "data_file.partition.dt", *(f"data_file.{one}" for one in _PLANNED)]
        limits = {
            "`files`, four columns": by_arrow(parquet, paths),
            "`entries`, all columns": by_arrow(parquet, None),
        }
        first, second = asked(avro.location, where), asked(parquet.location, where)
        for name, ask in first.items():
            limit = [limits[name]] if name in limits else []
            costs = [
                1e6 * one / n_entries
                for one in least([ask, second[name], *limit], arguments.rounds)
            ]
            ratio = f"{costs[1] / costs[0]:.2f}"
            against = [f"{costs[2]:,.0f}", f"{costs[1] / costs[2]:.2f}"] if limit else ["", ""]
            cells = [f"{n_entries:,}", name, f"{costs[0]:,.0f}", f"{costs[1]:,.0f}", ratio]
            print(f"| {' | '.join([*cells, *against])} |", flush=True)


if __name__ == "__main__":
    main()
