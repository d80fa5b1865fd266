"""Row ids, which rows have where they are tracked, as values of a column: `_ROW_ID`.

Knows what files and manifests say of them, in SQL.
"""

from __future__ import annotations

from arrowmeta.predicate.may_match import Facts

#: The system column of row ids.
#: Spec: Paimon 1.x, table/SpecialFields.java.
ROW_ID = "_ROW_ID"
#: What a file says of them is in these columns of entries, and `record_count`.
ROW_ID_COLUMNS = ("first_row_id", "write_cols")

#: A file has one for each row, in order, unless they are written in it.
#: Spec: Paimon 1.x, core/io/DataFileMeta.java (nonNullRowIdRange).
_HAS_ROW_IDS = (
    "(first_row_id >= 0 AND record_count > 0 AND first_row_id <= 9223372036854775807 - record_count"
    f" AND NOT coalesce(list_contains(write_cols, '{ROW_ID}'), false))"
)
ROW_IDS_OF_FILE = Facts(
    f"CASE WHEN {_HAS_ROW_IDS} THEN first_row_id END",
    f"CASE WHEN {_HAS_ROW_IDS} THEN first_row_id + (record_count - 1) END",
    f"CASE WHEN {_HAS_ROW_IDS} THEN 0 END",
    "NULL",
    "record_count",
)

#: Numbers that are no range, as those of damaged lists, say nothing.
_IS_RANGE = "(min_row_id >= 0 AND min_row_id <= max_row_id)"
#: Spec: Paimon 1.x, core/manifest/ManifestFileMeta.java (minRowId, maxRowId).
ROW_IDS_OF_MANIFEST = Facts(
    f"CASE WHEN {_IS_RANGE} THEN min_row_id END",
    f"CASE WHEN {_IS_RANGE} THEN max_row_id END",
    f"CASE WHEN {_IS_RANGE} THEN 0 END",
    "NULL",
    "(added_files_count + deleted_files_count)",
)
