"""Columns of every type, alone and nested, nullable or not: in relations, plans, SQL and files."""

import json
import shutil
from pathlib import Path
from typing import NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arrowmeta
from arrowmeta.cli import main
from tests import corpus
from tests.bundled import RELATIONS
from tests.case_tables import CASES
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

    def values(self, column, places, kind):
        """Return bounds of a column as values of the Arrow type."""
        raw = [None if at is None else column.kind.bounds[at] for at in places]
        if self.is_iceberg:
            raw = [None if one is None else single_value.decode(one, kind) for one in raw]
        is_moment = pa.types.is_timestamp(kind) or pa.types.is_time64(kind)
        is_short = pa.types.is_date32(kind) or pa.types.is_time32(kind)
        numbers = pa.int64() if is_moment else pa.int32() if is_short else kind
        return pa.array(raw, numbers).cast(kind).to_pylist()


@pytest.fixture(scope="module", params=["paimon", "iceberg"])
def made(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("every_type")
    if request.param == "iceberg":
        return Made(iceberg_table(folder), list(columns_of(ICEBERG)), True)
    return Made(paimon_table(folder), list(columns_of(PAIMON)), False)


def quoted(column):
    return ".".join(f'"{part}"' for part in column.leaf.split("."))


def test_bounds_are_those_that_were_written(made):
    files = made.open().files()
    rows, types = files.to_pylist(), {f.name: f.type for f in files["lower_bounds"].type}
    stats = made.open().column_stats().to_pylist()
    shown = {(row["file_path"], row["column_name"]): row["lower"] for row in stats}
    n_bounds = 0
    for column in filter(made.has_statistics, made.columns):
        for place, row in enumerate(rows):
            found = [row[side][column.leaf] for side in ("lower_bounds", "upper_bounds")]
            text = shown[row["file_path"], column.leaf]
            assert (text is not None) == bool(column.kind.bounds), column
            if not column.kind.bounds:
                assert found == [None, None]
                continue
            places = (2 * place, 2 * place + 1)
            assert found == made.values(column, places, types[column.leaf]), column
            n_bounds += 2
            if column.kind.text.startswith("geo"):
                assert text == ("POINT (1 1)", "POINT (11 11)")[place]
    assert n_bounds > 100
    # What is read is the column's own statistics, here of types without values or fields.
    for column in made.columns:
        if column.kind.text in ("ROW<>", "unknown"):
            assert made.open().plan_many([f"{quoted(column)} IS NULL"]).num_rows == 1


def conditions(made):
    """Yield conditions with the number of files that they keep."""
    for column in made.columns:
        name, has_statistics, kind = quoted(column), made.has_statistics(column), column.kind
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
    kept = made.open().plan_many(list(asked))["files"].to_pylist()
    assert dict(zip(asked, kept, strict=True)) == asked
    assert len(asked) > 300


@pytest.mark.sampled(1)
def test_relations_and_plans_have_every_type(made, tmp_path):
    table = made.open()
    with arrowmeta.connect(table) as con:
        for name in corpus.sample(RELATIONS, 3):
            found = table.relation(name)
            found.validate(full=True)
            assert con.sql(f"FROM {name}").to_arrow_table().num_rows == found.num_rows, name
    assert table.reader("entries", batch_size=1).read_all().num_rows == N_FILES
    assert table.all_files().num_rows == table.files().num_rows == N_FILES
    assert table.metadata_bytes().num_rows > 0
    for plan in (table.plan(), table.plan(limit=1), table.plan('"c1_alone" = 1')):
        plan.files.validate(full=True)
    assert table.plan('"c1_alone" = 1').files.num_rows == 1
    assert table.sql("""FROM plan_files('"c1_alone" = 1')""").num_rows == 1
    assert table.explain('"c1_alone" = 1').to_text(80)
    assert str(table.describe())
    counts = ", ".join(f'count("{one.name}")' for one in made.columns if one.shape == "alone")
    for value in table.aggregate(counts).to_pylist()[0].values():
        assert not value["exact"] or 0 <= value["value"] <= N_FILES * N_ROWS
    assert arrowmeta.index(made.root, store=tmp_path).num_rows
    stored = made.open(store=tmp_path)
    for name in ("entries", "files", "column_stats"):
        assert stored.relation(name).equals(table.relation(name))


@pytest.mark.sampled(1)
def test_files_of_every_type_are_written_and_reported(made, tmp_path):
    for output in ("parquet", "ndjson", *(("csv", "arrow", "md") if corpus.is_all() else ())):
        path = tmp_path / f"files.{output}"
        assert main(["files", str(made.root), "-o", output, "--output", str(path)]) == 0
        assert path.stat().st_size
    assert pq.read_table(tmp_path / "files.parquet").num_rows == N_FILES
    assert len([*map(json.loads, (tmp_path / "files.ndjson").read_text().splitlines())]) == N_FILES
    page = tmp_path / "page.html"
    assert main(["report", str(made.root), "--output", str(page)]) in (0, 2)
    assert "</html>" in page.read_text()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("write", [iceberg_partitions, paimon_partitions])
def test_partitions_of_every_type(write, tmp_path):
    made = Made(*write(tmp_path), write is iceberg_partitions)
    table = made.open()
    files = table.files()
    kinds = {field.name: field.type for field in files.schema.field("partition").type}
    assert len(made.columns) == len(kinds) > 15
    asked = dict.fromkeys((f"{one.leaf} IS NULL" for one in made.columns), 1)
    for column in made.columns:
        values = made.values(column, (0, 2, None), kinds[column.leaf])
        assert [row[column.leaf] for row in files["partition"].to_pylist()] == values, column
        asked[f"{column.leaf} IS NOT NULL"] = 2
        if column.kind.literal:
            asked[f"{column.leaf} = {column.kind.literal}"] = 1
            if column.kind.text != "uuid":  # engines order them in two ways
                asked[f"{column.leaf} < {column.kind.literal}"] = 0
    kept = table.plan_many(list(asked))["files"].to_pylist()
    assert dict(zip(asked, kept, strict=True)) == asked
    of_partitions = ("entries", "files", "manifests", "partitions")
    for name in RELATIONS if corpus.is_all() else of_partitions:
        found = table.relation(name)
        found.validate(full=True)
        assert table.sql(f"FROM {name}").num_rows == found.num_rows, name
    assert table.partitions().num_rows == len(set(files["partition_path"].to_pylist())) == 3
    path = tmp_path / "files.csv"
    assert main(["files", str(made.root), "-o", "csv", "--output", str(path)]) == 0
    if corpus.is_all():
        page = str(tmp_path / "page.html")
        assert main(["report", str(made.root), "--output", page]) in (0, 2)
    arrowmeta.index(made.root, store=str(tmp_path / "store"))
    assert made.open(store=str(tmp_path / "store")).files().equals(files)


# -- Required fields in structs, whose bounds are null, and columns of the null type, at any depth


def row(*types, null=" NOT NULL"):
    fields = [{"id": 10 + i, "name": f"f{i}", "type": one} for i, one in enumerate(types)]
    return {"type": f"ROW{null}", "fields": fields}


def struct(*fields):
    fields = [
        {"id": 100 + i, "name": f"f{i}", "required": is_required, "type": one}
        for i, (one, is_required) in enumerate(fields)
    ]
    return {"type": "struct", "fields": fields}


def listed(element, element_id):
    kind = {"type": "list", "element-id": element_id, "element": element}
    return {**kind, "element-required": True}


NESTED = {
    "paimon: as Java wrote it": row("INT NOT NULL"),
    "paimon: row in row": row("INT NOT NULL", row("STRING NOT NULL")),
    "paimon: row in array": {"type": "ARRAY", "element": row("INT NOT NULL")},
    "paimon: row in map": {"type": "MAP", "key": "STRING NOT NULL", "value": row("INT NOT NULL")},
    "paimon: required variant": "VARIANT NOT NULL",
    "paimon: variant in row": row("VARIANT NOT NULL", null=""),
    "paimon: row without fields": row(),
    "paimon: array of rows without fields": {"type": "ARRAY NOT NULL", "element": row()},
    "iceberg: as Java wrote it, of no type": "unknown",
    "iceberg: in a struct": struct(("unknown", True), ("int", True)),
    "iceberg: in a list": listed("unknown", 50),
    "iceberg: in structs of a list": listed(struct(("unknown", False)), 50),
    "iceberg: in a struct of a struct": struct((listed(struct(("unknown", True)), 60), True)),
    "iceberg: in a map": {
        "type": "map",
        "key-id": 50,
        "key": "string",
        "value-id": 51,
        "value": "unknown",
        "value-required": True,
    },
}


def with_type(folder, name):
    """Copy a table, whose second column, or that of type unknown, gets another type."""
    is_paimon = name.startswith("paimon")
    source = "paimon_required_in_row" if is_paimon else "iceberg_unknown_type"
    root = shutil.copytree(CASES / source, folder / "t")
    for path in (root / "schema").glob("*") if is_paimon else (root / "metadata").glob("*.json"):
        whole = json.loads(path.read_text())
        for schema in [whole] if is_paimon else whole["schemas"]:
            for field in schema["fields"][1:2] if is_paimon else schema["fields"]:
                field["type"] = (
                    NESTED[name] if is_paimon or field["type"] == "unknown" else field["type"]
                )
        path.write_text(json.dumps(whole))
    return root


def assert_valid(answer):
    answer.validate(full=True)
    for field, column in zip(answer.schema, answer.columns, strict=True):
        assert not column.null_count or field.nullable, field.name
    return answer


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", NESTED)
def test_nested_types_have_plans_aggregates_and_stored_entries(name, tmp_path):
    location = with_type(tmp_path, name)
    options = {"allow_moved_paths": True, "store": str(tmp_path / "store")}
    assert arrowmeta.index(location, **options).num_rows
    stored = arrowmeta.open(location, **options)
    table = arrowmeta.open(location, **{**options, "store": False})
    for plan in (table.plan(), table.plan(limit=1), table.plan("id IS NOT NULL")):
        assert assert_valid(plan.files).num_rows
    assert assert_valid(table.all_files()).num_rows == assert_valid(table.files()).num_rows
    assert assert_valid(table.metadata_bytes()).num_rows
    assert table.sql("FROM plan_files('id IS NOT NULL')").num_rows == table.plan().files.num_rows
    assert stored.entries().equals(table.entries())
    assert stored.plan().files.equals(table.plan().files)
    column = table.schema.names[-1]
    of_column = f"min({column}), max({column}), count({column})"
    if table.format == "iceberg":  # a struct has no statistics, its fields have
        of_column = f"count({column})"
    for value in table.aggregate(of_column).to_pylist()[0].values():
        assert not value["exact"] or value["value"] is not None
