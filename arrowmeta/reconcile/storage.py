"""List storage, for checks of missing files, sizes and orphans; deletes nothing.

Returns the base relations `storage` and `used_files`. Storage is listed before metadata is read, so
that files committed in between are used but not listed, and never orphans. Main name:
`look_outside`.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.fs as pafs
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError, StorageError, UsageError
from arrowmeta.iceberg.relations import MAGIC, PlacedBlob, read_footer
from arrowmeta.io.location import has_scheme, is_under, on_filesystem, path_below
from arrowmeta.io.options import NOT_NEGATIVE, Access, integer_in
from arrowmeta.io.requests import DaemonPool
from arrowmeta.io.storage import FoundFile, Storage
from arrowmeta.model.reading import batches_of, read_relation
from arrowmeta.model.shape import FIELD_ID, ordered_columns
from arrowmeta.model.source import BATCH_SIZE, Source
from arrowmeta.model.tables import FOOTERS, STATISTICS_FAULTS, STORAGE, USED_FILES
from arrowmeta.reconcile.parquet_footers import (
    ENCRYPTED_MAGIC,
    Bounds,
    footer_bytes,
    read_parquet_footer,
)
from arrowmeta.text import quoted_text
from arrowmeta.views.partition_faults import Contradiction
from arrowmeta.views.statistics import faults_of

#: Younger files may belong to a commit in progress; the default of Iceberg's remove_orphan_files.
ORPHAN_AGE = timedelta(days=3)

#: Columns of a listing.
_LISTED = pa.schema([STORAGE.field(name) for name in ("file_path", "size", "last_modified")])

#: Folders of Paimon whose files are found by listing, not through a snapshot. `metadata` has the
#: published Iceberg metadata.
_NAMED = "^/(branch|changelog|consumer|metadata|schema|service|snapshot|tag)/"
#: Files of Paimon: all in its folders of metadata and of buckets (OrphanFilesClean looks nowhere
#: else), and others with its names. A file of a user, such as a README, is no orphan.
_PAIMON_FILE = (
    "^/(manifest|index|statistics)/[^/]*$|/bucket-[^/]*/[^/]*$"
    "|/(data|changelog|manifest|index|stat)-[^/]*$"
)
#: Values of BLOB columns of tables with primary keys: only the sidecars `.blobref` of data files
#: name them, which are not read (Paimon 2.0, ManagedBlobReferenceFile).
_BLOB_PACK = "[.]managed[.]blob$"
#: Files and folders that Iceberg hides (HiddenPathFilter), except folders of partitions.
_HIDDEN = "/[._][^/=]*(/|$)"
#: Files that identify a table, and its folder.
_OF_ICEBERG = r"^(?P<root>(?s:.*))/metadata/[^/]*[.]metadata[.]json(?:[.]gz)?$"
_OF_PAIMON = r"^(?P<root>(?s:.*))/(?:snapshot/snapshot|schema/schema)-[0-9]+$"
_BRANCH = "^/branch/branch-[^/]+$"


def may_be_orphans(
    source: Source, below: pa.ChunkedArray, last_modified: pa.ChunkedArray
) -> pa.ChunkedArray:
    """Return a mask of files that are orphans if nothing refers to them.

    Args:
        below: paths below the table's folder, with a leading slash; null outside of it.
        last_modified: modification times; null if unknown.
    """
    limit = pa.scalar(_read_until(source) - ORPHAN_AGE, last_modified.type)
    may_be = pc.and_(pc.less(last_modified, limit), pc.is_valid(below))
    if source.format == "paimon":
        may_be = pc.and_(may_be, pc.match_substring_regex(below, _PAIMON_FILE))
    others = f"{_NAMED}|{_BLOB_PACK}" if source.format == "paimon" else _HIDDEN
    may_be = pc.and_not(may_be, pc.match_substring_regex(below, others))
    for root in _other_tables(source, below):
        may_be = pc.and_not(may_be, pc.starts_with(below, f"{root}/"))
    return pc.fill_null(may_be, False)


def _read_until(source: Source) -> datetime:
    """Return the time up to which all commits are known: now, for the latest state.

    A metadata file that was opened directly, or guessed, may be older.
    """
    is_table = source.location.rstrip("/") == source.storage.location.rstrip("/")
    if is_table and source.guess is None:
        return datetime.now(UTC)
    times = read_relation(source, "metadata_log_entries", ["timestamp"])["timestamp"].drop_null()
    return max(times.to_pylist(), default=datetime.fromtimestamp(0, UTC))


def _other_tables(source: Source, below: pa.ChunkedArray) -> list[str]:
    """Return folders of other tables inside the table's folder.

    That is the folder itself if the Iceberg metadata of a Paimon table was opened.
    """
    iceberg, paimon = (_roots(below, pattern) for pattern in (_OF_ICEBERG, _OF_PAIMON))
    if source.format == "paimon":
        is_branch = pc.match_substring_regex(paimon, _BRANCH)
        of_table = {"", *paimon.filter(is_branch).to_pylist()}
    else:
        of_table = set(iceberg.filter(pc.equal(iceberg, "")).to_pylist()) - set(paimon.to_pylist())
    return sorted({*iceberg.to_pylist(), *paimon.to_pylist()} - of_table)


def _roots(below: pa.ChunkedArray, pattern: str) -> pa.Array:
    roots = pc.struct_field(pc.extract_regex(below, pattern), "root")
    return pc.unique(roots).drop_null()


#: Name of Paimon's main branch.
_MAIN_BRANCH = "main"
_PARTS = r"^(?P<folder>(?s:.*))/(?P<name>[^/]*)$"

#: Opens a branch of the table by name.
Reopen: TypeAlias = Callable[[str], Source]
#: Whether to list storage, or a listing made elsewhere.
Stored: TypeAlias = bool | pa.Table | str | os.PathLike[str]


def look_outside(
    source: Source, reopen: Reopen, storage: Stored, footers: bool
) -> tuple[Source, dict[str, pa.Table]]:
    """Return the metadata as read after listing storage, and the base relations about storage.

    Args:
        source: the table, pinned.
        reopen: opens its branches.
        storage: whether to list storage; or a listing by the caller, as a table or a file.
        footers: whether to read the footers of data files.
    """
    if not isinstance(storage, bool | pa.Table | str | os.PathLike):
        raise UsageError(
            f"storage must be a bool, an Arrow table or a file, got {type(storage).__name__}"
        )
    outside: dict[str, pa.Table] = {}
    if storage is not False:
        if isinstance(storage, str | os.PathLike):
            storage = _read_listing(storage)
        listing = list_storage(source) if storage is True else check_listing(storage)
        # Read again after the listing, to know files committed in between.
        source = read_again(source)
        outside |= _compared_by_path(source, reopen, listing)
    if footers:
        outside |= read_footers(source)
    return source, outside


def read_again(source: Source) -> Source:
    """Return the table with its current metadata, or as it is if that has become unreadable.

    Otherwise an older metadata file would be read, and its snapshot checked.
    """
    later = source.again()
    is_damaged = bool(later.damage_log.paths - source.damage_log.paths)
    return source if is_damaged and _last_commit(later) < _last_commit(source) else later


def _last_commit(source: Source) -> int:
    """Return the time of the newest snapshot in ms; 0 without snapshots."""
    return max(source.commit_times.values(), default=0)


def list_storage(source: Source) -> pa.Table:
    """List the table's folder, and the folders of all recorded files.

    Returns:
        `file_path` on the filesystem, `size` and `last_modified`.
    """
    # Folders that are listed are places, not recorded.
    storage: Storage = replace(source.storage, relative_to=None)
    recorded = _folders_of(source, "all_entries", "file_path")
    recorded |= _folders_of(source, "metadata_files", "path")
    folders = set(map(source.storage.resolve, recorded))
    listed = {file.path: file for file in storage.list_files(storage.root)}
    # Not recursively, since a wrong path can be the root of the filesystem.
    elsewhere = {folder for folder in folders if not is_under(folder, storage.root)}
    for file in _files_in(storage, elsewhere):
        listed.setdefault(file.path, file)
    if isinstance(storage.filesystem, pafs.LocalFileSystem):
        # Files behind a link can belong to another table; without a time they are not orphans.
        behind = {folder for folder in folders - elsewhere if _is_behind_link(folder, storage.root)}
        for file in _files_in(storage, behind):
            listed.setdefault(file.path, file._replace(modified_at=None))
    rows = [dict(zip(_LISTED.names, file, strict=True)) for file in listed.values()]
    return pa.Table.from_pylist(rows, _LISTED)


def _files_in(storage: Storage, folders: set[str]) -> Iterator[FoundFile]:
    for folder in sorted(folders):
        yield from storage.list_files(folder, recursive=False)


def _is_behind_link(folder: str, root: str) -> bool:
    """Return whether a folder is below the root through a symbolic link."""
    below = folder[len(root.rstrip("/")) :]
    return _without_links(folder) != _without_links(root).rstrip("/") + below.rstrip("/")


def _read_listing(path: str | os.PathLike[str]) -> pa.Table:
    """Read a caller's listing of files, in any format that DuckDB recognizes by name.

    Raises:
        UsageError: the file is missing, or has an unknown format.
    """
    import duckdb

    from arrowmeta.predicate.session import open_database

    with open_database(Access(is_open=True)) as connection:
        try:
            return connection.sql(f"FROM {quoted_text(os.fspath(path))}").to_arrow_table()
        except duckdb.Error as error:
            raise UsageError(
                f"the listing {path} cannot be read; it must be a file .parquet, .csv or .json: "
                f"{error}"
            ) from error


def check_listing(listing: pa.Table) -> pa.Table:
    """Return the caller's listing in the columns of `list_storage`.

    Raises:
        UsageError: the column `file_path` is missing, or there are no files.
    """
    if "file_path" not in listing.column_names:
        raise UsageError(
            "a listing needs the column file_path, and may have size and last_modified; "
            f"got {', '.join(listing.column_names)}"
        )
    if not listing.num_rows:
        raise UsageError("the listing has no files; list the whole table")
    columns = [
        listing[f.name].cast(f.type, safe=False)
        if f.name in listing.column_names
        else pa.nulls(listing.num_rows, f.type)
        for f in _LISTED
    ]
    return pa.table(columns, schema=_LISTED)


def _compared_by_path(source: Source, reopen: Reopen, listing: pa.Table) -> dict[str, pa.Table]:
    """Return the base relations `storage` and `used_files`."""
    spelling = _Spelling.of(source)
    paths, below = spelling.of_paths(listing["file_path"])
    used, is_whole = _branch_files(source, reopen)
    may_be_orphan = may_be_orphans(source, below, listing["last_modified"])
    if not is_whole:  # files not known here may be in use
        may_be_orphan = pa.repeat(pa.scalar(False), listing.num_rows)
    columns = [paths, listing["size"], listing["last_modified"], below, may_be_orphan]
    listed = pa.table(columns, schema=STORAGE)
    renamed = _in_renamed_folders(source, spelling, listed)
    return {
        "storage": pa.concat_tables([listed, renamed]),
        "used_files": pa.concat_tables([used, _metadata_files(source, spelling)]),
    }


def _in_renamed_folders(source: Source, spelling: _Spelling, listed: pa.Table) -> pa.Table:
    """Return copies of rows of folders that are recorded under other names, with these names.

    Orphans are found by the rows with the real name.
    """
    recorded = {
        other: folder
        for folder in spelling.recorded.values()
        if (other := source.other_folder(folder)) is not None
    }
    copies = [_renamed(listed, recorded)] if recorded else []
    # A folder may be recorded as absolute, and as relative in several ways.
    copies += [_renamed(listed, {other: folder}) for folder, other in spelling.others.items()]
    return pa.concat_tables([STORAGE.empty_table(), *copies])


def _renamed(listed: pa.Table, recorded: dict[str, str]) -> pa.Table:
    parts = pc.extract_regex(listed["file_path"], _PARTS)
    folder, name = (pc.struct_field(parts, part) for part in ("folder", "name"))
    at = pc.index_in(folder, pa.array(list(recorded), pa.string()))
    paths = pc.binary_join_element_wise(pa.array(list(recorded.values())).take(at), name, "/")
    is_renamed = pc.and_not(paths.is_valid(), pc.is_in(paths, listed["file_path"]))
    no_orphan = pa.repeat(pa.scalar(False), listed.num_rows)
    columns = [paths, listed["size"], listed["last_modified"], listed["below"], no_orphan]
    return pa.table(columns, STORAGE.names).filter(is_renamed).cast(STORAGE)


def _metadata_files(source: Source, spelling: _Spelling) -> pa.Table:
    recorded = read_relation(source, "metadata_files", ["path"])["path"].to_pylist()
    resolved = pa.chunked_array([pa.array(map(source.storage.resolve, recorded), pa.string())])
    paths, _ = spelling.of_paths(resolved)
    names = pc.struct_field(pc.extract_regex(paths, _PARTS), "name")
    return pa.table([paths, names, pa.nulls(len(paths), USED_FILES.types[2])], schema=USED_FILES)


def _branch_files(source: Source, reopen: Reopen) -> tuple[pa.Table, bool]:
    """Return the files of the other branches of a Paimon table, and whether all were read.

    False if branches changed in the meantime, since files may have moved between them. Branches of
    Iceberg are refs in the same metadata.
    """
    parts, is_whole = [USED_FILES.empty_table()], True
    names = _branches(source)
    for name in names:
        try:
            branch = reopen(name)
            batches = batches_of(branch, "all_entries", USED_FILES.names)
            parts.append(pa.Table.from_batches(batches, USED_FILES))
            is_whole = is_whole and branch.damage().num_rows == 0
        except StorageError:
            raise
        except ArrowMetaError:
            is_whole = False
    return pa.concat_tables(parts), is_whole and _branches(source) == names


def _branches(source: Source) -> list[str]:
    if source.format != "paimon":
        return []
    refs = read_relation(source, "refs", ["name", "type"]).to_pylist()
    names = [row["name"] for row in refs if row["type"] == "branch"]
    return [_MAIN_BRANCH, *names] if names else []


class _Spelling(Struct, frozen=True):
    """Converts paths of a listing to paths as recorded in metadata.

    Folders with files of entries are spelled as recorded; other folders of the table with the
    table's location.

    Attributes:
        roots: all known spellings of the table's folder.
        recorded: recorded folders by their present and former place.
        others: those of `recorded` by other spellings, of which at least one is relative.
        is_local: whether folders can be symbolic links.
    """

    location: str
    roots: tuple[str, ...]
    recorded: dict[str, str]
    others: dict[str, str]
    is_local: bool

    @classmethod
    def of(cls, source: Source) -> _Spelling:
        """Build from the folders of a table's entries."""
        storage: Storage = source.storage
        roots = (storage.location, storage.root, storage.moved_from)
        folders = _folders_of(source, "all_entries", "file_path")
        is_local = isinstance(storage.filesystem, pafs.LocalFileSystem)
        recorded = {on_filesystem(folder): folder for folder in folders}
        recorded |= {storage.resolve(folder): folder for folder in folders}
        if is_local:
            recorded |= {_without_links(path): folder for path, folder in recorded.items()}
        others = {}
        if storage.relative_to is not None:
            # Paths with a scheme are compared in one spelling (storage_path).
            names = {(storage.resolve(path), has_scheme(path) or path): path for path in folders}
            others = {path: recorded[place] for (place, _), path in names.items()}
            others = {
                path: folder
                for path, folder in others.items()
                if path != folder and not (has_scheme(path) and has_scheme(folder))
            }
        location = storage.location.rstrip("/")
        return cls(location, tuple(filter(None, roots)), recorded, others, is_local)

    def of_paths(self, paths: pa.ChunkedArray) -> tuple[pa.ChunkedArray, pa.ChunkedArray]:
        """Return the paths as recorded, and relative to the table's folder."""
        parts = pc.extract_regex(paths, _PARTS).combine_chunks()
        folders = pc.struct_field(parts, "folder").dictionary_encode()
        spelled = [self._of_folder(folder) for folder in folders.dictionary.to_pylist()]
        names, indices = pc.struct_field(parts, "name"), folders.indices
        new = pa.array([folder for folder, _ in spelled], pa.string()).take(indices)
        rest = pa.array([below for _, below in spelled], pa.string()).take(indices)
        joined = pc.coalesce(pc.binary_join_element_wise(new, names, "/"), paths)
        below = pc.binary_join_element_wise(rest, names, "/")
        return joined, pa.chunked_array([below])

    def _of_folder(self, folder: str) -> tuple[str, str | None]:
        below = (path_below(folder, path) for path in self.roots)
        rest = next((tail for tail in below if tail is not None), None)
        path = on_filesystem(folder)
        if self.is_local and path not in self.recorded:
            path = _without_links(path)
        other = folder if rest is None else self.location + rest
        return self.recorded.get(path, other), rest


