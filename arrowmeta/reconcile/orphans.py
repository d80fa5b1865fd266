"""Which files of a listing may be called orphans if no snapshot names them.

Knows where a table keeps what only its snapshots lead to, and how old a file must be to belong to
no commit under way; which files are used is not its business. In doubt a file is none.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.source import Source

#: Younger files may belong to a commit that is being made; Iceberg's own guard is as long.
ORPHAN_AGE = timedelta(days=3)

#: What is found by its name and not through a snapshot, beside data, manifests, index files and
#: statistics of Paimon. Iceberg metadata may be published for other readers.
_NAMED = "^/(branch|changelog|consumer|metadata|schema|service|snapshot|tag)/"
#: Files that only a table has, and the folder that makes it one.
_OF_ICEBERG = r"^(?P<root>(?s:.*))/metadata/[^/]*[.]metadata[.]json(?:[.]gz)?$"
_OF_PAIMON = r"^(?P<root>(?s:.*))/(?:snapshot/snapshot|schema/schema)-[0-9]+$"
_BRANCH = "^/branch/branch-[^/]+$"


def may_be_orphans(
    source: Source, below: pa.ChunkedArray, last_modified: pa.ChunkedArray
) -> pa.ChunkedArray:
    """Tell of each file whether it is an orphan unless something names it.

    Args:
        source: the table.
        below: what follows the table's folder in each path, with a slash; null outside of it.
        last_modified: when each was last changed; null if that is not known.
    """
    limit = pa.scalar(_known_until(source) - ORPHAN_AGE, last_modified.type)
    may_be = pc.and_(pc.less(last_modified, limit), pc.is_valid(below))
    if source.format == "paimon":
        may_be = pc.and_not(may_be, pc.match_substring_regex(below, _NAMED))
    for root in _other_tables(source, below):
        may_be = pc.and_not(may_be, pc.starts_with(below, f"{root}/"))
    return pc.fill_null(may_be, False)


def _known_until(source: Source) -> datetime:
    """Return until when it is known what is used: until now, if this is surely the latest state.

    A metadata file that was opened itself may be an old one, and so may be one that was guessed.
    """
    is_table = source.location.rstrip("/") == source.storage.location.rstrip("/")
    if is_table and source.guess is None:
        return datetime.now(UTC)
    batches = source.batches("metadata_log_entries", ["timestamp"])
    times = [time for batch in batches for time in batch.column("timestamp").to_pylist() if time]
    return max(times, default=datetime.fromtimestamp(0, UTC))


def _other_tables(source: Source, below: pa.ChunkedArray) -> list[str]:
    """Return the folders in that of the table that are tables, too.

    One is the folder itself, where Iceberg metadata of a Paimon table was opened.
    """
    iceberg, paimon = (_roots(below, pattern) for pattern in (_OF_ICEBERG, _OF_PAIMON))
    if source.format == "paimon":
        is_own = pc.match_substring_regex(paimon, _BRANCH)
        own = {"", *paimon.filter(is_own).to_pylist()}
    else:
        own = set(iceberg.filter(pc.equal(iceberg, "")).to_pylist()) - set(paimon.to_pylist())
    return sorted({*iceberg.to_pylist(), *paimon.to_pylist()} - own)


def _roots(below: pa.ChunkedArray, pattern: str) -> pa.Array:
    found = pc.struct_field(pc.extract_regex(below, pattern), "root")
    return pc.unique(found).drop_null()
