"""Avro files of Paimon tables, read with the schemas of the table they are of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.model.tables import decoded_schema
from arrowmeta.paimon.fields import ENTRIES
from arrowmeta.paimon.index_files import read_index_manifests, read_vector_ranges
from arrowmeta.paimon.relations import ListFile, read_manifest_lists
from arrowmeta.paimon.table import PaimonSource
from tests.fuzz.case import Case
from tests.fuzz.real_tables import opened
from tests.fuzz.targets.target import Arrow, avro_file, one_of, tolerated, with_flat_names


def read_manifest(case: Case) -> list[Arrow]:
    """Read entries; the number of the case is of how many one is kept."""
    context = _source(case.context).context
    names = case.columns or decoded_schema("entries", context.shape).names
    manifests = [ListedManifest(avro_file(case), 0, (None, "data"))]
    only = one_of(*case.numbers)
    return tolerated(
        lambda on_damage: ENTRIES.decode(manifests, context, names, only=only, on_damage=on_damage)
    )


@lru_cache(maxsize=512)
def _columns_at(location: str) -> list[str]:
    return with_flat_names(decoded_schema("entries", _source(location).shape))


def manifest_columns(case: Case) -> list[str]:
    return _columns_at(case.context)


def read_list(case: Case) -> list[Arrow]:
    source = _source(case.context)
    lists = [ListFile(avro_file(case), "base", 1)]
    folder = source.history.layout.folder("manifest")
    return tolerated(
        lambda on_damage: [read_manifest_lists(lists, source.shape, folder, on_damage)]
    )


def read_index_manifest(case: Case) -> list[Arrow]:
    """Read what there is in index files, or where in them the deletion vectors are.

    One or the other by the length of the file: each has its memory.
    """
    of_table = _source(case.context)
    known = (of_table.location, of_table.schemas[-1])

    def read(on_damage: OnDamage) -> Iterator[Arrow]:
        if len(case.data) % 2:
            yield read_index_manifests([avro_file(case)], *known, on_damage)
        else:
            ranges = read_vector_ranges([avro_file(case)], *known, on_damage)
            yield from (ranges.files, ranges.vectors)

    return tolerated(read)


def _source(location: str) -> PaimonSource:
    source = opened(location)
    assert isinstance(source, PaimonSource)
    return source
