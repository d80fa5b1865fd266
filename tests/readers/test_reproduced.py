"""Rules about engines, compared with what the engines that run here do."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import fastavro
import pytest

import arrowmeta
from arrowmeta.cli import main
from bench.environments import EnvironmentUnavailableError, environment_python
from tests import corpus
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.readers.engines import WrittenTable, pyiceberg_table, verdict
from tests.reconcile.copies import read

pytestmark = pytest.mark.filterwarnings("ignore")


def told(table, engine):
    """Return the gravest answer of the version of the engine that is installed."""
    answers = table.sql(
        f"SELECT DISTINCT answer FROM reader_answers WHERE engine = '{engine}'"
        f" AND is_version_in('{version(engine)}', since, until)"
    )["answer"].to_pylist()
    return next((one for one in ("refuses", "wrong rows", "unsure") if one in answers), "reads")


def file(rows):
    return rows[-1]["data_file"]


def bounds_of(rows, field_id, lower, upper):
    for name, value in (("lower_bounds", lower), ("upper_bounds", upper)):
        next(one for one in file(rows)[name] if one["key"] == field_id)["value"] = value


def add_column(kind):
    def edit(metadata):
        column = {"id": 9, "name": "more", "required": False, "type": kind}
        metadata["schemas"][-1]["fields"].append(column)
        metadata.update({"format-version": 3, "last-column-id": 9, "next-row-id": 0})

    return lambda table: table.edit_metadata(edit)


def list_without(field):
    def edit(table):
        path, rows = table.list_path, read(table.list_path)
        with path.open("rb") as opened:
            reader = fastavro.reader(opened)
            schema, metadata = reader.writer_schema, dict(reader.metadata)
        schema["fields"] = [one for one in schema["fields"] if one["name"] != field]
        kept = {name: text for name, text in metadata.items() if not name.startswith("avro.")}
        with path.open("wb") as opened:
            fastavro.writer(opened, fastavro.parse_schema(schema), rows, metadata=kept)

    return edit


def first_spec(metadata):
    metadata["partition-specs"] = metadata["partition-specs"][:1]
    metadata["default-spec-id"] = 0


#: Change of a table, its partitioning, and what PyIceberg and Polars do.
CHANGES: dict[str, tuple[Callable[[WrittenTable], Any], str | None, dict[str, str]]] = {
    "none": (lambda t: None, None, {"pyiceberg": "reads", "polars": "reads"}),
    "a column of type unknown": (add_column("unknown"), None, {"pyiceberg": "reads"}),
    "a column of type variant": (
        add_column("variant"),
        None,
        {"pyiceberg": "refuses", "polars": "refuses"},
    ),
    "a file of data in Avro": (
        lambda t: t.edit_manifest(0, lambda rows: file(rows).update(file_format="AVRO")),
        None,
        {"pyiceberg": "refuses"},
    ),
    "bounds of a date of 8 bytes": (
        lambda t: t.edit_manifest(0, lambda rows: bounds_of(rows, 3, b"\0" * 8, b"\1" * 8)),
        None,
        {"pyiceberg": "refuses"},
    ),
    "inverted bounds": (
        lambda t: t.edit_manifest(
            0, lambda rows: bounds_of(rows, 1, b"\x09" + b"\0" * 7, b"\1" + b"\0" * 7)
        ),
        None,
        {"pyiceberg": "wrong rows"},
    ),
    "an entry twice": (
        lambda t: t.edit_manifest(0, lambda rows: [*rows, rows[-1]]),
        None,
        {"pyiceberg": "wrong rows", "polars": "wrong rows"},
    ),
    "a manifest listed twice": (
        lambda t: t.edit_list(lambda rows: [*rows, rows[-1]]),
        None,
        {"pyiceberg": "wrong rows", "polars": "wrong rows"},
    ),
    "partition of another value": (
        lambda t: t.edit_manifest(0, lambda rows: file(rows)["partition"].update(by_name="b0")),
        "name",
        {"pyiceberg": "wrong rows"},
    ),
    "partitions of a manifest without some values": (
        lambda t: t.edit_list(
            lambda rows: rows[0]["partitions"][0].update(lower_bound=b"b", upper_bound=b"b")
        ),
        "name",
        {"pyiceberg": "wrong rows"},
    ),
    "a partition spec that is missing": (
        lambda t: t.edit_metadata(first_spec),
        "name",
        {"pyiceberg": "refuses", "polars": "refuses"},
    ),
    "a list without lengths of manifests": (
        list_without("manifest_length"),
        None,
        {"pyiceberg": "refuses", "polars": "refuses"},
    ),
    "a list without added snapshots": (
        list_without("added_snapshot_id"),
        None,
        {"pyiceberg": "refuses", "polars": "refuses"},
    ),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", CHANGES)
def test_rules_about_changed_tables_are_what_engines_do(change, tmp_path):
    edit, partitioned_by, answers = CHANGES[change]
    written = WrittenTable(tmp_path / "t", partitioned_by=partitioned_by)
    edit(written)
    table = arrowmeta.open(written.metadata_path)
    for engine, answer in answers.items():
        assert verdict(engine, written.metadata_path) == answer
        assert told(table, engine) == answer


@pytest.mark.parametrize("change", ["none", "inverted bounds"])
def test_explain_names_engines_that_return_wrong_rows(change, tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    CHANGES[change][0](written)
    main(["explain", str(written.metadata_path)])
    shown = capsys.readouterr().out
    assert ("! pyiceberg 0.12 returns wrong rows: " in shown) is (change != "none")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "folder", [CASES / "iceberg_v4_unpart", DATA / "iceberg_v2_equality_deletes"]
)
@pytest.mark.parametrize("engine", ["pyiceberg", "polars"])
def test_tables_of_other_writers_are_refused_as_told(folder, engine):
    metadata = max((folder / "metadata").glob("*.metadata.json"))
    assert verdict(engine, metadata, folder) == "refuses"
    assert told(arrowmeta.open(folder), engine) == "refuses"


_PYPAIMON = """
import json, sys
from pypaimon import CatalogFactory
answers, (is_whole, asked) = {}, json.load(sys.stdin)
for folder, name in asked:
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


