"""Break one rule after the other, and see that a test fails.

`python -m tests.mutants` copies the checkout, plants each mutant in the copy, runs the tests that
it names, and prints which were caught, by the default run or only by `--all`. A mutant is a rule's
text and what stands in its place; one whose text is gone is an error, so that the list follows the
code. Ends with 1 if any survived or could not be planted.

`--sample N` draws from `tests.mutations` instead: each change of an operator, a constant or a
condition in the checks, in what is told of losses and changes, and in `arrowmeta.reconcile`. Those
in `EQUIVALENT` change no answer, and are left out.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.case_files import Case, read_cases
from tests.equivalent_mutations import EQUIVALENT
from tests.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent
COPIED = ("arrowmeta", "sql", "tests", "docs", "bench", ".ci", ".github")
#: A mutant that makes a loop endless is caught, too.
LONGEST_SECONDS = 900

#: What is written in `tests/cases/sql`.
CASES = ("tests/test_cases.py",)
CASE_TEST = "test_views_and_checks_answer_as_written"
MAY_MATCH = ("tests/predicate/test_may_match.py", "tests/pruning/test_soundness.py")
APPLICABLE = ("tests/sql/test_applicable_deletes.py",)
LIVE = (*CASES, "tests/paimon/test_snapshot_selection.py")
STORAGE = (*CASES, "tests/reconcile/test_storage.py")
PROJECTION = ("tests/iceberg/test_projection.py", "tests/iceberg/test_transform.py")
PROMOTION = ("tests/paimon/test_promotion.py", "tests/paimon/test_stats.py")
LIMIT = ("tests/pruning/test_limit.py",)
SEQUENCES = ("tests/reconcile/test_damage.py", *CASES)
TRUNCATED = ("tests/test_truncated_files.py", "tests/reconcile/test_damage.py")
INHERITANCE = ("tests/iceberg/test_inheritance.py", "tests/iceberg/test_manifest.py")
PREDICATE = ("tests/predicate/test_sql.py", "tests/predicate/test_single_row_files.py", *MAY_MATCH)
KERNELS = (
    "tests/avro/test_bad_values.py",
    "tests/avro/test_types.py",
    "tests/kernels/test_words.py",
)


class Mutant(NamedTuple):
    """A rule that is broken.

    Attributes:
        says: what the broken rule says.
        file: the name of its file, below `arrowmeta` or `sql`.
        old: its text; it stands there once, or the first time is meant.
        new: what takes its place.
        tests: the tests, of which one has to fail.
    """

    says: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


MUTANTS = (
    # Whether a file may match
    Mutant("NaN is counted as no value", "formula.py", 'self.nan_count, "<>", ZERO',
           'self.nan_count, ">", constant(1)', MAY_MATCH),
    Mutant("unknown NaN is no NaN", "formula.py", 'is_not_false(compared(self.nan_count',
           'is_true(compared(self.nan_count', MAY_MATCH),
    Mutant("all null has a value", "formula.py", 'self.null_count, ">=", self.value_count',
           'self.null_count, ">", self.value_count', MAY_MATCH),
    Mutant("NaN is a number", "formula.py", "positive(self.nan_count)", "ZERO",
           MAY_MATCH),
    Mutant("less ends at the bound", "formula.py", "compared(lower, operator,",
           'compared(lower, "<=",', MAY_MATCH),
    Mutant("at most ends before", "formula.py", "compared(lower, operator,",
           'compared(lower, "<",', MAY_MATCH),
    Mutant("no bound, nothing less", "formula.py", "is_not_false(compared(lower, operator",
           "is_true(compared(lower, operator", MAY_MATCH),
    Mutant("greater forgets NaN", "formula.py", "by_number_or_nan(is_greater) if",
           "by_number(is_greater) if", MAY_MATCH),
    Mutant("at least begins after", "formula.py", "compared(upper, operator,",
           'compared(upper, ">",', MAY_MATCH),
    Mutant("equal forgets the end", "formula.py", 'compared(upper, ">=", value)',
           "TRUE", MAY_MATCH),
    Mutant("equal excludes the start", "formula.py", 'compared(lower, "<=", value)',
           'compared(lower, "<", value)', MAY_MATCH),
    Mutant("differs only if not in bounds", "formula.py",
           "by_number_or_nan(is_not_true(both(*ends)))",
           "by_number_or_nan(is_not_true(either(*ends)))", MAY_MATCH),
    Mutant("outside forgets NaN", "formula.py", "by_number_or_nan(is_not_true(is_one))",
           "by_number(is_not_true(is_one))", MAY_MATCH),
    Mutant("unknown nulls are none", "formula.py", 'is_not_false(compared(self.null_count',
           'is_true(compared(self.null_count', MAY_MATCH),
    Mutant("prefix compares whole bounds", "formula.py", "beginning(lower, len(prefix))",
           "lower", MAY_MATCH),
    Mutant("one bound with the prefix is enough", "formula.py",
           "both(facts.has_value, is_not_true(both(*ends)))",
           "both(facts.has_value, is_not_true(either(*ends)))", MAY_MATCH),
    Mutant("unknown is false for Arrow", "formula.py", "lambda value: _filled(value, True)",
           "lambda value: _filled(value, False)", MAY_MATCH),
    Mutant("CASE takes NULL for true", "formula.py", "_filled(flags, False)",
           "_filled(flags, True)", PREDICATE),
    Mutant("versions on level 0 have no others", "evaluator.py", "lowest >= 1", "lowest >= 0",
           ("tests/pruning/test_files_with_common_rows.py",)),
    Mutant("truncated times end early", "bounds.sql", "+ 999", "+ 0",
           ("tests/sql/test_latest_instant.py",)),
    Mutant("UUIDs have one order", "bounds.sql", ">= '8'", ">= 'G'",
           ("tests/sql/test_uuid_bounds.py",)),
    # What is live, and which deletes apply
    Mutant("levels do not tell files apart", "paimon/fields.txt",
           "_PARTITION,_BUCKET,_FILE._LEVEL", "_PARTITION,_BUCKET,_BUCKET", LIVE),
    Mutant("buckets do not tell files apart", "paimon/fields.txt",
           "_PARTITION,_BUCKET,_FILE._LEVEL", "_PARTITION,_FILE._LEVEL,_FILE._LEVEL", LIVE),
    Mutant("position deletes apply to newer files", "applicable_deletes.sql",
           "OR number <= last_number)", "OR true)", APPLICABLE),
    Mutant("equality deletes apply to their own commit", "applicable_deletes.sql",
           " - (content = 'equality_deletes')::INTEGER", "", APPLICABLE),
    Mutant("a vector leaves position deletes", "applicable_deletes.sql",
           "WHERE replaces_others)", "WHERE false)", APPLICABLE),
    Mutant("global deletes apply to their own commit", "applicable_deletes.sql",
           "JOIN deletes ON number <= last_number", "JOIN deletes ON number <= last_number + 1",
           APPLICABLE),
    # Checks
    Mutant("the last bucket is out of range", "bucket_out_of_range.sql", "bucket >= total",
           "bucket >= 1 + total", CASES),
    Mutant("a file may be live twice", "file_live_twice.sql", "count(*) > 1;", "count(*) > 2;",
           CASES),
    Mutant("keys may touch", "key_ranges_overlap.sql", "min_key <= prev", "min_key < prev", CASES),
    Mutant("row ids may overlap by one", "row_ids_overlap.sql", "first_row_id < prev",
           "first_row_id + 1 < prev", CASES),
    Mutant("vectors of whole files are too long", "deletion_vector_too_long.sql",
           "cardinality > files", "cardinality >= files",
           (*CASES, "tests/reconcile/test_damage.py")),
    Mutant("deletes of other levels are of files", "delete_of_nothing.sql",
           "AND added.file_id = deleted.file_id",
           "AND added.file_name = deleted.file_name", CASES),
    Mutant("negative levels are possible", "counts_impossible.sql", "OR level < 0", "", CASES),
    Mutant("sequence numbers may be ahead", "sequence_faults.sql",
           "sequence_number > latest", "sequence_number > 1 + latest", SEQUENCES),
    Mutant("fields of equality may be missing", "equality_field_missing.sql",
           "base_schemas.field_id = used.field_id", "true", CASES),
    Mutant("counts of manifests are of no matter", "manifest_counts_wrong.sql",
           "'held': totals.deleted_rows_count", "'held': recorded.deleted_rows_count", CASES),
    Mutant("shorter manifests are right", "manifest_length_wrong.sql", "length <> size",
           "length < size", CASES),
    Mutant("totals inherit any error", "snapshot_totals_wrong.sql",
           " AND said - held IS DISTINCT FROM inherited", " AND inherited IS NULL",
           ("tests/reconcile/test_damage.py",)),
    Mutant("sizes have vectors by content only", "snapshot_totals_wrong.sql",
           "said = held_otherwise", "false", CASES),
    Mutant("any total may lack sizes", "snapshot_totals_wrong.sql", "has_appended_manifests OR abs",
           "true OR abs", CASES),
    Mutant("two numbers of buckets agree", "total_buckets_disagree.sql", "> 1;", "> 2;", CASES),
    Mutant("smaller files are right", "size_differs_in_storage.sql", "base_storage.size <> ",
           "base_storage.size > ", STORAGE),
    Mutant("used files are orphans", "orphan_in_storage.sql",
           "is_known_by_name OR ", "", STORAGE),
    # Partition transforms and promotion
    Mutant("below a value is up to it", "iceberg/pruning.py", '"<": -1', '"<": 0', PROJECTION),
    Mutant("buckets keep order", "iceberg/pruning.py",
           'operator == "<>" or self.transform.name == "bucket"', 'operator == "<>"', PROJECTION),
    Mutant("void keeps null", "iceberg/pruning.py", 'transform.name == "void" or ', "",
           PROJECTION),
    Mutant("least integers do not wrap", "iceberg/pruning.py", "if below < least",
           "if below > least", PROJECTION),
    Mutant("buckets may be negative", "partition_spec.py", "& 0x7FFFFFFF", "", PROJECTION),
    Mutant("decimals truncate upwards", "partition_spec.py", "unscaled -= unscaled % width",
           "unscaled += unscaled % width", PROJECTION),
    Mutant("dates become instants anywhere", "paimon/schema.py", " and new.type.tz is None", "",
           PROMOTION),
    Mutant("large integers become floats", "paimon/schema.py", "bits <= _FLOAT64_EXACT_BITS",
           "bits <= 64", PROMOTION),
    Mutant("decimals may lose digits", "paimon/schema.py", "<= more_digits", "<= more_digits + 1",
           PROMOTION),
    Mutant("bounds of NaN are bounds", "paimon/fields.py",
           "pc.if_else(pc.is_nan(column), unknown, column)", "column", PROMOTION),
    # Manifests
    Mutant("existing entries inherit", "iceberg/manifests.py", "DELETED) == ADDED",
           "DELETED) != DELETED", INHERITANCE),
    # Lengths and counts of manifests
    Mutant("deleted entries have to be there", "avro/container.py",
           "said.deleted is None or is_short", "True", TRUNCATED),
    Mutant("live entries may be missing with deleted ones", "metadata_reader.py",
           "lacking not in ([], [said.deleted])", "lacking == [-1]", TRUNCATED),
    Mutant("files that end alike are copies", "metadata_reader.py",
           "hashlib.sha256(again.data).digest()", "b''", TRUNCATED),
    # Predicates
    Mutant("NOT swaps nothing below OR", "tree.py",
           "return all_of([negate(part) for part in parts])",
           "return any_of([negate(part) for part in parts])", PREDICATE),
    Mutant("NOT IN is IN", "tree.py", "negated=not tree.negated", "negated=tree.negated",
           PREDICATE),
    Mutant("an AND of TRUE is TRUE", "tree.py", "_joined(And, parts, TRUE, FALSE)",
           "_joined(And, parts, FALSE, TRUE)", PREDICATE),
    Mutant("OR is AND", "formula.py", "return either(*(may_match(part",
           "return both(*(may_match(part", PREDICATE),
    # Limits
    Mutant("a limit takes one file less", "pruning/evaluator.py",
           "limit)) + 1 if limit", "limit)) if limit", LIMIT),
    Mutant("nulls first are no first rows", "pruning/evaluator.py",
           "facts.may_be_null if order.nulls_first", "facts.may_be_null if False", LIMIT),
    # Decoder
    Mutant("negative longs are off by one", "byte_strings.py", "^ -np.int64(value & _U1), pos",
           "^ np.int64(value & _ONE), pos", KERNELS),
    Mutant("longs of 70 bits are read", "byte_strings.py", "byte > _U1", "byte > _MORE", KERNELS),
)  # fmt: skip


#: What `--sample` draws from.
SAMPLED = (
    "sql/evidence/*.sql",
    "sql/checks/*.sql",
    "sql/health/damage*.sql",
    "sql/health/lost_entries.sql",
    "sql/health/recoverable_snapshots.sql",
    "arrowmeta/reconcile/*.py",
)
DAMAGE = ("tests/reconcile/test_damage.py",)
LOSSES = ("tests/sql/test_losses.py", "tests/reconcile/test_losses.py")
CHANGES = ("tests/reconcile/test_changes.py",)
COMPARED = ("tests/reconcile/test_compared_facts.py", "tests/reconcile/test_comparison.py")
FOOTERS = ("tests/reconcile/test_storage.py", "tests/reconcile/test_hostile_footers.py")
#: Tests of a sampled file that are not those which name it.
TESTS = {
    "damage": LOSSES,
    "changes": CHANGES,
    "comparison": COMPARED,
    "findings": (
        "tests/reconcile/test_findings.py",
        "tests/reconcile/test_moved_tables.py",
        "tests/reconcile/test_live_tables.py",
        *DAMAGE,
        "tests/reconcile/test_clean_tables.py",
    ),
    "storage": (*STORAGE, "tests/reconcile/test_live_tables.py", *FOOTERS),
    "parquet_footers": FOOTERS,
}


class Sampled(NamedTuple):
    """A mutation of the file `path`, of which one of `tests` has to fail."""

    path: Path
    mutation: Mutation
    line: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return self.path.name

    @property
    def says(self) -> str:
        """Where it stands, and what becomes of what."""
        old, new = (" ".join(text.split()) for text in (self.mutation.old, self.mutation.new))
        return f"line {self.line}: `{old}` -> `{new}`"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The file, the line's text, what stood there, and what takes its place."""
        text = self.path.read_text(encoding="utf-8")
        start = self.mutation.start + len(self.mutation.old) - len(self.mutation.old.lstrip())
        begin = text.rfind("\n", 0, start) + 1
        line = text[begin : text.find("\n", start)].strip()
        old, new = (" ".join(text.split()) for text in (self.mutation.old, self.mutation.new))
        return self.file, line, old, new

    @property
    def tests(self) -> tuple[str, ...]:
        """The modules of the tests of its file, the quick ones first."""
        return _tests_of(self.path)

    @property
    def first_tests(self) -> tuple[str, ...]:
        """The tests that are run before the others."""
        return _first_tests_of(self.path)


