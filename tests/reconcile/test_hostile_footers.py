"""Footers with bounds that Python cannot represent, corrupt footers, and special files."""

import io
import math
import os
import pickle
import shutil
import struct
import sys
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.io.child_process import ChildProcesses
from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.reconcile.parquet_footers import (
    _CHILD,
    footer_bytes,
    parquet_bounds,
    read_parquet_footer,
)
from arrowmeta.reconcile.storage import _faults, _Footer, _footer, read_footers
from tests import corpus

FAR_AWAY = [
    pa.array([2**62, 0], pa.timestamp("us")),
    pa.array([2**53, 0], pa.timestamp("ms")),
    pa.array([2**31 - 1, 0], pa.int32()).cast(pa.date32()),
]


@pytest.mark.parametrize("dates", FAR_AWAY, ids=str)
def test_bounds_beyond_the_year_9999_are_unknown(dates):
    file = io.BytesIO()
    pq.write_table(pa.table({"far": dates, "near": [1, 2]}), file)
    assert parquet_bounds(pq.read_metadata(file)) == {"near": (1, 2)}


def test_nan_bound_of_a_row_group_is_ignored():
    file = io.BytesIO()
    pq.write_table(pa.table({"x": [7.5, 2.0, 9.0, 8.5]}), file, row_group_size=1)
    content = file.getvalue()
    for number in (7.5, 8.5):  # the specification lets writers have NaN there
        content = content.replace(struct.pack("<d", number), struct.pack("<d", math.nan))
    footer = pq.read_metadata(io.BytesIO(content))
    least = [footer.row_group(group).column(0).statistics.min for group in range(4)]
    assert list(map(math.isnan, least)) == [True, False, False, True]
    assert parquet_bounds(footer) == {"x": (2.0, 9.0)}


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()])
@pytest.mark.parametrize("sign", [1, -1])
def test_largest_finite_float_in_a_footer_is_an_unknown_bound(kind, sign):
    infinity = sign * float("inf")
    values = pa.array([sign * float(np.finfo(kind.to_pandas_dtype()).max), infinity], kind)
    pq.write_table(pa.table({"x": values}), file := io.BytesIO())
    bounds = (None, infinity) if sign > 0 else (infinity, None)
    assert parquet_bounds(pq.read_metadata(file)) == {"x": bounds}


def test_bounds_that_pyarrow_cannot_extract_are_unknown():
    class Silent:
        has_min_max = True

        @property
        def min(self):
            raise pa.ArrowNotImplementedError("Cannot extract statistics for type")

    pq.write_table(pa.table({"x": [1]}), file := io.BytesIO())
    schema = pq.read_metadata(file).schema
    column = SimpleNamespace(path_in_schema="x", statistics=Silent())
    group = SimpleNamespace(column=lambda at: column)
    footer = {
        "schema": schema,
        "num_columns": 1,
        "num_row_groups": 1,
        "row_group": lambda at: group,
    }
    assert parquet_bounds(SimpleNamespace(**footer)) == {}


def test_nested_column_is_distinguished_from_a_name_with_a_dot():
    file = io.BytesIO()
    pq.write_table(pa.table({"a.b": [1, 2], "a": [{"b": 7}, {"b": 9}]}), file)
    assert parquet_bounds(pq.read_metadata(file)) == {"a.b": (1, 2)}


def told(columns, bounds, schema_id=1):
    """Return columns whose footer bounds contradict those of the entry, which are 0 to 5."""
    fields = [pa.field(name, pa.int64(), metadata=about) for name, about in columns.items()]
    place = {"entry_id": [0], "file_path": ["f"], "schema_id": [schema_id]}
    sides = {f"{root}_bounds.{name}": [at] for name in columns for root, at in LOWER_UPPER}
    entries = pa.record_batch(place | sides)
    schemas = pa.table({"schema_id": [1, 0]})
    source = SimpleNamespace(
        shape=TableShape(columns=pa.struct(fields)),
        schema=pa.schema(fields[:-1]),
        schema_of=lambda _: schemas.schema,
        tables={"schemas": lambda *_: schemas},
        scan=lambda *_: SimpleNamespace(batches=lambda *_: [entries]),
    )
    found = _faults(source, {"f": _Footer(1, bounds=bounds)})
    return [name for batch in found for name in batch.column("column_name").to_pylist()]


LOWER_UPPER = (("lower", 0), ("upper", 5))
IDS = {"a": {FIELD_ID: b"1"}, "c": None, "b": {FIELD_ID: b"2"}, "dropped": None}


def test_footer_column_is_found_by_id_or_by_name_in_the_current_schema():
    assert told(IDS, {1: (0, 6), 2: (-1, 5), "c": (0, 6)}) == ["a", "c", "b"]
    assert told(IDS, {1: (0, 5), 2: (0, 5), "a": (9, 9), "b": (9, 9)}) == []
    assert told(IDS, {"a": (0, 6), "b": (0, 5), "c": (0, 6)}) == ["a", "c"]
    # A former name may belong to another column now.
    assert told(IDS, {"a": (0, 6), 2: (0, 6), "c": (0, 6)}, schema_id=0) == ["b"]
    assert told(IDS, {"a": (0, 6), 2: (0, 6), "c": (0, 6)}, schema_id=None) == ["b"]


@pytest.mark.parametrize("long", ["x" * 61, b"x" * 61])
def test_bounds_are_unknown_if_one_of_them_may_be_truncated(long):
    kept = (long[:60], long[:60])
    assert _Footer(bounds={"x": kept}).bounds_of(None, "x") == kept
    for cut in ((long[:1], long), (long, long[:1])):
        assert _Footer(bounds={"x": cut}).bounds_of(None, "x") == (None, None)


