"""A table that grows: a real one whose snapshots appear one after the other."""

import shutil
from pathlib import Path


class GrowingTable:
    """A copy of a Paimon table that shows its snapshots up to one.

    Args:
        table: the real one.
        location: of the copy.
        snapshot_id: the latest snapshot that is there.
    """

    def __init__(self, table: Path, location: Path, snapshot_id: int) -> None:
        self.table = table
        self.location = Path(shutil.copytree(table, location))
        self.folder = self.location / "snapshot"
        for path in self.folder.glob("snapshot-*"):
            if int(path.name.removeprefix("snapshot-")) > snapshot_id:
                path.unlink()
        self.show(snapshot_id)

    def show(self, snapshot_id: int) -> None:
        """Commit one more snapshot."""
        name = f"snapshot-{snapshot_id}"
        shutil.copy(self.table / "snapshot" / name, self.folder / name)
        (self.folder / "LATEST").write_text(str(snapshot_id))

    def expire(self, snapshot_id: int) -> None:
        """Expire a snapshot."""
        (self.folder / f"snapshot-{snapshot_id}").unlink()
