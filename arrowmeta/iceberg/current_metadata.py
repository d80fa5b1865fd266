"""Which metadata file is the current one of a table that no catalog tells about.

A location that is a metadata file is taken as it is. In a folder, a hint names the file. Without
one the newest file is a guess: it may be of a commit that failed. The guess is put in words.
Where the newest state cannot be read, the newest that can be stands in, and damage says so.

Spec: Iceberg v3, File System Tables; core/hadoop/HadoopTableOperations.java.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import pyarrow as pa

from arrowmeta.errors import (
    CorruptMetadataError,
    LimitError,
    NotATableError,
    UnsupportedError,
)
from arrowmeta.iceberg.metadata import TableMetadata, read_metadata
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import stacklevel
from arrowmeta.model.evidence import HINTS as HINT_COLUMNS
from arrowmeta.output.nouns import counted

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


def table_storage(storage: Storage, metadata: TableMetadata, *, is_moved: bool) -> Storage:
    """Return the table's folder as storage, for that of the table or of its metadata file.

    Args:
        storage: what was opened.
        metadata: what was read there.
        is_moved: paths under the location in the metadata are read from where it was opened.
    """
    if metadata.path == storage.location:
        storage = replace(
            storage,
            location=table_folder(storage.location),
            root=table_folder(storage.root),
        )
    return replace(storage, moved_from=metadata.location) if is_moved else storage


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


_MAX_HINT_BYTES = 4096
#: How many files without a number in their name are read to find the newest.
_MAX_UNNUMBERED = 16
#: How often to look for a file that is gone when it is read.
_ATTEMPTS = 5


class GuessedMetadataWarning(UserWarning):
    """The table does not say which of its metadata files is the current one."""


@dataclass(frozen=True)
class CurrentMetadata:
    """The current metadata of a table, and how it was found.

    Attributes:
        metadata: what the file says.
        hint: path of the hint file that was followed.
        guess: why it may be another file; None where it is sure.
        damage: files that cannot be read, one of which may be the current one.
        is_older: whether all that can be read is older than those.
    """

    metadata: TableMetadata
    hint: str | None = None
    guess: str | None = None
    damage: tuple[CorruptMetadataError, ...] = ()
    is_older: bool = False


def read_current(storage: Storage) -> CurrentMetadata:
    """Find and read the current metadata of the table at the storage's location.

    Raises:
        NotATableError: there is no metadata file.
        CorruptMetadataError: no metadata file can be read.
        LimitError: one that may be the current one is larger than it may be.
        UnsupportedError: the table is of a version of the format that is not known.
    """
    location = storage.location
    if is_metadata_name(file_name(location)):
        return CurrentMetadata(_read_named(storage, location))
    for _ in range(_ATTEMPTS):
        with suppress(FileNotFoundError):
            return _read_listed(storage)
    raise NotATableError(f"the table at {location} loses metadata files faster than they are read")


def _read_listed(storage: Storage) -> CurrentMetadata:
    """Read the file that hints name, or the newest one that is listed.

    Raises:
        FileNotFoundError: it has been deleted since, as metadata is that newer one follows.
    """
    location, folder = storage.location, storage.join(METADATA_FOLDER)
    sizes = _metadata_sizes(storage, folder)
    if not any(size for name, size in sizes.items() if is_metadata_name(name)):
        if storage.exists(location):  # a metadata file of any name
            return CurrentMetadata(_read_named(storage, location))
        raise NotATableError(
            f"no Iceberg table at {location}: no file *.metadata.json in {folder}; "
            "if a catalog keeps it elsewhere, open the metadata file itself"
        )
    missing = None
    for hint in HINTS:
        if hint not in sizes:
            continue
        path = f"{folder}/{hint}"
        name = _follow(storage, path, sizes)
        if name is None:  # Then it may be of a commit since the listing.
            sizes = _metadata_sizes(storage, folder)
            name = _follow(storage, path, sizes)
        if name is not None:
            return replace(_newest_readable(storage, folder, sizes, [name]), hint=path)
        missing = missing or _missing(storage, path, sizes)
    return _guess(storage, folder, sizes, missing)


def _metadata_sizes(storage: Storage, folder: str) -> dict[str, int]:
    """Return the hints and metadata files with their sizes."""
    return storage.list_sizes(folder, lambda name: name in HINTS or is_metadata_name(name))


def _read_named(storage: Storage, path: str) -> TableMetadata:
    """Read the file that a user names; it need not be called as metadata is."""
    try:
        return read_metadata(storage, path)
    except FileNotFoundError:
        raise NotATableError(f"no metadata file {path}") from None
    except (CorruptMetadataError, LimitError) as error:
        if is_json_name(path):
            raise
        raise NotATableError(f"no metadata of an Iceberg table: {error}") from error


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
    except (OSError, UnicodeDecodeError, LimitError, UnsupportedError):
        return None
    return words[0] if words else None


def _missing(storage: Storage, hint: str, names: Collection[str]) -> CorruptMetadataError | None:
    """Return what is lost where a hint names a file that is not there; None if it is an older one.

    Old metadata is deleted when its time has come, and not every writer minds the hint.
    """
    claim = _hint_text(storage, hint) or ""
    version = version_of(f"{claim}.")
    known = (version_of(name) for name in names)
    newest = max((one for one in known if one is not None), default=0)
    if (version is None and not is_metadata_name(claim)) or (version or newest) < newest:
        return None
    name = claim if is_metadata_name(claim) else f"{'v' * claim.isdecimal()}{claim}.metadata.json"
    path = f"{hint.rpartition('/')[0]}/{name}"
    return CorruptMetadataError(f"the file is missing, and {file_name(hint)} names it", path=path)


def _guess(
    storage: Storage,
    folder: str,
    sizes: Mapping[str, int],
    missing: CorruptMetadataError | None,
) -> CurrentMetadata:
    """Of the files with the highest number the one last updated is most likely the current one."""
    names = [name for name in sizes if is_metadata_name(name)]
    found = _newest_readable(storage, folder, sizes, _newest(names), missing)
    has_hint = len(names) < len(sizes)
    reason = "the version hint leads nowhere" if has_hint else "there is no version hint"
    name = file_name(found.metadata.path)
    guess = f"{reason}; {name} looks like the newest of {counted(len(names), 'metadata file')}"
    if found.damage:
        guess += f", but {found.damage[0]}"
    warnings.warn(f"{folder}: {guess}", GuessedMetadataWarning, stacklevel=stacklevel())
    return replace(found, guess=guess)


def _newest_readable(
    storage: Storage,
    folder: str,
    sizes: Mapping[str, int],
    newest: Sequence[str],
    missing: CorruptMetadataError | None = None,
) -> CurrentMetadata:
    """Read the newest files; where none of them can be read, the next older ones.

    Args:
        storage: where the table is.
        folder: of the metadata.
        sizes: all files of metadata.
        newest: of them those that may be the current one.
        missing: what is known to be newer than all of them.
    """
    errors = [missing] if missing else []
    names, rest = list(newest), [name for name in sizes if is_metadata_name(name)]
    while names:
        known = {}
        for name in names:
            try:
                known[name] = read_metadata(storage, f"{folder}/{name}")
            except CorruptMetadataError as error:  # what exceeds a limit is not damaged
                errors.append(error)
        if known:
            best = max(known, key=lambda one: (known[one].last_updated_ms or 0, one))
            is_older = bool(missing) or names != list(newest)
            return _standing_in(known[best], errors, is_older)
        rest = _older(rest, names)
        names = _newest(rest)
    raise errors[0]


def _standing_in(
    metadata: TableMetadata, errors: Sequence[CorruptMetadataError], is_older: bool
) -> CurrentMetadata:
    """Say of damaged files what that means for the answers."""
    if not is_older:
        return CurrentMetadata(metadata, damage=tuple(errors))
    name = file_name(metadata.path)
    lost = f"the newest state is lost with it, the newest that can be read is that of {name}"
    guess = f"{file_name(errors[0].path or '')} cannot be read, and {name} is older"
    return CurrentMetadata(metadata, None, guess, tuple(e.and_so(lost) for e in errors), True)


def _older(names: Sequence[str], than: Sequence[str]) -> list[str]:
    """Return the names that are older than some others, as far as their numbers tell."""
    known = [version for name in than if (version := version_of(name)) is not None]
    limit = min(known, default=None)
    rest = [name for name in names if name not in than]
    if limit is None:
        return rest
    return [name for name in rest if (version := version_of(name)) is None or version < limit]


def _newest(names: Sequence[str]) -> list[str]:
    """Return the names with the highest number, and those without one."""
    versions = {name: version_of(name) for name in names}
    unnumbered = [name for name, version in versions.items() if version is None]
    highest = max((one for one in versions.values() if one is not None), default=-1)
    numbered = [name for name, version in versions.items() if version == highest]
    return numbered + unnumbered[:_MAX_UNNUMBERED]


def hints_table(storage: Storage, current: CurrentMetadata) -> pa.Table:
    """Return what hint files of the table say, beside what they should; see `model.evidence.HINTS`.

    Where a metadata file was opened, not the table, nothing tells which one is the current one.
    """
    rows = []
    if current.hint is not None or current.guess is not None:
        name = file_name(current.metadata.path)
        damaged = [error.path for error in current.damage if error.path]
        there = [file_name(path) for path in damaged if storage.exists(path)]
        for hint in HINTS:
            path = storage.join(METADATA_FOLDER, hint)
            if storage.exists(path):
                claim = _hint_text(storage, path)
                is_followed = current.hint in (None, path)
                is_true = claim is not None and (
                    named_by(claim, [name, *there]) is not None
                    or (is_followed and _is_later(storage, claim, name))
                )
                truth = claim if is_true else _hint_to(name)
                rows.append({"path": path, "claim": claim, "truth": truth})
    return pa.Table.from_pylist(rows, HINT_COLUMNS)


def _is_later(storage: Storage, hint: str, opened: str) -> bool:
    """Tell whether a hint names a metadata file that was written after one was opened.

    Had it been there by then, it would have been opened, or be damaged.
    """
    named = named_by(hint, _metadata_sizes(storage, storage.join(METADATA_FOLDER)))
    before, after = version_of(opened), version_of(named or "")
    return before is not None and after is not None and after > before


def _hint_to(name: str) -> str:
    """Return what Hadoop's hint to a metadata file says; the whole name if it is not Hadoop's."""
    version = version_of(name)
    return str(version) if version is not None and name.startswith("v") else name
