"""Rules about engines, compared with what the engines that run here do."""

import json
import re
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import fastavro
import pytest

import arrowmeta
from arrowmeta.cli import main
from bench.environments import EnvironmentUnavailableError, environment_python
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.readers.engines import WrittenTable, pyiceberg_table, verdict
from tests.reconcile.changes import change
from tests.reconcile.copies import read
from tests.repair.damage import ICEBERG

pytestmark = pytest.mark.filterwarnings("ignore")


def told(table, engine):
    """Return the gravest answer of the version of the engine that is installed."""
    answers = table.sql(
        f"SELECT DISTINCT answer FROM reader_answers WHERE engine = '{engine}'"
        f" AND is_version_in('{version(engine)}', since, until)"
    )["answer"].to_pylist()
    return next((one for one in ("refuses", "wrong rows", "unsure") if one in answers), "reads")


def with_column(kind):
    """A column of a type of version 3 is added."""
    column = {"id": 9, "name": "more", "required": False, "type": kind}
    version_3 = "format-version = 3; last-column-id = 9; next-row-id = 0"
    return f"metadata: {version_3}; schemas[-1].fields + {column}"


def with_bounds(field_id, lower, upper):
    """The bounds of a column of the last file."""
    ends = zip(("lower", "upper"), (lower, upper), strict=True)
    places = (f"[-1].data_file.{end}_bounds[key={field_id}].value = {b!r}" for end, b in ends)
    return f"data manifest: {'; '.join(places)}"


BOTH_REFUSE = {"pyiceberg": "refuses", "polars": "refuses"}
BOTH_WRONG = {"pyiceberg": "wrong rows", "polars": "wrong rows"}
INVERTED = with_bounds(1, b"\x09" + b"\0" * 7, b"\1" + b"\0" * 7)
OTHER_PARTITION = "data manifest: [-1].data_file.partition.by_name = 'b0'"
ENDS = "[0].partitions[0]"
FEWER_PARTITIONS = f"list: {ENDS}.lower_bound = b'b'; {ENDS}.upper_bound = b'b'"

#: Change of a table, its partitioning, and what PyIceberg and Polars do.
CHANGES = {
    "none": ("as it is", None, {"pyiceberg": "reads", "polars": "reads"}),
    "a column of type unknown": (with_column("unknown"), None, {"pyiceberg": "reads"}),
    "a column of type variant": (with_column("variant"), None, BOTH_REFUSE),
    "a file of data in Avro": (
        *("data manifest: [-1].data_file.file_format = 'AVRO'", None),
        {"pyiceberg": "refuses"},
    ),
    "bounds of a date of 8 bytes": (
        *(with_bounds(3, b"\0" * 8, b"\1" * 8), None),
        {"pyiceberg": "refuses"},
    ),
    "inverted bounds": (INVERTED, None, {"pyiceberg": "wrong rows"}),
    "an entry twice": ("data manifest: the last twice", None, BOTH_WRONG),
    "a manifest listed twice": ("list: the last twice", None, BOTH_WRONG),
    "partition of another value": (OTHER_PARTITION, "name", {"pyiceberg": "wrong rows"}),
    "partitions of a manifest without some values": (
        *(FEWER_PARTITIONS, "name"),
        {"pyiceberg": "wrong rows"},
    ),
    "a partition spec that is missing": (
        *("metadata: partition-specs[1] = gone; default-spec-id = 0", "name"),
        BOTH_REFUSE,
    ),
    "a list without lengths of manifests": ("without manifest_length", None, BOTH_REFUSE),
    "a list without added snapshots": ("without added_snapshot_id", None, BOTH_REFUSE),
}


def changed_table(name, root):
    """Return a table of PyIceberg with one of the changes, or kinds of damage."""
    words, partitioned_by, _ = CHANGES.get(name, (name, None, {}))
    table = WrittenTable(root, partitioned_by=partitioned_by)
    if words in ICEBERG:
        ICEBERG[words](table)
    elif words.startswith("without "):
        with_other_schema(table.list_path, lambda schema: leave_out(schema, words.split()[1]))
    else:
        change(table, words)
    return table


def leave_out(record, field):
    record["fields"] = [one for one in record["fields"] if one["name"] != field]


def with_other_schema(path, edit):
    """Write the records of an Avro file with another schema."""
    with path.open("rb") as opened:
        reader = fastavro.reader(opened)
        schema, metadata = reader.writer_schema, dict(reader.metadata)
    rows = read(path)
    edit(schema)
    kept = {name: text for name, text in metadata.items() if not name.startswith("avro.")}
    with path.open("wb") as opened:
        fastavro.writer(opened, schema, rows, metadata=kept)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", CHANGES)
def test_rules_about_changed_tables_are_what_engines_do(name, tmp_path):
    written = changed_table(name, tmp_path / "t")
    table = arrowmeta.open(written.metadata_path)
    for engine, answer in CHANGES[name][2].items():
        assert verdict(engine, written.metadata_path) == told(table, engine) == answer


@pytest.mark.parametrize("name", ["none", "inverted bounds"])
def test_explain_names_engines_that_return_wrong_rows(name, tmp_path, capsys):
    main(["explain", str(changed_table(name, tmp_path / "t").metadata_path)])
    shown = capsys.readouterr().out
    assert ("! pyiceberg 0.12 returns wrong rows: " in shown) is (name != "none")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "folder", [CASES / "iceberg_v4_unpart", DATA / "iceberg_v2_equality_deletes"]
)
@pytest.mark.parametrize("engine", ["pyiceberg", "polars"])
def test_tables_of_other_writers_are_refused_as_the_rules_say(folder, engine):
    metadata = max((folder / "metadata").glob("*.metadata.json"))
    assert verdict(engine, metadata, folder) == "refuses"
    assert told(arrowmeta.open(folder), engine) == "refuses"


