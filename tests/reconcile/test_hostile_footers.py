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
from arrowmeta.model.shape import FIELD_ID, TableShape
from arrowmeta.reconcile.parquet_footers import (
    _CHILD,
    footer_bytes,
    parquet_bounds,
    read_parquet_footer,
)
from arrowmeta.reconcile.storage import _faults, _Footer, _footer, read_footers
from tests import corpus


def written(row_group_size=None, schema=None, **columns):
    """Return a Parquet file of some columns."""
    file = io.BytesIO()
    table = pa.table(columns if schema is None else list(columns.values()), schema=schema)
    pq.write_table(table, file, row_group_size=row_group_size)
    return file.getvalue()


def bounds_of(content):
    return parquet_bounds(pq.read_metadata(io.BytesIO(content)))


def footer_of(content):
    return footer_bytes(pa.BufferReader(content))


@pytest.mark.parametrize("dates", [
    pa.array([2**62, 0], pa.timestamp("us")), pa.array([2**53, 0], pa.timestamp("ms")),
    pa.array([2**31 - 1, 0], pa.int32()).cast(pa.date32()),
], ids=str)  # fmt: skip
def test_bounds_beyond_the_year_9999_are_unknown(dates):
    assert bounds_of(written(far=dates, near=[1, 2])) == {"near": (1, 2)}


def test_nan_bound_of_a_row_group_is_ignored():
    content = written(x=[7.5, 2.0, 9.0, 8.5], row_group_size=1)
    for number in (7.5, 8.5):  # the specification lets writers have NaN there
        content = content.replace(struct.pack("<d", number), struct.pack("<d", math.nan))
    footer = pq.read_metadata(io.BytesIO(content))
    least = [footer.row_group(group).column(0).statistics.min for group in range(4)]
    assert list(map(math.isnan, least)) == [True, False, False, True]
    assert parquet_bounds(footer) == {"x": (2.0, 9.0)}


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()])
@pytest.mark.parametrize("sign", [1, -1])
def test_largest_finite_float_in_a_footer_is_an_unknown_bound(kind, sign):
    infinity = sign * math.inf
    values = pa.array([sign * float(np.finfo(kind.to_pandas_dtype()).max), infinity], kind)
    bounds = (None, infinity) if sign > 0 else (infinity, None)
    assert bounds_of(written(x=values)) == {"x": bounds}


def test_bounds_that_pyarrow_cannot_extract_are_unknown():
    class Silent:
        has_min_max = True

        @property
        def min(self):
            raise pa.ArrowNotImplementedError("Cannot extract statistics for type")

    column = SimpleNamespace(path_in_schema="x", statistics=Silent())
    group = SimpleNamespace(column=lambda at: column)
    footer = SimpleNamespace(
        schema=pq.read_metadata(io.BytesIO(written(x=[1]))).schema,
        num_columns=1, num_row_groups=1, row_group=lambda at: group,
    )  # fmt: skip
    assert parquet_bounds(footer) == {}


def test_nested_column_is_distinguished_from_a_name_with_a_dot():
    assert bounds_of(written(**{"a.b": [1, 2], "a": [{"b": 7}, {"b": 9}]})) == {"a.b": (1, 2)}


IDS = {"a": {FIELD_ID: b"1"}, "c": None, "b": {FIELD_ID: b"2"}, "dropped": None}


@pytest.mark.parametrize(("bounds", "schema_id", "told"), [
    ({1: (0, 6), 2: (-1, 5), "c": (0, 6)}, 1, ["a", "c", "b"]),
    ({1: (0, 5), 2: (0, 5), "a": (9, 9), "b": (9, 9)}, 1, []),
    ({"a": (0, 6), "b": (0, 5), "c": (0, 6)}, 1, ["a", "c"]),
    # A former name may belong to another column now.
    ({"a": (0, 6), 2: (0, 6), "c": (0, 6)}, 0, ["b"]),
    ({"a": (0, 6), 2: (0, 6), "c": (0, 6)}, None, ["b"]),
])  # fmt: skip
def test_footer_column_is_found_by_id_or_by_name_in_the_current_schema(bounds, schema_id, told):
    """The bounds of the entry are 0 to 5."""
    fields = [pa.field(name, pa.int64(), metadata=about) for name, about in IDS.items()]
    sides = {
        f"{side}_bounds.{name}": [at] for name in IDS for side, at in (("lower", 0), ("upper", 5))
    }
    entries = pa.record_batch(
        {"entry_id": [0], "file_path": ["f"], "schema_id": pa.array([schema_id], pa.int64())}
        | sides
    )
    schemas = pa.table({"schema_id": [1, 0]})
    source = SimpleNamespace(
        shape=TableShape(columns=pa.struct(fields)),
        schema=pa.schema(fields[:-1]),
        schema_of=lambda _: schemas.schema,
        tables={"schemas": lambda *_: schemas},
        scan=lambda *_: SimpleNamespace(batches=lambda *_: [entries]),
    )
    found = _faults(source, {"f": _Footer(1, bounds=bounds)})
    assert [name for batch in found for name in batch.column("column_name").to_pylist()] == told


@pytest.mark.parametrize("long", ["x" * 61, b"x" * 61])
def test_bounds_are_unknown_if_one_of_them_may_be_truncated(long):
    kept = (long[:60], long[:60])
    assert _Footer(bounds={"x": kept}).bounds_of(None, "x") == kept
    for cut in ((long[:1], long), (long, long[:1])):
        assert _Footer(bounds={"x": cut}).bounds_of(None, "x") == (None, None)


