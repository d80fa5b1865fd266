"""A server in a process of its own, as users start it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

TOKEN = "a-token-of-tests"


@contextmanager
def running(*arguments: str) -> Iterator[str]:
    """Run `arrowmeta serve`; yield its address."""
    command = [sys.executable, "-m", "arrowmeta", "serve", *arguments, "--token", TOKEN]
    environment = {**os.environ, "ARROWMETA_STORE": ""}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
