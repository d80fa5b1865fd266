"""Fields of manifest lists with types that no version has are unknown and do not crash."""

import pytest

from arrowmeta.errors import CorruptMetadataError
from tests.iceberg.manifests import Column, record, written
from tests.iceberg.test_manifest_list import PARTITIONED, listed, manifests

UNION = ["null", "boolean", "string"]


def list_with(summary_fields):
    summary = record("r508", summary_fields)
    items = ["null", summary]
    partitions = {"type": "array", "items": items, "element-id": 508}
    return record(
        "manifest_file",
        [Column(500, "manifest_path", "string"), Column(507, "partitions", partitions)],
    )


def with_union(name, field_id):
    """A summary whose field is a union of two types besides null."""
    plain = list_with([Column(field_id, name, "boolean")])
    [field] = plain["fields"][1]["type"][1]["items"][1]["fields"]
    field["type"] = UNION
    return plain


@pytest.mark.parametrize(
    ("name", "field_id"), [("contains_null", 509), ("contains_nan", 518), ("lower_bound", 510)]
)
def test_union_field_in_nullable_summary_is_unknown(name, field_id):
    """Arrow aborts the process when it applies a parent's nulls to a union."""
    rows = [listed("a", partitions=[None, {name: True}]), listed("b", partitions=None)]
    found = manifests(written(with_union(name, field_id), rows), PARTITIONED)
    assert [one["manifest_path"] for one in found] == ["a", "b"]
    claims = [one[f"partition_{what}"] for one in found for what in ("contains_null", "lower")]
    assert [value for claim in claims for value in claim.values() if value is not None] == []


def test_union_instead_of_number_is_corrupt():
    schema = record("manifest_file", [Column(500, "manifest_path", "string")])
    schema["fields"].append(
        {"name": "manifest_length", "type": ["long", "string"], "field-id": 501}
    )
    with pytest.raises(CorruptMetadataError, match="manifest_length"):
        manifests(written(schema, [listed(manifest_length="x")]))
