"""A virtual environment for a writer with conflicting pins, made once and kept.

It is made with pip. The script that runs in it imports nothing of this project.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

#: A file in an environment with all packages; without it, the installation was interrupted.
_COMPLETE = "complete"
_INSTALL_SECONDS = 300


class EnvironmentUnavailableError(Exception):
    """The environment cannot be made here, for example without a network."""


def cache_folder() -> Path:
    """Where environments are kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "arrowmeta" / "writers"


def environment_python(*packages: str) -> Path:
    """Return the interpreter of an environment with these packages, making it if need be."""
    names = " ".join((*packages, f"{sys.version_info.major}.{sys.version_info.minor}"))
    folder = cache_folder() / hashlib.sha256(names.encode()).hexdigest()[:16]
    python = folder / "bin" / "python"
    if not (folder / _COMPLETE).exists():
        _run(sys.executable, "-m", "venv", "--clear", str(folder))
        _run(str(python), "-m", "pip", "install", "--quiet", *packages)
        (folder / _COMPLETE).write_text(names, encoding="utf-8")
    return python


def _run(*command: str) -> None:
    try:
        done = subprocess.run(
            command,
            env=_environment(),
            capture_output=True,
            text=True,
            timeout=_INSTALL_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise EnvironmentUnavailableError(f"{' '.join(command)}: {error}") from error
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise EnvironmentUnavailableError(f"{' '.join(command)}: {' '.join(last)}")


def _environment() -> dict[str, str]:
    """Return the variables for pip: CI installs the project from a folder without the writers."""
    return {name: value for name, value in os.environ.items() if name != "PIP_NO_INDEX"}
