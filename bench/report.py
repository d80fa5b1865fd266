"""Which machine a report is of."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine() -> str:
    """Return what kind of machine this is."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.processor() or platform.machine()
    return (
        f"{os.cpu_count()} cores, {model}, {platform.system()}, Python {platform.python_version()}"
    )
