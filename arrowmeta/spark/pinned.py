"""A table at one snapshot, as it travels from the driver to the executors.

Knows how to open the same snapshot again elsewhere and later; what is read of it is not its
business.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from arrowmeta.errors import UsageError
from arrowmeta.model.damage import without_warnings
from arrowmeta.opening import Opening

if TYPE_CHECKING:
    from arrowmeta.model.source import Source


@dataclass(frozen=True)
class Pinned:
    """A table and the snapshot that was chosen when it was loaded.

    Attributes:
        opening: what the user asked for. A branch or tag stays in it, because its snapshots and
            columns can be others than those of the table.
        snapshot_id: what that meant at load; None for a table without a snapshot.
    """

    opening: Opening
    snapshot_id: int | None

    @classmethod
    def of(cls, opening: Opening, source: Source) -> Pinned:
        """Pin what `opening` has opened as `source`."""
        if opening.as_of is not None:
            opening = replace(opening, as_of=None, snapshot_id=source.snapshot_id)
        return cls(opening, source.snapshot_id)

    def source(self) -> Source:
        """Open the snapshot again.

        Raises:
            SnapshotNotFoundError: the snapshot has expired since.
            UsageError: the table had no snapshot, and has one now.
        """
        with without_warnings():  # They were given when the table was loaded.
            # Every core of an executor has a task of its own, so that one thread is enough.
            source = replace(self.opening, threads=self.opening.threads or 1).source()
        if source.snapshot_id == self.snapshot_id:
            return source
        if self.snapshot_id is None:
            raise UsageError(
                f"{source.location} had no snapshot when it was loaded and is at "
                f"{source.snapshot_id} now; load it again"
            )
        return source.at_snapshot(self.snapshot_id)
