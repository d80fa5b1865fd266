"""How files of an Iceberg table are loaded, and what is said about those that cannot be.

Spec: Iceberg v3, Table Encryption; GCM stream file format.
"""

from __future__ import annotations

from dataclasses import dataclass

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import UnsupportedError

#: The first bytes of a file that is encrypted as a stream of AES-GCM blocks.
_ENCRYPTED_MAGIC = b"AGS1"


@dataclass(frozen=True)
class IcebergReader(MetadataReader):
    """Loads files of one table; one that is encrypted becomes a line of damage that says so."""

    def load(self, path: str, kind: str, other_path: str | None = None) -> AvroFile | None:
        """Read a file's bytes; None, and a line of damage, if that cannot be."""
        file = super().load(path, kind, other_path)
        if file is None or bytes(file.data[:4]) != _ENCRYPTED_MAGIC:
            return file
        self.damage_log.add(
            kind,
            path,
            UnsupportedError(f"{path} is encrypted (AGS1, AES-GCM), which is not read"),
        )
        return None
