"""Columns of every type, alone and nested, nullable or not: in relations, plans, SQL and files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.model.tables import SCHEMAS
from tests import corpus
from tests.every_type import (
    ICEBERG,
    N_ROWS,
    PAIMON,
    Named,
    columns_of,
    iceberg_partitions,
    iceberg_table,
    paimon_partitions,
    paimon_table,
)
from tests.reference import single_value

N_FILES = 2


class Made(NamedTuple):
    """A table and its columns."""

    root: Path
    columns: list[Named]
    is_iceberg: bool

    def open(self, **options):
        return arrowmeta.open(self.root, strict=True, **options)

    def has_statistics(self, column):
        """Whether the format has statistics of what the column is made of."""
        return column.shape == "alone" or (column.shape == "row" and self.is_iceberg)


@pytest.fixture(scope="module", params=["paimon", "iceberg"])
def made(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("every_type")
    if request.param == "iceberg":
        yield Made(iceberg_table(folder), list(columns_of(ICEBERG)), True)
    else:
        yield Made(paimon_table(folder), list(columns_of(PAIMON)), False)


@pytest.mark.sampled(1)
def test_every_relation_is_valid_and_the_same_in_sql(made):
    table = made.open()
    with arrowmeta.connect(table) as con:
        for name in corpus.sample(list(SCHEMAS), 3):
            found = table.relation(name)
            found.validate(full=True)
            assert con.sql(f"FROM {name}").to_arrow_table().num_rows == found.num_rows, name
    assert table.reader("entries", batch_size=1).read_all().num_rows == N_FILES
    assert table.all_files().num_rows == table.files().num_rows == N_FILES
    assert table.metadata_bytes().num_rows > 0


def test_bounds_are_those_that_were_written(made):
    table = made.open()
    rows = table.files().to_pylist()
    types = {field.name: field.type for field in table.files().schema.field("lower_bounds").type}
    stats = table.relation("column_stats").to_pylist()
    shown = {(row["file_path"], row["column_name"]): row["lower"] for row in stats}
    n_bounds = 0
    for column in made.columns:
        if not made.has_statistics(column):
            continue
        for place, row in enumerate(rows):
            for side, name in enumerate(("lower_bounds", "upper_bounds")):
                found = row[name][column.leaf]
                if not column.kind.bounds:
                    assert found is None
                    continue
                raw = column.kind.bounds[2 * place + side]
                kind = types[column.leaf]
                wanted = single_value.decode(raw, kind) if made.is_iceberg else raw
                assert found == pa.array([wanted], single(kind)).cast(kind)[0].as_py(), column
                n_bounds += 1
            text = shown[row["file_path"], column.leaf]
            assert (text is not None) == bool(column.kind.bounds), column
            if column.kind.text.startswith("geo"):
                assert text == ("POINT (1 1)", "POINT (11 11)")[place]
    assert n_bounds > 100


def single(kind):
    """Return the type of the numbers that stand for moments, else the type."""
    if pa.types.is_date32(kind) or pa.types.is_time32(kind):
        return pa.int32()
    return pa.int64() if pa.types.is_timestamp(kind) or pa.types.is_time64(kind) else kind


def conditions(made):
    """Yield conditions with the number of files that they keep."""
    for column in made.columns:
        name = ".".join(f'"{part}"' for part in column.leaf.split("."))
        has_statistics, kind = made.has_statistics(column), column.kind
        is_unknown = has_statistics and kind.text == "unknown"
        # Paimon counts nulls of every column; Iceberg has no statistics of lists and maps.
        is_counted = has_statistics or (column.shape != "row" and not made.is_iceberg)
        is_never_null = column.is_required and is_counted and not is_unknown
        yield f"{name} IS NULL", 0 if is_never_null else N_FILES
        yield f"{name} IS NOT NULL", 0 if is_unknown else N_FILES
        if kind.literal and column.shape in ("alone", "row"):
            yield f"{name} = {kind.literal}", 1 if has_statistics else N_FILES
            if kind.text != "uuid":  # engines order them in two ways
                yield f"{name} < {kind.literal}", 0 if has_statistics else N_FILES
        elif kind.bounds and kind.text != "CHAR(5)" and has_statistics:
            # Bounds that are no values of the column: points, or parts of variants.
            yield f"{name} = 'zzz'::BLOB", N_FILES


@pytest.mark.sampled(1)
def test_conditions_on_every_type_keep_files_that_may_match(made):
    asked = dict(conditions(made))
    found = made.open().plan_many(list(asked))["files"].to_pylist()
    wrong = [
        (condition, number, wanted)
        for (condition, wanted), number in zip(asked.items(), found, strict=True)
        if number != wanted
    ]
    assert not wrong
    assert len(asked) > 300


def test_conditions_on_one_column_alone(made):
    """What is read is the column's own statistics, here of types without values or fields."""
    for column in made.columns:
        if column.kind.text in ("ROW<>", "unknown"):
            name = ".".join(f'"{part}"' for part in column.leaf.split("."))
            assert made.open().plan_many([f"{name} IS NULL"]).num_rows == 1


