"""`compare` of tables with copies, and of Paimon tables with their published Iceberg metadata."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection
from datetime import date
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA, sampled
from tests.case_tables import CASES
from tests.iceberg.manifests import Column, Json, data_file, entry, row, written
from tests.iceberg.one_manifest import spec_json, table_of_manifests
from tests.iceberg.tables import snapshot_json
from tests.reconcile.copies import (
    IcebergCopy,
    PaimonCopy,
    count_entries,
    read,
    rewrite,
    set_options,
)

TOP_LEVEL = 5
_TYPES = {pa.int64(): "long", pa.bool_(): "boolean", pa.date32(): "date", pa.string(): "string"}
_AVRO = {"date": {"type": "int", "logicalType": "date"}}


def publish(
    root: Path,
    *,
    snapshot_id: int | None = None,
    levels: Collection[int] = (TOP_LEVEL,),
    edit: Callable[[list[Json]], list[Json]] = list,
    later_ms: int = 0,
    with_vectors: bool = False,
) -> arrowmeta.Table:
    """Publish a snapshot of a Paimon table as Iceberg metadata; return the table at its latest one.

    Args:
        snapshot_id: the snapshot; the latest by default.
        levels: those of a table with a primary key that are published.
        edit: changes the entries of the only manifest of data files.
        later_ms: how much later than in Paimon the snapshot was made.
        with_vectors: whether deletion vectors are published, too.
    """
    table = arrowmeta.open(root, snapshot_id=snapshot_id)
    number, shape = table.snapshot_id, table.source.shape
    files = table.files().to_pylist()
    if shape.primary_key.num_fields:
        files = [file for file in files if file["level"] in levels]
    entries = [edit([_published(file, number) for file in files])]
    if with_vectors:
        vectors = table.deletion_vectors().to_pylist()
        entries.append([_published_vector(vector, number) for vector in vectors])
    columns = [
        Column(1000 + at, field.name, _AVRO.get(_type(field.type), _type(field.type)))
        for at, field in enumerate(shape.partition.fields)
    ]
    ids = {field.name: int(field.metadata[b"PARQUET:field_id"]) for field in table.schema}
    times = {one["snapshot_id"]: one["committed_at"] for one in table.snapshots().to_pylist()}
    fields = [
        {"id": ids[field.name], "name": field.name, "required": False, "type": _type(field.type)}
        for field in table.schema
    ]
    place = {"manifest-list": f"{root}/metadata/list.avro", "summary": {"operation": "append"}}
    millis = int(times[number].timestamp() * 1000 + 0.5) + later_ms
    partition = [(ids[column.name], column.id, column.name, "identity") for column in columns]
    tags = {
        row["name"]: {"snapshot-id": row["snapshot_id"], "type": "tag"}
        for row in table.refs().to_pylist()
        if row["type"] == "tag"
    }
    changes = {
        "format-version": 3 if with_vectors else 2, "last-sequence-number": number,
        "last-updated-ms": millis, "last-column-id": max(ids.values()), "next-row-id": 0,
        "schemas": [{"type": "struct", "schema-id": 0, "fields": fields}],
        "partition-specs": [spec_json(0, *partition)], "last-partition-id": 1000 + len(partition),
        "current-snapshot-id": number, "snapshots": [snapshot_json(number, at=millis, **place)],
        "snapshot-log": [], "refs": tags,
    }  # fmt: skip
    schema = entry(data_file(columns))
    numbers = dict.fromkeys(("sequence_number", "min_sequence_number", "added_snapshot_id"), number)
    table_of_manifests(
        root,
        [
            (written(schema, rows), numbers | {"content": content})
            for content, rows in enumerate(entries)
        ],
        **changes,
    )
    return arrowmeta.open(root)


def _type(kind: pa.DataType) -> str:
    if pa.types.is_integer(kind) and kind.bit_width < 64:
        return "int"
    return _TYPES.get(kind, "string")


def _published(file: Json, number: int, **more: Any) -> Json:
    days = {
        name: (value - date(1970, 1, 1)).days if isinstance(value, date) else value
        for name, value in (file["partition"] or {}).items()
    }
    sizes = {name: file[name] for name in ("record_count", "file_size_in_bytes")}
    kind = {"file_format": file.get("file_format", "puffin"), "partition": days}
    return row(file["file_path"], snapshot_id=number, **sizes | kind | more)


def _published_vector(vector: Json, number: int) -> Json:
    """Return the entry of a deletion vector in a Paimon index file, whose size is unknown."""
    file = vector | {"record_count": vector["cardinality"], "file_size_in_bytes": -1}
    places = {name: vector[name] for name in ("content_offset", "content_size_in_bytes")}
    named = {"content": 1, "referenced_data_file": vector["data_file_path"]}
    return _published(file, number, **places | named)


pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning")

APPEND, KEYED, TAGS = "append_partition_types", "pk_deletion_vectors", "pk_tags_branches"
POSITIONS, SNAPPY = "iceberg_v2_position_deletes", "append_snappy"
DELETES = 1


def compared(a, b):
    """Return the differences without paths and details."""
    rows = arrowmeta.compare(a, b).to_pylist()
    return {(row["difference"], row["a"], row["b"]) for row in rows}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", sampled())
def test_copy_at_another_location_does_not_differ(name, tmp_path):
    shutil.copytree(DATA / name, tmp_path / "copy")
    assert arrowmeta.compare(DATA / name, tmp_path / "copy").num_rows == 0


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", [APPEND, KEYED, "pk_all_types", SNAPPY])
def test_changed_record_count_in_a_paimon_copy_is_the_only_difference(name, tmp_path):
    copy = PaimonCopy(DATA / name, tmp_path / "copy")
    table = arrowmeta.open(DATA / name)
    file = table.files().to_pylist()[0]

    def add_a_row(rows):
        for row in rows:
            row["_FILE"]["_ROW_COUNT"] += row["_FILE"]["_FILE_NAME"] == file["file_name"]

    rewrite(copy.root / "manifest" / Path(file["manifest_path"]).name, add_a_row)
    (row,) = arrowmeta.compare(table, copy.root).to_pylist()
    assert row["difference"] == "record_count"
    assert file["file_path"].endswith(row["subject"])
    assert (int(row["a"]), int(row["b"])) == (file["record_count"], file["record_count"] + 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [POSITIONS, "iceberg_v3_deletion_vectors"])
def test_file_dropped_from_an_iceberg_copy_is_a_difference(name, tmp_path):
    copy = IcebergCopy(DATA / name, tmp_path / "copy")
    dropped = next(row for row in read(copy.manifest(DELETES)) if row["status"] != 2)
    copy.edit_manifest(DELETES, lambda rows: [row for row in rows if row != dropped])
    copy.edit_list(lambda rows: count_entries(rows, copy.manifest(DELETES)))
    (row,) = arrowmeta.compare(DATA / name, copy.root).to_pylist()
    assert (row["difference"], row["a"] is None, row["b"]) == ("file", False, None)
    assert dropped["data_file"]["file_path"].endswith(row["subject"])


def test_file_that_is_listed_twice_is_counted_once_in_paimon_only(tmp_path):
    copy = PaimonCopy(DATA / APPEND, tmp_path / "paimon")
    copy.edit_manifest("delta", lambda rows: [*rows, rows[-1]])
    with pytest.warns(UserWarning, match="live already"):
        assert arrowmeta.compare(copy.root, DATA / APPEND).num_rows == 0
    other = IcebergCopy(DATA / POSITIONS, tmp_path / "iceberg")
    other.edit_manifest(0, lambda rows: [*rows, rows[-1]])
    tables = (arrowmeta.open(one, allow_moved_paths=True) for one in (other.root, DATA / POSITIONS))
    with pytest.warns(UserWarning, match="read twice"):
        (row,) = arrowmeta.compare(*tables).to_pylist()
    assert (row["difference"], row["b"]) == ("file", None)


def test_what_one_copy_or_snapshot_only_has_is_a_difference(tmp_path):
    copy = PaimonCopy(DATA / TAGS, tmp_path / "copy")
    (copy.root / "tag" / "tag-t1").unlink()
    shutil.rmtree(copy.root / "branch" / "branch-b1")
    of_refs = {("tag", "snapshot 1", None), ("branch", "snapshot 3", None)}
    assert compared(DATA / TAGS, copy.root) == of_refs
    copy = PaimonCopy(DATA / KEYED, tmp_path / "keyed")
    copy.edit_snapshot(indexManifest=None)
    of_vectors = {("deletion_vector", cardinality, None) for cardinality in "69"}
    assert compared(DATA / KEYED, copy.root) == of_vectors
    table = arrowmeta.open(DATA / KEYED)
    of_snapshots = compared(table.at(snapshot_id=7), table.at(snapshot_id=8))
    assert ("snapshot", "7", "8") in of_snapshots
    assert {difference for difference, _, _ in of_snapshots} == {"snapshot", "file"}


# -- published Iceberg metadata --------------------------------------------------------------------


@pytest.fixture
def published(tmp_path):
    """Return what publishes a snapshot of a table, and returns both tables."""

    def both(name, options=None, snapshot_id=None, **how):
        root = Path(shutil.copytree(DATA / name, tmp_path / str(len([*tmp_path.iterdir()]))))
        set_options(root, options or {})
        paimon = publish(root, snapshot_id=snapshot_id, **how)
        if snapshot_id is not None:
            paimon = paimon.at(snapshot_id=snapshot_id)
        return paimon, arrowmeta.open(paimon.location, format="iceberg")

    return both


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "how"), [
    *((name, {}) for name in (APPEND, KEYED, SNAPPY, TAGS)),
    # New metadata lists files that can be read without a merge, which is level 0 at first.
    *((name, {"snapshot_id": 1, "levels": range(6)}) for name in (KEYED, TAGS, "pk_all_types")),
])  # fmt: skip
def test_correct_published_iceberg_metadata_does_not_differ(name, how, published):
    paimon, iceberg = published(name, **how)
    assert iceberg.format == "iceberg"
    assert not how or set(paimon.files()["level"].to_pylist()) == {0}
    assert compared(paimon, iceberg) == compared(iceberg, paimon) == set()


@pytest.mark.parametrize("is_paimon_first", [True, False])
def test_published_bounds_that_paimon_does_not_know_are_differences(is_paimon_first):
    """With `metadata.stats-mode = counts`, Paimon publishes zeros for columns that are NOT NULL."""
    folder = CASES / "paimon_published_counts"
    paimon = arrowmeta.open(folder, format="paimon")
    iceberg = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    sides = (paimon, iceberg) if is_paimon_first else (iceberg, paimon)
    rows = arrowmeta.compare(*sides).to_pylist()
    bounds = {f"{side}_bounds.{column}" for side in ("lower", "upper") for column in "kbfdmtnxl"}
    assert {row["difference"] for row in rows} == bounds
    assert {row["a" if is_paimon_first else "b"] for row in rows} == {None}
    assert len(rows) == 2 * len(bounds)


def test_published_files_below_the_top_level_or_with_delete_rows_are_differences(published):
    paimon, iceberg = published(KEYED, snapshot_id=9, levels=range(6))
    levels = {file["file_name"]: file["level"] for file in paimon.files().to_pylist()}
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    assert {(row["difference"], row["a"]) for row in rows} == {("file", None)}
    assert len(rows) == len([level for level in levels.values() if level < TOP_LEVEL])
    rows = arrowmeta.compare(*published(KEYED, snapshot_id=9, levels=[0])).to_pylist()
    only = {(row["a"] is None, levels[Path(row["subject"]).name]) for row in rows}
    assert only == {(False, TOP_LEVEL), (True, 0)}


def test_published_deletion_vectors_are_compared_by_cardinality_if_expected(published):
    # Without the options for it, no vectors are published: these are outdated.
    paimon, iceberg = published(KEYED, with_vectors=True)
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    vectors = iceberg.delete_files().num_rows
    assert vectors
    told = [(row["difference"], row["a"], row["detail"]) for row in rows]
    assert told == [("file", None, "deletion_vector")] * vectors
    options = {"deletion-vectors.bitmap64": "true", "metadata.iceberg.format-version": "3"}
    paimon, iceberg = published(KEYED, options, levels=range(1, 6), with_vectors=True)
    assert arrowmeta.compare(paimon, iceberg).to_pylist() == []

    def one_more(rows):
        rows[0]["data_file"]["record_count"] += 1

    rewrite(Path(paimon.location) / "metadata" / "m1", one_more)
    iceberg = arrowmeta.open(paimon.location, format="iceberg")
    (row,) = arrowmeta.compare(iceberg, paimon).to_pylist()
    assert (row["difference"], int(row["a"])) == ("deletion_vector", int(row["b"]) + 1)


def test_wrong_record_count_and_missing_published_file_are_differences(published):
    def damage(entries):
        entries[0]["data_file"]["record_count"] += 1
        return entries[:-1]

    rows = arrowmeta.compare(*published(SNAPPY, edit=damage)).to_pylist()
    assert [row["difference"] for row in rows] == ["file", "record_count"]
    assert rows[0]["b"] is None
    assert int(rows[1]["a"]) + 1 == int(rows[1]["b"])


@pytest.mark.parametrize("n_files", [1, 2])
def test_published_files_with_overlapping_keys_are_differences(published, n_files):
    paimon, iceberg = published(
        TAGS, snapshot_id=2, levels=range(6), edit=lambda files: files[:n_files]
    )
    files = paimon.files()
    first, second = files["min_key"].to_pylist()
    assert first["k"] != second["k"] <= files["max_key"].to_pylist()[0]["k"]
    rows = arrowmeta.compare(paimon, iceberg).to_pylist()
    # The older file stays until it is compacted.
    assert [(row["difference"], row["a"]) for row in rows] == [("file", None)] * 2 * (n_files - 1)


def test_published_snapshot_after_a_rollback_is_a_difference(published):
    # Iceberg readers still see the snapshot that was rolled back in Paimon.
    paimon, iceberg = published(KEYED)
    newest, folder = paimon.snapshot_id, Path(paimon.location) / "snapshot"
    (folder / f"snapshot-{newest}").unlink()
    (folder / "LATEST").write_text(str(newest - 1))
    rolled_back = arrowmeta.open(paimon.location)
    (row,) = arrowmeta.compare(rolled_back, iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", None, f"snapshot {newest}")
    assert row["detail"].endswith(f"its latest is {newest - 1}; files are not compared")
    assert compared(iceberg, rolled_back) == {("snapshot", f"snapshot {newest}", None)}


def test_outdated_published_metadata_is_compared_at_its_snapshot(published):
    paimon, iceberg = published(KEYED, snapshot_id=9)
    (row,) = arrowmeta.compare(arrowmeta.open(paimon.location), iceberg).to_pylist()
    assert (row["difference"], row["a"], row["b"]) == ("snapshot", "snapshot 10", None)
    assert row["detail"].endswith("its latest is 9; files are compared at 9")
    assert arrowmeta.compare(paimon, iceberg).num_rows == 0


@pytest.mark.parametrize(("later_ms", "expected"), [(-5, {"committed_at"}), (5, set())])
def test_published_snapshot_that_is_older_has_a_reused_id(later_ms, expected, published):
    # Up to Paimon 1.x the callback records the time at which it runs, after the commit.
    tables = published(SNAPPY, later_ms=later_ms)
    for sides in (tables, tables[::-1]):
        assert {difference for difference, _, _ in compared(*sides)} == expected


def test_only_tags_of_published_snapshots_are_expected(published):
    # Paimon keeps the snapshot of a tag when it expires; published metadata must omit it.
    refs = arrowmeta.open(DATA / TAGS).refs().to_pylist()
    tags = {row["name"]: row["snapshot_id"] for row in refs}
    latest = tags["t-latest"]
    assert tags["t1"] != latest
    paimon, _ = published(TAGS, snapshot_id=latest)
    (metadata,) = (Path(paimon.location) / "metadata").glob("v*.metadata.json")
    whole = json.loads(metadata.read_text())
    has = f"snapshot {latest}"
    del whole["refs"]["t1"]
    elsewhere = {"elsewhere": {"snapshot-id": latest, "type": "tag"}}
    for refs, expected in (
        (whole["refs"], set()),
        (elsewhere, {("tag", has, None), ("tag", None, has)}),
    ):
        metadata.write_text(json.dumps(whole | {"refs": refs}))
        iceberg = arrowmeta.open(paimon.location, format="iceberg")
        assert compared(paimon, iceberg) == expected


def test_compare_command_exits_with_2_for_differences(published, capsys):
    location = published(SNAPPY)[0].location
    assert main(["compare", location, location, "--format-b", "iceberg"]) == 0
    assert main(["compare", location, str(DATA / KEYED), "-o", "csv"]) == 2
    assert capsys.readouterr().out.splitlines()[-1].startswith('"file"')
