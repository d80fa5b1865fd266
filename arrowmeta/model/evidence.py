"""Schemas of the tables that checks read beside the relations: hints, listings, footers, damage.

Other layers produce the rows.
"""

from __future__ import annotations

from arrowmeta.model.shape import to_schema

#: Name of the relation of damage, which is not among those of `model.tables`.
DAMAGE_RELATION = "damage"
#: Base relation of all damage, with losses.
WHOLE_DAMAGE = "whole_damage"

#: Hint files: the recorded and the correct snapshot or metadata file, as text, and what readers do
#: if these differ.
HINTS = to_schema("path: string!, claim: string, truth: string, effect: string")

#: Table metadata files that continue the open one, and whether their metadata log names it.
NEWER_METADATA = to_schema("path: string!, newer_path: string!, is_logged: bool!")

#: Contradictions within the table metadata, named as in `reader_facts`: the engines that refuse it,
#: and what else is wrong.
METADATA_FAULTS = to_schema(
    "path: string!, fact: string!, expected: string!, actual: string!, engines: list<string>!, "
    "harm: string, source: string!"
)

#: Deletion vectors that the open snapshot lacks, or has with fewer rows, since the commit of
#: `snapshot_id`: the last one that changed the vectors.
LOST_VECTORS = to_schema(
    "data_file_path: string!, snapshot_id: int64!, cardinality: int64, kept_cardinality: int64"
)

#: Impossible statistics of entries, by topic: `statistics` that contradict each other (a lower
#: bound above the upper one, more nulls than rows), a `partition` or bucket that the rows of the
#: file cannot have, or the `form` of a bound. `place` names the partition field, bucket or bound.
#: Of `footer_faults`, bounds that the footers of the files contradict, the topic is `footer`.
STATISTICS_FAULTS = to_schema(
    "entry_id: int64!, column_name: string!, expected: string, actual: string, topic: string!, "
    "place: string"
)

#: Evidence that a format reads beside the relations; empty in a format without it.
EVIDENCE = {
    "hints": HINTS,
    "newer_metadata": NEWER_METADATA,
    "metadata_faults": METADATA_FAULTS,
    "lost_vectors": LOST_VECTORS,
}

#: What metadata files say of themselves: see `model.damage.FileHeader`.
HEADERS = to_schema(
    "path: string!, kind: string!, format_version: int64!, content: string, "
    "partition_spec_id: int64, partition_fields: list<int64>, absent: list<string>"
)

#: Decoded bytes of the statistics of each column, over all entries.
COLUMN_BYTES = to_schema("column_name: string!, entry_count: int64!, bytes: int64!")

#: Files in storage. `below`: path below the table's folder; null outside. `may_be_orphan`: the file
#: is in that folder, not found by its name, and too old for a commit in progress. A file whose
#: folder is recorded under another name is listed under both; the second row is no orphan.
STORAGE = to_schema(
    "file_path: string!, size: int64, last_modified: timestamp_utc, below: string, "
    "may_be_orphan: bool!"
)

#: Files in use beside the entries of the open branch: metadata files, with paths as in `STORAGE`,
#: and files of other branches.
USED_FILES = to_schema("file_path: string!, file_name: string!, extra_files: list<string>")

#: Row counts in the footers of data files.
FOOTERS = to_schema("file_path: string!, record_count: int64, reason: string")

#: Differences between two tables: the kind, and the values in table `a` and in table `b`.
DIFFERENCES = to_schema(
    "difference: string!, subject: string!, a: string, b: string, detail: string"
)

#: Damaged positions in metadata files. `is_read`: the file was read in full, but contradicts
#: others.
DAMAGE = to_schema(
    "path: string!, kind: string!, block: int64, row: int64, byte: int64, reason: string!, "
    "is_read: bool!"
)

#: Losses by damage of a manifest or manifest list; null if unknown.
LOSSES = to_schema(
    "lost_files: int64, lost_rows: int64, partitions: string, recoverable_from: list<int64>"
)

#: Tables of facts, each in a file `arrowmeta/views/<name>.csv`: rules about which engines read
#: tables with a fact of `reader_facts`, and the versions of engines that `readers` is about.
#: `since` is the first version of a rule, `until` the first that it is no longer about; null for no
#: limit. `any` stands for all engines, or for both formats. Dates are in ISO 8601. Then there are
#: the statements of `remedies`, with words in braces as in `sql/plans/remedies.sql`, and those
#: that check before whether the snapshot is still the open one. An action is `restores`, `rewrites`
#: or `deletes`: what happens to files. The last are the limits of all advice: numbers and shares
#: above which it is remarked on, and `remedies` are needed, and those above which `check` fails.
GIVEN_FACTS = {
    "reader_rules": to_schema(
        "engine: string!, format: string!, since: string, until: string, fact: string!, "
        "answer: string!, reason: string!, source: string!, checked_on: string!"
    ),
    "reader_engines": to_schema(
        "engine: string!, format: string!, version: string!, as_of: string!"
    ),
    "remedy_statements": to_schema(
        "check_name: string!, format: string!, engine: string!, action: string!, "
        "statement: string!, effect: string!"
    ),
    "remedy_checks": to_schema("format: string!, engine: string!, statement: string!"),
    "limits": to_schema("name: string!, remark: double!, fail: double"),
}

#: Base relations about storage; empty unless storage is read.
OUTSIDE = {
    "storage": STORAGE,
    "used_files": USED_FILES,
    "footers": FOOTERS,
    "footer_faults": STATISTICS_FAULTS,
}
