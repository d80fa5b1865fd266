"""`t.inspect` and the schemas `iceberg` and `paimon`, compared with the formats' own libraries."""

import math

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*:DeprecationWarning"),
]

#: Those of PyIceberg 0.12.
PYICEBERG = [
    "snapshots",
    "refs",
    "history",
    "metadata_log_entries",
    "entries",
    "partitions",
    "files",
    "data_files",
    "delete_files",
    "all_files",
    "all_data_files",
    "all_delete_files",
    "manifests",
    "all_manifests",
]
BUNDLED = [pytest.param(path, id=path.name) for path in sorted(DATA.glob("iceberg_*"))]

#: Columns in which PyIceberg differs from Iceberg's Java library, with the reason.
DIFFERENCES = {
    "manifests.partition_summaries.lower_bound": "a float as the double that Python has",
    "manifests.partition_summaries.upper_bound": "a float as the double that Python has",
    "entries.data_file.value_counts": "an empty map for null",
    "entries.data_file.null_value_counts": "an empty map for null",
    "entries.data_file.nan_value_counts": "an empty map for null",
    "partitions.position_delete_record_count": "without deletes older than all data files",
    "partitions.position_delete_file_count": "without deletes older than all data files",
    "partitions.equality_delete_record_count": "without deletes older than all data files",
    "partitions.equality_delete_file_count": "without deletes older than all data files",
    "partitions.last_updated_at": "without deletes older than all data files",
    "partitions.last_updated_snapshot_id": "without deletes older than all data files",
    "partitions.spec_id": "that of the first file, in Java of the newest",
    "snapshots.operation": "the text None for null",
}


def pyiceberg_table(table):
    """Return PyIceberg's table over the same metadata file, read where ours reads it."""
    pytest.importorskip("pyiceberg")
    from pyiceberg.catalog.noop import NoopCatalog
    from pyiceberg.io.pyarrow import PyArrowFileIO
    from pyiceberg.serializers import FromInputFile
    from pyiceberg.table import StaticTable

    class MovedIO(PyArrowFileIO):
        def new_input(self, location):
            return super().new_input(table.resolve(location))

    current = table.metadata_log_entries("file")["file"][-1].as_py()
    metadata = FromInputFile.table_metadata(MovedIO().new_input(current))
    return StaticTable(("static",), metadata, current, MovedIO(), NoopCatalog("static"))


def normal(value):
    match value:
        case dict():
            return {key: normal(one) for key, one in value.items()}
        case [tuple(), *_]:  # a map, whose order says nothing
            return sorted(value)
        case list():
            return [normal(one) for one in value]
        case float() if math.isnan(value):
            return "NaN"
    return value


def _differing(ours, theirs, path):
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key in ours:
            yield from _differing(ours[key], theirs[key], f"{path}.{key}")
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for one, other in zip(ours, theirs, strict=True):
            yield from _differing(one, other, path)
    elif ours != theirs:
        yield path


def _in_order(rows):
    """Return rows in the order of what is the same in both."""
    found = [normal(row) for row in rows.to_pylist()]
    keys = ("reference_snapshot_id", "path", "snapshot_id", "made_current_at", "name", "file")

    def key(row):
        file = row.get("data_file", row)
        bounds = (file.get("lower_bounds"), file.get("record_count"), file.get("upper_bounds"))
        named = [file.get(one) for one in ("file_path", "partition", "content")]
        return repr(([row.get(one) for one in keys], named, row.get("status"), bounds))

    return sorted(found, key=key)


def differences(table, static):
    """Compare all metadata tables with PyIceberg's.

    Returns how many, without those that fail in PyIceberg, and the columns with other values that
    are not explained.
    """
    compared, found = 0, set()
    for name in PYICEBERG:
        ours = getattr(table.inspect, name)()
        ours.validate(full=True)
        try:
            theirs = getattr(static.inspect, name)()
        except Exception as error:  # PyIceberg's: of any kind
            assert not isinstance(error, MemoryError)  # noqa: PT017
            continue
        assert ours.schema.equals(theirs.schema), name
        assert ours.num_rows == theirs.num_rows, name
        compared += 1
        whole = name.removeprefix("all_") if name.endswith("manifests") else name
        for one, other in zip(_in_order(ours), _in_order(theirs), strict=True):
            found |= set(_differing(one, other, whole))
    nested = {f.name for f in table.schema if pa.types.is_nested(f.type)}
    # Some writers have counts under the id of a column with parts, which are not readable in Java.
    return compared, {
        path for path in found if path not in DIFFERENCES and not nested & set(path.split("."))
    }


