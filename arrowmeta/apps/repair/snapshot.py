"""What repairs of a snapshot do alike in both formats, beside a table: `SnapshotRepair`.

Takes a table, what is wrong with its open snapshot, and a folder; reads manifest lists and
manifests, tells a manifest that is lost from one whose list is wrong about it, and writes new
files. A `Repair` has their path, with what changes, what is lost, and how to adopt it and go back.
Records are dictionaries, read from Avro, Parquet or ORC and written in the same format, schema and
codec: Avro by fastavro, which the extra `repair` installs, the others by Arrow. In Avro, values
stay as they are stored: a day stays a number, so that those beyond Python's types are kept.
Refuses where a right value is not known, and to write into the folder of a table.
"""

from __future__ import annotations

import io
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any, Generic, TypeVar

import pyarrow as pa
import pyarrow.fs as pafs
import pyarrow.parquet as pq
from msgspec import Struct

from arrowmeta.avro.container import read_header
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, UnsupportedError, UsageError
from arrowmeta.io.local_files import written
from arrowmeta.io.location import is_under
from arrowmeta.io.storage import Storage
from arrowmeta.model.source import Source
from arrowmeta.text import counted

_S = TypeVar("_S", bound=Source)

#: Checks whose findings a repair mends.
_MENDED = frozenset(
    (
        *("bounds_malformed", "delete_of_nothing", "deletion_vector_dangling"),
        *("deletion_vector_twice", "file_live_twice", "index_counts_wrong"),
        *("manifest_counts_wrong", "manifest_length_wrong", "manifest_listed_twice"),
        *("manifest_ranges_wrong", "metadata_contradictory", "metadata_unreadable"),
        *("partition_bounds_too_narrow", "partition_bounds_too_wide"),
        *("partition_nulls_wrong", "ref_without_snapshot", "row_ids_beyond_next"),
        *("row_ids_overlap", "sequence_number_beyond_last", "snapshot_totals_wrong"),
        "statistics_impossible",
    )
)
#: Checks about other snapshots or about pointers, which a new snapshot does not change.
_OTHERS = frozenset(
    (
        *("append_lost_files", "base_differs_from_parent", "hint_wrong", "main_left_behind"),
        *("metadata_file_missing", "metadata_superseded", "rewrite_added_rows"),
        *("schema_missing", "snapshot_before_parent", "snapshot_missing"),
    )
)
#: Options of Iceberg that name folders of a table.
_FOLDERS = ("write.metadata.path", "write.data.path", "write.object-storage.path")

#: Reasons of damage for which all bytes of a manifest can be decoded.
_COPIED = "it has the bytes of"
_DIFFERS = re.compile(
    f"^({_COPIED} |.* entries that .* counts are missing$|.* says [0-9,]+ bytes|"
    ".* counts .* entries by status)"
)


def refusal(reason: str) -> UsageError:
    """Return the error of a repair that cannot be made."""
    return UsageError(f"this cannot be repaired: {reason}; see repair --plan")


def numbered(number: int | None, noun: str) -> str:
    """Return a number with a noun, also if it is unknown."""
    return f"an unknown number of {noun}s" if number is None else counted(number, noun)


class Repair(Struct, frozen=True):
    """Repaired metadata.

    Attributes:
        path: the new metadata: of Iceberg its `metadata.json`, of Paimon its snapshot.
        changes: what differs from the open snapshot.
        losses: what the new one has no more, with names and counts.
        adoption: how to adopt it, and how to go back.
    """

    path: str
    changes: tuple[str, ...]
    losses: tuple[str, ...]
    adoption: tuple[str, ...]


class Facts:
    """Findings and damage of the open snapshot.

    Attributes:
        checks: names of checks with findings.
        damage: rows of `damage` about manifests, by path.
        delete_numbers: sequence numbers of live deletes.

    Raises:
        UsageError: nothing is wrong, or of a finding the right value is not known.
    """

    def __init__(
        self, findings: pa.Table, damage: pa.Table, delete_numbers: Collection[int] = ()
    ) -> None:
        rows = findings.to_pylist()
        self.checks = {row["check_name"] for row in rows}
        self.delete_numbers = delete_numbers
        for row in rows:
            check = row["check_name"]
            about_bounds = "bound" in f"{row['expected']} {row['actual']}"
            is_known = check != "statistics_impossible" or about_bounds
            if check == "row_ids_overlap":  # a file that is live twice overlaps with itself
                is_known = row["detail"] == f"rows of {row['subject']}"
            if row["severity"] == "error" and not (
                check in _OTHERS or (check in _MENDED and is_known)
            ):
                detail = f" ({row['detail']})" if row["detail"] else ""
                raise refusal(f"{check} of {row['subject']}: the right value is not known{detail}")
        if not self.checks & _MENDED and not damage.num_rows:
            raise UsageError("nothing is wrong that new metadata would mend; see repair --plan")
        self._subjects = {(row["check_name"], row["subject"]) for row in rows}
        self.damage: Mapping[str, Mapping[str, Any]] = {
            row["path"]: row for row in damage.to_pylist() if row["kind"] == "manifest"
        }

    def is_unreadable(self, path: str) -> bool:
        """Return whether a manifest cannot be decoded, rather than differs from its list."""
        damage = self.damage.get(path)
        return damage is not None and not _DIFFERS.search(damage["reason"])

    def is_about(self, check: str, subject: str | None) -> bool:
        """Return whether a finding of a check is about a file."""
        return (check, subject) in self._subjects


