"""Summary of a table on one screen: facts by section, and remarks.

Takes an open table; returns a `Description`. Remarks are about small files,
deletes, compaction, manifests and snapshots: facts, of which `remedies` has the statements, unless
files that are needed could be lost. Reads metadata only. Main name: `describe`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import asdict

from arrowmeta.apps.output.formats import to_page_piece
from arrowmeta.apps.output.rows import own_fields, to_schema, total
from arrowmeta.apps.output.screen import BOLD, YELLOW, Screen, display_width, painted, to_cells
from arrowmeta.apps.rules import limit
from arrowmeta.errors import UsageError
from arrowmeta.text import counted, plural_of, printable, to_size

if TYPE_CHECKING:
    from arrowmeta import Standing, Table

#: Schema of a description as an Arrow table: facts in order, then the remarks.
FACTS = to_schema("section: string!, name: string!, value: string!, number: int64")

#: Columns of `files` that a summary reads.
FILE_COLUMNS = (
    *("content", "partition", "spec_id", "bucket", "level"),
    *("record_count", "file_size_in_bytes", "first_row_id"),
)
_DELETE_KINDS = {
    "position_deletes": "position delete file",
    "equality_deletes": "equality delete file",
    "deletion_vector": "deletion vector",
    "unknown": "file of unknown content",
}
#: View, and its column, that sums deletes of live files.
DEBT = {"delete_debt": ["deleted_record_count"]}
#: Kinds of metadata files that list live files.
_WITH_FILES = frozenset(("manifest", "manifest list"))
#: Last version of Iceberg whose specification is final.
_LAST_FINAL_VERSION = 3
_MOST_COLUMNS = 12
_NAME_WIDTH = 15
_TO_SECONDS = len("2024-05-01 12:00:00")


class Fact(Struct, frozen=True):
    """One fact: `value` as text, and `number` for programs, null if there is none or it is unknown.

    Attributes:
        line: on the screen, the name of the line that it continues; empty for a line of its own.
    """

    section: str
    name: str
    value: str
    number: int | None = None
    line: str = ""


class Description(Screen, frozen=True):
    """Summary of a table.

    Printable, displayed in notebooks, and an Arrow stream: `pyarrow.table(description)` has the
    columns section, name, value and number.

    Attributes:
        title: name, format and snapshot in one line.
        facts: in the order of the screen.
        standing: the state of the table; not known if the checks take long.
        remarks: sentences on the state and the layout; empty if there is nothing to remark.
    """

    title: str
    facts: tuple[Fact, ...]
    remarks: tuple[str, ...]
    standing: Standing

    def to_arrow(self) -> pa.Table:
        """Return the facts, and the remarks as facts of the section `verdict`."""
        state = Fact("verdict", "state", self.standing.state or "unknown")
        facts = [*self.facts, state, *(Fact("verdict", "remark", text) for text in self.remarks)]
        return pa.Table.from_pylist(list(map(asdict, facts)), FACTS)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return the facts as an Arrow stream (Arrow PyCapsule interface)."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __repr__(self) -> str:
        return printable(f"<description of {self.title}>")

    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""
        title = textwrap.wrap(self.title, width, subsequent_indent="  ")
        lines = [painted(line, BOLD, is_colored=is_colored) for line in title]
        for _, section in groupby(self.facts, attrgetter("section")):
            lines.append("")
            for name, facts in groupby(section, lambda fact: fact.line or fact.name):
                lines += _wrapped(name, ", ".join(fact.value for fact in facts), width)
        lines.append("")
        if self.standing.state in (None, "sound"):
            lines += textwrap.wrap(self.standing.sentence, width, subsequent_indent="  ")
        for remark in self.remarks:
            wrapped = textwrap.wrap(remark, width, initial_indent="! ", subsequent_indent="  ")
            lines += [painted(line, YELLOW, is_colored=is_colored) for line in wrapped]
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        table = self.to_arrow().select(["name", "value"])
        return to_page_piece(table, title=self.title, n_rows=table.num_rows)


def describe(table: Table) -> Description:
    """Describe an open table; its state is asked for last."""
    files = table.relation("files", FILE_COLUMNS)
    snapshots = table.relation("snapshots", ["snapshot_id", "committed_at", "operation"])
    manifests = table.relation("manifests", ["length"])
    contents = _Contents(files, table)
    facts = (
        *_identity(table, snapshots),
        *_layout(table),
        *_history(table, snapshots),
        *(contents.facts(manifests) if _is_whole(table) else contents.least()),
    )
    snapshot = "no snapshot" if table.snapshot_id is None else f"snapshot {table.snapshot_id}"
    title = f"{table.name}: {table.format.capitalize()} table, {snapshot}"
    state = table.standing_so_far
    remarks = (
        *([] if state.state in (None, "sound") else [state.sentence]),
        *table.notes,
        *contents.remarks(),
        *_manifest_remarks(manifests.num_rows, files.num_rows),
        *_snapshot_remarks(table, snapshots.num_rows),
    )
    return Description(printable(title), facts, tuple(map(printable, remarks)), state)


def format_text(table: Table) -> str:
    """Return name and version of the format."""
    # The specification of version 4 of Iceberg is not final.
    is_draft = table.format == "iceberg" and table.format_version > _LAST_FINAL_VERSION
    text = f"{table.format.capitalize()}, version {table.format_version}"
    return text + ", which is in development" * is_draft


def _is_whole(table: Table) -> bool:
    """Return whether all metadata of live files was readable, as far as it was read."""
    if table.complete:
        return True
    damage = table.damage_so_far
    unread = damage.filter(pc.invert(damage["is_read"]))
    return _WITH_FILES.isdisjoint(unread["kind"].to_pylist())


def _identity(table: Table, snapshots: pa.Table) -> Iterator[Fact]:
    yield Fact("table", "location", printable(table.location))
    yield Fact("table", "format", format_text(table), table.format_version)
    if table.uuid:
        yield Fact("table", "uuid", printable(table.uuid))
    if file := table.metadata_file:
        below = file.removeprefix(f"{table.location.rstrip('/')}/")
        yield Fact("table", "metadata file", printable(below))
    ids = snapshots["snapshot_id"].to_pylist()
    if table.snapshot_id in ids:
        shown = snapshots.slice(ids.index(table.snapshot_id), 1)
        (what,), (when,) = to_cells(shown["operation"]), to_seconds(shown["committed_at"])
        value = f"{table.snapshot_id}, {what}, committed {when}"
        yield Fact("table", "snapshot", value, table.snapshot_id)


def _layout(table: Table) -> Iterator[Fact]:
    columns = [f"{field.name} {field.type}" for field in table.schema]
    more = [f"and {len(columns) - _MOST_COLUMNS} more"] if len(columns) > _MOST_COLUMNS else []
    shown = printable(", ".join([*columns[:_MOST_COLUMNS], *more])) or "none"
    yield Fact("layout", "columns", f"{len(columns):,}: {shown}", len(columns))
    if table.primary_key:
        yield Fact("layout", "primary key", printable(", ".join(table.primary_key)))
    yield Fact("layout", "partitioned by", fields_text(table, "specs"))
    yield Fact("layout", "sorted by", fields_text(table, "sort_orders"))


def fields_text(table: Table, relation: str) -> str:
    """Return the fields of the default partition spec or sort order, as `day(ts), region`.

    After a change of the spec, older files may have other fields.
    """
    texts: dict[bool, list[str]] = {True: [], False: []}
    for field in table.relation(relation).to_pylist():
        column, transform = field["source_column"], field["transform"]
        text = transform if column is None else f"{transform}({column})"
        text = str(column) if transform == "identity" else text
        text = f"{text} desc" if field.get("direction") == "desc" else text
        texts[bool(field["is_default"])].append(text)
    former = list(dict.fromkeys(text for text in texts[False] if text not in texts[True]))
    now = ", ".join(texts[True]) or "none"
    return printable(f"{now}; formerly {', '.join(former)}" if former else now)


def _history(table: Table, snapshots: pa.Table) -> Iterator[Fact]:
    n_snapshots = counted(snapshots.num_rows, "snapshot")
    yield Fact("history", "snapshots", n_snapshots, snapshots.num_rows)
    times = snapshots["committed_at"].drop_null().sort()
    for name, moment in (("first", times[:1]), ("last", times[-1:])) if len(times) else ():
        millis, when = moment.cast(pa.int64())[0].as_py(), f"{name} {to_seconds(moment)[0]}"
        yield Fact("history", f"{name} commit", when, millis, "snapshots")
    kinds = table.relation("refs", ["type"])["type"].to_pylist()
    for kind, several in (("tag", "tags"), ("branch", "branches")):
        n_refs = kinds.count(kind)
        yield Fact("history", several, counted(n_refs, kind, several), n_refs, "refs")


def to_seconds(times: pa.ChunkedArray) -> list[str]:
    """Return times in UTC, to the second."""
    return [cell[:_TO_SECONDS] + "Z" if cell.endswith("Z") else cell for cell in to_cells(times)]


_content = partial(Fact, "contents")


class _Contents:
    """Statistics of the live files; row counts are None if metadata does not count them all.

    Attributes:
        levels: number of data files by level.
        delete_files: number of other files by content.
        most_small: largest number of small data files of a partition.
        most_at_0: largest number of files at level 0 of a bucket, in a table with a primary key.
    """

    def __init__(self, files: pa.Table, table: Table) -> None:
        is_data = pc.equal(files["content"], "data")
        data = files.filter(is_data)
        self.data_sizes = data["file_size_in_bytes"].drop_null()
        self.n_rows = _n_rows(data, table)
        is_partitioned = bool(own_fields(data["partition"].type))
        self.n_partitions = len(_files_by(data, "spec_id")) if is_partitioned else None
        self.levels = _counts(data["level"].drop_null())
        self.delete_files = _counts(files.filter(pc.invert(is_data))["content"])
        self.n_deleted = _n_deleted(files, table)
        self.target_size = table.target_file_size
        self.small_size = table.small_file_size
        small = data.filter(pc.less(data["file_size_in_bytes"], self.small_size))
        self.n_small = small.num_rows
        self.most_small = max(_files_by(small, "spec_id"), default=0)
        at_0 = data.filter(pc.and_(pc.equal(data["level"], 0), bool(table.primary_key)))
        self.most_at_0 = max(_files_by(at_0, "spec_id", "bucket"), default=0)

    def facts(self, manifests: pa.Table) -> Iterator[Fact]:
        n_files, n_bytes = len(self.data_sizes), total(self.data_sizes)
        yield _content("data files", counted(n_files, "file"), n_files)
        yield _content("data bytes", to_size(n_bytes), n_bytes, "data files")
        if n_files:
            median = int(pc.quantile(self.data_sizes, 0.5, interpolation="lower")[0].as_py())
            yield _content("median bytes", f"median {to_size(median)}", median, "data files")
        n_small, below = self.n_small, self.small_size
        yield _content("small files", f"{n_small:,} below {to_size(below)}", n_small)
        target = f"a quarter of the target size {to_size(self.target_size)}"
        yield _content("small below", target, below, "small files")
        yield _content("rows", f"{counted(self.n_rows)}, deleted ones included", self.n_rows)
        if self.n_partitions is not None:
            yield _content("partitions", f"{self.n_partitions:,}", self.n_partitions)
        for at in sorted(self.levels):
            n_files = self.levels[at]
            yield _content(f"level {at}", f"level {at}: {n_files:,}", n_files, "levels")
        deleted = f"{self.at_most}{counted(self.n_deleted)} of the rows"
        yield _content("deleted", deleted, self.n_deleted)
        for kind, n_files in sorted(self.delete_files.items()):
            noun = _DELETE_KINDS.get(kind, kind)
            yield _content(plural_of(noun), counted(n_files, noun), n_files, "deleted")
        n_manifests, n_bytes = manifests.num_rows, total(manifests["length"])
        yield Fact("metadata", "manifests", counted(n_manifests, "manifest"), n_manifests)
        yield Fact("metadata", "manifest bytes", to_size(n_bytes), n_bytes, "manifests")

    def least(self) -> Iterator[Fact]:
        """Yield what is known if some live files may not be: lower bounds, without numbers."""
        n_files = len(self.data_sizes)
        files = f"at least {counted(n_files, 'file')}, {to_size(total(self.data_sizes))}"
        yield _content("data files", files if n_files else "unknown", None)
        rows = "unknown" if not self.n_rows else f"at least {self.n_rows:,}, deleted ones included"
        yield _content("rows", rows, None)

    @property
    def at_most(self) -> str:
        """What precedes `n_deleted`: position deletes may be of files that are no longer live."""
        return "up to " if self.n_deleted and "position_deletes" in self.delete_files else ""

    def remarks(self) -> Iterator[str]:
        """Yield remarks on the layout of files and on deletes."""
        n_files, n_small, at_0 = len(self.data_sizes), self.n_small, self.levels.get(0, 0)
        if n_files < limit("few_data_files"):
            return
        is_behind = at_0 >= limit("level_0_share") * n_files and len(self.levels) > 1
        is_small = has_many_small(n_files, n_small, self.n_partitions)
        # In tables with keys, compaction will merge small files, too.
        if is_behind or self.most_at_0 > limit("files_at_level_0"):
            yield f"{at_0:,} of {counted(n_files, 'file')} at level 0: compaction is behind."
        elif is_small or self.most_small > limit("small_files"):
            yield (
                f"{n_small:,} of {counted(n_files, 'data file')} are smaller than "
                f"{to_size(self.small_size)}, a quarter of the target size: see `remedies`."
            )
        if self.n_deleted and self.n_rows and has_many_deleted(self.n_rows, self.n_deleted):
            share = self.n_deleted / self.n_rows
            text = f"{self.at_most}{share:.0%} of the rows are deleted"
            yield f"{text[0].upper()}{text[1:]}, but still read: see `remedies`."
        if n_equality := self.delete_files.get("equality_deletes", 0):
            files = counted(n_equality, "equality delete file")
            yield f"{files}: every query joins with them until a compaction."


def has_many_small(n_files: int | None, n_small: int | None, n_partitions: int | None) -> bool:
    """Return whether so many of the data files are small that it is a remark.

    Each partition or bucket may have one small file.
    """
    is_share = (n_small or 0) >= limit("small_share") * (n_files or 0)
    return (n_files or 0) >= limit("few_data_files") and (
        is_share and (n_small or 0) > 2 * (n_partitions or 1)
    )


def has_many_deleted(n_rows: int | None, n_deleted: int | None) -> bool:
    """Return whether so many of the rows are deleted that it is a remark, before `check` fails."""
    return (n_deleted or 0) > limit("deleted_share") * (n_rows or 0)


def sizes_of(table: Table) -> dict[str, int | None]:
    """Return statistics of the live files, as counted by `describe`; None if unknown."""
    contents = _Contents(table.relation("files", FILE_COLUMNS), table)
    is_known = len(contents.data_sizes) > 0 or _is_whole(table)
    sizes = {
        "partition_count": contents.n_partitions,
        "data_file_count": len(contents.data_sizes),
        "file_size_in_bytes": total(contents.data_sizes),
        "record_count": contents.n_rows,
        "small_file_count": contents.n_small,
        "delete_file_count": sum(n for key, n in contents.delete_files.items() if key != "unknown"),
        "deleted_record_count": contents.n_deleted,
    }
    counts = {name: number if is_known else None for name, number in sizes.items()}
    return counts | {"small_size_in_bytes": contents.small_size}


def _counts(values: pa.ChunkedArray) -> dict[Any, int]:
    """Return how often there is each value."""
    return {row["values"]: row["counts"] for row in values.value_counts().to_pylist()}


def _files_by(data: pa.Table, *more: str) -> list[int]:
    """Return the numbers of files by partition and further columns."""
    fields = data["partition"].combine_chunks()
    columns = [pc.struct_field(fields, [at]) for at in range(fields.type.num_fields)]
    columns += [data[name] for name in more]
    keys = pa.table(columns, names=[str(at) for at in range(len(columns))])
    return keys.group_by(keys.column_names).aggregate([([], "count_all")])["count_all"].to_pylist()


def _n_rows(data: pa.Table, table: Table) -> int | None:
    """Return the rows of data files; None if unknown.

    Files of Paimon with row ids can have columns of the same rows, which `partitions` counts once.
    """
    counts = data["record_count"]
    if table.format == "paimon" and data["first_row_id"].null_count < len(counts):
        counts = table.relation("partitions", ["record_count"])["record_count"]
    return None if counts.null_count else total(counts)


def _n_deleted(files: pa.Table, table: Table) -> int | None:
    """Return the rows that position deletes and deletion vectors delete; None if unknown.

    At most so many if there are position deletes.
    """
    if pc.all(pc.equal(files["content"], "data"), min_count=0).as_py():
        vectors = table.relation("deletion_vectors", ["data_file_path"])
        if not vectors.num_rows:
            return 0  # without a join of all files and deletes
    counts = table.relation("delete_debt", ["deleted_record_count"])["deleted_record_count"]
    return None if counts.null_count else total(counts)


def _manifest_remarks(n_manifests: int, n_files: int) -> Iterator[str]:
    is_few = n_files < limit("entries_per_manifest") * n_manifests
    if n_manifests > limit("manifests") and is_few:
        yield (
            f"{counted(n_manifests, 'manifest')} for {counted(n_files, 'live file')}: "
            "every plan reads them."
        )


def _snapshot_remarks(table: Table, n_snapshots: int) -> Iterator[str]:
    """Yield how many of many snapshots expire by the settings of the table."""
    if n_snapshots <= limit("snapshots_kept"):
        return
    text = f"{counted(n_snapshots, 'snapshot')} are kept"
    try:
        n_expired = table.expired_snapshots().num_rows
    except UsageError as error:
        yield f"{text}: {error}."
        return
    if n_expired:
        yield f"{text}, of which {n_expired:,} expire by the table's settings: see `expire`."
    else:
        yield f"{text}, and none expires by the table's settings: set shorter ones."


def _wrapped(name: str, value: str, width: int) -> list[str]:
    """Return a fact as lines: its name, and the value beside it."""
    room = max(width - _NAME_WIDTH - 2, 20)
    if display_width(value) <= room:
        return [f"  {name:<{_NAME_WIDTH}}{value}".rstrip()]
    first, others = f"  {name:<{_NAME_WIDTH}}", " " * (_NAME_WIDTH + 2)
    return textwrap.wrap(value, room + len(others), initial_indent=first, subsequent_indent=others)
