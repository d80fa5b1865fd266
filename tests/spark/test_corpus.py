"""Over the large collection of real tables: rows in Spark equal those in Python.

Rows of tasks are compared in this process, for every table and relation; rows that Spark
returns, in a session, for some of them.
"""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from arrowmeta.io.storage import Storage
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark import warehouse
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.tables.discovery import find_tables
from arrowmeta.tables.uniform import to_uniform, uniform_schema
from tests import corpus
from tests.spark.outputs import as_text
from tests.spark.rounds import read_in_process

pytestmark = pytest.mark.filterwarnings("ignore")

TABLES = corpus.tables()
SAMPLED = ("entries", "files", "manifests", "partitions")


def _is_same(answer, expected):
    # The fast comparison fails for NaN, which does not equal itself.
    return answer.equals(to_spark_table(expected)) or as_text(answer) == as_text(expected)


def _read(location, relation):
    options = {"relation": relation, "allow_moved_paths": "true", "strict": "false"}
    return read_in_process(location, bytes_per_task="1", **options)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("location", TABLES)
def test_rows_of_tasks_equal_those_of_python(location):
    try:
        arrowmeta.open(location, allow_moved_paths=True)
    except ArrowMetaError as error:
        with pytest.raises(type(error)):
            _read(location, "files")
        return
    for relation in SCHEMAS if corpus.is_all() else SAMPLED:
        # Damage found by one relation would be among the findings of the next.
        table = arrowmeta.open(location, allow_moved_paths=True)
        assert _is_same(_read(location, relation), table.relation(relation)), relation


@pytest.mark.spark
@pytest.mark.exhaustive
@pytest.mark.sampled(8)
@pytest.mark.parametrize("relation", SCHEMAS)
def test_warehouse_has_the_rows_of_all_its_tables(spark, corpus_folder, relation):
    frames = warehouse(spark, corpus_folder, [relation], allow_moved_paths=True)
    batches = []
    for levels, found in find_tables(Storage.open(corpus_folder)).items():
        try:
            table = arrowmeta.open(found.location, allow_moved_paths=True)
            name = ".".join(levels)
            batches += [
                to_uniform(batch, relation, name) for batch in table.relation(relation).to_batches()
            ]
        except ArrowMetaError:
            continue
    expected = pa.Table.from_batches(batches, uniform_schema(relation))
    assert as_text(frames[relation].toArrow()) == as_text(expected)
