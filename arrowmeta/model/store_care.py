"""What is in a store, whether it is whole, and what can be deleted from it.

Takes the folder of a store; gives Arrow tables. Nothing outside the folder is read or written, and
nothing in it is needed: what is deleted is decoded again when it is asked for.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import StorageError, UsageError
from arrowmeta.io.options import StorageSettings
from arrowmeta.io.storage import FoundFile
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import to_schema
from arrowmeta.model.store_file import (
    DERIVED_SUFFIX,
    LAYOUT_VERSION,
    TABLE_FILE,
    DamagedFileError,
    StoredFile,
    is_entries,
    read_derived,
)
from arrowmeta.model.store_folder import NEVER, TABLES_FOLDER, Folder

#: Names of folders of a table, and of folders of files in it, of older layouts, too. Others in a
#: store are not touched.
_TABLE_NAME = re.compile(r"[A-Za-z0-9_.=-]*-[0-9a-f]{16}")
_CONTEXT_NAME = re.compile(r"(v[0-9]+-)?[0-9a-f]{16}")

#: One row per table.
LIST = to_schema(
    "table_location: string, format: string, manifest_count: int64!, entry_count: int64!, "
    "segment_count: int64!, size_in_bytes: int64!, last_used_at: timestamp_utc, folder: string!"
)

#: One row per file that is not whole.
FAULTS = to_schema("table_location: string, segment: string!, detail: string!")

#: One row per folder of files that was deleted.
PRUNED = to_schema(
    "table_location: string, folder: string!, size_in_bytes: int64!, last_used_at: timestamp_utc"
)

#: Age of a file that its writer has not finished and never will.
_UNFINISHED = timedelta(hours=1)


class _StoredTable(Struct, frozen=True, dict=True):
    """The files of one table in one schema.

    Attributes:
        folder: of the files.
        files: in the folder.
    """

    folder: Folder
    files: Mapping[str, FoundFile]

    @property
    def name(self) -> str:
        """Path of the folder from that of the store."""
        return "/".join(self.folder.path.rsplit("/", 3)[1:])

    @property
    def n_bytes(self) -> int:
        return sum(file.size for file in self.files.values())

    @property
    def used_at(self) -> datetime | None:
        """When an answer last came from the files."""
        used = self.files.get(TABLE_FILE)
        return used.modified_at.astimezone(UTC) if used and used.modified_at else None

    @cached_property
    def row(self) -> dict[str, Any]:
        """What it is; location and format are null if they cannot be read."""
        about = {}
        with suppress(OSError, StorageError, ValueError, AttributeError, RecursionError):
            content = json.loads(self.folder.read(TABLE_FILE).to_pybytes())
            about = {key: value for key, value in content.items() if isinstance(value, str)}
        return {
            "table_location": about.get("location"),
            "format": about.get("format"),
            "size_in_bytes": self.n_bytes,
            "last_used_at": self.used_at,
            "folder": self.name,
        }

    def names(self) -> list[str]:
        """Return the names of files of the layout of this version."""
        return sorted(self.files) if self.folder.name.startswith(f"v{LAYOUT_VERSION}-") else []

    def check(self, name: str) -> None:
        """Read every byte of a file, and raise if it is not whole."""
        if is_entries(name):
            StoredFile.open(self.folder, name).check()
        elif name.endswith(DERIVED_SUFFIX):
            read_derived(self.folder.read(name))
        elif None in self.row.values() and name == TABLE_FILE in self.folder.files():
            raise DamagedFileError("it cannot be read; arrowmeta index writes it again")


def existing(location: str | os.PathLike[str], settings: StorageSettings | None = None) -> Folder:
    """Return the folder of a store that something was written to.

    Args:
        location: of the folder.
        settings: how the store is reached.

    Raises:
        UsageError: there is none at the location.
    """
    store = Folder.at(location, settings)
    if not (store / TABLES_FOLDER).folders(_TABLE_NAME):
        raise UsageError(
            f"there is no store at {store.location}: index tables into it first, as with "
            f"arrowmeta index LOCATION --store {store.location}"
        )
    return store


def list_tables(store: Folder) -> pa.Table:
    """Return what the store has: one row per table and schema; see `LIST`."""
    rows = []
    for table in _tables(store):
        files = []
        for name in filter(is_entries, table.names()):
            with suppress(OSError, StorageError, DamagedFileError):
                files.append(StoredFile.open(table.folder, name))
        counts = {
            "manifest_count": len({key.path for file in files for key in file.ranges}),
            "entry_count": sum(file.metadata.num_rows for file in files),
            "segment_count": len(files),
        }
        rows.append(table.row | counts)
    return pa.Table.from_pylist(rows, LIST)


def size_of(store: Folder) -> int:
    """Return the bytes of all files."""
    return sum(table.n_bytes for table in _tables(store))


def verify(store: Folder) -> pa.Table:
    """Read every byte and compare checksums; return what is not whole; see `FAULTS`."""
    rows = []
    for table in _tables(store):
        for name in table.names():
            try:
                table.check(name)
            except FileNotFoundError:
                continue  # deleted meanwhile, as when writers merge files
            except (OSError, StorageError, DamagedFileError) as error:
                detail = f"{type(error).__name__}: {error}"
                rows.append(table.row | {"segment": f"{table.name}/{name}", "detail": detail})
    return pa.Table.from_pylist(rows, FAULTS)


def prune(
    store: Folder,
    *,
    max_size: int | None = None,
    unused_for: timedelta | None = None,
    keeps: str | None = None,
) -> pa.Table:
    """Delete files of tables that were not used lately, and return which; see `PRUNED`.

    What writers that died have left is deleted, too.

    Args:
        store: the folder.
        max_size: bytes that may stay; what was used least recently goes first.
        unused_for: delete what was not used for so long.
        keeps: path of a folder of files that stays.

    Raises:
        OSError: the store cannot be written to.
    """
    now = datetime.now(UTC)
    tables = sorted(_tables(store), key=lambda table: table.used_at or NEVER)
    size = sum(table.n_bytes for table in tables)
    pruned = []
    for table in tables:
        for name, file in table.files.items():
            if name.startswith(".") and now - (file.modified_at or now) > _UNFINISHED:
                table.folder.delete(name)
        is_old = unused_for is not None and now - (table.used_at or NEVER) > unused_for
        is_too_much = max_size is not None and size > max_size
        if table.folder.path != keeps and (is_old or is_too_much):
            pruned.append(table.row)
            table.folder.delete_all()
            size -= table.n_bytes
    return pa.Table.from_pylist(pruned, PRUNED)


def _tables(store: Folder) -> Iterator[_StoredTable]:
    """Yield the folders of files; what else is in the folder of a store is left alone."""
    for table in (store / TABLES_FOLDER).folders(_TABLE_NAME):
        for folder in table.folders(_CONTEXT_NAME):
            yield _StoredTable(folder, folder.files())
