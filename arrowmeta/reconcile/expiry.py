"""`plan_expiry`: what the engine's own expiry would delete, and the call to run; nothing is run.

The rules are those of the engine and belong to the formats: `iceberg.relations`, `paimon.expiry`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.location import identifier_of
from arrowmeta.io.storage import Storage
from arrowmeta.kernels.buffers import total
from arrowmeta.model.expiry import EXPIRABLE, WITHOUT_FILE, ExpiryRequest, in_order, snapshot_rows
from arrowmeta.model.reading import read_relation
from arrowmeta.model.source import Source
from arrowmeta.reconcile.comparison import storage_paths
from arrowmeta.reconcile.findings import confirmed_findings
from arrowmeta.text import counted
from arrowmeta.views.connection import ask

#: Maximum number of files whose size is looked up in an object store.
_MOST_LOOKUPS = 1000
_NO_FILES = pa.array(WITHOUT_FILE, pa.string())


class Expiry(Struct, frozen=True):
    """Plan of an expiry: what the engine's own expiry deletes, by its own rules.

    Attributes:
        expirable: what goes, one row each, in the order of `arrowmeta.model.expiry.KINDS`:
            `snapshot` with ids and times, `ref`, then files with sizes: `data`,
            `position_deletes`, `equality_deletes`, `deletion_vector`, `index`, `changelog_file`,
            `manifest`, `index_manifest`, `manifest_list`, `statistics`, `partition_statistics`,
            `changelog`. An unknown size is null.
        n_kept: number of snapshots that are kept.
        statement: SQL for Spark that runs the expiry, with a placeholder for the table name; None
            if the engine has no procedure that does this.
        remarks: what to know before running it.
    """

    expirable: pa.Table
    n_kept: int
    statement: str | None
    remarks: tuple[str, ...] = ()

    @property
    def n_snapshots(self) -> int:
        """Number of snapshots that expire."""
        return int(pc.sum(pc.equal(self.expirable["kind"], "snapshot")).as_py() or 0)

    @property
    def n_files(self) -> int:
        """Number of files that are deleted."""
        return self._files.num_rows

    @property
    def n_bytes(self) -> int | None:
        """Bytes of the files that are deleted and whose size is known; None if none is known."""
        sizes = self._files["size_in_bytes"]
        return None if 0 < len(sizes) == sizes.null_count else total(sizes)

    @property
    def n_unknown_sizes(self) -> int:
        """Number of files whose size is unknown, which `n_bytes` leaves out."""
        return int(self._files["size_in_bytes"].null_count)

    @property
    def _files(self) -> pa.Table:
        has_no_file = pc.is_in(self.expirable["kind"], value_set=_NO_FILES)
        return self.expirable.filter(pc.invert(has_no_file))


def plan_expiry(source: Source, request: ExpiryRequest) -> Expiry:
    """Plan the expiry of snapshots of a table or branch.

    Raises:
        UsageError: the engine refuses; metadata cannot be read, which may refer to files that are
            needed; or a finding of severity `error` stands.
    """
    pinned = source.pinned()
    branches: dict[str | None, Source] = {None: pinned}
    branches |= {other.branch or "main": other for other in pinned.other_branches()}
    rules = pinned.expiry(replace(request, table=identifier_of(source.location)))
    # All metadata is read, whatever the rules of the format need.
    all_files = _snapshot_files(pinned)
    files = rules.files(
        lambda branch: all_files if branch is None else _snapshot_files(branches[branch])
    )
    _refuse_at_risk(pinned, confirmed_findings(source))
    _refuse_other_spellings(all_files["file_path"], files["path"])
    expirable = _with_sizes(in_order([snapshot_rows(rules), files]), pinned.storage)
    remarks = (*rules.remarks, *_lost(branches, all_files, expirable))
    return Expiry(expirable, len(rules.retained), rules.statement, remarks)


def _snapshot_files(source: Source) -> pa.Table:
    """Return the files that are live in each snapshot."""
    return ask(source, {"snapshot_files": "FROM snapshot_files"})["snapshot_files"]


def _refuse_at_risk(source: Source, findings: pa.Table) -> None:
    """Raise while there is damage, or a finding of severity `error`."""
    risks = ask(source, {"risks": "FROM risks ORDER BY ALL"}, {"findings": findings})["risks"]
    if risks.num_rows:
        raise UsageError(
            "a plan of expiry is refused while the metadata may refer to files that are needed and "
            f"not seen: {', '.join(risks['reason'].to_pylist())}, which `reconcile` lists. Correct "
            "the metadata, or roll back to a snapshot without errors, and plan again"
        )


def _refuse_other_spellings(paths: pa.ChunkedArray, gone: pa.ChunkedArray) -> None:
    """Raise if a file goes that is needed under another spelling, as engines compare text.

    Spec: Spark, ExpireSnapshotsSparkAction.expireFiles (Iceberg 1.12).
    """
    is_gone = pc.is_in(paths, value_set=gone.combine_chunks())
    needed = storage_paths(paths.filter(pc.invert(is_gone)))
    lost = storage_paths(paths.filter(is_gone))
    both = lost.filter(pc.is_in(lost, value_set=needed.combine_chunks()))
    if len(both):
        raise UsageError(
            f"a plan of expiry is refused: the engine would delete {both[0]}, which snapshots that "
            "are kept need under another spelling of its path. Rewrite their manifests first"
        )


def _with_sizes(expirable: pa.Table, storage: Storage) -> pa.Table:
    """Look up the sizes that metadata does not record, unless they take too many requests."""
    sizes = expirable["size_in_bytes"].combine_chunks()
    is_unknown = pc.and_not(sizes.is_null(), pc.is_in(expirable["kind"], value_set=_NO_FILES))
    paths = expirable["path"].filter(is_unknown).to_pylist()
    if not paths or (len(paths) > _MOST_LOOKUPS and not storage.is_local):
        return expirable
    stored = pa.array(storage.sizes(paths), pa.int64())
    completed = pc.replace_with_mask(sizes, is_unknown.combine_chunks(), stored)
    at = EXPIRABLE.get_field_index("size_in_bytes")
    return expirable.set_column(at, EXPIRABLE.field(at), completed)


def _lost(
    branches: Mapping[str | None, Source], all_files: pa.Table, expirable: pa.Table
) -> Iterator[str]:
    """Yield which branches and tags need files that go, as Paimon does not look at them."""
    gone = expirable["path"].combine_chunks()
    for name, branch in branches.items():
        if name is None and branch.branch is None:
            continue  # Its own tags keep their files.
        what = f"tags of branch {branch.branch} need" if name is None else f"branch {name} needs"
        try:
            needed = _of_tags(branch, all_files) if name is None else _of_branch(branch)
        except ArrowMetaError as error:
            yield f"branch {name} cannot be read, which may need files of these: {error}"
            continue
        if n_lost := pc.sum(pc.is_in(gone, value_set=needed)).as_py():
            yield f"{what} {counted(n_lost, 'file')} of these: Paimon looks at tags of main only"
        if name is not None and branch.damage().num_rows:
            yield f"branch {name} cannot be read in full, and may need more files of these"


def _of_tags(source: Source, files: pa.Table) -> pa.Array:
    """Return the data files that tags of a branch need, of all its `snapshot_files`."""
    refs = read_relation(source, "refs", ["type", "snapshot_id"])
    tags = refs.filter(pc.equal(refs["type"], "tag"))["snapshot_id"].drop_null()
    ids = files["snapshot_ids"].combine_chunks()
    is_tagged = pc.is_in(pc.list_flatten(ids), value_set=tags.combine_chunks())
    places = pc.unique(pc.list_parent_indices(ids).filter(is_tagged))
    return files["file_path"].combine_chunks().take(places)


def _of_branch(source: Source) -> pa.Array:
    """Return the files and manifests that a branch needs."""
    manifests = read_relation(source, "all_manifests", ["manifest_path"])["manifest_path"]
    files = _snapshot_files(source)["file_path"]
    return pa.chunked_array([*files.chunks, *manifests.chunks], pa.string()).combine_chunks()
