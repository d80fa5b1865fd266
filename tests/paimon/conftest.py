from collections.abc import Iterator

import pytest

from arrowmeta.kernels import binary_row
from arrowmeta.kernels import byte_strings as byte_copy

KERNELS = (
    (binary_row, "decode_rows"),
    (binary_row, "decode_elements"),
    (binary_row, "read_counts"),
    (binary_row, "split_pairs"),
    (byte_copy, "copy_spans"),
)


@pytest.fixture(params=["compiled", "interpreted"], scope="module")
def both_kernels(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kernels of BinaryRows as machine code, and again as plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "interpreted":
            for module, name in KERNELS:
                patch.setattr(module, name, getattr(module, name).interpreted)
        yield
