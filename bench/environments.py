"""Virtual environments of the libraries we compare with, made once and kept in the cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Environment:
    """An interpreter with some packages.

    Attributes:
        name: also its folder's.
        packages: what to install; none for the environment that runs this.
    """

    name: str
    packages: tuple[str, ...] = ()


OURS = Environment("ours")
DATAFUSION = Environment("datafusion", ("datafusion", "pyarrow"))
POLARS = Environment("polars", ("polars-avro", "polars", "pyarrow"))
PYICEBERG = Environment("pyiceberg", ("pyiceberg", "pyarrow"))
PYPAIMON = Environment("pypaimon", ("pypaimon",))
POLARS_ICEBERG = Environment("polars-iceberg", ("polars", "polars-iceberg", "pyiceberg", "pyarrow"))
PYPAIMON_RUST = Environment("pypaimon-rust", ("pypaimon-rust", "pyarrow"))
LIMIT = Environment(
    "limit",
    ("backports.zstd", "cramjam", "deflate", "isal", "pyarrow", "zlib-ng", "zstandard"),
)


@dataclass(frozen=True)
class Interpreter:
    """A Python that can read what its environment is for.

    Attributes:
        python: the executable.
    """

    python: str

    def run(self, module: str, *arguments: str, stdin: str = "", threads: int) -> str:
        """Run a module of this repository; return what it printed, or why it ended early."""
        limits = {"POLARS_MAX_THREADS": str(threads), "OMP_NUM_THREADS": str(threads)}
        done = subprocess.run(
            [self.python, "-m", module, *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=os.environ | limits,
        )
        if done.returncode == 0 and done.stdout:
            return done.stdout.splitlines()[-1]
        last = (done.stderr.splitlines() or ["no message"])[-1]
        return json.dumps({"error": f"ended with {done.returncode}: {last}"})

    @cached_property
    def versions(self) -> dict[str, str]:
        """The versions of all its packages, by lower-case name."""
        listed = subprocess.run(
            [self.python, "-m", "pip", "list", "--format=json", "--disable-pip-version-check"],
            capture_output=True,
            text=True,
            check=True,
        )
        return {found["name"].lower(): found["version"] for found in json.loads(listed.stdout)}


def interpreter(cache: Path, environment: Environment) -> Interpreter:
    """Return the Python of an environment, made now unless it is in the cache."""
    if not environment.packages:
        return Interpreter(sys.executable)
    folder = cache / "environments" / environment.name
    python = folder / "bin" / "python"
    is_whole = folder / "installed.json"
    if not is_whole.exists() or json.loads(is_whole.read_text()) != list(environment.packages):
        print(f"making the environment {environment.name} ...", file=sys.stderr, flush=True)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", *environment.packages], check=True
        )
        is_whole.write_text(json.dumps(environment.packages))
    return Interpreter(str(python))
