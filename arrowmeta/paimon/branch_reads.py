"""Other branches that batch queries read, by the options of a table.

Returns a sentence for people: plans and relations cover the open branch only.

Spec: Paimon 2.x, core/table/FileStoreTableFactory.java (create, createChainTable),
FallbackReadFileStoreTable.java, ChainTableFileStoreTable.java.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from arrowmeta.paimon.layout import MAIN_BRANCH
from arrowmeta.paimon.schema import is_on

_CHAIN = ("scan.fallback-snapshot-branch", "scan.fallback-delta-branch")
_FALLBACK = "scan.fallback-branch"
_PRIMARY = "scan.primary-branch"


def reads_of_branches(
    options: Mapping[str, str], branch: str, existing: Callable[[], Collection[str]]
) -> str | None:
    """Return what batch queries read of other branches, as a sentence; None if nothing.

    Args:
        options: options of the table in the open branch.
        branch: the open branch.
        existing: returns the branches of the table; the main branch is always one.
    """
    is_chain = is_on(options, "chain-table.enabled")
    used = _CHAIN if is_chain else (_FALLBACK,) if _named(options, _FALLBACK) else (_PRIMARY,)
    others = [_named(options, option) for option in used]
    # The branches of a chain, which have its options, too, are read on their own.
    if not all(others) or branch.casefold() in map(str.casefold, others):
        return None
    there = {MAIN_BRANCH, *existing()}
    lost = [name for name in others if name not in there]
    if lost and is_chain:
        return f"Queries of this chain table fail: branch {lost[0]} does not exist."
    if lost:
        return f"{used[0]} names branch {lost[0]}, which does not exist: queries do not read it."
    if is_chain:
        what = "this is a chain table, whose partitions"
        read = f"that branch {branch} lacks are read from branches {others[0]} and {others[1]}"
    elif used == (_FALLBACK,):
        what = f"{_FALLBACK} is set, so partitions"
        read = f"that branch {branch} lacks are read from branch {others[0]}"
    else:
        what = f"{_PRIMARY} is set, so partitions"
        read = f"that branch {others[0]} has are read from there instead of branch {branch}"
    return f"The files of branch {branch} are not all that batch queries read: {what} {read}."


def _named(options: Mapping[str, str], option: str) -> str:
    return options.get(option, "").strip()
