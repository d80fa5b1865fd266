"""Manifests in Parquet, as version 4 has them: damage, the draft's layout, and tables that moved.

`test_live_files` compares what sound ones contain with Iceberg Java.
"""

import json
import os
import random
import re
import shutil
from functools import partial
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, UnsupportedError
from tests import corpus
from tests.case_tables import CASES
from tests.reconcile.copies import rewrite
from tests.reference.roaring import encode_64, encode_record

UNPARTITIONED = CASES / "iceberg_v4_unpart"
MIXED = CASES / "iceberg_v4_upgraded"
FIELD_ID = "PARQUET:field_id"


@pytest.fixture
def table(tmp_path):
    return shutil.copytree(UNPARTITIONED, tmp_path / "t")


def open_moved(folder, **options):
    return arrowmeta.open(folder, allow_moved_paths=True, **options)


def manifest_of(folder, content="data", at=0):
    listed = open_moved(UNPARTITIONED).manifests(["manifest_path", "content"]).to_pylist()
    paths = [row["manifest_path"] for row in listed if row["content"] == content]
    return folder / "metadata" / paths[at].rpartition("/")[2]


def damage_after_reading(table):
    opened = open_moved(table)
    with pytest.warns(UserWarning, match="incomplete|contradicts itself"):
        n_files = opened.files().num_rows
    damage = opened.damage.to_pylist()
    said = [f"{Path(row['path']).name}: {row['reason']}" for row in damage]
    return n_files - open_moved(UNPARTITIONED).files().num_rows, said


def test_cut_manifest_is_damage_and_the_others_are_read(table):
    path = manifest_of(table)
    path.write_bytes(path.read_bytes()[:-500])
    lost, damage = damage_after_reading(table)
    assert (lost, [said.partition(":")[0] for said in damage]) == (-1, [path.name])
    with pytest.raises(ArrowMetaError, match=path.name):
        open_moved(table, strict=True).files()


def test_copy_of_another_manifest_is_damage(table):
    rows = open_moved(UNPARTITIONED).manifests(["manifest_path", "added_rows_count"]).to_pylist()
    alike = [row["manifest_path"] for row in rows if row["added_rows_count"] == 20]
    first, second = (table / "metadata" / path.rpartition("/")[2] for path in alike[:2])
    shutil.copy(first, second)
    said = damage_after_reading(table)[1]
    assert any(re.match(f"{second.name}: .*{first.name}", one) for one in said)
    shutil.copy(manifest_of(table, "deletes"), first)
    said = damage_after_reading(table)[1]
    assert first.name in {one.partition(":")[0] for one in said}


def mutations(content, count):
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
def test_any_change_of_a_manifest_gives_rows_or_an_error_of_ours(table):
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


@pytest.mark.parametrize("has_rows", [True, False])
def test_tracked_files_of_the_draft_are_refused_by_name(table, has_rows):
    path = manifest_of(table)
    rows = pq.read_table(path)
    field = pa.field("tracking", pa.int32(), metadata={FIELD_ID: "147"})
    drafted = rows.append_column(field, pa.nulls(len(rows), pa.int32()))
    pq.write_table(drafted if has_rows else drafted.slice(0, 0), path)
    lost, said = damage_after_reading(table)
    assert lost == -1
    assert any("draft of format version 4" in one for one in said)
    if has_rows:
        with pytest.raises(UnsupportedError, match="tracked files"):
            open_moved(table, strict=True).files()


def test_manifest_with_other_names_is_read_by_field_ids(table):
    for path in (table / "metadata").glob("*.parquet"):
        rows = pq.read_table(path)
        names = [f"column {place}" for place in range(rows.num_columns)]
        pq.write_table(rows.rename_columns(names), path)
    opened, sound = open_moved(table), open_moved(UNPARTITIONED)
    files = opened.files()
    assert opened.complete
    columns = ["file_path", "record_count", "lower_bounds", "sequence_number", "first_row_id"]
    assert files.select(columns).equals(sound.files().select(columns))


def edit_metadata(table, **changes):
    for path in (table / "metadata").glob("*.metadata.json"):
        values = json.loads(path.read_text(encoding="utf-8")) | changes
        kept = {name: value for name, value in values.items() if value is not None}
        path.write_text(json.dumps(kept), encoding="utf-8")


def test_table_without_a_location_is_opened_at_its_folder(table):
    sound = open_moved(UNPARTITIONED).source.metadata.location
    edit_metadata(table, location=None)
    opened = arrowmeta.open(table, path_map={sound: str(table)})
    assert opened.files().num_rows == open_moved(UNPARTITIONED).files().num_rows
    edit_metadata(table, **{"format-version": 3})
    with pytest.raises(ArrowMetaError, match="location"):
        arrowmeta.open(table)


