"""Coverage-guided fuzzing with atheris: `python -m tests.fuzz.coverage TARGET [libFuzzer options]`.

Needs `pip install atheris` beside the package. The edits of `tests.fuzz`,
which know the structure of files, make every second input, so that checksums and compression do not
stand in the way; libFuzzer's own mutations make the others. Inputs are saved cases of `tests.fuzz`,
which `python -m tests.fuzz --replay` runs, except those of texts.

atheris sees branches of Python only. Kernels are interpreted for the targets of `INTERPRETED`, so
that their branches count, and compiled for the others, which are many times faster then.
"""

import hashlib
import os
import sys
import tempfile
import warnings
from dataclasses import replace
from pathlib import Path
from random import Random

INTERPRETED = {"avro", "rows", "vectors", "file index"}
#: Targets of `tests.fuzz`.
CASES = ("avro", "rows", "paimon manifest", "paimon list", "index manifest", "iceberg manifest")
CASES += ("iceberg list", "puffin", "vectors", "file index", "table")
_MAX_SEEDS, _MAX_LEN = 400, 1 << 14
_ROOT = Path(__file__).parents[2]

# Targets whose inputs are texts or bytes without a table around; each imports what atheris
# instruments.


def _predicate(data):
    import pyarrow as pa

    from arrowmeta.predicate.read import PredicateReader

    text = data.decode("utf-8", "replace")
    fields = {"a": pa.int64(), "b": pa.string(), "d": pa.date32(), "t": pa.timestamp("us")}
    reader = PredicateReader(pa.schema({**fields, "x": pa.float64(), "m": pa.decimal128(9, 2)}))
    for dialect in ("any", "duckdb", "spark", "trino"):
        reader.read(text, dialect)


def _predicates():
    found = (_ROOT / "tests/fuzz/predicates.txt").read_bytes().splitlines()
    return [line for line in found if line]


def _rules(data):
    from arrowmeta.apps.rules import rules_of

    rules_of(_file(data))


def _accepted(data):
    import pyarrow as pa

    from arrowmeta.reconcile.accepted import Accepted

    rows = pa.table({"check_name": ["size"], "subject": ["a/b"], "path": ["x"]})
    Accepted.of(_file(data)).reasons(rows, "db.orders")


_ENTRY = b"""[[accepted]]
reason = "r"
date = 2026-01-01
until = 2027-01-01
table = "db.*"
check_name = "size*"
subject = "a/*"
"""


def _file(data):
    path = Path(tempfile.gettempdir()) / f"arrowmeta-fuzz-{os.getpid()}.toml"
    path.write_bytes(data)
    return path


def _store_file(data):
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


def _store_derived(data):
    import pyarrow as pa

    from arrowmeta.model.store_file import DamagedFileError, read_derived

    try:
        content = hashlib.sha256(data).digest() + data
        read_derived(pa.py_buffer(content)).validate(full=True)
    except (DamagedFileError, pa.ArrowInvalid):
        return


def _stored(is_file):
    import pyarrow as pa

    from arrowmeta.model.store_file import Folder, Manifest, derived_bytes, write

    rows = pa.table({"file_path": ["a/b"] * 4, "file_name": ["b"] * 4, "level": [1, 2, 2, None]})
    if not is_file:
        return [derived_bytes(rows)[hashlib.sha256().digest_size :]]
    with tempfile.TemporaryDirectory() as folder:
        file = write(Folder.at(folder), rows, {Manifest("p", "i"): 4})
        return [Path(folder, file.name).read_bytes()]


#: What reads a text, and what returns texts to begin with.
TEXTS = {
    "predicate": (_predicate, _predicates),
    "rules": (_rules, lambda: [(_ROOT / "arrowmeta/apps/default_rules.toml").read_bytes()]),
    "accepted": (_accepted, lambda: [_ENTRY]),
    "store file": (_store_file, lambda: _stored(True)),
    "store derived": (_store_derived, lambda: _stored(False)),
}


def _run_text(content):
    from arrowmeta.errors import ArrowMetaError

    try:
        TEXTS[_target][0](content)
    except ArrowMetaError:
        return


def _case_of(content):
    """Return a saved case, or None for what is none."""
    from tests.fuzz.case import Case

    try:
        return Case.from_bytes(content)
    except (ValueError, TypeError):
        return None


def _case_seeds():
    from tests.fuzz.seeds import load_seeds

    cases = [case for case in load_seeds(None, 0) if case.target == _target]
    small = sorted(cases, key=lambda case: len(case.data))[:_MAX_SEEDS]
    return [case.to_bytes() for case in small]


def _run_case(content):
    from tests.fuzz.judge import execute, faults

    case = _case_of(content)
    if case is not None and case.target == _target:
        for fault in faults(execute(case)):
            raise RuntimeError(fault)


def _mutated_case(content, max_size, seed):
    """Edit a case as the blind fuzzer does, or its bytes as libFuzzer does."""
    import atheris

    from tests.fuzz.mutation import edited

    rng, case = Random(seed), _case_of(content)
    if case is None:
        return rng.choice(_seeds)
    if rng.random() < 0.5:
        return edited(rng, case, _case_of(rng.choice(_seeds))).to_bytes()[:max_size]
    data = atheris.Mutate(case.data or b"0", max(1, max_size - len(content) + len(case.data)))
    return replace(case, data=data).to_bytes()


def main():
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

        _seeds = TEXTS[_target][1]() if _target in TEXTS else _case_seeds()
        run = _run_text if _target in TEXTS else _run_case
        for seed in _seeds:  # imports what is needed
            run(seed)
    more = {} if _target in TEXTS else {"custom_mutator": _mutated_case}
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(_seeds):
            Path(corpus, str(number)).write_bytes(seed)
        arguments = [sys.argv[0], f"-max_len={_MAX_LEN}", "-timeout=300", *options, corpus]
        atheris.Setup(arguments, run, **more)
        atheris.Fuzz()


_target = ""
_seeds = []

if __name__ == "__main__":
    main()
