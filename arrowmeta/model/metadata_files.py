"""The relation `metadata_files`, from the files that a format finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import pyarrow as pa

from arrowmeta.model.damage import FileKind
from arrowmeta.model.tables import to_table


class MetadataFile(NamedTuple):
    """A metadata file.

    Attributes:
        path: path of the file.
        kind: kind of the file.
        referenced_by: file that refers to it; None if it was found by its name.
    """

    path: str
    kind: FileKind
    referenced_by: str | None = None


def distinct_files(files: Iterable[MetadataFile]) -> list[MetadataFile]:
    """Return each path once, as the first file that refers to it says."""
    found: dict[str, MetadataFile] = {}
    for file in files:
        found.setdefault(file.path, file)
    return list(found.values())


def metadata_files_table(
    files: Iterable[MetadataFile], sizes: Mapping[str, int | None]
) -> pa.Table:
    """Return the relation; the size of a file that is not in `sizes` is null."""
    rows = ({**file._asdict(), "size": sizes.get(file.path)} for file in files)
    return to_table("metadata_files", rows)


def first_references(manifests: pa.Table, path: str, referenced_by: str) -> list[tuple[str, Any]]:
    """Return each value of a column of paths, with the first value of another column."""
    firsts = manifests.group_by(path, use_threads=False).aggregate([(referenced_by, "first")])
    return list(
        zip(firsts[path].to_pylist(), firsts[f"{referenced_by}_first"].to_pylist(), strict=True)
    )
