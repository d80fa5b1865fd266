"""The object a user holds: one snapshot of one table, whatever its format."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from operator import index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, TypeAlias

import pyarrow as pa

from arrowmeta.errors import SnapshotNotFoundError, UsageError, limits_told
from arrowmeta.foreign import ForeignTable, foreign_table
from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT
from arrowmeta.model.cached import cached_property
from arrowmeta.model.moment import to_epoch_millis
from arrowmeta.model.source import Source
from arrowmeta.notebook import show_findings
from arrowmeta.opening import Format, Opening
from arrowmeta.relations import Relations

#: A snapshot's id, the name of a tag or branch, or a time.
Moment: TypeAlias = SupportsIndex | str | date

if TYPE_CHECKING:
    import pyarrow.fs as pafs

    from arrowmeta.advising import Advice
    from arrowmeta.catalog.table_sql import TableSql
    from arrowmeta.describing import Description
    from arrowmeta.duck.access import Access
    from arrowmeta.expiry import Expiry
    from arrowmeta.predicate.read import Predicate
    from arrowmeta.pruning.plan import Plan, Planner


def open_table(
    location: str | os.PathLike[str] | object,
    *,
    format: Format = "auto",
    snapshot_id: int | None = None,
    ref: str | None = None,
    as_of: date | str | None = None,
    filesystem: pafs.FileSystem | None = None,
    allow_moved_paths: bool = False,
    path_map: Mapping[str, str] | None = None,
    threads: int | None = None,
    strict: bool = False,
    store: str | os.PathLike[str] | Literal[False] | None = None,
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = CONNECT_TIMEOUT,
    request_timeout: float = REQUEST_TIMEOUT,
    allowed_roots: Sequence[str] = (),
    safe: bool = False,
    safe_roots: Sequence[str | os.PathLike[str]] = (),
    catalog: object | None = None,
) -> Table:
    """Open a snapshot of a table.

    It stays the same one: open the table again to see what is committed later. Of a Paimon table,
    the lists of snapshots, tags, branches and files of metadata are as of when they are asked for.

    Args:
        location: the table's directory, or a `metadata.json` of Iceberg: a path, any URI
            `pyarrow.fs` resolves, or a path on `filesystem`. Or a table of PyIceberg or pypaimon,
            which is read where and with what that library reads it.
        format: what the table is; found out by default.
        snapshot_id: the snapshot to open; the latest by default.
        ref: a tag or branch to open instead.
        as_of: open what was the latest at this time; a datetime, a date or ISO text, in UTC where
            it has no zone.
        filesystem: where `location` is.
        allow_moved_paths: read paths recorded under the table's old location from `location`;
            Paimon records names, not paths, so that its tables can be moved without this.
        path_map: prefixes of recorded paths, and what to read instead.
        threads: how many threads decode; all cores by default.
        strict: raise the first damage instead of returning what is readable.
        store: a folder, or any URI `pyarrow.fs` resolves, where decoded manifests are kept for the
            next process; `False` for none, by default the variable `ARROWMETA_STORE`, else none.
        storage_options: endpoint, region, credentials and limits, by the names of PyIceberg's
            FileIO properties; what is not given is taken from the environment.
        connect_timeout: seconds to connect to the store.
        request_timeout: seconds for a request to the store, with its repetitions.
        allowed_roots: locations in other buckets that metadata may name files in; it may name
            those in the table's own bucket, and where `path_map` leads.
        safe: `sql` answers queries only, which reach nothing but the table: no files, networks,
            extensions or settings. For SQL of other users.
        safe_roots: folders that such queries may read.
        catalog: where `location` is the identifier of a table, such as `db.orders`: a catalog of
            PyIceberg or pypaimon, or the name of one in PyIceberg's configuration. The table is
            read with the catalog's filesystem and credentials.

    Raises:
        NotATableError: no table at the location, or of that identifier.
        StorageError: the store gives no answer in time, denies access, or has no such bucket;
            also from every later question.
        SnapshotNotFoundError: no such snapshot, tag, branch or time.
        UsageError: more than one of `snapshot_id`, `ref`, `as_of`, a value that none of them,
            `format` or `threads` can have, or what is no location and no table.
        UnsupportedError: a version of the format that is not read.
        CorruptMetadataError: what the snapshot is chosen by is damaged, and nothing older may
            stand in, or nothing is left that can be read.

    Example:
        >>> t = arrowmeta.open("warehouse/sales.db/orders")
        >>> t.files(columns=["file_path", "record_count"])
    """
    if catalog is not None:
        location = _in_catalog(catalog, location, request_timeout)
    place, branch = location, None
    if not isinstance(place, str | os.PathLike):
        found = _other_table(location, format, filesystem)
        place, format, filesystem = found.location, found.format, found.filesystem
        branch = found.branch
    opening = Opening(
        location=place,
        format=format,
        filesystem=filesystem,
        allow_moved_paths=allow_moved_paths,
        path_map=path_map,
        threads=threads,
        strict=strict,
        storage_options=storage_options,
        connect_timeout=connect_timeout,
        request_timeout=request_timeout,
        allowed_roots=allowed_roots,
        snapshot_id=snapshot_id,
        ref=ref,
        as_of=as_of,
        store=store,
        safe=safe,
        safe_roots=safe_roots,
        branch=branch,
    )
    return Table(opening.source(), opening)


def _in_catalog(catalog: object, identifier: object, request_timeout: float) -> object:
    """Return the table of another library that a catalog has under an identifier."""
    if not isinstance(identifier, str):
        raise UsageError(f"with a catalog the table is an identifier, got {identifier!r}")
    from arrowmeta.catalog_clients import CatalogClient

    return CatalogClient.of(catalog, request_timeout).table(identifier)


def _other_table(table: object, format: Format, filesystem: object) -> ForeignTable:
    """Return what another library's table says of itself; options must not say otherwise."""
    if isinstance(table, Table):
        raise UsageError("the table is open already: use table.at(...) for another snapshot")
    found = table if isinstance(table, ForeignTable) else foreign_table(table)
    if format not in ("auto", found.format):
        raise UsageError(f"format is {format!r}, but the table is one of {found.format}")
    if filesystem is not None:
        raise UsageError("a table of another library comes with its filesystem: leave it out")
    return found