@pytest.mark.sampled(1)
def test_plans_have_files_of_every_type(made):
    table = made.open()
    for plan in (table.plan(), table.plan(limit=1), table.plan('"c1_alone" = 1')):
        plan.files.validate(full=True)
    assert table.plan('"c1_alone" = 1').files.num_rows == 1
    query = """FROM plan_files('"c1_alone" = 1')"""
    assert table.sql(query).num_rows == 1
    assert table.explain('"c1_alone" = 1').to_text(80)
    assert str(table.describe())
    counts = ", ".join(f'count("{one.name}")' for one in made.columns if one.shape == "alone")
    for value in table.aggregate(counts).to_pylist()[0].values():
        assert not value["exact"] or 0 <= value["value"] <= N_FILES * N_ROWS


@pytest.mark.sampled(1)
def test_entries_of_every_type_are_the_same_from_a_store(made, tmp_path):
    plain = made.open()
    assert arrowmeta.index(made.root, store=str(tmp_path / "store")).num_rows
    stored = made.open(store=str(tmp_path / "store"))
    for name in ("entries", "files", "column_stats"):
        assert stored.relation(name).equals(plain.relation(name))


@pytest.mark.sampled(1)
def test_files_of_every_type_are_written_and_reported(made, tmp_path):
    more = ("csv", "arrow", "md") if corpus.is_all() else ()
    for output in ("parquet", "ndjson", *more):
        path = tmp_path / f"files.{output}"
        assert main(["files", str(made.root), "-o", output, "--output", str(path)]) == 0
        assert path.stat().st_size
    assert pq.read_table(tmp_path / "files.parquet").num_rows == N_FILES
    assert len([*map(json.loads, (tmp_path / "files.ndjson").read_text().splitlines())]) == N_FILES
    page = tmp_path / "page.html"
    assert main(["report", str(made.root), "--output", str(page)]) in (0, 2)
    assert "</html>" in page.read_text()


@pytest.fixture(scope="module", params=["iceberg", "paimon"])
def partitioned(request, tmp_path_factory):
    folder, is_iceberg = tmp_path_factory.mktemp("partitions"), request.param == "iceberg"
    return Made(*(iceberg_partitions if is_iceberg else paimon_partitions)(folder), is_iceberg)


@pytest.mark.sampled(1)
def test_partitions_of_every_type(partitioned, tmp_path):
    table = partitioned.open()
    files = table.files()
    kinds = {field.name: field.type for field in files.schema.field("partition").type}
    assert len(partitioned.columns) == len(kinds) > 15
    for column in partitioned.columns:
        raw, kind = column.kind.bounds, kinds[column.leaf]
        wanted = [single_value.decode(one, kind) if partitioned.is_iceberg else one for one in raw]
        values = pa.array([wanted[0], wanted[2], None], single(kind)).cast(kind).to_pylist()
        assert [row[column.leaf] for row in files["partition"].to_pylist()] == values, column
    of_partitions = ("entries", "files", "manifests", "partitions")
    for name in SCHEMAS if corpus.is_all() else of_partitions:
        found = table.relation(name)
        found.validate(full=True)
        assert table.sql(f"FROM {name}").num_rows == found.num_rows, name
    assert table.partitions().num_rows == len(set(files["partition_path"].to_pylist())) == 3
    asked = dict.fromkeys((f"{one.leaf} IS NULL" for one in partitioned.columns), 1)
    for column in partitioned.columns:
        asked[f"{column.leaf} IS NOT NULL"] = 2
        if column.kind.literal:
            asked[f"{column.leaf} = {column.kind.literal}"] = 1
            if column.kind.text != "uuid":  # engines order them in two ways
                asked[f"{column.leaf} < {column.kind.literal}"] = 0
    kept = table.plan_many(list(asked))["files"].to_pylist()
    assert dict(zip(asked, kept, strict=True)) == asked
    path = tmp_path / "files.csv"
    assert main(["files", str(partitioned.root), "-o", "csv", "--output", str(path)]) == 0
    if corpus.is_all():
        page = tmp_path / "page.html"
        assert main(["report", str(partitioned.root), "--output", str(page)]) in (0, 2)
    arrowmeta.index(partitioned.root, store=str(tmp_path / "store"))
    stored = partitioned.open(store=str(tmp_path / "store"))
    assert stored.files().equals(files)
