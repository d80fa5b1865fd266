"""The source of a table: current metadata, its columns, files and snapshots, and moved tables."""

import errno
import gzip
import json
import shutil
import warnings
from itertools import repeat

import pyarrow as pa
import pyarrow.fs as pafs
import pytest
import zstandard

import arrowmeta
from arrowmeta.cli.arguments import COMMANDS
from arrowmeta.errors import (
    CorruptMetadataError,
    LimitError,
    NotATableError,
    SnapshotNotFoundError,
    StorageError,
)
from tests.bundled import DATA
from tests.iceberg.one_manifest import spec_json
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write, write_version
from tests.reconcile.damaged_storage import DamagedStorage

COMPRESS = [gzip.compress, zstandard.ZstdCompressor().compress]


def opened(folder, n_snapshots=2, **changes):
    """Write metadata, and open it."""
    write(folder, "version-hint.text", "1")
    write(folder, "v1.metadata.json", metadata_json(n_snapshots, **changes))
    return arrowmeta.open(folder)


def test_columns_have_types_field_ids_and_bounds_of_their_primitive_parts(tmp_path):
    table = opened(tmp_path, **{"next-row-id": 7, "format-version": 3})
    assert (table.format_version, table.snapshot_id, table.source.next_row_id) == (3, 2, 7)
    assert table.schema.names == ["id", "day", "who", "tags"]
    assert [field.nullable for field in table.schema] == [False, True, True, True]
    ids = [field.metadata[b"PARQUET:field_id"] for field in table.schema]
    assert ids == [b"1", b"2", b"3", b"5"]
    entries = table.schema_of("entries")
    plain = [("id", pa.int64()), ("day", pa.date32()), ("who.name", pa.string())]
    items = ("tags", pa.struct([("element", pa.string())]))
    assert entries.field("lower_bounds").type == pa.struct([*plain, items])
    assert entries.field("partition").type == pa.struct([("day_month", pa.int32())])
    assert table.source.shape.primary_key == pa.struct([("id", pa.int64())])


def test_every_relation_of_table_without_snapshot_can_be_read(tmp_path):
    table = opened(tmp_path, 0)
    views = table.sql("SELECT view_name FROM duckdb_views()")["view_name"].to_pylist()
    relations = COMMANDS.keys() & set(views) - {"damage"}
    assert {"entries", "files", "column_stats", "deletion_vectors", "statistics"} <= relations
    counts = {name: table.relation(name).num_rows for name in relations}
    of_table = {"schemas", "specs", "options", "metadata_log_entries", "metadata_files"}
    of_table |= {"metadata_bytes", "readers", "clustering"}
    assert {name for name, count in counts.items() if count} == of_table
    for name in ("base_entries", "base_all_manifests"):  # with what no relation shows
        assert table.sql(f'FROM "base of main".{name}').num_rows == 0
    assert table.complete


def test_metadata_files_list_hint_log_and_statistics(tmp_path):
    folder = f"{tmp_path}/metadata"
    entry = {"snapshot-id": 1, "file-size-in-bytes": 9}
    log = [{"timestamp-ms": n, "metadata-file": f"{folder}/v{n}.metadata.json"} for n in (0, 2)]
    statistics = {**entry, "statistics-path": f"{folder}/s.puffin", "blob-metadata": []}
    changes = {"location": str(tmp_path), "metadata-log": log, "statistics": [statistics]}
    changes["partition-statistics"] = [{**entry, "statistics-path": f"{folder}/p.parquet"}]
    write(tmp_path, "v2.metadata.json", metadata_json(0))
    write(tmp_path, "s.puffin", "PFA1")
    opened(tmp_path, 0, **changes)
    rows = arrowmeta.open(f"{folder}/v1.metadata.json").metadata_files().to_pylist()
    rows += arrowmeta.open(tmp_path).metadata_files(where="kind = 'version hint'").to_pylist()
    current = f"{folder}/v1.metadata.json"
    assert {
        (row["path"].rpartition("/")[2], row["kind"], row["referenced_by"], row["size"])
        for row in rows
        if row["path"] != current
    } == {
        ("version-hint.text", "version hint", None, 1),
        ("v2.metadata.json", "table metadata", current, len(json.dumps(metadata_json(0)))),
        ("v0.metadata.json", "table metadata", current, None),
        ("s.puffin", "statistics", current, 4),
        ("p.parquet", "partition statistics", current, None),
    }


