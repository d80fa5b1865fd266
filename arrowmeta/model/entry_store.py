"""What a store of decoded entries is told by a format, and what a format asks of a store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pyarrow as pa

from arrowmeta.model.cached import cached_property
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.source import EntryFilter, LateColumn

#: Decodes columns of entries. Takes the columns, which entries are wanted, and the log of damage if
#: it is not the source's own.
DecodeEntries = Callable[
    [Collection[str], EntryFilter | None, DamageLog | None], Iterator[pa.RecordBatch]
]


@dataclass(frozen=True)
class EntryReading:
    """How the entries of some manifests are decoded, and what they depend on.

    Attributes:
        location: of the table.
        format: of the table.
        context: what decoding depends on beside the manifests, as text: columns, specs, schemas.
        schema: of the relation, internal columns among them.
        late: columns that depend on more than the manifest and the context, and how they are made.
        manifests: `manifest_path` and `length` of each, and the facts; a row is an ordinal.
        facts: columns of `manifests` that stored columns depend on.
        of_manifest: columns that have one value for all entries of a manifest, and the column of
            `manifests` that has it.
        decode: decodes their entries.
        versions: tells files from later ones of the same paths; None for one that is missing.
    """

    location: str
    format: str
    context: str
    schema: pa.Schema
    late: Mapping[str, LateColumn]
    manifests: pa.Table
    facts: tuple[str, ...]
    of_manifest: Mapping[str, str]
    decode: DecodeEntries
    versions: Callable[[Sequence[str]], Sequence[str | None]]
    _known: dict[int, str | None] = field(default_factory=dict, compare=False)

    @cached_property
    def paths(self) -> list[str]:
        """The manifests."""
        return list(self.manifests["manifest_path"].to_pylist())

    @cached_property
    def lengths(self) -> list[int]:
        """Bytes of each manifest; 0 where that is not known."""
        return [length or 0 for length in self.manifests["length"].to_pylist()]

    def length(self, ordinals: Sequence[int]) -> int:
        """Return the bytes of some manifests."""
        return sum(self.lengths[ordinal] for ordinal in ordinals)

    def identities(self, ordinals: Sequence[int]) -> list[str | None]:
        """Return what tells manifests from other files of their paths; None for a missing file."""
        unknown = [ordinal for ordinal in ordinals if ordinal not in self._known]
        versions = self.versions([self.paths[ordinal] for ordinal in unknown])
        for ordinal, version in zip(unknown, versions, strict=True):
            recorded = self.recorded_identity(ordinal)
            self._known[ordinal] = None if version is None else f"{recorded}|{version}"
        return [self._known[ordinal] for ordinal in ordinals]

    def recorded_identity(self, ordinal: int) -> str:
        """Return the part of a manifest's identity that its list records."""
        return "|".join(map(str, (self.lengths[ordinal], *self._facts[ordinal])))

    @cached_property
    def _facts(self) -> list[tuple[object, ...]]:
        columns = [self.manifests[name].to_pylist() for name in self.facts]
        return list(zip(*columns, strict=True)) if columns else [()] * len(self.paths)


class Store(Protocol):
    """Keeps decoded entries; an answer with it equals one without."""

    def batches(
        self, reading: EntryReading, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return columns of entries, in the order of their manifests; see `Source.batches`."""
        ...
