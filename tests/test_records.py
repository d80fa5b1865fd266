"""`arrowmeta.records.dataclass`, compared with that of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import astuple, field, fields, replace

import pytest

from arrowmeta.records import dataclass


def made(decorate):
    """Return classes that are equal but for the decorator."""

    @decorate(frozen=True)
    class Point:
        """A point."""

        x: int
        y: int = 2
        tags: list[str] = field(default_factory=list, hash=False)
        note: str = field(default="", compare=False, repr=False)
        cache: dict[str, int] = field(default_factory=dict, init=False, hash=False)
        unit: str = field(default="m", kw_only=True)

        @property
        def sum(self):
            return self.x + self.y

    @decorate
    class Counter:
        """A counter with rules of its own."""

        n: int
        named: str = "n"

        def __post_init__(self):
            self.n += 1

        def __repr__(self):
            return f"<{self.n}>"

    @decorate(frozen=True)
    class Special(Point):
        """A point with one more field."""

        z: int = 3

    @decorate(frozen=True, eq=False)
    class Own:
        """Equal to itself only."""

        a: int

    return Point, Counter, Special, Own


OURS, THEIRS = made(dataclass), made(dataclasses.dataclass)


@dataclass(frozen=True)
class Kept:
    """At the top of a module, as pickle needs it."""

    a: int
    b: tuple[int, ...] = ()


def outcome(ask):
    """Return what a function returns, or the class of its error."""
    try:
        return ask()
    except Exception as error:
        return type(error)


CALLS = {
    "positions": lambda c: repr(c[0](1, 3, ["a"], "note")),
    "names": lambda c: repr(c[0](y=1, x=2, unit="km")),
    "defaults": lambda c: repr(c[0](1)),
    "lists of their own": lambda c: c[0](1).tags is c[0](1).tags,
    "missing": lambda c: c[0](),
    "missing, with another": lambda c: c[0](y=1),
    "unknown": lambda c: c[0](1, q=2),
    "unknown in place of a missing one": lambda c: c[0](q=2),
    "twice": lambda c: c[0](1, x=2),
    "too many": lambda c: c[0](1, 2, [], "", {}, "m"),
    "not given by position": lambda c: c[0](1, 2, [], "", "km"),
    "not given at all": lambda c: c[0](1, cache={}),
    "equal": lambda c: c[0](1, note="a") == c[0](1, note="b"),
    "not equal": lambda c: c[0](1) == c[0](2),
    "another class": lambda c: c[0](1) == c[2](1),
    "hash": lambda c: hash(c[0](1, 2, ["a"])) == hash(c[0](1, 2, ["b"], "c")),
    "no hash": lambda c: hash(c[1](1)),
    "hash of identity": lambda c: len({c[3](1), c[3](1)}),
    "set": lambda c: setattr(c[0](1), "x", 2),
    "delete": lambda c: delattr(c[0](1), "x"),
    "set what is not frozen": lambda c: setattr(c[1](1), "n", 2),
    "after": lambda c: repr(c[1](1)),
    "inherited": lambda c: repr(c[2](1, z=5)),
    "replace": lambda c: repr(replace(c[2](1), y=9)),
    "replace what is unknown": lambda c: replace(c[0](1), q=9),
    "tuple": lambda c: astuple(c[2](1)),
    "fields": lambda c: [one.name for one in fields(c[2])],
    "copy": lambda c: copy.deepcopy(c[0](1, tags=["a"])) == c[0](1, tags=["a"]),
    "match": lambda c: c[0].__match_args__,
    "property": lambda c: c[0](1).sum,
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_classes_do_what_those_of_the_standard_library_do(call):
    assert outcome(lambda: call(OURS)) == outcome(lambda: call(THEIRS))


def test_objects_can_be_pickled():
    kept = Kept(1, (2, 3))
    assert pickle.loads(pickle.dumps(kept)) == kept
    assert hash(pickle.loads(pickle.dumps(kept))) == hash(kept)


def test_errors_name_class_and_argument():
    with pytest.raises(TypeError, match=r"Kept\(\) misses argument 'a'"):
        Kept()
    with pytest.raises(TypeError, match=r"Kept\(\) got an unexpected argument 'c'"):
        Kept(1, c=2)
    with pytest.raises(TypeError, match=r"Kept\(\) takes 2 arguments, got 3"):
        Kept(1, 2, 3)