_PYPAIMON = """
import json, sys
from pypaimon import CatalogFactory
answers, (is_whole, folder, names) = {}, json.load(sys.stdin)
for name in names:
    try:
        table = CatalogFactory.create({"warehouse": folder}).get_table(f"db.{name}")
        builder = table.new_read_builder()
        splits = builder.new_scan().plan().splits()
        if is_whole:
            builder.new_read().to_arrow(splits)
        answers[name] = "reads"
    except FileNotFoundError:
        answers[name] = "lacks files"
    except Exception:
        answers[name] = "refuses"
print(json.dumps(answers))
"""


def by_pypaimon(folder, tables, *, is_whole=False):
    """Return what pypaimon does with tables, of which the folder gets links."""
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")
    (folder / "db.db").mkdir()
    for name, place in tables.items():
        (folder / "db.db" / name).symlink_to(place)
    done = subprocess.run(
        [str(python), "-W", "ignore", "-c", _PYPAIMON],
        input=json.dumps([is_whole, str(folder), list(tables)]),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def without_stats_cols(schema):
    """Change the schema of manifests to that of writers before the field was."""
    for one in schema["fields"]:
        if one["name"] == "_FILE":
            kinds = one["type"] if isinstance(one["type"], list) else [one["type"]]
            leave_out(next(kind for kind in kinds if isinstance(kind, dict)), "_VALUE_STATS_COLS")


def answers_of(folder, engine):
    rows = arrowmeta.open(folder).readers(where=f"engine = '{engine}'").to_pylist()
    return {row["answer"] for row in rows}


def test_pypaimon_plans_the_tables_that_the_rules_say_it_reads(tmp_path):
    names = ("paimon_parquet_manifests", "paimon_variant", "paimon_rows_in_parts")
    tables = {name: CASES / name for name in (*names, "paimon_columns_swapped")}
    old = tables["old"] = tmp_path / "old"
    shutil.copytree(CASES / "paimon_columns_swapped", old)
    for path in old.glob("manifest/manifest-*-*-*-*-*-*"):
        with_other_schema(path, without_stats_cols)
    theirs = by_pypaimon(tmp_path, tables)
    ours = {name: "refuses" in answers_of(folder, "pypaimon") for name, folder in tables.items()}
    assert {name: "refuses" if ours[name] else "reads" for name in tables} == theirs
    assert (theirs["paimon_columns_swapped"], theirs["old"]) == ("reads", "refuses")


def is_read(folder, engine):
    return answers_of(folder, engine) <= {"reads", "slow"}


of_corpus = pytest.mark.skipif(corpus.root() is None, reason="ARROWMETA_CORPUS is not set")


@of_corpus
def test_pypaimon_reads_the_real_tables_that_the_rules_say_it_reads(tmp_path):
    tables = {one.name: one.folder for one in corpus.entries("paimon")}
    theirs = by_pypaimon(tmp_path, tables, is_whole=True)
    refused = {name for name, answer in theirs.items() if answer == "refuses"}
    assert {name for name in refused if is_read(tables[name], "pypaimon")} == set()
    assert "reads" in theirs.values()


#: What no metadata that is read shows: a Puffin file without its magic, and files without the
#: column of an identity partition.
NOT_IN_METADATA = re.compile("legacy_bare_deletion_vector|duck_partition_")


@of_corpus
def test_pyiceberg_reads_the_real_tables_that_the_rules_say_it_reads():
    wrong = []
    for one in corpus.entries("iceberg"):
        if NOT_IN_METADATA.search(one.name) or not is_read(one.folder, "pyiceberg"):
            continue
        files = arrowmeta.open(one.folder).metadata_files(where="kind = 'table metadata'")
        metadata = Path(files["path"][0].as_py())  # the current one
        try:
            pyiceberg_table(metadata, one.folder).scan().to_arrow()
        except OSError:  # files that the collection lacks
            continue
        except Exception as error:
            wrong.append((one.name, str(error)))
    assert wrong == []


#: What the trials of these versions ended with, where the engine is not installed here.
TRIED = {
    "py_delete_overwrite_v": dict.fromkeys(("duckdb", "iceberg-go", "iceberg-rust"), "reads"),
    "spark_v3_dv": {"duckdb": "unsure", "iceberg-go": "reads", "iceberg-rust": "refuses"},
    "spark_v1_part_evolution": {"duckdb": "unsure", "iceberg-go": "reads"},
    "v2_gz_then_plain": dict.fromkeys(("duckdb", "iceberg-go", "iceberg-rust"), "refuses"),
    "v3_unknown_added": {"duckdb": "refuses", "iceberg-go": "reads", "iceberg-rust": "refuses"},
    "impala_airports_orc": {"duckdb": "refuses", "iceberg-go": "refuses"},
}


@of_corpus
@pytest.mark.parametrize("name", TRIED)
def test_answers_are_those_of_trials(name):
    (folder,) = (one.folder for one in corpus.entries("iceberg", every=True) if one.name == name)
    for engine, answer in TRIED[name].items():
        answers = answers_of(folder, engine)
        assert answer in answers, answers
        assert not answers - {answer, "slow", "unsure"}, answers
