"""Repairs: a plan of them, and repaired metadata written beside a table."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.apps.repair.iceberg import IcebergRepair
from arrowmeta.apps.repair.paimon import PaimonRepair
from arrowmeta.apps.repair.snapshot import Facts, NewFiles, Repair
from arrowmeta.errors import UnsupportedError
from arrowmeta.iceberg.table import IcebergSource
from arrowmeta.model.reading import read_relation
from arrowmeta.model.source import Source
from arrowmeta.paimon.table import PaimonSource


def write_repaired(source: Source, folder: str, findings: pa.Table, damage: pa.Table) -> Repair:
    """Write repaired metadata of the open snapshot into a folder.

    Args:
        source: the table.
        folder: path or URI outside of the table.
        findings: of the table, without those of storage.
        damage: of the table.

    Raises:
        UsageError: nothing is wrong, a right value is not known, or the folder is the table's.
        UnsupportedError: fastavro is not installed.
    """
    if isinstance(source, PaimonSource):
        facts = Facts(findings, damage)
        return PaimonRepair(source, facts, NewFiles(folder, source)).run()
    if not isinstance(source, IcebergSource):
        raise UnsupportedError(f"tables of {source.format} cannot be repaired")
    entries = read_relation(source, "entries", ["content", "sequence_number"])
    deletes = entries.filter(pc.not_equal(entries["content"], "data"))
    numbers = {number for number in deletes["sequence_number"].to_pylist() if number is not None}
    facts = Facts(findings, damage, numbers)
    files = NewFiles(folder, source, [source.metadata.location])
    return IcebergRepair(source, facts, files).run()
