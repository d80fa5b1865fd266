"""What every task of ours does in a Python worker of Spark, whatever it reads."""

from __future__ import annotations

import functools
import gc
import warnings
from typing import TYPE_CHECKING

import pyarrow as pa

from arrowmeta.errors import UsageError

if TYPE_CHECKING:
    from arrowmeta.spark.pinned import Pinned


def exactly(data: pa.Table, columns: pa.Schema, pinned: Pinned) -> pa.Table:
    """Return `data`, which Spark would misread, or crash on, if it had other columns than said.

    Raises:
        UsageError: it has.
    """
    if data.schema != columns:
        raise UsageError(
            f"the columns of {pinned.opening.location} have changed since it was loaded; "
            "load it again"
        )
    return data


@functools.cache
def settle_worker() -> None:
    """Keep what a worker has loaded out of the garbage collection that Spark runs after each task.

    With a compiler in memory a collection takes as long as a small task.
    """
    gc.collect()
    gc.freeze()


def hush() -> None:
    """Say nothing on the error stream of an executor of what the relation `damage` says."""
    warnings.filterwarnings("ignore", module=r"arrowmeta\.")
