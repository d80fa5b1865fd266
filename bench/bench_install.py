"""What the package and its extras take on disk: megabytes, packages, and CPU seconds to install.

    python -m bench.bench_install [EXTRA ...]

Builds a wheel of this checkout, and installs it alone and with each extra into new environments,
from the index or cache that pip is configured to use. Prints a Markdown table, and one of the
packages that take most. An extra's numbers are what it adds to the package alone; compiled modules
(`.pyc`) are part of both.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import resource
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from bench.report import machine

_ROOT = Path(__file__).parents[1]
#: Extras for developers of the package itself.
_OF_DEVELOPERS = ("dev", "docs")
_MEGABYTE = 1_000_000


def installed(wheel: Path, extra: str, folder: Path) -> tuple[dict[str, int], float]:
    """Install the wheel with an extra; return bytes by package, and CPU seconds."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    target = f"{wheel}[{extra}]" if extra else str(wheel)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", target]
    before = _cpu_seconds()
    subprocess.run(pip, check=True)
    seconds = _cpu_seconds() - before
    [packages] = folder.glob("lib/python*/site-packages")
    return {
        one.name: sum(Path(one.locate_file(path)).stat().st_size for path in one.files or ())
        for one in importlib.metadata.distributions(path=[str(packages)])
    }, seconds


def _cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Install and print."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text())["project"]
    extras = [name for name in project["optional-dependencies"] if name not in _OF_DEVELOPERS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("extras", nargs="*", default=extras)
    arguments = parser.parse_args()
    print(f"{machine()}\n")
    print("| install | MB | packages | CPU s |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
        subprocess.run([*build, str(folder), str(_ROOT)], check=True)
        [wheel] = folder.glob("*.whl")
        alone, seconds = installed(wheel, "", folder / "alone")
        print(_row("`arrowmeta`", "", sum(alone.values()), len(alone), seconds), flush=True)
        for extra in arguments.extras:
            sizes, more = installed(wheel, extra, folder / f"with-{extra}")
            n_bytes = sum(sizes.values()) - sum(alone.values())
            n_packages = len(sizes) - len(alone)
            label = f"`arrowmeta[{extra}]`"
            print(_row(label, "+", n_bytes, n_packages, more - seconds), flush=True)
    print("\n| package | MB |\n|---|---:|")
    for package, n_bytes in sorted(alone.items(), key=lambda item: -item[1]):
        print(f"| {package} | {n_bytes / _MEGABYTE:,.0f} |")


def _row(label: str, sign: str, n_bytes: int, n_packages: int, seconds: float) -> str:
    size = f"{n_bytes / _MEGABYTE:,.0f}"
    return f"| {label} | {sign}{size} | {sign}{n_packages} | {sign}{max(seconds, 0):.0f} |"


if __name__ == "__main__":
    main()
