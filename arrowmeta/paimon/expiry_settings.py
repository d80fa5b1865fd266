"""How long a Paimon table keeps snapshots and changelogs: options, arguments, consumers.

Takes options and ids; reads no file. `Settings.of` applies the arguments of an expiry to the
options of the table, `Limits.end` returns the first snapshot that stays.

Spec: Paimon 1.4, table/ExpireSnapshotsImpl.java, ExpireChangelogImpl.java;
options/ExpireConfig.java.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from arrowmeta.errors import UsageError
from arrowmeta.io.digits import integer_in
from arrowmeta.model.expiry import ExpiryRequest
from arrowmeta.paimon.schema import is_on
from arrowmeta.records import dataclass

#: Defaults of options. Spec: Paimon 1.4, api/CoreOptions.java.
_MOST = 2**31 - 1
_LEAST = 10
_TIME_MS = 3_600_000
_AT_ONCE = 50

_DURATION = re.compile(r"(\d{1,19})\s*([a-zµ]*)", re.ASCII | re.IGNORECASE)
#: Milliseconds of units. Spec: Paimon 1.4, utils/TimeUtils.java.
_UNITS: Mapping[str, float] = {
    **dict.fromkeys(("d", "day", "days"), 86_400_000),
    **dict.fromkeys(("h", "hour", "hours"), 3_600_000),
    **dict.fromkeys(("min", "m", "minute", "minutes"), 60_000),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1000),
    **dict.fromkeys(("", "ms", "milli", "millis", "millisecond", "milliseconds"), 1),
    **dict.fromkeys(("µs", "micro", "micros", "microsecond", "microseconds"), 1e-3),
    **dict.fromkeys(("ns", "nano", "nanos", "nanosecond", "nanoseconds"), 1e-6),
}


@dataclass(frozen=True)
class Limits:
    """Limits of an expiry of snapshots, or of changelogs.

    Attributes:
        most: number of snapshots beyond which the oldest expire, however young.
        least: number of snapshots that stay, however old.
        retained_ms: age from which snapshots expire.
        older_than: the time of this age.
        at_once: maximum number that expire at a time.
    """

    most: int
    least: int
    retained_ms: int
    older_than: int
    at_once: int

    def end(self, first: int, last: int, times: Mapping[int, int], next_read: int | None) -> int:
        """Return the id of the first snapshot that stays; all before it expire.

        Paimon 2.0 keeps one snapshot more: it compares the time of the next one.

        Args:
            first: id of the earliest snapshot.
            last: id of the latest snapshot.
            times: commit times by id of those that may expire.
            next_read: the snapshot that a consumer reads next; it and later ones stay.
        """
        begin = max(last - self.most + 1, first)
        end = min(last - self.least + 1, first + self.at_once)
        if next_read is not None:
            end = min(end, next_read)
        young = (i for i in sorted(times) if begin <= i < end and self.older_than <= times[i])
        return next(young, end)


@dataclass(frozen=True)
class Settings:
    """Settings of an expiry.

    Attributes:
        snapshots: limits of snapshots.
        changelogs: limits of the changelogs of expired snapshots.
        keeps_changelogs: whether changelogs are kept longer than snapshots.
        has_producer: whether changelog files are written; else level-0 files are the changelog.
        consumers_keep_snapshots: whether consumers keep snapshots, or only changelogs.
    """

    snapshots: Limits
    changelogs: Limits
    keeps_changelogs: bool
    has_producer: bool
    consumers_keep_snapshots: bool

    @classmethod
    def of(cls, options: Mapping[str, str], request: ExpiryRequest) -> Settings:
        """Return the settings of a table; arguments come before its options.

        With arguments, the rules are those of the procedure `expire_snapshots`, which knows no
        longer retention of changelogs; without any, those of the table's own commits.
        Spec: Paimon 1.4, utils/ProcedureUtils.java (fillInSnapshotOptions); CoreOptions.java
        (expireConfig).

        Raises:
            UsageError: the engine refuses the options.
        """
        snapshots = _limits(options, "snapshot", request)
        changelogs = _limits(options, "changelog", request, snapshots)
        is_longer = (
            changelogs.most > snapshots.most
            or changelogs.least > snapshots.least
            or changelogs.retained_ms > snapshots.retained_ms
        )
        by_settings = request.is_by_settings
        return cls(
            snapshots=snapshots,
            changelogs=changelogs,
            keeps_changelogs=is_longer and by_settings,
            has_producer=options.get("changelog-producer", "none").strip().lower() != "none",
            consumers_keep_snapshots=not (
                by_settings and is_on(options, "consumer.changelog-only")
            ),
        )

    @property
    def leaves_deltas(self) -> bool:
        """Whether the delta of an expired snapshot is its changelog, which stays."""
        return self.keeps_changelogs and not self.has_producer


def _limits(
    options: Mapping[str, str], kind: str, request: ExpiryRequest, default: Limits | None = None
) -> Limits:
    most = _integer(options, f"{kind}.num-retained.max", default.most if default else _MOST)
    least = _integer(options, f"{kind}.num-retained.min", default.least if default else _LEAST)
    retained = _millis(
        options, f"{kind}.time-retained", default.retained_ms if default else _TIME_MS
    )
    older_than = request.now - retained
    if default is None:
        least = least if request.retain_last is None else request.retain_last
        older_than = older_than if request.older_than is None else request.older_than
    if most < least:
        raise UsageError(
            f"Paimon refuses to expire: it would keep at most {most:,} and at least {least:,}"
            f" {kind}s ({kind}.num-retained.max and .min)"
        )
    at_once = _integer(options, "snapshot.expire.limit", _AT_ONCE)
    return Limits(most, least, retained, older_than, at_once)


def _integer(options: Mapping[str, str], name: str, default: int) -> int:
    text = options.get(name)
    if text is None:
        return default
    number = integer_in(text.strip(), range(_MOST + 1))
    if number is None:
        raise UsageError(f"Paimon refuses to expire: {name} is {text!r}, not a 32-bit number")
    return number


def _millis(options: Mapping[str, str], name: str, default: int) -> int:
    text = options.get(name)
    if text is None:
        return default
    duration = _DURATION.fullmatch(text.strip())
    unit = _UNITS.get(duration[2].lower()) if duration else None
    if duration is None or unit is None:
        raise UsageError(f"Paimon refuses to expire: {name} is {text!r}, not a duration")
    return int(int(duration[1]) * unit)
