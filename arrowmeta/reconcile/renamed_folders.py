"""Folders that not all writers name alike: where else a data file may be in storage.

Knows that there is another name to look for; which one it is, the format knows.
"""

from __future__ import annotations

from arrowmeta.model.source import Source
from arrowmeta.paimon.partition_name import folder_of_python


def other_folder(source: Source, folder: str) -> str | None:
    """Return what another writer calls a recorded folder; None where all call it the same."""
    if source.format != "paimon":
        return None
    return folder_of_python(folder, source.shape.partition)