@pytest.mark.parametrize("kind", ["avro", "lance", None])
def test_file_without_parquet_or_orc_format_has_no_footer(kind):
    assert _footer(None, "f", kind) == _Footer()


@pytest.mark.usefixtures("footers_here")
def test_named_pipe_as_a_data_file_is_reported_without_blocking(data, tmp_path):
    root = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    table = arrowmeta.open(root)
    path = next(one for one in table.files()["file_path"].to_pylist() if one.endswith("parquet"))
    Path(path).unlink()
    os.mkfifo(path)
    footers = read_footers(table.source)["footers"].to_pylist()
    [reason] = [one["reason"] for one in footers if one["file_path"] == path]
    assert "is a device or a pipe" in reason


@pytest.fixture(scope="module")
def footer():
    """The end of a small file with bounds."""
    file = io.BytesIO()
    pq.write_table(pa.table({"a": [1, 2, 3], "b": ["x", "y", "z"]}), file)
    return footer_bytes(pa.BufferReader(file.getvalue()))


def test_reader_process_returns_bounds_of_all_types():
    kinds = {
        "ns": pa.array([1, 5], pa.timestamp("ns")),
        "ns_utc": pa.array([1, 5], pa.timestamp("ns", "UTC")),
        "us": pa.array([1, 5], pa.timestamp("us")),
        "us_utc": pa.array([1, 5], pa.timestamp("us", "UTC")),
        "time": pa.array([1, 5], pa.time64("us")),
        "date": pa.array([1, 5], pa.date32()),
        "decimal": pa.array([Decimal("-1.20"), Decimal("5.00")], pa.decimal128(38, 2)),
        "bytes": pa.array([b"", b"\xff"]),
        "flag": pa.array([False, True]),
        "text": pa.array(["", "é\ud7ff"]),
        "float": pa.array([-0.0, math.inf]),
        "nothing": pa.array([None, None], pa.int32()),
        "limit": pa.array([np.finfo(np.float64).max, math.inf]),
        "id 7": pa.array([1, 2]),
    }
    ids = [pa.field("by_id", pa.int8(), metadata={"PARQUET:field_id": "-7"})]
    fields = [pa.field(name, values.type) for name, values in kinds.items()] + ids
    table = pa.table([*kinds.values(), pa.array([3, 4], pa.int8())], schema=pa.schema(fields))
    file = io.BytesIO()
    pq.write_table(table, file)
    expected = parquet_bounds(pq.read_metadata(file))
    assert expected.keys() == {*kinds, -7} - {"nothing"}
    assert read_parquet_footer(footer_bytes(pa.BufferReader(file.getvalue()))) == (2, expected)


class MakesFolder:
    """An object that creates a folder when it is unpickled."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (self.path,)


def test_pickled_code_from_the_reader_process_is_not_executed(footer, tmp_path, monkeypatch):
    answer = pickle.dumps(MakesFolder(tmp_path / "t"))
    monkeypatch.setattr(ChildProcesses, "call", lambda *_: answer)
    with pytest.raises(OSError, match="mkdir"):
        read_parquet_footer(footer)
    assert not (tmp_path / "t").exists()


def test_footer_with_any_byte_changed_is_read_or_raises(footer):
    told = set()
    assert read_parquet_footer(footer) == (3, {"a": (1, 3), "b": ("x", "z")})
    for at in range(0, len(footer), 1 if corpus.is_all() else 3):
        changed = bytearray(footer)
        changed[at] ^= 0x01
        try:
            read_parquet_footer(bytes(changed))
        except OSError as error:
            told.add(str(error))
    assert read_parquet_footer(footer) == (3, {"a": (1, 3), "b": ("x", "z")})
    assert "the reader process crashed or timed out" in told


def test_reader_process_ignores_modules_in_the_working_directory(footer, tmp_path, monkeypatch):
    """Other users may write to the working directory."""
    for name in ("pickle", "pyarrow"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit")
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    monkeypatch.chdir(tmp_path)
    _CHILD.end()
    assert read_parquet_footer(footer)[0] == 3


def test_reader_process_finds_the_package_in_the_working_directory(footer, tmp_path, monkeypatch):
    """Python may have been started in the folder of the package."""
    package = Path(arrowmeta.__file__).parent
    (tmp_path / "arrowmeta").symlink_to(package)
    elsewhere = [place for place in sys.path if place and Path(place) != package.parent]
    monkeypatch.setattr(sys, "path", ["", *elsewhere])
    monkeypatch.chdir(tmp_path)
    _CHILD.end()
    assert read_parquet_footer(footer)[0] == 3


@pytest.mark.parametrize("content", [b"", b"PAR1", b"PAR1\xff\xff\xff\xffPAR1", bytes(100)])
def test_file_without_a_footer_raises(content):
    with pytest.raises(OSError, match="footer"):
        read_parquet_footer(footer_bytes(pa.BufferReader(content)))


def test_footer_longer_than_the_first_read_is_read_completely():
    file = io.BytesIO()
    pq.write_table(pa.table({f"column_{i:04}": [i] for i in range(1000)}), file)
    n_rows, bounds = read_parquet_footer(footer_bytes(pa.BufferReader(file.getvalue())))
    assert n_rows == 1
    assert bounds["column_0999"] == (999, 999)


class _AFewAtATime(io.BytesIO):
    """A file whose reads return fewer bytes than requested."""

    def read(self, size=-1, /):
        return super().read(100 if size is None or size < 0 else min(size, 100))


def test_footer_is_read_completely_despite_short_reads(footer):
    file = b"PAR1" + bytes(1000) + footer
    assert footer_bytes(pa.PythonFile(_AFewAtATime(file), "r")) == footer
