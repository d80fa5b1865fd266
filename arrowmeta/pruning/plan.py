"""Plans over one snapshot: the files that may match a predicate, and why each is kept.

`Planner` parses predicates for a snapshot and chooses the manifests to read; they are read when the
`Plan` is first asked. Columns that are asked for then are decoded in the same pass, for the files
that remain; other columns later, in a second pass over these files only. `plan_many` counts what
each of many predicates may match: entries are decoded once, and decided as in a plan of each.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, partial
from operator import methodcaller
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import asdict, replace
from numpy.typing import NDArray

from arrowmeta.errors import PredicateError, UsageError, checked_names, chosen_names, limit_errors
from arrowmeta.kernels.buffers import (
    filled,
    flag_array,
    int_array,
    number_array,
    table_of_rows,
    text_array,
    text_scalar,
    to_numbers,
    whole,
    within_64_bits,
)
from arrowmeta.kernels.rows import is_among
from arrowmeta.model.locks import cached_property
from arrowmeta.model.reading import read_relation
from arrowmeta.model.scan import entries_of
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.predicate import Dialect
from arrowmeta.predicate.formula import Rules
from arrowmeta.predicate.parse import split_limit
from arrowmeta.predicate.read import Predicate, PredicateReader
from arrowmeta.predicate.tree import TRUE, Tree
from arrowmeta.pruning.deletes import delete_files_of, delete_references
from arrowmeta.pruning.evaluator import (
    Evaluator,
    KeysByColumn,
    checked_keys,
    checked_limit,
    matches_wholly,
    read_order,
)
from arrowmeta.pruning.search import (
    FUNNEL,
    STAGES,
    Count,
    Query,
    Search,
    Selection,
    choose_manifests,
    find_files,
)

#: Expression of Iceberg as parsed JSON.
Expression: TypeAlias = "Mapping[str, Any] | bool"
#: Conditions of an expression that must all be true, each with a tree that is true only for rows
#: that match for every reader.
Conjuncts: TypeAlias = "Sequence[tuple[Any, Tree]]"

if TYPE_CHECKING:
    from arrowmeta.model.damage import Standing
    from arrowmeta.pruning.explanation import Explanation, LiveFiles

#: Most live files that a table object keeps for explanations; 16 bytes each.
_MOST_CACHED = 4_000_000

DELETE_FILES = pa.field("delete_files", pa.list_(pa.string()), nullable=False)


class Planner:
    """Plans over a snapshot.

    Args:
        source: the snapshot.
        standing: returns its state; None for that by the damage that was met so far.
    """

    def __init__(self, source: Source, standing: Callable[[], Standing] | None = None) -> None:
        self.source = source
        self.standing = standing
        self.rules: Rules = source.rules
        self._live: LiveFiles | None = None

    @cached_property
    def reader(self) -> PredicateReader:
        """Parser of predicates over the table's columns."""
        return PredicateReader(self.rules.columns, self.rules.read_differently)

    def plan(
        self,
        where: Predicate | Expression = None,
        dialect: Dialect = "any",
        time_zone: str | None = None,
        limit: int | None = None,
        order_by: str | None = None,
        keys: KeysByColumn | None = None,
        *,
        case_sensitive: bool = True,
        stages: Collection[str] = STAGES,
    ) -> Plan:
        """Return the plan of a query.

        Args:
            where: predicate, as text perhaps with ORDER BY and LIMIT; or an expression of Iceberg
                in JSON; None for all rows.
            dialect: engine whose meaning SQL has.
            time_zone: of its session; None if it is not known.
            limit: number of rows that are needed; None for all.
            order_by: ORDER BY list; only with a limit.
            keys: lists of values by column; a row matches if each column has one of its values.
            case_sensitive: whether the case of names in an expression matters.
            stages: which of `STAGES` to use.

        Raises:
            PredicateError: the predicate does not parse or does not fit the columns, or `keys` are
                not lists of values by column.
            UsageError: `order_by` without a limit, an invalid limit, or an unknown dialect or time
                zone.
        """
        if order_by is not None and limit is None:
            raise UsageError("order_by needs a limit")
        if isinstance(where, str):
            where, order_of_text, limit_of_text = split_limit(where)
            if limit_of_text is not None and limit is not None:
                raise UsageError("the limit is given twice: in the condition, and as limit=")
            order_by, limit = order_by or order_of_text, limit_of_text if limit is None else limit
        scope, engine = self.reader.scope, self.reader.engine
        order = None if order_by is None else read_order(order_by, scope, engine, dialect)
        of_columns = () if keys is None else checked_keys(keys)
        keys_by_column = {scope.column([n]): values for n, values in of_columns}
        conjuncts: Conjuncts | None = None if where is not None else ()
        typed: Callable[[], Mapping[str, str]] = dict
        if isinstance(where, Mapping | bool):
            expressions = self.rules.expressions(case_sensitive=case_sensitive)
            tree, conjuncts = expressions.read(where), expressions.conjuncts(where)
        else:
            tree = self.reader.read(where, dialect, time_zone)
            typed = partial(self.reader.as_typed, where, dialect, time_zone)
        most = None if limit is None else checked_limit(limit)
        query = Query(tree, keys_by_column, most, order, asks_deletes=limit is not None)
        text = where if isinstance(where, str) else None
        return self.plan_query(query, stages, typed, conjuncts, text)

    def plan_query(
        self,
        query: Query,
        stages: Collection[str] = STAGES,
        typed: Callable[[], Mapping[str, str]] = dict,
        conjuncts: Conjuncts | None = None,
        where: str | None = None,
    ) -> Plan:
        """Return the plan of a query; entries are decoded when the plan is first used.

        Args:
            typed: returns the user's texts of conditions, by `str` of their trees.
            conjuncts: of an expression in JSON; see `Plan.residual`.
            where: the predicate as the user wrote it, in SQL; see `Plan.share`.
        """
        evaluator = Evaluator()
        choice = choose_manifests(self.source, self.rules, query, evaluator, stages)
        search = Search(self.source, self.rules, evaluator, query, choice, stages)
        return Plan(search, self, typed, conjuncts, where)

    def live(self) -> LiveFiles:
        """Return the live files of the snapshot, kept for later explanations unless many."""
        from arrowmeta.pruning.explanation import live_files

        if self._live is not None:
            return self._live
        live = live_files(self.source, self.plan_query(Query(TRUE), ()).found().entries)
        self._live = live if len(live.ids) <= _MOST_CACHED else None
        return live