def _without_links(folder: str) -> str:
    """Resolve symbolic links; an invalid name, such as one with NUL, is returned unchanged."""
    with contextlib.suppress(ValueError):
        return os.path.realpath(folder)
    return folder


def _folders_of(source: Source, relation: str, column: str) -> set[str]:
    folders: set[str] = set()
    for batch in batches_of(source, relation, [column]):
        parts = pc.extract_regex(batch.column(column), _PARTS)
        folders.update(pc.unique(pc.struct_field(parts, "folder")).drop_null().to_pylist())
    return folders


# -- footers ---------------------------------------------------------------------------------------

_FOOTER_THREADS = 16
#: Longer values may be truncated in footers: to 64 bytes, or fewer for text.
_UNCUT_LENGTH = 60
_BOUNDS = ("lower_bounds", "upper_bounds")
#: Errors of pyarrow for values that do not fit a column type.
_NO_PROMOTION = (pa.ArrowException, ValueError, TypeError, OverflowError)


class _Footer(Struct):
    """Footer of one file.

    Attributes:
        record_count: row count; None for unsupported formats.
        bounds: minimum and maximum of columns, by id and by name.
    """

    record_count: int | None = None
    reason: str | None = None
    bounds: Bounds = field(default_factory=dict)

    def bounds_of(self, field_id: int | None, name: str | None) -> tuple[Any, Any]:
        """Return the bounds of a column by id, else by name if given."""
        keys = [key for key in (field_id, name) if key is not None]
        bounds = next((self.bounds[key] for key in keys if key in self.bounds), (None, None))
        return (None, None) if any(map(_may_be_cut, bounds)) else bounds


