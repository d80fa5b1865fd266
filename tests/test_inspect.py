"""`t.inspect` and the schemas `iceberg` and `paimon`, compared with the formats' own libraries."""

import json
import math
import re
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import duckdb
import pyarrow as pa
import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.engines.test_paimon_system_tables import in_order
from tests.refusals import refuses

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore:.*:DeprecationWarning"),
]

#: Those of PyIceberg 0.12.
PYICEBERG = [
    *("snapshots", "refs", "history", "metadata_log_entries", "entries", "partitions", "files"),
    *("data_files", "delete_files", "all_files", "all_data_files", "all_delete_files"),
    *("manifests", "all_manifests"),
]
BUNDLED = [pytest.param(path, id=path.name) for path in sorted(DATA.glob("iceberg_*"))]

#: Columns in which PyIceberg differs from Iceberg's Java library, by the reason.
REASONS = {
    "a float as the double that Python has": [
        "manifests.partition_summaries.lower_bound",
        "manifests.partition_summaries.upper_bound",
    ],
    "an empty map for null": [
        f"entries.data_file.{name}_counts" for name in ("value", "null_value", "nan_value")
    ],
    "without deletes older than all data files": [
        *("partitions.last_updated_at", "partitions.last_updated_snapshot_id"),
        *(
            f"partitions.{kind}_delete_{unit}_count"
            for kind in ("position", "equality")
            for unit in ("record", "file")
        ),
    ],
    "that of the first file, in Java of the newest": ["partitions.spec_id"],
    "the text None for null": ["snapshots.operation"],
}
DIFFERENCES = {column for columns in REASONS.values() for column in columns}


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


def test_snapshots_columns_and_names_are_chosen(visits):
    first = visits.snapshots()["snapshot_id"][0].as_py()
    theirs = pyiceberg_table(visits).inspect.files(snapshot_id=first)["file_path"].to_pylist()
    for ours in (visits.at(first).inspect.files(), visits.inspect.files(snapshot_id=first)):
        assert sorted(ours["file_path"].to_pylist()) == sorted(theirs)
    assert len(theirs) < visits.inspect.files().num_rows
    rows = visits.inspect.files(columns=["record_count", "content"])
    assert rows.schema.names == ["record_count", "content"]
    assert rows.schema.types == [pa.int64(), pa.int8()]
    said = r"no column contents \(did you mean content\?\)"
    refuses(arrowmeta.UsageError, said, visits.inspect.files, columns=["contents"])
    assert {"files", "refs", "all_entries"} <= set(dir(visits.inspect))
    with pytest.raises(AttributeError, match=r"no metadata table 'file'.*those of iceberg are"):
        visits.inspect.file()
    # Aliases of our manifests mean what Iceberg's columns mean.
    changes = ("added", "existing", "deleted")
    aliases = [f"{one}_{kind}_files_count" for kind in ("data", "delete") for one in changes]
    ours = visits.manifests(["manifest_path", *aliases]).rename_columns(["path", *aliases])
    assert ours.to_pylist() == visits.inspect.manifests(columns=["path", *aliases]).to_pylist()
    of_deletes = visits.manifests(where="content = 'deletes'")
    assert of_deletes.num_rows
    assert set(of_deletes["added_data_files_count"].to_pylist()) == {0}


def test_a_store_gives_the_same_answers(visits, tmp_path):
    stored = arrowmeta.open(visits.location, allow_moved_paths=True, store=tmp_path)
    for name in ("files", "entries", "all_files", "manifests", "partitions"):
        assert getattr(stored.inspect, name)().equals(getattr(visits.inspect, name)()), name


@pytest.mark.exhaustive
def test_table_named_as_a_format_keeps_its_own_views(visits):
    paimon = DATA / "append_snappy"
    with arrowmeta.connect(visits, iceberg=paimon) as con:
        assert "bucket" in con.sql("FROM iceberg.files").columns
        assert "column_sizes" in con.sql("FROM files").columns
    with arrowmeta.connect(visits, other=paimon) as con:
        names = list(visits.sql("FROM a$files").schema.names)
        assert con.sql("FROM iceberg.files").columns == names
        assert "min_value_stats" in con.sql("FROM other$files").columns
        assert con.sql("FROM other.files").columns == con.sql("FROM files").columns


def test_metadata_tables_of_the_format_are_in_safe_sql(visits):
    refuses(duckdb.CatalogException, "paimon", visits.sql, "FROM paimon.files")
    table = arrowmeta.open(DATA / "pk_tags_branches", safe=True)
    assert table.sql("SELECT tag_name FROM t$tags").num_rows == 2
    with arrowmeta.connect(table, safe=True) as con, con.cursor() as cursor:
        assert cursor.sql("SELECT count(*) FROM paimon.tags").fetchall() == [(2,)]
        refuses(duckdb.Error, "", cursor.execute, "COPY (FROM paimon.tags) TO 'tags.csv'")


