"""SQL expressions for pruning by row ids: the system column `_ROW_ID`, and data evolution.

The rows of a file have consecutive ids, so `first_row_id` and `record_count` are bounds of
`_ROW_ID` like those of other columns; a file that stores ids, or has invalid ones, has no bounds.
With data evolution several files have columns of the same rows: which of them have a column
(`write_cols`, by its name in the schema of the file), and which has it last (by sequence number).
"""

from __future__ import annotations

from collections.abc import Sequence

from arrowmeta.duck.access import quoted_text
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.predicate.may_match import ColumnOfParts, Facts
from arrowmeta.predicate.tree import Column

#: The system column of row ids.
#: Spec: Paimon 1.x, table/SpecialFields.java.
ROW_ID = "_ROW_ID"
#: Columns of entries with the row ids of a file, beside `record_count`.
ROW_ID_COLUMNS = ("first_row_id", "stores_row_ids")

#: Range of row ids of a file: one per row, in order, unless the file stores them: Paimon 1.3
#: assigns such a file a first row id, which readers replace with the stored ids.
#: Spec: Paimon 1.x, core/io/DataFileMeta.java (nonNullRowIdRange).
_HAS_ROW_IDS = (
    "(first_row_id >= 0 AND record_count > 0 AND first_row_id <= 9223372036854775807 - record_count"
    " AND NOT stores_row_ids)"
)
ROW_IDS_OF_FILE = Facts(
    f"CASE WHEN {_HAS_ROW_IDS} THEN first_row_id END",
    f"CASE WHEN {_HAS_ROW_IDS} THEN first_row_id + (record_count - 1) END",
    f"CASE WHEN {_HAS_ROW_IDS} THEN 0 END",
    "NULL",
    "record_count",
)

#: Row id range of a manifest; null if invalid, as in damaged lists.
_IS_RANGE = "(min_row_id >= 0 AND min_row_id <= max_row_id)"
#: Spec: Paimon 1.x, core/manifest/ManifestFileMeta.java (minRowId, maxRowId).
ROW_IDS_OF_MANIFEST = Facts(
    f"CASE WHEN {_IS_RANGE} THEN min_row_id END",
    f"CASE WHEN {_IS_RANGE} THEN max_row_id END",
    f"CASE WHEN {_IS_RANGE} THEN 0 END",
    "NULL",
    "(added_files_count + deleted_files_count)",
)


#: Columns of entries that identify files with columns of the same rows.
PARTS_COLUMNS = (
    "partition_bytes",
    "bucket",
    "first_row_id",
    "record_count",
    "schema_id",
    "write_cols",
    "write_cols_sequences",
    "min_sequence_number",
    "max_sequence_number",
    "file_name",
)
#: Large values are in separate files, without statistics or with a wrong null count.
#: Spec: Paimon 2.x, core/operation/DataEvolutionFileStoreScan.java (evolutionStats); pypaimon 2.1,
#: manifest/schema/data_file_meta.py (is_blob_file), write/writer/blob_writer.py.
IS_APART = "(file_name LIKE '%.blob' OR file_name LIKE '%.video' OR file_name LIKE '%.vector.%')"


def column_of_parts(
    identifier: str, column: Column, facts: Facts, schemas: Sequence[TableSchema]
) -> ColumnOfParts:
    """Return SQL for the files that have a column, by its name in the schema of the file.

    After a compaction of such files, each column has its own sequence number.
    Spec: Paimon 2.x, core/io/DataFileMeta.java (_WRITE_COLS, _WRITE_COLS_SEQUENCES).

    Args:
        identifier: SQL identifier of the column.
        column: column of the newest schema.
        schemas: schemas of the table, the newest last.
    """
    number = next(field.id for field in schemas[-1].fields if field.name == column.name)
    named: dict[str | None, list[str]] = {}
    for schema in schemas:
        name = next((field.name for field in schema.fields if field.id == number), None)
        named.setdefault(name, []).append(str(schema.id))
    are_there, sequences = "", ""
    for name, ids in named.items():
        when = f" WHEN schema_id IN ({', '.join(ids)}) THEN "
        if name is None:
            are_there += f"{when} false"
        else:
            written = quoted_text(name)
            are_there += f"{when} coalesce(list_contains(write_cols, {written}), true)"
            sequences += f"{when} write_cols_sequences[list_position(write_cols, {written})]"
    return ColumnOfParts(
        identifier,
        facts,
        f"(CASE{are_there} ELSE true END)",
        "(CASE WHEN min_sequence_number > max_sequence_number THEN NULL"
        " WHEN write_cols_sequences IS NULL THEN max_sequence_number"
        f" ELSE CASE{sequences} END END)",
    )
