"""Coverage-guided fuzzing with atheris: `python -m tests.fuzz.coverage TARGET [libFuzzer options]`.

Needs `pip install atheris` beside the package. The edits of `tests.fuzz`,
which know the structure of files, make every second input, so that checksums and compression do not
stand in the way; libFuzzer's own mutations make the others. Inputs are saved cases of `tests.fuzz`,
which `python -m tests.fuzz --replay` runs, except those of texts.

atheris sees branches of Python only. Kernels are interpreted for the targets of `INTERPRETED`, so
that their branches count, and compiled for the others, which are many times faster then.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

INTERPRETED = {"avro", "rows", "vectors", "file index"}
#: Targets of `tests.fuzz`.
CASES = ("avro", "rows", "paimon manifest", "paimon list", "index manifest", "iceberg manifest")
CASES += ("iceberg list", "puffin", "vectors", "file index", "table")
#: Targets whose inputs are texts or bytes without a table around.
TEXTS = ("predicate", "rules", "accepted", "store file", "store derived")
_MAX_SEEDS = 400
_MAX_LEN = 1 << 14


def _predicate(data: bytes) -> None:
    import pyarrow as pa

    from arrowmeta.predicate.read import PredicateReader

    text = data.decode("utf-8", "replace")
    fields = {"a": pa.int64(), "b": pa.string(), "d": pa.date32(), "t": pa.timestamp("us")}
    reader = PredicateReader(pa.schema({**fields, "x": pa.float64(), "m": pa.decimal128(9, 2)}))
    for dialect in ("any", "duckdb", "spark", "trino"):
        reader.read(text, dialect)


def _rules(data: bytes) -> None:
    from arrowmeta.apps.rules import rules_of

    rules_of(_file(data))


def _accepted(data: bytes) -> None:
    import pyarrow as pa

    from arrowmeta.reconcile.accepted import Accepted

    rows = pa.table({"check_name": ["size"], "subject": ["a/b"], "path": ["x"]})
    Accepted.of(_file(data)).reasons(rows, "db.orders")


def _file(data: bytes) -> Path:
    path = Path(tempfile.gettempdir()) / f"arrowmeta-fuzz-{os.getpid()}.toml"
    path.write_bytes(data)
    return path


def _store_file(data: bytes) -> None:
    import pyarrow as pa

    from arrowmeta.model.store_file import DamagedFileError, Folder, StoredFile

    with tempfile.TemporaryDirectory() as folder:
        try:
            file = StoredFile.of(Folder.at(folder), pa.py_buffer(data))
            Path(folder, file.name).write_bytes(data)
            file.check()
        except (DamagedFileError, pa.ArrowException):
            return
        assert sum(rows.n_rows for rows in file.ranges.values()) == file.metadata.num_rows


def _store_derived(data: bytes) -> None:
    import pyarrow as pa

    from arrowmeta.model.store_file import DamagedFileError, read_derived

    try:
        content = hashlib.sha256(data).digest() + data
        read_derived(pa.py_buffer(content)).validate(full=True)
    except (DamagedFileError, pa.ArrowInvalid):
        return


_RUN: dict[str, Callable[[bytes], None]] = {
    "predicate": _predicate,
    "rules": _rules,
    "accepted": _accepted,
    "store file": _store_file,
    "store derived": _store_derived,
}


def _text_seeds(target: str) -> list[bytes]:
    """Return texts of the repository to begin with."""
    root = Path(__file__).parents[2]
    if target == "predicate":
        found = (root / "tests/fuzz/predicates.txt").read_bytes().splitlines()
        return [line for line in found if line]
    if target == "rules":
        return [(root / "arrowmeta/apps/default_rules.toml").read_bytes()]
    if target == "accepted":
        entry = '[[accepted]]\nreason = "r"\ndate = 2026-01-01\nuntil = 2027-01-01\n'
        return [entry.encode() + b'table = "db.*"\ncheck_name = "size*"\nsubject = "a/*"\n']
    import pyarrow as pa

    from arrowmeta.model.store_file import Folder, Manifest, derived_bytes, write

    rows = pa.table({"file_path": ["a/b"] * 4, "file_name": ["b"] * 4, "level": [1, 2, 2, None]})
    if target == "store file":
        with tempfile.TemporaryDirectory() as folder:
            file = write(Folder.at(folder), rows, {Manifest("p", "i"): 4})
            return [Path(folder, file.name).read_bytes()]
    return [derived_bytes(rows)[hashlib.sha256().digest_size :]]


def _case_seeds(target: str) -> list[bytes]:
    from tests.fuzz.seeds import load_seeds

    cases = [case for case in load_seeds(None, 0) if case.target == target]
    small = sorted(cases, key=lambda case: len(case.data))[:_MAX_SEEDS]
    return [case.to_bytes() for case in small]


def _run_case(content: bytes) -> None:
    """Run a saved case; what is none is no input."""
    from tests.fuzz.case import Case
    from tests.fuzz.outcome import execute, invalid

    try:
        case = Case.from_bytes(content)
    except (ValueError, TypeError):
        return
    if case.target != _target:
        return
    outcome = execute(case)
    fault = outcome.signature if outcome.is_foreign else invalid(outcome)
    if fault:
        raise RuntimeError(fault)


def _mutated_case(content: bytes, max_size: int, seed: int) -> bytes:
    """Edit a case as the blind fuzzer does, or its bytes as libFuzzer does."""
    import atheris

    from tests.fuzz.case import Case
    from tests.fuzz.mutation import edited

    rng = Random(seed)
    try:
        case = Case.from_bytes(content)
    except (ValueError, TypeError):
        return rng.choice(_seeds)
    if rng.random() < 0.5:
        other = Case.from_bytes(rng.choice(_seeds))
        return edited(rng, case, other).to_bytes()[:max_size]
    data = atheris.Mutate(case.data or b"0", max(1, max_size - len(content) + len(case.data)))
    return replace(case, data=data).to_bytes()


def _run_text(content: bytes) -> None:
    from arrowmeta.errors import ArrowMetaError

    try:
        _RUN[_target](content)
    except ArrowMetaError:
        return


def main() -> None:
    if sys.argv[1:] == ["--list"]:
        sys.stdout.write("\n".join((*CASES, *TEXTS)) + "\n")
        return
    import atheris

    global _target, _seeds
    _target, options = sys.argv[1], sys.argv[2:]
    os.environ["ARROWMETA_JIT"] = "0" if _target in INTERPRETED else "1"
    warnings.simplefilter("ignore")
    with atheris.instrument_imports(include=["arrowmeta"]):
        import arrowmeta  # noqa: F401

        _seeds = _text_seeds(_target) if _target in TEXTS else _case_seeds(_target)
        run: Callable[[bytes], Any] = _run_text if _target in TEXTS else _run_case
        for seed in _seeds:  # imports what is needed
            run(seed)
    more: dict[str, Any] = {} if _target in TEXTS else {"custom_mutator": _mutated_case}
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(_seeds):
            Path(corpus, str(number)).write_bytes(seed)
        arguments = [sys.argv[0], f"-max_len={_MAX_LEN}", "-timeout=300", *options, corpus]
        atheris.Setup(arguments, run, **more)
        atheris.Fuzz()


_target = ""
_seeds: list[bytes] = []

if __name__ == "__main__":
    main()
