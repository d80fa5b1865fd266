"""Manifests in Parquet, as version 4 has them: damage, the draft's layout, and tables that moved.

`test_live_files` compares what sound ones contain with Iceberg Java.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from tests import corpus
from tests.case_tables import CASES

UNPARTITIONED = CASES / "iceberg_v4_unpart"
MIXED = CASES / "iceberg_v4_upgraded"
FIELD_ID = "PARQUET:field_id"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return shutil.copytree(UNPARTITIONED, tmp_path / "t")


def open_moved(folder: Path, **options: object) -> arrowmeta.Table:
    return arrowmeta.open(folder, allow_moved_paths=True, **options)


def manifest_of(folder: Path, content: str = "data") -> Path:
    listed = open_moved(UNPARTITIONED).manifests(["manifest_path", "content"]).to_pylist()
    path = next(row["manifest_path"] for row in listed if row["content"] == content)
    return folder / "metadata" / path.rpartition("/")[2]


def damaged_once(table: Path) -> arrowmeta.Table:
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete"):
        assert opened.files().num_rows == open_moved(UNPARTITIONED).files().num_rows - 1
    return opened


def test_cut_manifest_is_damage_and_the_others_are_read(table: Path) -> None:
    path = manifest_of(table)
    path.write_bytes(path.read_bytes()[:-500])
    (row,) = damaged_once(table).damage.to_pylist()
    assert row["path"].endswith(path.name)
    assert row["kind"] == "manifest"
    with pytest.raises(ArrowMetaError, match=path.name):
        open_moved(table, strict=True).files()


def test_manifest_swapped_for_one_with_other_entries_is_damage(table: Path) -> None:
    path = manifest_of(table)
    shutil.copy(manifest_of(table, "deletes"), path)
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete|contradicts itself"):
        opened.files()
    damage = opened.damage.to_pylist()
    assert path.name in {row["path"].rpartition("/")[2] for row in damage}


def test_copy_of_another_manifest_is_damage(table: Path) -> None:
    rows = open_moved(UNPARTITIONED).manifests(["manifest_path", "added_rows_count"]).to_pylist()
    alike = [row["manifest_path"] for row in rows if row["added_rows_count"] == 20]
    first, second = (table / "metadata" / path.rpartition("/")[2] for path in alike[:2])
    shutil.copy(first, second)
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete|contradicts itself"):
        opened.files()
    damage = opened.damage.to_pylist()
    reasons = [row["reason"] for row in damage if row["path"].endswith(second.name)]
    assert any(first.name in reason for reason in reasons)


def mutations(content: bytes, count: int) -> Iterator[bytes]:
    drawn = random.Random(corpus.seed())
    for _ in range(count):
        changed = bytearray(content)
        match drawn.randrange(4):
            case 0:
                at = drawn.randrange(len(changed))
                changed[at] ^= 1 << drawn.randrange(8)
            case 1:
                del changed[drawn.randrange(len(changed)) :]
            case 2:
                start = drawn.randrange(len(changed))
                changed[start : start + drawn.randrange(64)] = drawn.randbytes(drawn.randrange(64))
            case 3:  # in the footer, where lengths and counts are
                at = len(changed) - 1 - drawn.randrange(min(len(changed), 9000))
                changed[at] = drawn.randrange(256)
        yield bytes(changed)


@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_any_change_of_a_manifest_gives_rows_or_an_error_of_ours(table: Path) -> None:
    path = manifest_of(table)
    sound = path.read_bytes()
    count = 2000 if corpus.is_all() else 20
    n_errors = 0
    for changed in mutations(sound, count):
        path.write_bytes(changed)
        try:
            opened = open_moved(table)
            opened.files()
            n_errors += not opened.complete
        except ArrowMetaError:
            n_errors += 1
    assert n_errors > count // 10


def with_field(table: pa.Table, name: str, field_id: int) -> pa.Table:
    field = pa.field(name, pa.int32(), metadata={FIELD_ID: str(field_id)})
    return table.append_column(field, pa.nulls(len(table), pa.int32()))


def test_manifest_of_the_draft_without_rows_is_refused_by_name(table: Path) -> None:
    path = manifest_of(table)
    pq.write_table(with_field(pq.read_table(path).slice(0, 0), "tracking", 147), path)
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete"):
        opened.files()
    assert any("draft of format version 4" in one for one in opened.damage["reason"].to_pylist())


def test_tracked_files_of_the_draft_are_refused_by_name(table: Path) -> None:
    path = manifest_of(table)
    pq.write_table(with_field(pq.read_table(path), "tracking", 147), path)
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete"):
        opened.files()
    assert "draft of format version 4" in opened.damage["reason"][0].as_py()
    with pytest.raises(UnsupportedError, match="tracked files"):
        open_moved(table, strict=True).files()


def test_manifest_with_other_names_is_read_by_field_ids(table: Path) -> None:
    for path in (table / "metadata").glob("*.parquet"):
        rows = pq.read_table(path)
        names = [f"column {place}" for place in range(rows.num_columns)]
        pq.write_table(rows.rename_columns(names), path)
    opened, sound = open_moved(table), open_moved(UNPARTITIONED)
    files = opened.files()
    assert opened.complete
    columns = ["file_path", "record_count", "lower_bounds", "sequence_number", "first_row_id"]
    assert files.select(columns).equals(sound.files().select(columns))


def edit_metadata(table: Path, **changes: object) -> None:
    for path in (table / "metadata").glob("*.metadata.json"):
        values = json.loads(path.read_text(encoding="utf-8")) | changes
        kept = {name: value for name, value in values.items() if value is not None}
        path.write_text(json.dumps(kept), encoding="utf-8")


def test_table_without_a_location_is_opened_at_its_folder(table: Path) -> None:
    sound = open_moved(UNPARTITIONED).source.metadata.location
    edit_metadata(table, location=None)
    opened = arrowmeta.open(table, path_map={sound: str(table)})
    assert opened.files().num_rows == open_moved(UNPARTITIONED).files().num_rows
    edit_metadata(table, **{"format-version": 3})
    with pytest.raises(ArrowMetaError, match="location"):
        arrowmeta.open(table)


def test_relative_path_of_the_draft_is_refused_by_name(table: Path) -> None:
    for path in (table / "metadata").glob("*.metadata.json"):
        values = json.loads(path.read_text(encoding="utf-8"))
        for snapshot in values.get("snapshots", ()):
            name = snapshot["manifest-list"].rpartition("/")[2]
            snapshot["manifest-list"] = f"metadata/{name}"
        path.write_text(json.dumps(values), encoding="utf-8")
    with pytest.raises(UnsupportedError, match="is a relative path, which only the draft"):
        open_moved(table, strict=True).files()


def test_description_says_that_version_4_is_in_development() -> None:
    described = str(open_moved(UNPARTITIONED).describe())
    assert "Iceberg, version 4, which is in development" in described
    bundled = CASES.parent / "data" / "iceberg_v3_deletion_vectors"
    assert "development" not in str(open_moved(bundled).describe())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("folder", [UNPARTITIONED, MIXED, CASES / "iceberg_v4_partitioned"])
def test_relations_of_parquet_manifests_are_the_same_from_a_store(
    folder: Path, tmp_path: Path
) -> None:
    plain = open_moved(folder)
    for _ in range(2):
        stored = open_moved(folder, store=tmp_path / "store")
        assert stored.files().equals(plain.files())
        assert stored.all_entries().equals(plain.all_entries())
    assert plain.reconcile().num_rows == 0
    assert plain.metadata_bytes().num_rows > 0
    streamed = plain.reader("files", batch_size=2).read_all()
    assert streamed.num_rows == plain.files().num_rows


def test_headers_of_parquet_manifests_are_noted() -> None:
    opened = open_moved(UNPARTITIONED)
    source = opened.source.noting_headers()
    assert list(source.batches("entries", ["status"]))
    headers = [row for row in source.headers().to_pylist() if row["kind"] == "manifest"]
    contents = {row["manifest_path"]: row["content"] for row in opened.manifests().to_pylist()}
    assert len(headers) == len(contents)
    for row in headers:
        assert (row["format_version"], row["partition_spec_id"], row["absent"]) == (4, 0, [])
        assert row["content"] == contents[row["path"]]


def test_header_of_a_parquet_manifest_without_keys_is_a_finding(table: Path) -> None:
    path = manifest_of(table)
    rows = pq.read_table(path)
    known = {k: v for k, v in rows.schema.metadata.items() if k != b"partition-spec-id"}
    pq.write_table(rows.replace_schema_metadata(known), path)
    found = open_moved(table).sql("SELECT expected FROM refused_by_readers")
    assert found["expected"].to_pylist() == ["key partition-spec-id"]