def test_special_files_are_reported_without_blocking(data, tmp_path):
    for kind in ("avro", "lance", None):
        assert _footer(None, "f", kind) == _Footer()
    root = shutil.copytree(data / "pk_deletion_vectors", tmp_path / "t")
    table = arrowmeta.open(root)
    path = next(one for one in table.files()["file_path"].to_pylist() if one.endswith("parquet"))
    Path(path).unlink()
    os.mkfifo(path)
    footers = read_footers(table.source)["footers"].to_pylist()
    [reason] = [one["reason"] for one in footers if one["file_path"] == path]
    assert "is a device or a pipe" in reason


# -- the process that reads footers ----------------------------------------------------------------


@pytest.fixture(scope="module")
def footer():
    """The end of a small file with bounds."""
    return footer_of(written(a=[1, 2, 3], b=["x", "y", "z"]))


def test_reader_process_returns_bounds_of_all_types():
    pairs = [1, 5]
    columns = {
        "ns": pa.array(pairs, pa.timestamp("ns")), "us": pa.array(pairs, pa.timestamp("us")),
        "ns_utc": pa.array(pairs, pa.timestamp("ns", "UTC")),
        "us_utc": pa.array(pairs, pa.timestamp("us", "UTC")),
        "time": pa.array(pairs, pa.time64("us")), "date": pa.array(pairs, pa.date32()),
        "decimal": pa.array([Decimal("-1.20"), Decimal("5.00")], pa.decimal128(38, 2)),
        "bytes": pa.array([b"", b"\xff"]), "flag": pa.array([False, True]),
        "text": pa.array(["", "é\ud7ff"]), "float": pa.array([-0.0, math.inf]),
        "nothing": pa.array([None, None], pa.int32()), "id 7": pa.array([1, 2]),
        "limit": pa.array([np.finfo(np.float64).max, math.inf]),
        "by_id": pa.array([3, 4], pa.int8()),
    }  # fmt: skip
    ids = {"by_id": {"PARQUET:field_id": "-7"}}
    fields = [pa.field(name, values.type, True, ids.get(name)) for name, values in columns.items()]
    content = written(schema=pa.schema(fields), **columns)
    expected = bounds_of(content)
    assert expected.keys() == {*columns, -7} - {"nothing", "by_id"}
    assert read_parquet_footer(footer_of(content)) == (2, expected)


class MakesFolder:
    """An object that creates a folder when it is unpickled."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (self.path,)


def test_pickled_code_from_the_reader_process_is_not_executed(footer, tmp_path, monkeypatch):
    answer = pickle.dumps(MakesFolder(tmp_path / "t"))
    monkeypatch.setattr(type(_CHILD), "call", lambda *_: answer)
    with pytest.raises(OSError, match="mkdir"):
        read_parquet_footer(footer)
    assert not (tmp_path / "t").exists()


def test_footer_with_any_byte_changed_is_read_or_raises(footer):
    told = set()
    for at in (None, *range(0, len(footer), 1 if corpus.is_all() else 3), None):
        changed = bytearray(footer)
        if at is None:
            assert read_parquet_footer(footer) == (3, {"a": (1, 3), "b": ("x", "z")})
            continue
        changed[at] ^= 0x01
        try:
            read_parquet_footer(bytes(changed))
        except OSError as error:
            told.add(str(error))
    assert "the reader process crashed or timed out" in told


@pytest.mark.parametrize("is_package", [False, True])
def test_reader_process_reads_no_module_but_the_package_in_the_working_directory(
    footer, tmp_path, monkeypatch, is_package
):
    """Other users may write there; Python may have been started in the folder of the package."""
    package = Path(arrowmeta.__file__).parent
    path = [
        place for place in sys.path if place and not (is_package and Path(place) == package.parent)
    ]
    if is_package:
        (tmp_path / "arrowmeta").symlink_to(package)
        path = ["", *path]
    else:
        for name in ("pickle", "pyarrow"):
            (tmp_path / f"{name}.py").write_text("raise SystemExit")
    monkeypatch.setattr(sys, "path", path)
    monkeypatch.chdir(tmp_path)
    _CHILD.end()
    assert read_parquet_footer(footer)[0] == 3


@pytest.mark.parametrize("content", [b"", b"PAR1", b"PAR1\xff\xff\xff\xffPAR1", bytes(100)])
def test_file_without_a_footer_raises(content):
    with pytest.raises(OSError, match="footer"):
        read_parquet_footer(footer_of(content))


class _AFewAtATime(io.BytesIO):
    """A file whose reads return fewer bytes than requested."""

    def read(self, size=-1, /):
        return super().read(100 if size is None or size < 0 else min(size, 100))


def test_footer_is_read_completely_if_it_is_long_or_reads_are_short(footer):
    content = written(**{f"column_{i:04}": [i] for i in range(1000)})
    n_rows, bounds = read_parquet_footer(footer_of(content))
    assert (n_rows, bounds["column_0999"]) == (1, (999, 999))
    file = b"PAR1" + bytes(1000) + footer
    assert footer_bytes(pa.PythonFile(_AFewAtATime(file), "r")) == footer
