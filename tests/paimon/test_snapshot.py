import json
from datetime import datetime

import pytest

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import decode, texts_of
from arrowmeta.paimon.history import Snapshot, to_tag
from tests.paimon.tables import snapshot_json


def parse(**fields):
    return decode(json.dumps(snapshot_json(5, **fields)).encode(), Snapshot, "snapshot-5")


def parse_tag(**fields):
    return to_tag("t", json.dumps(snapshot_json(5, **fields)).encode(), "tag-t")


def test_snapshot_fields_are_parsed():
    snapshot = parse(
        indexManifest="index-manifest-1",
        totalRecordCount=10,
        watermark=99,
        nextRowId=4,
        operation="MERGE",
        properties={"a": "b"},
    )
    assert (snapshot.id, snapshot.time_millis, snapshot.commit_kind) == (5, 5000, "APPEND")
    assert snapshot.delta_manifest_list == "manifest-list-5-1"
    assert snapshot.index_manifest == "index-manifest-1"
    assert (snapshot.total_record_count, snapshot.watermark, snapshot.next_row_id) == (10, 99, 4)
    assert (snapshot.operation, snapshot.properties) == ("MERGE", {"a": "b"})


def test_absent_and_null_fields_are_the_same():
    absent = parse()
    null = parse(changelogManifestList=None, watermark=None, properties=None, uuid=None)
    assert absent == null
    assert (absent.changelog_manifest_list, absent.watermark, texts_of(absent.properties)) == (
        None,
        None,
        {},
    )


def test_unknown_fields_are_ignored():
    assert parse(somethingOfTheFuture=[{"x": 1}]) == parse()


@pytest.mark.spec("paimon: snapshot watermark")
def test_watermark_of_smallest_long_is_none():
    assert parse(watermark=-(2**63)).watermark is None
    assert parse(watermark=-(2**63) + 1).watermark == -(2**63) + 1


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"id": None}, "field id: expected `int`, got `null`"),
        ({"id": "5"}, "field id: expected `int`, got `str`"),
        ({"id": True}, "field id: expected `int`, got `bool`"),
        ({"id": 2**63}, "field id: expected `int` <= 9223372036854775807"),
        ({"version": 2**31}, "field version: expected `int` <= 2147483647"),
        ({"timeMillis": 2**63 - 1}, "field timeMillis: expected `int` <= 9223372022399999"),
        ({"timeMillis": 1.5}, "field timeMillis: expected `int`, got `float`"),
        ({"commitUser": 3}, "field commitUser: expected `str | null`, got `int`"),
        ({"properties": []}, "field properties: expected `object | null`, got `array`"),
        ({"properties": {"a": {}}}, "field properties[...]: expected `"),
        ({"deltaManifestList": None}, "field deltaManifestList: expected `str`, got `null`"),
        ({"deltaManifestList": "../../etc/passwd"}, "should be a plain file name"),
        ({"baseManifestList": ""}, "should be a plain file name"),
        ({"indexManifest": "a\0b"}, "should be a plain file name"),
    ],
)
def test_invalid_field_error_names_field_and_path(fields, reason):
    with pytest.raises(CorruptMetadataError) as error:
        parse(**fields)
    assert reason in str(error.value)
    assert error.value.path == "snapshot-5"


def test_tag_contains_its_snapshot():
    tag = parse_tag()
    assert tag.snapshot == parse()
    assert (tag.name, tag.created_at, tag.retention_ms) == ("t", None, None)


@pytest.mark.spec("paimon: tag creation time")
@pytest.mark.parametrize(
    ("written", "read"),
    [
        ([2024, 5, 1, 12, 30], datetime(2024, 5, 1, 12, 30)),
        ([2024, 5, 1, 12, 30, 15], datetime(2024, 5, 1, 12, 30, 15)),
        ([1969, 1, 1, 0, 0, 0, 123456789], datetime(1969, 1, 1, 0, 0, 0, 123456)),
        ("2024-05-01T12:30:15.123456789", datetime(2024, 5, 1, 12, 30, 15, 123456)),
        ("2024-05-01T12:30", datetime(2024, 5, 1, 12, 30)),
    ],
)
def test_tag_creation_time_is_a_list_or_text(written, read):
    assert parse_tag(tagCreateTime=written).created_at == read


@pytest.mark.parametrize(
    "written", [[], [2024], [2024, 13, 1], ["x", 1, 1], [2024, 1, 1, 0, 0, 0, {}], 5, "soon", {}]
)
def test_invalid_tag_creation_time_is_corrupt(written):
    with pytest.raises(CorruptMetadataError, match="tagCreateTime should be a local date and time"):
        parse_tag(tagCreateTime=written)


@pytest.mark.spec("paimon: tag retention")
@pytest.mark.parametrize(
    ("written", "read"),
    [
        (5.0, 5_000),
        (3600, 3_600_000),
        (0.25, 250),
        ("PT24H", 86_400_000),
        ("PT1H30M0.5S", 5_400_500),
        ("PT-5S", -5_000),
        ("PT0S", 0),
    ],
)
def test_tag_retention_is_seconds_or_iso_duration(written, read):
    assert parse_tag(tagTimeRetained=written).retention_ms == read


@pytest.mark.parametrize("written", ["PT", "1h", True, [], 1e300, 10**30])
def test_invalid_tag_retention_is_corrupt(written):
    with pytest.raises(CorruptMetadataError, match="tagTimeRetained should be a duration"):
        parse_tag(tagTimeRetained=written)
