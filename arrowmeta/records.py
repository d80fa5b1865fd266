"""`dataclass` as in the standard library, for processes that live for one question.

The standard decorator writes Python source for each class and compiles it: a millisecond per class,
and a question loads more than a hundred. Here all classes share one set of methods, which read the
fields of the class. Making an object takes a microsecond longer. `field`, `fields`, `replace` and
`astuple` are those of the standard library.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Shape(NamedTuple):
    """Fields of a class, by what its methods do with them.

    Attributes:
        positional: names of fields that are given by position.
        names: names of all fields that can be given.
        defaults: default value, or the function that makes it, by name.
        has_more: whether `__post_init__` is called.
    """

    positional: tuple[str, ...]
    names: frozenset[str]
    defaults: tuple[tuple[str, Any, Callable[[], Any] | None], ...]
    compared: tuple[str, ...]
    hashed: tuple[str, ...]
    shown: tuple[str, ...]
    has_more: bool


def _init(self: Any, /, *args: Any, **named: Any) -> None:
    shape: _Shape = self._record_shape
    values = self.__dict__  # frozen or not
    if args:
        values.update(zip(shape.positional, args, strict=False))
    values.update(named)
    if len(values) != len(args) + len(named) or not named.keys() <= shape.names:
        raise _wrong_arguments(self, len(args), named)
    for name, default, make in shape.defaults:
        if name not in values:
            values[name] = make() if make else default
    if not shape.names <= values.keys():
        raise _wrong_arguments(self, len(args), named)
    if shape.has_more:
        self.__post_init__()


def _wrong_arguments(self: Any, n_args: int, named: dict[str, Any]) -> TypeError:
    shape: _Shape = self._record_shape
    name = f"{type(self).__name__}()"
    if n_args > len(shape.positional):
        return TypeError(f"{name} takes {len(shape.positional)} arguments, got {n_args}")
    if unknown := [given for given in named if given not in shape.names]:
        return TypeError(f"{name} got an unexpected argument {unknown[0]!r}")
    if twice := [given for given in shape.positional[:n_args] if given in named]:
        return TypeError(f"{name} got argument {twice[0]!r} twice")
    fields = (*shape.positional, *shape.names)
    missing = [field for field in fields if field not in self.__dict__]
    return TypeError(f"{name} misses argument {missing[0]!r}")


def _eq(self: Any, other: Any) -> Any:
    if self.__class__ is not other.__class__:
        return NotImplemented
    names = self._record_shape.compared
    mine, others = (tuple(getattr(it, name) for name in names) for it in (self, other))
    return mine == others


def _hash(self: Any) -> int:
    return hash(tuple(getattr(self, name) for name in self._record_shape.hashed))


@recursive_repr("...")
def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._record_shape.shown)
    return f"{self.__class__.__qualname__}({shown})"


def _no_change(self: Any, name: str, *_: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to or delete {name!r}")


def _shape_of(cls: type) -> _Shape:
    fields = dataclasses.fields(cls)
    missing = dataclasses.MISSING
    return _Shape(
        tuple(field.name for field in fields if field.init and not field.kw_only),
        frozenset(field.name for field in fields if field.init),
        tuple(
            (
                field.name,
                field.default,
                None if field.default_factory is missing else field.default_factory,
            )
            for field in fields
            if field.default is not missing or field.default_factory is not missing
        ),
        tuple(field.name for field in fields if field.compare),
        tuple(
            field.name for field in fields if (field.compare if field.hash is None else field.hash)
        ),
        tuple(field.name for field in fields if field.repr),
        hasattr(cls, "__post_init__"),
    )


def _record(cls: type[T], *, frozen: bool, eq: bool, kw_only: bool) -> type[T]:
    made = dataclasses.dataclass(init=False, repr=False, eq=False, kw_only=kw_only)(cls)
    methods: dict[str, Any] = {"__init__": _init, "__repr__": _repr}
    if eq:
        methods |= {"__eq__": _eq, "__hash__": _hash if frozen else None}
    if frozen:
        methods |= {"__setattr__": _no_change, "__delattr__": _no_change}
    # A class with a method `__eq__` has `__hash__ = None` of Python's own.
    own = {name for name, value in cls.__dict__.items() if (name, value) != ("__hash__", None)}
    for name, method in methods.items():
        if name not in own:
            setattr(made, name, method)
    made._record_shape = _shape_of(made)  # type: ignore[attr-defined]
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(
        cls: Any = None, /, *, frozen: bool = False, eq: bool = True, kw_only: bool = False
    ) -> Any:
        """Return the class with `__init__`, `__repr__`, and, as asked, the other methods.

        Args:
            cls: class with annotated fields.
            frozen: whether attributes cannot be set; such objects are hashed by their fields.
            eq: whether objects with equal fields are equal.
            kw_only: whether the class's own fields are given by name only.
        """
        if cls is None:
            return lambda decorated: _record(decorated, frozen=frozen, eq=eq, kw_only=kw_only)
        return _record(cls, frozen=frozen, eq=eq, kw_only=kw_only)
