"""State of a table: sound, with remarks, contradictory or partial; and the sentence for it.

The only definition: Python, every command, page and exit code, metrics and Spark ask here. The
state follows from rows of `damage` and `findings`. Main name: `standing`.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.damage import is_encrypted
from arrowmeta.model.nouns import count_severities, counted, severities_text, word_of

#: From best to worst.
State: TypeAlias = Literal["sound", "remarks", "contradictory", "partial"]
STATES: tuple[State, ...] = ("sound", "remarks", "contradictory", "partial")
#: Those in which no file may be deleted or written again, as the view `risks` has it.
AT_RISK: tuple[State, ...] = STATES[2:]


class Standing(NamedTuple):
    """State of a table.

    Attributes:
        state: `partial` if some metadata could not be read; `contradictory` if all was read, and
            some contradicts other metadata: damage of files that were read, or a finding of
            severity `error`; `remarks` if there are other findings; else `sound`. None if the
            checks did not run, and what was read shows nothing.
        sentence: what is wrong, in numbers, and what lists it.
    """

    state: State | None
    sentence: str


def standing(damage: pa.Table, findings: pa.Table | Counter[str] | None = None) -> Standing:
    """Return the state by what was read.

    Args:
        damage: rows of the relation `damage`, with or without losses.
        findings: rows of the relation `findings`, or their numbers by severity; None if the checks
            did not run.
    """
    lost = damage.filter(pc.invert(damage["is_read"]))
    severities = count_severities(findings) if isinstance(findings, pa.Table) else findings
    if n_lost := lost.num_rows:
        reasons: list[str] = lost["reason"].to_pylist()
        what = f"{counted(n_lost, 'place')} of the metadata"
        those = word_of(n_lost, "it", "them")
        if all(map(is_encrypted, reasons)):
            why = f"{word_of(n_lost, 'is', 'are')} encrypted and cannot be read without the keys"
        else:
            why = "could not be read"
        return Standing("partial", f"Partial: {what} {why}; `damage` lists {those}.")
    n_errors = damage.num_rows if severities is None else severities["error"]
    if n_errors or damage.num_rows:
        n_least = max(n_errors, 1)
        what = f"{counted(n_least, 'place')}{' or more' if severities is None else ''}"
        return Standing(
            "contradictory",
            f"Contradictory: all was read, but the metadata contradicts itself in {what}; "
            f"`reconcile` lists {word_of(n_least, 'it', 'them')}.",
        )
    if severities is None:
        return Standing(None, "Not checked for contradictions: `reconcile` does.")
    if told := severities_text(severities):
        return Standing("remarks", f"Remarks: {told}, no error; `reconcile` lists them.")
    return Standing("sound", "Sound: all was read, and the checks found nothing.")
