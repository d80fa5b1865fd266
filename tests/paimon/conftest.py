from collections.abc import Iterator

import pytest

from arrowmeta.kernels import binary_row as kernel

KERNELS = ("decode_rows", "decode_elements", "read_counts", "split_pairs", "copy_spans")


@pytest.fixture(params=["compiled", "interpreted"], scope="module")
def both_kernels(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kernels of BinaryRows as machine code, and again as plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "interpreted":
            for name in KERNELS:
                patch.setattr(kernel, name, getattr(kernel, name).interpreted)
        yield
