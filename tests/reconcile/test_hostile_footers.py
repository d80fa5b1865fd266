"""Footers of data files with bounds that Python has no words for, and files that are no files."""

import io
import os
import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.reconcile.footers import parquet_bounds, read_footers

FAR_AWAY = [
    pa.array([2**62, 0], pa.timestamp("us")),
    pa.array([2**53, 0], pa.timestamp("ms")),
    pa.array([2**31 - 1, 0], pa.int32()).cast(pa.date32()),
]


@pytest.mark.parametrize("dates", FAR_AWAY, ids=str)
def test_bounds_beyond_the_year_9999_are_unknown_and_the_others_known(dates):
    file = io.BytesIO()
    pq.write_table(pa.table({"far": dates, "near": [1, 2]}), file)
    assert parquet_bounds(pq.read_metadata(file)) == {"near": (1, 2)}


def test_pipe_in_the_place_of_a_data_file_is_told_of_and_nobody_waits(data, tmp_path):
    root = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    table = arrowmeta.open(root)
    path = next(one for one in table.files()["file_path"].to_pylist() if one.endswith("parquet"))
    Path(path).unlink()
    os.mkfifo(path)
    footers = read_footers(table.source)["footers"].to_pylist()
    [reason] = [one["reason"] for one in footers if one["file_path"] == path]
    assert "no file" in reason
