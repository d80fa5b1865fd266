"""Two tables beside each other, opened where they are."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import pyarrow as pa

from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT
from arrowmeta.reconcile.comparison import compare_sources
from arrowmeta.table import Table, open_table

TableOrLocation: TypeAlias = Table | str | os.PathLike[str]


def compare(
    a: TableOrLocation,
    b: TableOrLocation,
    *,
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = CONNECT_TIMEOUT,
    request_timeout: float = REQUEST_TIMEOUT,
    allowed_roots: Sequence[str] = (),
) -> pa.Table:
    """Return what differs between two copies of a table, or of Paimon and its Iceberg metadata.

    Columns, tags and branches are compared, and the live files of the snapshots: which there are,
    and what is said of each. Of a Paimon table only those are expected in its Iceberg metadata that
    Paimon publishes: all, or those of the top level if it has a primary key. Files of other levels
    may be there if they need no merge: metadata that is made anew has them.

    Args:
        a: a table; a location is opened at its latest snapshot, with recorded paths read there.
        b: another one. The Iceberg metadata in a Paimon table's own folder is found by
            `arrowmeta.open(location, format="iceberg")`, or by its metadata file.
        storage_options: of the store of locations; see `arrowmeta.open`, as for what follows.
        connect_timeout: seconds to connect to the store.
        request_timeout: seconds for a request to the store, with its repetitions.
        allowed_roots: locations in other buckets that metadata may name files in.

    Returns:
        `difference` (`snapshot`, `column`, `tag`, `file`, or the fact of a file that differs),
        `subject`, `a` and `b` (what each has; null if it has not), `detail`. Empty if all agrees.

    Raises:
        ArrowMetaError: a location cannot be opened; see `arrowmeta.open`.

    Example:
        >>> arrowmeta.compare("warehouse/db.db/orders", "backup/db.db/orders")
    """
    # A copy's paths may still name the place that it was copied from: the other table.
    opened = (
        one
        if isinstance(one, Table)
        else open_table(
            one,
            allow_moved_paths=True,
            storage_options=storage_options,
            connect_timeout=connect_timeout,
            request_timeout=request_timeout,
            allowed_roots=allowed_roots,
        )
        for one in (a, b)
    )
    first, second = opened
    return compare_sources(first.source, second.source)
