"""The measured readers of both formats, with their environments and the entries that they read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bench.environments import (
    DATAFUSION,
    LIMIT,
    OURS,
    POLARS,
    PYICEBERG,
    PYPAIMON,
    Environment,
)

#: Entries that a slow reader reads; times are compared per entry.
SAMPLE = 20_000

BOTH = ("paimon", "iceberg")

#: What is returned. Peers are compared with ours of the same kind.
ALL, TYPED, PLAN = "all fields", "typed statistics", "six fields"


@dataclass(frozen=True)
class Peer:
    """A reader to measure.

    Attributes:
        name: as printed.
        kind: what it returns, one of the above.
        library: the module of `bench.readers`.
        reader: its name there.
        environment: where it runs.
        formats: what it reads.
        max_entries: maximum number of entries that it reads; None for all.
    """

    name: str
    kind: str
    library: str
    reader: str
    environment: Environment = field(default=OURS)
    formats: tuple[str, ...] = BOTH
    max_entries: int | None = None


OUR_FIELDS = Peer("arrowmeta read_avro", ALL, "arrowmeta", "fields")
OUR_PLAN = Peer("arrowmeta read_avro, six fields", PLAN, "arrowmeta", "plan fields")
OUR_ENTRIES = Peer("arrowmeta entries()", TYPED, "arrowmeta", "entries")
OUR_PLAN_ENTRIES = Peer("arrowmeta entries(), six columns", PLAN, "arrowmeta", "plan entries")
OUR_READERS = (OUR_FIELDS, OUR_ENTRIES, OUR_PLAN, OUR_PLAN_ENTRIES)

OTHERS = (
    Peer("fastavro, records dropped", ALL, "fastavro", "records", max_entries=SAMPLE),
    Peer("fastavro + pyarrow table", ALL, "fastavro", "table", max_entries=SAMPLE),
    Peer("DataFusion read_avro", ALL, "datafusion", "fields", DATAFUSION),
    Peer("DataFusion read_avro, six fields", PLAN, "datafusion", "plan fields", DATAFUSION),
    Peer("polars-avro", ALL, "polars", "fields", POLARS),
    Peer("polars-avro, six fields", PLAN, "polars", "plan fields", POLARS),
    Peer(
        "PyIceberg fetch_manifest_entry",
        ALL,
        "pyiceberg",
        "entries",
        PYICEBERG,
        ("iceberg",),
        SAMPLE,
    ),
    Peer(
        "pypaimon ManifestFileManager.read",
        ALL,
        "pypaimon",
        "entries",
        PYPAIMON,
        ("paimon",),
        SAMPLE,
    ),
)

_CANDIDATES = {
    "paimon": (
        "zstandard",
        "zstandard readinto",
        "backports.zstd",
        "cramjam",
        "pyarrow",
        "pyarrow stream",
    ),
    "iceberg": ("zlib", "isal", "zlib-ng", "libdeflate", "cramjam deflate"),
}
LIMITS = tuple(
    Peer(name, "limit", "limit", name, LIMIT, (format,))
    for format, names in _CANDIDATES.items()
    for name in names
)


def peers(format: str) -> Iterator[Peer]:
    """Yield all who read a format: the limit's candidates, ours, the others."""
    yield from (peer for peer in (*LIMITS, *OUR_READERS, *OTHERS) if format in peer.formats)
