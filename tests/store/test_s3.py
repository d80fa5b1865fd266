"""A store on S3: the same files, damage is noticed, and commands take storage options."""

import uuid

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA
from tests.s3.client import BUCKET, counted, storage_options
from tests.store.stored_tables import BOTH, PAIMON, care, index, opened, shown


@pytest.mark.sampled(1)
@BOTH
def test_store_on_s3_returns_the_same_files_or_reports_damage(s3, name, capsys):
    store = s3.uri(f"{BUCKET}/{uuid.uuid4().hex}")
    expected = shown(opened(DATA / name, None).files())
    s3.clear()
    index(DATA / name, store)
    (data,) = {request.path for request in s3.requests if request.path.endswith(".parquet")}
    s3.clear()
    assert shown(opened(DATA / name, store).files()) == expected
    written = [path for (method, path) in counted(s3.requests) if method == "PUT"]
    assert not [path for path in written if not path.endswith("/table.json")]
    assert care(capsys, "verify", store) == []
    with s3.filesystem().open_output_stream(data) as stream:
        stream.write(b"x" * 100)
    with pytest.warns(UserWarning, match="damaged"):
        assert shown(opened(DATA / name, store).files()) == expected
    assert [row["table_location"] for row in care(capsys, "list", store)] == [str(DATA / name)]
    assert len(care(capsys, "prune", store, "--max-size", "0")) == 1
    assert care(capsys, "list", store) == []


def test_unreachable_store_gives_a_warning_and_correct_results():
    expected = shown(opened(DATA / PAIMON, None).files())
    nowhere = "s3://key:secret@bucket/store?scheme=http&endpoint_override=127.0.0.1:9&region=x"
    table = opened(DATA / PAIMON, nowhere, connect_timeout=0.5, request_timeout=1)
    with pytest.warns(UserWarning, match="store.* cannot be"):
        assert shown(table.files()) == expected


def test_commands_over_a_store_take_storage_options(s3, capsys):
    place = f"s3://{BUCKET}/{uuid.uuid4().hex}"
    options = storage_options(s3.endpoint)
    arrowmeta.index(DATA / PAIMON, store=place, storage_options=options)
    given = [f"--storage-option={name}={value}" for name, value in options.items()]
    assert len(care(capsys, "list", place, *given)) == 1
    assert care(capsys, "verify", place, *given) == []
    words = ["sql", "SELECT count(*) FROM files", "--store", place, "-o", "csv", *given]
    assert main(words) == 0
    assert capsys.readouterr().out.split()[-1] == "3"
    (pruned,) = care(capsys, "prune", place, "--max-size", "0", *given)
    assert pruned["table_location"] == str(DATA / PAIMON)
