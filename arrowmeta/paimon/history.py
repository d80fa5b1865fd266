"""Snapshots, tags and branches: list them, and find a snapshot by id, ref, time or watermark.

`Layout` has the paths of metadata files of a table and its branches; `data_path` those of data
files, which depend on partition and bucket. `to_snapshot` and `to_tag` parse JSON to frozen
dataclasses. `History` lists and reads the files of one branch. Times and watermarks increase with
ids, so a snapshot is found by bisection, which reads about log2(n) files; a damaged snapshot counts
as having the value of the one before it. An id may also be in a tag or changelog whose snapshot has
expired. `newest_snapshot` falls back to an older snapshot if the latest cannot be read, and returns
the reason.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any, TypeVar

from msgspec import Raw, Struct
from msgspec.structs import force_setattr

from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.metadata_reader import read_each
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, SnapshotNotFoundError
from arrowmeta.io.document import Int32, Int64, Texts, decode, read_document
from arrowmeta.io.location import is_text
from arrowmeta.io.options import NOT_NEGATIVE, integer_in, to_epoch_millis
from arrowmeta.io.storage import Storage
from arrowmeta.model.damage import DamageLog
from arrowmeta.model.tables import FileKind
from arrowmeta.text import Millis, listed, shown, to_iso_text

# -- paths ---------------------------------------------------------------------------------------

#: Name of the main branch.
MAIN_BRANCH = "main"

LATEST = "LATEST"
EARLIEST = "EARLIEST"

#: Kinds of files of a branch, stored as `<kind>/<kind>-<id>`. A changelog keeps an expired snapshot
#: for readers of changes; a consumer is the position of a streaming reader.
BRANCH_KINDS: tuple[FileKind, ...] = ("snapshot", "schema", "tag", "changelog", "consumer")
#: Folders shared by all branches: manifests and their lists, index files that are not beside the
#: data files, table statistics.
SHARED_FOLDERS = ("manifest", "index", "statistics")


class Layout(Struct, frozen=True):
    """Recorded paths of one branch of a table.

    A branch has its own snapshots, schemas, tags and changelogs below its root; manifests, indexes,
    statistics and data are shared by all branches.
    Spec: Paimon 2.x, core/utils/BranchManager.java, FileStorePathFactory.java.

    Attributes:
        location: of the table, without a trailing slash.
        branch: name of the branch.
    """

    location: str
    branch: str = MAIN_BRANCH

    @property
    def root(self) -> str:
        """Folder of the files that the branch does not share."""
        if self.branch == MAIN_BRANCH:
            return self.location
        return f"{self.location}/branch/branch-{self.branch}"

    def folder(self, kind: str) -> str:
        """Return the folder of a kind of file in `BRANCH_KINDS` or `SHARED_FOLDERS`."""
        return f"{self.root if kind in BRANCH_KINDS else self.location}/{kind}"

    def path(self, kind: str, name: str | int) -> str:
        """Return the path of a file of a kind in `BRANCH_KINDS`, by id or name."""
        return f"{self.root}/{kind}/{kind}-{name}"

    def file(self, kind: str, name: str) -> str:
        """Return the path of a file in the folder of a kind, such as a manifest or a hint."""
        return f"{self.folder(kind)}/{name}"


# -- snapshots and tags --------------------------------------------------------------------------

#: Value of the field `watermark` in snapshots without a watermark.
NO_WATERMARK = -(2**63)

#: Fields with names of files.
_LISTS = tuple(f"{role}_manifest_list" for role in ("base", "delta", "changelog"))
_FILES = (*_LISTS, "index_manifest", "statistics")
_NO_NAME = re.compile(r"[/\\\0]|\A\.{0,2}\Z")

_DURATION = re.compile(r"PT(?:(-?\d{1,15})H)?(?:(-?\d{1,15})M)?(?:(-?\d{1,15}(?:\.\d{1,9})?)S)?")


class Snapshot(Struct, frozen=True, rename="camel"):
    """Snapshot: the manifests of the table's state and of the changes of the commit.

    Names and meanings are those of the spec. None means that the writer omitted the field, or a
    watermark of the smallest 64-bit integer (core/operation/FileStoreCommitImpl.java).
    Spec: Paimon 2.x, api/Snapshot.java.
    """

    id: Int64
    schema_id: Int64
    base_manifest_list: str
    delta_manifest_list: str
    time_millis: Millis
    version: Int32 | None = None
    changelog_manifest_list: str | None = None
    index_manifest: str | None = None
    statistics: str | None = None
    base_manifest_list_size: Int64 | None = None
    delta_manifest_list_size: Int64 | None = None
    changelog_manifest_list_size: Int64 | None = None
    commit_user: str | None = None
    commit_identifier: Int64 | None = None
    commit_kind: str | None = None
    operation: str | None = None
    total_record_count: Int64 | None = None
    delta_record_count: Int64 | None = None
    changelog_record_count: Int64 | None = None
    watermark: Int64 | None = None
    next_row_id: Int64 | None = None
    uuid: str | None = None
    writer_version: str | None = None
    log_offsets: Texts | None = None
    properties: Texts | None = None

    def __post_init__(self) -> None:
        """Check names, which are appended to a folder of the table: a path could lead outside."""
        for name in _FILES:
            value = getattr(self, name)
            if value is not None and _NO_NAME.search(value):
                written = self.__struct_encode_fields__[self.__struct_fields__.index(name)]
                raise ValueError(f"{written} should be a plain file name, found {shown(value)}")
        if self.watermark == NO_WATERMARK:
            force_setattr(self, "watermark", None)


class Tag(Struct, frozen=True):
    """Tag: a named copy of a snapshot."""

    name: str
    snapshot: Snapshot
    created_at: datetime | None
    retention_ms: int | None


class _TagFields(Struct, rename="camel"):
    """What a tag has beside the fields of its snapshot.

    Spec: Paimon 2.x, core/tag/Tag.java.

    Attributes:
        tag_create_time: a LocalDateTime of Java: ISO text, or a list of year, month, day, hour,
            minute and, unless zero, second and nanosecond.
        tag_time_retained: a Duration of Java: seconds as a number, or ISO text such as PT24H.
    """

    tag_create_time: Any = None
    tag_time_retained: Any = None


class _Consumer(Struct, rename="camel"):
    next_snapshot: Int64


def to_tag(name: str, data: bytes, path: str) -> Tag:
    """Parse a tag: the fields of a snapshot, and two optional fields."""
    fields = decode(data, _TagFields, path)
    created_at = _to_local_date_time(fields.tag_create_time)
    seconds = _to_seconds(fields.tag_time_retained)
    for field, written, value, expected in (
        ("tagCreateTime", fields.tag_create_time, created_at, "a local date and time"),
        ("tagTimeRetained", fields.tag_time_retained, seconds, "a duration"),
    ):
        if written is not None and value is None:
            reason = f"field {field} should be {expected}, found {shown(written)}"
            raise CorruptMetadataError(reason, path=path)
    retention_ms = None if seconds is None else round(seconds * 1000)
    return Tag(name, decode(data, Snapshot, path), created_at, retention_ms)


def _to_local_date_time(value: Any) -> datetime | None:
    try:
        if isinstance(value, str):
            return datetime.fromisoformat(value).replace(tzinfo=None)
        if isinstance(value, list) and len(value) <= 7:
            *parts, nanos = value + [0] * (7 - len(value))
            return datetime(*(*parts, nanos // 1000))
    except (TypeError, ValueError, OverflowError):
        pass
    return None


def _to_seconds(value: Any) -> float | None:
    seconds = math.nan
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        seconds = value
    elif isinstance(value, str) and value != "PT" and (match := _DURATION.fullmatch(value)):
        hours, minutes, rest = (float(part or 0) for part in match.groups())
        seconds = hours * 3600 + minutes * 60 + rest
    # NaN is not less either.
    return seconds if abs(seconds) < timedelta.max.total_seconds() else None


# -- a branch ------------------------------------------------------------------------------------

_MAX_HINT_BYTES = 64
#: Attempts to read a snapshot before it expires.
_ATTEMPTS = 5
_BEFORE_ANY_TIME = -(2**63) - 1
Name = TypeVar("Name")
Answer = TypeVar("Answer")

_WATERMARK = re.compile(r"watermark-(-?\d{1,19})", re.ASCII)


class History(Struct, frozen=True):
    """The snapshots and tags of one branch of a table."""

    storage: Storage
    layout: Layout

    @classmethod
    def of(cls, storage: Storage, branch: str = MAIN_BRANCH) -> History:
        """Return the history of a branch of the table at the storage's location."""
        return cls(storage, Layout(storage.location.rstrip("/"), branch))

    def names(self, kind: str) -> list[str]:
        """List the names of tags, consumers or branches (without the main one), in order."""
        prefix, names = f"{kind}-", self.storage.list_names(self.layout.folder(kind))
        rests = (name.removeprefix(prefix) for name in names if name.startswith(prefix))
        return sorted(filter(None, rests))

    def ids(self, kind: str = "snapshot") -> list[int]:
        """List the ids of snapshots, schemas or changelogs (of expired snapshots), ascending."""
        named = ((integer_in(name, NOT_NEGATIVE), name) for name in self.names(kind))
        # Other texts of a number have leading zeros or signs.
        return sorted(
            number for number, name in named if number is not None and str(number) == name
        )

    def latest_id(self) -> int | None:
        """Return the greatest snapshot id; None if there are no snapshots.

        The hint is used only if it names a snapshot without a successor: it is written after the
        snapshot, perhaps by a writer that crashed or was overtaken.
        Spec: Paimon 2.x, core/utils/HintFileUtils.java.
        """
        return self._latest_ids()[0]

    def earliest_id(self) -> int | None:
        """Return the id at which Paimon begins: that of the hint if it exists, else the smallest.

        Spec: Paimon 2.x, core/utils/HintFileUtils.java (findEarliest).
        """
        hint = self._hinted_id(EARLIEST)
        return hint if hint is not None and self.has(hint) else min(self.ids(), default=None)

    def _latest_ids(self) -> tuple[int | None, int | None]:
        """Return the greatest snapshot id, and a greater id in the hint whose file is missing."""
        hint = self._hinted_id()
        if hint is None:
            return max(self.ids(), default=None), None
        if self.has(hint) and not self.has(hint + 1):
            return hint, None
        latest = max(self.ids(), default=None)
        return latest, hint if hint > (latest or 0) else None

    def latest(self) -> Snapshot | None:
        """Return the latest snapshot, or None for a table without a snapshot.

        Raises:
            CorruptMetadataError: it is damaged, or missing though the hint names it.
        """
        tried = set()
        for _ in range(_ATTEMPTS):
            snapshot_id, missing = self._latest_ids()
            # A rollback updates the hint before it deletes later snapshots.
            if missing is not None and missing == self._hinted_id():
                raise CorruptMetadataError(
                    f"the file is missing, and the hint {LATEST} names it",
                    path=self.layout.path("snapshot", missing),
                )
            if snapshot_id is None:
                return None
            with suppress(FileNotFoundError):
                return self._read(snapshot_id)
            tried.add(snapshot_id)
        if len(tried) == 1:  # An expired snapshot is not listed again.
            path = self.layout.path("snapshot", tried.pop())
            reason = "it is listed, but is not a file that can be opened"
            raise CorruptMetadataError(reason, path=path)
        raise self._missing("expires snapshots faster than they can be read")

    def snapshot(self, snapshot_id: int) -> Snapshot:
        """Return the snapshot with this id, also if only a tag or changelog keeps it.

        Raises:
            SnapshotNotFoundError: no snapshot, tag or changelog file has it.
        """
        with suppress(FileNotFoundError):
            return self._read(snapshot_id)
        damage: list[ArrowMetaError] = []
        for tag in self.tags(damage.append):
            if tag.snapshot.id == snapshot_id:
                return tag.snapshot
        with suppress(FileNotFoundError):
            return self.read(self.layout.path("changelog", snapshot_id), snapshot_id)
        if damage:  # The unreadable tag may have it.
            raise damage[0]
        raise self._missing(f"has no snapshot {snapshot_id}")

    def snapshots(self, on_damage: OnDamage) -> list[Snapshot]:
        """Return the readable snapshots, ordered by id, without those that expire meanwhile."""
        return self._each(self._read, self.ids(), on_damage)

    def as_of(self, moment: date | timedelta | str) -> Snapshot:
        """Return the last snapshot committed at or before `moment`; times without a zone are UTC.

        Commit times are assumed to increase with ids, as in Paimon.
        Spec: Paimon 2.x, core/utils/SnapshotManager.java (earlierOrEqualTimeMills).

        Raises:
            SnapshotNotFoundError: all snapshots are later.
            CorruptMetadataError: the snapshot at that time may be a damaged one.
        """
        millis = to_epoch_millis(moment)
        ids = self.ids()
        time_at = _or_before(ids, self._time_millis, _BEFORE_ANY_TIME)
        n_not_later = bisect_right(range(len(ids)), millis, key=time_at)
        if n_not_later > 0:
            with suppress(FileNotFoundError):
                return self._read(ids[n_not_later - 1])
        earliest = to_iso_text(time_at(0)) if n_not_later == 0 and ids else "not there"
        at = to_iso_text(millis)
        raise self._missing(f"has no snapshot at or before {at}, the earliest is {earliest}")

    def at_watermark(self, watermark: int) -> Snapshot:
        """Return the first snapshot with a watermark of at least `watermark`.

        Watermarks never decrease; snapshots without one are skipped.
        Spec: Paimon 2.x, core/utils/SnapshotManager.java (laterOrEqualWatermark).

        Raises:
            SnapshotNotFoundError: all watermarks are lower.
        """
        ids = self.ids()
        reached = _or_before(ids, cache(self._watermark), NO_WATERMARK)
        first = bisect_left(range(len(ids)), watermark, key=reached)
        if first < len(ids) and watermark > NO_WATERMARK:
            return self.snapshot(ids[first])
        greatest = reached(len(ids) - 1)
        is_none = greatest == NO_WATERMARK
        others = "no snapshot has one" if is_none else f"the greatest is {greatest}"
        raise self._missing(f"has no snapshot with a watermark of {watermark} or more, {others}")

    def consumers(self, on_damage: OnDamage) -> dict[str, int]:
        """Return the next snapshot that each consumer reads, by name; later ones do not expire.

        Spec: Paimon 2.x, core/consumer/Consumer.java, ConsumerManager.java.
        """

        def read(name: str) -> tuple[str, int]:
            path = self.layout.path("consumer", name)
            return name, read_document(self.storage, path, _Consumer).next_snapshot

        return dict(self._each(read, self.names("consumer"), on_damage))

    def tag(self, name: str) -> Tag | None:
        """Return the tag of this name, or None."""
        if not name or not is_text(name) or any(char in name for char in "/\\\0"):
            return None
        with suppress(FileNotFoundError):
            return self._tag(name)
        return None

    def _tag(self, name: str) -> Tag:
        path = self.layout.path("tag", name)
        return to_tag(name, bytes(read_document(self.storage, path, Raw)), path)

    def tags(self, on_damage: OnDamage) -> list[Tag]:
        """Return the readable tags, ordered by name, without those that are deleted meanwhile."""
        return self._each(self._tag, self.names("tag"), on_damage)

    def branch(self, name: str) -> History:
        """Return the history of another branch of the same table."""
        return History.of(self.storage, name)

    def existing_branch(self, name: str) -> History:
        """Return the history of another branch, or of the main branch, if it exists.

        Raises:
            SnapshotNotFoundError: there is no such branch.
        """
        if name == MAIN_BRANCH or name in (names := self.names("branch")):
            return self.branch(name)
        raise SnapshotNotFoundError(
            f"{self._subject} has no branch {name!r}; branches: {listed(names)}"
        )

    def ref(self, name: str) -> tuple[History, Snapshot | None, bool]:
        """Resolve the name of a tag or branch, or a watermark, to a branch and a snapshot.

        The third value is whether the name is a branch, and the snapshot its latest.

        A tag takes precedence over a branch of the same name; on a branch, its own tags over those
        of the table. The snapshot of an empty branch is None. Any other name can be a watermark,
        `watermark-<number>`, as in the option `scan.version`.
        Spec: Paimon 2.x, core/table/source/snapshot/TimeTravelUtil.java (adaptScanVersion).

        Raises:
            SnapshotNotFoundError: there is no such tag, no such branch, and no such watermark.
        """
        is_branch = self.layout.branch != MAIN_BRANCH
        for history in (self, self.branch(MAIN_BRANCH)) if is_branch else (self,):
            if (tag := history.tag(name)) is not None:
                return history, tag.snapshot, False
        if name == MAIN_BRANCH or name in self.names("branch"):
            history = self.branch(name)
            return history, history.latest(), True
        if (watermark := _WATERMARK.fullmatch(name)) is not None:
            return self, self.at_watermark(int(watermark[1])), False
        tags, branches = listed(self.names("tag")), listed(self.names("branch"))
        raise SnapshotNotFoundError(
            f"{self._subject} has no tag or branch {name!r}; tags: {tags}; branches: {branches}"
        )

    def read(self, path: str, snapshot_id: int | None = None) -> Snapshot:
        """Return the snapshot in a snapshot, tag or changelog file.

        Raises:
            FileNotFoundError: there is no such file.
            CorruptMetadataError: it is damaged, or contains another snapshot than its name says.
        """
        snapshot = read_document(self.storage, path, Snapshot)
        if snapshot_id is not None and snapshot.id != snapshot_id:
            raise CorruptMetadataError(f"the file contains snapshot {snapshot.id}", path=path)
        return snapshot

    def _read(self, snapshot_id: int) -> Snapshot:
        return self.read(self.layout.path("snapshot", snapshot_id), snapshot_id)

    def has(self, snapshot_id: int) -> bool:
        """Return whether a snapshot exists, i.e. has not expired."""
        return self.storage.exists(self.layout.path("snapshot", snapshot_id))

    def _time_millis(self, snapshot_id: int) -> int | None:
        """Return the commit time of a snapshot; None if it is damaged."""
        try:
            return self._read(snapshot_id).time_millis
        except FileNotFoundError:
            # Expired since the listing. The oldest expire first, so it is older than the rest.
            return _BEFORE_ANY_TIME
        except CorruptMetadataError:
            return None

    def _watermark(self, snapshot_id: int) -> int | None:
        """Return the watermark of a snapshot, None if it has expired; a damaged one raises."""
        with suppress(FileNotFoundError):
            return self._read(snapshot_id).watermark
        return None

    def keeps(self, snapshot: Snapshot) -> bool:
        """Return whether a snapshot still has a snapshot file or a tag."""
        return self.has(snapshot.id) or bool(self.tags_of(snapshot.id))

    def tags_of(self, snapshot_id: int) -> list[Tag]:
        """Return the readable tags of a snapshot."""
        readable = self.tags(lambda error: None)
        return [tag for tag in readable if tag.snapshot.id == snapshot_id]

    def hint_text(self, name: str) -> str | None:
        """Return the text of a hint file; None if it does not exist."""
        try:
            content = self.storage.read(self.layout.file("snapshot", name), limit=_MAX_HINT_BYTES)
        except FileNotFoundError:
            return None
        except (LimitError, OSError) as error:
            return str(error)
        return bytes(content).decode(errors="replace").strip()

    def _hinted_id(self, name: str = LATEST) -> int | None:
        """Return the id in the hint file; None if it is missing, unreadable or not a number."""
        return integer_in(self.hint_text(name), NOT_NEGATIVE)

    def _each(
        self, read: Callable[[Name], Answer], names: Iterable[Name], on_damage: OnDamage
    ) -> list[Answer]:
        """Read listed files, without files deleted since and damaged files."""
        at_once = self.storage.at_once
        answers = read_each(read, names, at_once, lambda _, error: on_damage(error))
        return [answer for _, answer in answers]

    @property
    def _subject(self) -> str:
        branch = self.layout.branch
        prefix = "" if branch == MAIN_BRANCH else f"branch {branch} of "
        return f"{prefix}the table {self.layout.location}"

    def _missing(self, reason: str) -> SnapshotNotFoundError:
        """Return an error that also says which snapshots and tags there are."""
        ids, tags = self.ids(), listed(self.names("tag"))
        snapshots = f"{len(ids)}, from {ids[0]} to {ids[-1]}" if ids else "none"
        existing = f"snapshots: {snapshots}; tags: {tags}"
        return SnapshotNotFoundError(f"{self._subject} {reason}; {existing}")


