"""The bucket of a key, against files of real writers."""

from __future__ import annotations

import warnings

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.paimon.bucket import bucket_key, hash_key
from tests.reference.truth import NO_CORPUS, CorpusTable, paimon_tables

#: Tables with keys; the entries of the large ones are made up, their buckets too.
KEYED = [one for one in paimon_tables() if "pk" in one.name and "big_meta" not in one.name]


@pytest.mark.parametrize("table", KEYED or NO_CORPUS, ids=str)
@pytest.mark.spec("paimon: DefaultBucketFunction")
def test_the_least_and_last_key_of_a_file_lie_in_its_bucket(table: CorpusTable) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        opened = arrowmeta.open(table.folder, ref=table.branch)
        columns = ["bucket", "total_buckets", "min_key", "max_key", "schema_id"]
        files = opened.data_files(columns).slice(0, 300)
    key = bucket_key(opened.source)
    if not set(key) <= {field.name for field in files.schema.field("min_key").type}:
        pytest.skip("the bucket key has partition columns")
    for place in range(files.num_rows):
        total = files["total_buckets"][place].as_py()
        for bound in ("min_key", "max_key"):
            values = [files[bound][place][name] for name in key]
            hashed = hash_key(values) if all(value.is_valid for value in values) else None
            if total > 0 and hashed is not None:
                assert abs(hashed) % total == files["bucket"][place].as_py()


@pytest.mark.parametrize(
    ("value", "kind"), [(0.0, pa.float64()), (-0.0, pa.float32()), ([1], pa.list_(pa.int8()))]
)
def test_a_value_whose_equals_have_other_bytes_has_no_hash(
    value: object, kind: pa.DataType
) -> None:
    assert hash_key([pa.scalar(value, kind)]) is None
