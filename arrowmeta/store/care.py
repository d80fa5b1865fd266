"""What is in a store, whether it is whole, and what can be deleted from it.

Takes the folder of a store; gives Arrow tables. Nothing outside the folder is read or written, and
nothing in it is needed: what is deleted is decoded again when it is asked for.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pyarrow as pa

from arrowmeta.errors import StorageError, UsageError
from arrowmeta.io.options import StorageSettings
from arrowmeta.model.shape import to_schema
from arrowmeta.records import dataclass
from arrowmeta.store.folder import (
    CONTEXT_FILE,
    CONTEXT_NAME,
    DATA_SUFFIX,
    DERIVED_SUFFIX,
    INDEX_SUFFIX,
    LAYOUT_VERSION,
    TABLE_FILE,
    TABLE_NAME,
    TABLES_FOLDER,
    USED_FILE,
    Folder,
)
from arrowmeta.store.index import DamagedSegmentError, SegmentIndex, read_derived
from arrowmeta.store.segment import SegmentFile

#: One row per table.
LIST = to_schema(
    "table_location: string, format: string, manifest_count: int64!, entry_count: int64!, "
    "segment_count: int64!, size_in_bytes: int64!, last_used_at: timestamp_utc, folder: string!"
)

#: One row per segment or other file that is not whole.
FAULTS = to_schema("table_location: string, segment: string!, detail: string!")

#: One row per folder of segments that was deleted.
PRUNED = to_schema(
    "table_location: string, folder: string!, size_in_bytes: int64!, last_used_at: timestamp_utc"
)


@dataclass(frozen=True)
class _StoredTable:
    """The segments of one table in one schema.

    Attributes:
        described: its location and format, as far as they are recorded.
        folder: of the segments.
        name: of the folder, from the store's.
        sizes: bytes of each file.
        used_at: when an answer last came from it.
    """

    described: dict[str, str]
    folder: Folder
    name: str
    sizes: dict[str, int]
    used_at: datetime | None

    @property
    def n_bytes(self) -> int:
        return sum(self.sizes.values())

    def segments(self) -> list[str]:
        return [
            name.removesuffix(INDEX_SUFFIX) for name in self.sizes if name.endswith(INDEX_SUFFIX)
        ]

    def checks(self) -> dict[str, Callable[[], object]]:
        """Return what reads each segment and other file, and raises if it is not whole.

        Files of another layout are not checked.
        """
        about = _object_in(self.folder, CONTEXT_FILE)
        if not self.segments() or about.get("layout_version", LAYOUT_VERSION) != LAYOUT_VERSION:
            return {}
        derived = [name for name in self.sizes if name.endswith(DERIVED_SUFFIX)]
        return {
            **{name: partial(self._check_segment, name) for name in self.segments()},
            **{name: partial(self._check_derived, name) for name in derived},
            CONTEXT_FILE: partial(_check_object, about, "layout_version"),
            TABLE_FILE: partial(_check_object, self.described, "location"),
        }

    def has(self, name: str) -> bool:
        """Tell whether a segment or another file is still there."""
        return not {name, name + INDEX_SUFFIX}.isdisjoint(self.folder.names())

    def _check_segment(self, name: str) -> None:
        content = self.folder.read(name + INDEX_SUFFIX).to_pybytes()
        SegmentFile.open(self.folder, SegmentIndex.from_bytes(content, name)).check()

    def _check_derived(self, name: str) -> None:
        read_derived(self.folder.read(name))

    def indexes(self) -> Iterator[SegmentIndex]:
        for name in self.segments():
            with suppress(OSError, StorageError, DamagedSegmentError):
                content = self.folder.read(name + INDEX_SUFFIX).to_pybytes()
                yield SegmentIndex.from_bytes(content, name)


def existing(location: str | os.PathLike[str], settings: StorageSettings | None = None) -> Folder:
    """Return the folder of a store that something was written to.

    Args:
        location: of the folder.
        settings: how the store is reached.

    Raises:
        UsageError: there is none at the location.
    """
    store = Folder.at(location, settings)
    if not (store / TABLES_FOLDER).folders(TABLE_NAME):
        raise UsageError(
            f"there is no store at {store.location}: index tables into it first, as with "
            f"arrowmeta index LOCATION --store {store.location}"
        )
    return store


def list_tables(store: Folder) -> pa.Table:
    """Return what the store has: one row per table and schema; see `LIST`."""
    rows = []
    for table in _contexts(store):
        indexes = list(table.indexes())
        rows.append(
            {
                "table_location": table.described.get("location"),
                "format": table.described.get("format"),
                "manifest_count": len({path for index in indexes for path in index.paths}),
                "entry_count": sum(index.n_rows for index in indexes),
                "segment_count": len(indexes),
                "size_in_bytes": table.n_bytes,
                "last_used_at": table.used_at,
                "folder": table.name,
            }
        )
    return pa.Table.from_pylist(rows, LIST)


def size_of(store: Folder) -> int:
    """Return the bytes of all segments."""
    return sum(table.n_bytes for table in _contexts(store))


def verify(store: Folder) -> pa.Table:
    """Read every byte and compare checksums; return what is not whole; see `FAULTS`."""
    rows = []
    for table in _contexts(store):
        for name, check in table.checks().items():
            try:
                check()
            except (OSError, StorageError, DamagedSegmentError) as error:
                if isinstance(error, FileNotFoundError) and not table.has(name):
                    continue  # deleted meanwhile, as when writers merge segments
                detail = f"{type(error).__name__}: {error}"
                segment = f"{table.name}/{name}"
                location = table.described.get("location")
                rows.append({"table_location": location, "segment": segment, "detail": detail})
    return pa.Table.from_pylist(rows, FAULTS)


def prune(
    store: Folder,
    *,
    max_size: int | None = None,
    unused_for: timedelta | None = None,
    keeps: Folder | None = None,
) -> pa.Table:
    """Delete segments that were not used lately, and return which; see `PRUNED`.

    Args:
        store: the folder.
        max_size: bytes that may stay; what was used least recently goes first.
        unused_for: delete what was not used for so long.
        keeps: a folder of segments that stays.

    Raises:
        OSError: the store cannot be written to.
    """
    now = datetime.now(UTC)
    tables = sorted(
        _contexts(store), key=lambda table: (table.used_at is not None, table.used_at or now)
    )
    size = sum(table.n_bytes for table in tables)
    pruned = []
    for table in tables:
        if table.folder == keeps:
            continue
        is_old = unused_for is not None and (
            table.used_at is None or now - table.used_at > unused_for
        )
        is_too_much = max_size is not None and size > max_size
        if is_old or is_too_much:
            table.folder.delete_all()
            size -= table.n_bytes
            pruned.append(
                {
                    "table_location": table.described.get("location"),
                    "folder": table.name,
                    "size_in_bytes": table.n_bytes,
                    "last_used_at": table.used_at,
                }
            )
    return pa.Table.from_pylist(pruned, PRUNED)


def parse_size(text: str) -> int:
    """Return the bytes that a size such as `500MB`, `1.5GB` or `20GiB` means.

    Raises:
        UsageError: it is none.
    """
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?", text.strip(), re.IGNORECASE)
    if match is None:
        raise UsageError(f"{text!r} is not a size, as 500MB or 10GB")
    unit = (1024 if match[3] else 1000) ** " kmgt".index(match[2].lower() or " ")
    return int(float(match[1]) * unit)


def delete_unindexed(store: Folder, *, older_than: timedelta = timedelta(hours=1)) -> int:
    """Delete what writers that died have left, and return how many files."""
    now, deleted = datetime.now(UTC), 0
    for table in _contexts(store):
        whole = set(table.segments())
        for name in table.sizes:
            stem = name.removesuffix(DATA_SUFFIX)
            is_left = name.startswith(".") or (name.endswith(DATA_SUFFIX) and stem not in whole)
            written_at = table.folder.modified_at(name) if is_left else None
            if written_at is not None and now - written_at > older_than:
                table.folder.delete(name)
                deleted += 1
    return deleted


def _contexts(store: Folder) -> Iterator[_StoredTable]:
    """Yield the folders of segments; what else is in the folder of a store is left alone."""
    for table in (store / TABLES_FOLDER).folders(TABLE_NAME):
        described = _description(table)
        for folder in table.folders(CONTEXT_NAME):
            name = f"{TABLES_FOLDER}/{table.name}/{folder.name}"
            yield _StoredTable(
                described, folder, name, folder.sizes(), folder.modified_at(USED_FILE)
            )


def _description(table: Folder) -> dict[str, str]:
    """Return what is recorded of a table: its location and format; empty if it cannot be read."""
    described = _object_in(table, TABLE_FILE)
    return {name: value for name, value in described.items() if isinstance(value, str)}


def _object_in(folder: Folder, name: str) -> dict[str, Any]:
    """Return the object in a JSON file; empty if it cannot be read."""
    with suppress(OSError, StorageError, ValueError, RecursionError):
        content = json.loads(folder.read(name).to_pybytes())
        if isinstance(content, dict):
            return content
    return {}


def _check_object(content: dict[str, Any], name: str) -> None:
    if name not in content:
        raise DamagedSegmentError("it cannot be read; arrowmeta index writes it again")
