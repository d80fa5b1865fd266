"""How files of an Iceberg table are loaded, and what is said about those that cannot be.

Spec: Iceberg v3, Table Encryption; GCM stream file format.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from arrowmeta.avro.container import MAGIC
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError, UnsupportedError

#: The first bytes of a file that is encrypted as a stream of AES-GCM blocks.
_ENCRYPTED_MAGIC = b"AGS1"


@dataclass(frozen=True)
class IcebergReader(MetadataReader):
    """Loads files of one table; one that is encrypted becomes a line of damage that says so."""

    starts_with: ClassVar[tuple[bytes, ...]] = (MAGIC, _ENCRYPTED_MAGIC)

    def read(
        self, path: str, other_path: str | None = None, expected_length: int | None = None
    ) -> AvroFile | ArrowMetaError:
        """Return a file's bytes, or what is wrong with it."""
        found = super().read(path, other_path, expected_length)
        if isinstance(found, AvroFile) and bytes(found.data[:4]) == _ENCRYPTED_MAGIC:
            return UnsupportedError(f"{path} is encrypted (AGS1, AES-GCM), which is not read")
        return found
