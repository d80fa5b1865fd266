"""Plans over files of which a test says the statistics."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa

import arrowmeta
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import base_schema
from arrowmeta.pruning.aggregate import aggregate
from arrowmeta.pruning.plan import STAGES as STAGES
from arrowmeta.pruning.plan import Planner, plan_many
from tests.iceberg.one_manifest import table_of
from tests.soundness.source import GeneratedSource, paimon_schema

COLUMNS = pa.schema([
    pa.field("k", pa.int32(), nullable=False), ("i", pa.int32()), ("f", pa.float64()),
    ("s", pa.string()), ("x", pa.binary()), ("d", pa.date32()),
    ("t", pa.struct([("a", pa.int32())])),
])  # fmt: skip
#: Options of tables whose files have columns of some rows.
IN_PARTS = {"data-evolution.enabled": "true", "row-tracking.enabled": "true"}
PACKED = {"int": "<i", "long": "<q", "double": "<d"}
COUNTS = {"values": "value_counts", "nulls": "null_value_counts", "nans": "nan_value_counts"}


def stats_of(
    column: str, lower: Any, upper: Any, nulls: int | None = 0, **more: Any
) -> dict[str, Any]:
    """Return the statistics of a file of which all is said of one column."""
    stats = {"lower_bounds": lower, "upper_bounds": upper, "null_value_counts": nulls}
    return {name: {column: value} for name, value in stats.items()} | more


class Given(Planner):
    """A planner over a Paimon table; text bounds of 4 characters may be truncated.

    Args:
        listed: what the list says of the only manifest.
    """

    def __init__(
        self,
        *files: dict[str, Any],
        key: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        columns: pa.Schema = COLUMNS,
        partition: tuple[str, ...] = (),
        **listed: Any,
    ) -> None:
        shape = TableShape(
            columns=pa.struct(list(columns)),
            partition=pa.struct([columns.field(name) for name in partition]),
            primary_key=pa.struct([columns.field(name) for name in key]),
        )
        plain = {
            "status": "added", "content": "data", "manifest_path": "m", "partition": {},
            "partition_bytes": b"", "bucket": 0, "total_buckets": -1, "level": 0, "schema_id": 0,
            "record_count": 2, "delete_record_count": 0, "file_size_in_bytes": 1,
        }  # fmt: skip
        entries = [
            plain | dict.fromkeys(("file_path", "file_name"), f"f{at}") | file
            | dict.fromkeys(("entry_id", "manifest_pos"), at)
            for at, file in enumerate(files)
        ]  # fmt: skip
        manifest = {
            "manifest_path": "m", "content": "data", "length": 1, "partition_spec_id": 0,
            "added_files_count": len(files), "existing_files_count": 0, "deleted_files_count": 0,
        } | listed  # fmt: skip
        source = GeneratedSource(
            *("paimon", True, shape, columns),
            pa.Table.from_pylist(entries, base_schema("entries", shape)),
            pa.Table.from_pylist([manifest], base_schema("manifests", shape)),
            options=options or {},
            of_format={
                "schemas": [paimon_schema(columns, options or {}, key)],
                "truncated_lengths": dict.fromkeys(("s", "x"), 4),
            },
        )
        super().__init__(source)  # type: ignore[arg-type]

    def answer(self, select: str, where: str | None = None) -> tuple[Any, bool]:
        """Return the value of an aggregate, and whether it is exact."""
        (one,) = aggregate(self, select, where).to_pylist()[0].values()
        return one["value"], one["exact"]

    def kept(self, where: Any = None, **query: Any) -> list[int]:
        """Return the places of the files that a plan keeps."""
        return places_of(self.plan(where, **query))

    def many(self, predicates: list[str]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Return the files and bytes of each predicate, from single plans and from `plan_many`."""
        return single_plans(self, predicates), many_plans(self, predicates)


def single_plans(of: Planner, predicates: list[str]) -> list[tuple[int, int]]:
    plans = [of.plan(one).table(["file_size_in_bytes"]) for one in predicates]
    sizes = [plan["file_size_in_bytes"].to_pylist() for plan in plans]
    return [(len(one), sum(one)) for one in sizes]


def many_plans(of: Planner, predicates: list[str], **session: Any) -> list[tuple[int, int]]:
    many = plan_many(of, predicates, **session)
    assert many["predicate"].to_pylist() == predicates
    return list(zip(many["files"].to_pylist(), many["bytes"].to_pylist(), strict=True))


def iceberg(folder: Path, kind: str, text: str, **options: Any) -> arrowmeta.Table:
    """Write an Iceberg table whose only column `c1` has a type.

    Args:
        text: the files, such as `1..9 rows=3 nulls=0; ..9`: bounds, then counts; 2 rows by default.
    """
    files = []
    for bounds, *counts in map(str.split, text.split(";")):
        file: dict[str, Any] = {"record_count": 2}
        for side, bound in zip(("lower_bounds", "upper_bounds"), bounds.split(".."), strict=True):
            if bound:
                file[side] = struct.pack(PACKED[kind], (float if kind == "double" else int)(bound))
        for name, count in (one.split("=") for one in counts):
            file[COUNTS.get(name, "record_count")] = int(count)
        files.append({
            name: value if name == "record_count" else [{"key": 1, "value": value}]
            for name, value in file.items()
        })  # fmt: skip
    return table_of(folder, kind, files, **options)


def places_of(plan: arrowmeta.Plan) -> list[int]:
    names = plan.table(["file_name"])["file_name"].to_pylist()
    return [int(name.strip("f").partition(".")[0]) for name in names]


def places(plan: arrowmeta.Plan) -> list[int]:
    """Return the places of the files of a plan over `iceberg`."""
    assert plan.files.num_rows == len(plan)
    return places_of(plan)


def plan_by(of: Any, stages: Sequence[str], where: Any, **session: Any) -> arrowmeta.Plan:
    """Return a plan by some stages, of a planner, a table or a source."""
    planner = of if isinstance(of, Planner) else Planner(getattr(of, "source", of))
    return planner.plan(where, stages=stages, **session)


def kept_by(of: Any, stages: Sequence[str], where: str, **session: Any) -> list[int]:
    """Return the places of the files that stages of a plan keep."""
    return places_of(plan_by(of, stages, where, **session))


def values(table: arrowmeta.Table, select: str, where: str | None = None) -> list[tuple[Any, bool]]:
    """Return aggregates, and whether each is exact."""
    (row,) = table.aggregate(select, where).to_pylist()
    return [(one["value"], one["exact"]) for one in row.values()]
