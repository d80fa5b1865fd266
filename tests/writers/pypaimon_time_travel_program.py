"""Runs in pypaimon's environment: its columns and plans of snapshots, asked as JSON.

Reads a list of `folder`, `snapshot_id` and `conditions` from standard input, each condition a
column, a method of pypaimon's predicate builder, and its values. Writes a list of `columns` and
`plans`, or `error` if pypaimon cannot read the snapshot.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from pypaimon import CatalogFactory


def planned(table: Any, column: str, method: str, *values: Any) -> list[str]:
    builder = table.new_read_builder()
    predicate = getattr(builder.new_predicate_builder(), method)(column, *values)
    splits = builder.with_filter(predicate).new_scan().plan().splits()
    return sorted({file.file_name for split in splits for file in split.files})


def answer(table: Any, snapshot_id: int, conditions: list[list[Any]]) -> dict[str, Any]:
    at = table.copy({"scan.snapshot-id": str(snapshot_id)})
    return {
        "columns": [[field.id, field.name] for field in at.table_schema.fields],
        "plans": [planned(at, *condition) for condition in conditions],
    }


def main() -> None:
    answers = []
    with tempfile.TemporaryDirectory() as warehouse:
        database = Path(warehouse) / "w.db"
        database.mkdir()
        catalog = CatalogFactory.create({"warehouse": warehouse})
        for number, asked in enumerate(json.load(sys.stdin)):
            (database / f"t{number}").symlink_to(asked["folder"])
            try:
                table = catalog.get_table(f"w.t{number}")
                answers.append(answer(table, asked["snapshot_id"], asked["conditions"]))
            except Exception as error:  # as pypaimon fails in many ways on manifests of others
                answers.append({"error": f"{type(error).__name__}: {error}"})
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
