"""The pool of inputs, and how the next case is made of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pyarrow as pa

from tests.fuzz.byte_edits import edit_bytes, number
from tests.fuzz.case import Case, schema_of, schema_text
from tests.fuzz.container_edits import parse
from tests.fuzz.file_edits import edit_file, edit_puffin, edit_vectors
from tests.fuzz.targets import TARGETS

#: Kept cases beyond this many replace older ones.
MAX_KEPT = 2000

#: Longer cases are cut: they take long. What a file of megabytes may take is not tried here.
MAX_CASE_LEN = 1 << 18

#: Files with more decompressed bytes than this are run once.
_MAX_KEPT_LEN = 1 << 18

#: Files much longer than this are chosen less often.
_SHORT_LEN = 2048

_AVRO_MAGIC = b"Obj\x01"


class Pool:
    """Seeds, and cases that came to an end nobody had seen.

    Args:
        seeds: what there is to begin with.
        rng: decides everything.
    """

    def __init__(self, seeds: Sequence[Case], rng: Random) -> None:
        self._rng = rng
        targets = [target for target in TARGETS if any(s.target == target for s in seeds)]
        self._seeds = {target: [s for s in seeds if s.target == target] for target in targets}
        self._shares = [TARGETS[target].share for target in targets]
        self._weights = {
            target: list(itertools.accumulate(1 / (_SHORT_LEN + len(s.data)) for s in cases))
            for target, cases in self._seeds.items()
        }
        self._kept: dict[str, list[Case]] = {target: [] for target in targets}
        self._seen: set[tuple[object, ...]] = set()

    def next_case(self) -> Case:
        """Make a case that is a little unlike one of the pool."""
        [target] = self._rng.choices(list(self._seeds), self._shares)
        case, other = self._chosen(target), self._chosen(target)
        changed = edited(self._rng, case, other)
        return replace(changed, data=changed.data[:MAX_CASE_LEN], columns=self._columns(changed))

    def keep(self, case: Case, found: tuple[object, ...]) -> None:
        """Take a case up if its outcome is a new one."""
        key = (case.target, *found)
        if key in self._seen or len(case.data) > 16 * _SHORT_LEN:
            return
        self._seen.add(key)
        if not self._is_worth_editing(case):
            return
        kept = self._kept[case.target]
        if len(kept) < MAX_KEPT:
            kept.append(case)
        else:
            kept[self._rng.randrange(MAX_KEPT)] = case

    def _is_worth_editing(self, case: Case) -> bool:
        """Edits of a file with a broken header seldom reach what is behind; bombs take long."""
        if not case.data.startswith(_AVRO_MAGIC):
            return True
        file = parse(case.data)
        return self._rng.random() < 0.2 if file is None else file.n_bytes <= _MAX_KEPT_LEN

    def _chosen(self, target: str) -> Case:
        kept = self._kept[target]
        if kept and self._rng.random() < 0.4:
            return self._rng.choice(kept)
        weights = self._weights[target]
        return self._rng.choices(self._seeds[target], cum_weights=weights)[0]

    def _columns(self, case: Case) -> tuple[str, ...] | None:
        """Ask for everything, or for some of what there is."""
        target = TARGETS[case.target]
        wanted = self._rng.choice(target.n_asked)
        if not wanted:
            return None
        names = target.columns(case)
        return tuple(self._rng.sample(names, min(wanted, len(names)))) or None


def edited(rng: Random, case: Case, other: Case) -> Case:
    """Return a case a little unlike `case`; `other` is one of the same target."""
    return _EDITS.get(case.target, _edit_file)(rng, case, other)


def _edit_file(rng: Random, case: Case, other: Case) -> Case:
    return replace(case, data=edit_file(rng, case.data, other.data))


def _edit_manifest(rng: Random, case: Case, other: Case) -> Case:
    """Edit the file, and now and then what the list says of it, or which entries are kept."""
    changed = _edit_file(rng, case, other)
    if rng.random() < 0.7:
        return changed
    at = rng.randrange(len(case.numbers))
    numbers = (*case.numbers[:at], number(rng), *case.numbers[at + 1 :])
    return replace(changed, numbers=numbers)


def _edit_puffin(rng: Random, case: Case, other: Case) -> Case:
    return replace(case, data=edit_puffin(rng, case.data, other.data))


def _edit_vectors(rng: Random, case: Case, other: Case) -> Case:
    data, places = edit_vectors(rng, case.data, other.data, case.numbers)
    return replace(case, data=data, numbers=places)


def _edit_typed_bytes(rng: Random, case: Case, other: Case) -> Case:
    """Edit bytes, and now and then read one field as if it were of another type."""
    data = case.data
    for _ in range(rng.choice((1, 1, 2, 3))):
        data = edit_bytes(rng, data, other.data)
    context = case.context
    if rng.random() < 0.3:
        context = _retyped(rng, schema_of(context), schema_of(other.context))
    return replace(case, data=data, context=context)


def _edit_rows(rng: Random, case: Case, other: Case) -> Case:
    changed, ends = _edit_typed_bytes(rng, case, other), case.numbers
    if ends and rng.random() < 0.2:
        moved = rng.randrange(len(ends))
        ends = (*ends[:moved], ends[moved] + rng.randrange(-9, 9), *ends[moved + 1 :])
    return replace(changed, numbers=tuple(max(0, end) for end in ends))


def _retyped(rng: Random, schema: pa.Schema, donor: pa.Schema) -> str:
    """Read one field as if it were of another type."""
    if not len(schema) or not len(donor):
        return schema_text(donor)
    at, taken = rng.randrange(len(schema)), donor.field(rng.randrange(len(donor)))
    return schema_text(schema.set(at, taken.with_name(schema.field(at).name)))


#: What is edited otherwise than as a file that is whatever its first bytes say.
_EDITS: dict[str, Callable[[Random, Case, Case], Case]] = {
    "rows": _edit_rows,
    "paimon manifest": _edit_manifest,
    "iceberg manifest": _edit_manifest,
    "puffin": _edit_puffin,
    "vectors": _edit_vectors,
    "file index": _edit_typed_bytes,
}