MODE = "write.metadata.metrics."


@pytest.mark.spec("iceberg: MetricsConfig")
@pytest.mark.parametrize(
    ("modes", "length"),
    [
        ({}, 16),
        ({"default": "truncate(4)"}, 4),
        ({"default": "Truncate(99)"}, 16),
        ({"default": "full"}, 16),
        ({"column.new": "truncate(8)"}, 8),
        ({"column.c2": "truncate(8)"}, 16),
        ({"column.new": "truncate(x)"}, 16),
        ({"default": " Truncate(8) ", "column.new": " Truncate(3) "}, 3),
        # PyIceberg does not rename metrics modes with columns, and older files keep their bounds.
        ({"column.c1": "truncate(3)"}, 3),
    ],
)
def test_text_truncation_length_is_smallest_configured_or_default(tmp_path, modes, length):
    kinds = ("string", "binary", "uuid", "long")
    renamed = schema_json(*kinds, schema_id=1)
    renamed["fields"][0]["name"] = "new"
    inner = {"id": 6, "name": "x", "required": False, "type": "string"}
    struct = {"type": "struct", "fields": [inner]}
    renamed["fields"].append({"id": 5, "name": "s", "required": False, "type": struct})
    table = opened(
        tmp_path,
        schemas=[schema_json(*kinds), renamed],
        properties={MODE + name: mode for name, mode in modes.items()},
        snapshots=[snapshot_json(one, **{"schema-id": 1}) for one in (1, 2)],
        **{"current-schema-id": 1, "partition-specs": [spec_json(0)]},
    )
    found = table.source.truncated_lengths
    assert (found["new"], found["c2"]) == (length, 0)
    assert found.keys() == {"new", "c2", "s.x"}


# -- Files of metadata


def test_an_older_file_is_read_instead_of_a_refused_one(tmp_path):
    table = shutil.copytree(DATA / "iceberg_v3_deletion_vectors", tmp_path / "t")
    newest = table / "metadata" / "v10.metadata.json"
    metadata = json.loads(newest.read_text())
    assert len(arrowmeta.open(table).snapshots()) == len(metadata["snapshots"])
    metadata["snapshots"][0]["first-row-id"] = "0"
    newest.write_text(json.dumps(metadata))
    with pytest.warns(UserWarning, match="the newest state is lost with it"):
        older = arrowmeta.open(table)
    assert len(older.snapshots()) == len(metadata["snapshots"]) - 1
    (damage,) = older.damage.to_pylist()
    assert damage["path"] == str(newest)
    assert "snapshots[0].first-row-id: expected" in damage["reason"]
    assert "the newest readable metadata file is v9.metadata.json" in damage["reason"]


