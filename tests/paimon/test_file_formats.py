"""The format of a data file is the suffix of its name, before one of a compression."""

import pytest

import arrowmeta
from tests.paimon.tables import DATA
from tests.reconcile.copies import PaimonCopy


@pytest.mark.parametrize(
    ("name", "file_format"),
    [
        ("x.json.gz", "json"),
        ("x.csv.GZ", "csv"),
        ("x.csv.zst", "csv"),
        ("x.text.bz2", "text"),
        ("x.orc", "orc"),
        ("x.y.parquet", "parquet"),
        ("x.gz.parquet", "parquet"),
    ],
)
def test_suffix_of_a_compression_is_not_the_format(tmp_path, name, file_format):
    copy = PaimonCopy(DATA / "pk_all_types", tmp_path / "t")
    copy.edit_manifest("delta", lambda rows: rows[0]["_FILE"].update(_FILE_NAME=name))
    files = arrowmeta.open(copy.root).files(["file_name", "file_format"]).to_pylist()
    assert {"file_name": name, "file_format": file_format} in files