class Plan:
    """Data files of a snapshot that may match a query.

    Entries are decoded on first use, in one pass with the columns that are requested then.

    Attributes:
        search: the query, with the snapshot and its rules.
    """

    def __init__(
        self,
        search: Search,
        planner: Planner,
        typed: Callable[[], Mapping[str, str]] = dict,
        conjuncts: Conjuncts | None = None,
        where: str | None = None,
    ) -> None:
        self.source, self._where = search.source, where
        self._planner = planner
        self.tree = search.query.tree
        self.search = search
        self._selection: Selection | None = None
        self._typed = cache(typed)
        self._conjuncts = conjuncts
        #: The table that was asked, and the arguments of its method `plan`.
        self.origin: tuple[Any, Mapping[str, Any]] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the table and what was asked; the copy reads the files of the same snapshot."""
        if self.origin is None:
            raise TypeError("only plans of Table.plan are pickled")
        table, asked = self.origin
        return methodcaller("plan", **asked), (table,)

    def found(self, columns: Sequence[str] = ()) -> Selection:
        """Return the files and the stages.

        Args:
            columns: columns of entries to decode in the same pass, if nothing has been decoded yet.
        """
        if self._selection is None:
            with limit_errors(), self.source.storage.requests.calls.during():
                self._selection = find_files(self.search, columns)
        return self._selection

    @cached_property
    def schema(self) -> pa.Schema:
        """Columns of `files`."""
        return plan_schema(self.source)

    @cached_property
    def files(self) -> pa.Table:
        """Data files that may match, each with its delete files."""
        return self.table(self.schema.names)

    def table(self, columns: Sequence[str]) -> pa.Table:
        """Return some columns of `files`; only these are decoded.

        Args:
            columns: their names, and `status` and `snapshot_id` of their entries; or fields of
                their structs, such as `lower_bounds.amount`.

        Raises:
            UsageError: there is no such column.
        """
        every = SCHEMAS["entries"](self.source.shape).append(DELETE_FILES)
        fields = {field.name: field for field in every}
        names = chosen_names(columns, "columns")
        schema = pa.schema([fields.get(name) or _field_at(name, every) for name in names])
        columns = schema.names
        has_deletes = DELETE_FILES.name in columns
        read = dict.fromkeys([*columns, *(["file_path"] if has_deletes else [])])
        files, _ = self._columns([name for name in read if name != DELETE_FILES.name])
        if has_deletes:
            deletes = delete_files_of(self.source, files["file_path"], self.search.evaluator)
            files = files.append_column(DELETE_FILES, deletes)
        return pa.Table.from_arrays(files.select(columns).columns, schema=schema)

    def delete_references(
        self, columns: Sequence[str] = ("file_path", "content_offset")
    ) -> tuple[pa.Table, pa.ListArray]:
        """Return the delete files of the snapshot, and which of them apply to each data file.

        Args:
            columns: columns of the relation `delete_files`.

        Returns:
            The delete files, none if none can apply; and for each of `files` a list of their
                positions.

        Examples:
            >>> deletes, references = t.plan("amount > 100").delete_references()
            >>> deletes.take(references[0].values)
        """
        paths = self.table(["file_path"])["file_path"]
        return delete_references(self.source, paths, columns, self.search.evaluator)

    def residual(self) -> pa.DictionaryArray:
        """Return what readers of each file have to check of the Iceberg expression of the plan.

        Conditions that all rows of a file meet, by its partition and statistics, are left out.

        Returns:
            For each of `files` an expression as JSON text; `true` if every row matches.

        Raises:
            UsageError: the plan is of SQL, or of another predicate that is no such expression.

        Examples:
            >>> t.plan({"type": "gt", "term": "amount", "value": 100}).residual().dictionary
        """
        from arrowmeta.iceberg.expressions import conjunction

        if self._conjuncts is None:
            raise UsageError("residual needs the plan of an Iceberg expression, as parsed JSON")
        files, search = self.found().entries, self.search
        left = np.zeros(files.num_rows, dtype=np.int64)
        for bit, (_, tree) in enumerate(self._conjuncts):
            if tree != TRUE:
                is_whole = matches_wholly(tree, search.rules, files, search.evaluator)
                left |= (~is_whole).astype(np.int64) << bit
        coded = number_array(left).dictionary_encode()
        texts = [
            conjunction([part for bit, (part, _) in enumerate(self._conjuncts) if bits >> bit & 1])
            for bits in coded.dictionary.to_pylist()
        ]
        return pa.DictionaryArray.from_arrays(coded.indices, text_array(texts))

    @property
    def manifests(self) -> pa.Table:
        """The manifests that are read."""
        every = read_relation(self.source, "manifests")
        of_data_files = every.filter(pc.equal(every["content"], text_scalar("data")))
        return of_data_files.filter(flag_array(self.search.choice.is_chosen))

    @property
    def funnel(self) -> pa.Table:
        """Manifests, entries and files kept by each stage, with their bytes."""
        stages = self.found().stages
        return table_of_rows([{"stage": stage.name, **asdict(stage)} for stage in stages], FUNNEL)

    def why(self) -> pa.Table:
        """Return one row per file and condition that did not rule it out."""
        from arrowmeta.pruning.explanation import WHY, reasons

        entries = self._entries()
        if not entries.num_rows:
            return WHY.empty_table()
        search = self.search
        return reasons(self.tree, search.rules, entries, search.evaluator, self._typed())

    def share(self, column: str) -> float | None:
        """Estimate the share of rows for which the predicate may hold, given values of one column.

        Values are spread evenly between the bounds of files; other columns are not known.

        Args:
            column: a column that the predicate names.

        Returns:
            None if it is not known: without bounds, for a predicate that is no SQL or that DuckDB
                cannot evaluate for rows, or for a field of a struct.

        Examples:
            >>> t.plan("amount > 100 AND dt = '2024-05-01'").share("amount")
        """
        from arrowmeta.pruning.explanation import share_of_rows

        named = set(self.why()["column_name"].to_pylist()) - {None}
        text = self._where
        return None if text is None else share_of_rows(self.source, text, column, named)

    def _entries(self) -> pa.Table:
        """Return the decoded columns of entries, with `file_path` and `kept_for_group`."""
        chosen = self.found(["file_path"])
        paths, is_decoded = self._columns(["file_path"])
        entries = chosen.entries.append_column("kept_for_group", flag_array(chosen.kept_for_group))
        entries = entries.filter(flag_array(is_decoded))
        entries = entries.drop_columns([n for n in ("file_path",) if n in entries.column_names])
        return entries.append_column("file_path", paths["file_path"])

    def explain(self) -> Explanation:
        """Return what each stage keeps of the live files, and why files are kept.

        The first explanation of a table object reads all entries, to count files that the plan did
        not read; the number of files is kept.

        Examples:
            >>> print(t.plan("amount > 100").explain())
        """
        from arrowmeta.model.damage import standing
        from arrowmeta.pruning.explanation import explain

        entries = self._entries()
        live = self._planner.live()
        explanation = explain(self.search, live, self.found(), entries, self.why(), self._typed())
        state = self._planner.standing or (lambda: standing(self.source.damage()))
        return explanation.without_risk(state)

    @property
    def explanation(self) -> Explanation:
        """The same as `explain()`; `unused` names conditions that rule out nothing, and why."""
        return self.explain()

    def __len__(self) -> int:
        """Return the number of `files`, without decoding their columns."""
        return len(self.found().entries)

    def __bool__(self) -> bool:
        """Return True: a plan without files is a plan."""
        return True

    def __repr__(self) -> str:
        from arrowmeta.text import counted, printable, to_size

        last, read = self.found().stages[-1], self.search.choice.stage
        manifests = f"{read.kept:,} of {counted(read.total, 'manifest')} read"
        files = f"{counted(last.kept, 'file')}, {to_size(last.bytes_kept)}"
        return printable(f"<plan of {files}, {manifests}: {self.tree}>")

    def _repr_html_(self) -> str:
        return self.explain()._repr_html_()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return `files` as an Arrow stream (Arrow PyCapsule interface)."""
        return self.files.__arrow_c_stream__(requested_schema)

    def _columns(self, columns: Sequence[str]) -> tuple[pa.Table, NDArray[np.bool_]]:
        """Return columns of the files, and a mask of files for which they could be decoded.

        Columns that were not read yet are decoded for these files, in their order. If this finds
        further damage in a manifest, all of its entries are lost.
        """
        chosen = self.found(columns)
        if set(columns) <= set(chosen.entries.column_names):
            return chosen.entries.select(columns), np.ones(chosen.entries.num_rows, dtype=bool)
        names = list(dict.fromkeys([*columns, "entry_id"]))
        ids = to_numbers(whole(chosen.entries["entry_id"]))
        entries = entries_of(self.source.scan(), np.sort(ids), names)
        decoded = to_numbers(whole(entries["entry_id"]))
        order = np.argsort(decoded)
        is_decoded = is_among(ids, decoded[order])
        rows = order[np.searchsorted(decoded, ids[is_decoded], sorter=order)]
        return entries.select(columns).take(number_array(rows)), is_decoded


