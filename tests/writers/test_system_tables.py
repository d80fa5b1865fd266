"""The schema `paimon`, compared with the system tables of pypaimon."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.writers.environment import EnvironmentUnavailableError, environment_python

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*:UserWarning"),
]

_PROGRAM = Path(__file__).with_name("pypaimon_system_tables_program.py")
#: Texts of JSON, which differ in spaces.
_IN_JSON = ("partition_keys", "primary_keys", "options")
#: Columns in which pypaimon differs from Paimon's Java library, with the reason.
DIFFERENCES = {
    "files.partition": "dt=2024-01-01 instead of {2024-01-01}",
    "buckets.partition": "dt=2024-01-01 instead of {2024-01-01}",
    "file_key_ranges.partition": "dt=2024-01-01 instead of {2024-01-01}",
    "files.min_key": "JSON",
    "files.max_key": "JSON",
    "file_key_ranges.min_key": "JSON",
    "file_key_ranges.max_key": "JSON",
    "files.null_value_counts": "JSON",
    "files.min_value_stats": "JSON",
    "files.max_value_stats": "JSON",
    "files.file_path": "through the link to the table",
    "file_key_ranges.file_path": "through the link to the table",
    "branches.create_time": "of the link",
    "files.file_source": "the number",
    "files.creation_time": "whole seconds",
    "buckets.last_update_time": "whole seconds, of live files",
    "partitions.last_update_time": "of live files",
    "partitions.partition": "-inf instead of -Infinity",
    "manifests.min_partition_stats": "null for infinity",
    "manifests.max_partition_stats": "null for infinity",
    # Ours differ here.
    "schemas.fields": "types of rows, arrays and maps as JSON",
}
#: Identity of a row, by system table.
_KEYS = {
    "snapshots": ("snapshot_id",),
    "schemas": ("schema_id",),
    "options": ("key",),
    "manifests": ("file_name",),
    "partitions": ("partition",),
    "tags": ("tag_name",),
    "branches": ("branch_name",),
}


def _text(column: str, value: Any) -> Any:
    if column in _IN_JSON and isinstance(value, str):
        return json.loads(value)
    return value if isinstance(value, int | list | None) else str(value)


def _in_order(name: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    def key(row: dict[str, Any]) -> str:
        if name in _KEYS:
            return repr([row[one] for one in _KEYS[name]]).replace("Infinity", "inf")
        file = str(row.get("file_path")).rpartition("/")[2]
        size, records = row.get("file_size_in_bytes"), row.get("record_count")
        return repr((file, row.get("bucket"), size, records))

    return sorted(rows, key=key)


def test_system_tables_are_those_of_pypaimon() -> None:
    folders = [*DATA.glob("pk_*"), *DATA.glob("append_*")]
    folders += [entry.folder for entry in corpus.entries("paimon")]
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    done = subprocess.run(
        [str(python), "-W", "ignore", str(_PROGRAM)],
        input=json.dumps([str(folder.resolve()) for folder in folders]),
        capture_output=True,
        text=True,
        check=True,
    )
    differing: dict[str, tuple[str, Any, Any]] = {}
    n_compared = 0
    for folder, answers in zip(folders, json.loads(done.stdout), strict=True):
        table = arrowmeta.open(folder, format="paimon")
        for name, theirs in answers.items():
            if theirs is None:
                continue
            ours = getattr(table.inspect, name)().to_pylist()
            assert len(ours) == len(theirs), (folder.name, name)
            n_compared += 1
            for one, other in zip(_in_order(name, ours), _in_order(name, theirs), strict=True):
                # pypaimon has columns of Paimon 2, too.
                for column in one.keys() & other.keys():
                    values = _text(column, one[column]), _text(column, other[column])
                    if values[0] != values[1]:
                        differing.setdefault(f"{name}.{column}", (folder.name, *values))
    assert {at: values for at, values in differing.items() if at not in DIFFERENCES} == {}
    assert n_compared > 4 * len(folders)
