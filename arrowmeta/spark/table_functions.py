"""Table functions for SQL: `SELECT * FROM arrowmeta_files('warehouse/orders')`.

There is one for each relation, `arrowmeta_<relation>`. Its first argument, `path`, is the table;
further ones are options of the data source by name, as `where => 'dt = 1'`. One task reads all
rows; with the data source, several tasks read a large relation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pyspark.sql.functions import udtf
from pyspark.sql.udtf import AnalyzeArgument, AnalyzeResult

from arrowmeta.errors import UsageError
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.records import dataclass
from arrowmeta.spark.data_source import ArrowMetaDataSource
from arrowmeta.spark.options import canonical, to_text
from arrowmeta.spark.reading import without_traceback

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

PREFIX = "arrowmeta_"


@dataclass
class Analyzed(AnalyzeResult):  # type: ignore[misc]  # PySpark is not typed for us
    """What a call reads, at the snapshot that was chosen when the query was analyzed."""

    source: ArrowMetaDataSource | None = None


def register_functions(spark: SparkSession, defaults: Mapping[str, str]) -> None:
    """Register the functions, with default options."""
    for relation in (*SCHEMAS, DAMAGE_RELATION):
        spark.udtf.register(PREFIX + relation, udtf(_handler(relation, dict(defaults))))


def _handler(relation: str, defaults: dict[str, str]) -> type:
    class Handler:
        def __init__(self, analyzed: Analyzed) -> None:
            self.source = analyzed.source

        @staticmethod
        def analyze(path: AnalyzeArgument, **options: AnalyzeArgument) -> AnalyzeResult:
            with without_traceback():
                return _analyzed(relation, defaults, path, options)

        # Spark matches arguments by name.
        def eval(self, path: str, **options: Any) -> Iterator[tuple[Any, ...]]:
            if self.source is None:
                return
            reader = self.source.reader(self.source.schema())
            for partition in reader.partitions():
                for batch in reader.read(partition):
                    # Spark takes maps as dictionaries only.
                    for row in batch.to_pylist(maps_as_pydicts="lossy"):
                        yield tuple(row.values())

    return Handler


def _analyzed(
    relation: str,
    defaults: Mapping[str, str],
    path: AnalyzeArgument,
    options: Mapping[str, AnalyzeArgument],
) -> Analyzed:
    """Return the columns of a call, and what it reads."""
    if not path.isConstantExpression or path.value is None:
        raise UsageError(f"{PREFIX}{relation} takes the location of a table as a constant")
    given = canonical({name: argument.value for name, argument in options.items()})
    if "relation" in given:
        raise UsageError(f"{PREFIX}{relation} has no option relation: its name says which")
    asked = {**defaults, **given, "path": path.value, "relation": relation}
    source = ArrowMetaDataSource(to_text(asked))
    return Analyzed(source.schema(), source=source)
