"""Storage options in Spark: converted to text, without showing secrets."""

from __future__ import annotations

import pickle

import pytest

from arrowmeta.errors import UsageError
from arrowmeta.spark.options import ReadOptions, to_text

SECRET = "S3cr3t"


def test_storage_options_survive_conversion_to_text():
    given = {
        "storage_options": {"s3.region": "eu-west-1", "s3.secret-access-key": SECRET},
        "connect_timeout": 2.5,
        "request_timeout": 7,
        "allowed_roots": ["s3://a", "s3://b"],
    }
    opening = ReadOptions.of({"path": "s3://bucket/t", **to_text(given)}).opening
    assert dict(opening.storage_options) == given["storage_options"]
    assert (opening.connect_timeout, opening.request_timeout) == (2.5, 7)
    assert list(opening.allowed_roots) == given["allowed_roots"]


def test_credentials_in_a_path_are_removed_from_the_location():
    request = ReadOptions.of({"path": f"s3://KEY:{SECRET}@bucket/t?region=eu-west-1"})
    assert request.opening.location == "s3://bucket/t"
    assert SECRET not in repr(request)
    there = pickle.loads(pickle.dumps(request)).opening
    assert there.storage_options["s3.secret-access-key"] == SECRET


def test_error_for_invalid_storage_options_hides_their_value():
    with pytest.raises(UsageError, match="storage_options must be a mapping") as caught:
        ReadOptions.of({"path": "t", "storage_options": SECRET})
    assert SECRET not in str(caught.value)
