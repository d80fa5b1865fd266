"""Which entries are live: the view of that name, asked over columns that are decoded already.

The view is the same that a connection has. Here it stands alone, so that a small table need not
wait for the others and for what makes relations lazy.
"""

from __future__ import annotations

import duckdb
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.columns.buffers import flag_array, to_numbers


def live_entry_ids(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.int64]:
    """Return the ids of the entries that stand for a live file, sorted.

    Args:
        identities: the columns `IDENTITY_COLUMNS` of all entries.
        deletes_are_replayed: whether an entry `deleted` takes back an `added` of another manifest.
    """
    definition = next(file.definition for file in sql_files() if file.name == "live_entries")
    replayed = flag_array(np.array([deletes_are_replayed]))
    with duckdb.connect() as connection:
        connection.register("base_entries", identities)
        connection.register("base_table", pa.table([replayed], names=["deletes_are_replayed"]))
        connection.execute(definition)
        answer = connection.sql("SELECT entry_id FROM live_entries").to_arrow_table()
    return np.sort(to_numbers(answer["entry_id"].combine_chunks()))
