"""Names of the folders and files of a store, and the version of how they are laid out.

A store has a folder for each table, in it one for each schema that entries were decoded in, and in
that one segments. `docs/store.md` describes it for other programs.
"""

from __future__ import annotations

import hashlib
import re

#: Goes up when older programs could not read, or would misread, what is written.
LAYOUT_VERSION = 1

TABLES_FOLDER = "tables"
#: What table a folder is of, and what its entries were decoded as.
TABLE_FILE = "table.json"
CONTEXT_FILE = "context.json"
#: Empty; written when an answer comes from the segments beside it.
USED_FILE = "used"

DATA_SUFFIX = ".parquet"
INDEX_SUFFIX = ".index.json"

_UNSAFE = re.compile(r"[^A-Za-z0-9_.=-]+")
_LONGEST_NAME = 60


def table_folder_name(location: str) -> str:
    """Return the name of a table's folder: the end of its location, and a digest of all of it."""
    name = _UNSAFE.sub("_", location.rstrip("/").rpartition("/")[2])[-_LONGEST_NAME:]
    return f"{name}-{digest(location)}"


def digest(*texts: str) -> str:
    """Return a name that other texts do not have."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
