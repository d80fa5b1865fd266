import json
import uuid

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_entries import StoreWarning
from arrowmeta.model.store_file import Folder
from tests.bundled import DATA
from tests.s3.client import BUCKET, counted, storage_options

NAMES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")


@pytest.fixture
def store(s3):
    return s3.uri(f"{BUCKET}/{uuid.uuid4().hex}")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", NAMES)
def test_store_on_s3_returns_the_same_files(s3, store, name):
    expected = arrowmeta.open(DATA / name, allow_moved_paths=True, store=False).files()
    arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
    s3.clear()
    answer = arrowmeta.open(DATA / name, allow_moved_paths=True, store=store).files()
    assert repr(answer.to_pylist()) == repr(expected.to_pylist())
    written = [path for (method, path) in counted(s3.requests) if method == "PUT"]
    assert not [path for path in written if not path.endswith("/table.json")]
    assert care.verify(Folder.at(store)).num_rows == 0
    assert care.list_tables(Folder.at(store))["table_location"].to_pylist() == [str(DATA / name)]
    assert care.prune(Folder.at(store), max_size=0).num_rows == 1
    assert care.list_tables(Folder.at(store)).num_rows == 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", NAMES)
def test_damaged_segment_on_s3_is_reported(s3, store, name):
    expected = arrowmeta.open(DATA / name, allow_moved_paths=True, store=False).files()
    s3.clear()
    arrowmeta.index(DATA / name, store=store, allow_moved_paths=True)
    (data,) = {request.path for request in s3.requests if request.path.endswith(".parquet")}
    with s3.filesystem().open_output_stream(data) as stream:
        stream.write(b"x" * 100)
    with pytest.warns(StoreWarning, match="damaged"):
        answer = arrowmeta.open(DATA / name, allow_moved_paths=True, store=store).files()
    assert repr(answer.to_pylist()) == repr(expected.to_pylist())


def test_unreachable_store_gives_a_warning_and_correct_results():
    expected = arrowmeta.open(DATA / NAMES[0], store=False).files()
    nowhere = "s3://key:secret@bucket/store?scheme=http&endpoint_override=127.0.0.1:9&region=x"
    table = arrowmeta.open(DATA / NAMES[0], store=nowhere, connect_timeout=0.5, request_timeout=1)
    with pytest.warns(StoreWarning, match="cannot be"):
        answer = table.files()
    assert repr(answer.to_pylist()) == repr(expected.to_pylist())


def test_commands_over_a_store_take_storage_options(s3, capsys):
    place = f"s3://{BUCKET}/{uuid.uuid4().hex}"
    options = storage_options(s3.endpoint)
    arrowmeta.index(DATA / NAMES[0], store=place, storage_options=options)
    given = [f"--storage-option={name}={value}" for name, value in options.items()]
    for words in (["store", "list"], ["store", "verify"], ["sql", "SELECT count(*) FROM files"]):
        assert main([*words, "--store", place, *given]) == 0
        capsys.readouterr()
    assert main(["store", "prune", "--store", place, "--max-size", "0", "-o", "json", *given]) == 0
    (pruned,) = json.loads(capsys.readouterr().out)
    assert pruned["table_location"] == str(DATA / NAMES[0])
