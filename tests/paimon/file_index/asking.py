"""Questions to indexes, asked as plans ask them."""

from pathlib import Path

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.file_index import read_container, read_index
from arrowmeta.paimon.pruning import files_ruled_out
from arrowmeta.paimon.relations import index_paths
from arrowmeta.paimon.schema import parse_type, to_arrow
from arrowmeta.predicate.tree import Column, Comparison, IsNull, Literal, Membership, StartsWith
from tests.reference import file_index

OPERATORS = ("=", "IN", "<>", "NOT IN", "<", "<=", ">", ">=", "STARTS WITH")
OPERATORS += ("IS NULL", "IS NOT NULL")


def condition(op, literals):
    """A comparison of a column with values; IN takes any number, a test for NULL none."""
    column = Column("c", literals.type, ("c",))
    values = tuple(Literal(f"v{at}", value, "v") for at, value in enumerate(literals))
    match op:
        case "IN" | "NOT IN":
            return Membership(column, values, op == "NOT IN")
        case "IS NULL" | "IS NOT NULL":
            return IsNull(column, op == "IS NOT NULL")
        case "STARTS WITH":
            return StartsWith(column, literals[0].as_py())
    return Comparison(column, op, values[0])


def may_match(content, op, literals, column_type=None):
    """Whether the indexes of column `c` leave a file, whose schema has another type or this one."""
    container = content if hasattr(content, "spans") else read_container(content)
    field = pa.field("c", column_type or literals.type)
    asked = {0: condition(op, literals)}
    files = {0: (container, {"c": field})}
    return not list(files_ruled_out("c", asked, files, lambda formula, keys: formula.mask(keys)))


def with_index(index_type, body):
    return file_index.container({"c": {index_type: body}})


def read_all(container, kind):
    """Read what there is in the indexes of a container.

    Raises:
        ArrowMetaError: one is damaged, or not supported.
    """
    for span in container.spans:
        if (index := read_index(container, span)) is None:
            raise UnsupportedError("this index type is not supported")
        if index.keys is not None:
            index.keys(kind)
            index.has_null(kind)


def containers_of(entry):
    """Yield the containers of an entry of a data file: in files beside it that exist, or in it."""
    for path in map(Path, index_paths(entry["file_path"], entry["extra_files"])):
        if path.exists():
            yield read_container(path.read_bytes())
    if entry["embedded_index"] is not None:
        yield read_container(entry["embedded_index"])


def indexes_of(container, column):
    """Return a container with the indexes of one column alone, named `c`."""
    spans = (span for span in container.spans if span.column == column)
    return replace(container, spans=tuple(replace(span, column="c") for span in spans))


def arrow_type(said):
    """Return the Arrow type of a type in a schema's JSON."""
    return to_arrow(parse_type(said))
