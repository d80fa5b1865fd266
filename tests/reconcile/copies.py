"""Copies of real tables that a test may damage: JSON and Avro files changed in place.

fastavro rewrites a manifest with its schema, codec and key-values; its length in manifest lists is
updated, so that only the change of the test is wrong.
"""

from __future__ import annotations

import io
import json
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import fastavro
import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import orc

import arrowmeta

Record = dict[str, Any]
Edit = Callable[[list[Record]], Any]


def found(root: Path) -> set[str]:
    """Return the names of all checks with an error or warning."""
    findings = arrowmeta.open(root, allow_moved_paths=True).reconcile().to_pylist()
    return {row["check_name"] for row in findings if row["severity"] != "info"}


class PaimonCopy:
    """A Paimon table at its latest snapshot."""

    def __init__(self, source: Path, root: Path | None = None) -> None:
        """Copy a table to a root; without one, `source` is a copy."""
        self.root = source if root is None else Path(shutil.copytree(source, root))
        root = self.root
        self.snapshot_id = max(
            int(path.name.removeprefix("snapshot-")) for path in root.glob("snapshot/snapshot-*")
        )

    def snapshot(self, back: int = 0) -> Path:
        return self.root / "snapshot" / f"snapshot-{self.snapshot_id - back}"

    def edit_snapshot(self, back: int = 0, **fields: Any) -> None:
        path = self.snapshot(back)
        path.write_text(json.dumps(json.loads(path.read_text()) | fields))

    def list_path(self, role: str, back: int = 0) -> Path:
        name = json.loads(self.snapshot(back).read_text())[f"{role}ManifestList"]
        return self.root / "manifest" / name

    def edit_list(self, role: str, edit: Edit, back: int = 0) -> None:
        """Change a manifest list, and its length in snapshots."""
        self._rewrite_list(self.list_path(role, back), edit)

    def manifest(self, role: str, position: int = 0, back: int = 0) -> Path:
        listed = read(self.list_path(role, back))
        return self.root / "manifest" / str(listed[position]["_FILE_NAME"])

    def edit_manifest(self, role: str, edit: Edit, position: int = 0) -> None:
        """Change the entries of a manifest; every list keeps its true length."""
        path = self.manifest(role, position)
        rewrite(path, edit)
        for listing in self.root.glob("manifest/manifest-list-*"):
            self._rewrite_list(
                listing, lambda rows: _set_length(rows, "_FILE_NAME", path, "_FILE_SIZE")
            )

    def _rewrite_list(self, listing: Path, edit: Edit) -> None:
        rewrite(listing, edit)
        for path in self.root.glob("snapshot/snapshot-*"):
            snapshot = json.loads(path.read_text())
            for key in [key for key, name in snapshot.items() if name == listing.name]:
                if f"{key}Size" in snapshot:
                    snapshot[f"{key}Size"] = listing.stat().st_size
            path.write_text(json.dumps(snapshot))

    @property
    def index_path(self) -> Path:
        return self.root / "manifest" / json.loads(self.snapshot().read_text())["indexManifest"]

    def edit_index(self, edit: Edit) -> None:
        rewrite(self.index_path, edit)


