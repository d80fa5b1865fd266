"""Fallback to an older snapshot or schema, with damage, if the newest one cannot be read."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import CorruptMetadataError, NotATableError, StorageError
from arrowmeta.io.requests import Requests
from tests.paimon.tables import schema_json, write, write_table

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")

DAMAGES: dict[str, Callable[[Path], Any]] = {
    "cut": lambda path: path.write_bytes(path.read_bytes()[:40]),
    "emptied": lambda path: path.write_bytes(b""),
    "removed": Path.unlink,
}


def table_with_hint(root: Path, *ids: int) -> Path:
    write_table(root, ids)
    write(root / "snapshot" / "LATEST", str(ids[-1]))
    return root


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_latest_snapshot_falls_back_to_previous_one(damage: str, tmp_path: Path) -> None:
    table_with_hint(tmp_path, 3, 4, 5)
    DAMAGES[damage](tmp_path / "snapshot" / "snapshot-5")
    table = arrowmeta.open(tmp_path)
    assert (table.snapshot_id, table.complete) == (4, False)
    (row,) = table.damage.to_pylist()
    assert row["path"] == str(tmp_path / "snapshot" / "snapshot-5")
    assert "the newest readable snapshot is 4" in row["reason"]
    assert "snapshot-5 cannot be read; the newest readable snapshot is 4" in repr(table)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize(
    "asked", [{"strict": True}, {"snapshot_id": 5}, {"ref": "main"}, {"as_of": "2024-05-01"}]
)
def test_explicit_or_strict_open_never_falls_back(
    damage: str, asked: dict[str, Any], tmp_path: Path
) -> None:
    table_with_hint(tmp_path, 3, 4, 5)
    DAMAGES[damage](tmp_path / "snapshot" / "snapshot-5")
    if "as_of" in asked and damage == "removed":
        assert arrowmeta.open(tmp_path, **asked).snapshot_id == 4
        return
    with pytest.raises(arrowmeta.ArrowMetaError, match=r"snapshot[- ]5"):
        arrowmeta.open(tmp_path, **asked)


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("nowhere")])
def test_latest_snapshot_that_is_no_file_falls_back_to_previous_one(
    make: Callable[[Path], Any], tmp_path: Path
) -> None:
    table_with_hint(tmp_path, 3, 4, 5)
    path = tmp_path / "snapshot" / "snapshot-5"
    path.unlink()
    (tmp_path / "snapshot" / "LATEST").unlink()
    make(path)
    table = arrowmeta.open(tmp_path)
    assert (table.snapshot_id, table.complete) == (4, False)
    (row,) = table.damage.to_pylist()
    assert row["path"] == str(path)
    assert "not a file that can be opened" in row["reason"]


@pytest.mark.parametrize("name", ["snapshot-5", "snapshot-4", "LATEST"])
def test_access_denied_raises_storage_error_without_fallback(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_with_hint(tmp_path, 3, 4, 5)
    ask = Requests.ask

    def refuse(self: Requests, path: str, request: Any, **more: Any) -> Any:
        def refused() -> None:
            raise PermissionError(errno.EACCES, "Permission denied", path)

        is_read = path.endswith(f"/{name}") and more == {}
        return ask(self, path, refused if is_read else request, **more)

    monkeypatch.setattr(Requests, "ask", refuse)
    with pytest.raises(StorageError, match=f"{name}: access is denied") as caught:
        arrowmeta.open(tmp_path).snapshots()
    assert (caught.value.kind, caught.value.retryable) == ("denied", False)


def test_each_skipped_damaged_snapshot_is_reported(tmp_path: Path) -> None:
    table_with_hint(tmp_path, 2, 3, 4, 5)
    DAMAGES["removed"](tmp_path / "snapshot" / "snapshot-5")
    for one in (3, 4):
        DAMAGES["cut"](tmp_path / "snapshot" / f"snapshot-{one}")
    table = arrowmeta.open(tmp_path)
    assert table.snapshot_id == 2
    assert [path[-1] for path in table.damage["path"].to_pylist()] == ["5", "4", "3"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_table_without_readable_snapshot_is_empty_and_incomplete(
    damage: str, tmp_path: Path
) -> None:
    table_with_hint(tmp_path, 1)
    DAMAGES[damage](tmp_path / "snapshot" / "snapshot-1")
    table = arrowmeta.open(tmp_path)
    assert (table.snapshot_id, table.files().num_rows, table.complete) == (None, 0, False)
    assert "no snapshot is readable" in table.damage["reason"][0].as_py()
    assert table.options["bucket"] == "2"


def test_undamaged_table_is_complete(tmp_path: Path) -> None:
    table = arrowmeta.open(table_with_hint(tmp_path, 3, 4))
    assert (table.snapshot_id, table.complete, table.source.guess) == (4, True, None)


def test_command_exits_3_and_names_damaged_snapshot(
    data: Path, tmp_path: Path, capsys: Any
) -> None:
    root = tmp_path / "table"
    shutil.copytree(data / "append_snappy", root)
    latest = max(root.glob("snapshot/snapshot-*"), key=lambda path: int(path.name[9:]))
    latest.write_bytes(b"{")
    assert main(["files", str(root)]) == 3
    assert latest.name in capsys.readouterr().err


# -- schemas ------------------------------------------------------------------------------------


def evolved(root: Path) -> Path:
    """A table of three schemas, the last of which has a column more."""
    write_table(root, (1,))
    one_more = [*schema_json()["fields"], {"id": 3, "name": "w", "type": "INT"}]
    write(root / "schema" / "schema-1", schema_json(1, options={"bucket": "4"}))
    write(root / "schema" / "schema-2", schema_json(2, fields=one_more, highestFieldId=3))
    snapshot = root / "snapshot" / "snapshot-1"
    snapshot.write_text(json.dumps(json.loads(snapshot.read_text()) | {"schemaId": 2}))
    return root


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_current_schema_falls_back_to_previous_one(damage: str, tmp_path: Path) -> None:
    evolved(tmp_path)
    assert arrowmeta.open(tmp_path).schema.names == ["pt", "k", "v", "w"]
    DAMAGES[damage](tmp_path / "schema" / "schema-2")
    table = arrowmeta.open(tmp_path)
    assert (table.schema.names, table.options["bucket"]) == (["pt", "k", "v"], "4")
    (row,) = table.damage.to_pylist()
    assert (row["path"], row["kind"]) == (str(tmp_path / "schema" / "schema-2"), "schema")
    assert "those of the older schema 1" in row["reason"]
    with pytest.raises(CorruptMetadataError, match="schema-2"):
        _ = arrowmeta.open(tmp_path, strict=True).schema


@pytest.mark.parametrize("lost", [0, 1])
@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_older_schema_is_reported_without_other_effect(
    damage: str, lost: int, tmp_path: Path
) -> None:
    evolved(tmp_path)
    DAMAGES[damage](tmp_path / "schema" / f"schema-{lost}")
    table = arrowmeta.open(tmp_path)
    assert table.schema.names == ["pt", "k", "v", "w"]
    (row,) = table.damage.to_pylist()
    assert row["path"] == str(tmp_path / "schema" / f"schema-{lost}")
    assert "older schema" not in row["reason"]


def test_gap_in_schema_ids_reports_one_missing_schema(tmp_path: Path) -> None:
    write_table(tmp_path, (1,))
    write(tmp_path / "schema" / f"schema-{10**12}", schema_json(10**12))
    table = arrowmeta.open(tmp_path)
    assert len(table.schema) == 3
    assert table.damage["path"].to_pylist() == [str(tmp_path / "schema" / "schema-1")]


def test_a_branch_may_begin_with_a_later_schema(tmp_path: Path) -> None:
    write_table(tmp_path, (1,))
    write_table(tmp_path / "branch" / "branch-b", (1,))
    folder = tmp_path / "branch" / "branch-b" / "schema"
    (folder / "schema-0").unlink()
    write(folder / "schema-4", schema_json(4))
    snapshot = tmp_path / "branch" / "branch-b" / "snapshot" / "snapshot-1"
    snapshot.write_text(json.dumps(json.loads(snapshot.read_text()) | {"schemaId": 4}))
    table = arrowmeta.open(tmp_path, ref="b")
    assert len(table.schema) == 3
    assert table.complete


def test_table_without_readable_schema_raises_error(tmp_path: Path) -> None:
    evolved(tmp_path)
    for one in range(3):
        write(tmp_path / "schema" / f"schema-{one}", "{")
    with pytest.raises(CorruptMetadataError, match="schema-2"):
        arrowmeta.open(tmp_path).files()
    shutil.rmtree(tmp_path / "schema")
    with pytest.raises(NotATableError, match="no schema-<id>"):
        arrowmeta.open(tmp_path).files()
