"""Generated tables of Paimon's data evolution: columns of a row lie in several files."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pyarrow as pa

from tests.reference.may_match import Known
from tests.soundness.data_file import DataFile
from tests.soundness.values import (
    COLUMNS,
    ROW_ID,
    Row,
    Stats,
    random_rows,
    random_value,
    write_stats,
)

#: Files of one range of rows, by their places among all files.
Ranges = list[list[int]]


def files_of_parts(
    random: Random, partition_keys: tuple[str, ...]
) -> tuple[list[DataFile], Ranges]:
    """Files that span ranges of rows, and newer ones that have some columns of them."""
    files: list[DataFile] = []
    ranges: Ranges = []
    start = 0
    for _ in range(random.choice((1, 2, 4))):
        partition = {name: random_value(random, name) for name in partition_keys}
        rows = [row | partition for row in random_rows(random)]
        some = [
            _file(random, rows, _first_columns(random), start, partition),
            *(_newer(random, rows, start, partition) for _ in range(random.choice((0, 0, 1, 2)))),
        ]
        random.shuffle(some)
        ranges.append(list(range(len(files), len(files) + len(some))))
        files += some
        start += len(rows)
    return files, ranges


def _first_columns(random: Random) -> list[str]:
    lacks = random.choice(((), (), ("g", "x")))
    return [name for name in COLUMNS.names if name not in lacks]


def _newer(random: Random, rows: list[Row], start: int, partition: Row) -> DataFile:
    names = [name for name in COLUMNS.names if name not in (*partition, "k")]
    columns = random.sample(names, random.choice((1, 2, 4)))
    values = [{name: random_value(random, name) for name in columns} for _ in rows]
    first, end = 0, len(rows)
    if len(rows) > 1 and random.random() < 0.15:
        first, end = random.choice(((1, end), (0, end - 1)))
    return _file(random, values[first:end], columns, start + first, partition)


def _file(
    random: Random, rows: list[Row], columns: list[str], start: int, partition: Row
) -> DataFile:
    sequences = dict.fromkeys(columns, random.choice(range(5)))
    is_compacted = random.random() < 0.2
    if is_compacted:
        sequences = {name: random.choice(range(5)) for name in columns}
    lists_columns = is_compacted or len(columns) < len(COLUMNS) or random.random() < 0.5
    file = DataFile(
        rows=[{name: row[name] for name in columns} for row in rows],
        partition=partition,
        bucket=0,
        total_buckets=-1,
        level=0,
        first_row_id=start,
        sequences=sequences,
        write_cols=columns if lists_columns else None,
        is_compacted=is_compacted,
    )
    for name in columns:
        if random.random() > 0.15:
            values = [row[name] for row in file.rows]
            file.stats[name] = write_stats(random, name, values, counts_nan=False)
    return file


def reader_of_parts(
    files: list[DataFile], ranges: Ranges
) -> Callable[[list[int]], list[tuple[int, Row]]]:
    """How rows come out of files: each column from the newest file that has it.

    A row is said to be of each file that has its row id.
    """
    made: dict[tuple[int, ...], list[Row]] = {}

    def read(kept: list[int]) -> list[tuple[int, Row]]:
        found = []
        for members in ranges:
            there = tuple(at for at in members if at in kept)
            if there not in made:
                made[there] = _put_together([files[at] for at in there])
            found += [(at, row) for at in there for row in made[there] if _has(files[at], row)]
        return found

    return read


def _has(file: DataFile, row: Row) -> bool:
    start = file.first_row_id or 0
    return start <= row[ROW_ID] < start + len(file.rows)


def _put_together(files: list[DataFile]) -> list[Row]:
    rows: dict[int, Row] = {}
    newest: dict[tuple[int, str], int] = {}
    for file in files:
        for row_id, row in enumerate(file.rows, file.first_row_id or 0):
            whole = rows.setdefault(row_id, dict.fromkeys(COLUMNS.names) | {ROW_ID: row_id})
            for name, value in row.items():
                if file.sequences[name] > newest.get((row_id, name), -1):
                    newest[row_id, name] = file.sequences[name]
                    whole[name] = value
            whole.update(file.partition)
    return list(rows.values())


def known_of_range(files: list[DataFile]) -> dict[str, Known]:
    """What the metadata says of the columns of a range of rows; each file has its own row ids."""
    n_rows = max(len(file.rows) for file in files)
    known = {ROW_ID: Known()}
    for name in COLUMNS.names:
        nans = None if pa.types.is_floating(COLUMNS.field(name).type) else 0
        having = [file for file in files if name in file.sequences]
        having.sort(key=lambda file: file.sequences[name], reverse=True)
        told = Stats(None, None, None if having else n_rows)
        tied = len(having) > 1 and having[0].sequences[name] == having[1].sequences[name]
        if having and not tied and len(having[0].rows) == n_rows:
            told = having[0].stats.get(name, Stats())
        known[name] = Known(told.lower, told.upper, told.nulls, nans, n_rows)
    return known
