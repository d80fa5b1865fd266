"""How files of metadata are loaded: what is not there or unreadable becomes a line of damage.

Knows files as bytes; what is in them is for others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog


def _nothing_to_add() -> str:
    return ""


@dataclass(frozen=True)
class MetadataReader:
    """Loads files of one table.

    Attributes:
        storage: where they are.
        damage_log: what could not be read.
        why_missing: returns what may have become of a file that is missing, for the message.
    """

    storage: Storage
    damage_log: DamageLog
    why_missing: Callable[[], str] = _nothing_to_add

    def load(self, path: str, kind: str, other_path: str | None = None) -> AvroFile | None:
        """Read a file's bytes; None, and a line of damage, if it is at neither path."""
        error = None
        for place in filter(None, (path, other_path)):
            try:
                return AvroFile.of(place, self.storage.read(place))
            except FileNotFoundError:
                continue
            except OSError as cause:
                error = CorruptMetadataError(f"cannot be read: {cause}", path=place)
                break
        missing = f"the file is missing{'' if error else self.why_missing()}"
        self.damage_log.add(kind, path, error or CorruptMetadataError(missing, path=path))
        return None

    def load_if_there(self, path: str, kind: str) -> AvroFile | None:
        """Read a file's bytes; None if it is not there, which is no damage."""
        return self.load(path, kind) if self.storage.exists(path) else None

    def on_damage(self, kind: str) -> OnDamage:
        """Return what to tell of damage to files of a kind."""
        return lambda error: self.damage_log.add(kind, None, error)
