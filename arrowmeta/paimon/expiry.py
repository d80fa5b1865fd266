"""Expiry of Paimon snapshots: what the table's own expiry, or its procedure, removes.

`Settings.of` applies the arguments of an expiry to the options of the table, `Limits.end` returns
the first snapshot that stays. Paimon deletes data files by the changes of snapshots: those that the
delta of a later snapshot deletes, unless the nearest tag before it still has them. Manifests,
lists, indexes and statistics go unless the first snapshot that stays, or a tag in between, names
them. Other branches, which share the files, are not looked at.

Spec: Paimon 1.4, table/ExpireSnapshotsImpl.java, ExpireChangelogImpl.java;
operation/SnapshotDeletion.java, ChangelogDeletion.java, FileDeletionBase.java;
options/ExpireConfig.java.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct

from arrowmeta.errors import UsageError
from arrowmeta.io.options import integer_in, is_on
from arrowmeta.kernels.buffers import Flags, last_names, text_scalar, whole
from arrowmeta.model.expiry import (
    EXPIRABLE,
    ExpiryRequest,
    SnapshotExpiry,
    SnapshotFiles,
    file_rows,
    manifest_rows,
    sized_rows,
)
from arrowmeta.model.scan import table_of
from arrowmeta.paimon.history import MAIN_BRANCH
from arrowmeta.paimon.index_files import located_index_files
from arrowmeta.paimon.relations import SnapshotHolder
from arrowmeta.text import counted, to_sql_text

if TYPE_CHECKING:
    from arrowmeta.paimon.table import PaimonSource

# -- what is kept --------------------------------------------------------------------------------

#: Greatest value of options, and the default of some.
_MOST = 2**31 - 1
_DURATION = re.compile(r"(\d{1,19})\s*([a-zµ]*)", re.ASCII | re.IGNORECASE)
#: Milliseconds of units. Spec: Paimon 1.4, utils/TimeUtils.java.
_UNITS: Mapping[str, float] = {
    **dict.fromkeys(("d", "day", "days"), 86_400_000),
    **dict.fromkeys(("h", "hour", "hours"), 3_600_000),
    **dict.fromkeys(("min", "m", "minute", "minutes"), 60_000),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1000),
    **dict.fromkeys(("", "ms", "milli", "millis", "millisecond", "milliseconds"), 1),
    **dict.fromkeys(("µs", "micro", "micros", "microsecond", "microseconds"), 1e-3),
    **dict.fromkeys(("ns", "nano", "nanos", "nanosecond", "nanoseconds"), 1e-6),
}


class Limits(Struct, frozen=True):
    """Limits of an expiry of snapshots, or of changelogs.

    Attributes:
        most: number of snapshots beyond which the oldest expire, however young.
        least: number of snapshots that stay, however old.
        retained_ms: age from which snapshots expire.
        older_than: the time of this age.
        at_once: maximum number that expire at a time.
    """

    most: int
    least: int
    retained_ms: int
    older_than: int
    at_once: int

    def end(self, first: int, last: int, times: Mapping[int, int], next_read: int | None) -> int:
        """Return the id of the first snapshot that stays; all before it expire.

        Paimon 2.0 keeps one snapshot more: it compares the time of the next snapshot.

        Args:
            first: id of the earliest snapshot.
            last: id of the latest snapshot.
            times: commit times by id of those that may expire.
            next_read: the snapshot that a consumer reads next; it and later snapshots stay.
        """
        begin = max(last - self.most + 1, first)
        end = min(last - self.least + 1, first + self.at_once)
        if next_read is not None:
            end = min(end, next_read)
        young = (i for i in sorted(times) if begin <= i < end and self.older_than <= times[i])
        return next(young, end)


#: Defaults of options. Spec: Paimon 1.4, api/CoreOptions.java.
_DEFAULTS = Limits(_MOST, least=10, retained_ms=3_600_000, older_than=0, at_once=50)


class Settings(Struct, frozen=True):
    """Settings of an expiry.

    Attributes:
        snapshots: limits of snapshots.
        changelogs: limits of the changelogs of expired snapshots.
        keeps_changelogs: whether changelogs are kept longer than snapshots.
        leaves_deltas: whether the delta of an expired snapshot is its changelog, which stays.
        consumers_keep_snapshots: whether consumers keep snapshots, or only changelogs.
    """

    snapshots: Limits
    changelogs: Limits
    keeps_changelogs: bool
    leaves_deltas: bool
    consumers_keep_snapshots: bool

    @classmethod
    def of(cls, options: Mapping[str, str], request: ExpiryRequest) -> Settings:
        """Return the settings of a table; arguments come before its options.

        With arguments, the rules are those of the procedure `expire_snapshots`, which knows no
        longer retention of changelogs; without any, those of the table's own commits.
        Spec: Paimon 1.4, utils/ProcedureUtils.java (fillInSnapshotOptions); CoreOptions.java
        (expireConfig).

        Raises:
            UsageError: the engine refuses the options.
        """
        snapshots = _limits(options, "snapshot", request, _DEFAULTS)
        changelogs = _limits(options, "changelog", request, snapshots)
        names = ("most", "least", "retained_ms")
        is_longer = any(getattr(changelogs, name) > getattr(snapshots, name) for name in names)
        by_settings = request.older_than is None and request.retain_last is None
        keeps_changelogs = is_longer and by_settings
        # Without changelog files, files of level 0 are the changelog.
        has_no_producer = options.get("changelog-producer", "none").strip().lower() == "none"
        is_of_changelogs = by_settings and is_on(options, "consumer.changelog-only")
        leaves_deltas = keeps_changelogs and has_no_producer
        return cls(snapshots, changelogs, keeps_changelogs, leaves_deltas, not is_of_changelogs)


def _limits(
    options: Mapping[str, str], kind: str, request: ExpiryRequest, default: Limits
) -> Limits:
    """Return the limits of a kind; where it has no option, they are the defaults.

    Arguments of the request are limits of snapshots.
    """
    most = _option(options, f"{kind}.num-retained.max", default.most)
    least = _option(options, f"{kind}.num-retained.min", default.least)
    retained = _option(options, f"{kind}.time-retained", default.retained_ms, is_duration=True)
    asked = request if kind == "snapshot" else ExpiryRequest(request.now)
    least = least if asked.retain_last is None else asked.retain_last
    older_than = request.now - retained if asked.older_than is None else asked.older_than
    if most < least:
        raise UsageError(
            f"Paimon refuses to expire: it would keep at most {most:,} and at least {least:,} "
            f"{kind}s ({kind}.num-retained.max and .min)"
        )
    at_once = _option(options, "snapshot.expire.limit", default.at_once)
    return Limits(most, least, retained, older_than, at_once)


def _option(
    options: Mapping[str, str], name: str, default: int, *, is_duration: bool = False
) -> int:
    """Return an option that is a number, or the milliseconds of a duration."""
    if (text := options.get(name)) is None:
        return default
    number = None if is_duration else integer_in(text.strip(), range(_MOST + 1))
    duration = _DURATION.fullmatch(text.strip()) if is_duration else None
    if duration and (unit := _UNITS.get(duration[2].lower())):
        number = int(int(duration[1]) * unit)
    if number is None:
        what = "duration" if is_duration else "32-bit number"
        raise UsageError(f"Paimon refuses to expire: {name} is {text!r}, not a {what}")
    return number


# -- what is removed -----------------------------------------------------------------------------

#: Columns of `all_entries` that decide which files go.
_ENTRIES = (
    *("manifest_path", "manifest_pos", "status", "file_path", "file_size_in_bytes"),
    *("file_source", "extra_files"),
)
_LISTS = ("base", "delta")
#: What writes data files: compaction, a commit, and what no entry of an old writer tells.
_SOURCES = ("COMPACT", "APPEND", None)
_VECTORS = "DELETION_VECTORS"


class Branch(Struct, frozen=True, dict=True):
    """What a branch has, as far as expiry depends on it.

    Attributes:
        source: its newest snapshot.
        name: its name; None for the branch that expires.
    """

    source: PaimonSource
    name: str | None = None

    @cached_property
    def snapshots(self) -> Mapping[int, SnapshotHolder]:
        """The kept snapshots by id.

        Raises:
            UsageError: a tag keeps another snapshot of the same id, from before a rollback.
        """
        snapshots: dict[int, SnapshotHolder] = {}
        for holder in self.source.holders:
            if (other := snapshots.setdefault(holder.snapshot.id, holder)) is not holder:
                raise UsageError(
                    f"two snapshots have id {holder.snapshot.id} since a rollback, so their files "
                    f"cannot be told apart: {other.path} and {holder.path}"
                )
        return snapshots

    @cached_property
    def ids(self) -> list[int]:
        """Ids of the snapshots that can be read, ascending."""
        return [i for i in self.source.history.ids() if i in self.snapshots]

    @cached_property
    def earliest(self) -> int | None:
        """Id of the earliest snapshot, as Paimon finds it; None without snapshots."""
        return self.source.history.earliest_id()

    @cached_property
    def consumers(self) -> Mapping[str, int]:
        """The snapshot that each consumer reads next, by name."""
        return self.source.history.consumers(self.source.reader.on_damage("consumer"))

    @cached_property
    def tags(self) -> Mapping[int, SnapshotHolder]:
        """The snapshots of tags by id, ascending."""
        tags = self.source.history.tags(lambda error: None)
        lists = {tag.snapshot.delta_manifest_list for tag in tags}
        of_tags = (h for h in self.source.holders if h.snapshot.delta_manifest_list in lists)
        return {holder.snapshot.id: holder for holder in of_tags}

    def tags_near(self, gone: range) -> list[SnapshotHolder]:
        """Return the tags that share files with a range: those in it, and the last before it.

        Spec: Paimon 1.4, table/ExpireSnapshotsImpl.java (findSkippingTags).
        """
        ids = list(self.tags)
        first = max(bisect_right(ids, gone.start) - 1, 0)
        return [self.tags[i] for i in ids[first : bisect_left(ids, gone.stop)]]

    def times(self, ids: Iterable[int]) -> dict[int, int]:
        """Return commit times by id."""
        return {i: self.snapshots[i].snapshot.time_millis for i in ids}

    def manifests(self, ids: Collection[int], roles: Collection[str]) -> pa.Table:
        """Return the manifests in lists of some roles of snapshots, in the order of the lists."""
        manifests = self.source.all_manifests
        is_of = pc.is_in(manifests["reference_snapshot_id"], value_set=pa.array(ids, pa.int64()))
        has_role = pc.is_in(manifests["role"], value_set=pa.array(roles, pa.string()))
        return manifests.filter(pc.and_(is_of, has_role))

    def entries(self, manifests: pa.Table) -> pa.Table:
        """Return the entries of manifests."""
        scan = self.source.scan("all_entries")
        paths = manifests["manifest_path"].combine_chunks()
        is_read = pc.is_in(scan.manifests["manifest_path"], value_set=paths)
        return table_of(scan.select(pc.indices_nonzero(is_read).to_pylist()), _ENTRIES)

    def index_files(self, manifests: Iterable[str]) -> pa.Table:
        """Return the index files of index manifests, each under the path where it is."""
        source, sizes = self.source, self.source.history.storage.sizes
        location, schema = source.history.layout.location, source.schemas[-1]
        return located_index_files(list(manifests), location, schema, source.reader, sizes)


class PaimonExpiry(SnapshotExpiry, frozen=True):
    """What Paimon removes; see `SnapshotExpiry`.

    Attributes:
        branch: the branch that expires.
        main: the main branch, whose tags keep files, even if another branch expires.
        settings: of the expiry.
        gone: ids of the snapshots that expire, from the first on, and missing ids between.
        gone_changelogs: ids of the changelogs that expire then, likewise.
    """

    branch: Branch
    main: Branch
    settings: Settings
    gone: range
    gone_changelogs: range

    @classmethod
    def of(cls, source: PaimonSource, request: ExpiryRequest) -> PaimonExpiry:
        """Apply the settings of a table.

        Raises:
            UsageError: the engine refuses, or the first snapshot that would stay is missing.
        """
        branch = Branch(source)
        mains = (each for each in source.other_branches() if each.branch is None)
        main = next((Branch(each, MAIN_BRANCH) for each in mains), branch)
        options = source.all_schemas[-1].options
        settings = Settings.of(options, request)
        gone = _snapshot_range(branch, settings)
        expired = [i for i in branch.ids if i in gone]
        if expired and gone.stop not in branch.snapshots:
            raise UsageError(
                f"snapshot {gone.stop} is missing, and the snapshots before it would expire: "
                "Paimon stops halfway"
            )
        if not expired:
            gone = range(0)
        is_unusual = settings.keeps_changelogs or not settings.consumers_keep_snapshots
        return cls(
            snapshots=branch.times(expired),
            refs=(),
            retained=frozenset(branch.ids) - frozenset(expired),
            statement=None if is_unusual else _statement(branch, settings, request, gone),
            remarks=tuple(_remarks(branch, settings, options, request, gone)),
            branch=branch,
            main=main,
            settings=settings,
            gone=gone[gone.index(expired[0]) :] if expired else gone,
            gone_changelogs=_changelog_range(branch, settings, expired),
        )

    def files(self, snapshot_files: SnapshotFiles) -> pa.Table:
        """Return the files that the expiry deletes."""
        of_snapshots = self._files_of_snapshots(snapshot_files) if self.gone else ()
        of_logs = self._files_of_changelogs(snapshot_files) if self.gone_changelogs else ()
        return pa.concat_tables([EXPIRABLE.empty_table(), *of_snapshots, *of_logs])

    # -- snapshots ------------------------------------------------------------------------------

    def _files_of_snapshots(self, snapshot_files: SnapshotFiles) -> Iterator[pa.Table]:
        branch, gone, expired = self.branch, self.gone, list(self.snapshots)
        later = [i for i in branch.ids if gone.start < i <= gone.stop]
        leaves_deltas = self.settings.leaves_deltas
        roles, sources = ([], _SOURCES[:1]) if leaves_deltas else ([*_LISTS], _SOURCES)
        yield from self._deleted_files(later, self.main, snapshot_files, sources)
        if not self.settings.keeps_changelogs:
            yield self._changelog_files(expired)
            roles.append("changelog")
        staying = [branch.snapshots[gone.stop]]
        yield from self._metadata(expired, staying, self.main, gone, roles)
        yield from self._indexes(expired, [*staying, *self.main.tags_near(gone)])

    def _deleted_files(
        self,
        ids: Collection[int],
        tags_of: Branch,
        snapshot_files: SnapshotFiles,
        sources: Collection[str | None],
    ) -> Iterator[pa.Table]:
        """Yield the data files that the deltas of snapshots delete, and their extra files.

        A file that is deleted and added again has moved to another level.

        Args:
            sources: what wrote the files, see `_SOURCES`.
        """
        deltas = self.branch.manifests(ids, ("delta",))
        entries = _in_list_order(self.branch.entries(deltas), deltas)
        last = entries.group_by(["snapshot_id", "file_path"]).aggregate([("row", "max")])
        entries = entries.take(last["row_max"].combine_chunks())
        is_deleted = pc.equal(entries["status"], text_scalar("deleted"))
        is_of = pc.is_in(entries["file_source"], value_set=pa.array(sources, pa.string()))
        entries = entries.filter(pc.and_(is_deleted, is_of))
        entries = entries.filter(pa.array(~_is_tagged(entries, tags_of, snapshot_files)))
        yield file_rows("data", entries["file_path"], entries["file_size_in_bytes"])
        yield _extra_files(entries)

    def _changelog_files(self, ids: Collection[int]) -> pa.Table:
        """Return the changelog files of snapshots."""
        entries = self.branch.entries(self.branch.manifests(ids, ("changelog",)))
        added = entries.filter(pc.equal(entries["status"], text_scalar("added")))
        return file_rows("changelog_file", added["file_path"], added["file_size_in_bytes"])

    def _metadata(
        self,
        expired: Collection[int],
        staying: Iterable[SnapshotHolder],
        tags_of: Branch,
        gone: range,
        roles: Collection[str],
    ) -> Iterator[pa.Table]:
        """Yield manifests and manifest lists of some roles that no snapshot or tag names."""
        branch, tagged = self.branch, tags_of.tags_near(gone)
        of_branches = ((branch, staying), (tags_of, tagged))
        ids = ((of, [holder.snapshot.id for holder in some]) for of, some in of_branches)
        needed = pa.concat_tables(of.manifests(some, _LISTS) for of, some in ids)
        needed_paths = pc.unique(needed["manifest_path"])
        yield manifest_rows(branch.manifests(expired, roles), expired, needed_paths)
        needed_lists = _paths_named([*staying, *tagged], _LISTS)
        lists = {
            file.path: file.size
            for i in expired
            for file in branch.snapshots[i].files(roles)
            if file.path not in needed_lists
        }
        # Those of a changelog may have gone with its snapshot.
        there = zip(lists, branch.source.history.storage.sizes(list(lists)), strict=True)
        existing = [path for path, size in there if size is not None]
        yield sized_rows("manifest_list", {path: lists[path] for path in existing})

    def _indexes(
        self, expired: Collection[int], staying: Sequence[SnapshotHolder]
    ) -> Iterator[pa.Table]:
        """Yield index files, index manifests and statistics that no staying snapshot names."""
        branch = self.branch
        gone = [branch.snapshots[i] for i in expired]
        lost, needed = _paths_named(gone, ["index"]), _paths_named(staying, ["index"])
        if lost - needed:
            files = branch.index_files(lost)
            needed_files = last_names(whole(branch.index_files(needed)["file_path"]))
            is_needed = pc.is_in(last_names(whole(files["file_path"])), value_set=needed_files)
            files = files.filter(pc.invert(is_needed))
            is_vectors = pc.equal(files["index_type"], text_scalar(_VECTORS))
            kinds = pc.if_else(is_vectors, "deletion_vector", "index")
            yield file_rows(kinds, files["file_path"], files["file_size_in_bytes"])
        yield file_rows("index_manifest", list(lost - needed))
        statistics = _paths_named(gone, ["statistics"]) - _paths_named(staying, ["statistics"])
        yield file_rows("statistics", list(statistics))

    # -- changelogs -----------------------------------------------------------------------------

    def _files_of_changelogs(self, snapshot_files: SnapshotFiles) -> Iterator[pa.Table]:
        """Yield what the expiry of changelogs deletes, after that of snapshots.

        Spec: Paimon 1.4, operation/ChangelogDeletion.java.
        """
        branch, gone, snapshots = self.branch, self.gone_changelogs, self.branch.snapshots
        there = set(branch.source.history.ids("changelog"))
        ids = sorted(i for i in {*there, *self.snapshots} if i in gone)
        with_files = [i for i in ids if snapshots[i].snapshot.changelog_manifest_list]
        # The deltas of snapshots that expire now go with them, unless they are changelogs.
        others = [i for i in ids if i in there or self.settings.leaves_deltas]
        others = [i for i in others if i not in set(with_files)]
        earliest = self.gone.stop if self.gone else branch.earliest
        staying = [holder for i in (gone.stop, earliest) if (holder := snapshots.get(i or 0))]
        if with_files:
            yield self._changelog_files(with_files)
            yield from self._metadata(with_files, staying, branch, gone, ("changelog",))
        if others:
            # The expiry of snapshots has deleted the compacted files before.
            yield from self._deleted_files(others, branch, snapshot_files, _SOURCES[1:])
            yield from self._metadata(others, staying, branch, gone, _LISTS)
        # Those of snapshots that expire now are not there yet.
        times = branch.times(i for i in ids if i in there)
        paths = [branch.source.history.layout.path("changelog", i) for i in times]
        yield file_rows("changelog", paths, times=times)


def _paths_named(snapshots: Iterable[SnapshotHolder], roles: Iterable[str]) -> set[str]:
    """Return the files with some roles that snapshots name."""
    return {file.path for holder in snapshots for file in holder.files(roles)}


def _snapshot_range(branch: Branch, settings: Settings) -> range:
    """Return the ids from the earliest snapshot on that expire."""
    if branch.earliest is None or not branch.ids:
        return range(0)
    next_read = min(branch.consumers.values(), default=None)
    held = next_read if settings.consumers_keep_snapshots else None
    times = branch.times(branch.ids)
    end = settings.snapshots.end(branch.earliest, branch.ids[-1], times, held)
    return range(branch.earliest, end)


def _changelog_range(branch: Branch, settings: Settings, just_expired: Sequence[int]) -> range:
    """Return the changelogs that expire; those of snapshots that expire before are among them."""
    ids = sorted({*branch.source.history.ids("changelog"), *just_expired} & branch.snapshots.keys())
    if not ids or not settings.keeps_changelogs:
        return range(0)
    next_read = min((*branch.consumers.values(), ids[-1]))
    end = settings.changelogs.end(ids[0], branch.ids[-1], branch.times(ids), next_read)
    return range(ids[0], end)


def _is_tagged(entries: pa.Table, tags_of: Branch, snapshot_files: SnapshotFiles) -> Flags:
    """Return whether the nearest tag before the snapshot of an entry has its file."""
    tags = np.array(list(tags_of.tags), np.int64)
    tag_of = np.searchsorted(tags, entries["snapshot_id"].to_numpy()) - 1
    if not (tag_of >= 0).any():
        return np.zeros(entries.num_rows, dtype=bool)
    files, paths = snapshot_files(tags_of.name), pc.unique(entries["file_path"])
    ids = files["snapshot_ids"].combine_chunks()
    path_of = pc.index_in(files["file_path"].combine_chunks(), value_set=paths)
    of_file = path_of.take(pc.list_parent_indices(ids)).cast(pa.int64())
    of_tag = pc.index_in(pc.list_flatten(ids), value_set=pa.array(tags))
    live_pairs = pc.add(pc.multiply(of_file, len(tags)), of_tag)
    of_entry = pc.index_in(entries["file_path"].combine_chunks(), value_set=paths).to_numpy()
    pairs = of_entry.astype(np.int64) * len(tags) + tag_of
    return (tag_of >= 0) & np.isin(pairs, live_pairs.drop_null().to_numpy())


def _in_list_order(entries: pa.Table, manifests: pa.Table) -> pa.Table:
    """Return entries with `snapshot_id` and `row`, in the order of the lists and manifests."""
    paths = manifests["manifest_path"].combine_chunks()
    list_idx = pc.index_in(entries["manifest_path"], value_set=paths)
    owner = manifests["reference_snapshot_id"].combine_chunks().take(list_idx.combine_chunks())
    entries = entries.append_column("snapshot_id", owner).append_column("place", list_idx)
    entries = entries.sort_by([("place", "ascending"), ("manifest_pos", "ascending")])
    return entries.append_column("row", pa.array(np.arange(entries.num_rows)))


def _extra_files(entries: pa.Table) -> pa.Table:
    """Return the extra files of data files, which are beside them: mostly file indexes."""
    lists, paths = (entries[name].combine_chunks() for name in ("extra_files", "file_path"))
    folders = pc.replace_substring_regex(paths.take(pc.list_parent_indices(lists)), "[^/]*$", "")
    paths = pc.binary_join_element_wise(folders, pc.list_flatten(lists), text_scalar(""))
    return file_rows(pc.if_else(pc.ends_with(paths, ".index"), "index", "data"), paths)


def _remarks(
    branch: Branch,
    settings: Settings,
    options: Mapping[str, str],
    request: ExpiryRequest,
    gone: range,
) -> Iterator[str]:
    if gone and len(gone) == settings.snapshots.at_once:
        most = counted(len(gone), "snapshot")
        yield f"Paimon expires at most {most} at a time (snapshot.expire.limit)"
    name = min(branch.consumers, key=branch.consumers.__getitem__, default=None)
    end = gone.stop if gone else branch.earliest
    if name is not None and settings.consumers_keep_snapshots and branch.consumers[name] == end:
        yield f"consumer {name} reads snapshot {end} next, so it and later ones stay"
    if settings.keeps_changelogs:
        yield (
            "changelogs are kept longer than snapshots (changelog.*), which no procedure does: "
            "this is what commits to the table do, unless it is write-only"
        )
    elif Settings.of(options, ExpiryRequest(request.now)).keeps_changelogs:
        yield (
            "the procedure deletes changelogs, too, although changelog.* of the table keeps them "
            "longer than snapshots"
        )


def _statement(branch: Branch, settings: Settings, request: ExpiryRequest, gone: range) -> str:
    """Return the call of Spark's procedure.

    `retain_max` and `max_deletes` make it delete the planned snapshots only, and all of them,
    whatever the time zone in which it reads `older_than`, and whatever is committed meanwhile.
    """
    name, on = request.table, branch.source.history.layout.branch
    if on != MAIN_BRANCH:
        name = f"{name}$branch_{on}"
    arguments = [f"table => '{name}'"]
    if request.older_than is not None:
        arguments.append(f"older_than => '{to_sql_text(request.older_than)}'")
    if gone:
        arguments.append(f"retain_max => {branch.ids[-1] - gone.stop + 1}")
    arguments.append(f"retain_min => {settings.snapshots.least}")
    arguments.append(f"max_deletes => {len(gone)}")
    return f"CALL sys.expire_snapshots({', '.join(arguments)})"
