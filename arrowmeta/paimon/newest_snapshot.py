"""The newest snapshot that can be read, where the latest one cannot.

Knows what stands in for it, and says what that means; which one is the latest is `history`.
"""

from __future__ import annotations

from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.paimon.history import History
from arrowmeta.paimon.snapshot import Snapshot


def newest_snapshot(history: History, on_damage: OnDamage) -> tuple[Snapshot | None, str | None]:
    """Return the latest snapshot, or the newest readable one and why it is not the latest.

    Args:
        history: of the branch.
        on_damage: is told of each newer snapshot that is damaged or missing.
    """
    try:
        return history.latest(), None
    except CorruptMetadataError as error:  # what exceeds a limit is not damaged
        lost = {error.path: error}
    found: Snapshot | None = None
    for snapshot_id in reversed(history.ids()):
        path = history.layout.snapshot(snapshot_id)
        try:
            found = history.read(path, snapshot_id)
            break
        except FileNotFoundError:
            continue  # expired since it was listed
        except CorruptMetadataError as error:
            lost[path] = error
    stands_in = f"the newest that can be read is snapshot {found.id}" if found else "none is left"
    for damage in lost.values():
        on_damage(damage.and_so(f"the newest state is lost with it, {stands_in}"))
    names = ", ".join(sorted((path or "").rpartition("/")[2] for path in lost))
    return found, f"{names} cannot be read, {stands_in}"
