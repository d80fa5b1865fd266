"""`arrowmeta completion SHELL`: a completion script for commands, options and their values.

Generated from the parser of the command line.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator, Mapping
from itertools import chain

from arrowmeta.cli.arguments import COMMANDS, _parser
from arrowmeta.command_line import FINE


def run_completion(arguments: argparse.Namespace) -> int:
    """Run `arrowmeta completion bash|zsh|fish`."""
    _, parsers = _parser()
    lines = _fish(parsers) if arguments.shell == "fish" else _bash(parsers)
    if arguments.shell == "zsh":
        lines = chain(["#compdef arrowmeta", "autoload -Uz bashcompinit && bashcompinit"], lines)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return FINE


def _options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.option_strings]


def _words(parser: argparse.ArgumentParser) -> str:
    """Return the values of the first argument that has a few."""
    positional = (action.choices for action in parser._actions if not action.option_strings)
    return " ".join(next(filter(None, positional), ()))


def _bash(parsers: Mapping[str, argparse.ArgumentParser]) -> Iterator[str]:
    yield "_arrowmeta() {"
    yield '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"'
    yield '  local command="${COMP_WORDS[1]}" known=""'
    yield '  if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f"    known={shlex.quote(' '.join(parsers))}"
    yield "  else"
    yield '    case "$command $prev" in'
    for name, parser in parsers.items():
        for option in _options(parser):
            if option.choices:
                cases = "|".join(f'"{name} {spelled}"' for spelled in option.option_strings)
                yield f"      {cases}) known={shlex.quote(' '.join(option.choices))};;"
        if words := _words(parser):
            yield f'      "{name} {name}") known={shlex.quote(words)};;'
    yield "    esac"
    yield '    case "$cur" in -*) case "$command" in'
    for name, parser in parsers.items():
        names = [spelled for option in _options(parser) for spelled in option.option_strings]
        yield f"      {name}) known={shlex.quote(' '.join(names))};;"
    yield "    esac;; esac"
    yield "  fi"
    yield '  COMPREPLY=($(compgen -W "$known" -- "$cur"))'
    yield "}"
    yield "complete -o default -F _arrowmeta arrowmeta"


def _fish(parsers: Mapping[str, argparse.ArgumentParser]) -> Iterator[str]:
    for name, parser in parsers.items():
        yield (
            "complete -c arrowmeta -n __fish_use_subcommand -f"
            f" -a {name} -d {_fish_quoted(COMMANDS[name].help)}"
        )
        when = f"-n '__fish_seen_subcommand_from {name}'"
        if words := _words(parser):
            yield f"complete -c arrowmeta {when} -f -a {_fish_quoted(words)}"
        for option in _options(parser):
            named = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.option_strings
            )
            needs = "" if option.nargs == 0 else " -r"
            if option.choices:
                needs = f" -x -a {_fish_quoted(' '.join(option.choices))}"
            said = _fish_quoted(option.help or "")
            yield f"complete -c arrowmeta {when} {named}{needs} -d {said}"


def _fish_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
