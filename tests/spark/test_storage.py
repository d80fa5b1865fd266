"""What Spark asks of an object store: each manifest once; and stores that do not answer."""

from collections import Counter

import pytest

import arrowmeta
from arrowmeta.spark import entries, files, plan, reconcile, warehouse
from tests.s3.client import storage_options
from tests.s3.proxy import running_proxy

NAME = "iceberg_v2_position_deletes"
PREDICATE = "id >= 0"

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:.*version hint.*"),
]


@pytest.fixture(scope="module")
def store(s3, data):
    s3.upload(data / NAME, f"spark/{NAME}")
    return s3


def _options(endpoint):
    return {"storage_options": storage_options(endpoint), "allow_moved_paths": True}


LOCATION = f"s3://warehouse/spark/{NAME}"
ASKED = {
    "files": lambda spark, **options: files(spark, LOCATION, **options),
    "entries": lambda spark, **options: entries(spark, LOCATION, **options),
    "plan": lambda spark, **options: plan(spark, LOCATION, PREDICATE, **options),
    "findings": lambda spark, **options: reconcile(spark, LOCATION, **options),
}


@pytest.mark.parametrize("name", ASKED)
def test_each_manifest_is_opened_once(spark, store, name):
    options = _options(store.endpoint)
    of_lists = arrowmeta.open(LOCATION, **options).manifests()["manifest_path"].to_pylist()
    names = {path.rpartition("/")[2] for path in of_lists}
    assert len(names) > 1
    store.clear()
    ASKED[name](spark, **options).count()
    gets = [one.path.rpartition("/")[2] for one in store.requests if one.method == "GET"]
    opened = Counter(gets)
    assert {name: opened[name] for name in names} == dict.fromkeys(names, 1)


def _manifest_faults(faults):
    """Return what answers requests for manifests with some faults, then as the server does."""
    left = iter(faults)
    return lambda method, path: next(left, None) if method == "GET" and "-m0" in path else None


def test_store_that_does_not_answer_once_changes_nothing(spark, store):
    expected = files(spark, LOCATION, **_options(store.endpoint)).count()
    with running_proxy(store.endpoint) as proxy:
        proxy.choose = _manifest_faults(["503"])
        assert files(spark, LOCATION, **_options(proxy.endpoint)).count() == expected
        assert proxy.n_faults == 1


@pytest.mark.parametrize(("fault", "kind"), [("503", "unavailable"), ("403", "denied")])
def test_store_that_refuses_ends_the_query(spark, store, fault, kind):
    with running_proxy(store.endpoint) as proxy:
        options = _options(proxy.endpoint) | {"request_timeout": "1"}
        frame = files(spark, LOCATION, **options)
        frames = warehouse(spark, "s3://warehouse/spark", on_error="damage", **options)
        proxy.choose = lambda method, path: fault if "-m0" in path else None
        for query in (frame, frames["files"]):
            with pytest.raises(Exception, match="StorageError") as caught:
                query.count()
            assert "Traceback" not in str(caught.value)
