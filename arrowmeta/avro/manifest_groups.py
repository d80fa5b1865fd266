"""Manifests of a snapshot, loaded some at a time, each with what its list says of it.

Knows which of them are wanted and in memory together, not what is in a manifest or its list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pyarrow as pa

from arrowmeta.avro.file import Announced, AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.model.source import EntryFilter


class ListedManifest(NamedTuple):
    """A manifest and its line in the list.

    Attributes:
        file: its bytes, under its recorded path, and what the list says of it.
        ordinal: its row in the list, whether the manifests before it are there or not.
        facts: what was asked of that row.
    """

    file: AvroFile
    ordinal: int
    facts: tuple[Any, ...]


def manifest_groups(
    manifests: pa.Table,
    facts: Sequence[str],
    only: EntryFilter | None,
    reader: MetadataReader,
    *,
    counts: Sequence[str] = (),
) -> Iterator[list[ListedManifest]]:
    """Load manifests, all or those of some ordinals, in groups.

    Args:
        manifests: `manifest_path` and `length` of each, and the facts.
        facts: columns whose values are wanted beside.
        only: which manifests are wanted.
        reader: loads them, and is told of damage.
        counts: columns with the number of entries of each status, in the order of its codes.
    """
    columns = ("manifest_path", "length", *counts, *facts)
    rows = enumerate(zip(*(manifests[name].to_pylist() for name in columns), strict=True))
    facts_at = 2 + len(counts)
    ordinals = None if only is None else only.manifests
    wanted = [one for one in rows if ordinals is None or one[0] in ordinals]
    paths, lengths = [row[0] for _, row in wanted], [row[1] for _, row in wanted]
    for start, files in reader.load_groups(paths, lengths, "manifest"):
        listed = zip(files, wanted[start : start + len(files)], strict=True)
        yield [
            ListedManifest(_announced(file, row[1:facts_at]), ordinal, row[facts_at:])
            for file, (ordinal, row) in listed
            if file
        ]


def _announced(file: AvroFile, said: Sequence[Any]) -> AvroFile:
    """Return a manifest with what its list says of it: its length, and entries by status."""
    length, *counts = said
    known = Announced("the manifest list", length, tuple(counts) or (None,))
    return AvroFile(file.path, file.data, file.schema_text, known)
