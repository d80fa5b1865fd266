"""Names of tables, and of Iceberg's metadata files, in a location.

Recognition, versions, resolution of version hints, and the names by which statements call a table.
All are text, so that a location can be checked before its format is loaded.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection

METADATA_FOLDER = "metadata"
#: Version of files without one, less than all others.
UNNUMBERED = -1
#: A name that needs no quotes in any engine.
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

_SUFFIXES = (".metadata.json", ".gz.metadata.json", ".metadata.json.gz")
#: v3.metadata.json, v3.gz.metadata.json, 00003-<uuid>.metadata.json, 1749025517.metadata.json
_VERSION = re.compile(r"v?([0-9]{1,18})[-.]")


def is_metadata_name(name: str) -> bool:
    """Return whether a name is that of a metadata file, not of a hidden file or checksum."""
    return name.endswith((".metadata.json", ".metadata.json.gz")) and not name.startswith(".")


def is_json_name(path: str) -> bool:
    """Return whether a file named by the user may be a copy of table metadata."""
    return path.endswith((".json", ".json.gz"))


def file_name(path: str) -> str:
    """Return the last component of a path."""
    return path.rpartition("/")[2]


def table_folder(metadata_path: str) -> str:
    """Return the table folder of a metadata file."""
    folder = metadata_path.rpartition("/")[0]
    parent, _, name = folder.rpartition("/")
    return parent if name == METADATA_FOLDER else folder


def table_name(location: str) -> str:
    """Return the name of a table's folder, given its location: the folder, or a metadata file."""
    return file_name(_whole_folder(location)) or location


def _whole_folder(location: str) -> str:
    folder = table_folder(location) if is_json_name(location) else location
    if "://" not in folder:
        folder = os.path.abspath(folder)  # noqa: PTH100 (without `..`)
    return folder.rstrip("/")


def namespace_of(folder: str) -> str:
    """Return the namespace that a folder of tables is: `sales` for `sales` and `sales.db`.

    Spec: Paimon, org.apache.paimon.catalog.Catalog.DB_SUFFIX (1.3); Hive names databases so, too.
    """
    return folder.removesuffix(".db") or folder


def identifier_of(location: str) -> str:
    """Return namespace and name of a table for statements: `sales.orders`.

    A part that is no plain word is `db` or `table` instead.
    """
    parent, _, name = _whole_folder(location).rpartition("/")
    parts = (namespace_of(file_name(parent)), "db"), (name, "table")
    return ".".join(part if _WORD.fullmatch(part) else other for part, other in parts)


def version_of(name: str) -> int:
    """Return the version in the name of a metadata file; `UNNUMBERED` without one."""
    match = _VERSION.match(name)
    return int(match[1]) if match else UNNUMBERED


def named_by(hint: str, names: Collection[str]) -> str | None:
    """Return the metadata file that a hint names; None if it does not exist.

    A hint is a version `V` of a file `vV`, or a file name without its suffix.
    Spec: Iceberg 1.x, core/hadoop/HadoopTableOperations.java; other writers record the whole name.
    """
    stems = (f"v{hint}", hint)
    meant = (*(stem + suffix for stem in stems for suffix in _SUFFIXES), hint)
    return next((name for name in meant if name in names), None)
