"""What the package and its extras take on disk: megabytes, packages, and seconds to install.

    python -m bench.bench_install [EXTRA ...]

Builds a wheel of this checkout, and installs it alone and with each extra into new environments,
from the index or cache that pip is configured to use. Prints a Markdown table. An extra's size is
what it adds to the package alone; its seconds include the network, if packages are not cached.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from pathlib import Path

from bench.report import machine

_ROOT = Path(__file__).parents[1]
#: Extras for developers of the package itself.
_OF_DEVELOPERS = ("dev", "docs")
_MEGABYTE = 1_000_000


def installed(wheel: Path, extra: str, folder: Path) -> tuple[int, int, float]:
    """Install the wheel with an extra; return bytes, the number of packages, and seconds."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    start = time.perf_counter()
    target = f"{wheel}[{extra}]" if extra else str(wheel)
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", target]
    subprocess.run(pip, check=True)
    seconds = time.perf_counter() - start
    [packages] = folder.glob("lib/python*/site-packages")
    n_bytes = sum(path.stat().st_size for path in packages.rglob("*") if path.is_file())
    return n_bytes, sum(1 for _ in packages.glob("*.dist-info")), seconds


def main() -> None:
    """Install and print."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text())["project"]
    extras = [name for name in project["optional-dependencies"] if name not in _OF_DEVELOPERS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("extras", nargs="*", default=extras)
    arguments = parser.parse_args()
    print(f"{machine()}\n")
    print("| install | MB | packages | s |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
        subprocess.run([*build, str(folder), str(_ROOT)], check=True)
        [wheel] = folder.glob("*.whl")
        alone = (0, 0, 0.0)
        for extra in ("", *arguments.extras):
            found = installed(wheel, extra, folder / f"with-{extra}")
            if not extra:
                alone = found
            n_bytes, n_packages = ((found[at] - alone[at] if extra else found[at]) for at in (0, 1))
            sign, label = ("+", f"`arrowmeta[{extra}]`") if extra else ("", "`arrowmeta`")
            size = f"{sign}{n_bytes / _MEGABYTE:,.0f}"
            print(f"| {label} | {size} | {sign}{n_packages} | {found[2]:.0f} |", flush=True)


if __name__ == "__main__":
    main()
