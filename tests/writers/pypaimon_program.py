"""Runs in pypaimon's environment: writes tables of all kinds, and lists their metadata.

Imports nothing of this project, and of pypaimon only what its users import, but for the scan of a
snapshot's plan. Run by `pypaimon_tables`.
"""

from __future__ import annotations

import json
import sys
from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
from pypaimon import CatalogFactory, Schema
from pypaimon.schema.data_types import AtomicType
from pypaimon.schema.schema_change import SchemaChange

PARTITION_TYPES = {
    "b": pa.bool_(),
    "i8": pa.int8(),
    "i16": pa.int16(),
    "i32": pa.int32(),
    "i64": pa.int64(),
    "s": pa.string(),
    "day": pa.date32(),
    "dec": pa.decimal128(9, 2),
    "big": pa.decimal128(30, 5),
    "ts3": pa.timestamp("ms"),
    "ts6": pa.timestamp("us"),
    "f": pa.float32(),
    "g": pa.float64(),
}
PARTITION_VALUES = {
    "b": (True, False, None),
    "i8": (-128, 127, None),
    "i16": (-32768, 32767, None),
    "i32": (-(2**31), 2**31 - 1, None),
    "i64": (-(2**63), 2**63 - 1, None),
    "s": ("", "a/b=c %é😀 longer than eight bytes", None),
    "day": (date(1969, 12, 31), date(2024, 2, 29), None),
    "dec": (Decimal("-1234567.89"), Decimal("0.01"), None),
    "big": (Decimal("-1234567890123456789012345.67890"), Decimal("0.00001"), None),
    "ts3": (datetime(1969, 12, 31, 23, 59, 59, 999000), datetime(2024, 2, 29), None),
    "ts6": (datetime(1969, 12, 31, 23, 59, 59, 999999), datetime(2024, 2, 29, 1, 2, 3, 4), None),
    "f": (-0.5, 3.25, None),
    "g": (-1e300, 2.5, None),
}


class Writer:
    """A catalog in a folder, and the few things done to its tables."""

    def __init__(self, target: Path):
        self.target = target
        self.catalog = CatalogFactory.create({"warehouse": str(target)})
        self.catalog.create_database("w", True)

    def create(
        self,
        name: str,
        schema: pa.Schema,
        *,
        partition: tuple[str, ...] = (),
        key: tuple[str, ...] = (),
        **options: str,
    ) -> None:
        named = {option.replace("_", "."): value for option, value in options.items()}
        made = Schema.from_pyarrow_schema(
            schema, partition_keys=list(partition), primary_keys=list(key), options=named
        )
        self.catalog.create_table(f"w.{name}", made, False)

    def append(
        self,
        name: str,
        rows: list[dict[str, Any]],
        types: pa.Schema,
        *,
        overwrite: dict | None = None,
    ) -> None:
        builder = self.catalog.get_table(f"w.{name}").new_batch_write_builder()
        if overwrite is not None:
            builder = builder.overwrite(overwrite)
        write = builder.new_write()
        write.write_arrow(pa.Table.from_pylist(rows, types))
        self.commit(builder, write.prepare_commit())
        write.close()

    def commit(self, builder: Any, messages: list[Any]) -> None:
        commit = builder.new_commit()
        commit.commit(messages)
        commit.close()

    def truncate(self, name: str, *partitions: dict[str, Any]) -> None:
        commit = self.catalog.get_table(f"w.{name}").new_batch_write_builder().new_commit()
        if partitions:
            commit.truncate_partitions(list(partitions))
        else:
            commit.truncate_table()
        commit.close()

    def alter(self, name: str, *changes: SchemaChange) -> None:
        self.catalog.alter_table(f"w.{name}", list(changes), False)

    def tag(self, name: str, tag: str, snapshot_id: int | None = None) -> None:
        self.catalog.get_table(f"w.{name}").create_tag(tag, snapshot_id)


def nullable(**types: pa.DataType) -> pa.Schema:
    return pa.schema([pa.field(name, kind) for name, kind in types.items()])


def keyed(key: tuple[str, ...], **types: pa.DataType) -> pa.Schema:
    return pa.schema([pa.field(name, kind, name not in key) for name, kind in types.items()])


