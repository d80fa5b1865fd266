"""Tables of fields against the declarations of relations."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.fields import Field, FieldTable, Files, read_table
from arrowmeta.iceberg import manifests as of_iceberg
from arrowmeta.model.relations import RELATIONS
from arrowmeta.paimon import fields as of_paimon
from tests.iceberg.manifests import Column, record, written

TABLES = {
    "paimon": {"entries": of_paimon.ENTRIES.fields, "all_manifests": of_paimon.MANIFESTS},
    "iceberg": {"entries": of_iceberg.ENTRIES.fields, "all_manifests": of_iceberg.MANIFESTS},
}
#: Columns that others are made of, or that name files beside a manifest.
PARTS = {"folder", "coded_partition", "manifest_list", "extra_files"}


@pytest.mark.parametrize("relation", ["entries", "all_manifests"])
@pytest.mark.parametrize("format", TABLES)
def test_every_column_of_a_format_is_declared_once(format, relation):
    columns = [*RELATIONS[relation].columns, *RELATIONS[relation].internal]
    known = {column.name for column in columns if not column.alias_of}
    own = {column.name for column in columns if column.format == format}
    others = {column.name for column in columns if column.format not in (format, None)}
    declared = [one.column for one in TABLES[format][relation].fields]
    assert len(set(declared)) == len(declared)
    assert own <= set(declared) <= known | PARTS
    assert others.isdisjoint(declared)


def test_one_declaration_is_a_column():
    fields = FieldTable(
        (
            Field("n", "inner.n"),
            Field("twice", "inner.n", lambda of, one: pc.multiply(of.once("n_made"), 2)),
            Field("n_made", "inner.n", lambda of, one: of.rows.field(one.at, pa.int64())),
            Field("zero", "absent", default=0),
            Field("file", of_file="path"),
        )
    )
    inner = record("inner", [Column(2, "n", "long")])
    content = written(record("r", [Column(1, "inner", inner)]), [{"inner": {"n": 3}}])
    file = AvroFile.of("f", content)
    schema = pa.schema(
        [
            *((name, pa.int64()) for name in ("n", "twice", "zero", "undeclared")),
            ("file", pa.string()),
        ]
    )
    found = read_table(fields, Files([file], {"path": [file.path]}), None, schema)
    assert found.to_pylist() == [
        {"n": 3, "twice": 6, "zero": 0, "undeclared": None, "file": file.path}
    ]
    with pytest.raises(Exception, match="is of type"):
        read_table(fields, Files([file], {"path": ["f"]}), None, pa.schema([("n", pa.date32())]))
