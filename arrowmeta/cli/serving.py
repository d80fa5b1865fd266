"""The commands `serve` and `mcp`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from arrowmeta.command_line import FINE, opening_options
from arrowmeta.errors import UsageError
from arrowmeta.io.location import is_uri


def run_serve(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta serve`, until it is interrupted."""
    run = _run_of("app", arguments)
    run(
        arguments.locations,
        opening_options(arguments),
        host=arguments.host,
        port=arguments.port,
        token=_token(arguments),
        needs_token=not arguments.no_token,
    )
    return FINE


def _token(arguments: argparse.Namespace) -> str | None:
    """Return the token that is given; every user sees the arguments of a process, but not these.

    Raises:
        UsageError: its file cannot be read.
    """
    given: str | None = arguments.token
    if given is None and arguments.token_file is not None:
        try:
            given = Path(arguments.token_file).read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as error:
            raise UsageError(f"no token in {arguments.token_file}: {error}") from error
    return os.environ.get("ARROWMETA_TOKEN") if given is None else given


def run_mcp(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta mcp`, until standard input ends."""
    _run_of("mcp_tools", arguments)(arguments.locations, opening_options(arguments))
    return FINE


def _run_of(module: str, arguments: argparse.Namespace) -> Callable[..., None]:
    """Return the function `run` of a module of `arrowmeta.serve`.

    Raises:
        UsageError: it needs an extra; or a folder does not exist, so that there would be no tables,
            ever.
    """
    verb = arguments.command
    try:
        run: Callable[..., None] = import_module(f"arrowmeta.serve.{module}").run
    except ModuleNotFoundError as error:
        raise UsageError(f"{verb} needs {error.name}: pip install 'arrowmeta[{verb}]'") from error
    for location in arguments.locations if arguments.catalog is None else ():
        if not is_uri(location) and not Path(location).exists():
            raise UsageError(f"there is no folder {location}; LOCATION has tables below it")
    return run
