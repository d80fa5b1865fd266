"""What Spark asks of an object store: each manifest once; and stores that do not answer."""

from collections import Counter

import pytest

import arrowmeta
from arrowmeta.spark import entries, files, plan, reconcile, warehouse
from tests.s3.client import storage_options
from tests.s3.proxy import running_proxy

NAME, KEYED = "iceberg_v2_position_deletes", "pk_deletion_vectors"
LOCATION = "s3://warehouse/spark/" + NAME
PREDICATES = {NAME: "id >= 0", KEYED: "pt >= 0"}

pytestmark = [
    pytest.mark.spark,
    pytest.mark.filterwarnings("ignore:.*version hint.*"),
]


@pytest.fixture(scope="module")
def store(s3, data):
    for name in (NAME, KEYED):
        s3.upload(data / name, f"spark/{name}")
    return s3


def _options(endpoint):
    return {"storage_options": storage_options(endpoint), "allow_moved_paths": True}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("bytes_per_task", [1 << 25, 1])
@pytest.mark.parametrize(
    ("name", "ask", "n_opened"),
    [
        (NAME, files, 1),
        (NAME, entries, 1),
        (NAME, plan, 1),
        (NAME, reconcile, 1),
        # Which files are live is known after all entries have been read.
        (KEYED, files, 2),
        (KEYED, entries, 1),
        (KEYED, reconcile, 1),
    ],
)
def test_tasks_open_each_manifest_as_often_as_they_need(
    spark, store, name, ask, n_opened, bytes_per_task
):
    location = f"s3://warehouse/spark/{name}"
    options = _options(store.endpoint)
    listed = arrowmeta.open(location, **options).manifests().to_pylist()
    names = {row["manifest_path"].rpartition("/")[2] for row in listed if row["content"] != "index"}
    assert len(names) > 1
    store.clear()
    conditions = [PREDICATES[name]] if ask is plan else []
    ask(spark, location, *conditions, bytes_per_task=bytes_per_task, **options).count()
    gets = [one.path.rpartition("/")[2] for one in store.requests if one.method == "GET"]
    opened = Counter(gets)
    assert {name: opened[name] for name in names} == dict.fromkeys(names, n_opened)


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