class Table(Relations):
    """One snapshot of a table. Get one from `arrowmeta.open`.

    Every relation is a method that returns a `pyarrow.Table`; `columns` decodes these only.
    """

    def __init__(self, source: Source, opening: Opening) -> None:
        super().__init__(source)
        self._opening = opening
        self._damage: pa.Table | None = None
        show_findings()

    # -- what it is -----------------------------------------------------------------------------

    @property
    def format(self) -> str:
        """`paimon` or `iceberg`."""
        return self.source.format

    @property
    def format_version(self) -> int:
        """Version of the format."""
        return self.source.format_version

    @property
    def location(self) -> str:
        """The table, as it was opened."""
        return self.source.location

    @property
    def snapshot_id(self) -> int | None:
        """The snapshot; None for a table that has none."""
        return self.source.snapshot_id

    @property
    def schema(self) -> pa.Schema:
        """The table's current columns; field ids are in the metadata of the fields."""
        return self.source.schema

    @property
    def complete(self) -> bool:
        """Whether everything asked for so far could be read; see `damage`."""
        return self.source.damage().num_rows == 0

    @property
    def damage(self) -> pa.Table:
        """What could not be read so far, and what is lost by it.

        The columns are path, kind, block, row, byte and reason; of manifests and manifest lists
        also lost_files and lost_rows, as far as anything counts them, partitions, and
        recoverable_from: the snapshots that still have as much.
        """
        met = self.source.damage()
        if self._damage is None or self._damage.num_rows != met.num_rows:
            from arrowmeta.reconcile.relations import with_losses

            self._damage = with_losses(met, self._same_snapshot)
        return self._damage

    def recovered_entries(self, columns: Iterable[str] | None = None) -> pa.Table:
        """Return the entries of manifests that cannot be read, as far as the store has them.

        They are in no other answer: those are of what the table has, and these tell what it had.

        Args:
            columns: of the relation `entries`; all by default.

        Raises:
            UsageError: the table was opened without a store.
        """
        from arrowmeta.store.entries import EntryStore, LostEntries

        store = self.source.store
        if not isinstance(store, EntryStore):
            raise UsageError("recovered_entries needs a store: open the table with store=FOLDER")
        lost = frozenset(self.damage["path"].to_pylist())
        source = self.source.with_store(LostEntries(store, lost))
        return Relations(source).entries(columns)

    def at(
        self,
        *,
        snapshot_id: int | None = None,
        ref: str | None = None,
        as_of: date | str | None = None,
    ) -> Table:
        """Return the same table at another snapshot; without arguments at the latest.

        A branch of Paimon has snapshots and tags of its own, as `snapshots` and `refs` list them:
        ids, times and the latest of a table that was opened at a branch are those of the branch.

        Raises:
            SnapshotNotFoundError: no such snapshot, tag, branch or time.
            UsageError: more than one of the arguments, or a value that one cannot have.
            ArrowMetaError: the table is gone or damaged meanwhile; see `arrowmeta.open`.
        """
        opening = replace(
            self._opening,
            snapshot_id=snapshot_id,
            ref=ref,
            as_of=as_of,
            branch=self.source.branch,
        )
        return Table(opening.source(), opening)

    def resolve(self, path: str) -> str:
        """Return where a recorded path is read from."""
        return self.source.resolve(path)

    def __repr__(self) -> str:
        from arrowmeta.output.grid import printable
        from arrowmeta.output.nouns import counted

        snapshot = "no snapshot" if self.snapshot_id is None else f"snapshot {self.snapshot_id}"
        shape = self.source.shape
        parts = [
            f"{self.format} table {self.location}",
            snapshot,
            counted(len(self.schema), "column"),
        ]
        if shape.partition.num_fields:
            parts.append("partitioned by " + ", ".join(f.name for f in shape.partition.fields))
        if shape.primary_key.num_fields:
            parts.append("key " + ", ".join(f.name for f in shape.primary_key.fields))
        if self.source.guess:
            parts.append(f"a guess: {self.source.guess}")
        # Names come from the metadata, and tables are looked at in terminals.
        return printable(f"<{', '.join(parts)}>")

    def _repr_html_(self) -> str:
        from arrowmeta.output.html import to_page_piece

        fields = {"column": [field.name for field in self.schema]}
        fields["type"] = [str(field.type) for field in self.schema]
        return to_page_piece(pa.table(fields), title=repr(self).strip("<>"))

    def describe(self) -> Description:
        """Return what the table is, as one screen: layout, history, contents, and what stands out.

        Example:
            >>> print(t.describe())
            >>> pyarrow.table(t.describe()).column_names
            ['section', 'name', 'value', 'number']
        """
        from arrowmeta.describing import describe

        return describe(self, lambda: self.damage)

    # -- questions ------------------------------------------------------------------------------

    def deleted_rows(self, data_file_path: str) -> pa.Array:
        """Return the positions of a data file's rows that its deletion vector deletes.

        Ascending, from 0; none for a file without a vector. What position delete and equality
        delete files delete is data, which is not read.

        Raises:
            LimitError: there are more than can be decoded at once.
        """
        from arrowmeta.pruning.deleted_rows import deleted_rows

        return deleted_rows(self.source, data_file_path)

    @limits_told()
    def reconcile(self, storage: bool | pa.Table = False, *, footers: bool = False) -> pa.Table:
        """Return what does not add up in the metadata, the gravest first; empty if all agrees.

        Checks totals against manifest lists, lists against manifests, files against each other,
        deletes against files, and every snapshot against the one it was made from.

        Args:
            storage: whether to list the table's folders, too, and look for files that are missing,
                of another size or of no snapshot; or a listing made elsewhere: `file_path`
                as the metadata records it, and optionally `size` and `last_modified`.
            footers: whether to open the footers of all live Parquet and ORC data files.

        Returns:
            check_name, severity (`error`, `warning` or `info`), subject, snapshot_id, expected,
            actual and detail.

        Raises:
            UsageError: `storage` is neither, or a listing that lacks `file_path` or has no file.

        Example:
            >>> t.reconcile().select(["check_name", "severity", "subject"])
            >>> t.reconcile(storage=pyarrow.parquet.read_table("inventory.parquet"))
        """
        from arrowmeta.reconcile.findings import confirmed_findings

        return confirmed_findings(self.source, self._branch, storage, footers)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle how the table was opened, and at which snapshot; not what was read of it."""
        return _opened_again, (self._opening.absolute(), self.snapshot_id)

    def _same_snapshot(self) -> Source:
        """Open the table anew at the snapshot that this is, whatever the latest one is by now."""
        return _source_at(self._opening, self.snapshot_id)

    def _branch(self, name: str) -> Source:
        # Not as a ref: that would be a tag, where there is one of the same name.
        opening = replace(self._opening, ref=None, snapshot_id=None, as_of=None, branch=name)
        return opening.source().with_store(None)

    @limits_told()
    def diff(self, before: Moment, after: Moment) -> pa.Table:
        """Return the files added and removed between two snapshots.

        Only manifests that differ are read, in the columns of this table's schema.

        Args:
            before: a snapshot's id, the name of a tag or branch, or a time.
            after: the same for the other one.

        Returns:
            `change` (`added` or `removed`) and the columns of `files`.

        Raises:
            SnapshotNotFoundError: there is no such snapshot, tag, branch or time.
            UnsupportedError: branches of Paimon with different columns.
            UsageError: one of them is none of these.

        Example:
            >>> t.diff(41, 42).group_by("change").aggregate([("record_count", "sum")])
        """
        from arrowmeta.reconcile.changes import changed_files

        # Snapshots have schemas of their own, and logs in which this table's user would not look.
        ends = [self._at_moment(one).source.like(self.source) for one in (before, after)]
        return changed_files(*ends)

    def _at_moment(self, moment: Moment) -> Table:
        if isinstance(moment, SupportsIndex):
            return self.at(snapshot_id=index(moment))
        if isinstance(moment, date):
            return self.at(as_of=moment)
        if not isinstance(moment, str):  # None would be the latest snapshot
            raise UsageError(f"{moment!r} is no snapshot: say its id, a tag, a branch or a time")
        try:
            return self.at(ref=moment)
        except SnapshotNotFoundError as missing:
            try:
                to_epoch_millis(moment)
            except UsageError as error:
                raise SnapshotNotFoundError(f"{missing}; and {error}") from None
            return self.at(as_of=moment)

    def expire(self, older_than: datetime, *, retain_last: int = 1) -> Expiry:
        """Return what expiring snapshots would delete; nothing is deleted.

        The latest snapshot, the last `retain_last` and those of tags and branches are kept.

        Args:
            older_than: snapshots committed before it would expire; in UTC without a zone.
            retain_last: how many of the latest snapshots are kept in any case.

        Raises:
            UsageError: `retain_last` is less than one, or metadata cannot be read.

        Example:
            >>> plan = t.expire(datetime.now() - timedelta(days=30), retain_last=10)
            >>> plan.expirable, plan.n_bytes, plan.statement
        """
        from arrowmeta.expiry import plan_expiry

        moment = older_than if older_than.tzinfo else older_than.replace(tzinfo=UTC)
        return plan_expiry(self, self.sql, moment, retain_last)

    def sql(self, query: str) -> pa.Table:
        """Answer a query over the table's views.

        A query leaves nothing behind. After another statement, such as `CREATE TABLE` or `SET`, the
        table has a database of its own, and later queries see what the statement has made.

        Raises:
            duckdb.Error: DuckDB refuses the query.
            UsageError: another statement, and the table was opened with `safe`.
            PredicateError: a predicate in it, of a macro such as `plan_files`, makes no sense.

        Example:
            >>> t.sql("SELECT level, count(*) AS files FROM files GROUP BY level")
        """
        return self._sql.ask(query)

    @cached_property
    def _sql(self) -> TableSql:
        from arrowmeta.catalog.table_sql import TableSql
        from arrowmeta.macros import macro_relations

        return TableSql({None: self.source}, macro_relations, self.sql_access)

    @property
    def sql_access(self) -> Access:
        """What SQL over the table may reach besides it; see `safe` of `arrowmeta.open`."""
        return self._opening.sql_access

    # -- plans ----------------------------------------------------------------------------------

    @limits_told()
    def plan(
        self,
        where: Predicate = None,
        *,
        limit: int | None = None,
        order_by: str | None = None,
        keys: Mapping[str, pa.Array | pa.ChunkedArray] | None = None,
    ) -> Plan:
        """Return the data files that a query can touch, and why.

        Args:
            where: its predicate: SQL text, a `pyarrow.compute.Expression`, or filter tuples.
            limit: how many rows the query needs.
            order_by: what it sorts by, as in SQL; together with `limit`.
            keys: by column, the values that it must have one of, such as the keys of a join.

        Raises:
            PredicateError: the predicate, the order or the keys do not fit the columns.
            UsageError: an order without a limit, or a limit that is no number of rows.

        Example:
            >>> plan = t.plan("dt = '2024-05-01' AND amount > 100")
            >>> plan.files.num_rows, plan.funnel, plan.why()
        """
        return self._planner.plan(where, limit=limit, order_by=order_by, keys=keys)

    @limits_told()
    def plan_many(self, predicates: Sequence[Predicate]) -> pa.Table:
        """Return how many files and bytes each predicate touches: predicate, files, bytes.

        Bytes are null where 64 bits cannot count them. Indexes in data files are not asked; those
        that `plan` leaves out by them are counted.

        Raises:
            PredicateError: one of them cannot be understood against the columns, or they are one
                text instead of a list.
        """
        from arrowmeta.pruning.many import plan_many

        return plan_many(self._planner, predicates)

    @limits_told()
    def aggregate(self, select: str, where: Predicate = None) -> pa.Table:
        """Answer `count(*)`, `count`, `min` and `max` of columns from metadata.

        Returns:
            One row with a struct for each aggregate: its value, whether it is exact, and if not,
            why. A value that is not exact is a limit of the true one.

        Raises:
            UnsupportedError: metadata does not answer one of the aggregates.
            PredicateError: the list or the predicate cannot be understood.

        Example:
            >>> t.aggregate("count(*), min(ts), max(ts)", where="dt = '2024-05-01'")
        """
        from arrowmeta.pruning.aggregate import aggregate

        return aggregate(self._planner, select, where)

    def advise(self, predicates: Sequence[str]) -> Advice:
        """Return which columns to sort by, and which lack bounds, for predicates as they are asked.

        Args:
            predicates: SQL texts; one that is there several times counts as often.

        Raises:
            UsageError: there are no predicates, or they are one text instead of a list.

        Example:
            >>> advice = t.advise(["amount > 100", "dt = '2024-05-01' AND id = 7"])
            >>> advice.predicates, advice.columns
        """
        from arrowmeta.advising import advise

        return advise(self, self.plan, predicates)

    @cached_property
    def _planner(self) -> Planner:
        from arrowmeta.pruning.plan import Planner

        return Planner(self.source)


def _source_at(opening: Opening, snapshot_id: int | None) -> Source:
    source = opening.source()
    if snapshot_id is None or source.snapshot_id == snapshot_id:
        return source
    return source.at_snapshot(snapshot_id)


def _opened_again(opening: Opening, snapshot_id: int | None) -> Table:
    """Open a table that was pickled, at the snapshot that it was of.

    Raises:
        SnapshotNotFoundError: the snapshot has expired since.
        ArrowMetaError: the table is gone or damaged meanwhile; see `arrowmeta.open`.
    """
    return Table(_source_at(opening, snapshot_id), opening)