@pytest.mark.sampled(2)
@pytest.mark.parametrize("folder", [*BUNDLED, *corpus.tables("iceberg")])
def test_metadata_tables_are_those_of_pyiceberg(folder):
    try:
        table = arrowmeta.open(folder, format="iceberg", allow_moved_paths=True)
    except arrowmeta.ArrowMetaError as error:
        pytest.skip(f"damaged: {error}")
    if "uuid" in str(table.schemas("type")["type"].to_pylist()):
        pytest.skip("PyIceberg 0.12 cannot make Arrow tables with UUIDs")
    if "void" in table.specs("transform")["transform"].to_pylist():
        pytest.skip("PyIceberg 0.12 gives dropped partition fields the type of their source")
    try:
        static = pyiceberg_table(table)
    except Exception as error:
        pytest.skip(f"PyIceberg 0.12 cannot read it: {error}")
    compared, unexpected = differences(table, static)
    assert not unexpected
    assert compared > 4


@pytest.fixture(scope="module")
def visits():
    return arrowmeta.open(DATA / "iceberg_v2_position_deletes", allow_moved_paths=True)


def test_other_snapshots_are_those_of_pyiceberg(visits):
    static = pyiceberg_table(visits)
    first = visits.snapshots()["snapshot_id"][0].as_py()
    theirs = static.inspect.files(snapshot_id=first)["file_path"].to_pylist()
    for ours in (visits.at(first).inspect.files(), visits.inspect.files(snapshot_id=first)):
        assert sorted(ours["file_path"].to_pylist()) == sorted(theirs)
    assert len(theirs) < visits.inspect.files().num_rows


def test_columns_are_chosen_in_order(visits):
    rows = visits.inspect.files(columns=["record_count", "content"])
    assert rows.schema.names == ["record_count", "content"]
    assert rows.schema.types == [pa.int64(), pa.int8()]
    with pytest.raises(
        arrowmeta.UsageError, match=r"no column contents \(did you mean content\?\)"
    ):
        visits.inspect.files(columns=["contents"])


def test_unknown_metadata_table_names_those_there_are(visits):
    assert {"files", "refs", "all_entries"} <= set(dir(visits.inspect))
    with pytest.raises(AttributeError, match=r"no metadata table 'file'.*those of iceberg are"):
        visits.inspect.file()


def test_a_store_gives_the_same_answers(visits, tmp_path):
    stored = arrowmeta.open(
        DATA / "iceberg_v2_position_deletes", allow_moved_paths=True, store=tmp_path
    )
    for name in ("files", "entries", "all_files", "manifests", "partitions"):
        assert getattr(stored.inspect, name)().equals(getattr(visits.inspect, name)()), name


def test_aliases_of_our_manifests_mean_what_icebergs_mean(visits):
    aliases = [f"{one}_{kind}_files_count" for kind in ("data", "delete") for one in _CHANGES]
    ours = visits.manifests(["manifest_path", *aliases]).rename_columns(["path", *aliases])
    theirs = visits.inspect.manifests(columns=["path", *aliases])
    assert ours.to_pylist() == theirs.to_pylist()
    of_deletes = visits.manifests(where="content = 'deletes'")
    assert of_deletes.num_rows
    assert set(of_deletes["added_data_files_count"].to_pylist()) == {0}


_CHANGES = ("added", "existing", "deleted")


@pytest.mark.exhaustive
def test_table_named_as_a_format_keeps_its_own_views(visits):
    paimon = DATA / "append_snappy"
    with arrowmeta.connect(visits, iceberg=paimon) as con:
        assert "bucket" in con.sql("FROM iceberg.files").columns
        assert "column_sizes" in con.sql("FROM files").columns
    with arrowmeta.connect(visits, other=paimon) as con:
        assert con.sql("FROM iceberg.files").columns == list(
            visits.sql("FROM a$files").schema.names
        )
        assert "min_value_stats" in con.sql("FROM other$files").columns
        assert con.sql("FROM other.files").columns == con.sql("FROM files").columns


def test_only_tables_of_the_format_have_its_schema(visits):
    with pytest.raises(duckdb.CatalogException, match="paimon"):
        visits.sql("FROM paimon.files")


def test_metadata_tables_in_safe_sql():
    table = arrowmeta.open(DATA / "pk_tags_branches", safe=True)
    assert table.sql("SELECT tag_name FROM t$tags").num_rows == 2
    with arrowmeta.connect(table, safe=True) as con, con.cursor() as cursor:
        assert cursor.sql("SELECT count(*) FROM paimon.tags").fetchall() == [(2,)]
        with pytest.raises(duckdb.Error):
            cursor.execute("COPY (FROM paimon.tags) TO 'tags.csv'")