# -- Queries of other projects' documentation run unchanged, with the answers of their libraries

FOLDER = Path(__file__).parent
VISITS = Path(arrowmeta.__file__).parent / "demo" / "tables" / "visits"


def _copied():
    """Yield the project of each page, and each of its queries."""
    for line in (FOLDER / "copied_queries.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            project = line[1:].partition(":")[0]
        elif line and not line.startswith("#"):
            yield project, line


COPIED = list(_copied())
OF_PAIMON = [text for project, text in COPIED if project == "paimon"]
OF_ICEBERG = [text for project, text in COPIED if project not in ("paimon", "pyiceberg")]


@pytest.fixture(scope="module")
def tables():
    return {
        "iceberg": arrowmeta.open(VISITS, allow_moved_paths=True),
        "paimon": arrowmeta.open(DATA / "pk_deletion_vectors"),
    }


@pytest.fixture(scope="module")
def connected(tables):
    """Returns the connection to a table by a name."""
    with ExitStack() as stack:

        @cache
        def connection(table, name):
            return stack.enter_context(arrowmeta.connect(**{name: tables[table]}))

        yield connection


def _table_of(query):
    """Return the table whose metadata a query reads, as it would be named in `connect`."""
    name = re.search(r"(?i)\bfrom ([\w.$`\"]+)", query)
    parts = re.sub('[`"]', "", name[1]).split(".")
    table, _, _ = parts.pop().rpartition("$")
    return ".".join([*parts, table] if table else parts)


def _values(rows, like=None):
    """Return rows as sorted text; of columns and fields those that `like` has, too."""

    def cut(value, other):
        if isinstance(value, dict) and isinstance(other, dict):
            return {key: cut(value.get(key), other[key]) for key in sorted(other)}
        is_time = isinstance(value, datetime) and value.tzinfo is not None
        return value.astimezone(UTC).replace(tzinfo=None) if is_time else value

    return sorted(repr(cut(normal(row), row if like is None else like)) for row in rows)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("query", [*OF_PAIMON, *OF_ICEBERG])
def test_query_over_a_table_and_over_a_connection(query, tables, connected):
    assert len(COPIED) >= 60
    assert {project for project, _ in COPIED} == {"iceberg", "trino", "pyiceberg", "paimon"}
    kind = "paimon" if query in OF_PAIMON else "iceberg"
    answer = tables[kind].sql(query)
    if query.endswith('$properties"'):
        assert answer.to_pylist() == tables[kind].options().to_pylist()
    again = connected(kind, _table_of(query)).sql(query).to_arrow_table()
    assert answer.schema == again.schema
    assert _values(answer.to_pylist()) == _values(again.to_pylist())


@pytest.mark.parametrize("query", OF_ICEBERG)
def test_answer_is_that_of_pyiceberg(query, tables):
    static = pyiceberg_table(tables["iceberg"])
    name = re.search(r"(?:\.|\$)(\w+)(?:\(\)|;|\"| h |$)", query)[1]
    if not hasattr(static.inspect, name):
        pytest.skip(f"PyIceberg has no {name}")
    try:
        theirs = getattr(static.inspect, name)()
    except TypeError as error:
        pytest.skip(f"PyIceberg fails on files without counts: {error}")
    ours = tables["iceberg"].sql(query)
    if "select *" in query.lower():
        rows = theirs.to_pylist()
        assert _values(ours.to_pylist(), rows[0]) == _values(rows, rows[0])
    elif "join" in query:
        snapshots = static.inspect.snapshots().to_pylist()
        operations = {row["snapshot_id"]: row["operation"] for row in snapshots}
        expected = [
            (row["snapshot_id"], operations[row["snapshot_id"]], row["is_current_ancestor"])
            for row in theirs.sort_by("made_current_at").to_pylist()
        ]
        found = ours.select(["snapshot_id", "operation", "is_current_ancestor"])
        assert list(zip(*found.to_pydict().values(), strict=True)) == expected
    else:
        expected = theirs.sort_by([("committed_at", "descending")])["snapshot_id"].to_pylist()
        n_rows = 1 if "LIMIT" in query else len(expected)
        assert ours["snapshot_id"].to_pylist() == expected[:n_rows]


@pytest.mark.parametrize("query", OF_PAIMON)
def test_answer_is_that_of_paimon(query, tables):
    """`copied_answers.json` has the system tables of the table, read by Paimon 1.4.2."""
    answers = json.loads((FOLDER / "copied_answers.json").read_text(encoding="utf-8"))
    rows = tables["paimon"].sql(query).to_pylist()
    for vector in (one for row in rows for one in row.get("dv_ranges") or ()):
        assert vector["_CARDINALITY"] > 0
        vector["_CARDINALITY"] = None  # ours counts where the metadata does not
    name = re.search(r"\$(\w+)", query)[1]
    # The one with a join asks for a snapshot that the table does not have.
    assert in_order(rows) == in_order([] if "JOIN" in query else answers[name])
