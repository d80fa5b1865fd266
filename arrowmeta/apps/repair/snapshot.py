"""What repairs of a snapshot do alike in both formats, beside a table: `SnapshotRepair`.

Takes a table and a folder; reads manifest lists and manifests, tells a manifest that is lost from
one whose list is wrong about it, and writes new files. A `Repair` has their path, with what
changes, what is lost, and how to adopt it and go back.

Records are dictionaries, read from Avro, Parquet or ORC and written in the same format, schema and
codec: Avro by fastavro, which the extra `repair` installs, the others by Arrow. In Avro, values
stay as they are stored: a day stays a number, so that those beyond Python's types are kept.
Refuses where a right value is not known, and to write into the folder of a table.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.fs as pafs
from msgspec import Struct

from arrowmeta import Table
from arrowmeta.apps.output.rows import write_file
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    StorageError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.text import redacted

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
#: Checks of the ranges of partitions in a manifest list.
RANGES = ("partition_bounds_too_narrow", "partition_bounds_too_wide", "partition_nulls_wrong")
#: Options of Iceberg that name folders of a table.
_FOLDERS = ("write.metadata.path", "write.data.path", "write.object-storage.path")

#: Reasons of damage for which all bytes of a manifest can be decoded.
_COPIED = "it has the bytes of"
_DIFFERS = re.compile(
    f"^({_COPIED} |.* entries that .* counts are missing$|.* says [0-9,]+ bytes|"
    ".* counts .* entries by status)"
)

Record = dict[str, Any]


def refusal(reason: str) -> UsageError:
    """Return the error of a repair that cannot be made."""
    return UsageError(f"this cannot be repaired: {reason}; see repair --plan")


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


class SnapshotRepair:
    """A repair of the open snapshot of a table that is being made.

    Attributes:
        table: the table.
        checks: names of the checks with findings.
        damage: rows of `damage` about manifests, by path.
        changes: what has been changed, in words.
        losses: what is lost, in words.

    Raises:
        UsageError: nothing is wrong; of a finding the right value is not known; or the table has no
            snapshot.
    """

    def __init__(self, table: Table) -> None:
        rows, damage = table.reconcile().to_pylist(), table.damage.to_pylist()
        self._subjects = {(row["check_name"], row["subject"]) for row in rows}
        for row in rows:
            if row["severity"] == "error" and not self._is_mended(row):
                detail = f" ({row['detail']})" if row["detail"] else ""
                what = f"{row['check_name']} of {row['subject']}"
                raise refusal(f"{what}: the right value is not known{detail}")
        self.checks = {row["check_name"] for row in rows}
        if not self.checks & _MENDED and not damage:
            raise UsageError("nothing is wrong that new metadata would mend; see repair --plan")
        if table.snapshot_id is None:
            raise refusal("the table has no snapshot")
        self.table = table
        self.damage = {row["path"]: row for row in damage if row["kind"] == "manifest"}
        self.changes: list[str] = []
        self.losses: list[str] = []

    def is_about(self, subject: str | None, *checks: str) -> bool:
        """Return whether a finding of one of some checks is about a file."""
        return any((check, subject) in self._subjects for check in checks)

    def _is_mended(self, finding: Record) -> bool:
        """Return whether a new snapshot mends a finding, or leaves it to the one it is about."""
        check, subject = finding["check_name"], finding["subject"]
        if check == "statistics_impossible":
            return "bound" in f"{finding['expected']} {finding['actual']}"
        if check == "row_ids_overlap":  # a file that is live twice overlaps with itself
            return bool(finding["detail"] == f"rows of {subject}")
        if check == "sequence_number_impossible":  # of a copy in the manifest of another commit
            is_of_copy = "that of snapshot" in finding["expected"]
            return is_of_copy and self.is_about(subject, "file_live_twice")
        return check in _MENDED | _OTHERS

    def read_list(self, path: str) -> FileRecords:
        """Return the records of a manifest list.

        Raises:
            UsageError: it cannot be read in full; without it, which files are live is not known.
        """
        try:
            listed = read_records(self.table.read_file(path))
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

    def read_manifest(
        self, path: str, recorded_length: int | None
    ) -> tuple[int, FileRecords | None, str | None]:
        """Return the length of a manifest, its entries, and why some are lost.

        Entries are None if none can be read, and the reason is None if none are lost.

        Args:
            path: its path.
            recorded_length: its length, as the list records it.

        Raises:
            UsageError: whether the list or the manifest is right is not known, or fastavro cannot
                read a sound manifest.
        """
        damage, data = self.damage.get(path), b""
        # Decoding failed, rather than that the manifest differs from its list.
        is_unreadable = damage is not None and not _DIFFERS.search(damage["reason"])
        try:
            data = self.table.read_file(path)
            entries = read_records(data, is_damaged=is_unreadable)
        except (ArrowMetaError, OSError) as error:
            return len(data), None, str(error)
        if not entries.is_whole:
            if damage is None:
                raise refusal(f"{path} is sound, but fastavro cannot read it")
            return len(data), entries, damage["reason"]
        # With the recorded length it lost no block: then the counts in the list are wrong.
        is_whole = recorded_length == len(data)
        if damage is not None and (damage["reason"].startswith(_COPIED) or not is_whole):
            raise refusal(
                f"{path}: {damage['reason']}; whether the list or the manifest is right is not "
                "known"
            )
        return len(data), entries, None


# -- new files ------------------------------------------------------------------------------------

_LOCAL = re.compile("file:(//)?")


class NewFiles:
    """Files below a folder that is empty or new, and in no folder of the table.

    Args:
        folder: path or URI.
        table: the table.
        recorded: its location in metadata, if that records one.

    Raises:
        UsageError: the folder is in one of the table, is not empty, or cannot be opened.
        StorageError: the store does not answer.
    """

    def __init__(self, folder: str, table: Table, recorded: str = "") -> None:
        folder = _LOCAL.sub("", folder.rstrip("/"))
        self._is_local = "://" not in folder
        self._shown = str(Path(folder).absolute()) if self._is_local else redacted(folder)
        try:
            self._store, self._root = pafs.FileSystem.from_uri(
                self._shown if self._is_local else folder
            )
        except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
            raise UsageError(f"cannot open {self._shown}: {redacted(str(error))}") from None
        places = [table.location, table.resolve(table.location), table.metadata_file, recorded]
        roots = [place for place in (*places, *map(table.options.get, _FOLDERS)) if place]
        mine = f"{_place(self._shown)}/"
        if any(mine.startswith(f"{_place(its)}/") for its in roots):
            raise UsageError(f"{self._shown} is in the table's own folder: choose another one")
        with self._answered():
            selector = pafs.FileSelector(self._root, allow_not_found=True)
            if self._store.get_file_info(selector):  # it may be that of another table
                raise UsageError(f"{self._shown} is not empty: choose a new folder")
        #: Local paths are recorded as the table's own: with or without a scheme.
        schemes = [scheme[0] for place in roots if (scheme := _LOCAL.match(place))]
        self._prefix = max(schemes, default="", key=len) if self._is_local else ""

    @contextmanager
    def _answered(self) -> Iterator[None]:
        """Raise the errors of a store as such."""
        try:
            yield
        except OSError as error:
            if self._is_local:
                raise
            raise StorageError(f"{self._shown}: {redacted(str(error))}") from error

    def write(self, name: str, data: bytes) -> str:
        """Write a new file as a whole or not at all; return its path as metadata records it."""
        if not self._is_local:
            with self._answered(), self._store.open_output_stream(f"{self._root}/{name}") as file:
                file.write(data)
            return f"{self._shown}/{name}"
        path = Path(self._root, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, data)
        return f"{self._prefix}{path}"


def _place(path: str) -> str:
    """Return a folder, or that of a metadata file, without scheme, options and links."""
    if path.endswith(".json"):
        path = path.rpartition("/")[0].removesuffix("/metadata")
    path = re.sub(r"^\w[\w+.-]*:(//)?", "", redacted(path)).rstrip("/")
    return os.path.realpath(path) if path.startswith("/") else path


# -- records of a file -----------------------------------------------------------------------------

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
            ids = {field.name: (field.metadata or {}).get(_FIELD_ID) for field in self.schema}
        else:
            ids = {field["name"]: field.get("field-id") for field in self.schema["fields"]}
        return {int(field_id): name for name, field_id in ids.items() if field_id is not None}

    def to_bytes(self, records: Sequence[Record]) -> bytes:
        """Return a file of other records."""
        file = io.BytesIO()
        if isinstance(self.schema, pa.Schema):
            schema = self.schema.with_metadata(self.metadata)
            table = pa.Table.from_pylist(list(records), schema)
            options = {"store_schema": False} if self.format == "parquet" else {}
            write = import_module(f"pyarrow.{self.format}").write_table
            write(table, file, compression=self.codec, **options)
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
            return _of_arrow(pa.BufferReader(data), is_orc=data[:3] == b"ORC")
        except (pa.ArrowException, ValueError, OverflowError) as error:
            raise CorruptMetadataError(str(error)) from error
    records: list[Record] = []
    is_whole = True
    reader = _fastavro().reader(io.BytesIO(_with_header(data, _LOGICAL, _PLAIN)))
    try:
        for record in reader:
            records.append(record)  # noqa: PERF402  # those before a damaged block stay
    except Exception:  # whatever a damaged block makes of it
        is_whole = False
    metadata = {key: text for key, text in reader.metadata.items() if not key.startswith("avro.")}
    return FileRecords(reader.writer_schema, reader.codec, metadata, records, is_whole)


def _of_arrow(data: pa.BufferReader, *, is_orc: bool) -> FileRecords:
    if is_orc:
        orc = import_module("pyarrow.orc").ORCFile(data)
        return FileRecords(orc.schema, orc.compression, {}, orc.read().to_pylist(), format="orc")
    file = import_module("pyarrow.parquet").ParquetFile(data)
    facts, schema = file.metadata, file.schema_arrow
    codec = facts.row_group(0).column(0).compression if facts.num_row_groups else "ZSTD"
    keys = {key.decode(): text.decode() for key, text in (schema.metadata or {}).items()}
    records = file.read().to_pylist()
    return FileRecords(schema, codec, keys, records, format="parquet")


def _with_header(data: bytes, old: bytes, new: bytes) -> bytes:
    """Return a file of Avro with another text of the same length in its header.

    Raises:
        CorruptMetadataError: it has no header.
    """
    file, read = io.BytesIO(data), _fastavro().reader
    try:
        read(file)  # the header
    except Exception as error:  # whatever is there in its place
        raise CorruptMetadataError(str(error)) from error
    length = file.tell()
    return data[:length].replace(old, new) + data[length:]


def _fastavro() -> Any:
    try:
        import fastavro
    except ImportError as error:
        raise UnsupportedError(
            "writing repaired metadata needs fastavro: pip install arrowmeta[repair]"
        ) from error
    return fastavro
