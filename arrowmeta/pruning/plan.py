"""What a predicate can touch: the files, how they were found, and why each was kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import flag_array, number_array, to_numbers
from arrowmeta.errors import UsageError
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.predicate.rules import Rules
from arrowmeta.predicate.tree import Tree
from arrowmeta.pruning.database import StageDatabase
from arrowmeta.pruning.deletes import delete_files_of
from arrowmeta.pruning.entries import is_among
from arrowmeta.pruning.manifests import ManifestChoice
from arrowmeta.pruning.why import WHY, reasons

FUNNEL = pa.schema(
    [
        pa.field("stage", pa.string(), nullable=False),
        pa.field("unit", pa.string(), nullable=False),
        pa.field("total", pa.int64(), nullable=False),
        pa.field("kept", pa.int64(), nullable=False),
        pa.field("bytes_total", pa.int64(), nullable=False),
        pa.field("bytes_kept", pa.int64(), nullable=False),
    ]
)

DELETE_FILES = pa.field("delete_files", pa.list_(pa.string()), nullable=False)


@dataclass(frozen=True)
class Stage:
    """One step of a plan: what went in and what came out of it.

    Attributes:
        name: of the step.
        unit: what is counted: manifests, entries or files.
        total: how many went in.
        kept: how many came out.
        bytes_total: of the manifests or data files that went in.
        bytes_kept: of those that came out.
    """

    name: str
    unit: str
    total: int
    kept: int
    bytes_total: int
    bytes_kept: int


@dataclass(frozen=True)
class Plan:
    """The data files of a snapshot that may have rows that match.

    Attributes:
        tree: the predicate.
        stages: the steps, in order.
        choice: the manifests.
        entries: what the steps looked at of each file that is kept, `entry_id` among it.
        is_company: for each file, whether it cannot match but is kept with others.
        is_everything: whether no file was ruled out.
    """

    source: Source
    rules: Rules
    database: StageDatabase
    tree: Tree
    stages: tuple[Stage, ...]
    choice: ManifestChoice
    entries: pa.Table
    is_company: NDArray[np.bool_]
    is_everything: bool

    @property
    def schema(self) -> pa.Schema:
        """The columns of `files`."""
        return plan_schema(self.source)

    @cached_property
    def files(self) -> pa.Table:
        """The data files that may match, with the delete files that apply to each."""
        return self.table(self.schema.names)

    def table(self, columns: Sequence[str]) -> pa.Table:
        """Return some columns of `files`; only these are decoded.

        Raises:
            UsageError: there is no such column.
        """
        unknown = [name for name in columns if name not in self.schema.names]
        if unknown:
            raise UsageError(f"a plan has no column {', '.join(unknown)}")
        schema = pa.schema([self.schema.field(name) for name in columns])
        has_deletes = DELETE_FILES.name in columns
        wanted = [name for name in columns if name != DELETE_FILES.name]
        read = [*wanted, *(["file_path"] if has_deletes and "file_path" not in wanted else [])]
        files, _ = self._found(read)
        if has_deletes:
            deletes = delete_files_of(self.source, files["file_path"], self.database)
            files = files.append_column(DELETE_FILES, deletes)
        return files.select(columns).cast(schema)

    @property
    def manifests(self) -> pa.Table:
        """The manifests that are read."""
        kept = [place for place, is_kept in enumerate(self.choice.is_kept) if is_kept]
        return self.choice.manifests.take(kept)

    @property
    def funnel(self) -> pa.Table:
        """How many manifests, entries and files each step let through, and their bytes."""
        rows = [
            (one.name, one.unit, one.total, one.kept, one.bytes_total, one.bytes_kept)
            for one in self.stages
        ]
        columns = zip(*rows, strict=True)
        arrays = [
            pa.array(list(column), field.type)
            for column, field in zip(columns, FUNNEL, strict=True)
        ]
        return pa.table(arrays, schema=FUNNEL)

    def why(self) -> pa.Table:
        """Return why each file could not be ruled out: a row per file and condition."""
        if not self.entries.num_rows:
            return WHY.empty_table()
        paths, is_found = self._found(["file_path"])
        entries = self.entries.append_column("is_company", flag_array(self.is_company))
        entries = entries.filter(flag_array(is_found))
        entries = entries.drop_columns([n for n in ("file_path",) if n in entries.column_names])
        entries = entries.append_column("file_path", paths["file_path"])
        return reasons(self.tree, self.rules, entries, self.database)

    def __repr__(self) -> str:
        last = self.stages[-1]
        return f"<plan of {last.kept} files, {last.bytes_kept} bytes: {self.tree}>"

    def _found(self, columns: Sequence[str]) -> tuple[pa.Table, NDArray[np.bool_]]:
        """Decode columns of the files that are kept, in the order of `entries`.

        Also tell which of these they are of: a column may show damage that the stages did not
        touch, and then all entries of a manifest are lost.
        """
        known = self.source.schema_of("entries")
        names = list(dict.fromkeys([*columns, "entry_id"]))
        schema = pa.schema([known.field(name) for name in names])
        ids = to_numbers(self.entries["entry_id"].combine_chunks())
        batches = self.source.batches("entries", names, only=self._only(np.sort(ids)))
        table = pa.Table.from_batches(batches, schema)
        found = to_numbers(table["entry_id"].combine_chunks())
        order = np.argsort(found)
        is_found = is_among(ids, found[order])
        places = order[np.searchsorted(found, ids[is_found], sorter=order)]
        return table.select(columns).take(number_array(places)), is_found

    def _only(self, ids: NDArray[np.int64]) -> EntryFilter | None:
        if self.is_everything:
            return None

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            return is_among(to_numbers(batch.column("entry_id")), ids)

        return EntryFilter(self.choice.kept_ordinals, ("entry_id",), keep)


def plan_schema(source: Source) -> pa.Schema:
    """Return the columns of a plan's files: those of the relation, and their deletes."""
    return SCHEMAS["files"](source.shape).append(DELETE_FILES)