def append_commits(writer: Writer) -> None:
    """Several commits, overwrite of a partition and of all, truncation."""
    types = nullable(p=pa.string(), i=pa.int64(), t=pa.string())
    for name, stats in (("append_no_stats", "none"), ("append_full_stats", "full")):
        writer.create(name, types, partition=("p",), **{"metadata_stats-mode": stats})
        for commit in range(4):
            rows = [
                {"p": f"p{i % 3}", "i": i * 10**commit, "t": f"text number {i}" if i % 4 else None}
                for i in range(9)
            ]
            writer.append(name, rows, types)
        writer.append(name, rows[:3], types, overwrite={"p": "p0"})
        writer.truncate(name, {"p": "p1"})
        writer.append(name, rows, types, overwrite={})
        writer.truncate(name)
        writer.append(name, rows, types)


def statistics_types(writer: Writer) -> None:
    """Statistics of every type that can be a partition too."""
    types = nullable(**PARTITION_TYPES)
    writer.create("all_types", types, **{"metadata_stats-mode": "full"})
    rows = [{name: values[i] for name, values in PARTITION_VALUES.items()} for i in range(3)]
    writer.append("all_types", rows, types)
    writer.append("all_types", rows[2:], types)


def partition_types(writer: Writer) -> None:
    """A table for each type of partition, and one with several keys."""
    for name, kind in PARTITION_TYPES.items():
        types = nullable(**{name: kind}, v=pa.int32())
        writer.create(f"part_{name}", types, partition=(name,))
        rows = [{name: value, "v": i} for i, value in enumerate(PARTITION_VALUES[name])]
        writer.append(f"part_{name}", rows, types)
    keys = ("day", "b", "s", "dec")
    types = nullable(v=pa.int32(), **{name: PARTITION_TYPES[name] for name in keys})
    writer.create("part_several", types, partition=keys)
    for i in range(3):
        rows = [{"v": i, **{name: PARTITION_VALUES[name][i] for name in keys}}]
        writer.append("part_several", rows, types)


def primary_keys(writer: Writer) -> None:
    """Keys of several columns, buckets fixed and dynamic, deletes as rows."""
    types = keyed(
        ("p", "k", "day"),
        p=pa.int32(),
        k=pa.string(),
        day=pa.date32(),
        v=pa.float64(),
        t=pa.time32("ms"),
    )
    for name, bucket in (("pk_fixed", "3"), ("pk_dynamic", "-1")):
        writer.create(name, types, partition=("p",), key=("p", "k", "day"), bucket=bucket)
        for commit in range(3):
            rows = [
                {
                    "p": i % 2,
                    "k": f"key {i * (commit + 1)}" + "x" * (i % 9),
                    "day": date(1969 + i, 1, 1),
                    "v": None if i % 3 else i / 7,
                    "t": time(i % 24, 1, 2),
                }
                for i in range(12)
            ]
            writer.append(name, rows, types)
        writer.truncate(name, {"p": 1})
    types = keyed(("k",), k=pa.int64(), v=pa.string(), kind=pa.string())
    writer.create("pk_deletes", types, key=("k",), bucket="1", rowkind_field="kind")
    writer.append("pk_deletes", [{"k": k, "v": "a", "kind": "+I"} for k in range(9)], types)
    writer.append("pk_deletes", [{"k": k, "v": "a", "kind": "-D"} for k in range(4)], types)


def schema_evolution(writer: Writer) -> None:
    """Columns added, renamed, widened, dropped and added again under an old name."""
    types = nullable(a=pa.int32(), b=pa.string(), c=pa.float32())
    writer.create("evolution", types, **{"metadata_stats-mode": "full"})
    writer.append("evolution", [{"a": i, "b": str(i), "c": i / 2} for i in range(5)], types)
    changes = (
        SchemaChange.add_column("d", AtomicType("BIGINT")),
        SchemaChange.rename_column("b", "b2"),
    )
    writer.alter("evolution", *changes)
    types = nullable(a=pa.int32(), b2=pa.string(), c=pa.float32(), d=pa.int64())
    writer.append("evolution", [{"a": 1, "b2": "x", "c": None, "d": 2**40}], types)
    writer.alter("evolution", SchemaChange.drop_column("c"))
    writer.alter("evolution", SchemaChange.update_column_type("a", AtomicType("BIGINT")))
    writer.alter("evolution", SchemaChange.add_column("c", AtomicType("STRING")))
    types = nullable(a=pa.int64(), b2=pa.string(), d=pa.int64(), c=pa.string())
    writer.append("evolution", [{"a": 2**40, "b2": None, "d": None, "c": "again"}], types)


def tags_and_branches(writer: Writer) -> None:
    """Tags of a past and the latest snapshot; a branch from a tag, written to afterwards."""
    types = nullable(v=pa.int32())
    writer.create("tagged", types)
    for i in range(3):
        writer.append("tagged", [{"v": i}], types)
    writer.tag("tagged", "first", 1)
    writer.tag("tagged", "latest")
    writer.catalog.create_branch("w.tagged", "dev", "first")
    writer.append("tagged$branch_dev", [{"v": 10}, {"v": 11}], types)
    writer.append("tagged", [{"v": 3}], types)