def _field_at(name: str, every: pa.Schema) -> pa.Field:
    """Return a column, or a field of a struct by its flat name."""
    root, _, part = name.partition(".")
    kind = every.field(root).type if part and root in every.names else None
    if isinstance(kind, pa.StructType) and part in kind.names:
        return kind.field(part).with_name(name)
    return every.field(checked_names([name], every.names, "a plan")[0])


def plan_schema(source: Source) -> pa.Schema:
    """Return the columns of a plan's files: those of `files`, and `delete_files`."""
    return SCHEMAS["files"](source.shape).append(DELETE_FILES)


# -- many predicates -----------------------------------------------------------------------------

_BYTES = "file_size_in_bytes"
MANY = to_schema("predicate: string!, files: int64!, bytes: int64")


def plan_many(
    planner: Planner,
    predicates: Sequence[Predicate],
    dialect: Dialect = "any",
    time_zone: str | None = None,
) -> pa.Table:
    """Return the number of files and bytes that each predicate may match, in order.

    Bytes are null if they exceed 64 bits.

    Raises:
        PredicateError: a predicate does not parse, or does not fit the columns.
        UsageError: there is no such dialect, or time zone.
    """
    if isinstance(predicates, str):  # a string is a sequence, too
        raise PredicateError(
            f"plan_many takes a list of predicates, got a string; use [{predicates!r}]"
        )
    read = partial(planner.reader.read, dialect=dialect, time_zone=time_zone)
    of_texts = {text: read(text) for text in predicates if isinstance(text, str)}
    trees = [of_texts[some] if isinstance(some, str) else read(some) for some in predicates]
    texts = list(map(_text_of, predicates, trees))
    plan = planner.plan_query(Query(TRUE))
    searches = {id(tree): replace(plan.search, query=Query(tree)) for tree in trees}
    pruners = {at: search.place_pruner() for at, search in searches.items()}
    columns = {"content", *(name for pruner in pruners.values() for name in pruner.columns)}
    columns |= {name for search in searches.values() for name in search.stats_columns}
    files = plan.found(sorted(columns)).entries
    batch = pa.RecordBatch.from_arrays(list(map(whole, files.columns)), files.column_names)
    sizes = filled(batch[_BYTES], 0)
    counts = {at: Count() for at in searches}
    for at, search in searches.items():
        mask = pruners[at].marks(batch)[-1]
        some = files.select(search.stats_columns)
        by_stats = search.by_stats(some if mask.all() else some.filter(flag_array(mask)))
        if by_stats is not None:
            mask[mask] = by_stats
        counts[at].add(sizes, mask)
    of_predicates = [counts[id(tree)] for tree in trees]
    n_files = int_array([count.entries for count in of_predicates])
    n_bytes = int_array([within_64_bits(count.bytes) for count in of_predicates])
    return pa.table([text_array(texts), n_files, n_bytes], schema=MANY)


def _text_of(predicate: Predicate, tree: Tree) -> str:
    """Return a SQL predicate as it is, any other as text of its tree."""
    try:
        return predicate if isinstance(predicate, str) else str(tree)
    except RecursionError as error:
        raise PredicateError("the expression is nested too deeply") from error
