"""Tables written by the current PyIceberg, compared with its inspection and its raw entries."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

import arrowmeta
from bench.environments import EnvironmentUnavailableError
from tests import corpus
from tests.test_inspect import differences, pyiceberg_table
from tests.writers.pyiceberg_tables import write_tables

#: PyIceberg 0.12 makes no Arrow column of uuids, finds partition values by name, so that files from
#: before a field was renamed show null, gives removed fields another type, and reads doubles as
#: 32-bit floats: these tables are compared with raw entries only.
NOT_INSPECTED = {"part_bucket", "part_double", "part_void", "specs_v1", "specs_v2", "types"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    pytest.importorskip("pyiceberg")
    try:
        places = write_tables(tmp_path_factory.mktemp("pyiceberg"))
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install PyIceberg here: {error}")
    return {name: arrowmeta.open(place, strict=True) for name, place in places.items()}


def test_metadata_tables_equal_those_of_pyiceberg(tables):
    for name in corpus.sample(sorted(tables.keys() - NOT_INSPECTED), 1):
        compared, unexpected = differences(tables[name], pyiceberg_table(tables[name]))
        assert compared > (4 if name == "untouched" else 12), name
        assert not unexpected, name


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["deletes", "evolution", "merged", "refs", "v1_to_v2"])
def test_files_of_every_snapshot_equal_those_of_pyiceberg(tables, name):
    static = pyiceberg_table(tables[name])
    for snapshot_id in tables[name].snapshots()["snapshot_id"].to_pylist():
        ours = tables[name].inspect.files(snapshot_id=snapshot_id)["file_path"].to_pylist()
        theirs = static.inspect.files(snapshot_id=snapshot_id)["file_path"].to_pylist()
        assert sorted(ours) == sorted(theirs)


def raw_manifests(table):
    """Yield PyIceberg's manifests of each snapshot, without its inspection."""
    static = pyiceberg_table(table)
    for snapshot in static.snapshots():
        for manifest in snapshot.manifests(static.io):
            yield snapshot.snapshot_id, static, manifest


def ids_of(struct):
    return {field.name: int(field.metadata[b"PARQUET:field_id"]) for field in struct.fields}


def physical(value):
    """Return a partition value as stored in a manifest: days, or microseconds."""
    if isinstance(value, datetime):
        since = value.replace(tzinfo=value.tzinfo or UTC) - datetime(1970, 1, 1, tzinfo=UTC)
        return since // timedelta(microseconds=1)
    if isinstance(value, date):
        return (value - date(1970, 1, 1)).days
    if isinstance(value, time):
        since = datetime.combine(date(1970, 1, 1), value) - datetime(1970, 1, 1)
        return since // timedelta(microseconds=1)
    return getattr(value, "bytes", value)


def test_entries_and_partitions_equal_raw_entries_of_pyiceberg(tables):
    others = sorted(tables.keys() - {"part_double", "part_bucket"})
    for name in ("part_bucket", *corpus.sample(others, 4)):
        table = tables[name]
        ids = ids_of(table.source.shape.partition)
        theirs = [
            (
                *(snapshot_id, manifest.manifest_path, entry.data_file.file_path),
                *(entry.status.name.lower(), entry.snapshot_id, entry.sequence_number),
                entry.data_file.record_count,
                {
                    field.field_id: physical(value)
                    for i, field in enumerate(static.specs()[manifest.partition_spec_id].fields)
                    if (value := entry.data_file.partition[i]) is not None
                },
            )
            for snapshot_id, static, manifest in raw_manifests(table)
            for entry in manifest.fetch_manifest_entry(static.io, discard_deleted=False)
        ]
        columns = ("manifest_path", "file_path", "status", "snapshot_id", "sequence_number")
        ours = [
            (
                *(snapshot_id, *(row[column] for column in columns), row["record_count"]),
                {ids[k]: physical(v) for k, v in row["partition"].items() if v is not None},
            )
            for snapshot_id in table.snapshots()["snapshot_id"].to_pylist()
            for row in table.at(snapshot_id).entries().to_pylist()
        ]
        assert sorted(map(repr, ours)) == sorted(map(repr, theirs)), name


def test_partition_summaries_equal_raw_manifests_of_pyiceberg(tables):
    """The inspection has bounds as text, and those of zero bytes as null."""
    from pyiceberg.conversions import from_bytes

    compared = 0
    for name in tables.keys() - {"part_double"}:
        table = tables[name]
        names = {number: field for field, number in ids_of(table.source.shape.partition).items()}
        ours = {row["manifest_path"]: row for row in table.all_manifests().to_pylist()}
        for _, static, manifest in raw_manifests(table):
            spec = static.specs()[manifest.partition_spec_id]
            kinds = [field.field_type for field in spec.partition_type(static.schema()).fields]
            row = ours[manifest.manifest_path]
            for field, kind, summary in zip(
                spec.fields, kinds, manifest.partitions or [], strict=False
            ):
                if str(field.transform) == "void" or field.field_id not in names:
                    continue
                here = names[field.field_id]
                assert row["partition_contains_null"][here] == summary.contains_null
                for side in ("lower", "upper"):
                    raw = getattr(summary, f"{side}_bound")
                    theirs = None if raw is None else from_bytes(kind, raw)
                    found = physical(row[f"partition_{side}"][here])
                    assert found == physical(theirs), (name, here)
                    compared += found is not None
    assert compared > 100


def test_uuid_bounds_equal_the_bytes_in_the_manifest(tables):
    table = tables["types"]
    number = ids_of(table.source.shape.columns)["u"]
    theirs = {
        entry.data_file.file_path: entry.data_file
        for _, static, manifest in raw_manifests(table)
        for entry in manifest.fetch_manifest_entry(static.io)
    }
    for row in table.files().to_pylist():
        for side in ("lower_bounds", "upper_bounds"):
            found = row[side]["u"]
            raw = (getattr(theirs[row["file_path"]], side) or {}).get(number)
            assert (found and physical(found)) == raw


def test_double_partition_value_is_not_narrowed_to_float(tables):
    assert tables["part_double"].files()["partition"].to_pylist() == [{"g_iden": -1e300}]
