"""The commands `serve` and `mcp`."""

from __future__ import annotations

import argparse

from arrowmeta.command_line import FINE, opening_options
from arrowmeta.errors import UsageError


def run_serve(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta serve`, until it is interrupted."""
    try:
        from arrowmeta.serve.app import run
    except ModuleNotFoundError as error:
        raise UsageError(f"serve needs {error.name}: pip install 'arrowmeta[serve]'") from error
    run(
        arguments.locations,
        opening_options(arguments),
        host=arguments.host,
        port=arguments.port,
        token=arguments.token,
        needs_token=not arguments.no_token,
    )
    return FINE


def run_mcp(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta mcp`, until standard input ends."""
    try:
        from arrowmeta.serve.mcp_tools import run
    except ModuleNotFoundError as error:
        raise UsageError(f"mcp needs {error.name}: pip install 'arrowmeta[mcp]'") from error
    run(arguments.locations, opening_options(arguments))
    return FINE