class NewFiles:
    """Files below a folder that is empty or new, and in no folder of the table.

    Raises:
        UsageError: the folder is in one of the table, or is not empty.
    """

    def __init__(self, folder: str, source: Source, recorded: Collection[str] = ()) -> None:
        self._storage = Storage.open(folder)
        places = {source.storage.location, source.storage.root, source.location, *recorded}
        places |= {source.options.get(key, "") for key in _FOLDERS}
        for place in filter(None, places):
            if any(is_inside(mine, place) for mine in (folder, self._storage.root)):
                raise UsageError(f"{folder} is in the table's own folder: choose another one")
        selector = pafs.FileSelector(self._storage.root, allow_not_found=True)
        if self._storage.filesystem.get_file_info(selector):  # it may be that of another table
            raise UsageError(f"{folder} is not empty: choose a new folder")
        #: Local paths are recorded as the table's own: with or without a scheme.
        schemes = ("file://", "file:") if self._storage.is_local else ()
        used = (scheme for scheme in schemes if any(path.startswith(scheme) for path in places))
        self._prefix = next(used, "")

    def write(self, name: str, data: bytes) -> str:
        """Write a new file as a whole or not at all; return its path as metadata records it."""
        root = self._storage.root.rstrip("/")
        where = str(PurePosixPath(root) / name)
        self._storage.filesystem.create_dir(where.rpartition("/")[0], recursive=True)
        if self._storage.is_local:
            with written(where) as file:
                file.write(data)
            return self._prefix + where
        with self._storage.filesystem.open_output_stream(where) as file:
            file.write(data)
        return f"{self._storage.location.rstrip('/')}/{name}"


def is_inside(folder: str, table: str) -> bool:
    """Return whether a folder is a table's folder or below it, also through links."""
    mine, its = (path.removeprefix("file://").removeprefix("file:") for path in (folder, table))
    if its.endswith(".json"):
        its = its.rpartition("/")[0].removesuffix("/metadata")
    if "://" not in mine and "://" not in its:
        with suppress(OSError):
            mine, its = (str(Path(path).resolve()) for path in (mine, its))
    mine, its = mine.rstrip("/"), its.rstrip("/")
    return mine == its or is_under(mine, its)


class Manifest(Struct, frozen=True):
    """A manifest, as far as it can be read.

    Attributes:
        data: its bytes.
        entries: its entries; None if none can be read.
        loss: why entries of it are lost; None if none are.
    """

    data: bytes
    entries: FileRecords | None
    loss: str | None


class SnapshotRepair(Generic[_S]):
    """A repair that is being made.

    Attributes:
        source: the table.
        facts: findings and damage of its open snapshot.
        files: takes the new files.
        changes: what has been changed, in words.
        losses: what is lost, in words.

    Raises:
        UsageError: the table has no snapshot.
    """

    def __init__(self, source: _S, facts: Facts, files: NewFiles) -> None:
        if source.snapshot_id is None:
            raise refusal("the table has no snapshot")
        self.source, self.facts, self.files = source, facts, files
        self.changes: list[str] = []
        self.losses: list[str] = []

    def read(self, path: str) -> bytes:
        """Return a file of the table."""
        return self.source.storage.read(path).to_pybytes()

    def read_list(self, path: str) -> FileRecords:
        """Return the records of a manifest list.

        Raises:
            UsageError: it cannot be read in full; without it, which files are live is not known.
        """
        try:
            listed = read_records(self.read(path))
        except (ArrowMetaError, OSError) as error:
            raise refusal(f"the live files are lost with the manifest list: {error}") from error
        if not listed.is_whole:
            raise refusal(f"the live files are lost with the manifest list {path}")
        return listed

    def each_once(self, manifests: Iterable[Record], name: str) -> Iterator[Record]:
        """Yield the manifests of a list, without those whose field `name` an earlier one has."""
        seen = set()
        for manifest in manifests:
            if manifest[name] in seen:
                self.changes.append(f"{manifest[name]}: listed once")
                continue
            seen.add(manifest[name])
            yield manifest

    def read_manifest(self, path: str, recorded_length: int | None) -> Manifest:
        """Return a manifest, as far as it can be read.

        Args:
            path: its path.
            recorded_length: its length, as the list records it.

        Raises:
            UsageError: whether the list or the manifest is right is not known, or fastavro cannot
                read a sound manifest.
        """
        damage = self.facts.damage.get(path)
        data = b""
        try:
            data = self.read(path)
            entries = read_records(data, is_damaged=self.facts.is_unreadable(path))
        except (ArrowMetaError, OSError) as error:
            return Manifest(data, None, str(error))
        if not entries.is_whole:
            if damage is None:
                raise refusal(f"{path} is sound, but fastavro cannot read it")
            return Manifest(data, entries, damage["reason"])
        # With the recorded length it lost no block: then the counts in the list are wrong.
        is_whole = recorded_length == len(data)
        if damage is not None and (damage["reason"].startswith(_COPIED) or not is_whole):
            raise refusal(
                f"{path}: {damage['reason']}; whether the list or the manifest is right is not "
                "known"
            )
        return Manifest(data, entries, None)


