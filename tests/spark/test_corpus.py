"""Over the large collection of real tables: rows in Spark equal those in Python.

Rows of tasks are compared in this process, for every table and relation; rows that Spark returns,
of relations and plans, in a session for some of them.
"""

import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from arrowmeta.spark import entries, files, plan, warehouse
from arrowmeta.spark.arrow import to_spark_table
from tests import corpus
from tests.spark.warehouses import RELATIONS, as_text, open_moved, read_in_process, uniform_rows

pytestmark = pytest.mark.filterwarnings("ignore")

TABLES = corpus.tables()
SAMPLED = ("entries", "files", "manifests", "partitions")
MOVED = {"allow_moved_paths": True, "strict": False}


def _read(location, relation):
    options = {"relation": relation, "allow_moved_paths": "true", "strict": "false"}
    return read_in_process(location, bytes_per_task="1", **options)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("location", TABLES)
def test_rows_of_tasks_equal_those_of_python(location):
    try:
        open_moved(location)
    except ArrowMetaError as error:
        with pytest.raises(type(error)):
            _read(location, "files")
        return
    for relation in RELATIONS if corpus.is_all() else SAMPLED:
        # Damage found by one relation would be among the findings of the next.
        found, expected = _read(location, relation), open_moved(location).relation(relation)
        # The fast comparison fails for NaN, which does not equal itself.
        is_same = found.equals(to_spark_table(expected))
        assert is_same or as_text(found) == as_text(expected), relation


def _conditions(table):
    """Return conditions on the columns of a table, on both sides of a bound, in Spark's SQL."""
    bounds = {}
    for row in table.column_stats().to_pylist():
        is_number, is_text = (
            row["type"] in ("int32", "int64"),
            row["type"] in ("string", "date32[day]"),
        )
        if row["lower"] is not None and (is_number or is_text) and "." not in row["column_name"]:
            value = row["lower"] if is_number else repr(row["lower"])
            bounds[f"`{row['column_name']}`"] = value
    for name, value in list(bounds.items())[:2]:
        yield f"{name} = {value}"
        yield f"{name} > {value} OR {name} IS NULL"


@pytest.mark.spark
@pytest.mark.exhaustive
def test_files_and_plans_of_twenty_tables_equal_those_of_python(spark, record_property):
    sound, n_plans, n_files = [], 0, 0
    for location in (one.values[0] for one in TABLES[:: -(-len(TABLES) // 40)]):
        if location is None or len(sound) == 20:
            continue
        try:
            table = open_moved(location)
        except ArrowMetaError:
            continue
        if table.damage.num_rows:
            continue
        sound.append(location)
        for size in (1, 1 << 25):
            for relation, ask in (("files", files), ("entries", entries)):
                found = ask(spark, location, bytes_per_task=size, **MOVED).toArrow()
                assert as_text(found) == as_text(table.relation(relation)), (location, relation)
        for where in _conditions(table):
            expected = table.plan(where, dialect="spark", time_zone="UTC").files
            found = plan(spark, location, where, bytes_per_task=1, **MOVED).toArrow()
            assert as_text(found) == as_text(expected), (location, where)
            n_plans, n_files = n_plans + 1, n_files + expected.num_rows
    record_property("counts", (len(sound), n_plans, n_files))
    assert len(sound) == 20 or not corpus.root()
    assert n_plans > 40 or not corpus.root()


@pytest.mark.spark
@pytest.mark.exhaustive
@pytest.mark.sampled(8)
@pytest.mark.parametrize("relation", RELATIONS)
def test_warehouse_has_the_rows_of_all_its_tables(spark, corpus_folder, relation):
    frames = warehouse(spark, corpus_folder, [relation, "damage"], allow_moved_paths=True)
    tables = {}
    for row in arrowmeta.discover(corpus_folder).to_pylist():
        try:
            tables[row["name"]] = open_moved(row["location"])
        except ArrowMetaError:
            continue
    expected = uniform_rows(relation, tables)
    assert as_text(frames[relation].toArrow()) == as_text(expected)
