"""The relation `partition_statistics`, over files as the specification describes them."""

import datetime
import io
from pathlib import Path

import fastavro
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.reconcile.copies import IcebergCopy

TABLE = DATA / "iceberg_v3_deletion_vectors"
AT = datetime.datetime(2024, 5, 1, tzinfo=datetime.UTC)
COUNTS = {
    "data_record_count": 10,
    "data_file_count": 2,
    "total_data_file_size_in_bytes": 1000,
    "position_delete_record_count": 1,
    "position_delete_file_count": 0,
    "dv_count": 3,
    "equality_delete_record_count": 0,
    "equality_delete_file_count": 0,
    "total_record_count": 9,
    "last_updated_at": 1_714_521_600_000,
    "last_updated_snapshot_id": 7,
}
SHOWN = COUNTS | {"last_updated_at": AT}
SHOWN["deletion_vector_count"] = SHOWN.pop("dv_count")


#: The only partition field of the table, an identity.
NAME, FIELD_ID, KIND = "cat", 1000, pa.string()


def to_parquet(rows, stream):
    # Under another name: fields are matched by id.
    field = pa.field("renamed", KIND, metadata={"PARQUET:field_id": str(FIELD_ID)})
    partition = [{"renamed": row["partition"][NAME]} for row in rows]
    table = pa.Table.from_pylist([{k: v for k, v in r.items() if k != "partition"} for r in rows])
    pyarrow.parquet.write_table(
        table.append_column("partition", pa.array(partition, pa.struct([field]))), stream
    )


def to_orc(rows, stream):
    pyarrow.orc.write_table(pa.Table.from_pylist(rows), stream)


def to_avro(rows, stream):
    field = {"name": NAME, "type": ["null", "string"], "field-id": FIELD_ID}
    partition = {"type": "record", "name": "r102", "fields": [field]}
    counts = [{"name": name, "type": ["null", "long"]} for name in ("spec_id", *COUNTS)]
    fields = [{"name": "partition", "type": partition}, *counts]
    fastavro.writer(stream, {"type": "record", "name": "stats", "fields": fields}, rows)


def with_file(tmp_path, content):
    copy = IcebergCopy(TABLE, tmp_path / "table")
    path = copy.root / "metadata" / "partition-stats-7"
    path.write_bytes(content)
    entry = {"snapshot-id": 7, "statistics-path": str(path), "file-size-in-bytes": len(content)}
    copy.edit_metadata(lambda metadata: metadata.update({"partition-statistics": [entry]}))
    return arrowmeta.open(copy.root, allow_moved_paths=True)


@pytest.mark.spec("iceberg: partition statistics")
@pytest.mark.parametrize("write", [to_parquet, to_orc, to_avro])
def test_partition_statistics_file_yields_a_row_per_partition(tmp_path, write):
    values, stream = ["1", "2", None], io.BytesIO()
    write([{"partition": {NAME: one}, "spec_id": 0, **COUNTS} for one in values], stream)
    table = with_file(tmp_path, stream.getvalue())
    found = table.partition_statistics().to_pylist()
    assert [row.pop("partition")[NAME] for row in found] == values
    assert {Path(row.pop("file_path")).name for row in found} == {"partition-stats-7"}
    assert [row.pop("snapshot_id") for row in found] == [7, 7, 7]
    assert found == [{"spec_id": 0, **SHOWN}] * 3
    in_sql = table.sql("SELECT sum(data_record_count) AS records FROM partition_statistics")
    assert pa.table(in_sql)["records"].to_pylist() == [30]
    assert table.damage.num_rows == 0


@pytest.mark.parametrize("content", [b"PAR1 and no more", b"Obj\x01", b""])
def test_unreadable_partition_statistics_file_is_damage(tmp_path, content):
    table = with_file(tmp_path, content)
    with pytest.warns(UserWarning, match="partition-stats-7"):
        assert table.partition_statistics().num_rows == 0
    assert table.damage["kind"].to_pylist() == ["partition statistics"]


def test_partition_column_that_is_not_a_struct_is_damage_and_paimon_has_no_such_file(tmp_path):
    stream = io.BytesIO()
    pyarrow.parquet.write_table(pa.table({"partition": ["a"], "spec_id": [0]}), stream)
    table = with_file(tmp_path, stream.getvalue())
    with pytest.warns(UserWarning, match="of type string, not a struct"):
        assert table.partition_statistics().num_rows == 0
    assert arrowmeta.open(DATA / "pk_tags_branches").partition_statistics().num_rows == 0