def with_relative_paths(table):
    """Give files relative paths and the recorded sizes; return the paths by those of before."""
    location = open_moved(UNPARTITIONED).source.metadata.location
    path_starts = (f"{location}/", f"{location.replace('file://', 'file:')}/")
    columns = ["file_path", "file_size_in_bytes", "content_offset", "record_count"]
    entries = open_moved(UNPARTITIONED).all_entries(columns).to_pylist()
    renamed = {}

    def relative(value):
        if isinstance(value, dict):
            return {name: relative(member) for name, member in value.items()}
        if isinstance(value, list):
            return [relative(member) for member in value]
        start = next((s for s in path_starts if isinstance(value, str) and value.startswith(s)), "")
        if not start:
            return value
        if value not in renamed:
            below = value.removeprefix(start)
            in_partition = below.replace("data/", "data/t=12:00/")
            spellings = (below, f"/{below}", in_partition, f"{table.as_uri()}/{below}")
            renamed[value] = spellings[len(renamed) % 4 if below.startswith("data/") else 0]
        return renamed[value]

    for path in (table / "metadata").iterdir():
        if path.suffix == ".json":
            values = relative(json.loads(path.read_text(encoding="utf-8")))
            path.write_text(json.dumps(values | {"location": table.as_uri()}), encoding="utf-8")
        elif path.suffix == ".parquet":
            rows = pq.read_table(path)
            pq.write_table(pa.Table.from_pylist(relative(rows.to_pylist()), rows.schema), path)
    for path in (table / "metadata").glob("*.avro"):
        rewrite(path, lambda rows: rows.__setitem__(slice(None), relative(rows)))
        for manifest in (table / "metadata").glob("*.parquet"):
            rewrite(path, partial(set_length, manifest))
    for row in entries:
        file = table / renamed[row["file_path"]].removeprefix(table.as_uri()).lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        content = bytearray(file.read_bytes() if file.exists() else row["file_size_in_bytes"])
        if (at := row["content_offset"]) is not None:
            vector = encode_record(encode_64(range(row["record_count"])), True)
            content[at : at + len(vector)] = vector
        file.write_bytes(content)
    return renamed


def set_length(manifest, rows):
    for row in rows:
        if row["manifest_path"].endswith(manifest.name):
            row["manifest_length"] = manifest.stat().st_size


def test_paths_without_a_scheme_are_relative_to_the_location(table, tmp_path):
    renamed = with_relative_paths(table)
    sound, opened = open_moved(UNPARTITIONED), arrowmeta.open(table)
    paths = opened.files()["file_path"].to_pylist()
    assert paths == [renamed[path] for path in sound.files()["file_path"].to_pylist()]
    assert {path[0] for path in renamed.values()} == {"/", "d", "f", "m"}
    assert all(Path(opened.resolve(path)).is_file() for path in paths)
    for _ in range(2):  # the second one has the files of the store
        stored = arrowmeta.open(table, store=tmp_path / "store")
        assert stored.files().equals(opened.files())
        assert [stored.resolve(path) for path in paths] == list(map(opened.resolve, paths))
    assert opened.all_entries().num_rows == sound.all_entries().num_rows
    pairs = "SELECT data_file_path, delete_file_path FROM applicable_deletes ORDER BY ALL"
    expected = [tuple(map(renamed.get, row.values())) for row in sound.sql(pairs).to_pylist()]
    assert expected
    assert sorted(tuple(row.values()) for row in opened.sql(pairs).to_pylist()) == sorted(expected)
    assert opened.complete


@pytest.mark.parametrize("is_copy", [False, True])
def test_storage_is_compared_with_relative_paths(table, tmp_path, is_copy):
    with_relative_paths(table)
    if is_copy:
        table = Path(shutil.move(table, tmp_path / "copy"))
    stray = table / "data" / "stray.parquet"
    stray.write_bytes(b"x")
    os.utime(stray, (0, 0))
    opened = arrowmeta.open(table)
    found = opened.reconcile(storage=True).to_pylist()
    assert [(row["check_name"], row["subject"].rpartition("/")[2]) for row in found] == [
        ("orphan_in_storage", "stray.parquet")
    ]
    path = opened.files()["file_path"][0].as_py()
    Path(opened.resolve(path)).unlink()
    found = opened.reconcile(storage=True).to_pylist()
    assert {row["subject"] for row in found if row["check_name"] == "missing_in_storage"} == {path}


def test_version_4_is_in_development_and_earlier_paths_are_absolute():
    bundled = arrowmeta.open(CASES.parent / "data" / "iceberg_v3_deletion_vectors")
    assert bundled.resolve("/data/f.parquet") == "/data/f.parquet"
    assert "development" not in str(bundled.describe())
    described = str(open_moved(UNPARTITIONED).describe())
    assert "Iceberg, version 4, which is in development" in described


@pytest.mark.sampled(1)
@pytest.mark.parametrize("folder", [UNPARTITIONED, MIXED, CASES / "iceberg_v4_partitioned"])
def test_relations_of_parquet_manifests_are_the_same_from_a_store(folder, tmp_path):
    plain = open_moved(folder)
    for _ in range(2):
        stored = open_moved(folder, store=tmp_path / "store")
        assert stored.files().equals(plain.files())
        assert stored.all_entries().equals(plain.all_entries())
    assert plain.reconcile().num_rows == 0
    assert plain.metadata_bytes().num_rows > 0
    streamed = plain.reader("files", batch_size=2).read_all()
    assert streamed.num_rows == plain.files().num_rows


def test_headers_of_parquet_manifests_are_noted_and_what_they_lack_is_found(table):
    opened = open_moved(UNPARTITIONED)
    headers = opened.sql("FROM \"base of main\".base_headers WHERE kind = 'manifest'").to_pylist()
    names = ("path", "content", "format_version", "partition_spec_id", "absent")
    contents = opened.manifests(["manifest_path", "content"]).to_pylist()
    expected = [(row["manifest_path"], row["content"], 4, 0, []) for row in contents]
    assert sorted(tuple(map(row.get, names)) for row in headers) == sorted(expected)
    path = manifest_of(table)
    rows = pq.read_table(path)
    known = {k: v for k, v in rows.schema.metadata.items() if k != b"partition-spec-id"}
    pq.write_table(rows.replace_schema_metadata(known), path)
    found = open_moved(table).sql("SELECT expected FROM refused_by_readers")
    assert found["expected"].to_pylist() == ["key partition-spec-id"]