def read_footers(source: Source) -> dict[str, pa.Table]:
    """Return the base relations `footers` and `footer_faults` of Parquet, ORC and Puffin files."""
    rows = read_relation(source, "entries", ["file_path", "file_format", "content", "status"])
    is_data = pc.and_(pc.equal(rows["content"], "data"), pc.not_equal(rows["status"], "deleted"))
    entries = rows.filter(is_data).select(["file_path", "file_format"])
    formats = dict(zip(*(column.to_pylist() for column in entries.columns), strict=True))
    with DaemonPool(_FOOTER_THREADS) as pool:
        read = pool.map(lambda item: _footer(source, *item), formats.items())
        footers = dict(zip(formats, read, strict=True))
    facts = [(path, footer.record_count, footer.reason) for path, footer in footers.items()]
    facts += [(path, None, reason) for path, reason in _vector_faults(source)]
    rows_of_files = [dict(zip(FOOTERS.names, row, strict=True)) for row in facts]
    return {
        "footers": pa.Table.from_pylist(rows_of_files, FOOTERS),
        "footer_faults": pa.Table.from_batches(_faults(source, footers), STATISTICS_FAULTS),
    }


def _footer(source: Source, path: str, file_format: str | None) -> _Footer:
    try:
        if file_format == "parquet":
            with _open(source, path) as file:
                footer = footer_bytes(file)
            if footer.endswith(ENCRYPTED_MAGIC):
                return _Footer()
            n_rows, bounds = read_parquet_footer(footer)
            return _Footer(n_rows, bounds=bounds)
        if file_format == "orc":
            import pyarrow.orc

            with _open(source, path) as file:
                return _Footer(int(pyarrow.orc.ORCFile(file).nrows))
    except (OSError, pa.ArrowException) as error:
        return _Footer(reason=f"the footer cannot be read: {error}")
    return _Footer()


