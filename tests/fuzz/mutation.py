"""The pool of inputs, and how the next case is made of it."""

import itertools
from dataclasses import replace

from tests.fuzz.case import schema_of, schema_text
from tests.fuzz.containers import AVRO_MAGIC, edit_file, edit_puffin, edit_vectors, parse
from tests.fuzz.edits import edit_bytes, number
from tests.fuzz.targets import TARGETS

#: Kept cases beyond this many replace older ones.
MAX_KEPT = 2000
#: Longer cases are cut: they take long. What a file of megabytes may take is not tried here.
MAX_CASE_LEN = 1 << 18
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

    def __init__(self, seeds, rng):
        self._rng = rng
        targets = [target for target in TARGETS if any(s.target == target for s in seeds)]
        self._seeds = {target: [s for s in seeds if s.target == target] for target in targets}
        self._shares = [TARGETS[target].share for target in targets]
        self._weights = {
            target: list(itertools.accumulate(1 / (_SHORT_LEN + len(s.data)) for s in cases))
            for target, cases in self._seeds.items()
        }
        self._kept = {target: [] for target in targets}
        self._seen = set()

    def next_case(self):
        """Make a case that is a little unlike one of the pool."""
        [target] = self._rng.choices(list(self._seeds), self._shares)
        case, other = self._chosen(target), self._chosen(target)
        changed = edited(self._rng, case, other)
        return replace(changed, data=changed.data[:MAX_CASE_LEN], columns=self._columns(changed))

    def keep(self, case, found):
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

    def _is_worth_editing(self, case):
        """Edits of a file with a broken header seldom reach what is behind; bombs take long."""
        if not case.data.startswith(AVRO_MAGIC):
            return True
        file = parse(case.data)
        return self._rng.random() < 0.2 if file is None else file.n_bytes <= _MAX_KEPT_LEN

    def _chosen(self, target):
        kept = self._kept[target]
        if kept and self._rng.random() < 0.4:
            return self._rng.choice(kept)
        weights = self._weights[target]
        return self._rng.choices(self._seeds[target], cum_weights=weights)[0]

    def _columns(self, case):
        """Ask for everything, or for some of what there is."""
        target = TARGETS[case.target]
        wanted = self._rng.choice(target.n_asked)
        if not wanted:
            return None
        names = target.columns(case)
        return tuple(self._rng.sample(names, min(wanted, len(names)))) or None


def edited(rng, case, other):
    """Return a case a little unlike `case`; `other` is one of the same target."""
    data, numbers = case.data, case.numbers
    at = rng.randrange(len(numbers)) if numbers else 0
    match case.target:
        case "puffin":
            return replace(case, data=edit_puffin(rng, data, other.data))
        case "vectors":
            data, numbers = edit_vectors(rng, data, other.data, numbers)
            return replace(case, data=data, numbers=numbers)
        case "rows" | "file index":  # now and then, one field is of another type, or a row longer
            for _ in range(rng.choice((1, 1, 2, 3))):
                data = edit_bytes(rng, data, other.data)
            context = case.context
            if rng.random() < 0.3:
                context = _retyped(rng, schema_of(context), schema_of(other.context))
            if numbers and rng.random() < 0.2:
                moved = numbers[at] + rng.randrange(-9, 9)
                numbers = (*numbers[:at], max(0, moved), *numbers[at + 1 :])
            return replace(case, data=data, context=context, numbers=numbers)
        case "paimon manifest" | "iceberg manifest" if rng.random() < 0.3:
            # What the list says of it, or which entries are kept.
            numbers = (*numbers[:at], number(rng), *numbers[at + 1 :])
    return replace(case, data=edit_file(rng, data, other.data), numbers=numbers)


def _retyped(rng, schema, donor):
    """Read one field as if it were of another type."""
    if not len(schema) or not len(donor):
        return schema_text(donor)
    at, taken = rng.randrange(len(schema)), donor.field(rng.randrange(len(donor)))
    return schema_text(schema.set(at, taken.with_name(schema.field(at).name)))
