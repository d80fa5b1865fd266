"""Avro files and Puffin files of Iceberg tables, read with the metadata of the table."""

from __future__ import annotations

from functools import lru_cache

import pyarrow as pa

from arrowmeta.avro.metadata_reader import ListedManifest
from arrowmeta.iceberg.manifests import ENTRIES, read_manifest_lists
from arrowmeta.iceberg.relations import read_footer
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.tables import decoded_schema
from tests.fuzz.case import Case
from tests.fuzz.guard import with_guard
from tests.fuzz.real_tables import opened
from tests.fuzz.targets.target import (
    Arrow,
    as_integer,
    avro_file,
    one_of,
    tolerated,
    with_flat_names,
)


def read_manifest(case: Case) -> list[Arrow]:
    """Read entries.

    The numbers of the case are the manifest's spec, its first row id (negative for none), of how
    many entries one is kept, and whether its list says that it has delete files.
    """
    context = _source(case.context).context
    names = case.columns or decoded_schema("entries", context.shape).names
    spec_id, first_row_id, every, has_deletes = case.numbers
    first = as_integer(first_row_id, 64) if first_row_id >= 0 else None
    content = "deletes" if has_deletes else "data"
    facts = (as_integer(spec_id, 32), 7, 3, content, first)
    manifests = [ListedManifest(avro_file(case), 0, facts)]
    only = one_of(every)
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
    lists, schema = {7: avro_file(case)}, decoded_schema("all_manifests", source.shape)
    return tolerated(
        lambda on_damage: [read_manifest_lists(lists, schema, source.partition, on_damage)]
    )


def read_puffin(case: Case) -> list[Arrow]:
    blobs = read_footer(memoryview(with_guard(case.data)), "fuzzed")
    return [pa.array([(one.offset, one.length) for one in blobs], pa.list_(pa.int64()))]


def _source(location: str) -> IcebergSource:
    source = opened(location)
    assert isinstance(source, IcebergSource)
    return source
