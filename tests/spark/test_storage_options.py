"""Options of the store as Spark hands them over: as text, and without showing secrets."""

from __future__ import annotations

import pickle

import pytest

from arrowmeta.errors import UsageError
from arrowmeta.spark.options import ReadOptions, to_text

SECRET = "S3cr3t"


def test_options_of_the_store_arrive_as_they_were_given():
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


def test_credentials_of_a_path_are_no_part_of_what_tasks_show():
    request = ReadOptions.of({"path": f"s3://KEY:{SECRET}@bucket/t?region=eu-west-1"})
    assert request.opening.location == "s3://bucket/t"
    assert SECRET not in repr(request)
    there = pickle.loads(pickle.dumps(request)).opening
    assert there.storage_options["s3.secret-access-key"] == SECRET


def test_an_option_that_is_wrong_is_not_shown():
    with pytest.raises(UsageError, match="it takes a JSON object") as caught:
        ReadOptions.of({"path": "t", "storage_options": SECRET})
    assert SECRET not in str(caught.value)
