"""Where an Iceberg table keeps its metadata: folder, hint, and the names of metadata files.

Knows names only; which of the files is the current one takes reading them: `current_metadata`.

Spec: Iceberg v3, Table Metadata File Naming; core/hadoop/HadoopTableOperations.java.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from arrowmeta.io.storage import Storage

METADATA_FOLDER = "metadata"

#: Files that name the current version; the second is found in copies of tables of Hadoop.
HINTS = ("version-hint.text", "version-hint.txt")

_SUFFIXES = (".metadata.json", ".gz.metadata.json", ".metadata.json.gz")
#: v3.metadata.json, v3.gz.metadata.json, 00003-<uuid>.metadata.json, 1749025517.metadata.json
_VERSION = re.compile(r"v?([0-9]{1,18})[-.]")


def is_table(storage: Storage) -> bool:
    """Tell whether the location is a metadata file, or a table with a metadata folder."""
    if is_metadata_name(file_name(storage.location)):
        return True
    return any(map(is_metadata_name, storage.list_names(storage.join(METADATA_FOLDER))))


def is_metadata_file(storage: Storage) -> bool:
    """Tell whether the location is a metadata file, whatever its name; else it is a table."""
    return is_metadata_name(file_name(storage.location)) or storage.exists(storage.location)


def table_storage(storage: Storage, location: str, *, is_moved: bool) -> Storage:
    """Return the table's folder as storage, for that of the table or of a metadata file.

    Args:
        storage: what was opened.
        location: of the table, as the metadata says.
        is_moved: paths under that location are read from where the table was opened.
    """
    if is_metadata_file(storage):
        storage = replace(
            storage,
            location=table_folder(storage.location),
            root=table_folder(storage.root),
        )
    return replace(storage, moved_from=location) if is_moved else storage


def is_metadata_name(name: str) -> bool:
    """Tell whether a file of this name is table metadata; hidden files and checksums are not."""
    return name.endswith((".metadata.json", ".metadata.json.gz")) and not name.startswith(".")


def is_json_name(path: str) -> bool:
    """Tell whether a file that a user names may be a copy of table metadata."""
    return path.endswith((".json", ".json.gz"))


def file_name(path: str) -> str:
    """Return the last part of a path."""
    return path.rpartition("/")[2]


def table_folder(metadata_path: str) -> str:
    """Return the folder of the table that a metadata file is of."""
    folder = metadata_path.rpartition("/")[0]
    parent, _, name = folder.rpartition("/")
    return parent if name == METADATA_FOLDER else folder


def version_of(name: str) -> int | None:
    """Return the number in the name of a metadata file, None for names without one."""
    found = _VERSION.match(name)
    return int(found[1]) if found else None


def named_by(hint: str, names: Collection[str]) -> str | None:
    """Return the metadata file that a hint means.

    A hint is a version `V` of a file `vV`, or what a file is called before its suffix.
    Spec: Iceberg 1.x, core/hadoop/HadoopTableOperations.java; other writers leave the whole name.
    """
    stems = (f"v{hint}", hint)
    meant = (*(stem + suffix for stem in stems for suffix in _SUFFIXES), hint)
    return next((name for name in meant if name in names), None)
