"""The pool of inputs, and how the next case is made of it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pyarrow as pa

from tests.fuzz.byte_edits import edit_bytes
from tests.fuzz.case import Case, schema_of, schema_text
from tests.fuzz.container_edits import edit_container, parse
from tests.fuzz.targets import entry_columns

#: Kept cases beyond this many replace older ones.
MAX_KEPT = 2000

#: How often a target is chosen. Entries of a manifest have two dozen columns and take long.
SHARES = {"avro": 0.68, "rows": 0.2, "manifest": 0.12}

#: How often a sound file is edited as bytes, which mostly breaks its header.
_RAW_SHARE = 0.15

#: Longer cases are not kept, and not run.
MAX_CASE_LEN = 4 << 20

#: Files with more decompressed bytes than this are run once.
_MAX_KEPT_LEN = 1 << 18

#: Files much longer than this are chosen less often.
_SHORT_LEN = 2048


class Pool:
    """Seeds, and cases that came to an end nobody had seen.

    Args:
        seeds: what there is to begin with.
        rng: decides everything.
    """

    def __init__(self, seeds: Sequence[Case], rng: Random) -> None:
        self._rng = rng
        targets = [target for target in SHARES if any(s.target == target for s in seeds)]
        self._seeds = {target: [s for s in seeds if s.target == target] for target in targets}
        self._weights = {
            target: list(itertools.accumulate(1 / (_SHORT_LEN + len(s.data)) for s in cases))
            for target, cases in self._seeds.items()
        }
        self._kept: dict[str, list[Case]] = {target: [] for target in targets}
        self._seen: set[tuple[object, ...]] = set()

    def next_case(self) -> Case:
        """Make a case that is a little unlike one of the pool."""
        [target] = self._rng.choices(list(self._seeds), [SHARES[t] for t in self._seeds])
        return self._mutated(self._chosen(target), self._chosen(target))

    def keep(self, case: Case, found: tuple[object, ...]) -> None:
        """Take a case up if its outcome is a new one."""
        key = (case.target, *found)
        if key in self._seen or len(case.data) > 16 * _SHORT_LEN:
            return
        self._seen.add(key)
        if case.target != "rows" and not self._is_worth_editing(case.data):
            return
        kept = self._kept[case.target]
        if len(kept) < MAX_KEPT:
            kept.append(case)
        else:
            kept[self._rng.randrange(MAX_KEPT)] = case

    def _is_worth_editing(self, data: bytes) -> bool:
        """Edits of a file with a broken header seldom reach what is behind; bombs take long."""
        file = parse(data)
        return self._rng.random() < 0.2 if file is None else file.n_bytes <= _MAX_KEPT_LEN

    def _chosen(self, target: str) -> Case:
        kept = self._kept[target]
        if kept and self._rng.random() < 0.4:
            return self._rng.choice(kept)
        weights = self._weights[target]
        return self._rng.choices(self._seeds[target], cum_weights=weights)[0]

    def _mutated(self, case: Case, other: Case) -> Case:
        if case.target == "rows":
            return self._mutated_rows(case, other)
        file, donor = parse(case.data), parse(other.data)
        if file is None or donor is None or self._rng.random() < _RAW_SHARE:
            data = edit_bytes(self._rng, case.data, other.data)
        else:
            data = edit_container(self._rng, file, donor)
        return replace(case, data=data[:MAX_CASE_LEN], columns=self._columns(case))

    def _mutated_rows(self, case: Case, other: Case) -> Case:
        data, ends = case.data, case.ends
        for _ in range(self._rng.choice((1, 1, 2, 3))):
            data = edit_bytes(self._rng, data, other.data)
        if ends and self._rng.random() < 0.2:
            moved = self._rng.randrange(len(ends))
            ends = (*ends[:moved], ends[moved] + self._rng.randrange(-9, 9), *ends[moved + 1 :])
        context = case.context
        if self._rng.random() < 0.3:
            context = self._retyped(schema_of(context), schema_of(other.context))
        return replace(case, data=data, ends=tuple(max(0, end) for end in ends), context=context)

    def _retyped(self, schema: pa.Schema, donor: pa.Schema) -> str:
        """Read one field as if it were of another type."""
        if not len(schema) or not len(donor):
            return schema_text(donor)
        at, taken = self._rng.randrange(len(schema)), donor.field(self._rng.randrange(len(donor)))
        return schema_text(schema.set(at, taken.with_name(schema.field(at).name)))

    def _columns(self, case: Case) -> tuple[str, ...] | None:
        """Ask for everything, or for some of what there is."""
        if case.target == "manifest":
            names = entry_columns(case.context)
            wanted = self._rng.choice((2, 4, 8, len(names)))
        else:
            file = parse(case.data) if self._rng.random() < 0.25 else None
            names = file.column_names if file else []
            wanted = self._rng.randrange(1, 4)
        return tuple(self._rng.sample(names, min(wanted, len(names)))) or None
