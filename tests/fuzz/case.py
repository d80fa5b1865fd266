"""One input of a fuzz run, kept as a file that can be run again, and what a run found."""

import base64
import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

import pyarrow as pa

#: Lines of the table of outcomes.
_MAX_LINES = 60


@dataclass(frozen=True)
class Case:
    """What an entry point is called with.

    Attributes:
        target: the entry point; a name of `tests.fuzz.targets.TARGETS`.
        data: the file, or the bytes of all BinaryRows.
        context: the table whose file it is, or the type of what is in it; see `schema_text`.
        file: which file of the table it stands for, where the target does not know.
        columns: what is asked for; None for everything.
        numbers: what else the target has to know; it says which they are.
    """

    target: str
    data: bytes
    context: str = ""
    file: str = ""
    columns: tuple[str, ...] | None = None
    numbers: tuple[int, ...] = ()

    def to_bytes(self):
        """One line of JSON and the data."""
        line = [self.target, self.context, self.file, self.columns, self.numbers]
        return json.dumps(line).encode() + b"\n" + self.data

    @classmethod
    def from_bytes(cls, content):
        line, _, data = content.partition(b"\n")
        target, context, file, columns, numbers = json.loads(line)
        wanted = None if columns is None else tuple(columns)
        return cls(target, data, context, file, wanted, tuple(numbers))

    @property
    def digest(self):
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]


def schema_text(schema):
    """An Arrow schema as text, so that a case that needs one is one file."""
    return base64.b64encode(schema.serialize()).decode()


@lru_cache(maxsize=4096)
def schema_of(text):
    return pa.ipc.read_schema(pa.py_buffer(base64.b64decode(text)))


@dataclass(frozen=True)
class Finding:
    """An input that did what no input may."""

    what: str
    case: Case

    def save(self, folder):
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
        findings: by what was found and its target, the shortest of each; others are only counted.
        repeats: how often each finding was met.
        seconds: how long the workers worked, together.
    """

    outcomes: Counter = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")
    peak: tuple[int, int] = (0, 0)
    resident: int = 0
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)
    repeats: Counter = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def executions(self):
        return self.outcomes.total()

    def count(self, case, signature, seconds, growth):
        self.outcomes[case.target, signature] += 1
        self.slowest = max(self.slowest, (seconds, case.target))
        self.peak = max(self.peak, (growth, len(case.data)))

    def report(self, finding, repeats=1):
        key = (finding.case.target, finding.what)
        known = self.findings.setdefault(key, finding)
        if len(finding.case.data) < len(known.case.data):
            self.findings[key] = finding
        self.repeats[key] += repeats

    def add(self, other):
        self.outcomes += other.outcomes
        for name in ("slowest", "peak", "resident"):
            setattr(self, name, max(getattr(self, name), getattr(other, name)))
        self.seconds += other.seconds
        for key, finding in other.findings.items():
            self.report(finding, other.repeats[key])

    def lines(self):
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
