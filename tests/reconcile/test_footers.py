"""Row counts and bounds of metadata compared with footers of Parquet files."""

from types import SimpleNamespace

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from arrowmeta.reconcile.parquet_footers import parquet_bounds
from tests.reconcile.copied_tables import copied, found, live_data_file, live_data_files

pytestmark = [
    pytest.mark.usefixtures("storage_checks_only", "footers_here"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]


def test_row_count_that_differs_from_the_footer_is_found(tmp_path):
    root = copied("append_snappy", tmp_path / "table")
    file = live_data_file(root)
    pq.write_table(pq.read_table(file, partitioning=None).slice(1), file)
    assert found(root, False, footers=True) == [("footer_differs", file.name)]


def test_file_with_a_truncated_footer_is_found(tmp_path):
    root = copied("iceberg_v3_deletion_vectors", tmp_path / "table")
    file = live_data_file(root)
    file.write_bytes(file.read_bytes()[:-20])
    assert found(root, False, footers=True) == [("footer_differs", file.name)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["append_snappy", "iceberg_v3_deletion_vectors"])
def test_footer_bounds_outside_of_the_recorded_bounds_are_found(name, tmp_path):
    root = copied(name, tmp_path / "table")
    file = live_data_file(root)
    data = pq.read_table(file, partitioning=None)
    far = pa.array([10**6] * data.num_rows, data.schema.field("id").type)
    at = data.schema.get_field_index("id")
    pq.write_table(data.set_column(at, data.schema.field("id"), far), file)
    assert found(root, False, footers=True) == [("footer_bounds_contradict", file.name)]


def test_column_of_another_type_does_not_hide_other_findings(tmp_path):
    root = copied("append_snappy", tmp_path / "table")
    first, other = live_data_files(root)[:2]
    for file, value in ((first, "text"), (other, 10**6)):
        data = pq.read_table(file, partitioning=None)
        at = data.schema.get_field_index("id")
        pq.write_table(data.set_column(at, "id", pa.array([value] * data.num_rows)), file)
    assert found(root, False, footers=True) == [("footer_bounds_contradict", other.name)]


def test_string_bound_that_may_be_truncated_is_no_contradiction(tmp_path):
    # Arrow's Rust writer truncates to 64 bytes, at a character boundary.
    root = copied("append_snappy", tmp_path / "table")
    files = []
    for path, text in zip(live_data_files(root), ("€" * 20, "€" * 21), strict=False):
        data = pq.read_table(path, partitioning=None)
        column = pa.array([text] * data.num_rows)
        pq.write_table(data.set_column(data.schema.get_field_index("p"), "p", column), path)
        files.append(path.name)
    assert len(files) == 2
    assert found(root, False, footers=True) == [("footer_bounds_contradict", files[0])]


@pytest.mark.parametrize("kind", [pa.float32(), pa.float64()])
@pytest.mark.parametrize("sign", [1, -1])
def test_largest_finite_float_in_a_footer_is_an_unknown_bound(kind, sign, tmp_path):
    greatest = np.finfo(kind.to_pandas_dtype()).max
    values = pa.array([sign * float(greatest), sign * float("inf")], kind)
    pq.write_table(pa.table({"x": values}), tmp_path / "x.parquet")
    footer = pq.read_metadata(tmp_path / "x.parquet")
    infinity = sign * float("inf")
    assert parquet_bounds(footer)["x"] == ((None, infinity) if sign > 0 else (infinity, None))


def test_bounds_that_pyarrow_cannot_extract_are_unknown(tmp_path):
    class Silent:
        has_min_max = True

        @property
        def min(self):
            raise pa.ArrowNotImplementedError("Cannot extract statistics for type")

    class Footer:
        def __init__(self, inner):
            self.schema = inner.schema
            self.num_columns, self.num_row_groups = 1, 1

        def row_group(self, group):
            column = SimpleNamespace(path_in_schema="x", statistics=Silent())
            return SimpleNamespace(column=lambda at: column)

    pq.write_table(pa.table({"x": [1]}), tmp_path / "x.parquet")
    footer = pq.read_metadata(tmp_path / "x.parquet")
    assert parquet_bounds(footer) == {"x": (1, 1)}
    assert parquet_bounds(Footer(footer)) == {}
