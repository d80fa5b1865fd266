"""What a predicate can touch: the files, how they were found, and why each was kept."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.columns.buffers import flag_array, number_array, to_numbers, whole
from arrowmeta.columns.ids import entries_of, is_among
from arrowmeta.columns.names import chosen_names
from arrowmeta.errors import UsageError
from arrowmeta.model.cached import cached_property
from arrowmeta.model.source import Source, read_relation
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.pruning.deletes import delete_files_of
from arrowmeta.pruning.funnel import funnel_table
from arrowmeta.pruning.search import Found, Search
from arrowmeta.pruning.why import WHY, reasons

DELETE_FILES = pa.field("delete_files", pa.list_(pa.string()), nullable=False)


class Plan:
    """The data files of a snapshot that may have rows that match.

    Entries are decoded when the plan is asked for something, in one pass with the columns that
    are asked for first.
    """

    def __init__(self, search: Search) -> None:
        self.source = search.source
        self.tree = search.query.tree
        self._search = search
        self._found: Found | None = None

    def found(self, columns: Sequence[str] = ()) -> Found:
        """Return the files, and how they were found.

        Args:
            columns: of entries, to decode along if nothing has been decoded yet.
        """
        if self._found is None:
            self._found = self._search.run(columns)
        return self._found

    @cached_property
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
        columns = chosen_names(columns)
        unknown = [name for name in columns if name not in self.schema.names]
        if unknown:
            raise UsageError(
                f"a plan has no column {', '.join(unknown)}; it has {', '.join(self.schema.names)}"
            )
        schema = pa.schema([self.schema.field(name) for name in columns])
        has_deletes = DELETE_FILES.name in columns
        wanted = [name for name in columns if name != DELETE_FILES.name]
        read = [*wanted, *(["file_path"] if has_deletes and "file_path" not in wanted else [])]
        files, _ = self._columns(read)
        if has_deletes:
            deletes = delete_files_of(self.source, files["file_path"], self._search.database)
            files = files.append_column(DELETE_FILES, deletes)
        return files.select(columns).cast(schema)

    @property
    def manifests(self) -> pa.Table:
        """The manifests that are read."""
        choice = self._search.choice
        return choice.manifests.filter(flag_array(choice.is_kept))

    @property
    def funnel(self) -> pa.Table:
        """How many manifests, entries and files each step let through, and their bytes."""
        return funnel_table(self.found().stages)

    def why(self) -> pa.Table:
        """Return why each file could not be ruled out: a row per file and condition."""
        found = self.found(["file_path"])
        if not found.entries.num_rows:
            return WHY.empty_table()
        paths, is_found = self._columns(["file_path"])
        entries = found.entries.append_column("is_company", flag_array(found.is_company))
        entries = entries.filter(flag_array(is_found))
        entries = entries.drop_columns([n for n in ("file_path",) if n in entries.column_names])
        entries = entries.append_column("file_path", paths["file_path"])
        return reasons(self.tree, self._search.rules, entries, self._search.database)

    def __repr__(self) -> str:
        from arrowmeta.output.grid import printable
        from arrowmeta.output.nouns import counted

        last = self.found().stages[-1]
        n_bytes = "unknown bytes" if last.bytes_kept is None else counted(last.bytes_kept, "byte")
        return printable(f"<plan of {counted(last.kept, 'file')}, {n_bytes}: {self.tree}>")

    def _repr_html_(self) -> str:
        from arrowmeta.output.html import to_page_piece

        return to_page_piece(self.funnel, title=repr(self).strip("<>"))

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return `files` as an Arrow stream (Arrow PyCapsule interface)."""
        return self.files.__arrow_c_stream__(requested_schema)

    def _columns(self, columns: Sequence[str]) -> tuple[pa.Table, NDArray[np.bool_]]:
        """Return columns of the files, and which of the files found these are of."""
        found = self.found(columns)
        if set(columns) <= set(found.entries.column_names):
            return found.entries.select(columns), np.ones(found.entries.num_rows, dtype=bool)
        return self._decoded(columns, found)

    def _decoded(self, columns: Sequence[str], found: Found) -> tuple[pa.Table, NDArray[np.bool_]]:
        """Decode more columns of the files that were found, in their order.

        A column may show damage that was not touched before, and then all entries of a manifest
        are lost.
        """
        names = list(dict.fromkeys([*columns, "entry_id"]))
        ids = to_numbers(whole(found.entries["entry_id"]))
        only = None if found.is_everything else entries_of(np.sort(ids))
        table = read_relation(self.source, "entries", names, only=only)
        decoded = to_numbers(whole(table["entry_id"]))
        order = np.argsort(decoded)
        is_found = is_among(ids, decoded[order])
        places = order[np.searchsorted(decoded, ids[is_found], sorter=order)]
        return table.select(columns).take(number_array(places)), is_found


def plan_schema(source: Source) -> pa.Schema:
    """Return the columns of a plan's files: those of the relation, and their deletes."""
    return SCHEMAS["files"](source.shape).append(DELETE_FILES)