#: Columns of the entry of a deletion vector, and what its blob says of them.
_OF_VECTOR = ("file_path", "content_offset", "content", "status")
_SAID_OF_VECTOR: Mapping[str, Callable[[PlacedBlob], object]] = {
    "referenced_data_file": lambda blob: blob.property("referenced-data-file"),
    "record_count": lambda blob: integer_in(blob.property("cardinality"), NOT_NEGATIVE),
    "content_size_in_bytes": lambda blob: blob.length,
}


def _vector_faults(source: Source) -> Iterator[tuple[str, str]]:
    """Yield Puffin files with a blob that its entry contradicts.

    Readers find vectors by the offset in the entry: files without a footer, as DuckDB 1.5.3 wrote
    them, are left out.
    Spec: Iceberg, Puffin file format, deletion-vector-v1 blob type.
    """
    rows = read_relation(source, "entries", [*_OF_VECTOR, *_SAID_OF_VECTOR])
    is_vector = pc.equal(rows["content"], "deletion_vector")
    vectors = rows.filter(pc.and_(is_vector, pc.not_equal(rows["status"], "deleted"))).to_pylist()
    blobs: dict[str, dict[int, PlacedBlob] | None] = {}
    for vector in vectors if source.format == "iceberg" else ():
        path = vector["file_path"]
        if path not in blobs:
            blobs[path] = None
            try:
                data = memoryview(source.storage.read(path)).cast("B")
                if data[: len(MAGIC)] == MAGIC:
                    blobs[path] = {blob.offset: blob for blob in read_footer(data, path)}
            except (OSError, ArrowMetaError) as error:
                yield path, f"the footer cannot be read: {error}"
        if (by_offset := blobs[path]) is None:
            continue
        at = vector["content_offset"]
        if at not in by_offset:
            yield path, f"no blob begins at byte {at}, where an entry has a vector"
            continue
        for name, value_of in _SAID_OF_VECTOR.items():
            if (value := value_of(by_offset[at])) is not None and value != vector[name]:
                reason = f"the entry of the blob at byte {at} has {name} {vector[name]}, the blob"
                yield path, f"{reason} {value}"