def _tests_of(path: Path) -> tuple[str, ...]:
    """Return the modules of tests that name a view, or one that reads it."""
    if path.stem in TESTS:
        return TESTS[path.stem]
    names = _readers(path.stem)
    modules = [*ROOT.glob("tests/sql/test_*.py"), *ROOT.glob("tests/reconcile/test_*.py")]
    found = [module for module in sorted(modules) if _names(module.read_text("utf-8"), names)]
    in_text = any(_names(s.text, names) for case in read_cases("damage") for s in case.steps)
    found += [ROOT / module for module in DAMAGE if in_text]
    found.sort(key=lambda module: module.parent.name, reverse=True)
    cases = CASES if any(_cases_naming(names)) else ()
    return (*cases, *(str(module.relative_to(ROOT)) for module in found)) or DAMAGE


def _first_tests_of(path: Path) -> tuple[str, ...]:
    """Return the tests that name a view, or one that reads it: they mostly suffice."""
    if path.suffix == ".py":
        return ()
    names = _readers(path.stem)
    found = [f"{CASES[0]}::{CASE_TEST}[{case}]" for case in _cases_naming(names)]
    for module in _tests_of(path):
        text = (ROOT / module).read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            if is_test and _names(ast.get_source_segment(text, node) or "", names):
                found.append(f"{module}::{node.name}")
    return tuple(found)


