"""The relation `statistics`: what an engine's ANALYZE wrote down of the whole table.

Knows the JSON of a statistics file. Its bounds are texts of the writer's making, shown as they are.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.io.json_file import JsonObject, read_json
from arrowmeta.model.damage import FileKind
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.paimon.history import History
from arrowmeta.paimon.snapshot import Snapshot

_KIND: FileKind = "statistics"
_FIELD_IDS = range(2**31)


def statistics_table(
    history: History, snapshot: Snapshot | None, reader: MetadataReader
) -> pa.Table:
    """Return the statistics that a snapshot names: those of its table, then those of each column.

    A commit that changes no schema hands the statistics of the commit before on, so that they can
    be of an earlier snapshot. Spec: Paimon 2.x, core/stats/StatsFileHandler.java.
    """
    rows: list[dict[str, object]] = []
    if snapshot is not None and snapshot.statistics is not None:
        path = history.layout.statistics(snapshot.statistics)
        try:
            rows = list(_rows(read_json(history.storage, path)))
        except FileNotFoundError:
            missing = CorruptMetadataError("the file is missing", path=path)
            reader.on_damage(_KIND)(missing)
        except ArrowMetaError as error:
            reader.on_damage(_KIND)(error)
    return pa.Table.from_pylist(rows, SCHEMAS["statistics"](TableShape()))


def _rows(json: JsonObject) -> Iterator[dict[str, object]]:
    """Translate a statistics file.

    Spec: Paimon 2.x, core/stats/Statistics.java, ColStats.java.
    """
    of_table: dict[str, object] = {
        "snapshot_id": json.integer("snapshotId"),
        "schema_id": json.integer("schemaId"),
        "file_path": json.path,
        "record_count": json.optional_integer("mergedRecordCount"),
        "record_size": json.optional_integer("mergedRecordSize"),
    }
    yield of_table
    columns = json.optional_object("colStats") or JsonObject({}, json.path)
    for name in columns.values:
        if (stats := columns.optional_object(name)) is not None:
            yield {**of_table, "column_name": name, **_column_facts(stats)}


def _column_facts(stats: JsonObject) -> dict[str, object]:
    field_id = stats.integer("colId")
    if field_id not in _FIELD_IDS:
        stats.refuse("colId", field_id, "a 32-bit field id")
    return {
        "field_id": field_id,
        "distinct_count": stats.optional_integer("distinctCount"),
        "null_count": stats.optional_integer("nullCount"),
        "lower": stats.optional_text("min"),
        "upper": stats.optional_text("max"),
        "average_length": stats.optional_integer("avgLen"),
        "max_length": stats.optional_integer("maxLen"),
    }