def _or_before(
    ids: Sequence[int], value_of: Callable[[int], int | None], none: int
) -> Callable[[int], int]:
    """Return the values of snapshots by position: one without a value has that of the one before.

    Args:
        ids: snapshots by position.
        value_of: returns the value of a snapshot by id.
        none: the value before all others.
    """

    def value_at(position: int) -> int:
        values = (value_of(ids[i]) for i in range(position, -1, -1))
        return next((value for value in values if value is not None), none)

    return value_at


def newest_snapshot(history: History, damage_log: DamageLog) -> tuple[Snapshot | None, str | None]:
    """Return the latest snapshot, or the newest readable one and why it is not the latest.

    Args:
        damage_log: log for newer snapshots that are damaged or missing.
    """
    try:
        return history.latest(), None
    except CorruptMetadataError as error:  # a file over the limit is not damaged
        lost = {error.path: error}
    older: Snapshot | None = None
    for snapshot_id in reversed(history.ids()):
        path = history.layout.path("snapshot", snapshot_id)
        try:
            older = history.read(path, snapshot_id)
            break
        except FileNotFoundError:
            continue  # expired since it was listed
        except CorruptMetadataError as error:
            lost[path] = error
    readable = f"the newest readable snapshot is {older.id}" if older else "no snapshot is readable"
    for damage in lost.values():
        lost_with_it = damage.and_so(f"the newest state is lost with it; {readable}")
        damage_log.add("snapshot", None, lost_with_it)
    names = ", ".join(sorted((path or "").rpartition("/")[2] for path in lost))
    return older, f"{names} cannot be read; {readable}"
