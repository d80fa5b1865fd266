"""The entry points a case can go to; each module has those of a kind of files."""

from tests.fuzz.targets import avro, iceberg, indexes, paimon, tables
from tests.fuzz.targets.target import Target

_ENTRIES_ASKED = (0, 1, 1, 2, 4, 8)

TARGETS: dict[str, Target] = {
    "avro": Target(avro.read_file, 0.45, avro.file_columns, (0,) * 15 + (1, 2, 3)),
    "rows": Target(avro.decode_rows, 0.15),
    "paimon manifest": Target(paimon.read_manifest, 0.06, paimon.manifest_columns, _ENTRIES_ASKED),
    "paimon list": Target(paimon.read_list, 0.05),
    "index manifest": Target(paimon.read_index_manifest, 0.03),
    "iceberg manifest": Target(
        iceberg.read_manifest, 0.06, iceberg.manifest_columns, _ENTRIES_ASKED
    ),
    "iceberg list": Target(iceberg.read_list, 0.04),
    "puffin": Target(iceberg.read_puffin, 0.03),
    "vectors": Target(indexes.read_vectors, 0.06),
    "file index": Target(indexes.ask_index, 0.05),
    "table": Target(tables.read_table, 0.02, tables.relations, (1, 1, 2)),
}
