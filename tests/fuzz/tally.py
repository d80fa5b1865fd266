"""What a fuzz run found: counted by workers, added up by the supervisor, printed at the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.fuzz.case import Case

#: Lines of the table of outcomes.
_MAX_LINES = 60


@dataclass(frozen=True)
class Finding:
    """An input that did what no input may."""

    what: str
    case: Case

    def save(self, folder: Path) -> Path:
        """Write the input to a file named by its digest."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.case.digest}.case"
        path.write_bytes(self.case.to_bytes())
        return path


@dataclass
class Tally:
    """Counts, extremes and findings.

    Attributes:
        outcomes: executions by target and signature.
        slowest: seconds of the longest execution, and its target.
        peak: bytes of the greatest growth of memory, and the length of the file that took it.
        resident: bytes of the largest worker between two executions.
        findings: by what was found and its target, the first of each; later ones are only counted.
        repeats: how often each finding was met.
        seconds: how long the workers worked, together.
    """

    outcomes: Counter[tuple[str, str]] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")
    peak: tuple[int, int] = (0, 0)
    resident: int = 0
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)
    repeats: Counter[tuple[str, str]] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def executions(self) -> int:
        return self.outcomes.total()

    def count(self, case: Case, signature: str, seconds: float, growth: int) -> None:
        self.outcomes[case.target, signature] += 1
        self.slowest = max(self.slowest, (seconds, case.target))
        self.peak = max(self.peak, (growth, len(case.data)))

    def report(self, finding: Finding) -> None:
        key = (finding.case.target, finding.what)
        known = self.findings.setdefault(key, finding)
        if len(finding.case.data) < len(known.case.data):
            self.findings[key] = finding
        self.repeats[key] += 1

    def add(self, other: Tally) -> None:
        self.outcomes += other.outcomes
        self.slowest = max(self.slowest, other.slowest)
        self.peak = max(self.peak, other.peak)
        self.resident = max(self.resident, other.resident)
        self.seconds += other.seconds
        for key, finding in other.findings.items():
            self.report(finding)
            self.repeats[key] += other.repeats[key] - 1

    def lines(self) -> list[str]:
        """The report."""
        peak, file_len = self.peak
        ordered = self.outcomes.most_common()
        return [
            *(f"{n:>10,}  {target:16} {what}" for (target, what), n in ordered[:_MAX_LINES]),
            *[f"{len(ordered) - _MAX_LINES:>10,}  more outcomes"] * (len(ordered) > _MAX_LINES),
            "",
            f"executions   {self.executions:,} in {self.seconds:.0f} s of all processes,"
            f" {self.executions / max(self.seconds, 1e-9):,.0f} per second and process",
            f"slowest      {1000 * self.slowest[0]:.0f} ms ({self.slowest[1]})",
            f"peak memory  {peak / 2**20:.1f} MiB above the process, for {file_len:,} bytes;"
            f" the process {self.resident / 2**20:.0f} MiB",
            f"findings     {len(self.findings)}",
            *(
                f"  {finding.case.digest}  {target:16} {len(finding.case.data):>7,} bytes,"
                f" {self.repeats[target, what]:,} times: {what}"
                for (target, what), finding in self.findings.items()
            ),
        ]
