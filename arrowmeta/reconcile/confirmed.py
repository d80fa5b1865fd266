"""Findings of a table that others write to: only what is so, and not what a commit made look so.

A question is asked of one state of the table. Where it finds something, and the table has changed
meanwhile, it is asked again: files may be missing because they have expired, or cut short because
they were still being written. What both answers have is reported.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.source import Source
from arrowmeta.reconcile.findings import check_not_moved, find_contradictions
from arrowmeta.reconcile.storage import Reopen, look_outside

#: What tells a finding of one answer in another one.
_IDENTITY = ("check_name", "subject", "snapshot_id", "actual")
#: The check whose subjects are files that could not be read.
_UNREADABLE = "metadata_unreadable"


@dataclass(frozen=True)
class _Look:
    """An answer, and the states of the table that it is of."""

    states: list[Source]
    findings: pa.Table


def confirmed_findings(
    source: Source,
    reopen: Reopen | None = None,
    storage: bool | pa.Table = False,
    footers: bool = False,
) -> pa.Table:
    """Return the findings of all checks, the gravest first; see `find_contradictions`.

    Args:
        source: the snapshot.
        reopen: opens branches; needed to look at storage.
        storage: whether to list storage; or a listing that the caller made.
        footers: whether to read the footers of data files.
    """
    check_not_moved(source)
    look = partial(_look, reopen=reopen, storage=storage, footers=footers)
    # Whether metadata is true is asked of the manifests, not of a copy of them.
    first = look(source.with_store(None).pinned())
    if not first.findings.num_rows:
        return first.findings
    later = first.states[-1].again()
    if all(state.is_as(later) for state in first.states):
        _tell_damage(source, first)
        return first.findings
    second = look(later)
    both = _Look(second.states, _in_both(first.findings, second.findings))
    _tell_damage(source, both)
    return both.findings


def _look(
    source: Source, *, reopen: Reopen | None, storage: bool | pa.Table, footers: bool
) -> _Look:
    if reopen is None:
        return _Look([source], find_contradictions(source))
    after, outside = look_outside(source, reopen, storage, footers)
    states = [source] if after is source else [source, after]
    return _Look(states, find_contradictions(after, outside))


def _in_both(first: pa.Table, second: pa.Table) -> pa.Table:
    known = set(zip(*(first[name].to_pylist() for name in _IDENTITY), strict=True))
    rows = zip(*(second[name].to_pylist() for name in _IDENTITY), strict=True)
    return second.filter(pa.array([row in known for row in rows], pa.bool_()))


def _tell_damage(source: Source, look: _Look) -> None:
    """Let the source know of files that are damaged, which may raise."""
    unreadable = look.findings.filter(pc.equal(look.findings["check_name"], _UNREADABLE))
    source.take_damage(look.states[-1], set(unreadable["subject"].to_pylist()))
