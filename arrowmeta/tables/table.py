"""`arrowmeta.open` and `Table`, one snapshot of a Paimon or Iceberg table."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, Unpack, cast

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import ArrowMetaError, SnapshotNotFoundError, UsageError
from arrowmeta.io.options import to_epoch_millis
from arrowmeta.model.damage import Standing, State, standing, without_warnings
from arrowmeta.model.locks import cached_property
from arrowmeta.model.source import Source
from arrowmeta.tables.locate import Opening
from arrowmeta.tables.methods import READ, Relations, read_call
from arrowmeta.tables.options import OpenKeywords, OpenOptions, with_options

#: A snapshot's id, the name of a tag or branch, a time, or an age.
Moment: TypeAlias = SupportsIndex | str | date | timedelta

if TYPE_CHECKING:
    from arrowmeta.apps.describe import Description
    from arrowmeta.apps.plots import Plots
    from arrowmeta.apps.queries import Advice
    from arrowmeta.apps.repair import RepairPlan
    from arrowmeta.apps.repair.snapshot import Repair
    from arrowmeta.apps.report.page import Report
    from arrowmeta.apps.rules import Rule
    from arrowmeta.io.options import Access
    from arrowmeta.predicate import Dialect
    from arrowmeta.predicate.read import Predicate
    from arrowmeta.pruning.explanation import Explanation
    from arrowmeta.pruning.plan import Expression, Plan, Planner
    from arrowmeta.reconcile.accepted import Accepted
    from arrowmeta.reconcile.expiry import Expiry
    from arrowmeta.reconcile.findings import Evidence
    from arrowmeta.reconcile.storage import Stored
    from arrowmeta.tables.inspect import Inspect
    from arrowmeta.views.database import TableSql


@with_options(OpenKeywords)
def open_table(location: str | os.PathLike[str] | object, **options: Unpack[OpenKeywords]) -> Table:
    """Open a snapshot of a table.

    The snapshot is pinned: open the table again, or call `at()`, to see later commits. The lists of
    snapshots, refs and metadata files of a Paimon table are read on first use.

    Args:
        location: the table's directory or an Iceberg `metadata.json`: a path, any URI that
            `pyarrow.fs` resolves, or a path on `filesystem`. A table object of PyIceberg or
            pypaimon is accepted, too, and read with that library's filesystem.
        format: `paimon` or `iceberg`; detected by default.
        snapshot_id: snapshot to open, with its schema; by default the latest one, with the newest
            schema.
        ref: tag or branch to open; a tag with the schema of its snapshot.
        as_of: open the latest snapshot of this time: a datetime, date or ISO text, in UTC unless
            it has a zone; or an age such as `30d`, or a timedelta.
        filesystem: filesystem that `location` is a path on.
        allow_moved_paths: read recorded paths below `location`, although the recorded location
            still exists, as for a copy of a table. A table that was moved, so that its manifest
            list exists only below `location`, does not need this, nor does Paimon, which records
            no paths.
        path_map: prefixes of recorded paths, and the prefixes to read instead.
        threads: number of decoding threads; all cores by default.
        strict: fail on the first damage instead of returning what is readable; default in Spark.
        store: folder, or any URI that `pyarrow.fs` resolves, with decoded manifests for later
            processes. By default the variable `ARROWMETA_STORE`; `False` for none.
        storage_options: endpoint, region, credentials and limits, named as PyIceberg's FileIO
            properties; the rest is taken from the environment.
        connect_timeout: seconds to wait for a connection to the object store.
        request_timeout: seconds for one request to the store or the catalog, retries included.
        total_timeout: seconds for all requests of one call, query or command together; no limit
            by default.
        allowed_roots: locations outside of the table's bucket that metadata may refer to. The
            table's own bucket and the targets of `path_map` are always allowed.
        safe: restrict SQL to queries over the table: no files, network, extensions or settings.
            For SQL written by others.
        safe_roots: folders that safe SQL may read.
        catalog: a catalog of PyIceberg or pypaimon, or the name of one in PyIceberg's
            configuration. `location` is then a table identifier such as `db.orders`, and the table
            is read with the catalog's filesystem and credentials.

    Raises:
        NotATableError: there is no table at the location, or with that identifier.
        StorageError: the object store does not answer in time, denies access, or has no such
            bucket. Every later call can raise it, too.
        SnapshotNotFoundError: there is no such snapshot, tag or branch, or none that old.
        UsageError: more than one of `snapshot_id`, `ref` and `as_of`, or an invalid argument.
        UnsupportedError: the version of the format is not supported.
        CorruptMetadataError: the metadata that names the snapshot is damaged, and no older
            snapshot can be opened in its place.

    Examples:
        >>> t = arrowmeta.open("warehouse/sales.db/orders")
        >>> t.files(columns=["file_path", "record_count"])
    """
    if isinstance(location, Table):
        raise UsageError("this table is already open: use table.at(...) for another snapshot")
    opening = Opening.of(location, OpenOptions(**options))
    return Table(opening.source(), opening)


class Table(Relations):
    """One snapshot of a table, returned by `arrowmeta.open`.

    Each relation is a method that returns a `pyarrow.Table`. `columns=` restricts what is decoded.
    """

    def __init__(self, source: Source, opening: Opening) -> None:
        super().__init__(source)
        self._opening = opening
        self._is_safe = opening.safe
        self._damage: pa.Table | None = None
        self._findings: pa.Table | None = None  # findings, once the state was asked for
        if "IPython" in sys.modules:
            _application("output.formats").show_findings()

    # -- state -----------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Whether all metadata read so far was readable; see `damage` and `state`."""
        return standing(self.source.damage()).state != "partial"

    @property
    def state(self) -> State:
        """State of the metadata: `sound`, `remarks`, `contradictory` or `partial`.

        `partial` if some could not be read, `contradictory` if all was read and a finding has the
        severity `error`, `remarks` if there are other findings. Runs the checks once, without
        those of storage; `standing` says it in a sentence.
        """
        return cast(State, self.standing.state)  # which is known once the checks ran

    @property
    def standing(self) -> Standing:
        """The state, and the sentence about it that every command and page prints."""
        if self._findings is None:
            self._findings = self.reconcile()
        return standing(self.source.damage(), self._findings)

    @property
    def standing_so_far(self) -> Standing:
        """The state as `standing`, if the checks ran, or take little; else by what was read so far.

        They do not run if no manifest was read, and not if the table is opened as `strict`, since
        they read other snapshots, too.
        """
        so_far = standing(self.source.damage(), self._findings)
        if self._findings is not None or not self.source.was_scanned:
            return so_far
        from arrowmeta.reconcile.findings import are_checks_quick  # loads DuckDB

        is_due = not self.source.damage_log.is_strict and are_checks_quick(self.source)
        return self.standing if is_due else so_far

    @property
    def damage_so_far(self) -> pa.Table:
        """The rows of `damage` without what is lost, for which other snapshots have to be read."""
        return self.source.damage()

    @property
    @read_call
    def damage(self) -> pa.Table:
        """Metadata that could not be read or contradicts other metadata, and what is lost with it.

        One row per place that was met so far: path, kind, block, row, byte, reason, and is_read
        (whether the file was read in full, so that nothing but its content is wrong). For manifests
        and manifest lists also lost_files and lost_rows (null where nothing counts them),
        partitions, and recoverable_from: the snapshots that still hold the same content.
        """
        met = self.source.damage()
        if self._damage is None or self._damage.num_rows != met.num_rows:
            from arrowmeta.tables.macros import with_losses

            self._damage = with_losses(met, self._same_snapshot)
        return self._damage

    def at(
        self,
        moment: Moment | None = None,
        *,
        snapshot_id: int | None = None,
        ref: str | None = None,
        as_of: date | timedelta | str | None = None,
        keep_schema: bool = False,
    ) -> Table:
        """Return the table at another snapshot; without arguments, at the latest.

        A snapshot that is chosen by id, tag or time is read in its own schema; a branch, and the
        latest snapshot, in the newest schema. A Paimon branch has its own snapshots and tags: if
        the table was opened at a branch, ids, times and the latest snapshot are those of the
        branch.

        Args:
            moment: snapshot id, tag, branch or time, whichever it is.
            snapshot_id: snapshot id.
            ref: tag or branch.
            as_of: time; see `arrowmeta.open`.
            keep_schema: read the snapshot with this id in the columns of this table; its metadata
                is not read again.

        Raises:
            SnapshotNotFoundError: there is no such snapshot, tag or branch, or none that old.
            UsageError: more than one argument, or an invalid one.
            ArrowMetaError: the table has been removed or damaged since; see `arrowmeta.open`.

        Examples:
            >>> t.at(2), t.at("2026-11-01"), t.at("monthly_tag")
        """
        if moment is not None:
            if not (snapshot_id is None and ref is None and as_of is None):
                raise UsageError("name one snapshot: by position, snapshot_id=, ref= or as_of=")
            if not keep_schema:
                return self._at_moment(moment)
        opening = self._opening.replaced(
            snapshot_id=snapshot_id, ref=ref, as_of=as_of, branch=self.source.branch
        )
        if not keep_schema:
            return Table(opening.source(), opening)
        if snapshot_id is None:
            raise UsageError("keep_schema needs snapshot_id=")
        return Table(self.source.at_snapshot(snapshot_id), self._opening)

    def __repr__(self) -> str:
        from arrowmeta.text import counted, printable

        snapshot = "no snapshot" if self.snapshot_id is None else f"snapshot {self.snapshot_id}"
        parts = [f"{self.format} table {self.location}", snapshot]
        try:
            shape = self.source.shape
            partitioned_by: str = _application("describe").fields_text(self, "specs")
        except ArrowMetaError as error:  # the schema is read on first use
            return printable(f"<{', '.join(parts)}, schema unreadable: {error}>")
        parts.append(counted(len(self.schema), "column"))
        if partitioned_by != "none":
            parts.append(f"partitioned by {partitioned_by}")
        if shape.primary_key.num_fields:
            parts.append("key " + ", ".join(f.name for f in shape.primary_key.fields))
        if self.source.moved_from:
            parts.append(f"moved from {self.source.moved_from}")
        if self.source.guess:
            parts.append(f"a guess: {self.source.guess}")
        # Names come from metadata, and must not control terminals.
        return printable(f"<{', '.join(parts)}>")

    def __arrow_c_schema__(self) -> object:
        """Return the columns of `files`; see `__arrow_c_stream__`."""
        return self.schema_of("files").__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Stream the relation `files`, for everything that takes Arrow data.

        Examples:
            >>> duckdb.sql("SELECT level, count(*) FROM t GROUP BY level")
        """
        return self.reader("files").__arrow_c_stream__(requested_schema)

    def _repr_html_(self) -> str:
        fields = {"column": self.schema.names, "type": list(map(str, self.schema.types))}
        to_page_piece = _application("output.formats").to_page_piece
        return cast(str, to_page_piece(pa.table(fields), title=repr(self).strip("<>")))

    @read_call
    def describe(self) -> Description:
        """Summarize the table on one screen: layout, history, contents and a verdict.

        Examples:
            >>> print(t.describe())
            >>> pyarrow.table(t.describe()).column_names
            ['section', 'name', 'value', 'number']
        """
        return cast("Description", _application("describe").describe(self))

    @read_call
    def report(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        where: str | None = None,
        engine: str | None = None,
        time_zone: str | None = None,
    ) -> Report:
        """Return a page of HTML about the table: findings, contents, commits and metadata.

        Args:
            path: file to write the page to.
            where: also show which data files may match this predicate in SQL, and why.
            engine: engine of the statements against what is wrong, such as `spark`; all by default.
            time_zone: of `where`, as in `plan`.

        Returns:
            The report, with its `findings`, and `to_html()`.

        Examples:
            >>> t.report("orders.html").findings
        """
        from arrowmeta.reconcile.findings import has_few_entries

        reporting = _application("report")
        checked = Table(self.source, self._opening)  # with what is read for the checks
        # Of a table with many entries, rows of all views would be in memory.
        views = reporting.VIEWS if has_few_entries(self.source) else ()
        findings = checked._reconcile_with({name: self.schema_of(name).names for name in views})
        report: Report = reporting.read_report(checked, findings, where, engine, time_zone)
        if path is not None:
            _application("output.rows").write_text(path, report.to_html())
        return report

    @read_call
    def check(
        self,
        rules: str | os.PathLike[str] | Sequence[Rule] | None = None,
        *,
        accepted: str | os.PathLike[str] | Accepted | None = None,
    ) -> pa.Table:
        """Return the result of each rule, with one row per rule.

        Args:
            rules: a TOML file, or rules; by default, no damage or findings, and few small files,
                deletes, files at level 0 and snapshots.
            accepted: a TOML file of findings and failures that are known: a rule of which nothing
                new fails has passed.

        Returns:
            table_location, rule, status (`passed`, `failed`, or `unknown` if the query returns
                null), severity, value, min, max, failing_row_count, message, example: the first
                row that violates the rule, and accepted: why others do not count.

        Raises:
            UsageError: a rule or an accepted entry is invalid, or a query is not one SELECT.

        Examples:
            >>> t.check().filter(pyarrow.compute.field("status") == "failed")
        """
        check = _application("rules").check_table
        return cast(pa.Table, check(self, rules, accepted, self._findings))

    @read_call
    def repair_plan(self, storage: Stored = True, *, engine: str | None = None) -> RepairPlan:
        """Plan repairs of missing, duplicate and lost files and of orphans. Nothing is changed.

        Args:
            storage: whether to list the table's folders; or a listing, as for `reconcile`.
            engine: engine of the statements, such as `spark`; all by default.

        Raises:
            UsageError: a finding of severity `error` stands, and the plan repairs none; or no
                statement of the engine is known.

        Examples:
            >>> plan = t.repair_plan()
            >>> plan.repairs, plan.to_markdown()
        """
        return cast("RepairPlan", _application("repair").plan_repairs(self, storage, engine))

    @read_call
    def repair(self, folder: str | os.PathLike[str]) -> str:
        """Write repaired metadata of this snapshot beside the table; return its path.

        The new metadata has one more snapshot: without duplicate files, entries of manifests that
        are lost, vectors of files that are gone, impossible bounds and wrong counts. Nothing in the
        table's own folders changes. Needs the extra `repair`.

        Args:
            folder: path or URI of a folder outside of the table.

        Returns:
            The path of the new `metadata.json`; of Paimon, of the new snapshot, to be copied into
                the table's folder with the files beside it.

        Raises:
            UsageError: nothing is wrong, a right value is not known, or the folder is the table's.
            UnsupportedError: fastavro is not installed.

        Examples:
            >>> catalog.register_table(("db", "orders"), t.repair("/tmp/repaired"))
        """
        return self.repaired(folder).path

    def repaired(self, folder: str | os.PathLike[str]) -> Repair:
        """Write repaired metadata as `repair` does; return also what changes and what is lost."""
        return cast("Repair", _application("repair").write_repaired(self, os.fspath(folder)))

    @property
    def inspect(self) -> Inspect:
        """Metadata tables in the columns, types and codes of the format's own libraries.

        `t.inspect.files()` is as PyIceberg's `table.inspect.files()`, or as Paimon's system table.
        """
        from arrowmeta.tables.inspect import Inspect

        return Inspect(self, lambda snapshot_id: self.at(snapshot_id=snapshot_id))

    # -- queries --------------------------------------------------------------------------------

    @read_call
    def reconcile(self, storage: Stored = False, *, footers: bool = False) -> pa.Table:
        """Check the metadata for contradictions; return findings, most severe first.

        Compares totals with manifest lists, manifest lists with manifests, files with each other,
        deletes with data files, and each snapshot with its parent.

        Args:
            storage: also list the table's folders and report missing files, wrong sizes and
                orphans. Or a listing made elsewhere: a table with `file_path` as the metadata
                records it, and optionally `size` and `last_modified`; or its Parquet, CSV or JSON
                file.
            footers: also read the footers of all live Parquet and ORC data files.

        Returns:
            check_name, severity (`error`, `warning` or `info`), subject, snapshot_id, expected,
            actual and detail.

        Raises:
            UsageError: `storage` is not a boolean or a listing with `file_path`, or is empty.

        Examples:
            >>> t.reconcile().select(["check_name", "severity", "subject"])
            >>> t.reconcile(storage="inventory.parquet")
        """
        from arrowmeta.reconcile.findings import confirmed_findings

        findings = confirmed_findings(self.source, self._branch, storage, footers)
        if storage is False and not footers:
            self._findings = findings
        return findings

    def _reconcile_with(
        self, relations: Mapping[str, Sequence[str]], evidence: Evidence | None = None
    ) -> pa.Table:
        """Return the findings; keep them, and columns of relations by name that are read with them.

        Args:
            evidence: what the checks have read; None to read it.
        """
        from arrowmeta.reconcile.findings import evidence_of, findings_and_views

        views = [name for name in relations if name not in READ]
        first = evidence or evidence_of(self.source, views, relations.get("files", ()))
        self._findings, answers = findings_and_views(self.source, first, views)
        # Of a view without rows there may be no answer.
        empty = {name: pa.Table.from_batches([], self.schema_of(name)) for name in views}
        read = Relations(first.source, {**empty, **answers})
        for name, columns in relations.items():
            rows = read.relation(name, columns)
            is_flat = not any(map(pa.types.is_nested, rows.schema.types))
            keys = [(column, "ascending") for column in columns]
            self._tables[name] = rows.sort_by(keys) if is_flat and name not in READ else rows
        return self._findings

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments of `open` and the snapshot id; cached metadata is not pickled."""
        return _opened_again, (self._opening.absolute(), self.snapshot_id)

    def _same_snapshot(self) -> Source:
        """Open the table again at this snapshot, even if it is no longer the latest."""
        from arrowmeta.model.damage import GuessedMetadataWarning

        with without_warnings(GuessedMetadataWarning):  # the first time has warned
            return _source_at(self._opening, self.snapshot_id)

    def _branch(self, name: str) -> Source:
        # Not as a ref, since a tag may have the same name.
        opening = self._opening.replaced(ref=None, snapshot_id=None, as_of=None, branch=name)
        return replace(opening.source(), store=None)

    @read_call
    def diff(self, before: Moment, after: Moment) -> pa.Table:
        """Return the files added and removed between two snapshots.

        Reads only the manifests that differ. Columns are those of this table's schema.

        Args:
            before: snapshot id, tag, branch, time, or age such as `7d`.
            after: likewise.

        Returns:
            `change` (`added` or `removed`) and the columns of `files`.

        Raises:
            SnapshotNotFoundError: there is no such snapshot, tag or branch, or none that old.
            UnsupportedError: Paimon branches with different columns.
            UsageError: an argument of another type.

        Examples:
            >>> t.diff(41, 42).group_by("change").aggregate([("record_count", "sum")])
        """
        from arrowmeta.reconcile.changes import changed_files

        # Each snapshot has its own schema and damage log: use those of this table instead.
        ends = [self._at_moment(moment).source.like(self.source) for moment in (before, after)]
        return changed_files(*ends)

    def _at_moment(self, moment: Moment) -> Table:
        if isinstance(moment, SupportsIndex):
            return self.at(snapshot_id=index(moment))
        if isinstance(moment, date | timedelta):
            return self.at(as_of=moment)
        if not isinstance(moment, str):  # None would mean the latest snapshot
            raise UsageError(f"a snapshot is an id, a tag, a branch or a time, got {moment!r}")
        try:
            return self.at(ref=moment)
        except SnapshotNotFoundError as missing:
            try:
                to_epoch_millis(moment)
            except UsageError as error:
                raise SnapshotNotFoundError(f"{missing}; and {error}") from None
            return self.at(as_of=moment)

    @read_call
    def expire(
        self, older_than: date | timedelta | str | None = None, *, retain_last: int | None = None
    ) -> Expiry:
        """Plan the expiry of snapshots: what the engine's own expiry deletes. Nothing is deleted.

        The engine's rules decide: for Iceberg those of Spark's `expire_snapshots`, where settings
        of a branch or tag come first, then the arguments, then the properties of the table; for
        Paimon those of `sys.expire_snapshots`, or without arguments those of its own commits.

        Args:
            older_than: expire snapshots committed before this time: a datetime, date or ISO text,
                UTC unless it has a zone; or an age such as `30d` or a timedelta. None for the
                table's setting.
            retain_last: minimum number of snapshots to keep, at least 1: in Iceberg of each branch
                without its own setting. None for the table's setting.

        Raises:
            UsageError: an argument is invalid, the engine refuses, metadata cannot be read, or a
                finding of severity `error` stands.

        Examples:
            >>> plan = t.expire("30d", retain_last=10)
            >>> plan.expirable, plan.n_bytes, plan.statement
        """
        from arrowmeta.model.expiry import ExpiryRequest
        from arrowmeta.reconcile.expiry import plan_expiry

        return plan_expiry(self.source, ExpiryRequest.of(older_than, retain_last))

    @read_call
    def expired_snapshots(
        self, older_than: date | timedelta | str | None = None, *, retain_last: int | None = None
    ) -> pa.Table:
        """Return the snapshots that `expire` would delete: snapshot_id and committed_at.

        Reads no manifest, so that it says nothing of files, nor of metadata that is damaged.

        Args:
            older_than, retain_last: as in `expire`.

        Raises:
            UsageError: an argument is invalid, or the engine refuses.

        Examples:
            >>> t.expired_snapshots("30d").num_rows
        """
        from arrowmeta.model.expiry import ExpiryRequest, file_rows

        rules = self.source.pinned().expiry(ExpiryRequest.of(older_than, retain_last))
        rows = file_rows("snapshot", [*map(str, rules.snapshots)], times=rules.snapshots)
        return rows.select(["snapshot_id", "committed_at"])

    @read_call
    def sql(
        self,
        query: str,
        *,
        relations: Mapping[str, pa.Table] | None = None,
        safe: bool | None = None,
    ) -> pa.Table:
        """Run a SQL query over the table's views.

        Queries share one database of the process. After a statement such as `CREATE TABLE` or
        `SET`, this table has its own database, in which later queries see the effect.

        Args:
            query: SQL.
            relations: tables beside the views; one with the name of a view takes its place, also
                in other views: `remedies` and `risks` follow from given `findings`.
            safe: whether to restrict the query to the views and `relations`, for SQL written by
                others; by default as the table was opened.

        Raises:
            duckdb.Error: DuckDB rejects the query.
            UsageError: not a query, and it is safe or has `relations`.
            PredicateError: invalid predicate of a macro such as `plan_files`.

        Examples:
            >>> t.sql("SELECT level, count(*) AS files FROM files GROUP BY level")
            >>> findings = t.reconcile(storage=True)
            >>> t.sql("FROM remedies WHERE engine = 'spark'", relations={"findings": findings})
        """
        from arrowmeta.io.options import INTERNAL

        return self._sql.ask(query, relations or {}, INTERNAL if safe else None)

    @cached_property
    def _sql(self) -> TableSql:
        from arrowmeta.tables.macros import macro_relations
        from arrowmeta.views.database import TableSql

        return TableSql({None: self.source}, macro_relations, self.sql_access)

    @property
    def sql_access(self) -> Access:
        """What SQL may access besides the table; see `safe` of `arrowmeta.open`."""
        return self._opening.sql_access

    # -- plans ----------------------------------------------------------------------------------

    @read_call
    def plan(
        self,
        where: Predicate | Expression = None,
        *,
        dialect: Dialect = "any",
        time_zone: str | None = None,
        limit: int | None = None,
        order_by: str | None = None,
        keys: Mapping[str, pa.Array | pa.ChunkedArray] | None = None,
        case_sensitive: bool = True,
    ) -> Plan:
        """Plan a scan: the data files that can hold matching rows, and the reason for each.

        Args:
            where: predicate: SQL text, also with the query's ORDER BY and LIMIT behind it, a
                `pyarrow.compute.Expression`, or filter tuples. For tables of Iceberg also one of
                its expressions, as parsed JSON of its REST catalog.
            dialect: engine that runs the query: `duckdb`, `spark` or `trino`. With `any`, what
                these engines understand differently drops no file.
            time_zone: of the session that runs the query, for times without a zone beside columns
                with one, and the reverse: `Europe/Berlin` or `+05:30`. Without it what a session
                in some zone matches is kept, except with `duckdb`, which then is in UTC.
            limit: LIMIT of the query, beside a predicate that is no text.
            order_by: ORDER BY of the query likewise, as SQL text; needs `limit`.
            keys: join keys: for each column, the values that a matching row can have.
            case_sensitive: whether the case of names in an expression of Iceberg matters.

        Raises:
            PredicateError: `where`, `order_by` or `keys` do not fit the columns of the table.
            UsageError: `order_by` without `limit`, an invalid `limit`, an unknown dialect or time
                zone, or an expression of Iceberg for a table of Paimon.

        Examples:
            >>> plan = t.plan("dt = '2024-05-01' AND amount > 100")
            >>> plan.files.num_rows, plan.funnel, plan.why()
            >>> t.plan("amount > 100 ORDER BY ts DESC LIMIT 10").files
        """
        asked = {"where": where, "dialect": dialect, "time_zone": time_zone, "limit": limit}
        asked |= {"order_by": order_by, "keys": keys, "case_sensitive": case_sensitive}
        plan: Plan = self._planner.plan(**cast(dict[str, Any], asked))
        plan.origin = (self, asked)
        return plan

    @read_call
    def explain(
        self, where: Predicate = None, *, dialect: Dialect = "any", time_zone: str | None = None
    ) -> Explanation:
        """Explain a plan: live files kept by each step, why files are kept, and what is not used.

        Args:
            where: predicate, as in `plan`.
            dialect, time_zone: as in `plan`.

        Raises:
            PredicateError: `where` does not fit the columns of the table.
            UsageError: unknown dialect or time zone.

        Examples:
            >>> print(t.explain("dt = '2024-05-01' AND amount > 100"))
        """
        return self.plan(where, dialect=dialect, time_zone=time_zone).explain()

    @read_call
    def plan_many(
        self,
        predicates: Sequence[Predicate] | os.PathLike[str],
        *,
        dialect: Dialect = "any",
        time_zone: str | None = None,
    ) -> pa.Table:
        """Count the files and bytes that each predicate scans.

        File indexes are not used, so a count can be higher than the number of files in `plan`.

        Args:
            predicates: as in `plan`; or the path of a log, as in `advise`.
            dialect, time_zone: as in `plan`.

        Returns:
            predicate, files, bytes; one row per predicate. Bytes are null if they exceed 64 bits.

        Raises:
            PredicateError: a predicate does not fit the columns, or one text instead of a list.
            UsageError: unknown dialect or time zone.

        Examples:
            >>> t.plan_many([f"dt = '2024-05-{day:02}'" for day in range(1, 32)])
        """
        from arrowmeta.pruning.plan import plan_many

        return plan_many(self._planner, self._logged(predicates), dialect, time_zone)

    @read_call
    def aggregate(
        self,
        select: str,
        where: Predicate = None,
        *,
        dialect: Dialect = "any",
        time_zone: str | None = None,
    ) -> pa.Table:
        """Answer `count(*)`, `count`, `min` and `max` of columns from metadata alone.

        Args:
            select: aggregates as in a SELECT list.
            where: predicate, as in `plan`.
            dialect, time_zone: as in `plan`.

        Returns:
            One row with a struct per aggregate: value, whether it is exact, and if not, why. A
            value that is not exact is a bound of the true one.

        Raises:
            UnsupportedError: metadata cannot answer one of the aggregates.
            PredicateError: invalid list of aggregates or predicate.
            UsageError: unknown dialect or time zone.

        Examples:
            >>> t.aggregate("count(*), min(ts), max(ts)", where="dt = '2024-05-01'")
        """
        from arrowmeta.pruning.aggregate import aggregate

        return aggregate(self._planner, select, where, dialect, time_zone)

    @property
    def plot(self) -> Plots:
        """Charts of the snapshot: `t.plot.zone_map("ts")`, `sizes()`, `growth()`.

        Notebooks display them; `save("sizes.svg")` writes them.
        """
        return cast("Plots", _application("plots").Plots(self))

    @read_call
    def advise(
        self,
        predicates: Sequence[str] | os.PathLike[str],
        *,
        dialect: Dialect = "any",
        time_zone: str | None = None,
    ) -> Advice:
        """Recommend columns to sort by, and find columns without bounds, for a set of queries.

        Args:
            predicates: SQL predicates of the queries; repeat one to give it more weight. Or the
                path of a log of them: scan reports of Iceberg, or SQL.
            dialect, time_zone: as in `plan`.

        Raises:
            UsageError: no predicates, one text instead of a list, or an unknown dialect or
                time zone.

        Examples:
            >>> advice = t.advise(["amount > 100", "dt = '2024-05-01' AND id = 7"])
            >>> advice.predicates, advice.columns
        """
        plan = partial(self.plan, dialect=dialect, time_zone=time_zone)
        advise = _application("queries").advise
        return cast("Advice", advise(self, plan, self._logged(predicates)))

    def _logged(self, predicates: Any) -> Any:
        """Return predicates, also those of a log."""
        if not isinstance(predicates, os.PathLike):
            return predicates
        return _application("queries").predicates_in(predicates, self.name)

    @cached_property
    def _planner(self) -> Planner:
        from arrowmeta.pruning.plan import Planner

        twin = Table(self.source, self._opening)  # not this one, which keeps the planner
        return Planner(self.source, lambda: twin.standing_so_far)


def _application(name: str) -> Any:
    """Return a module of `arrowmeta.apps`, which stands on tables and is found by its name."""
    return import_module(f"arrowmeta.apps.{name}")


def _source_at(opening: Opening, snapshot_id: int | None) -> Source:
    source = opening.source()
    if snapshot_id is None or source.snapshot_id == snapshot_id:
        return source
    return source.at_snapshot(snapshot_id)


def _opened_again(opening: Opening, snapshot_id: int | None) -> Table:
    """Unpickle a table: open it again at the same snapshot.

    Raises:
        SnapshotNotFoundError: the snapshot has expired since.
        ArrowMetaError: the table has been removed or damaged since; see `arrowmeta.open`.
    """
    return Table(_source_at(opening, snapshot_id), opening)
