"""How executions end, and which ends are right: decided here and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from tests.fuzz.case import Case
from tests.fuzz.guard import guarded_kernel_input
from tests.fuzz.targets import TARGETS
from tests.fuzz.targets.target import Arrow

_VARYING = re.compile(r"'[^']*'|\"[^\"]*\"|\bamong .*|\b0x[0-9a-f]+|-?\d[\d,.]*|\b[0-9a-f]{8}\b")


@dataclass(frozen=True)
class Outcome:
    """How an execution ended.

    Attributes:
        signature: the class of outcomes it belongs to.
        shape: with the signature, whether it is like another one: the feedback of the fuzzer.
        arrow: what was read; empty after an error.
        is_foreign: an exception that is none of ours.
    """

    signature: str
    shape: tuple[int, ...] = ()
    arrow: Sequence[Arrow] = ()
    is_foreign: bool = False


def execute(case: Case) -> Outcome:
    """Run a case; never raises."""
    try:
        with guarded_kernel_input():
            arrow = TARGETS[case.target].run(case)
    except ArrowMetaError as error:
        return Outcome(signature_of(error))
    except Exception as error:
        return Outcome(f"!! {signature_of(error)}", is_foreign=True)
    n_rows, n_bytes = sum(map(len, arrow)), sum(part.nbytes for part in arrow)
    return Outcome("read", (n_rows.bit_length(), n_bytes.bit_length()), arrow)


def invalid(outcome: Outcome) -> str | None:
    """What `validate` has against the Arrow data, if anything."""
    try:
        for part in outcome.arrow:
            part.validate(full=True)
    except pa.ArrowInvalid as error:
        return f"!! invalid Arrow: {signature_of(error)}"
    return None


def signature_of(error: BaseException) -> str:
    """The class of an error and its reason, without what differs from input to input."""
    reason = error.reason if isinstance(error, CorruptMetadataError) else str(error)
    return f"{type(error).__name__}: {_VARYING.sub('#', reason)[:90]}"
