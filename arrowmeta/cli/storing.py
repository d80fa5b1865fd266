"""What `arrowmeta index` and `arrowmeta store` do: fill a store, look into it, delete from it."""

from __future__ import annotations

import argparse
import os
import sys

import pyarrow as pa

from arrowmeta.cli.answers import check_destination, options_below, tables_under, write_result
from arrowmeta.command_line import FINDINGS, FINE, PARTIAL, say
from arrowmeta.errors import NotATableError, UsageError
from arrowmeta.indexing import INDEXED, index_table
from arrowmeta.opening import STORE_VARIABLE
from arrowmeta.output.nouns import counted
from arrowmeta.store import care
from arrowmeta.store.folder import Folder


def run_index(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta index LOCATION`: a table, or every table under a directory."""
    check_destination(arguments)
    options = options_below(arguments.location, arguments)
    n_failed = 0
    try:
        answer = index_table(arguments.location, **options)
    except NotATableError:
        found = tables_under(arguments.location, arguments)
        if not found:
            raise
        done = []
        for number, row in enumerate(found, 1):
            if sys.stderr.isatty():
                say(f"{number} of {len(found)}: {row['name']}")
            try:
                done.append(index_table(row["place"], **options))
            except (UsageError, MemoryError):
                raise
            except Exception as error:
                n_failed += 1
                say(f"{row['name']}: {error}")
        answer = pa.concat_tables([INDEXED.empty_table(), *done])
    write_result(answer, arguments)
    n_skipped = sum(answer["skipped_manifest_count"].to_pylist())
    if n_skipped:
        say(f"{counted(n_skipped, 'manifest')} could not be stored, as they are damaged")
    return PARTIAL if n_skipped or n_failed else FINE


def run_store(arguments: argparse.Namespace) -> int:
    """Answer `arrowmeta store list`, `verify` and `prune`."""
    check_destination(arguments)
    place = arguments.store or os.environ.get(STORE_VARIABLE)
    if not place:
        raise UsageError(f"no store: pass --store FOLDER, or set the variable {STORE_VARIABLE}")
    store = Folder.at(place)
    if arguments.action == "list":
        write_result(care.list_tables(store), arguments)
        return FINE
    if arguments.action == "verify":
        faults = care.verify(store)
        write_result(faults, arguments)
        if faults.num_rows:
            say(f"{counted(faults.num_rows, 'segment')} damaged; they are decoded again when asked")
        return FINDINGS if faults.num_rows else FINE
    if arguments.max_size is None and arguments.unused_for is None:
        raise UsageError("store prune needs --max-size or --unused-for")
    pruned = care.prune(store, max_size=arguments.max_size, unused_for=arguments.unused_for)
    care.delete_unindexed(store)
    write_result(pruned, arguments)
    return FINE