def row_tracking(writer: Writer) -> None:
    """Row tracking: updates of single columns are separate files."""
    types = nullable(a=pa.int32(), b=pa.string())
    names = ("row-tracking_enabled", "data-evolution_enabled", "deletion-vectors_enabled")
    writer.create("tracked", types, **dict.fromkeys(names, "true"))
    for i in range(2):
        writer.append("tracked", [{"a": i, "b": "b"}, {"a": i + 10, "b": "b"}], types)
    builder = writer.catalog.get_table("w.tracked").new_batch_write_builder()
    update = builder.new_update().with_update_type(["b"])
    changed = pa.table({"_ROW_ID": pa.array([0, 1], pa.int64()), "b": ["new", "new too"]})
    writer.commit(builder, update.update_by_arrow_with_row_id(changed))
    builder = writer.catalog.get_table("w.tracked").new_batch_write_builder()
    predicate = builder.new_update().new_predicate_builder().equal("a", 10)
    writer.commit(builder, builder.new_update().delete_by_predicate(predicate))


def table_without_rows(writer: Writer) -> None:
    """A table without any commit."""
    writer.create("untouched", nullable(v=pa.int32()))


# -- metadata of the tables -----------------------------------------------------------------------


def canonical(value: Any) -> Any:
    """Return a partition value for JSON: times as ISO text, decimals as digits."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "to_local_date_time"):
        value = value.to_local_date_time()
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def values_of(row: Any) -> list[Any]:
    return [canonical(row.get_field(i)) for i in range(len(row))]


def plan_of(table: Any) -> list[dict[str, Any]]:
    """Return the files that pypaimon would read, with their attributes in the plan."""
    return [
        {
            "partition": values_of(split.partition),
            "bucket": split.bucket,
            "name": file.file_name,
            "level": file.level,
            "rows": file.row_count,
            "size": file.file_size,
            "schema_id": file.schema_id,
            "min_sequence": file.min_sequence_number,
            "max_sequence": file.max_sequence_number,
            "deleted_rows": file.delete_row_count,
            "first_row_id": file.first_row_id,
            "write_cols": file.write_cols,
            "min_key": values_of(file.min_key),
            "max_key": values_of(file.max_key),
        }
        for split in table.new_read_builder().new_scan().plan().splits()
        for file in split.files
    ]


def statistics_of(table: Any) -> dict[str, dict[str, Any]]:
    """The statistics by current column name, from the system table `$files`."""
    builder = table.new_read_builder()
    rows = builder.new_read().to_arrow(builder.new_scan().plan().splits()).to_pylist()
    named = {"min": "min_value_stats", "max": "max_value_stats", "nulls": "null_value_counts"}
    return {
        row["file_path"].rpartition("/")[2]: {
            part: json.loads(row[column]) for part, column in named.items()
        }
        for row in rows
    }


def plans(writer: Writer) -> list[dict[str, Any]]:
    """The plan of every snapshot and tag of every table, and of the latest of every branch."""
    found = []
    for folder in sorted((writer.target / "w.db").iterdir()):
        table = writer.catalog.get_table(f"w.{folder.name}")
        ids = sorted(int(path.name[9:]) for path in (folder / "snapshot").glob("snapshot-*"))
        tags = sorted(path.name[4:] for path in (folder / "tag").glob("tag-*"))
        branches = sorted(path.name[7:] for path in (folder / "branch").glob("branch-*"))
        chosen = [({"snapshot_id": one}, table.copy({"scan.snapshot-id": str(one)})) for one in ids]
        chosen += [({"ref": one}, table.copy({"scan.tag-name": one})) for one in tags]
        chosen += [
            ({"ref": one}, writer.catalog.get_table(f"w.{folder.name}$branch_{one}"))
            for one in branches
        ]
        chosen.append(({}, table))
        found += [
            {"table": folder.name, "choice": choice, "files": plan_of(one)}
            for choice, one in chosen
        ]
        files = writer.catalog.get_table(f"w.{folder.name}$files")
        found[-1]["statistics"] = statistics_of(files)
    return found


def main() -> None:
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    writer = Writer(target)
    for write in (
        append_commits,
        statistics_types,
        partition_types,
        primary_keys,
        schema_evolution,
        tags_and_branches,
        row_tracking,
        table_without_rows,
    ):
        write(writer)
    (target / "plans.json").write_text(json.dumps(plans(writer), indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