def written(folder, data, name="v1.metadata.json"):
    """Write a metadata file as it is, and return its table."""
    (folder / "metadata").mkdir(exist_ok=True)
    (folder / "metadata" / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("name", ["v1.metadata.json", "v1.gz.metadata.json"])
@pytest.mark.parametrize("compress", [bytes, *COMPRESS])
def test_compression_is_detected_by_magic_bytes_not_name(tmp_path, name, compress):
    data = compress(json.dumps(metadata_json()).encode())
    assert arrowmeta.open(written(tmp_path, data, name)).snapshot_id == 2
    for end in range(len(data) // 2, len(data), 7) if name.count(".") == 2 else ():
        with pytest.raises(CorruptMetadataError, match=r"v1\.metadata\.json"):
            arrowmeta.open(written(tmp_path, data[:end]))


@pytest.mark.parametrize("compress", COMPRESS)
def test_metadata_of_any_compression_ratio_is_read_up_to_the_limit(tmp_path, compress):
    """Nearly equal schemas and snapshots compress without end."""
    data = compress(json.dumps(metadata_json()).encode() + b" " * (20 << 20))
    assert len(data) * 500 < 20 << 20
    table = written(tmp_path, data)
    assert arrowmeta.open(table).snapshot_id == 2
    less = {"limits.decompressed-bytes": "1000000"}
    with pytest.raises(
        LimitError, match=r"v1\.metadata\.json.*limits\.decompressed-bytes changes it"
    ):
        arrowmeta.open(table, storage_options=less)


# -- Which file is current: beside `tests/cases/opening`, hints and files that change meanwhile


def test_hint_claims_a_version_or_a_file(tmp_path):
    for n in (1, 2, 3, 10):
        write_version(tmp_path, f"v{n}.metadata.json", n)
    for claim, truth in (("1", "3"), ("2", "3"), ("3", "3"), ("v10.metadata.json",) * 2):
        path = write(tmp_path, "version-hint.text", claim)
        table = arrowmeta.open(tmp_path)
        (hint,) = table.sql('FROM "base of main".base_hints').to_pylist()
        assert (hint["path"], hint["claim"], hint["truth"]) == (str(path), claim, truth)
        assert claim == truth or "DuckDB" in hint["effect"]


class Changing(DamagedStorage):
    """Files of which others are there while they are listed; a denied one is not read."""

    def __init__(self, folder, listings=(), then=(), denied="/nothing"):
        super().__init__(folder)
        self.listings, self.then, self.denied = iter(listings), dict(then), denied

    def get_file_info_selector(self, selector):
        if selector.base_dir.rstrip("/").endswith("/metadata"):
            self.damaged = next(self.listings, self.then)
        listed = super().get_file_info_selector(selector)
        self.damaged = self.then
        return listed

    def open_input_file(self, path):
        if path.endswith(self.denied):
            raise PermissionError(errno.EACCES, "denied")
        return super().open_input_file(path)

    open_input_stream = open_input_file


@pytest.mark.parametrize("hint", [b"1", b"2", None])
def test_files_that_are_committed_or_deleted_after_listing_are_no_damage(tmp_path, hint):
    """A writer that keeps few old versions may commit in between."""
    old, new = (str(write_version(tmp_path, f"v{n}.metadata.json", n)) for n in (1, 2))
    hints = str(write(tmp_path, "version-hint.text", "2"))
    before = {new: None, hints: hint}
    after = {hints: hint and b"2"} | ({} if hint == b"2" else {old: None})
    storage = Changing(tmp_path, [before], after)
    storage.damaged = before
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*looks like the newest")
        table = arrowmeta.open(tmp_path, filesystem=pafs.PyFileSystem(storage))
    assert (table.source.metadata.last_sequence_number, table.complete) == (2, True)


def test_files_that_are_gone_on_every_attempt_or_denied_raise_an_error(tmp_path):
    names = [str(write_version(tmp_path, f"v{n}.metadata.json", n)) for n in (1, 2)]
    write(tmp_path, "version-hint.text", "2")
    storages = (
        (Changing(tmp_path, repeat({}), dict.fromkeys(names)), NotATableError),
        (Changing(tmp_path, denied="/v2.metadata.json"), StorageError),
    )
    messages = ("deletes metadata files faster", r"v2\.metadata\.json: access is denied")
    for (storage, error), message in zip(storages, messages, strict=True):
        with pytest.raises(error, match=message):
            arrowmeta.open(tmp_path, filesystem=pafs.PyFileSystem(storage))


def test_given_metadata_file_is_opened_without_hint_or_guess(tmp_path):
    for n in (3, 4):  # the later one does not name the earlier one
        write_version(tmp_path, f"v{n}.metadata.json", n)
    with pytest.warns(UserWarning, match="looks like the newest"):
        table = arrowmeta.open(tmp_path)
    assert "a guess: there is no version hint; v4.metadata.json looks" in repr(table)
    odd = write_version(tmp_path, "table.json", 7)
    for path, version in ((tmp_path / "metadata" / "v3.metadata.json", 3), (odd, 7)):
        table = arrowmeta.open(path)
        assert (table.source.metadata.last_sequence_number, table.source.guess) == (version, None)
        assert "a guess" not in repr(table)


@pytest.mark.filterwarnings("ignore:the answer is incomplete")
def test_guess_reports_damaged_file_of_same_version(tmp_path):
    write_version(tmp_path, "00002-a.metadata.json", 2)
    write(tmp_path, "00002-b.metadata.json", b"{")
    with pytest.warns(UserWarning, match=r"but .*00002-b\.metadata\.json.*not JSON"):
        assert arrowmeta.open(tmp_path).source.metadata.last_sequence_number == 2


def test_folder_without_readable_metadata_is_not_a_table(tmp_path):
    with pytest.raises(NotATableError, match=r"no Iceberg table at .*open the metadata file"):
        arrowmeta.open(tmp_path, format="iceberg")
    with pytest.raises(NotATableError, match="no metadata file"):
        arrowmeta.open(tmp_path / "metadata" / "v9.metadata.json", format="iceberg")


# -- Snapshots


def history(folder, **changes):
    """Open three snapshots in schema 0, where the current schema is 1; branches and tags."""
    places = {"main": 3, "audit": 2, "first": 1, "lost": 9}
    refs = {
        name: {"snapshot-id": at, "type": "branch" if name in ("main", "audit") else "tag"}
        for name, at in places.items()
    }
    two = {
        "schemas": [schema_json("int"), schema_json("long", schema_id=1)],
        "current-schema-id": 1,
        "partition-specs": [spec_json(0)],
    }
    document = metadata_json(3, **{"refs": refs, **two, **changes})
    return arrowmeta.open(write(folder, "v1.metadata.json", document))


def chosen(table):
    """The snapshot, and the id of the schema, of which the first has an integer of 32 bits."""
    return table.snapshot_id, {"int32": 0, "int64": 1}[str(table.schema.field("c1").type)]


@pytest.mark.spec("iceberg: SnapshotUtil.schemaFor")
def test_branch_uses_current_schema_and_other_choices_snapshot_schema(tmp_path):
    table = history(tmp_path)
    assert chosen(table) == (3, 1)
    assert chosen(table.at(ref="main")) == (3, 1)
    assert chosen(table.at(ref="audit")) == (2, 1)
    assert chosen(table.at(ref="first")) == (1, 0)
    assert chosen(table.at(snapshot_id=3)) == (3, 0)
    assert chosen(table.at(as_of="1970-01-01T00:00:03")) == (3, 0)
    for schema_id in (None, 5):
        snapshots = [snapshot_json(1, **{"schema-id": schema_id})]
        table = history(tmp_path, snapshots=snapshots, **{"current-snapshot-id": None, "refs": {}})
        assert chosen(table.at(snapshot_id=1)) == (1, 1)
    table = history(tmp_path, snapshots=[], **{"current-snapshot-id": -1, "refs": {}})
    assert chosen(table) == (None, 1)


LOG = [(1000, 1), (2000, 2), (2000, 3), (4000, 2)]


@pytest.mark.spec("iceberg: Point in Time Reads, the snapshot log tells")
@pytest.mark.parametrize(
    ("log", "moment", "snapshot_id"),
    [
        *((LOG, *one) for one in (("00:00:01", 1), ("00:00:01.999", 1), ("00:00:02", 3))),
        *((LOG, *one) for one in (("00:00:05", 2), ("00:01", 2))),
        # A later entry wins.
        ([(2000, 2), (1000, 1)], "00:00:01", 1),
        ([(2000, 2), (1000, 1)], "00:00:02", 1),
    ],
)
def test_as_of_uses_snapshot_log_not_snapshot_times(tmp_path, log, moment, snapshot_id):
    entries = [{"timestamp-ms": at, "snapshot-id": one} for at, one in log]
    table = history(tmp_path, **{"snapshot-log": entries})
    assert table.at(as_of=f"1970-01-01T{moment}").snapshot_id == snapshot_id


@pytest.mark.parametrize(
    ("asked", "changes", "message"),
    [
        ({"snapshot_id": 7}, {}, "has no snapshot 7; it has 1, 2, 3"),
        ({"ref": "x"}, {}, "no branch or tag 'x'; it has main, audit, first, lost"),
        ({"ref": "lost"}, {}, "has no snapshot 9"),
        ({"as_of": "1969-01-01"}, {}, "snapshot log begins at 1970-01-01T00:00:01"),
        ({"as_of": "2024-05-01"}, {"snapshot-log": []}, "snapshot log is empty"),
    ],
)
def test_error_for_missing_snapshot_lists_available_ones(tmp_path, asked, changes, message):
    with pytest.raises(SnapshotNotFoundError, match=message):
        history(tmp_path, **changes).at(**asked)


@pytest.mark.parametrize(
    ("parents", "ancestors"),
    [({3: 2, 2: 1, 9: None}, {3, 2, 1}), ({3: 2, 2: 3}, {3, 2})],  # an expired one, and a cycle
)
def test_ancestors_of_the_current_snapshot_end(tmp_path, parents, ancestors):
    snapshots = [snapshot_json(one, parent=parent) for one, parent in parents.items()]
    log = [{"timestamp-ms": 1000 * one, "snapshot-id": one} for one in (1, 2, 3, 9)]
    rows = history(tmp_path, snapshots=snapshots, **{"snapshot-log": log}).history().to_pylist()
    assert {row["snapshot_id"] for row in rows if row["is_current_ancestor"]} == ancestors


# -- Tables that have been moved


def moved(folder, location, **options):
    opened(folder, 0, location=location)
    return arrowmeta.open(folder, **options).source.storage


@pytest.mark.parametrize(
    ("location", "path", "below"),
    [
        ("s3://bucket/t", "s3://bucket/t/data/x", "data/x"),
        ("s3://bucket/t/", "s3a://bucket/t/data/x", "data/x"),
        ("file:/old/t", "file:///old/t/data/x", "data/x"),
        ("/old/t", "file:/old/t/data/x", "data/x"),
        ("/old/t", "hdfs://nn:8020/old/t/data/x", "data/x"),
        ("hdfs://nn:8020/old/t", "hdfs:///old/t/data/x", "data/x"),
        ("./t", "t/data/x", "data/x"),
        ("a/b/t", "a/b//t/data/x", "data/x"),
        ("file://a/t", "file://a/t/data/x", "data/x"),
        # Paths outside of the location are not moved.
        ("s3://bucket/t", "s3://bucket/t2/data/x", None),
        ("s3://bucket/t", "gs://bucket/t/data/x", None),
        ("s3://bucket/t", "s3://bucket/x", None),
    ],
)
def test_paths_of_moved_table_resolve_in_any_spelling(tmp_path, location, path, below):
    expected = path.partition("://")[2] if below is None else str(tmp_path / below)
    storage = moved(tmp_path, location, allow_moved_paths=True)
    assert storage.resolve(path) == expected


def test_paths_are_moved_as_options_say(tmp_path):
    data, listed = "s3://bucket/t/data/x", "s3://bucket/t/metadata/x"
    assert moved(tmp_path, "s3://bucket/t").resolve(data) == "bucket/t/data/x"
    elsewhere = {"s3://bucket/t/data": "/elsewhere"}
    storage = moved(tmp_path, "s3://bucket/t", path_map=elsewhere, allow_moved_paths=True)
    assert storage.resolve(data) == "/elsewhere/x"
    assert storage.resolve(listed) == str(tmp_path / "metadata" / "x")
    path = tmp_path / "metadata" / "v1.metadata.json"
    table = arrowmeta.open(path, allow_moved_paths=True)
    assert table.source.location == str(path)
    assert table.source.storage.resolve(data) == str(tmp_path / "data" / "x")


def test_missing_list_of_moved_table_suggests_allow_moved_paths(tmp_path):
    table = opened(tmp_path, location="s3://bucket/t")
    with pytest.warns(UserWarning, match="missing|is in another store"):
        assert table.manifests().num_rows == 0
    (row,) = table.damage.to_pylist()
    assert row["path"] == "s3://bucket/t/metadata/snap-2.avro"
    assert "the metadata has the table at s3://bucket/t" in row["reason"]
    assert "allow_moved_paths=True" in row["reason"]