def _open(source: Source, path: str) -> pa.NativeFile:
    """Open a data file in its recorded folder, or in the folder as named by other writers."""
    storage: Storage = source.storage
    try:
        return storage.open_file(path)
    except FileNotFoundError:
        folder, _, name = path.rpartition("/")
        if (other := source.other_folder(folder)) is not None:
            with contextlib.suppress(FileNotFoundError):
                return storage.open_file(f"{other}/{name}")
        raise


def _faults(source: Source, footers: Mapping[str, _Footer]) -> Iterator[pa.RecordBatch]:
    """Yield contradictions between bounds in footers and in entries, column by column."""
    columns = ordered_columns(source.shape)
    flat = [f"{root}.{column.name}" for column in columns for root in _BOUNDS]
    current = pc.max(read_relation(source, "schemas", ["schema_id"])["schema_id"]).as_py()
    names = ["entry_id", "file_path", "schema_id", *flat]
    marked = ((column.name, column.metadata or {}) for column in source.schema)
    ids = {name: int(marks[FIELD_ID]) for name, marks in marked if FIELD_ID in marks}
    for batch in batches_of(source, "entries", names, BATCH_SIZE):
        files = [footers.get(path, _Footer()) for path in batch.column("file_path").to_pylist()]
        is_current = pc.equal(batch.column("schema_id"), current).to_pylist()
        for column in columns:
            field_id = ids.get(column.name)
            pairs = zip(files, is_current, strict=True)
            bounds = [file.bounds_of(field_id, column.name if by else None) for file, by in pairs]
            yield from faults_of(_compared(batch, column, bounds), batch, "footer")