def _cases_naming(names: Collection[str]) -> list[Case]:
    """Return the cases in text that ask one of these views."""
    return [case for case in read_cases("sql") if any(_names(s.text, names) for s in case.steps)]


@cache
def _readers(view: str) -> frozenset[str]:
    """Return the name of a view, and the names of those that read it."""
    names = {view}
    views = [*ROOT.glob("sql/*/*.sql")]
    while more := {one.stem for one in views if _names(one.read_text("utf-8"), names)} - names:
        names |= more
    return frozenset(names - TESTS.keys())


def _names(text: str, names: Collection[str]) -> bool:
    return not set(names).isdisjoint(re.findall(r"\w+", text))


def _sample(count: int, chance: random.Random) -> list[Sampled]:
    """Draw mutations of the sampled files; of the same line and change, one is drawn."""
    found = []
    for path in sorted(path for pattern in SAMPLED for path in ROOT.glob(pattern)):
        text = path.read_text(encoding="utf-8")
        found += [
            Sampled(path, mutation, text.count("\n", 0, mutation.start) + 1)
            for mutation in mutations(path)
        ]
    drawn = chance.sample(found, min(count, len(found)))
    return [one for one in drawn if one.key not in EQUIVALENT]


def main() -> int:
    """Run the mutants and print what became of them; return the exit code."""
    arguments = _arguments()
    chance = random.Random(arguments.seed)
    chosen: list[Mutant | Sampled] = [*MUTANTS]
    if arguments.sample:
        chosen = [*_sample(arguments.sample, chance)]
    chosen = [one for one in chosen if arguments.only in one.says or arguments.only in one.file]
    if arguments.count:
        chosen = chance.sample(chosen, min(arguments.count, len(chosen)))
    if arguments.count or arguments.sample:
        _say(f"{len(chosen)} mutants, --seed {arguments.seed}")
    part, parts = map(int, arguments.part.split("/"))
    chosen = chosen[part - 1 :: parts]
    outcomes: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = _copied(Path(folder))
        tests = sorted({test for mutant in chosen for test in mutant.tests})
        if not arguments.trust and _fails(copy, tests):
            _say("error: tests fail without any mutant")
            return 1
        for mutant in chosen:
            start = time.monotonic()
            outcome = _outcome(copy, mutant)
            outcomes.setdefault(outcome, []).append(mutant.says)
            _say(f"{outcome:15} {time.monotonic() - start:4.0f} s  {mutant.file}: {mutant.says}")
    _say(", ".join(f"{len(names)} {outcome}" for outcome, names in sorted(outcomes.items())))
    return int(not set(outcomes) <= {"caught", "caught by --all"})


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", default="", help="a part of a description or file name")
    parser.add_argument("--count", type=int, help="how many to draw")
    parser.add_argument("--sample", type=int, help="how many mutations to draw instead")
    parser.add_argument("--part", default="1/1", help="of several runs at once, which one this is")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trust", action="store_true", help="do not run the tests unchanged first")
    return parser.parse_args()