class IcebergCopy:
    """An Iceberg table whose current metadata has the greatest number in its name."""

    def __init__(self, source: Path, root: Path | None = None) -> None:
        """Copy a table to a root; without one, `source` is a copy."""
        self.root = source if root is None else Path(shutil.copytree(source, root))
        root = self.root
        self.metadata_path = max(
            root.glob("metadata/*.metadata.json"),
            key=lambda path: int(re.findall("[0-9]+", path.name)[0]),
        )

    @property
    def metadata(self) -> Record:
        return json.loads(self.metadata_path.read_text())

    def edit_metadata(self, edit: Callable[[Record], Any]) -> None:
        metadata = self.metadata
        edit(metadata)
        self.metadata_path.write_text(json.dumps(metadata))

    def current_snapshot(self, metadata: Record) -> Record:
        current = metadata["current-snapshot-id"]
        return next(s for s in metadata["snapshots"] if s["snapshot-id"] == current)

    def edit_snapshot(self, edit: Callable[[Record], Any]) -> None:
        self.edit_metadata(lambda metadata: edit(self.current_snapshot(metadata)))

    def file(self, recorded: str) -> Path:
        return self.root / "metadata" / recorded.rpartition("/")[2]

    @property
    def list_path(self) -> Path:
        return self.file(self.current_snapshot(self.metadata)["manifest-list"])

    def edit_list(self, edit: Edit) -> None:
        rewrite(self.list_path, edit)

    def manifest(self, content: int, position: int = 0) -> Path:
        listed = [row for row in read(self.list_path) if row.get("content", 0) == content]
        return self.file(listed[position]["manifest_path"])

    def edit_manifest(self, content: int, edit: Edit, position: int = 0) -> None:
        """Change the entries of a manifest; every list keeps its true length."""
        path = self.manifest(content, position)
        rewrite(path, edit)
        for listing in self.root.glob("metadata/snap-*.avro"):
            rewrite(
                listing, lambda rows: _set_length(rows, "manifest_path", path, "manifest_length")
            )


def set_options(root: Path, options: Mapping[str, str]) -> None:
    """Add options to each schema of a Paimon table."""
    for path in root.glob("schema/schema-*"):
        schema = json.loads(path.read_text())
        path.write_text(json.dumps(schema | {"options": {**schema["options"], **options}}))


def count_entries(rows: list[Record], manifest: Path) -> None:
    """Update the counts and length of a manifest in the rows of its manifest list."""
    statuses = [entry["status"] for entry in read(manifest)]
    for row in rows:
        if row["manifest_path"].rpartition("/")[2] == manifest.name:
            for status, kind in enumerate(("existing", "added", "deleted")):
                (name,) = {f"{kind}_files_count", f"{kind}_data_files_count"} & set(row)
                row[name] = statuses.count(status)
            row["manifest_length"] = manifest.stat().st_size


def swap(one: Path, other: Path) -> None:
    """Swap the contents of two files."""
    content = one.read_bytes()
    one.write_bytes(other.read_bytes())
    other.write_bytes(content)


def read(path: Path) -> list[Record]:
    data = path.read_bytes()
    if data[:4] == b"PAR1":
        return pq.read_table(io.BytesIO(data)).to_pylist()
    if data[:3] == b"ORC":
        return orc.read_table(io.BytesIO(data)).to_pylist()
    return list(fastavro.reader(io.BytesIO(data)))


def rewrite(path: Path, edit: Edit) -> None:
    """Change the records of an Avro file; `edit` may change the list or return another one."""
    rows = read(path)
    changed = edit(rows)
    if path.read_bytes()[:4] == b"PAR1":
        table = pq.read_table(path)
        made = pa.Table.from_pylist(rows if changed is None else changed, table.schema)
        pq.write_table(made, path, store_schema=False)
        return
    if path.read_bytes()[:3] == b"ORC":
        table = orc.read_table(path)
        made = pa.Table.from_pylist(rows if changed is None else changed, table.schema)
        orc.write_table(made, path, compression="zstd")
        return
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        metadata = {k: v for k, v in reader.metadata.items() if not k.startswith("avro.")}
        schema, codec = reader.writer_schema, reader.codec
    with path.open("wb") as file:
        records = rows if changed is None else changed
        fastavro.writer(file, schema, records, codec=codec, metadata=metadata)


def rewrite_header(path: Path, edit: Callable[[dict[str, str]], Any]) -> None:
    """Change the keys and values in the header of an Avro file that are not of the schema."""
    with path.open("rb") as file:
        reader = fastavro.reader(file)
        rows, schema, metadata = list(reader), reader.writer_schema, reader.metadata
    keys = {name: text for name, text in metadata.items() if not name.startswith("avro.")}
    edit(keys)
    with path.open("wb") as file:
        fastavro.writer(file, schema, rows, metadata=keys)


def _set_length(rows: list[Record], name: str, path: Path, length: str) -> None:
    for row in rows:
        if str(row[name]).rpartition("/")[2] == path.name:
            row[length] = path.stat().st_size