def _may_be_cut(value: Any) -> bool:
    content = value.encode() if isinstance(value, str) else value
    return isinstance(content, bytes) and len(content) > _UNCUT_LENGTH


def _compared(
    batch: pa.RecordBatch, column: pa.Field, bounds: list[tuple[Any, Any]]
) -> Iterator[Contradiction]:
    least, greatest = (_in_type(side, column.type) for side in zip(*bounds, strict=True))
    lower, upper = (batch.column(f"{root}.{column.name}") for root in _BOUNDS)
    is_low, is_high = pc.less(least, lower), pc.greater(greatest, upper)
    yield Contradiction(column.name, is_low, ("from ", least), ("lower bound ", lower))
    yield Contradiction(column.name, is_high, ("up to ", greatest), ("upper bound ", upper))


def _in_type(values: Sequence[Any], kind: pa.DataType) -> pa.Array:
    """Return values of footers, cast to a column type.

    Null for files whose column type cannot be promoted to it.
    """
    with contextlib.suppress(*_NO_PROMOTION):
        return pa.array(values, kind)
    return pa.array([_in_type_or_none(value, kind) for value in values], kind)


def _in_type_or_none(value: Any, kind: pa.DataType) -> Any:
    with contextlib.suppress(*_NO_PROMOTION):
        return pa.scalar(value, kind).as_py()
    return None
