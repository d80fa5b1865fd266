"""What is in storage, beside what the metadata says: a listing, and the footers of data files.

Lists and reads; deletes nothing. A listing is made before the metadata is read, so that a commit in
between adds files to what is used and none to what is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.io.storage import FoundFile, Storage
from arrowmeta.model.source import Source
from arrowmeta.model.tables import FOOTERS, STORAGE

#: Younger files may belong to a commit that is being made; Iceberg's own guard is as long.
ORPHAN_AGE = timedelta(days=3)
_FOOTER_THREADS = 16


def list_storage(source: Source, storage: Storage, orphan_age: timedelta = ORPHAN_AGE) -> pa.Table:
    """Return the files under the table's folder and beside every file it names.

    Args:
        source: the table.
        storage: where it is.
        orphan_age: files that were changed later are not old.

    Returns:
        `model.tables.STORAGE`, by the paths that the metadata records.
    """
    now = datetime.now(UTC)
    found: dict[str, FoundFile] = {}
    for root in _roots(source, storage):
        found |= {file.path: file for file in storage.list_files(root)}
    rows = [
        {
            "file_path": file.path,
            "size": file.size,
            "last_modified": file.modified_at,
            "is_old": file.modified_at is not None and now - file.modified_at > orphan_age,
        }
        for file in found.values()
    ]
    return pa.Table.from_pylist(rows, STORAGE)


def given_listing(listing: pa.Table, orphan_age: timedelta = ORPHAN_AGE) -> pa.Table:
    """Return a listing somebody else made, as `list_storage` would.

    Args:
        listing: `file_path`, and optionally `size` and `last_modified`; without the latter no
            file is old enough to be an orphan.
        orphan_age: files that were changed later are not old.

    Raises:
        UsageError: there is no column `file_path`.
    """
    import pyarrow.compute as pc

    if "file_path" not in listing.column_names:
        raise UsageError(
            "a listing needs the column file_path, and may have size and last_modified; "
            f"this one has {', '.join(listing.column_names)}"
        )
    columns = {f.name: _given(listing, f) for f in STORAGE if f.name != "is_old"}
    limit = pa.scalar(datetime.now(UTC) - orphan_age, STORAGE.field("last_modified").type)
    columns["is_old"] = pc.fill_null(pc.less(columns["last_modified"], limit), False)
    return pa.table(columns, schema=STORAGE)


def read_footers(source: Source, storage: Storage) -> pa.Table:
    """Return how many rows the footer of each Parquet or ORC data file says that it has."""
    paths = {
        row["file_path"]: row["file_format"]
        for batch in source.batches("entries", ["file_path", "file_format", "content", "status"])
        for row in batch.to_pylist()
        if row["content"] == "data" and row["status"] != "deleted"
    }
    with ThreadPoolExecutor(_FOOTER_THREADS) as pool:
        rows = list(pool.map(lambda item: _footer(storage, *item), paths.items()))
    return pa.Table.from_pylist(rows, FOOTERS)


def _roots(source: Source, storage: Storage) -> list[str]:
    """Return the folders to list: the table's, and those of files that lie elsewhere."""
    home = (storage.moved_from or storage.location).rstrip("/")
    folders = {path.rpartition("/")[0] for path in _recorded_paths(source)}
    elsewhere = {f for f in folders if f != home and not f.startswith(home + "/")}
    return [home, *_outermost(elsewhere)]


def _recorded_paths(source: Source) -> Iterator[str]:
    for relation, column in (("all_entries", "file_path"), ("metadata_files", "path")):
        for batch in source.batches(relation, [column]):
            yield from batch.column(column).unique().to_pylist()


def _outermost(folders: Iterable[str]) -> list[str]:
    outermost: list[str] = []
    for folder in sorted(folders):
        if not outermost or not folder.startswith(outermost[-1] + "/"):
            outermost.append(folder)
    return outermost


def _given(listing: pa.Table, f: pa.Field) -> Any:
    if f.name not in listing.column_names:
        return pa.nulls(listing.num_rows, f.type)
    return listing[f.name].cast(f.type, safe=False)


def _footer(storage: Storage, path: str, file_format: str | None) -> dict[str, object]:
    record_count, reason = None, None
    try:
        record_count = _count_rows(storage.resolve(path), storage, file_format)
    except (OSError, pa.ArrowException) as error:
        reason = f"the footer cannot be read: {error}"
    return {"file_path": path, "record_count": record_count, "reason": reason}


def _count_rows(resolved: str, storage: Storage, file_format: str | None) -> int | None:
    if file_format == "parquet":
        import pyarrow.parquet

        return int(pyarrow.parquet.read_metadata(resolved, filesystem=storage.filesystem).num_rows)
    if file_format == "orc":
        import pyarrow.orc

        with storage.filesystem.open_input_file(resolved) as file:
            return int(pyarrow.orc.ORCFile(file).nrows)
    return None
