"""Numbers that identify rows, in columns and in sets."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def is_among(numbers: NDArray[np.int64], wanted: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell for each number whether it is one of the sorted `wanted`."""
    if not len(wanted):
        return np.zeros(len(numbers), dtype=bool)
    places = np.minimum(np.searchsorted(wanted, numbers), len(wanted) - 1)
    return np.equal(wanted[places], numbers)