# -- records of a file -----------------------------------------------------------------------------

Record = dict[str, Any]

#: Key of logical types in schemas, and one of the same length that fastavro does not interpret.
_LOGICAL, _PLAIN = b'"logicalType"', b'"logicalTypX"'
_FIELD_ID = b"PARQUET:field_id"


class FileRecords(Struct, frozen=True):
    """Records of a file.

    Attributes:
        schema: schema of the writer: of Avro, or of Arrow.
        codec: codec of the blocks.
        metadata: keys and values of the header, without those of Avro.
        records: those that can be read.
        is_whole: whether all can be read.
        format: `avro`, `parquet` or `orc`.
    """

    schema: Any
    codec: str
    metadata: dict[str, str]
    records: list[Record]
    is_whole: bool = True
    format: str = "avro"

    def names_by_id(self) -> dict[int, str]:
        """Return the names of fields by their ids."""
        if isinstance(self.schema, pa.Schema):
            ids = [(field.metadata or {}).get(_FIELD_ID) for field in self.schema]
            return {
                int(field_id): name
                for field_id, name in zip(ids, self.schema.names, strict=True)
                if field_id is not None
            }
        fields = self.schema["fields"]
        return {field["field-id"]: field["name"] for field in fields if "field-id" in field}

    def to_bytes(self, records: Sequence[Record]) -> bytes:
        """Return a file of other records."""
        file = io.BytesIO()
        if isinstance(self.schema, pa.Schema):
            schema = self.schema.with_metadata(self.metadata)
            table = pa.Table.from_pylist(list(records), schema)
            if self.format == "orc":
                import_module("pyarrow.orc").write_table(table, file, compression=self.codec)
            else:
                pq.write_table(table, file, compression=self.codec, store_schema=False)
            return file.getvalue()
        _fastavro().writer(
            file, self.schema, records, codec=self.codec, metadata=self.metadata, validator=True
        )
        return _with_header(file.getvalue(), _PLAIN, _LOGICAL)


def read_records(data: bytes, *, is_damaged: bool = False) -> FileRecords:
    """Return the records of a file, up to the first that cannot be read.

    Args:
        data: the file.
        is_damaged: whether a limited process failed to decode it; of Parquet and ORC, nothing is
            read of such a file here.

    Raises:
        CorruptMetadataError: it is no such file, or nothing of it can be read.
    """
    if data[:4] == b"PAR1" or data[:3] == b"ORC":
        try:
            if is_damaged:
                raise CorruptMetadataError("nothing of the file can be read")
            return _of_parquet(data) if data[:4] == b"PAR1" else _of_orc(data)
        except (pa.ArrowException, ValueError, OverflowError) as error:
            raise CorruptMetadataError(str(error)) from error
    reader = _fastavro().reader(io.BytesIO(_with_header(data, _LOGICAL, _PLAIN)))
    records: list[Record] = []
    is_whole = True
    try:
        for record in reader:
            records.append(record)  # noqa: PERF402  # those before a damaged block stay
    except Exception:  # whatever a damaged block makes of it
        is_whole = False
    metadata = {key: text for key, text in reader.metadata.items() if not key.startswith("avro.")}
    return FileRecords(reader.writer_schema, reader.codec, metadata, records, is_whole)


def _of_parquet(data: bytes) -> FileRecords:
    file = pq.ParquetFile(pa.BufferReader(data))
    facts, schema = file.metadata, file.schema_arrow
    codec = facts.row_group(0).column(0).compression if facts.num_row_groups else "ZSTD"
    keys = {key.decode(): text.decode() for key, text in (schema.metadata or {}).items()}
    records = file.read().to_pylist()
    return FileRecords(schema, codec, keys, records, format="parquet")


def _of_orc(data: bytes) -> FileRecords:
    file = import_module("pyarrow.orc").ORCFile(pa.BufferReader(data))
    return FileRecords(file.schema, file.compression, {}, file.read().to_pylist(), format="orc")


def _with_header(data: bytes, old: bytes, new: bytes) -> bytes:
    """Return a file with another text of the same length in its header."""
    length = read_header(memoryview(data)).length
    return data[:length].replace(old, new) + data[length:]


def _fastavro() -> Any:
    try:
        import fastavro
    except ImportError as error:
        raise UnsupportedError(
            "writing repaired metadata needs fastavro: pip install arrowmeta[repair]"
        ) from error
    return fastavro
