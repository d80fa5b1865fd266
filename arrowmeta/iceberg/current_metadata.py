"""Which metadata file is the current one of a table that no catalog tells about.

A location that is a metadata file is taken as it is. In a folder, a hint names the file. Without
one the newest file is a guess: it may be of a commit that failed. The guess is put in words.

Spec: Iceberg v3, File System Tables; core/hadoop/HadoopTableOperations.java.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, NotATableError
from arrowmeta.iceberg.layout import (
    HINTS,
    METADATA_FOLDER,
    file_name,
    is_metadata_file,
    is_metadata_name,
    named_by,
    version_of,
)
from arrowmeta.iceberg.metadata import TableMetadata, read_metadata
from arrowmeta.io.storage import Storage
from arrowmeta.model.evidence import HINTS as HINT_COLUMNS

_MAX_HINT_BYTES = 4096
#: How many files without a number in their name are read to find the newest.
_MAX_UNNUMBERED = 16


class GuessedMetadataWarning(UserWarning):
    """The table does not say which of its metadata files is the current one."""


@dataclass(frozen=True)
class CurrentMetadata:
    """The current metadata of a table, and how it was found.

    Attributes:
        metadata: what the file says.
        hint: path of the hint file that was followed.
        guess: why it may be another file; None where it is sure.
    """

    metadata: TableMetadata
    hint: str | None = None
    guess: str | None = None


def read_current(storage: Storage) -> CurrentMetadata:
    """Find and read the current metadata of the table at the storage's location.

    Raises:
        NotATableError: there is no metadata file.
        CorruptMetadataError: the file is damaged; of several newest ones, all are.
        UnsupportedError: the table is of a version of the format that is not known.
    """
    location = storage.location
    if is_metadata_file(storage):
        return CurrentMetadata(_read(storage, location))
    folder = storage.join(METADATA_FOLDER)
    sizes = storage.list_sizes(folder)
    # Writers that fail leave files behind in which there is nothing.
    names = {name: size for name, size in sizes.items() if is_metadata_name(name) and size}
    if not names:
        raise NotATableError(
            f"no Iceberg table at {location}: no file *.metadata.json in {folder}; "
            "if a catalog keeps it elsewhere, open the metadata file itself"
        )
    for hint in HINTS:
        if hint in sizes and (name := _follow(storage, f"{folder}/{hint}", names)):
            return CurrentMetadata(_read(storage, f"{folder}/{name}"), f"{folder}/{hint}")
    return _guess(storage, folder, names, any(hint in sizes for hint in HINTS))


def _read(storage: Storage, path: str) -> TableMetadata:
    try:
        return read_metadata(storage, path)
    except FileNotFoundError:
        raise NotATableError(f"no metadata file {path}") from None


def _follow(storage: Storage, path: str, names: Mapping[str, int]) -> str | None:
    """A hint that is a number may be late: the last of the versions that follow it counts.

    Spec: Iceberg 1.x, core/hadoop/HadoopTableOperations.java (refresh).
    """
    hint = _hint_text(storage, path)
    found = named_by(hint, names) if hint else None
    if hint is None or found is None or not (hint.isascii() and hint.isdecimal()):
        return found
    version = int(hint)
    while following := named_by(str(version + 1), names):
        found, version = following, version + 1
    return found


def _hint_text(storage: Storage, path: str) -> str | None:
    """Return the first word of a hint file; None if there is none."""
    try:
        words = bytes(storage.read(path, limit=_MAX_HINT_BYTES)).decode().split()
    except (OSError, UnicodeDecodeError, ArrowMetaError):
        return None
    return words[0] if words else None


def _guess(
    storage: Storage, folder: str, names: Mapping[str, int], has_hint: bool
) -> CurrentMetadata:
    """Of the files with the highest number the one last updated is most likely the current one.

    None older is tried where these are damaged: the table is not what it was before.
    """
    known: dict[str, TableMetadata] = {}
    errors: list[CorruptMetadataError] = []
    for name in _newest(names):
        try:
            known[name] = _read(storage, f"{folder}/{name}")
        except CorruptMetadataError as error:
            errors.append(error)
    if not known:
        raise errors[0]
    name = max(known, key=lambda one: (known[one].last_updated_ms or 0, one))
    missing = "the version hint leads nowhere" if has_hint else "there is no version hint"
    guess = f"{missing}; {name} looks like the newest of {len(names)} metadata files"
    if errors:
        guess += f", but {errors[0]}"
    warnings.warn(f"{folder}: {guess}", GuessedMetadataWarning, stacklevel=2)
    return CurrentMetadata(known[name], None, guess)


def _newest(names: Mapping[str, int]) -> list[str]:
    """Return the names with the highest number, and those without one."""
    versions = {name: version_of(name) for name in names}
    highest = max((one for one in versions.values() if one is not None), default=None)
    unnumbered = [name for name, version in versions.items() if version is None]
    numbered = [name for name, version in versions.items() if version == highest is not None]
    return numbered + unnumbered[:_MAX_UNNUMBERED]


def hints_table(storage: Storage, current: CurrentMetadata) -> pa.Table:
    """Return what hint files of the table say, beside what they should; see `model.evidence.HINTS`.

    Where a metadata file was opened, not the table, nothing tells which one is the current one.
    """
    rows = []
    if current.hint is not None or current.guess is not None:
        name = file_name(current.metadata.path)
        for hint in HINTS:
            path = storage.join(METADATA_FOLDER, hint)
            if storage.exists(path):
                claim = _hint_text(storage, path)
                truth = claim if claim and named_by(claim, [name]) else _hint_to(name)
                rows.append({"path": path, "claim": claim, "truth": truth})
    return pa.Table.from_pylist(rows, HINT_COLUMNS)


def _hint_to(name: str) -> str:
    """Return what Hadoop's hint to a metadata file says; the whole name if it is not Hadoop's."""
    version = version_of(name)
    return str(version) if version is not None and name.startswith("v") else name
