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


def is_live(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.bool_]:
    """Tell for each entry whether it stands for a live file.

    Args:
        identities: the columns `IDENTITY_COLUMNS` of all entries in order.
        deletes_are_replayed: whether an entry `deleted` takes back an `added` of another manifest.
    """
    definition = next(file.definition for file in sql_files() if file.name == "live_entries")
    replayed = flag_array(np.array([deletes_are_replayed]))
    with duckdb.connect() as connection:
        connection.register("base_entries", identities)
        connection.register("base_table", pa.table([replayed], names=["deletes_are_replayed"]))
        connection.execute(definition)
        answer = connection.sql("SELECT entry_idx FROM live_entries").to_arrow_table()
    live = np.zeros(identities.num_rows, dtype=bool)
    live[to_numbers(answer["entry_idx"].combine_chunks())] = True
    return live