def _copied(folder: Path) -> Path:
    for name in COPIED:
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    return folder


def _outcome(copy: Path, mutant: Mutant | Sampled) -> str:
    path, new = planted(copy, mutant)
    if path is None:
        return new
    text = path.read_text(encoding="utf-8")
    path.write_text(new, encoding="utf-8")
    try:
        # A broken kernel would be compiled for a minute.
        is_kernel = "kernels" in path.parts
        first = mutant.first_tests if isinstance(mutant, Sampled) else ()
        if (first and _fails(copy, first)) or _fails(copy, mutant.tests, is_kernel):
            return "caught"
        return "caught by --all" if _fails(copy, ("--all", *mutant.tests)) else "SURVIVED"
    finally:
        path.write_text(text, encoding="utf-8")


def planted(copy: Path, mutant: Mutant | Sampled) -> tuple[Path | None, str]:
    """Return the file of the copy and its text with the mutant; or no file, and why."""
    if isinstance(mutant, Sampled):
        path, (start, end, _, new) = copy / mutant.path.relative_to(ROOT), mutant.mutation
        text = path.read_text(encoding="utf-8")
        return path, text[:start] + new + text[end:]
    places = [path for top in ("sql", "arrowmeta") for path in (copy / top).rglob(mutant.file)]
    having = [path for path in places if mutant.old in path.read_text(encoding="utf-8")]
    if len(having) != 1:
        return None, "not found" if not having else "ambiguous"
    return having[0], having[0].read_text(encoding="utf-8").replace(mutant.old, mutant.new, 1)


def _fails(copy: Path, tests: Sequence[str], is_interpreted: bool = False) -> bool:
    """Run tests of the copy; whether one fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    environment["ARROWMETA_JIT"] = "0" if is_interpreted else "1"
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "pytest", "-n0", "-x", "-q", "--no-header", *tests],
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return True
    if ended.returncode > 2:  # 1: a test failed; 2: a module of tests could not be imported
        raise RuntimeError(f"pytest ended with {ended.returncode}: {ended.stdout}{ended.stderr}")
    return ended.returncode != 0


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