@contextmanager
def in_warehouse(folder, *names):
    (folder / "db.db").mkdir()
    for name in names:
        (folder / "db.db" / name).symlink_to(CASES / name)
    yield [(str(folder), name) for name in names]


def record_of(kind):
    return kind if isinstance(kind, dict) else next(one for one in kind if isinstance(one, dict))


def without_stats_cols(root):
    """Write manifests as writers before the field did."""
    for path in root.glob("manifest/manifest-*-*-*-*-*-*"):
        with path.open("rb") as opened:
            reader = fastavro.reader(opened)
            rows, schema = list(reader), reader.writer_schema
        for one in record_of(schema)["fields"]:
            if one["name"] == "_FILE":
                file = record_of(one["type"])
                names = [one for one in file["fields"] if one["name"] != "_VALUE_STATS_COLS"]
                file["fields"] = names
        with path.open("wb") as opened:
            fastavro.writer(opened, schema, rows)


@pytest.fixture(scope="module")
def by_pypaimon():
    try:
        python = environment_python("pypaimon")
    except EnvironmentUnavailableError as error:
        pytest.skip(f"pip cannot install pypaimon here: {error}")

    def answers(asked, *, is_whole=False):
        done = subprocess.run(
            [str(python), "-W", "ignore", "-c", _PYPAIMON],
            input=json.dumps([is_whole, asked]),
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout.splitlines()[-1])

    return answers


def by_rules(folder):
    rows = arrowmeta.open(folder).readers(where="engine = 'pypaimon'").to_pylist()
    return "refuses" if any(row["answer"] == "refuses" for row in rows) else "reads"


def test_pypaimon_plans_the_tables_that_it_is_told_to_read(tmp_path, by_pypaimon):
    names = ("paimon_parquet_manifests", "paimon_variant", "paimon_rows_in_parts")
    copies = ("paimon_columns_swapped", "without_stats_cols")
    with in_warehouse(tmp_path, *names) as asked:
        for name in copies:
            shutil.copytree(CASES / copies[0], tmp_path / "db.db" / name)
        without_stats_cols(tmp_path / "db.db" / copies[1])
        theirs = by_pypaimon([*asked, *((str(tmp_path), name) for name in copies)])
    assert {name: by_rules(tmp_path / "db.db" / name) for name in (*names, *copies)} == theirs
    assert theirs[copies[0]] == "reads"
    assert theirs[copies[1]] == "refuses"


def read_by_rules(folder, engine):
    rows = arrowmeta.open(folder).readers(where=f"engine = '{engine}'").to_pylist()
    return {row["answer"] for row in rows} <= {"reads", "slow"}


@pytest.mark.skipif(corpus.root() is None, reason="ARROWMETA_CORPUS is not set")
def test_pypaimon_reads_the_real_tables_that_it_is_told_to_read(tmp_path, by_pypaimon):
    (tmp_path / "db.db").mkdir()
    tables = {one.name: one.folder for one in corpus.entries("paimon")}
    for name, folder in tables.items():
        (tmp_path / "db.db" / name).symlink_to(folder)
    theirs = by_pypaimon([(str(tmp_path), name) for name in tables], is_whole=True)
    refused = {name for name, answer in theirs.items() if answer == "refuses"}
    assert {name for name in refused if read_by_rules(tables[name], "pypaimon")} == set()
    assert "reads" in theirs.values()


#: What no metadata that is read shows: a Puffin file without its magic, and files without the
#: column of an identity partition.
NOT_IN_METADATA = re.compile("legacy_bare_deletion_vector|duck_partition_")


@pytest.mark.skipif(corpus.root() is None, reason="ARROWMETA_CORPUS is not set")
def test_pyiceberg_reads_the_real_tables_that_it_is_told_to_read():
    wrong = []
    for one in corpus.entries("iceberg"):
        if NOT_IN_METADATA.search(one.name) or not read_by_rules(one.folder, "pyiceberg"):
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


@pytest.mark.skipif(corpus.root() is None, reason="ARROWMETA_CORPUS is not set")
@pytest.mark.parametrize("name", TRIED)
def test_answers_are_those_of_trials(name):
    (folder,) = (one.folder for one in corpus.entries("iceberg", every=True) if one.name == name)
    answers: dict[str, set[str]] = {}
    for row in arrowmeta.open(folder).readers(["engine", "answer"]).to_pylist():
        answers.setdefault(row["engine"], set()).add(row["answer"])
    for engine, answer in TRIED[name].items():
        assert answer in answers[engine], answers
        assert not answers[engine] - {answer, "slow", "unsure"}, answers
